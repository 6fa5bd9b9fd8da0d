"""Positions thought on about alone: from a game, from a dump, set up by hand; with branches."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

import terem
from tests.server.client import Player, ServerProcess
from tests.web.look import played

Run = Callable[[Any], Any]


@pytest.mark.parametrize("game", terem.games())
def test_any_moment_of_a_finished_game_can_be_played_on(
    game: str, server: ServerProcess, run: Run
) -> None:
    async def main() -> None:
        async with Player(server.url) as ann, Player(server.url, "Ben") as ben:
            table = (await ann.post("/api/tables/import", played(game, 2)))["id"]
            made = await ann.post("/api/analyses", {"table": table, "moves": 20})
            path = f"/api/analyses/{made['id']}"
            position = await ann.post(f"{path}/position", {"line": []})
            move = position["moves"][-1]
            after = await ann.post(f"{path}/position", {"line": [move["move"]]})
            assert after["view"] != position["view"]
            found = await ann.post(f"{path}/think", {"line": [], "step": 0})
            legal = [one["move"] for one in position["moves"]]
            assert found["hints"]
            assert all(one["move"] in legal for one in found["hints"])
            bad = await ann.post(f"{path}/position", {"line": [["fly"]]}, want=422)
            assert bad["rule"]
            # Branches with comments are kept, and only their owner writes.
            tree = {
                "comment": "here",
                "branches": [
                    {"after": None, "move": move["move"], "text": move["text"], "comment": "bold"}
                ],
            }
            await ann.ask("PUT", path, tree)
            await ben.ask("PUT", path, {"branches": []}, want=404)
            seen = await ben.get(path)
            assert (seen["tree"], seen["mine"]) == (tree, False)
            tree["branches"][0]["after"] = 3  # type: ignore[index]
            await ann.ask("PUT", path, tree, want=400)
            await ann.post("/api/analyses", {"table": table, "moves": 9000}, want=400)

    run(main())


def test_only_possible_positions_are_taken(server: ServerProcess, run: Run) -> None:
    async def main() -> None:
        async with Player(server.url) as ann:
            dump = terem.game("outpost").new(2, 7).dump()
            dump["position"]["players"][0]["resources"]["gold"] = 4
            assert (await ann.post("/api/analyses/check", {"dump": dump}))["flaw"] is None
            made = await ann.post("/api/analyses", {"dump": dump})
            shown = await ann.post(f"/api/analyses/{made['id']}/position", {})
            assert shown["view"]["players"][0]["resources"]["gold"] == 4
            dump["position"]["players"][0]["basic_settlers"] = 40
            flaw = (await ann.post("/api/analyses/check", {"dump": dump}))["flaw"]
            assert "settlers" in flaw
            refused = await ann.post("/api/analyses", {"dump": dump}, want=400)
            assert flaw in refused["text"]
            await ann.post("/api/analyses", {"dump": {}}, want=404)
            await ann.post("/api/analyses", {"dump": {"game": "outpost"}}, want=400)
            visitor = Player(server.url)
            await visitor.post("/api/analyses", {"game": "outpost"}, want=401)
            await visitor.post(f"/api/analyses/{made['id']}/think", {}, want=401)
            await visitor.http.aclose()

    run(main())


def test_a_running_game_is_not_analysed(server: ServerProcess, run: Run) -> None:
    async def main() -> None:
        async with Player(server.url) as ann, Player(server.url, "Ben") as ben:
            made = await ann.table("outpost", "open", ["me", "open"])
            await ben.post(f"/api/tables/{made['id']}/join", {})
            refused = await ann.post("/api/analyses", {"table": made["id"]}, want=409)
            assert refused["code"] == "not-finished"

    run(main())
