"""Random games of all kinds with every check, for as long as asked: `make fuzz SECONDS=600`."""

from __future__ import annotations

import argparse
import random
import sys
import time
from typing import Any

import terem
from terem.engine.playout import play_at_random
from tests.edits import check_edited, edited
from tests.properties import play_random_game, random_options

# Slips of the pen tried in a position of every game.
SLIPS = 20


def try_slips(game: terem.Game, seats: int, seed: int, options: dict[str, Any]) -> None:
    """Dumps of a position somewhere in the game, each with one thing wrong."""
    rng = random.Random(seed)
    state = game.new(seats, seed, options)
    play_at_random(state, terem.engine.Chance(seed), rng.randrange(400))
    dump = state.dump()
    for _ in range(SLIPS):
        wrong, where = edited(dump, rng)
        try:
            check_edited(game, wrong, rng)
        except Exception:
            print(f"failed: restored with an edit of {where} after {state.played} moves")
            raise


def main() -> int:
    parser = argparse.ArgumentParser(description="fuzz the games")
    parser.add_argument("--seconds", type=float, default=60)
    parser.add_argument("--seed", type=int, default=None, help="default: a new one each time")
    parser.add_argument("--game", choices=terem.games())
    args = parser.parse_args()
    seed = args.seed if args.seed is not None else random.SystemRandom().randrange(1 << 32)
    rng = random.Random(seed)
    print(f"fuzzing with --seed {seed}", flush=True)
    end = time.monotonic() + args.seconds
    played = 0
    while time.monotonic() < end:
        game = terem.game(args.game or rng.choice(terem.games()))
        seats = rng.choice(list(game.seats))
        options = random_options(game, rng)
        game_seed = rng.randrange(1 << 32)
        try:
            play_random_game(game, seats, game_seed, options, thorough_every=5)
            try_slips(game, seats, game_seed, options)
        except Exception:
            print(f"failed: {game.id} seats={seats} seed={game_seed} options={options}")
            raise
        played += 1
    print(f"{played} games, nothing found")
    return 0


if __name__ == "__main__":
    sys.exit(main())
