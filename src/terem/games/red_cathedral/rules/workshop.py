"""What a workshop tile pays: its resource, or that of the sector where its die lies."""

from __future__ import annotations

from terem.games.red_cathedral.rules.supply import available
from terem.games.red_cathedral.state import Player, RedCathedral


def bonus_amount(s: RedCathedral, tile: int) -> int:
    """What a tile gives; other dice in its sector never multiply it.  [workshop.2]"""
    if s.tables.tile_die[tile] < 0:
        return s.tables.tile_amount[tile]
    return s.sector_amount(s.tile_resource(tile))


def bonus_available(s: RedCathedral, player: Player, tile: int) -> int:
    """How much of it the player can take.  [workshop.3]"""
    return available(s, player, s.tile_resource(tile), bonus_amount(s, tile))
