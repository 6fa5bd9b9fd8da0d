"""Endpoints: people, sessions, player pages, leaderboards."""

from __future__ import annotations

import contextlib

import msgspec
from msgspec import UNSET
from sqlalchemy import ColumnElement, func, select
from sqlalchemy.ext.asyncio import AsyncConnection

from terem.server import away, circles, opening, profiles, schema, seating, store
from terem.server.accounts import checked_name, token_hash
from terem.server.http import Context, endpoint
from terem.server.problems import Refusal
from terem.server.ratings import LISTED_FROM, deviation, shown
from terem.server.rows import PersonRow, iso, person_row
from terem.server.sharing import listed
from terem.server.showing import bundle_info
from terem.server.texts import known_language
from terem.server.wire.account import (
    ClaimRequest,
    DeleteRequest,
    GuestRequest,
    Me,
    SettingsRequest,
    SignInRequest,
)
from terem.server.wire.common import Done
from terem.server.wire.people import Leaderboard, LeaderboardLine, PersonPage, Rating, Tie

LINES = 100


async def answer_me(context: Context, person: PersonRow | None) -> Me:
    if person is None:
        return Me(person=None, lang=context.lang)
    async with context.house.database.read() as connection:
        waiting = await store.waiting_ids(connection, person.id)
        asked = await circles.asked(connection, person.id)
    return Me(
        person=person.public(),
        lang=known_language(person.lang) or "en",
        webhook=person.webhook,
        waiting=len(waiting),
        asked=asked,
    )


@endpoint("GET", "/api/me", "Who am I")
async def me(context: Context) -> Me:
    return await answer_me(context, context.person)


@endpoint("POST", "/api/guests", "Play at once as a guest")
async def new_guest(context: Context, wish: GuestRequest) -> Me:
    checked_name(wish.name)
    context.house.limits.guests.check(context.address)
    person, context.cookie = await context.house.accounts.new_guest(
        wish.name, wish.lang, context.agent
    )
    return await answer_me(context, person)


@endpoint("POST", "/api/me/claim", "Keep the guest's games under a password")
async def claim(context: Context, wish: ClaimRequest) -> Me:
    context.check_password_rate()
    person, codes = await context.house.accounts.claim(context.me, wish.name, wish.password)
    context.house.tables.person_changed(person)
    context.house.bus.send("person", person=person.id)
    me = await answer_me(context, person)
    me.codes = codes
    return me


@endpoint("POST", "/api/session", "Sign in")
async def sign_in(context: Context, wish: SignInRequest) -> Me:
    context.check_password_rate()
    person, context.cookie = await context.house.accounts.sign_in(
        wish.name, wish.password, context.agent
    )
    return await answer_me(context, person)


@endpoint("DELETE", "/api/session", "Sign out")
async def sign_out(context: Context) -> Done:
    if context.token:
        await context.house.accounts.end_session(context.token)
        session = token_hash(context.token)
        context.house.part_with(session=session)
        context.house.bus.send("session", session=session)
    context.cookie = ""
    return Done()


@endpoint("PATCH", "/api/me", "Change name, language, webhook or picture")
async def change_me(context: Context, wish: SettingsRequest) -> Me:
    house, person = context.house, context.me
    if wish.webhook is not UNSET and wish.webhook:
        house.limits.webhooks.check(person.id)
        await house.webhooks.prove(wish.webhook)
    person = await house.accounts.change(
        person,
        None if wish.name is UNSET else wish.name,
        None if wish.lang is UNSET else wish.lang,
        None if wish.webhook is UNSET else wish.webhook,
        None if wish.picture is UNSET else wish.picture,
    )
    house.tables.person_changed(person)
    house.bus.send("person", person=person.id)
    return await answer_me(context, person)


@endpoint("DELETE", "/api/me", "Delete the account")
async def delete_me(context: Context, wish: DeleteRequest) -> Done:
    house, person = context.house, context.me
    if not person.guest:
        context.check_password_rate()
        await house.accounts.check_password(person, wish.password)
    tables, seats = schema.tables, schema.seats
    sitting = select(seats.c.table_id).where(seats.c.person == person.id)
    async with house.database.read() as connection:
        rows = await connection.execute(
            select(tables.c.id).where(
                tables.c.status != "finished",
                tables.c.id.in_(sitting) | (tables.c.host == person.id),
            )
        )
        unfinished = [row.id for row in rows]
    for table_id in unfinished:
        table = await house.table(table_id)
        # Before the start one leaves; a table that has started, perhaps this moment, gets a bot.
        with contextlib.suppress(Refusal):
            await seating.leave(house, table, person)
        for seat in table.seats_of(person.id):
            # Resigned before, frozen, or just finished: nothing to give up there.
            with contextlib.suppress(Refusal):
                await away.give_up(table, person.id, seat, table.row.stand_in, "resign")
    await house.accounts.delete(person)
    house.part_with(person=person.id)
    house.tables.person_changed(msgspec.structs.replace(person, name="", deleted=True))
    house.bus.send("person", person=person.id)
    context.cookie = ""
    return Done()


def shown_rating(row: object, game: str) -> Rating:
    return Rating(
        game=game,
        rating=shown(row.mu),  # type: ignore[attr-defined]
        deviation=deviation(row.sigma),  # type: ignore[attr-defined]
        games=row.games,  # type: ignore[attr-defined]
        wins=row.wins,  # type: ignore[attr-defined]
    )


def _sat_at(person_id: str) -> ColumnElement[bool]:
    seats = schema.seats
    return schema.tables.c.id.in_(select(seats.c.table_id).where(seats.c.person == person_id))


async def _tie(connection: AsyncConnection, me: PersonRow | None, person: PersonRow) -> Tie:
    if me is None:
        return "none"
    if me.id == person.id:
        return "me"
    return (await circles.known(connection, me.id)).tie(person.id)


@endpoint("GET", "/api/people/{person}", "A player's results and ratings", cost=8)
async def person_page(context: Context) -> PersonPage:
    id = context.path("person")
    tables = schema.tables
    async with context.house.database.read() as connection:
        person = await store.person(connection, id) if id.isascii() and id.isprintable() else None
        if person is None or person.deleted:
            raise Refusal("no-such-person")
        rows = await connection.execute(
            select(schema.ratings).where(schema.ratings.c.player == person.id)
        )
        rated = rows.all()
        found = [shown_rating(row, row.game) for row in rated]
        theirs = (tables.c.status == "finished") & _sat_at(person.id)
        # The page is public: it lists what everybody may see, and to those who sat there the rest.
        seen = listed() if context.person is None else listed() | _sat_at(context.person.id)
        games = await store.bundles(connection, theirs & seen, (tables.c.finished.desc(),), 50)
        unlisted = await connection.execute(select(func.count()).where(theirs & ~seen))
        running = (tables.c.status == "playing") & _sat_at(person.id) & seen
        playing = await store.bundles(connection, running, (tables.c.started.desc(),), 50)
        records = await profiles.records(connection, person.id, rated, seen)
        tie = await _tie(connection, context.person, person)
    eyes = context.eyes
    return PersonPage(
        person=person.public(),
        since=iso(person.created),
        tie=tie,
        ratings=found,
        records=records,
        playing=[bundle_info(one, eyes) for one in playing],
        finished=[bundle_info(one, eyes) for one in games],
        unlisted=unlisted.scalar_one(),
    )


@endpoint("GET", "/api/games/{game}/leaderboard", "The best players of a game", cost=3)
async def leaderboard(context: Context) -> Leaderboard:
    game = opening.known_game(context.path("game"))
    ratings = schema.ratings
    query = (
        profiles.on_the_list(game.id).order_by(ratings.c.mu.desc(), ratings.c.player).limit(LINES)
    )
    async with context.house.database.read() as connection:
        rows = (await connection.execute(query)).all()
    return Leaderboard(
        game=game.id,
        lines=[
            LeaderboardLine(
                place=place, person=person_row(row).public(), rating=shown_rating(row, game.id)
            )
            for place, row in enumerate(rows, 1)
        ],
        games=LISTED_FROM,
    )
