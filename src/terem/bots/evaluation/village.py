"""Village: what a family and its farm are worth in final points.

Everything is priced as the points it will probably become. Members on church and council steps
count with their chance to outlive the game, the dead with the way still to go to the next reward
of the chronicle, goods by what customers and roads pay for them. All hopes fade as the chronicle
and the graveyard fill. An open question of one's own is worth its best answer, so a cube is
judged together with the action it allows. The weights (village.toml) were
tuned by self-play (tools/tune.py).
"""

from __future__ import annotations

from typing import Final, cast

from terem.bots.weights import Named, weights
from terem.engine import State
from terem.games.village.rules.market import can_serve
from terem.games.village.rules.pay import can_pay
from terem.games.village.scoring import chronicle_points, score
from terem.games.village.state import Player, Village
from terem.games.village.tables import (
    ANNALS,
    BAG,
    CITIES,
    CITY,
    COLOURS,
    FARM,
    GENERATIONS,
    GONE,
    GOODS,
    GRAVE,
    HORSE,
    INFLUENCE,
    OX,
    PEW,
    PLOUGH,
    PROFESSION,
    STEP,
    STEPS,
    WAGON,
    YARD,
)


class Weights(Named):
    crowd: float  # how much a cube loses for each one of its colour held already
    coin: float  # beyond its point
    grain: float
    good_crowd: float  # how much a good loses for each equal one
    team: float  # a plough with an animal to pull it
    plan: float  # share of the points of the best customer that can be served now
    home: float  # each of the first members at home
    home_more: float  # each further one
    yard: float
    traveller: float
    road: float  # share of the next city's points when its road can be paid
    seat: float  # being in the council at all, and each step
    bag: float
    pew: float  # being on the church steps, beyond the points
    lead: float  # the largest group in the church
    deaths: float  # own deaths still to be expected at the start
    chronicle: float  # how far a written member counts before the reward is reached
    hour: float
    room: float  # a free slot or grave: the game goes on
    unborn: float
    ring: float
    hour_solo: float
    room_solo: float
    grave_solo: float
    own_grave: float  # a member who lies in a plain grave
    heir: float  # the next to die will find a slot in the chronicle
    cube: list[float]
    good: list[float]

    def orders(self) -> dict[str, list[str]]:
        return {"cube": COLOURS[:INFLUENCE], "good": GOODS}


class Shared(Named):
    """What has not been tuned by play."""

    last_grain: float  # at the very end, for the tie
    graves_solo: int  # graves that matter in a game alone
    grave_more: float  # how much more each of them counts
    smoothing: float  # added to the slots left and to all, so that the last one is not everything
    fading: float  # the hope below which hoards lose their worth
    horse_team: float  # what a horse is as a draught animal, beside an ox
    bag_rank: float  # how many more than the others of his age stand before one in the bag
    homes: int  # members at home that are wanted most
    smooth: list[float]  # the chronicle's points if every member written counted at once
    smooth_more: float  # each further one
    heir_late: float  # how much of the heir counts while the quill is far
    road_more: float  # what a new city brings beside its points
    lead_late: float  # how much of the lead counts when hardly a mass is left
    lead_level: float  # the same lead shared with another


FILE: Final = weights("evaluation/village")
WEIGHTS: Weights = Weights(FILE.at("weights"))
SHARED: Final = Shared(FILE.at("shared"))


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
        return float(score(s, player)) + player.grain * SHARED.last_grain
    w = WEIGHTS
    hope = hope_left(s)
    value = float(player.points)
    for customer in player.customers:
        value += s.tables.customer_points[customer]
    value += s.tables.city_points[player.discs.bit_count()]
    value += farm_worth(s, player, hope)
    value += family_worth(s, seat, hope)
    if s.ring == seat:
        value += w.ring
    if s.seats == 1:
        slots = 0
        for free in s.slots:
            slots += free
        graves = min(s.graves, SHARED.graves_solo)
        value += w.room_solo * slots + w.grave_solo * graves * SHARED.grave_more
        value -= w.hour_solo * player.life
    else:
        value -= w.hour * player.life * hope
        value += w.room * s.graves
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
    some = SHARED.smoothing
    return min((slots + some) / (total + some), (s.graves + some) / (s.tables.graves[size] + some))


def farm_worth(s: Village, player: Player, hope: float) -> float:
    """Cubes, coins, grain and goods."""
    w = WEIGHTS
    # Only near the end hoards lose their worth.
    fade = hope / (hope + SHARED.fading) * (1.0 + SHARED.fading)
    value = player.coins * (1.0 + w.coin * fade)
    hoard = 0.0
    for colour in range(INFLUENCE):
        count = player.cubes[colour]
        hoard += w.cube[colour] * count - w.crowd * count * count
    hoard += w.grain * player.grain
    for good in range(len(GOODS)):
        count = player.goods[good]
        hoard += w.good[good] * count - w.good_crowd * count * count
    if player.goods[PLOUGH]:
        if player.goods[OX]:
            hoard += w.team
        elif player.goods[HORSE]:
            hoard += w.team * SHARED.horse_team
    value += hoard * fade
    if s.last < 0:
        plan = 0
        for customer in s.stalls:
            if customer >= 0 and s.tables.customer_points[customer] > plan:
                if can_serve(s, player, customer):
                    plan = s.tables.customer_points[customer]
        value += plan * w.plan
    return value


def family_worth(s: Village, seat: int, hope: float) -> float:
    """The living by their prospects, the dead by the chronicle."""
    w = WEIGHTS
    player = s.players[seat]
    family = player.family
    generation = s.tables.generation
    doomed = w.deaths * hope
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
    rank = [0.0] * GENERATIONS  # how many stand before one: the older, and half of one's own age
    for number in range(GENERATIONS):
        rank[number] = before + older[number] * 0.5
        before += older[number]
    pews = 0
    for member in range(len(family)):
        place = family[member]
        if place < YARD or place >= GONE:
            continue
        if place < STEP:
            value += w.yard * hope
        elif place < STEP + STEPS:
            step = place - STEP
            chance = survival(rank[generation[member]] - doomed)
            value += s.tables.council_points[step] * chance + w.seat * (step + 1) * hope
        elif place < BAG:
            value += w.traveller * hope + road_worth(s, seat, place - CITY) * hope
        elif place == BAG:
            value += w.bag * survival(rank[generation[member]] + SHARED.bag_rank - doomed)
        elif place < PEW + STEPS:
            step = place - PEW
            chance = survival(rank[generation[member]] - doomed)
            value += s.tables.church_points[step] * chance + w.pew * hope
            pews += 1
    value += (
        min(home, SHARED.homes) * w.home
        + max(home - SHARED.homes, 0) * w.home_more
        + unborn * w.unborn
    ) * hope
    if home and player.goods[WAGON]:
        value += road_worth(s, seat, len(CITIES)) * hope
    smooth = smoothed(written)
    sure = float(chronicle_points(s, player))
    value += sure + max(smooth - sure, 0.0) * w.chronicle * hope
    value -= graves * w.own_grave
    if written < len(SHARED.smooth) - 1 and s.last < 0:
        value += heir_worth(s, player) * hope
    if pews:
        value += lead_worth(s, seat, pews, hope)
    return value


def smoothed(written: int) -> float:
    """What so many members written are worth, before and beyond the steps of the reward."""
    steps = SHARED.smooth
    most = len(steps) - 1
    return steps[written] if written < most else steps[most] + SHARED.smooth_more * (written - most)


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
            return WEIGHTS.heir * (SHARED.heir_late + player.life / s.tables.life_spaces)
    return 0.0


def survival(margin: float) -> float:
    """The chance of a member to see the end, by how many stand before him in the line of death."""
    return 0.5 + 0.5 * margin / (1.0 + abs(margin))


def road_worth(s: Village, seat: int, here: int) -> float:
    """Part of the points of a new city if wagon and cubes for the road there are at hand."""
    player = s.players[seat]
    if not player.goods[WAGON]:
        return 0.0
    for there in range(len(CITIES)):
        ways = s.tables.roads[here][there]
        if ways and not player.discs >> there & 1 and can_pay(s, seat, ways):
            count = player.discs.bit_count()
            gain = s.tables.city_points[count + 1] - s.tables.city_points[count]
            return WEIGHTS.road * (gain + SHARED.road_more)
    return 0.0


def lead_worth(s: Village, seat: int, pews: int, hope: float) -> float:
    """The points of the masses to come for the largest group."""
    w = WEIGHTS
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
            return w.lead * (SHARED.lead_late + hope) * SHARED.lead_level
    return w.lead * (SHARED.lead_late + hope)
