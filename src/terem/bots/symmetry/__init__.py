"""Moves that come to the same thing: one module per game that has such moves.

`twin(state, ply)` is the move of the same question that leads to the same position but for names,
or None. A search looks at the first of such moves only: shared out among equals, its tries would
say less about each of them and make none look like the best.
"""

from __future__ import annotations

from collections.abc import Callable
from importlib import import_module
from importlib.util import find_spec

from terem.engine import Ply, State

Twin = Callable[[State, Ply], Ply | None]

_found: dict[str, Twin | None] = {}


def twins(game: str) -> Twin | None:
    """What `terem.bots.symmetry.<game>` knows; None where all moves differ."""
    if game not in _found:
        known = find_spec(f"{__name__}.{game}") is not None
        _found[game] = import_module(f"{__name__}.{game}").twin if known else None
    return _found[game]


def without_twins(state: State, moves: list[Ply], twin: Twin) -> list[Ply]:
    """The moves, of equal ones the first only."""
    found: list[Ply] = []
    for move in moves:
        other = twin(state, move)
        if other is None or other not in found:
            found.append(move)
    return found
