"""News between server processes, through Redis; a single process needs none of it.

A message only says *that* something happened. What happened is read from the database, so a lost or
repeated message does no harm; a slow poll (house.py) covers the time when Redis is away.
"""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from typing import Any

import msgspec
from msgspec import Struct

from terem.server.logs import log_error, log_event
from terem.server.rows import new_id

CHANNEL = "terem"
MOST_AT_ONCE = 100


class BusMessage(Struct, omit_defaults=True):
    """kind: table (new entries or seats), gone, chat, presence, who, turn, lobby, person, session,
    here, blocks, circle, matched, bye."""

    kind: str
    process: str
    table: str = ""
    person: str = ""
    # The hash of a session that has ended.
    session: str = ""
    people: list[str] = []
    looking: list[str] = []
    watchers: int = 0


Listener = Callable[[BusMessage], Awaitable[None]]


class Bus:
    """Without Redis: nobody else is listening."""

    def __init__(self) -> None:
        self.process = new_id(12)

    @property
    def shared(self) -> bool:
        return False

    async def start(self, listener: Listener) -> None:
        """Begin to listen."""

    def send(self, kind: str, **fields: Any) -> None:
        """Tell the other processes."""

    async def alive(self) -> bool | None:
        return None

    async def close(self) -> None:
        """Say nothing more."""


class RedisBus(Bus):
    def __init__(self, url: str) -> None:
        super().__init__()
        from redis.asyncio import Redis

        self._redis: Any = Redis.from_url(url, socket_connect_timeout=3)
        self._out: asyncio.Queue[bytes] = asyncio.Queue(maxsize=10_000)
        self._tasks: list[asyncio.Task[None]] = []
        self._decode = msgspec.json.Decoder(BusMessage).decode

    @property
    def shared(self) -> bool:
        return True

    async def start(self, listener: Listener) -> None:
        subscribed = asyncio.Event()
        self._tasks = [
            asyncio.create_task(self._listen(listener, subscribed), name="bus-in"),
            asyncio.create_task(self._publish(), name="bus-out"),
        ]
        try:
            async with asyncio.timeout(5):
                await subscribed.wait()
        except TimeoutError:
            log_event("redis cannot be reached; going on and trying again")

    def send(self, kind: str, **fields: Any) -> None:
        message = msgspec.json.encode(BusMessage(kind=kind, process=self.process, **fields))
        try:
            self._out.put_nowait(message)
        except asyncio.QueueFull:
            # Redis is away for long: the poll will tell the others.
            return

    async def _publish(self) -> None:
        while True:
            # Whatever has gathered goes at once: each message by itself costs more than a move.
            messages = [await self._out.get()]
            while len(messages) < MOST_AT_ONCE and not self._out.empty():
                messages.append(self._out.get_nowait())
            try:
                await self._redis.publish(CHANNEL, b"\n".join(messages))
            except Exception:
                log_error("redis: could not publish")
                await asyncio.sleep(1)

    async def _listen(self, listener: Listener, subscribed: asyncio.Event) -> None:
        away = False
        while True:
            try:
                async with self._redis.pubsub() as pubsub:
                    await pubsub.subscribe(CHANNEL)
                    subscribed.set()
                    away = False
                    async for message in pubsub.listen():
                        if message["type"] == "message":
                            for line in message["data"].split(b"\n"):
                                await self._hear(line, listener)
            except asyncio.CancelledError:
                raise
            except Exception:
                # Said once, not every second that it is away.
                if not away:
                    log_error("redis: connection lost, trying again")
                away = True
                await asyncio.sleep(1)

    async def _hear(self, data: bytes, listener: Listener) -> None:
        heard = self._decode(data)
        if heard.process == self.process:
            return
        try:
            await listener(heard)
        except Exception:
            log_error("a message from another process could not be handled", kind=heard.kind)

    async def alive(self) -> bool | None:
        try:
            async with asyncio.timeout(3):
                await self._redis.ping()
        except Exception:
            # Health only asks whether it answers.
            return False
        return True

    async def close(self) -> None:
        while not self._out.empty():
            try:
                async with asyncio.timeout(1):
                    await self._redis.publish(CHANNEL, self._out.get_nowait())
            except Exception:
                break
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        await self._redis.aclose()


def bus_for(url: str) -> Bus:
    return RedisBus(url) if url else Bus()
