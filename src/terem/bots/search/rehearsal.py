"""Playing the best moves on: what a search of one turn cannot see is what comes of the turn.

The moves that look best after a search are played on in the same imagined worlds: the own turn as
the tree has it, then everybody one step ahead, until the seat has had some more turns. There the
position is judged as the search judges the end of a turn. Half of the moves drop out after each
part of the work.
"""

from __future__ import annotations

from collections.abc import Callable
from math import sqrt
from typing import Final

from terem.bots.greedy import best_step
from terem.bots.judgement import Judgement
from terem.bots.search.parameters import Settings
from terem.bots.search.tree import Edge, Node, child_of, turn_of
from terem.engine import Chance, State

# What the tree has hardly tried it knows no better than one who looks one step ahead.
LEAST_TRIES: Final = 4
# Steps of one game: a turn that goes round in circles is cut off.
LONGEST: Final = 400


class Candidate:
    """A move that is played on, and what came of it."""

    def __init__(self, edge: Edge, expected: float) -> None:
        self.edge: Edge = edge
        self.expected: float = expected  # what the search thinks it is worth
        self.total: float = 0.0
        self.games: int = 0

    def worth(self, faith: float) -> float:
        """The mean of what came; the opinion of the search counts for so many games."""
        return (self.total + faith * self.expected) / (self.games + faith)


class Rehearsal:
    def __init__(
        self,
        state: State,
        seat: int,
        luck: Chance,
        judgement: Judgement,
        worth: Callable[[State], float],
        s: Settings,
    ) -> None:
        self.state: State = state
        self.seat: int = seat
        self.luck: Chance = luck
        self.judgement: Judgement = judgement
        self.worth: Callable[[State], float] = worth
        self.s: Settings = s

    def candidates(self, root: Node) -> list[Candidate]:
        """The moves surely worth most, none of them far behind the best."""
        sure: list[tuple[float, int]] = []
        for i, edge in enumerate(root.edges):
            if edge.visits:
                doubt = self.s.doubt / sqrt(edge.visits)
                sure.append((doubt - edge.total / edge.visits, i))
        sure.sort()
        return [
            Candidate(root.edges[i], -behind)
            for behind, i in sure[: self.s.finalists]
            if behind - sure[0][0] <= self.s.close
        ]

    def best(self, root: Node) -> Edge | None:
        """The move that did best; None where the search has left no doubt."""
        left = self.candidates(root)
        if len(left) < 2:
            return None
        parts = (len(left) - 1).bit_length()
        for _ in range(parts):
            for _ in range(max(1, self.s.rehearsals // (parts * len(left)))):
                self.compare(left)
            level(left)
            left.sort(key=self.behind)
            left = left[: (len(left) + 1) // 2]
        return left[0].edge

    def behind(self, candidate: Candidate) -> float:
        return -candidate.worth(self.s.faith)

    def compare(self, candidates: list[Candidate]) -> None:
        """One game from each, all in the same world."""
        world = self.state.sample(self.seat, (self.luck.next() << 32) | self.luck.next())
        world.telling = False
        world._told = []
        for candidate in candidates:
            candidate.total += self.worth(self.played_on(world.copy(), candidate.edge))
            candidate.games += 1

    def played_on(self, world: State, first: Edge) -> State:
        """The end of the last own turn that is looked at, or of the game."""
        rounds = self.s.rounds
        turn = turn_of(world)
        world.apply(first.move)
        node = node_after(first, world)
        for _ in range(LONGEST):
            if not world.stack:
                break
            now = turn_of(world)
            if now is not turn:
                node = None
                if turn.seat == self.seat:
                    if rounds == 0 and not self.unsettled(world):
                        break
                    rounds -= 1
                turn = now
            edge = None if node is None else best_known(node, world)
            if edge is not None:
                world.apply(edge.move)
                node = node_after(edge, world)
            else:
                node = None
                world = best_step(world, world.stack[-1].seat, self.judgement.impression)[0]
        return world

    def unsettled(self, world: State) -> bool:
        asked = self.judgement.unsettled
        return asked is not None and asked(world)


def level(candidates: list[Candidate]) -> None:
    """Bring what the search expects to the level of what came: it is good for comparing only."""
    apart = 0.0
    for candidate in candidates:
        apart += candidate.total / candidate.games - candidate.expected
    for candidate in candidates:
        candidate.expected += apart / len(candidates)


def node_after(edge: Edge, world: State) -> Node | None:
    if not world.stack:
        return None
    top = world.stack[-1]
    return child_of(edge, top.seat, top.kind)


def best_known(node: Node, world: State) -> Edge | None:
    """What the tree would play here, if it knows the position well enough."""
    best: Edge | None = None
    for ply in world.legal():
        edge = node.by_move.get(ply)
        if edge is not None and edge.visits >= LEAST_TRIES:
            if best is None or edge.visits > best.visits:
                best = edge
    return best
