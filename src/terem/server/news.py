"""What other processes tell this one (see `bus`): read again whatever they say has changed."""

from __future__ import annotations

from typing import TYPE_CHECKING

from terem.server import store
from terem.server.bus import BusMessage

if TYPE_CHECKING:
    from terem.server.house import House


class News:
    def __init__(self, house: House) -> None:
        self._house = house

    async def heard(self, heard: BusMessage) -> None:
        house = self._house
        if heard.kind == "lobby":
            house.notices.lobby_changed()
        elif heard.kind == "turn":
            table = house.tables.live.get(heard.table)
            game = None if table is None else table.row.game
            await house.notices.send_count(heard.person, heard.table or None, game)
        elif heard.kind == "person":
            await self.person(heard.person)
        elif heard.kind == "session":
            house.accounts.forget_session(heard.session)
            house.part_with(session=heard.session)
        elif heard.kind == "bye":
            house.presence.process_gone(heard.process)
            house.whereabouts.process_gone(heard.process)
        elif heard.kind == "here":
            house.whereabouts.heard(heard)
        elif heard.kind == "blocks":
            house.circles.forget(heard.person)
        elif heard.kind == "circle":
            await house.circles.inform_here(heard.person)
        elif heard.kind == "matched":
            house.notices.matched(heard.person, heard.table)
        elif heard.kind == "gone":
            house.tables.gone(heard.table)
        else:
            await self._table(heard)

    async def person(self, person_id: str) -> None:
        """A person has changed elsewhere."""
        house = self._house
        house.accounts.forget(person_id)
        async with house.database.read() as connection:
            person = await store.person(connection, person_id)
        if person is not None:
            house.tables.person_changed(person)
            if person.deleted:
                house.part_with(person=person.id)

    async def _table(self, heard: BusMessage) -> None:
        house = self._house
        table = house.tables.live.get(heard.table)
        if table is None:
            return
        if heard.kind == "table":
            await house.tables.follow(table)
        elif heard.kind == "chat":
            if table.chat_read:
                await house.tables.read_chat(table)
        elif heard.kind == "presence":
            house.presence.heard(table, heard)
        elif heard.kind == "who":
            house.presence.announce(table)
