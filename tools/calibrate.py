"""Do hints come true? Promised points and chances of winning beside what came of the games.

    PYTHONPATH=build/compiled:. python -m tools.calibrate --games 40 --jobs 2     # plays on
    PYTHONPATH=build/compiled:. python -m tools.calibrate --table                 # only the table
    PYTHONPATH=build/compiled:. python -m tools.calibrate --learn --games 80      # plays on
    PYTHONPATH=build/compiled:. python -m tools.calibrate --fit                   # promises.toml

Bots of a level play each other; after some shares of the decisions the seat that decides asks for a
hint, and its best move's promises are kept with the result of the game, each with the seed that
repeats it. The games of docs/strength/calibration.jsonl measure. Those of promises.jsonl beside it,
on other seeds and with promises as the search makes them, are what `--fit` learns the correction
from that hints apply (src/terem/bots/promises.py).
"""

from __future__ import annotations

import argparse
import json
import multiprocessing
import os
import time
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from itertools import product
from pathlib import Path
from typing import Any

import numpy as np
import numpy.typing as npt

import terem
from terem import bots
from terem.arena.stats import mean
from terem.bots.ends import Ends, ends
from terem.bots.judgement import judgement
from terem.bots.net import learned
from terem.bots.promises import FILE, Lean, Promises, chance_terms, name_of, point_terms
from terem.bots.search import settings

FOLDER = Path(__file__).parent.parent / "docs" / "strength"
LINES = FOLDER / "calibration.jsonl"
LESSONS = FOLDER / "promises.jsonl"
MOMENTS = (25, 50, 75, 90)
LESSON_MOMENTS = (5, 15, 25, 35, 45, 55, 65, 75, 85, 90, 95)
ITERATIONS = 150
SEED = 980_000
LESSON_SEED = 940_000
LONGEST = 4000
# So many games are played on from a position to correct what is promised about it.
ENDS = 8
# The levels that are compared, with fixed iterations so that every line can be repeated.
LEVELS = ("greedy", "medium", "hard@200")
# How strongly a correction is held back, that of points and that of chances, from which those are
# taken that do best on games held back in turn; and into how many parts the games are split for it.
RESTRAINTS = (1.0, 3.0, 10.0, 30.0, 100.0, 300.0)
PARTS = 8
# A correction is worth having where, on games held back, points and chances together come truer by
# so large a part; what gains less may as well be luck.
LEAST_GAIN = 0.02

Vector = npt.NDArray[np.float64]


def play(game: str, seats: int, level: str, seed: int, lesson: bool) -> list[dict[str, Any]]:
    """One game of a level against itself, and what hints promised on the way."""
    state = terem.game(game).new(seats, seed)
    state.telling = False
    name = level
    if level == "medium":
        name = f"medium@{settings(game, 'medium', seats).iterations}"
    players = [bots.bot(name, seed=seed * 101 + seat) for seat in range(seats)]
    asked = []
    while state.seat is not None and state.played < LONGEST:
        if len(state.legal()) > 1:
            asked.append(state.copy())
        state.play(players[state.seat].choose(state))
    scores, first = state.scores(), state.ranking()[0]
    found = []
    for moment in LESSON_MOMENTS if lesson else MOMENTS:
        then = asked[min(len(asked) - 1, len(asked) * moment // 100)]
        seat = then.seat
        assert seat is not None
        best = bots.hint(then, seat, top=1, iterations=ITERATIONS, seed=seed, honest=not lesson)[0]
        row = {
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
        if lesson:
            came = ends(then, seat, seed, judgement(game).impression, ENDS)
            row["ends"] = [round(points, 3) for points in came.points]
            row["ends_wins"] = round(came.wins, 3)
            row["played"] = then.played
            row["moves"] = state.played
            row["all_points"] = [round(points, 3) for points in best.points]
            row["all_came"] = scores
        found.append(row)
    return found


def known(path: Path) -> list[dict[str, Any]]:
    if not path.exists():
        return []
    return [json.loads(line) for line in path.read_text(encoding="utf-8").splitlines()]


def play_on(
    tables: list[tuple[str, int, str]],
    games: int,
    jobs: int,
    seconds: float,
    lesson: bool,
    out_file: Path | None,
) -> None:
    end = time.monotonic() + seconds
    path, first = (LESSONS, LESSON_SEED) if lesson else (LINES, SEED)
    path = out_file or path
    done = {(row["game"], row["seats"], row["level"], row["seed"]) for row in known(path)}
    plan = [
        (game, seats, level, first + index)
        for index in range(games)
        for game, seats, level in tables
        if (game, seats, level, first + index) not in done
    ]
    spawn = multiprocessing.get_context("spawn")
    running: set[Future[list[dict[str, Any]]]] = set()
    with ProcessPoolExecutor(max_workers=jobs, mp_context=spawn) as workers:
        while plan or running:
            # No more at a time than there are hands, so that the end is kept.
            while plan and len(running) < jobs and time.monotonic() < end:
                running.add(workers.submit(play, *plan.pop(0), lesson))
            if not running:
                return
            done, running = wait(running, return_when=FIRST_COMPLETED)
            with path.open("a", encoding="utf-8") as out:
                for future in done:
                    out.writelines(json.dumps(row) + "\n" for row in future.result())


# ---------------------------------------------------------------------- learning the correction


def ridge(terms: Vector, wanted: Vector, restraint: float) -> Vector:
    """The weights that come nearest, none larger than it must be."""
    held = terms.T @ terms + restraint * np.eye(terms.shape[1])
    solved: Vector = np.asarray(np.linalg.solve(held, terms.T @ wanted), dtype=np.float64)
    return solved


def logistic(terms: Vector, won: Vector, restraint: float) -> Vector:
    """The same for a chance, beginning with the one that was promised (Newton's method)."""
    promised = np.array([0.0, 1.0, 0.0, 0.0, 0.0, 0.0, 0.0])
    weights = promised.copy()
    for _ in range(25):
        chances = 1.0 / (1.0 + np.exp(-(terms @ weights)))
        slope = terms.T @ (chances - won) + restraint * (weights - promised)
        curve = (terms * (chances * (1.0 - chances))[:, None]).T @ terms
        weights = weights - np.asarray(
            np.linalg.solve(curve + restraint * np.eye(terms.shape[1]), slope), dtype=np.float64
        )
    return weights


def lean_of(row: dict[str, Any]) -> Lean:
    """What games played on from the position said beside the promise."""
    came = Ends(len(row["ends"]))
    came.games = ENDS
    came.totals = [ENDS * points for points in row["ends"]]
    came.wins = row["ends_wins"]
    return Lean(row["all_points"], row["win"], came)


def correction(
    rows: list[dict[str, Any]], restraint: float, restraint_of_chance: float
) -> dict[str, Any]:
    """What promises.toml says about one table, learnt from its games."""
    middle = mean([float(row["came"]) for row in rows])
    lengths = {row["seed"]: float(row["moves"]) for row in rows}
    found: dict[str, Any] = {
        "usual": round(mean(list(lengths.values())), 1),
        "middle": round(middle, 1),
        "own": [],
        "rivals": [],
        "chance": [],
        "ends": ENDS,
    }
    learnt = Promises({**found, "own": [0.0] * 7, "rivals": [0.0] * 7, "chance": [0.0] * 7})
    for name in ("own", "rivals"):
        terms, wanted = [], []
        for row in rows:
            for side, said in enumerate(row["all_points"]):
                if (side == row["seat"]) == (name == "own"):
                    more = lean_of(row).points[side]
                    terms.append(point_terms(said - middle, learnt.gone(row["played"]), more))
                    wanted.append(row["all_came"][side] - said)
        found[name] = ridge(np.array(terms), np.array(wanted), restraint).round(4).tolist()
    learnt = Promises({**found, "chance": [0.0] * 7})
    terms, won = [], []
    for row in rows:
        lean = lean_of(row)
        points = learnt.points(row["all_points"], row["seat"], row["played"], lean)
        lead = points[row["seat"]] - max(p for i, p in enumerate(points) if i != row["seat"])
        terms.append(chance_terms(row["win"], lead, learnt.gone(row["played"]), lean.odds))
        won.append(row["won"])
    found["chance"] = (
        logistic(np.array(terms), np.array(won), restraint_of_chance).round(4).tolist()
    )
    return found


def misses(rows: list[dict[str, Any]], learnt: Promises) -> list[tuple[float, float]]:
    """Points off and the square of the chance's error, hint by hint."""
    found = []
    for row in rows:
        lean = lean_of(row)
        points = learnt.points(row["all_points"], row["seat"], row["played"], lean)
        win = learnt.win(row["win"], points, row["seat"], row["played"], lean)
        found.append((points[row["seat"]] - row["came"], (win - row["won"]) ** 2))
    return found


def fit() -> None:
    """Write promises.toml: for each table the correction with the best restraint, if it gains."""
    lines = [
        "# How promises of hints are corrected: written by `python -m tools.calibrate --fit` from",
        "# the games of docs/strength/promises.jsonl. What the weights mean stands in promises.py.",
    ]
    lessons = known(LESSONS)
    for game, seats in sorted(
        {(row["game"], row["seats"]) for row in lessons if row["won"] is not None}
    ):
        rows = [row for row in lessons if (row["game"], row["seats"]) == (game, seats)]
        before_off = mean([abs(row["points"] - row["came"]) for row in rows])
        before_brier = mean([(row["win"] - row["won"]) ** 2 for row in rows])
        tries = []
        for restraints in product(RESTRAINTS, RESTRAINTS):
            held_back: list[tuple[float, float]] = []
            for part in range(PARTS):
                shown = [row for row in rows if row["seed"] % PARTS != part]
                rest = [row for row in rows if row["seed"] % PARTS == part]
                held_back += misses(rest, Promises(correction(shown, *restraints)))
            off = mean([abs(miss) for miss, _ in held_back])
            brier = mean([error for _, error in held_back])
            gain = 2.0 - off / before_off - brier / before_brier
            tries.append((gain, off, brier, restraints))
        gain, off, brier, restraints = max(tries)
        told = f"points off {before_off:.2f} to {off:.2f}, Brier {before_brier:.4f} to {brier:.4f}"
        print(f"{game}, {seats} seats, {len(rows)} hints, on games held back: {told}")
        if gain < LEAST_GAIN:
            continue
        seeds = sorted({row["seed"] for row in rows})
        stored = {
            "rules": terem.game(game).version,
            "net": name_of(learned(terem.game(game))),
            **correction(rows, *restraints),
            "restraints": list(restraints),
            "seeds": [seeds[0], seeds[-1]],
            "games": len(seeds),
            "hints": len(rows),
            "held_back_off": round(off, 2),
            "held_back_brier": round(brier, 4),
            "before_off": round(before_off, 2),
            "before_brier": round(before_brier, 4),
        }
        lines += ["", f"[{game}.{seats}]"]
        lines += [f"{key} = {json.dumps(value)}" for key, value in stored.items()]
    FILE.write_text("\n".join(lines) + "\n", encoding="utf-8")


# ---------------------------------------------------------------------- the page


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
    parser.add_argument("--out", type=Path, help="compare: keep the games here, write no page")
    parser.add_argument("--learn", action="store_true", help="games to learn the correction from")
    parser.add_argument("--fit", action="store_true", help="learn the correction from those games")
    parser.add_argument("--table", action="store_true", help="only write the table")
    args = parser.parse_args()
    tables = [
        (game, seats, level)
        for level in args.level or ["medium"]
        for game in args.game or terem.games()
        for seats in args.seats or [2]
        if seats in terem.game(game).seats
    ]
    if args.fit:
        fit()
        return
    if not args.table:
        play_on(tables, args.games, args.jobs, args.seconds, args.learn, args.out)
    if args.out is not None:
        print(table(known(args.out)))
    elif not args.learn:
        (FOLDER / "calibration.md").write_text(table(known(LINES)), encoding="utf-8")


if __name__ == "__main__":
    main()
