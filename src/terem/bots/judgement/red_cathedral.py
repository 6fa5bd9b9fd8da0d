"""The Red Cathedral: the evaluation tells a lead; what it holds against the rivals is put back."""

from __future__ import annotations

from typing import Final, cast

from terem.bots.evaluation.red_cathedral import (
    LONG_GAME,
    NAMES,
    evaluate_by,
    lead_of,
    towers,
    track,
)
from terem.bots.evaluation.red_cathedral import WEIGHTS as ALONE
from terem.bots.search.results import chance_of
from terem.engine import State
from terem.games.red_cathedral.scoring import scores
from terem.games.red_cathedral.state import RedCathedral
from terem.games.red_cathedral.tables import (
    BITS,
    COUNT,
    DICE,
    KINDS,
    RECOGNITION,
    ROUBLES,
    SECTORS,
    WHITE,
    WHITE_SLOTS,
)

# In the order of NAMES; evolved in duels (tools/tune.py) and stopped while games were still of
# the usual length: from there on what wins is to score on and on and complete nothing.
WEIGHTS: list[float] = [
    0.5853,
    0.0,
    0.9536,
    0.1223,
    0.1752,
    0.6296,
    0.4315,
    1.6593,
    0.8428,
    0.151,
    0.2708,
    0.2161,
    0.4811,
    0.4824,
    0.1003,
    1.6922,
    2.7048,
    0.7094,
    0.1014,
    0.8499,
    0.3575,
    0.955,
    0.6255,
    0.3202,
    0.2456,
    0.5811,
    0.1547,
    0.4005,
    0.2443,
    881.5054,
    1324.4265,
    0.0477,
    0.3388,
]

RIVAL: Final = NAMES.index("rival")
# What a last turn brings, more or less, and how sure a win must be to end the game with it.
LAST_TURN: Final = 2.0
ENOUGH: Final = 0.6
DECISIVE: Final = 1000.0
# What the dice promise: how much of it counts, for oneself and for the best-placed rival, what a
# turn brings elsewhere, and what visits to the market bring a piece.
OWN: Final = 0.2
THEIRS: Final = 0.5
ELSEWHERE: Final = 1.3
CELL: Final = 0.5
ROUBLE: Final = 0.33
USEFUL: Final = 0.9
USELESS: Final = 0.15
TOOL: Final = 0.6


def weights_of(s: RedCathedral) -> list[float]:
    return ALONE if s.solo() else WEIGHTS


def judge(state: State, side: int) -> float:
    s = cast(RedCathedral, state)
    if s.ender >= 0 or not s.stack:
        player = s.players[side]
        return scores(s)[side] + 0.01 * player.position + 0.01 * player.roubles
    w = weights_of(s)
    shares = towers(s, w)
    if side >= s.seats:  # Yakovlev has no workshop, only what he builds
        return track(s.players[side].position, w) + shares[side]
    best = -1e9
    for other in range(len(s.players)):
        if other != side:
            best = max(best, track(s.players[other].position, w) + shares[other])
    return lead_of(s, side, w) + w[RIVAL] * best


def impression(state: State, seat: int) -> float:
    return evaluate_by(state, seat, weights_of(cast(RedCathedral, state)))


def lead(state: State, seat: int) -> float:
    """The evaluation at the end of a turn, and what the dice, as they lie then, promise next."""
    s = cast(RedCathedral, state)
    if s.ender < 0 and s.stack:
        theirs = 0.0
        for other in range(s.seats):
            if other != seat:
                theirs = max(theirs, prospect(s, other))
        return evaluate_by(state, seat, weights_of(s)) + OWN * prospect(s, seat) - THEIRS * theirs
    if s.ender == seat and s.stack and len(s.history) <= LONG_GAME * s.seats:
        # Everybody else has a turn left: is the lead large enough?
        points = scores(s)
        best = max(points[other] for other in range(s.seats) if other != seat)
        return DECISIVE * (chance_of(points[seat] - best - LAST_TURN, LAST_TURN) - ENOUGH)
    return evaluate_by(state, seat, weights_of(s))


def prospect(s: RedCathedral, seat: int) -> float:
    """What the best visit to the market would bring, as the dice lie."""
    me = s.players[seat]
    tables = s.tables
    needed = [0] * KINDS
    unfinished = me.banners & ~s.done
    site = 0
    while unfinished:
        if unfinished & 1:
            cost = tables.section_cost[s.cards[site]]
            there = s.delivered[site]
            for kind in range(KINDS):
                needed[kind] += max(
                    0, (cost >> kind * BITS & COUNT) - (there >> kind * BITS & COUNT)
                )
        unfinished >>= 1
        site += 1
    crowd = [0] * len(SECTORS)
    for die in range(DICE):
        crowd[s.die_sector[die]] += 1
    room = tables.storage - me.storage_banners - me.held
    best = ELSEWHERE
    for die in range(DICE):
        start = s.die_sector[die]
        target = (start + s.die_value[die]) % len(SECTORS)
        dice = crowd[target] if target == start else crowd[target] + 1
        if dice > tables.sector_dice:
            continue
        resource = s.market[target]
        amount = tables.amount[resource] * dice
        if resource == RECOGNITION:
            gain = CELL * amount
        elif resource == ROUBLES:
            gain = ROUBLE * amount
        else:
            fitting = min(amount, room)
            useful = min(fitting, max(0, needed[resource] - me.materials[resource]))
            gain = USEFUL * useful + USELESS * (fitting - useful)
        if me.face_up & (WHITE_SLOTS if die == WHITE else 1 << die):
            gain += TOOL
        best = max(best, gain)
    return best
