"""A player prepares: the next turn, and answers given once for all (see ahead.py for the rules of
both). It is stored with the seat, and played in the step that makes it their turn."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any

import msgspec
from sqlalchemy import Connection, select

from terem.engine import State
from terem.server import ahead, schema, showing
from terem.server.ahead import Prepared
from terem.server.next import Next, replace_ahead
from terem.server.problems import Refusal
from terem.server.rows import SeatRow
from terem.server.wire.play import Planning

if TYPE_CHECKING:
    from terem.server.live import LiveTable

# What thinking a turn through costs, in milliseconds of work.
COST = 5.0


# ---------------------------------------------------------------------- what a person says


def planning(table: LiveTable, person_id: str, lang: str) -> Planning:
    """The next turn as it is planned, as far as it still goes."""
    seat = _seat_of(table, person_id)
    found = ahead.stored_plan(_waiting(table, seat), seat.seat, ahead.read(seat.ahead))
    return showing.planning(table, seat.seat, found, lang)


async def set_plan(table: LiveTable, person_id: str, moves: list[list[Any]]) -> None:
    def change(seat: SeatRow, prepared: Prepared) -> Prepared:
        found = ahead.imagine(_waiting(table, seat), seat.seat, moves)
        return Prepared(standing=prepared.standing, plan=found.steps, reveals=found.reveals)

    await _prepare(table, person_id, change)


async def drop_plan(table: LiveTable, person_id: str) -> None:
    """Nothing is planned any more, and a plan that was dropped is no longer spoken of."""
    await _prepare(table, person_id, lambda _, prepared: prepared.without_plan(None))


async def set_standing(table: LiveTable, person_id: str, question: str, move: Any) -> None:
    await _prepare(
        table,
        person_id,
        lambda _, prepared: ahead.set_standing(table.game, prepared, question, move),
    )
    if move is not None:
        seat = _seat_of(table, person_id).seat
        state = table.playing_state()
        if table.acting == seat and state.stack and state.stack[-1].kind == question:
            # Who says so at the question itself has answered it.
            await go_on(table, asked=True)


def _seat_of(table: LiveTable, person_id: str) -> SeatRow:
    """The seat for which this person can prepare something."""
    table.check_playing(None)
    mine = table.require_seat(person_id)
    if len(mine) > 1:
        raise Refusal("one-screen")
    seat = table.seats[mine[0]]
    if seat.bot is not None:
        raise Refusal("seat-has-bot")
    return seat


def _waiting(table: LiveTable, seat: SeatRow) -> State:
    """The position a seat can plan in: while others play."""
    if table.acting == seat.seat:
        raise Refusal("your-turn-now")
    return table.playing_state()


async def _prepare(
    table: LiveTable, person_id: str, change: Callable[[SeatRow, Prepared], Prepared]
) -> None:
    """A person prepares something, or takes it back; nobody else is told."""
    async with table.lock:
        for _ in range(8):
            if table.stale:
                await table.catch_up()
            seat = _seat_of(table, person_id)
            left = change(seat, ahead.read(seat.ahead))
            if await store(table, {seat.seat: ahead.stored(left)}):
                break
            table.stale = True
        else:
            raise Refusal("busy")
    table.house.bus.send("table", table=table.row.id)


async def store(table: LiveTable, left: dict[int, str | None]) -> bool:
    """Store what is left of what seats have prepared, unless another process has moved on, or
    changed it, meanwhile. Needs the lock."""
    positions = schema.positions
    newest = select(positions.c.seq).where(positions.c.table_id == table.row.id)

    def store_it(connection: Connection) -> bool:
        if connection.execute(newest.with_for_update()).scalar() != table.seq:
            return False
        return replace_ahead(connection, table, left)

    async with table.house.database.write() as connection:
        stored = await connection.run_sync(store_it)
    if stored:
        table.take_ahead(left)
    return stored


# ---------------------------------------------------------------------- what follows


def due(table: LiveTable) -> bool:
    """Is it the turn of somebody who has planned it? So it is after a plan was stored here while
    another process brought the turn."""
    if table.acting is None or table.ending is not None:
        return False
    seat = table.seats[table.acting]
    if seat.ahead is None or seat.bot is not None:
        return False
    return ahead.next_step(table.playing_state(), ahead.read(seat.ahead)) is not None


async def go_on(table: LiveTable, asked: bool = False) -> None:
    """What whoever is to act has prepared is played, if it is due; `asked`: they have just said how
    they always answer the open question."""

    def think() -> Next | int:
        seat = table.acting
        if seat is None or table.seats[seat].ahead is None:
            return table.seq
        found = Next(table)
        follow(found, revealed=not asked)
        return found

    await table.do(think)


def follow(found: Next, revealed: bool | None = None) -> None:
    """What people have prepared follows at once, in the same breath. `revealed`: the step before
    brought something to light."""
    table = found.table
    if revealed is None:
        revealed = found.state.reveals != table.playing_state().reveals
    while found.finish is None and found.ending is None and found.state.seat is not None:
        before = found.state
        if not _follow_once(found, table.seats[found.state.seat], revealed):
            return
        revealed = found.state.reveals != before.reveals


def _follow_once(found: Next, seat: SeatRow, revealed: bool) -> bool:
    """One prepared move of the seat that decides; False if there is none."""
    table, state = found.table, found.state
    prepared = found.prepared(seat)
    if prepared.empty or seat.person_id is None or found.bot_after(seat.seat):
        return False
    planned = bool(prepared.plan) and prepared.plan[0].question == state.stack[-1].kind
    move = None if planned else ahead.answer(state, prepared, revealed)
    if move is not None:
        # Stored anew as it is: if it was taken back meanwhile, this is thought anew.
        found.leave(seat, prepared)
        table.step(found, seat.seat, move, seat.person_id, by="standing")
        return True
    step = ahead.next_step(state, prepared)
    if step is None:
        return False
    if isinstance(step, str):
        found.leave(seat, prepared.without_plan(step))
        return False
    table.step(found, seat.seat, tuple(step.move), seat.person_id, by="plan")
    rest = msgspec.structs.replace(prepared, plan=prepared.plan[1:], begun=True)
    over = found.ending == seat.seat or found.state.seat != seat.seat
    if not rest.plan or over:
        rest = rest.without_plan("overtaken" if rest.plan else None)
    found.leave(seat, rest)
    # A turn that was planned to its end is passed on, too.
    if found.ending == seat.seat and rest.dropped is None:
        table.pass_on(found, seat.seat, seat.person_id)
    return True
