"""The database: SQLite in WAL mode or PostgreSQL, behind the same few methods.

What "nothing lost" needs: a commit must be in the operating system's hands before the move is
acknowledged. With SQLite in WAL mode any committed transaction survives SIGKILL, whatever
`synchronous` says, because the log lies in the page cache of the kernel. `synchronous=FULL` (our
default) also syncs the log to the disk at every commit and so survives a power cut; `NORMAL` may
then lose the last moments, never the consistency. Moves of many tables share one commit (see
writer.py), so FULL stays affordable.
"""

from __future__ import annotations

import asyncio
import fcntl
import os
import sqlite3
import time
from collections.abc import AsyncIterator, Callable
from concurrent.futures import ThreadPoolExecutor
from contextlib import asynccontextmanager, closing
from functools import partial
from pathlib import Path
from typing import Any, cast

from alembic import command
from alembic.config import Config
from alembic.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import Connection, Engine, create_engine, event, insert, make_url, text, update
from sqlalchemy.exc import TimeoutError as NoConnection
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine, create_async_engine
from sqlalchemy.pool import StaticPool

from terem.server.problems import Refusal
from terem.server.schema import pulse
from terem.server.timing import now_ms

MIGRATIONS = Path(__file__).parent / "migrations"
# Any number will do, as long as all processes use the same one.
MIGRATION_LOCK = 7_236_001
HOUSE_LOCK = 7_236_002
# A process that was just killed may hold its lock for a moment longer.
LOCK_SECONDS = 3.0
# How long a request may wait for a connection before it is told to come again: whoever asked is
# still there, and those before it are at work.
POOL_SECONDS = 60.0


class CannotOpen(Exception):
    """The database cannot be used by this process; one sentence says why."""


async def unusable(url: str, several: bool | None) -> str | None:
    """One sentence if this database cannot be opened, or not by one more process (`several`: by
    one more that tells the others the news; None: only to read)."""
    try:
        if url.startswith("sqlite:"):
            # Without the thread of aiosqlite, which may outlive the loop when opening fails.
            with closing(sqlite3.connect(url.removeprefix("sqlite:///"))) as opened:
                opened.execute("pragma schema_version")
        database = Database(url)
        try:
            async with asyncio.timeout(10), database.read() as connection:
                await connection.execute(text("select 1"))
                await connection.run_sync(_known_schema)
            if several is not None:
                await database.hold(several)
        finally:
            await database.close()
    except CannotOpen as problem:
        return str(problem)
    except Exception as problem:
        cause = getattr(problem, "orig", None) or problem
        reason = (str(cause) or type(cause).__name__).splitlines()[0]
        shown = make_url(url).render_as_string(hide_password=True)
        return f"cannot open the database {shown}: {reason}"
    return None


class Database:
    """Reading and writing connections; writers queue up where the database has only one."""

    def __init__(self, url: str, synchronous: str = "full") -> None:
        self.sqlite = url.startswith("sqlite:")
        self._write_lock = asyncio.Lock()
        self._held: AsyncConnection | None = None
        self._lock_file: int | None = None
        self._path = url.removeprefix("sqlite:///") if self.sqlite else ""
        if self.sqlite:
            path = self._path
            address = f"sqlite+aiosqlite:///{path}"
            self.reader: AsyncEngine = create_async_engine(
                address, pool_size=4, max_overflow=4, pool_timeout=POOL_SECONDS
            )
            self.writer: AsyncEngine = create_async_engine(
                address, pool_size=1, max_overflow=0, pool_timeout=POOL_SECONDS
            )
            for engine in (self.reader, self.writer):
                _prepare_sqlite(engine.sync_engine, synchronous)
            _begin_immediately(self.writer.sync_engine)
            # Moves are written by one thread with a connection of its own: one hand-over per
            # commit instead of one per statement.
            self._thread = ThreadPoolExecutor(1, "sqlite-writer")
            self._direct: Engine = create_engine(f"sqlite:///{path}", poolclass=StaticPool)
            _prepare_sqlite(self._direct, synchronous)
            _begin_immediately(self._direct)
            self._driver: sqlite3.Connection | None = None
        else:
            address = "postgresql+asyncpg://" + url.split("://", 1)[1]
            self.writer = create_async_engine(
                address,
                pool_size=8,
                max_overflow=8,
                pool_timeout=POOL_SECONDS,
                pool_pre_ping=True,
                pool_recycle=1800,
            )
            self.reader = self.writer

    @asynccontextmanager
    async def read(self) -> AsyncIterator[AsyncConnection]:
        try:
            connection = await self.reader.connect()
        except NoConnection:
            raise Refusal("busy") from None
        try:
            yield connection
        finally:
            # Whoever asked may go away meanwhile; it is closed all the same.
            await asyncio.shield(asyncio.ensure_future(connection.close()))

    @asynccontextmanager
    async def read_at_once(self) -> AsyncIterator[AsyncConnection]:
        """Several reads that see the same moment."""
        async with self.read() as connection:
            if self.sqlite:
                await connection.exec_driver_sql("begin")
            else:
                connection = await connection.execution_options(isolation_level="REPEATABLE READ")
            yield connection

    @asynccontextmanager
    async def write(self) -> AsyncIterator[AsyncConnection]:
        """One transaction: all of it is stored when the block ends, or nothing."""
        if self.sqlite:
            # SQLite has one writer; waiting here is fairer and cheaper than its busy loop.
            async with self._write_lock, self.writer.begin() as connection:
                yield connection
        else:
            async with self.writer.begin() as connection:
                yield connection

    async def commit(self, work: Callable[[Connection], None]) -> None:
        """Run `work` in one transaction; returns when it is durable."""
        if self.sqlite:
            await self._in_thread(partial(self._commit, work))
        else:
            async with self.writer.begin() as connection:
                await connection.run_sync(work)

    async def commit_driven(self, work: Callable[[sqlite3.Connection], None]) -> None:
        """The same for SQLite, with nothing between `work` and the driver: what happens thousands
        of times a second."""
        await self._in_thread(partial(self._commit_driven, work))

    async def _in_thread(self, commit: Callable[[], None]) -> None:
        await self._write_lock.acquire()
        done = asyncio.get_running_loop().run_in_executor(self._thread, commit)
        done.add_done_callback(self._committed)
        # Whoever waits may be gone before it is done; the next writer waits all the same.
        await asyncio.shield(done)

    def _committed(self, done: asyncio.Future[None]) -> None:
        self._write_lock.release()
        if not done.cancelled():
            # Nobody may be left to hear of it.
            done.exception()

    def _commit(self, work: Callable[[Connection], None]) -> None:
        with self._direct.begin() as connection:
            work(connection)

    def _commit_driven(self, work: Callable[[sqlite3.Connection], None]) -> None:
        driver = self._driver
        if driver is None:
            # The one connection that the engine has, too: both are this thread's alone.
            with closing(self._direct.raw_connection()) as pooled:
                driver = self._driver = cast(sqlite3.Connection, pooled.driver_connection)
        driver.execute("begin immediate")
        try:
            work(driver)
            driver.commit()
        except BaseException:
            driver.rollback()
            raise

    async def hold(self, several: bool) -> None:
        """Claim the database for this process, or for several that tell each other the news.

        Two processes that do not would each show stale tables. The claim ends with the process,
        however it ends.
        """
        until = time.monotonic() + LOCK_SECONDS
        while not await self._try_hold(several):
            if time.monotonic() > until:
                if self.sqlite:
                    raise CannotOpen(
                        f"another server uses {self._path}: SQLite is for one process; "
                        "use PostgreSQL and Redis for several"
                    )
                raise CannotOpen(
                    "another server uses this database: several processes need --redis, all of them"
                )
            await asyncio.sleep(0.1)

    async def _try_hold(self, several: bool) -> bool:
        if self.sqlite:
            held = os.open(self._path + ".lock", os.O_RDWR | os.O_CREAT, 0o600)
            try:
                fcntl.flock(held, fcntl.LOCK_EX | fcntl.LOCK_NB)
            except OSError:
                os.close(held)
                return False
            self._lock_file = held
            return True
        kind = "pg_try_advisory_lock_shared" if several else "pg_try_advisory_lock"
        self._held = await self.writer.connect()
        got = (await self._held.execute(text(f"select {kind}({HOUSE_LOCK})"))).scalar_one()
        await self._held.commit()
        if not got:
            await self._held.close()
            self._held = None
        return bool(got)

    async def migrate(self) -> None:
        """Bring the schema up to date; several processes starting together take turns."""
        async with self.writer.connect() as connection:
            if not self.sqlite:
                await connection.execute(text(f"select pg_advisory_lock({MIGRATION_LOCK})"))
                await connection.commit()
            try:
                await connection.run_sync(_upgrade)
                await connection.commit()
            finally:
                if not self.sqlite:
                    await connection.execute(text(f"select pg_advisory_unlock({MIGRATION_LOCK})"))
                    await connection.commit()

    async def writable(self) -> bool:
        """Can something be stored? Reading goes on when the disk is full; playing does not."""
        try:
            async with asyncio.timeout(3):
                await self.commit(_beat)
        except Exception:
            # Whatever is wrong with the database, health says only that nothing can be stored.
            return False
        return True

    async def close(self) -> None:
        if self._held is not None:
            await self._held.close()
        if self.sqlite:
            self._thread.shutdown()
            self._direct.dispose()
        await self.writer.dispose()
        if self.reader is not self.writer:
            await self.reader.dispose()
        if self._lock_file is not None:
            os.close(self._lock_file)


def _beat(connection: Connection) -> None:
    moved = connection.execute(update(pulse).where(pulse.c.id == 1).values(at=now_ms()))
    if moved.rowcount == 0:
        connection.execute(insert(pulse).values(id=1, at=now_ms()))


def _config() -> Config:
    config = Config()
    config.set_main_option("script_location", str(MIGRATIONS).replace("%", "%%"))
    return config


def _known_schema(connection: Connection) -> None:
    """CannotOpen if the database was made by a newer server."""
    present = MigrationContext.configure(connection).get_current_revision()
    known = {one.revision for one in ScriptDirectory.from_config(_config()).walk_revisions()}
    if present is not None and present not in known:
        raise CannotOpen(
            f"the database has a newer schema ({present}) than this server knows; "
            "start the newer server, or restore a backup made before the upgrade"
        )


def _upgrade(connection: Connection) -> None:
    config = _config()
    config.attributes["connection"] = connection
    command.upgrade(config, "head")


def _prepare_sqlite(engine: Engine, synchronous: str) -> None:
    @event.listens_for(engine, "connect")
    def connect(raw: Any, _: object) -> None:
        cursor = raw.cursor()
        cursor.execute("pragma journal_mode=wal")
        cursor.execute(f"pragma synchronous={synchronous}")
        cursor.execute("pragma busy_timeout=10000")
        cursor.execute("pragma foreign_keys=on")
        cursor.execute("pragma cache_size=-20000")
        cursor.close()


def _begin_immediately(engine: Engine) -> None:
    """Take the write lock at the start: a read that turns into a write could fail half-way."""

    @event.listens_for(engine, "connect")
    def connect(raw: Any, _: object) -> None:
        raw.isolation_level = None

    @event.listens_for(engine, "begin")
    def begin(connection: Connection) -> None:
        connection.exec_driver_sql("begin immediate")
