"""The score track: recognition moves the marker cell by cell, prestige from eagle to eagle."""

from __future__ import annotations

from terem.games.red_cathedral.state import Player, RedCathedral
from terem.games.red_cathedral.tables import Tables


def gain_recognition(s: RedCathedral, side: int, points: int) -> None:
    """That many cells ahead.  [track.1]"""
    if points:
        s.players[side].position += points
        if s.telling:
            s.tell("recognition_gained", s.who(side), points)


def lose_recognition(s: RedCathedral, side: int, points: int) -> None:
    """That many cells back, never behind the first cell.  [track.2]"""
    player = s.players[side]
    lost = min(points, player.position)
    player.position -= lost
    if lost and s.telling:
        s.tell("recognition_lost", s.who(side), lost)


def gain_prestige(s: RedCathedral, side: int, points: int) -> None:
    """To the next eagle, once for each point; a full lap is an eagle too.  [track.3, track.5]"""
    tables = s.tables
    player = s.players[side]
    for _ in range(points):
        cell = player.position % tables.cells
        player.position += tables.eagle_ahead[cell] - cell
    if points and s.telling:
        s.tell("prestige_gained", s.who(side), points)


def can_pay_prestige(tables: Tables, player: Player) -> bool:
    """Only with an eagle behind the marker.  [track.4]"""
    return player.position > tables.first_eagle


def pay_prestige(s: RedCathedral, side: int) -> None:
    """Back to the nearest eagle: from a plain cell that is the whole price.  [track.4, track.5]"""
    tables = s.tables
    player = s.players[side]
    cell = player.position % tables.cells
    if cell == 0:  # exactly on a full lap: back over the border to the last eagle
        player.position += tables.last_eagle - tables.cells
    else:
        # On a later lap the border itself is the eagle behind the first ones.
        player.position += max(0, tables.eagle_behind[cell]) - cell


def prestige(tables: Tables, position: int) -> int:
    """What the marker is worth: the eagle it stands on, or the nearest one behind.  [score.1]"""
    laps = position // tables.cells
    return laps * tables.lap_prestige + tables.prestige[position % tables.cells]
