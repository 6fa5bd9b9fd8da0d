"""Whole random games of every kind, seat count and option, checked move by move."""

from __future__ import annotations

import random

import pytest

import terem
from terem.cli.bench import form
from tests.properties import play_random_game, random_options

# (game, seats) and how many games of each: at least 1,000 a game over all seat counts, compiled.
# The plain sources are the same sources, several times slower: they play the first tenth, and
# every check at every move with two seats.
TABLES = [(id, seats) for id in terem.games() for seats in terem.game(id).seats]
BATCHES = 10
COMPILED = form() == "compiled"
PLAYED = BATCHES if COMPILED else 1


def batch_size(id: str) -> int:
    return -(-1000 // (len(terem.game(id).seats) * BATCHES))


@pytest.mark.parametrize("batch", range(PLAYED))
@pytest.mark.parametrize(("id", "seats"), TABLES)
def test_random_games(id: str, seats: int, batch: int) -> None:
    game = terem.game(id)
    rng = random.Random(f"{id} {seats} {batch}")
    for _ in range(batch_size(id)):
        options = random_options(game, rng) if rng.random() < 0.7 else {}
        play_random_game(game, seats, rng.randrange(1 << 32), options, thorough_every=150)


@pytest.mark.parametrize(
    ("id", "seats"), [(id, seats) for id, seats in TABLES if COMPILED or seats == 2]
)
def test_every_check_at_every_move(id: str, seats: int) -> None:
    game = terem.game(id)
    rng = random.Random(f"thorough {id} {seats}")
    play_random_game(game, seats, rng.randrange(1 << 32), random_options(game, rng), 1)
