"""The client's types of events are true: they are compared with what the golden games tell."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

import terem
from tools.wire import event_types

GOLDEN = Path(__file__).parent / "golden"


def fits(value: object, wanted: str) -> bool:
    if wanted.endswith("[]"):
        parts = value if isinstance(value, list | tuple) else None
        return parts is not None and all(fits(one, wanted.removesuffix("[]")) for one in parts)
    python = {"string": str, "number": int}
    return any(isinstance(value, python[one]) for one in wanted.split(" | "))


@pytest.mark.parametrize("id", terem.games())
def test_events_are_what_the_client_takes_them_for(id: str) -> None:
    game = terem.game(id)
    types = {kind: event_types(game, kinds) for kind, kinds in game.events.items()}
    seen = set()
    for path in sorted((GOLDEN / id).glob("*.json")):
        golden = json.loads(path.read_text(encoding="utf-8"))
        state = game.new(golden["seats"], golden["seed"], golden["options"])
        for move in golden["history"]:
            state.play(move)
            for audience in (None, 0):
                for kind, *values in state.events_for(audience):
                    seen.add(kind)
                    assert len(values) == len(types[kind]), kind
                    for value, wanted in zip(values, types[kind], strict=True):
                        assert fits(value, wanted), f"{kind}: {value!r} is not {wanted}"
    assert seen
