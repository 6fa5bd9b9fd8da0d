"""The house: all live tables of one server process, and everything that goes on by itself.

Bots move, clocks run out, idle tables leave memory, other processes send news. Whatever must go on
although nobody is connected is found again in the database by `_sweep`, so nothing depends on this
process having been there when it began.
"""

from __future__ import annotations

import asyncio
import logging
import time
import zlib
from collections import OrderedDict
from collections.abc import Callable, Coroutine
from typing import TYPE_CHECKING, Any, TypeVar

from sqlalchemy import select, update

from terem.engine import State
from terem.server import schema, store
from terem.server.accounts import Accounts
from terem.server.bus import BusNote, bus_for
from terem.server.database import Database, now_ms
from terem.server.limits import Limiter
from terem.server.live import LiveTable, effective_history
from terem.server.logs import note, oops
from terem.server.metrics import Metrics
from terem.server.notices import Notices
from terem.server.problems import Refusal
from terem.server.rows import PersonRow
from terem.server.settings import Settings
from terem.server.workers import Bots
from terem.server.writer import Writer

if TYPE_CHECKING:
    from terem.server.sockets import Socket

T = TypeVar("T")

SWEEP_SECONDS = 2.0
# Another process that has not moved its bot for so long is taken for dead.
BOT_PATIENCE_MS = 8_000
PRESENCE_SECONDS = 10.0
CHAT_KEPT = 300
REPLAY_POSITIONS = 5000


class House:
    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        self.metrics = Metrics()
        self.database = Database(settings.database, settings.synchronous)
        self.accounts = Accounts(self.database)
        self.writer = Writer(self.database, self.metrics)
        self.bots = Bots(settings.bot_workers, settings.bot_seconds, self.metrics)
        self.bus = bus_for(settings.redis)
        self.notices = Notices(self)
        self.live: dict[str, LiveTable] = {}
        self.replays: OrderedDict[str, list[State]] = OrderedDict()
        self.draining = False
        self.sockets = 0
        self.open_sockets: set[Socket] = set()
        # People whose hint is being thought about.
        self.hinting: set[str] = set()
        self.sockets_by: dict[str, int] = {}
        self.writes = Limiter(settings.writes_per_minute / 60, settings.writes_per_minute / 2)
        self.guests = Limiter(settings.guests_per_hour / 3600, max(5, settings.guests_per_hour / 2))
        self.signins = Limiter(settings.signins_per_minute / 60, settings.signins_per_minute)
        self.chats = Limiter(0.5, 8)
        self.address = settings.public_url.rstrip("/") or f"http://{settings.host}:{settings.port}"
        self._loading: dict[str, asyncio.Task[LiveTable | None]] = {}
        self._tasks: set[asyncio.Task[Any]] = set()
        self._keeper: asyncio.Task[None] | None = None

    # ------------------------------------------------------------------ opening and closing

    async def open(self) -> None:
        await self.database.migrate()
        self.writer.start()
        await self.bus.start(self._heard)
        self._keeper = asyncio.create_task(self._keep(), name="keeper")

    async def close(self) -> None:
        """Finish what is under way, then stop."""
        self.draining = True
        if self._keeper is not None:
            self._keeper.cancel()
            await asyncio.gather(self._keeper, return_exceptions=True)
        for table in self.live.values():
            if table.bot_task is not None:
                table.bot_task.cancel()
            if table.timer is not None:
                table.timer.cancel()
        await self.notices.close()
        if self._tasks:
            await asyncio.wait(self._tasks, timeout=2)
        await self.writer.stop()
        await self.bots.close()
        await self.bus.close()
        await self.database.close()

    def spawn(self, work: Coroutine[Any, Any, Any]) -> asyncio.Task[Any]:
        """A task that is kept until it is done, and whose failure is noted."""
        task = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._ended)
        return task

    def _ended(self, task: asyncio.Task[Any]) -> None:
        self._tasks.discard(task)
        if not task.cancelled() and task.exception() is not None:
            self.metrics.count("terem_errors_total")
            note("a task failed", logging.ERROR, error=repr(task.exception()))

    # ------------------------------------------------------------------ live tables

    async def table(self, table_id: str) -> LiveTable:
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
        async with self.database.read_at_once() as connection:
            bundle = await store.bundle(connection, table_id)
            if bundle is None:
                return None
            log = await store.log_after(connection, table_id, 0)
        table = LiveTable(self, bundle, log)
        self.live[table_id] = table
        self.metrics.observe("terem_table_load_seconds", time.perf_counter() - began)
        self.set_going(table)
        return table

    async def refresh(self, table_id: str) -> None:
        """Seats or status were changed in the database: read them, tell everybody."""
        table = self.live.get(table_id)
        if table is not None:
            async with table.lock:
                await table.catch_up()
            self.set_going(table)
            await self.tell_table(table)
            # Whoever looked on may sit at the table now, or the other way round.
            self.came_or_went(table)
        self.bus.send("table", table=table_id)

    def gone(self, table_id: str) -> None:
        """A table was given up before it began: whoever is there hears it."""
        table = self.live.pop(table_id, None)
        if table is not None:
            for socket in table.sockets:
                socket.gone = True
                socket.wake.set()
        for other in self.live.values():
            if other.row.rematch == table_id:
                other.row.rematch = None
                for socket in other.sockets:
                    socket.send_table()

    def part_with(self, *, session: str | None = None, person: str | None = None) -> None:
        """A session has ended, or a person is gone: so do their sockets."""
        for socket in self.open_sockets:
            theirs = person is not None and socket.person_id == person
            if theirs or (session is not None and socket.session == session):
                socket.end()

    async def tell_table(self, table: LiveTable) -> None:
        for socket in list(table.sockets):
            socket.send_table()

    # ------------------------------------------------------------------ what follows from an entry

    def happened(self, table: LiveTable, before: int | None, seats_changed: bool) -> None:
        """New entries are stored and in force: everything that follows from them."""
        self.bus.send("table", table=table.row.id)
        self.set_going(table)
        acting = table.acting
        passed = before != acting and not _same_screen(table, before, acting)
        if passed or (acting is not None and seats_changed):
            if before is not None:
                self.notices.turn_passed(table, before)
            if acting is not None and table.seats[acting].bot is None:
                self.notices.turn_came(table, acting)
        if seats_changed:
            for socket in table.sockets:
                socket.send_table()
            if table.row.kind == "open" and table.row.status == "finished":
                self.lobby_changed()

    def set_going(self, table: LiveTable) -> None:
        """Start the bot or the clock the table waits for."""
        if table.timer is not None:
            table.timer.cancel()
            table.timer = None
        if table.row.status != "playing" or self.draining:
            return
        seat = table.acting
        if seat is None:
            return
        if table.seats[seat].bot is not None:
            if table.bot_task is None or table.bot_task.done():
                table.bot_task = self.spawn(self._drive(table))
            return
        deadline = table.clocks.deadline(seat)
        if deadline is not None:
            delay = (deadline - now_ms()) / 1000
            # Far deadlines are the sweep's business: a timer would keep the table in memory.
            if delay < 3600:
                loop = asyncio.get_running_loop()
                table.timer = loop.call_later(
                    max(0.0, delay) + 0.05, lambda: self.spawn(table.time_out())
                )

    async def _drive(self, table: LiveTable) -> None:
        """Let bots move as long as it is their turn."""
        while not self.draining:
            if table.stale:
                async with table.lock:
                    await table.catch_up()
            turn = table.bot_to_move()
            state = table.state
            if turn is None or state is None:
                return
            seat, level = turn
            base = table.seq
            if table.ending is None:
                seed = zlib.crc32(f"{table.row.id}:{seat}".encode())
                move = await self.bots.choose(state, level, seed)
            else:
                move = ("end_turn",)
            try:
                await table.play_bot(seat, move, base)
            except Refusal as refusal:
                if refusal.code == "stale":
                    continue
                if refusal.code != "busy":
                    raise
                await asyncio.sleep(1)
            await asyncio.sleep(0)

    # ------------------------------------------------------------------ by itself

    async def _keep(self) -> None:
        rounds = 0
        while True:
            try:
                await self._sweep()
                self._evict()
                if self.bus.shared:
                    await self._compare()
                    if rounds % int(PRESENCE_SECONDS // SWEEP_SECONDS) == 0:
                        self._tell_presence()
            except asyncio.CancelledError:
                raise
            except Exception:
                # The database may be away for a while; the next round tries again.
                oops("the keeper stumbled")
                self.metrics.count("terem_errors_total")
            rounds += 1
            await asyncio.sleep(SWEEP_SECONDS)

    async def _sweep(self) -> None:
        """Tables whose clock ran out, and tables whose bot nobody moves."""
        positions = schema.positions
        now = now_ms()
        late = (
            select(positions.c.table_id)
            .where(positions.c.deadline.is_not(None), positions.c.deadline < now)
            .limit(50)
        )
        patience = BOT_PATIENCE_MS if self.bus.shared else 0
        idle = (
            select(positions.c.table_id)
            .where(positions.c.bot_turn, positions.c.since < now - patience)
            .order_by(positions.c.since)
            .limit(500)
        )
        async with self.database.read() as connection:
            out_of_time = [row.table_id for row in await connection.execute(late)]
            without_bot = [row.table_id for row in await connection.execute(idle)]
        for id in out_of_time + without_bot:
            try:
                await self._move_on(id)
            except Exception:
                # One damaged table must not stop the clocks of all others.
                oops("a table could not be moved on", table=id)
                self.metrics.count("terem_errors_total")

    async def _move_on(self, table_id: str) -> None:
        table = self.live.get(table_id) or await self.table(table_id)
        if table.frozen:
            await self._rest(table_id)
        elif table.bot_to_move() is not None:
            self.set_going(table)
        else:
            await table.time_out()

    async def _rest(self, table_id: str) -> None:
        """A game under rules of another time cannot go on: its clock stands still."""
        async with self.database.write() as connection:
            await connection.execute(
                update(schema.positions)
                .where(schema.positions.c.table_id == table_id)
                .values(deadline=None, bot_turn=False)
            )

    def _evict(self) -> None:
        """Tables nobody looks at leave memory; they load again in a moment."""
        limit = time.monotonic() - self.settings.idle_seconds
        for id, table in list(self.live.items()):
            thinking = table.bot_task is not None and not table.bot_task.done()
            if not table.sockets and not thinking and not table.lock.locked():
                if table.touched < limit:
                    if table.timer is not None:
                        table.timer.cancel()
                    del self.live[id]
        self.metrics.gauge("terem_live_tables", len(self.live))
        self.metrics.gauge("terem_sockets", self.sockets)

    async def _compare(self) -> None:
        """Notes may get lost: compare the length of each watched log with the database."""
        watched = [id for id, table in self.live.items() if table.sockets]
        if not watched:
            return
        positions = schema.positions
        for i in range(0, len(watched), 500):
            query = select(positions.c.table_id, positions.c.seq).where(
                positions.c.table_id.in_(watched[i : i + 500])
            )
            async with self.database.read() as connection:
                rows = (await connection.execute(query)).all()
            for row in rows:
                table = self.live.get(row.table_id)
                if table is not None and table.seq < row.seq and not table.lock.locked():
                    await self._follow(table)

    # ------------------------------------------------------------------ other processes

    async def _heard(self, heard: BusNote) -> None:
        if heard.kind == "lobby":
            self.notices.lobby_changed()
        elif heard.kind == "turn":
            table = self.live.get(heard.table)
            game = None if table is None else table.row.game
            await self.notices.tell(heard.person, heard.table or None, game)
        elif heard.kind == "person":
            self.accounts.forget(heard.person)
            async with self.database.read() as connection:
                person = await store.person(connection, heard.person)
            if person is not None:
                self.person_changed(person)
                if person.deleted:
                    self.part_with(person=person.id)
        elif heard.kind == "session":
            self.accounts.forget_session(heard.session)
            self.part_with(session=heard.session)
        elif heard.kind == "bye":
            for table in self.live.values():
                if table.elsewhere.pop(heard.process, None) is not None:
                    self._presence_changed(table)
        elif heard.kind == "gone":
            self.gone(heard.table)
        table = self.live.get(heard.table)
        if table is None:
            return
        if heard.kind == "table":
            await self._follow(table)
        elif heard.kind == "chat":
            if table.chat_read:
                await self.read_chat(table)
        elif heard.kind == "presence":
            table.elsewhere[heard.process] = (heard.people, heard.watchers, time.monotonic())
            self._presence_changed(table)
        elif heard.kind == "who":
            self._tell_presence(table)

    async def _follow(self, table: LiveTable) -> None:
        status, seats = table.row.status, [(one.person_id, one.bot) for one in table.seats]
        async with table.lock:
            await table.catch_up()
        # The process that stored the entry moves the bot; the sweep helps if it died.
        if table.acting is None or table.seats[table.acting].bot is None:
            self.set_going(table)
        if (table.row.status, [(one.person_id, one.bot) for one in table.seats]) != (status, seats):
            await self.tell_table(table)
            self.came_or_went(table)

    def lobby_changed(self) -> None:
        self.notices.lobby_changed()
        self.bus.send("lobby")

    # ------------------------------------------------------------------ who is here

    def presence(self, table: LiveTable) -> tuple[list[str], int]:
        """People of the table who are connected anywhere, and how many others look on."""
        people, watchers = _here(table)
        limit = time.monotonic() - 2.5 * PRESENCE_SECONDS
        for others, count, told in table.elsewhere.values():
            if told > limit:
                people.update(others)
                watchers += count
        return sorted(people), watchers

    def came_or_went(self, table: LiveTable) -> None:
        self._presence_changed(table)
        self._tell_presence(table)

    def _presence_changed(self, table: LiveTable) -> None:
        for socket in table.sockets:
            socket.wake_presence()

    def _tell_presence(self, only: LiveTable | None = None) -> None:
        if not self.bus.shared:
            return
        for table in [only] if only is not None else list(self.live.values()):
            people, watchers = _here(table)
            if people or watchers or only is not None:
                self.bus.send(
                    "presence", table=table.row.id, people=sorted(people), watchers=watchers
                )

    async def read_chat(self, table: LiveTable) -> None:
        """Bring the table's chat up to date, and send what is new."""
        async with table.chat_lock:
            after = table.chat[-1].id if table.chat else 0
            async with self.database.read() as connection:
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
                    for socket in table.sockets:
                        socket.send_table()

    # ------------------------------------------------------------------ replay

    async def in_thread(self, work: Callable[[], T]) -> T:
        """Work of some length, beside the event loop."""
        return await asyncio.to_thread(work)

    async def positions_of(self, table: LiveTable) -> list[State]:
        """Every position of a finished game, opening first; kept for the last few games
        asked for."""
        kept = self.replays.get(table.row.id)
        if kept is not None:
            self.replays.move_to_end(table.row.id)
            return kept
        history = effective_history(table.log, table.seq)
        row = table.row

        def replay() -> list[State]:
            state = table.game.new(row.seats, row.seed, dict(row.options))
            states = [state]
            for move in history:
                state = state.copy()
                state.play(move)
                states.append(state)
            return states

        states = await asyncio.to_thread(replay)
        self.replays[row.id] = states
        while len(self.replays) > 1 and sum(map(len, self.replays.values())) > REPLAY_POSITIONS:
            self.replays.popitem(last=False)
        return states


def _here(table: LiveTable) -> tuple[set[str], int]:
    seated = {seat.person_id for seat in table.seats}
    people: set[str] = set()
    watchers = 0
    for socket in table.sockets:
        if socket.person_id in seated and socket.person_id is not None:
            people.add(socket.person_id)
        else:
            watchers += 1
    return people, watchers


def _same_screen(table: LiveTable, one: int | None, other: int | None) -> bool:
    """Do the same hands play both seats? Nobody needs to be told of a turn they passed to
    themselves."""
    if one is None or other is None:
        return False
    left, right = table.seats[one], table.seats[other]
    same = left.person_id is not None and left.person_id == right.person_id
    return same and left.bot is None and right.bot is None
