"""Whole games in one compiled loop: for benchmarks, simulations, fuzzers and play-outs."""

from __future__ import annotations

from terem.engine.chance import Chance
from terem.engine.state import State


def play_at_random(state: State, chance: Chance, limit: int = 1 << 30) -> int:
    """Play random moves to the end of the game, at most `limit`; how many were played."""
    count = 0
    while count < limit:
        legal = state._legal
        if legal is None:
            legal = state.legal()
        if not legal:
            break
        # As `chance.below` does it, with a call less.
        state.apply(legal[chance.word() * len(legal) >> 32])
        count += 1
    return count
