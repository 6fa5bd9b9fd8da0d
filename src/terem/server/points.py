"""Where points come from: as far as somebody may know, and in words."""

from __future__ import annotations

from functools import lru_cache
from typing import Any

from terem.engine import Game, State
from terem.server.archive import known_points

Points = list[list[tuple[str, int]] | None]
# The same in words: (source, text, points).
Breakdown = list[list[tuple[str, str, int]] | None]


def points_known(state: State, view: dict[str, Any], seat: int | None) -> Points:
    """Per seat where its points come from, as far as another may know."""
    return [known_points(state, view, one, seat) for one in range(state.seats)]


@lru_cache(maxsize=1000)
def source_text(game: Game, lang: str, source: str) -> str:
    message = f"source-{source}"
    return game.words.text(lang, message) if game.words.has(lang, message) else source


def told_parts(game: Game, lang: str, parts: list[tuple[str, int]]) -> list[tuple[str, str, int]]:
    return _told_parts(game, lang, tuple(parts))


@lru_cache(maxsize=5000)
def _told_parts(
    game: Game, lang: str, parts: tuple[tuple[str, int], ...]
) -> list[tuple[str, str, int]]:
    """Kept, and never changed: points move seldom, and everybody at a table is told."""
    return [(source, source_text(game, lang, source), points) for source, points in parts]


def told_points(game: Game, points: Points, lang: str) -> Breakdown:
    return [None if one is None else told_parts(game, lang, one) for one in points]
