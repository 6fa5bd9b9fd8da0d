"""What a workshop tile pays: its resource, or that of the sector where its die lies."""

from __future__ import annotations

from terem.games.red_cathedral.rules.supply import available
from terem.games.red_cathedral.state import Player, RedCathedral


def bonus_resource(s: RedCathedral, tile: int) -> int:
    """A dice tile pays what the sector of its die offers now.  [workshop.2]"""
    die = s.tables.tile_die[tile]
    return s.tables.tile_gives[tile] if die < 0 else s.market[s.die_sector[die]]


def bonus_available(s: RedCathedral, player: Player, tile: int) -> int:
    """How much of it the player can take; other dice of that sector never multiply it."""
    tables = s.tables
    die = tables.tile_die[tile]
    if die < 0:
        return available(s, player, tables.tile_gives[tile], tables.tile_amount[tile])
    resource = s.market[s.die_sector[die]]
    return available(s, player, resource, tables.amount[resource])
