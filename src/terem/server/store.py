"""Reading tables from the database, and the few writes that are not moves."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

import msgspec
from sqlalchemy import (
    ColumnElement,
    Connection,
    Select,
    and_,
    func,
    insert,
    or_,
    select,
    true,
    update,
)
from sqlalchemy.dialects import postgresql, sqlite
from sqlalchemy.ext.asyncio import AsyncConnection

from terem.server.rows import (
    ChatRow,
    EntryRow,
    PersonRow,
    SeatRow,
    TableRow,
    entry_row,
    person_row,
    table_row,
)
from terem.server.schema import blocks, chat, entries, people, positions, reads, seats, tables
from terem.server.timing import now_ms


class Bundle:
    """A table with its seats and where its game stands."""

    __slots__ = ("position", "row", "seats")

    def __init__(self, row: TableRow, seats: list[SeatRow], position: Any) -> None:
        self.row = row
        self.seats = seats
        self.position = position

    @property
    def deciding(self) -> int | None:
        if self.position is None or self.row.status != "playing":
            return None
        ending: int | None = self.position.ending
        deciding: int | None = self.position.deciding
        return deciding if ending is None else ending

    @property
    def deadline(self) -> int | None:
        """When the time of whoever is to act is out."""
        if self.deciding is None:
            return None
        deadline: int | None = self.position.deadline
        return deadline

    @property
    def moves(self) -> int:
        return 0 if self.position is None else int(self.position.moves)


_LIST_POSITION = (
    positions.c.table_id,
    positions.c.seq,
    positions.c.moves,
    positions.c.deciding,
    positions.c.ending,
    positions.c.since,
    positions.c.deadline,
)


async def bundles(
    connection: AsyncConnection,
    where: ColumnElement[bool],
    order: Iterable[Any] = (),
    limit: int = 100,
    whole: bool = False,
    offset: int = 0,
) -> list[Bundle]:
    """The tables that fit, with seats and people; `whole` with the snapshot too."""
    query = select(tables).where(where).order_by(*order).limit(limit).offset(offset)
    rows = [table_row(row) for row in await connection.execute(query)]
    if not rows:
        return []
    ids = [row.id for row in rows]
    by_table: dict[str, list[SeatRow]] = {id: [] for id in ids}
    for table_id, seat in await _seats(connection, ids):
        by_table[table_id].append(seat)
    columns = [positions] if whole else list(_LIST_POSITION)
    found = await connection.execute(select(*columns).where(positions.c.table_id.in_(ids)))
    by_position = {row.table_id: row for row in found}
    return [Bundle(row, by_table[row.id], by_position.get(row.id)) for row in rows]


async def bundle(connection: AsyncConnection, table_id: str) -> Bundle | None:
    found = await bundles(connection, tables.c.id == table_id, limit=1, whole=True)
    return found[0] if found else None


async def _seats(connection: AsyncConnection, ids: list[str]) -> list[tuple[str, SeatRow]]:
    query = (
        select(seats, *(column.label(f"p_{column.name}") for column in people.c))
        .select_from(seats.outerjoin(people, seats.c.person == people.c.id))
        .where(seats.c.table_id.in_(ids))
        .order_by(seats.c.seat)
    )
    out: list[tuple[str, SeatRow]] = []
    for row in await connection.execute(query):
        person = None
        if row.person is not None:
            person = PersonRow(
                **{name: getattr(row, f"p_{name}") for name in PersonRow.__struct_fields__}
            )
        seat = SeatRow(row.seat, person, row.bot, row.why_bot, row.name, row.sharing, row.ahead)
        out.append((row.table_id, seat))
    return out


async def log_after(connection: AsyncConnection, table_id: str, seq: int) -> list[EntryRow]:
    query = (
        select(entries)
        .where(entries.c.table_id == table_id, entries.c.seq > seq)
        .order_by(entries.c.seq)
    )
    return [entry_row(row) for row in await connection.execute(query)]


async def chat_of(connection: AsyncConnection, person_id: str) -> list[ChatRow]:
    """Everything a person has said."""
    return await _chat(connection, chat.c.person == person_id, 100_000)


async def chat_after(
    connection: AsyncConnection, table_id: str, after: int, limit: int = 300
) -> list[ChatRow]:
    """The newest lines after a number, oldest first."""
    return await _chat(connection, (chat.c.table_id == table_id) & (chat.c.id > after), limit)


async def _chat(
    connection: AsyncConnection, where: ColumnElement[bool], limit: int
) -> list[ChatRow]:
    query = (
        select(
            chat.c.id.label("line"),
            chat.c.seat.label("said_at"),
            chat.c.text.label("said"),
            chat.c.at.label("said_when"),
            people,
        )
        .join(people, people.c.id == chat.c.person)
        .where(where)
        .order_by(chat.c.id.desc())
        .limit(limit)
    )
    rows = (await connection.execute(query)).all()
    return [
        ChatRow(row.line, person_row(row), row.said_at, row.said, row.said_when)
        for row in reversed(rows)
    ]


def close_table(connection: Connection, table_id: str, person_id: str | None) -> bool:
    """End a game in play without a result; False if there is none at this table."""
    found = connection.execute(
        select(tables.c.status, positions.c.seq, positions.c.moves)
        .join(positions, positions.c.table_id == tables.c.id)
        .where(tables.c.id == table_id)
        .with_for_update()
    ).first()
    if found is None or found.status not in ("playing", "frozen"):
        return False
    now = now_ms()
    entry = EntryRow(
        found.seq + 1, "closed", None, person_id, None, None, False, [], found.moves, now
    )
    connection.execute(insert(entries).values(**entry.row(table_id)))
    connection.execute(
        update(positions)
        .where(positions.c.table_id == table_id)
        .values(seq=entry.seq, deciding=None, ending=None, bot_turn=False, deadline=None)
    )
    connection.execute(
        update(tables)
        .where(tables.c.id == table_id)
        .values(status="finished", finished=now, rated=False)
    )
    return True


def banks(text: str) -> list[int]:
    """The stored clocks: milliseconds per seat."""
    return msgspec.json.decode(text, type=list[int])


async def person(connection: AsyncConnection, person_id: str) -> PersonRow | None:
    row = (await connection.execute(select(people).where(people.c.id == person_id))).first()
    return None if row is None else person_row(row)


# ---------------------------------------------------------------------- waiting and unread


def waiting_for(person_id: str) -> Select[Any]:
    """Tables where this person must act now, the longest waiting first."""
    return (
        select(tables.c.id, positions.c.since)
        .select_from(
            tables.join(positions, positions.c.table_id == tables.c.id).join(
                seats,
                and_(
                    seats.c.table_id == tables.c.id,
                    seats.c.seat == func.coalesce(positions.c.ending, positions.c.deciding),
                ),
            )
        )
        .where(
            tables.c.status == "playing",
            seats.c.person == person_id,
            seats.c.bot.is_(None),
        )
        .order_by(positions.c.since, tables.c.id)
    )


async def waiting_ids(connection: AsyncConnection, person_id: str) -> list[str]:
    return [row.id for row in await connection.execute(waiting_for(person_id))]


async def unread(
    connection: AsyncConnection, person_id: str, ids: list[str]
) -> dict[str, tuple[int, int]]:
    """Per table: how many moves and chat lines of others this person has not seen."""
    if not ids:
        return {}
    moves = await _count(connection, entries, entries.c.seq, person_id, ids)
    # What is not shown is not unread either.
    unheard = select(blocks.c.other).where(blocks.c.person == person_id)
    heard = chat.c.person.not_in(unheard)
    lines = await _count(connection, chat, chat.c.id, person_id, ids, heard)
    return {id: (moves.get(id, 0), lines.get(id, 0)) for id in ids}


async def _count(
    connection: AsyncConnection,
    what: Any,
    number: ColumnElement[Any],
    person_id: str,
    ids: list[str],
    where: ColumnElement[bool] | None = None,
) -> dict[str, int]:
    mark = reads.c.seq if what is entries else reads.c.chat
    query = (
        select(what.c.table_id, func.count().label("n"))
        .select_from(
            what.outerjoin(
                reads, and_(reads.c.table_id == what.c.table_id, reads.c.person == person_id)
            )
        )
        .where(
            what.c.table_id.in_(ids),
            number > func.coalesce(mark, 0),
            or_(what.c.person.is_(None), what.c.person != person_id),
            true() if where is None else where,
        )
        .group_by(what.c.table_id)
    )
    return {row.table_id: row.n for row in await connection.execute(query)}


def upsert(
    connection: Connection,
    table: Any,
    keys: tuple[str, ...],
    values: dict[str, Any],
    keep_larger: tuple[str, ...] = (),
) -> None:
    """Insert a row, or replace what is not its key; `keep_larger` columns only ever grow."""
    dialect = connection.dialect.name
    make: Any = sqlite.insert if dialect == "sqlite" else postgresql.insert
    statement = make(table).values(**values)
    larger: Any = func.max if dialect == "sqlite" else func.greatest
    changes = {
        name: larger(table.c[name], statement.excluded[name])
        if name in keep_larger
        else statement.excluded[name]
        for name in values
        if name not in keys
    }
    connection.execute(statement.on_conflict_do_update(index_elements=list(keys), set_=changes))
