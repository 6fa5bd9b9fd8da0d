"""Tax: goods come from occupied regions to the mat."""

from __future__ import annotations

from typing import Final, cast

from terem.engine import Move, Reason
from terem.games.rurik.rules import editions
from terem.games.rurik.rules.regions import by_mask, gain_goods, switched_off
from terem.games.rurik.state import Player, Rurik
from terem.games.rurik.tables import (
    BUILD,
    BUILD_BY_DEED,
    BUILD_BY_SCHEME,
    BUILD_BY_TILE,
    GOODS,
    MAIN_ACTION,
    MARKET,
    MSTISLAV,
    REGIONS,
    TAX,
    TAX_BY_DEED,
    TAX_BY_SCHEME,
    bits,
)

TAX_REGION: Final[list[Move]] = [("tax", region) for region in REGIONS]
# With a market of one's own: one more good, or a coin.
TAX_FOR_GOOD: Final[list[Move]] = [("tax_and_good", region) for region in REGIONS]
TAX_FOR_COIN: Final[list[Move]] = [("tax_and_coin", region) for region in REGIONS]
TAXING: Final = ("tax", "tax_and_good", "tax_and_coin")

# Bonus sources of points by kind of action.
TAX_SOURCES: Final = [TAX_BY_SCHEME, TAX_BY_DEED]
BUILD_SOURCES: Final = [BUILD_BY_SCHEME, BUILD_BY_DEED, BUILD_BY_TILE]


def sources(action: int) -> list[int]:
    return TAX_SOURCES if action == TAX else BUILD_SOURCES


def budget(s: Rurik, action: int) -> int:
    """How many tax (or build) points can go into one purchase now.  [bonus.3, bonus.4]"""
    pool = s.pool
    main = pool[action]
    total = 0
    most = 0
    for source in sources(action):
        total += pool[source]
        if pool[source] > most:
            most = pool[source]
    if not s.pooled:
        if s.focus == MAIN_ACTION:
            if s.column != action:
                return 0
        elif not total:
            # Points of the main action alone are over with it.
            return 0
    # The German book adds points of bonus actions to those of the main one, not to each other
    # alone; while the main action is under way all of them are one sum with its points.
    if editions.bonus_points_add_up(s) or main or s.focus == MAIN_ACTION:
        return main + total
    return most


def spend(s: Rurik, action: int, cost: int) -> None:
    """Take the points where they are least missed.  [bonus.3, bonus.4]"""
    pool = s.pool
    bonus = [source for source in sources(action) if pool[source]]
    # The smallest source first: a large one can still pay two points alone.
    bonus.sort(key=pool.__getitem__)
    if s.focus == MAIN_ACTION or not bonus:
        # Points of the main action are over with it, those of bonus actions last for the turn.
        order = [action, *bonus]
    elif pool[action]:
        # What the main action left over only tops up a point of a bonus action.
        pool[bonus[0]] -= 1
        cost -= 1
        order = [action, *bonus]
    elif editions.bonus_points_add_up(s):
        order = bonus
    else:
        # Sources that may not be added up: the smallest one that is enough.
        order = [source for source in bonus if pool[source] >= cost][:1]
    for source in order:
        taken = pool[source] if pool[source] < cost else cost
        pool[source] -= taken
        cost -= taken


def price(s: Rurik, player: Player, region: int) -> int:
    """One point where one rules, two elsewhere; always one beside Mstislav.  [tax.2, leader.4]"""
    if player.ruled >> region & 1:
        return s.tables.points_ruled
    if player.leader == MSTISLAV and player.leader_at == region:
        return s.tables.points_ruled
    return s.tables.points_not_ruled


def affordable(s: Rurik, player: Player, points: int) -> int:
    """Occupied regions in which a purchase costs no more than this."""
    mask = 0
    if points >= s.tables.points_not_ruled:
        mask = player.at
    if points >= s.tables.points_ruled:
        mask |= player.at & player.ruled
        if player.leader == MSTISLAV and player.leader_at >= 0:
            mask |= 1 << player.leader_at
    return mask


def markets(s: Rurik, seat: int) -> int:
    """Own markets that have an effect.  [tax.4, leader.8]"""
    mask = s.players[seat].built[MARKET]
    owner = s.yaroslav
    if owner >= 0 and owner != seat and s.players[owner].leader_at >= 0:
        mask &= ~(1 << s.players[owner].leader_at)
    return mask


def taxes(s: Rurik, seat: int, points: int) -> list[Move]:
    """[tax.1, tax.2]"""
    where = affordable(s, s.players[seat], points) & s.goods
    if not where:
        return []
    trading = where & markets(s, seat)
    if not trading:
        return by_mask(TAX_REGION, where, 24)
    found = by_mask(TAX_REGION, where & ~trading, 24)[:]
    for region in bits(trading):
        found.append(TAX_FOR_GOOD[region])
        found.append(TAX_FOR_COIN[region])
    return found


def tax(s: Rurik, seat: int, move: Move) -> None:
    """The good of the region; a market adds another or a coin.  [tax.3, tax.4]"""
    player = s.players[seat]
    region = REGIONS.index(cast(str, move[1]))
    spend(s, TAX, price(s, player, region))
    good = s.region_good[region]
    s.goods &= ~(1 << region)
    count = 2 if move[0] == "tax_and_good" else 1
    gain_goods(s, player, good, count)
    s.tell("taxed", seat, REGIONS[region], count, GOODS[good])
    if move[0] == "tax_and_coin":
        player.coins += 1
        s.tell("coins_gained", seat, 1)


def why_not_tax(s: Rurik, seat: int, move: Move) -> Reason | None:
    player = s.players[seat]
    region = REGIONS.index(cast(str, move[1]))
    points = budget(s, TAX)
    if not points:
        return s.because("tax.1", "why-no-tax-points")
    if not player.at >> region & 1:
        return s.because("tax.1", "why-not-occupied", ("region",), (move[1],))
    if not s.goods >> region & 1:
        return s.because("tax.1", "why-no-good-left", ("region",), (move[1],))
    if points < price(s, player, region):
        return s.because("tax.2", "why-two-points", ("region",), (move[1],))
    if switched_off(s, seat, region) and player.built[MARKET] >> region & 1:
        return s.because("leader.8", "why-switched-off", ("region",), (move[1],))
    if move[0] == "tax":
        return s.because("tax.4", "why-market-choice", ("region",), (move[1],))
    return s.because("tax.4", "why-no-market", ("region",), (move[1],))


ALL_BUILD_POINTS: Final = [BUILD, *BUILD_SOURCES]
ALL_TAX_POINTS: Final = [TAX, *TAX_SOURCES]
