"""The keeper: what must go on although nobody is connected.

Clocks run out, bots of processes that died move on, idle tables leave memory. Whatever it does is
found again in the database, so nothing depends on this process having been there when it began.
"""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING

from sqlalchemy import or_, select

import terem
from terem.server import away, schema
from terem.server.heap import Heap
from terem.server.logs import log_error, log_event
from terem.server.operator import Operator
from terem.server.patching import outdated_tables
from terem.server.presence import TELL_SECONDS
from terem.server.timing import TIME, now_ms

if TYPE_CHECKING:
    from terem.server.house import House

ROUND_SECONDS = 2.0
# Another process that has not moved its bot for so long is taken for dead.
BOT_PATIENCE_MS = 8_000
# Every so many rounds: tables that wait for players in vain.
EXPIRE_ROUNDS = 30


class Keeper:
    def __init__(self, house: House) -> None:
        self._house = house
        self.operator = Operator(house)
        self._heap = Heap()
        self._task: asyncio.Task[None] | None = None

    def start(self) -> None:
        self._task = asyncio.create_task(self._keep(), name="keeper")
        self._house.spawn(self._catch_up())

    async def _catch_up(self) -> None:
        """Once, at the start: games in play go over to the present rules (loading one does it),
        finished ones get the archive they have not got."""
        async with self._house.database.read() as connection:
            outdated = await outdated_tables(connection)
        for row in outdated:
            if self._house.draining:
                return
            table = await self._house.table(row.id)
            log_event("a table under new rules", table=row.id, game=row.game, frozen=table.frozen)
        await self._house.replays.store_all()

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
                log_error("the keeper stumbled")
                self._house.metrics.count("terem_errors_total")
            rounds += 1
            await asyncio.sleep(ROUND_SECONDS)

    async def _round(self, number: int) -> None:
        house = self._house
        TIME.correct()
        await self.operator.look()
        await self._sweep()
        house.spawn(house.letters.send_due())
        if number % EXPIRE_ROUNDS == 0:
            # Opening tables needs the house, so it is known only when everything is there.
            from terem.server import matching, seating

            await seating.expire(house)
            await matching.expire(house)
        house.tables.evict()
        await self._heap.tidy()
        house.metrics.gauge("terem_live_tables", len(house.tables.live))
        house.metrics.gauge("terem_sockets", len(house.sockets))
        if house.bus.shared:
            await self._compare()
            if number % int(TELL_SECONDS // ROUND_SECONDS) == 0:
                house.presence.announce_all()
                house.whereabouts.announce()

    async def _sweep(self) -> None:
        """Tables whose clock ran out, and tables whose bot nobody moves."""
        positions, tables = schema.positions, schema.tables
        now = now_ms()
        # Tables that a newer process has taken over are its business.
        ours = or_(
            *(
                (tables.c.game == id) & (tables.c.rules_version <= terem.game(id).version)
                for id in terem.games()
            )
        )
        some = select(positions.c.table_id).join(tables, tables.c.id == positions.c.table_id)
        late = some.where(
            positions.c.deadline.is_not(None), positions.c.deadline < now, ours
        ).limit(50)
        patience = BOT_PATIENCE_MS if self._house.bus.shared else 0
        idle = (
            some.where(positions.c.bot_turn, positions.c.since < now - patience, ours)
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
                log_error("a table could not be moved on", table=id)
                self._house.metrics.count("terem_errors_total")

    async def _move_on(self, table_id: str) -> None:
        table = self._house.tables.live.get(table_id) or await self._house.table(table_id)
        if table.bot_to_move() is not None:
            self._house.driver.set_going(table)
        else:
            await away.time_out(table)
            # It may have begun on a day off of whoever is to act.
            await table.store_deadline()

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
