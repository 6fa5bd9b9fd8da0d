"""The points at hand in a turn: where they come from, how long they last, how they are spent."""

from __future__ import annotations

from typing import Final

from terem.engine import Action, Frame, Ply, Reason
from terem.games.rurik.rules import editions
from terem.games.rurik.state import Player, Rurik
from terem.games.rurik.tables import (
    ACTION_PHASE,
    ATTACK,
    BONUS_ACTION,
    BUILD,
    BUILD_BY_DEED,
    BUILD_BY_SCHEME,
    BUILD_BY_TILE,
    COINS,
    DEED,
    DEED_USED,
    DRAW,
    LEAP,
    MAIN_ACTION,
    MOST_COMPANIONS,
    MOVE,
    MSTISLAV,
    MUSTER,
    NOTHING,
    REGIONS,
    ROWS,
    SCHEME_USED,
    SHARP,
    TAX,
    TAX_BY_DEED,
    TAX_BY_SCHEME,
)

# What is used when it comes; tax and build points may wait.
AT_ONCE: Final = [MUSTER, MOVE, ATTACK, SHARP, LEAP]
# Bonus sources of points by kind of action.
TAX_SOURCES: Final = [TAX_BY_SCHEME, TAX_BY_DEED]
BUILD_SOURCES: Final = [BUILD_BY_SCHEME, BUILD_BY_DEED, BUILD_BY_TILE]


# ---------------------------------------------------------------------- where they come from


def receive(s: Rurik, seat: int, reward: list[int], source: int) -> None:
    """What a card, a deed or a tile gives. Muster, move and attack points are used at once, tax
    and build points wait.  [bonus.3]"""
    pool = s.pool
    if reward[COINS]:
        s.players[seat].coins += reward[COINS]
        s.tell("coins_gained", seat, reward[COINS])
    if reward[TAX]:
        pool[TAX_BY_SCHEME if source == SCHEME_USED else TAX_BY_DEED] += reward[TAX]
    if reward[BUILD]:
        if source == SCHEME_USED:
            pool[BUILD_BY_SCHEME] += reward[BUILD]
        elif source == DEED_USED:
            pool[BUILD_BY_DEED] += reward[BUILD]
        else:
            pool[BUILD_BY_TILE] += reward[BUILD]
    for kind in AT_ONCE:
        if reward[kind]:
            pool[kind] += reward[kind]
            if not s.pooled:
                s.focus = BONUS_ACTION
    if reward[DRAW]:
        s.call("draw", seat, (reward[DRAW],))
    if reward[DEED]:
        s.call("take_deed", seat)


def points_left(s: Rurik) -> bool:
    """Whether the action under way still has points."""
    pool = s.pool
    if pool[MUSTER] or pool[MOVE] or pool[ATTACK] or pool[SHARP] or pool[LEAP]:
        return True
    if s.focus == MAIN_ACTION and (s.column == TAX or s.column == BUILD):
        return budget(s, s.column) > 0
    return False


def drop_points(s: Rurik) -> None:
    """What is left of an action's points is lost; tax and build points may still top up others.
    [turn.7, bonus.3]"""
    s.focus = NOTHING
    for kind in AT_ONCE:
        s.pool[kind] = 0
    s.leapt = -1
    s.escort = MOST_COMPANIONS


# ---------------------------------------------------------------------- tax and build points


def sources(action: int) -> list[int]:
    return TAX_SOURCES if action == TAX else BUILD_SOURCES


def budget(s: Rurik, action: int) -> int:
    """How many tax (or build) points can go into one purchase now.  [bonus.3, bonus.4]"""
    if not s.pooled:
        if s.focus == MAIN_ACTION:
            if s.column != action:
                return 0
        elif s.focus == BONUS_ACTION or not s.used:
            return 0
    pool = s.pool
    main = pool[action]
    total = 0
    most = 0
    for source in sources(action):
        points = pool[source]
        total += points
        if points > most:
            most = points
    if not total and not s.pooled and s.focus != MAIN_ACTION:
        # Points of the main action alone are over with it.
        return 0
    # The German book adds points of bonus actions to those of the main one, not to each other
    # alone; while the main action is under way all of them are one sum with its points.
    if main or editions.bonus_points_add_up(s) or s.focus == MAIN_ACTION:
        return main + total
    return most


def spend(s: Rurik, action: int, cost: int) -> None:
    """Take the points where they are least missed.  [bonus.3, bonus.4]"""
    pool = s.pool
    bonus = [source for source in sources(action) if pool[source]]
    # The smallest source first: a large one can still pay two points alone.
    bonus.sort(key=pool.__getitem__)
    if s.focus == MAIN_ACTION or not bonus:
        # Points of the main action are over with it, those of bonus actions last for the turn.
        order = [action, *bonus]
    elif pool[action]:
        # What the main action left over only tops up a point of a bonus action.
        pool[bonus[0]] -= 1
        cost -= 1
        order = [action, *bonus]
    elif editions.bonus_points_add_up(s):
        order = bonus
    else:
        # Sources that may not be added up: the smallest one that is enough.
        order = [source for source in bonus if pool[source] >= cost][:1]
    for source in order:
        taken = pool[source] if pool[source] < cost else cost
        pool[source] -= taken
        cost -= taken


def price(s: Rurik, player: Player, region: int) -> int:
    """A good or a structure costs one point where one rules, two elsewhere; always one beside
    Mstislav.  [tax.2, build.1, leader.4]"""
    if player.ruled >> region & 1:
        return s.tables.points_ruled
    if player.leader == MSTISLAV and player.leader_at == region:
        return s.tables.points_ruled
    return s.tables.points_not_ruled


def affordable(s: Rurik, player: Player, points: int) -> int:
    """Occupied regions in which a purchase costs no more than this."""
    mask = 0
    if points >= s.tables.points_not_ruled:
        mask = player.at
    if points >= s.tables.points_ruled:
        mask |= player.at & player.ruled
        if player.leader == MSTISLAV and player.leader_at >= 0:
            mask |= 1 << player.leader_at
    return mask


# ---------------------------------------------------------------------- what they are spent on


def action_price(s: Rurik) -> int:
    """The price of the space of the advisor taken.  [turn.4]"""
    return s.tables.row_cost[s.board_side][s.column * ROWS + s.row]


def cannot_pay_space(s: Rurik) -> Reason:
    return s.because("turn.4", "why-cannot-pay-space", ("coins",), (action_price(s),))


def act_first(s: Rurik, seat: int, action: int) -> Reason | None:
    """The points of the space are there once the action is taken.  [turn.4]"""
    if s.column != action or s.acted or any(s.pool):
        return None
    if s.players[seat].coins < action_price(s):
        return cannot_pay_space(s)
    return s.because("turn.4", "why-act-first")


def nobody_there(s: Rurik, rule: str, region: int) -> Reason:
    """Points are spent where one has a piece, and only regions in play exist.  [region.1]"""
    named = (REGIONS[region],)
    if not s.regions >> region & 1:
        return s.because("region.1", "why-not-in-play", ("region",), named)
    return s.because(rule, "why-not-occupied", ("region",), named)


def only_in_a_turn(s: Rurik, frame: Frame) -> Reason | None:
    """Against what a turn offers, while another question is open.  [turn.1]"""
    if s.phase == ACTION_PHASE:
        return turn_not_begun(s, frame)
    return s.because("turn.1", "why-only-action-phase")


def turn_not_begun(s: Rurik, frame: Frame) -> Reason | None:
    """What is asked before the points of a turn are there.  [turn.2, turn.6]"""
    if frame.kind == "advisor":
        return s.because("turn.2", "why-choose-advisor-first")
    if frame.kind == "comeback":
        return s.because("turn.6", "why-come-back-first")
    return None


class Spending(Action[Rurik]):
    """Something to spend points on."""

    # The action that gives them.
    action: int

    def reason(self, s: Rurik, frame: Frame, ply: Ply) -> Reason | None:
        return act_first(s, frame.seat, self.action) or self.why_not(s, frame.seat, ply)

    def why_not(self, s: Rurik, seat: int, ply: Ply) -> Reason:
        raise NotImplementedError(self.verb.name)

    def untimely(self, s: Rurik, frame: Frame, ply: Ply) -> Reason | None:
        return only_in_a_turn(s, frame)
