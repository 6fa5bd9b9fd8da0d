"""How a game ends from here when everybody goes on one step ahead: played several times, in worlds
imagined by the seat that asks. Late in a game that says more than any judgement of the position."""

from __future__ import annotations

from time import perf_counter
from typing import Final

from terem.bots.evaluation import Evaluation
from terem.bots.greedy import best_step
from terem.engine import Chance, State

# Steps of one game: one that goes round in circles is cut off.
LONGEST: Final = 1000


class Ends:
    """What came, on average."""

    def __init__(self, sides: int) -> None:
        self.games: int = 0
        self.totals: list[float] = [0.0] * sides
        self.wins: float = 0.0

    @property
    def points(self) -> list[float]:
        """Final points by side."""
        return [total / self.games for total in self.totals]

    @property
    def win(self) -> float:
        """How often the seat finished first; half a game more each way, for nothing is certain."""
        return (self.wins + 0.5) / (self.games + 1)


def ends(
    state: State, seat: int, seed: int, step: Evaluation, games: int, seconds: float | None = None
) -> Ends:
    """So many games from here on, fewer if time runs out, one at least."""
    luck = Chance(seed)
    found = Ends(len(state.scores()))
    begin = perf_counter()
    while found.games < games:
        world = state.sample(seat, (luck.next() << 32) | luck.next())
        world.telling = False
        world._told = []
        for _ in range(LONGEST):
            if not world.stack:
                break
            world = best_step(world, world.stack[-1].seat, step)[0]
        for side, points in enumerate(world.scores()):
            found.totals[side] += points
        if world.over:
            first = world.ranking()[0]
            found.wins += 1.0 / len(first) if seat in first else 0.0
        found.games += 1
        if seconds is not None and perf_counter() - begin > seconds:
            break
    return found
