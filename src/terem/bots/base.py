"""What every bot is."""

from __future__ import annotations

from terem.engine import Chance, Move, State


class Bot:
    """Chooses moves. A bot has no memory: seed and position decide, so games can be repeated."""

    def __init__(self, name: str, seed: int) -> None:
        self.name: str = name
        self.seed: int = seed

    def choose(self, state: State) -> Move:
        """A legal move for `state.seat`, found from what that seat may know."""
        raise NotImplementedError

    def check(self, state: State) -> None:
        """ValueError in one sentence if this bot cannot play at this table."""

    def close(self, state: State) -> None:
        """The game is over, or given up."""

    def chance(self, state: State) -> Chance:
        """The bot's own luck at this point of the game, apart from the game's."""
        return Chance((self.seed * 1_000_003 + state.played * 7919 + 17) & ((1 << 64) - 1))


def deciding_seat(state: State) -> int:
    seat = state.seat
    if seat is None:
        raise ValueError("the game is over: there is nothing to choose")
    return seat
