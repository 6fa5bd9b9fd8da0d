"""Muster: troops come from the supply to regions one occupies."""

from __future__ import annotations

from typing import Final

from terem.engine import Frame, Ply, Reason, Verb
from terem.games.rurik.rules.points import Spending, nobody_there
from terem.games.rurik.rules.regions import ByRegion, put_troop, set_leader
from terem.games.rurik.state import Player, Rurik
from terem.games.rurik.tables import LEADERS, MARIA, MUSTER, REGIONS

MUSTER_TROOP: Final = Verb("muster", ("region", REGIONS))
MUSTER_LEADER: Final = Verb("muster_leader", ("region", REGIONS), told=("leader",))
TROOPS: Final = ByRegion(MUSTER_TROOP.grid)
LEADER: Final = ByRegion(MUSTER_LEADER.grid)


def open_to_muster(s: Rurik, player: Player) -> int:
    """Occupied regions, and once a round one next to Maria.  [muster.1, leader.3]"""
    if player.leader == MARIA and player.leader_at >= 0 and not player.leader_used:
        return player.at | s.tables.borders[player.leader_at] & s.regions
    return player.at


def pay_for_muster(s: Rurik, player: Player, region: int) -> None:
    """One point; a region without a piece is the one next to Maria.  [muster.1, leader.3]"""
    s.pool[MUSTER] -= 1
    if not player.at >> region & 1:
        player.leader_used = True


def why_not_there(s: Rurik, player: Player, ply: Ply) -> Reason:
    region = ply.a
    if player.leader == MARIA and player.leader_at >= 0 and s.regions >> region & 1:
        if s.tables.borders[player.leader_at] >> region & 1:
            return s.because("leader.3", "why-once-a-round")
        return s.because("leader.3", "why-not-beside-maria", ("region",), ply.move[1:])
    return nobody_there(s, "muster.1", region)


class MusterTroop(Spending):
    """Each point brings one troop from the supply.  [muster.1]"""

    verb = MUSTER_TROOP
    action = MUSTER

    def offer(self, s: Rurik, frame: Frame, found: list[Ply]) -> None:
        player = s.players[frame.seat]
        if s.pool[MUSTER] and player.supply:
            TROOPS.add(open_to_muster(s, player), found)

    def play(self, s: Rurik, frame: Frame, ply: Ply) -> None:
        pay_for_muster(s, s.players[frame.seat], ply.a)
        put_troop(s, frame.seat, ply.a)
        if s.telling:
            s.tell("mustered", frame.seat, REGIONS[ply.a])

    def why_not(self, s: Rurik, seat: int, ply: Ply) -> Reason:
        player = s.players[seat]
        if not s.pool[MUSTER]:
            return s.because("muster.1", "why-no-muster-points")
        if not player.supply:
            return s.because("muster.1", "why-no-troops")
        return why_not_there(s, player, ply)


class MusterLeader(Spending):
    """A leader off the map comes like a troop.  [muster.2]"""

    verb = MUSTER_LEADER
    action = MUSTER

    def offer(self, s: Rurik, frame: Frame, found: list[Ply]) -> None:
        player = s.players[frame.seat]
        if s.pool[MUSTER] and player.leader_at < 0:
            LEADER.add(open_to_muster(s, player), found)

    def play(self, s: Rurik, frame: Frame, ply: Ply) -> None:
        player = s.players[frame.seat]
        pay_for_muster(s, player, ply.a)
        set_leader(s, frame.seat, ply.a)
        if s.telling:
            s.tell("leader_mustered", frame.seat, LEADERS[player.leader], REGIONS[ply.a])

    def why_not(self, s: Rurik, seat: int, ply: Ply) -> Reason:
        player = s.players[seat]
        if not s.pool[MUSTER]:
            return s.because("muster.1", "why-no-muster-points")
        if player.leader_at >= 0:
            return s.because("muster.2", "why-leader-on-map")
        return why_not_there(s, player, ply)
