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

# In the order of NAMES; evolved in duels (tools/tune.py) and stopped before games became endless:
# from there on what wins is to score on and on and complete nothing.
WEIGHTS: list[float] = [
    0.809,
    0.0,
    1.2401,
    0.1087,
    0.1372,
    0.6367,
    0.3883,
    1.3561,
    0.6879,
    0.1663,
    0.2458,
    0.2011,
    0.5617,
    0.4824,
    0.0908,
    1.7221,
    3.752,
    0.7334,
    0.1017,
    0.8714,
    0.3371,
    0.9632,
    0.473,
    0.2832,
    0.2046,
    0.6745,
    0.1751,
    0.3181,
    0.252,
    918.6071,
    1509.1323,
    0.0523,
    0.3759,
]

# Against Yakovlev, who ends the game whatever one does.
ALONE: list[float] = [
    0.5681,
    0.0,
    0.5884,
    0.1137,
    0.1119,
    1.0158,
    0.7025,
    1.1477,
    1.6259,
    0.1159,
    0.6925,
    0.3414,
    0.1969,
    0.3435,
    0.0905,
    4.2644,
    1.3468,
    0.4618,
    0.1046,
    0.4996,
    0.2371,
    0.8429,
    0.4996,
    0.3514,
    0.1166,
    0.3458,
    0.0986,
    0.8758,
    0.117,
    1065.4042,
    1693.7998,
    0.0527,
    0.2623,
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
    if s.ender == seat and s.stack and s.played <= LONG_GAME * s.seats:
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
        amount = s.sector_amount(resource) * dice
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
