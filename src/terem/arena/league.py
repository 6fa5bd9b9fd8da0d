"""A round robin: every group of bots meets, all groups on the same deals, seats rotated.

Results go to a file of JSON lines, or to Parquet, as they come in, so that a league can be stopped
at any time and taken up again where it was.
"""

from __future__ import annotations

import json
from collections.abc import Iterator
from dataclasses import dataclass
from functools import partial
from itertools import combinations
from pathlib import Path
from typing import Any

from terem.arena import kept
from terem.arena.match import Fixture, Result, as_json, fixtures, from_json, play_all
from terem.arena.stats import wilson

PARQUET = ".parquet"


@dataclass(frozen=True)
class League:
    """What is played. `size` bots sit at each table."""

    game: str
    bots: tuple[str, ...]
    games: int
    seed: int
    size: int
    options: dict[str, Any]
    details: bool = False  # count what everybody used, for the report

    def head(self) -> dict[str, Any]:
        """The first line of the file: a file belongs to one league only."""
        return {
            "league": self.game,
            "bots": list(self.bots),
            "games": self.games,
            "seed": self.seed,
            "size": self.size,
            "options": self.options,
        }

    def which(self) -> dict[str, Any]:
        """The same without how long it is: it can be made longer."""
        return {name: value for name, value in self.head().items() if name != "games"}

    def tables(self) -> list[tuple[int, ...]]:
        return list(combinations(range(len(self.bots)), self.size))

    def planned(self) -> list[Fixture]:
        """All games, table by table in turn, so that a league cut short is still balanced."""
        rows = []
        for table in self.tables():
            names = [self.bots[i] for i in table]
            rows.append(
                fixtures(self.game, names, self.games, self.seed, self.options, self.details, table)
            )
        return [row[index] for index in range(self.games) for row in rows]


class Mismatch(ValueError):
    """The file belongs to another league, or to none."""


def key(fixture: Fixture) -> tuple[frozenset[str], int]:
    return frozenset(fixture.seats), fixture.index


def read(league: League, path: Path) -> list[Result]:
    """What has been played so far; a last line cut off in the middle does not count."""
    if not path.exists():
        return []
    lines = path.read_text(encoding="utf-8").splitlines()
    if not lines:
        return []
    try:
        head = json.loads(lines[0])
    except ValueError:
        raise Mismatch(f"{path} is not a file of arena results") from None
    if not isinstance(head, dict) or any(
        head.get(name) != value for name, value in league.which().items()
    ):
        raise Mismatch(f"{path} holds the results of another arena; choose another --out")
    found: list[Result] = []
    for line in lines[1:]:
        try:
            found.append(from_json(json.loads(line)))
        except (ValueError, KeyError, TypeError):
            continue
    return found


def play(
    league: League, path: Path | None, jobs: int, playing: kept.Play | None = None
) -> Iterator[Result]:
    """All results, those already in the file first; new ones are written as they come in.

    `playing` plays games elsewhere than in `jobs` processes here.
    """
    playing = playing or partial(play_all, jobs=jobs)
    if path is not None and path.suffix == PARQUET:
        yield from kept.play(path, league.which(), league.planned(), playing)
        return
    done = read(league, path) if path is not None else []
    wanted = {key(fixture) for fixture in league.planned()}
    done = [result for result in done if key(result.fixture) in wanted]
    yield from done
    known = {key(result.fixture) for result in done}
    missing = [fixture for fixture in league.planned() if key(fixture) not in known]
    if path is None:
        yield from playing(missing)
        return
    # Written anew, so that a broken last line is gone and the head tells the present length.
    with path.open("w", encoding="utf-8") as out:
        out.write(json.dumps(league.head()) + "\n")
        for result in done:
            out.write(json.dumps(as_json(result)) + "\n")
        out.flush()
        for result in playing(missing):
            out.write(json.dumps(as_json(result)) + "\n")
            out.flush()
            yield result


@dataclass
class Standing:
    """How one bot stands."""

    name: str
    games: int = 0
    wins: float = 0.0
    points: int = 0
    skill: float | None = None
    doubt: float | None = None

    def interval(self) -> tuple[float, float]:
        return wilson(self.wins, self.games)


def standings(league: League, results: list[Result]) -> list[Standing]:
    """All bots, best first."""
    found = {name: Standing(name) for name in league.bots}
    for result in results:
        for seat, name in enumerate(result.fixture.seats):
            found[name].games += 1
            found[name].wins += result.share(seat)
            found[name].points += result.scores[seat]
    for name, (skill, doubt) in ratings(league, results).items():
        found[name].skill = skill
        found[name].doubt = doubt
    return sorted(found.values(), key=lambda s: s.wins / max(1, s.games), reverse=True)


def between(results: list[Result], one: str, other: str) -> tuple[float, int]:
    """How often `one` finished before `other` where both sat (half for a tie), and of how many."""
    ahead = 0.0
    games = 0
    for result in results:
        seats = result.fixture.seats
        if one not in seats or other not in seats:
            continue
        games += 1
        place = {seat: i for i, row in enumerate(result.ranking) for seat in row}
        a, b = place[seats.index(one)], place[seats.index(other)]
        ahead += 1.0 if a < b else 0.5 if a == b else 0.0
    return ahead, games


def ratings(league: League, results: list[Result]) -> dict[str, tuple[float, float]]:
    """openskill's mean and doubt for each bot; empty where openskill is not installed."""
    try:
        from openskill.models import PlackettLuce
    except ImportError:
        return {}
    model = PlackettLuce()
    found = {name: model.rating(name=name) for name in league.bots}
    order = sorted(results, key=lambda result: (result.fixture.index, result.fixture.seats))
    for result in order:
        seats = result.fixture.seats
        place = {seat: i for i, row in enumerate(result.ranking) for seat in row}
        ranks = [float(place[seat]) for seat in range(len(seats))]
        teams = model.rate([[found[name]] for name in seats], ranks=ranks)
        for name, team in zip(seats, teams, strict=True):
            found[name] = team[0]
    return {name: (rating.mu, rating.sigma) for name, rating in found.items()}
