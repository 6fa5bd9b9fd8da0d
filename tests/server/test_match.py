"""Quick match: wishes that agree, bots only by agreement, and nobody waited for who has gone."""

from __future__ import annotations

import asyncio
import json
import sqlite3
from collections.abc import Callable
from contextlib import closing
from typing import Any

import pytest

from terem.server.matching import BOTS_AFTER_MS, Found, Seeker, agree, bring_together
from terem.server.wire.match import Seek
from tests.server.client import PATIENCE, Player, ServerProcess, connect

Run = Callable[[Any], Any]
Json = dict[str, Any]
MATCH = "/api/my/match"


def wish(**more: Any) -> Json:
    return {"game": "outpost", "pace": "quick", "seats": [2], **more}


def seeker(name: str, rating: int = 1500, since: int = 0, **more: Any) -> Seeker:
    return Seeker(name, Seek(**wish(**more)), rating, since)


def found(mine: Seeker, *others: Seeker, now: int = 0) -> Found | None:
    return bring_together(mine, list(others), agree, now)


def test_each_is_within_the_range_of_both() -> None:
    ann, bob = seeker("ann", 1500, range=100), seeker("bob", 1700)
    assert found(ann, bob) is None, "too strong for Ann"
    assert found(bob, ann) is None, "and it is the same from the other side"
    assert found(ann, seeker("cid", 1600, range=50)) is None, "Cid wants somebody nearer"
    assert found(ann, bob, seeker("cid", 1600, range=100)) == Found(["ann", "cid"], 0)
    assert found(ann, seeker("eva", pace="day")) is None
    assert found(ann, seeker("eva", game="rurik")) is None
    assert found(ann, seeker("eva", seats=[3, 4])) is None


def test_everybody_at_a_table_fits_everybody() -> None:
    """Both fit Ann, but not each other; who has waited longest is not in the way of the rest."""
    low = seeker("low", 1400, range=150, seats=[3])
    high, third = seeker("high", 1600, range=150, seats=[3]), seeker("third", 1550, seats=[3])
    ann = seeker("ann", 1500, seats=[3])
    assert found(ann, low, high) is None
    assert found(ann, low, high, third) == Found(["ann", "low", "third"], 0)
    assert found(ann, high, low, third) == Found(["ann", "high", "third"], 0)
    two = seeker("two", seats=[2, 3])
    assert found(seeker("any", seats=[2, 3]), low, two) == Found(["any", "two"], 0)


def test_bots_come_after_a_while_if_everybody_agrees() -> None:
    ann = seeker("ann", seats=[3, 4], bots=True)
    bob = seeker("bob", seats=[3, 4], bots=True)
    alone = seeker("alone", seats=[3, 4])
    assert found(ann, bob, now=BOTS_AFTER_MS - 1) is None
    assert found(ann, bob, now=BOTS_AFTER_MS) == Found(["ann", "bob"], 1)
    assert found(ann, alone, now=BOTS_AFTER_MS) == Found(["ann"], 2)
    assert found(alone, ann, bob, now=BOTS_AFTER_MS) == Found(["alone", "ann", "bob"], 0)
    assert found(alone, ann, now=BOTS_AFTER_MS) is None, "who wants no bots gets none"


def change(server: ServerProcess, person: str, **values: int) -> None:
    """Make a search older than it is: nobody wants to wait for that."""
    path = server.database.removeprefix("sqlite:///")
    sets = ", ".join(f"{name} = {name} - {value}" for name, value in values.items())
    with closing(sqlite3.connect(path, timeout=PATIENCE)) as opened, opened:
        assert opened.execute(f"update seekers set {sets} where person = ?", [person]).rowcount == 1


def test_two_find_each_other_and_play(server: ServerProcess, run: Run) -> None:
    async def play() -> None:
        async with Player(server.url, "Ann") as ann, Player(server.url, "Bob") as bob:
            mine = server.url.replace("http", "ws") + "/api/my/socket"
            cookie = {"Cookie": f"terem_session={ann.cookie}"}
            async with connect(mine, additional_headers=cookie) as socket:
                await socket.recv()
                alone = await ann.ask("PUT", MATCH, wish())
                assert (alone["table"], alone["looking"], alone["fitting"]) == (None, {}, 0)
                assert (await bob.get(MATCH))["looking"] == {"outpost": 1}
                other = await bob.ask("PUT", MATCH, wish(pace="day"))
                assert (other["looking"], other["fitting"]) == ({"outpost": 1}, 0)
                table = (await bob.ask("PUT", MATCH, wish()))["table"]
                assert table is not None
                async with asyncio.timeout(PATIENCE):
                    while (heard := json.loads(await socket.recv()))["type"] != "matched":
                        pass
                assert heard["table"] == table
            info = await bob.get(f"/api/tables/{table}")
            assert info["status"] == "playing"
            assert info["clock"] == {"kind": "real", "seconds": 600, "increment": 10}
            assert {seat["person"]["id"] for seat in info["seats"]} == {ann.id, bob.id}
            # Who had the table told by the socket, or missed that, is told once more when asking.
            assert (await ann.get(MATCH))["table"] == table
            assert (await ann.ask("PUT", MATCH, wish()))["table"] == table
            assert (await ann.get(MATCH))["table"] is None
            assert (await ann.get(MATCH))["seek"] is None

    run(play())


def test_who_leaves_is_neither_counted_nor_matched(server: ServerProcess, run: Run) -> None:
    async def play() -> None:
        async with (
            Player(server.url, "Ann") as ann,
            Player(server.url, "Bob") as bob,
            Player(server.url, "Eva") as eva,
        ):
            rurik = wish(game="rurik")
            await ann.ask("PUT", MATCH, rurik)
            assert (await ann.ask("DELETE", MATCH))["seek"] is None
            assert (await bob.ask("PUT", MATCH, rurik))["looking"] == {}
            # Bob's window is closed without a word; a while later nothing is heard of him.
            change(server, bob.id, seen=16_000)
            state = await eva.ask("PUT", MATCH, rurik)
            assert (state["table"], state["looking"]) == (None, {})
            # It was only his connection: he asks again, and has a partner.
            table = (await bob.ask("PUT", MATCH, rurik))["table"]
            assert table is not None
            # Eva gives up at this very moment: the answer tells her of the table.
            assert (await eva.ask("DELETE", MATCH))["table"] == table

    run(play())


def test_a_search_goes_on_in_a_hidden_tab(server: ServerProcess, run: Run) -> None:
    """A browser lets a page that nobody sees ask once a minute; its socket stays open."""

    async def play() -> None:
        async with Player(server.url, "Ann") as ann, Player(server.url, "Bob") as bob:
            mine = server.url.replace("http", "ws") + "/api/my/socket"
            cookie = {"Cookie": f"terem_session={ann.cookie}"}
            village = wish(game="village")
            async with connect(mine, additional_headers=cookie) as socket:
                await socket.recv()
                since = (await ann.ask("PUT", MATCH, village))["since"]
                change(server, ann.id, seen=160_000)
                state = await bob.ask("PUT", MATCH, village)
                assert (state["table"], state["looking"]) == (None, {}), "that is too long"
                assert (await bob.ask("DELETE", MATCH))["table"] is None
                await ann.ask("PUT", MATCH, village)
                change(server, ann.id, seen=70_000)
                # She asks again after a minute, and it is the same search.
                assert (await ann.get(MATCH))["seek"] is not None
                change(server, ann.id, since=90_000)
                begun = (await ann.get(MATCH))["since"]
                assert (await ann.ask("PUT", MATCH, village))["since"] == begun != since
                change(server, ann.id, seen=70_000)
                assert (await bob.get(MATCH))["looking"] == {"village": 1}
                table = (await bob.ask("PUT", MATCH, village))["table"]
                assert table is not None
                async with asyncio.timeout(PATIENCE):
                    while (heard := json.loads(await socket.recv()))["type"] != "matched":
                        pass
                assert heard["table"] == table

    run(play())


def test_a_bot_fills_up_and_a_block_keeps_apart(server: ServerProcess, run: Run) -> None:
    async def play() -> None:
        async with Player(server.url, "Ann") as ann, Player(server.url, "Bob") as bob:
            village = wish(game="village", bots=True)
            await ann.ask("PUT", f"/api/people/{bob.id}/tie", {"tie": "blocked"})
            await bob.ask("PUT", MATCH, village)
            state = await ann.ask("PUT", MATCH, village)
            assert (state["table"], state["looking"], state["fitting"]) == (None, {"village": 1}, 0)
            assert state["bots_from"] is not None
            change(server, ann.id, since=BOTS_AFTER_MS)
            table = (await ann.ask("PUT", MATCH, village))["table"]
            info = await ann.get(f"/api/tables/{table}")
            assert sorted(seat["bot"] or "" for seat in info["seats"]) == ["", "greedy"]
            assert info["rated"] is False
            await bob.ask("DELETE", MATCH)

    run(play())


@pytest.mark.parametrize(
    ("body", "code"),
    [
        (wish(game="chess"), "no-such-game"),
        (wish(pace="never"), "bad-pace"),
        (wish(seats=[7]), "bad-seats"),
        (wish(seats=[]), "bad-input"),
        (wish(range=-5), "bad-input"),
        (wish(bots="yes"), "bad-input"),
    ],
)
def test_bad_wishes_get_one_sentence(
    server: ServerProcess, run: Run, body: Json, code: str
) -> None:
    async def play() -> None:
        async with Player(server.url, "Ann", lang="ru") as ann:
            want = 404 if code == "no-such-game" else 400
            refused = await ann.ask("PUT", MATCH, body, want=want)
            assert refused["code"] == code
            assert refused["text"].endswith(".")
            assert (await ann.get(MATCH))["seek"] is None

    run(play())


def test_visitors_may_look_but_not_join(server: ServerProcess, run: Run) -> None:
    async def play() -> None:
        visitor = Player(server.url)
        assert (await visitor.get(MATCH))["seek"] is None
        refused = await visitor.ask("PUT", MATCH, wish(), want=401)
        assert refused["code"] == "no-session"
        await visitor.http.aclose()

    run(play())
