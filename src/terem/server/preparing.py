"""A player prepares: the next turn, and answers given once for all (see ahead.py)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from terem.server import ahead, showing
from terem.server.ahead import Prepared
from terem.server.messages import Planning

if TYPE_CHECKING:
    from terem.server.live import LiveTable
    from terem.server.rows import SeatRow

# What thinking a turn through costs, in milliseconds of work.
COST = 5.0


def planning(table: LiveTable, person_id: str, lang: str) -> Planning:
    """The next turn as it is planned, as far as it still goes."""
    seat = table.preparing(person_id)
    state = table.check_waiting(seat)
    found = ahead.stored_plan(state, seat.seat, ahead.read(seat.ahead))
    return showing.planning(table, seat.seat, found, lang)


async def set_plan(table: LiveTable, person_id: str, moves: list[list[Any]]) -> None:
    def change(seat: SeatRow, prepared: Prepared) -> Prepared:
        found = ahead.imagine(table.check_waiting(seat), seat.seat, moves)
        return Prepared(standing=prepared.standing, plan=found.steps, reveals=found.reveals)

    await table.prepare(person_id, change)


async def drop_plan(table: LiveTable, person_id: str) -> None:
    """Nothing is planned any more, and a plan that was dropped is no longer spoken of."""
    await table.prepare(person_id, lambda _, prepared: prepared.without_plan(None))


async def set_standing(table: LiveTable, person_id: str, question: str, move: Any) -> None:
    await table.prepare(
        person_id,
        lambda _, prepared: ahead.set_standing(table.game, prepared, question, move),
    )
    if move is not None:
        state = table.state
        seat = table.preparing(person_id).seat
        if state is not None and table.acting == seat and state.stack[-1].kind == question:
            # Who says so at the question itself has answered it.
            await table.go_on(asked=True)
