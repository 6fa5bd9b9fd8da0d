"""Solving a puzzle: what somebody tries, and what comes of it. An `Attempt` is never changed."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Final

from terem import Move, Reason, State
from terem.engine.fluent import Value
from terem.engine.messages import Messages
from terem.engine.moves import as_move
from terem.puzzles.puzzle import Puzzle, Step

WORDS: Final = Messages(Path(__file__).parent / "messages")
# Less than this is not worth naming: final points, and the chance to finish first.
POINTS: Final = 0.5
CHANCE: Final = 0.02


@dataclass(frozen=True)
class Attempt:
    """How far somebody has come: the steps found so far and the position after them."""

    puzzle: Puzzle
    state: State
    step: int

    @property
    def solved(self) -> bool:
        return self.step == len(self.puzzle.steps)

    @property
    def now(self) -> Step:
        return self.puzzle.steps[self.step]


@dataclass(frozen=True)
class Answer:
    """What came of a try. `kind`: right, wrong (legal, but something else is clearly better),
    illegal (with the rule's `reason`), over (there is nothing left to find)."""

    attempt: Attempt
    kind: str
    reason: Reason | None = None


def start(puzzle: Puzzle) -> Attempt:
    return Attempt(puzzle, puzzle.position(), 0)


def offer(attempt: Attempt, given: object) -> Answer:
    if attempt.solved:
        return Answer(attempt, "over")
    reason = attempt.state.explain(given)
    if reason is not None:
        return Answer(attempt, "illegal", reason)
    if as_move(given) != attempt.now.move:
        return Answer(attempt, "wrong")
    state = attempt.state.copy()
    state.play(attempt.now.move)
    return Answer(Attempt(attempt.puzzle, state, attempt.step + 1), "right")


def resume(puzzle: Puzzle, done: Sequence[object]) -> Attempt:
    """Where these moves lead, as far as they are right."""
    attempt = start(puzzle)
    for move in done:
        answer = offer(attempt, move)
        if answer.kind != "right":
            break
        attempt = answer.attempt
    return attempt


def names(puzzle: Puzzle, lang: str) -> list[str]:
    """What the players are called."""
    found: list[str] = []
    for seat in range(puzzle.seats):
        if seat == puzzle.seat:
            found.append(WORDS.text(lang, "puzzle-you"))
        elif puzzle.seats == 2:
            found.append(WORDS.text(lang, "puzzle-opponent"))
        else:
            found.append(WORDS.text(lang, "puzzle-opponents", {"number": seat + 1}))
    return found


def complaint(answer: Answer, lang: str) -> str:
    """Why a try was not taken; nothing if it was."""
    if answer.kind == "right":
        return ""
    if answer.reason is not None:
        return answer.reason.text(lang)
    return WORDS.text(lang, f"puzzle-{answer.kind}")


@dataclass(frozen=True)
class Told:
    """A step of the solution in words: the move, and why it is better than the next best one."""

    move: Move
    text: str
    why: str


def solution(puzzle: Puzzle, lang: str) -> list[Told]:
    """The whole turn, step by step."""
    state = puzzle.position()
    called = names(puzzle, lang)
    found: list[Told] = []
    for step in puzzle.steps:
        text = state.describe(step.move, lang, called)
        second = state.describe(step.second, lang, called).rstrip(".")
        found.append(Told(step.move, text, _why(step, second, lang)))
        state.play(step.move)
    return found


def tells(step: Step) -> bool:
    """Whether there is a reason to tell: more points or a better chance than with the second best
    move, and no worse a chance. What is best only in what it leaves to others teaches nobody."""
    better, likelier = _gains(step)
    return likelier > -CHANCE and (better >= POINTS or likelier >= CHANCE)


def _gains(step: Step) -> tuple[float, float]:
    """Final points and the chance to finish first, beside the second best move. As they are
    stored, in thousandths."""
    return round(step.points - step.second_points, 3), round(step.win - step.second_win, 3)


def _why(step: Step, second: str, lang: str) -> str:
    """What the best move is worth beside the second best, as the search saw it."""
    better, likelier = _gains(step)
    values: dict[str, Value] = {
        "second": second,
        "points": max(1, round(better)),
        "win": round(100 * step.win),
        "other": round(100 * step.second_win),
    }
    parts = [WORDS.text(lang, "puzzle-second", values)]
    if better >= POINTS:
        parts.append(WORDS.text(lang, "puzzle-points", values))
    if likelier >= CHANCE:
        parts.append(WORDS.text(lang, "puzzle-win", values))
    return " ".join(parts)
