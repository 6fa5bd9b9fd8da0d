"""The house: the parts of one server process, put together, opened and closed.

Each part has its own module and its own job: the live tables (`registry`), who is connected
(`presence`, `whereabouts`), who is what to whom (`circles`), whoever acts next (`driver`), what
goes on by itself (`keeper`), news from other processes (`news`), finished games (`replays`) and
what is to be learnt of them (`reviews`), limits (`limits`). The house is how they find each other;
it knows no rule of its own.
"""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Coroutine
from typing import TYPE_CHECKING, Any

from terem.server.accounts import Accounts
from terem.server.advice import Advice
from terem.server.bus import bus_for
from terem.server.cards import Cards
from terem.server.circles import Circles
from terem.server.database import Database
from terem.server.driver import Driver
from terem.server.keeper import Keeper
from terem.server.letters import Letters
from terem.server.limits import Limits
from terem.server.logs import log_event
from terem.server.mail import Mail
from terem.server.metrics import Metrics
from terem.server.news import News
from terem.server.notices import Notices
from terem.server.presence import Presence
from terem.server.push import Push
from terem.server.registry import Registry
from terem.server.replays import Replays
from terem.server.reviews import Reviews
from terem.server.settings import Settings
from terem.server.signing import Signer
from terem.server.webhooks import Webhooks
from terem.server.whereabouts import Whereabouts
from terem.server.workers import Bots
from terem.server.writer import Writer

if TYPE_CHECKING:
    from terem.server.live import LiveTable
    from terem.server.sockets import Socket


class House:
    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        self.metrics = Metrics()
        self.limits = Limits(settings)
        self.database = Database(settings.database, settings.synchronous)
        self.signer = Signer()
        self.accounts = Accounts(self.database, self.signer)
        self.writer = Writer(self.database, self.metrics)
        self.bots = Bots(settings.bot_workers, settings.bot_seconds, self.metrics)
        self.bus = bus_for(settings.redis)
        self.notices = Notices(self)
        self.letters = Letters(self)
        self.mail = Mail(self)
        self.push = Push(self)
        self.webhooks = Webhooks(self)
        self.tables = Registry(self)
        self.presence = Presence(self)
        self.whereabouts = Whereabouts(self)
        self.circles = Circles(self)
        self.driver = Driver(self)
        self.keeper = Keeper(self)
        self.news = News(self)
        self.replays = Replays(self)
        self.reviews = Reviews(self)
        self.cards = Cards()
        self.advice = Advice(self)
        self.draining = False
        self.sockets: set[Socket] = set()
        self.address = settings.public_url.rstrip("/") or f"http://{settings.host}:{settings.port}"
        self._writable = (0.0, True)
        self._tasks: set[asyncio.Task[Any]] = set()

    async def open(self) -> None:
        await self.database.hold(self.bus.shared)
        await self.database.migrate()
        await self.signer.open(self.database)
        await self.push.open()
        self.writer.start()
        await self.bus.start(self.news.heard)
        self.keeper.start()

    async def close(self) -> None:
        """Finish what is under way, then stop."""
        self.draining = True
        await self.keeper.stop()
        for table in self.tables.live.values():
            self.driver.rest(table)
        await self.notices.close()
        if self._tasks:
            await asyncio.wait(self._tasks, timeout=2)
        await self.writer.stop()
        await self.bots.close()
        await self.bus.close()
        await self.database.close()

    def spawn(self, work: Coroutine[Any, Any, Any]) -> asyncio.Task[Any]:
        """A task that is kept until it is done, and whose failure is logged."""
        task = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._ended)
        return task

    def _ended(self, task: asyncio.Task[Any]) -> None:
        self._tasks.discard(task)
        if not task.cancelled() and task.exception() is not None:
            self.metrics.count("terem_errors_total")
            log_event("a task failed", logging.ERROR, error=repr(task.exception()))

    async def table(self, table_id: str) -> LiveTable:
        """The table in memory, loaded if it is not there yet."""
        return await self.tables.get(table_id)

    async def writable(self) -> bool:
        """Can something be stored? Asked of the database at most once a second."""
        now = time.monotonic()
        if now > self._writable[0] + 1:
            self._writable = (now, await self.database.writable())
        return self._writable[1]

    def lobby_changed(self) -> None:
        self.notices.lobby_changed()
        self.bus.send("lobby")

    def part_with(self, *, session: str | None = None, person: str | None = None) -> None:
        """A session has ended, or a person is gone: so do their sockets."""
        for socket in self.sockets:
            theirs = person is not None and socket.person_id == person
            if theirs or (session is not None and socket.session == session):
                socket.end()
