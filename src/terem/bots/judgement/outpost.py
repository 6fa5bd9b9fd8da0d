"""Outpost: players hardly touch each other, so one evaluation serves all."""

from __future__ import annotations

from terem.bots.evaluation.outpost import evaluate_by
from terem.engine import State

# In the order of the evaluation's NAMES; evolved (tools/tune.py) by the points of a player alone
# who looks no further than one step. Playouts go on in the same way.
WEIGHTS: list[float] = [
    0.5203,
    1.5348,
    2.1977,
    0.3943,
    1.2132,
    0.0905,
    1.778,
    0.2388,
    0.4718,
    0.0349,
    0.2049,
    0.1516,
    0.6689,
    0.7352,
    0.0652,
    1.2191,
    1.9246,
    1.0199,
    0.635,
    1.321,
    0.941,
    2.1911,
    1.1593,
    4.5185,
    4.7414,
    0.5225,
    0.2364,
    0.8004,
    11.6925,
    1.563,
    1.3441,
    0.7034,
    1.1206,
    0.4894,
    0.4022,
    0.0103,
    0.8487,
    0.0071,
    0.9211,
    0.1051,
    0.1849,
    0.1852,
    0.2015,
    0.1089,
    0.4511,
    0.7681,
    0.1954,
    0.3767,
    0.0208,
    0.8536,
]


def judge(state: State, side: int) -> float:
    return evaluate_by(state, side, WEIGHTS)


def impression(state: State, seat: int) -> float:
    return evaluate_by(state, seat, WEIGHTS)
