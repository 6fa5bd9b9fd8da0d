"""The socket of a table: one viewer, live."""

from __future__ import annotations

import asyncio
import time
from typing import TYPE_CHECKING, Any

from msgspec import Raw

from terem.server import preparing, showing
from terem.server.access import hears_chat, require_role
from terem.server.chat import mark_seen, post_line
from terem.server.live import LiveTable
from terem.server.problems import Refusal
from terem.server.rows import PersonRow
from terem.server.showing import Eyes
from terem.server.sockets import Caller, Closing, Socket, encode
from terem.server.wire.play import Planning
from terem.server.wire.socket import (
    Ack,
    AskHint,
    AskPlan,
    AskWhy,
    ClientMessage,
    EndTurn,
    Hello,
    HintAnswer,
    Looking,
    Ping,
    PlanAnswer,
    Play,
    Pong,
    Presence,
    Refused,
    Said,
    SayChat,
    Seen,
    SetLanguage,
    SetStanding,
    TableChanged,
    Undo,
    Welcome,
    WhyAnswer,
)

if TYPE_CHECKING:
    from terem.server.house import House

HELLO_SECONDS = 10.0
# One socket is greeted anew (a change of language, a second hello) at most so often.
WELCOME_SECONDS = 2.0
# Windows in which one person, or one address, may look on at the same table.
WINDOWS = 5


def require_room(table: LiveTable, person_id: str | None, address: str) -> None:
    """Refusal if a table has too many watchers. Those who sit there always get in."""
    seated = {seat.person_id for seat in table.seats}
    if person_id is not None and person_id in seated:
        return
    watching = [one for one in table.sockets if one.person_id not in seated or not one.person_id]
    same = [
        one
        for one in watching
        if (one.person_id == person_id if person_id is not None else one.address == address)
    ]
    if len(watching) >= table.house.settings.watchers_per_table or len(same) >= WINDOWS:
        raise Refusal("too-many-sockets")


class TableSocket(Socket):
    """One viewer at one table."""

    def __init__(self, house: House, caller: Caller, table: LiveTable, invite: str | None) -> None:
        super().__init__(house, caller)
        self.table = table
        self.invite = invite
        self.greeted = False
        self.changes = False
        # A window that is hidden says so: whoever has it is told of a turn like one who is away.
        self.looking = True
        # The number of the position the other side has (see updates.py).
        self._has = 0
        # A welcome to be sent: after which entry and which line of the chat it begins.
        self._greeting: tuple[int, int] | None = None
        # The table was given up while we looked at it.
        self.gone = False
        self._welcome_at = 0.0
        self.sent_seq = 0
        self.sent_chat = 0
        self._presence = False
        self._table = False
        # Whose words are not shown here.
        self._unheard: frozenset[str] = frozenset()
        self._seen = (0, 0)
        self._seen_stored = (0, 0)
        self._seen_task: asyncio.Task[None] | None = None

    @property
    def eyes(self) -> Eyes:
        return Eyes(self.person, self.lang, self.invite)

    @property
    def mine(self) -> list[int]:
        return self.table.seats_of(self.person_id)

    @property
    def _hears(self) -> bool:
        table = self.table
        return hears_chat(table.row, table.seats, self.person_id, self.invite)

    def wake_presence(self) -> None:
        self._presence = True
        self.wake()

    def send_table(self) -> None:
        self._table = True
        self.wake()

    def greet_anew(self) -> None:
        if self.greeted:
            self._greet(0, 0)

    # ------------------------------------------------------------------ sending

    @property
    def patient(self) -> bool:
        return self.gone or self._greeting is not None

    async def first(self) -> bytes | None:
        if self.gone:
            raise Closing(4404, Refusal("no-such-table"))
        if self._greeting is None:
            return None
        # Welcomes are large: whoever asks for many gets the last one, and not at once.
        cost = 2 + (self.table.seq - min(self._greeting[0], self.table.seq)) / 50
        wait = max(
            self._welcome_at - time.monotonic(),
            self.house.limits.reads.wait(self.person_id, self.address, cost),
        )
        if wait > 0:
            asyncio.get_running_loop().call_later(wait, self.wake)
            return None
        self._welcome_at = time.monotonic() + WELCOME_SECONDS
        greeting, self._greeting = self._greeting, None
        return encode(await self._welcome(*greeting))

    def news(self) -> list[bytes]:
        found: list[bytes] = []
        if not self.greeted:
            return found
        table = self.table
        if self._table:
            self._table = False
            require_role(table.row, table.seats, self.person_id, self.invite)
            found.append(encode(TableChanged(table=showing.live_info(table, self.eyes))))
        if table.seq > self.sent_seq:
            mine = self.mine
            has = self._has if self.changes else 0
            update = table.updates.message(mine, self.lang, self.sent_seq, has)
            if update is not None:
                self.sent_seq = table.seq
                message, self._has = update
                found.append(message)
        if table.chat and table.chat[-1].id > self.sent_chat and self._hears:
            news = [line for line in table.chat if line.id > self.sent_chat]
            self.sent_chat = news[-1].id
            for line in news:
                if line.person.id not in self._unheard:
                    found.append(encode(Said(message=showing.chat_line(line, self.lang))))
        if self._presence:
            self._presence = False
            online, watchers = self.house.presence.at(table)
            found.append(encode(Presence(online=online, watchers=watchers)))
        return found

    def _greet(self, last: int, last_chat: int) -> None:
        self._greeting = (last, last_chat)
        self.wake()

    async def _welcome(self, last: int, last_chat: int) -> Welcome:
        table = self.table
        mine = self.mine
        # A number from another life of the table (or nonsense) asks for everything.
        last = last if last <= table.seq else 0
        # The old part of the log takes a while; whatever happens meanwhile is told at the end.
        upto = table.seq
        self._unheard = await self.house.circles.blocked(self.person_id)
        old = await table.updates.log.whole(last, upto, mine, self.lang)
        new = table.updates.log.since(upto, mine, self.lang)
        entries = old if new == b"[]" else old[:-1] + (b"," if old != b"[]" else b"") + new[1:]
        # Encoded before: put in as they are.
        told: Any = Raw(entries)
        online, watchers = self.house.presence.at(table)
        shown = table.updates.shown(mine, self.lang)
        welcome = Welcome(
            table=showing.live_info(table, self.eyes),
            lang=self.lang,
            entries=told,
            chat=[
                showing.chat_line(one, self.lang)
                for one in table.chat
                if self._hears and one.id > last_chat and one.person.id not in self._unheard
            ],
            online=online,
            watchers=watchers,
            position=None if shown is None else shown.position,
        )
        self._has = 0 if shown is None else shown.number
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
        self.changes = hello.changes
        # It may have left memory, or filled up, while we waited for the greeting.
        self.table = await self.house.table(self.table.row.id)
        if not self.table.chat_read:
            await self.house.tables.read_chat(self.table)
        require_room(self.table, self.person_id, self.address)
        self.table.sockets.add(self)
        if self.house.bus.shared:
            self.house.bus.send("who", table=self.table.row.id)
            # What happened on other processes while nobody here was listening.
            async with self.table.lock:
                await self.table.catch_up()
        self._greet(hello.last, hello.last_chat)
        self.house.presence.changed(self.table)
        try:
            while True:
                message = await self.read()
                if message is not None:
                    await self._handle(message)
        finally:
            self.table.sockets.discard(self)
            if not self.table.sockets:
                self.table.updates.forget()
            self.house.presence.changed(self.table)
            await self._store_seen()

    async def _handle(self, message: ClientMessage) -> None:
        id = getattr(message, "id", "")
        try:
            await self._answer(message)
        except Refusal as refusal:
            self.post(encode(Refused(id=id, problem=refusal.problem(self.lang))))

    async def _answer(self, message: ClientMessage) -> None:
        table = self.table
        if isinstance(message, Play):
            seq = await table.play(self._me().id, message.move, message.id, message.base)
            self.post(encode(Ack(id=message.id, seq=seq)))
        elif isinstance(message, Undo):
            seq = await table.take_back(self._me().id, message.id, message.base)
            self.post(encode(Ack(id=message.id, seq=seq)))
        elif isinstance(message, EndTurn):
            seq = await table.end_turn(self._me().id, message.id, message.base)
            self.post(encode(Ack(id=message.id, seq=seq)))
        elif isinstance(message, SayChat):
            number = await post_line(self.house, table, self._me(), message.text, message.id)
            self.post(encode(Ack(id=message.id, seq=number)))
        elif isinstance(message, AskWhy):
            why = self.house.advice.why(table, self.mine, message.move, self.lang)
            self.post(encode(WhyAnswer(id=message.id, why=why)))
        elif isinstance(message, AskHint):
            self.house.spawn(self._hint(message.id))
        elif isinstance(message, AskPlan):
            self.post(encode(PlanAnswer(id=message.id, planning=await self._plan(message))))
        elif isinstance(message, SetStanding):
            await preparing.set_standing(table, self._me().id, message.question, message.move)
            self.post(encode(Ack(id=message.id, seq=table.seq)))
        elif isinstance(message, SetLanguage):
            self.lang = message.lang
            self._greet(0, 0)
        elif isinstance(message, Hello):
            self.lang = message.lang
            self.changes = message.changes
            self._greet(message.last, message.last_chat)
        elif isinstance(message, Seen):
            self._seen = (max(self._seen[0], message.seq), max(self._seen[1], message.chat))
            if self._seen_task is None:
                self._seen_task = self.house.spawn(self._store_seen_soon())
        elif isinstance(message, Looking):
            self.looking = message.looking
            self.house.presence.announce(table)
        elif isinstance(message, Ping):
            self.post(encode(Pong(id=message.id)))

    async def _plan(self, message: AskPlan) -> Planning | None:
        person = self._me()
        self.house.limits.reads.check(person.id, self.address, preparing.COST)
        if message.moves == []:
            await preparing.drop_plan(self.table, person.id)
            return None
        if message.moves is not None:
            await preparing.set_plan(self.table, person.id, message.moves)
        return preparing.planning(self.table, person.id, self.lang)

    def _me(self) -> PersonRow:
        if self.person is None:
            raise Refusal("no-session")
        return self.person

    async def _hint(self, id: str) -> None:
        try:
            hints = await self.house.advice.hints(self.table, self.mine, self.lang)
            self.post(encode(HintAnswer(id=id, hints=hints)))
        except Refusal as refusal:
            self.post(encode(Refused(id=id, problem=refusal.problem(self.lang))))

    async def _store_seen(self) -> None:
        if self.person is not None and self._seen != self._seen_stored:
            self._seen_stored = self._seen
            await mark_seen(self.house, self.table, self.person.id, *self._seen)

    async def _store_seen_soon(self) -> None:
        """Marks come with every move; one write for those of a second is enough."""
        await asyncio.sleep(1)
        self._seen_task = None
        await self._store_seen()
