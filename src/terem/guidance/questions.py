"""Each kind of question in a sentence, and each source of points, for those new to a game."""

from __future__ import annotations

from dataclasses import dataclass

from terem import Game, State
from terem.guidance.texts import game_words


def aim(game: Game, lang: str) -> str | None:
    """What the game is about, in a sentence or two."""
    words = game_words(game)
    return words.text(lang, "aim") if words.has(lang, "aim") else None


def first_words(game: Game, question: str, lang: str) -> str | None:
    """What a kind of question is about, told once to whoever meets it for the first time."""
    words = game_words(game)
    message = f"first-{question}"
    return words.text(lang, message) if words.has(lang, message) else None


def near_end(state: State, lang: str) -> str | None:
    """Why the game will soon be over; None while it will not, and when it is."""
    word = None if state.over else state.game.nearing_end(state)
    return None if word is None else game_words(state.game).text(lang, f"near-{word}")


@dataclass(frozen=True)
class Source:
    """A source of points: what it has brought so far, and how it can bring more."""

    id: str
    name: str
    points: int
    how: str


def sources(state: State, seat: int, lang: str) -> list[Source]:
    """Where the points of a seat come from, as its game counts them."""
    words = game_words(state.game)
    return [
        Source(
            source,
            state.game.words.text(lang, f"source-{source}"),
            points,
            words.text(lang, f"gain-{source}"),
        )
        for source, points in state.score_breakdown(seat)
    ]
