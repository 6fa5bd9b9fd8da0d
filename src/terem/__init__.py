"""Terem: board games of old Rus' and its neighbours, implemented to the letter."""

from __future__ import annotations

import os
from functools import partial
from importlib import import_module

# Importing a sub-package binds its name here, once. Doing that now leaves the name free for the
# contract's function `games()` below.
import terem.games  # noqa: F401
from terem.engine import Game, IllegalMove, Move, Reason, State
from terem.engine.reading import quoted
from terem.engine.showing import SHOWN

__version__ = "0.1.0"

_GAMES = ("outpost", "red_cathedral", "rurik", "village")
# Games that live elsewhere: the packages named in TEREM_GAMES, separated by commas. The last part
# of a package's name is the game's id.
_GUESTS = [name.strip() for name in os.environ.get("TEREM_GAMES", "").split(",") if name.strip()]
_MODULES = {
    **{id: f"terem.games.{id}" for id in _GAMES},
    **{name.rpartition(".")[2]: name for name in _GUESTS},
}
_loaded: dict[str, Game] = {}


def games() -> list[str]:
    """The ids of all games."""
    return list(_MODULES)


def game(id: str) -> Game:
    """One game by its id; KeyError with the known names for anything else."""
    module = _MODULES.get(id) if isinstance(id, str) else None
    if module is None:
        raise KeyError(f"unknown game {quoted(id)}; the games are: {', '.join(_MODULES)}")
    found = _loaded.get(id)
    if found is None:
        try:
            found = import_module(module).GAME
        except ModuleNotFoundError as missing:
            # A guest whose package is not on the path; what a package itself lacks it may say.
            if missing.name is None or not f"{module}.".startswith(f"{missing.name}."):
                raise
            where = f"TEREM_GAMES names {module}, which is in no folder of PYTHONPATH"
            raise KeyError(f"the game {id!r} is not there: {where}") from None
        _loaded[id] = found
    return found


def _picture(sort: str, state: State) -> str:
    """Whoever draws is imported when something is to be drawn."""
    drawn: str = getattr(import_module("terem.pictures"), sort)(state)
    return drawn


for _sort in ("text", "svg"):
    SHOWN[_sort] = partial(_picture, _sort)

__all__ = ["Game", "IllegalMove", "Move", "Reason", "State", "game", "games"]
