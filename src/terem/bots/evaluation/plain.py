"""A game that nobody has taught the bots: points are points."""

from __future__ import annotations

from terem.engine import State


def evaluate(s: State, seat: int) -> float:
    """Points ahead of the best rival; alone, the points."""
    scores = s.scores()
    rivals = [points for side, points in enumerate(scores) if side != seat]
    return float(scores[seat] - max(rivals, default=0))
