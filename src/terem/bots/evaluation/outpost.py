"""Outpost: what a board is worth in final points.

Everything is priced as the points it will probably become: resources by what banks, cathedrals
and heroes pay for them, buildings and land by what they yield in the rounds that remain, less the
settlers they need. The constants were tuned by self-play (tools/tune.py).
"""

from __future__ import annotations

from typing import Final, cast

from terem.engine import State
from terem.games.outpost.rules.heroes import surcharge
from terem.games.outpost.rules.monsters import colours_in_row
from terem.games.outpost.scoring import hero_points, score, treasure
from terem.games.outpost.state import Outpost, Player
from terem.games.outpost.tables import (
    ARTIFACTS,
    BUILDINGS,
    DIAMOND,
    EXCHANGE_1_1,
    GOLD,
    REGION_ZONE,
    STREET_ZONE,
)

# An exchange or a street pays only a few steps later.
FORESIGHT: Final = 4

# Names of the tunable constants, in the order of WEIGHTS.
NAMES: Final = [
    "common",
    "diamond",
    "gold",
    "crowd",  # how much a common resource loses for each one held beyond three
    "settler",
    "use",  # share of the activations that are really made
    "street_settler",
    "land_settler",
    "risk",  # what a monster threat takes from a tile's yield
    "fort",
    "monster",
    "hero_growth",  # territories, buildings, fortifications still to come, a round
    "plan",  # share of the gain of a hero that could be invited now
    "late",  # how much resources lose in the last round
    "variety",
    "extra_settler",
    "crew",  # settlers at hand that make this round's activations certain
    "haste",  # how much more a hero is wanted that can be paid without an exchange
    "liquid",  # what is left of resources when no settler is left in the last round
    # What one use of each building nets.
    *BUILDINGS,
    # What holding each artifact in the coming round is worth, beyond what it gives when taken.
    *ARTIFACTS,
    "store_share",  # how much of the gold and diamonds to come will be stored
    "store_common",  # diamonds that a common resource will be exchanged into
    # What a territory, fortification or building is worth to heroes still to come, a round.
    "future_territory",
    "future_fortification",
    "future_building",
]
WEIGHTS: list[float] = [
    0.6,
    2.0,
    3.0,
    0.11,
    1.1,
    0.8,
    1.0,
    0.9,
    0.44,
    1.08,
    0.36,
    0.5,
    0.99,
    0.45,
    0.2,
    1.3,
    5.0,
    1.05,
    0.396,
    1.28,
    1.125,
    1.024,
    0.7425,
    2.4,
    2.08,
    0.792,
    0.5,
    1.1,
    1.65,
    2.2,
    2.2,
    2.0,
    1.5,
    0.5,
    1.5,
    0.05,
    0.05,
    0.05,
    2.5,
    1.5,
    1.5,
    2.0,
    1.0,
    2.0,
    3.0,
    0.7,
    0.15,
    0.05,
    0.05,
    0.1,
]
FIRST_BUILDING: Final = 19

FIRST_ARTIFACT: Final = 31
STORE_SHARE: Final = 45
STORE_COMMON: Final = 46
FUTURE: Final = 47
BANK: Final = BUILDINGS.index("bank")
CATHEDRAL: Final = BUILDINGS.index("cathedral")


def evaluate(state: State, seat: int) -> float:
    return evaluate_by(state, seat, WEIGHTS)


def evaluate_by(state: State, seat: int, w: list[float]) -> float:
    s = cast(Outpost, state)
    player = s.players[seat]
    last = s.tables.rounds
    # Rounds in which this player will still act, the present one counted as far as it is open.
    ahead = last - s.round
    now = 0.0 if player.passed else min(1.0, (player.basic + player.extra) / w[16])
    if s.round == last and player.passed:
        gold_left, diamonds_left = treasure(player)
        return score(s, player) + 0.02 * gold_left + 0.01 * diamonds_left
    fade = 1.0
    if not ahead:
        # In the last round resources are worth what can still be bought with them.
        turns = min(1.0, (player.basic + player.extra) / 4.0)
        fade = w[18] + (w[13] - w[18]) * turns
    common = w[0] * fade
    diamond = w[1] * fade
    gold = w[2] * fade
    value = purse(player, common, diamond, gold, w)
    value += settlers(s, player, ahead, w)
    value += streets(s, player, ahead, now, common, diamond, gold, w)
    value += land(s, player, ahead, now, common, diamond, gold, w)
    value += heroes(s, player, ahead, w)
    value += ahead * (
        w[FUTURE] * player.explored.bit_count()
        + w[FUTURE + 1] * player.forts.bit_count()
        + w[FUTURE + 2] * (9 - player.houses.count(-1))
    )
    plan = best_invitation(s, player, ahead, common, diamond, gold, w)
    value += w[12] * plan * (0.8 if player.passed else 1.0)
    if player.artifact >= 0 and (ahead or not player.passed):
        value += w[FIRST_ARTIFACT + player.artifact] * (1.0 if player.passed else now)
    return value


def purse(player: Player, common: float, diamond: float, gold: float, w: list[float]) -> float:
    held = player.resources
    total = held[0] + held[1] + held[2]
    value = common * total + diamond * held[DIAMOND] + gold * held[GOLD]
    if total > 3:
        value -= w[3] * (total - 3) * (total - 3)
    kinds = (held[0] > 0) + (held[1] > 0) + (held[2] > 0)
    return value + w[14] * kinds


def settlers(s: Outpost, player: Player, ahead: int, w: list[float]) -> float:
    """Settlers still to be sent, this round and in those to come."""
    basic = s.tables.basic_settlers * ahead
    if not player.passed:
        basic += player.basic
    return w[4] * basic + (w[15] * player.extra if ahead or not player.passed else 0.0)


def streets(
    s: Outpost,
    player: Player,
    ahead: int,
    now: float,
    common: float,
    diamond: float,
    gold: float,
    w: list[float],
) -> float:
    """Each street is worth what one activation nets, as often as it will be activated."""
    total = 0.0
    banks = 0.0  # uses of banks and cathedrals that the rounds ahead allow
    cathedrals = 0.0
    gold_income = 0.0
    diamond_income = 0.0
    for street in range(3):
        net = 0.0
        times = float(ahead)
        if not player.zones[STREET_ZONE + street]:
            times += now
        for place in range(street * 3, street * 3 + 3):
            kind = player.houses[place]
            if kind < 0:
                break
            store = s.tables.building_store[kind]
            if store == GOLD:
                banks += times
            elif store == DIAMOND:
                cathedrals += times
            elif s.tables.building_fortified[kind]:
                net += w[FIRST_BUILDING + kind] * best_fort(s, player, common, diamond, gold)
            else:
                net += w[FIRST_BUILDING + kind]
                if s.tables.building_pays_common[kind]:
                    gold_income += times
                diamond_income += times * s.tables.building_gain[kind][DIAMOND]
            net -= w[6] / 3  # a street will fill up: its settler is shared by three
        if net > 0:
            total += net * times * w[5]
    if banks or cathedrals:
        for slot in range(9):
            tile = player.land[slot]
            if tile >= 0 and not player.monsters >> slot & 1:
                resource = s.tables.tile_resource[tile]
                yields = (ahead + now) * (1.6 if player.forts >> slot & 1 else 0.8)
                if resource == GOLD:
                    gold_income += yields
                elif resource == DIAMOND:
                    diamond_income += yields
                else:
                    diamond_income += yields * w[STORE_COMMON]
        filled = min(banks, w[STORE_SHARE] * (player.resources[GOLD] + gold_income))
        total += w[FIRST_BUILDING + BANK] * filled
        filled = min(cathedrals, w[STORE_SHARE] * (player.resources[DIAMOND] + diamond_income))
        total += w[FIRST_BUILDING + CATHEDRAL] * filled
    return total


def worth_of(resource: int, common: float, diamond: float, gold: float) -> float:
    if resource == GOLD:
        return gold
    return diamond if resource == DIAMOND else common


def best_fort(s: Outpost, player: Player, common: float, diamond: float, gold: float) -> float:
    best = 0.0
    for slot in range(9):
        if player.forts >> slot & 1:
            resource = s.tables.tile_resource[player.land[slot]]
            best = max(best, worth_of(resource, common, diamond, gold))
    return best


def land(
    s: Outpost,
    player: Player,
    ahead: int,
    now: float,
    common: float,
    diamond: float,
    gold: float,
    w: list[float],
) -> float:
    """Regions by their activations, fortifications by theirs, monsters by their reward."""
    total = 0.0
    tables = s.tables
    colours = colours_in_row(s)
    for region in range(3):
        net = 0.0
        for slot in range(region * 3, region * 3 + 3):
            tile = player.land[slot]
            if tile < 0:
                continue
            worth = worth_of(tables.tile_resource[tile], common, diamond, gold)
            if player.monsters >> slot & 1:
                colour = tables.tile_colour[tile]
                reward = tables.monster_reward[colour]
                hunting = diamond * reward[DIAMOND] + gold * reward[GOLD]
                hunting -= w[4] * tables.monster_settlers[colour]
                total += w[10] * hunting
                net += worth * 0.35
            elif player.forts >> slot & 1:
                net += worth
                spare = worth - w[4]
                times = ahead + (0.0 if player.forts_used >> slot & 1 else now)
                total += max(0.0, spare) * times * w[5]
                total += w[9] * 0.3 * ahead
            elif colours >> tables.tile_colour[tile] & 1:
                net += worth * (1.0 - w[8])
            else:
                net += worth * (1.0 - w[8] * 0.4)
        net -= w[7]
        if net > 0:
            times = float(ahead)
            if not player.zones[REGION_ZONE + region]:
                times += now
            total += net * times * w[5]
    return total


def heroes(s: Outpost, player: Player, ahead: int, w: list[float]) -> float:
    points = 0.0
    for hero in player.heroes:
        points += hero_value(s, player, hero, ahead, w)
    for place in range(9):
        if player.stored[place]:
            points += player.stored[place] * s.tables.building_points[player.houses[place]]
    return points


def hero_value(s: Outpost, player: Player, hero: int, ahead: int, w: list[float]) -> float:
    """A hero's points with the board as it will probably be at the end."""
    points = float(hero_points(s, player, hero))
    if s.tables.hero_counts[hero] != 3:
        points = min(9.0, points + w[11] * ahead)
    return points


def best_invitation(
    s: Outpost,
    player: Player,
    ahead: int,
    common: float,
    diamond: float,
    gold: float,
    w: list[float],
) -> float:
    """The gain of the best hero within reach, what has to be exchanged for it deducted."""
    best = 0.0
    for position, hero in enumerate(s.hero_row):
        cost = s.tables.hero_cost[hero]
        diamonds = cost[DIAMOND] + surcharge(s, position)
        price = common * (cost[0] + cost[1] + cost[2]) + diamond * diamonds + gold * cost[GOLD]
        gain = hero_value(s, player, hero, ahead, w) - price
        gain += w[15] * s.tables.hero_settlers[hero]
        if gain <= best:
            continue
        loss = exchange_loss(player, cost, diamonds, common, diamond, gold)
        if loss == 0.0:
            gain *= w[17]
        elif loss < 0.0:
            continue
        if gain - loss > best:
            best = gain - loss
    return best


def exchange_loss(
    player: Player, cost: list[int], diamonds: int, common: float, diamond: float, gold: float
) -> float:
    """What is lost by exchanging until this price can be paid; negative if that is impossible."""
    held = player.resources
    spare = 0
    lacking = 0
    sets = 99
    for i in range(3):
        rest = held[i] - cost[i]
        if rest > 0:
            spare += rest
        else:
            lacking -= rest
        sets = min(sets, max(0, rest))
    loss = 0.0
    spare_gold = held[GOLD] - cost[GOLD]
    spare_diamonds = held[DIAMOND] - diamonds
    if spare_diamonds < 0:  # three different common resources make a diamond
        if lacking or sets < -spare_diamonds:
            return -1.0
        loss += max(0.0, 3 * common - diamond) * -spare_diamonds
        spare_diamonds = 0
    if spare_gold < 0:  # two diamonds make a gold
        if spare_diamonds < -2 * spare_gold:
            return -1.0
        loss += max(0.0, 2 * diamond - gold) * -spare_gold
        spare_gold = 0
    each = 1 if player.artifact == EXCHANGE_1_1 else 2
    while lacking:
        if spare >= each:
            spare -= each
            loss += (each - 1) * common
        elif spare_gold > 0:
            spare_gold -= 1
            loss += gold - common
        else:
            return -1.0
        lacking -= 1
    return loss
