"""Prices in influence cubes, with coins in place of any of them."""

from __future__ import annotations

from typing import Final

from terem.engine import Action, Decision, Frame, Ply, Reason, Verb
from terem.games.village.rules import life
from terem.games.village.state import SPENT, Village
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


def holding(cubes: list[int], coins: int) -> int:
    """Cubes and coins as far as they matter for any price: none to three of each."""
    brown, pink, orange, green = cubes
    return (
        (brown if brown < 3 else 3)
        + (pink if pink < 3 else 3) * 4
        + (orange if orange < 3 else 3) * 16
        + (green if green < 3 else 3) * 64
        + (coins if coins < 3 else 3) * 256
    )


def _payable() -> list[int]:
    """For every holding a mask of the bundles that it can pay."""
    masks: list[int] = []
    for key in range(4**5):
        held = [key // 4**piece % 4 for piece in range(5)]
        mask = 0
        for way, bundle in enumerate(BUNDLES):
            if all(bundle.count(piece) <= held[piece] for piece in bundle):
                mask |= 1 << way
        masks.append(mask)
    return masks


PAYABLE: Final[list[int]] = _payable()


def payable(s: Village, seat: int) -> int:
    """A mask of the ways this player could pay.  [coin.1, council.2, church.2]"""
    player = s.players[seat]
    ways = PAYABLE[holding(player.cubes, purse(s, seat))] | 1 << BY_HOURS
    if player.goods[SCROLL] >= s.tables.council_scrolls:
        ways |= 1 << BY_SCROLL
    return ways


def among(possible: int, ways: list[int]) -> bool:
    """Whether one of these ways to pay is possible."""
    for way in ways:  # noqa: SIM110 (hot: a plain loop beats a generator)
        if possible >> way & 1:
            return True
    return False


def can_pay(s: Village, seat: int, ways: list[int]) -> bool:
    return among(payable(s, seat), ways)


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
        possible = payable(s, frame.seat)
        for way in self.question.ways(s, frame.args):
            if possible >> way & 1:
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
