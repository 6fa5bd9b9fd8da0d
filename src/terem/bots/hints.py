"""Advice for a person: the best moves, what they promise, and the line behind each."""

from __future__ import annotations

from time import perf_counter

from terem.bots.ends import ends
from terem.bots.judgement import judgement
from terem.bots.net import learned
from terem.bots.promises import Lean, promises
from terem.bots.search import Edge, Node, Search, Settings, settings
from terem.bots.search.results import chance_of
from terem.bots.search.tree import child_of
from terem.engine import Chance, Move, State
from terem.engine.reading import counted

LONGEST_LINE = 6
# Somebody is waiting: on a busy machine a hint is given with what has been seen by then.
LONGEST_WAIT = 1.0
# A step that was hardly tried is not worth showing.
LEAST_TRIES = 4


class Hint:
    """One move worth considering."""

    def __init__(self, world: State, move: Move, line: list[tuple[int, Move]]) -> None:
        self._world: State = world
        self.move: Move = move
        # The move and what will probably follow, as (seat, move), up to the next surprise.
        self.line: list[tuple[int, Move]] = line
        self.seat: int = line[0][0]
        # Final points every seat may expect (a solo opponent that scores is one more entry).
        self.points: list[float] = []
        # How likely the seat finishes first; None where nobody else scores.
        self.win: float | None = None
        # How much of the search looked at this move, from 0 to 1.
        self.share: float = 0.0

    def __repr__(self) -> str:
        points = ", ".join(f"{points:.1f}" for points in self.points)
        win = "" if self.win is None else f", win {self.win:.0%}"
        return f"Hint({self.move!r}, points [{points}]{win}, share {self.share:.0%})"

    @property
    def expected(self) -> float:
        """The final points the seat itself may expect."""
        return self.points[self.seat]

    def words(self, lang: str, seat_names: list[str] | None = None) -> list[str]:
        """The line as sentences, the move itself first."""
        world = self._world.copy()
        found: list[str] = []
        for _, move in self.line:
            found.append(world.describe(move, lang, seat_names))
            world.play(move)
        return found


def hint(
    state: State,
    seat: object,
    top: int = 3,
    iterations: int | None = None,
    seconds: float | None = None,
    seed: int = 0,
    honest: bool = True,
) -> list[Hint]:
    """The best moves for `seat`, best first, from what it knows; none if it does not decide now.

    The budget is that of `hint` in levels.toml unless `iterations` or `seconds` say otherwise.
    Without `honest` the promises are those of the search, not yet corrected by what came of earlier
    ones.
    """
    decides = state.existing_seat(seat)
    counted("top", top)
    if iterations is not None:
        counted("iterations", iterations)
    if state.seat != decides:
        return []
    s = settings(state.game.id, "hint", state.seats)
    if iterations is None and seconds is None:
        iterations = s.iterations
        seconds = LONGEST_WAIT
    begin = perf_counter()
    search = Search(state, decides, seed, judgement(state.game.id), s, learned(state.game), True)
    root = search.run(iterations, seconds, hurry=False)
    world = search.worlds[0]
    # What a bot would play, and the others by how often they were tried.
    first = search.choice()
    others = sorted((edge for edge in root.edges if edge is not first), key=rank, reverse=True)
    ranked = [first, *others[: top - 1]]
    # A clear favourite leaves the others unexplored; advice needs figures for them too.
    search.consider(ranked, LEAST_TRIES)
    found = [describe(world, edge, root, s, search.net is not None) for edge in ranked]
    if honest:
        left = None if seconds is None else seconds - (perf_counter() - begin)
        keep_promises(found, state, search, seed, left)
    return found


def keep_promises(
    hints: list[Hint], state: State, search: Search, seed: int, seconds: float | None
) -> None:
    """Promise what came of such promises in earlier games."""
    known = promises(state.game, state.seats, search.net)
    if known is None:
        return
    lean: Lean | None = None
    if known.ends:
        came = ends(state, search.seat, seed, search.impression, known.ends, seconds)
        lean = Lean(hints[0].points, hints[0].win, came)
    for found in hints:
        found.points = known.points(found.points, found.seat, state.played, lean)
        if found.win is not None:
            found.win = known.win(found.win, found.points, found.seat, state.played, lean)


def rank(edge: Edge) -> tuple[int, float, float]:
    return (edge.visits, edge.total, edge.prior)


def describe(world: State, edge: Edge, root: Node, s: Settings, by_net: bool) -> Hint:
    found = Hint(world, edge.move.move, line_of(world, edge, root.seat))
    found.share = edge.visits / max(1, root.visits)
    if edge.points is not None:
        found.points = [total / edge.visits for total in edge.points]
    rivals = [points for other, points in enumerate(found.points) if other != root.seat]
    if rivals and by_net:
        found.win = edge.won / edge.visits
    elif rivals:
        found.win = chance_of(found.points[root.seat] - max(rivals), s.spread)
    return found


def line_of(world: State, first: Edge, seat: int) -> list[tuple[int, Move]]:
    """The most tried continuation, until something hidden comes to light."""
    twin = world.copy()
    # What the imagined world happens to draw next must not look like knowledge.
    twin.chance = Chance(1)
    line: list[tuple[int, Move]] = []
    edge = first
    mover = seat
    while len(line) < LONGEST_LINE:
        line.append((mover, edge.move.move))
        reveals = twin.reveals
        twin.apply(edge.move)
        if not twin.stack or twin.reveals != reveals:
            break
        top = twin.stack[-1]
        node = child_of(edge, top.seat, top.kind)
        if node is None or not node.edges:
            break
        legal = twin.legal()
        known = [other for other in node.edges if other.move in legal]
        if not known:
            break
        edge = max(known, key=rank)
        mover = node.seat
        if edge.visits < LEAST_TRIES:
            break
    return line
