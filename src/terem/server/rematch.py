"""The same table again, with the same people."""

from __future__ import annotations

from sqlalchemy import select, update
from sqlalchemy.ext.asyncio import AsyncConnection

import terem
from terem.engine.options import complete
from terem.server import schema, store
from terem.server.house import House
from terem.server.live import LiveTable
from terem.server.opening import Sitter, check_number, new_row, store_table
from terem.server.problems import Refusal
from terem.server.rows import PersonRow
from terem.server.seating import join
from terem.server.sharing import sharing_of


async def open_rematch(house: House, table: LiveTable, person: PersonRow) -> str:
    """The same table again. The first who asks opens it; the others who ask sit down there."""
    if not table.seats_of(person.id):
        raise Refusal("not-seated")
    opened = False
    async with house.database.write() as connection:
        await connection.execute(
            select(schema.tables.c.id).where(schema.tables.c.id == table.row.id).with_for_update()
        )
        bundle = await store.bundle(connection, table.row.id)
        if bundle is None or bundle.row.status != "finished":
            raise Refusal("not-finished")
        again = bundle.row.rematch
        if again is None:
            await check_number(connection, house, person.id)
            opened = True
            again = await _again(connection, bundle, person)
            await connection.execute(
                update(schema.tables)
                .where(schema.tables.c.id == table.row.id)
                .values(rematch=again)
            )
    if opened:
        await house.tables.refresh(table.row.id)
        if table.row.kind == "open":
            house.lobby_changed()
        return again
    other = await house.table(again)
    if not other.seats_of(person.id) and other.row.status == "waiting":
        # Everybody moves up one seat, so that somebody else begins.
        wanted = turned(table.seats_of(person.id)[0], table.row.seats)
        await join(house, other, person, wanted if other.seats[wanted].open else None)
    return again


def turned(seat: int, seats: int) -> int:
    """Where who sat on a seat sits in the next game."""
    return (seat + 1) % seats


async def _again(connection: AsyncConnection, bundle: store.Bundle, person: PersonRow) -> str:
    old = bundle.row
    game = terem.game(old.game)
    try:
        options = complete(game.options, old.options, old.seats)
    except ValueError:
        # Its rules have other options by now.
        options = complete(game.options, None, old.seats)
    kind = old.kind
    row = new_row(game, kind, person.id, old.seats, options, old.clock)
    row.end_turn, row.shuffle = old.end_turn, old.shuffle
    row.sharing = sharing_of(old, bundle.seats)
    row.stand_in, row.rated = old.stand_in, old.rated
    sitters: list[Sitter] = []
    for seat in bundle.seats:
        if seat.person is None:
            sitters.append((None, seat.bot, seat.name if seat.bot is None else None))
        elif seat.person_id == person.id:
            sitters.append((person.id, None, seat.name))
        else:
            sitters.append((None, None, None))
    # Everybody moves up one seat, so that somebody else begins.
    places = [turned(seat, old.seats) for seat in range(old.seats)]
    await store_table(connection, row, [sitters[places.index(seat)] for seat in range(old.seats)])
    return row.id
