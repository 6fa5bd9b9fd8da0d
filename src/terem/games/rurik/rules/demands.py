"""What deeds ask for and what they cost, and what somebody lacks for one."""

from __future__ import annotations

from typing import Final

from terem.engine import Reason
from terem.games.rurik.rules import editions
from terem.games.rurik.rules.regions import connected, held, pieces, structures_anywhere
from terem.games.rurik.state import Player, Rurik
from terem.games.rurik.tables import (
    DEEDS,
    GOODS,
    HAVE,
    KINDS_OF_GOODS,
    MARKET,
    STRUCTURES,
    WHERE,
    bits,
    size,
)

TROOPS_TOGETHER: Final = HAVE.index("troops_in_one_region")
SPREAD: Final = HAVE.index("regions_with_troops")
CAPTURED: Final = HAVE.index("rebels_defeated")
TOKEN: Final = HAVE.index("first_player_token")
MARKETS: Final = HAVE.index("markets_with_different_goods")
TOGETHER: Final = HAVE.index("together")
DIFFERENT: Final = WHERE.index("different_regions")
RULED: Final = WHERE.index("one_ruled_region")

# Parts of a cost that may be missing.
NOTHING: Final = 0
COINS: Final = 1
CARDS: Final = 2
GOOD: Final = 3
ANY_GOODS: Final = 4
DIFFERENT_GOODS: Final = 5
SAME_GOODS: Final = 6
STRUCTURE: Final = 7
TROOPS: Final = 8


def achieved(s: Rurik, seat: int, deed: int) -> int:
    """How much one has of what a deed asks to have. The leader counts as a troop; nothing of it is
    given up.  [deed.2]"""
    player = s.players[seat]
    kind = s.tables.deed_have[deed]
    best = 0
    if kind == TROOPS_TOGETHER:
        best = max(player.troops)
        if player.leader_at >= 0:
            best = max(best, player.troops[player.leader_at] + 1)
        return best
    if kind == SPREAD:
        return size(player.at)
    if kind == CAPTURED:
        return size(player.captured)
    if kind == TOKEN:
        return 1 if s.token == seat else 0
    if kind == MARKETS:
        goods = 0
        for region in bits(player.built[MARKET]):
            goods |= 1 << s.region_good[region]
        return size(goods)
    kinds = bits(s.tables.deed_have_mask[deed])
    if kind == TOGETHER:
        for region in bits(structures_anywhere(player)):
            here = 0
            for structure in kinds:
                here += player.built[structure] >> region & 1
            best = max(best, here)
        return best
    return connected(s, player.built[kinds[0]])


def condition_holds(s: Rurik, seat: int, deed: int) -> bool:
    """[deed.2]"""
    wanted = s.tables.deed_have_count[deed]
    return not wanted or achieved(s, seat, deed) >= wanted


def removable(s: Rurik, player: Player, region: int) -> int:
    """Pieces a deed may take from a region: the leader too, as the last one.  [deed.4]"""
    if s.options["leader_as_deed_cost"] == "never":
        return player.troops[region]
    return pieces(player, region)


def sources_of_troops(s: Rurik, seat: int, deed: int, left: int, taken: int) -> int:
    """Regions from which the next piece may be removed; 0 if the cost cannot be met.
    `taken` is a mask of the regions already used.  [deed.4]"""
    player = s.players[seat]
    where = s.tables.deed_where[deed]
    mask = 0
    total = 0
    for region in bits(player.at):
        count = removable(s, player, region)
        if not count:
            continue
        if where == DIFFERENT:
            if taken >> region & 1:
                continue
            count = 1
        elif where == RULED:
            if taken:
                if not taken >> region & 1:
                    continue
            elif not player.ruled >> region & 1 or count < left:
                continue
        mask |= 1 << region
        total += count
    if total == left:
        # Everything must go: the order makes no difference.
        return mask & -mask
    return mask if total > left else 0


def unpaid(s: Rurik, seat: int, deed: int) -> int:
    """The first part of its cost that one cannot pay.  [deed.3, deed.4]"""
    tables = s.tables
    player = s.players[seat]
    if player.coins < editions.deed_coins(s, deed):
        return COINS
    if size(player.hand) < tables.deed_cards[deed]:
        return CARDS
    if tables.deed_wants_goods[deed]:
        lacking = unpaid_goods(s, player, deed)
        if lacking:
            return lacking
    if tables.deed_structures[deed] and not structures_anywhere(player):
        return STRUCTURE
    troops = tables.deed_troops[deed]
    if troops and not sources_of_troops(s, seat, deed, troops, 0):
        return TROOPS
    return NOTHING


def unpaid_goods(s: Rurik, player: Player, deed: int) -> int:
    """Of certain kinds, any, of different kinds, or of one kind.  [deed.3]"""
    tables = s.tables
    goods = tables.deed_goods[deed]
    kinds = total = most = 0
    for good in range(KINDS_OF_GOODS):
        have = held(player, good)
        if have < goods[good]:
            return GOOD
        if have:
            total += have
            kinds += 1
            if have > most:
                most = have
    if total < tables.deed_any[deed]:
        return ANY_GOODS
    if kinds < tables.deed_different[deed]:
        return DIFFERENT_GOODS
    return SAME_GOODS if most < tables.deed_same[deed] else NOTHING


def can_pay(s: Rurik, seat: int, deed: int) -> bool:
    """[deed.3, deed.4]"""
    return unpaid(s, seat, deed) == NOTHING


# ---------------------------------------------------------------------- what is missing


def what_is_missing(s: Rurik, seat: int, deed: int) -> Reason:
    """Why one cannot accomplish a deed of one's own.  [deed.2, deed.3, deed.4]"""
    if not condition_holds(s, seat, deed):
        return missing_condition(s, seat, deed)
    return missing_payment(s, seat, deed, unpaid(s, seat, deed))


def missing_condition(s: Rurik, seat: int, deed: int) -> Reason:
    kind = s.tables.deed_have[deed]
    structures = [STRUCTURES[one] for one in bits(s.tables.deed_have_mask[deed])]
    if kind == TOGETHER:
        wanted = ("deed", "first:structure", "second:structure", "third:structure")
        return s.because("deed.2", "why-deed-together", wanted, (DEEDS[deed], *structures))
    return s.because(
        "deed.2",
        f"why-deed-{HAVE[kind]}",
        ("deed", "count", "held", "structure"),
        (DEEDS[deed], s.tables.deed_have_count[deed], achieved(s, seat, deed), *structures),
    )


def missing_payment(s: Rurik, seat: int, deed: int, part: int) -> Reason:
    if part == TROOPS:
        return missing_troops(s, seat, deed)
    tables = s.tables
    player = s.players[seat]
    have = [held(player, good) for good in range(KINDS_OF_GOODS)]
    lacking = [good for good in range(KINDS_OF_GOODS) if have[good] < tables.deed_goods[deed][good]]
    if part == COINS:
        message, count, owned = "why-deed-coins", editions.deed_coins(s, deed), player.coins
    elif part == CARDS:
        message, count, owned = "why-deed-cards", tables.deed_cards[deed], size(player.hand)
    elif part == GOOD:
        count, owned = tables.deed_goods[deed][lacking[0]], have[lacking[0]]
        message = "why-deed-good"
    elif part == ANY_GOODS:
        message, count, owned = "why-deed-any", tables.deed_any[deed], sum(have)
    elif part == DIFFERENT_GOODS:
        count, owned = tables.deed_different[deed], len(have) - have.count(0)
        message = "why-deed-different"
    elif part == SAME_GOODS:
        message, count, owned = "why-deed-same", tables.deed_same[deed], max(have)
    else:
        message, count, owned = "why-deed-structures", tables.deed_structures[deed], 0
    goods = [GOODS[good] for good in lacking[:1]]
    kinds = ("deed", "count", "held", "good")
    return s.because("deed.3", message, kinds, (DEEDS[deed], count, owned, *goods))


def missing_troops(s: Rurik, seat: int, deed: int) -> Reason:
    where = s.tables.deed_where[deed]
    player = s.players[seat]
    places = [removable(s, player, region) for region in bits(player.at)]
    owned = len(places) - places.count(0) if where == DIFFERENT else sum(places)
    return s.because(
        "deed.4",
        f"why-deed-troops-{WHERE[where]}",
        ("deed", "count", "held"),
        (DEEDS[deed], s.tables.deed_troops[deed], owned),
    )
