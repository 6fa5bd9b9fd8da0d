"""The tracks of the claim board: what they measure and how far a marker has come."""

from __future__ import annotations

from typing import Final

from terem.games.rurik.rules.regions import connected, structures_anywhere
from terem.games.rurik.state import Player, Rurik, side_name
from terem.games.rurik.tables import TRACKS, size

RULE: Final = 0
BUILDING: Final = 1
TRADE: Final = 2


def measure(s: Rurik, player: Player, track: int) -> int:
    """Regions ruled, the largest group of regions with structures, goods on the boat.
    [claim.2, claim.3]"""
    if track == RULE:
        return size(player.ruled)
    if track == BUILDING:
        return connected(s, structures_anywhere(player))
    return sum(player.boat)


def step_reached(s: Rurik, player: Player, track: int) -> int:
    """The highest step whose condition holds now.  [claim.2]"""
    needs = s.tables.track_need[track]
    withs = s.tables.track_with[track]
    value = measure(s, player, track)
    for step in range(len(needs) - 1, 0, -1):
        if value >= needs[step] and not withs[step] & ~player.ruled:
            return step
    return 0


def advance_markers(s: Rurik) -> None:
    """Markers never go back.  [claim.2]"""
    for side, player in enumerate(s.players):
        tracks = player.tracks[:]
        for track in range(len(TRACKS)):
            step = step_reached(s, player, track)
            if step > tracks[track]:
                tracks[track] = step
                if s.telling:
                    points = s.tables.track_points[track][step]
                    s.tell("marker_advanced", side_name(s, side), TRACKS[track], points)
        player.tracks = tracks
