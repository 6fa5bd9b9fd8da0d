"""Terem: board games of old Rus' and its neighbours, implemented to the letter."""

from __future__ import annotations

from importlib import import_module

# Importing a sub-package binds its name here, once. Doing that now leaves the name free for the
# contract's function `games()` below.
import terem.games  # noqa: F401
from terem.engine import Game, IllegalMove, Move, Reason, State

__version__ = "0.1.0"

_GAMES = ("outpost", "red_cathedral", "rurik", "village")
_loaded: dict[str, Game] = {}


def games() -> list[str]:
    """The ids of all games."""
    return list(_GAMES)


def game(id: str) -> Game:
    """One game by its id; KeyError with the known names for anything else."""
    if id not in _GAMES:
        raise KeyError(f"unknown game {id!r}; the games are: {', '.join(_GAMES)}")
    found = _loaded.get(id)
    if found is None:
        found = import_module(f"terem.games.{id}").GAME
        _loaded[id] = found
    return found


__all__ = ["Game", "IllegalMove", "Move", "Reason", "State", "game", "games"]
