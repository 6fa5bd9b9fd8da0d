"""Positions outlive the code: dumps of every kind of question, made by an earlier one, restore."""

from __future__ import annotations

import hashlib
import json
from pathlib import Path
from typing import Any

import pytest

import terem

DUMPS = sorted((Path(__file__).parent / "dumps").glob("*/*.json"))


def prints(state: terem.State) -> list[str]:
    views = [state.view(seat) for seat in (None, *range(state.seats))]
    return [
        hashlib.sha256(json.dumps(view, sort_keys=True).encode()).hexdigest()[:16] for view in views
    ]


@pytest.mark.parametrize("path", DUMPS, ids=lambda path: f"{path.parent.name}-{path.stem}")
def test_an_old_dump_restores_to_the_same_position(path: Path) -> None:
    kept: dict[str, Any] = json.loads(path.read_text(encoding="utf-8"))
    state = terem.game(kept["dump"]["game"]).restore(kept["dump"])
    assert [list(move) for move in state.moves()] == kept["moves"]
    assert prints(state) == kept["views"]
