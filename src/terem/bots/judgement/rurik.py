"""Rurik: each prince for himself when points are counted, against the others when moves are."""

from __future__ import annotations

from typing import cast

from terem.bots.evaluation.rurik import evaluate, worth
from terem.engine import State
from terem.games.rurik.state import Rurik


def judge(state: State, side: int) -> float:
    s = cast(Rurik, state)
    return worth(s, side, side < s.seats)


def impression(state: State, seat: int) -> float:
    return evaluate(state, seat)
