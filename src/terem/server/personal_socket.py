"""The socket of a person: notices, and changes of the lobby."""

from __future__ import annotations

from terem.server import store
from terem.server.problems import Refusal
from terem.server.sockets import Socket, encode
from terem.server.wire.socket import Hello, Notice, Ping, Pong, SetLanguage


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
            self.post(encode(Notice(waiting=waiting)))
            while True:
                message = await self.read()
                if isinstance(message, Ping):
                    self.post(encode(Pong(id=message.id)))
                elif isinstance(message, (SetLanguage, Hello)):
                    self.lang = message.lang
                elif message is not None:
                    self._complain(Refusal("bad-input", place="$.type"))
        finally:
            self.house.notices.remove(person_id, self)
