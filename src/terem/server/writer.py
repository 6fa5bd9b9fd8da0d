"""Group commit: moves of many tables share one transaction, and each waits for its own.

One task takes whatever has gathered while the last commit ran, writes it in one transaction, and
wakes the tables. Under load a commit carries many moves; alone, a move is committed at once.
"""

from __future__ import annotations

import asyncio
import sqlite3
import time
from collections.abc import Callable
from functools import partial
from typing import Any

from sqlalchemy import Connection, insert, update
from sqlalchemy.dialects import sqlite
from sqlalchemy.exc import IntegrityError
from sqlalchemy.sql.expression import bindparam

from terem.server.database import Database
from terem.server.logs import log_error
from terem.server.metrics import Metrics
from terem.server.schema import entries, positions

# Large enough to make a sync of the disk cheap per move; small enough that the news of one commit
# go out while the next one is under way (the event loop sends when it is through with a batch).
MAX_BATCH = 32

Extra = Callable[[Connection], None]


class Conflict(Exception):
    """Another process appended to the same table first: load again and think again."""


class Overtaken(Exception):
    """What an entry follows from is no longer as it was: another process has changed it."""


class NotStored(Exception):
    """The database failed; whether the entry is there must be read from it."""


class Write:
    """Entries to append to one table, its new position, and what must be stored with them."""

    __slots__ = ("done", "entries", "extra", "position")

    def __init__(
        self, entries: list[dict[str, Any]], position: dict[str, Any], extra: Extra | None
    ) -> None:
        self.entries = entries
        self.position = position
        self.extra = extra
        self.done: asyncio.Future[None] = asyncio.get_running_loop().create_future()


class Writer:
    """The one task that appends to the logs."""

    def __init__(self, database: Database, metrics: Metrics) -> None:
        self._database = database
        self._metrics = metrics
        self._waiting: list[Write] = []
        self._wake = asyncio.Event()
        self._task: asyncio.Task[None] | None = None
        self._stopping = False

    def start(self) -> None:
        self._task = asyncio.create_task(self._run(), name="writer")

    async def stop(self) -> None:
        """Write what is waiting, then end."""
        self._stopping = True
        self._wake.set()
        if self._task is not None:
            await self._task

    async def commit(
        self, entries: list[dict[str, Any]], position: dict[str, Any], extra: Extra | None = None
    ) -> None:
        """Returns when everything is durable; Conflict or NotStored otherwise."""
        if self._stopping:
            raise NotStored
        write = Write(entries, position, extra)
        self._waiting.append(write)
        self._wake.set()
        # A cancelled request cancels only its waiting: what is in the batch is written.
        await write.done

    async def _run(self) -> None:
        while True:
            if not self._waiting:
                if self._stopping:
                    return
                self._wake.clear()
                await self._wake.wait()
                continue
            batch = self._waiting[:MAX_BATCH]
            del self._waiting[:MAX_BATCH]
            await self._write(batch)

    async def _write(self, batch: list[Write]) -> None:
        began = time.perf_counter()
        try:
            if self._database.sqlite and all(write.extra is None for write in batch):
                await self._database.commit_driven(partial(_store_driven, batch))
            else:
                await self._database.commit(partial(_store, batch))
        except (IntegrityError, Overtaken):
            if len(batch) == 1:
                _answer(batch[0], Conflict())
                return
            # One of them clashed; the others must not suffer for it.
            for write in batch:
                await self._write([write])
            return
        except Exception:
            log_error("moves could not be stored", writes=len(batch))
            self._metrics.count("terem_errors_total")
            for write in batch:
                _answer(write, NotStored())
            return
        self._metrics.observe("terem_commit_seconds", time.perf_counter() - began)
        self._metrics.count(
            "terem_commit_entries_total", amount=sum(len(write.entries) for write in batch)
        )
        for write in batch:
            _answer(write, None)


def _answer(write: Write, problem: Exception | None) -> None:
    if write.done.done():
        return
    if problem is None:
        write.done.set_result(None)
    else:
        write.done.set_exception(problem)
        # The waiting request may be gone; its exception is then nobody's.
        write.done.exception()


class _Statement:
    """A statement that is executed for many rows, thousands of times a second.

    For SQLite it is compiled once, by hand, and given to the driver: looking it up and checking it
    each time would cost more than the write itself.
    """

    def __init__(self, statement: Any, names: list[str]) -> None:
        self._statement = statement
        compiled = statement.compile(dialect=sqlite.dialect(), column_keys=names)
        self._text = str(compiled)
        self._order: list[str] = compiled.positiontup or []

    def execute(self, connection: Connection, rows: list[dict[str, Any]]) -> None:
        if connection.dialect.name == "sqlite":
            driver: Any = connection.connection.driver_connection
            self.drive(driver, rows)
        else:
            connection.execute(self._statement, rows)

    def drive(self, driver: sqlite3.Connection, rows: list[dict[str, Any]]) -> None:
        order = self._order
        try:
            driver.executemany(self._text, [tuple([row[name] for name in order]) for row in rows])
        except sqlite3.IntegrityError:
            raise Overtaken from None


_MOVED = ["seq", "moves", "deciding", "ending", "bot_turn", "since", "deadline", "clocks"]
_SNAPPED = [*_MOVED, "snapshot", "snapshot_seq"]


def _update(names: list[str]) -> _Statement:
    statement = (
        update(positions)
        .where(positions.c.table_id == bindparam("of_table"))
        .values({name: bindparam(f"new_{name}") for name in names})
    )
    return _Statement(statement, [f"new_{name}" for name in names])


_APPEND = _Statement(insert(entries), [column.name for column in entries.c])
_UPDATE = _update(_MOVED)
_UPDATE_SNAPSHOT = _update(_SNAPPED)


def _statements(batch: list[Write]) -> list[tuple[_Statement, list[dict[str, Any]]]]:
    """What is to be executed, and for which rows."""
    plain: list[dict[str, Any]] = []
    snapped: list[dict[str, Any]] = []
    for write in batch:
        (snapped if "new_snapshot" in write.position else plain).append(write.position)
    entries = [row for write in batch for row in write.entries]
    found = ((_APPEND, entries), (_UPDATE, plain), (_UPDATE_SNAPSHOT, snapped))
    return [(statement, rows) for statement, rows in found if rows]


def _store(batch: list[Write], connection: Connection) -> None:
    for statement, rows in _statements(batch):
        statement.execute(connection, rows)
    for write in batch:
        if write.extra is not None:
            write.extra(connection)


def _store_driven(batch: list[Write], driver: sqlite3.Connection) -> None:
    for statement, rows in _statements(batch):
        statement.drive(driver, rows)
