"""Tables that wait for their start: joining, leaving, bots on seats, giving up."""

from __future__ import annotations

import contextlib

from sqlalchemy import delete, or_, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from terem.server import circles, schema, store
from terem.server.house import House
from terem.server.live import LiveTable
from terem.server.opening import Sitter, begin, known_level
from terem.server.problems import Refusal
from terem.server.rows import PersonRow
from terem.server.timing import now_ms

# What goes with a table that never began.
OF_A_TABLE = (
    schema.seats,
    schema.chat,
    schema.notes,
    schema.reads,
    schema.letters,
    schema.challenges,
)


async def _waiting(connection: AsyncConnection, table_id: str) -> store.Bundle:
    """The table, locked until the transaction ends; Refusal once it has started."""
    await connection.execute(
        select(schema.tables.c.id).where(schema.tables.c.id == table_id).with_for_update()
    )
    bundle = await store.bundle(connection, table_id)
    if bundle is None:
        raise Refusal("no-such-table")
    if bundle.row.status != "waiting":
        raise Refusal("not-waiting")
    return bundle


def _sitters(bundle: store.Bundle) -> list[Sitter]:
    return [(seat.person_id, seat.bot, seat.name) for seat in bundle.seats]


async def join(house: House, table: LiveTable, person: PersonRow, seat: int | None) -> None:
    """Sit down; the last one to sit down starts the game."""
    async with house.database.write() as connection:
        bundle = await _waiting(connection, table.row.id)
        if any(one.person_id == person.id for one in bundle.seats):
            raise Refusal("already-seated")
        there = {bundle.row.host, *(one.person_id for one in bundle.seats)}
        await circles.require_welcome(connection, person.id, [one for one in there if one])
        if seat is None:
            free = next((one.seat for one in bundle.seats if one.open), None)
        else:
            if seat >= len(bundle.seats):
                raise Refusal("no-such-seat")
            free = seat if bundle.seats[seat].open else None
        if free is None:
            raise Refusal("seat-taken")
        await _sit(connection, table.row.id, free, person.id, None)
        await circles.answered(connection, table.row.id, person.id)
        sitters = _sitters(bundle)
        sitters[free] = (person.id, None, None)
        if all(sitter != (None, None, None) for sitter in sitters):
            await begin(connection, bundle.row, sitters)
    await _changed(house, table)


async def _sit(
    connection: AsyncConnection, table_id: str, seat: int, person: str | None, bot: str | None
) -> None:
    await connection.execute(
        update(schema.seats)
        .where(schema.seats.c.table_id == table_id, schema.seats.c.seat == seat)
        .values(person=person, bot=bot, why_bot=None, sharing=None)
    )


async def _changed(house: House, table: LiveTable) -> None:
    was_waiting = table.row.status == "waiting"
    await house.tables.refresh(table.row.id)
    if was_waiting and table.acting is not None and table.seats[table.acting].bot is None:
        house.notices.turn_came(table, table.acting)
    if table.row.kind == "open":
        house.lobby_changed()


async def leave(house: House, table: LiveTable, person: PersonRow) -> bool:
    """Stand up before the start; True if the table is gone because nobody is left."""
    async with house.database.write() as connection:
        bundle = await _waiting(connection, table.row.id)
        mine = [one.seat for one in bundle.seats if one.person_id == person.id]
        if not mine and bundle.row.host != person.id:
            raise Refusal("not-seated")
        for seat in mine:
            await _sit(connection, table.row.id, seat, None, None)
        others = [one.person_id for one in bundle.seats if one.person_id not in (None, person.id)]
        if bundle.row.host == person.id and others:
            await connection.execute(
                update(schema.tables)
                .where(schema.tables.c.id == table.row.id)
                .values(host=others[0])
            )
        gone = not others
        if gone:
            await _remove(connection, table.row.id)
    if gone:
        await _gone(house, table)
    else:
        await _changed(house, table)
    return gone


async def cancel(house: House, table: LiveTable, person: PersonRow) -> None:
    """The host gives up a table that has not started."""
    async with house.database.write() as connection:
        bundle = await _waiting(connection, table.row.id)
        if bundle.row.host != person.id:
            raise Refusal("not-host")
        await _remove(connection, table.row.id)
    await _gone(house, table)


async def _remove(connection: AsyncConnection, table_id: str) -> None:
    for part in OF_A_TABLE:
        await connection.execute(delete(part).where(part.c.table_id == table_id))
    # It may have been the rematch of another: that one can be asked for again.
    await connection.execute(
        update(schema.tables).where(schema.tables.c.rematch == table_id).values(rematch=None)
    )
    await connection.execute(delete(schema.tables).where(schema.tables.c.id == table_id))


async def _gone(house: House, table: LiveTable) -> None:
    house.tables.gone(table.row.id)
    house.bus.send("gone", table=table.row.id)
    if table.row.kind == "open":
        house.lobby_changed()


async def expire(house: House) -> None:
    """Tables that have waited for too long for players go: nobody waits there any more."""
    tables = schema.tables
    now = now_ms()
    hours = {"open": house.settings.waiting_hours, "invite": 24 * 30}
    async with house.database.read() as connection:
        found = await connection.execute(
            select(tables.c.id).where(
                tables.c.status == "waiting",
                or_(
                    *(
                        (tables.c.kind == kind) & (tables.c.created < now - round(one * 3_600_000))
                        for kind, one in hours.items()
                    )
                ),
            )
        )
        old = [row.id for row in found]
    for table_id in old:
        table = await house.table(table_id)
        if table.sockets:
            # Somebody sits there and waits.
            continue
        with contextlib.suppress(Refusal):
            async with house.database.write() as connection:
                await _waiting(connection, table_id)
                await _remove(connection, table_id)
            await _gone(house, table)


async def set_seat(
    house: House, table: LiveTable, person: PersonRow, seat: int, level: str | None
) -> None:
    """The host puts a bot on a seat, or opens it again."""
    bot = None if level is None else known_level(level)
    async with house.database.write() as connection:
        bundle = await _waiting(connection, table.row.id)
        if bundle.row.host != person.id:
            raise Refusal("not-host")
        if seat >= len(bundle.seats):
            raise Refusal("no-such-seat")
        if bundle.seats[seat].person is not None:
            raise Refusal("seat-taken")
        await _sit(connection, table.row.id, seat, None, bot)
    await _changed(house, table)


async def start(house: House, table: LiveTable, person: PersonRow) -> None:
    async with house.database.write() as connection:
        bundle = await _waiting(connection, table.row.id)
        if bundle.row.host != person.id:
            raise Refusal("not-host")
        if any(one.open for one in bundle.seats):
            raise Refusal("seats-open")
        await begin(connection, bundle.row, _sitters(bundle))
    await _changed(house, table)
