"""Nim, added as docs/adding-a-game.md says: it is whole without a line anywhere else.

The compiled engine cannot be extended by plain Python, so Nim runs on the plain one.
"""

from __future__ import annotations

import os
import random
import subprocess
import sys
from pathlib import Path

import pytest

from terem.cli.bench import form
from terem.engine import LANGUAGES
from tests.properties import play_random_game

ROOT = Path(__file__).parent.parent.parent
ENVIRONMENT = {**os.environ, "TEREM_GAMES": "tests.games.nim", "PYTHONPATH": str(ROOT / "src")}

plain_only = pytest.mark.skipif(form() == "compiled", reason="Nim is plain Python")


def terem_says(*arguments: str, given: str = "") -> str:
    done = subprocess.run(
        [sys.executable, "-m", "terem.cli", *arguments],
        input=given,
        capture_output=True,
        text=True,
        env=ENVIRONMENT,
        cwd=ROOT,
        timeout=120,
        check=False,
    )
    assert done.returncode == 0, done.stderr
    return done.stdout


@plain_only
@pytest.mark.parametrize("seats", [2, 3])
def test_every_property_of_a_game_holds(seats: int) -> None:
    from tests.games.nim import GAME

    rng = random.Random(seats)
    for _ in range(20):
        play_random_game(GAME, seats, rng.randrange(1 << 32), {}, 1)


@plain_only
def test_the_last_match_wins() -> None:
    from tests.games.nim import GAME

    s = GAME.new(2, 1)
    assert s.seat is not None
    first = s.seat
    for heap, counts in (("left", (3,)), ("middle", (3, 1)), ("right", (3, 2))):
        for count in counts:
            s.play(("take", heap, count))
    assert s.seat is None
    assert s.ranking() == [[first], [1 - first]]
    reason = GAME.new(2, 1).explain(("take", "left", 4))
    assert reason is not None


@pytest.mark.parametrize("lang", LANGUAGES)
def test_it_is_played_to_its_end_in_the_terminal(lang: str) -> None:
    seats = ("--seats", "human,greedy", "--seed", "3", "--lang", lang)
    said = terem_says("play", "nim", *seats, given="1\n" * 12)
    assert {"en": "Heaps", "ru": "Кучки", "de": "Haufen"}[lang] in said, "the board is shown"
    assert {"en": "left", "ru": "левая", "de": "links"}[lang] in said, "in the game's own words"
    assert "1. " in said, "the result is told"


def test_the_bots_play_what_nobody_has_taught_them() -> None:
    said = terem_says("sim", "nim", "--seats", "medium@20,random", "--games", "2", "--jobs", "1")
    assert "2 games" in said


def test_it_is_not_in_the_products_list() -> None:
    import terem

    assert "nim" not in terem.games()
