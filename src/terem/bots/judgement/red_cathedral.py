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
from terem.engine.masks import bits
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


class Prospect(Named):
    """What the end of a turn promises."""

    last_turn: float  # what a last turn brings, more or less
    enough: float  # how sure a win must be to end the game with it
    decisive: float  # and how much that counts
    own: float  # share of what the dice promise that counts, for oneself
    theirs: float  # and for the best-placed rival
    elsewhere: float  # what a turn brings that does not go to the market
    # What a visit to the market brings, a piece.
    cell: float
    rouble: float
    useful: float  # a material that a section waits for
    useless: float
    tool: float  # a workshop tile that the die turns


FILE: Final = weights("judgement/red_cathedral")
WEIGHTS: Weights = Weights(FILE.at("weights"))
ALONE: Weights = Weights(FILE.at("alone"))
PROSPECT: Final = Prospect(FILE.at("prospect"))


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
    return evaluate_by(state, seat, weights_of(cast(RedCathedral, state)))


def lead(state: State, seat: int) -> float:
    """The evaluation at the end of a turn, and what the dice, as they lie then, promise next."""
    s = cast(RedCathedral, state)
    if s.ender < 0 and s.stack:
        theirs = 0.0
        for other in range(s.seats):
            if other != seat:
                theirs = max(theirs, prospect(s, other))
        return (
            evaluate_by(state, seat, weights_of(s))
            + PROSPECT.own * prospect(s, seat)
            - PROSPECT.theirs * theirs
        )
    if s.ender == seat and s.stack and s.played <= SHARED.long_game * s.seats:
        # Everybody else has a turn left: is the lead large enough?
        points = scores(s)
        best = max(points[other] for other in range(s.seats) if other != seat)
        last = PROSPECT.last_turn
        return PROSPECT.decisive * (chance_of(points[seat] - best - last, last) - PROSPECT.enough)
    return evaluate_by(state, seat, weights_of(s))


def prospect(s: RedCathedral, seat: int) -> float:
    """What the best visit to the market would bring, as the dice lie."""
    me = s.players[seat]
    tables = s.tables
    needed = [0] * KINDS
    for site in bits(me.banners & ~s.done):
        cost = tables.section_cost[s.cards[site]]
        there = s.delivered[site]
        for kind in range(KINDS):
            needed[kind] += max(0, (cost >> kind * BITS & COUNT) - (there >> kind * BITS & COUNT))
    crowd = [0] * len(SECTORS)
    for die in range(DICE):
        crowd[s.die_sector[die]] += 1
    room = tables.storage - me.storage_banners - me.held
    best = PROSPECT.elsewhere
    for die in range(DICE):
        start = s.die_sector[die]
        target = (start + s.die_value[die]) % len(SECTORS)
        dice = crowd[target] if target == start else crowd[target] + 1
        if dice > tables.sector_dice:
            continue
        resource = s.market[target]
        amount = s.sector_amount(resource) * dice
        if resource == RECOGNITION:
            gain = PROSPECT.cell * amount
        elif resource == ROUBLES:
            gain = PROSPECT.rouble * amount
        else:
            fitting = min(amount, room)
            useful = min(fitting, max(0, needed[resource] - me.materials[resource]))
            gain = PROSPECT.useful * useful + PROSPECT.useless * (fitting - useful)
        if me.face_up & (WHITE_SLOTS if die == WHITE else 1 << die):
            gain += PROSPECT.tool
        best = max(best, gain)
    return best
