"""Promises corrected by what came of earlier ones."""

from __future__ import annotations

import pytest

import terem
from terem.bots import promises as module
from terem.bots.promises import Promises, promises

NEUTRAL = {
    "usual": 100,
    "middle": 40,
    "own": [0, 0, 0, 0],
    "rivals": [0, 0, 0, 0],
    "chance": [0, 1, 0, 0, 0],
}


def test_what_came_true_is_left_alone() -> None:
    known = Promises(NEUTRAL)
    assert known.points([50.0, 45.0], 0, 30) == [50.0, 45.0]
    assert known.win(0.7, [50.0, 45.0], 0, 30) == pytest.approx(0.7)


def test_own_promises_and_those_of_rivals_are_corrected_apart() -> None:
    known = Promises({**NEUTRAL, "own": [-2, -4, 0, 0], "rivals": [1, 0, 0, 0]})
    assert known.points([50.0, 45.0], 0, 50) == [46.0, 46.0]
    assert known.points([50.0, 45.0], 1, 50) == [51.0, 41.0]
    # A long game is as good as over, not more.
    assert known.points([50.0, 45.0], 0, 300) == [44.0, 46.0]


def test_a_lead_late_in_the_game_makes_sure() -> None:
    known = Promises({**NEUTRAL, "chance": [0, 1, 0, 0, 3]})
    early = known.win(0.6, [50.0, 45.0], 0, 0)
    late = known.win(0.6, [50.0, 45.0], 0, 90)
    assert early == pytest.approx(0.6)
    assert early < late < 1.0
    assert known.win(0.6, [45.0, 50.0], 0, 90) < 0.6


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
