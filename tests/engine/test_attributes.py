"""Every attribute of a position is copied, and comes back from a dump: none can be forgotten."""

from __future__ import annotations

import ast
import random
from functools import cache
from pathlib import Path
from typing import Any

import pytest

import terem
from terem.engine import game as engine_game

ENGINE = Path(engine_game.__file__).parent
# Chance is compared by its dump, the frames by theirs; the listed moves are worked out anew.
APART = {"chance", "stack", "_legal", "past", "game", "tables", "components", "_told"}


@cache
def attributes(path: Path, name: str) -> list[str]:
    """What a class of a module declares, read from its source: compiled classes do not say."""
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.ClassDef) and node.name == name:
            return [
                part.target.id
                for part in node.body
                if isinstance(part, ast.AnnAssign) and isinstance(part.target, ast.Name)
            ]
    raise AssertionError(f"{name} is not in {path.name}")


def compared(one: Any, other: Any, names: list[str]) -> None:
    for name in names:
        if name in APART:
            assert hasattr(other, name), name
        elif name != "players":
            assert getattr(other, name) == getattr(one, name), name


@pytest.mark.parametrize("id", terem.games())
def test_copies_and_dumps_forget_nothing(id: str) -> None:
    game = terem.game(id)
    rng = random.Random(id)
    for seats in game.seats:
        state: Any = game.new(seats, rng.randrange(1 << 30))
        source = ENGINE.parent / "games" / id / "state.py"
        own = attributes(source, type(state).__name__)
        shared = attributes(ENGINE / "state.py", "State")
        assert own
        for _ in range(120):
            if state.seat is None:
                break
            state.play(rng.choice(state.moves()))
            twins: list[Any] = [state.copy()]
            if rng.random() < 0.2:
                twins.append(game.restore(state.dump()))
            for twin in twins:
                compared(state, twin, [name for name in own + shared if name != "telling"])
                for one, other in zip(state.players, twin.players, strict=True):
                    assert other is not one
                    compared(one, other, attributes(source, "Player"))
