"""What is sent of a new position is what has changed: for everybody once, and for each seat what
only it may see."""

from __future__ import annotations

import random

import msgspec
import pytest

import terem
from terem.server.changes import changed, view_changes
from terem.server.scene import items, own_changes


@pytest.mark.parametrize("game", terem.games())
@pytest.mark.parametrize("seats", [2, 3])
def test_a_spectators_changes_and_ones_own_lead_to_ones_next_view(game: str, seats: int) -> None:
    rng = random.Random(seats)
    state = terem.game(game).new(seats, 11)
    as_a_whole = together = 0
    while not state.over and state.played < 250:
        after = state.copy()
        after.play(rng.choice(after.moves()))
        common = view_changes(state.view(None), after.view(None))
        for seat in range(seats):
            before, now = {"view": state.view(seat)}, {"view": after.view(seat)}
            own = own_changes(common, state.own_view(seat), after.own_view(seat))
            if own is None:
                as_a_whole += 1
                own = view_changes(before["view"], now["view"])
                made = changed(before, own)
            else:
                together += 1
                made = changed(before, common + own)
            # In the same order, too: it means something to whoever reads a view.
            assert msgspec.json.encode(made) == msgspec.json.encode(now)
        state = after
    # Comparing all a seat sees is the exception, or nothing would be saved.
    assert together > 9 * as_a_whole


def test_what_a_seat_alone_sees_is_sent_again_where_all_are_told_something_else() -> None:
    hand = ("players", 0, "hand")
    # A change above the place, or at it, overwrites it; one beside it does not.
    for path in (["view", "players"], ["view", "players", 0], ["view", "players", 0, "hand"]):
        assert own_changes([[path, None]], [(hand, [1])], [(hand, [1])]) == [
            [["view", "players", 0, "hand"], [1]]
        ]
    beside = [["view", "players", 1, "hand"], None]
    assert own_changes([beside], [(hand, [1])], [(hand, [1])]) == []
    assert own_changes([beside], [(hand, [1])], [(hand, [2])]) == [
        [["view", "players", 0, "hand"], [2]]
    ]
    # Below it, or where other places are one's own now: views are compared as a whole.
    below = [["view", "players", 0, "hand", 0], 5]
    assert own_changes([below], [(hand, [1])], [(hand, [1])]) is None
    assert own_changes([], [(hand, [1])], []) is None
    assert own_changes([], [(hand, [1])], [(("drawn",), [1])]) is None


def test_items_stand_in_a_list_without_its_brackets() -> None:
    assert items([]) == b""
    assert items([[["seq"], 3], [["over"], True]]) == b'[["seq"],3],[["over"],true]'
