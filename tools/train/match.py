"""Matches between judgements: the same search, the same iterations, another net at the leaves."""

from __future__ import annotations

import time
from dataclasses import dataclass
from pathlib import Path

import terem
from terem.arena.stats import wilson
from terem.bots.net import Net
from tools.train.selfplay import LONGEST, Searcher


@dataclass(frozen=True)
class Side:
    """A judgement: a net with its share in the results, or (without a net) the hand-made one."""

    net: str
    share: float
    iterations: int

    def __str__(self) -> str:
        return f"{Path(self.net).stem if self.net else 'hand'}*{self.share:g}@{self.iterations}"


_nets: dict[str, Net] = {}


def net_of(path: str) -> Net | None:
    if path and path not in _nets:
        _nets[path] = Net(Path(path))
    return _nets[path] if path else None


def play(game: str, sides: tuple[Side, ...], index: int, seed: int) -> tuple[float, list[int]]:
    """One game with the seats turned by `index`; the share of the win of the first side."""
    seats = len(sides)
    turn = index % seats
    order = [sides[(seat + turn) % seats] for seat in range(seats)]
    deal = seed + index // seats
    state = terem.game(game).new(seats, deal)
    state.telling = False
    players = [
        Searcher(game, seats, deal * 101 + seat, side.iterations, net_of(side.net), side.share)
        for seat, side in enumerate(order)
    ]
    while state.seat is not None and state.played < LONGEST:
        state.play(players[state.seat].choose(state))
    mine = (seats - turn) % seats
    winners = state.ranking()[0]
    scores = state.scores()
    won = 1.0 / len(winners) if mine in winners else 0.0
    return won, [scores[(mine + place) % seats] for place in range(seats)]


def play_some(
    game: str, sides: tuple[Side, ...], indices: list[int], seed: int, seconds: float
) -> list[tuple[int, float, list[int]]]:
    end = time.monotonic() + seconds
    found = []
    for index in indices:
        if time.monotonic() > end:
            break
        won, scores = play(game, sides, index, seed)
        found.append((index, won, scores))
    return found


def verdict(
    sides: tuple[Side, ...], results: list[tuple[int, float, list[int]]]
) -> dict[str, object]:
    won = sum(result[1] for result in results)
    count = len(results)
    low, high = wilson(won, count)
    return {
        "new": str(sides[0]),
        "against": [str(side) for side in sides[1:]],
        "games": count,
        "share": round(won / count, 4) if count else None,
        "low": round(low, 4),
        "high": round(high, 4),
        "points": [
            round(sum(result[2][place] for result in results) / count, 2) if count else None
            for place in range(len(sides))
        ],
    }
