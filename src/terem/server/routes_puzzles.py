"""Endpoints: puzzles. The browser sends along the steps that were found; the tries that a puzzle
took are kept by it, and with the account (`routes_learning.py`)."""

from __future__ import annotations

import asyncio
from datetime import UTC, date, datetime
from functools import lru_cache
from typing import Annotated

from msgspec import Meta, Struct

import terem
from terem import guidance, puzzles
from terem.server.http import LANG, Context, endpoint
from terem.server.opening import known_game
from terem.server.points import told_parts
from terem.server.problems import Refusal
from terem.server.showing import marked_moves
from terem.server.wire.common import Problem, RawMove
from terem.server.wire.play import Shown


class PuzzleInfo(Struct, kw_only=True):
    id: str
    steps: int
    seats: int


class PuzzleShelf(Struct, kw_only=True):
    """The puzzles of a game; `today` is the one of the day that was asked for."""

    game: str
    title: str
    today: str | None
    puzzles: list[PuzzleInfo]


class PuzzleRequest(Struct, kw_only=True, forbid_unknown_fields=True):
    """The steps found so far, and what comes next: a `move`, or `solve` for the solution; neither
    just shows the position."""

    done: Annotated[list[RawMove], Meta(max_length=20)] = []
    move: RawMove | None = None
    solve: bool = False


class PuzzleStep(Struct, kw_only=True):
    """A step of the solution, and why it is better than the next best move."""

    move: RawMove
    text: str
    why: str


class PuzzlePosition(Shown, kw_only=True):
    """Where somebody stands with a puzzle."""

    game: str
    id: str
    title: str
    # The right steps so far, with the new one if it was right.
    done: list[RawMove]
    steps: int
    solved: bool
    # Why the last try was not taken; null if it was.
    problem: Problem | None
    breakdown: list[tuple[str, str, int]]
    # Once it is solved or given up.
    solution: list[PuzzleStep]
    # Iterations of the search that proved it.
    proof: int


def _day(context: Context) -> date:
    text = context.request.query_params.get("day")
    if text is None:
        return datetime.now(UTC).date()
    try:
        return date.fromisoformat(text)
    except ValueError:
        raise Refusal("bad-input", place="day") from None


@endpoint(
    "GET",
    "/api/puzzles",
    "The puzzles of every game, and those of a day",
    query={"lang": "string", "day": "string"},
)
async def shelves(context: Context) -> list[PuzzleShelf]:
    day = _day(context)
    found: list[PuzzleShelf] = []
    for id in terem.games():
        game = terem.game(id)
        today = puzzles.of_the_day(game, day)
        found.append(
            PuzzleShelf(
                game=id,
                title=game.title(context.lang),
                today=None if today is None else today.id,
                puzzles=[
                    PuzzleInfo(id=one.id, steps=len(one.steps), seats=one.seats)
                    for one in puzzles.puzzles(game)
                ],
            )
        )
    return found


@endpoint(
    "POST",
    "/api/games/{game}/puzzles/{puzzle}",
    "Try a move of a puzzle, or see its solution",
    query=LANG,
)
async def attempt(context: Context, asked: PuzzleRequest) -> PuzzlePosition:
    game = known_game(context.path("game"))
    try:
        puzzle = puzzles.find(game, context.path("puzzle"))
    except KeyError:
        raise Refusal("no-such-page") from None
    return await asyncio.to_thread(_attempted, puzzle, asked, context.lang)


@lru_cache(maxsize=64)
def _started(puzzle_id: str, game: str) -> puzzles.Attempt:
    """Kept: a whole game is replayed to come here. Attempts are never changed."""
    return puzzles.start(puzzles.find(terem.game(game), puzzle_id))


def _attempted(puzzle: puzzles.Puzzle, asked: PuzzleRequest, lang: str) -> PuzzlePosition:
    now = _started(puzzle.id, puzzle.game)
    for move in asked.done:
        answer = puzzles.offer(now, move)
        if answer.kind != "right":
            break
        now = answer.attempt
    problem = None
    if asked.move is not None:
        answer = puzzles.offer(now, asked.move)
        now = answer.attempt
        problem = _problem(answer, lang)
    return _position(now, problem, asked.solve, lang)


def _problem(answer: puzzles.Answer, lang: str) -> Problem | None:
    if answer.kind == "right":
        return None
    reason = answer.reason
    game = answer.attempt.state.game
    return Problem(
        code="against-rules" if reason is not None else answer.kind,
        text=puzzles.complaint(answer, lang),
        rule=None if reason is None else reason.rule,
        heading=None if reason is None else game.rules.clause(lang, reason.rule).heading,
    )


def _position(
    now: puzzles.Attempt, problem: Problem | None, solve: bool, lang: str
) -> PuzzlePosition:
    puzzle, state = now.puzzle, now.state
    names = puzzles.names(puzzle, lang)
    open_ = not now.solved
    marks = guidance.marks(state) if open_ else {}
    return PuzzlePosition(
        game=puzzle.game,
        id=puzzle.id,
        title=state.game.title(lang),
        done=[list(step.move) for step in puzzle.steps[: now.step]],
        steps=len(puzzle.steps),
        solved=now.solved,
        problem=problem,
        seat=puzzle.seat,
        names=names,
        view=state.view(puzzle.seat),
        prompt=state.prompt(lang),
        moves=marked_moves(
            state, state.moves(), marks, lambda move: state.describe(move, lang, names), lang, names
        )
        if open_
        else [],
        scores=state.view(puzzle.seat)["scores"],
        breakdown=told_parts(state.game, lang, state.score_breakdown(puzzle.seat)),
        solution=[
            PuzzleStep(move=list(one.move), text=one.text, why=one.why)
            for one in puzzles.solution(puzzle, lang)
        ]
        if solve or now.solved
        else [],
        proof=puzzle.iterations,
    )
