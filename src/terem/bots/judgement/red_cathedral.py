"""The Red Cathedral: the evaluation tells a lead; what it holds against the rivals is put back."""

from __future__ import annotations

from typing import Final, cast

from terem.bots.evaluation.red_cathedral import (
    NAMES,
    WEIGHTS,
    evaluate,
    finish_turn,
    lead_of,
    towers,
    track,
)
from terem.engine import State
from terem.games.red_cathedral.rules.turn import TURN
from terem.games.red_cathedral.scoring import scores
from terem.games.red_cathedral.state import RedCathedral

RIVAL: Final = NAMES.index("rival")
# How much of a lead over Yakovlev are hopes that he does not have and the end will not count.
HOPES: Final = 18.0


def judge(state: State, side: int) -> float:
    s = cast(RedCathedral, state)
    if s.ender >= 0 or not s.stack:
        player = s.players[side]
        return scores(s)[side] + 0.01 * player.position + 0.01 * player.roubles
    shares = towers(s)
    if side >= s.seats:  # Yakovlev has no workshop, only what he builds
        return track(s.players[side].position) + shares[side]
    best = -1e9
    for other in range(len(s.players)):
        if other != side:
            best = max(best, track(s.players[other].position) + shares[other])
    return lead_of(s, side) + WEIGHTS[RIVAL] * best


def impression(state: State, seat: int) -> float:
    return evaluate(state, seat)


def lead(state: State, seat: int) -> float:
    """As the evaluation sees it; after the sixth section only points count."""
    s = cast(RedCathedral, state)
    if s.solo() and len(s.stack) > 1 and s.stack[0].kind == TURN:
        # Yakovlev moves as soon as this turn is over: only positions after that compare.
        s = s.copy()
        finish_turn(s, seat)
    if s.ender < 0 and s.stack:
        if s.solo():
            return lead_of(s, seat) - HOPES
        own = judge(s, seat)
        return own - max(judge(s, other) for other in range(s.seats) if other != seat)
    points = scores(s)
    best = max(points[side] for side in range(len(points)) if side != seat)
    return points[seat] - best + 0.01 * s.players[seat].position
