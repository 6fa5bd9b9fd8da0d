"""Searching on several cores: a tree for each process, the tries at their roots added up.

What travels to the other processes is the dump of an imagined world, so they know no more than
the seat does.
"""

from __future__ import annotations

from concurrent.futures import ProcessPoolExecutor
from multiprocessing import get_context
from typing import Any

import terem
from terem.bots.judgement import judgement
from terem.bots.net import learned
from terem.bots.search import Edge, Node, Search, settings
from terem.engine import Move, State

_pools: dict[int, ProcessPoolExecutor] = {}

Tries = list[tuple[Move, int, float]]


def pool(jobs: int) -> ProcessPoolExecutor:
    """Workers are kept for the next decision: starting one takes longer than most thoughts."""
    found = _pools.get(jobs)
    if found is None:
        # Not forked: the parent may run threads (a server does).
        found = ProcessPoolExecutor(max_workers=jobs, mp_context=get_context("spawn"))
        _pools[jobs] = found
    return found


def search_dump(
    dump: dict[str, Any],
    seat: int,
    seed: int,
    level: str,
    iterations: int | None,
    seconds: float | None,
) -> Tries:
    """One process's share of the work."""
    game = str(dump["game"])
    state = terem.game(game).restore(dump)
    s = settings(game, level, state.seats)
    net = learned(state.game) if s.learned > 0.0 else None
    search = Search(state, seat, seed, judgement(game), s, net)
    root = search.run(iterations, seconds, hurry=False)
    return [(edge.move.move, edge.visits, edge.total) for edge in root.edges]


def search_together(
    state: State,
    seat: int,
    seed: int,
    level: str,
    iterations: int | None,
    seconds: float | None,
    jobs: int,
) -> Move:
    """The choice of one who had made all their tries."""
    dump = state.sample(seat, seed).dump()
    share = None if iterations is None else max(1, iterations // jobs)
    workers = pool(jobs)
    running = [
        workers.submit(search_dump, dump, seat, seed + 1 + job, level, share, seconds)
        for job in range(jobs)
    ]
    together = Node(seat, "")
    for ply in state.legal():
        together.edges.append(Edge(ply, 0.0, 0.0))
    by_move = {edge.move.move: edge for edge in together.edges}
    for future in running:
        for move, visits, total in future.result():
            edge = by_move[move]
            edge.visits += visits
            edge.total += total
    return together.choice(settings(state.game.id, level, state.seats).doubt).move.move
