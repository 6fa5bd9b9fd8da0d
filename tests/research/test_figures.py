"""What learning code sees stays what it was, bit for bit, however it is computed.

Nets are trained on these numbers and results are compared between years: whoever changes them
raises the `VERSION` of the game's features (or the rules version) and writes `figures.json` anew
with `python -m tests.research.test_figures`.
"""

from __future__ import annotations

import hashlib
import json
import random
from pathlib import Path
from typing import Any

import numpy as np
import pytest

import terem
from terem import research
from terem.research.observations import features_of

FIGURES = Path(__file__).parent / "figures.json"
TABLES = [(id, seats) for id in terem.games() for seats in terem.game(id).seats]


def observed(id: str, seats: int) -> str:
    """A digest of all that every seat observes in one random game."""
    found = hashlib.sha256()
    state = terem.game(id).new(seats, seats)
    rng = random.Random(seats)
    while state.seat is not None:
        for seat in range(seats):
            found.update(research.observe(state, seat).tobytes())
        state.play(rng.choice(state.moves()))
    for seat in range(seats):
        found.update(research.observe(state, seat).tobytes())
    return found.hexdigest()


def stepped(id: str) -> str:
    """A digest of all that a batch gives, ends of games and new deals included."""
    found = hashlib.sha256()
    batch = research.batch(id, games=6, seats=2, seed=11)
    step = batch.reset()
    ends = number = 0
    while ends < 3:
        for part in step:
            found.update(np.ascontiguousarray(part).tobytes())
        legal = [np.flatnonzero(mask) for mask in step.masks]
        step = batch.step([int(ids[number * 7 % len(ids)]) for ids in legal])
        ends += int(step.dones.sum())
        number += 1
    return found.hexdigest()


def figures(id: str) -> dict[str, Any]:
    game = terem.game(id)
    return {
        "rules": game.version,
        "features": features_of(game).VERSION,
        "observed": {str(seats): observed(id, seats) for seats in game.seats},
        "stepped": stepped(id),
    }


KEPT: dict[str, Any] = json.loads(FIGURES.read_text(encoding="utf-8")) if FIGURES.exists() else {}


@pytest.mark.parametrize(("id", "seats"), TABLES)
def test_observations_are_what_they_were(id: str, seats: int) -> None:
    game = terem.game(id)
    assert KEPT[id]["rules"] == game.version
    assert KEPT[id]["features"] == features_of(game).VERSION
    assert KEPT[id]["observed"][str(seats)] == observed(id, seats)


@pytest.mark.parametrize("id", terem.games())
def test_a_batch_gives_what_it_gave(id: str) -> None:
    assert KEPT[id]["stepped"] == stepped(id)


if __name__ == "__main__":
    made = {id: figures(id) for id in terem.games()}
    FIGURES.write_text(json.dumps(made, indent=1) + "\n", encoding="utf-8")
