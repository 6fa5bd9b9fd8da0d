"""What each player has in a digital position, as it is entered into the score sheet."""

from __future__ import annotations

from typing import Any

from terem.games.outpost.tables import CLAY, DIAMOND, EXCHANGE_1_1, GOLD, STONE, WOOD
from terem.games.red_cathedral.rules.track import prestige
from terem.games.red_cathedral.tables import LEVELS
from terem.games.rurik.scoring import agenda_points, deed_points
from terem.games.rurik.tables import TRACKS
from terem.games.village.scoring import customer_points, living
from terem.games.village.tables import ANNALS, GRAVE, PEW, STEP, STEPS

Entry = dict[str, int]


def of_outpost(s: Any, side: int) -> Entry:
    player = s.players[side]
    guilds = [s.tables.hero_guild[hero] for hero in player.heroes]
    stored = [0, 0]
    for place in range(9):
        kind = player.houses[place]
        if kind >= 0 and s.tables.building_store[kind] in (GOLD, DIAMOND):
            stored[s.tables.building_store[kind] == DIAMOND] += player.stored[place]
    return {
        "travellers": guilds.count(0),
        "guards": guilds.count(1),
        "builders": guilds.count(2),
        "mercenaries": sum(s.tables.hero_points[h] for h in player.heroes if h >= 36),
        "explored": player.explored.bit_count(),
        "forts": player.forts.bit_count(),
        "houses": 9 - player.houses.count(-1),
        "banks": stored[0],
        "cathedrals": stored[1],
        "gold": player.resources[GOLD],
        "diamond": player.resources[DIAMOND],
        "clay": player.resources[CLAY],
        "wood": player.resources[WOOD],
        "stone": player.resources[STONE],
        "scales": int(player.artifact == EXCHANGE_1_1),
    }


def of_red_cathedral(s: Any, side: int) -> Entry:
    player = s.players[side]
    entry = {"track": prestige(s.tables, player.position)}
    if side < s.seats:
        entry |= {"materials": player.held, "roubles": player.roubles}
    for tower in range(len(s.heights)):
        mask = (1 << LEVELS) - 1 << tower * LEVELS
        entry |= {
            f"done:{tower + 1}": (player.banners & s.done & mask).bit_count(),
            f"unfinished:{tower + 1}": (player.banners & ~s.done & mask).bit_count(),
            f"ornaments:{tower + 1}": (player.adorned & mask).bit_count(),
        }
    return entry


def of_rurik(s: Any, side: int) -> Entry:
    player = s.players[side]
    entry = {track: player.tracks[i] for i, track in enumerate(TRACKS)}
    entry |= {"warfare": player.warfare, "ruled": player.ruled.bit_count(), "coins": player.coins}
    if side < s.seats:
        entry |= {"agenda": int(agenda_points(s, side) > 0), "deeds": deed_points(s, player)}
    else:
        entry |= {"dock": sum(player.dock)}
    return entry


def of_village(s: Any, side: int) -> Entry:
    player = s.players[side]
    entry = {
        "fame": player.points,
        "cities": player.discs.bit_count(),
        "customers": customer_points(s, player),
        "chronicle": sum(ANNALS <= place < GRAVE for place in player.family),
        "coins": player.coins,
        "grain": player.grain,
        "living": living(player.family),
    }
    for step in range(STEPS):
        entry[f"church:{step + 1}"] = player.family.count(PEW + step)
        entry[f"council:{step + 1}"] = player.family.count(STEP + step)
    return entry


ENTRIES = {
    "outpost": of_outpost,
    "red_cathedral": of_red_cathedral,
    "rurik": of_rurik,
    "village": of_village,
}
