"""A bot's choice does not change when what it cannot know is permuted."""

from __future__ import annotations

import random

import pytest

from terem import State, bots
from tests.bots.positions import TABLES, some_positions
from tests.permuter import permuted

ITERATIONS = 25


def other_worlds(state: State, seat: int) -> list[State]:
    """What the engine imagines, and what a permuter makes that shares no code with it."""
    rng = random.Random(seat)
    swapped = [state.game.restore(permuted(state.dump(), seat, rng)) for _ in range(2)]
    return [state.sample(seat, 1001), *swapped]


@pytest.mark.parametrize(("id", "seats"), TABLES)
@pytest.mark.parametrize("name", ["greedy", "easy", "medium", "hard", "master"])
def test_the_choice_depends_only_on_what_the_seat_knows(id: str, seats: int, name: str) -> None:
    for number, state in enumerate(some_positions(id, seats, 11, 4)):
        seat = state.seat
        assert seat is not None
        choice = bots.bot(name, seed=number, iterations=ITERATIONS).choose(state)
        for other, twin in enumerate(other_worlds(state, seat)):
            again = bots.bot(name, seed=number, iterations=ITERATIONS).choose(twin)
            assert again == choice, f"{name} saw what is hidden in world {other}"


@pytest.mark.parametrize(("id", "seats"), TABLES)
def test_a_hint_depends_only_on_what_the_seat_knows(id: str, seats: int) -> None:
    for state in some_positions(id, seats, 12, 2):
        seat = state.seat
        assert seat is not None
        told = [
            [(hint.move, hint.points, hint.line) for hint in bots.hint(world, seat, iterations=30)]
            for world in (state, *other_worlds(state, seat))
        ]
        assert all(other == told[0] for other in told)


@pytest.mark.parametrize(("id", "seats"), TABLES)
def test_a_bot_leaves_the_game_alone(id: str, seats: int) -> None:
    for state in some_positions(id, seats, 13, 3):
        before = state.dump()
        bots.bot("medium", seed=1, iterations=20).choose(state)
        assert state.dump() == before
