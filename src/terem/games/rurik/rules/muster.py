"""Muster: troops come from the supply to regions one occupies."""

from __future__ import annotations

from typing import Final, cast

from terem.engine import Move, Reason
from terem.games.rurik.rules.regions import by_mask, put_troop, set_leader
from terem.games.rurik.state import Player, Rurik
from terem.games.rurik.tables import LEADERS, MARIA, MUSTER, REGIONS

MUSTER_TROOP: Final[list[Move]] = [("muster", region) for region in REGIONS]
MUSTER_LEADER: Final[list[Move]] = [("muster_leader", region) for region in REGIONS]


def open_to_muster(s: Rurik, player: Player) -> int:
    """Occupied regions, and once a round one next to Maria.  [muster.1, leader.3]"""
    if player.leader == MARIA and player.leader_at >= 0 and not player.leader_used:
        return player.at | s.tables.borders[player.leader_at] & s.regions
    return player.at


def musters(s: Rurik, player: Player) -> list[Move]:
    where = open_to_muster(s, player)
    found = by_mask(MUSTER_TROOP, where, 0) if player.supply else []
    if player.leader_at < 0:
        found = found + by_mask(MUSTER_LEADER, where, 1)
    return found


def muster(s: Rurik, seat: int, move: Move) -> None:
    """One point, one troop; a leader off the map comes like a troop.  [muster.1, muster.2]"""
    player = s.players[seat]
    region = REGIONS.index(cast(str, move[1]))
    s.pool[MUSTER] -= 1
    if not player.at >> region & 1:
        player.leader_used = True
    if move[0] == "muster":
        put_troop(s, seat, region)
        s.tell("mustered", seat, REGIONS[region])
    else:
        set_leader(s, seat, region)
        if s.telling:
            s.tell("leader_mustered", seat, LEADERS[player.leader], REGIONS[region])


def why_not_muster(s: Rurik, seat: int, move: Move) -> Reason | None:
    player = s.players[seat]
    if not s.pool[MUSTER]:
        return s.because("muster.1", "why-no-muster-points")
    if move[0] == "muster_leader" and player.leader_at >= 0:
        return s.because("muster.2", "why-leader-on-map")
    if move[0] == "muster" and not player.supply:
        return s.because("muster.1", "why-no-troops")
    region = REGIONS.index(cast(str, move[1]))
    if not s.regions >> region & 1:
        return s.because("region.1", "why-not-in-play", ("region",), (move[1],))
    if player.leader == MARIA and player.leader_at >= 0:
        if s.tables.borders[player.leader_at] >> region & 1:
            return s.because("leader.3", "why-once-a-round")
        return s.because("leader.3", "why-not-beside-maria", ("region",), (move[1],))
    return s.because("muster.1", "why-not-occupied", ("region",), (move[1],))
