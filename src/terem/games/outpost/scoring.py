"""Points: heroes, cathedrals and banks, and what decides a tie."""

from __future__ import annotations

from typing import Final

from terem.engine.masks import size
from terem.games.outpost.state import Outpost, Player
from terem.games.outpost.tables import (
    CLAY,
    COMMON,
    DIAMOND,
    EXCHANGE_1_1,
    GOLD,
    GUILDS,
    STONE,
    WOOD,
)

SOURCES: Final = ["travellers", "guards", "builders", "mercenaries"]


def hero_points(s: Outpost, player: Player, hero: int) -> int:
    """What one hero is worth with the player's present board.  [score.1]"""
    counts = s.tables.hero_counts[hero]
    if counts == 0:
        return size(player.explored)
    if counts == 1:
        return size(player.forts)
    if counts == 2:
        return 9 - player.houses.count(-1)
    return s.tables.hero_points[hero]


def score(s: Outpost, player: Player) -> int:
    """Most points after the last round win.  [goal.1]"""
    points = 0
    for hero in player.heroes:
        points += hero_points(s, player, hero)
    for place in range(9):
        stored = player.stored[place]
        if stored:
            points += stored * s.tables.building_points[player.houses[place]]
    return points


def scores(s: Outpost) -> list[int]:
    return [score(s, player) for player in s.players]


def breakdown(s: Outpost, seat: int) -> list[tuple[str, int]]:
    """Points by source.  [score.1, score.2]"""
    player = s.players[seat]
    by_guild = [0] * len(GUILDS)
    for hero in player.heroes:
        by_guild[s.tables.hero_guild[hero]] += hero_points(s, player, hero)
    parts = [(SOURCES[i], by_guild[i]) for i in range(len(GUILDS))]
    banks = cathedrals = 0
    for place in range(9):
        kind = player.houses[place]
        if kind >= 0 and s.tables.building_store[kind] == GOLD:
            banks += player.stored[place] * s.tables.building_points[kind]
        elif kind >= 0 and s.tables.building_store[kind] == DIAMOND:
            cathedrals += player.stored[place] * s.tables.building_points[kind]
    parts.append(("banks", banks))
    parts.append(("cathedrals", cathedrals))
    return parts


def tie_break(s: Outpost, seat: int) -> tuple[int, ...]:
    return treasure(s.players[seat])


def treasure(player: Player) -> tuple[int, int]:
    """Gold, then diamonds: the best that exchanges can still make of the supply.  [score.3]

    Exchanging stays allowed after the last pass and only one outcome makes sense, so nobody
    is asked.
    """
    diamonds = player.resources[DIAMOND] + diamonds_from_common(player)
    return player.resources[GOLD] + diamonds // 2, diamonds % 2


def diamonds_from_common(player: Player) -> int:
    """The most diamonds that a player's common resources can be exchanged for."""
    held = [player.resources[CLAY], player.resources[WOOD], player.resources[STONE]]
    if player.artifact == EXCHANGE_1_1:
        return sum(held) // COMMON
    least, most = min(held), sum(held) // COMMON
    while least < most:
        sets = (least + most + 1) // 2
        lacking = sum(max(0, sets - n) for n in held)
        spare = sum(max(0, n - sets) for n in held)
        if lacking <= spare // 2:
            least = sets
        else:
            most = sets - 1
    return least


def solo_title(s: Outpost) -> str:
    """What the chronicle calls a lone ruler.  [solo.3]"""
    points = s.scores()[0]
    return next(name for name, least in reversed(s.tables.titles) if points >= least)


def nearing_end(s: Outpost) -> str | None:
    return "round" if s.round == s.tables.rounds else None
