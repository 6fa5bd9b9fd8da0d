"""A game that nobody has taught the bots: the points as they stand."""

from __future__ import annotations

from terem.bots.evaluation.plain import evaluate
from terem.engine import State


def judge(s: State, side: int) -> float:
    return float(s.scores()[side])


def impression(s: State, seat: int) -> float:
    return evaluate(s, seat)
