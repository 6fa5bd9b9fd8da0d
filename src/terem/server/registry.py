"""The registry of live tables: which are in memory, loading them, letting them go."""

from __future__ import annotations

import asyncio
import time
from typing import TYPE_CHECKING

import terem
from terem.server import store
from terem.server.live import LiveTable
from terem.server.patching import outdated, refit, take_over
from terem.server.problems import Refusal
from terem.server.rows import EntryRow, PersonRow

if TYPE_CHECKING:
    from terem.server.house import House

CHAT_KEPT = 300
# A table nobody has asked for here for so long is not kept up with what other processes do. (Who
# opens a socket has the table in hand for as long as the greeting may take.)
FOLLOW_SECONDS = 15.0


class Registry:
    def __init__(self, house: House) -> None:
        self._house = house
        self.live: dict[str, LiveTable] = {}
        self._loading: dict[str, asyncio.Task[LiveTable | None]] = {}

    async def get(self, table_id: str) -> LiveTable:
        """The table in memory, loaded if it is not there yet."""
        found = self.live.get(table_id)
        if found is None:
            # A database may choke on what can stand in an address.
            if not table_id.isascii() or not table_id.isalnum():
                raise Refusal("no-such-table")
            loading = self._loading.get(table_id)
            if loading is None:
                loading = asyncio.create_task(self._load(table_id))
                self._loading[table_id] = loading
                loading.add_done_callback(lambda _: self._loading.pop(table_id, None))
            found = await asyncio.shield(loading)
            if found is None:
                raise Refusal("no-such-table")
        found.touched = time.monotonic()
        return found

    async def _load(self, table_id: str) -> LiveTable | None:
        began = time.perf_counter()
        bundle, log = await self._read(table_id)
        if bundle is None:
            return None
        game = terem.game(bundle.row.game)
        if outdated(bundle.row, game):
            found = await asyncio.to_thread(refit, game, bundle.row, log)
            await take_over(self._house.database, bundle.row, log, found)
            bundle, log = await self._read(table_id)
            if bundle is None:
                return None
        table = LiveTable(self._house, bundle, log)
        self.live[table_id] = table
        self._house.metrics.observe("terem_table_load_seconds", time.perf_counter() - began)
        self._house.driver.set_going(table)
        return table

    async def _read(self, table_id: str) -> tuple[store.Bundle | None, list[EntryRow]]:
        async with self._house.database.read_at_once() as connection:
            bundle = await store.bundle(connection, table_id)
            if bundle is None:
                return None, []
            return bundle, await store.log_after(connection, table_id, 0)

    def evict(self) -> None:
        """Tables nobody looks at leave memory; they load again in a moment."""
        for table in list(self.live.values()):
            if self._idle(table, self._house.settings.idle_seconds):
                self._let_go(table)

    @staticmethod
    def _idle(table: LiveTable, seconds: float) -> bool:
        """Has nobody looked at it or asked for it for so long?"""
        longest = time.monotonic() - seconds
        return not table.sockets and not table.busy and table.touched < longest

    def _let_go(self, table: LiveTable) -> None:
        if table.timer is not None:
            table.timer.cancel()
        self.live.pop(table.row.id, None)

    async def refresh(self, table_id: str) -> None:
        """Seats or status were changed in the database: read them, tell everybody."""
        table = self.live.get(table_id)
        if table is not None:
            async with table.lock:
                await table.catch_up()
            self._house.driver.set_going(table)
            table.send_to_all()
            # Whoever looked on may sit at the table now, or the other way round.
            self._house.presence.changed(table)
        self._house.bus.send("table", table=table_id)

    async def follow(self, table: LiveTable) -> None:
        """Another process has changed the table: read what is new. Where nobody is connected to it
        here, it is read when somebody asks for it."""
        if self._idle(table, FOLLOW_SECONDS):
            self._let_go(table)
            return
        before = _shown_of(table)
        prepared = [(seat.person_id, seat.ahead) for seat in table.seats]
        async with table.lock:
            await table.catch_up()
        # The process that stored the entry moves the bot; the sweep helps if it died.
        if table.acting is None or table.seats[table.acting].bot is None:
            self._house.driver.set_going(table)
        for seat, known in zip(table.seats, prepared, strict=True):
            if (seat.person_id, seat.ahead) != known:
                table.send_to_person(seat.person_id)
        if _shown_of(table) != before:
            table.send_to_all()
            self._house.presence.changed(table)

    def gone(self, table_id: str) -> None:
        """A table was given up before it began: whoever is there hears it."""
        table = self.live.pop(table_id, None)
        if table is not None:
            for socket in table.sockets:
                socket.gone = True
                socket.wake()
        for other in self.live.values():
            if other.row.rematch == table_id:
                other.row.rematch = None
                other.send_to_all()

    async def read_chat(self, table: LiveTable) -> None:
        """Bring the table's chat up to date, and send what is new."""
        async with table.chat_lock:
            after = table.chat[-1].id if table.chat else 0
            async with self._house.database.read() as connection:
                news = await store.chat_after(connection, table.row.id, after)
            table.chat += news
            del table.chat[:-CHAT_KEPT]
            table.chat_read = True
        table.wake()

    def person_changed(self, person: PersonRow) -> None:
        """A new name or webhook shows at all tables in memory."""
        for table in self.live.values():
            if person.deleted:
                table.chat = [line for line in table.chat if line.person.id != person.id]
            for seat in table.seats:
                if seat.person is not None and seat.person.id == person.id:
                    seat.person = person
                    table.send_to_all()


def _shown_of(table: LiveTable) -> tuple[object, ...]:
    """What of a table is told apart from its log."""
    return table.row.status, *((one.person_id, one.bot, one.sharing) for one in table.seats)
