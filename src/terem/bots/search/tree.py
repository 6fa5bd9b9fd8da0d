"""The search tree: a node is a decision as its seat knows it, an edge a move there."""

from __future__ import annotations

from math import sqrt

from terem.engine import Frame, Ply, State


class Edge:
    """One move at a node, with what has been learnt about it."""

    __slots__ = (
        "available",
        "children",
        "delta",
        "move",
        "points",
        "prior",
        "total",
        "visits",
        "won",
        "worth",
    )

    def __init__(self, move: Ply, prior: float, delta: float) -> None:
        self.move: Ply = move
        # How promising the move looks one step ahead: shares that add up to about one.
        self.prior: float = prior
        # The same in points: how far behind the best-looking move, so never above zero.
        self.delta: float = delta
        self.visits: int = 0
        # How often the move was legal when the node was passed: in some imagined worlds a move
        # does not exist, and a move must not look neglected for that.
        self.available: int = 0
        # Sum of the results for the seat that moves here.
        self.total: float = 0.0
        # Sums of the expected final points of every seat, kept at the root only.
        self.points: list[float] | None = None
        # Sum of the learned chances of finishing first, kept at the root only.
        self.won: float = 0.0
        # Sum of what the ends are worth in points and place, kept at the root only: `total` again,
        # but where turns are planned by a lead, whose figures are good for comparing alone.
        self.worth: float = 0.0
        # What may follow: usually one node, several where chance asks different questions.
        self.children: list[Node] = []


class Node:
    """A decision point: who decides, which kind of question, and the moves met so far."""

    __slots__ = ("by_move", "edges", "kind", "moves", "seat", "total", "visits")

    def __init__(self, seat: int, kind: str) -> None:
        self.seat: int = seat
        self.kind: str = kind
        self.visits: int = 0
        # Sum of the results for `seat`.
        self.total: float = 0.0
        # Edges in the order of `moves`, the legal moves when the node was first met.
        self.moves: list[Ply] = []
        self.edges: list[Edge] = []
        # All edges, those too that exist in other worlds only.
        self.by_move: dict[Ply, Edge] = {}

    def best(self) -> Edge:
        """The move most often tried; among equals the one with the better mean."""
        best = self.edges[0]
        for edge in self.edges:
            if edge.visits > best.visits:
                best = edge
            elif edge.visits == best.visits and edge.visits:
                if edge.total > best.total:
                    best = edge
            elif edge.visits == best.visits and edge.prior > best.prior:
                best = edge
        return best

    def choice(self, doubt: float) -> Edge:
        """The move to play: the best of what each is surely worth, which is its mean less a doubt
        that shrinks with the root of its tries. What was tried most is nearly always that one; not
        where another came to look better late and could not catch up any more."""
        best = self.best()
        if best.visits == 0:
            return best
        most = best.total / best.visits - doubt / sqrt(best.visits)
        for edge in self.edges:
            if edge.visits:
                sure = edge.total / edge.visits - doubt / sqrt(edge.visits)
                if sure > most:
                    most = sure
                    best = edge
        return best


def child_of(edge: Edge, seat: int, kind: str) -> Node | None:
    for node in edge.children:
        if node.seat == seat and node.kind == kind:
            return node
    return None


def turn_of(state: State) -> Frame:
    """The lowest of the open questions: the turn."""
    decisions = state.game.decisions
    for frame in state.stack:
        if frame.kind in decisions:
            return frame
    raise AssertionError("nobody decides")
