"""Endpoints: a finished game judged move by move, and its decisions tried again."""

from __future__ import annotations

from typing import Annotated, Any, Literal, cast

import msgspec
from msgspec import Meta, Struct
from sqlalchemy import select

from terem.bots.review import WRONG
from terem.server import schema
from terem.server.archive import named
from terem.server.http import INVITE, Context, endpoint
from terem.server.judged import JudgedMove, StoredReview
from terem.server.live import LiveTable
from terem.server.names import seat_names
from terem.server.points import source_text
from terem.server.problems import Refusal
from terem.server.reviews import Standing, played_game
from terem.server.rows import StoredResult
from terem.server.showing import SENTENCES, breakdown
from terem.server.wire.common import RawMove
from terem.server.wire.play import LegalMove, Shown

# The decisions of a seat that are worth another try.
WORST = 3
# So many earlier results are looked at.
RECORDS = 1000
# Two moves that differ by less than this share of a win are as good as each other.
ALIKE = 0.03


class Mistake(Struct, kw_only=True):
    """A move that gave something away: `index` is its place in the history, from 0, so moment
    `index` of the replay is the position it was played in."""

    index: int
    seat: int
    kind: Literal["inaccuracy", "mistake", "blunder"]
    # The share of a win given away.
    loss: float
    move: RawMove
    text: str
    best: RawMove
    # What was better and why, and how it would probably have gone on, the better move first.
    words: str
    line: list[str]


class Gain(Struct, kw_only=True):
    """Points that came (or went) with a move."""

    index: int
    seat: int
    source: str
    points: int


class ReviewInfo(Struct, kw_only=True):
    """A reviewed game. The curves have an entry per move: what each side could expect after it."""

    chances: list[list[float]]
    points: list[list[float]]
    # Moves after which somebody else was ahead.
    turning: list[int]
    # Per seat in per cent; null for a seat that never had a choice.
    accuracy: list[float | None]
    mistakes: list[Mistake]
    # Per seat: the worst of them, the worst first.
    worst: list[list[int]]
    gains: list[Gain]
    # What the sources of points are called.
    sources: dict[str, str]


class ReviewState(Struct, kw_only=True):
    """How far the review of a game is; `review` once it is done."""

    status: Literal["none", "running", "failed", "done"]
    done: int
    total: int
    # Null if a review may be asked for; else why not, in a sentence.
    cannot: str | None = None
    review: ReviewInfo | None = None


class ReviewMoment(Shown, kw_only=True):
    """A decision of a finished game, as who had to take it saw it."""

    index: int
    breakdown: list[list[tuple[str, str, int]] | None]


class MyRecord(Struct, kw_only=True):
    """How a result compares with my earlier ones of this game with as many seats."""

    # My best points before, and in how many games; null before the first.
    before: int | None
    games: int
    # Is this one better than all of them?
    best: bool


class TryRequest(Struct, kw_only=True, forbid_unknown_fields=True):
    """Another move in the place of number `index`."""

    index: Annotated[int, Meta(ge=0, le=10_000)]
    move: RawMove


class TryAnswer(Struct, kw_only=True):
    """`best`: nothing better was found; then compared with what was played."""

    verdict: Literal["best", "better", "alike", "worse", "same"]
    # The move that was tried, and what is still better than it, if anything.
    text: str
    words: str
    line: list[str]


@endpoint(
    "GET",
    "/api/tables/{table}/review",
    "The review of a finished game, or how far it is",
    query=INVITE,
)
async def review(context: Context) -> ReviewState:
    table = await context.table()
    standing = await context.house.reviews.standing(table)
    if standing.review is not None:
        context.charge(5)
    return _state(context, table, standing)


@endpoint("POST", "/api/tables/{table}/review", "Have a finished game reviewed", query=INVITE)
async def start_review(context: Context) -> ReviewState:
    person = context.me
    table = await context.table()
    played_game(table)
    return _state(context, table, await context.house.reviews.start(table, person.id))


@endpoint(
    "GET",
    "/api/tables/{table}/review/moments/{index}",
    "A decision of a finished game, with what could be played there",
    query=INVITE,
    cost=10,
)
async def review_moment(context: Context) -> ReviewMoment:
    table = await context.table()
    text = context.path("index")
    if not text.isascii() or not text.isdigit() or len(text) > 5:
        raise Refusal("bad-input", place="index")
    index = int(text)
    state = await context.house.reviews.before(table, index)
    seat = state.seat
    assert seat is not None
    lang = context.lang
    names = seat_names(table.seats, lang)
    view = state.view(seat)
    return ReviewMoment(
        index=index,
        seat=seat,
        names=names,
        view=view,
        prompt=state.prompt(lang),
        moves=[
            LegalMove(move=cast(list[Any], move), text=SENTENCES.describe(state, move, lang, names))
            for move in state.moves()
        ],
        scores=view["scores"],
        breakdown=breakdown(state, view, seat, lang),
    )


@endpoint(
    "POST",
    "/api/tables/{table}/review/try",
    "Another move in the place of one that was played",
    query=INVITE,
)
async def try_again(context: Context, wish: TryRequest) -> TryAnswer:
    person = context.me
    table = await context.table()
    was, tried = await context.house.reviews.attempt(table, person.id, wish.index, wish.move)
    names = seat_names(table.seats, context.lang)
    state = await context.house.reviews.before(table, wish.index)
    said = tried.said.get(context.lang)
    return TryAnswer(
        verdict=_verdict(was, tried),
        text=SENTENCES.describe(state, tuple(tried.move), context.lang, names),
        words="" if said is None else named(said.words, names),
        line=[] if said is None else [named(one, names) for one in said.line],
    )


@endpoint("GET", "/api/tables/{table}/record", "My result beside my earlier ones", cost=5)
async def record(context: Context) -> MyRecord:
    person = context.me
    table = await context.table()
    row, mine = table.row, table.seats_of(person.id)
    # Several seats at one screen are several people: whose record would it be?
    if row.result is None or row.result.abandoned or len(mine) != 1:
        return MyRecord(before=None, games=0, best=False)
    tables, seats = schema.tables, schema.seats
    query = (
        select(tables.c.result, seats.c.seat)
        .join(seats, seats.c.table_id == tables.c.id)
        .where(
            seats.c.person == person.id,
            tables.c.game == row.game,
            tables.c.seats == row.seats,
            tables.c.kind != "hotseat",
            tables.c.finished < (row.finished or 0),
            tables.c.result.is_not(None),
        )
        .order_by(tables.c.finished.desc())
        .limit(RECORDS)
    )
    async with context.house.database.read() as connection:
        found = (await connection.execute(query)).all()
    points = []
    for one in found:
        result = msgspec.json.decode(one.result, type=StoredResult)
        if not result.abandoned:
            points.append(result.scores[one.seat])
    now = row.result.scores[mine[0]]
    before = max(points, default=None)
    return MyRecord(before=before, games=len(points), best=before is not None and now > before)


def _verdict(
    was: JudgedMove, tried: JudgedMove
) -> Literal["best", "better", "alike", "worse", "same"]:
    if tried is was:
        return "same"
    if tried.kind in ("best", "good"):
        return "best"
    if tried.loss < was.loss - ALIKE:
        return "better"
    return "alike" if tried.loss <= was.loss + ALIKE else "worse"


def _state(context: Context, table: LiveTable, standing: Standing) -> ReviewState:
    return ReviewState(
        status=cast(Any, standing.status),
        done=standing.done,
        total=standing.total,
        cannot=_cannot(context, table, standing),
        review=None if standing.review is None else _shown(standing.review, table, context.lang),
    )


def _cannot(context: Context, table: LiveTable, standing: Standing) -> str | None:
    """Why nobody, or not this visitor, can ask for a review; None if they can."""
    if standing.status in ("running", "done"):
        return None
    try:
        played_game(table)
        _ = context.me
    except Refusal as refusal:
        return refusal.problem(context.lang).text
    return None


def _shown(review: StoredReview, table: LiveTable, lang: str) -> ReviewInfo:
    names = seat_names(table.seats, lang)
    wrong = [one for one in review.moves if one.kind in WRONG]
    sources = sorted({source for one in review.moves for _, source, _ in one.gains})
    return ReviewInfo(
        chances=[one.chances for one in review.moves],
        points=[one.points for one in review.moves],
        turning=review.turning,
        accuracy=review.accuracy,
        mistakes=[
            Mistake(
                index=one.index,
                seat=one.seat,
                kind=cast(Any, one.kind),
                loss=one.loss,
                move=one.move,
                text=named(one.said[lang].played, names),
                best=one.best,
                words=named(one.said[lang].words, names),
                line=[named(said, names) for said in one.said[lang].line],
            )
            for one in wrong
        ],
        worst=[
            [
                one.index
                for one in sorted(
                    (one for one in wrong if one.seat == seat), key=lambda one: -one.loss
                )[:WORST]
            ]
            for seat in range(table.row.seats)
        ],
        gains=[
            Gain(index=one.index, seat=seat, source=source, points=points)
            for one in review.moves
            for seat, source, points in one.gains
        ],
        sources={source: source_text(table.game, lang, source) for source in sources},
    )
