"""What lies open. In Outpost all is open but the face-down piles."""

from __future__ import annotations

from typing import Any

from terem.games.outpost.dump import dump_position
from terem.games.outpost.state import Outpost
from terem.games.outpost.tables import REGIONS


def view_position(s: Outpost) -> dict[str, Any]:
    """The open part of a dump, and how many lie face down.  [hidden.1]"""
    position = dump_position(s)
    del position["face_down_top_last"]
    # The unused artifacts of a game with others go back to the box unseen.
    del position["artifacts_out_of_play"]
    position["face_down"] = {
        "territories": {REGIONS[i]: len(pile) for i, pile in enumerate(s.piles)},
        "buildings": len(s.building_pile),
        "heroes": len(s.hero_deck),
        "artifacts": len(s.artifact_pile),
    }
    position["surcharges"] = [
        s.tables.surcharge[i] if i < len(s.tables.surcharge) else 0 for i in range(len(s.hero_row))
    ]
    position["points"] = [dict(s.score_breakdown(seat)) for seat in range(s.seats)]
    return position
