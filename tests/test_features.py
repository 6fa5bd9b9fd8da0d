"""Positions in numbers: named, of one length, and blind to what a seat may not know."""

from __future__ import annotations

import random
from importlib import import_module
from typing import Any

import pytest

import terem
from terem import State
from terem.engine.features import names, numbers
from tests.bots.positions import TABLES, some_positions
from tests.permuter import permuted


def write(id: str) -> Any:
    return import_module(f"terem.games.{id}.features").write


def names_of(id: str, seats: int) -> list[str]:
    return names(write(id), terem.game(id), seats)


@pytest.mark.parametrize(("id", "seats"), TABLES)
def test_every_number_has_one_name(id: str, seats: int) -> None:
    names = names_of(id, seats)
    assert len(set(names)) == len(names)
    for state in some_positions(id, seats, 5, 6):
        for seat in range(seats):
            values = numbers(write(id), state, seat)
            assert len(values) == len(names)
            assert all(type(value) is float or type(value) is int for value in values)


@pytest.mark.parametrize(("id", "seats"), TABLES)
def test_the_open_question_is_always_told(id: str, seats: int) -> None:
    """No kind of question is missing from the list."""
    names = names_of(id, seats)
    rng = random.Random(seats)
    for seed in range(3):
        state = terem.game(id).new(seats, seed)
        while state.seat is not None:
            values = dict(zip(names, numbers(write(id), state, 0), strict=True))
            assert values[f"question.{state.stack[-1].kind}"] == 1
            assert values["own decision"] == (state.seat == 0)
            state.play(rng.choice(state.moves()))


@pytest.mark.parametrize(("id", "seats"), TABLES)
def test_another_world_looks_the_same(id: str, seats: int) -> None:
    """Views and numbers of a seat do not change when hidden parts are swapped behind its back."""
    rng = random.Random(seats)
    for state in some_positions(id, seats, 21, 12):
        for seat in range(seats):
            other = terem.game(id).restore(permuted(state.dump(), seat, rng))
            assert other.view(seat) == state.view(seat)
            assert numbers(write(id), other, seat) == numbers(write(id), state, seat)


HIDES = [("outpost", 2), ("rurik", 3), ("rurik", 1), ("village", 2), ("village", 1)]


@pytest.mark.parametrize(("id", "seats"), HIDES)
def test_the_permuter_does_permute(id: str, seats: int) -> None:
    changed = 0
    for state in some_positions(id, seats, 22, 6):
        before = state.dump()
        changed += permuted(before, 0, random.Random(1))["position"] != before["position"]
    assert changed >= 4


OWN = {
    "outpost": "resources.clay",
    "red_cathedral": "roubles",
    "rurik": "coins",
    "village": "coins",
}


def own(state: State, seat: int, id: str) -> int:
    player = state.dump()["position"]["players"][seat]
    found = player["resources"]["clay"] if id == "outpost" else player[OWN[id]]
    assert isinstance(found, int)
    return found


@pytest.mark.parametrize("id", terem.games())
def test_own_side_first_then_in_turn_order(id: str) -> None:
    names = names_of(id, 3)
    for state in some_positions(id, 3, 6, 8):
        for seat in range(3):
            values = dict(zip(names, numbers(write(id), state, seat), strict=True))
            assert values[f"own {OWN[id]}"] == own(state, seat, id)
            assert values[f"rival 1 {OWN[id]}"] == own(state, (seat + 1) % 3, id)
            assert values[f"rival 2 {OWN[id]}"] == own(state, (seat + 2) % 3, id)
