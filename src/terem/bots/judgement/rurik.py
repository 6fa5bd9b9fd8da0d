"""Rurik: each prince for himself when points are counted, against the others when moves are."""

from __future__ import annotations

from typing import cast

from terem.bots.evaluation.rurik import after_the_rebellion, at_hand, evaluate_by, weights_of, worth
from terem.engine import State
from terem.games.rurik.state import Rurik

# Princes among themselves, in the order of NAMES; evolved in duels (tools/tune.py).
# A prince alone is weighed as by greedy: those weights were evolved against the Rebellion already.
WEIGHTS: list[float] = [
    0.4483,
    0.9727,
    0.2194,
    0.07,
    0.0313,
    0.8328,
    1.45,
    0.8537,
    0.335,
    0.9929,
    0.0757,
    0.0466,
    1.5206,
    0.9408,
    1.5131,
    0.5834,
    0.1024,
    0.6994,
    0.4081,
    0.5202,
    0.9386,
    0.5297,
    0.1064,
    0.2692,
    0.0412,
    0.2126,
    0.2831,
    1.2904,
    2.7904,
    0.8449,
    0.0121,
    0.4716,
    0.3319,
    0.1629,
    5.4949,
    0.1991,
    0.175,
    0.3218,
    0.0904,
    1.1449,
    0.8857,
    2.2615,
    0.2757,
    1.5614,
    0.4875,
]


def judge(state: State, side: int) -> float:
    s = cast(Rurik, state)
    w = weights_of(s, side, WEIGHTS)
    if not s.solo:
        return worth(s, side, True, w)
    seen = after_the_rebellion(s)
    points = worth(seen, side, side < s.seats, w)
    if seen is not s and side < s.seats:
        points += at_hand(s, side)
    return points


def impression(state: State, seat: int) -> float:
    return evaluate_by(state, seat, WEIGHTS)
