"""How true could a promise be? Positions played on many times over, by the same level.

    PYTHONPATH=build/compiled:. python -m tools.floor --game village --games 10   # plays on
    PYTHONPATH=build/compiled:. python -m tools.floor --table                     # only the table

From a position of a level's game, with what its seat cannot know drawn anew each time, the rest is
played several times. How far the results lie apart is what nobody could have foretold, whatever he
knows about positions: the floor under the figures of tools.calibrate. Every position is a line of
docs/strength/floor.jsonl with the seed that repeats it.
"""

from __future__ import annotations

import argparse
import json
import time
from itertools import combinations
from pathlib import Path
from typing import Any

import terem
from terem import State, bots
from terem.arena.stats import mean
from terem.bots.search import settings
from tools.calibrate import MOMENTS

FOLDER = Path(__file__).parent.parent / "docs" / "strength"
LINES = FOLDER / "floor.jsonl"
SEED = 986_000
REPEATS = 6
LONGEST = 4000


def finish(state: State, level: str, seed: int) -> list[State]:
    """Play a game to its end by the level; the positions where somebody had a choice."""
    players = [bots.bot(level, seed=seed * 101 + seat) for seat in range(state.seats)]
    asked = []
    while state.seat is not None and state.played < LONGEST:
        if len(state.legal()) > 1:
            asked.append(state.copy())
        state.play(players[state.seat].choose(state))
    return asked


def positions(game: str, seats: int, seed: int) -> list[dict[str, Any]]:
    level = f"medium@{settings(game, 'medium', seats).iterations}"
    state = terem.game(game).new(seats, seed)
    state.telling = False
    asked = finish(state, level, seed)
    found = []
    for moment in MOMENTS:
        then = asked[min(len(asked) - 1, len(asked) * moment // 100)]
        seat = then.seat
        assert seat is not None
        points, won = [], []
        for again in range(REPEATS):
            world = then.sample(seat, seed * 1009 + moment * 10 + again)
            world.telling = False
            finish(world, level, seed * 1009 + moment * 10 + again)
            first = world.ranking()[0]
            points.append(world.scores()[seat])
            won.append(round(1 / len(first), 3) if seat in first else 0.0)
        found.append(
            {
                "game": game,
                "seats": seats,
                "level": level,
                "seed": seed,
                "moment": moment,
                "seat": seat,
                "points": points,
                "won": won,
            }
        )
    return found


def off(values: list[float]) -> float:
    """How far off even the best promise is on average, were results spread as a bell is: two of
    them lie the root of two times as far apart as one from the middle."""
    apart = [abs(one - other) for one, other in combinations(values, 2)]
    return mean(apart) / 2**0.5


def brier(won: list[float]) -> float:
    """The mean square of what the true chance misses, without its bias from few repeats."""
    middle = mean(won)
    return sum((value - middle) ** 2 for value in won) / (len(won) - 1)


def table(rows: list[dict[str, Any]]) -> str:
    lines = [
        "| game | moment | positions | points off | Brier score |",
        "|---|---|---:|---:|---:|",
    ]
    for game in sorted({row["game"] for row in rows}):
        for moment in (*MOMENTS, None):
            some = [r for r in rows if r["game"] == game and moment in (None, r["moment"])]
            when = "all" if moment is None else f"after {moment} %"
            points = mean([off([float(value) for value in row["points"]]) for row in some])
            chance = mean([brier(row["won"]) for row in some])
            lines.append(f"| {game} | {when} | {len(some)} | {points:.1f} | {chance:.3f} |")
    return "\n".join(lines)


def known() -> list[dict[str, Any]]:
    if not LINES.exists():
        return []
    return [json.loads(line) for line in LINES.read_text(encoding="utf-8").splitlines()]


def main() -> None:
    parser = argparse.ArgumentParser(description="what nobody could foretell")
    parser.add_argument("--game", choices=terem.games(), action="append")
    parser.add_argument("--games", type=int, default=10, help="of each title")
    parser.add_argument("--minutes", type=float, default=10)
    parser.add_argument("--table", action="store_true", help="only print the table")
    args = parser.parse_args()
    end = time.monotonic() + 60 * args.minutes
    done = {(row["game"], row["seed"]) for row in known()}
    for index in range(0 if args.table else args.games):
        for game in args.game or terem.games():
            if (game, SEED + index) not in done and time.monotonic() < end:
                found = positions(game, 2, SEED + index)
                with LINES.open("a", encoding="utf-8") as out:
                    out.writelines(json.dumps(row) + "\n" for row in found)
    print(table(known()))


if __name__ == "__main__":
    main()
