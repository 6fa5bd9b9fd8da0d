"""What a workshop tile pays: its resource, or that of the sector where its die lies."""

from __future__ import annotations

from terem.games.red_cathedral.rules.supply import available
from terem.games.red_cathedral.state import Player, RedCathedral


def bonus_available(s: RedCathedral, player: Player, tile: int) -> int:
    """How much of it the player can take; other dice of that sector never multiply it."""
    resource = s.tile_resource(tile)
    tables = s.tables
    dice_tile = tables.tile_die[tile] >= 0
    amount = tables.amount[resource] if dice_tile else tables.tile_amount[tile]
    return available(s, player, resource, amount)
