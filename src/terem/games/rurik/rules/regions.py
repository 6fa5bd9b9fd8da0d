"""The map: who occupies and who rules a region, and how pieces come and go."""

from __future__ import annotations

from terem.engine import Ply
from terem.engine.lists import changed, raised
from terem.games.rurik.state import Player, Rurik, side_name
from terem.games.rurik.tables import (
    KINDS_OF_GOODS,
    LEADERS,
    MAP,
    REGIONS,
    ROWS,
    STRATEGY_PHASE,
    STRONGHOLD,
    STRUCTURES,
    SVIATOPOLK,
    YAROSLAV,
    bits,
    piece_side,
    size,
)


def pieces(player: Player, region: int) -> int:
    """Troops and the leader, who is a troop on the map.  [region.2]"""
    return player.troops[region] + (1 if player.leader_at == region else 0)


def switched_off(s: Rurik, side: int, region: int) -> bool:
    """Structures of others have no effect where Yaroslav stands.  [leader.8]"""
    owner = s.yaroslav
    return owner >= 0 and owner != side and s.players[owner].leader_at == region


def stronghold_works(s: Rurik, side: int, region: int) -> bool:
    return bool(s.players[side].built[STRONGHOLD] >> region & 1) and not switched_off(
        s, side, region
    )


def rebels_follow(s: Rurik, region: int) -> bool:
    """Rebels count for Sviatopolk's side where he stands.  [leader.6]"""
    return s.sviatopolk >= 0 and s.players[s.sviatopolk].leader_at == region


def strength(s: Rurik, side: int, region: int) -> int:
    """What a side counts for rule: troops, leader, stronghold.  [region.3]"""
    player = s.players[side]
    count = player.troops[region]
    if player.leader_at == region:
        count += 1
        if side == s.sviatopolk and s.rebels[region] >= 0:
            count += 1
    if player.built[STRONGHOLD] >> region & 1 and not switched_off(s, side, region):
        count += 1
    return count


def ruler(s: Rurik, region: int) -> int:
    """Who rules: strictly more than everybody else taken singly; -1 for nobody.  [region.3]"""
    best = 0
    found = -1
    tied = False
    players = s.players
    for side, player in enumerate(players):
        if not (player.at | player.built[STRONGHOLD]) >> region & 1:
            continue
        count = strength(s, side, region)
        if count > best:
            best = count
            found = side
            tied = False
        elif count == best:
            tied = True
    if best == 0:
        return -1
    # Rebels and neutral troops are forces that rule for nobody.
    if (s.rebels[region] >= 0 and not rebels_follow(s, region)) or neutral_counts(s, region):
        if best == 1:
            tied = True
    if not tied:
        return found
    owner = s.yaroslav
    if owner >= 0 and players[owner].leader_at == region:
        # Yaroslav wins ties he takes part in; a table may let him win every tie.  [leader.8]
        if strength(s, owner, region) == best or s.options["yaroslav_ties"] == "any":
            return owner
    return -1


def neutral_counts(s: Rurik, region: int) -> bool:
    """Neutral troops count as one more colour.  [solo.5]"""
    return bool(s.neutral >> region & 1) and s.options["solo_neutral_rule"] == "count"


def update_rule(s: Rurik, region: int) -> None:
    """Rule is looked at anew whenever a piece comes or goes.  [region.4]"""
    bit = 1 << region
    found = ruler(s, region)
    for side, player in enumerate(s.players):
        if side == found:
            player.ruled |= bit
        else:
            player.ruled &= ~bit


def update_everything(s: Rurik) -> None:
    """Recompute everything derived: leaders' seats, occupied and ruled regions, goods held."""
    s.yaroslav = -1
    s.sviatopolk = -1
    for side, player in enumerate(s.players):
        if side < s.seats:
            if player.leader == YAROSLAV:
                s.yaroslav = side
            elif player.leader == SVIATOPOLK:
                s.sviatopolk = side
        for good in range(KINDS_OF_GOODS):
            count_goods(player, good)
        player.at = 0
        player.ruled = 0
        for region in range(MAP):
            if pieces(player, region):
                player.at |= 1 << region
    for region in bits(s.regions):
        update_rule(s, region)
    count_columns(s)


def count_columns(s: Rurik) -> None:
    """Where the advisors of each side stand while they are being placed."""
    for player in s.players:
        player.columns = 0
    for space, piece in enumerate(s.board):
        if piece >= 0 and s.phase == STRATEGY_PHASE:
            s.players[piece_side(piece)].columns |= 1 << space // ROWS


# ---------------------------------------------------------------------- pieces


def put_troop(s: Rurik, side: int, region: int) -> None:
    """From the supply to the map."""
    player = s.players[side]
    player.supply -= 1
    player.troops = raised(player.troops, region, 1)
    player.at |= 1 << region
    update_rule(s, region)


def lift_troop(s: Rurik, side: int, region: int) -> None:
    """From the map to its owner's supply."""
    player = s.players[side]
    player.supply += 1
    player.troops = raised(player.troops, region, -1)
    if not player.troops[region] and player.leader_at != region:
        player.at &= ~(1 << region)
    update_rule(s, region)


def shift_troop(s: Rurik, side: int, start: int, end: int) -> None:
    player = s.players[side]
    troops = player.troops[:]
    troops[start] -= 1
    troops[end] += 1
    player.troops = troops
    player.at |= 1 << end
    if not troops[start] and player.leader_at != start:
        player.at &= ~(1 << start)
    update_rule(s, start)
    update_rule(s, end)


def set_leader(s: Rurik, side: int, region: int) -> None:
    """Put the leader somewhere else, or off the map (-1)."""
    player = s.players[side]
    start = player.leader_at
    player.leader_at = region
    if start >= 0:
        if not player.troops[start]:
            player.at &= ~(1 << start)
        update_rule(s, start)
    if region >= 0:
        player.at |= 1 << region
        update_rule(s, region)


def come_back(s: Rurik, side: int, region: int) -> None:
    """Leader and a troop together, free of charge.  [turn.6]"""
    set_leader(s, side, region)
    if s.players[side].supply:
        put_troop(s, side, region)
    s.tell("came_back", side_name(s, side), REGIONS[region])


def lose_piece(s: Rurik, side: int, region: int) -> bool:
    """Remove a troop, or the leader as the last piece; True if it was the leader.  [attack.4]"""
    player = s.players[side]
    if player.troops[region]:
        lift_troop(s, side, region)
        return False
    set_leader(s, side, -1)
    if s.telling:
        s.tell("leader_fell", side_name(s, side), LEADERS[player.leader], REGIONS[region])
    return True


def remove_rebel(s: Rurik, region: int) -> int:
    """Take the rebel figure off the map; who keeps it is the caller's business."""
    rebel = s.rebels[region]
    s.rebels = changed(s.rebels, region, -1)
    update_rule(s, region)
    return rebel


def remove_neutral(s: Rurik, region: int) -> None:
    s.neutral &= ~(1 << region)
    update_rule(s, region)


# ---------------------------------------------------------------------- goods


def gain_goods(s: Rurik, player: Player, good: int, count: int) -> None:
    """Goods go on board while there is room, the others on the dock.  [mat.1, tax.3]"""
    room = s.tables.boat[good] - player.boat[good]
    loaded = count if count < room else room
    if loaded:
        player.boat = raised(player.boat, good, loaded)
    if count > loaded:
        player.dock = raised(player.dock, good, count - loaded)
    count_goods(player, good)


def pay_goods(player: Player, good: int, count: int) -> None:
    """The dock gives first: nobody wants a good on it more than on the boat.  [mat.1]"""
    from_dock = count if count < player.dock[good] else player.dock[good]
    if from_dock:
        player.dock = raised(player.dock, good, -from_dock)
    if count > from_dock:
        player.boat = raised(player.boat, good, from_dock - count)
    count_goods(player, good)


def held(player: Player, good: int) -> int:
    return player.boat[good] + player.dock[good]


def count_goods(player: Player, good: int) -> None:
    """Keep in mind whether a good is held, and more than once."""
    bit = 1 << good
    count = held(player, good)
    player.some = player.some | bit if count else player.some & ~bit
    player.several = player.several | bit if count > 1 else player.several & ~bit


def load_boat(s: Rurik, player: Player) -> None:
    """Everything that has room goes on board.  [mat.2]"""
    for good in range(KINDS_OF_GOODS):
        count = player.dock[good]
        if count:
            player.dock = raised(player.dock, good, -count)
            gain_goods(s, player, good, count)


# ---------------------------------------------------------------------- structures


def raise_structure(s: Rurik, side: int, kind: int, region: int) -> None:
    """A stronghold counts for rule, and for nothing else.  [build.5]"""
    player = s.players[side]
    player.built = raised(player.built, kind, 1 << region)
    if kind == STRONGHOLD:
        update_rule(s, region)
    if s.telling:
        s.tell("built", side_name(s, side), STRUCTURES[kind], REGIONS[region])


def tear_down(s: Rurik, side: int, kind: int, region: int) -> None:
    """It returns to its owner's supply.  [build.3]"""
    player = s.players[side]
    player.built = raised(player.built, kind, -(1 << region))
    if kind == STRONGHOLD:
        update_rule(s, region)
    s.tell("torn_down", side, STRUCTURES[kind], REGIONS[region])


def standing(s: Rurik, kind: int) -> int:
    """Regions that have a structure of this kind, whoever owns it.  [build.2]"""
    mask = 0
    for player in s.players:
        mask |= player.built[kind]
    return mask


def largest_group(s: Rurik, mask: int) -> int:
    """The largest group of neighbouring regions in a mask, as a mask.  [claim.3]"""
    best = 0
    borders = s.tables.borders
    while mask:
        group = mask & -mask
        grown = 0
        while grown != group:
            grown = group
            for region in bits(grown):
                group |= borders[region] & mask
        mask &= ~group
        if size(group) > size(best):
            best = group
    return best


def connected(s: Rurik, mask: int) -> int:
    """Size of the largest group of neighbouring regions in a mask.  [claim.3]"""
    return size(largest_group(s, mask))


def structures_anywhere(player: Player) -> int:
    return player.built[0] | player.built[1] | player.built[2]


# ---------------------------------------------------------------------- moves by region


class ByRegion:
    """One ply for each region: those of a set of regions, listed once and then shared."""

    __slots__ = ("high", "low", "plies")

    def __init__(self, plies: list[Ply]) -> None:
        self.plies: list[Ply] = plies
        # By the set's first eight regions (all there are for two players) and by the others.
        self.low: list[list[Ply] | None] = [None] * 256
        self.high: list[list[Ply] | None] = [None] * 128

    def add(self, mask: int, found: list[Ply]) -> None:
        """Add the plies of the regions in a mask."""
        low = self.low[mask & 255]
        if low is None:
            low = self.low[mask & 255] = [self.plies[region] for region in bits(mask & 255)]
        found.extend(low)
        rest = mask >> 8
        if rest:
            high = self.high[rest]
            if high is None:
                high = self.high[rest] = [self.plies[8 + region] for region in bits(rest)]
            found.extend(high)
