"""Outpost's printed data as typed tables: lists of ints that the rules index into."""

from __future__ import annotations

from typing import Final

from terem.engine.components import Components
from terem.engine.reading import Reader

CLAY: Final = 0
WOOD: Final = 1
STONE: Final = 2
DIAMOND: Final = 3
GOLD: Final = 4
RESOURCES: Final = ["clay", "wood", "stone", "diamond", "gold"]
COMMON: Final = 3  # the first three resources are common, the others rare

COLOURS: Final = ["green", "yellow", "blue", "red"]
REGIONS: Final = ["I", "II", "III"]
SLOTS: Final = ["I-1", "I-2", "I-3", "II-1", "II-2", "II-3", "III-1", "III-2", "III-3"]
STREETS: Final = ["top", "middle", "bottom"]
PLACES: Final = ["left", "centre", "right"]
GUILDS: Final = ["traveller", "guard", "builder", "mercenary"]

# Zones of the player board that hold settlers. Fortification tokens hold one each besides.
CONSTRUCTION: Final = 0
EXPLORATION: Final = 1
HUNT: Final = 2
FORTIFICATION: Final = 3
REGION_ZONE: Final = 4  # and 5, 6
STREET_ZONE: Final = 7  # and 8, 9
ZONES: Final = [
    "construction",
    "exploration",
    "hunt",
    "fortification",
    "region_I",
    "region_II",
    "region_III",
    "street_top",
    "street_middle",
    "street_bottom",
]

BUILDINGS: Final = [
    "sawmill",  # [building.1]
    "clay_pit",  # [building.2]
    "quarry",  # [building.3]
    "warehouse",  # [building.4]
    "diamond_mine",  # [building.5]
    "bazaar",  # [building.6]
    "alchemist",  # [building.7]
    "jeweller",  # [building.8]
    "tavern",  # [building.9]
    "trading_post",  # [building.10]
    "bank",  # [building.11]
    "cathedral",  # [building.12]
]

BUILD_ACTIVATE: Final = 0
EXPLORE_RESOURCE: Final = 1
HUNT_DIAMOND: Final = 2
FORTIFY_RESOURCE: Final = 3
TAKE_GOLD_A: Final = 4
TAKE_GOLD_B: Final = 5
TAKE_DIAMOND: Final = 6
REGION_EXTRA: Final = 7
FORT_EXTRA: Final = 8
HERO_SETTLER: Final = 9
EXCHANGE_1_1: Final = 10
MONSTER_CHOICE: Final = 11
REGION_AGAIN: Final = 12
STREET_AGAIN: Final = 13
ARTIFACTS: Final = [
    "build_activate",
    "explore_resource",
    "hunt_diamond",
    "fortify_resource",
    "take_gold_a",
    "take_gold_b",
    "take_diamond",
    "region_extra",
    "fort_extra",
    "hero_settler",
    "exchange_1_1",
    "monster_choice",
    "region_again",
    "street_again",
]

HERO_IDS: Final = [f"{guild}_{n:02d}" for guild in GUILDS for n in range(1, 13)]
TILE_IDS: Final = [f"{region}-{n:02d}" for region in REGIONS for n in range(1, 13)]

TITLES: Final = ["settler", "headman", "knight", "ruler"]

COUNTED: Final = ["territory", "fortification", "building", "printed"]


def _neighbours() -> list[int]:
    """For each slot the mask of slots that share a side with it.  [explore.2]"""
    masks: list[int] = []
    for slot in range(9):
        row, column = divmod(slot, 3)
        mask = 0
        for r, c in ((row - 1, column), (row + 1, column), (row, column - 1), (row, column + 1)):
            if 0 <= r < 3 and 0 <= c < 3:
                mask |= 1 << (r * 3 + c)
        masks.append(mask)
    return masks


NEIGHBOURS: Final[list[int]] = _neighbours()


class Tables:
    """The component tables of one game. Never changed after loading."""

    def __init__(self, components: Components) -> None:
        """Read and validate; ValueError says in one sentence what a corrected file gets wrong."""
        self.components: Components = components
        data = components.reader
        table = data.at("table")
        self.rounds: int = table.at("rounds").whole(1, 20)
        self.hero_row: int = table.at("hero_row").whole(1, 10)
        self.market_spaces: int = table.at("market_spaces").whole(1, 36)
        self.artifacts_beyond_players: int = table.at("artifacts_beyond_players").whole(1, 10)
        self.surcharge: list[int] = table.at("surcharge_diamonds").wholes(None, 0, 9)
        self.explore_settlers: list[int] = table.at("explore_settlers").wholes(3, 1, 6)
        start = data.at("start")
        self.basic_settlers: int = start.at("basic_settlers").whole(1, 24)
        self.start_resources: list[int] = start.at("resources").counts(RESOURCES)
        self._read_monsters(data.at("monsters").at("list"))
        self._read_tiles(data.at("territories").at("list"))
        self._read_buildings(data.at("buildings"))
        self._read_heroes(data.at("guilds"), data.at("heroes").at("list"))
        data.at("artifacts").at("list").each(ARTIFACTS)
        titles = data.at("titles").at("list").ordered(TITLES)
        self.titles: list[tuple[str, int]] = [
            (TITLES[i], entry.at("least").whole()) for i, entry in enumerate(titles)
        ]
        least = [points for _, points in self.titles]
        if least[0] != 0 or least != sorted(set(least)):
            raise ValueError("components.titles: expected 0 points for the first and more for each")

    def _read_monsters(self, entries: Reader) -> None:
        by_colour = entries.ordered(COLOURS, "colour")
        self.monster_settlers: list[int] = [m.at("settlers").whole(1, 6) for m in by_colour]
        self.monster_reward: list[list[int]] = [m.at("reward").counts(RESOURCES) for m in by_colour]
        self.monster_figures: list[int] = [m.at("figures").whole(0, 36) for m in by_colour]

    def _read_tiles(self, entries: Reader) -> None:
        tiles = entries.ordered(TILE_IDS)
        self.tile_region: list[int] = [t.at("region").index(REGIONS) for t in tiles]
        self.tile_resource: list[int] = [t.at("resource").index(RESOURCES) for t in tiles]
        self.tile_colour: list[int] = [t.at("monster").index(COLOURS) for t in tiles]
        for region, name in enumerate(REGIONS):
            if self.tile_region.count(region) != 12:
                raise ValueError(f"components.territories: expected 12 tiles of region {name}")

    def _read_buildings(self, block: Reader) -> None:
        entries = block.at("list").ordered(BUILDINGS)
        self.building_copies: int = block.at("copies").whole(3, 9)
        for entry in entries:
            entry.only("id", "cost", "pay", "gain", "settlers", "store", "points", "fortified")
        self.building_price: list[int] = [e.at("cost").index(RESOURCES) for e in entries]
        self.buildings_for: list[int] = [0] * len(RESOURCES)  # masks, by what they cost
        for kind, price in enumerate(self.building_price):
            self.buildings_for[price] |= 1 << kind
        pays = [_with_common(e.optional("pay", {})) for e in entries]
        gains = [_with_common(e.optional("gain", {})) for e in entries]
        self.building_pay: list[list[int]] = [pay for pay, _ in pays]
        self.building_pays_common: list[bool] = [common for _, common in pays]
        self.building_gain: list[list[int]] = [gain for gain, _ in gains]
        self.building_gains_common: list[bool] = [common for _, common in gains]
        self.building_settlers: list[int] = [
            e.optional("settlers", 0).whole(0, 99) for e in entries
        ]
        self.building_fortified: list[bool] = [
            e.optional("fortified", False).flag() for e in entries
        ]
        self.building_store: list[int] = [
            e.optional("store", None).name_or_none(RESOURCES) for e in entries
        ]
        self.building_points: list[int] = [e.optional("points", 0).whole(0, 99) for e in entries]
        for kind, entry in enumerate(entries):
            self._check_effect(kind, entry.path)

    def _check_effect(self, kind: int, path: str) -> None:
        """A building does one of the things that the rules know how to do."""
        stores = self.building_store[kind] >= 0
        pays = sum(self.building_pay[kind])
        fixed = pays + sum(self.building_gain[kind]) + self.building_settlers[kind]
        common = self.building_pays_common[kind] + self.building_gains_common[kind]
        chosen = stores + common + self.building_fortified[kind]
        if chosen > 1 or (chosen and pays) or (stores and fixed) or not (chosen or fixed):
            raise ValueError(
                f"{path}: expected one effect: pay and gain, store, or copy fortified land"
            )

    def _read_heroes(self, guilds: Reader, entries: Reader) -> None:
        counted = [guilds.at(guild).index(COUNTED) for guild in GUILDS]
        heroes = entries.ordered(HERO_IDS)
        self.hero_guild: list[int] = [h.at("guild").index(GUILDS) for h in heroes]
        self.hero_cost: list[list[int]] = [h.at("cost").counts(RESOURCES) for h in heroes]
        self.hero_counts: list[int] = [counted[guild] for guild in self.hero_guild]
        self.hero_points: list[int] = [
            h.at("points").whole(0, 99)
            if COUNTED[counts] == "printed"
            else h.optional("points", 0).whole(0, 99)
            for h, counts in zip(heroes, self.hero_counts, strict=True)
        ]
        self.hero_settlers: list[int] = [h.at("settlers").whole(0, 6) for h in heroes]
        self.hero_colour: list[int] = [h.at("monster").index(COLOURS) for h in heroes]


def _with_common(reader: Reader) -> tuple[list[int], bool]:
    """Resources, and whether one common resource of the owner's choice is among them."""
    counts = reader.counts([*RESOURCES, "common"])
    if counts[len(RESOURCES)] > 1:
        raise ValueError(f"{reader.path}: expected one common resource at most")
    return counts[: len(RESOURCES)], counts[len(RESOURCES)] > 0
