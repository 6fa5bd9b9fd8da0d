"""Puzzles over HTTP: the solution is not told before it is found or asked for."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import terem
from terem import puzzles
from tests.server.client import Player, ServerProcess

Run = Callable[[Any], Any]


def test_a_puzzle_is_solved_step_by_step(server: ServerProcess, run: Run) -> None:
    async def play() -> None:
        async with Player(server.url) as ann:
            shelves = await ann.get("/api/puzzles?day=2026-11-16&lang=de")
            assert [one["game"] for one in shelves] == terem.games()
            shelf = next(one for one in shelves if one["game"] == "village")
            assert shelf["today"] in [one["id"] for one in shelf["puzzles"]]
            assert shelf == next(
                one
                for one in await ann.get("/api/puzzles?day=2026-11-16&lang=de")
                if one["game"] == "village"
            )
            puzzle = puzzles.find(terem.game("village"), shelf["today"])
            path = f"/api/games/village/puzzles/{puzzle.id}"
            now = await ann.post(path)
            assert (now["done"], now["solution"], now["solved"]) == ([], [], False)
            best = list(puzzle.steps[0].move)
            other = next(one["move"] for one in now["moves"] if one["move"] != best)
            wrong = await ann.post(path, {"move": other})
            assert wrong["problem"]["code"] == "wrong"
            assert wrong["solution"] == []
            assert wrong["done"] == []
            forbidden = await ann.post(path, {"move": ["fly"]})
            assert forbidden["problem"]["code"] == "against-rules"
            done: list[Any] = []
            for step in puzzle.steps:
                now = await ann.post(path, {"done": done, "move": list(step.move)})
                assert now["problem"] is None
                done = now["done"]
            assert now["solved"]
            assert [one["move"] for one in now["solution"]] == done
            shown = await ann.post(path, {"solve": True})
            assert shown["solution"] == now["solution"]
            assert not shown["solved"]

    run(play())


def test_a_puzzle_that_is_not_there(server: ServerProcess, run: Run) -> None:
    async def play() -> None:
        async with Player(server.url) as ann:
            for path in ("/api/games/village/puzzles/none", "/api/games/chess/puzzles/none"):
                answer = await ann.http.post(path, json={})
                assert answer.status_code == 404
            assert (await ann.http.get("/api/puzzles?day=soon")).status_code == 400

    run(play())
