"""How sure a figure is."""

from __future__ import annotations

from math import sqrt

Z95 = 1.959964


def wilson(wins: float, games: int) -> tuple[float, float]:
    """The 95 % Wilson interval of a share of wins."""
    if games == 0:
        return 0.0, 1.0
    share = wins / games
    spread = Z95 * Z95 / games
    centre = (share + spread / 2) / (1 + spread)
    margin = Z95 * sqrt(share * (1 - share) / games + spread / (4 * games)) / (1 + spread)
    return max(0.0, centre - margin), min(1.0, centre + margin)


def mean(values: list[float]) -> float:
    return sum(values) / len(values) if values else 0.0
