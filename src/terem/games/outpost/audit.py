"""What makes a position impossible: lost or doubled pieces, tokens where they may not be."""

from __future__ import annotations

from typing import TYPE_CHECKING

from terem.games.outpost.tables import (
    ARTIFACTS,
    BUILDINGS,
    COLOURS,
    HERO_IDS,
    REGION_AGAIN,
    REGION_ZONE,
    REGIONS,
    SLOTS,
    STREET_AGAIN,
    STREET_ZONE,
    TILE_IDS,
)

if TYPE_CHECKING:
    from terem.games.outpost.state import Outpost, Player


def flaw(s: Outpost) -> str | None:
    """One sentence about the first impossibility found."""
    for seat, player in enumerate(s.players):
        problem = flaw_of_player(s, player)
        if problem is not None:
            return f"player {seat}: {problem}"
    return flaw_of_pieces(s) or flaw_of_table(s)


def flaw_of_player(s: Outpost, player: Player) -> str | None:
    if min(player.resources) < 0 or min(player.basic, player.extra, player.extra_used) < 0:
        return "nobody holds fewer than no resources or settlers"
    placed = sum(player.zones) + player.forts_used.bit_count()
    if s.tables.basic_settlers - player.basic + player.extra_used != placed:
        return (
            f"{placed} settlers lie in zones, but"
            f" {s.tables.basic_settlers - player.basic + player.extra_used} are not at hand"
        )
    if player.forts & ~player.explored or player.forts & player.monsters:
        return "a fortification stands on an explored territory without a monster"
    if player.forts_used & ~player.forts:
        return "a settler lies on a fortification that is not there"
    if player.explored and not player.explored & 0b111:
        return "the first territory belongs to region I"
    for slot, tile in enumerate(player.land):
        if tile >= 0 and s.tables.tile_region[tile] != slot // 3:
            return f"tile {TILE_IDS[tile]} does not belong to slot {SLOTS[slot]}"
    for place, kind in enumerate(player.houses):
        store = -1 if kind < 0 else s.tables.building_store[kind]
        if player.stored[place] and store < 0:
            return "only banks and cathedrals store anything"
    return flaw_of_zones(player)


def flaw_of_zones(player: Player) -> str | None:
    for first, artifact, name in (
        (REGION_ZONE, REGION_AGAIN, "region"),
        (STREET_ZONE, STREET_AGAIN, "street"),
    ):
        zones = player.zones[first : first + 3]
        limit = 4 if player.artifact == artifact else 3
        if max(zones) > limit - 2 or sum(zones) > limit:
            return f"a {name} was activated more often than the rules allow"
    return None


def flaw_of_pieces(s: Outpost) -> str | None:
    """Every tile, card and token is somewhere exactly once."""
    heroes = [*s.hero_deck, *s.hero_row, *s.hero_discard]
    tiles = [tile for pile in s.piles for tile in pile]
    artifacts = [*s.artifact_row, *s.artifact_pile, *s.artifact_box]
    buildings = s.building_pile[:]
    figures = s.figures[:]
    for space, kind in enumerate(s.market):
        buildings += [kind] * s.market_stack[space]
    # A building just bought waits in its frame for a street.
    buildings += [frame.args[0] for frame in s.stack if frame.kind == "place"]
    for player in s.players:
        heroes += player.heroes
        buildings += [kind for kind in player.houses if kind >= 0]
        if player.artifact >= 0:
            artifacts.append(player.artifact)
        for slot, tile in enumerate(player.land):
            if tile >= 0:
                tiles.append(tile)
                figures[s.tables.tile_colour[tile]] += player.monsters >> slot & 1
    for what, found, names, copies in (
        ("hero", heroes, HERO_IDS, 1),
        ("territory", tiles, TILE_IDS, 1),
        ("artifact", artifacts, ARTIFACTS, 1),
        ("building", buildings, BUILDINGS, s.tables.building_copies),
    ):
        for i, name in enumerate(names):
            if found.count(i) != copies:
                return f"{what} {name} is there {found.count(i)} times instead of {copies}"
    for colour, name in enumerate(COLOURS):
        if figures[colour] != s.tables.monster_figures[colour] or s.figures[colour] < 0:
            return f"there are {figures[colour]} {name} monsters"
    return None


def flaw_of_table(s: Outpost) -> str | None:
    for region, pile in enumerate(s.piles):
        if any(s.tables.tile_region[tile] != region for tile in pile):
            return f"a tile lies in the pile of region {REGIONS[region]} that does not belong there"
    if len(s.hero_row) > s.tables.hero_row:
        return f"the hero row has room for {s.tables.hero_row} cards"
    passed = [seat for seat, player in enumerate(s.players) if player.passed]
    if (s.first_passer in passed) != bool(passed):
        return "the first passer is one of those who have passed"
    return None
