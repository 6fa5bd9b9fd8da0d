"""How clear the best move of a position is: a search from what its player knows."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from terem.bots.judgement import judgement
from terem.bots.net import learned
from terem.bots.search import Edge, Search, Settings, settings
from terem.engine import State
from terem.puzzles.puzzle import Step

# So many other moves are compared with the best one, each tried this share of the whole work.
RIVALS: Final = 4
TRIED: Final = 12


@dataclass(frozen=True)
class Verdict(Step):
    """The best move and the best of the others, as a search of so many iterations sees them."""

    # The share of the search that looked at the best move.
    share: float
    iterations: int


def judge(state: State, level: str, iterations: int, seed: int) -> Verdict:
    """Look at the open question of a game of several seats."""
    seat = state.seat
    assert seat is not None
    s = settings(state.game.id, level, state.seats)
    search = Search(state, seat, seed, judgement(state.game.id), s, learned(state.game))
    root = search.run(iterations, None)
    best = root.best()
    share = best.visits / root.visits
    others = sorted((edge for edge in root.edges if edge is not best), key=_tried, reverse=True)
    rivals = others[:RIVALS]
    search.consider([best, *rivals], max(8, search.iterations // TRIED))
    second = max(rivals, key=_mean)
    return Verdict(
        move=best.move.move,
        second=second.move.move,
        margin=(_mean(best) - _mean(second)) / _whole(s),
        points=_points(best, seat),
        second_points=_points(second, seat),
        win=best.won / best.visits,
        second_win=second.won / second.visits,
        share=share,
        iterations=iterations,
    )


def master_work(state: State) -> int:
    """The iterations the strongest level spends on a decision of this game."""
    return settings(state.game.id, "master", state.seats).iterations


def _tried(edge: Edge) -> tuple[int, float]:
    return edge.visits, edge.prior


def _mean(edge: Edge) -> float:
    return edge.total / edge.visits


def _whole(s: Settings) -> float:
    """What a whole win is worth in the results of a search."""
    return s.first


def _points(edge: Edge, seat: int) -> float:
    return 0.0 if edge.points is None else edge.points[seat] / edge.visits
