"""Who may see a game beside those who play it: nobody, whoever has its link, or everybody.

A table is opened with a setting, and each of its people may ask for another one, at any time. The
most private wish holds: nobody is shown who does not want to be. By link is what it says: the
address of the table is hard to guess and listed nowhere; a public game is also listed, in the
lobby while it runs and on the pages of its players.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from sqlalchemy import ColumnElement, exists, func, update

from terem.server import schema
from terem.server.problems import Refusal
from terem.server.rows import SeatRow, TableRow
from terem.server.wire.tables import Sharing

if TYPE_CHECKING:
    from terem.server.house import House
    from terem.server.live import LiveTable

# The most private first.
ORDER: tuple[Sharing, ...] = ("private", "link", "public")


def sharing_of(row: TableRow, seats: list[SeatRow]) -> Sharing:
    wishes = [seat.sharing or row.sharing for seat in seats if seat.person is not None]
    return min(wishes or [row.sharing], key=ORDER.index)


def wish_of(seats: list[SeatRow], person_id: str | None) -> Sharing | None:
    return next(
        (seat.sharing for seat in seats if person_id is not None and seat.person_id == person_id),
        None,
    )


def listed() -> ColumnElement[bool]:
    """The tables whose games are public, for a query: what `sharing_of` says of each of them."""
    tables, seats = schema.tables, schema.seats
    sits = (seats.c.table_id == tables.c.id) & seats.c.person.is_not(None)
    less = func.coalesce(seats.c.sharing, tables.c.sharing) != "public"
    nobody = ~exists().where(sits)
    return ~exists().where(sits & less) & (~nobody | (tables.c.sharing == "public"))


async def ask(house: House, table: LiveTable, person_id: str, sharing: Sharing) -> None:
    """One of the table's people asks for a setting; whoever may not look any more is shown out."""
    if not table.seats_of(person_id):
        raise Refusal("not-seated")
    seats = schema.seats
    async with house.database.write() as connection:
        await connection.execute(
            update(seats)
            .where(seats.c.table_id == table.row.id, seats.c.person == person_id)
            .values(sharing=sharing)
        )
    await house.tables.refresh(table.row.id)
    house.lobby_changed()
