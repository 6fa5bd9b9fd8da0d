"""Endpoints: lessons. The client sends along how far a learner has come, so nothing is stored here
(with an account it is: `routes_learning.py`); what is kept in memory only spares replaying."""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from functools import lru_cache
from typing import Annotated, Any, cast

from msgspec import Meta, Struct
from starlette.responses import Response

from terem import guidance, lessons
from terem.engine import Game, Move
from terem.engine.moves import as_move
from terem.server.http import LANG, Context, Document, endpoint
from terem.server.opening import known_game
from terem.server.points import told_parts
from terem.server.problems import Refusal
from terem.server.showing import marked_moves
from terem.server.wire.common import Language, Problem, RawMove
from terem.server.wire.play import LegalMove


class LessonInfo(Struct, kw_only=True):
    """A chapter. `part`: first (the first game), more (what it left out), solo."""

    id: str
    part: str
    title: str
    about: str
    steps: int


class LessonRequest(Struct, kw_only=True, forbid_unknown_fields=True):
    """How far the learner has come (null for each step that was only read), and what comes next: a
    `move`, or `read` for reading on; neither just shows where the lesson stands."""

    done: Annotated[list[RawMove | None], Meta(max_length=300)] = []
    move: RawMove | None = None
    read: bool = False


class LessonEvent(Struct, kw_only=True):
    """Something that happened upon the last input; `seat` is who moved."""

    seat: int | None
    event: list[Any]
    text: str


class LessonPosition(Struct, kw_only=True):
    """Where a lesson stands, and what the guide says there."""

    game: str
    id: str
    title: str
    # What stands of `done`, with the new input if it was taken.
    done: list[RawMove | None]
    step: int
    steps: int
    over: bool
    # The chapter that follows, of the same part.
    next: str | None
    say: str
    # Places on the board the guide points at.
    point: list[str]
    # True where the learner only reads on.
    reading: bool
    # Why the last input was not taken; null if it was.
    problem: Problem | None
    seat: int
    names: list[str]
    view: dict[str, Any]
    prompt: str
    moves: list[LegalMove]
    # Those among the moves that the guide waits for.
    wanted: list[RawMove]
    events: list[LessonEvent]
    scores: list[int]
    # The learner's points: (source, text, points).
    breakdown: list[tuple[str, str, int]]


class LessonPage(Struct, kw_only=True):
    """A place in a chapter, and what is said there to whoever does something else."""

    position: LessonPosition
    wrong: str


class GuideBlock(Struct, kw_only=True):
    """A part of the one-page guide. Its picture: the places `show` of the board in this view."""

    id: str
    title: str
    text: str
    show: list[str]
    # So much of the board around them.
    margin: int
    # Before this clause of the rulebook it stands, too; the chapter plays what it shows.
    clause: str | None
    lesson: str
    lesson_title: str
    seat: int
    names: list[str]
    view: dict[str, Any]


class Runs:
    """The last few runs: the next request of a learner goes on where the last one ended."""

    def __init__(self, size: int) -> None:
        self._size = size
        self._kept: OrderedDict[tuple[str, str, tuple[Move | None, ...]], lessons.Run] = (
            OrderedDict()
        )

    def keep(self, run: lessons.Run) -> None:
        key = (run.lesson.game.id, run.lesson.id, run.done)
        self._kept[key] = run
        self._kept.move_to_end(key)
        if len(self._kept) > self._size:
            self._kept.popitem(last=False)

    def at(self, lesson: lessons.Lesson, done: list[RawMove | None]) -> lessons.Run | None:
        known: list[Move | None] = []
        for one in done:
            move = None if one is None else as_move(one)
            if one is not None and move is None:
                return None
            known.append(move)
        return self._kept.get((lesson.game.id, lesson.id, tuple(known)))


RUNS = Runs(256)


def _lesson(context: Context) -> lessons.Lesson:
    game = known_game(context.path("game"))
    try:
        return lessons.find(game, context.path("lesson"))
    except KeyError:
        raise Refusal("no-such-page") from None


@endpoint("GET", "/api/games/{game}/lessons", "The chapters that teach a game", query=LANG)
async def chapters(context: Context) -> list[LessonInfo]:
    game = known_game(context.path("game"))
    return [
        LessonInfo(
            id=one.id,
            part=one.part,
            title=lessons.title(one, context.lang),
            about=lessons.about(one, context.lang),
            steps=len(one.steps),
        )
        for one in lessons.lessons(game)
    ]


@endpoint("GET", "/api/games/{game}/guide", "How to play on one page", query=LANG)
async def one_page(context: Context) -> list[GuideBlock]:
    game = known_game(context.path("game"))
    return await asyncio.to_thread(_page, game, context.lang)


@lru_cache(maxsize=16)
def _page(game: Game, lang: str) -> list[GuideBlock]:
    """Kept, and never changed: everybody reads the same page."""
    found: list[GuideBlock] = []
    for one in lessons.guide(game):
        title, text = lessons.block(game, one, lang)
        run = lessons.reach(one.lesson, one.step)
        found.append(
            GuideBlock(
                id=one.id,
                title=title,
                text=text,
                show=list(one.show),
                margin=one.margin,
                clause=one.clause,
                lesson=one.lesson.id,
                lesson_title=lessons.title(one.lesson, lang),
                seat=one.lesson.learner,
                names=lessons.names(one.lesson, lang),
                view=run.state.view(one.lesson.learner),
            )
        )
    return found


@endpoint(
    "GET",
    "/api/games/{game}/lessons/{lesson}",
    "All of a chapter, to be played while the house cannot be reached",
    answer=list[LessonPage],
    query=LANG,
)
async def whole(context: Context) -> Response:
    lesson = _lesson(context)
    document = await asyncio.to_thread(_whole, lesson, context.lang)
    return document.response(context)


@lru_cache(maxsize=64)
def _whole(lesson: lessons.Lesson, lang: Language) -> Document:
    return Document(
        [
            LessonPage(
                position=_position(lessons.Answer(run, "accepted"), lang),
                wrong=lessons.complaint(lessons.Answer(run, _refused(run)), lang),
            )
            for run in lessons.ways(lesson)
        ]
    )


def _refused(run: lessons.Run) -> str:
    """What a move is that the rules allow and the guide does not wait for."""
    if run.now is None:
        return "over"
    return "reading" if run.now.reading else "wrong"


@endpoint(
    "POST",
    "/api/games/{game}/lessons/{lesson}",
    "Go on with a lesson: read on, or offer a move",
    query=LANG,
)
async def go_on(context: Context, asked: LessonRequest) -> LessonPosition:
    lesson = _lesson(context)
    answer = await asyncio.to_thread(_offered, lesson, RUNS.at(lesson, asked.done), asked)
    RUNS.keep(answer.run)
    return _position(answer, context.lang)


def _offered(
    lesson: lessons.Lesson, kept: lessons.Run | None, asked: LessonRequest
) -> lessons.Answer:
    run = kept or lessons.resume(lesson, asked.done)
    if asked.move is None and not asked.read:
        return lessons.Answer(run, "accepted")
    return lessons.offer(run, asked.move)


def _position(answer: lessons.Answer, lang: str) -> LessonPosition:
    run = answer.run
    lesson, state, step = run.lesson, run.state, run.now
    names = lessons.names(lesson, lang)
    following = lessons.following(lesson)
    moves = run.moves()
    marks = guidance.marks(state) if moves else {}
    return LessonPosition(
        game=lesson.game.id,
        id=lesson.id,
        title=lessons.title(lesson, lang),
        done=[None if one is None else list(one) for one in run.done],
        step=run.step,
        steps=len(lesson.steps),
        over=run.over,
        next=None if following is None else following.id,
        say=lessons.say(run, lang),
        point=[] if step is None else list(step.point),
        reading=step is not None and step.reading,
        problem=_problem(answer, lang),
        seat=lesson.learner,
        names=names,
        view=state.view(lesson.learner),
        prompt=state.prompt(lang),
        moves=marked_moves(
            state, moves, marks, lambda move: state.describe(move, lang, names), lang, names
        ),
        wanted=[cast(list[Any], move) for move in run.wanted()],
        events=[
            LessonEvent(seat=seat, event=list(event), text=then.story(lang, event, names))
            for then, seat, event in run.told
        ],
        scores=state.scores(),
        breakdown=told_parts(state.game, lang, state.score_breakdown(lesson.learner)),
    )


def _problem(answer: lessons.Answer, lang: str) -> Problem | None:
    if answer.kind == "accepted":
        return None
    reason = answer.reason
    return Problem(
        code="against-rules" if reason is not None else answer.kind,
        text=lessons.complaint(answer, lang),
        rule=None if reason is None else reason.rule,
        heading=None if reason is None else _heading(answer.run.lesson.game, reason.rule, lang),
    )


def _heading(game: Game, rule: str, lang: str) -> str | None:
    return next((one.heading for one in game.rulebook(lang) if one.id == rule), None)
