"""A reviewed game as it is stored: everything in all languages, with marks for the names of people.

Like the archive of a game it keeps what the rules of its day made of it, so a later correction of
the rules cannot alter or lose a review.
"""

from __future__ import annotations

import time
import zlib
from typing import Any

import msgspec
from msgspec import Struct

import terem
from terem.bots import Judged
from terem.bots.review import WRONG, Critic, gains, judging
from terem.engine import LANGUAGES, State
from terem.server.archive import mark


class Played(Struct):
    """A finished game."""

    seats: int
    seed: int
    options: dict[str, str | int]
    history: list[list[Any]]


class Part(Struct):
    """Judge the moves of a game from number `first` on, for about so many seconds."""

    played: Played
    iterations: int
    first: int
    seconds: float


class Attempt(Struct):
    """Judge one move in the place of number `index` of a game."""

    played: Played
    iterations: int
    index: int
    move: list[Any]


class Said(Struct):
    """A judgement in one language: the move, what was better, and the line behind that."""

    played: str
    words: str
    line: list[str]


class JudgedMove(Struct, omit_defaults=True):
    """One move of a game and what became of everybody's prospects."""

    index: int
    seat: int
    move: list[Any]
    # What every side could expect after it.
    points: list[float]
    chances: list[float]
    # What changed in the score: (seat, source, points).
    gains: list[tuple[int, str, int]] = []
    # Was there a choice?
    choice: bool = False
    kind: str = "best"
    loss: float = 0.0
    best: list[Any] = []
    # Where something was given away: in words, by language.
    said: dict[str, Said] = {}


class StoredReview(Struct):
    version: int
    iterations: int
    accuracy: list[float | None]
    turning: list[int]
    moves: list[JudgedMove]


def pack(review: StoredReview) -> bytes:
    return zlib.compress(msgspec.json.encode(review), 6)


def unpack(data: bytes) -> StoredReview:
    return msgspec.json.decode(zlib.decompress(data), type=StoredReview)


def judge_part(game: str, part: Part) -> list[JudgedMove]:
    """As many moves as fit into the time, at least one."""
    until = time.monotonic() + part.seconds
    played = part.played
    found: list[JudgedMove] = []
    for state, judged in judging(
        game,
        played.seats,
        played.seed,
        dict(played.options),
        played.history,
        part.iterations,
        part.first,
    ):
        found.append(told(judged, state))
        if time.monotonic() > until:
            break
    return found


def judge_attempt(game: str, attempt: Attempt) -> JudgedMove:
    """What another move would have been worth; ValueError if it was not legal there."""
    played = attempt.played
    history = played.history[: attempt.index]
    before = terem.game(game).replay(played.seats, played.seed, dict(played.options), history)
    seat = before.seat
    after = before.copy()
    after.play(attempt.move)
    assert seat is not None
    critic = Critic(before.game, played.seats, attempt.iterations)
    return told(critic.judge(attempt.index, before, seat, after.last_move()), after)


def told(judged: Judged, after: State) -> JudgedMove:
    before = judged.before
    marks = [mark(seat) for seat in range(before.seats)]
    said = {}
    if judged.kind in (*WRONG, "good"):
        said = {
            lang: Said(
                judged.played_words(lang, marks),
                judged.words(lang, marks),
                judged.line_words(lang, marks),
            )
            for lang in LANGUAGES
        }
    return JudgedMove(
        index=judged.index,
        seat=judged.seat,
        move=list(judged.move),
        points=[round(one, 2) for one in judged.after.points],
        chances=[round(one, 4) for one in judged.after.chances],
        gains=gains(before, after),
        choice=judged.points is not None,
        kind=judged.kind,
        loss=round(judged.loss, 4),
        best=list(judged.best),
        said=said,
    )
