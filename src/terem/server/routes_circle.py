"""Endpoints: friends, blocks, challenges, reports."""

from __future__ import annotations

from sqlalchemy import ColumnElement, insert, select
from sqlalchemy.ext.asyncio import AsyncConnection

from terem.server import circles, opening, reports, schema, store
from terem.server.accounts import checked_name, login_of
from terem.server.http import LANG, Context, endpoint
from terem.server.matching import PACES
from terem.server.problems import Refusal
from terem.server.rows import PersonRow, person_row
from terem.server.showing import bundle_info, live_info
from terem.server.timing import now_ms
from terem.server.wire.common import Done, Person
from terem.server.wire.people import (
    Challenge,
    ChallengeRequest,
    Circle,
    Friend,
    ReportRequest,
    TieRequest,
)
from terem.server.wire.tables import CreateTable, NoClock, SeatPlan, TableInfo


async def _other(context: Context) -> PersonRow:
    """The person of the path, who is still here."""
    id = context.path("person")
    found = None
    if id.isascii() and id.isprintable():
        found = await context.house.accounts.by_id(id)
    if found is None:
        raise Refusal("no-such-person")
    return found


@endpoint(
    "GET",
    "/api/people",
    "The person who has an account of this name",
    query={"name": "string"},
    cost=5,
)
async def find_person(context: Context) -> Person:
    name = context.request.query_params.get("name", "")
    if len(name) > 24:
        raise Refusal("no-such-person")
    login = login_of(checked_name(name))
    people = schema.people
    query = select(people).where(people.c.login == login, people.c.deleted.is_(False))
    async with context.house.database.read() as connection:
        row = (await connection.execute(query)).first()
    if row is None:
        raise Refusal("no-such-person")
    return person_row(row).public()


@endpoint("GET", "/api/my/circle", "The people around me", query=LANG, cost=5)
async def my_circle(context: Context) -> Circle:
    return await circle_of(context, context.me)


async def circle_of(context: Context, person: PersonRow) -> Circle:
    house = context.house
    async with house.database.read() as connection:
        known = await circles.known(connection, person.id)
        everybody = known.wanted | known.wanting | known.blocked
        found = await circles.people(connection, everybody)
        for_me = await _challenges(context, connection, schema.challenges.c.person == person.id)
        hosted = select(schema.tables.c.id).where(schema.tables.c.host == person.id)
        by_me = await _challenges(context, connection, schema.challenges.c.table_id.in_(hosted))
    by_tie: dict[str, list[Friend]] = {"friend": [], "asks": [], "asked": [], "blocked": []}
    for one in found:
        tie = known.tie(one.id)
        here = house.whereabouts.here(one.id) if tie == "friend" else None
        by_tie[tie].append(Friend(person=one.public(), here=here))
    return Circle(
        friends=by_tie["friend"],
        asks=by_tie["asks"],
        asked=by_tie["asked"],
        blocked=by_tie["blocked"],
        challenges=for_me,
        challenged=by_me,
    )


async def _challenges(
    context: Context, connection: AsyncConnection, where: ColumnElement[bool]
) -> list[Challenge]:
    challenges, tables = schema.challenges, schema.tables
    query = select(challenges).where(where).order_by(challenges.c.at)
    rows = (await connection.execute(query)).all()
    if not rows:
        return []
    found = await store.bundles(
        connection,
        tables.c.id.in_([row.table_id for row in rows]) & (tables.c.status == "waiting"),
        limit=len(rows),
    )
    by_id = {one.row.id: one for one in found}
    asked = await circles.people(connection, {row.person for row in rows})
    people = {one.id: one for one in asked}
    return [
        Challenge(
            table=bundle_info(one, context.eyes),
            person=people[row.person].public(),
            invite=one.row.invite,
        )
        for row in rows
        if row.person in people and (one := by_id.get(row.table_id)) is not None
    ]


@endpoint(
    "PUT", "/api/people/{person}/tie", "What somebody shall be to me: a friend, nobody, or blocked"
)
async def set_tie(context: Context, wish: TieRequest) -> Circle:
    person = context.me
    other = await _other(context)
    if wish.tie == "friend":
        context.house.limits.asks.check(person.id)
    await context.house.circles.set(person, other, wish.tie)
    return await circle_of(context, person)


# ---------------------------------------------------------------------- challenges


@endpoint(
    "POST", "/api/people/{person}/challenge", "A table for a friend and me; the friend is told"
)
async def challenge(context: Context, wish: ChallengeRequest) -> TableInfo:
    house, person = context.house, context.me
    other = await _other(context)
    async with house.database.read() as connection:
        tie = (await circles.known(connection, person.id)).tie(other.id)
    if tie != "friend":
        raise Refusal("not-friends")
    if wish.pace is not None and wish.pace not in PACES:
        raise Refusal("bad-pace", paces=", ".join(PACES))
    house.limits.asks.check(person.id)
    game = opening.known_game(wish.game)
    bots = [SeatPlan(who="bot") for _ in range(wish.bots)]
    id = await opening.create(
        house,
        person,
        CreateTable(
            game=game.id,
            kind="invite",
            seats=[SeatPlan(who="me"), SeatPlan(who="open"), *bots],
            clock=NoClock() if wish.pace is None else PACES[wish.pace],
            end_turn=not game.ends_turns,
            shuffle=True,
        ),
    )
    async with house.database.write() as connection:
        await connection.execute(
            insert(schema.challenges).values(table_id=id, person=other.id, at=now_ms())
        )
    table = await house.table(id)
    house.letters.came(other, table)
    url = f"/table/{id}?invite={table.row.invite}"
    await house.circles.inform(other.id, "circle-challenges", person.name, url)
    return live_info(table, context.eyes)


@endpoint("DELETE", "/api/my/challenges/{table}", "Decline a challenge")
async def decline(context: Context) -> Circle:
    house, person = context.house, context.me
    table = await house.table(context.path("table"))
    async with house.database.write() as connection:
        if not await circles.answered(connection, table.row.id, person.id):
            raise Refusal("no-such-table")
    await house.circles.inform(person.id)
    if table.row.host is not None:
        await house.circles.inform(table.row.host, "circle-declines", person.name)
    return await circle_of(context, person)


# ---------------------------------------------------------------------- reports


@endpoint("POST", "/api/people/{person}/report", "Tell the operator what somebody has done")
async def report(context: Context, wish: ReportRequest) -> Done:
    person = context.me
    other = await _other(context)
    if wish.table is not None:
        await context.table_by_id(wish.table)
    await reports.report(context.house, person, other, wish)
    return Done()
