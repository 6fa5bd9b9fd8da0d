"""Prices in influence cubes, with coins in place of any of them."""

from __future__ import annotations

from typing import Final

from terem.engine import Action, Decision, Frame, Ply, Reason, Verb
from terem.games.village.rules import life
from terem.games.village.state import SPENT, Player, Village
from terem.games.village.tables import BUNDLES, BY_HOURS, BY_SCROLL, COIN, SCROLL, WAYS

PAY: Final = Verb("pay", ("way", WAYS))


def purse(s: Village, seat: int) -> int:
    """Coins at hand; alone, the ring counts as one.  [coin.1, coin.2, solo.11]"""
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


def can_pay(s: Village, seat: int, ways: list[int]) -> bool:
    player = s.players[seat]
    coins = purse(s, seat)
    for way in ways:  # noqa: SIM110 (hot: a plain loop beats a generator)
        if affords(s, player, coins, way):
            return True
    return False


def pay(s: Village, seat: int, way: int) -> None:
    """Cubes go back to the supply, and so do coins and scrolls.  [coin.1]"""
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


class Pay(Action[Village]):
    """Those of the ways that this player can pay.  [coin.1]"""

    verb = PAY

    def __init__(self, question: PayQuestion) -> None:
        self.question: PayQuestion = question

    def offer(self, s: Village, frame: Frame, found: list[Ply]) -> None:
        player = s.players[frame.seat]
        coins = purse(s, frame.seat)
        for way in self.question.ways(s, frame.args):
            if affords(s, player, coins, way):
                found.append(PAY.grid[way])

    def play(self, s: Village, frame: Frame, ply: Ply) -> None:
        pay(s, frame.seat, ply.a)
        self.question.paid(s, frame.seat, frame.args)

    def reason(self, s: Village, frame: Frame, ply: Ply) -> Reason | None:
        owed = ply.a in self.question.ways(s, frame.args)
        message = "why-cannot-pay-that" if owed else "why-other-price"
        return s.because("coin.1", message, ("way",), (WAYS[ply.a],))


class PayQuestion(Decision[Village]):
    """With what to pay, where there is a choice.  [coin.1]"""

    cites = ("coin.1",)

    def __init__(self) -> None:
        super().__init__()
        self.offers = [Pay(self)]

    def ways(self, s: Village, args: tuple[int, ...]) -> list[int]:
        """All the ways this price can be paid."""
        raise NotImplementedError(self.kind)

    def paid(self, s: Village, seat: int, args: tuple[int, ...]) -> None:
        """What the payment was for."""
        raise NotImplementedError(self.kind)
