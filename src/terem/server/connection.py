"""uvicorn's protocols, and what they lack: an end to patience, several messages in one write."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable

from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol
from uvicorn.protocols.utils import ClientDisconnected
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.exceptions import InvalidState

from terem.server.settings import Settings

# Writes messages to the other side; ClientDisconnected if it has gone.
Write = Callable[[list[bytes]], Awaitable[None]]
# Under this name a socket finds its `Write` among the extensions of its scope.
WRITE = "terem.write"


class PatientProtocol(HttpToolsProtocol):
    """uvicorn's protocol, which would wait for ever for the rest of a half-sent request head."""

    # uvicorn makes the protocols itself and tells them nothing of ours: set before it starts.
    header_seconds = Settings.header_seconds

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        self._waiting: asyncio.TimerHandle | None = None
        self._wait()

    def data_received(self, data: bytes) -> None:
        if self._waiting is None and self._idle:
            self._wait()
        super().data_received(data)

    def on_headers_complete(self) -> None:
        self._stop_waiting()
        super().on_headers_complete()

    def connection_lost(self, exc: Exception | None) -> None:
        self._stop_waiting()
        super().connection_lost(exc)

    @property
    def _idle(self) -> bool:
        """Between two requests: the next bytes begin a new one."""
        return self.cycle is None or self.cycle.response_complete

    def _wait(self) -> None:
        self._waiting = self.loop.call_later(self.header_seconds, self._give_up)

    def _stop_waiting(self) -> None:
        if self._waiting is not None:
            self._waiting.cancel()
            self._waiting = None

    def _give_up(self) -> None:
        self._waiting = None
        if not self.transport.is_closing():
            self.transport.close()


class TextsProtocol(WebSocketsSansIOProtocol):
    """uvicorn's protocol, to which an application can only give one message at a time: each would
    be a system call, and those cost more than most messages."""

    async def run_asgi(self) -> None:
        self.scope["extensions"][WRITE] = self.write  # type: ignore[assignment]
        await super().run_asgi()

    async def write(self, texts: list[bytes]) -> None:
        await self.writable.wait()
        if self.disconnected:
            raise ClientDisconnected
        try:
            for text in texts:
                self.conn.send_text(text)
        except InvalidState:
            raise ClientDisconnected from None
        self.transport.write(b"".join(self.conn.data_to_send()))
