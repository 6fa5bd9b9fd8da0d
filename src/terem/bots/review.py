"""A game judged afterwards, move by move, each from what its player knew then."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from math import exp
from pathlib import Path
from typing import Final

import terem
from terem.bots.hints import line_of
from terem.bots.judgement import Judgement, judgement
from terem.bots.net import Net, Seen, learned
from terem.bots.promises import Promises, promises
from terem.bots.search import Edge, Search, Settings, settings
from terem.bots.search.results import chance_of, expected_points, placed
from terem.engine import Game, IllegalMove, Move, State
from terem.engine.words import Words

words: Final = Words(Path(__file__).parent / "messages")

# What a move gives away, in shares of a win, from which on it is called so.
KINDS: Final = (("blunder", 0.25), ("mistake", 0.12), ("inaccuracy", 0.05), ("good", 0.005))
# A whole win in points of a result where nobody else scores.
ALONE: Final = 20.0
# The best move and the one that was played are tried at least this share of the iterations each;
# before a move is called a mistake, both are tried as often as all moves were together.
TRIED: Final = 6


class Judged:
    """One move of a game and what the machine thinks of it."""

    def __init__(self, index: int, before: State, seat: int, move: Move) -> None:
        self._before: State = before
        # Its place in the history, from 0.
        self.index: int = index
        self.seat: int = seat
        self.move: Move = move
        # What was better, or the move itself.
        self.best: Move = move
        # The share of a win given away.
        self.loss: float = 0.0
        self.kind: str = "best"
        # Final points the player could expect after the move, and after the best one.
        self.points: float | None = None
        self.best_points: float | None = None
        # The best move and what would probably have followed, as (seat, move).
        self.line: list[tuple[int, Move]] = [(seat, move)]

    def __repr__(self) -> str:
        return f"Judged({self.index}, {self.seat}, {self.move!r}, {self.kind}, {self.loss:.2f})"

    def words(self, lang: str, seat_names: list[str] | None = None) -> str:
        """What was better and what it would have brought, in a sentence or two."""
        if self.kind == "best":
            return words.text(lang, "review-best")
        better = self._before.describe(self.best, lang, seat_names).rstrip(".")
        said = words.text(lang, f"review-{self.kind}", {"move": better})
        if self.points is None or self.best_points is None:
            return said
        gained = round(self.best_points - self.points)
        if gained < 1:
            return f"{said} {words.text(lang, 'review-rivals')}"
        return f"{said} {words.text(lang, 'review-points', {'points': gained})}"

    def played_words(self, lang: str, seat_names: list[str] | None = None) -> str:
        """The move that was played, as a sentence."""
        return self._before.describe(self.move, lang, seat_names)

    def line_words(self, lang: str, seat_names: list[str] | None = None) -> list[str]:
        """The better line as sentences."""
        world = self._before.copy()
        found: list[str] = []
        for _, move in self.line:
            found.append(world.describe(move, lang, seat_names))
            if world.explain(move) is not None:
                break
            world.play(move)
        return found


class Moment:
    """What every side could expect after a move: final points, and the chance to finish first."""

    def __init__(self, points: list[float], chances: list[float]) -> None:
        self.points: list[float] = points
        self.chances: list[float] = chances


class Review:
    """A whole game judged: every move, the curve, and how exactly each seat played."""

    def __init__(self, moves: list[Judged], curve: list[Moment], seats: int) -> None:
        self.moves: list[Judged] = moves
        self.curve: list[Moment] = curve
        # In per cent; None for a seat that never had a choice.
        self.accuracy: list[float | None] = [accuracy_of(moves, seat) for seat in range(seats)]

    def worst(self, seat: int, count: int = 3) -> list[Judged]:
        """The moves of a seat that gave most away, the worst first."""
        own = [move for move in self.moves if move.seat == seat and move.kind != "best"]
        return sorted(own, key=lambda move: -move.loss)[:count]


def accuracy_of(moves: list[Judged], seat: int) -> float | None:
    """100 where nothing was given away; a blunder counts as about a third of a move."""
    chosen = [move.loss for move in moves if move.seat == seat and move.points is not None]
    if not chosen:
        return None
    return 100.0 * sum(exp(-4.0 * loss) for loss in chosen) / len(chosen)


def review(
    game: Game | str,
    seats: int,
    seed: int,
    options: dict[str, str | int] | None,
    history: Sequence[object],
    iterations: int = 200,
    progress: Callable[[int, int], None] | None = None,
) -> Review:
    """Judge a finished (or broken-off) game; the same game and iterations give the same review.

    `progress` is told after each move how many of how many are done. ValueError if the game does
    not replay.
    """
    if type(iterations) is not int or iterations < 1:
        raise ValueError(f"iterations must be a whole number from 1 up, not {iterations!r}")
    if isinstance(game, str):
        game = terem.game(game)
    state: State = game.new(seats, seed, options)
    critic = Critic(game, seats, iterations)
    moves: list[Judged] = []
    curve: list[Moment] = []
    for index, played in enumerate(history):
        before = state.copy()
        seat = before.seat
        try:
            state.play(played)
        except IllegalMove as problem:
            raise ValueError(f"move {index + 1} is not legal: {problem}") from None
        assert seat is not None
        moves.append(critic.judge(index, before, seat, state.last_move()))
        curve.append(critic.moment(state, index))
        if progress is not None:
            progress(index + 1, len(history))
    return Review(moves, curve, seats)


class Critic:
    """Judges the moves of one game."""

    def __init__(self, game: Game, seats: int, iterations: int) -> None:
        self.judgement: Judgement = judgement(game.id)
        self.settings: Settings = settings(game.id, "hard", seats == 1)
        self.net: Net | None = learned(game)
        self.promises: Promises | None = promises(game, seats, self.net)
        self.iterations: int = iterations

    def judge(self, index: int, before: State, seat: int, move: Move) -> Judged:
        judged = Judged(index, before, seat, move)
        legal = before.legal()
        if len(legal) == 1:
            return judged
        search = Search(before, seat, index + 1, self.judgement, self.settings, self.net, True)
        search.run(self.iterations, None, hurry=False)
        own = search.edge_of(move)
        tries = max(4, self.iterations // TRIED)
        best = self.compare(search, own, tries)
        if kind_of(self.loss(best, own), own is best) in ("mistake", "blunder"):
            best = self.compare(search, own, self.iterations)
        judged.loss = self.loss(best, own)
        judged.kind = kind_of(judged.loss, own is best)
        judged.points = expected(own, seat)
        judged.best_points = expected(best, seat)
        if judged.kind != "best":
            judged.best = best.move.move
            judged.line = line_of(search.worlds[0], best, seat)
        return judged

    def compare(self, search: Search, own: Edge, tries: int) -> Edge:
        """The best of the moves that were tried often enough, once the played one was, too."""
        search.consider([search.root.best(), own], tries)
        known = [edge for edge in search.root.edges if edge.visits >= tries]
        return max(known, key=lambda edge: edge.total / edge.visits)

    def loss(self, best: Edge, own: Edge) -> float:
        """What the move gives away: results are points, and finishing first is worth `first`."""
        whole = self.settings.first if self.settings.first > 0.0 else ALONE
        return max(0.0, best.total / best.visits - own.total / own.visits) / whole

    def moment(self, state: State, index: int) -> Moment:
        """As the seat sees it that decides next; at the end, what came."""
        points = expected_points(state, self.judgement.judge)
        if state.over:
            places = state.ranking()
            won = [placed(places, side, len(points))[0] for side in range(len(points))]
            return Moment(points, won)
        seat = state.stack[-1].seat
        world = state.sample(seat, index + 1)
        points = expected_points(world, self.judgement.judge)
        if self.net is not None:
            seen = self.net.see(world, seat, points)
            return self.kept(seen, seat, state.played)
        return Moment(points, by_margin(points, self.settings.spread))

    def kept(self, seen: Seen, seat: int, played: int) -> Moment:
        """What the net expects, corrected as a hint's promises are."""
        known = self.promises
        if known is None:
            return Moment(seen.points, shared([places[0] for places in seen.places]))
        points = known.points(seen.points, seat, played)
        chances = [places[0] for places in seen.places]
        chances[seat] = known.win(chances[seat], points, seat, played)
        others = sum(chances) - chances[seat]
        for side in range(len(chances)):
            if side != seat:
                chances[side] *= (1.0 - chances[seat]) / max(others, 1e-9)
        return Moment(points, shared(chances))


def shared(chances: list[float]) -> list[float]:
    """Somebody finishes first: the chances of all add up to one."""
    total = sum(chances)
    return [chance / total for chance in chances]


def by_margin(points: list[float], spread: float) -> list[float]:
    """Chances to finish first from expected points alone."""
    won: list[float] = []
    for side in range(len(points)):
        rivals = [other for i, other in enumerate(points) if i != side]
        won.append(chance_of(points[side] - max(rivals), spread) if rivals else 1.0)
    return shared(won)


def expected(edge: Edge, seat: int) -> float | None:
    """Final points of the seat after a root move."""
    return None if edge.points is None else edge.points[seat] / edge.visits


def kind_of(loss: float, is_best: bool) -> str:
    if not is_best:
        for kind, least in KINDS:
            if loss >= least:
                return kind
    return "best"
