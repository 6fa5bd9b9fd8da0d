"""Whole random games beside a second reader of the rulebook: the same moves, the same Rebellion."""

from __future__ import annotations

import random
from typing import Any, cast

import pytest

from terem.engine import Move
from terem.games.rurik.state import Rurik, clear_turn
from tests.clauses import clause
from tests.rurik.insurrection import Asked, Turn
from tests.rurik.listing import Reader
from tests.rurik.table import GAME, rebellion_turn

IDLE = ("forfeit", "stop", "end_turn", "stay_away")


def some_options(rng: random.Random) -> dict[str, Any]:
    return {name: rng.choice(option.choices) for name, option in GAME.options.items()}


def lively(rng: random.Random, moves: list[Move]) -> Move:
    """A random move, but seldom one that lets a turn pass or spends all coins on bribes."""
    busy = [move for move in moves if move[0] not in IDLE] or moves
    if busy[0][0] == "bribe" and rng.random() < 0.7:
        return busy[0]
    return rng.choice(busy if rng.random() < 0.9 else moves)


@clause(
    "strategy.1",
    "strategy.3",
    "strategy.4",
    "strategy.5",
    "muster.1",
    "move.1",
    "attack.1",
    "tax.1",
    "tax.2",
    "build.1",
    "build.2",
    "deed.2",
    "turn.7",
)
@pytest.mark.parametrize("seed", range(40))
def test_the_moves_offered_are_those_a_second_reader_of_the_book_lists(seed: int) -> None:
    rng = random.Random(seed)
    options = some_options(rng) if seed % 3 else {"edition": rng.choice(("ru", "de"))}
    s = GAME.new(1 + seed % 4, seed, options)
    while s.seat is not None:
        reader = Reader(s)
        expected = reader.moves()
        moves = s.moves()
        if expected is not None:
            # What leaves no choice is not asked.
            assert len(moves) > 1, reader.question
            assert sorted(map(str, moves)) == sorted(map(str, expected)), (reader.question, options)
        s.play(lively(rng, moves))


def compare(s: Rurik) -> bool:
    """Let the Rebellion take its next turn here and now, and the second reader too."""
    if not any(p >= 0 and p & 7 == 1 for p in s.board):
        return False
    if not any(p >= 0 and p & 7 == 0 for p in s.board):
        return False  # the claim phase would follow at once
    s.players[0].coins += 9  # no forced forfeit of yours, after which it would act again
    reader = Turn(s)
    question = None
    try:
        reader.take()
    except Asked as asked:
        question = asked.args
    clear_turn(s)
    rebellion_turn(s)
    after = s.dump()
    position = after["position"]
    if question is not None:
        frame = after["decisions"][-1]
        assert (frame["kind"], frame["region"], frame["cards"]) == ("rebellion_casualty", *question)
    elif s.stack:
        assert s.stack[-1].kind != "rebellion_casualty"
    for mine, its in zip(reader.at["players"], position["players"], strict=True):
        for key in ("troops", "leader_at", "supply", "boat", "dock", "coins", "warfare"):
            assert mine[key] == its[key], (key, reader.priority, reader.card["id"])
        for kind, places in mine["structures"].items():
            assert sorted(places) == sorted(its["structures"][kind])
    assert sorted(reader.at["neutral_troops"]) == sorted(position["neutral_troops"])
    assert sorted(reader.at["goods_on_map"]) == sorted(position["goods_on_map"])
    for key in ("covered_bonuses", "cards_top_first"):
        assert reader.block[key] == position["rebellion"][key]
    return True


@clause(
    "rebellion.3",
    "rebellion.4",
    "rebellion.5",
    "rebellion.6",
    "rebellion.7",
    "rebellion.8",
    "rebellion.9",
    "rebellion.11",
    "rebellion.12",
)
@pytest.mark.parametrize("seed", range(24))
def test_the_rebellion_acts_as_a_second_reader_of_the_book_says(seed: int) -> None:
    rng = random.Random(seed)
    s = cast(Rurik, GAME.new(1, seed, some_options(rng)))
    compared = 0
    while s.seat is not None:
        if s.stack[-1].kind == "turn":
            for priority in range(3):
                twin = s.copy()
                twin.priority = priority
                compared += compare(twin)
        s.play(lively(rng, s.moves()))
    assert compared > 20
