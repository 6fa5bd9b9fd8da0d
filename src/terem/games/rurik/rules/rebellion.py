"""What the insurrection cards make the Rebellion do with its actions and in the claim phase."""

from __future__ import annotations

from typing import Final

from terem.engine.lists import raised
from terem.games.rurik.rules import editions, regions
from terem.games.rurik.rules.build import oust, oust_neutral
from terem.games.rurik.rules.regions import (
    gain_goods,
    pieces,
    put_troop,
    raise_structure,
    set_leader,
    shift_troop,
    standing,
)
from terem.games.rurik.rules.tracks import BUILDING, RULE, TRADE, measure
from terem.games.rurik.state import Rurik
from terem.games.rurik.tables import (
    CHURCH,
    GOODS,
    LEADERS,
    MARKET,
    PRIORITIES,
    REGIONS,
    SVIATOPOLK,
    bits,
    size,
)

YOU: Final = 0
REBELLION: Final = 1

ATTACK_MOVE: Final = 0
# The last of the four classes of regions it builds in.
RULED_WITH_ONE: Final = 3


def level(s: Rurik) -> int:
    """Which of its boards it plays with, counted from 0.  [solo.1]"""
    chosen = s.options["solo_level"]
    assert isinstance(chosen, int)
    return chosen - 1


def order(s: Rurik) -> list[int]:
    """The order of regions on the top card.  [rebellion.3]"""
    return s.tables.card_regions[s.cards[0]]


# ---------------------------------------------------------------------- muster and move


def muster(s: Rurik, points: int) -> None:
    """Regions it occupies but does not rule, in order, again and again; then ruled ones.
    [rebellion.7]"""
    me = s.players[REBELLION]
    for ruled in (False, True):
        placed = True
        while placed:
            placed = False
            for region in order(s):
                if not points or not (me.supply or me.leader_at < 0):
                    return
                if me.at >> region & 1 and bool(me.ruled >> region & 1) == ruled:
                    muster_one(s, region)
                    points -= 1
                    placed = True


def muster_one(s: Rurik, region: int) -> None:
    """Sviatopolk comes first if he is off the map.  [rebellion.7]"""
    me = s.players[REBELLION]
    if me.leader_at < 0:
        set_leader(s, REBELLION, region)
        s.tell("leader_mustered", "rebellion", LEADERS[SVIATOPOLK], REGIONS[region])
    else:
        put_troop(s, REBELLION, region)
        s.tell("mustered", "rebellion", REGIONS[region])


def move_target(s: Rurik) -> int:
    """The first region it does not occupy, or with other priorities does not rule; -1 for none.
    [rebellion.6]"""
    me = s.players[REBELLION]
    avoid = me.at if s.priority == ATTACK_MOVE else me.ruled
    for region in order(s):
        if not avoid >> region & 1:
            return region
    return -1


def march(s: Rurik, points: int) -> None:
    """With the first priority to every region it does not occupy, else all to one it does not
    rule.  [rebellion.6]"""
    target = -1
    for _ in range(points):
        if s.priority == ATTACK_MOVE or target < 0:
            target = move_target(s)
        if target < 0:
            return
        source = nearest_source(s, target)
        if source < 0:
            return
        march_one(s, source, target)


def march_one(s: Rurik, start: int, end: int) -> None:
    """Sviatopolk himself where he stands, else a rebel, over any distance.  [rebellion.6]"""
    way = (REGIONS[start], REGIONS[end])
    if s.players[REBELLION].leader_at == start:
        set_leader(s, REBELLION, end)
        s.tell("leader_moved", "rebellion", LEADERS[SVIATOPOLK], *way, 0)
    else:
        shift_troop(s, REBELLION, start, end)
        s.tell("moved", "rebellion", *way)


def nearest_source(s: Rurik, target: int) -> int:
    """The nearest region that can spare a troop; of equals the latest in order.  [rebellion.6]"""
    places = order(s)
    reach = 1 << target
    seen = reach
    borders = s.tables.borders
    while reach:
        grown = 0
        for region in bits(reach):
            grown |= borders[region] & s.regions
        reach = grown & ~seen
        seen |= reach
        for region in reversed(places):
            if reach >> region & 1 and can_spare(s, region):
                return region
    return -1


def can_spare(s: Rurik, region: int) -> bool:
    """One stays behind, and rule never goes over to you.  [rebellion.6]"""
    me = s.players[REBELLION]
    if pieces(me, region) < 2:
        return False
    guarded = not editions.rebellion_guards_only_what_it_rules(s) or me.ruled >> region & 1
    if not guarded:
        return True
    # Who would rule with one piece fewer?
    me.troops = raised(me.troops, region, -1)
    rules = regions.ruler(s, region)
    me.troops = raised(me.troops, region, 1)
    return rules != YOU


# ---------------------------------------------------------------------- where it attacks


def attack_region(s: Rurik) -> int:
    """Where it attacks next: you and neutral troops in the order of its priority.
    [rebellion.9]"""
    me = s.players[REBELLION]
    ruled_first = s.priority != ATTACK_MOVE
    for ruled in (ruled_first, not ruled_first):
        for region in order(s):
            if (
                me.at >> region & 1
                and bool(me.ruled >> region & 1) == ruled
                and has_target(s, region)
            ):
                return region
    return -1


def has_target(s: Rurik, region: int) -> bool:
    """You, or neutral troops.  [rebellion.9, solo.5]"""
    return bool((s.players[YOU].at | s.neutral) >> region & 1)


# ---------------------------------------------------------------------- build


def price(s: Rurik, region: int) -> int:
    """A good or a structure costs it what it costs you; no leader helps it.  [tax.2, build.1]"""
    if s.players[REBELLION].ruled >> region & 1:
        return s.tables.points_ruled
    return s.tables.points_not_ruled


def build_classes(s: Rurik) -> list[int]:
    """Regions in the four classes of its build order, as masks.  [rebellion.8]"""
    me = s.players[REBELLION]
    bare = me.at & ~regions.structures_anywhere(me)
    built_on = me.at & regions.structures_anywhere(me)
    visited = s.players[YOU].at | s.neutral
    return [
        bare & me.ruled,
        bare & ~me.ruled,
        built_on & me.ruled & visited,
        built_on & me.ruled,
    ]


def build_choice(s: Rurik, points: int, served: list[int]) -> tuple[int, int, int]:
    """The order is circular: after the last region it begins again.  [rebellion.3]"""
    choice = first_to_build(s, points, served)
    if choice[0] < 0 and served[RULED_WITH_ONE]:
        served[RULED_WITH_ONE] = 0
        return first_to_build(s, points, served)
    return choice


def first_to_build(s: Rurik, points: int, served: list[int]) -> tuple[int, int, int]:
    """Class, region and structure it builds next, the class -1 for none. `served` are the regions
    of each class that had their turn in this action: all others of the class come first.
    [rebellion.8]"""
    for number, mask in enumerate(build_classes(s)):
        for region in order(s):
            if mask & ~served[number] & 1 << region and price(s, region) <= points:
                kind = structure_for(s, region)
                if kind >= 0:
                    return number, region, kind
    return -1, -1, -1


def may_raise(s: Rurik, kind: int, region: int) -> bool:
    """One of a kind in a region, as many as it has.  [build.2, build.3]"""
    me = s.players[REBELLION]
    return size(me.built[kind]) < s.tables.structures and not standing(s, kind) >> region & 1


def convertible(s: Rurik, region: int) -> bool:
    """Somebody other than a leader whom a church could win over.  [build.4]"""
    return s.players[YOU].troops[region] > 0 or bool(s.neutral >> region & 1)


def structure_for(s: Rurik, region: int) -> int:
    """The first structure of the build order that may stand there.  [rebellion.8]"""
    prefers = editions.rebellion_prefers_churches(s)
    if prefers and has_target(s, region):
        if convertible(s, region) and may_raise(s, CHURCH, region):
            return CHURCH
    for kind in s.tables.card_build[s.cards[0]][s.priority]:
        if kind == CHURCH and not prefers and not convertible(s, region):
            continue
        if may_raise(s, kind, region):
            return kind
    return -1


def raise_structures(s: Rurik, points: int) -> None:
    """One structure after another while the points last; a church wins somebody over.
    [rebellion.8]"""
    served = [0, 0, 0, 0]
    while True:
        number, region, kind = build_choice(s, points, served)
        if number < 0:
            return
        served[number] |= 1 << region
        points -= price(s, region)
        raise_structure(s, REBELLION, kind, region)
        if kind == CHURCH and not regions.switched_off(s, REBELLION, region):
            win_over(s, region)


def win_over(s: Rurik, region: int) -> None:
    """Its new church turns to your troops before neutral ones.  [rebellion.8, build.4]"""
    if s.players[YOU].troops[region]:
        oust(s, REBELLION, YOU, region)
    elif s.neutral >> region & 1:
        oust_neutral(s, REBELLION, region)


# ---------------------------------------------------------------------- tax


def tax_region(s: Rurik, points: int) -> int:
    """Ruled with room on the boat, not ruled with room, ruled, not ruled.  [rebellion.11]"""
    me = s.players[REBELLION]
    boat = s.tables.boat
    for room in (True, False):
        for ruled in (True, False):
            for region in order(s):
                good = s.region_good[region]
                if (
                    me.at & s.goods & 1 << region
                    and bool(me.ruled >> region & 1) == ruled
                    and (me.boat[good] < boat[good]) == room
                    and price(s, region) <= points
                ):
                    return region
    return -1


def tax(s: Rurik, points: int) -> None:
    """Region after region while the points last; a market always adds a good.  [rebellion.11]"""
    me = s.players[REBELLION]
    while True:
        region = tax_region(s, points)
        if region < 0:
            return
        points -= price(s, region)
        s.goods &= ~(1 << region)
        trading = me.built[MARKET] >> region & 1 and not regions.switched_off(s, REBELLION, region)
        count = 2 if trading else 1
        good = s.region_good[region]
        gain_goods(s, me, good, count)
        s.tell("taxed", "rebellion", REGIONS[region], count, GOODS[good])


# ---------------------------------------------------------------------- bonuses and claim phase


def unlock(s: Rurik) -> None:
    """The top coin of the current column goes to the dock, else that of the left-most one.
    [rebellion.12]"""
    column = s.priority
    if not s.covers[column]:
        left = [other for other in range(len(PRIORITIES)) if s.covers[other]]
        if not left:
            return
        column = left[0]
    s.covers = raised(s.covers, column, -1)
    s.players[REBELLION].coins += 1
    s.tell("bonus_unlocked", PRIORITIES[column])


def choose_priority(s: Rurik) -> None:
    """More regions, then more neighbouring structures, then more goods on your boat.
    [rebellion.13]"""
    you = s.players[YOU]
    me = s.players[REBELLION]
    if size(you.at) > size(me.at):
        chosen = 0
    elif measure(s, you, BUILDING) > measure(s, me, BUILDING):
        chosen = 1
    elif measure(s, you, TRADE) > measure(s, me, TRADE):
        chosen = 2
    else:
        chosen = s.tables.start_priority[level(s)]
    s.priority = chosen
    s.tell("priority_chosen", PRIORITIES[chosen])


def unlock_for_tracks(s: Rurik) -> None:
    """A bonus for each of the three tracks on which you are ahead.  [rebellion.13]"""
    if s.round == s.tables.rounds and s.options["solo_last_unlock"] == "no":
        return
    you = s.players[YOU]
    me = s.players[REBELLION]
    for track in (RULE, BUILDING, TRADE):
        if you.tracks[track] > me.tracks[track]:
            unlock(s)


def muster_beside_sviatopolk(s: Rurik) -> None:
    """Sviatopolk musters one rebel in his region.  [rebellion.14]"""
    me = s.players[REBELLION]
    if me.leader_at >= 0 and me.supply:
        region = me.leader_at
        put_troop(s, REBELLION, region)
        s.tell("mustered", "rebellion", REGIONS[region])
