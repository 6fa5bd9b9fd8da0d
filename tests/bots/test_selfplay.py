"""Games to learn from: repeatable, as wide as the features, with what came of them."""

from __future__ import annotations

from importlib import import_module

import pytest

from terem.bots.net import input_names

pytest.importorskip("numpy")
selfplay = import_module("tools.train.selfplay")


@pytest.mark.parametrize(("id", "seats"), [("village", 1), ("village", 3), ("rurik", 2)])
def test_a_game_follows_from_its_number(id: str, seats: int) -> None:
    one, other = selfplay.Rows(), selfplay.Rows()
    length = selfplay.play_game(id, seats, 12, 2, None, 100, one)
    assert selfplay.play_game(id, seats, 12, 2, None, 100, other) == length > 0
    assert one.inputs == other.inputs
    names = import_module(f"terem.games.{id}.features").names(seats)
    sides = len(one.points[0])
    for row in one.inputs:
        assert len(row) == len(input_names(names, sides))
    for shares in one.places:
        assert sum(shares) == pytest.approx(sides)
    # The same game seen from every chair ends with the same points, turned.
    assert sorted(one.points[0]) == sorted(one.points[seats - 1])


def test_shared_places_are_split() -> None:
    assert selfplay.place_shares([[1], [0, 2]], 3) == [
        [0.0, 0.5, 0.5],
        [1.0, 0.0, 0.0],
        [0.0, 0.5, 0.5],
    ]
