"""The levels people choose from: a friendly beginner and three strengths of search."""

from __future__ import annotations

import logging
from math import exp

from terem.bots.base import Bot, deciding_seat
from terem.bots.evaluation import Evaluation, evaluation
from terem.bots.greedy import answer_opened
from terem.bots.judgement import judgement
from terem.bots.net import learned
from terem.bots.parallel import search_together
from terem.bots.search import Node, Search, Settings, settings
from terem.engine import Chance, Move, Ply, State

LEVELS = ("easy", "medium", "hard", "master")
# A level may take so many times as long as it should on a core of its own.
PATIENCE = 8.0

_log = logging.getLogger("terem.bots")


class SearchBot(Bot):
    """Searches as long as its level does, or for a given time or number of iterations."""

    def __init__(
        self,
        level: str,
        seed: int,
        iterations: int | None = None,
        seconds: float | None = None,
        jobs: int = 1,
    ) -> None:
        super().__init__(level, seed)
        self.level: str = level
        self.iterations: int | None = iterations
        self.seconds: float | None = seconds
        self.jobs: int = jobs

    def choose(self, state: State) -> Move:
        deciding_seat(state)
        moves = state.legal()
        if len(moves) == 1:
            return moves[0].move
        seat = deciding_seat(state)
        s = settings(state.game.id, self.level, state.seats)
        luck = self.chance(state)
        seed = (luck.next() << 31) | luck.next()
        iterations = self.iterations
        seconds = self.seconds
        if seconds is None and iterations is None:
            # The work is fixed, so that a busy machine makes a level slower and not weaker; only
            # one that is hopelessly busy cuts it short, and says so.
            iterations = s.iterations * self.jobs
            seconds = s.seconds * PATIENCE
        if self.jobs > 1:
            return search_together(state, seat, seed, self.level, iterations, seconds, self.jobs)
        net = learned(state.game) if s.learned > 0.0 else None
        search = Search(state, seat, seed, judgement(state.game.id), s, net)
        root = search.run(iterations, seconds, hurry=s.loose == 0.0)
        if self.seconds is None and search.cut_short:
            _log.warning(
                "%s: %s was cut short after %d of %d iterations: the machine is too busy",
                state.game.id,
                self.level,
                search.iterations,
                iterations,
            )
        if s.loose > 0.0:
            return some_tried_move(root, s.loose, luck)
        # Who is given less time than the level takes has none for that.
        rehearses = s.rehearsals > 0 and (self.seconds is None or self.seconds >= s.seconds)
        return (search.rehearsed() if rehearses else search.choice()).move.move


def some_tried_move(root: Node, loose: float, luck: Chance) -> Move:
    """A level that does not always see what is best: the more a move was tried, the likelier."""
    most = max(edge.visits for edge in root.edges)
    weights = [(edge.visits / most) ** (1.0 / loose) for edge in root.edges]
    return root.edges[drawn(weights, luck)].move.move


def drawn(weights: list[float], luck: Chance) -> int:
    """A place in the list, each as likely as it weighs."""
    point = luck.below(1 << 30) / (1 << 30) * sum(weights)
    for i in range(len(weights)):
        point -= weights[i]
        if point < 0.0:
            return i
    # Only rounding leads here.
    return weights.index(max(weights))


class EasyBot(Bot):
    """A friendly beginner: looks one step ahead, takes any move that looks about as good as the
    best, and never one that looks like a blunder."""

    def __init__(self, seed: int) -> None:
        super().__init__("easy", seed)

    def choose(self, state: State) -> Move:
        seat = deciding_seat(state)
        moves = state.legal()
        if len(moves) == 1:
            return moves[0].move
        luck = self.chance(state)
        world = state.sample(seat, luck.next())
        world.telling = False
        s = settings(state.game.id, "easy", state.seats)
        return some_good_move(world, seat, moves, evaluation(state.game.id), s, luck)


def some_good_move(
    world: State, seat: int, moves: list[Ply], evaluate: Evaluation, s: Settings, luck: Chance
) -> Move:
    """Of the moves that look about as good as the best, one at random, but never a senseless one:
    a turn or a step is given up only if nothing looks better, and of several amounts the best is
    taken. A move that names nothing but itself (pass, skip, stop) gives up."""
    depth = world.depth()
    turn = world.questions()[0]
    values: list[float] = []
    gives_up: list[bool] = []
    best_amount: dict[Move, float] = {}
    for move in moves:
        twin = world.copy()
        twin.apply(move)
        passed_on = not twin.stack or twin.stack[-1].seat != seat
        ended = passed_on or twin.questions()[0] is not turn
        gives_up.append(ended and len(move.move) == 1)
        answer_opened(twin, seat, depth, evaluate)
        value = evaluate(twin, seat)
        values.append(value)
        kind = amount_of(move.move)
        best_amount[kind] = max(value, best_amount.get(kind, value))
    best = max(values)
    weights: list[float] = []
    for i in range(len(moves)):
        value = values[i]
        senseless = value < (best if gives_up[i] else best_amount[amount_of(moves[i].move)])
        close = best - value <= s.slack and not senseless
        weights.append(exp((value - best) / s.noise) if close else 0.0)
    return moves[drawn(weights, luck)].move


def amount_of(move: Move) -> Move:
    """Moves that differ in a last number only are amounts of the same thing."""
    return move[:-1] if isinstance(move[-1], int) else move
