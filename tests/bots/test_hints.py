"""Hints: the best moves, what they promise, and the line behind each, in words."""

from __future__ import annotations

import pytest

import terem
from terem import bots
from terem.engine import LANGUAGES
from tests.bots.positions import TABLES, some_positions


@pytest.mark.parametrize(("id", "seats"), TABLES)
def test_hints_name_moves_results_and_lines(id: str, seats: int) -> None:
    for state in some_positions(id, seats, 6, 3):
        seat = state.seat
        assert seat is not None
        hints = bots.hint(state, seat, top=3, iterations=40)
        assert len(hints) == min(3, len(state.moves()))
        assert len({hint.move for hint in hints}) == len(hints)
        for hint in hints:
            assert hint.move in state.moves()
            assert hint.line[0] == (seat, hint.move)
            assert len(hint.points) == len(state.scores())
            assert hint.win is None or 0 <= hint.win <= 1
            assert (hint.win is None) == (len(hint.points) == 1)
            assert 0 <= hint.share <= 1
            for lang in LANGUAGES:
                words = hint.words(lang)
                assert len(words) == len(hint.line)
                assert words[0] == state.describe(hint.move, lang)
        assert sum(hint.share for hint in hints) <= 1.5
        for other in range(seats):
            if other != seat:
                assert bots.hint(state, other, iterations=5) == []


def test_no_hints_after_the_end() -> None:
    state = some_positions("outpost", 1, 2, 1)[0]
    while state.seat is not None:
        state.play(state.moves()[-1])
    assert bots.hint(state, 0) == []


def test_hints_are_only_for_seats() -> None:
    state = terem.game("village").new(seats=2, seed=1)
    for seat in (2, -1, "0", None):
        with pytest.raises(ValueError, match="seat must be"):
            bots.hint(state, seat, iterations=5)
    with pytest.raises(ValueError, match="top must be"):
        bots.hint(state, 0, top=0)
