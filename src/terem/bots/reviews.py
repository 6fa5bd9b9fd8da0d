"""A played game judged move by move: what the best move was, what was given away, and how the
chances went."""

from __future__ import annotations

from math import exp
from pathlib import Path

from terem.bots.judgement import judgement
from terem.bots.net import Net, learned, sides_of
from terem.bots.search import Edge, Search, Settings, settings
from terem.bots.search.results import chance_of, expected_points, placed
from terem.engine import Game, Move, State
from terem.engine.words import Words

KINDS = ("best", "good", "inaccuracy", "mistake", "blunder")
# How much may be given away for each of the first four kinds, as a part of the margin at which
# the result of a game is fairly sure (`spread`).
LIMITS = (0.04, 0.15, 0.4, 0.9)
# Tries that the move played gets at least, as a part of all, so that it is judged fairly.
FAIR = 0.1

_words = Words(Path(__file__).parent / "messages")


class JudgedMove:
    """One decision: what was played, what would have been best, from what the seat knew."""

    def __init__(self, before: State, move: Move, best: Move, loss: float, kind: str) -> None:
        self._before: State = before
        top = before.seat
        assert top is not None
        self.seat: int = top
        self.move: Move = move
        self.best: Move = best
        # Expected result given away: points of margin, finishing first counted in.
        self.loss: float = loss
        self.kind: str = kind

    def __repr__(self) -> str:
        return f"JudgedMove(seat {self.seat}, {self.move!r}, {self.kind}, loss {self.loss:.1f})"

    def words(self, lang: str) -> str:
        """A sentence for a person."""
        return _words.text(
            lang,
            f"review-{self.kind}",
            {
                "move": self._before.describe(self.move, lang),
                "best": self._before.describe(self.best, lang),
                "loss": f"{self.loss:.1f}",
            },
        )


class Moment:
    """After so many moves: the points each side may expect, and its chance of finishing first
    (empty where nobody else scores)."""

    def __init__(self, points: list[float], chances: list[float]) -> None:
        self.points: list[float] = points
        self.chances: list[float] = chances


class Review:
    def __init__(self, seats: int) -> None:
        self.moves: list[JudgedMove] = []
        # One moment more than there are moves: the first is before any of them.
        self.curve: list[Moment] = []
        # From 0 to 100 for each seat; None for a seat that had no choice.
        self.accuracy: list[float | None] = [None] * seats


def review(
    game: Game,
    seats: int,
    seed: int,
    options: dict[str, str | int] | None,
    history: list[Move],
    iterations: int = 200,
) -> Review:
    """A finished or broken-off game judged move by move, each from what its seat knew then."""
    if iterations < 1:
        raise ValueError(f"iterations must be a whole number from 1 up, not {iterations!r}")
    state = game.new(seats=seats, seed=seed, options=options)
    found = Review(seats)
    s = settings(game.id, "hard", seats == 1)
    net = learned(game)
    shares: list[list[float]] = [[] for _ in range(seats)]
    found.curve.append(moment(state, net, s))
    for number, move in enumerate(history):
        before = state.copy()
        state.play(move)
        played = state.history[-1]
        judged = judge_move(before, played, number, iterations, s, net)
        found.moves.append(judged)
        if len(before.legal()) > 1:
            shares[judged.seat].append(100.0 * exp(-judged.loss / s.spread))
        found.curve.append(moment(state, net, s))
    for seat in range(seats):
        if shares[seat]:
            found.accuracy[seat] = sum(shares[seat]) / len(shares[seat])
    return found


def judge_move(
    before: State, move: Move, number: int, iterations: int, s: Settings, net: Net | None
) -> JudgedMove:
    seat = before.seat
    assert seat is not None
    if len(before.legal()) == 1:
        return JudgedMove(before, move, move, 0.0, KINDS[0])
    search = Search(before, seat, number, judgement(before.game.id), s, net)
    root = search.run(iterations, None, hurry=False)
    played = next(edge for edge in root.edges if edge.move.move == move)
    best = root.best()
    search.consider([played, best], max(2, int(FAIR * iterations)))
    loss = 0.0 if played is best else max(0.0, mean(best) - mean(played))
    if loss == 0.0:
        best = played  # as good, or better on a second look
    kind = sum(1 for limit in LIMITS if loss > limit * s.spread)
    return JudgedMove(before, move, best.move.move, loss, KINDS[kind])


def mean(edge: Edge) -> float:
    return edge.total / edge.visits


def moment(state: State, net: Net | None, s: Settings) -> Moment:
    """Each seat's own view of its prospects, the chances brought to one."""
    sides = sides_of(state)
    points = expected_points(state, judgement(state.game.id).judge)
    if state.over:
        if sides == 1:
            return Moment(points, [])
        places = state.ranking()
        return Moment(points, [placed(places, side, sides)[0] for side in range(sides)])
    chances = [0.0] * sides
    expected = points[:]
    for side in range(sides):
        if net is not None:
            # A solo opponent has no eyes of its own: the player's serve.
            seen = net.see(state, side if side < state.seats else 0, points)
            expected[side] = seen.points[side]
            chances[side] = seen.places[side][0]
        elif sides > 1:
            rival = max(points[other] for other in range(sides) if other != side)
            chances[side] = chance_of(points[side] - rival, s.spread)
    if sides == 1:
        return Moment(expected, [])
    total = sum(chances)
    return Moment(expected, [chance / total for chance in chances])
