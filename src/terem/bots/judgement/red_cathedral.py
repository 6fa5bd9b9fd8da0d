"""The Red Cathedral: the evaluation tells a lead; what it holds against the rivals is put back."""

from __future__ import annotations

from typing import Final, cast

from terem.bots.evaluation.red_cathedral import (
    SHARED,
    Weights,
    evaluate_by,
    lead_of,
    towers,
    track,
)
from terem.bots.search.results import chance_of
from terem.bots.weights import Named, weights
from terem.engine import State
from terem.games.red_cathedral.scoring import scores
from terem.games.red_cathedral.state import RedCathedral


class Ending(Named):
    """Whether to end the game by one's own last turn, while the others have one left."""

    last_turn: float  # what a last turn brings, more or less
    enough: float  # how sure a win must be to end the game with it
    decisive: float  # and how much that counts


FILE: Final = weights("judgement/red_cathedral")
WEIGHTS: Weights = Weights(FILE.at("weights"))
TURNS: Weights = Weights(FILE.at("turns"))
ALONE: Weights = Weights(FILE.at("alone"))
ENDING: Final = Ending(FILE.at("ending"))


def weights_of(s: RedCathedral) -> Weights:
    return ALONE if s.solo() else WEIGHTS


def judge(state: State, side: int) -> float:
    s = cast(RedCathedral, state)
    if s.ender >= 0 or not s.stack:
        player = s.players[side]
        cells = SHARED.last_cell * player.position
        return scores(s)[side] + cells + SHARED.last_rouble * player.roubles
    w = weights_of(s)
    shares = towers(s, w)
    if side >= s.seats:  # Yakovlev has no workshop, only what he builds
        return track(s.players[side].position, w) + shares[side]
    best = -1e9
    for other in range(len(s.players)):
        if other != side:
            best = max(best, track(s.players[other].position, w) + shares[other])
    return lead_of(s, side, w) + w.rival * best


def impression(state: State, seat: int) -> float:
    """Weights of its own: what was evolved before the recognition tile gave less compares turns
    badly, and greedy's win less often (docs/strength)."""
    return evaluate_by(state, seat, ALONE if cast(RedCathedral, state).solo() else TURNS)


def lead(state: State, seat: int) -> float:
    """The evaluation at the end of a turn, and whether ending the game by it is right."""
    s = cast(RedCathedral, state)
    if s.ender == seat and s.stack and s.played <= SHARED.long_game * s.seats:
        # Everybody else has a turn left: is the lead large enough?
        points = scores(s)
        best = max(points[other] for other in range(len(points)) if other != seat)
        last = ENDING.last_turn
        return ENDING.decisive * (chance_of(points[seat] - best - last, last) - ENDING.enough)
    return impression(state, seat)


def unsettled(state: State) -> bool:
    """Once somebody has six sections the last turns are played: points say more than `lead`."""
    return cast(RedCathedral, state).ender >= 0
