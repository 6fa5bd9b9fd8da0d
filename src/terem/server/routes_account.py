"""Endpoints: my account: password, codes, sessions, and everything that is stored about me."""

from __future__ import annotations

from sqlalchemy import select

from terem.server import reports, schema, store
from terem.server.accounts import SessionRow, token_hash
from terem.server.holidays import days_off
from terem.server.http import Context, endpoint
from terem.server.letters import wishes_of
from terem.server.problems import Refusal
from terem.server.routes_circle import circle_of
from terem.server.routes_learning import kept
from terem.server.routes_people import answer_me, shown_rating
from terem.server.rows import PersonRow, iso
from terem.server.showing import bundle_info, chat_line
from terem.server.wire.account import (
    CodesRequest,
    Me,
    MyData,
    PasswordRequest,
    ResetRequest,
    SessionInfo,
    SessionList,
)
from terem.server.wire.common import Done

# So much of a hash is enough to tell one's own sessions apart, and nothing to use them with.
ID_LENGTH = 16


@endpoint("POST", "/api/me/password", "A new password")
async def change_password(context: Context, wish: PasswordRequest) -> Me:
    person = context.account
    context.check_password_rate()
    accounts = context.house.accounts
    await accounts.check_password(person, wish.old)
    await accounts.set_password(person, wish.new)
    await _end(context, await _others(context, person))
    return await answer_me(context, person)


@endpoint("POST", "/api/me/codes", "New codes for a lost password")
async def new_codes(context: Context, wish: CodesRequest) -> Me:
    person = context.account
    context.check_password_rate()
    await context.house.accounts.check_password(person, wish.password)
    me = await answer_me(context, person)
    me.codes = await context.house.accounts.renew_codes(person)
    return me


@endpoint("POST", "/api/session/reset", "Set a new password with one of the codes")
async def reset(context: Context, wish: ResetRequest) -> Me:
    context.check_password_rate()
    house = context.house
    person = await house.accounts.reset(wish.name, wish.code, wish.password)
    house.part_with(person=person.id)
    house.bus.send("person", person=person.id)
    if person.banned is not None:
        raise Refusal("banned")
    context.cookie = await house.accounts.new_session(person.id, context.agent)
    return await answer_me(context, person)


# ---------------------------------------------------------------------- sessions


@endpoint("GET", "/api/me/sessions", "Where I am signed in")
async def sessions(context: Context) -> SessionList:
    found = await context.house.accounts.sessions(context.me.id)
    return SessionList(sessions=[_info(context, one) for one in found])


@endpoint("DELETE", "/api/me/sessions", "Sign out everywhere else")
async def sign_out_elsewhere(context: Context) -> Done:
    await _end(context, await _others(context, context.me))
    return Done()


@endpoint("DELETE", "/api/me/sessions/{session}", "Sign out in one place")
async def sign_out_there(context: Context) -> Done:
    wanted = context.path("session")
    found = await context.house.accounts.sessions(context.me.id)
    keys = [one.key for one in found if one.key[:ID_LENGTH] == wanted]
    if not keys:
        raise Refusal("no-such-page")
    await _end(context, keys)
    return Done()


def _info(context: Context, one: SessionRow) -> SessionInfo:
    return SessionInfo(
        id=one.key[:ID_LENGTH],
        created=iso(one.created),
        agent=one.agent,
        current=one.key == token_hash(context.token),
    )


async def _others(context: Context, person: PersonRow) -> list[str]:
    mine = token_hash(context.token)
    return [one.key for one in await context.house.accounts.sessions(person.id) if one.key != mine]


async def _end(context: Context, keys: list[str]) -> None:
    await context.house.accounts.end_sessions(context.me.id, keys)
    for key in keys:
        context.house.part_with(session=key)
        context.house.bus.send("session", session=key)


# ---------------------------------------------------------------------- my data


@endpoint("GET", "/api/me/export", "Everything that is stored about me", cost=50)
async def export(context: Context) -> MyData:
    person = context.me
    tables, seats, notes = schema.tables, schema.seats, schema.notes
    sitting = select(seats.c.table_id).where(seats.c.person == person.id)
    async with context.house.database.read() as connection:
        found = await store.bundles(
            connection,
            tables.c.id.in_(sitting) | (tables.c.host == person.id),
            (tables.c.created,),
            limit=100_000,
        )
        rated = await connection.execute(
            select(schema.ratings).where(schema.ratings.c.player == person.id)
        )
        ratings = [shown_rating(row, row.game) for row in rated]
        mine = await connection.execute(select(notes).where(notes.c.person == person.id))
        written = {row.table_id: row.text for row in mine}
        lines = await store.chat_of(connection, person.id)
        reported = await reports.by(connection, person.id)
        learnt = await kept(connection, person.id)
    signed_in = await context.house.accounts.sessions(person.id)
    return MyData(
        person=person.public(),
        lang=person.lang,
        webhook=person.webhook,
        since=iso(person.created),
        ratings=ratings,
        tables=[bundle_info(one, context.eyes) for one in found],
        chat=[chat_line(line, context.lang) for line in lines],
        notes=written,
        sessions=[_info(context, one) for one in signed_in],
        mail=person.mail or "",
        notices=wishes_of(person),
        days_off=days_off(person.holidays),
        circle=await circle_of(context, person),
        reports=reported,
        learning=learnt,
    )
