"""A game judged afterwards, move by move, each from what its player knew then."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
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
from terem.engine.messages import Messages
from terem.engine.reading import counted

words: Final = Messages(Path(__file__).parent / "messages")

# What a move gives away, in shares of a win, from which on it is called so.
KINDS: Final = (("blunder", 0.25), ("mistake", 0.12), ("inaccuracy", 0.05), ("good", 0.005))
# A whole win in points of a result where nobody else scores.
ALONE: Final = 20.0
# The best move and the one that was played are tried at least this share of the iterations each.
TRIED: Final = 6
# Before a move is called a mistake, another search with so many times the work has its say, in
# other imagined worlds, and tries both moves often: what only seemed so does not seem so twice.
# A blunder is a hard word: there a third one looks, further still.
FURTHER: Final = ((("mistake", "blunder"), 5), (("blunder",), 20))
WRONG: Final = ("inaccuracy", "mistake", "blunder")
# The seed of each opinion is so far from that of the one before.
ELSEWHERE: Final = 1_000_003
# Somebody new is ahead when their chance is better than the former leader's by so much.
AHEAD: Final = 0.1


class Moment:
    """What every side could expect after a move: final points, and the chance to finish first."""

    def __init__(self, points: list[float], chances: list[float]) -> None:
        self.points: list[float] = points
        self.chances: list[float] = chances


class Judged:
    """One move of a game and what the machine thinks of it."""

    def __init__(self, index: int, before: State, seat: int, move: Move) -> None:
        self.before: State = before
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
        # The same as chances to finish first; None where nobody else scores.
        self.chance: float | None = None
        self.best_chance: float | None = None
        # The best move and what would probably have followed, as (seat, move).
        self.line: list[tuple[int, Move]] = [(seat, move)]
        # What everybody could expect after it.
        self.after: Moment = Moment([], [])

    def __repr__(self) -> str:
        return f"Judged({self.index}, {self.seat}, {self.move!r}, {self.kind}, {self.loss:.2f})"

    def words(self, lang: str, seat_names: list[str] | None = None) -> str:
        """What was better and what it would have brought, in a sentence or two."""
        if self.kind == "best":
            return words.text(lang, "review-best")
        better = self.before.describe(self.best, lang, seat_names).rstrip(".")
        said = words.text(lang, f"review-{self.kind}", {"move": better})
        if self.points is None or self.best_points is None:
            return said
        gained = round(self.best_points - self.points)
        if gained >= 1:
            said = f"{said} {words.text(lang, 'review-points', {'points': gained})}"
        elif self.kind != "good":
            said = f"{said} {words.text(lang, 'review-rivals')}"
        if self.chance is not None and self.best_chance is not None:
            now, then = round(100 * self.chance), round(100 * self.best_chance)
            if then > now:
                said = f"{said} {words.text(lang, 'review-chance', {'better': then, 'now': now})}"
        return said

    def played_words(self, lang: str, seat_names: list[str] | None = None) -> str:
        """The move that was played, as a sentence."""
        return self.before.describe(self.move, lang, seat_names)

    def line_words(self, lang: str, seat_names: list[str] | None = None) -> list[str]:
        """The better line as sentences."""
        world = self.before.copy()
        found: list[str] = []
        for _, move in self.line:
            found.append(world.describe(move, lang, seat_names))
            if world.explain(move) is not None:
                break
            world.play(move)
        return found


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

    @property
    def turning_points(self) -> list[int]:
        """The moves after which somebody else was ahead."""
        return turning_points([moment.chances for moment in self.curve])


def turning_points(chances: list[list[float]]) -> list[int]:
    """Where somebody else comes to be ahead, and clearly: the first lead is no turn."""
    found: list[int] = []
    ahead = -1
    for index, now in enumerate(chances):
        best = max(range(len(now)), key=lambda side: now[side])
        if ahead < 0:
            second = max([0.0, *[one for side, one in enumerate(now) if side != best]])
            if now[best] - second >= AHEAD:
                ahead = best
        elif best != ahead and now[best] - now[ahead] >= AHEAD:
            ahead = best
            found.append(index)
    return found


def accuracy_of(moves: list[Judged], seat: int) -> float | None:
    """How exactly a seat played, in per cent; None if it never had a choice."""
    return accuracy_from([m.loss for m in moves if m.seat == seat and m.points is not None])


def accuracy_from(losses: list[float]) -> float | None:
    """100 where nothing was given away; a blunder counts as about a third of a move."""
    if not losses:
        return None
    return 100.0 * sum(exp(-4.0 * loss) for loss in losses) / len(losses)


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
    moves: list[Judged] = []
    curve: list[Moment] = []
    for state, judged in judging(game, seats, seed, options, history, iterations):
        moves.append(judged)
        curve.append(judged.after)
        if progress is not None:
            progress(state.played, len(history))
    return Review(moves, curve, seats)


def judging(
    game: Game | str,
    seats: int,
    seed: int,
    options: dict[str, str | int] | None,
    history: Sequence[object],
    iterations: int = 200,
    first: int = 0,
) -> Iterator[tuple[State, Judged]]:
    """Each move from number `first` on, judged, with the position after it; a review in parts."""
    counted("iterations", iterations)
    if isinstance(game, str):
        game = terem.game(game)
    state: State = game.new(seats, seed, options)
    critic = Critic(game, seats, iterations)
    for index, played in enumerate(history):
        before = state.copy()
        seat = before.seat
        try:
            state.play(played)
        except IllegalMove as problem:
            raise ValueError(f"move {index + 1} is not legal: {problem}") from None
        assert seat is not None
        if index < first:
            continue
        judged = critic.judge(index, before, seat, state.last_move())
        judged.after = critic.moment(state, index)
        yield state, judged


class Critic:
    """Judges the moves of one game."""

    def __init__(self, game: Game, seats: int, iterations: int, seed: int = 1) -> None:
        self.judgement: Judgement = judgement(game.id)
        self.settings: Settings = settings(game.id, "hard", seats)
        self.net: Net | None = learned(game)
        self.promises: Promises | None = promises(game, seats, self.net)
        self.iterations: int = iterations
        self.seed: int = seed

    def judge(self, index: int, before: State, seat: int, move: Move) -> Judged:
        judged = Judged(index, before, seat, move)
        legal = before.legal()
        if len(legal) == 1:
            return judged
        search = self.search(before, seat, self.seed + index, self.iterations)
        own = search.edge_of(move)
        best = self.compare(search, own, max(4, self.iterations // TRIED))
        seed = self.seed + index
        for kinds, times in FURTHER:
            if kind_of(self.loss(best, own), own is best) not in kinds:
                break
            # An opinion that has seen nothing of the one before, and looks further ahead.
            seed += ELSEWHERE
            search = self.search(before, seat, seed, self.iterations * times)
            own = search.edge_of(move)
            best = self.compare(search, own, self.iterations * times // 2)
        judged.loss = max(0.0, self.loss(best, own))
        judged.kind = kind_of(judged.loss, own is best)
        judged.points = expected(own, seat)
        judged.best_points = expected(best, seat)
        judged.chance = self.chance(own, seat)
        judged.best_chance = self.chance(best, seat)
        if judged.kind != "best":
            judged.best = best.move.move
            judged.line = line_of(search.worlds[0], best, seat)
        return judged

    def search(self, before: State, seat: int, seed: int, iterations: int) -> Search:
        found = Search(before, seat, seed, self.judgement, self.settings, self.net, True)
        found.run(iterations, None, hurry=False)
        return found

    def compare(self, search: Search, own: Edge, tries: int) -> Edge:
        """The best of the moves that were tried often enough, once the played one was, too."""
        search.consider([search.root.best(), own], tries)
        known = [edge for edge in search.root.edges if edge.visits >= tries]
        return max(known, key=lambda edge: edge.total / edge.visits)

    def loss(self, best: Edge, own: Edge) -> float:
        """What the move gives away: results are points, and finishing first is worth `first`."""
        whole = self.settings.first if self.settings.first > 0.0 else ALONE
        return (best.worth / best.visits - own.worth / own.visits) / whole

    def chance(self, edge: Edge, seat: int) -> float | None:
        """To finish first after a root move; None where nobody else scores."""
        if edge.points is None or len(edge.points) < 2:
            return None
        if self.net is not None:
            return edge.won / edge.visits
        points = [total / edge.visits for total in edge.points]
        rivals = [one for side, one in enumerate(points) if side != seat]
        return chance_of(points[seat] - max(rivals), self.settings.spread)

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


def gains(before: State, after: State) -> list[tuple[int, str, int]]:
    """What a move changed in the score: (seat, source, points)."""
    found: list[tuple[int, str, int]] = []
    for seat in range(before.seats):
        old = dict(before.score_breakdown(seat))
        new = dict(after.score_breakdown(seat))
        for source in {**old, **new}:
            change = new.get(source, 0) - old.get(source, 0)
            if change:
                found.append((seat, source, change))
    return found


def expected(edge: Edge, seat: int) -> float | None:
    """Final points of the seat after a root move."""
    return None if edge.points is None else edge.points[seat] / edge.visits


def kind_of(loss: float, is_best: bool) -> str:
    if not is_best:
        for kind, least in KINDS:
            if loss >= least:
                return kind
    return "best"
