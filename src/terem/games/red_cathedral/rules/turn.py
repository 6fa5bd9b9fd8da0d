"""A turn: one of three main actions, optional actions at any moment, and whose turn is next."""

from __future__ import annotations

from terem.engine import Frame, Passage
from terem.games.red_cathedral.rules.build import Decorate, Deliver
from terem.games.red_cathedral.rules.claim import Claim
from terem.games.red_cathedral.rules.free import FREE_ACTIONS, NOT_YET
from terem.games.red_cathedral.rules.market import MoveDie
from terem.games.red_cathedral.rules.step import EndTurn, Step
from terem.games.red_cathedral.state import RedCathedral
from terem.games.red_cathedral.tables import KINDS, unpacked


class Turn(Step):
    """Claim a section, build, or go to the market?  [turn.1]

    It waits below the steps of the main action until the turn is over.
    """

    kind = "turn"
    actions = (Claim(), Deliver(), Decorate(), MoveDie(), *FREE_ACTIONS)
    cites = ("turn.1", "claim.1", "build.1", "market.1", "free.1", "free.3")

    def flaw(self, s: RedCathedral, frame: Frame) -> str | None:
        if s.ender == frame.seat and frame is s.stack[-1]:
            return "who completed the sixth section first takes no more turns"
        return None


class End(Step):
    """After a claim only optional actions are left.  [turn.2]"""

    kind = "end"
    actions = (EndTurn(), *FREE_ACTIONS)
    cites = ("turn.2", "free.1", "free.3")
    standing = (("end_turn",),)

    def flaw(self, s: RedCathedral, frame: Frame) -> str | None:
        if not s.players[frame.seat].banners:
            return "a turn comes to its end after a claim, and this player has claimed nothing"
        return None


class Round(Passage[RedCathedral]):
    """Whose turn it is lies below the turn; it goes on when that is over.  [turn.3]"""

    kind = "round"

    def run(self, s: RedCathedral, frame: Frame) -> None:
        """Clockwise, until the turn comes back to who was first with six.  [end.1 to end.3]"""
        s.end()
        s.rerolled = False
        s.exchange = NOT_YET
        after = (frame.seat + 1) % len(s.players)
        if after == s.ender:
            s.tell("game_over")
        elif s.ender < 0 and nothing_can_be_completed(s):  # last turns are never cut off
            s.tell("building_stopped")
        else:
            s.call("round", after)
            if after == s.seats:
                s.call("yakovlev_turn", after)
            else:
                # Not the shared frame: who plans a turn tells the next one by its own frame.
                s.stack.append(Frame("turn", after))


def begin_turn_of(s: RedCathedral, seat: int) -> bool:
    """As if the turn had come round to this player, where it still does.  [turn.3, end.2]"""
    sides = len(s.players)
    after = s.stack[0].seat + 1
    if s.ender >= 0 and (seat - after) % sides >= (s.ender - after) % sides:
        return False
    s.rerolled = False
    s.exchange = NOT_YET
    s.stack = []
    s.call("round", seat)
    s.stack.append(Frame("turn", seat))
    return True


def nothing_can_be_completed(s: RedCathedral) -> bool:
    """Too much material is tied up on unfinished sections for any of them.  [end.3]"""
    tables = s.tables
    if min(s.supply) >= tables.most_of_a_kind:  # so it nearly always is
        return False
    at_large = unpacked(tables.supply_pack - sum(s.delivered))
    total = sum(at_large)
    for site, card in enumerate(s.cards):
        if card < 0 or s.done >> site & 1:
            continue
        cost = unpacked(tables.section_cost[card])
        there = unpacked(s.delivered[site])
        if s.solo() and not s.players[0].banners >> site & 1:  # any materials will do for Yakovlev
            if tables.section_total[card] - sum(there) <= total:
                return False
        if s.solo() and s.players[1].banners >> site & 1:
            continue
        if all(cost[kind] - there[kind] <= at_large[kind] for kind in range(KINDS)):
            return False
    return True
