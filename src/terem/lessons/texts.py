"""The texts of lessons in three languages."""

from __future__ import annotations

from functools import cache
from pathlib import Path

from terem import Game
from terem.engine.messages import Messages
from terem.lessons.guide import Block
from terem.lessons.lesson import Lesson, Step, folder
from terem.lessons.run import Answer, Run

WORDS = Messages(Path(__file__).parent / "messages")


@cache
def _words(game: Game) -> Messages:
    return Messages(folder(game))


@cache
def _guide_words(game: Game) -> Messages:
    return Messages(folder(game) / "guide")


def block(game: Game, one: Block, lang: str) -> tuple[str, str]:
    """Heading and text of a part of the one-page guide."""
    words = _guide_words(game)
    return words.text(lang, f"title-{one.id}"), words.text(lang, one.id)


def title(lesson: Lesson, lang: str) -> str:
    return _words(lesson.game).text(lang, f"title-{lesson.id}")


def about(lesson: Lesson, lang: str) -> str:
    """One sentence about what a chapter teaches."""
    return _words(lesson.game).text(lang, f"about-{lesson.id}")


def say(run: Run, lang: str) -> str:
    """What the guide says now."""
    step = run.now
    if step is None:
        return WORDS.text(lang, "lesson-done")
    return _words(run.lesson.game).text(lang, f"{run.lesson.id}-{step.id}")


def complaint(answer: Answer, lang: str) -> str:
    """Why an offer was not taken; nothing if it was."""
    if answer.kind == "accepted":
        return ""
    if answer.reason is not None:
        return answer.reason.text(lang)
    step = answer.run.now
    if answer.kind == "wrong" and step is not None:
        own = _why(answer.run.lesson, step, lang)
        return own or WORDS.text(lang, "lesson-wrong")
    return WORDS.text(lang, f"lesson-{answer.kind}")


def _why(lesson: Lesson, step: Step, lang: str) -> str:
    words = _words(lesson.game)
    message = f"wrong-{lesson.id}-{step.id}"
    return words.text(lang, message) if words.has(lang, message) else ""


def names(lesson: Lesson, lang: str) -> list[str]:
    """What the players of a lesson are called."""
    found: list[str] = []
    others = 0
    for seat in range(lesson.seats):
        if seat == lesson.learner:
            found.append(WORDS.text(lang, "lesson-learner"))
        else:
            others += 1
            found.append(WORDS.text(lang, "lesson-neighbour", {"number": others}))
    return found
