"""Village's printed data as typed tables: lists of ints that the rules index into."""

from __future__ import annotations

from typing import Final

from terem.engine.components import Components
from terem.engine.reading import Reader

BROWN: Final = 0
PINK: Final = 1
ORANGE: Final = 2
GREEN: Final = 3
BLACK: Final = 4
COLOURS: Final = ["brown", "pink", "orange", "green", "black"]
INFLUENCE: Final = 4  # the first four colours are influence, black is the plague

SCROLL: Final = 0
HORSE: Final = 1
PLOUGH: Final = 2
OX: Final = 3
WAGON: Final = 4
GOODS: Final = ["scroll", "horse", "plough", "ox", "wagon"]

HARVEST: Final = 0
FAMILY: Final = 1
CRAFTS: Final = 2
MARKET: Final = 3
TRAVEL: Final = 4
COUNCIL: Final = 5
CHURCH: Final = 6
SPACES: Final = ["harvest", "family", "crafts", "market", "travel", "council", "church"]

# Where a family member can be.
UNBORN: Final = 0
FARM: Final = 1
YARD: Final = 2  # and 3, 4, 5: one for each of WORKSHOPS
STEP: Final = 6  # council steps 1 to 4 are 6 to 9
CITY: Final = 10  # to 15
BAG: Final = 16
PEW: Final = 17  # church steps 1 to 4 are 17 to 20
ANNALS: Final = 21  # slots of the chronicle, 21 to 25: one for each of PROFESSIONS
GRAVE: Final = 26
GONE: Final = 27  # died when there was no room left
BESIDE: Final = 28  # beside Klara's board
WAITING: Final = 29  # Klara's, waiting at the church
PLACES: Final = [
    "unborn",
    "farm",
    "wainwright",
    "stables",
    "scribes",
    "smithy",
    "council_1",
    "council_2",
    "council_3",
    "council_4",
    "city_A",
    "city_B",
    "city_C",
    "city_D",
    "city_E",
    "city_F",
    "black_bag",
    "church_1",
    "church_2",
    "church_3",
    "church_4",
    "chronicle_crafts",
    "chronicle_church",
    "chronicle_travel",
    "chronicle_farm",
    "chronicle_council",
    "grave",
    "out_of_the_game",
    "beside_klaras_board",
    "waiting_at_church",
]
WORKSHOPS: Final = ["wainwright", "stables", "scribes", "smithy"]
CITIES: Final = ["A", "B", "C", "D", "E", "F"]
PROFESSIONS: Final = ["crafts", "church", "travel", "farm", "council"]
STEPS: Final = 4  # steps of the council and of the church
GENERATIONS: Final = 4

# The profession a place stands for, -1 where nobody is seen to die.
PROFESSION: Final = [
    -1,
    3,
    0, 0, 0, 0,
    4, 4, 4, 4,
    2, 2, 2, 2, 2, 2,
    -1,
    1, 1, 1, 1,
    -1, -1, -1, -1, -1, -1, -1, -1, -1,
]  # fmt: skip
# Where Klara's dead belong, by the space of the cube; -1 is a plain grave.  [solo.7]
KLARA_PROFESSION: Final = [3, 3, 0, -1, 2, 4, 1]

WORKSHOP_OF: Final = [2, 1, 3, 1, 0]  # by good
GOODS_OF: Final = [[WAGON], [HORSE, OX], [SCROLL], [PLOUGH]]  # by workshop

REWARDS: Final = ["points", "cubes", "coin"]
BONUSES: Final = ["token", "grain", "random_cube", "chosen_cube", "coin"]
CUSTOMERS: Final = [f"C{n:02d}" for n in range(1, 25)]
STALLS: Final = 5

# ---------------------------------------------------------------------------------- payments

# Whatever can pay for a price: influence cubes and coins (a coin stands for any cube), one to
# three pieces, in the order of COLOURS, coins last; then the two prices of another kind.  [coin.1]
COIN: Final = 4
PIECES: Final = ["brown", "pink", "orange", "green", "coin"]


def _bundles() -> list[list[int]]:
    found: list[list[int]] = []
    for one in range(5):
        found.append([one])
    for one in range(5):
        for two in range(one, 5):
            found.append([one, two])
    for one in range(5):
        for two in range(one, 5):
            for three in range(two, 5):
                found.append([one, two, three])
    return found


BUNDLES: Final[list[list[int]]] = _bundles()
BY_SCROLL: Final = len(BUNDLES)
BY_HOURS: Final = len(BUNDLES) + 1
WAYS: Final[list[str]] = [
    *["_".join([PIECES[piece] for piece in bundle]) for bundle in BUNDLES],
    "scroll",
    "hours",
]


def ways_to_pay(price: list[int]) -> list[int]:
    """Every mixture of cubes and coins that pays a price in cubes, most cubes first."""
    asked: list[int] = []
    for colour, count in enumerate(price):
        asked += [colour] * count
    found: list[list[int]] = []
    for coins in range(1 << len(asked)):
        mixture = [COIN if coins >> i & 1 else piece for i, piece in enumerate(asked)]
        mixture.sort()
        if mixture not in found:
            found.append(mixture)
    found.sort(key=lambda mixture: mixture.count(COIN))
    return [BUNDLES.index(mixture) for mixture in found]


class Tables:
    """The component tables of one game. Never changed after loading."""

    def __init__(self, components: Components) -> None:
        """Read and validate; ValueError says in one sentence what a corrected file gets wrong."""
        self.components: Components = components
        data = components.reader
        self._read_stock(data)
        self._read_layout(data)
        self._read_market(data)
        self._read_crafts(data)
        self._read_council(data.at("council"), data.at("council_hours"))
        self._read_travel(data.at("travel"), data.at("travel_map"))
        self._read_church(data.at("church"), data.at("church_grain"))
        scoring = data.at("scoring")
        self.chronicle_points: list[int] = scoring.at("chronicle").wholes(None, 0, 99)
        if not self.chronicle_points:
            raise scoring.at("chronicle").fail("points for none, one, two and more members")
        self.coin_points: int = scoring.at("coin").whole(0, 9)
        self._read_solo(data)

    def _read_stock(self, data: Reader) -> None:
        stock = data.at("stock")
        family = stock.at("family").wholes(GENERATIONS, 1, 4)
        # The number of each member, rising.
        self.generation: list[int] = [g for g in range(GENERATIONS) for _ in range(family[g])]
        self.stock: list[int] = stock.at("cubes").counts(COLOURS[:INFLUENCE])
        self.stock.append(stock.at("plague_cubes").whole(2, 20))
        self.monks: int = stock.at("monks").whole(0, 20)
        self.barn: int = stock.at("barn").whole(1, 20)
        start = data.at("start")
        self.start_coins: int = start.at("coins").whole(0, 20)
        self.start_generation: int = start.at("at_home").whole(1, GENERATIONS) - 1
        self.bonus: list[int] = start.at("bonus").indices(BONUSES, 5)
        chosen = self.bonus.count(BONUSES.index("chosen_cube"))
        if chosen > 1:
            raise start.at("bonus").fail("one player at most who is asked for a cube")
        given = chosen + self.bonus.count(BONUSES.index("random_cube"))
        if min(self.stock[:INFLUENCE]) < given:
            raise stock.at("cubes").fail(f"{given} cubes of each colour at least")
        time = data.at("time")
        self.life_spaces: int = time.at("life_spaces").whole(8, 99)
        self.plague_hours: int = time.at("plague_hours").whole(0, 7)

    def _read_layout(self, data: Reader) -> None:
        """What the setup cards, the chronicle and the graveyard say, by number of players."""
        self.split: list[list[int]] = [[], []]
        self.fill: list[list[int]] = [[], []]
        self.slots: list[list[int]] = [[], []]
        self.graves: list[int] = [0, 0]
        for players in range(2, 6):
            key = str(players)
            split = data.at("setup_split").at(key)
            self.split.append(split.counts(SPACES))
            total = data.at("setup_total" if players < 5 else "setup_total_five").at(key)
            if sum(self.split[players]) != total.whole(1, 60):
                raise split.fail(f"numbers that add up to {total.value}")
            if total.whole() % players:
                raise total.fail(f"a multiple of the {players} players")
            self.fill.append(data.at("bag").at(key).counts(COLOURS[:INFLUENCE]))
            self.slots.append(data.at("chronicle").at(key).counts(PROFESSIONS))
            graves = data.at("graves_few" if players < 4 else "graves").at(key)
            self.graves.append(graves.whole(1, 20))

    def _read_market(self, data: Reader) -> None:
        market = data.at("market")
        self.queue: int = market.at("queue").whole(0, 10)
        stalls = market.at("open_stalls")
        self.open_stalls: list[int] = [0, 0]
        for players in range(2, 6):
            self.open_stalls.append(stalls.at(str(players)).whole(1, STALLS))
        surcharge = market.at("surcharge")
        self.surcharge_ways: list[int] = _ways(surcharge)
        self.surcharge_hours: int = surcharge.at("hours").whole(0, 7)
        customers = data.at("customers").at("list").ordered(CUSTOMERS)
        needs = [entry.at("needs").counts([*GOODS, "grain"]) for entry in customers]
        self.customer_goods: list[list[int]] = [counts[: len(GOODS)] for counts in needs]
        self.customer_grain: list[int] = [counts[len(GOODS)] for counts in needs]
        self.customer_points: list[int] = [c.at("points").whole(0, 99) for c in customers]

    def _read_crafts(self, data: Reader) -> None:
        crafts = data.at("crafts")
        shops = [crafts.at(name).only("train", "make", "cubes", "grain") for name in WORKSHOPS]
        self.train_hours: list[int] = [shop.at("train").whole(0, 5) for shop in shops]
        self.make_hours: list[int] = [shop.at("make").whole(0, 5) for shop in shops]
        self.buy_grain: list[int] = [s.optional("grain", 0).whole(0, 20) for s in shops]
        self.buy_ways: list[list[int]] = [
            _ways(shop) if shop.has("cubes") else [] for shop in shops
        ]
        for shop in shops:
            if shop.has("cubes") == shop.has("grain"):
                raise shop.fail("either cubes or grain as the price")
        mill = crafts.at("mill").only("hours", "grain", "coins")
        self.mill_hours: int = mill.at("hours").whole(0, 7)
        self.mill_grain: int = mill.at("grain").whole(0, 20)
        self.mill_coins: int = mill.at("coins").whole(0, 20)
        harvest = data.at("harvest")
        self.harvest_plain: int = harvest.at("plain").whole(0, 20)
        self.harvest_horse: int = harvest.at("horse_and_plough").whole(0, 20)
        self.harvest_ox: int = harvest.at("ox_and_plough").whole(0, 20)

    def _read_council(self, council: Reader, hours: Reader) -> None:
        fee = council.at("fee").only("cubes", "scrolls")
        self.council_scrolls: int = fee.at("scrolls").whole(1, 9)
        self.council_ways: list[int] = [*_ways(fee), BY_SCROLL]
        self.council_points: list[int] = council.at("points").wholes(STEPS, 0, 99)
        self.council_hours: list[int] = [
            council.at("hours_first").whole(0, 7),
            *hours.at("later_steps").wholes(STEPS - 1, 0, 7),
        ]
        self.privilege_cubes: int = council.at("privilege_cubes").whole(1, 2)
        self.privilege_points: int = council.at("privilege_coin_points").whole(0, 99)

    def _read_travel(self, travel: Reader, chart: Reader) -> None:
        self.travel_hours: int = travel.at("hours").whole(0, 7)
        self.travel_wagons: int = travel.at("wagons").whole(0, 9)
        self.reward_points: int = travel.at("reward_points").whole(0, 99)
        self.reward_cubes: int = travel.at("reward_cubes").whole(1, 2)
        self.reward_coins: int = travel.at("reward_coins").whole(0, 99)
        self.city_points: list[int] = travel.at("city_points").wholes(len(CITIES) + 1, 0, 99)
        cities = chart.at("cities").only(*CITIES)
        self.reward: list[int] = [cities.at(city).index(REWARDS) for city in CITIES]
        # Ways to pay for each road; row 6 starts in the village. No road: no way.
        size = len(CITIES)
        self.roads: list[list[list[int]]] = [[[] for _ in range(size)] for _ in range(size + 1)]
        for road in chart.at("roads").items():
            road.only("between", "cubes")
            one, other = road.at("between").indices([*CITIES, "village"], 2)
            if one == other:
                raise road.at("between").fail("two different ends")
            ways = _ways(road)
            if other != size:
                self.roads[one][other] = ways
            if one != size:
                self.roads[other][one] = ways

    def _read_church(self, church: Reader, grain: Reader) -> None:
        fee = church.at("fee").only("cubes", "hours")
        self.church_ways: list[int] = [*_ways(fee), BY_HOURS]
        self.church_hours: int = fee.at("hours").whole(0, 7)
        self.drawn: int = church.at("drawn").whole(1, 20)
        if self.drawn > self.monks:
            raise church.at("drawn").fail(f"no more figures than the {self.monks} monks")
        self.figure_coins: int = church.at("coins_per_figure").whole(1, 9)
        self.church_points: list[int] = church.at("points").wholes(STEPS, 0, 99)
        self.majority_points: int = church.at("majority_points").whole(0, 99)
        self.church_grain: list[int] = grain.at("steps").wholes(STEPS, 0, 20)

    def _read_solo(self, data: Reader) -> None:
        solo = data.at("solo")
        self.solo_table: int = solo.at("table_as_for").whole(2, 5)
        beside = solo.at("beside").wholes(None, 1, GENERATIONS)
        waiting = solo.at("waiting").wholes(None, 1, GENERATIONS)
        if sorted(beside + waiting) != list(range(1, GENERATIONS + 1)):
            raise solo.fail("each number of Klara's members either beside her board or waiting")
        self.klara_start: list[int] = [
            BESIDE if generation + 1 in beside else WAITING for generation in self.generation
        ]
        self.quills: int = solo.at("quills_per_set").whole(0, 3)
        self.ring: list[int] = data.at("solo_ring").at("spaces").each(SPACES)
        track = data.at("solo_track")
        self.cells: int = track.at("cells").whole(12, 60)
        # The loop holds the cubes of a round, every other one, and the one kept from before.
        if self.cells <= sum(self.split[self.solo_table]) // 2 + 1:
            raise track.at("cells").fail("room for all of Klara's cubes of a round")
        # The cells that turn the six tokens, three above and three below.
        self.flips: list[int] = [
            *[cell - 1 for cell in track.at("upper").wholes(3, 1, self.cells)],
            *[cell - 1 for cell in track.at("lower").wholes(3, 1, self.cells)],
        ]
        if sorted(set(self.flips)) != self.flips:
            raise track.fail("the tokens' cells in rising order")
        self.titles: list[tuple[str, int]] = [
            (entry.at("id").string(), entry.at("least").whole())
            for entry in data.at("titles").at("list").items()
        ]
        least = [points for _, points in self.titles]
        if least[:1] != [0] or least != sorted(set(least)):
            raise data.at("titles").at("list").fail("titles from 0 points up, in rising order")


def _ways(reader: Reader) -> list[int]:
    """The ways to pay the `cubes` of a price."""
    price = reader.at("cubes").counts(COLOURS[:INFLUENCE])
    if not 1 <= sum(price) <= 3:
        raise reader.at("cubes").fail("one to three influence cubes")
    return ways_to_pay(price)
