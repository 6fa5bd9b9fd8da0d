"""Telling people that it is their turn: those who are connected here; the others get letters."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import TYPE_CHECKING

import msgspec
from msgspec import Struct

import terem
from terem.server import store
from terem.server.texts import say
from terem.server.wire.common import Language
from terem.server.wire.socket import LobbyChanged, Matched, Notice

if TYPE_CHECKING:
    from terem.server.house import House
    from terem.server.live import LiveTable
    from terem.server.personal_socket import PersonalSocket


class Notices:
    def __init__(self, house: House) -> None:
        self._house = house
        self._sockets: dict[str, set[PersonalSocket]] = {}
        self._visitors: set[PersonalSocket] = set()
        self._tasks: set[asyncio.Task[None]] = set()
        self._sending = asyncio.Lock()

    # ------------------------------------------------------------------ personal sockets

    def add(self, person_id: str | None, one: PersonalSocket) -> None:
        if person_id is None:
            self._visitors.add(one)
        else:
            if person_id not in self._sockets:
                self._house.bus.send("here", person=person_id)
            self._sockets.setdefault(person_id, set()).add(one)

    def remove(self, person_id: str | None, one: PersonalSocket) -> None:
        if person_id is None:
            self._visitors.discard(one)
            return
        mine = self._sockets.get(person_id)
        if mine is not None:
            mine.discard(one)
            if not mine:
                del self._sockets[person_id]

    @property
    def people(self) -> list[str]:
        """Who has a window open, as far as this process knows."""
        return list(self._sockets)

    def is_here(self, person_id: str) -> bool:
        return person_id in self._sockets

    def post(self, person_id: str, message: Callable[[Language], Struct]) -> None:
        """Something for all windows of a person on this process, each in its language."""
        for one in self._sockets.get(person_id, ()):
            one.post(msgspec.json.encode(message(one.lang)))

    def matched(self, person_id: str, table_id: str) -> None:
        """A table was found for somebody who is perhaps connected here."""
        self.post(person_id, lambda _: Matched(table=table_id))

    def lobby_changed(self) -> None:
        message = msgspec.json.encode(LobbyChanged())
        for group in (*self._sockets.values(), self._visitors):
            for one in group:
                one.post(message)

    # ------------------------------------------------------------------ turns

    def turn_came(self, table: LiveTable, seat: int, coming: bool = False) -> None:
        """The table now waits for this seat: tell its person, wherever they are. `coming`: they
        are on their way to it."""
        person = table.seats[seat].person
        if person is None:
            return
        self._house.bus.send("turn", table=table.row.id, person=person.id)
        if person.id in self._sockets:
            self._spawn(self.send_count(person.id, table.row.id, table.row.game))
        self._house.letters.came(person, table, coming)

    def turn_passed(self, table: LiveTable, seat: int) -> None:
        """The table no longer waits for this seat: the count on other pages goes down."""
        person = table.seats[seat].person
        if person is None:
            return
        self._house.bus.send("turn", person=person.id)
        self._house.letters.passed(person, table.row.id)
        if person.id in self._sockets:
            self._spawn(self.send_count(person.id, None, None))

    async def send_count(self, person_id: str, table_id: str | None, game: str | None) -> None:
        """Send the present count to all personal sockets of a person on this process."""
        if person_id not in self._sockets:
            return
        # One after another: a count that was read earlier must not arrive later.
        async with self._sending:
            async with self._house.database.read() as connection:
                waiting = len(await store.waiting_ids(connection, person_id))
            for one in list(self._sockets.get(person_id, ())):
                text = None
                if game is not None:
                    text = say(one.lang, "notice-turn", game=terem.game(game).title(one.lang))
                one.post(msgspec.json.encode(Notice(waiting=waiting, table=table_id, text=text)))

    def _spawn(self, work: object) -> None:
        task: asyncio.Task[None] = asyncio.ensure_future(work)  # type: ignore[call-overload]
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def close(self) -> None:
        if self._tasks:
            await asyncio.wait(self._tasks, timeout=2)
        for task in list(self._tasks):
            task.cancel()
