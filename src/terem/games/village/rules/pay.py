"""Prices in influence cubes, with coins in place of any of them."""

from __future__ import annotations

from typing import Final, cast

from terem.engine import Decision, Frame, Move, Reason
from terem.games.village.rules import flow, life
from terem.games.village.state import SPENT, Player, Village
from terem.games.village.tables import BUNDLES, BY_HOURS, BY_SCROLL, COIN, SCROLL, WAYS

PAY: Final[list[Move]] = [("pay", way) for way in WAYS]


def purse(s: Village, seat: int) -> int:
    """Coins at hand; alone, the ring counts as one.  [coin.1, solo.11]"""
    coins = s.players[seat].coins
    return coins + 1 if s.seats == 1 and s.ring == seat else coins


def spend_coins(s: Village, seat: int, count: int) -> None:
    """The ring goes first: unspent it is worth nothing.  [solo.11]"""
    if count and s.seats == 1 and s.ring == seat:
        s.ring = SPENT
        s.tell("ring_spent", seat)
        count -= 1
    s.players[seat].coins -= count


def affords(s: Village, player: Player, coins: int, way: int) -> bool:
    if way < BY_SCROLL:
        needed = 0
        last = -1
        for piece in BUNDLES[way]:
            needed = needed + 1 if piece == last else 1
            last = piece
            if needed > (coins if piece == COIN else player.cubes[piece]):
                return False
        return True
    return way == BY_HOURS or player.goods[SCROLL] >= s.tables.council_scrolls


def affordable(s: Village, seat: int, ways: list[int]) -> list[int]:
    """Those of the ways this player can pay.  [coin.1]"""
    player = s.players[seat]
    coins = purse(s, seat)
    return [way for way in ways if affords(s, player, coins, way)]


def can_pay(s: Village, seat: int, ways: list[int]) -> bool:
    player = s.players[seat]
    coins = purse(s, seat)
    for way in ways:  # noqa: SIM110 (hot: a plain loop beats a generator)
        if affords(s, player, coins, way):
            return True
    return False


def settle(s: Village, seat: int, way: int) -> None:
    """Cubes go back to the supply, and so do coins and scrolls."""
    player = s.players[seat]
    if way < BY_SCROLL:
        coins = 0
        for piece in BUNDLES[way]:
            if piece == COIN:
                coins += 1
            else:
                player.cubes[piece] -= 1
                s.supply[piece] += 1
        s.tell("paid", seat, WAYS[way])
        spend_coins(s, seat, coins)
    elif way == BY_SCROLL:
        player.goods[SCROLL] -= s.tables.council_scrolls
        s.tell("paid", seat, WAYS[way])
    else:
        life.spend_hours(s, seat, s.tables.church_hours)


class PayDecision(Decision[Village]):
    """With what to pay, where there is a choice.  [coin.1]"""

    def ways(self, s: Village, args: tuple[int, ...]) -> list[int]:
        """All the ways this price can be paid."""
        raise NotImplementedError(self.kind)

    def paid(self, s: Village, seat: int, args: tuple[int, ...]) -> None:
        """What the payment was for."""
        raise NotImplementedError(self.kind)

    def charge(self, s: Village, seat: int, args: tuple[int, ...]) -> None:
        """Ask with what to pay; do not ask where there is only one way."""
        ways = affordable(s, seat, self.ways(s, args))
        if len(ways) == 1:
            settle(s, seat, ways[0])
            self.paid(s, seat, args)
        else:
            s.ask(self.kind, seat, args)

    def moves(self, s: Village, frame: Frame) -> list[Move]:
        return [PAY[way] for way in affordable(s, frame.seat, self.ways(s, frame.args))]

    def play(self, s: Village, frame: Frame, move: Move) -> None:
        s.stack.pop()
        settle(s, frame.seat, WAYS.index(cast(str, move[1])))
        self.paid(s, frame.seat, frame.args)
        flow.proceed(s)

    def reason(self, s: Village, frame: Frame, move: Move) -> Reason | None:
        if move[0] != "pay":
            return None
        if WAYS.index(cast(str, move[1])) in self.ways(s, frame.args):
            return s.because("coin.1", "why-cannot-pay-that", ("way",), (move[1],))
        return s.because("coin.1", "why-other-price", ("way",), (move[1],))

    def clauses(self) -> tuple[str, ...]:
        return ("coin.1",)
