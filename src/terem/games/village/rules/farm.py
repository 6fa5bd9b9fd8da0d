"""Harvest and family."""

from __future__ import annotations

from typing import Final

from terem.engine import Frame, Ply, Reason, Verb
from terem.games.village.rules.action import NUMBERS, Skip, SpaceAction, SpaceQuestion
from terem.games.village.rules.life import find_member
from terem.games.village.state import Player, Village
from terem.games.village.tables import (
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

HARVEST: Final = Verb("harvest", told=("sacks",))
BIRTH: Final = Verb("birth", told=("number",))
# Where members can be called home from: yards, council steps, cities, church steps.
ABROAD: Final[list[int]] = [
    *range(YARD, STEP),
    *range(STEP, STEP + STEPS),
    *range(CITY, CITY + len(CITIES)),
    *range(PEW, PEW + STEPS),
]
CALL_HOME: Final = Verb(
    "call_home", ("place", [PLACES[place] for place in ABROAD]), ("number", NUMBERS)
)
# Where each place is among those, -1 for places nobody is called home from.
ABROAD_AT: Final[list[int]] = [
    ABROAD.index(place) if place in ABROAD else -1 for place in range(len(PLACES))
]


def yield_of(s: Village, player: Player) -> int:
    """Two sacks, three with horse and plough, four with ox and plough.  [harvest.2]"""
    if player.goods[PLOUGH]:
        if player.goods[OX]:
            return s.tables.harvest_ox
        if player.goods[HORSE]:
            return s.tables.harvest_horse
    return s.tables.harvest_plain


class Harvest(SpaceAction):
    """With somebody on the farm; up to what the barn can hold; nothing is used up.  [harvest.1,
    harvest.2, harvest.3]"""

    verb = HARVEST

    def offer(self, s: Village, frame: Frame, found: list[Ply]) -> None:
        if FARM in s.players[frame.seat].family:
            found.append(HARVEST.only)

    def play(self, s: Village, frame: Frame, ply: Ply) -> None:
        player = s.players[frame.seat]
        sacks = min(yield_of(s, player), s.tables.barn - player.grain)
        player.grain += sacks
        s.tell("harvested", frame.seat, sacks)


class HarvestQuestion(SpaceQuestion):
    """Bring in the harvest.  [harvest.1]"""

    kind = "harvest"
    actions = (Harvest(), Skip())
    cites = ("harvest.1", "harvest.2", "harvest.3")
    standing = (("harvest",),)


class Birth(SpaceAction):
    """A child, the lowest number first: members lie in rising order.  [family.1]"""

    verb = BIRTH
    why = ("family.1", "why-nobody-unborn")

    def offer(self, s: Village, frame: Frame, found: list[Ply]) -> None:
        if UNBORN in s.players[frame.seat].family:
            found.append(BIRTH.only)

    def play(self, s: Village, frame: Frame, ply: Ply) -> None:
        family = s.players[frame.seat].family
        member = family.index(UNBORN)
        family[member] = FARM
        s.tell("born", frame.seat, s.tables.generation[member] + 1)


class CallHome(SpaceAction):
    """A member comes home from a yard, a council or church step, or a city.  [family.2]"""

    verb = CALL_HOME

    def offer(self, s: Village, frame: Frame, found: list[Ply]) -> None:
        family = s.players[frame.seat].family
        generation = s.tables.generation
        number = -1
        seen = 0
        for member in range(len(family)):
            place = family[member]
            if generation[member] != number:
                number = generation[member]
                seen = 0
            # Each place once for a number: equals are alike.
            row = ABROAD_AT[place]
            if row >= 0 and not seen >> place & 1:
                seen |= 1 << place
                found.append(CALL_HOME.of(row, number))

    def play(self, s: Village, frame: Frame, ply: Ply) -> None:
        place = ABROAD[ply.a]
        number = ply.b + 1
        s.players[frame.seat].family[find_member(s, frame.seat, place, number)] = FARM
        s.tell("called_home", frame.seat, number, PLACES[place])

    def reason(self, s: Village, frame: Frame, ply: Ply) -> Reason | None:
        args = (ply.b + 1, PLACES[ABROAD[ply.a]])
        return s.because("family.2", "why-nobody-there", ("number", "place"), args)


class FamilyQuestion(SpaceQuestion):
    """A child, or a member called home.  [family.1, family.2]"""

    kind = "family"
    actions = (Birth(), CallHome(), Skip())
    cites = ("family.1", "family.2")
