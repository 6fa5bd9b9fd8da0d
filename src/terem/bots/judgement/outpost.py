"""Outpost: players hardly touch each other, so one evaluation serves all."""

from __future__ import annotations

from terem.bots.evaluation.outpost import evaluate
from terem.engine import State


def judge(state: State, side: int) -> float:
    return evaluate(state, side)


def impression(state: State, seat: int) -> float:
    return evaluate(state, seat)
