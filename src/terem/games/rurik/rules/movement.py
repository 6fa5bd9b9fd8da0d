"""Move: troops and leaders march to neighbours, some deeds send them anywhere."""

from __future__ import annotations

from typing import Final

from terem.engine import Action, Frame, Ply, Reason, Verb
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

# By side.
DRIVES: Final = [ByRegion(DRIVE.grid[i :: len(SIDES)]) for i in range(len(SIDES))]
DRIVES_LEADER: Final = [ByRegion(DRIVE_LEADER.grid[i :: len(SIDES)]) for i in range(len(SIDES))]


class Marching(Spending):
    """A point takes a piece to a neighbour; some deeds send up to two different pieces anywhere.
    [move.1, deed.6]"""

    def __init__(self, verb: Verb, action: int) -> None:
        self.verb = verb
        self.action = action

    def within_reach(self, s: Rurik, start: int) -> int:
        if self.action == LEAP:
            return s.regions & ~(1 << start)
        return s.tables.borders[start] & s.regions

    def why_no_points(self, s: Rurik) -> Reason | None:
        if s.pool[self.action]:
            return None
        if self.action == LEAP:
            return s.because("deed.6", "why-nothing-sends-anywhere")
        return s.because("move.1", "why-no-move-points")

    def why_not_to(self, s: Rurik, start: int, end: int) -> Reason:
        """Only regions in play exist, and only neighbours are near.  [region.1, move.1]"""
        if not s.regions >> end & 1:
            return s.because("region.1", "why-not-in-play", ("region",), (REGIONS[end],))
        if self.action == LEAP:
            return s.because("deed.6", "why-same-troop-again")
        both = (REGIONS[start], REGIONS[end])
        return s.because("move.1", "why-no-border", ("from:region", "to:region"), both)


class MoveTroop(Marching):
    """A troop.  [move.1, deed.6]"""

    def __init__(self, verb: Verb, action: int) -> None:
        super().__init__(verb, action)
        # By where it starts.
        self.rows: list[ByRegion] = [ByRegion(row) for row in verb.rows()]

    def offer(self, s: Rurik, frame: Frame, found: list[Ply]) -> None:
        if s.pool[self.action]:
            player = s.players[frame.seat]
            sent = s.leapt if self.action == LEAP else -1
            for region in bits(player.at):
                if player.troops[region] > (1 if region == sent else 0):
                    self.rows[region].add(self.within_reach(s, region), found)

    def play(self, s: Rurik, frame: Frame, ply: Ply) -> None:
        s.pool[self.action] -= 1
        shift_troop(s, frame.seat, ply.a, ply.b)
        if self.action == LEAP:
            s.leapt = ply.b
        if s.telling:
            s.tell("moved", frame.seat, REGIONS[ply.a], REGIONS[ply.b])

    def why_not(self, s: Rurik, seat: int, ply: Ply) -> Reason:
        lacking = self.why_no_points(s)
        if lacking is not None:
            return lacking
        if not s.players[seat].troops[ply.a]:
            return s.because("move.1", "why-no-troop-there", ("region",), (REGIONS[ply.a],))
        return self.why_not_to(s, ply.a, ply.b)


class MoveLeader(Marching):
    """The leader marches like a troop.  [move.1, deed.6]"""

    def __init__(self, verb: Verb, action: int) -> None:
        super().__init__(verb, action)
        self.ends: ByRegion = ByRegion(verb.grid[:: len(verb.grid) // len(REGIONS)])

    def start(self, s: Rurik, seat: int) -> int:
        """Where the leader sets out, -1 if he cannot; sent anywhere once, he stays."""
        start = s.players[seat].leader_at
        if not s.pool[self.action] or (self.action == LEAP and s.leapt == start + MAP):
            return -1
        return start

    def offer(self, s: Rurik, frame: Frame, found: list[Ply]) -> None:
        start = self.start(s, frame.seat)
        if start >= 0:
            self.ends.add(self.within_reach(s, start), found)

    def play(self, s: Rurik, frame: Frame, ply: Ply) -> None:
        self.go(s, frame.seat, ply.a, 0)

    def go(self, s: Rurik, seat: int, end: int, count: int) -> None:
        player = s.players[seat]
        start = player.leader_at
        s.pool[self.action] -= 1
        set_leader(s, seat, end)
        for _ in range(count):
            shift_troop(s, seat, start, end)
        if self.action == LEAP:
            s.leapt = end + MAP  # so the leader is remembered
        if s.options["agatha_companions"] == "whole_march":
            # Who did not set out with her cannot join on the way.  [leader.1]
            s.escort = count
        if s.telling:
            name = LEADERS[player.leader]
            s.tell("leader_moved", seat, name, REGIONS[start], REGIONS[end], count)

    def why_not(self, s: Rurik, seat: int, ply: Ply) -> Reason:
        lacking = self.why_no_points(s)
        if lacking is not None:
            return lacking
        start = s.players[seat].leader_at
        if start < 0:
            return s.because("move.1", "why-leader-off-map")
        if start == ply.a:
            return s.because("move.1", "why-there-already", ("region",), (REGIONS[ply.a],))
        return self.why_not_to(s, start, ply.a)


class MoveAgatha(MoveLeader):
    """Agatha takes one or two of the troops beside her along, sent anywhere too.  [leader.1]"""

    def __init__(self, verb: Verb, action: int) -> None:
        super().__init__(verb, action)
        # By number of companions.
        size = len(COMPANIONS)
        self.along: list[ByRegion] = [ByRegion(verb.grid[i::size]) for i in range(size)]

    def offer(self, s: Rurik, frame: Frame, found: list[Ply]) -> None:
        player = s.players[frame.seat]
        if player.leader != AGATHA:
            return
        start = self.start(s, frame.seat)
        if start >= 0:
            for i in range(min(player.troops[start], s.escort)):
                self.along[i].add(self.within_reach(s, start), found)

    def play(self, s: Rurik, frame: Frame, ply: Ply) -> None:
        self.go(s, frame.seat, ply.a, COMPANIONS[ply.b])

    def why_not(self, s: Rurik, seat: int, ply: Ply) -> Reason:
        start = self.start(s, seat)
        if start >= 0 and s.regions >> ply.a & 1:
            if s.players[seat].leader != AGATHA and start != ply.a:
                return s.because("leader.1", "why-no-companions")
            if self.within_reach(s, start) >> ply.a & 1:
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


class Drive(Action[Rurik]):
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
    beside = True

    def play(self, s: Rurik, frame: Frame, ply: Ply) -> None:
        side = side_of(s, ply.b)
        start = s.players[frame.seat].leader_at
        set_leader(s, side, ply.a)
        name = LEADERS[s.players[side].leader]
        s.tell("leader_driven", frame.seat, name, REGIONS[start], REGIONS[ply.a])
        drive_away(s, frame.seat, side)
