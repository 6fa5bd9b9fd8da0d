"""Measure the ladder: matches between levels in every game, kept under docs/strength.

    PYTHONPATH=build/compiled python -m tools.strength --minutes 60      # plays on where it was
    PYTHONPATH=build/compiled python -m tools.strength --table           # only writes README.md

Searching levels play with a fixed number of iterations, so that every game can be repeated from its
seed on any machine and other work on this one does not matter. Every game is one line of JSON.
"""

from __future__ import annotations

import argparse
import json
import multiprocessing
import os
import time
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from dataclasses import dataclass
from itertools import pairwise
from pathlib import Path
from typing import Any

import terem
from terem.arena.match import Fixture, Result, as_json, fixtures, from_json, play_fixture
from terem.arena.stats import mean, wilson
from terem.bots.search import settings
from terem.cli.bench import form

FOLDER = Path(__file__).parent.parent / "docs" / "strength"
SEED = 5000


@dataclass(frozen=True)
class Match:
    """A match of the ladder: the first bot is the one that is measured."""

    game: str
    name: str
    bots: tuple[str, ...]
    games: int
    goal: float  # share of wins, or mean points for a solo game without an opponent
    options: tuple[tuple[str, str | int], ...] = ()
    points: bool = False

    @property
    def path(self) -> Path:
        return FOLDER / self.game / f"{self.name}.jsonl"

    def planned(self) -> list[Fixture]:
        found = fixtures(self.game, list(self.bots), self.games, SEED, dict(self.options))
        return [as_measured(fixture) for fixture in found]

    def played(self) -> list[Result]:
        if not self.path.exists():
            return []
        lines = self.path.read_text(encoding="utf-8").splitlines()
        found = [from_json(json.loads(line)) for line in lines]
        # Results of a level with other iterations than today's are not this match.
        return [result for result in found if set(result.fixture.seats) == set(self.seats)]

    @property
    def seats(self) -> tuple[str, ...]:
        return tuple(with_iterations(self.game, name, len(self.bots)) for name in self.bots)


def with_iterations(game: str, name: str, seats: int) -> str:
    if name in ("medium", "hard", "master"):
        s = settings(game, name, seats)
        return f"{name}@{s.iterations}"
    return name


def as_measured(fixture: Fixture) -> Fixture:
    count = len(fixture.seats)
    names = tuple(with_iterations(fixture.game, name, count) for name in fixture.seats)
    return Fixture(
        fixture.game, fixture.index, fixture.seed, names, fixture.entrants, fixture.options
    )


def ladder() -> list[Match]:
    found: list[Match] = []
    for game in terem.games():
        found.append(Match(game, "greedy-random", ("greedy", "random"), 400, 0.97))
        for lower, upper in pairwise(NEIGHBOURS):
            games = 100 if upper == "master" else 200
            found.append(Match(game, f"{upper}-{lower}", (upper, lower), games, 0.60))
            three = (upper, lower, lower)
            found.append(Match(game, "-".join(three), three, games, 0.45))
    found += [
        Match("outpost", "solo-hard", ("hard",), 60, 80, points=True),
        Match("outpost", "solo-master", ("master",), 60, 84, points=True),
        Match("village", "solo-hard", ("hard",), 60, 70, points=True),
        Match("red_cathedral", "solo-hard-yakovlev", ("hard",), 60, 0.90),
        Match("rurik", "solo-hard-rebellion", ("hard",), 60, 0.65, RURIK_HARDEST),
    ]
    return [match for match in found if match.game in terem.games()]


# From the weakest to the strongest; each plays the one below it.
NEIGHBOURS = ("easy", "greedy", "medium", "hard", "master")
RURIK_HARDEST: tuple[tuple[str, str | int], ...] = (("solo_level", 4),)


def slim(result: Result) -> dict[str, Any]:
    row = as_json(result)
    for name in ("breakdown", "game"):
        del row[name]
    return {"game": result.fixture.game, **row}


def play_on(matches: list[Match], minutes: float, jobs: int) -> None:
    """Always the next game of the match that is least complete; no game begins after the end."""
    end = time.monotonic() + 60 * minutes
    left: dict[Match, list[Fixture]] = {}
    for match in matches:
        known = {result.fixture.index for result in match.played()}
        left[match] = [fixture for fixture in match.planned() if fixture.index not in known]
    spawn = multiprocessing.get_context("spawn")
    running: dict[Future[Result], Match] = {}
    with ProcessPoolExecutor(max_workers=jobs, mp_context=spawn) as workers:
        while True:
            open_ones = [match for match in matches if left[match]]
            while open_ones and len(running) < jobs and time.monotonic() < end:
                match = min(open_ones, key=lambda m: (1 - len(left[m]) / m.games, m.name))
                running[workers.submit(play_fixture, left[match].pop(0))] = match
                open_ones = [match for match in matches if left[match]]
            if not running:
                return
            for future in wait(running, return_when=FIRST_COMPLETED).done:
                keep(running.pop(future), future.result())


def keep(match: Match, result: Result) -> None:
    match.path.parent.mkdir(parents=True, exist_ok=True)
    with match.path.open("a", encoding="utf-8") as out:
        out.write(json.dumps(slim(result)) + "\n")


def row_of(match: Match) -> str:
    results = match.played()
    count = len(results)
    measured = match.seats[0]
    others = ", ".join(match.seats[1:]) or "alone"
    if match.options:
        others += " (" + ", ".join(f"{k}={v}" for k, v in match.options) + ")"
    seats = [result.fixture.entrants.index(0) for result in results]
    points = mean([float(r.scores[seat]) for r, seat in zip(results, seats, strict=True)])
    if match.points:
        goal = f"≥ {match.goal:.0f} points"
        figure = f"{points:.1f} points" if count else ""
        span = interval_of_mean(
            [float(r.scores[seat]) for r, seat in zip(results, seats, strict=True)]
        )
        reached = points >= match.goal
    else:
        wins = sum(r.share(seat) for r, seat in zip(results, seats, strict=True))
        low, high = wilson(wins, count)
        goal = f"≥ {match.goal:.0%}"
        figure = f"{wins / count:.1%}" if count else ""
        span = f"{low:.1%} to {high:.1%}" if count else ""
        reached = count > 0 and wins / count >= match.goal
    verdict = ("yes" if reached else "no") if count else "not played"
    if 0 < count < match.games:
        verdict += f", so far ({match.games} asked)"
    return (
        f"| {match.game} | {measured} | {others} | {goal} | {figure} | {span} |"
        f" {count} | {points:.1f} | {verdict} |"
    )


def interval_of_mean(values: list[float]) -> str:
    count = len(values)
    if count < 2:
        return ""
    middle = mean(values)
    spread = (sum((v - middle) ** 2 for v in values) / (count - 1) / count) ** 0.5
    return f"{middle - 1.96 * spread:.1f} to {middle + 1.96 * spread:.1f}"


def table(matches: list[Match]) -> str:
    text = (FOLDER / "head.md").read_text(encoding="utf-8")
    rows = [
        "| game | bot | against | goal | result | 95 % interval | games | mean points | reached |",
        "|---|---|---|---|---:|---|---:|---:|---|",
        *[row_of(match) for match in matches],
    ]
    return text + "\n" + "\n".join(rows) + "\n"


def main() -> None:
    parser = argparse.ArgumentParser(description="measure the strength of the levels")
    parser.add_argument("--minutes", type=float, default=10)
    parser.add_argument("--jobs", type=int, default=os.cpu_count() or 1)
    parser.add_argument("--game", choices=terem.games(), action="append", help="only these games")
    parser.add_argument("--match", action="append", help="only matches with these names")
    parser.add_argument("--table", action="store_true", help="only write the table")
    args = parser.parse_args()
    matches = ladder()
    wanted = [
        match
        for match in matches
        if (not args.game or match.game in args.game)
        and (not args.match or match.name in args.match)
    ]
    if not args.table:
        print(f"{form()}, {len(wanted)} matches", flush=True)
        play_on(wanted, args.minutes, args.jobs)
    (FOLDER / "README.md").write_text(table(matches), encoding="utf-8")


if __name__ == "__main__":
    main()
