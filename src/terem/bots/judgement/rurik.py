"""Rurik: each prince for himself when points are counted, against the others when moves are."""

from __future__ import annotations

from typing import cast

from terem.bots.evaluation.rurik import after_the_rebellion, at_hand, evaluate, worth
from terem.engine import State
from terem.games.rurik.state import Rurik


def judge(state: State, side: int) -> float:
    s = cast(Rurik, state)
    if not s.solo:
        return worth(s, side, True)
    seen = after_the_rebellion(s)
    points = worth(seen, side, side < s.seats)
    if seen is not s and side < s.seats:
        points += at_hand(s, side)
    return points


def impression(state: State, seat: int) -> float:
    return evaluate(state, seat)
