"""The Red Cathedral's printed data as typed tables: lists of ints that the rules index into."""

from __future__ import annotations

from typing import Final

from terem.engine.components import Components
from terem.engine.reading import Reader

MATERIALS: Final = ["wood", "brick", "stone", "gold", "green_gem", "purple_gem"]
KINDS: Final = 6
KIND_MASKS: Final = 1 << KINDS
GREEN_GEM: Final = 4
PURPLE_GEM: Final = 5
# Resources are the six materials, and these two that need no storage.
ROUBLES: Final = 6
RECOGNITION: Final = 7
RESOURCES: Final = [*MATERIALS, "roubles", "recognition"]

COLOURS: Final = ["red", "blue", "green", "yellow", "white"]
DICE: Final = 5
WHITE: Final = 4
SEASONS: Final = ["spring", "summer", "autumn", "winter"]
SECTORS: Final = [f"{season}_{n}" for season in SEASONS for n in (1, 2)]

# The building site: tower t has its base at site 6 t, the section above it at 6 t + 1, and so on.
TOWERS: Final = 6
LEVELS: Final = 6
SITES: Final = [f"{tower}-{level}" for tower in range(1, 7) for level in range(1, 7)]
BASES: Final = sum(1 << tower * LEVELS for tower in range(TOWERS))

SECTION_TYPES: Final = ["base", "middle", "dome"]
BASE: Final = 0
MIDDLE: Final = 1
DOME: Final = 2
ORNAMENTS: Final = ["door", "arch", "cross"]  # one for each type of section, in that order
SECTION_IDS: Final = [
    *[f"b{n:02d}" for n in range(1, 11)],
    *[f"m{n:02d}" for n in range(1, 21)],
    *[f"d{n:02d}" for n in range(1, 11)],
]

# Workshop slots: one for each player colour, two white ones.
SLOTS: Final = ["red", "blue", "green", "yellow", "white_1", "white_2"]
WHITE_SLOTS: Final = 0b110000
SIDES: Final = ["basic", "advanced"]

# A die pays what its sector offers; "3p" are tiles for three and four players.
TILES: Final = [
    *[f"die_{colour}" for colour in COLOURS],
    *[f"die_{colour}_3p" for colour in COLOURS],
    *RESOURCES,
]

GUILDS: Final = ["craftsmen", "teamsters", "merchants", "clergy"]
GUILD_CARDS: Final = [f"{guild}_{n}" for guild in GUILDS for n in range(1, 4)]
SELL: Final = 0
BUY: Final = 1
CARRY: Final = 2
EARN: Final = 3
SWAP_TILES: Final = 4
TRADE_TWO: Final = 5
TRADE_ONE: Final = 6
TRADE_FOUR: Final = 7
WORKSHOP: Final = 8
BLESSING: Final = 9
PAY_ROUBLES: Final = 10
DONATE: Final = 11
ALL_TYPES: Final = 12
DOES: Final = [
    "sell",
    "buy",
    "deliver",
    "earn",
    "swap_tiles",
    "trade_two",
    "trade_one",
    "trade_four",
    "workshop",
    "recognition",
    "pay_roubles",
    "donate",
    "all_types",
]
# What each action does is part of the rules; prices, kinds and symbols are printed data.
WHAT_ACTIONS_DO: Final = {
    "cr_sell_any_1": SELL,
    "cr_buy_shown_1": BUY,
    "cr_sell_shown_1": SELL,
    "cr_buy_any_2": BUY,
    "cr_sell_shown_2": SELL,
    "cr_buy_shown_2": BUY,
    "te_deliver_1": CARRY,
    "te_rouble": EARN,
    "te_deliver_2": CARRY,
    "te_swap_tiles": SWAP_TILES,
    "me_2_same_for_1": TRADE_TWO,
    "me_rouble_swap": TRADE_ONE,
    "me_4_same_for_2": TRADE_FOUR,
    "me_activate_workshop": WORKSHOP,
    "cl_recognition_1": BLESSING,
    "cl_3_roubles": PAY_ROUBLES,
    "cl_3_different": DONATE,
    "cl_all_types": ALL_TYPES,
}
ACTIONS: Final = list(WHAT_ACTIONS_DO)
ACTION_DOES: Final = list(WHAT_ACTIONS_DO.values())
FREQUENCIES: Final = ["once", "many"]

PLANS: Final = [f"plan_{players}{letter}" for players in range(2, 5) for letter in "abc"]

YAKOVLEV_CARDS: Final = ["recognition", "stocktaking", "transport", "claim", "construction"]

# The most a resource tile, a workshop tile or a price may be: the catalogue of moves ends there.
MAX_AMOUNT: Final = 4
# Counts of the six materials are packed into one int, five bits each: no kind has more pieces.
BITS: Final = 5
COUNT: Final = 31


def packed(counts: list[int]) -> int:
    """Counts of the six materials as one int."""
    total = 0
    for kind in range(KINDS):
        total |= counts[kind] << kind * BITS
    return total


def unpacked(pack: int) -> list[int]:
    return [pack >> kind * BITS & COUNT for kind in range(KINDS)]


class Tables:
    """The component tables of one game. Never changed after loading."""

    def __init__(self, components: Components) -> None:
        """Read and validate; ValueError says in one sentence what a corrected file gets wrong."""
        self.components: Components = components
        data = components.reader
        table = data.at("table")
        self.start_roubles: list[int] = table.at("start_roubles").wholes(4, 0, 20)
        self.sections_to_end: int = table.at("sections_to_end").whole(1, 6)
        self.end_bonus: int = table.at("end_bonus").whole(0, 20)
        self.deliveries: int = table.at("deliveries").whole(1, 9)
        self.sector_dice: int = table.at("sector_dice").whole(3, 5)
        self.roubles_for_prestige: int = table.at("roubles_for_prestige").whole(1, 2)
        self.leftovers: int = table.at("leftovers").whole(1, 20)
        self.storage: int = table.at("storage_spaces").whole(1, 20)
        self.storage_banners: int = table.at("banners_in_storage").whole(4, 4)
        self.spare_banners: int = table.at("banners_elsewhere").whole(2, 2)
        self.banners: int = self.storage_banners + self.spare_banners
        self.supply: list[int] = data.at("materials").at("supply").counts(MATERIALS)
        if max(self.supply) > COUNT:
            raise ValueError(f"components.materials: no kind has more than {COUNT} pieces")
        self.supply_pack: int = packed(self.supply)
        self.limited_roubles: int = data.at("roubles").at("limited_total").whole(20, 999)
        self._read_track(data.at("score_track"))
        self._read_market(data)
        self._read_guilds(data)
        self._read_sections(data.at("sections").at("list"))
        self._read_plans(data.at("plans").at("list"))
        self._read_workshop(data)
        self._read_ornaments(data.at("ornaments"))
        towers = data.at("towers")
        self.section_value: int = towers.at("section").whole(0, 9)
        self.ornament_value: int = towers.at("ornament").whole(0, 9)
        self.share: int = towers.at("share").whole(1, 9)
        self.share_of_two: int = towers.at("share_of_two").whole(1, 9)
        self._read_yakovlev(data.at("yakovlev"))

    def _read_track(self, block: Reader) -> None:
        self.cells: int = block.at("cells").whole(10, 999)
        self.start_cell: int = block.at("start").whole(0, self.cells - 1)
        eagles = block.at("prestige").wholes(None, 1, self.cells - 1)
        if eagles != sorted(set(eagles)) or not eagles:
            raise ValueError(f"{block.path}.prestige: expected growing cells")
        self.lap_prestige: int = len(eagles) + 1
        self.first_eagle: int = eagles[0]
        # By cell: the prestige it is worth, the eagle ahead, and the eagle behind (-1 for none).
        self.prestige: list[int] = [
            sum(1 for eagle in eagles if eagle <= cell) for cell in range(self.cells)
        ]
        self.eagle_ahead: list[int] = [
            next((eagle for eagle in eagles if eagle > cell), self.cells)
            for cell in range(self.cells)
        ]
        self.eagle_behind: list[int] = [
            max((eagle for eagle in eagles if eagle < cell), default=-1)
            for cell in range(self.cells)
        ]
        self.last_eagle: int = eagles[-1]

    def _read_market(self, data: Reader) -> None:
        block = data.at("resource_tiles")
        self.amount: list[int] = [
            block.at("amounts").at(name).whole(1, MAX_AMOUNT) for name in RESOURCES[:RECOGNITION]
        ]
        block.at("amounts").only(*RESOURCES[:RECOGNITION])
        self.start_resource: int = block.at("start").index(RESOURCES)

    def _read_guilds(self, data: Reader) -> None:
        actions = data.at("guild_actions").at("list").ordered(ACTIONS)
        self.action_does: list[int] = [a.at("does").index(DOES) for a in actions]
        if self.action_does != ACTION_DOES:
            raise ValueError("components.guild_actions: what the actions do cannot be changed")
        self.action_many: list[bool] = [a.at("frequency").index(FREQUENCIES) == 1 for a in actions]
        self.action_roubles: list[int] = [
            a.optional("roubles", 0).whole(0, MAX_AMOUNT) for a in actions
        ]
        self.action_amount: list[int] = [
            a.optional("amount", 0).whole(0, MAX_AMOUNT) for a in actions
        ]
        # Masks of the kinds they deal in.
        self.action_shown: list[int] = [a.optional("shown", []).mask(MATERIALS) for a in actions]
        for i, action in enumerate(actions):
            does = self.action_does[i]
            if does in (SELL, BUY) and not (self.action_shown[i] and self.action_roubles[i]):
                raise ValueError(f"{action.path}: a sale or purchase needs kinds and a price")
            if does == CARRY and not 1 <= self.action_amount[i] <= 3:
                raise ValueError(f"{action.path}: the teamsters deliver 1 to 3 materials")
            costly = does in (SELL, BUY, CARRY, TRADE_TWO, TRADE_FOUR, TRADE_ONE, DONATE)
            costly = costly or bool(self.action_roubles[i])
            if self.action_many[i] and not costly:
                raise ValueError(f"{action.path}: what costs nothing cannot be done many times")
        cards = data.at("guild_cards").at("list").ordered(GUILD_CARDS)
        self.card_guild: list[int] = [c.at("guild").index(GUILDS) for c in cards]
        self.card_actions: list[list[int]] = [c.at("actions").indices(ACTIONS, 2) for c in cards]
        for guild, name in enumerate(GUILDS):
            if self.card_guild.count(guild) != 3:
                raise ValueError(f"components.guild_cards: expected three cards of the {name}")
        self.first_game: list[int] = data.at("guild_cards").at("first_game").indices(GUILD_CARDS, 4)
        if [self.card_guild[card] for card in self.first_game] != list(range(len(GUILDS))):
            raise ValueError("components.guild_cards.first_game: expected one card of each guild")

    def _read_sections(self, entries: Reader) -> None:
        sections = entries.ordered(SECTION_IDS)
        self.section_type: list[int] = [c.at("type").index(SECTION_TYPES) for c in sections]
        self.section_recognition: list[int] = [c.at("recognition").whole(0, 20) for c in sections]
        self.section_roubles: list[int] = [c.at("roubles").whole(0, 20) for c in sections]
        costs = [c.at("cost").counts(MATERIALS) for c in sections]
        self.section_cost: list[int] = [packed(cost) for cost in costs]
        # Masks of the kinds they ask for.
        self.section_kinds: list[int] = [
            sum(1 << kind for kind in range(KINDS) if cost[kind]) for cost in costs
        ]
        self.section_total: list[int] = [sum(cost) for cost in costs]
        self.most_of_a_kind: int = max(max(cost) for cost in costs)
        for section, total in zip(sections, self.section_total, strict=True):
            if not 1 <= total <= 8:
                raise ValueError(f"{section.path}: a section asks for 1 to 8 materials")
        for kind, (name, cards) in enumerate((("base", 10), ("middle", 20), ("dome", 10))):
            if self.section_type.count(kind) != cards:
                raise ValueError(f"{entries.path}: expected {cards} cards of the type {name}")

    def _read_plans(self, entries: Reader) -> None:
        plans = entries.ordered(PLANS)
        self.plan_players: list[int] = [plan.at("players").whole(2, 4) for plan in plans]
        self.plan_heights: list[list[int]] = []
        for i, plan in enumerate(plans):
            heights = plan.at("heights").wholes(None, 2, LEVELS)
            # As many sections as banners, so that a claim is always possible.
            if len(heights) > TOWERS or sum(heights) != 6 * self.plan_players[i]:
                raise ValueError(f"{plan.path}: expected six sections for each player")
            if sum(heights) - 2 * len(heights) > 20 or len(heights) > 10:
                raise ValueError(f"{plan.path}: there are not enough section cards")
            self.plan_heights.append(heights)

    def _read_workshop(self, data: Reader) -> None:
        tiles = data.at("workshop_tiles").at("list").ordered(TILES)
        self.tile_copies: list[int] = [t.at("copies").whole(0, 9) for t in tiles]
        # The die whose sector pays, -1 for none; the resource, -1 for a dice tile.
        self.tile_die: list[int] = [t.optional("die", None).name_or_none(COLOURS) for t in tiles]
        self.tile_gives: list[int] = [
            t.optional("gives", None).name_or_none(RESOURCES) for t in tiles
        ]
        self.tile_amount: list[int] = []
        for tile, die, gives in zip(tiles, self.tile_die, self.tile_gives, strict=True):
            tile.only("id", "die", "gives", "amount", "copies", "three_plus")
            if (gives < 0) == (die < 0):
                raise ValueError(f"{tile.path}: a tile shows either a die or a resource")
            self.tile_amount.append(0 if gives < 0 else tile.at("amount").whole(1, MAX_AMOUNT))
        self.tile_three_plus: list[bool] = [t.optional("three_plus", False).flag() for t in tiles]
        for seats, sections in ((2, 12), (3, 18), (4, 24)):
            there = sum(
                copies
                for tile, copies in enumerate(self.tile_copies)
                if seats > 2 or not self.tile_three_plus[tile]
            )
            if there < sections:
                raise ValueError(f"components.workshop_tiles: too few tiles for {seats} players")
        self.yakovlev_tiles: list[int] = []  # the colours on his tiles
        for kind, three_plus in enumerate(self.tile_three_plus):
            if three_plus and self.tile_die[kind] >= 0:
                self.yakovlev_tiles += [self.tile_die[kind]] * self.tile_copies[kind]
        if sorted(self.yakovlev_tiles) != list(range(DICE)):
            raise ValueError("components.workshop_tiles: Yakovlev needs one dice tile per colour")
        board = data.at("workshop_board")
        self.price_foreign: int = board.at("basic_foreign").whole(0, 20)
        self.price_own: int = board.at("basic_own").whole(0, 20)
        self.price_white: int = board.at("basic_white").whole(0, 20)
        self.price_compass: int = board.at("compass_price").whole(0, 20)
        places = board.at("compass_ornaments").only(*SLOTS[:WHITE])
        self.slot_ornament: list[int] = [places.at(slot).index(ORNAMENTS) for slot in SLOTS[:WHITE]]

    def _read_ornaments(self, block: Reader) -> None:
        self.ornaments: list[int] = block.at("pieces").counts(ORNAMENTS)
        if [self.slot_ornament.count(i) for i in range(len(ORNAMENTS))] != self.ornaments:
            raise ValueError("components.ornaments: the compass side has a slot for each piece")
        self.ornament_material: list[int] = [
            block.at("material").at(name).index(MATERIALS) for name in ORNAMENTS
        ]
        if max(self.ornament_material) >= GREEN_GEM:
            raise ValueError("components.ornaments: no ornament is made of jewels alone")
        self.jewel: int = block.at("jewel").whole(0, 9)
        self.two_different: int = block.at("two_different_jewels").whole(0, 20)

    def _read_yakovlev(self, block: Reader) -> None:
        block.at("cards").each(YAKOVLEV_CARDS)
        self.yakovlev_recognition: int = block.at("recognition").whole(0, 20)
        self.yakovlev_materials: int = block.at("materials").whole(1, 9)
        self.yakovlev_order: list[int] = block.at("ornament_order").indices(ORNAMENTS)
        if [self.yakovlev_order.count(i) for i in range(len(ORNAMENTS))] != self.ornaments:
            raise ValueError("components.yakovlev.ornament_order: expected each ornament once")
        self.yakovlev_prestige: int = block.at("ornament_prestige").whole(0, 9)

    def price(self, seat: int, advanced: bool, slot: int) -> int:
        """What a face-up tile costs in this slot.  [claim.5, compass.1]"""
        if advanced:
            return self.price_compass
        if WHITE_SLOTS >> slot & 1:
            return self.price_white
        return self.price_own if slot == seat else self.price_foreign
