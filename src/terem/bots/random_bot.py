"""Any legal move, all equally likely."""

from __future__ import annotations

from terem.bots.base import Bot, deciding_seat
from terem.engine import Move, State


class RandomBot(Bot):
    def __init__(self, seed: int) -> None:
        super().__init__("random", seed)

    def choose(self, state: State) -> Move:
        deciding_seat(state)
        moves = state.legal()
        return moves[self.chance(state).below(len(moves))].move
