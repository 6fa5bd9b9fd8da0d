"""What a move costs and brings in the position at hand, for its sentence."""

from __future__ import annotations

from typing import Final, cast

from terem.engine import Move
from terem.games.outpost.rules.heroes import surcharge
from terem.games.outpost.rules.land import resource_at
from terem.games.outpost.rules.monsters import colour_at
from terem.games.outpost.scoring import hero_points
from terem.games.outpost.state import Outpost, Player
from terem.games.outpost.tables import (
    BUILDINGS,
    DIAMOND,
    EXPLORE_RESOURCE,
    FORT_EXTRA,
    FORTIFY_RESOURCE,
    GUILDS,
    HERO_IDS,
    HERO_SETTLER,
    HUNT_DIAMOND,
    REGIONS,
    RESOURCES,
    SLOTS,
    STREETS,
)

# Moves that name a territory and bring something there.
OF_A_TILE: Final = (
    "explore",
    "hunt",
    "fortify",
    "collect",
    "take_extra",
    "activate_fortification",
)


def values(s: Outpost, move: Move) -> Move:
    """The arguments of the move, then its price and its effect as `Verb.told` lists them."""
    verb = move[0]
    args = move[1:]
    tables = s.tables
    player = s.players[s.seat or 0]
    if verb == "build":
        price = tables.building_price[BUILDINGS.index(cast(str, args[0]))]
        return (*args, 1, RESOURCES[price], args[0])
    if verb == "use":
        return (args[0], args[1] if len(args) > 1 else "none", args[0])
    if verb == "activate_region":
        first = REGIONS.index(cast(str, args[0])) * 3
        open_tiles = player.explored & ~player.monsters
        found = [0] * len(RESOURCES)
        for slot in range(first, first + 3):
            if open_tiles >> slot & 1:
                found[resource_at(s, player, slot)] += 1
        return (*args, *counted(found))
    if verb == "activate_street":
        first = STREETS.index(cast(str, args[0])) * 3
        street = [BUILDINGS[kind] for kind in player.houses[first : first + 3] if kind >= 0]
        return (*args, *[part for building in street for part in (1, building)])
    if verb == "invite":
        return (*args, *hero(s, player, HERO_IDS.index(cast(str, args[0]))))
    if verb == "take_artifact":
        return (*args, *args)
    if verb in OF_A_TILE:
        return (*args, *at_tile(s, player, str(verb), SLOTS.index(cast(str, args[0]))))
    return args


def at_tile(s: Outpost, player: Player, verb: str, slot: int) -> Move:
    """Settlers who are sent, and what comes of it: the artifact's part too."""
    if verb == "explore":
        gains = 1 if player.artifact == EXPLORE_RESOURCE else 0  # [artifact.2]
        return (s.tables.explore_settlers[slot // 3], gains)
    explored = player.explored >> slot & 1
    if verb == "hunt":
        return hunted(s, player, slot) if explored else (0,)
    if not explored:
        return (0 if verb == "fortify" else 1, "none")
    count = 1
    if verb == "fortify" and player.artifact != FORTIFY_RESOURCE:  # [artifact.4]
        count = 0
    elif verb == "activate_fortification" and player.artifact == FORT_EXTRA:  # [artifact.7]
        count = 2
    return (count, RESOURCES[resource_at(s, player, slot)])


def hunted(s: Outpost, player: Player, slot: int) -> Move:
    """The settlers a monster takes, and its reward.  [hunt.1, hunt.2, artifact.3]"""
    colour = colour_at(s, player, slot)
    reward = s.tables.monster_reward[colour][:]
    if player.artifact == HUNT_DIAMOND:
        reward[DIAMOND] += 1
    return (s.tables.monster_settlers[colour], *counted(reward))


def hero(s: Outpost, player: Player, hero: int) -> Move:
    """Settlers who come along, what the hero is worth now and why, and the price with the surcharge
    of the place in the row."""
    price = s.tables.hero_cost[hero][:]
    if hero in s.hero_row:
        price[DIAMOND] += surcharge(s, s.hero_row.index(hero))
    guild = GUILDS[s.tables.hero_guild[hero]]
    points = hero_points(s, player, hero)
    settlers = s.tables.hero_settlers[hero]
    if player.artifact == HERO_SETTLER:  # [artifact.9]
        settlers += 1
    return (settlers, points, guild, *counted(price))


def counted(amounts: list[int]) -> Move:
    """Resources as a flat list: how many, what, how many, what."""
    found: list[str | int] = []
    for resource, count in enumerate(amounts):
        if count:
            found += [count, RESOURCES[resource]]
    return tuple(found)
