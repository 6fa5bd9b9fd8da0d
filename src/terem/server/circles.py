"""The people around somebody: friends, whoever has asked to be one, and those who are blocked.

Friends are two people with accounts who both would like to be. A block is between two whoever they
are: it ends a friendship, no challenge and no quick match brings them together, who is blocked
cannot sit down where the other sits or is host, and what they say is not shown to who blocked them.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

from sqlalchemy import and_, delete, func, or_, select
from sqlalchemy.ext.asyncio import AsyncConnection

from terem.server import schema, store
from terem.server.problems import Refusal
from terem.server.rows import PersonRow, person_row
from terem.server.texts import say
from terem.server.timing import now_ms
from terem.server.wire.common import Language
from terem.server.wire.people import Tie
from terem.server.wire.socket import CircleChanged

if TYPE_CHECKING:
    from terem.server.house import House

# More friends, open questions or blocked people than anybody has; each is a row that is read.
MOST = 500
# Whose blocks are remembered, before all are read again.
REMEMBERED = 20_000


async def apart(connection: AsyncConnection, people: Sequence[str]) -> set[frozenset[str]]:
    """Those pairs among some people of whom one has blocked the other."""
    blocks = schema.blocks
    if len(people) < 2:
        return set()
    query = select(blocks.c.person, blocks.c.other).where(
        blocks.c.person.in_(people), blocks.c.other.in_(people)
    )
    return {frozenset((row.person, row.other)) for row in await connection.execute(query)}


async def require_welcome(connection: AsyncConnection, person_id: str, there: list[str]) -> None:
    """Refusal if one of those at a table has blocked this person."""
    blocks = schema.blocks
    query = select(func.count()).where(blocks.c.person.in_(there), blocks.c.other == person_id)
    if (await connection.execute(query)).scalar_one():
        raise Refusal("not-welcome")


async def answered(connection: AsyncConnection, table_id: str, person_id: str) -> bool:
    """A challenge has its answer; False if there was none."""
    challenges, letters = schema.challenges, schema.letters
    gone = await connection.execute(
        delete(challenges).where(
            challenges.c.table_id == table_id, challenges.c.person == person_id
        )
    )
    await connection.execute(
        delete(letters).where(letters.c.table_id == table_id, letters.c.person == person_id)
    )
    return bool(gone.rowcount)


class Known:
    """Who is what to somebody, as it is stored."""

    def __init__(self, wanted: set[str], wanting: set[str], blocked: set[str]) -> None:
        self.wanted = wanted
        self.wanting = wanting
        self.blocked = blocked

    def tie(self, other: str) -> Tie:
        if other in self.blocked:
            return "blocked"
        if other in self.wanted:
            return "friend" if other in self.wanting else "asked"
        return "asks" if other in self.wanting else "none"


async def known(connection: AsyncConnection, person_id: str) -> Known:
    friends, blocks = schema.friends, schema.blocks
    wanted = select(friends.c.other).where(friends.c.person == person_id)
    wanting = select(friends.c.person).where(friends.c.other == person_id)
    blocked = select(blocks.c.other).where(blocks.c.person == person_id)
    return Known(
        {row[0] for row in await connection.execute(wanted)},
        {row[0] for row in await connection.execute(wanting)},
        {row[0] for row in await connection.execute(blocked)},
    )


async def people(connection: AsyncConnection, ids: set[str]) -> list[PersonRow]:
    """Those of them who are still here, by name."""
    table = schema.people
    query = select(table).where(table.c.id.in_(ids), table.c.deleted.is_(False))
    found = [person_row(row) for row in await connection.execute(query)]
    return sorted(found, key=lambda one: (one.name.casefold(), one.id))


class Circles:
    """What of it the running house needs: blocks at hand, and news for those who are here."""

    def __init__(self, house: House) -> None:
        self._house = house
        self._blocked: dict[str, frozenset[str]] = {}

    async def blocked(self, person_id: str | None) -> frozenset[str]:
        """Whose words this person does not want to read."""
        if person_id is None:
            return frozenset()
        found = self._blocked.get(person_id)
        if found is None:
            blocks = schema.blocks
            query = select(blocks.c.other).where(blocks.c.person == person_id)
            async with self._house.database.read() as connection:
                found = frozenset(row[0] for row in await connection.execute(query))
            if len(self._blocked) >= REMEMBERED:
                self._blocked.clear()
            self._blocked[person_id] = found
        return found

    def forget(self, person_id: str) -> None:
        """Somebody's blocks have changed: their windows are greeted anew, without those words."""
        self._blocked.pop(person_id, None)
        for socket in self._house.sockets:
            if socket.person_id == person_id:
                socket.greet_anew()

    async def set(self, person: PersonRow, other: PersonRow, tie: str) -> None:
        """One of the two wants something else from now on."""
        if person.id == other.id:
            raise Refusal("not-oneself")
        blocks_changed = False
        told: str | None = None
        async with self._house.database.write() as connection:
            now = await known(connection, person.id)
            if tie == "friend":
                told = await self._befriend(connection, person, other, now)
            elif tie == "blocked":
                blocks_changed = other.id not in now.blocked
                await self._part(connection, person.id, other.id)
                if blocks_changed:
                    _require_room(len(now.blocked))
                    await _keep(connection, schema.blocks, person.id, other.id)
            else:
                blocks_changed = other.id in now.blocked
                blocks = schema.blocks
                await connection.execute(
                    delete(blocks).where(blocks.c.person == person.id, blocks.c.other == other.id)
                )
                await self._part(connection, person.id, other.id)
        if blocks_changed:
            self.forget(person.id)
            self._house.bus.send("blocks", person=person.id)
        await self.inform(person.id)
        await self.inform(other.id, told, person.name)

    async def _befriend(
        self, connection: AsyncConnection, person: PersonRow, other: PersonRow, now: Known
    ) -> str | None:
        """Ask, or say yes. The message for the other, if it is news."""
        if person.guest or other.guest:
            raise Refusal("no-account" if person.guest else "guest-friend")
        if other.id in now.wanted:
            return None
        if other.id in now.blocked or await apart(connection, [person.id, other.id]):
            raise Refusal("not-welcome")
        _require_room(len(now.wanted))
        await _keep(connection, schema.friends, person.id, other.id)
        return "circle-agreed" if other.id in now.wanting else "circle-asks"

    @staticmethod
    async def _part(connection: AsyncConnection, one: str, other: str) -> None:
        """No friendship, no question, no challenge between two people any more."""
        friends, challenges, tables = schema.friends, schema.challenges, schema.tables
        await connection.execute(
            delete(friends).where(
                or_(
                    and_(friends.c.person == one, friends.c.other == other),
                    and_(friends.c.person == other, friends.c.other == one),
                )
            )
        )
        for host, guest in ((one, other), (other, one)):
            hosted = select(tables.c.id).where(tables.c.host == host, tables.c.status == "waiting")
            await connection.execute(
                delete(challenges).where(
                    challenges.c.person == guest, challenges.c.table_id.in_(hosted)
                )
            )

    async def inform(
        self, person_id: str, message: str | None = None, name: str = "", url: str | None = None
    ) -> None:
        """The people around somebody have changed: all their windows hear it, and why."""
        self._house.bus.send("circle", person=person_id)
        await self.inform_here(person_id, message, name, url)

    async def inform_here(
        self, person_id: str, message: str | None = None, name: str = "", url: str | None = None
    ) -> None:
        """The same for the windows that are open on this process."""
        if not self._house.notices.is_here(person_id):
            return
        async with self._house.database.read() as connection:
            count = await asked(connection, person_id)

        def news(lang: Language) -> CircleChanged:
            text = None if message is None else say(lang, message, name=name)
            return CircleChanged(asked=count, text=text, url=url)

        self._house.notices.post(person_id, news)


def _require_room(count: int) -> None:
    if count >= MOST:
        raise Refusal("too-many-ties", count=MOST)


async def _keep(connection: AsyncConnection, table: Any, person_id: str, other: str) -> None:
    row = {"person": person_id, "other": other, "at": now_ms()}
    await connection.run_sync(store.upsert, table, ("person", "other"), row)


async def asked(connection: AsyncConnection, person_id: str) -> int:
    """How many people and tables wait for somebody's answer."""
    friends, challenges, tables = schema.friends, schema.challenges, schema.tables
    mine = select(friends.c.other).where(friends.c.person == person_id)
    asks = select(func.count()).where(friends.c.other == person_id, friends.c.person.not_in(mine))
    waiting = select(tables.c.id).where(tables.c.status == "waiting")
    tables_asked = select(func.count()).where(
        challenges.c.person == person_id, challenges.c.table_id.in_(waiting)
    )
    people_asking = (await connection.execute(asks)).scalar_one()
    return int(people_asking) + int((await connection.execute(tables_asked)).scalar_one())
