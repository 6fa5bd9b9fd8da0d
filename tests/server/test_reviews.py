"""Finished games judged afterwards: asked for once, kept for good, and never while people play."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest

import terem
from terem.engine import LANGUAGES
from tests.server.client import Json, Player, ServerProcess, sqlite_url
from tests.web.look import played

Run = Callable[[Any], Any]


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServerProcess]:
    """A server whose reviews think little: it is their way through the house that is tested."""
    url = sqlite_url(tmp_path_factory.mktemp("reviews"))
    with ServerProcess(url, review_iterations="3", reviews_per_hour="1000") as process:
        yield process
        assert process.troubles() == []


async def reviewed(player: Player, table: str) -> Json:
    """Have a game reviewed and wait for it."""
    state: Json = await player.post(f"/api/tables/{table}/review")
    done = [state["done"]]
    while state["status"] == "running":
        await asyncio.sleep(0.05)
        state = await player.get(f"/api/tables/{table}/review")
        done.append(state["done"])
    assert done == sorted(done)
    assert state["status"] == "done"
    return state


async def take_in(player: Player, game: str, seats: int = 2) -> str:
    return str((await player.post("/api/tables/import", played(game, seats)))["id"])


@pytest.mark.parametrize("game", terem.games())
def test_a_review_tells_curves_mistakes_and_points(
    game: str, house: ServerProcess, run: Run
) -> None:
    async def main() -> None:
        async with Player(house.url) as ann:
            id = await take_in(ann, game)
            assert (await ann.get(f"/api/tables/{id}/review"))["status"] == "none"
            review = (await reviewed(ann, id))["review"]
            saved = played(game, 2)
            state = terem.game(game).replay(2, saved["seed"], saved["options"], saved["history"])
            assert len(review["chances"]) == len(review["points"]) == state.played
            assert review["points"][-1] == state.scores()
            # All that was ever gained is what each has in the end.
            for seat in range(2):
                begun = sum(part for _, part in terem.game(game).new(2, 1).score_breakdown(seat))
                gained = sum(one["points"] for one in review["gains"] if one["seat"] == seat)
                assert begun + gained == state.scores()[seat]
            assert {one["source"] for one in review["gains"]} <= set(review["sources"])
            for one in review["mistakes"]:
                assert one["text"]
                assert one["words"]
                assert one["line"]
                assert "\u2063" not in one["text"] + one["words"] + "".join(one["line"])
            by_index = {one["index"]: one for one in review["mistakes"]}
            for seat, worst in enumerate(review["worst"]):
                assert all(by_index[index]["seat"] == seat for index in worst)
            texts = {
                lang: (await ann.get(f"/api/tables/{id}/review?lang={lang}"))["review"]["mistakes"]
                for lang in LANGUAGES
            }
            assert len({one[0]["words"] for one in texts.values()}) == len(LANGUAGES)

    run(main())


def test_a_decision_is_tried_again(house: ServerProcess, run: Run) -> None:
    async def main() -> None:
        async with Player(house.url) as ann:
            id = await take_in(ann, "outpost")
            refused = await ann.post(
                f"/api/tables/{id}/review/try", {"index": 0, "move": ["pass"]}, want=409
            )
            assert refused["code"] == "not-reviewed"
            review = (await reviewed(ann, id))["review"]
            mistake = max(review["mistakes"], key=lambda one: float(one["loss"]))
            index = mistake["index"]
            moment = await ann.get(f"/api/tables/{id}/review/moments/{index}")
            legal = [one["move"] for one in moment["moves"]]
            assert moment["seat"] == mistake["seat"]
            assert mistake["move"] in legal
            assert mistake["best"] in legal
            path = f"/api/tables/{id}/review/try"
            same = await ann.post(path, {"index": index, "move": mistake["move"]})
            assert same["verdict"] == "same"
            best = await ann.post(path, {"index": index, "move": mistake["best"]})
            assert best["verdict"] == "best"
            bad = await ann.post(path, {"index": index, "move": ["fly", "away"]}, want=422)
            assert bad["rule"]
            await ann.post(path, {"index": 9000, "move": ["pass"]}, want=400)
            await ann.get(f"/api/tables/{id}/review/moments/9000", want=400)
            await ann.get(f"/api/tables/{id}/review/moments/first", want=400)

    run(main())


def test_one_review_for_all_who_may_see_the_game(house: ServerProcess, run: Run) -> None:
    async def main() -> None:
        async with Player(house.url) as ann, Player(house.url, "Ben") as ben:
            id = await take_in(ann, "village")
            await ann.post(f"/api/tables/{id}/sharing", {"sharing": "private"})
            await ben.post(f"/api/tables/{id}/review", want=404)
            first = await reviewed(ann, id)
            assert await ann.post(f"/api/tables/{id}/review") == first
            await ben.get(f"/api/tables/{id}/review", want=404)
            await ann.post(f"/api/tables/{id}/sharing", {"sharing": "link"})
            assert await ben.get(f"/api/tables/{id}/review") == first
            # A visitor reads what is there, and starts nothing.
            other = await take_in(ann, "village")
            visitor = Player(house.url)
            await visitor.post(f"/api/tables/{other}/review", want=401)
            state = await visitor.get(f"/api/tables/{other}/review")
            assert (state["status"], bool(state["cannot"])) == ("none", True)
            await visitor.http.aclose()

    run(main())


def test_nobody_is_judged_while_the_game_runs(house: ServerProcess, run: Run) -> None:
    async def main() -> None:
        async with Player(house.url) as ann, Player(house.url, "Ben") as ben:
            made = await ann.table("outpost", "open", ["me", "open"])
            await ben.post(f"/api/tables/{made['id']}/join", {})
            for one in (ann, ben):
                refused = await one.post(f"/api/tables/{made['id']}/review", want=409)
                assert refused["code"] == "not-finished"
                await one.get(f"/api/tables/{made['id']}/review/moments/0", want=409)
                move = {"index": 0, "move": ["pass"]}
                await one.post(f"/api/tables/{made['id']}/review/try", move, want=409)

    run(main())


def test_a_review_outlives_the_server_and_has_its_limit(tmp_path: Path, run: Run) -> None:
    async def begin() -> tuple[str, str, Json]:
        async with Player(again.url) as ann:
            id = await take_in(ann, "outpost")
            invite = (await ann.get(f"/api/tables/{id}"))["invite"]
            found = await reviewed(ann, id)
            # One an hour in this house: the next is refused, and nothing has begun.
            next = f"/api/tables/{await take_in(ann, 'outpost')}/review"
            assert (await ann.post(next, want=429))["code"] == "too-fast"
            assert (await ann.get(next))["status"] == "none"
            return id, invite, found

    async def look(id: str, invite: str) -> Json:
        visitor = Player(again.url)
        found: Json = await visitor.get(f"/api/tables/{id}/review?invite={invite}")
        await visitor.http.aclose()
        return found

    again = ServerProcess(sqlite_url(tmp_path), review_iterations="2", reviews_per_hour="1")
    with again:
        id, invite, before = run(begin())
    with again:
        assert run(look(id, invite)) == before


def test_a_review_takes_its_turn_and_no_more(tmp_path: Path, run: Run) -> None:
    """One worker: a bot at a table does not wait for the end of a review, and one person has one
    review at a time."""

    async def main() -> None:
        async with Player(again.url) as ann, Player(again.url, "Ben") as ben:
            id = await take_in(ann, "rurik")
            other = await take_in(ann, "outpost")
            assert (await ann.post(f"/api/tables/{id}/review"))["status"] == "running"
            refused = await ann.post(f"/api/tables/{other}/review", want=429)
            assert refused["code"] == "one-review"
            made = await ben.table("outpost", "invite", ["medium", "me"])
            async with ben.sit(made["id"]) as seat:
                assert await seat.my_turn()
            assert (await ann.get(f"/api/tables/{id}/review"))["status"] == "running"
            third = await take_in(ben, "outpost")
            fourth = await take_in(ben, "outpost")
            assert (await ben.post(f"/api/tables/{third}/review"))["status"] == "running"
            await ben.post(f"/api/tables/{fourth}/review", want=429)

    with ServerProcess(sqlite_url(tmp_path), review_iterations="4000", drain_seconds="1") as again:
        run(main())


def test_a_record_is_a_record_once(house: ServerProcess, run: Run) -> None:
    """My best points of a game with as many seats; the first game of all is none."""

    async def play(ann: Player) -> tuple[int, Json]:
        made = await ann.table("outpost", "invite", ["me", "random"])
        async with ann.sit(made["id"]) as seat:
            await seat.play_on()
            points = seat.position["result"]["scores"][0]
        return points, await ann.get(f"/api/tables/{made['id']}/record")

    async def main() -> None:
        async with Player(house.url) as ann:
            best = None
            for games in range(3):
                points, record = await play(ann)
                assert record["games"] == games
                assert record["before"] == best
                assert record["best"] == (best is not None and points > best)
                best = points if best is None else max(best, points)

    run(main())
