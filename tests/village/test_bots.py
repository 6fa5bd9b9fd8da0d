"""Greedy in Village: better than chance, alone and against others."""

from __future__ import annotations

from terem import bots
from tests.village.table import GAME


def played(names: list[str], seed: int) -> list[int]:
    s = GAME.new(len(names), seed)
    players = [bots.bot(name, seed + i) for i, name in enumerate(names)]
    while s.seat is not None:
        s.play(players[s.seat].choose(s))
    return s.scores()


def test_greedy_beats_random_from_either_seat() -> None:
    greedy, chance = played(["greedy", "random"], 0)
    assert greedy > chance
    chance, greedy = played(["random", "greedy"], 1)
    assert greedy > chance


def test_greedy_alone_is_at_least_a_journeyman_on_average() -> None:
    scores = [played(["greedy"], seed)[0] for seed in range(3)]
    assert sum(scores) / len(scores) >= 45


def test_greedy_chooses_alike_in_alike_positions() -> None:
    s = GAME.new(2, 5)
    assert bots.bot("greedy", 3).choose(s) == bots.bot("greedy", 3).choose(s.copy())
