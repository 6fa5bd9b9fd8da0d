"""What every socket shares: reading one message at a time, sending when woken.

Each socket has a reader (the coroutine of the connection) and a sender. It is only ever woken, and
looks itself what is new since it last sent. So a slow reader gets several entries in one update
instead of a growing queue, and nothing is sent that is not stored. What can be sent without waiting
is sent by a plain call at the end of the round of the loop; a task does what has to be waited for.
"""

from __future__ import annotations

import asyncio
from collections import deque
from typing import TYPE_CHECKING, NamedTuple

import msgspec
from starlette.websockets import WebSocket, WebSocketDisconnect
from uvicorn.protocols.utils import ClientDisconnected

from terem.server.connection import PIPE, Pipe
from terem.server.limits import Bucket
from terem.server.logs import log_error
from terem.server.problems import Refusal, place_of
from terem.server.rows import PersonRow
from terem.server.wire.common import Language
from terem.server.wire.socket import ClientMessage, Fault

if TYPE_CHECKING:
    from terem.server.house import House

MAX_UNREADABLE = 20
MAX_BACKLOG = 500

_decode = msgspec.json.Decoder(ClientMessage).decode
encode = msgspec.json.Encoder().encode


class Closing(Exception):
    """The connection ends here, with this code and after this refusal."""

    def __init__(self, code: int, refusal: Refusal | None = None) -> None:
        super().__init__(code)
        self.code = code
        self.refusal = refusal


class Caller(NamedTuple):
    """Who has opened a socket, and from where."""

    ws: WebSocket
    person: PersonRow | None
    lang: Language
    # The hash of the session it was opened with.
    session: str
    # What requests of its address are counted by.
    address: str


class Socket:
    """What both kinds of socket share: reading one message at a time, sending when woken."""

    def __init__(self, house: House, caller: Caller) -> None:
        self.house = house
        self.ws, self.person, self.lang, self.session, self.address = caller
        self.ended = False
        self.overrun = False
        self.out: deque[bytes] = deque()
        self._pipe: Pipe = self.ws.scope["extensions"][PIPE]
        self._loop = asyncio.get_running_loop()
        self._woken = False
        # The task is at work, or has not begun, or has ended: it alone sends.
        self._at_work = True
        self._work = asyncio.Event()
        self._failed: Exception | None = None
        self._rate = Bucket(
            house.settings.messages_per_second, house.settings.messages_per_second * 3
        )
        self._unreadable = 0

    @property
    def person_id(self) -> str | None:
        return None if self.person is None else self.person.id

    def wake(self) -> None:
        """There is something to send, perhaps."""
        if not self._woken:
            self._woken = True
            self._loop.call_soon(self._send_now)

    def post(self, message: bytes) -> None:
        if len(self.out) < MAX_BACKLOG:
            self.out.append(message)
        else:
            self.overrun = True
        self.wake()

    def greet_anew(self) -> None:
        """What this person wants to read has changed."""

    def end(self) -> None:
        """The session behind it is over."""
        self.ended = True
        self.wake()

    def fault(self, refusal: Refusal) -> None:
        self.post(encode(Fault(problem=refusal.problem(self.lang))))

    async def read(self) -> ClientMessage | None:
        """The next message; None for one that cannot be read (the sender of it was told)."""
        event = await self.ws.receive()
        if event["type"] != "websocket.receive":
            raise WebSocketDisconnect(event.get("code") or 1000)
        if self.ended:
            raise Closing(4401, Refusal("no-session"))
        # Overrun: it asks and asks, but does not read the answers.
        if self.overrun or not self._rate.take():
            raise Closing(1008, Refusal("too-fast"))
        text = event.get("text")
        try:
            if text is None:
                raise Refusal("bad-json")
            message: ClientMessage = _decode(text)
            return message
        except msgspec.ValidationError as problem:
            self._complain(Refusal("bad-input", place=place_of(problem)))
        except (msgspec.DecodeError, RecursionError, UnicodeError):
            self._complain(Refusal("bad-json"))
        except Refusal as refusal:
            self._complain(refusal)
        return None

    def _complain(self, refusal: Refusal) -> None:
        self._unreadable += 1
        if self._unreadable > MAX_UNREADABLE:
            raise Closing(1008, refusal)
        self.fault(refusal)

    async def first(self) -> bytes | None:
        """What a kind of socket sends before its queue."""
        return None

    def news(self) -> list[bytes]:
        """What a kind of socket sends after its queue."""
        return []

    @property
    def patient(self) -> bool:
        """Does this kind of socket have something to send that has to be waited for?"""
        return False

    def _send_now(self) -> None:
        self._woken = False
        if self._at_work or self.ended or self.patient or not self._pipe.ready:
            self._work.set()
            return
        try:
            texts = [*self.out, *self.news()]
            if texts:
                self._pipe.write_now(texts)
        except Exception as problem:
            # The connection ends by it; what is queued is still sent.
            self._failed = problem
            self._work.set()
        else:
            self.out.clear()

    async def _send(self) -> None:
        while True:
            self._at_work = False
            await self._work.wait()
            self._at_work = True
            self._work.clear()
            if self._failed is not None:
                raise self._failed
            if self.ended:
                raise Closing(4401, Refusal("no-session"))
            first = await self.first()
            if first is not None:
                self.out.appendleft(first)
            # What is queued stays so until it is written: it is sent even if this ends in between.
            queued = len(self.out)
            texts = [*self.out, *self.news()]
            if texts:
                await self._pipe.write(texts)
            for _ in range(queued):
                self.out.popleft()

    async def talk(self) -> None:
        """What the reader does until the connection ends."""
        raise NotImplementedError

    async def run(self) -> None:
        sender = asyncio.create_task(self._send())
        code = 1000
        try:
            talk = asyncio.ensure_future(self.talk())
            done, _ = await asyncio.wait({talk, sender}, return_when=asyncio.FIRST_COMPLETED)
            if talk not in done:
                talk.cancel()
                await asyncio.gather(talk, return_exceptions=True)
            # Both may have failed; each outcome has to be looked at, the reader's counts first.
            outcomes = [one.exception() for one in (talk, sender) if one in done]
            for outcome in outcomes:
                if outcome is not None:
                    raise outcome
        except (WebSocketDisconnect, ClientDisconnected):
            # Perhaps closed beneath us, and the reader hears it next.
            return
        except Closing as closing:
            code = closing.code
            if closing.refusal is not None:
                self.out.append(encode(Fault(problem=closing.refusal.problem(self.lang))))
        except Refusal as refusal:
            # No longer any of this viewer's business.
            code = 4404
            self.out.append(encode(Fault(problem=refusal.problem(self.lang))))
        except asyncio.CancelledError:
            code = 1012
        except Exception:
            if self.ws.client_state.name == "DISCONNECTED" or not _connected(self.ws):
                return
            log_error("a socket failed")
            self.house.metrics.count("terem_errors_total")
            code = 1011
        finally:
            self._at_work = True
            sender.cancel()
            await asyncio.gather(sender, return_exceptions=True)
        try:
            if self.out:
                await self._pipe.write(list(self.out))
            await self.ws.close(code)
        except Exception:
            # Whoever has gone cannot be told.
            return


def _connected(ws: WebSocket) -> bool:
    return ws.application_state.name == "CONNECTED" and ws.client_state.name == "CONNECTED"
