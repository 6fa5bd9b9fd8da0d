"""Harvest and family."""

from __future__ import annotations

from typing import Final, cast

from terem.engine import Move, Reason
from terem.games.village.rules.action import ActionDecision
from terem.games.village.rules.life import find_member
from terem.games.village.state import Player, Village
from terem.games.village.tables import (
    BAG,
    CITIES,
    CITY,
    FARM,
    HORSE,
    OX,
    PEW,
    PLACES,
    PLOUGH,
    STEP,
    STEPS,
    UNBORN,
    YARD,
)

HARVEST_NOW: Final[Move] = ("harvest",)
BIRTH: Final[Move] = ("birth",)
# Where members can be called home from: yards, council steps, cities, church steps.
ABROAD: Final[list[int]] = [
    *range(YARD, STEP),
    *range(STEP, STEP + STEPS),
    *range(CITY, CITY + len(CITIES)),
    *range(PEW, PEW + STEPS),
]
# Indexed by place and number; places one cannot be called from hold moves that are never offered.
CALL_HOME: Final[list[list[Move]]] = [
    [("call_home", place, number + 1) for number in range(4)] for place in PLACES
]


def yield_of(s: Village, player: Player) -> int:
    """Two sacks, three with horse and plough, four with ox and plough.  [harvest.2]"""
    if player.goods[PLOUGH]:
        if player.goods[OX]:
            return s.tables.harvest_ox
        if player.goods[HORSE]:
            return s.tables.harvest_horse
    return s.tables.harvest_plain


class HarvestDecision(ActionDecision):
    """Bring in the harvest.  [harvest.1]"""

    kind = "harvest"

    def actions(self, s: Village, seat: int) -> list[Move]:
        return [HARVEST_NOW] if FARM in s.players[seat].family else []

    def act(self, s: Village, seat: int, move: Move) -> None:
        """Up to what the barn can hold; nothing is used up.  [harvest.2, harvest.3]"""
        player = s.players[seat]
        sacks = min(yield_of(s, player), s.tables.barn - player.grain)
        player.grain += sacks
        s.tell("harvested", seat, sacks)

    def clauses(self) -> tuple[str, ...]:
        return ("harvest.1", "harvest.2", "harvest.3")


class FamilyDecision(ActionDecision):
    """A child, or a member called home.  [family.1, family.2]"""

    kind = "family"

    def actions(self, s: Village, seat: int) -> list[Move]:
        family = s.players[seat].family
        generation = s.tables.generation
        found: list[Move] = [BIRTH] if UNBORN in family else []
        number = -1
        seen = 0
        for member in range(len(family)):
            place = family[member]
            if generation[member] != number:
                number = generation[member]
                seen = 0
            # Each place once for a number: equals are alike.
            if (YARD <= place < BAG or PEW <= place < PEW + STEPS) and not seen >> place & 1:
                seen |= 1 << place
                found.append(CALL_HOME[place][number])
        return found

    def act(self, s: Village, seat: int, move: Move) -> None:
        family = s.players[seat].family
        if move[0] == "birth":
            # The lowest number first: members lie in rising order.  [family.1]
            member = family.index(UNBORN)
            family[member] = FARM
            s.tell("born", seat, s.tables.generation[member] + 1)
            return
        place = PLACES.index(cast(str, move[1]))
        family[find_member(s, seat, place, cast(int, move[2]))] = FARM
        s.tell("called_home", seat, move[2], move[1])

    def why_not(self, s: Village, seat: int, move: Move) -> Reason | None:
        if move[0] == "birth":
            return s.because("family.1", "why-nobody-unborn")
        if move[0] == "call_home":
            return s.because(
                "family.2", "why-nobody-there", ("number", "place"), (move[2], move[1])
            )
        return None

    def clauses(self) -> tuple[str, ...]:
        return ("family.1", "family.2")
