"""Quick match: people who look for a game are brought together when their wishes agree.

Whoever looks is a row of the table `seekers`: any process brings together people of all of them,
and a restart forgets nobody. A search is kept up by asking for it again every few seconds
(`PUT /api/my/match`, which is also how it begins), so whoever has left the page is soon not heard
of, and is no longer counted nor waited for. A page in a hidden tab asks seldom, but stays
connected: its search goes on, and it hears of its table over the personal socket.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from typing import TYPE_CHECKING, Any

import msgspec
from msgspec import Struct
from sqlalchemy import delete, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from terem.server import circles, opening, schema, store
from terem.server.problems import Refusal
from terem.server.ratings import BEGIN, shown
from terem.server.rows import PersonRow, encode, iso
from terem.server.timing import now_ms
from terem.server.wire.match import MatchState, PaceInfo, Seek
from terem.server.wire.tables import Clock, DaysClock, RealTimeClock

if TYPE_CHECKING:
    from terem.server.house import House

PACES: dict[str, Clock] = {
    "quick": RealTimeClock(seconds=600, increment=10),
    "slow": RealTimeClock(seconds=1800, increment=20),
    "day": DaysClock(days=1),
    "three": DaysClock(days=3),
}
# Who has not been heard of for so long has gone.
PATIENCE_MS = 15_000
# But browsers slow down a page that nobody sees, to one question a minute: whoever is connected all
# the same (the socket of the page stays open) is waited for so much longer.
HERE_MS = 150_000
# A row that tells of a table that was found is kept for whoever comes back soon.
FOUND_MS = 600_000
# Of those who fit, so many are tried for one table, the longest waiting: the groups of hundreds
# who hardly fit each other would keep everybody waiting.
TRIED = 40
# After so long without the people wished for, bots may come.
BOTS_AFTER_MS = 30_000

_seek = msgspec.json.Decoder(Seek)
Fits = Callable[["Seeker", "Seeker"], bool]


class Seeker(Struct):
    """One who looks for a game."""

    person: str
    wish: Seek
    rating: int
    since: int


class Found(Struct):
    """Who shall play together, and with how many bots."""

    people: list[str]
    bots: int


def agree(one: Seeker, other: Seeker) -> bool:
    """Do two wishes agree, apart from the number of seats? Each is within the range of both."""
    apart = abs(one.rating - other.rating)
    return (
        one.wish.game == other.wish.game
        and one.wish.pace == other.wish.pace
        and all(wish.range is None or apart <= wish.range for wish in (one.wish, other.wish))
    )


def bring_together(mine: Seeker, others: list[Seeker], fits: Fits, now: int) -> Found | None:
    """A table for one who looks, with those who have waited longest; `others` in that order."""
    sizes = sorted(set(mine.wish.seats))
    fitting = [
        other
        for other in others
        if not set(sizes).isdisjoint(other.wish.seats) and fits(mine, other)
    ][:TRIED]
    for size in sizes:
        people = _group([mine], [one for one in fitting if size in one.wish.seats], size, fits)
        if people:
            return Found([one.person for one in people], 0)
    if not mine.wish.bots or now - mine.since < BOTS_AFTER_MS:
        return None
    willing = [one for one in fitting if one.wish.bots]
    # As many people as can be, then as few bots.
    for count in range(max(sizes) - 1, 0, -1):
        for size in (one for one in sizes if one > count):
            pool = [one for one in willing if size in one.wish.seats]
            people = _group([mine], pool, count, fits)
            if people:
                return Found([one.person for one in people], size - count)
    return None


def _group(group: list[Seeker], pool: list[Seeker], size: int, fits: Fits) -> list[Seeker] | None:
    """So many people of whom each fits each, the group so far among them."""
    if len(group) == size:
        return group
    if len(group) + len(pool) < size:
        return None
    for place, one in enumerate(pool):
        rest = [other for other in pool[place + 1 :] if fits(one, other)]
        found = _group([*group, one], rest, size, fits)
        if found:
            return found
    return None


# ---------------------------------------------------------------------- what is stored


async def seek(house: House, person: PersonRow, wish: Seek) -> MatchState:
    """Begin to look for a game, or go on looking; sits down as soon as there are people for it."""
    game = opening.known_game(wish.game)
    if wish.pace not in PACES:
        raise Refusal("bad-pace", paces=", ".join(PACES))
    if any(count not in game.seats for count in wish.seats):
        raise Refusal("bad-seats", game=game.title("en"), low=game.seats[0], high=game.seats[-1])
    seekers = schema.seekers
    now = now_ms()
    found: Found | None = None
    async with house.database.write() as connection:
        await opening.check_number(connection, house, person.id)
        # Somebody else may be making a table for me at this moment: wait for that.
        own = select(seekers.c.person).where(seekers.c.person == person.id)
        await connection.execute(own.with_for_update())
        before = await _row(connection, person.id)
        if before is not None and before.table_id is not None:
            await connection.execute(delete(seekers).where(seekers.c.person == person.id))
            table = str(before.table_id)
            return await _state(house, connection, person.id, None, table)
        going_on = before is not None and before.game == wish.game and _looks(house, before, now)
        mine = Seeker(
            person=person.id,
            wish=wish,
            rating=await _rating(connection, wish.game, person.id),
            since=int(before.since) if going_on else now,
        )
        await connection.run_sync(store.upsert, seekers, ("person",), _values(mine, now))
        others = await _others(house, connection, mine, now)
        apart = await circles.apart(connection, [person.id, *(one.person for one in others)])

        def fits(one: Seeker, other: Seeker) -> bool:
            return agree(one, other) and frozenset((one.person, other.person)) not in apart

        found = bring_together(mine, others, fits, now)
        if found is None:
            fitting = sum(
                1
                for one in others
                if fits(mine, one) and not set(one.wish.seats).isdisjoint(wish.seats)
            )
            return await _state(house, connection, person.id, mine, None, fitting)
        table = await opening.gather(connection, game, found.people, found.bots, PACES[wish.pace])
        await connection.execute(delete(seekers).where(seekers.c.person == person.id))
        await connection.execute(
            update(seekers).where(seekers.c.person.in_(found.people)).values(table_id=table)
        )
        state = await _state(house, connection, person.id, None, table)
    await opening.gathered(house, table)
    for one in found.people:
        if one != person.id:
            house.notices.matched(one, table)
            house.bus.send("matched", person=one, table=table)
    return state


async def look(house: House, person_id: str | None) -> MatchState:
    """Who looks for games, and how my own search stands; nothing changes."""
    now = now_ms()
    async with house.database.read() as connection:
        row = None if person_id is None else await _row(connection, person_id)
        if row is not None and row.table_id is not None:
            return await _state(house, connection, person_id, None, str(row.table_id))
        mine = _seeker(row) if row is not None and _looks(house, row, now) else None
        return await _state(house, connection, person_id, mine, None)


async def leave(house: House, person_id: str) -> MatchState:
    """Look no longer; if a table was found a moment ago, the answer says so."""
    seekers = schema.seekers
    async with house.database.write() as connection:
        row = await _row(connection, person_id)
        await connection.execute(delete(seekers).where(seekers.c.person == person_id))
        table = None if row is None or row.table_id is None else str(row.table_id)
        return await _state(house, connection, person_id, None, table)


async def expire(house: House) -> None:
    """Forget those who have gone without a word, and what nobody asked for again."""
    seekers = schema.seekers
    now = now_ms()
    gone = seekers.c.table_id.is_(None) & (seekers.c.seen < now - HERE_MS)
    async with house.database.write() as connection:
        await connection.execute(delete(seekers).where(gone | (seekers.c.seen < now - FOUND_MS)))


async def _row(connection: AsyncConnection, person_id: str) -> Any:
    seekers = schema.seekers
    query = select(seekers).where(seekers.c.person == person_id)
    return (await connection.execute(query)).first()


def _seeker(row: Any) -> Seeker:
    return Seeker(row.person, _seek.decode(row.wish), row.rating, row.since)


def _values(mine: Seeker, now: int) -> dict[str, Any]:
    return {
        "person": mine.person,
        "game": mine.wish.game,
        "wish": encode(mine.wish),
        "rating": mine.rating,
        "since": mine.since,
        "seen": now,
        "table_id": None,
    }


async def _others(
    house: House, connection: AsyncConnection, mine: Seeker, now: int
) -> list[Seeker]:
    """The others who look for this game, the longest waiting first. Their rows are locked: two
    processes must not promise the same person to two tables."""
    seekers = schema.seekers
    query = (
        select(seekers)
        .where(
            seekers.c.game == mine.wish.game,
            seekers.c.person != mine.person,
            seekers.c.seen >= now - HERE_MS,
            seekers.c.table_id.is_(None),
        )
        .order_by(seekers.c.since, seekers.c.person)
        .with_for_update(skip_locked=True)
    )
    rows = await connection.execute(query)
    return [_seeker(row) for row in rows if _looks(house, row, now)]


def _looks(house: House, row: Any, now: int) -> bool:
    """Does this search go on? Heard of a moment ago, or connected and only slow to ask again."""
    seen = int(row.seen)
    if seen >= now - PATIENCE_MS:
        return True
    return seen >= now - HERE_MS and house.whereabouts.here(row.person)


async def _rating(connection: AsyncConnection, game: str, person_id: str) -> int:
    """The rating as it is shown; a newcomer's where there is none."""
    ratings = schema.ratings
    query = select(ratings.c.mu).where(ratings.c.game == game, ratings.c.player == person_id)
    mu = (await connection.execute(query)).scalar()
    return BEGIN if mu is None else shown(mu)


async def _state(
    house: House,
    connection: AsyncConnection,
    person_id: str | None,
    mine: Seeker | None,
    table: str | None,
    fitting: int = 0,
) -> MatchState:
    seekers = schema.seekers
    now = now_ms()
    query = select(seekers.c.game, seekers.c.person, seekers.c.seen).where(
        seekers.c.seen >= now - HERE_MS,
        seekers.c.table_id.is_(None),
        seekers.c.person != (person_id or ""),
    )
    rows = await connection.execute(query)
    looking = dict(Counter(str(row.game) for row in rows if _looks(house, row, now)))
    return MatchState(
        seek=None if mine is None else mine.wish,
        since=None if mine is None else iso(mine.since),
        table=table,
        looking=looking,
        fitting=fitting,
        bots_from=iso(mine.since + BOTS_AFTER_MS) if mine is not None and mine.wish.bots else None,
        paces=[PaceInfo(name=name, clock=clock) for name, clock in PACES.items()],
        patience=PATIENCE_MS // 1000,
    )
