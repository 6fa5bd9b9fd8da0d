"""Endpoints: any position thought on about alone, with the machine beside.

A position comes from a finished game, from a dump, or from an opening, and is kept with the moves
tried from there. Whoever knows its address may look; only who made it writes.
"""

from __future__ import annotations

import asyncio
from typing import Annotated, Any, cast

import msgspec
from msgspec import Meta, Struct
from sqlalchemy import func, insert, select, update

from terem import guidance
from terem.engine import Game, IllegalMove, State
from terem.server import schema
from terem.server.http import LANG, Context, endpoint
from terem.server.names import seat_names
from terem.server.opening import known_game
from terem.server.problems import AgainstRules, Refusal
from terem.server.rows import encode, new_id
from terem.server.showing import SENTENCES, breakdown
from terem.server.tablelog import story
from terem.server.texts import say
from terem.server.timing import now_ms
from terem.server.wire.common import Done, RawMove
from terem.server.wire.play import Hint, LegalMove, StoryEvent

# How hard the machine thinks, step by step: each step sees more than the one before.
STEPS = (40, 160, 640, 2560)
# Positions one person may keep.
KEPT = 500

Line = Annotated[list[RawMove], Meta(max_length=2000)]


class AnalyseRequest(Struct, kw_only=True, forbid_unknown_fields=True):
    """One of: a finished game at `table` after so many `moves`; a `dump`; the opening of a `game`
    for so many `seats`."""

    table: Annotated[str, Meta(max_length=24)] | None = None
    moves: Annotated[int, Meta(ge=0, le=10_000)] = 0
    dump: dict[str, Any] | None = None
    game: Annotated[str, Meta(max_length=64)] | None = None
    seats: Annotated[int, Meta(ge=1, le=8)] = 2


class Branch(Struct, kw_only=True, forbid_unknown_fields=True):
    """A move tried after another (`after`: its place in the list; null after the beginning)."""

    after: int | None
    move: RawMove
    text: Annotated[str, Meta(max_length=500)]
    comment: Annotated[str, Meta(max_length=1000)] = ""


class Tree(Struct, kw_only=True, forbid_unknown_fields=True):
    """Everything that was tried, each move after the one it follows; a word on the beginning."""

    comment: Annotated[str, Meta(max_length=1000)] = ""
    branches: Annotated[list[Branch], Meta(max_length=500)] = []


class Analysis(Struct, kw_only=True):
    id: str
    game: str
    title: str
    mine: bool
    names: list[str]
    # The finished game it comes from, and after how many moves.
    table: str | None
    moves: int
    dump: dict[str, Any]
    tree: Tree


class LineRequest(Struct, kw_only=True, forbid_unknown_fields=True):
    """The moves from the beginning on; `step`: how hard to think, from 0."""

    line: Line = []
    step: Annotated[int, Meta(ge=0, le=len(STEPS) - 1)] = 0


class AnalysedPosition(Struct, kw_only=True):
    """A position as who decides there sees it; when the game is over, as everybody does."""

    deciding: int | None
    view: dict[str, Any]
    prompt: str
    moves: list[LegalMove]
    events: list[StoryEvent]
    scores: list[int]
    breakdown: list[list[tuple[str, str, int]] | None]


class Thoughts(Struct, kw_only=True):
    """The best moves as far as the machine sees; `more`: would another step see more?"""

    hints: list[Hint]
    iterations: int
    more: bool


class CheckRequest(Struct, kw_only=True, forbid_unknown_fields=True):
    dump: dict[str, Any]


class Checked(Struct, kw_only=True):
    """Null, or what is not possible about a position, in one sentence; and the position, if it
    is."""

    flaw: str | None
    position: AnalysedPosition | None


class Origin(Struct):
    names: list[str]
    table: str | None = None
    moves: int = 0


@endpoint("POST", "/api/analyses", "Think on from a position", query={"invite": "string", **LANG})
async def analyse(context: Context, wish: AnalyseRequest) -> Analysis:
    person = context.me
    state, origin = await _asked(context, wish)
    analyses = schema.analyses
    id = new_id(14)
    async with context.house.database.write() as connection:
        mine = select(func.count()).select_from(analyses).where(analyses.c.person == person.id)
        if (await connection.execute(mine)).scalar_one() >= KEPT:
            raise Refusal("too-many-analyses", count=KEPT)
        await connection.execute(
            insert(analyses).values(
                id=id,
                person=person.id,
                game=state.game.id,
                created=now_ms(),
                origin=encode(origin),
                root=encode(_bare(state)),
                tree=encode(Tree()),
            )
        )
    return await _read(context, id)


async def _asked(context: Context, wish: AnalyseRequest) -> tuple[State, Origin]:
    lang = context.lang
    if wish.table is not None:
        table = await context.table_by_id(wish.table)
        state = await context.house.reviews.after(table, wish.moves)
        return state, Origin(seat_names(table.seats, lang), wish.table, wish.moves)
    if wish.dump is not None:
        state = _restored(wish.dump, lang)
    else:
        game = known_game(wish.game or "")
        if wish.seats not in game.seats:
            raise Refusal("bad-input", place="seats")
        state = game.new(wish.seats, now_ms())
    return state, Origin([say(lang, "player", number=seat + 1) for seat in range(state.seats)])


@endpoint("POST", "/api/analyses/check", "Is this position possible?", query=LANG)
async def check_position(context: Context, wish: CheckRequest) -> Checked:
    try:
        state = _restored(wish.dump, context.lang)
    except Refusal as refusal:
        return Checked(flaw=str(refusal.args_of_text.get("detail", "")), position=None)
    names = [say(context.lang, "player", number=seat + 1) for seat in range(state.seats)]
    return Checked(flaw=None, position=_seen(state, context.lang, names))


@endpoint("GET", "/api/analyses/{analysis}", "A kept position", query=LANG, cost=3)
async def analysis(context: Context) -> Analysis:
    return await _read(context, context.path("analysis"))


@endpoint("PUT", "/api/analyses/{analysis}", "Keep what was tried", query=LANG)
async def keep_tree(context: Context, tree: Tree) -> Done:
    person = context.me
    for place, one in enumerate(tree.branches):
        if one.after is not None and not 0 <= one.after < place:
            raise Refusal("bad-input", place="branches")
    analyses = schema.analyses
    async with context.house.database.write() as connection:
        done = await connection.execute(
            update(analyses)
            .where(analyses.c.id == context.path("analysis"), analyses.c.person == person.id)
            .values(tree=encode(tree))
        )
    if done.rowcount == 0:
        raise Refusal("no-such-page")
    return Done()


@endpoint("POST", "/api/analyses/{analysis}/position", "The position after some moves", query=LANG)
async def analysed_position(context: Context, wish: LineRequest) -> AnalysedPosition:
    state, origin = await _along(context, wish.line)
    return _seen(state, context.lang, origin.names)


@endpoint(
    "POST",
    "/api/analyses/{analysis}/think",
    "The machine's best moves after some moves, a step further each time",
    query=LANG,
)
async def think(context: Context, wish: LineRequest) -> Thoughts:
    person = context.me
    state, origin = await _along(context, wish.line)
    if state.seat is None:
        return Thoughts(hints=[], iterations=0, more=False)
    iterations = STEPS[wish.step]
    lang, names = context.lang, origin.names
    found = await context.house.advice.thoughts(state, lang, names, person.id, iterations)
    more = wish.step + 1 < len(STEPS) and len(state.moves()) > 1
    return Thoughts(hints=found, iterations=iterations, more=more)


# ---------------------------------------------------------------------- parts


def _bare(state: State) -> dict[str, Any]:
    """A dump without what led to it: it is the position that is thought about."""
    return {**state.dump(), "history": [], "secrets": []}


def _restored(dump: dict[str, Any], lang: str) -> State:
    game: Game = known_game(str(dump.get("game", "")))
    try:
        state: State = game.restore(dump)
    except (ValueError, KeyError, TypeError) as problem:
        detail = guidance.flaw(game, str(problem).strip()[:300].rstrip("."), lang)
        raise Refusal("bad-position", detail=detail) from None
    return state


async def _row(context: Context, id: str) -> Any:
    analyses = schema.analyses
    query = select(analyses).where(analyses.c.id == id)
    async with context.house.database.read() as connection:
        row = (await connection.execute(query)).first()
    if row is None:
        raise Refusal("no-such-page")
    return row


async def _along(context: Context, line: list[RawMove]) -> tuple[State, Origin]:
    row = await _row(context, context.path("analysis"))

    def play() -> State:
        state = _restored(msgspec.json.decode(row.root), context.lang)
        for move in line:
            try:
                state.play(move)
            except IllegalMove as problem:
                raise AgainstRules(state.game, problem.reason) from None
        return state

    return await asyncio.to_thread(play), msgspec.json.decode(row.origin, type=Origin)


async def _read(context: Context, id: str) -> Analysis:
    row = await _row(context, id)
    origin = msgspec.json.decode(row.origin, type=Origin)
    return Analysis(
        id=row.id,
        game=row.game,
        title=known_game(row.game).title(context.lang),
        mine=context.person is not None and context.person.id == row.person,
        names=origin.names,
        table=origin.table,
        moves=origin.moves,
        dump=msgspec.json.decode(row.root),
        tree=msgspec.json.decode(row.tree, type=Tree),
    )


def _seen(state: State, lang: str, names: list[str]) -> AnalysedPosition:
    seat = state.seat
    view = state.view(seat)
    return AnalysedPosition(
        deciding=seat,
        view=view,
        prompt=state.game.words.text(lang, "prompt-over") if seat is None else state.prompt(lang),
        moves=[
            LegalMove(move=cast(list[Any], move), text=SENTENCES.describe(state, move, lang, names))
            for move in ([] if seat is None else state.moves())
        ],
        events=story(state.game, lang, state.events_for(seat), names),
        scores=view["scores"],
        breakdown=breakdown(state, view, seat, lang),
    )
