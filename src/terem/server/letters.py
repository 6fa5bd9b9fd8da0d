"""Letters to people who are away: by push, mail or webhook, when and how they want them.

When a turn comes to somebody, a row per wanted way says what is to be told, and when. A row is
taken away when the turn has passed, and also by whoever sends it, before sending: so a letter
leaves once, whatever happens and however many processes there are. What is due together is one
letter. Whoever has the table before their eyes needs none; the row waits, in case they leave
without having moved.
"""

from __future__ import annotations

import asyncio
import datetime
from typing import TYPE_CHECKING, Any
from zoneinfo import ZoneInfo, ZoneInfoNotFoundError

import msgspec
from sqlalchemy import delete, select

import terem
from terem.server import schema, store
from terem.server.logs import log_error
from terem.server.names import seat_names
from terem.server.rows import PersonRow
from terem.server.texts import say
from terem.server.timing import now_ms
from terem.server.wire.notices import NoticeWishes

if TYPE_CHECKING:
    from terem.server.house import House
    from terem.server.live import LiveTable

CHANNELS = ("push", "mail", "webhook")
DELAYS = {"now": 0, "quarter": 15 * 60_000, "hour": 60 * 60_000}
# Somebody who looks at the table is looked for again after this time.
LOOK_AGAIN_MS = 60_000
# A table that is not in memory here: the other processes are asked who looks at it.
ASK_MS = 3_000
# A letter that could not be sent is tried again after these times, then given up.
RETRIES_MS = (60_000, 300_000, 1_800_000, 7_200_000)
DAY = datetime.timedelta(days=1)

_wishes = msgspec.json.Decoder(NoticeWishes)


def wishes_of(person: PersonRow) -> NoticeWishes:
    return NoticeWishes() if person.wishes is None else _wishes.decode(person.wishes)


def zone_of(name: str) -> ZoneInfo | None:
    try:
        return ZoneInfo(name)
    except (ZoneInfoNotFoundError, ValueError, OSError):
        # Not every name is one of a zone; some would be folders.
        return None


def due(wishes: NoticeWishes, when: str, now: int) -> int:
    """When a letter about something that happens now shall leave."""
    zone = zone_of(wishes.zone) or datetime.UTC
    moment = datetime.datetime.fromtimestamp(now / 1000, zone)
    if when == "daily":
        return _ms(_next(moment, wishes.daily_at))
    moment += datetime.timedelta(milliseconds=DELAYS[when])
    if _quiet(wishes, moment.hour):
        return _ms(_next(moment, wishes.quiet_to))
    return now + DELAYS[when]


def _quiet(wishes: NoticeWishes, hour: int) -> bool:
    begin, end = wishes.quiet_from, wishes.quiet_to
    if begin <= end:
        return begin <= hour < end
    return hour >= begin or hour < end


def _next(moment: datetime.datetime, hour: int) -> datetime.datetime:
    """The next time the clock of this person shows this hour."""
    then = moment.replace(hour=hour, minute=0, second=0, microsecond=0)
    return then if then > moment else then + DAY


def _ms(moment: datetime.datetime) -> int:
    return int(moment.timestamp() * 1000)


class Letters:
    def __init__(self, house: House) -> None:
        self._house = house
        # One after another: a turn that has passed must not be noted after it has come.
        self._order = asyncio.Lock()

    def came(self, person: PersonRow, table: LiveTable, coming: bool = False) -> None:
        """A turn came to somebody, or an invitation. `coming`: they are on their way to the table,
        and will look at it in a moment."""
        if not person.mail and not person.webhook and person.wishes is None:
            return
        wishes = wishes_of(person)
        ways = [
            (channel, getattr(wishes, channel))
            for channel in CHANNELS
            if getattr(wishes, channel) != "off"
        ]
        if not person.mail:
            ways = [one for one in ways if one[0] != "mail"]
        if not person.webhook:
            ways = [one for one in ways if one[0] != "webhook"]
        if person.wishes is None:
            # Whoever has never allowed a browser to be written to has none to write to.
            ways = [one for one in ways if one[0] != "push"]
        if ways:
            self._house.spawn(self._note(person, table, wishes, ways, coming))

    def passed(self, person: PersonRow, table_id: str) -> None:
        """The turn is over: nothing about it needs to be told any more."""
        if person.mail or person.webhook or person.wishes is not None:
            self._house.spawn(self._forget(person.id, table_id))

    async def _note(
        self,
        person: PersonRow,
        table: LiveTable,
        wishes: NoticeWishes,
        ways: list[tuple[str, str]],
        coming: bool,
    ) -> None:
        now = now_ms()
        looks = coming or self._house.presence.looks(table, person.id)
        rows = [
            (channel, max(due(wishes, when, now), now + LOOK_AGAIN_MS if looks else 0))
            for channel, when in ways
        ]
        async with self._order:
            await self._store(person.id, [(table.row.id, *row, 0) for row in rows])
        if any(moment <= now for _, moment in rows):
            await self.send_due(person.id)

    async def _store(self, person_id: str, rows: list[tuple[str, str, int, int]]) -> None:
        def work(connection: Any) -> None:
            for table_id, channel, moment, tries in rows:
                values = {
                    "person": person_id,
                    "table_id": table_id,
                    "channel": channel,
                    "due": moment,
                    "tries": tries,
                }
                store.upsert(connection, schema.letters, ("person", "table_id", "channel"), values)

        await self._house.database.commit(work)

    async def _forget(self, person_id: str, table_id: str) -> None:
        letters = schema.letters
        gone = delete(letters).where(letters.c.person == person_id, letters.c.table_id == table_id)
        async with self._order:
            async with self._house.database.write() as connection:
                await connection.execute(gone)

    async def send_due(self, person_id: str | None = None) -> None:
        """Send what is due, to one person or to all."""
        letters = schema.letters
        now = now_ms()
        query = select(letters.c.person, letters.c.channel).where(letters.c.due <= now)
        if person_id is not None:
            query = query.where(letters.c.person == person_id)
        async with self._house.database.read() as connection:
            rows = (await connection.execute(query.distinct().limit(200))).all()
        # One slow mail server does not keep the letters of others.
        await asyncio.gather(*(self._send(row.person, row.channel, now) for row in rows))

    async def _send(self, person_id: str, channel: str, now: int) -> None:
        try:
            await self._send_one(person_id, channel, now)
        except Exception:
            log_error("a letter could not be sent", person=person_id, channel=channel)
            self._house.metrics.count("terem_errors_total")

    async def _send_one(self, person_id: str, channel: str, now: int) -> None:
        letters, tables = schema.letters, schema.tables
        async with self._house.database.write() as connection:
            # Whoever takes a row away sends it, nobody else.
            taken = await connection.execute(
                delete(letters)
                .where(
                    letters.c.person == person_id,
                    letters.c.channel == channel,
                    letters.c.due <= now,
                )
                .returning(letters.c.table_id, letters.c.tries)
            )
            tries = {row.table_id: int(row.tries) for row in taken}
        if not tries:
            return
        async with self._house.database.read() as connection:
            person = await store.person(connection, person_id)
            waiting = set(await store.waiting_ids(connection, person_id))
            found = await store.bundles(connection, tables.c.id.in_(list(tries)), limit=len(tries))
        if person is None or person.deleted or person.banned is not None:
            return
        later: list[tuple[str, str, int, int]] = []
        told = []
        for one in found:
            if one.row.id not in waiting and one.row.status != "waiting":
                continue
            wait = await self._look(one.row.id, person_id)
            if wait:
                later.append((one.row.id, channel, now_ms() + wait, tries[one.row.id]))
            else:
                told.append(one)
        if told and not await self._deliver(person, channel, told):
            for one in told:
                attempt = tries[one.row.id]
                if attempt < len(RETRIES_MS):
                    later.append((one.row.id, channel, now + RETRIES_MS[attempt], attempt + 1))
        if later:
            async with self._order:
                await self._store(person_id, later)

    async def _look(self, table_id: str, person_id: str) -> int:
        """0 if a letter may be sent, else milliseconds until it is looked again."""
        table = self._house.tables.live.get(table_id)
        if table is None and self._house.bus.shared:
            await self._house.table(table_id)
            self._house.bus.send("who", table=table_id)
            return ASK_MS
        looks = table is not None and self._house.presence.looks(table, person_id)
        return LOOK_AGAIN_MS if looks else 0

    async def _deliver(self, person: PersonRow, channel: str, told: list[store.Bundle]) -> bool:
        """Send one letter about some tables; False if it should be tried again."""
        house = self._house
        letter = _Letter(house, person, channel, told)
        if channel == "push":
            return await house.push.send(
                person.id,
                {"title": "Terem", "body": letter.head, "url": letter.path, "tag": letter.tag},
            )
        if channel == "webhook":
            if person.webhook:
                await house.webhooks.call(person.webhook, letter.call())
            return True
        if person.mail is None:
            return True
        return await house.mail.send(person.mail, letter.head, letter.text(), letter.off)


class _Letter:
    """What is told, in words: whose turn at which table, and nothing of what lies on it."""

    def __init__(
        self, house: House, person: PersonRow, channel: str, told: list[store.Bundle]
    ) -> None:
        self._house = house
        self._person = person
        self._told = told
        one = told[0].row
        lang = person.lang
        if len(told) > 1:
            self.head = say(lang, "notice-turns", count=len(told))
        elif one.status == "waiting":
            self.head = say(lang, "notice-invited", game=terem.game(one.game).title(lang))
        else:
            self.head = say(lang, "notice-turn", game=terem.game(one.game).title(lang))
        self.path = self._path(told[0]) if len(told) == 1 else "/"
        # A newer message about the same takes the place of an older one.
        self.tag = one.id if len(told) == 1 else "terem"
        link = house.signer.link("quiet", person.id, channel)
        self._page = f"{house.address}/unsubscribe/{link}"
        # Where one request without a session ends such letters.
        self.off = f"{house.address}/api/unsubscribe/{link}"

    @staticmethod
    def _path(one: store.Bundle) -> str:
        invited = f"?invite={one.row.invite}" if one.row.status == "waiting" else ""
        return f"/table/{one.row.id}{invited}"

    def call(self) -> dict[str, str]:
        """The body of a webhook."""
        one = self._told[0].row
        return {
            "event": "your-turn" if one.status == "playing" else "invited",
            "table": one.id,
            "game": one.game,
            "text": self.head,
            "url": f"{self._house.address}{self.path}",
            "unsubscribe": self.off,
        }

    def text(self) -> str:
        lang = self._person.lang
        lines = [say(lang, "letter-greeting", name=self._person.name), ""]
        for one in self._told:
            lines += [*self._about(one), f"{self._house.address}{self._path(one)}", ""]
        return "\n".join([*lines, "-- ", say(lang, "letter-off"), self._page, ""])

    def _about(self, one: store.Bundle) -> list[str]:
        lang = self._person.lang
        game = terem.game(one.row.game).title(lang)
        names = seat_names(one.seats, lang)
        others = [
            names[seat.seat]
            for seat in one.seats
            if seat.person_id != self._person.id and not seat.open
        ]
        about = "letter-invited" if one.row.status == "waiting" else "letter-turn"
        lines = [say(lang, about, game=game, count=len(others), names=", ".join(others))]
        if one.row.status == "waiting":
            return lines
        deadline = one.deadline
        if deadline is not None:
            wishes = wishes_of(self._person)
            zone = zone_of(wishes.zone) or datetime.UTC
            moment = datetime.datetime.fromtimestamp(deadline / 1000, zone)
            # Each language writes a day in its own order.
            day = {"day": f"{moment:%d}", "month": f"{moment:%m}", "year": f"{moment:%Y}"}
            time = f"{moment:%H:%M}"
            lines.append(say(lang, "letter-until", **day, time=time, zone=wishes.zone))
        return lines
