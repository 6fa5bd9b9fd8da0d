"""uvicorn's protocols, and what they lack: an end to patience, several messages in one write."""

from __future__ import annotations

import asyncio
from typing import Any, Protocol

from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol
from uvicorn.protocols.utils import ClientDisconnected
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.protocol import OPEN
from websockets.streams import StreamReader

from terem.server.frames import unwrapped, wrapped
from terem.server.settings import Settings

# Under this name a socket finds its `Pipe` among the extensions of its scope.
PIPE = "terem.pipe"

# Where websockets' parser waits between two frames.
WAITING = StreamReader.at_eof.__code__


class Pipe(Protocol):
    """Where a socket writes its messages."""

    @property
    def ready(self) -> bool: ...

    def write_now(self, texts: list[bytes]) -> None: ...

    async def write(self, texts: list[bytes]) -> None: ...


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
    """uvicorn's protocol, and a short way for what almost all traffic consists of: a whole text in
    one piece, in and out. An application can only give uvicorn one message at a time: each would be
    a system call, and those cost more than most messages."""

    async def run_asgi(self) -> None:
        self.scope["extensions"][PIPE] = self  # type: ignore[assignment]
        await super().run_asgi()

    # ------------------------------------------------------------------ in

    def data_received(self, data: bytes) -> None:
        text = unwrapped(data, self.config.ws_max_size) if self._between_messages() else None
        if text is None:
            super().data_received(data)
        else:
            self.curr_msg_data_type = "text"
            self.frames = [text]
            self.send_receive_event_to_app()

    def send_receive_event_to_app(self) -> None:
        if self.curr_msg_data_type == "text" and not self.close_sent:
            try:
                b"".join(self.frames).decode()
            except UnicodeDecodeError:
                # Anybody can send this: uvicorn would write a traceback to the log for it.
                self.frames = []
                self.conn.send_close(1007)
                self.handle_parser_exception()
                return
        super().send_receive_event_to_app()

    def _between_messages(self) -> bool:
        """Would the next byte begin a message? Then websockets' parser has nothing left over and
        waits to be told whether there is more."""
        conn = self.conn
        if conn.state is not OPEN or conn.current_size is not None or conn.extensions:
            return False
        # The parser of a server runs the one that both sides share, once hands are shaken.
        parser: Any = conn.parser.gi_yieldfrom  # type: ignore[attr-defined]
        waits = None if parser is None else parser.gi_yieldfrom
        return waits is not None and waits.gi_code is WAITING

    # ------------------------------------------------------------------ out

    @property
    def ready(self) -> bool:
        """Can something be written without waiting?"""
        return self.writable.is_set() and not self.disconnected and self.conn.state is OPEN

    def write_now(self, texts: list[bytes]) -> None:
        """Write messages in one piece; ClientDisconnected if the other side has gone."""
        if self.disconnected or self.conn.state is not OPEN:
            raise ClientDisconnected
        if self.conn.extensions:
            for text in texts:
                self.conn.send_text(text)
            self.transport.write(b"".join(self.conn.data_to_send()))
        else:
            self.transport.write(wrapped(texts))

    async def write(self, texts: list[bytes]) -> None:
        """The same, as soon as the other side has read enough of what was written before."""
        await self.writable.wait()
        self.write_now(texts)
