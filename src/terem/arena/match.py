"""Playing games between bots, one after another or in several processes."""

from __future__ import annotations

import os
from collections.abc import Iterator
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from dataclasses import dataclass, field
from typing import Any

import terem
from terem import bots


@dataclass(frozen=True)
class Fixture:
    """One game to be played: which bot sits on which seat, with which seed."""

    game: str
    index: int
    seed: int
    seats: tuple[str, ...]  # bot names in seat order
    entrants: tuple[int, ...]  # which entrant sits on each seat
    options: dict[str, Any] = field(default_factory=dict)


@dataclass(frozen=True)
class Result:
    """How a game ended."""

    fixture: Fixture
    scores: list[int]
    ranking: list[list[int]]
    moves: int
    breakdown: list[list[tuple[str, int]]]

    def share(self, seat: int) -> float:
        """1 for a win, a fair part of it for a shared one, 0 otherwise."""
        winners = self.ranking[0]
        return 1 / len(winners) if seat in winners else 0.0


def fixtures(
    game: str, entrants: list[str], games: int, seed: int, options: dict[str, Any]
) -> list[Fixture]:
    """The games of a match: the seats turn by one place from game to game."""
    count = len(entrants)
    planned = []
    for index in range(games):
        turn = index % count
        order = tuple((i + turn) % count for i in range(count))
        # Every rotation of the seats gets the same deal, so luck of the deal cancels out.
        deal = seed + index // count
        names = tuple(entrants[i] for i in order)
        planned.append(Fixture(game, index, deal, names, order, options))
    return planned


def play_fixture(fixture: Fixture) -> Result:
    game = terem.game(fixture.game)
    state = game.new(len(fixture.seats), fixture.seed, fixture.options)
    state.telling = False
    players = [
        bots.bot(name, seed=fixture.seed * 101 + seat) for seat, name in enumerate(fixture.seats)
    ]
    while True:
        seat = state.seat
        if seat is None:
            break
        state.play(players[seat].choose(state))
    return Result(
        fixture,
        state.scores(),
        state.ranking(),
        len(state.history),
        [state.score_breakdown(seat) for seat in range(state.seats)],
    )


def play_all(planned: list[Fixture], jobs: int) -> Iterator[Result]:
    """Results as they come in; closing the iterator stops the rest."""
    if jobs <= 1 or len(planned) < 2:
        for fixture in planned:
            yield play_fixture(fixture)
        return
    with ProcessPoolExecutor(max_workers=jobs) as pool:
        waiting: set[Future[Result]] = set()
        queue = iter(planned)
        try:
            for fixture in queue:
                waiting.add(pool.submit(play_fixture, fixture))
                if len(waiting) >= jobs * 2:
                    done, waiting = wait(waiting, return_when=FIRST_COMPLETED)
                    yield from (future.result() for future in done)
            while waiting:
                done, waiting = wait(waiting, return_when=FIRST_COMPLETED)
                yield from (future.result() for future in done)
        finally:
            for future in waiting:
                future.cancel()


def default_jobs() -> int:
    return max(1, os.cpu_count() or 1)
