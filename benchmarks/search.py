"""Search iterations a second on one core, in every game, at the settings of the levels.

    PYTHONPATH=build/compiled python -m benchmarks.search [--json FILE]

An iteration is a walk down the tree in one imagined world, the expansion of a leaf, a truncated
playout and its judgement. Positions come from the middle of games between greedy bots; time is
processor time, so that other work on the machine does not count. Prints a Markdown table.
"""

from __future__ import annotations

import argparse
import json
import platform
import time
from pathlib import Path
from typing import Any

import terem
from terem import State, bots
from terem.bots.judgement import judgement
from terem.bots.net import learned
from terem.bots.search import Search, settings
from terem.cli.bench import form

POSITIONS = 12


def positions(id: str, seats: int) -> list[State]:
    """Positions spread over a greedy game, each with a real choice."""
    game = terem.game(id)
    player = bots.bot("greedy", 1)
    state = game.new(seats, 3)
    found: list[State] = []
    while state.seat is not None:
        if len(state.legal()) > 1:
            found.append(state.copy())
        state.play(player.choose(state))
    return [found[i * len(found) // POSITIONS] for i in range(POSITIONS)]


def measure(id: str, seats: int, level: str, iterations: int) -> float:
    """Iterations a second, over all positions together."""
    s = settings(id, level)
    spent = 0.0
    done = 0
    for state in positions(id, seats):
        assert state.seat is not None
        search = Search(state, state.seat, 1, judgement(id), s, learned(state.game))
        begin = time.process_time()
        search.run(iterations, None, hurry=False)
        spent += time.process_time() - begin
        done += search.iterations
    return done / spent


def main() -> None:
    parser = argparse.ArgumentParser(description="search iterations a second")
    parser.add_argument("--json", metavar="FILE")
    parser.add_argument("--iterations", type=int, default=1000)
    args = parser.parse_args()
    figures: dict[str, Any] = {"form": form(), "python": platform.python_version(), "games": {}}
    print(f"{form()}, Python {platform.python_version()}, {platform.system()}, one core\n")
    print("| game | seats | level | iterations/s |")
    print("|---|---:|---|---:|")
    for id in terem.games():
        for seats in (2, 4):
            for level in ("medium", "hard", "master"):
                rate = measure(id, seats, level, args.iterations)
                figures["games"].setdefault(id, {})[f"{level} {seats}"] = round(rate)
                print(f"| {id} | {seats} | {level} | {rate:,.0f} |", flush=True)
    if args.json:
        Path(args.json).write_text(json.dumps(figures, indent=2) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
