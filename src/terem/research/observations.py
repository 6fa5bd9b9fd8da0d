"""What a seat sees, as numbers."""

from __future__ import annotations

from importlib import import_module
from importlib.util import find_spec
from typing import Any

import numpy as np
from numpy.typing import NDArray

import terem
from terem import Game, State

Observation = NDArray[np.float32]
Mask = NDArray[np.int8]


def game_of(game: object) -> Game:
    """A game by itself or by its id."""
    return terem.game(game) if isinstance(game, str) else game  # type: ignore[return-value]


def features_of(game: Game) -> Any:
    """The module that writes a game's positions as numbers."""
    module = f"{type(game).__module__}.features"
    if find_spec(module) is None:
        raise ValueError(f"{game.id} has no features: nothing writes its positions as numbers")
    return import_module(module)


def names(game: str | Game, seats: int) -> list[str]:
    """What each number of an observation is."""
    found: list[str] = features_of(game_of(game)).names(seats)
    return found


def observe(state: State, seat: int) -> Observation:
    """All that a seat may know, own side first: `names(game, seats)[i]` says what number i is."""
    state.existing_seat(seat)
    return np.array(features_of(state.game).features(state, seat), dtype=np.float32)


def mask_of(state: State) -> Mask:
    """One for every legal id; all zeros once the game is over."""
    mask = np.zeros(state.game.actions, dtype=np.int8)
    mask[state.legal_ids()] = 1
    return mask
