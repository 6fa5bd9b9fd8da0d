"""An Outpost position in named numbers: each settlement, what lies open, the open question."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from terem.engine.features import Sheet, side_name, turns_until, write_question
from terem.games.outpost import scoring
from terem.games.outpost.state import Outpost, Player
from terem.games.outpost.tables import (
    ARTIFACTS,
    BUILDINGS,
    COLOURS,
    DIAMOND,
    GOLD,
    GUILDS,
    REGIONS,
    RESOURCES,
    SLOTS,
    STREETS,
    ZONES,
)

# Raised whenever the numbers or their meaning change.
VERSION: Final = 1

YIELDS: Final = [f"{region}.{resource}" for region in REGIONS for resource in RESOURCES]

NOTHING: Final = [0] * len(RESOURCES)


def write(sheet: Sheet, s: Outpost, seat: int) -> None:
    for place in range(s.seats):
        if sheet.naming:
            sheet.group = side_name(place, False)
        write_settlement(sheet, s, (seat + place) % s.seats)
    sheet.group = ""
    write_table(sheet, s)
    write_heroes(sheet, s, s.players[seat])
    write_question(sheet, s, seat)
    sheet.put("turns until own", turns_until(s, seat))


def write_settlement(sheet: Sheet, s: Outpost, seat: int) -> None:
    player = s.players[seat]
    sheet.counts("resources", RESOURCES, player.resources)
    sheet.put("basic settlers", player.basic)
    sheet.put("extra settlers", player.extra)
    sheet.put("extra settlers used", player.extra_used)
    sheet.counts("settlers in", ZONES, player.zones)
    sheet.mask("explored", SLOTS, player.explored)
    sheet.mask("fortified", SLOTS, player.forts)
    sheet.mask("monster on", SLOTS, player.monsters)
    sheet.size("territories", player.explored)
    sheet.size("fortifications", player.forts)
    sheet.size("fortifications used", player.forts_used)
    write_land(sheet, s, player)
    write_streets(sheet, s, player)
    heroes = sheet.tally("heroes", GUILDS)
    points = sheet.tally("points of heroes", GUILDS)
    for hero in player.heroes:
        guild = s.tables.hero_guild[hero]
        sheet.add(heroes + guild, 1)
        sheet.add(points + guild, scoring.hero_points(s, player, hero))
    sheet.one_of("artifact", ARTIFACTS, player.artifact)
    sheet.put("score", scoring.score(s, player))
    sheet.flag("passed", player.passed)
    sheet.flag("began the round", s.first == seat)
    sheet.flag("begins the next round", s.first_passer == seat)


def write_land(sheet: Sheet, s: Outpost, player: Player) -> None:
    """What each region yields, with and without fortifications, and its monsters."""
    tables = s.tables
    kinds = len(RESOURCES)
    free = sheet.tally("yields", YIELDS)
    fortified = sheet.tally("fortified yields", YIELDS)
    monsters = sheet.tally("monsters", COLOURS)
    guarded: i64 = player.monsters
    forts: i64 = player.forts
    for slot, tile in enumerate(player.land):
        if tile >= 0:
            if guarded >> slot & 1:
                sheet.add(monsters + tables.tile_colour[tile], 1)
            else:
                at = slot // 3 * kinds + tables.tile_resource[tile]
                sheet.add(free + at, 1)
                if forts >> slot & 1:
                    sheet.add(fortified + at, 1)


def write_streets(sheet: Sheet, s: Outpost, player: Player) -> None:
    houses = sheet.tally("buildings", BUILDINGS)
    filled = sheet.tally("buildings in", STREETS)
    gold = diamonds = 0
    for place, kind in enumerate(player.houses):
        if kind >= 0:
            sheet.add(houses + kind, 1)
            sheet.add(filled + place // 3, 1)
            if s.tables.building_store[kind] == GOLD:
                gold += player.stored[place]
            elif s.tables.building_store[kind] == DIAMOND:
                diamonds += player.stored[place]
    sheet.put("gold in banks", gold)
    sheet.put("diamonds in cathedrals", diamonds)


def write_table(sheet: Sheet, s: Outpost) -> None:
    sheet.put("round", s.round)
    sheet.put("rounds left", s.tables.rounds - s.round)
    offered = sheet.tally("on the market", BUILDINGS)
    for space in range(len(s.market)):
        if s.market[space] >= 0:
            sheet.add(offered + s.market[space], s.market_stack[space])
    artifacts = sheet.tally("artifact on offer", ARTIFACTS)
    for artifact in s.artifact_row:
        sheet.add(artifacts + artifact, 1)
    sheet.counts("monsters in the supply", COLOURS, s.figures)
    sheet.put("territories face down", len(s.piles[0]) + len(s.piles[1]) + len(s.piles[2]))
    sheet.put("heroes face down", len(s.hero_deck))


def write_heroes(sheet: Sheet, s: Outpost, player: Player) -> None:
    """The heroes on offer, from the left."""
    tables = s.tables
    for place in range(tables.hero_row):
        if sheet.naming:
            sheet.group = f"hero {place + 1} "
        hero = s.hero_row[place] if place < len(s.hero_row) else -1
        sheet.one_of("guild", GUILDS, -1 if hero < 0 else tables.hero_guild[hero])
        sheet.counts("costs", RESOURCES, NOTHING if hero < 0 else tables.hero_cost[hero])
        sheet.put("points", 0 if hero < 0 else scoring.hero_points(s, player, hero))
        sheet.put("settlers", 0 if hero < 0 else tables.hero_settlers[hero])
        sheet.one_of("brings", COLOURS, -1 if hero < 0 else tables.hero_colour[hero])
        sheet.flag("affordable", hero >= 0 and affordable(player, tables.hero_cost[hero]))
    sheet.group = ""


def affordable(player: Player, cost: list[int]) -> bool:
    return all(player.resources[resource] >= count for resource, count in enumerate(cost))
