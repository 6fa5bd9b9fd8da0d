"""Rurik's printed data as typed tables: lists of ints and bit masks that the rules index into."""

from __future__ import annotations

from typing import Final

from terem.engine.components import Components
from terem.engine.masks import bits as bits
from terem.engine.masks import size as size
from terem.engine.reading import Reader

REGIONS: Final = [
    "novgorod",
    "rostov",
    "polotsk",
    "smolensk",
    "volyn",
    "kiev",
    "chernigov",
    "pereyaslavl",
    "pskov",
    "suzdal",
    "galich",
    "brest",
    "murom",
    "peresech",
    "azov",
]
MAP: Final = 15
TIERS: Final = ["green", "yellow", "brown"]

HONEY: Final = 3
FUR: Final = 4
GOODS: Final = ["wood", "ore", "fish", "honey", "fur"]
KINDS_OF_GOODS: Final = 5

MUSTER: Final = 0
MOVE: Final = 1
ATTACK: Final = 2
TAX: Final = 3
BUILD: Final = 4
SCHEME: Final = 5
ACTIONS: Final = ["muster", "move", "attack", "tax", "build", "scheme"]
COLUMNS: Final = 6
ROWS: Final = 4  # places kept for each column; the two-player side uses three of them

# What cards give, in the order of a reward list. The first five are the actions' points.
SHARP: Final = 5  # an attack point whose check reveals one card fewer
LEAP: Final = 6  # a troop goes anywhere
COINS: Final = 7
DRAW: Final = 8
DEED: Final = 9
REWARDS: Final = [
    "muster",
    "move",
    "attack",
    "tax",
    "build",
    "sharp_attack",
    "leap",
    "coins",
    "draw",
    "deed",
]

CHURCH: Final = 0
MARKET: Final = 1
STRONGHOLD: Final = 2
STRUCTURES: Final = ["church", "market", "stronghold"]

AGATHA: Final = 0
BORIS: Final = 1
MARIA: Final = 2
MSTISLAV: Final = 3
PREDSLAVA: Final = 4
SVIATOPOLK: Final = 5
SUDISLAV: Final = 6
YAROSLAV: Final = 7
LEADERS: Final = [
    "agatha",
    "boris",
    "maria",
    "mstislav",
    "predslava",
    "sviatopolk",
    "sudislav",
    "yaroslav",
]

DEEDS: Final = [
    "amass_forces",
    "border_patrols",
    "capital_city",
    "defensive_belt",
    "dispatch_messengers",
    "enforce_peace",
    "establish_fortress",
    "generous_prince",
    "grand_hunter",
    "great_library",
    "hire_mercenaries",
    "hoard",
    "honorable_prince",
    "law_giver",
    "market_day",
    "master_beekeeper",
    "new_beginning",
    "peace_maker",
    "retire_veterans",
    "reward_laborers",
    "send_gifts",
    "splendid_feast",
    "tithe_payments",
    "trade_route",
    "victory_march",
    "wilderness_forts",
]

AGENDAS: Final = [
    "capable",
    "committed",
    "conquering",
    "courageous",
    "dignified",
    "esteemed",
    "prosperous",
    "protective",
    "regal",
    "successful",
    "wealthy",
]
# What agendas count: three tracks first.
TRACK_WARFARE: Final = 3
GOODS_TOTAL: Final = 4
REBELS_DEFEATED: Final = 5
DEEDS_DONE: Final = 6
REGIONS_OCCUPIED: Final = 7
STRUCTURES_IN_RULED_REGIONS: Final = 8
FUR_PLUS_HONEY: Final = 9
METRICS: Final = [
    "track_rule",
    "track_build",
    "track_trade",
    "track_warfare",
    "goods_total",
    "rebels_defeated",
    "deeds_done",
    "regions_occupied",
    "structures_in_ruled_regions",
    "fur_plus_honey",
    "coins",
]

# Troops that go along with Agatha at most.
MOST_COMPANIONS: Final = 2

# How moves name an opponent: by seat, or the Rebellion.
SIDES: Final[list[str | int]] = [0, 1, 2, 3, "rebellion"]
REBELLION_NAMED: Final = 4

SCHEMES: Final = [f"S{n:02d}" for n in range(1, 28)]
REBELS: Final = [f"R{n:02d}" for n in range(1, 16)]
TOKENS: Final = [f"T{n:02d}" for n in range(1, 16)]
CARDS: Final = [f"I{n:02d}" for n in range(1, 19)]
TILES: Final = ["build", "muster"]
TRACKS: Final = ["rule", "build", "trade"]
PRIORITIES: Final = ["attack_move", "build", "tax"]
ADVISORS: Final = ["one", "two", "second_two", "three", "four", "five"]

# What a deed asks a player to have.
HAVE: Final = [
    "nothing",
    "troops_in_one_region",
    "regions_with_troops",
    "rebels_defeated",
    "first_player_token",
    "markets_with_different_goods",
    "together",
    "chain_of",
]
WHERE: Final = ["nowhere", "anywhere", "different_regions", "one_ruled_region"]


# Phases of a round.
SETUP_PHASE: Final = 0
STRATEGY_PHASE: Final = 1
ACTION_PHASE: Final = 2
CLAIM_PHASE: Final = 3
PHASES: Final = ["setup", "strategy", "actions", "claim"]

# Points at hand during a turn. The first seven are numbered like rewards; tax and build points
# of bonus actions are kept apart because an edition may forbid adding them up.
TAX_BY_SCHEME: Final = 7
TAX_BY_DEED: Final = 8
BUILD_BY_SCHEME: Final = 9
BUILD_BY_DEED: Final = 10
BUILD_BY_TILE: Final = 11
POOL: Final = [
    "muster",
    "move",
    "attack",
    "tax",
    "build",
    "sharp_attack",
    "leap",
    "tax_by_scheme_card",
    "tax_by_deed",
    "build_by_scheme_card",
    "build_by_deed",
    "build_by_tile",
]

# What a turn is busy with.
NOTHING: Final = 0
MAIN_ACTION: Final = 1
BONUS_ACTION: Final = 2
FOCUS: Final = ["nothing", "main_action", "bonus_action"]

# Bonus actions already used in a turn, as bits.
SCHEME_USED: Final = 1
DEED_USED: Final = 2
TILE_USED: Final = 4
BONUSES: Final = ["scheme_card", "deed", "conversion"]


# The bits of a piece that tell its side; an empty space (-1) has all of them and is nobody's.
PIECE_SIDE: Final = 7


def advisor_piece(side: int, token: int, bribe: int) -> int:
    """An advisor on the strategy board as one int: side, advisor and bribe."""
    return side | token << 3 | bribe << 6


def piece_side(piece: int) -> int:
    return piece & PIECE_SIDE


def piece_token(piece: int) -> int:
    return piece >> 3 & 7


def piece_bribe(piece: int) -> int:
    return piece >> 6


class Tables:
    """The component tables of one game. Never changed after loading."""

    def __init__(self, components: Components) -> None:
        """Read and validate; ValueError says in one sentence what a corrected file gets wrong."""
        self.components: Components = components
        data = components.reader
        table = data.at("table")
        self.rounds: int = table.at("rounds").whole(1, 12)
        self.starting_coins: int = table.at("starting_coins").whole(0, 36)
        self.coin_tokens: int = table.at("coin_tokens").whole(1, 36)
        self.troops: int = table.at("troops").whole(1, 40)
        self.structures: int = table.at("structures_of_a_kind").whole(1, MAP)
        self.starting_troops: int = table.at("starting_troops").whole(1, 12)
        self.deed_row: int = table.at("deed_row").whole(1, 10)
        self.agendas_dealt: int = table.at("agendas_dealt").whole(2, 2)
        self.agenda_points: int = table.at("agenda_points").whole(0, 20)
        self.columns_before_doubling: int = table.at("columns_before_doubling").whole(1, 4)
        self.forfeit_coins: int = table.at("forfeit_coins").whole(0, 9)
        self.points_ruled: int = table.at("points_ruled").whole(1, 9)
        self.points_not_ruled: int = table.at("points_not_ruled").whole(1, 9)
        self.warfare_first: int = table.at("warfare_first").whole(0, 20)
        self.warfare_second: int = table.at("warfare_second").whole(0, 20)
        self._read_advisors(data.at("advisors"))
        goods = data.at("goods").at("list").ordered(GOODS)
        self.boat: list[int] = [good.at("boat").whole(0, 9) for good in goods]
        self._read_regions(data.at("regions"), data.at("goods_tokens"))
        board = data.at("strategy_board")
        self.row_points: list[list[int]] = []  # by side of the board; column * ROWS + row
        self.row_cost: list[list[int]] = []
        self.rows: list[int] = []
        for side, rows in (("two_player", 3), ("three_four_player", 4)):
            self._read_board(board.at(side), rows)
        self._read_schemes(data.at("scheme_cards").at("list"))
        self._read_deeds(data.at("deeds").at("list").ordered(DEEDS))
        agendas = data.at("agendas").at("list").ordered(AGENDAS)
        self.agenda_metric: list[int] = [one.at("most").index(METRICS) for one in agendas]
        self.agenda_solo_ru: list[bool] = [one.at("solo_ru").flag() for one in agendas]
        self.agenda_solo_de: list[bool] = [one.at("solo_de").flag() for one in agendas]
        leaders = data.at("leaders")
        leaders.at("list").each(LEADERS)
        self.not_in_solo: list[int] = leaders.at("not_in_solo").indices(LEADERS)
        self.rebel_reward: list[list[int]] = [
            one.at("reward").counts([*GOODS, "coins"])
            for one in data.at("rebels").at("list").ordered(REBELS)
        ]
        self.token_reward: list[list[int]] = [
            one.at("reward").counts([*GOODS, "coins"])
            for one in data.at("reward_tokens").at("list").ordered(TOKENS)
        ]
        tiles = data.at("conversion_tiles").at("list").ordered(TILES)
        self.tile_first: list[list[int]] = [tile.at("first").indices(GOODS, 2) for tile in tiles]
        self.tile_gain: list[list[int]] = [tile.at("gain").counts(REWARDS) for tile in tiles]
        self._read_claim_board(data.at("claim_board"))
        self._read_solo(data)

    def _read_advisors(self, block: Reader) -> None:
        self.numbers: list[int] = block.at("numbers").wholes(len(ADVISORS), 1, 5)
        if self.numbers != sorted(self.numbers):
            raise ValueError(f"{block.path}.numbers: expected in rising order")
        # By set of advisors: which numbers they show, 1 as the lowest bit.
        self.number_sets: list[int] = []
        for mask in range(1 << len(ADVISORS)):
            shown = 0
            for token in bits(mask):
                shown |= 1 << self.numbers[token] - 1
            self.number_sets.append(shown)
        self.joins: list[int] = block.at("join_in_round").wholes(len(ADVISORS), 1, 12)
        self.boxed_with_four: int = block.at("boxed_with_four").whole(0, 5)

    def _read_regions(self, block: Reader, tokens: Reader) -> None:
        regions = block.at("list").ordered(REGIONS)
        self.region_good: list[int] = [one.at("good").index(GOODS) for one in regions]
        self.region_tier: list[int] = [one.at("tier").index(TIERS) for one in regions]
        self.borders: list[int] = [one.at("borders").mask(REGIONS) for one in regions]
        for a in range(MAP):
            for b in range(MAP):
                if (self.borders[a] >> b ^ self.borders[b] >> a) & 1:
                    raise ValueError(
                        f"components.regions: {REGIONS[a]} and {REGIONS[b]} disagree about"
                        " their border"
                    )
        tiers = block.at("tiers")
        # Regions in play by number of players, as a mask; index 0 is unused.
        self.in_play: list[int] = [0] * 5
        for tier, name in enumerate(TIERS):
            for players in tiers.at(name).wholes(None, 1, 4):
                for region in range(MAP):
                    if self.region_tier[region] == tier:
                        self.in_play[players] |= 1 << region
        self.goods_tokens: list[list[int]] = []
        for name in TIERS:
            counts = tokens.at(name).counts(GOODS)
            if sum(counts) != self.region_tier.count(TIERS.index(name)):
                raise ValueError(f"{tokens.path}.{name}: expected one token for each region")
            self.goods_tokens.append(
                [good for good, count in enumerate(counts) for _ in range(count)]
            )

    def _read_board(self, block: Reader, rows: int) -> None:
        points = [0] * (COLUMNS * ROWS)
        costs = [0] * (COLUMNS * ROWS)
        columns = block.items(COLUMNS)
        for column, entry in enumerate(columns):
            if entry.at("action").index(ACTIONS) != column:
                raise ValueError(f"{entry.path}: expected the column {ACTIONS[column]}")
            for row, space in enumerate(entry.at("rows").items(rows)):
                points[column * ROWS + row] = space.at("points").whole(1, 9)
                costs[column * ROWS + row] = space.at("cost").whole(0, 9)
        self.row_points.append(points)
        self.row_cost.append(costs)
        self.rows.append(rows)

    def _read_schemes(self, block: Reader) -> None:
        cards = block.ordered(SCHEMES)
        self.scheme_reward: list[list[int]] = [one.at("reward").counts(REWARDS) for one in cards]
        self.scheme_cost: list[int] = [one.at("cost").whole(0, 9) for one in cards]
        self.scheme_casualty: list[bool] = [one.at("casualty").flag() for one in cards]

    def _read_deeds(self, deeds: list[Reader]) -> None:
        self.deed_points: list[int] = [one.at("points").whole(0, 9) for one in deeds]
        self.deed_solo: list[bool] = [one.optional("solo", True).flag() for one in deeds]
        self.deed_reward: list[list[int]] = [one.at("reward").counts(REWARDS) for one in deeds]
        names = [*GOODS, "coins", "cards", "same", "different", "any"]
        pays = [one.optional("pay", {}).counts(names) for one in deeds]
        self.deed_goods: list[list[int]] = [paid[:KINDS_OF_GOODS] for paid in pays]
        self.deed_coins: list[int] = [paid[names.index("coins")] for paid in pays]
        self.deed_cards: list[int] = [paid[names.index("cards")] for paid in pays]
        self.deed_same: list[int] = [paid[names.index("same")] for paid in pays]
        self.deed_different: list[int] = [paid[names.index("different")] for paid in pays]
        self.deed_any: list[int] = [paid[names.index("any")] for paid in pays]
        self.deed_wants_goods: list[bool] = [
            any([*paid[:KINDS_OF_GOODS], *paid[names.index("same") :]]) for paid in pays
        ]
        self.deed_coins_de: list[int] = [
            one.at("pay_de").at("coins").whole(0, 9) if one.has("pay_de") else coins
            for one, coins in zip(deeds, self.deed_coins, strict=True)
        ]
        self.deed_have: list[int] = []
        self.deed_have_count: list[int] = []
        self.deed_have_mask: list[int] = []  # kinds of structures
        self.deed_troops: list[int] = []
        self.deed_where: list[int] = []
        self.deed_structures: list[int] = []
        for one in deeds:
            one.only("id", "points", "solo", "have", "pay", "pay_de", "remove", "reward")
            self._read_condition(one.maybe("have"))
            remove = one.optional("remove", {}).only("troops", "where", "structures")
            self.deed_structures.append(remove.optional("structures", 0).whole(0, 1))
            troops = remove.has("troops")
            self.deed_troops.append(remove.at("troops").whole(1, 6) if troops else 0)
            self.deed_where.append(remove.at("where").index(WHERE) if troops else 0)

    def _read_condition(self, have: Reader | None) -> None:
        kind = count = mask = 0
        if have is not None:
            have.only(*HAVE, "regions")
            name = have.keys()[0]
            kind = HAVE.index(name)
            if name == "together":
                mask = have.at(name).mask(STRUCTURES)
                count = mask.bit_count()
            elif name == "chain_of":
                mask = 1 << have.at(name).index(STRUCTURES)
                count = have.at("regions").whole(2, 9)
            elif name == "first_player_token":
                count = 1
            else:
                count = have.at(name).whole(1, 15)
        self.deed_have.append(kind)
        self.deed_have_count.append(count)
        self.deed_have_mask.append(mask)

    def _read_claim_board(self, block: Reader) -> None:
        # By track and step; index 0: marker still below the track.
        steps = [block.at(name).items(5) for name in TRACKS]
        self.track_need: list[list[int]] = [
            [0, *[step.at("need").whole(1, MAP) for step in track]] for track in steps
        ]
        self.track_points: list[list[int]] = [
            [0, *[step.at("points").whole(0, 20) for step in track]] for track in steps
        ]
        # Masks of the regions a step insists on.
        self.track_with: list[list[int]] = [
            [0, *[step.optional("with", []).mask(REGIONS) for step in track]] for track in steps
        ]

    def _read_solo(self, data: Reader) -> None:
        solo = data.at("solo")
        self.rebel_figures: int = solo.at("rebels").whole(1, 40)
        self.rebellion_coins: int = solo.at("coins").whole(0, 36)
        self.capital: int = solo.at("capital").index(REGIONS)
        self.rebels_in_capital: int = solo.at("rebels_in_capital").whole(0, 9)
        self.rebel_regions: int = solo.at("other_regions").whole(0, 7)
        self.rebels_in_others: int = solo.at("rebels_in_others").whole(0, 9)
        self.neutrals_each: int = solo.at("neutrals_each").whole(1, 1)
        self.coins_per_point: int = solo.at("coins_per_point").whole(1, 9)
        self.dock_goods_per_point: int = solo.at("dock_goods_per_point").whole(1, 9)
        self.rebellion_income: int = solo.at("income").whole(0, 9)
        gives = ["muster", "move", "attack", "tax", "build", "coins", "reveal_less"]
        self.start_priority: list[int] = []
        # By level and priority column: (action, what it gives, how much, covered) from the top.
        self.bonus_on: list[list[list[int]]] = []
        self.bonus_gives: list[list[list[list[int]]]] = []
        self.bonus_covered: list[list[int]] = []
        for level, board in enumerate(data.at("solo_boards").at("list").items(4)):
            if board.at("level").whole(1, 4) != level + 1:
                raise ValueError(f"{board.path}: expected level {level + 1}")
            self.start_priority.append(board.at("starting_priority").index(PRIORITIES))
            columns = board.at("columns")
            ons: list[list[int]] = []
            given: list[list[list[int]]] = []
            covered: list[int] = []
            for priority in PRIORITIES:
                bonuses = columns.at(priority).items()
                ons.append([bonus.at("on").index(ACTIONS) for bonus in bonuses])
                given.append([bonus.at("gives").counts(gives) for bonus in bonuses])
                flags = [bonus.at("covered").flag() for bonus in bonuses]
                if flags != sorted(flags):
                    raise ValueError(f"{board.path}: open bonuses lie above covered ones")
                covered.append(sum(flags))
            self.bonus_on.append(ons)
            self.bonus_gives.append(given)
            self.bonus_covered.append(covered)
        self.card_regions: list[list[int]] = []
        self.card_build: list[list[list[int]]] = []  # card, priority -> structures
        # card -> rows (bottom first) of: number, starred, column by priority, coin by priority
        self.card_rows: list[list[list[int]]] = []
        for card in data.at("insurrection_cards").at("list").ordered(CARDS):
            order = card.at("regions").indices(REGIONS)
            if sum(1 << region for region in order) != self.in_play[1] or len(order) != 8:
                raise ValueError(f"{card.path}.regions: expected each region in play once")
            self.card_regions.append(order)
            builds = card.at("build")
            self.card_build.append([builds.at(p).indices(STRUCTURES, 3) for p in PRIORITIES])
            rows: list[list[int]] = []
            for row in card.at("rows").items(len(ADVISORS)):
                coins = row.at("coin").indices(PRIORITIES)
                rows.append(
                    [
                        row.at("advisor").whole(1, 5),
                        int(row.at("starred").flag()),
                        *[row.at(p).index(ACTIONS) for p in PRIORITIES],
                        *[int(i in coins) for i in range(len(PRIORITIES))],
                    ]
                )
            named = sorted((row[0], row[1]) for row in rows)
            if named != sorted((n, int(self.joins[i] > 1)) for i, n in enumerate(self.numbers)):
                raise ValueError(f"{card.path}.rows: expected each advisor once")
            self.card_rows.append(rows)
