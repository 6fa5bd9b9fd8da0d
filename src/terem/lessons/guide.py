"""How to play on one page: a few short texts, each with a picture of the real board.

A picture is a position of a lesson and the places of the board it shows, so it never differs from
what is played.
"""

from __future__ import annotations

import tomllib
from dataclasses import dataclass
from functools import cache

from terem import Game
from terem.lessons.lesson import Lesson, find, folder


@dataclass(frozen=True)
class Block:
    """A heading, a text and a picture."""

    id: str
    lesson: Lesson
    # The picture shows the position in which this step of the lesson begins, counted from 0.
    step: int
    # The places it shows, as `targets.ts` of the game's board names them.
    show: tuple[str, ...]
    # How much of the board around them, in units of the drawing.
    margin: int
    # The clause of the rulebook before which the picture stands, too.
    clause: str | None


@cache
def guide(game: Game) -> tuple[Block, ...]:
    """The page of a game, from `lessons/guide/page.toml`; a game without one has no blocks."""
    path = folder(game) / "guide" / "page.toml"
    if not path.exists():
        return ()
    data = tomllib.loads(path.read_text(encoding="utf-8"))
    return tuple(
        Block(
            id=one["id"],
            lesson=find(game, one["lesson"]),
            step=one["step"],
            show=tuple(one["show"]),
            margin=one.get("margin", 6),
            clause=one.get("clause"),
        )
        for one in data["block"]
    )
