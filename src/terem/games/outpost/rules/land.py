"""The land: exploring, fortifying, activating fortifications."""

from __future__ import annotations

from typing import Final

from terem.engine import Frame, Ply, Reason, Verb
from terem.engine.lists import changed
from terem.games.outpost.rules.actions import MainAction
from terem.games.outpost.rules.resources import gain
from terem.games.outpost.rules.settlers import at_hand, send, too_few
from terem.games.outpost.state import Outpost, Player
from terem.games.outpost.tables import (
    EXPLORATION,
    EXPLORE_RESOURCE,
    FORT_EXTRA,
    FORTIFICATION,
    FORTIFY_RESOURCE,
    NEIGHBOURS,
    SLOTS,
    TILE_IDS,
)

REGION_I: Final = 0b111


def open_slots(explored: int) -> int:
    """Free slots that touch explored land; the very first tile goes to region I.  [explore.2]"""
    if not explored:
        return REGION_I
    reached = 0
    for slot in range(9):
        if explored >> slot & 1:
            reached |= NEIGHBOURS[slot]
    return reached & ~explored


# The slots in reach for every set of explored ones, worked out once.
OPEN: Final[list[int]] = [open_slots(explored) for explored in range(512)]


def by_mask(verb: Verb) -> list[list[Ply]]:
    """For every set of slots the moves that name them."""
    return [[verb.grid[i] for i in range(9) if mask >> i & 1] for mask in range(512)]


EXPLORE: Final = Verb("explore", ("slot", SLOTS), told=("settlers", "gains"))
EXPLORES: Final[list[list[Ply]]] = by_mask(EXPLORE)
FORTIFY: Final = Verb("fortify", ("slot", SLOTS), told=("count", "resource"))
FORTIFIES: Final[list[list[Ply]]] = by_mask(FORTIFY)
ACTIVATE_FORT: Final = Verb("activate_fortification", ("slot", SLOTS), told=("count", "resource"))
ACTIVATES: Final[list[list[Ply]]] = by_mask(ACTIVATE_FORT)


def resource_at(s: Outpost, player: Player, slot: int) -> int:
    return s.tables.tile_resource[player.land[slot]]


class Explore(MainAction):
    """Lay the top tile of the region's pile, then look for monsters.  [explore.1, explore.2,
    monster.1]"""

    verb = EXPLORE

    def offer(self, s: Outpost, frame: Frame, found: list[Ply]) -> None:
        player = s.players[frame.seat]
        settlers = at_hand(player)
        slots = OPEN[player.explored]
        price = s.tables.explore_settlers
        for region in range(3):
            if settlers < price[region] or not s.piles[region]:
                slots &= ~(0b111 << region * 3)
        found += EXPLORES[slots]

    def act(self, s: Outpost, seat: int, ply: Ply) -> None:
        slot = ply.a
        player = s.players[seat]
        region = slot // 3
        needed = s.tables.explore_settlers[region]
        send(player, needed)
        player.zones[EXPLORATION] += needed
        tile = s.piles[region][-1]
        piles = s.piles[:]
        piles[region] = piles[region][:-1]
        s.piles = piles
        s.reveals += 1
        player.land = changed(player.land, slot, tile)
        player.explored |= 1 << slot
        s.tell("explored", seat, SLOTS[slot], TILE_IDS[tile], needed)
        if player.artifact == EXPLORE_RESOURCE:  # the resource comes before the check  [artifact.2]
            gain(s, seat, resource_at(s, player, slot), 1)
        s.call("monster_check", seat, (slot,))

    def why_not(self, s: Outpost, player: Player, ply: Ply) -> Reason | None:
        slot = ply.a
        if player.explored >> slot & 1:
            return s.because("explore.1", "why-already-explored", ("slot",), (SLOTS[slot],))
        if not OPEN[player.explored] >> slot & 1:
            if not player.explored:
                return s.because("explore.2", "why-first-tile-in-region-i")
            return s.because("explore.2", "why-not-adjacent", ("slot",), (SLOTS[slot],))
        return too_few(s, player, s.tables.explore_settlers[slot // 3])


class Fortify(MainAction):
    """A fortification on an own tile that has neither one nor a monster.  [fortify.1]"""

    verb = FORTIFY

    def offer(self, s: Outpost, frame: Frame, found: list[Ply]) -> None:
        player = s.players[frame.seat]
        found += FORTIFIES[player.explored & ~player.forts & ~player.monsters]

    def act(self, s: Outpost, seat: int, ply: Ply) -> None:
        player = s.players[seat]
        send(player, 1)
        player.zones[FORTIFICATION] += 1
        player.forts |= 1 << ply.a
        s.tell("fortified", seat, SLOTS[ply.a])
        if player.artifact == FORTIFY_RESOURCE:  # [artifact.4]
            gain(s, seat, resource_at(s, player, ply.a), 1)

    def why_not(self, s: Outpost, player: Player, ply: Ply) -> Reason | None:
        bit = 1 << ply.a
        name = (SLOTS[ply.a],)
        if not player.explored & bit:
            return s.because("fortify.1", "why-unexplored", ("slot",), name)
        if player.forts & bit:
            return s.because("fortify.1", "why-already-fortified", ("slot",), name)
        if player.monsters & bit:
            return s.because("fortify.1", "why-monster-in-the-way", ("slot",), name)
        return too_few(s, player, 1)


class ActivateFort(MainAction):
    """Once a round a fortification gives its tile's resource; no monster check, whatever its region
    did.  [fort.1, fort.2]"""

    verb = ACTIVATE_FORT

    def offer(self, s: Outpost, frame: Frame, found: list[Ply]) -> None:
        player = s.players[frame.seat]
        found += ACTIVATES[player.forts & ~player.forts_used]

    def act(self, s: Outpost, seat: int, ply: Ply) -> None:
        player = s.players[seat]
        send(player, 1)
        player.forts_used |= 1 << ply.a
        s.tell("fort_activated", seat, SLOTS[ply.a])
        doubled = player.artifact == FORT_EXTRA  # [artifact.7]
        gain(s, seat, resource_at(s, player, ply.a), 2 if doubled else 1)

    def why_not(self, s: Outpost, player: Player, ply: Ply) -> Reason | None:
        bit = 1 << ply.a
        if not player.forts & bit:
            return s.because("fort.1", "why-no-fort", ("slot",), (SLOTS[ply.a],))
        if player.forts_used & bit:
            return s.because("fort.1", "why-fort-used", ("slot",), (SLOTS[ply.a],))
        return too_few(s, player, 1)
