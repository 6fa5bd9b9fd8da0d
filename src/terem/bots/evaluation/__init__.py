"""How good a position is for a seat, in points: one module per game.

An evaluation looks only at what its seat may know (it is called on sampled worlds) and prices
everything in final points, so that a step that costs more than it brings scores lower.
"""

from __future__ import annotations

from collections.abc import Callable
from importlib import import_module
from importlib.util import find_spec
from typing import Any

from terem.engine import State

Evaluation = Callable[[State, int], float]

_found: dict[str, Evaluation] = {}
_foresight: dict[str, int] = {}


def knowledge(package: str, game: str) -> Any:
    """The module of a package that knows this game, or else `plain`, which knows any."""
    known = find_spec(f"{package}.{game}") is not None
    return import_module(f"{package}.{game if known else 'plain'}")


def evaluation(game: str) -> Evaluation:
    """The evaluation of a game: `terem.bots.evaluation.<game>.evaluate`."""
    known = _found.get(game)
    if known is None:
        known = knowledge("terem.bots.evaluation", game).evaluate
        _found[game] = known
    return known


def foresight(game: str) -> int:
    """How many own steps beyond the next greedy looks in this game (`FORESIGHT`, normally none)."""
    known = _foresight.get(game)
    if known is None:
        known = getattr(knowledge("terem.bots.evaluation", game), "FORESIGHT", 0)
        _foresight[game] = known
    return known


def look_ahead(game: str, steps: int) -> None:
    """Let greedy look so many own steps further from now on (for tuning)."""
    _foresight[game] = steps
