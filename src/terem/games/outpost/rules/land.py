"""The land: exploring, fortifying, activating fortifications."""

from __future__ import annotations

from typing import Final, cast

from terem.engine import Move, Reason
from terem.games.outpost.rules.monsters import check_for_monsters
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

ALL_SLOTS: Final = 0b111111111
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


def _lists(verb: str) -> list[list[Move]]:
    moves: list[Move] = [(verb, slot) for slot in SLOTS]
    return [[moves[i] for i in range(9) if mask >> i & 1] for mask in range(512)]


# For every set of slots the moves that name them.
EXPLORE: Final[list[list[Move]]] = _lists("explore")
FORTIFY: Final[list[list[Move]]] = _lists("fortify")
ACTIVATE_FORT: Final[list[list[Move]]] = _lists("activate_fortification")


def resource_at(s: Outpost, player: Player, slot: int) -> int:
    return s.tables.tile_resource[player.land[slot]]


# ---------------------------------------------------------------------------------- exploring


def explorable(s: Outpost, player: Player) -> list[Move]:
    """Slots in reach for which there are settlers enough.  [explore.1, explore.2]"""
    settlers = at_hand(player)
    slots = OPEN[player.explored]
    price = s.tables.explore_settlers
    for region in range(3):
        if settlers < price[region] or not s.piles[region]:
            slots &= ~(0b111 << region * 3)
    return EXPLORE[slots]


def explore(s: Outpost, seat: int, slot: int) -> None:
    """Lay the top tile of the region's pile, then look for monsters.  [explore.1, monster.1]"""
    player = s.players[seat]
    region = slot // 3
    needed = s.tables.explore_settlers[region]
    send(player, needed)
    player.zones[EXPLORATION] += needed
    tile = s.piles[region].pop()
    s.reveals += 1
    player.land[slot] = tile
    player.explored |= 1 << slot
    s.tell("explored", seat, SLOTS[slot], TILE_IDS[tile], needed)
    if player.artifact == EXPLORE_RESOURCE:  # the resource comes before the check  [artifact.2]
        gain(s, seat, resource_at(s, player, slot), 1)
    check_for_monsters(s, seat, [slot])


def why_not_explore(s: Outpost, player: Player, move: Move) -> Reason | None:
    slot = SLOTS.index(cast(str, move[1]))
    if player.explored >> slot & 1:
        return s.because("explore.1", "why-already-explored", ("slot",), (move[1],))
    if not OPEN[player.explored] >> slot & 1:
        if not player.explored:
            return s.because("explore.2", "why-first-tile-in-region-i")
        return s.because("explore.2", "why-not-adjacent", ("slot",), (move[1],))
    return too_few(s, player, s.tables.explore_settlers[slot // 3])


# ---------------------------------------------------------------------------------- fortifying


def fortifiable(player: Player) -> list[Move]:
    """Own tiles with neither fortification nor monster.  [fortify.1]"""
    if not at_hand(player):
        return FORTIFY[0]
    return FORTIFY[player.explored & ~player.forts & ~player.monsters]


def fortify(s: Outpost, seat: int, slot: int) -> None:
    player = s.players[seat]
    send(player, 1)
    player.zones[FORTIFICATION] += 1
    player.forts |= 1 << slot
    s.tell("fortified", seat, SLOTS[slot])
    if player.artifact == FORTIFY_RESOURCE:  # [artifact.4]
        gain(s, seat, resource_at(s, player, slot), 1)


def why_not_fortify(s: Outpost, player: Player, move: Move) -> Reason | None:
    slot = SLOTS.index(cast(str, move[1]))
    if not player.explored >> slot & 1:
        return s.because("fortify.1", "why-unexplored", ("slot",), (move[1],))
    if player.forts >> slot & 1:
        return s.because("fortify.1", "why-already-fortified", ("slot",), (move[1],))
    if player.monsters >> slot & 1:
        return s.because("fortify.1", "why-monster-in-the-way", ("slot",), (move[1],))
    return too_few(s, player, 1)


# ---------------------------------------------------------------------------- fortifications


def activatable_forts(player: Player) -> list[Move]:
    """Fortifications not yet activated this round.  [fort.1]"""
    if not at_hand(player):
        return ACTIVATE_FORT[0]
    return ACTIVATE_FORT[player.forts & ~player.forts_used]


def activate_fort(s: Outpost, seat: int, slot: int) -> None:
    """Take the tile's resource; no monster check, whatever its region did.  [fort.1, fort.2]"""
    player = s.players[seat]
    send(player, 1)
    player.forts_used |= 1 << slot
    s.tell("fort_activated", seat, SLOTS[slot])
    gain(s, seat, resource_at(s, player, slot), 2 if player.artifact == FORT_EXTRA else 1)


def why_not_activate_fort(s: Outpost, player: Player, move: Move) -> Reason | None:
    slot = SLOTS.index(cast(str, move[1]))
    if not player.forts >> slot & 1:
        return s.because("fort.1", "why-no-fort", ("slot",), (move[1],))
    if player.forts_used >> slot & 1:
        return s.because("fort.1", "why-fort-used", ("slot",), (move[1],))
    return too_few(s, player, 1)
