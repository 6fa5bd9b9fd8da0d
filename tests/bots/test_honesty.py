"""A bot's choice does not change when what it cannot know is permuted."""

from __future__ import annotations

import pytest

from terem import bots
from tests.bots.positions import TABLES, some_positions

ITERATIONS = 25


@pytest.mark.parametrize(("id", "seats"), TABLES)
@pytest.mark.parametrize("name", ["greedy", "easy", "medium", "hard", "master"])
def test_the_choice_depends_only_on_what_the_seat_knows(id: str, seats: int, name: str) -> None:
    for number, state in enumerate(some_positions(id, seats, 11, 4)):
        seat = state.seat
        assert seat is not None
        choice = bots.bot(name, seed=number, iterations=ITERATIONS).choose(state)
        for other in (1, 2, 3):
            twin = state.sample(seat, 1000 + other)
            again = bots.bot(name, seed=number, iterations=ITERATIONS).choose(twin)
            assert again == choice, f"{name} saw what is hidden in world {other}"


@pytest.mark.parametrize(("id", "seats"), TABLES)
def test_a_hint_depends_only_on_what_the_seat_knows(id: str, seats: int) -> None:
    for state in some_positions(id, seats, 12, 2):
        seat = state.seat
        assert seat is not None
        told = [
            [(hint.move, hint.points, hint.line) for hint in bots.hint(world, seat, iterations=30)]
            for world in (state, state.sample(seat, 77))
        ]
        assert told[0] == told[1]


@pytest.mark.parametrize(("id", "seats"), TABLES)
def test_a_bot_leaves_the_game_alone(id: str, seats: int) -> None:
    for state in some_positions(id, seats, 13, 3):
        before = state.dump()
        bots.bot("medium", seed=1, iterations=20).choose(state)
        assert state.dump() == before
