"""The craftsmen buy and sell."""

from __future__ import annotations

from typing import Final

from terem.engine import Ply, Reason, Verb
from terem.games.red_cathedral.rules.influence import Influence
from terem.games.red_cathedral.rules.supply import (
    gain,
    gain_roubles,
    give_back,
    room,
    stocked,
    why_goods_missing,
    why_nothing,
)
from terem.games.red_cathedral.state import Player, RedCathedral
from terem.games.red_cathedral.tables import (
    BUY,
    KIND_MASKS,
    KINDS,
    MATERIALS,
    MAX_AMOUNT,
    SELL,
)


def verb_of_trade(name: str) -> Verb:
    """A verb that names a material and its price."""
    gratis = frozenset((material, 0) for material in MATERIALS)
    return Verb(name, ("material", MATERIALS), ("price", range(MAX_AMOUNT + 1)), never=gratis)


def by_price_and_kinds(verb: Verb) -> list[list[list[Ply]]]:
    return [
        [
            [verb.of(kind, price) for kind in range(KINDS) if kinds >> kind & 1]
            for kinds in range(KIND_MASKS)
        ]
        for price in range(MAX_AMOUNT + 1)
    ]


SELLING: Final = verb_of_trade("sell")
BUYING: Final = verb_of_trade("buy")
SALES: Final = by_price_and_kinds(SELLING)
PURCHASES: Final = by_price_and_kinds(BUYING)


class Trade(Influence):
    """Sales and purchases name their price and deal in the materials the card shows."""

    def fits(self, s: RedCathedral, action: int, ply: Ply) -> bool:
        tables = s.tables
        return (
            ply.b == tables.action_roubles[action] and tables.action_shown[action] >> ply.a & 1 == 1
        )


class Sell(Trade):
    """One material for roubles.  [craftsmen.1]"""

    verb = SELLING
    does: tuple[int, ...] = (SELL,)

    def price(self, s: RedCathedral, action: int) -> int:
        return 0

    def uses(self, s: RedCathedral, player: Player, action: int, found: list[Ply]) -> None:
        if s.purse:
            kinds = player.have & s.tables.action_shown[action]
            found += SALES[s.tables.action_roubles[action]][kinds]

    def use(self, s: RedCathedral, seat: int, action: int, ply: Ply) -> None:
        give_back(s, seat, ply.a, 1)
        gain_roubles(s, seat, ply.b)

    def why_not(self, s: RedCathedral, player: Player, action: int, ply: Ply) -> Reason:
        if not s.purse:
            return s.because("supply.3", "why-no-roubles-left")
        return why_goods_missing(s, ply.a, 1)


class Buy(Trade):
    """One material for its price.  [craftsmen.2]"""

    verb = BUYING
    does: tuple[int, ...] = (BUY,)

    def uses(self, s: RedCathedral, player: Player, action: int, found: list[Ply]) -> None:
        if room(s, player) > 0:
            kinds = stocked(s) & s.tables.action_shown[action]
            found += PURCHASES[s.tables.action_roubles[action]][kinds]

    def use(self, s: RedCathedral, seat: int, action: int, ply: Ply) -> None:
        gain(s, seat, ply.a, 1)

    def why_not(self, s: RedCathedral, player: Player, action: int, ply: Ply) -> Reason:
        return why_nothing(s, player, ply.a)
