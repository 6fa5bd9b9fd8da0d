"""The rules of a game were corrected while games are being played.

A game in play is replayed under the new rules. If every move still stands, it goes on from there;
if not, it is frozen: its players may read it, and close it without a result. The operator can ask
beforehand (`terem patch --dry-run`).
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from sqlalchemy import insert, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

import terem
from terem.engine import Game, IllegalMove, State
from terem.server import schema, store
from terem.server.clocks import fresh
from terem.server.history import position_values, standing
from terem.server.rows import EntryRow, TableRow, table_row
from terem.server.timing import now_ms

if TYPE_CHECKING:
    from terem.server.database import Database


def outdated(row: TableRow, game: Game) -> bool:
    """Did it begin under older rules than ours, and is not over? (A newer process may have taken
    a table over already: that one is not ours to touch.)"""
    return row.status in ("playing", "frozen") and row.rules_version < game.version


def refit(game: Game, row: TableRow, log: list[EntryRow]) -> State | str:
    """The position after the same moves under the present rules; or why they do not lead there."""
    try:
        state = game.new(row.seats, row.seed, dict(row.options))
    except ValueError as problem:
        return str(problem)
    for number, entry in enumerate(standing(log), 1):
        if state.seat != entry.seat:
            return f"move {number}: another seat would decide"
        try:
            assert entry.move is not None
            state.play(entry.move)
        except IllegalMove as problem:
            return f"move {number}: {problem.reason.text('en')}"
    return "the game would be over" if state.over else state


async def outdated_tables(connection: AsyncConnection) -> list[TableRow]:
    """Unfinished tables that began under older rules."""
    tables = schema.tables
    query = select(tables).where(tables.c.status.in_(("playing", "frozen")))
    rows = [table_row(row) for row in await connection.execute(query)]
    known = terem.games()
    return [row for row in rows if row.game in known and outdated(row, terem.game(row.game))]


async def take_over(
    database: Database, row: TableRow, log: list[EntryRow], found: State | str
) -> None:
    """Store what has become of an outdated table. Several processes may try at once: the first
    one does it."""
    tables, positions = schema.tables, schema.positions
    game = terem.game(row.game)
    now = now_ms()
    fits = not isinstance(found, str)
    async with database.write() as connection:
        values: dict[str, object] = {"status": "frozen"}
        if fits:
            values = {"status": "playing", "rules_version": game.version}
        done = await connection.execute(
            update(tables)
            .where(tables.c.id == row.id, tables.c.rules_version == row.rules_version)
            .values(**values)
        )
        if done.rowcount == 0:
            return
        if isinstance(found, str):
            await connection.execute(
                update(positions)
                .where(positions.c.table_id == row.id)
                .values(deadline=None, bot_turn=False)
            )
            return
        seq = len(log) + 1
        entry = EntryRow(seq, "patched", None, None, None, None, False, [], found.played, now)
        await connection.execute(insert(schema.entries).values(**entry.row(row.id)))
        seats = await connection.execute(
            select(schema.seats.c.bot).where(
                schema.seats.c.table_id == row.id, schema.seats.c.seat == found.seat
            )
        )
        bot = seats.scalar() is not None
        clocks = fresh(row.clock, row.seats, now)
        # The time that was left is kept; nobody thinks on account of the correction.
        kept = (
            await connection.execute(
                select(positions.c.clocks).where(positions.c.table_id == row.id)
            )
        ).scalar_one()
        clocks.banks = store.banks(kept)
        await connection.execute(
            update(positions)
            .where(positions.c.table_id == row.id)
            .values(**position_values(found, seq, bot, clocks))
        )
