"""What lies open. In Village all is open but the customer stack and face-down tokens."""

from __future__ import annotations

from typing import Any

from terem.games.village import scoring
from terem.games.village.dump import dump_position
from terem.games.village.state import Village


def view_position(s: Village) -> dict[str, Any]:
    """The open part of a dump, and how many tiles lie face down.  [hidden.1]"""
    position = dump_position(s)
    del position["customer_stack_top_last"]
    position["customers_face_down"] = len(s.customers)
    if s.seats == 1:
        klara = position["klara"]
        klara["destiny_tokens"] = [
            face if s.token_shown(i) else None for i, face in enumerate(klara["destiny_tokens"])
        ]
        position["title"] = scoring.solo_title(s)
    position["points"] = [dict(s.score_breakdown(seat)) for seat in range(s.seats)]
    # Values that no public text gives: a client marks them wherever it shows them.
    position["reconstructed"] = [
        name for name, block in s.components.blocks.items() if block.reconstructed
    ]
    return position
