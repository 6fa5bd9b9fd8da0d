"""Village: what a family and its farm are worth in final points.

Everything is priced as the points it will probably become. Members on church and council steps
count with their chance to outlive the game, the dead with the way still to go to the next reward
of the chronicle, goods by what customers and roads pay for them. All hopes fade as the chronicle
and the graveyard fill. An open question of one's own is worth its best answer, so a cube is
judged together with the action it allows. The constants were tuned by self-play (tools/tune.py).
"""

from __future__ import annotations

from typing import Final, cast

from terem.engine import State
from terem.games.village.rules.market import can_serve
from terem.games.village.rules.pay import can_pay
from terem.games.village.scoring import chronicle_points, score
from terem.games.village.state import Player, Village
from terem.games.village.tables import (
    ANNALS,
    BAG,
    CITY,
    FARM,
    GONE,
    GOODS,
    GRAVE,
    HORSE,
    OX,
    PEW,
    PLOUGH,
    PROFESSION,
    STEP,
    STEPS,
    WAGON,
    YARD,
)

# Names of the tunable constants, in the order of WEIGHTS.
NAMES: Final = [
    "brown",
    "pink",
    "orange",
    "green",
    "crowd",  # how much a cube loses for each one of its colour held already
    "coin",  # beyond its point
    "grain",
    "scroll",
    "horse",
    "plough",
    "ox",
    "wagon",
    "good_crowd",  # how much a good loses for each equal one
    "team",  # a plough with an animal to pull it
    "plan",  # share of the points of the best customer that can be served now
    "home",  # each of the first members at home
    "home_more",  # each further one
    "yard",
    "traveller",
    "road",  # share of the next city's points when its road can be paid
    "seat",  # being in the council at all, and each step
    "bag",
    "pew",  # being on the church steps, beyond the points
    "lead",  # the largest group in the church
    "deaths",  # own deaths still to be expected at the start
    "chronicle",  # how far a written member counts before the reward is reached
    "hour",
    "room",  # a free slot or grave: the game goes on
    "unborn",
    "ring",
    "hour_solo",
    "room_solo",
    "grave_solo",
    "own_grave",  # a member who lies in a plain grave
    "heir",  # the next to die will find a slot in the chronicle
]
WEIGHTS: list[float] = [
    0.7,
    0.9,
    0.8,
    0.63,
    0.08,
    1.0,
    0.6,
    1.7,
    2.0,
    2.3,
    2.3,
    2.0,
    0.15,
    1.5,
    0.1,
    1.0,
    0.4,
    0.51,
    0.8,
    0.21,
    0.7,
    3.2,
    0.5,
    1.5,
    2.125,
    1.12,
    0.168,
    0.0,
    0.1,
    0.4,
    0.2,
    0.6,
    1.0,
    1.0,
    1.0,
]

# Points of the chronicle if every member written counted at once.
SMOOTH: Final[list[float]] = [0.0, 1.8, 3.8, 6.0, 8.8, 12.0]


def evaluate(state: State, seat: int) -> float:
    s = cast(Village, state)
    if s.stack:
        frame = s.stack[-1]
        if frame.seat == seat and frame.kind != "turn":
            return best_answer(s, seat)
    return worth(s, seat)


def best_answer(s: Village, seat: int) -> float:
    """What the position is worth once the open question of this seat is answered well."""
    best = -1e18
    for move in s.legal():
        twin = s.copy()
        twin.apply(move)
        value = evaluate(twin, seat)
        if value > best:
            best = value
    return best


def worth(s: Village, seat: int) -> float:
    player = s.players[seat]
    if not s.stack:
        return float(score(s, player)) + player.grain * 0.01
    w = WEIGHTS
    hope = hope_left(s)
    value = float(player.points)
    for customer in player.customers:
        value += s.tables.customer_points[customer]
    value += s.tables.city_points[player.discs.bit_count()]
    value += farm_worth(s, player, hope)
    value += family_worth(s, seat, hope)
    if s.ring == seat:
        value += w[29]
    if s.seats == 1:
        slots = 0
        for free in s.slots:
            slots += free
        value += w[31] * slots + w[32] * min(s.graves, 3) * 2.0
        value -= w[30] * player.life
    else:
        value -= w[26] * player.life * hope
        value += w[27] * s.graves
    return value


def hope_left(s: Village) -> float:
    """1 at the start, 0 when nothing can come of anything any more."""
    if s.last >= 0:
        return 0.0
    size = s.tables.solo_table if s.seats == 1 else s.seats
    slots = 0
    total = 0
    for profession, free in enumerate(s.slots):
        slots += free
        total += s.tables.slots[size][profession]
    return min((slots + 0.5) / (total + 0.5), (s.graves + 0.5) / (s.tables.graves[size] + 0.5))


def farm_worth(s: Village, player: Player, hope: float) -> float:
    """Cubes, coins, grain and goods."""
    w = WEIGHTS
    fade = hope / (hope + 0.15) * 1.15  # only near the end hoards lose their worth
    value = player.coins * (1.0 + w[5] * fade)
    hoard = 0.0
    for colour in range(4):
        count = player.cubes[colour]
        hoard += w[colour] * count - w[4] * count * count
    hoard += w[6] * player.grain
    for good in range(len(GOODS)):
        count = player.goods[good]
        hoard += w[7 + good] * count - w[12] * count * count
    if player.goods[PLOUGH]:
        if player.goods[OX]:
            hoard += w[13]
        elif player.goods[HORSE]:
            hoard += w[13] * 0.5
    value += hoard * fade
    if s.last < 0:
        plan = 0
        for customer in s.stalls:
            if customer >= 0 and s.tables.customer_points[customer] > plan:
                if can_serve(s, player, customer):
                    plan = s.tables.customer_points[customer]
        value += plan * w[14]
    return value


def family_worth(s: Village, seat: int, hope: float) -> float:
    """The living by their prospects, the dead by the chronicle."""
    w = WEIGHTS
    player = s.players[seat]
    family = player.family
    generation = s.tables.generation
    doomed = w[24] * hope
    older = [0, 0, 0, 0, 0]  # members in sight by number
    written = 0
    graves = 0
    home = 0
    unborn = 0
    for member in range(len(family)):
        place = family[member]
        if ANNALS <= place < GRAVE:
            written += 1
        elif place == GRAVE:
            graves += 1
        elif PROFESSION[place] >= 0:
            older[generation[member]] += 1
            if place == FARM:
                home += 1
        elif place == 0:
            unborn += 1
    value = 0.0
    before = 0.0
    rank = [0.0, 0.0, 0.0, 0.0]
    for number in range(4):
        rank[number] = before + older[number] * 0.5
        before += older[number]
    pews = 0
    foremost = 0
    for member in range(len(family)):
        place = family[member]
        if place < YARD or place >= GONE:
            continue
        if place < STEP:
            value += w[17] * hope
        elif place < STEP + STEPS:
            step = place - STEP
            chance = survival(rank[generation[member]] - doomed)
            value += s.tables.council_points[step] * chance + w[20] * (step + 1) * hope
        elif place < BAG:
            value += w[18] * hope + road_worth(s, seat, place - CITY) * hope
        elif place == BAG:
            value += w[21] * survival(rank[generation[member]] + 1.0 - doomed)
        elif place < PEW + STEPS:
            step = place - PEW
            chance = survival(rank[generation[member]] - doomed)
            value += s.tables.church_points[step] * chance + w[22] * hope
            pews += 1
            foremost = max(foremost, step)
    value += (min(home, 3) * w[15] + max(home - 3, 0) * w[16] + unborn * w[28]) * hope
    if home and player.goods[WAGON]:
        value += road_worth(s, seat, 6) * hope
    smooth = SMOOTH[written] if written < 5 else 12.0 + 0.1 * (written - 5)
    sure = float(chronicle_points(s, player))
    value += sure + max(smooth - sure, 0.0) * w[25] * hope
    value -= graves * w[33]
    if written < 5 and s.last < 0:
        value += heir_worth(s, player) * hope
    if pews:
        value += lead_worth(s, seat, pews, foremost, hope)
    return value


def heir_worth(s: Village, player: Player) -> float:
    """The nearer the quill, the more it matters that one of the oldest would be written down."""
    oldest = -1
    for member, place in enumerate(player.family):
        profession = PROFESSION[place]
        if profession < 0:
            continue
        if oldest >= 0 and s.tables.generation[member] != oldest:
            break
        oldest = s.tables.generation[member]
        if s.slots[profession]:
            return WEIGHTS[34] * (0.3 + player.life / s.tables.life_spaces)
    return 0.0


def survival(margin: float) -> float:
    """The chance of a member to see the end, by how many stand before him in the line of death."""
    return 0.5 + 0.5 * margin / (1.0 + abs(margin))


def road_worth(s: Village, seat: int, here: int) -> float:
    """Part of the points of a new city if wagon and cubes for the road there are at hand."""
    player = s.players[seat]
    if not player.goods[WAGON]:
        return 0.0
    for there in range(6):
        ways = s.tables.roads[here][there]
        if ways and not player.discs >> there & 1 and can_pay(s, seat, ways):
            count = player.discs.bit_count()
            gain = s.tables.city_points[count + 1] - s.tables.city_points[count]
            return WEIGHTS[19] * (gain + 1.5)
    return 0.0


def lead_worth(s: Village, seat: int, pews: int, foremost: int, hope: float) -> float:
    """The points of the masses to come for the largest group."""
    for other in range(s.seats + 1):
        if other == seat:
            continue
        if other < s.seats:
            family = s.players[other].family
        elif s.seats == 1:
            family = s.klara_family
        else:
            break
        count = 0
        for place in family:
            if PEW <= place < PEW + STEPS:
                count += 1
        if count > pews:
            return 0.0
        if count == pews:
            return WEIGHTS[23] * (0.3 + hope) * 0.5
    return WEIGHTS[23] * (0.3 + hope)
