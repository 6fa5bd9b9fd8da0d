"""Telling people that it is their turn: those who are connected here; the others get letters."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING

import msgspec

import terem
from terem.server import store
from terem.server.messages import LobbyChanged, Notice
from terem.server.words import say

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
        self._telling = asyncio.Lock()

    # ------------------------------------------------------------------ personal sockets

    def add(self, person_id: str | None, one: PersonalSocket) -> None:
        if person_id is None:
            self._visitors.add(one)
        else:
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

    def lobby_changed(self) -> None:
        message = msgspec.json.encode(LobbyChanged())
        for group in (*self._sockets.values(), self._visitors):
            for one in group:
                one.post(message)

    # ------------------------------------------------------------------ turns

    def turn_came(self, table: LiveTable, seat: int) -> None:
        """The table now waits for this seat: tell its person, wherever they are."""
        person = table.seats[seat].person
        if person is None:
            return
        self._house.bus.send("turn", table=table.row.id, person=person.id)
        if person.id in self._sockets:
            self._spawn(self.tell(person.id, table.row.id, table.row.game))
        self._house.letters.came(person, table)

    def turn_passed(self, table: LiveTable, seat: int) -> None:
        """The table no longer waits for this seat: the count on other pages goes down."""
        person = table.seats[seat].person
        if person is None:
            return
        self._house.bus.send("turn", person=person.id)
        self._house.letters.passed(person, table.row.id)
        if person.id in self._sockets:
            self._spawn(self.tell(person.id, None, None))

    async def tell(self, person_id: str, table_id: str | None, game: str | None) -> None:
        """Send the present count to all personal sockets of a person on this process."""
        # One after another: a count that was read earlier must not arrive later.
        async with self._telling:
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
