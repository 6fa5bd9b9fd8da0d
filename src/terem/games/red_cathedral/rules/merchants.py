"""The merchants exchange materials and put workshop tiles to use."""

from __future__ import annotations

from itertools import product
from typing import Final

from terem.engine import Ply, Reason, Verb
from terem.games.red_cathedral.rules import workshop
from terem.games.red_cathedral.rules.influence import Influence
from terem.games.red_cathedral.rules.supply import gain, give_back, stocked, why_goods_missing
from terem.games.red_cathedral.state import Player, RedCathedral
from terem.games.red_cathedral.tables import (
    KIND_MASKS,
    KINDS,
    MATERIALS,
    TRADE_FOUR,
    TRADE_ONE,
    TRADE_TWO,
    WORKSHOP,
)

GIVEN: Final = ("material", MATERIALS)
WANTED: Final = ("wanted:material", MATERIALS)
TWO_FOR_ONE: Final = Verb("trade_two", GIVEN, WANTED)
ONE_FOR_ONE: Final = Verb(
    "trade_one", GIVEN, WANTED, never=frozenset((name, name) for name in MATERIALS)
)
FOUR_FOR_TWO: Final = Verb(
    "trade_four",
    GIVEN,
    WANTED,
    ("second:material", MATERIALS),
    never=frozenset(
        (given, a, b)
        for given, a, b in product(MATERIALS, repeat=3)
        if MATERIALS.index(a) > MATERIALS.index(b)
    ),
)
USE_WORKSHOP: Final = workshop.verb_of_tiles("use_workshop")
WORKSHOP_USES: Final = workshop.by_slot_and_most(USE_WORKSHOP)


def by_given_and_wanted(verb: Verb) -> list[list[list[Ply]]]:
    """Exchanges of each material by the mask of kinds that can be had for it."""
    return [
        [[ply for ply in row if kinds >> ply.b & 1] for kinds in range(KIND_MASKS)]
        for row in verb.rows()
    ]


# What can be had for two, and for one, of each kind.
FOR_TWO: Final = by_given_and_wanted(TWO_FOR_ONE)
FOR_ONE: Final = by_given_and_wanted(ONE_FOR_ONE)


def short(s: RedCathedral, given: int, wanted: int, count: int) -> bool:
    """Whether the supply lacks what is wanted once what is given is back.  [influence.4]"""
    return wanted != given and s.supply[wanted] < count


class Exchange(Influence):
    """Some of one kind for what the supply has.  [merchants.1 to merchants.3]"""

    given: int = 1

    def use(self, s: RedCathedral, seat: int, action: int, ply: Ply) -> None:
        give_back(s, seat, ply.a, self.given)
        gain(s, seat, ply.b, 1)

    def why_not(self, s: RedCathedral, player: Player, action: int, ply: Ply) -> Reason:
        if player.materials[ply.a] < self.given:
            return why_goods_missing(s, ply.a, self.given)
        wanted = MATERIALS[ply.b if short(s, ply.a, ply.b, 1) else ply.c]
        return s.because("supply.1", "why-supply-empty", ("resource",), (wanted,))


class TradeTwo(Exchange):
    """Two of one kind for one of any.  [merchants.1]"""

    verb = TWO_FOR_ONE
    does: tuple[int, ...] = (TRADE_TWO,)
    given = 2

    def uses(self, s: RedCathedral, player: Player, action: int, found: list[Ply]) -> None:
        for kind in range(KINDS):
            if player.materials[kind] >= 2:
                found += FOR_TWO[kind][stocked(s) | 1 << kind]


class TradeOne(Exchange):
    """One and a rouble for one of another kind.  [merchants.2]"""

    verb = ONE_FOR_ONE
    does: tuple[int, ...] = (TRADE_ONE,)

    def uses(self, s: RedCathedral, player: Player, action: int, found: list[Ply]) -> None:
        if player.have:
            there = stocked(s)
            for kind in range(KINDS):
                if player.have >> kind & 1:
                    found += FOR_ONE[kind][there & ~(1 << kind)]


class TradeFour(Exchange):
    """Four of one kind for two of any.  [merchants.3]"""

    verb = FOUR_FOR_TWO
    does: tuple[int, ...] = (TRADE_FOUR,)
    given = 4

    def uses(self, s: RedCathedral, player: Player, action: int, found: list[Ply]) -> None:
        for given in range(KINDS):
            if player.materials[given] >= 4:
                for a in range(KINDS):
                    for b in range(a, KINDS):
                        if not short(s, given, a, 1) and not short(s, given, b, 2 if a == b else 1):
                            found.append(FOUR_FOR_TWO.of3(given, a, b))

    def use(self, s: RedCathedral, seat: int, action: int, ply: Ply) -> None:
        super().use(s, seat, action, ply)
        gain(s, seat, ply.c, 1)


class UseWorkshop(Influence):
    """One of the own tiles, in any slot.  [merchants.4]"""

    verb = USE_WORKSHOP
    does: tuple[int, ...] = (WORKSHOP,)

    def uses(self, s: RedCathedral, player: Player, action: int, found: list[Ply]) -> None:
        if player.face_up:
            for slot in range(6):
                workshop.add_uses(s, player, slot, found, WORKSHOP_USES)

    def use(self, s: RedCathedral, seat: int, action: int, ply: Ply) -> None:
        workshop.use_tile(s, seat, ply.a, ply.b)

    def why_not(self, s: RedCathedral, player: Player, action: int, ply: Ply) -> Reason:
        return workshop.why_not_tile(s, player, ply.a, ply.b)
