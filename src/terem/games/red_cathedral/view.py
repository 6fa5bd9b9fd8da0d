"""What a seat may know. In The Red Cathedral everything lies open but the dice to come."""

from __future__ import annotations

from typing import Any

from terem.engine import Move
from terem.games.red_cathedral import scoring
from terem.games.red_cathedral.dump import dump_position
from terem.games.red_cathedral.state import RedCathedral
from terem.games.red_cathedral.tables import COLOURS, RESOURCES, SECTORS, SITES, SLOTS, TILES


def view_position(s: RedCathedral) -> dict[str, Any]:
    """The whole position, and what can be read off it.  [hidden.1]"""
    position = dump_position(s)
    for sector, name in enumerate(SECTORS):
        position["market"][name]["amount"] = s.sector_amount(s.market[sector])
    sides = range(len(s.players))
    position["colours"] = COLOURS[: s.seats]
    position["prestige"] = [scoring.track_points(s, side) for side in sides]
    position["storage_room"] = [
        s.tables.storage - player.storage_banners - player.held for player in s.players[: s.seats]
    ]
    position["completed"] = [(p.banners & s.done).bit_count() for p in s.players]
    position["tower_values"] = [scoring.tower_value(s, tower) for tower in range(len(s.heights))]
    position["points"] = [dict(scoring.breakdown(s, side)) for side in sides]
    return position


def describe_values(s: RedCathedral, move: Move) -> Move:
    """A claim also names the tile that comes with it, and who takes something, what it is."""
    if move[0] == "claim":
        tile = s.tiles[SITES.index(str(move[1]))]
        return (*move[1:], TILES[tile] if tile >= 0 else "none")
    if move[0] in ("take_resources", "take_bonus", "activate", "use_workshop"):
        resource = resource_of(s, move)
        return (*move[1:], RESOURCES[resource] if resource >= 0 else "none")
    return move[1:]


def resource_of(s: RedCathedral, move: Move) -> int:
    """What a move takes from the sector or from a tile, -1 if nothing is offered now."""
    if not s.stack:
        return -1
    frame = s.stack[-1]
    if move[0] == "take_resources":
        return s.market[frame.args[1]] if frame.kind == "deals" else -1
    if move[0] != "take_bonus":
        slot = SLOTS.index(str(move[1]))
    elif frame.kind == "bonus":
        slot = frame.args[0]
    else:
        return -1
    tile = s.players[frame.seat].slots[slot]
    return s.tile_resource(tile) if tile >= 0 else -1
