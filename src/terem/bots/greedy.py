"""One step ahead: the move after which the position looks best to the seat that plays it."""

from __future__ import annotations

from typing import Final

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
    depth = len(state.stack)
    for move in moves:
        twin = world.copy()
        twin.apply(move)
        settle(twin, seat, depth, evaluate)
        value = evaluate(twin, seat)
        if value > best_value:
            best_value = value
            best = move
    return best


# A chain of questions longer than this is cut off: what is seen by then must do.
LONGEST_CHAIN: Final = 12


def settle(state: State, seat: int, depth: int, evaluate: Evaluation) -> None:
    """Answer the questions that a move has opened above the one it answered, one step ahead each:
    a step is judged by what it leads to, not by the pause in its middle."""
    for _ in range(LONGEST_CHAIN):
        if len(state.stack) <= depth or state.stack[-1].seat != seat:
            return
        moves = state.legal()
        best = moves[0]
        if len(moves) > 1:
            best_value = -1e18
            for move in moves:
                twin = state.copy()
                twin.apply(move)
                value = evaluate(twin, seat)
                if value > best_value:
                    best_value = value
                    best = move
        state.apply(best)
