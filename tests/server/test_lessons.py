"""Lessons over HTTP: nothing is stored, and whatever is sent is answered."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import terem
from terem import lessons
from tests.server.client import Player, ServerProcess

Run = Callable[[Any], Any]

TURN = "/api/games/village/lessons/turn"


def test_a_lesson_goes_on_from_what_the_client_remembers(server: ServerProcess, run: Run) -> None:
    async def play() -> None:
        async with Player(server.url) as ann:
            chapters = await ann.get("/api/games/village/lessons?lang=ru")
            known = lessons.lessons(terem.game("village"))
            assert [one["id"] for one in chapters] == [one.id for one in known]
            now = await ann.post(TURN)
            assert (now["step"], now["reading"], now["problem"]) == (0, True, None)
            while not now["over"]:
                step = {"read": True} if now["reading"] else {"move": now["wanted"][0]}
                before = now
                now = await ann.post(TURN, {"done": before["done"], **step})
                assert now["problem"] is None
                assert len(now["done"]) == len(before["done"]) + 1
                # The same again, as after a lost answer, leads to the same place.
                assert await ann.post(TURN, {"done": before["done"], **step}) == now
            assert now["next"] == "time"
            assert (await ann.post(TURN, {"done": now["done"], "read": True}))["over"]

    run(play())


def test_a_whole_chapter_says_what_its_steps_say(server: ServerProcess, run: Run) -> None:
    async def play() -> None:
        async with Player(server.url) as ann:
            pages = await ann.get(TURN + "?lang=de")
            turn = lessons.find(terem.game("village"), "turn")
            assert len(pages) == len(list(lessons.ways(turn)))
            for page in pages:
                here = page["position"]
                now = await ann.post(TURN + "?lang=de", {"done": here["done"]})
                # What has happened is told once, upon the step that made it happen.
                assert {**here, "events": []} == {**now, "events": []}
                other = next((one["move"] for one in here["moves"]
                              if one["move"] not in here["wanted"]), None)  # fmt: skip
                if other is not None:
                    asked = {"done": here["done"], "move": other}
                    refused = await ann.post(TURN + "?lang=de", asked)
                    assert refused["problem"]["text"] == page["wrong"]
            await ann.get("/api/games/village/lessons/none", want=404)

    run(play())


def test_what_does_not_fit_is_answered_in_words(server: ServerProcess, run: Run) -> None:
    async def play() -> None:
        async with Player(server.url) as ann:
            legal = await ann.post(TURN, {"done": [None], "move": ["take", "church", "brown"]})
            assert legal["problem"]["code"] == "wrong"
            assert legal["problem"]["rule"] is None
            forbidden = await ann.post(TURN, {"done": [None], "move": ["take", "crafts", "black"]})
            assert forbidden["problem"]["code"] == "against-rules"
            assert forbidden["problem"]["rule"]
            for move in (["fly"], [["take"]], [1, 2, 3], [], ["take", {"a": 1}]):
                answer = await ann.post(TURN, {"done": [None], "move": move})
                assert answer["problem"]["text"]
                assert answer["done"] == [None]
            # Nobody can have come here: the lesson goes on where it still fits.
            strange = await ann.post(TURN, {"done": [None, ["fly"], None, [["x"]]]})
            assert strange["done"] == [None]
            early = await ann.post(TURN, {"done": [], "move": ["take", "crafts", "pink"]})
            assert early["problem"]["code"] == "reading"

    run(play())


def test_bad_requests_are_refused(server: ServerProcess, run: Run) -> None:
    async def play() -> None:
        async with Player(server.url) as ann:
            await ann.get("/api/games/chess/lessons", want=404)
            await ann.post("/api/games/village/lessons/chess", {}, want=404)
            await ann.get("/api/games/chess/guide", want=404)
            for body in ({"done": 7}, {"done": [7]}, {"steps": 1}, {"done": [None] * 301}):
                answer = await ann.post(TURN, body, want=400)
                assert answer["code"] == "bad-input"

    run(play())


def test_every_game_has_a_one_page_guide(server: ServerProcess, run: Run) -> None:
    async def play() -> None:
        async with Player(server.url) as ann:
            for game in terem.games():
                for lang in ("en", "ru", "de"):
                    blocks = await ann.get(f"/api/games/{game}/guide?lang={lang}")
                    assert all(one["title"] and one["text"] and one["show"] for one in blocks)

    run(play())
