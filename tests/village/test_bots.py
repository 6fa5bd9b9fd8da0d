"""Greedy in Village. How strong it is, tools.strength measures."""

from __future__ import annotations

from terem import bots
from tests.village.table import GAME


def test_greedy_chooses_alike_in_alike_positions() -> None:
    s = GAME.new(2, 5)
    assert bots.bot("greedy", 3).choose(s) == bots.bot("greedy", 3).choose(s.copy())
