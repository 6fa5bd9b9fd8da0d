"""What somebody has achieved: records against other people, strength over time, titles.

Everything is read from the results of finished games, which tell the rating before and after; so
nothing is stored twice, and games from before are told, too.
"""

from __future__ import annotations

import tomllib
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import msgspec
from msgspec import Struct
from sqlalchemy import ColumnElement, Select, case, func, select
from sqlalchemy.ext.asyncio import AsyncConnection

from terem.server import schema
from terem.server.ratings import LISTED_FROM, deviation, shown
from terem.server.rows import StoredResult, iso
from terem.server.wire.people import GameRecord, StrengthPoint, Title

_TITLES = tomllib.loads((Path(__file__).parent / "titles.toml").read_text(encoding="utf-8"))
SUREST: int = _TITLES["surest_deviation"]
FROM: dict[Title, int] = _TITLES["from"]

_result = msgspec.json.Decoder(StoredResult)


class Game(Struct):
    """One finished game of somebody against other people."""

    table: str
    at: int
    score: int
    # Played to the end by the person, not by a bot in their place.
    own: bool
    won: bool
    # The rating after it, where it was rated.
    rating: int | None
    # May the reader see it?
    seen: bool


def title(rating: int, unsure: int, leads: bool) -> Title | None:
    """What somebody is called by their rating; None while it is a guess."""
    if leads:
        return "first"
    if unsure > SUREST:
        return None
    return max((one for one in FROM if FROM[one] <= rating), key=FROM.__getitem__, default=None)


def record(game: str, games: list[Game], called: Title | None) -> GameRecord:
    """What finished games, the oldest first, amount to."""
    streak = longest = 0
    for one in games:
        streak = streak + 1 if one.won else 0
        longest = max(longest, streak)
    best = max((one for one in games if one.own), key=lambda one: one.score, default=None)
    return GameRecord(
        game=game,
        games=len(games),
        wins=sum(1 for one in games if one.won),
        best=None if best is None else best.score,
        best_table=best.table if best is not None and best.seen else None,
        streak=longest,
        title=called,
        strength=[
            StrengthPoint(at=iso(one.at), rating=one.rating)
            for one in games
            if one.rating is not None
        ],
    )


async def records(
    connection: AsyncConnection, person_id: str, rated: Sequence[Any], seen: ColumnElement[bool]
) -> list[GameRecord]:
    """One record for each game; `rated`: the rows of this person's ratings; `seen`: the tables
    that the reader may see."""
    by_game = await _games(connection, person_id, seen)
    found: list[GameRecord] = []
    for game in sorted(by_game.keys() | {row.game for row in rated}):
        row = next((one for one in rated if one.game == game), None)
        called = None
        if row is not None:
            leads = await _leads(connection, row)
            called = title(shown(row.mu), deviation(row.sigma), leads)
        found.append(record(game, by_game.get(game, []), called))
    return found


async def _games(
    connection: AsyncConnection, person_id: str, seen: ColumnElement[bool]
) -> dict[str, list[Game]]:
    """Finished games against other people, by game, the oldest first."""
    tables = schema.tables
    # By other names: `seen` asks about seats, too.
    seats, others = schema.seats.alias(), schema.seats.alias()
    against = (
        select(others.c.table_id)
        .where(
            others.c.table_id == tables.c.id,
            others.c.person.is_not(None),
            others.c.person != person_id,
        )
        .exists()
    )
    query = (
        select(
            tables.c.id,
            tables.c.game,
            tables.c.finished,
            tables.c.result,
            seats.c.seat,
            seats.c.bot,
            case((seen, 1), else_=0).label("seen"),
        )
        .join(seats, seats.c.table_id == tables.c.id)
        .where(
            seats.c.person == person_id,
            tables.c.status == "finished",
            tables.c.result.is_not(None),
            tables.c.kind.in_(("open", "invite")),
            against,
        )
        .order_by(tables.c.finished, tables.c.id)
    )
    found: dict[str, list[Game]] = {}
    for row in await connection.execute(query):
        result = _result.decode(row.result)
        if result.abandoned:
            continue
        change = result.ratings[row.seat] if result.ratings else None
        one = Game(
            table=row.id,
            at=row.finished,
            score=result.scores[row.seat],
            own=row.bot is None,
            won=row.bot is None and row.seat in result.ranking[0],
            rating=None if change is None else change[1],
            seen=bool(row.seen),
        )
        found.setdefault(row.game, []).append(one)
    return found


def on_the_list(game: str) -> Select[Any]:
    """The players of a game whose ratings are listed: with an account, and games enough."""
    ratings, people = schema.ratings, schema.people
    return (
        select(people, ratings)
        .select_from(ratings.join(people, people.c.id == ratings.c.player))
        .where(
            ratings.c.game == game,
            ratings.c.games >= LISTED_FROM,
            people.c.deleted.is_(False),
            people.c.login.is_not(None),
        )
    )


async def _leads(connection: AsyncConnection, mine: Any) -> bool:
    """Is nobody on the list of a game before this player?"""
    if mine.games < LISTED_FROM:
        return False
    ahead = on_the_list(mine.game).where(schema.ratings.c.mu > mine.mu)
    better = ahead.with_only_columns(func.count(), maintain_column_froms=True)
    return (await connection.execute(better)).scalar_one() == 0
