"""How far somebody has come with lessons and puzzles is kept with their account."""

from __future__ import annotations

import time
from collections.abc import Callable
from typing import Any

import terem
from terem import puzzles
from tests.server.client import Player, ServerProcess

Run = Callable[[Any], Any]
PATH = "/api/me/learning"
NOTHING: dict[str, Any] = {"chapters": {}, "puzzles": {}}


def chapter(at: int, *done: Any, finished: bool = False) -> dict[str, Any]:
    return {"done": list(done), "finished": finished, "at": at}


def test_two_browsers_of_one_account_are_joined(server: ServerProcess, run: Run) -> None:
    one, other = [each.id for each in puzzles.puzzles(terem.game("village"))[:2]]

    async def play() -> None:
        async with Player(server.url) as ann, Player(server.url) as phone:
            name = f"Learner {ann.id[-6:]}"
            await ann.claim(name)
            assert await ann.get(PATH) == NOTHING
            told: dict[str, dict[str, Any]] = {
                "chapters": {
                    "village/turn": chapter(2_000, None, ["take", "crafts", "pink"]),
                    "village/aim": chapter(1_000, finished=True),
                },
                "puzzles": {one: 2},
            }
            assert await ann.ask("PUT", PATH, told) == told
            # The phone has got further in one chapter, and less far in another, before it signs in.
            await phone.post("/api/session", {"name": name, "password": "a long password 7"})
            joined = await phone.ask(
                "PUT",
                PATH,
                {
                    "chapters": {
                        "village/turn": chapter(1_500, None),
                        "village/aim": chapter(3_000, None),
                        "rurik/advisors": chapter(500, None),
                    },
                    "puzzles": {one: 0, other: 1},
                },
            )
            assert joined == {
                "chapters": {
                    # The later word counts, and what is finished stays so.
                    "village/turn": told["chapters"]["village/turn"],
                    "village/aim": chapter(3_000, None, finished=True),
                    "rurik/advisors": chapter(500, None),
                },
                # The first result of a puzzle stays.
                "puzzles": {one: 2, other: 1},
            }
            assert await ann.get(PATH) == joined
            assert (await ann.get("/api/me/export"))["learning"] == joined

    run(play())


def test_what_is_told_is_checked(server: ServerProcess, run: Run) -> None:
    async def play() -> None:
        async with Player(server.url) as ann:
            # A guest has nothing that it could be kept with.
            assert (await ann.get(PATH, want=403))["code"] == "no-account"
            assert (await ann.ask("PUT", PATH, NOTHING, want=403))["code"] == "no-account"
            await ann.claim(f"Checked {ann.id[-6:]}")
            bodies: tuple[Any, ...] = (
                {},
                {"chapters": [], "puzzles": {}},
                {"chapters": {"village/turn": {}}, "puzzles": {}},
                {"chapters": {"village/turn": chapter(-1)}, "puzzles": {}},
                {"chapters": {"village/turn": chapter(1, "take")}, "puzzles": {}},
                {"chapters": {"village/turn": chapter(1, [])}, "puzzles": {}},
                {"chapters": {"village/turn": chapter(1, [["a"], 2])}, "puzzles": {}},
                {"chapters": {"village/turn": chapter(1, ["x" * 9_000])}, "puzzles": {}},
                {"chapters": {"village/turn": chapter(1, *[None] * 301)}, "puzzles": {}},
                {"chapters": {}, "puzzles": {"village-1": -1}},
                {**NOTHING, "more": 1},
            )
            for bad in bodies:
                assert (await ann.ask("PUT", PATH, bad, want=400))["code"] == "bad-input"
            # What is not here, or no more, is left out; a clock that runs ahead is set right.
            ahead = int(time.time() * 1000) + 86_400_000
            told = {
                "chapters": {"chess/aim": chapter(1), "village/turn": chapter(ahead, None)},
                "puzzles": {"village-none": 1},
            }
            kept = await ann.ask("PUT", PATH, told)
            assert list(kept["chapters"]) == ["village/turn"]
            assert kept["chapters"]["village/turn"]["at"] < ahead
            assert kept["puzzles"] == {}

    run(play())


def test_it_goes_with_the_account(server: ServerProcess, run: Run) -> None:
    async def play() -> None:
        async with Player(server.url) as ann:
            name = f"Leaving {ann.id[-6:]}"
            await ann.claim(name)
            told = {"chapters": {"village/turn": chapter(1, None)}, "puzzles": {}}
            await ann.ask("PUT", PATH, told)
            await ann.ask("DELETE", "/api/me", {"password": "a long password 7"})
            await ann.get(PATH, want=401)

    run(play())
