"""Endpoints: playing, talking, looking back."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from typing import cast

from msgspec import Raw
from starlette.responses import Response

from terem.server import cards, imports, showing
from terem.server.access import hears_chat
from terem.server.chat import keep_notes, mark_seen, notes_of, post_line
from terem.server.history import effective_history
from terem.server.http import INVITE, Context, endpoint
from terem.server.live import LiveTable
from terem.server.names import seat_names
from terem.server.problems import Refusal
from terem.server.rows import iso
from terem.server.wire.common import Done
from terem.server.wire.play import (
    ChatList,
    ChatMessage,
    ChatRequest,
    Entry,
    Hints,
    LogList,
    Note,
    Played,
    PlayRequest,
    Position,
    SeenRequest,
    TurnRequest,
    Why,
    WhyRequest,
)
from terem.server.wire.replays import Moments, ReplayInfo, SavedGame
from terem.server.wire.tables import TableInfo

MOMENTS = 100


def _mine(context: Context, table: LiveTable) -> list[int]:
    return table.seats_of(context.eyes.person_id)


def _position(context: Context, table: LiveTable) -> Position:
    position = showing.position(table, _mine(context, table), context.lang)
    if position is None:
        raise Refusal("frozen" if table.frozen else "not-playing")
    return position


@endpoint("GET", "/api/tables/{table}/position", "All that I may know and do", query=INVITE)
async def position(context: Context) -> Position:
    return _position(context, await context.table())


@endpoint("GET", "/api/tables/{table}/log", "What happened", query={"after": "integer", **INVITE})
async def log(context: Context) -> LogList:
    table = await context.table()
    after = min(context.number("after", 0) or 0, table.seq)
    context.charge((table.seq - after) / 50)
    mine = _mine(context, table)
    entries = await table.updates.log.whole(after, table.seq, mine, context.lang)
    return LogList(entries=cast(list[Entry], Raw(entries)))


@endpoint(
    "GET",
    "/api/tables/{table}/moment",
    "What I saw after an entry of the log",
    query={"seq": "integer", **INVITE},
    cost=5,
)
async def moment(context: Context) -> Position:
    table = await context.table()
    seq = context.number("seq", table.seq) or 0
    if not 1 <= seq <= table.seq:
        raise Refusal("bad-input", place="seq")
    # It is played through from the opening.
    context.charge(table.log[seq - 1].moves / 10)
    return await context.house.replays.at_entry(table, _mine(context, table), seq, context.lang)


async def _done(
    context: Context,
    wish: PlayRequest | TurnRequest,
    do: Callable[[LiveTable, str], Awaitable[int]],
) -> Played:
    person = context.me
    table = await context.table()
    seq = await do(table, person.id)
    return Played(id=wish.id, seq=seq, position=_position(context, table))


@endpoint("POST", "/api/tables/{table}/moves", "Play")
async def play(context: Context, wish: PlayRequest) -> Played:
    return await _done(
        context, wish, lambda table, me: table.play(me, wish.move, wish.id, wish.base)
    )


@endpoint("POST", "/api/tables/{table}/undo", "Take the last step back")
async def undo(context: Context, wish: TurnRequest) -> Played:
    return await _done(context, wish, lambda table, me: table.take_back(me, wish.id, wish.base))


@endpoint("POST", "/api/tables/{table}/end-turn", "My turn is over")
async def end_turn(context: Context, wish: TurnRequest) -> Played:
    return await _done(context, wish, lambda table, me: table.end_turn(me, wish.id, wish.base))


@endpoint("POST", "/api/tables/{table}/why", "Why is this not allowed")
async def why(context: Context, wish: WhyRequest) -> Why:
    table = await context.table()
    return context.house.advice.why(table, _mine(context, table), wish.move, context.lang)


@endpoint("POST", "/api/tables/{table}/hint", "What would a bot do")
async def hint(context: Context) -> Hints:
    table = await context.table()
    return await context.house.advice.hints(table, _mine(context, table), context.lang)


# ---------------------------------------------------------------------- talking


@endpoint("GET", "/api/tables/{table}/chat", "The talk at the table", query=INVITE)
async def chat(context: Context) -> ChatList:
    table = await context.table()
    eyes = context.eyes
    if not hears_chat(table.row, table.seats, eyes.person_id, eyes.invite):
        raise Refusal("not-seated")
    await context.house.tables.read_chat(table)
    unheard = await context.house.circles.blocked(eyes.person_id)
    return ChatList(
        messages=[
            showing.chat_line(one, context.lang)
            for one in table.chat
            if one.person.id not in unheard
        ]
    )


@endpoint("POST", "/api/tables/{table}/chat", "Say something")
async def post_chat(context: Context, wish: ChatRequest) -> ChatMessage:
    person = context.me
    table = await context.table()
    number = await post_line(context.house, table, person, wish.text, wish.id)
    for line in table.chat:
        if line.id == number:
            return showing.chat_line(line, context.lang)
    raise Refusal("busy")


@endpoint("GET", "/api/tables/{table}/notes", "My private notes", query=INVITE)
async def notes(context: Context) -> Note:
    person = context.me
    table = await context.table()
    return Note(text=await notes_of(context.house, table.row.id, person.id))


@endpoint("PUT", "/api/tables/{table}/notes", "Write my private notes")
async def write_notes(context: Context, wish: Note) -> Note:
    person = context.me
    table = await context.table()
    return Note(text=await keep_notes(context.house, table.row.id, person.id, wish.text))


@endpoint("POST", "/api/tables/{table}/seen", "I have seen this")
async def seen(context: Context, wish: SeenRequest) -> Done:
    person = context.me
    table = await context.table()
    await mark_seen(context.house, table, person.id, wish.seq, wish.chat)
    return Done()


# ---------------------------------------------------------------------- looking back


def _finished(table: LiveTable) -> LiveTable:
    if table.row.status != "finished":
        raise Refusal("not-finished")
    return table


@endpoint("GET", "/api/tables/{table}/replay", "A finished game", query=INVITE)
async def replay(context: Context) -> ReplayInfo:
    table = _finished(await context.table())
    return ReplayInfo(table=showing.live_info(table, context.eyes), moves=table.moves)


@endpoint(
    "GET",
    "/api/tables/{table}/replay/moments",
    "Positions of a finished game, by number of moves",
    query={"from": "integer", "to": "integer", "seat": "integer", **INVITE},
)
async def moments(context: Context) -> Moments:
    table = _finished(await context.table())
    first = context.number("from", 0) or 0
    until = min(context.number("to", first) or first, first + MOMENTS - 1)
    mine = _mine(context, table)
    seat = context.number("seat", mine[0] if mine else None)
    if seat is not None and seat not in mine:
        raise Refusal("not-seated")
    context.charge(max(0, until - first) / 5)
    last, found = await context.house.replays.moments(table, seat, context.lang, first, until)
    return Moments(moves=last, moments=found)


@endpoint(
    "GET",
    "/api/tables/{table}/card.png",
    "A picture of the table for previews of links",
    content_type="image/png",
    query=INVITE,
    cost=10,
)
async def card(context: Context) -> Response:
    table = await context.table()
    words = cards.text_of(table, context.lang)
    data = await asyncio.to_thread(context.house.cards.of, table.row.game, words)
    return Response(data, media_type="image/png", headers={"Cache-Control": "no-cache"})


@endpoint("GET", "/api/tables/{table}/export", "A finished game as one JSON file", query=INVITE)
async def export(context: Context) -> SavedGame:
    table = await context.table()
    row = table.row
    # While a game runs its seed is a secret: it tells every card to come.
    if row.status != "finished":
        raise Refusal("not-finished")
    history = effective_history(table.log, table.seq)
    return SavedGame(
        game=row.game,
        version=row.rules_version,
        seats=row.seats,
        seed=row.seed,
        options=row.options,
        history=[list(move) for move in history],
        players=seat_names(table.seats, context.lang),
        started=None if row.started is None else iso(row.started),
        finished=None if row.finished is None else iso(row.finished),
        result=None
        if row.result is None
        else showing.shown_result(table.game, row.result, context.lang),
    )


@endpoint("POST", "/api/tables/import", "A saved game becomes a table")
async def import_game(context: Context, saved: SavedGame) -> TableInfo:
    id = await imports.import_game(context.house, context.me, saved)
    return showing.live_info(await context.house.table(id), context.eyes)
