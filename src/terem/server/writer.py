"""Group commit: moves of many tables share one transaction, and each waits for its own.

One task takes whatever has gathered while the last commit ran, writes it in one transaction, and
wakes the tables. Under load a commit carries many moves; alone, a move is committed at once.
"""

from __future__ import annotations

import asyncio
import time
from collections.abc import Awaitable, Callable
from typing import Any

from sqlalchemy import insert, update
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection
from sqlalchemy.sql.expression import bindparam

from terem.server.database import Database
from terem.server.logs import oops
from terem.server.metrics import Metrics
from terem.server.schema import entries, positions

MAX_BATCH = 256

Extra = Callable[[AsyncConnection], Awaitable[None]]


class Conflict(Exception):
    """Another process appended to the same table first: load again and think again."""


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


_APPEND = insert(entries)
_MOVED: dict[str, Any] = {
    name: bindparam(f"new_{name}")
    for name in ("seq", "moves", "deciding", "ending", "bot_turn", "since", "deadline", "clocks")
}
_SNAPPED: dict[str, Any] = {name: bindparam(f"new_{name}") for name in ("snapshot", "snapshot_seq")}
_UPDATE = update(positions).where(positions.c.table_id == bindparam("of_table")).values(_MOVED)
_UPDATE_SNAPSHOT = (
    update(positions)
    .where(positions.c.table_id == bindparam("of_table"))
    .values({**_MOVED, **_SNAPPED})
)


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
        # A cancelled request must not cancel the write of others in its batch.
        await asyncio.shield(write.done)

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
            async with self._database.write() as connection:
                await _store(connection, batch)
        except IntegrityError:
            if len(batch) == 1:
                _settle(batch[0], Conflict())
                return
            # One of them clashed; the others must not suffer for it.
            for write in batch:
                await self._write([write])
            return
        except Exception:
            oops("moves could not be stored", writes=len(batch))
            self._metrics.count("terem_errors_total")
            for write in batch:
                _settle(write, NotStored())
            return
        self._metrics.observe("terem_commit_seconds", time.perf_counter() - began)
        self._metrics.count(
            "terem_commit_entries_total", amount=sum(len(write.entries) for write in batch)
        )
        for write in batch:
            _settle(write, None)


def _settle(write: Write, problem: Exception | None) -> None:
    if write.done.done():
        return
    if problem is None:
        write.done.set_result(None)
    else:
        write.done.set_exception(problem)
        # The waiting request may be gone; its exception is then nobody's.
        write.done.exception()


async def _store(connection: AsyncConnection, batch: list[Write]) -> None:
    await connection.execute(_APPEND, [row for write in batch for row in write.entries])
    plain: list[dict[str, Any]] = []
    snapped: list[dict[str, Any]] = []
    for write in batch:
        (snapped if "new_snapshot" in write.position else plain).append(write.position)
    if plain:
        await connection.execute(_UPDATE, plain)
    if snapped:
        await connection.execute(_UPDATE_SNAPSHOT, snapped)
    for write in batch:
        if write.extra is not None:
            await write.extra(connection)
