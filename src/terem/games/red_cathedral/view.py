"""What lies open. In The Red Cathedral everything lies open but the dice to come."""

from __future__ import annotations

from typing import Any

from terem.games.red_cathedral import scoring
from terem.games.red_cathedral.dump import dump_position
from terem.games.red_cathedral.state import RedCathedral
from terem.games.red_cathedral.tables import COLOURS, SECTORS


def view_position(s: RedCathedral) -> dict[str, Any]:
    """The whole position, and what can be read off it.  [hidden.1]"""
    position = dump_position(s)
    for sector, name in enumerate(SECTORS):
        position["market"][name]["amount"] = s.amounts[s.market[sector]]
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
