"""Move: troops and leaders march to neighbours, some deeds send them anywhere."""

from __future__ import annotations

from typing import Final, cast

from terem.engine import Move, Reason
from terem.games.rurik.rules.regions import by_mask, pieces, set_leader, shift_troop
from terem.games.rurik.state import Rurik, side_name
from terem.games.rurik.tables import (
    AGATHA,
    LEADERS,
    LEAP,
    MAP,
    MOVE,
    PREDSLAVA,
    REGIONS,
    STEP,
    bits,
)

LEAP_STEP: Final[list[list[Move]]] = [[("leap", a, b) for b in REGIONS] for a in REGIONS]
MOVE_LEADER: Final[list[Move]] = [("move_leader", b) for b in REGIONS]
LEAP_LEADER: Final[list[Move]] = [("leap_leader", b) for b in REGIONS]
# With one or two companions (Agatha).
MOVE_WITH: Final[list[list[Move]]] = [
    [("move_leader_with", b, n) for b in REGIONS] for n in range(3)
]
LEAP_WITH: Final[list[list[Move]]] = [
    [("leap_leader_with", b, n) for b in REGIONS] for n in range(3)
]
# Predslava: by side (0 to 3, then the Rebellion) and region.
SIDES: Final[list[str | int]] = [0, 1, 2, 3, "rebellion"]
DRIVE: Final[list[list[Move]]] = [[("drive", b, who) for b in REGIONS] for who in SIDES]
DRIVE_LEADER: Final[list[list[Move]]] = [
    [("drive_leader", b, who) for b in REGIONS] for who in SIDES
]
DRIVING: Final = ("drive", "drive_leader")
MARCHING: Final = ("move", "move_leader", "move_leader_with")
LEAPING: Final = ("leap", "leap_leader", "leap_leader_with")

# `leapt` remembers the leader as region + MAP.


def marches(s: Rurik, seat: int) -> list[Move]:
    """Each point takes one piece to a neighbour.  [move.1]"""
    player = s.players[seat]
    steps = s.tables.steps[s.seats]
    found: list[Move] = []
    troops = player.troops
    for region in bits(player.at):
        if troops[region]:
            found += steps[region]
    start = player.leader_at
    if start >= 0:
        around = s.tables.borders[start] & s.regions
        found += by_mask(MOVE_LEADER, around, 2)
        if player.leader == AGATHA:
            for count in range(1, companions(s, seat) + 1):
                found += by_mask(MOVE_WITH[count], around, 2 + count)
    return found


def companions(s: Rurik, seat: int) -> int:
    """How many troops may go along with Agatha.  [leader.1]"""
    player = s.players[seat]
    beside = player.troops[player.leader_at]
    return beside if beside < s.escort else s.escort


def leaps(s: Rurik, seat: int) -> list[Move]:
    """Up to two different pieces, each to any region in play.  [deed.6]"""
    player = s.players[seat]
    found: list[Move] = []
    for region in bits(player.at):
        troops = player.troops[region]
        if region == s.leapt:
            troops -= 1
        if troops > 0:
            row = LEAP_STEP[region]
            found += [row[end] for end in bits(s.regions & ~(1 << region))]
    start = player.leader_at
    if start >= 0 and s.leapt != start + MAP:
        others = s.regions & ~(1 << start)
        found += by_mask(LEAP_LEADER, others, 5)
        if player.leader == AGATHA:
            for count in range(1, companions(s, seat) + 1):
                found += by_mask(LEAP_WITH[count], others, 5 + count)
    return found


def march(s: Rurik, seat: int, move: Move) -> None:
    """[move.1, leader.1]"""
    s.pool[MOVE] -= 1
    go(s, seat, move)


def leap(s: Rurik, seat: int, move: Move) -> None:
    """[deed.6]"""
    s.pool[LEAP] -= 1
    end = go(s, seat, move)
    s.leapt = end if move[0] == "leap" else end + MAP


def go(s: Rurik, seat: int, move: Move) -> int:
    verb = move[0]
    if verb == "move" or verb == "leap":
        end = REGIONS.index(cast(str, move[2]))
        shift_troop(s, seat, REGIONS.index(cast(str, move[1])), end)
        s.tell("moved", seat, move[1], move[2])
        return end
    player = s.players[seat]
    start = player.leader_at
    end = REGIONS.index(cast(str, move[1]))
    count = cast(int, move[2]) if len(move) > 2 else 0
    set_leader(s, seat, end)
    for _ in range(count):
        shift_troop(s, seat, start, end)
    if s.options["agatha_companions"] == "whole_march":
        # Who did not set out with her cannot join on the way.  [leader.1]
        s.escort = count
    if s.telling:
        s.tell("leader_moved", seat, LEADERS[player.leader], REGIONS[start], REGIONS[end], count)
    return end


def why_not_march(s: Rurik, seat: int, move: Move) -> Reason | None:
    player = s.players[seat]
    leaping = move[0] in LEAPING
    if leaping and not s.pool[LEAP]:
        return s.because("deed.6", "why-nothing-sends-anywhere")
    if not leaping and not s.pool[MOVE]:
        return s.because("move.1", "why-no-move-points")
    if move[0] == "move" or move[0] == "leap":
        start = REGIONS.index(cast(str, move[1]))
        end = REGIONS.index(cast(str, move[2]))
        if not player.troops[start]:
            return s.because("move.1", "why-no-troop-there", ("region",), (move[1],))
        if not s.regions >> end & 1:
            return s.because("region.1", "why-not-in-play", ("region",), (move[2],))
        if leaping:
            return s.because("deed.6", "why-same-troop-again")
        return s.because("move.1", "why-no-border", ("from:region", "to:region"), move[1:])
    if player.leader_at < 0:
        return s.because("move.1", "why-leader-off-map")
    end = REGIONS.index(cast(str, move[1]))
    if not s.regions >> end & 1:
        return s.because("region.1", "why-not-in-play", ("region",), (move[1],))
    if player.leader_at == end:
        return s.because("move.1", "why-there-already", ("region",), (move[1],))
    if leaping and s.leapt == player.leader_at + MAP:
        return s.because("deed.6", "why-same-troop-again")
    if len(move) > 2 and player.leader != AGATHA:
        return s.because("leader.1", "why-no-companions")
    if leaping or s.tables.borders[player.leader_at] >> end & 1:
        return s.because("leader.1", "why-too-many-companions")
    start_and_end = (REGIONS[player.leader_at], move[1])
    return s.because("move.1", "why-no-border", ("from:region", "to:region"), start_and_end)


# ---------------------------------------------------------------------- Predslava


def drives(s: Rurik, seat: int) -> list[Move]:
    """Once a round an opponent's piece leaves Predslava's region.  [leader.5]"""
    player = s.players[seat]
    found: list[Move] = []
    if player.leader != PREDSLAVA or player.leader_used or player.leader_at < 0:
        return found
    region = player.leader_at
    around = s.tables.borders[region] & s.regions
    for side, other in enumerate(s.players):
        if side != seat and other.at >> region & 1:
            who = side if side < s.seats else 4
            if other.troops[region]:
                found += by_mask(DRIVE[who], around, 8 + who)
            if other.leader_at == region:
                found += by_mask(DRIVE_LEADER[who], around, 13 + who)
    return found


def drive(s: Rurik, seat: int, move: Move) -> None:
    """The opponent gets a coin from the supply.  [leader.5]"""
    player = s.players[seat]
    end = REGIONS.index(cast(str, move[1]))
    side = s.seats if move[2] == "rebellion" else cast(int, move[2])
    start = player.leader_at
    player.leader_used = True
    if move[0] == "drive":
        shift_troop(s, side, start, end)
        s.tell("driven", seat, side_name(s, side), REGIONS[start], REGIONS[end])
    else:
        set_leader(s, side, end)
        if s.telling:
            s.tell(
                "leader_driven", seat, LEADERS[s.players[side].leader], REGIONS[start], REGIONS[end]
            )
    s.players[side].coins += 1


def why_not_drive(s: Rurik, seat: int, move: Move) -> Reason | None:
    player = s.players[seat]
    if player.leader != PREDSLAVA:
        return s.because("leader.5", "why-not-predslava")
    if player.leader_used:
        return s.because("leader.5", "why-once-a-round")
    side = s.seats if move[2] == "rebellion" else cast(int, move[2])
    region = player.leader_at
    if region < 0 or side >= len(s.players) or not pieces(s.players[side], region):
        return s.because("leader.5", "why-nobody-to-drive")
    return s.because("leader.5", "why-drive-next-door")


ALL_STEPS: Final[list[Move]] = [STEP[a][b] for a in range(MAP) for b in range(MAP) if a != b]
ALL_LEAPS: Final[list[Move]] = [LEAP_STEP[a][b] for a in range(MAP) for b in range(MAP) if a != b]
