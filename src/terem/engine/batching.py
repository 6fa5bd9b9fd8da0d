"""Many games of one kind, stepped in one compiled loop."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from terem.engine.state import State

Features = Callable[[State, int], list[float]]


class Herd:
    """Games that go on side by side; one that ends makes room for a new one."""

    def __init__(
        self, game: Any, seats: int, seeds: list[int], options: object, features: Features
    ) -> None:
        self.game: Any = game
        self.seats: int = seats
        self.first_seeds: list[int] = seeds
        self.options: object = options
        self.features: Features = features
        self.states: list[State] = []
        # How many games each row has begun: its next deal is this many rounds further on.
        self.begun: list[int] = []

    def deal(self, row: int) -> State:
        """The next game of a row, from a seed that no other row will use."""
        seed = self.first_seeds[row] + self.begun[row] * STRIDE
        self.begun[row] += 1
        state: State = self.game.new(self.seats, seed % SEEDS, self.options)
        state.telling = False
        return state

    def reset(self) -> None:
        self.begun = [0] * len(self.first_seeds)
        self.states = [self.deal(row) for row in range(len(self.first_seeds))]

    def step(self, ids: list[int]) -> list[tuple[int, State]]:
        """Play a legal id in every game; those that ended, as they ended, with their row."""
        ended: list[tuple[int, State]] = []
        plies = self.game.by_id
        for row in range(len(ids)):
            state = self.states[row]
            state.apply(plies[ids[row]])
            if not state.stack:
                ended.append((row, state))
                self.states[row] = self.deal(row)
        return ended

    def observations(self) -> list[float]:
        """What the deciding seats see, one row after the other."""
        found: list[float] = []
        features = self.features
        for state in self.states:
            found += features(state, state.stack[-1].seat)
        return found

    def legal(self) -> tuple[list[int], list[int]]:
        """The legal ids of all games: the rows, and the ids."""
        rows: list[int] = []
        ids: list[int] = []
        for row in range(len(self.states)):
            for ply in self.states[row].legal():
                rows.append(row)
                ids.append(ply.id)
        return rows, ids

    def deciding(self) -> list[int]:
        return [state.stack[-1].seat for state in self.states]


# Deals of one row are this far apart, so that rows begun from neighbouring seeds never meet.
STRIDE = 1_000_003
SEEDS = 1 << 64
