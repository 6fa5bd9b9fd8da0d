"""What a seat sees, as numbers."""

from __future__ import annotations

from functools import cache
from importlib import import_module
from importlib.util import find_spec
from typing import Any

import numpy as np
from numpy.typing import NDArray

import terem
from terem import Game, State
from terem.engine import features
from terem.engine.batching import Eye
from terem.engine.features import Sheet

Observation = NDArray[np.float32]
Mask = NDArray[np.int8]
# Looked up once: a look takes a microsecond or two.
FLOAT = np.dtype(np.float32)
WHOLE = np.dtype(np.int32)
frombuffer = np.frombuffer


def game_of(game: object) -> Game:
    """A game by itself or by its id."""
    return terem.game(game) if isinstance(game, str) else game  # type: ignore[return-value]


@cache
def features_of(game: Game) -> Any:
    """The module that writes a game's positions as numbers."""
    module = f"{type(game).__module__}.features"
    if find_spec(module) is None:
        raise ValueError(f"{game.id} has no features: nothing writes its positions as numbers")
    return import_module(module)


def names(game: str | Game, seats: int) -> list[str]:
    """What each number of an observation is."""
    found = game_of(game)
    return features.names(features_of(found).write, found, seats)


def observe(state: State, seat: int) -> Observation:
    """All that a seat may know, own side first: `names(game, seats)[i]` says what number i is."""
    sheet = Sheet()
    features_of(state.game).write(sheet, state, state.existing_seat(seat))
    return written(sheet).astype(np.float32)


def written(sheet: Sheet) -> NDArray[np.int32]:
    """The numbers of a sheet as they stand in its memory."""
    return np.frombuffer(sheet.numbers, np.int32, sheet.at)  # type: ignore[call-overload,no-any-return]


class Looker:
    """Looks at one table again and again, without making anything but the arrays it hands out."""

    def __init__(self, game: Game, seats: int) -> None:
        self.length = len(names(game, seats))
        self.eye = Eye(game, 1, features_of(game).write)
        self.sheet = self.eye.sheet
        self.marks = np.frombuffer(memoryview(self.eye.marks), np.int8)

    def look(self, state: State, seat: int) -> tuple[Observation, Mask]:
        """What a seat sees, and one for each of its legal ids: none while another is asked."""
        self.eye.glance(state, seat)
        seen: Observation = frombuffer(self.sheet.numbers, WHOLE, self.length).astype(FLOAT)  # type: ignore[call-overload]
        return seen, self.marks.copy()
