"""Outpost: what a board is worth in final points.

Everything is priced as the points it will probably become: resources by what banks, cathedrals
and heroes pay for them, buildings and land by what they yield in the rounds that remain, less the
settlers they need. The weights (outpost.toml) were tuned by self-play (tools/tune.py).
"""

from __future__ import annotations

from typing import Final, cast

from terem.bots.weights import Named, weights
from terem.engine import State
from terem.games.outpost.rules.heroes import surcharge
from terem.games.outpost.rules.monsters import colours_in_row
from terem.games.outpost.scoring import hero_points, score, treasure
from terem.games.outpost.state import Outpost, Player
from terem.games.outpost.tables import (
    ARTIFACTS,
    BUILDINGS,
    COUNTED,
    DIAMOND,
    EXCHANGE_1_1,
    GOLD,
    REGION_ZONE,
    STREET_ZONE,
)

FILE: Final = weights("evaluation/outpost")


class Weights(Named):
    common: float
    diamond: float
    gold: float
    crowd: float  # how much a common resource loses for each one held beyond the first few
    settler: float
    use: float  # share of the activations that are really made
    street_settler: float
    land_settler: float
    risk: float  # what a monster threat takes from a tile's yield
    fort: float
    monster: float
    hero_growth: float  # territories, buildings, fortifications still to come, a round
    plan: float  # share of the gain of a hero that could be invited now
    late: float  # how much resources lose in the last round
    variety: float
    extra_settler: float
    crew: float  # settlers at hand that make this round's activations certain
    haste: float  # how much more a hero is wanted that can be paid without an exchange
    liquid: float  # what is left of resources when no settler is left in the last round
    store_share: float  # how much of the gold and diamonds to come will be stored
    store_common: float  # diamonds that a common resource will be exchanged into
    # What a territory, fortification or building is worth to heroes still to come, a round.
    future_territory: float
    future_fortification: float
    future_building: float
    building: list[float]  # what one use of each building nets
    artifact: list[float]  # what holding each is worth, beyond what it gives when taken

    def orders(self) -> dict[str, list[str]]:
        return {"building": BUILDINGS, "artifact": ARTIFACTS}


class Shared(Named):
    """What greedy and the search take alike."""

    left_gold: float  # at the very end, for the tie
    left_diamond: float
    last_crew: float  # settlers at hand with which everything can be spent in the last round
    plan_passed: float  # how much of a plan survives until the next round
    few: int  # common resources that do not crowd
    tile_yield: float  # what a tile brings to banks and cathedrals, a round
    fort_yield: float  # the same with a fortification
    monster_yield: float  # share of a tile's yield while a monster sits on it
    fort_round: float  # share of a fortification's worth that each round ahead adds
    far_risk: float  # share of the risk while no monster of the tile's colour waits
    hero_most: float  # points that a growing hero hardly exceeds


# How many own steps beyond the next greedy looks: an exchange or a street pays only later.
FORESIGHT: Final = FILE.at("foresight").whole()
WEIGHTS: Weights = Weights(FILE.at("weights"))
SHARED: Final = Shared(FILE.at("shared"))
BANK: Final = BUILDINGS.index("bank")
CATHEDRAL: Final = BUILDINGS.index("cathedral")
PRINTED: Final = COUNTED.index("printed")


def evaluate(state: State, seat: int) -> float:
    return evaluate_by(state, seat, WEIGHTS)


def evaluate_by(state: State, seat: int, w: Weights) -> float:
    s = cast(Outpost, state)
    player = s.players[seat]
    last = s.tables.rounds
    # Rounds in which this player will still act, the present one counted as far as it is open.
    ahead = last - s.round
    now = 0.0 if player.passed else min(1.0, (player.basic + player.extra) / w.crew)
    if s.round == last and player.passed:
        gold_left, diamonds_left = treasure(player)
        return score(s, player) + SHARED.left_gold * gold_left + SHARED.left_diamond * diamonds_left
    fade = 1.0
    if not ahead:
        # In the last round resources are worth what can still be bought with them.
        turns = min(1.0, (player.basic + player.extra) / SHARED.last_crew)
        fade = w.liquid + (w.late - w.liquid) * turns
    common = w.common * fade
    diamond = w.diamond * fade
    gold = w.gold * fade
    value = purse(player, common, diamond, gold, w)
    value += settlers(s, player, ahead, w)
    value += streets(s, player, ahead, now, common, diamond, gold, w)
    value += land(s, player, ahead, now, common, diamond, gold, w)
    value += heroes(s, player, ahead, w)
    value += ahead * (
        w.future_territory * player.explored.bit_count()
        + w.future_fortification * player.forts.bit_count()
        + w.future_building * (9 - player.houses.count(-1))
    )
    plan = best_invitation(s, player, ahead, common, diamond, gold, w)
    value += w.plan * plan * (SHARED.plan_passed if player.passed else 1.0)
    if player.artifact >= 0 and (ahead or not player.passed):
        value += w.artifact[player.artifact] * (1.0 if player.passed else now)
    return value


def purse(player: Player, common: float, diamond: float, gold: float, w: Weights) -> float:
    held = player.resources
    total = held[0] + held[1] + held[2]
    value = common * total + diamond * held[DIAMOND] + gold * held[GOLD]
    if total > SHARED.few:
        value -= w.crowd * (total - SHARED.few) * (total - SHARED.few)
    kinds = (held[0] > 0) + (held[1] > 0) + (held[2] > 0)
    return value + w.variety * kinds


def settlers(s: Outpost, player: Player, ahead: int, w: Weights) -> float:
    """Settlers still to be sent, this round and in those to come."""
    basic = s.tables.basic_settlers * ahead
    if not player.passed:
        basic += player.basic
    return w.settler * basic + (
        w.extra_settler * player.extra if ahead or not player.passed else 0.0
    )


def streets(
    s: Outpost,
    player: Player,
    ahead: int,
    now: float,
    common: float,
    diamond: float,
    gold: float,
    w: Weights,
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
                net += w.building[kind] * best_fort(s, player, common, diamond, gold)
            else:
                net += w.building[kind]
                if s.tables.building_pays_common[kind]:
                    gold_income += times
                diamond_income += times * s.tables.building_gain[kind][DIAMOND]
            net -= w.street_settler / 3  # a street will fill up: its settler is shared by three
        if net > 0:
            total += net * times * w.use
    if banks or cathedrals:
        for slot in range(9):
            tile = player.land[slot]
            if tile >= 0 and not player.monsters >> slot & 1:
                resource = s.tables.tile_resource[tile]
                yields = (ahead + now) * (
                    SHARED.fort_yield if player.forts >> slot & 1 else SHARED.tile_yield
                )
                if resource == GOLD:
                    gold_income += yields
                elif resource == DIAMOND:
                    diamond_income += yields
                else:
                    diamond_income += yields * w.store_common
        filled = min(banks, w.store_share * (player.resources[GOLD] + gold_income))
        total += w.building[BANK] * filled
        filled = min(cathedrals, w.store_share * (player.resources[DIAMOND] + diamond_income))
        total += w.building[CATHEDRAL] * filled
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
    w: Weights,
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
                hunting -= w.settler * tables.monster_settlers[colour]
                total += w.monster * hunting
                net += worth * SHARED.monster_yield
            elif player.forts >> slot & 1:
                net += worth
                spare = worth - w.settler
                times = ahead + (0.0 if player.forts_used >> slot & 1 else now)
                total += max(0.0, spare) * times * w.use
                total += w.fort * SHARED.fort_round * ahead
            elif colours >> tables.tile_colour[tile] & 1:
                net += worth * (1.0 - w.risk)
            else:
                net += worth * (1.0 - w.risk * SHARED.far_risk)
        net -= w.land_settler
        if net > 0:
            times = float(ahead)
            if not player.zones[REGION_ZONE + region]:
                times += now
            total += net * times * w.use
    return total


def heroes(s: Outpost, player: Player, ahead: int, w: Weights) -> float:
    points = 0.0
    for hero in player.heroes:
        points += hero_value(s, player, hero, ahead, w)
    for place in range(9):
        if player.stored[place]:
            points += player.stored[place] * s.tables.building_points[player.houses[place]]
    return points


def hero_value(s: Outpost, player: Player, hero: int, ahead: int, w: Weights) -> float:
    """A hero's points with the board as it will probably be at the end."""
    points = float(hero_points(s, player, hero))
    if s.tables.hero_counts[hero] != PRINTED:
        points = min(SHARED.hero_most, points + w.hero_growth * ahead)
    return points


def best_invitation(
    s: Outpost,
    player: Player,
    ahead: int,
    common: float,
    diamond: float,
    gold: float,
    w: Weights,
) -> float:
    """The gain of the best hero within reach, what has to be exchanged for it deducted."""
    best = 0.0
    for position, hero in enumerate(s.hero_row):
        cost = s.tables.hero_cost[hero]
        diamonds = cost[DIAMOND] + surcharge(s, position)
        price = common * (cost[0] + cost[1] + cost[2]) + diamond * diamonds + gold * cost[GOLD]
        gain = hero_value(s, player, hero, ahead, w) - price
        gain += w.extra_settler * s.tables.hero_settlers[hero]
        if gain <= best:
            continue
        loss = exchange_loss(player, cost, diamonds, common, diamond, gold)
        if loss == 0.0:
            gain *= w.haste
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
