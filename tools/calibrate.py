"""Do hints come true? Promised points and chances of winning beside what came of the games.

    PYTHONPATH=build/compiled:. python -m tools.calibrate --games 40 --jobs 2     # plays on
    PYTHONPATH=build/compiled:. python -m tools.calibrate --table                 # only the table

Bots of a level play each other; after 25, 50, 75 and 90 % of the decisions the seat that decides
asks for a hint, and its best move's promises are kept with the result of the game. Every line of
docs/strength/calibration.jsonl is one such hint, with the seed that repeats it.
"""

from __future__ import annotations

import argparse
import json
import multiprocessing
import os
import time
from concurrent.futures import ProcessPoolExecutor
from pathlib import Path
from typing import Any

import terem
from terem import bots
from terem.arena.stats import mean
from terem.bots.search import settings

FOLDER = Path(__file__).parent.parent / "docs" / "strength"
LINES = FOLDER / "calibration.jsonl"
MOMENTS = (25, 50, 75, 90)
ITERATIONS = 150
SEED = 910_000
LONGEST = 4000
# The levels that are compared, with fixed iterations so that every line can be repeated.
LEVELS = ("greedy", "medium", "hard@200")


def play(game: str, seats: int, level: str, seed: int) -> list[dict[str, Any]]:
    """One game of a level against itself, and what hints promised on the way."""
    state = terem.game(game).new(seats, seed)
    state.telling = False
    name = level
    if level == "medium":
        name = f"medium@{settings(game, 'medium', seats == 1).iterations}"
    players = [bots.bot(name, seed=seed * 101 + seat) for seat in range(seats)]
    asked = []
    while state.seat is not None and state.played < LONGEST:
        if len(state.legal()) > 1:
            asked.append(state.copy())
        state.play(players[state.seat].choose(state))
    scores, first = state.scores(), state.ranking()[0]
    found = []
    for moment in MOMENTS:
        then = asked[min(len(asked) - 1, len(asked) * moment // 100)]
        seat = then.seat
        assert seat is not None
        best = bots.hint(then, seat, top=1, iterations=ITERATIONS, seed=seed)[0]
        found.append(
            {
                "game": game,
                "seats": seats,
                "level": level,
                "seed": seed,
                "moment": moment,
                "seat": seat,
                "points": round(best.expected, 3),
                "win": None if best.win is None else round(best.win, 4),
                "came": scores[seat],
                "won": (1 / len(first) if seat in first else 0.0) if len(scores) > 1 else None,
            }
        )
    return found


def known() -> list[dict[str, Any]]:
    if not LINES.exists():
        return []
    return [json.loads(line) for line in LINES.read_text(encoding="utf-8").splitlines()]


def play_on(tables: list[tuple[str, int, str]], games: int, jobs: int, seconds: float) -> None:
    end = time.monotonic() + seconds
    done = {(row["game"], row["seats"], row["level"], row["seed"]) for row in known()}
    plan = [
        (game, seats, level, SEED + index)
        for index in range(games)
        for game, seats, level in tables
        if (game, seats, level, SEED + index) not in done
    ]
    spawn = multiprocessing.get_context("spawn")
    with ProcessPoolExecutor(max_workers=jobs, mp_context=spawn) as workers:
        while plan and time.monotonic() < end:
            # Few at a time, so that the end is kept.
            batch, plan = plan[: 2 * jobs], plan[2 * jobs :]
            futures = [workers.submit(play, *entry) for entry in batch]
            with LINES.open("a", encoding="utf-8") as out:
                for future in futures:
                    for row in future.result():
                        out.write(json.dumps(row) + "\n")


def line(rows: list[dict[str, Any]], name: str) -> str:
    miss = [row["points"] - row["came"] for row in rows]
    chances = [(row["win"] - row["won"]) ** 2 for row in rows if row["win"] is not None]
    brier = f"{mean(chances):.3f}" if chances else ""
    return (
        f"| {name} | {len(rows)} | {mean([abs(m) for m in miss]):.1f} | {mean(miss):+.1f} |"
        f" {brier} | {mean([float(row['came']) for row in rows]):.1f} |"
    )


def table(rows: list[dict[str, Any]]) -> str:
    text = (FOLDER / "calibration-head.md").read_text(encoding="utf-8")
    parts = [text]
    for game in terem.games():
        parts.append(f"\n## {game}\n")
        parts.append("| hints | count | points off | bias | Brier score | points that came |")
        parts.append("|---|---:|---:|---:|---:|---:|")
        here = [row for row in rows if row["game"] == game]
        for seats, level in sorted({(row["seats"], row["level"]) for row in here}):
            some = [row for row in here if (row["seats"], row["level"]) == (seats, level)]
            parts.append(line(some, f"**{seats} seats, {level}**"))
            for moment in MOMENTS:
                at = [row for row in some if row["moment"] == moment]
                parts.append(line(at, f"after {moment} %"))
    return "\n".join(parts) + "\n"


def main() -> None:
    parser = argparse.ArgumentParser(description="compare hints with what came")
    parser.add_argument("--game", choices=terem.games(), action="append")
    parser.add_argument("--seats", type=int, action="append")
    parser.add_argument("--level", choices=LEVELS, action="append")
    parser.add_argument("--games", type=int, default=40)
    parser.add_argument("--jobs", type=int, default=os.cpu_count() or 1)
    parser.add_argument("--seconds", type=float, default=3600)
    parser.add_argument("--table", action="store_true", help="only write the table")
    args = parser.parse_args()
    tables = [
        (game, seats, level)
        for level in args.level or ["medium"]
        for game in args.game or terem.games()
        for seats in args.seats or [2]
        if seats in terem.game(game).seats
    ]
    if not args.table:
        play_on(tables, args.games, args.jobs, args.seconds)
    (FOLDER / "calibration.md").write_text(table(known()), encoding="utf-8")


if __name__ == "__main__":
    main()
