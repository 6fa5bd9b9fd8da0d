"""Rurik: each prince for himself when points are counted, against the others when moves are."""

from __future__ import annotations

from typing import cast

from terem.bots.evaluation.rurik import after_the_rebellion, at_hand, evaluate_by, weights_of, worth
from terem.engine import State
from terem.games.rurik.state import Rurik

# Two princes, in the order of NAMES; evolved in duels (tools/tune.py).
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
# Three princes and more; evolved from those above against both kinds of rivals.
MANY: list[float] = [
    0.2295,
    0.9987,
    0.1456,
    0.0541,
    0.0313,
    0.5502,
    0.2899,
    0.8467,
    0.4574,
    0.7153,
    0.0141,
    0.0123,
    1.4331,
    3.2931,
    1.859,
    0.4577,
    0.1367,
    1.1456,
    0.0809,
    0.5843,
    0.4529,
    0.418,
    0.0556,
    0.1855,
    0.0818,
    0.3082,
    0.289,
    0.5107,
    2.4614,
    0.4123,
    0.0125,
    0.323,
    0.1346,
    0.1087,
    3.0912,
    0.1531,
    0.0475,
    0.4928,
    0.1278,
    2.1916,
    0.2963,
    3.2339,
    0.149,
    3.2729,
    1.1145,
]


def among_princes(s: Rurik) -> list[float]:
    return WEIGHTS if s.seats <= 2 else MANY


def judge(state: State, side: int) -> float:
    s = cast(Rurik, state)
    w = weights_of(s, side, among_princes(s))
    if not s.solo:
        return worth(s, side, True, w)
    seen = after_the_rebellion(s)
    points = worth(seen, side, side < s.seats, w)
    if seen is not s and side < s.seats:
        points += at_hand(s, side)
    return points


def impression(state: State, seat: int) -> float:
    return evaluate_by(state, seat, among_princes(cast(Rurik, state)))
