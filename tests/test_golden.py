"""Stored games replay to the same result, for ever."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

import terem
from tools.golden import digest

GOLDEN = sorted((Path(__file__).parent / "golden").glob("*/*.json"))


@pytest.mark.parametrize("path", GOLDEN, ids=lambda path: f"{path.parent.name}-{path.stem}")
def test_golden_game(path: Path) -> None:
    golden = json.loads(path.read_text(encoding="utf-8"))
    game = terem.game(golden["game"])
    assert golden["version"] == game.version, "make the golden games anew with the new rules"
    state = game.new(golden["seats"], golden["seed"], golden["options"])
    for number, move in enumerate(golden["history"]):
        state.play(move)
        assert digest(state) == golden["views"][number], f"after move {number + 1}, {move}"
    assert state.seat is None
    assert state.scores() == golden["scores"]
    assert state.ranking() == golden["ranking"]


@pytest.mark.parametrize("id", terem.games())
def test_every_game_has_golden_games(id: str) -> None:
    assert [path for path in GOLDEN if path.parent.name == id]
