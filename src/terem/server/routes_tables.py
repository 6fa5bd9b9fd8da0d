"""Endpoints: tables, the lobby, my tables."""

from __future__ import annotations

from sqlalchemy import select

from terem.server import away, opening, schema, seating, sharing, store
from terem.server.http import INVITE, LANG, Context, endpoint
from terem.server.live import LiveTable
from terem.server.problems import Refusal
from terem.server.rematch import open_rematch
from terem.server.rows import PersonRow
from terem.server.sharing import listed
from terem.server.showing import Eyes, bundle_info, live_info
from terem.server.wire.common import Done
from terem.server.wire.tables import (
    AbsentRequest,
    CreateTable,
    HandoverRequest,
    JoinRequest,
    MyTables,
    NextTable,
    SeatRequest,
    SharingRequest,
    TableInfo,
    TableList,
)

# Tables on one page of the lobby.
PAGE = 50


async def _info(context: Context, table: LiveTable, eyes: Eyes | None = None) -> TableInfo:
    hosts: dict[str, PersonRow] = {}
    host = table.row.host
    if host is not None and not table.seats_of(host):
        async with context.house.database.read() as connection:
            found = await store.person(connection, host)
        if found is not None:
            hosts[host] = found
    return live_info(table, eyes or context.eyes, hosts)


@endpoint(
    "GET",
    "/api/tables",
    "The lobby: open tables, and public games in play",
    query={"game": "string", "status": "string", "page": "integer", "lang": "string"},
    cost=4,
)
async def lobby(context: Context) -> TableList:
    tables = schema.tables
    where = ((tables.c.kind == "open") & (tables.c.status == "waiting")) | (
        (tables.c.status == "playing") & listed()
    )
    game = context.request.query_params.get("game")
    if game:
        where = where & (tables.c.game == opening.known_game(game).id)
    status = context.request.query_params.get("status")
    if status:
        if status not in ("waiting", "playing"):
            raise Refusal("bad-input", place="status")
        where = where & (tables.c.status == status)
    page = context.number("page", 0, high=1000) or 0
    async with context.house.database.read() as connection:
        found = await store.bundles(
            connection,
            where,
            (tables.c.status.desc(), tables.c.created.desc(), tables.c.id),
            PAGE + 1,
            offset=page * PAGE,
        )
    return TableList(
        tables=[
            bundle_info(one, context.eyes, _online(context, one.row.id)) for one in found[:PAGE]
        ],
        more=len(found) > PAGE,
    )


def _online(context: Context, table_id: str) -> set[str]:
    table = context.house.tables.live.get(table_id)
    return set() if table is None else set(context.house.presence.at(table)[0])


@endpoint("POST", "/api/tables", "Open a table")
async def create(context: Context, wish: CreateTable) -> TableInfo:
    id = await opening.create(context.house, context.me, wish)
    return await _info(context, await context.house.table(id))


@endpoint("GET", "/api/tables/{table}", "One table", query=INVITE)
async def one_table(context: Context) -> TableInfo:
    return await _info(context, await context.table())


@endpoint("DELETE", "/api/tables/{table}", "Give up a table that has not started")
async def cancel(context: Context) -> Done:
    await seating.cancel(context.house, await context.table(), context.me)
    return Done()


@endpoint("POST", "/api/tables/{table}/join", "Sit down", query=INVITE)
async def join(context: Context, wish: JoinRequest) -> TableInfo:
    person = context.me
    table = await context.house.table(context.path("table"))
    invite = wish.invite if wish.invite is not None else context.eyes.invite
    if table.row.kind != "open" and invite != table.row.invite and not table.seats_of(person.id):
        raise Refusal("no-such-table")
    await seating.join(context.house, table, person, wish.seat)
    return await _info(context, table)


@endpoint("POST", "/api/tables/{table}/leave", "Stand up before the start")
async def leave(context: Context) -> Done:
    person = context.me
    await seating.leave(context.house, await context.table(), person)
    return Done()


@endpoint("POST", "/api/tables/{table}/seats/{seat}", "Put a bot on a seat, or open it")
async def set_seat(context: Context, wish: SeatRequest) -> TableInfo:
    person = context.me
    table = await context.table()
    text = context.path("seat")
    if not text.isascii() or not text.isdigit() or len(text) > 3:
        raise Refusal("no-such-seat")
    await seating.set_seat(context.house, table, person, int(text), wish.level)
    return await _info(context, table)


@endpoint("POST", "/api/tables/{table}/start", "Begin")
async def start(context: Context) -> TableInfo:
    person = context.me
    table = await context.table()
    await seating.start(context.house, table, person)
    return await _info(context, table)


@endpoint("POST", "/api/tables/{table}/rematch", "The same table again")
async def rematch(context: Context) -> TableInfo:
    person = context.me
    id = await open_rematch(context.house, await context.table(), person)
    return await _info(context, await context.house.table(id))


@endpoint("POST", "/api/tables/{table}/resign", "Give up; a bot plays on")
async def resign(context: Context, wish: HandoverRequest) -> TableInfo:
    return await _give_up(context, wish, "resign")


@endpoint("POST", "/api/tables/{table}/handover", "A bot plays for me until I am back")
async def handover(context: Context, wish: HandoverRequest) -> TableInfo:
    return await _give_up(context, wish, "handover")


async def _give_up(context: Context, wish: HandoverRequest, why: str) -> TableInfo:
    person = context.me
    table = await context.table()
    level = opening.known_level(wish.level, table.row.stand_in)
    await away.give_up(table, person.id, wish.seat, level, why)
    return await _info(context, table)


@endpoint(
    "POST",
    "/api/tables/{table}/close",
    "End a game that cannot go on under the present rules, without a result",
)
async def close(context: Context) -> TableInfo:
    person = context.me
    table = await context.table()
    if not table.seats_of(person.id):
        raise Refusal("not-seated")
    if not table.frozen:
        raise Refusal("not-frozen")
    await table.close(person.id)
    return await _info(context, table)


@endpoint("POST", "/api/tables/{table}/absent", "Somebody has kept the table waiting for too long")
async def absent(context: Context, wish: AbsentRequest) -> TableInfo:
    person = context.me
    table = await context.table()
    await away.absent(table, person.id, wish.then)
    return await _info(context, table)


@endpoint("POST", "/api/tables/{table}/sharing", "Who may see the game, as far as I am concerned")
async def share(context: Context, wish: SharingRequest) -> TableInfo:
    person = context.me
    table = await context.table()
    await sharing.ask(context.house, table, person.id, wish.sharing)
    return await _info(context, table)


@endpoint("POST", "/api/tables/{table}/back", "Take my seat back from the bot")
async def back(context: Context) -> TableInfo:
    person = context.me
    table = await context.table()
    await away.come_back(table, person.id)
    return await _info(context, table)


# ---------------------------------------------------------------------- mine


@endpoint("GET", "/api/my/tables", "My tables, those that wait for me first", query=LANG)
async def my_tables(context: Context) -> MyTables:
    person = context.me
    tables, seats = schema.tables, schema.seats
    sitting = select(seats.c.table_id).where(seats.c.person == person.id)
    async with context.house.database.read() as connection:
        found = await store.bundles(
            connection,
            tables.c.id.in_(sitting) | (tables.c.host == person.id),
            (tables.c.status == "finished", tables.c.created.desc()),
            200,
        )
        waiting = await store.waiting_ids(connection, person.id)
        unread = await store.unread(connection, person.id, [one.row.id for one in found])
    order = {id: place for place, id in enumerate(waiting)}
    found.sort(key=lambda one: order.get(one.row.id, len(order)))
    return MyTables(
        tables=[
            bundle_info(one, context.eyes, unread=unread.get(one.row.id, (0, 0))) for one in found
        ],
        waiting=len(waiting),
    )


@endpoint("GET", "/api/my/next", "The next table waiting for me")
async def next_table(context: Context) -> NextTable:
    person = context.me
    async with context.house.database.read() as connection:
        waiting = await store.waiting_ids(connection, person.id)
    return NextTable(table=waiting[0] if waiting else None, waiting=len(waiting))
