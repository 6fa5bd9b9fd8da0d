"""One step ahead: the move after which the position looks best to the seat that plays it."""

from __future__ import annotations

from terem.bots.base import Bot, deciding_seat
from terem.bots.evaluation import Evaluation, evaluation
from terem.engine import Move, State


class GreedyBot(Bot):
    def __init__(self, seed: int) -> None:
        super().__init__("greedy", seed)

    def choose(self, state: State) -> Move:
        seat = deciding_seat(state)
        moves = state.legal()
        if len(moves) == 1:
            return moves[0]
        return best_move(state, seat, moves, evaluation(state.game.id), self.chance(state).next())


def best_move(state: State, seat: int, moves: list[Move], evaluate: Evaluation, luck: int) -> Move:
    """Every move is tried in the same imagined world; the first of equals wins."""
    world = state.sample(seat, luck)
    world.telling = False
    best = moves[0]
    best_value = -1e18
    for move in moves:
        twin = world.copy()
        twin.apply(move)
        value = evaluate(twin, seat)
        if value > best_value:
            best_value = value
            best = move
    return best
