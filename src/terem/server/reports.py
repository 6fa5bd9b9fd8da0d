"""Reports: what somebody has done, told to the operator alone (`terem admin reports`)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from sqlalchemy import insert, select

from terem.server import schema, store
from terem.server.logs import log_event
from terem.server.problems import Refusal
from terem.server.rows import PersonRow, iso
from terem.server.texts import printable
from terem.server.timing import now_ms
from terem.server.wire.people import MyReport, ReportRequest

if TYPE_CHECKING:
    from sqlalchemy.ext.asyncio import AsyncConnection

    from terem.server.house import House

# So many of the last lines somebody said at a table are kept with a report: chat can be deleted.
LINES = 10


async def report(house: House, person: PersonRow, about: PersonRow, wish: ReportRequest) -> None:
    """Store a report; `wish.table` has been looked at: it is some of this person's business."""
    if person.id == about.id:
        raise Refusal("not-oneself")
    house.limits.reports.check(person.id)
    async with house.database.write() as connection:
        said: list[str] = []
        if wish.table is not None:
            lines = await store.chat_after(connection, wish.table, 0)
            said = [one.text for one in lines if one.person.id == about.id][-LINES:]
        await connection.execute(
            insert(schema.reports).values(
                at=now_ms(),
                person=person.id,
                about=about.id,
                reason=wish.reason,
                table_id=wish.table,
                text=printable(wish.text).strip(),
                said="\n".join(said),
            )
        )
    house.metrics.count("terem_reports_total")
    log_event("a report", about=about.id, reason=wish.reason)


async def by(connection: AsyncConnection, person_id: str) -> list[MyReport]:
    """What somebody has reported."""
    reports = schema.reports
    query = select(reports).where(reports.c.person == person_id).order_by(reports.c.id)
    return [
        MyReport(at=iso(row.at), about=row.about, reason=row.reason, text=row.text)
        for row in await connection.execute(query)
    ]
