"""Chat, private notes and read marks."""

from __future__ import annotations

from typing import Any

from sqlalchemy import Table, insert, select
from sqlalchemy.exc import IntegrityError

from terem.server import schema, store
from terem.server.house import House
from terem.server.live import LiveTable
from terem.server.problems import Refusal
from terem.server.rows import PersonRow
from terem.server.texts import printable
from terem.server.timing import now_ms


async def post_line(
    house: House, table: LiveTable, person: PersonRow, text: str, client_id: str | None
) -> int:
    """Store a line and send it to everybody at the table; a retry is stored once."""
    mine = table.seats_of(person.id)
    if not mine:
        raise Refusal("not-seated")
    sitter = table.seats[mine[0]].person
    if sitter is not None and sitter.muted is not None:
        raise Refusal("muted")
    house.limits.chats.check(person.id)
    tidy = printable(text).strip()
    if not tidy:
        raise Refusal("bad-input", place="$.text")
    chat = schema.chat
    try:
        async with house.database.write() as connection:
            stored = await connection.execute(
                insert(chat)
                .values(
                    table_id=table.row.id,
                    person=person.id,
                    seat=mine[0],
                    client_id=client_id,
                    text=tidy,
                    at=now_ms(),
                )
                .returning(chat.c.id)
            )
            number = int(stored.scalar_one())
    except IntegrityError:
        async with house.database.read() as connection:
            found = await connection.execute(
                select(chat.c.id).where(
                    chat.c.table_id == table.row.id,
                    chat.c.person == person.id,
                    chat.c.client_id == client_id,
                )
            )
            known = found.scalar()
        if known is None:
            # No retry: the table was given up in this very moment.
            raise Refusal("no-such-table") from None
        number = int(known)
    await house.tables.read_chat(table)
    house.bus.send("chat", table=table.row.id)
    return number


async def mark_seen(house: House, table: LiveTable, person_id: str, seq: int, chat: int) -> None:
    """Remember how far a person has seen the table; marks never go back, nor ahead of the log."""
    marks = {
        "table_id": table.row.id,
        "person": person_id,
        "seq": min(seq, table.seq),
        "chat": min(chat, 2**31 - 1),
    }
    # A table that was given up meanwhile: there is nothing left to have seen.
    await _keep(house, schema.reads, marks, keep_larger=("seq", "chat"))


async def notes_of(house: House, table_id: str, person_id: str) -> str:
    notes = schema.notes
    async with house.database.read() as connection:
        row = (
            await connection.execute(
                select(notes.c.text).where(
                    notes.c.table_id == table_id, notes.c.person == person_id
                )
            )
        ).first()
    return "" if row is None else str(row.text)


async def keep_notes(house: House, table_id: str, person_id: str, text: str) -> str:
    tidy = printable(text)
    row = {"table_id": table_id, "person": person_id, "text": tidy}
    if not await _keep(house, schema.notes, row):
        raise Refusal("no-such-table")
    return tidy


async def _keep(
    house: House, kind: Table, row: dict[str, Any], keep_larger: tuple[str, ...] = ()
) -> bool:
    """Store something of a person at a table; False if the table is gone."""
    try:
        await house.database.commit(
            lambda connection: store.upsert(
                connection, kind, ("table_id", "person"), row, keep_larger=keep_larger
            )
        )
    except IntegrityError:
        return False
    return True
