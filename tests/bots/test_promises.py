"""Promises corrected by what came of earlier ones."""

from __future__ import annotations

from math import log

import pytest

import terem
from terem import bots
from terem.bots import promises as module
from terem.bots.ends import Ends, ends
from terem.bots.judgement import judgement
from terem.bots.net import learned
from terem.bots.promises import Lean, Promises, name_of, promises
from tests.bots.positions import some_positions

NEUTRAL = {
    "usual": 100,
    "middle": 40,
    "own": [0] * 7,
    "rivals": [0] * 7,
    "chance": [0, 1, 0, 0, 0, 0, 0],
    "ends": 0,
}


def test_what_came_true_is_left_alone() -> None:
    known = Promises(NEUTRAL)
    assert known.points([50.0, 45.0], 0, 30) == [50.0, 45.0]
    assert known.win(0.7, [50.0, 45.0], 0, 30) == pytest.approx(0.7)


def test_own_promises_and_those_of_rivals_are_corrected_apart() -> None:
    known = Promises({**NEUTRAL, "own": [-2, -4, 0, 0, 0, 0, 0], "rivals": [1, 0, 0, 0, 0, 0, 0]})
    assert known.points([50.0, 45.0], 0, 50) == [46.0, 46.0]
    assert known.points([50.0, 45.0], 1, 50) == [51.0, 41.0]
    # A long game is as good as over, not more.
    assert known.points([50.0, 45.0], 0, 300) == [44.0, 46.0]


def test_a_lead_late_in_the_game_makes_sure() -> None:
    known = Promises({**NEUTRAL, "chance": [0, 1, 0, 0, 3, 0, 0]})
    early = known.win(0.6, [50.0, 45.0], 0, 0)
    late = known.win(0.6, [50.0, 45.0], 0, 90)
    assert early == pytest.approx(0.6)
    assert early < late < 1.0
    assert known.win(0.6, [45.0, 50.0], 0, 90) < 0.6


def test_where_games_played_on_end_leans_the_promise() -> None:
    came = Ends(2)
    came.games, came.totals, came.wins = 4, [240.0, 160.0], 4.0
    lean = Lean([50.0, 45.0], 0.5, came)
    assert lean.points == [10.0, -5.0]
    assert lean.odds == pytest.approx(log(4.5 / 0.5))  # nothing is certain
    # Ten points more count for one; here half of it, and late in the game all of it.
    weights = [0, 0, 0, 0, 5, 5, 0]
    known = Promises({**NEUTRAL, "own": weights, "rivals": weights})
    assert known.points([50.0, 45.0], 0, 0, lean) == [55.0, 42.5]
    assert known.points([50.0, 45.0], 0, 100, lean) == [60.0, 40.0]
    # Another move keeps its distance from the best one.
    assert known.points([48.0, 46.0], 0, 0, lean) == [53.0, 43.5]
    assert known.points([50.0, 45.0], 0, 0) == [50.0, 45.0]
    sure = Promises({**NEUTRAL, "chance": [0, 1, 0, 0, 0, 1, 0]})
    assert sure.win(0.5, [50.0, 45.0], 0, 0, lean) == pytest.approx(0.9)


@pytest.mark.parametrize("id", terem.games())
def test_a_hint_says_what_games_played_on_say(id: str, monkeypatch: pytest.MonkeyPatch) -> None:
    state = some_positions(id, 2, 34, 3)[-1]
    assert state.seat is not None
    game = terem.game(id)
    stored = {**NEUTRAL, "rules": game.version, "net": name_of(learned(game))}
    all_of_it = {"own": [0, 0, 0, 0, 10, 0, 0], "rivals": [0, 0, 0, 0, 10, 0, 0], "ends": 2}
    monkeypatch.setattr(module, "_stored", {id: {"2": {**stored, **all_of_it}}})
    best = bots.hint(state, state.seat, top=1, iterations=20, seed=5)[0]
    came = ends(state, state.seat, 5, judgement(id).impression, 2)
    assert came.games == 2
    assert best.points == pytest.approx(came.points)


def test_a_correction_belongs_to_rules_and_net(monkeypatch: pytest.MonkeyPatch) -> None:
    game = terem.game("village")
    stored = {**NEUTRAL, "rules": game.version, "net": ""}
    monkeypatch.setattr(module, "_stored", {"village": {"2": stored}})
    assert promises(game, 2, None) is not None
    assert promises(game, 3, None) is None
    monkeypatch.setattr(module, "_stored", {"village": {"2": {**stored, "rules": -1}}})
    assert promises(game, 2, None) is None
    monkeypatch.setattr(module, "_stored", {"village": {"2": {**stored, "net": "another"}}})
    assert promises(game, 2, None) is None
