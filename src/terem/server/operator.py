"""What the operator does with `terem admin`: stored at once, and heard by the running servers.

Every action is a line in the `audit` table, written together with what it changes. A server looks
for new lines every round and acts on them: sockets of a banned person end, a closed table is shown
as closed.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from sqlalchemy import Connection, delete, func, insert, select, update

from terem.server import schema, store
from terem.server.accounts import login_of
from terem.server.passwords import code_hash, new_codes
from terem.server.rows import encode, iso
from terem.server.timing import now_ms

if TYPE_CHECKING:
    from terem.server.house import House


class NothingDone(Exception):
    """The operator asked for something that is not there; one sentence says what."""


class Operator:
    """The running server's ear for the operator."""

    def __init__(self, house: House) -> None:
        self._house = house
        self._last: int | None = None

    async def look(self) -> None:
        audit = schema.audit
        async with self._house.database.read() as connection:
            if self._last is None:
                self._last = (await connection.execute(select(func.max(audit.c.id)))).scalar() or 0
                return
            query = select(audit).where(audit.c.id > self._last).order_by(audit.c.id)
            rows = (await connection.execute(query)).all()
        for row in rows:
            self._last = int(row.id)
            if row.action == "close":
                table = self._house.tables.live.get(row.target)
                if table is not None:
                    await self._house.tables.follow(table)
            else:
                await self._house.news.person(row.target)
                if row.action in ("ban", "reset"):
                    self._house.part_with(person=row.target)


def find_person(connection: Connection, who: str) -> Any:
    """A person by id or by the name of the account."""
    people = schema.people
    by_id = people.c.id == who
    row = connection.execute(
        select(people).where(by_id | (people.c.login == login_of(who)), people.c.deleted.is_(False))
    ).first()
    if row is None:
        raise NothingDone(f"there is no person {who!r}: give the name of an account, or an id")
    return row


def ban(connection: Connection, who: str, why: str) -> str:
    name = _change(connection, who, "ban", why, end_sessions=True, banned=now_ms())
    return f"{name} is shut out; bots play on where their time runs out"


def unban(connection: Connection, who: str, why: str) -> str:
    return f"{_change(connection, who, 'unban', why, banned=None)} may come in again"


def mute(connection: Connection, who: str, why: str) -> str:
    return (
        f"{_change(connection, who, 'mute', why, muted=now_ms())} can no longer write in the chat"
    )


def unmute(connection: Connection, who: str, why: str) -> str:
    return f"{_change(connection, who, 'unmute', why, muted=None)} may write in the chat again"


def reset(connection: Connection, who: str, why: str) -> str:
    """A code for somebody who has lost password and codes; all their sessions end."""
    person = find_person(connection, who)
    if person.login is None:
        raise NothingDone(f"{person.name} ({person.id}) is a guest and has no password")
    code = new_codes()[0]
    codes = encode([code_hash(code)])
    name = _change(connection, who, "reset", why, end_sessions=True, recovery=codes)
    return f"{name} can set a new password with the code {code}"


def close(connection: Connection, table_id: str, why: str) -> str:
    """End a game without a result, or take away a table that waits for players."""
    if not store.close_table(connection, table_id, None):
        raise NothingDone(f"there is no game in play at a table {table_id!r}")
    _record(connection, "close", table_id, why)
    return f"table {table_id} is closed without a result"


def reports(connection: Connection) -> list[str]:
    """What people have reported and nobody has settled, the oldest first."""
    found, people = schema.reports, schema.people
    rows = connection.execute(
        select(found).where(found.c.settled.is_(None)).order_by(found.c.id)
    ).all()
    ids = {row.person for row in rows} | {row.about for row in rows}
    names = {
        row.id: row.name for row in connection.execute(select(people).where(people.c.id.in_(ids)))
    }
    lines: list[str] = []
    for row in rows:
        where = f" at table {row.table_id}" if row.table_id else ""
        lines.append(
            f"{row.id}  {iso(row.at)}  {row.reason}{where}: {names[row.about]} ({row.about}), "
            f"reported by {names[row.person]} ({row.person})"
        )
        lines += [f"    {line}" for line in row.text.splitlines()]
        lines += [f"    > {line}" for line in row.said.splitlines()]
    return lines or ["there are no reports"]


def settle(connection: Connection, number: str, why: str) -> str:
    """The operator is done with a report."""
    found = schema.reports
    row = None
    if number.isascii() and number.isdigit() and len(number) < 10:
        row = connection.execute(
            update(found)
            .where(found.c.id == int(number), found.c.settled.is_(None))
            .values(settled=now_ms())
            .returning(found.c.about, found.c.reason)
        ).first()
    if row is None:
        raise NothingDone(f"there is no open report {number!r}")
    _record(connection, "settle", row.about, f"report {number} ({row.reason}) {why}".strip())
    return f"report {number} is settled"


def log(connection: Connection, lines: int = 50) -> list[str]:
    audit = schema.audit
    rows = connection.execute(select(audit).order_by(audit.c.id.desc()).limit(lines)).all()
    return [
        f"{iso(row.at)}  {row.action:8}  {row.target}  {row.detail}".rstrip()
        for row in reversed(rows)
    ]


def _change(
    connection: Connection,
    who: str,
    action: str,
    why: str,
    end_sessions: bool = False,
    **values: object,
) -> str:
    """Change what is stored of a person, and record it; how to call them in the answer."""
    person = find_person(connection, who)
    people, sessions = schema.people, schema.sessions
    if end_sessions:
        connection.execute(delete(sessions).where(sessions.c.person == person.id))
    connection.execute(update(people).where(people.c.id == person.id).values(**values))
    _record(connection, action, person.id, why)
    return f"{person.name} ({person.id})"


def _record(connection: Connection, action: str, target: str, why: str) -> None:
    connection.execute(
        insert(schema.audit).values(at=now_ms(), action=action, target=target, detail=why)
    )
