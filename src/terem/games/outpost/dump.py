"""A position as data that people can read and edit, and back again."""

from __future__ import annotations

from typing import Any

from terem.engine import Frame
from terem.engine.reading import Reader
from terem.games.outpost.state import Outpost, Player, derive
from terem.games.outpost.tables import (
    ARTIFACTS,
    BUILDINGS,
    COLOURS,
    HERO_IDS,
    REGIONS,
    RESOURCES,
    SLOTS,
    STREETS,
    TILE_IDS,
    ZONES,
)


def dump_position(s: Outpost) -> dict[str, Any]:
    """All of a position, by the names players use."""
    return {
        "round": s.round,
        "first_player": s.first,
        "first_passer": None if s.first_passer < 0 else s.first_passer,
        "players": [dump_player(player) for player in s.players],
        "market": dump_market(s),
        "hero_row": [HERO_IDS[h] for h in s.hero_row],
        "artifact_row": [ARTIFACTS[a] for a in s.artifact_row],
        "monster_supply": {COLOURS[i]: n for i, n in enumerate(s.figures)},
        "hero_discard": [HERO_IDS[h] for h in s.hero_discard],
        "artifacts_out_of_play": [ARTIFACTS[a] for a in s.artifact_box],
        "face_down_top_last": {
            "territories": {
                REGIONS[i]: [TILE_IDS[t] for t in pile] for i, pile in enumerate(s.piles)
            },
            "buildings": [BUILDINGS[b] for b in s.building_pile],
            "heroes": [HERO_IDS[h] for h in s.hero_deck],
            "artifacts": [ARTIFACTS[a] for a in s.artifact_pile],
        },
        "one_for_one_exchanges": [
            {"clay": clay, "wood": wood, "stone": stone} for clay, wood, stone in s.swaps
        ],
    }


def dump_market(s: Outpost) -> list[dict[str, Any] | None]:
    return [
        {"building": BUILDINGS[kind], "tiles": s.market_stack[i]} if kind >= 0 else None
        for i, kind in enumerate(s.market)
    ]


def dump_player(player: Player) -> dict[str, Any]:
    land: dict[str, Any] = {}
    for i, tile in enumerate(player.land):
        if tile >= 0:
            land[SLOTS[i]] = {
                "tile": TILE_IDS[tile],
                "monster": bool(player.monsters >> i & 1),
                "fortification": bool(player.forts >> i & 1),
                "activated": bool(player.forts_used >> i & 1),
            }
    return {
        "resources": {name: player.resources[i] for i, name in enumerate(RESOURCES)},
        "basic_settlers": player.basic,
        "extra_settlers": player.extra,
        "extra_settlers_used": player.extra_used,
        "zones": {name: player.zones[i] for i, name in enumerate(ZONES)},
        "land": land,
        "streets": {
            street: [
                {"building": BUILDINGS[player.houses[i]], "stored": player.stored[i]}
                for i in range(number * 3, number * 3 + 3)
                if player.houses[i] >= 0
            ]
            for number, street in enumerate(STREETS)
        },
        "heroes": [HERO_IDS[h] for h in player.heroes],
        "artifact": None if player.artifact < 0 else ARTIFACTS[player.artifact],
        "passed": player.passed,
    }


def read_player(reader: Reader) -> Player:
    player = Player()
    player.resources = reader.at("resources").counts(RESOURCES)
    player.basic = reader.at("basic_settlers").whole()
    player.extra = reader.at("extra_settlers").whole()
    player.extra_used = reader.at("extra_settlers_used").whole()
    player.zones = reader.at("zones").counts(ZONES)
    player.land = [-1] * len(SLOTS)
    player.explored = player.monsters = player.forts = player.forts_used = 0
    land = reader.at("land").only(*SLOTS)
    for i, name in enumerate(SLOTS):
        slot = land.maybe(name)
        if slot is not None:
            slot.only("tile", "monster", "fortification", "activated")
            player.land[i] = slot.at("tile").index(TILE_IDS)
            player.explored |= 1 << i
            player.monsters |= int(slot.at("monster").flag()) << i
            player.forts |= int(slot.at("fortification").flag()) << i
            player.forts_used |= int(slot.at("activated").flag()) << i
    player.houses = [-1] * 9
    player.stored = [0] * 9
    streets = reader.at("streets").only(*STREETS)
    for number, street in enumerate(STREETS):
        houses = streets.at(street).items()
        if len(houses) > 3:
            raise ValueError(f"{streets.path}.{street}: a street has room for three buildings")
        for place, house in enumerate(houses):
            house.only("building", "stored")
            player.houses[number * 3 + place] = house.at("building").index(BUILDINGS)
            player.stored[number * 3 + place] = house.at("stored").whole()
    player.heroes = reader.at("heroes").indices(HERO_IDS)
    player.artifact = reader.at("artifact").name_or_none(ARTIFACTS)
    player.passed = reader.at("passed").flag()
    reader.only(*dump_player(player))  # what is not written again means nothing
    return player


def stacked(s: Outpost, questions: list[Frame]) -> list[Frame]:
    """Below what is asked of somebody who passes, the next turn waits."""
    if questions and questions[0].kind in ("keep", "artifact"):
        return [Frame("next_turn", questions[0].seat), *questions]
    return questions


def restore_position(s: Outpost, reader: Reader) -> None:
    """Fill `s` from what `dump_position` wrote."""
    s.round = reader.at("round").whole(1, s.tables.rounds)
    s.first = reader.at("first_player").whole(0, s.seats - 1)
    s.first_passer = reader.at("first_passer").whole_or_none(0, s.seats - 1)
    s.players = [read_player(part) for part in reader.at("players").items(s.seats)]
    s.market = []
    s.market_stack = []
    for space in reader.at("market").items(s.tables.market_spaces):
        if space.value is None:
            s.market.append(-1)
            s.market_stack.append(0)
        else:
            space.only("building", "tiles")
            s.market.append(space.at("building").index(BUILDINGS))
            s.market_stack.append(space.at("tiles").whole(1, s.tables.building_copies))
    derive(s)
    s.hero_row = reader.at("hero_row").indices(HERO_IDS)
    s.artifact_row = reader.at("artifact_row").indices(ARTIFACTS)
    s.figures = reader.at("monster_supply").counts(COLOURS)
    s.hero_discard = reader.at("hero_discard").indices(HERO_IDS)
    s.artifact_box = reader.at("artifacts_out_of_play").indices(ARTIFACTS)
    hidden = reader.at("face_down_top_last")
    hidden.only("territories", "buildings", "heroes", "artifacts")
    piles = hidden.at("territories").only(*REGIONS)
    s.piles = [piles.at(name).indices(TILE_IDS) for name in REGIONS]
    s.building_pile = hidden.at("buildings").indices(BUILDINGS)
    s.hero_deck = hidden.at("heroes").indices(HERO_IDS)
    s.artifact_pile = hidden.at("artifacts").indices(ARTIFACTS)
    s.swaps = []
    for swap in reader.at("one_for_one_exchanges").items():
        clay, wood, stone = swap.counts(RESOURCES[:3])
        s.swaps.append((clay, wood, stone))
