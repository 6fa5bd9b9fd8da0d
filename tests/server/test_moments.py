"""Back to any moment of a game in play: each sees what they saw then, and nothing more."""

from __future__ import annotations

import random
from collections.abc import Callable
from typing import Any

import httpx
import pytest

import terem
from tests.server.client import PATIENCE, Player, ServerProcess

Run = Callable[[Any], Any]


@pytest.mark.parametrize("game", terem.games())
def test_a_moment_is_what_was_seen_then(game: str, server: ServerProcess, run: Run) -> None:
    hand = random.Random(7)

    async def play() -> None:
        async with (
            Player(server.url, "Ann") as ann,
            Player(server.url, "Bob") as bob,
            httpx.AsyncClient(base_url=server.url, timeout=PATIENCE) as visitor,
        ):
            made = await ann.table(game, "invite", ["me", "open"])
            table = made["id"]
            await bob.post(f"/api/tables/{table}/join", {"invite": made["invite"]})
            seen: dict[tuple[str, int], dict[str, Any]] = {}
            async with ann.sit(table) as first, bob.sit(table) as second:
                for _ in range(40):
                    info = await ann.get(f"/api/tables/{table}")
                    seat, other = (first, second) if info["deciding"] == 0 else (second, first)
                    await seat.my_turn()
                    if seat.position["can_undo"] and hand.random() < 0.3:
                        answer = await seat.ask({"type": "undo"})
                    else:
                        answer = await seat.play(hand.choice(seat.position["moves"])["move"])
                    for name, one in (("ann", first), ("bob", second)):
                        while one.position["seq"] < answer["seq"]:
                            await one.receive()
                        seen[name, one.position["seq"]] = one.position
                    assert other.position["seq"] == seat.position["seq"]
                assert any(entry["kind"] == "undo" for entry in first.entries)
            for (name, seq), position in seen.items():
                person = ann if name == "ann" else bob
                then = await person.get(f"/api/tables/{table}/moment?seq={seq}")
                for part in ("seq", "seat", "view", "scores", "breakdown"):
                    assert then[part] == position[part], (name, seq, part)
                assert then["moves"] == []
            # Whoever looks on is shown what everybody could see.
            last = max(seq for _, seq in seen)
            shown = (await visitor.get(f"/api/tables/{table}/moment?seq={last}")).json()
            now = (await visitor.get(f"/api/tables/{table}/position")).json()
            assert shown["view"] == now["view"]
            assert shown["view"]["you"] is None
            for wrong in (0, last + 1, -1, "x"):
                refused = await visitor.get(f"/api/tables/{table}/moment?seq={wrong}")
                assert refused.status_code == 400, wrong

    run(play())
