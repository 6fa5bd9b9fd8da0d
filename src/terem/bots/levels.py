"""The levels people choose from: a friendly beginner and three strengths of search."""

from __future__ import annotations

from math import exp

from terem.bots.base import Bot, deciding_seat
from terem.bots.evaluation import Evaluation, evaluation
from terem.bots.judgement import judgement
from terem.bots.net import learned
from terem.bots.parallel import search_together
from terem.bots.search import Node, Search, Settings, settings
from terem.engine import Chance, Move, Ply, State

LEVELS = ("easy", "medium", "hard", "master")


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
        s = settings(state.game.id, self.level, state.seats == 1)
        luck = self.chance(state)
        seed = (luck.next() << 31) | luck.next()
        iterations = self.iterations
        seconds = self.seconds
        if seconds is None and iterations is None:
            iterations = s.iterations * self.jobs
            seconds = s.seconds
        if self.jobs > 1:
            return search_together(state, seat, seed, self.level, iterations, seconds, self.jobs)
        net = learned(state.game) if s.learned > 0.0 else None
        search = Search(state, seat, seed, judgement(state.game.id), s, net)
        root = search.run(iterations, seconds, hurry=s.loose == 0.0)
        return root.best().move.move if s.loose == 0.0 else some_tried_move(root, s.loose, luck)


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
        s = settings(state.game.id, "easy", state.seats == 1)
        return some_good_move(world, seat, moves, evaluation(state.game.id), s, luck)


def some_good_move(
    world: State, seat: int, moves: list[Ply], evaluate: Evaluation, s: Settings, luck: Chance
) -> Move:
    values: list[float] = []
    for move in moves:
        twin = world.copy()
        twin.apply(move)
        values.append(evaluate(twin, seat))
    best = max(values)
    weights = [exp((v - best) / s.noise) if best - v <= s.slack else 0.0 for v in values]
    return moves[drawn(weights, luck)].move
