"""The data of an Outpost position: shared board, player boards, copy and dump."""

from __future__ import annotations

from typing import Any

from terem.engine import Move, Reason, State
from terem.engine.reading import Reader
from terem.games.outpost import audit, scoring, view
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
    Tables,
)


class Player:
    """One player's board and supply.

    Sets of land slots are bit masks: bit 0 is slot I-1, bit 8 is III-3. A monster always has the
    colour of the tile it stands on, so a mask is enough for monsters too.
    """

    resources: list[int]
    basic: int  # basic settlers at hand; the others lie in zones
    extra: int  # extra settlers at hand
    extra_used: int  # extra settlers lying in zones
    zones: list[int]  # settlers in each of ZONES
    land: list[int]  # tile on each slot, -1 for none
    explored: int  # mask of slots with a tile
    monsters: int  # mask
    forts: int  # mask
    forts_used: int  # mask of fortifications activated this round
    houses: list[int]  # building on each place, three a street; -1 for none
    stored: list[int]  # gold or diamonds lying on the building of each place
    heroes: list[int]
    artifact: int
    passed: bool

    def copy(self) -> Player:
        twin = Player()
        twin.resources = self.resources[:]
        twin.basic = self.basic
        twin.extra = self.extra
        twin.extra_used = self.extra_used
        twin.zones = self.zones[:]
        twin.land = self.land[:]
        twin.explored = self.explored
        twin.monsters = self.monsters
        twin.forts = self.forts
        twin.forts_used = self.forts_used
        twin.houses = self.houses[:]
        twin.stored = self.stored[:]
        twin.heroes = self.heroes[:]
        twin.artifact = self.artifact
        twin.passed = self.passed
        return twin


def new_player(tables: Tables) -> Player:
    player = Player()
    player.resources = tables.start_resources[:]
    player.basic = tables.basic_settlers
    player.extra = 0
    player.extra_used = 0
    player.zones = [0] * len(ZONES)
    player.land = [-1] * len(SLOTS)
    player.explored = 0
    player.monsters = 0
    player.forts = 0
    player.forts_used = 0
    player.houses = [-1] * 9
    player.stored = [0] * 9
    player.heroes = []
    player.artifact = -1
    player.passed = False
    return player


class Outpost(State):
    """A position of Outpost. In every pile the top is the end of the list."""

    tables: Tables
    players: list[Player]
    round: int
    first: int  # who started this round
    first_passer: int  # who starts the next one; -1 while nobody has passed
    piles: list[list[int]]  # face-down territories of the three regions
    building_pile: list[int]
    market: list[int]  # building on each space, -1 for a free space
    market_stack: list[int]  # how many lie there
    market_kinds: int  # mask of the buildings on offer, derived from `market`
    hero_deck: list[int]
    hero_row: list[int]  # left to right
    hero_discard: list[int]
    artifact_row: list[int]
    artifact_pile: list[int]  # face down, solo only
    artifact_box: list[int]  # out of the game
    figures: list[int]  # monsters in the supply by colour
    # Clay, wood and stone as they were before each 1:1 exchange since the last other move
    # (exchange.4).
    swaps: list[tuple[int, int, int]]

    def copy(self) -> Outpost:
        twin = Outpost()
        self.copy_shared(twin)
        twin.tables = self.tables
        twin.players = [player.copy() for player in self.players]
        twin.round = self.round
        twin.first = self.first
        twin.first_passer = self.first_passer
        piles = self.piles
        twin.piles = [piles[0][:], piles[1][:], piles[2][:]]
        twin.building_pile = self.building_pile[:]
        twin.market = self.market[:]
        twin.market_stack = self.market_stack[:]
        twin.market_kinds = self.market_kinds
        twin.hero_deck = self.hero_deck[:]
        twin.hero_row = self.hero_row[:]
        twin.hero_discard = self.hero_discard[:]
        twin.artifact_row = self.artifact_row[:]
        twin.artifact_pile = self.artifact_pile[:]
        twin.artifact_box = self.artifact_box[:]
        twin.figures = self.figures[:]
        twin.swaps = self.swaps[:]
        return twin

    def redraw(self, seat: int) -> None:
        """Only the order of the face-down piles is hidden, and it is hidden from everybody."""
        for pile in (*self.piles, self.building_pile, self.hero_deck, self.artifact_pile):
            pile.sort()
            self.chance.shuffle(pile)

    def unknown_move(self, move: Move) -> Reason:
        """An exchange at a rate that does not exist is refused by the rates.  [exchange.1]"""
        if move[0] == "exchange":
            return self.because("exchange.1", "why-no-such-rate")
        return State.unknown_move(self, move)

    def scores(self) -> list[int]:
        return [scoring.score(self, player) for player in self.players]

    def score_breakdown(self, seat: int) -> list[tuple[str, int]]:
        return scoring.breakdown(self, self.players[seat])

    def solo_title(self) -> str | None:
        return scoring.solo_title(self) if self.over and self.seats == 1 else None

    def tie_break(self, seat: int) -> tuple[int, ...]:
        return scoring.treasure(self.players[seat])

    def view_position(self, seat: int | None) -> dict[str, Any]:
        return view.view_position(self)

    def flaw(self) -> str | None:
        return audit.flaw(self)

    def dump_position(self) -> dict[str, Any]:
        return {
            "round": self.round,
            "first_player": self.first,
            "first_passer": None if self.first_passer < 0 else self.first_passer,
            "players": [dump_player(player) for player in self.players],
            "market": dump_market(self),
            "hero_row": [HERO_IDS[h] for h in self.hero_row],
            "artifact_row": [ARTIFACTS[a] for a in self.artifact_row],
            "monster_supply": {COLOURS[i]: n for i, n in enumerate(self.figures)},
            "hero_discard": [HERO_IDS[h] for h in self.hero_discard],
            "artifacts_out_of_play": [ARTIFACTS[a] for a in self.artifact_box],
            "face_down_top_last": {
                "territories": {
                    REGIONS[i]: [TILE_IDS[t] for t in pile] for i, pile in enumerate(self.piles)
                },
                "buildings": [BUILDINGS[b] for b in self.building_pile],
                "heroes": [HERO_IDS[h] for h in self.hero_deck],
                "artifacts": [ARTIFACTS[a] for a in self.artifact_pile],
            },
            "one_for_one_exchanges": [
                {"clay": clay, "wood": wood, "stone": stone} for clay, wood, stone in self.swaps
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


def restore_player(reader: Reader) -> Player:
    reader.only(
        "resources",
        "basic_settlers",
        "extra_settlers",
        "extra_settlers_used",
        "zones",
        "land",
        "streets",
        "heroes",
        "artifact",
        "passed",
    )
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
    return player


def restore_position(s: Outpost, reader: Reader) -> None:
    """Fill `s` from what `Outpost.dump_position` wrote."""
    reader.only(
        "round",
        "first_player",
        "first_passer",
        "players",
        "market",
        "hero_row",
        "artifact_row",
        "monster_supply",
        "hero_discard",
        "artifacts_out_of_play",
        "face_down_top_last",
        "one_for_one_exchanges",
    )
    s.round = reader.at("round").whole(1, s.tables.rounds)
    s.first = reader.at("first_player").whole(0, s.seats - 1)
    passer = reader.at("first_passer")
    s.first_passer = -1 if passer.value is None else passer.whole(0, s.seats - 1)
    s.players = [restore_player(part) for part in reader.at("players").items(s.seats)]
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
    s.market_kinds = kinds_on_offer(s.market)
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


def kinds_on_offer(market: list[int]) -> int:
    """A mask of the buildings that lie on the market."""
    kinds = 0
    for kind in market:
        if kind >= 0:
            kinds |= 1 << kind
    return kinds
