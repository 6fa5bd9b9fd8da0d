"""Positions near the end of a game where a move of a kind that bots blundered with is wrong.

They are so near the end that every line can be tried out, so the test knows what is right.
"""

from __future__ import annotations

import json
from pathlib import Path

import pytest

import terem
from terem import Move, State, bots
from terem.bots.judgement import judgement
from terem.bots.search import Search, settings
from terem.bots.symmetry import twins, without_twins

POSITIONS = Path(__file__).parent / "blunders"
WIN = 20


def restored(name: str) -> State:
    stored = json.loads((POSITIONS / f"{name}.json").read_text(encoding="utf-8"))
    state: State = terem.game(stored["game"]).restore(stored)
    return state


def outcome(state: State, seat: int) -> float:
    """The margin with which `seat` ends if both play their best, a win counted in."""
    if state.seat is None:
        scores, first = state.scores(), state.ranking()[0]
        return scores[seat] - scores[1 - seat] + (WIN / len(first) if seat in first else 0.0)
    best_of = max if state.seat == seat else min
    return best_of(after(state, move, seat) for move in state.moves())


def after(state: State, move: Move, seat: int) -> float:
    twin = state.copy()
    twin.play(move)
    return outcome(twin, seat)


@pytest.mark.parametrize(
    ("name", "blunder"),
    [
        # A coin is a point, and what it buys is worth less.
        ("coins-at-the-well", ("well", "coin_coin_coin")),
        ("coins-at-the-well-again", ("well", "coin_coin_coin")),
        # One step ahead the well looks so much better that the other move was never tried in time.
        ("coins-at-the-well-neglected", ("well", "coin_coin_coin")),
        # Nothing to sell, and the cube is black.
        ("market-day-for-others", ("take", "market", "black")),
        # The resources still had a use.
        ("exchange-before-the-end", ("exchange", "clay_wood", "stone")),
        ("exchange-before-the-last-pass", ("exchange", "stone_stone", "wood")),
    ],
)
def test_hard_does_not_blunder_at_the_end(name: str, blunder: Move) -> None:
    state = restored(name)
    seat = state.seat
    assert seat is not None
    values = {move: after(state, move, seat) for move in state.moves()}
    best = max(values.values())
    assert values[blunder] < best
    chosen = bots.bot("hard", seed=1).choose(state)
    assert values[chosen] == best


def tile_to_place() -> State:
    """A question where a workshop tile goes, with both white slots still free."""
    state: State = terem.game("red_cathedral").new(2, 5)
    player = bots.bot("greedy", seed=1)
    while ("place_face_down", "white_2") not in state.moves():
        state.play(player.choose(state))
    return state


def test_of_two_equal_slots_one_is_searched() -> None:
    state = tile_to_place()
    seat = state.seat
    assert seat is not None
    whites = [move for move in state.moves() if move[1:] in (("white_1",), ("white_2",))]
    assert len(whites) in (2, 4)
    s = settings("red_cathedral", "hard")
    search = Search(state, seat, 1, judgement("red_cathedral"), s)
    root = search.run(40, None, hurry=False)
    looked_at = [edge.move.move for edge in root.edges]
    assert set(looked_at) == set(state.moves()) - {m for m in whites if m[1] == "white_2"}
    assert search.edge_of(("place_face_down", "white_2")) is search.edge_of(
        ("place_face_down", "white_1")
    )


def test_the_last_white_slot_has_no_equal() -> None:
    twin = twins("red_cathedral")
    assert twin is not None
    state = tile_to_place()
    seat = state.seat
    state.play(("place_face_down", "white_1"))
    player = bots.bot("greedy", seed=1)
    while state.seat != seat or ("place_face_down", "white_2") not in state.moves():
        state.play(player.choose(state))
    assert without_twins(state, state.legal(), twin) == state.legal()
