"""The sockets: one per table and viewer, and one per person for notices.

Each socket has a reader (this coroutine) and a sender task. The sender is only ever woken; it looks
itself what is new since it last sent. So a slow reader gets several entries in one update instead
of
a growing queue, and nothing is sent that is not stored.
"""

from __future__ import annotations

import asyncio
import time
from collections import deque
from typing import TYPE_CHECKING

import msgspec
from starlette.websockets import WebSocket, WebSocketDisconnect

from terem.engine.moves import as_move
from terem.server import showing, store, talking
from terem.server.access import require_role
from terem.server.accounts import token_hash
from terem.server.guard import COOKIE, client_address, own_origin, socket_language
from terem.server.limits import Bucket
from terem.server.live import LiveTable
from terem.server.logs import oops
from terem.server.messages import (
    Ack,
    AskHint,
    AskWhy,
    ClientMessage,
    EndTurn,
    Fault,
    Hello,
    Hint,
    HintAnswer,
    Hints,
    Language,
    Notice,
    Ping,
    Play,
    Pong,
    Presence,
    Refused,
    Said,
    SayChat,
    Seen,
    SetLanguage,
    TableChanged,
    Undo,
    Update,
    Welcome,
    Why,
    WhyAnswer,
)
from terem.server.problems import Refusal
from terem.server.rows import PersonRow
from terem.server.showing import Eyes

if TYPE_CHECKING:
    from terem.server.house import House

HELLO_SECONDS = 10.0
MAX_UNREADABLE = 20
MAX_BACKLOG = 500

_decode = msgspec.json.Decoder(ClientMessage).decode
_encode = msgspec.json.Encoder().encode


class Closing(Exception):
    """The connection ends here, with this code and after this refusal."""

    def __init__(self, code: int, refusal: Refusal | None = None) -> None:
        super().__init__(code)
        self.code = code
        self.refusal = refusal


class Socket:
    """What both kinds of socket share: reading one message at a time, sending when woken."""

    def __init__(
        self, house: House, ws: WebSocket, person: PersonRow | None, lang: Language, session: str
    ) -> None:
        self.house = house
        # The hash of the session it was opened with.
        self.session = session
        self.ended = False
        self.overrun = False
        self.ws = ws
        self.person = person
        self.lang: Language = lang
        self.wake = asyncio.Event()
        self.out: deque[bytes] = deque()
        self._rate = Bucket(
            house.settings.messages_per_second, house.settings.messages_per_second * 3
        )
        self._unreadable = 0

    @property
    def person_id(self) -> str | None:
        return None if self.person is None else self.person.id

    def post(self, message: bytes) -> None:
        if len(self.out) < MAX_BACKLOG:
            self.out.append(message)
        else:
            self.overrun = True
        self.wake.set()

    def end(self) -> None:
        """The session behind it is over."""
        self.ended = True
        self.wake.set()

    def fault(self, refusal: Refusal) -> None:
        self.post(_encode(Fault(problem=refusal.problem(self.lang))))

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

    async def send_first(self) -> None:
        """What a kind of socket sends before its queue."""

    async def send_news(self) -> None:
        """What a kind of socket sends after its queue."""

    async def _send(self) -> None:
        while True:
            await self.wake.wait()
            self.wake.clear()
            if self.ended:
                raise Closing(4401, Refusal("no-session"))
            await self.send_first()
            while self.out:
                await self._send_text(self.out.popleft())
            await self.send_news()

    async def _send_text(self, message: bytes) -> None:
        try:
            await self.ws.send({"type": "websocket.send", "text": message.decode()})
        except RuntimeError as problem:
            # Closed beneath us, for a frame that breaks the protocol; the reader hears it next.
            raise WebSocketDisconnect(1006) from problem

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
        except WebSocketDisconnect:
            return
        except Closing as closing:
            code = closing.code
            if closing.refusal is not None:
                self.out.append(_encode(Fault(problem=closing.refusal.problem(self.lang))))
        except Refusal as refusal:
            # No longer any of this viewer's business.
            code = 4404
            self.out.append(_encode(Fault(problem=refusal.problem(self.lang))))
        except asyncio.CancelledError:
            code = 1012
        except Exception:
            if self.ws.client_state.name == "DISCONNECTED" or not _connected(self.ws):
                return
            oops("a socket failed")
            self.house.metrics.count("terem_errors_total")
            code = 1011
        finally:
            sender.cancel()
            await asyncio.gather(sender, return_exceptions=True)
        try:
            while self.out:
                await self._send_text(self.out.popleft())
            await self.ws.close(code)
        except Exception:
            # Whoever has gone cannot be told.
            return


def _connected(ws: WebSocket) -> bool:
    return ws.application_state.name == "CONNECTED" and ws.client_state.name == "CONNECTED"


def place_of(problem: msgspec.ValidationError) -> str:
    """Where in the message the mistake is: `$.move`."""
    _, found, place = str(problem).rpartition(" - at `")
    return place.rstrip("`") if found else "$"


class TableSocket(Socket):
    """One viewer at one table."""

    def __init__(
        self,
        house: House,
        ws: WebSocket,
        person: PersonRow | None,
        lang: Language,
        session: str,
        table: LiveTable,
        invite: str | None,
    ) -> None:
        super().__init__(house, ws, person, lang, session)
        self.table = table
        self.invite = invite
        self.greeted = False
        # A welcome to be sent: after which entry and which line of the chat it begins.
        self._greeting: tuple[int, int] | None = None
        # The table was given up while we looked at it.
        self.gone = False
        self.sent_seq = 0
        self.sent_chat = 0
        self._presence = False
        self._table = False
        self._seen = (0, 0)
        self._seen_stored = (0, 0)
        self._seen_task: asyncio.Task[None] | None = None

    @property
    def eyes(self) -> Eyes:
        return Eyes(self.person, self.lang, self.invite)

    @property
    def mine(self) -> list[int]:
        return self.table.seats_of(self.person_id)

    def wake_presence(self) -> None:
        self._presence = True
        self.wake.set()

    def send_table(self) -> None:
        self._table = True
        self.wake.set()

    # ------------------------------------------------------------------ sending

    async def send_first(self) -> None:
        if self.gone:
            raise Closing(4404, Refusal("no-such-table"))
        greeting = self._greeting
        if greeting is not None:
            self._greeting = None
            # Made when it can be sent: welcomes are large, and whoever asks for many gets one.
            await self._send_text(_encode(self._welcome(*greeting)))

    async def send_news(self) -> None:
        if not self.greeted:
            return
        table = self.table
        if self._table:
            self._table = False
            require_role(table.row, table.seats, self.person_id, self.invite)
            await self._send_text(_encode(TableChanged(table=showing.live_info(table, self.eyes))))
        if table.seq > self.sent_seq:
            mine = self.mine
            position = showing.position(table, mine, self.lang)
            if position is not None:
                update = Update(
                    entries=showing.entries(table, self.sent_seq, mine, self.lang),
                    position=position,
                )
                self.sent_seq = table.seq
                await self._send_text(_encode(update))
        if table.chat and table.chat[-1].id > self.sent_chat:
            news = [line for line in table.chat if line.id > self.sent_chat]
            self.sent_chat = news[-1].id
            for line in news:
                await self._send_text(_encode(Said(message=showing.chat_line(line, self.lang))))
        if self._presence:
            self._presence = False
            online, watchers = self.house.presence(table)
            await self._send_text(_encode(Presence(online=online, watchers=watchers)))

    def _greet(self, last: int, last_chat: int) -> None:
        self._greeting = (last, last_chat)
        self.wake.set()

    def _welcome(self, last: int, last_chat: int) -> Welcome:
        table = self.table
        mine = self.mine
        online, watchers = self.house.presence(table)
        # A number from another life of the table (or nonsense) asks for everything.
        last = last if last <= table.seq else 0
        welcome = Welcome(
            table=showing.live_info(table, self.eyes),
            lang=self.lang,
            entries=showing.entries(table, last, mine, self.lang),
            chat=[showing.chat_line(one, self.lang) for one in table.chat if one.id > last_chat],
            online=online,
            watchers=watchers,
            position=showing.position(table, mine, self.lang),
        )
        self.sent_seq = table.seq
        self.sent_chat = table.chat[-1].id if table.chat else 0
        self.greeted = True
        return welcome

    # ------------------------------------------------------------------ reading

    async def talk(self) -> None:
        try:
            async with asyncio.timeout(HELLO_SECONDS):
                hello: ClientMessage | None = None
                while not isinstance(hello, Hello):
                    hello = await self.read()
                    if hello is not None and not isinstance(hello, Hello):
                        self._complain(Refusal("bad-input", place="$.type"))
        except TimeoutError:
            raise Closing(4408) from None
        self.lang = hello.lang
        # It may have left memory, or filled up, while we waited for the greeting.
        self.table = await self.house.table(self.table.row.id)
        if not self.table.chat_read:
            await self.house.read_chat(self.table)
        if len(self.table.sockets) >= self.house.settings.sockets_per_table:
            raise Closing(1008, Refusal("too-many-sockets"))
        self.table.sockets.add(self)
        if self.house.bus.shared:
            self.house.bus.send("who", table=self.table.row.id)
            # What happened on other processes while nobody here was listening.
            async with self.table.lock:
                await self.table.catch_up()
        self._greet(hello.last, hello.last_chat)
        self.house.came_or_went(self.table)
        try:
            while True:
                message = await self.read()
                if message is not None:
                    await self._handle(message)
        finally:
            self.table.sockets.discard(self)
            self.house.came_or_went(self.table)
            await self._store_seen()

    async def _handle(self, message: ClientMessage) -> None:
        id = getattr(message, "id", "")
        try:
            await self._answer(message)
        except Refusal as refusal:
            self.post(_encode(Refused(id=id, problem=refusal.problem(self.lang))))

    async def _answer(self, message: ClientMessage) -> None:
        table = self.table
        if isinstance(message, Play):
            began = time.perf_counter()
            seq = await table.play(self._me().id, message.move, message.id, message.base)
            self.post(_encode(Ack(id=message.id, seq=seq)))
            self.house.metrics.observe("terem_move_seconds", time.perf_counter() - began)
            self.house.metrics.count("terem_moves_total", f'game="{table.row.game}"')
        elif isinstance(message, Undo):
            seq = await table.take_back(self._me().id, message.id, message.base)
            self.post(_encode(Ack(id=message.id, seq=seq)))
        elif isinstance(message, EndTurn):
            seq = await table.end_turn(self._me().id, message.id, message.base)
            self.post(_encode(Ack(id=message.id, seq=seq)))
        elif isinstance(message, SayChat):
            number = await talking.say_in_chat(
                self.house, table, self._me(), message.text, message.id
            )
            self.post(_encode(Ack(id=message.id, seq=number)))
        elif isinstance(message, AskWhy):
            why = explain(table, self.mine, message.move, self.lang)
            self.post(_encode(WhyAnswer(id=message.id, why=why)))
        elif isinstance(message, AskHint):
            self.house.spawn(self._hint(message.id))
        elif isinstance(message, SetLanguage):
            self.lang = message.lang
            self._greet(0, 0)
        elif isinstance(message, Hello):
            self.lang = message.lang
            self._greet(message.last, message.last_chat)
        elif isinstance(message, Seen):
            self._seen = (max(self._seen[0], message.seq), max(self._seen[1], message.chat))
            if self._seen_task is None:
                self._seen_task = self.house.spawn(self._store_seen_soon())
        elif isinstance(message, Ping):
            self.post(_encode(Pong(id=message.id)))

    def _me(self) -> PersonRow:
        if self.person is None:
            raise Refusal("no-session")
        return self.person

    async def _hint(self, id: str) -> None:
        try:
            hints = await hints_for(self.house, self.table, self.mine, self.lang)
            self.post(_encode(HintAnswer(id=id, hints=hints)))
        except Refusal as refusal:
            self.post(_encode(Refused(id=id, problem=refusal.problem(self.lang))))

    async def _store_seen(self) -> None:
        if self.person is not None and self._seen != self._seen_stored:
            self._seen_stored = self._seen
            await talking.mark_seen(self.house, self.table, self.person.id, *self._seen)

    async def _store_seen_soon(self) -> None:
        """Marks come with every move; one write for those of a second is enough."""
        await asyncio.sleep(1)
        self._seen_task = None
        await self._store_seen()


def explain(table: LiveTable, mine: list[int], move: list[object], lang: str) -> Why:
    """Why a move is not allowed; only whoever decides may ask (the answer depends on what they
    know)."""
    state = table.playing_state()
    acting = table.acting
    if acting is None or acting not in mine:
        raise Refusal("not-your-turn" if table.row.status == "playing" else "not-playing")
    if table.ending is not None:
        raise Refusal("must-end-turn")
    reason = state.explain(move)
    if reason is None:
        return Why(legal=True, rule=None, heading=None, text=None)
    return Why(
        legal=False,
        rule=reason.rule,
        heading=table.game.rules.clause(lang, reason.rule).heading,
        text=reason.text(lang),
    )


async def hints_for(house: House, table: LiveTable, mine: list[int], lang: str) -> Hints:
    """Good moves for the person who decides, where nobody else is a person."""
    state = table.playing_state()
    seat = table.acting
    if seat is None or seat not in mine or table.ending is not None:
        raise Refusal("not-your-turn")
    if not showing.may_hint(table, mine):
        raise Refusal("no-hints")
    seq = table.seq
    person_id = table.seats[seat].person_id or ""
    # One at a time: hints think as long as a good bot does, and other tables have bots too.
    if person_id in house.hinting:
        raise Refusal("too-fast")
    house.hinting.add(person_id)
    names = showing.seat_names(table.seats, lang)
    try:
        found = await house.bots.hints(state, lang, names, seed=seq)
    finally:
        house.hinting.discard(person_id)
    hints: list[Hint] = []
    for thought in found:
        move = as_move(thought.move)
        if move is not None:
            hints.append(
                Hint(
                    move=thought.move,
                    text=showing.SENTENCES.describe(state, move, lang, names),
                    expected=thought.points[seat] if thought.points else None,
                    points=thought.points,
                    win=thought.win,
                    share=thought.share,
                    line=thought.line,
                )
            )
    return Hints(seq=seq, hints=hints)


class PersonalSocket(Socket):
    """Notices for one person (or a visitor: only the lobby)."""

    async def talk(self) -> None:
        person_id = self.person_id
        self.house.notices.add(person_id, self)
        try:
            waiting = 0
            if person_id is not None:
                async with self.house.database.read() as connection:
                    waiting = len(await store.waiting_ids(connection, person_id))
            self.post(_encode(Notice(waiting=waiting)))
            while True:
                message = await self.read()
                if isinstance(message, Ping):
                    self.post(_encode(Pong(id=message.id)))
                elif isinstance(message, (SetLanguage, Hello)):
                    self.lang = message.lang
                elif message is not None:
                    self._complain(Refusal("bad-input", place="$.type"))
        finally:
            self.house.notices.remove(person_id, self)


# ---------------------------------------------------------------------- endpoints


async def table_socket(ws: WebSocket) -> None:
    await _serve(ws, personal=False)


async def personal_socket(ws: WebSocket) -> None:
    await _serve(ws, personal=True)


async def _serve(ws: WebSocket, personal: bool) -> None:
    house: House = ws.app.state.house
    if not own_origin(house.settings, ws):
        # Before the handshake: the browser sees a plain 403.
        await ws.close(1008)
        return
    token = ws.cookies.get(COOKIE)
    person = await house.accounts.by_token(token)
    session = token_hash(token) if token else ""
    lang = socket_language(ws, person)
    key = person.id if person is not None else client_address(house.settings, ws)
    await ws.accept()
    if house.draining or house.sockets_by.get(key, 0) >= house.settings.sockets_per_person:
        code = "stopping" if house.draining else "too-many-sockets"
        await _turn_away(ws, 1012 if house.draining else 1008, Refusal(code), lang)
        return
    house.sockets += 1
    house.sockets_by[key] = house.sockets_by.get(key, 0) + 1
    try:
        socket: Socket
        if personal:
            socket = PersonalSocket(house, ws, person, lang, session)
        else:
            invite = ws.query_params.get("invite")
            try:
                table = await house.table(ws.path_params["table"])
                require_role(table.row, table.seats, None if person is None else person.id, invite)
                if len(table.sockets) >= house.settings.sockets_per_table:
                    raise Refusal("too-many-sockets")
            except Refusal as refusal:
                code_of = {"too-many-sockets": 1008}.get(refusal.code, 4404)
                await _turn_away(ws, code_of, refusal, lang)
                return
            socket = TableSocket(house, ws, person, lang, session, table, invite)
        house.open_sockets.add(socket)
        try:
            await socket.run()
        finally:
            house.open_sockets.discard(socket)
    finally:
        house.sockets -= 1
        left = house.sockets_by[key] - 1
        if left:
            house.sockets_by[key] = left
        else:
            del house.sockets_by[key]


async def _turn_away(ws: WebSocket, code: int, refusal: Refusal, lang: str) -> None:
    try:
        await ws.send_text(_encode(Fault(problem=refusal.problem(lang))).decode())
        await ws.close(code)
    except Exception:
        # Already gone.
        return
