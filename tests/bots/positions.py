"""Positions to think about: somewhere in games between quick bots."""

from __future__ import annotations

import random

import terem
from terem import State

TABLES = [(id, seats) for id in terem.games() for seats in terem.game(id).seats]


def some_positions(id: str, seats: int, seed: int, count: int) -> list[State]:
    """Positions with a real choice, spread over a random game."""
    rng = random.Random(f"{id} {seats} {seed}")
    state = terem.game(id).new(seats, seed)
    found: list[State] = []
    while state.seat is not None:
        if len(state.moves()) > 1:
            found.append(state.copy())
        state.play(rng.choice(state.moves()))
    step = max(1, len(found) // count)
    return found[rng.randrange(step) :: step][:count]
