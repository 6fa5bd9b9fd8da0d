"""The keeper: what must go on although nobody is connected.

Clocks run out, bots of processes that died move on, idle tables leave memory. Whatever it does is
found again in the database, so nothing depends on this process having been there when it began.
"""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING

from sqlalchemy import select, update

from terem.server import schema
from terem.server.database import now_ms
from terem.server.logs import oops
from terem.server.presence import TELL_SECONDS

if TYPE_CHECKING:
    from terem.server.house import House

ROUND_SECONDS = 2.0
# Another process that has not moved its bot for so long is taken for dead.
BOT_PATIENCE_MS = 8_000


class Keeper:
    def __init__(self, house: House) -> None:
        self._house = house
        self._task: asyncio.Task[None] | None = None

    def start(self) -> None:
        self._task = asyncio.create_task(self._keep(), name="keeper")

    async def stop(self) -> None:
        if self._task is not None:
            self._task.cancel()
            await asyncio.gather(self._task, return_exceptions=True)

    async def _keep(self) -> None:
        rounds = 0
        while True:
            try:
                await self._round(rounds)
            except asyncio.CancelledError:
                raise
            except Exception:
                # The database may be away for a while; the next round tries again.
                oops("the keeper stumbled")
                self._house.metrics.count("terem_errors_total")
            rounds += 1
            await asyncio.sleep(ROUND_SECONDS)

    async def _round(self, number: int) -> None:
        house = self._house
        await self._sweep()
        house.tables.evict()
        house.metrics.gauge("terem_live_tables", len(house.tables.live))
        house.metrics.gauge("terem_sockets", len(house.sockets))
        if house.bus.shared:
            await self._compare()
            if number % int(TELL_SECONDS // ROUND_SECONDS) == 0:
                house.presence.tell_all()

    async def _sweep(self) -> None:
        """Tables whose clock ran out, and tables whose bot nobody moves."""
        positions = schema.positions
        now = now_ms()
        late = (
            select(positions.c.table_id)
            .where(positions.c.deadline.is_not(None), positions.c.deadline < now)
            .limit(50)
        )
        patience = BOT_PATIENCE_MS if self._house.bus.shared else 0
        idle = (
            select(positions.c.table_id)
            .where(positions.c.bot_turn, positions.c.since < now - patience)
            .order_by(positions.c.since)
            .limit(500)
        )
        async with self._house.database.read() as connection:
            out_of_time = [row.table_id for row in await connection.execute(late)]
            without_bot = [row.table_id for row in await connection.execute(idle)]
        for id in out_of_time + without_bot:
            try:
                await self._move_on(id)
            except Exception:
                # One damaged table must not stop the clocks of all others.
                oops("a table could not be moved on", table=id)
                self._house.metrics.count("terem_errors_total")

    async def _move_on(self, table_id: str) -> None:
        table = self._house.tables.live.get(table_id) or await self._house.table(table_id)
        if table.frozen:
            await self._rest(table_id)
        elif table.bot_to_move() is not None:
            self._house.driver.set_going(table)
        else:
            await table.time_out()

    async def _rest(self, table_id: str) -> None:
        """A game under rules of another time cannot go on: its clock stands still."""
        async with self._house.database.write() as connection:
            await connection.execute(
                update(schema.positions)
                .where(schema.positions.c.table_id == table_id)
                .values(deadline=None, bot_turn=False)
            )

    async def _compare(self) -> None:
        """Notes may get lost: compare the length of each watched log with the database."""
        live = self._house.tables.live
        watched = [id for id, table in live.items() if table.sockets]
        positions = schema.positions
        for i in range(0, len(watched), 500):
            query = select(positions.c.table_id, positions.c.seq).where(
                positions.c.table_id.in_(watched[i : i + 500])
            )
            async with self._house.database.read() as connection:
                rows = (await connection.execute(query)).all()
            for row in rows:
                table = live.get(row.table_id)
                if table is not None and table.seq < row.seq and not table.lock.locked():
                    await self._house.tables.follow(table)
