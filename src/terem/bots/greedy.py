"""One step ahead: the move after which the position looks best to the seat that plays it."""

from __future__ import annotations

from typing import Final

from terem.bots.base import Bot, deciding_seat
from terem.bots.evaluation import Evaluation, evaluation, foresight
from terem.engine import Move, Ply, State


class GreedyBot(Bot):
    def __init__(self, seed: int) -> None:
        super().__init__("greedy", seed)

    def choose(self, state: State) -> Move:
        seat = deciding_seat(state)
        moves = state.legal()
        if len(moves) == 1:
            return moves[0].move
        return best_move(state, seat, moves, self.chance(state).next()).move


def best_move(state: State, seat: int, moves: list[Ply], luck: int) -> Ply:
    """Every move is tried in the same imagined world; the first of equals wins.

    Where the game asks for it, the most promising moves are judged by where they lead: a few more
    steps of the same seat, as long as it is its turn.
    """
    evaluate = evaluation(state.game.id)
    steps = foresight(state.game.id)
    world = state.sample(seat, luck)
    world.telling = False
    depth = state.depth()
    tried: list[tuple[float, int, State]] = []
    for i, move in enumerate(moves):
        twin = world.copy()
        twin.apply(move)
        answer_opened(twin, seat, depth, evaluate)
        tried.append((-evaluate(twin, seat), i, twin))
    tried.sort(key=_value_then_order)
    best = tried[0][1]
    if steps:
        best_value = -1e18
        for value, i, twin in tried[:PROMISING]:
            reached = max(-value, follow_up(twin, seat, evaluate, steps))
            if reached > best_value + 1e-9:
                best_value = reached
                best = i
    return moves[best]


PROMISING: Final = 6


def _value_then_order(entry: tuple[float, int, State]) -> tuple[float, int]:
    return entry[0], entry[1]


def follow_up(state: State, seat: int, evaluate: Evaluation, steps: int) -> float:
    """The best value this seat reaches with a few more steps of its own, one step ahead each."""
    best = -1e18
    for _ in range(steps):
        if not state.stack or state.stack[-1].seat != seat:
            break
        state, value = best_step(state, seat, evaluate)
        best = max(best, value)
    return best


def best_step(state: State, seat: int, evaluate: Evaluation) -> tuple[State, float]:
    """The position after the move that looks best, with the questions it opens answered, and what
    that position looks like."""
    depth = state.depth()
    best = -1e18
    reached = state
    for move in state.legal():
        twin = state.copy()
        twin.apply(move)
        answer_opened(twin, seat, depth, evaluate)
        value = evaluate(twin, seat)
        if value > best:
            best = value
            reached = twin
    return reached, best


# A chain of questions longer than this is cut off: what is seen by then must do.
LONGEST_CHAIN: Final = 12


def answer_opened(state: State, seat: int, depth: int, evaluate: Evaluation) -> None:
    """Answer the questions that a move has opened above the one it answered, one step ahead each:
    a step is judged by what it leads to, not by the pause in its middle."""
    for _ in range(LONGEST_CHAIN):
        if not state.stack or state.stack[-1].seat != seat or state.depth() <= depth:
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
