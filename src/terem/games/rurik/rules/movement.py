"""Move: troops and leaders march to neighbours, some deeds send them anywhere."""

from __future__ import annotations

from typing import Final

from terem.engine import Frame, Ply, Reason, Verb
from terem.games.rurik.rules.asking import Answer
from terem.games.rurik.rules.points import Spending
from terem.games.rurik.rules.regions import ByRegion, pieces, set_leader, shift_troop
from terem.games.rurik.state import Rurik, named_side, side_name, side_of
from terem.games.rurik.tables import (
    ACTION_PHASE,
    AGATHA,
    LEADERS,
    LEAP,
    MAP,
    MOST_COMPANIONS,
    MOVE,
    PREDSLAVA,
    REGIONS,
    SIDES,
    bits,
)

STAYING: Final = frozenset([(region, region) for region in REGIONS])
COMPANIONS: Final = list(range(1, MOST_COMPANIONS + 1))

STEP: Final = Verb("move", ("from:region", REGIONS), ("to:region", REGIONS), never=STAYING)
STEP_LEADER: Final = Verb("move_leader", ("region", REGIONS), told=("leader",))
STEP_WITH: Final = Verb(
    "move_leader_with", ("region", REGIONS), ("count", COMPANIONS), told=("leader",)
)
JUMP: Final = Verb("leap", ("from:region", REGIONS), ("to:region", REGIONS), never=STAYING)
JUMP_LEADER: Final = Verb("leap_leader", ("region", REGIONS), told=("leader",))
JUMP_WITH: Final = Verb(
    "leap_leader_with", ("region", REGIONS), ("count", COMPANIONS), told=("leader",)
)
DRIVE: Final = Verb("drive", ("region", REGIONS), ("seat", SIDES))
DRIVE_LEADER: Final = Verb("drive_leader", ("region", REGIONS), ("seat", SIDES))

# By where a troop starts, by number of companions, by side.
STEPS: Final = [ByRegion(row) for row in STEP.rows()]
STEPS_LEADER: Final = ByRegion(STEP_LEADER.grid)
STEPS_WITH: Final = [ByRegion(STEP_WITH.grid[i::MOST_COMPANIONS]) for i in range(MOST_COMPANIONS)]
JUMPS: Final = [ByRegion(row) for row in JUMP.rows()]
JUMPS_LEADER: Final = ByRegion(JUMP_LEADER.grid)
JUMPS_WITH: Final = [ByRegion(JUMP_WITH.grid[i::MOST_COMPANIONS]) for i in range(MOST_COMPANIONS)]
DRIVES: Final = [ByRegion(DRIVE.grid[i :: len(SIDES)]) for i in range(len(SIDES))]
DRIVES_LEADER: Final = [ByRegion(DRIVE_LEADER.grid[i :: len(SIDES)]) for i in range(len(SIDES))]


def move_troop(s: Rurik, seat: int, ply: Ply) -> None:
    shift_troop(s, seat, ply.a, ply.b)
    if s.telling:
        s.tell("moved", seat, REGIONS[ply.a], REGIONS[ply.b])


def move_leader(s: Rurik, seat: int, end: int, count: int) -> None:
    """The leader, and beside Agatha one or two troops.  [move.1, leader.1]"""
    player = s.players[seat]
    start = player.leader_at
    set_leader(s, seat, end)
    for _ in range(count):
        shift_troop(s, seat, start, end)
    if s.options["agatha_companions"] == "whole_march":
        # Who did not set out with her cannot join on the way.  [leader.1]
        s.escort = count
    if s.telling:
        s.tell("leader_moved", seat, LEADERS[player.leader], REGIONS[start], REGIONS[end], count)


def companions(s: Rurik, seat: int) -> int:
    """How many troops may go along with Agatha.  [leader.1]"""
    player = s.players[seat]
    if player.leader != AGATHA:
        return 0
    beside = player.troops[player.leader_at]
    return beside if beside < s.escort else s.escort


def out_of_play(s: Rurik, region: int) -> Reason | None:
    """Only regions in play exist.  [region.1]"""
    if s.regions >> region & 1:
        return None
    return s.because("region.1", "why-not-in-play", ("region",), (REGIONS[region],))


def no_border(s: Rurik, start: int, end: int) -> Reason:
    both = (REGIONS[start], REGIONS[end])
    return s.because("move.1", "why-no-border", ("from:region", "to:region"), both)


# ---------------------------------------------------------------------- to a neighbour


class Step(Spending):
    """Each point takes one troop to a neighbour.  [move.1]"""

    verb = STEP
    action = MOVE

    def offer(self, s: Rurik, frame: Frame, found: list[Ply]) -> None:
        if s.pool[MOVE]:
            player = s.players[frame.seat]
            for region in bits(player.at):
                if player.troops[region]:
                    STEPS[region].add(s.tables.borders[region] & s.regions, found)

    def play(self, s: Rurik, frame: Frame, ply: Ply) -> None:
        s.pool[MOVE] -= 1
        move_troop(s, frame.seat, ply)

    def why_not(self, s: Rurik, seat: int, ply: Ply) -> Reason:
        if not s.pool[MOVE]:
            return s.because("move.1", "why-no-move-points")
        if not s.players[seat].troops[ply.a]:
            return s.because("move.1", "why-no-troop-there", ("region",), (REGIONS[ply.a],))
        return out_of_play(s, ply.b) or no_border(s, ply.a, ply.b)


class StepLeader(Spending):
    """The leader marches like a troop.  [move.1]"""

    verb = STEP_LEADER
    action = MOVE

    def offer(self, s: Rurik, frame: Frame, found: list[Ply]) -> None:
        start = s.players[frame.seat].leader_at
        if s.pool[MOVE] and start >= 0:
            STEPS_LEADER.add(s.tables.borders[start] & s.regions, found)

    def play(self, s: Rurik, frame: Frame, ply: Ply) -> None:
        s.pool[MOVE] -= 1
        move_leader(s, frame.seat, ply.a, 0)

    def why_not(self, s: Rurik, seat: int, ply: Ply) -> Reason:
        start = s.players[seat].leader_at
        if not s.pool[MOVE]:
            return s.because("move.1", "why-no-move-points")
        if start < 0:
            return s.because("move.1", "why-leader-off-map")
        if start == ply.a:
            return s.because("move.1", "why-there-already", ("region",), (REGIONS[ply.a],))
        return out_of_play(s, ply.a) or no_border(s, start, ply.a)


class StepWith(StepLeader):
    """Agatha takes one or two troops along.  [leader.1]"""

    verb = STEP_WITH

    def offer(self, s: Rurik, frame: Frame, found: list[Ply]) -> None:
        start = s.players[frame.seat].leader_at
        if s.pool[MOVE] and start >= 0:
            for i in range(companions(s, frame.seat)):
                STEPS_WITH[i].add(s.tables.borders[start] & s.regions, found)

    def play(self, s: Rurik, frame: Frame, ply: Ply) -> None:
        s.pool[MOVE] -= 1
        move_leader(s, frame.seat, ply.a, COMPANIONS[ply.b])

    def why_not(self, s: Rurik, seat: int, ply: Ply) -> Reason:
        player = s.players[seat]
        start = player.leader_at
        if s.pool[MOVE] and start >= 0 and start != ply.a and s.regions >> ply.a & 1:
            if player.leader != AGATHA:
                return s.because("leader.1", "why-no-companions")
            if s.tables.borders[start] >> ply.a & 1:
                return s.because("leader.1", "why-too-many-companions")
        return super().why_not(s, seat, ply)


# ---------------------------------------------------------------------- anywhere


# `leapt` remembers the leader as region + MAP.


class Jump(Spending):
    """A deed sends up to two different pieces, each to any region in play.  [deed.6]"""

    verb = JUMP
    action = LEAP

    def offer(self, s: Rurik, frame: Frame, found: list[Ply]) -> None:
        if s.pool[LEAP]:
            player = s.players[frame.seat]
            for region in bits(player.at):
                if player.troops[region] > (1 if region == s.leapt else 0):
                    JUMPS[region].add(s.regions & ~(1 << region), found)

    def play(self, s: Rurik, frame: Frame, ply: Ply) -> None:
        s.pool[LEAP] -= 1
        move_troop(s, frame.seat, ply)
        s.leapt = ply.b

    def why_not(self, s: Rurik, seat: int, ply: Ply) -> Reason:
        if not s.pool[LEAP]:
            return s.because("deed.6", "why-nothing-sends-anywhere")
        if not s.players[seat].troops[ply.a]:
            return s.because("move.1", "why-no-troop-there", ("region",), (REGIONS[ply.a],))
        return out_of_play(s, ply.b) or s.because("deed.6", "why-same-troop-again")


class JumpLeader(Spending):
    """The leader is one of these pieces.  [deed.6]"""

    verb = JUMP_LEADER
    action = LEAP

    def offer(self, s: Rurik, frame: Frame, found: list[Ply]) -> None:
        start = s.players[frame.seat].leader_at
        if s.pool[LEAP] and start >= 0 and s.leapt != start + MAP:
            JUMPS_LEADER.add(s.regions & ~(1 << start), found)

    def play(self, s: Rurik, frame: Frame, ply: Ply) -> None:
        s.pool[LEAP] -= 1
        move_leader(s, frame.seat, ply.a, 0)
        s.leapt = ply.a + MAP

    def why_not(self, s: Rurik, seat: int, ply: Ply) -> Reason:
        player = s.players[seat]
        if not s.pool[LEAP]:
            return s.because("deed.6", "why-nothing-sends-anywhere")
        if player.leader_at < 0:
            return s.because("move.1", "why-leader-off-map")
        if player.leader_at == ply.a:
            return s.because("move.1", "why-there-already", ("region",), (REGIONS[ply.a],))
        return out_of_play(s, ply.a) or s.because("deed.6", "why-same-troop-again")


class JumpWith(JumpLeader):
    """Sent anywhere, too, Agatha takes troops along.  [leader.1]"""

    verb = JUMP_WITH

    def offer(self, s: Rurik, frame: Frame, found: list[Ply]) -> None:
        start = s.players[frame.seat].leader_at
        if s.pool[LEAP] and start >= 0 and s.leapt != start + MAP:
            for i in range(companions(s, frame.seat)):
                JUMPS_WITH[i].add(s.regions & ~(1 << start), found)

    def play(self, s: Rurik, frame: Frame, ply: Ply) -> None:
        s.pool[LEAP] -= 1
        move_leader(s, frame.seat, ply.a, COMPANIONS[ply.b])
        s.leapt = ply.a + MAP

    def why_not(self, s: Rurik, seat: int, ply: Ply) -> Reason:
        player = s.players[seat]
        start = player.leader_at
        fits = start >= 0 and start != ply.a and s.regions >> ply.a & 1 and s.leapt != start + MAP
        if s.pool[LEAP] and fits:
            if player.leader != AGATHA:
                return s.because("leader.1", "why-no-companions")
            return s.because("leader.1", "why-too-many-companions")
        return super().why_not(s, seat, ply)


# ---------------------------------------------------------------------- Predslava


def in_her_time(s: Rurik) -> bool:
    """In the action phase; a table may let her act in the strategy phase too.  [leader.5]"""
    return s.phase == ACTION_PHASE or s.options["predslava_turn"] == "any_phase"


def drive_away(s: Rurik, seat: int, side: int) -> None:
    """The opponent gets a coin from the supply.  [leader.5]"""
    s.players[seat].leader_used = True
    s.players[side].coins += 1


class Drive(Answer):
    """Once a round an opponent's troop leaves Predslava's region.  [leader.5]"""

    verb = DRIVE
    time = ("leader.5", "why-drive-in-turn")

    def offer(self, s: Rurik, frame: Frame, found: list[Ply]) -> None:
        """Troops and leader of one opponent, then of the next."""
        player = s.players[frame.seat]
        region = player.leader_at
        if player.leader != PREDSLAVA or player.leader_used or region < 0 or not in_her_time(s):
            return
        around = s.tables.borders[region] & s.regions
        for side, other in enumerate(s.players):
            if side != frame.seat and other.at >> region & 1:
                who = named_side(s, side)
                if other.troops[region]:
                    DRIVES[who].add(around, found)
                if other.leader_at == region:
                    DRIVES_LEADER[who].add(around, found)

    def play(self, s: Rurik, frame: Frame, ply: Ply) -> None:
        side = side_of(s, ply.b)
        start = s.players[frame.seat].leader_at
        shift_troop(s, side, start, ply.a)
        s.tell("driven", frame.seat, side_name(s, side), REGIONS[start], REGIONS[ply.a])
        drive_away(s, frame.seat, side)

    def reason(self, s: Rurik, frame: Frame, ply: Ply) -> Reason | None:
        player = s.players[frame.seat]
        if player.leader != PREDSLAVA:
            return s.because("leader.5", "why-not-predslava")
        if not in_her_time(s):
            return self.untimely(s, frame, ply)
        if player.leader_used:
            return s.because("leader.5", "why-once-a-round")
        side = side_of(s, ply.b)
        region = player.leader_at
        if region < 0 or side >= len(s.players) or not pieces(s.players[side], region):
            return s.because("leader.5", "why-nobody-to-drive")
        return s.because("leader.5", "why-drive-next-door")


class DriveLeader(Drive):
    """Or his leader.  [leader.5]"""

    verb = DRIVE_LEADER

    def offer(self, s: Rurik, frame: Frame, found: list[Ply]) -> None:
        """Offered beside the troops of the same opponent: see `Drive`."""

    def play(self, s: Rurik, frame: Frame, ply: Ply) -> None:
        side = side_of(s, ply.b)
        start = s.players[frame.seat].leader_at
        set_leader(s, side, ply.a)
        name = LEADERS[s.players[side].leader]
        s.tell("leader_driven", frame.seat, name, REGIONS[start], REGIONS[ply.a])
        drive_away(s, frame.seat, side)
