"""The search itself: select, expand, play out, learn; one iteration in one imagined world."""

from __future__ import annotations

from math import exp, sqrt
from time import perf_counter

from terem.bots.evaluation import Evaluation
from terem.bots.greedy import PROMISING, answer_opened, follow_up
from terem.bots.judgement import Judgement
from terem.bots.net import Net
from terem.bots.search.parameters import Settings
from terem.bots.search.rehearsal import Rehearsal
from terem.bots.search.results import expected_points, learned_results, placed, results
from terem.bots.search.tree import Edge, Node, child_of, turn_of
from terem.bots.symmetry import Twin, twins, without_twins
from terem.engine import Chance, Move, Ply, State

# Longer lines are cut: what lies beyond is the evaluation's business.
MAX_DEPTH = 60


class Search:
    """One decision: grows a tree over worlds sampled from what `seat` knows.

    Nothing of the real state is read but its samples and the legal moves of its own seat.
    """

    def __init__(
        self,
        state: State,
        seat: int,
        seed: int,
        judgement: Judgement,
        s: Settings,
        net: Net | None = None,
        promising: bool = False,
    ) -> None:
        self.state: State = state
        self.seat: int = seat
        self.judgement: Judgement = judgement
        self.judge: Evaluation = judgement.judge
        self.impression: Evaluation = judgement.impression
        self.lead: Evaluation | None = judgement.lead
        self.twin: Twin | None = twins(state.game.id)
        self.s: Settings = s
        self.net: Net | None = net
        # Whether somebody will ask what points each move promises.
        self.promising: bool = promising
        self.luck: Chance = Chance(seed)
        self.worlds: list[State] = []
        self.iterations: int = 0
        self.cut_short: bool = False  # time ran out before the iterations did
        self.root: Node = Node(seat, state.stack[-1].kind)

    def run(self, iterations: int | None, seconds: float | None, hurry: bool = True) -> Node:
        """Iterate until the budget is spent or, in a hurry, the choice can no longer change."""
        limit = iterations if iterations is not None else 1_000_000_000
        allowed = seconds if seconds is not None else 1e9
        begin = perf_counter()
        spent = 0.0
        while self.iterations < limit:
            self.iterate()
            if seconds is not None:
                spent = perf_counter() - begin
                if spent >= allowed:
                    self.cut_short = self.iterations < limit
                    break
            if hurry and not self.iterations & 15:
                left = limit - self.iterations
                if seconds is not None:
                    rest = int(self.iterations * (allowed - spent) / max(spent, 1e-6)) + 1
                    left = min(left, rest)
                if self.decided(left):
                    break
        return self.root

    def decided(self, left: int) -> bool:
        """Whether no other move can be tried as often as the first any more, and none looks better
        than it now."""
        first = 0
        second = 0
        for edge in self.root.edges:
            if edge.visits > first:
                second = first
                first = edge.visits
            elif edge.visits > second:
                second = edge.visits
        return first - second > left and self.choice().visits == first

    def choice(self) -> Edge:
        """The move to play, by what has been seen so far."""
        return self.root.choice(self.s.doubt)

    def rehearsed(self) -> Edge:
        """The move to play, once those that look best have been played on."""
        rehearsal = Rehearsal(self.state, self.seat, self.luck, self.judgement, self.worth, self.s)
        best = rehearsal.best(self.root)
        return self.choice() if best is None else best

    def worth(self, world: State) -> float:
        """What the end of a turn or of the game is worth to the seat that searches."""
        points = expected_points(world, self.judge)
        lead = self.lead
        if world.over or lead is None:
            found = results(world, points, self.s)[self.seat]
        else:
            found = lead(world, self.seat)
        if self.net is not None and not world.over:
            seen = self.net.see(world, self.seat, points)
            learned = learned_results(seen, world.seats, self.s)[self.seat]
            found += self.s.learned * (learned - found)
        return found

    # ------------------------------------------------------------------ one iteration

    def world(self) -> State:
        """A fresh copy of one of the imagined worlds."""
        worlds = self.worlds
        count = self.s.worlds
        if len(worlds) < count:
            seed = (self.luck.next() << 32) | self.luck.next()
            world = self.state.sample(self.seat, seed)
            world.telling = False
            world._told = []
            worlds.append(world)
            return world.copy()
        return worlds[self.iterations % count].copy()

    def consider(self, edges: list[Edge], tries: int) -> None:
        """Try these root moves at least so often, whatever the search thinks of them."""
        for edge in edges:
            while edge.visits < tries:
                self.iterate(edge)

    def iterate(self, forced: Edge | None = None) -> None:
        """One world, one path down the tree, one result; `forced` begins the path at the root."""
        world = self.world()
        self.iterations += 1
        node = self.root
        nodes: list[Node] = []
        edges: list[Edge] = []
        # The lowest question is the turn: a new one means a new turn.
        turn = turn_of(world)
        lead = self.lead
        while True:
            looked: list[State] = []
            if not node.edges:
                looked = self.expand(node, world, len(nodes) < self.s.settling)
            if forced is None and node is self.root:
                forced = self.neglected()
            edge = self.select(node, world, len(nodes)) if forced is None else forced
            forced = None
            nodes.append(node)
            edges.append(edge)
            depth = world.depth()
            # What follows a move is listed when the search comes back to it: mostly never.
            if edge.visits == 0 or len(nodes) >= MAX_DEPTH:
                if looked:
                    world = looked[node.edges.index(edge)]
                else:
                    world.apply(edge.move)
                if world.stack and not (lead is not None and turn_of(world) is not turn):
                    # Questions opened by the last move are answered before anything is judged.
                    answer_opened(world, node.seat, depth if lead is None else 1, self.impression)
                break
            world.apply(edge.move)
            if not world.stack or (lead is not None and turn_of(world) is not turn):
                break
            top = world.stack[-1]
            child = child_of(edge, top.seat, top.kind)
            if child is None:
                child = Node(top.seat, top.kind)
                edge.children.append(child)
            node = child
        self.play_out(world)
        net = self.net
        # Who plans a turn judges it by the lead alone, unless somebody wants to know the points.
        points: list[float] = []
        if lead is None or self.promising or net is not None:
            points = expected_points(world, self.judge)
        worth = 0.0
        if lead is None:
            found = results(world, points, self.s)
        else:
            if self.promising:
                worth = results(world, points, self.s)[self.seat]
            # Nobody else has decided anything in this turn.
            found = [0.0] * world.seats
            found[self.seat] = lead(world, self.seat)
        if net is not None:
            if world.over:
                self.win(edges[0], placed(world.ranking(), self.seat, len(points))[0])
            else:
                seen = net.see(world, self.seat, points)
                points = seen.points
                self.win(edges[0], seen.places[self.seat][0])
                share = self.s.learned
                if share > 0.0:
                    learned = learned_results(seen, world.seats, self.s)
                    for seat in range(len(found)):
                        found[seat] += share * (learned[seat] - found[seat])
                    worth += share * (learned[self.seat] - worth)
        edges[0].worth += found[self.seat] if lead is None else worth
        self.learn(nodes, edges, points, found)

    def neglected(self) -> Edge | None:
        """A root move that has not had its part of the tries that all get alike: one that looks bad
        one step ahead would else never be tried, however good it is two steps ahead."""
        root = self.root
        part = self.s.fair * root.visits / max(1, len(root.edges))
        if part >= 1.0:
            for edge in root.edges:
                if edge.visits + 1 <= part:
                    return edge
        return None

    def win(self, edge: Edge, chance: float) -> None:
        """Keep how likely the seat that searches finishes first after this root move."""
        edge.won += chance

    def learn(
        self, nodes: list[Node], edges: list[Edge], points: list[float], found: list[float]
    ) -> None:
        for i in range(len(nodes)):
            node = nodes[i]
            edge = edges[i]
            value = found[node.seat]
            node.visits += 1
            node.total += value
            edge.visits += 1
            edge.total += value
        kept = edges[0].points
        if kept is None:
            edges[0].points = points[:]
        else:
            for seat in range(len(points)):
                kept[seat] += points[seat]

    # ------------------------------------------------------------------ select

    def select(self, node: Node, world: State, level: int) -> Edge:
        """The edge with the best mixture of result, first impression and neglect."""
        legal = world.legal()
        edges = node.edges
        if legal != node.moves:
            edges = self.available(node, world, legal, level < self.s.settling)
        if len(edges) == 1:
            edges[0].available += 1
            return edges[0]
        trust = self.s.trust
        explore = self.s.explore
        mean = node.total / node.visits if node.visits else 0.0
        best = edges[0]
        best_value = -1e18
        for edge in edges:
            edge.available += 1
            tries = edge.visits
            value = (edge.total + trust * (mean + edge.delta)) / (tries + trust)
            value += explore * edge.prior * sqrt(edge.available) / (1 + tries)
            if value > best_value:
                best_value = value
                best = edge
        return best

    def available(self, node: Node, world: State, legal: list[Ply], settling: bool) -> list[Edge]:
        """The edges of a world whose legal moves differ from those met first."""
        known = node.by_move
        moves = self.distinct(world, legal)
        missing = [move for move in moves if move not in known]
        if missing:
            self.look(node, world, missing, settling)
        return [known[move] for move in moves]

    # ------------------------------------------------------------------ expand

    def expand(self, node: Node, world: State, settling: bool) -> list[State]:
        """List the moves with a first impression of each; the positions after them."""
        legal = world.legal()
        moves = self.distinct(world, legal)
        looked = self.look(node, world, moves, settling)
        node.moves = legal
        node.edges = [node.by_move[move] for move in moves]
        return looked

    def distinct(self, world: State, legal: list[Ply]) -> list[Ply]:
        """The moves worth comparing: of those that come to the same thing one only."""
        return legal if self.twin is None else without_twins(world, legal, self.twin)

    def edge_of(self, move: Move) -> Edge:
        """The root's edge for a move: its own, or that of its equal."""
        for edge in self.root.edges:
            if edge.move.move == move:
                return edge
        assert self.twin is not None
        for edge in self.root.edges:
            equal = self.twin(self.state, edge.move)
            if equal is not None and equal.move == move:
                return edge
        raise AssertionError(f"{move!r} was not looked at")

    def look(self, node: Node, world: State, moves: list[Ply], settling: bool) -> list[State]:
        """Judge moves by the position right after each, as their own seat sees it; if `settling`,
        after the questions each opens have been answered. These positions, unless there was
        nothing to compare."""
        seen: list[State] = []
        if len(moves) == 1:
            node.by_move[moves[0]] = Edge(moves[0], 1.0, 0.0)
            return seen
        seat = node.seat
        impression = self.impression
        values: list[float] = []
        depth = world.depth()
        for move in moves:
            twin = world.copy()
            twin.apply(move)
            if settling and twin.depth() > depth:
                answer_opened(twin, seat, depth, impression)
            values.append(impression(twin, seat))
            seen.append(twin)
        if self.s.ahead > 0 and node is self.root:
            self.look_ahead(seat, values, seen)
        best = max(values)
        heat = self.s.temperature
        total = 0.0
        for value in values:
            total += exp((value - best) / heat) if value - best > -30.0 * heat else 0.0
        alike = self.s.uniform / len(moves)
        share = (1.0 - self.s.uniform) / total
        for i in range(len(moves)):
            behind = values[i] - best
            prior = alike
            if behind > -30.0 * heat:
                prior += share * exp(behind / heat)
            node.by_move[moves[i]] = Edge(moves[i], prior, max(behind, -20.0))
        return seen

    def look_ahead(self, seat: int, values: list[float], seen: list[State]) -> None:
        """Judge the most promising moves by where they lead, as greedy does: a few more steps of
        the same seat, as long as it is its turn."""
        order = sorted(range(len(values)), key=lambda i: -values[i])
        for i in order[:PROMISING]:
            reached = follow_up(seen[i].copy(), seat, self.impression, self.s.ahead)
            if reached > values[i]:
                values[i] = reached

    # ------------------------------------------------------------------ play out

    def play_out(self, world: State) -> None:
        """A few decisions more, each the best of some moves picked at random."""
        impression = self.impression
        for _ in range(self.s.plies):
            if not world.stack:
                return
            legal = world.legal()
            count = len(legal)
            if count == 1:
                world.apply(legal[0])
                continue
            seat = world.stack[-1].seat
            depth = world.depth()
            tries = self.s.candidates
            every = count <= tries
            if every:
                tries = count
            best = legal[0]
            best_value = -1e18
            for i in range(tries):
                move = legal[i] if every else legal[self.luck.below(count)]
                twin = world.copy()
                twin.apply(move)
                if twin.depth() > depth:
                    answer_opened(twin, seat, depth, impression)
                value = impression(twin, seat)
                if value > best_value:
                    best_value = value
                    best = move
            world.apply(best)
