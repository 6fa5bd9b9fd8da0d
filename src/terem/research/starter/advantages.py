"""Who did better than expected: generalised advantage estimation where seats take turns."""

from __future__ import annotations

import numpy as np
from numpy.typing import NDArray

Floats = NDArray[np.float32]


def advantages(
    values: Floats,
    seats: NDArray[np.int64],
    rewards: Floats,
    dones: NDArray[np.bool_],
    fade: float,
) -> tuple[Floats, NDArray[np.bool_]]:
    """What each decision brought beyond its value, and where that is known.

    One row a step, one column a game. A decision of a seat is followed by the same seat's next
    decision, however many of others lie between, or by the reward at the end of the game; what
    comes after the last row is not known.
    """
    steps, games = values.shape
    table = rewards.shape[2]
    found = np.zeros_like(values)
    known = np.zeros(values.shape, np.bool_)
    next_value = np.zeros((games, table), np.float32)
    next_found = np.zeros((games, table), np.float32)
    next_known = np.zeros((games, table), np.bool_)
    every = np.arange(games)
    for step in range(steps - 1, -1, -1):
        ended = dones[step]
        next_value[ended] = rewards[step][ended]
        next_found[ended] = 0.0
        next_known[ended] = True
        seat = seats[step]
        surprise = next_value[every, seat] - values[step]
        found[step] = surprise + fade * next_found[every, seat]
        known[step] = next_known[every, seat]
        next_value[every, seat] = values[step]
        next_found[every, seat] = np.where(known[step], found[step], 0.0)
        next_known[every, seat] = True
    return found, known
