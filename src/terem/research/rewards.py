"""What a finished game is worth to each side, by the name of the reward."""

from __future__ import annotations

from typing import Final

from terem import State

REWARDS: Final = ("place", "margin", "points")
# A lead of this many points is a whole win.
WHOLE_MARGIN: Final = 20.0


def checked_reward(reward: object) -> str:
    if reward not in REWARDS:
        raise ValueError(f"reward must be one of {', '.join(REWARDS)}, not {reward!r}")
    return str(reward)


def rewards(state: State, reward: str) -> list[float]:
    """One for each seat: nothing before the end of the game."""
    if not state.over:
        return [0.0] * state.seats
    if reward == "points":
        return [float(points) for points in state.scores()[: state.seats]]
    if reward == "margin":
        return margins(state)
    return places(state)


def places(state: State) -> list[float]:
    """1 for the first down to -1 for the last; equals share what their places are worth."""
    sides = len(state.scores())
    found = [1.0] * sides
    at = 0
    for place in state.ranking():
        worth = [
            1.0 - 2.0 * i / (sides - 1) if sides > 1 else 1.0 for i in range(at, at + len(place))
        ]
        for side in place:
            found[side] = sum(worth) / len(worth)
        at += len(place)
    return found[: state.seats]


def margins(state: State) -> list[float]:
    """Points ahead of the best rival, 20 for a whole win; alone, the points themselves."""
    scores = state.scores()
    found: list[float] = []
    for seat in range(state.seats):
        rivals = [points for side, points in enumerate(scores) if side != seat]
        lead = scores[seat] - max(rivals, default=0)
        found.append(max(-1.0, min(1.0, lead / WHOLE_MARGIN)))
    return found
