"""Rurik: each prince for himself when points are counted, against the others when moves are."""

from __future__ import annotations

from typing import Final, cast

from terem.bots.evaluation.rurik import (
    Weights,
    after_the_rebellion,
    at_hand,
    evaluate_by,
    weights_of,
    worth,
)
from terem.bots.weights import weights
from terem.engine import State
from terem.games.rurik.state import Rurik

FILE: Final = weights("judgement/rurik")
WEIGHTS: Weights = Weights(FILE.at("weights"))
MANY: Weights = Weights(FILE.at("many"))


def among_princes(s: Rurik) -> Weights:
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
