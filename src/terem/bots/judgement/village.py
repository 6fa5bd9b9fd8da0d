"""Village: the farm and the family as they stand; open questions are the search's business."""

from __future__ import annotations

from typing import cast

from terem.bots.evaluation.village import worth
from terem.engine import State
from terem.games.village.state import Village


def judge(state: State, side: int) -> float:
    return worth(cast(Village, state), side)


def impression(state: State, seat: int) -> float:
    return worth(cast(Village, state), seat)
