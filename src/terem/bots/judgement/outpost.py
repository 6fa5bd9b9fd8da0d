"""Outpost: players hardly touch each other, so one evaluation serves all."""

from __future__ import annotations

from terem.bots.evaluation.outpost import Weights, evaluate_by
from terem.bots.weights import weights
from terem.engine import State

WEIGHTS: Weights = Weights(weights("judgement/outpost").at("weights"))


def judge(state: State, side: int) -> float:
    return evaluate_by(state, side, WEIGHTS)


def impression(state: State, seat: int) -> float:
    return evaluate_by(state, seat, WEIGHTS)
