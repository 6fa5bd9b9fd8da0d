"""A turn: one of three main actions, optional actions at any moment, and whose turn is next."""

from __future__ import annotations

from typing import Final

from terem.engine import Decision, Frame, Move, Reason
from terem.games.red_cathedral import solo
from terem.games.red_cathedral.rules import build, claim, dice, free, market, offers
from terem.games.red_cathedral.state import RedCathedral
from terem.games.red_cathedral.tables import KINDS, unpacked

TURN: Final = "turn"
END: Final = "end"

MAIN_VERBS: Final = ("claim", "deliver", "decorate", "move_die")

END_TURN: Final[Move] = ("end_turn",)
STOP: Final[Move] = ("stop",)


class TurnDecision(Decision[RedCathedral]):
    """Claim a section, build, or go to the market.  [turn.1]

    The frame waits below those of the main action until the turn is over.
    """

    kind = TURN

    def moves(self, s: RedCathedral, frame: Frame) -> list[Move]:
        seat = frame.seat
        player = s.players[seat]
        found: list[Move] = []
        claim.add_claims(s, player, found)
        build.add_deliveries(s, player, s.tables.deliveries, found, offers.DELIVER, offers.DECORATE)
        market.add_dice(s, seat, player, found)
        free.add_free_actions(s, player, found)
        return found

    def play(self, s: RedCathedral, frame: Frame, move: Move) -> None:
        seat = frame.seat
        verb = move[0]
        if free.play_free_action(s, seat, move):
            return
        if verb == "claim":
            claim.claim(s, seat, move)
        elif verb == "move_die":
            market.visit(s, seat, move)
        else:
            left = s.tables.deliveries - build.play_delivery(s, seat, move)
            s.ask(build.BUILD, seat, (left,))
        settle(s)

    def reason(self, s: RedCathedral, frame: Frame, move: Move) -> Reason | None:
        player = s.players[frame.seat]
        verb = move[0]
        if verb == "claim":
            return claim.why_not_claim(s, player, move)
        if verb in ("deliver", "decorate"):
            return build.why_not_delivery(s, player, s.tables.deliveries, move)
        if verb == "move_die":
            return market.why_not_move_die(s, frame.seat, move)
        if verb == "end_turn":
            return s.because("turn.1", "why-main-action-first")
        return why_out_of_order(s, move) or free.why_not_free(s, player, move)

    def flaw(self, s: RedCathedral, frame: Frame) -> str | None:
        if s.ender == frame.seat and frame is s.stack[-1]:
            return "who completed the sixth section first takes no more turns"
        return None

    def clauses(self) -> tuple[str, ...]:
        return ("turn.1", "claim.1", "build.1", "market.1", "free.1", "free.3")


class EndDecision(Decision[RedCathedral]):
    """After a claim only optional actions are left.  [turn.2]"""

    kind = END

    def moves(self, s: RedCathedral, frame: Frame) -> list[Move]:
        found: list[Move] = [END_TURN]
        free.add_free_actions(s, s.players[frame.seat], found)
        return found

    def play(self, s: RedCathedral, frame: Frame, move: Move) -> None:
        if free.play_free_action(s, frame.seat, move):
            settle(s)
        else:
            end_turn(s, frame)

    def reason(self, s: RedCathedral, frame: Frame, move: Move) -> Reason | None:
        reason = why_out_of_order(s, move)
        return reason or free.why_not_free(s, s.players[frame.seat], move)

    def clauses(self) -> tuple[str, ...]:
        return ("turn.2", "free.1", "free.3")


def why_out_of_order(s: RedCathedral, move: Move) -> Reason | None:
    """A step of a main action that is not, or no longer, under way."""
    verb = move[0]
    if verb in MAIN_VERBS:
        return s.because("turn.1", "why-one-main-action")
    if verb in market.DEAL_VERBS:
        return s.because("market.4", "why-no-visit")
    if verb in claim.VERBS:
        return s.because("claim.4", "why-no-claim")
    return None


def settle(s: RedCathedral) -> None:
    """A player who can do nothing more is not asked: the step, or the turn, is over.  [turn.2]"""
    while s.stack:
        legal = s.legal()
        if len(legal) > 1:
            return
        if legal[0] is END_TURN:
            end_turn(s, s.stack[-1])
            return
        if legal[0] is not STOP:
            return
        s.stack.pop()
        s._legal = None


def end_turn(s: RedCathedral, frame: Frame) -> None:
    """A visit to the market ends with a roll of the dice in its sector.  [market.5]"""
    s.stack.clear()
    s._legal = None
    if frame.kind == market.DEALS:
        dice.roll(s, frame.args[1])
    next_turn(s, frame.seat)


def next_turn(s: RedCathedral, side: int) -> None:
    """Clockwise, until the turn comes back to who was first with six.  [turn.3, end.1 to end.3]"""
    after = (side + 1) % len(s.players)
    s.rerolled = False
    s.exchange = free.NOT_YET
    if after == s.ender:
        s.tell("game_over")
    elif s.ender < 0 and nothing_can_be_completed(s):  # last turns are never cut off
        s.tell("building_stopped")
    elif after == s.seats:
        solo.yakovlev_turn(s)
    else:
        s.ask(TURN, after)


def nothing_can_be_completed(s: RedCathedral) -> bool:
    """Too much material is tied up on unfinished sections for any of them.  [end.3]"""
    tables = s.tables
    if min(s.supply) >= tables.most_of_a_kind:
        return False
    at_large = s.supply[:]
    for player in s.players:
        for kind in range(KINDS):
            at_large[kind] += player.materials[kind]
    for pack in (s.stock, s.yard):
        for kind, count in enumerate(unpacked(pack)):
            at_large[kind] += count
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
