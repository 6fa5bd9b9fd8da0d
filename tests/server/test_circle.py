"""Friends, blocks, challenges and reports."""

from __future__ import annotations

import asyncio
import json
import subprocess
import sys
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import create_engine

from terem.server import operator
from tests.server.client import PATIENCE, Player, ServerProcess, connect, sqlite_url

Run = Callable[[Any], Any]
Json = dict[str, Any]
CIRCLE = "/api/my/circle"


@asynccontextmanager
async def two(server: ServerProcess) -> AsyncIterator[tuple[Player, Player]]:
    """Two people with accounts."""
    async with Player(server.url, "Ann") as ann, Player(server.url, "Bob") as bob:
        await ann.claim(f"Ann {ann.id[-6:]}")
        await bob.claim(f"Bob {bob.id[-6:]}")
        yield ann, bob


async def tie(one: Player, other: Player, wanted: str, want: int = 200) -> Json:
    answer: Json = await one.ask("PUT", f"/api/people/{other.id}/tie", {"tie": wanted}, want=want)
    return answer


def names(circle: Json) -> dict[str, list[str]]:
    """Who is what, without the empty lists."""
    parts = ("friends", "asks", "asked", "blocked")
    return {
        part: [one["person"]["name"][:3] for one in circle[part]] for part in parts if circle[part]
    }


async def told(socket: Any) -> Json:
    """The next news about people."""
    async with asyncio.timeout(PATIENCE):
        while (message := json.loads(await socket.recv()))["type"] != "circle":
            pass
    news: Json = message
    return news


def window(server: ServerProcess, person: Player) -> Any:
    address = server.url.replace("http", "ws") + "/api/my/socket"
    return connect(address, additional_headers={"Cookie": f"terem_session={person.cookie}"})


def test_friends_ask_agree_see_each_other_and_part(server: ServerProcess, run: Run) -> None:
    async def play() -> None:
        async with two(server) as (ann, bob), window(server, bob) as window_of_bob:
            await window_of_bob.recv()
            found = await ann.get(f"/api/people?name={bob.person['name'].upper()}")
            assert found["id"] == bob.id
            assert names(await tie(ann, bob, "friend")) == {"asked": ["Bob"]}
            news = await told(window_of_bob)
            assert news["asked"] == 1
            assert news["text"].endswith("would like to be your friend.")
            assert (await bob.get("/api/me"))["asked"] == 1
            assert names(await bob.get(CIRCLE)) == {"asks": ["Ann"]}
            # Asked twice is asked once.
            assert names(await tie(ann, bob, "friend")) == {"asked": ["Bob"]}
            # Refused, nothing is left; asked and agreed, they are friends.
            assert names(await tie(bob, ann, "none")) == {}
            assert names(await ann.get(CIRCLE)) == {}
            await tie(ann, bob, "friend")
            assert names(await tie(bob, ann, "friend")) == {"friends": ["Ann"]}
            assert (await bob.get("/api/me"))["asked"] == 0
            (friend,) = (await ann.get(CIRCLE))["friends"]
            assert friend["here"] is True
            (friend,) = (await bob.get(CIRCLE))["friends"]
            assert friend["here"] is False, "Ann has no window open"
            assert (await ann.get(f"/api/people/{bob.id}"))["tie"] == "friend"
            assert names(await tie(ann, bob, "none")) == {}
            assert names(await bob.get(CIRCLE)) == {}

    run(play())


def test_a_challenge_is_told_accepted_or_declined(server: ServerProcess, run: Run) -> None:
    async def play() -> None:
        async with two(server) as (ann, bob), window(server, bob) as window_of_bob:
            path = f"/api/people/{bob.id}/challenge"
            stranger = await ann.post(path, {"game": "outpost"}, want=403)
            assert stranger["code"] == "not-friends"
            await tie(ann, bob, "friend")
            await tie(bob, ann, "friend")
            bad = await ann.post(path, {"game": "outpost", "pace": "never"}, want=400)
            assert bad["code"] == "bad-pace"
            table = await ann.post(path, {"game": "outpost", "pace": "three", "bots": 1})
            assert table["clock"] == {"kind": "days", "days": 3}
            while (news := await told(window_of_bob))["url"] is None:
                pass
            assert news["asked"] == 1
            (mine,) = (await bob.get(CIRCLE))["challenges"]
            assert news["url"] == f"/table/{table['id']}?invite={mine['invite']}"
            assert [one["person"]["id"] for one in (await ann.get(CIRCLE))["challenged"]] == [
                bob.id
            ]
            join = f"/api/tables/{table['id']}/join"
            begun = await bob.post(join, {"invite": mine["invite"]})
            assert begun["status"] == "playing"
            assert (await bob.get(CIRCLE))["challenges"] == []
            # Another one is declined; the table stays with who opened it, and can be given up.
            table = await ann.post(path, {"game": "outpost"})
            declined = await bob.ask("DELETE", f"/api/my/challenges/{table['id']}")
            assert declined["challenges"] == []
            again = await bob.ask("DELETE", f"/api/my/challenges/{table['id']}", want=404)
            assert again["code"] == "no-such-table"
            table = await ann.post(path, {"game": "outpost"})
            await ann.ask("DELETE", f"/api/tables/{table['id']}")
            assert (await bob.get("/api/me"))["asked"] == 0

    run(play())


def test_a_challenge_reaches_who_is_away(tmp_path: Path, run: Run) -> None:
    from tests.server.letterboxes import PushService
    from tests.server.test_letters import subscribed, waiting

    with ServerProcess(sqlite_url(tmp_path), webhook_private="yes") as server:

        async def play() -> None:
            async with two(server) as (ann, bob), PushService() as service:
                browser = await subscribed(bob, service)
                await tie(ann, bob, "friend")
                await tie(bob, ann, "friend")
                table = await ann.post(f"/api/people/{bob.id}/challenge", {"game": "outpost"})
                await service.wait(1)
                letter = browser.read(service.heard[0][1])
                assert letter["body"] == "Outpost: you are invited to a table."
                assert letter["url"].startswith(f"/table/{table['id']}?invite=")
                assert waiting(server) == []

        run(play())


def test_a_block_ends_everything_between_two(server: ServerProcess, run: Run) -> None:
    async def play() -> None:
        async with two(server) as (ann, bob), Player(server.url, "Eva") as eva:
            await tie(ann, bob, "friend")
            await tie(bob, ann, "friend")
            challenge = await bob.post(f"/api/people/{ann.id}/challenge", {"game": "outpost"})
            table = (await eva.table("outpost", "open", ["me", "open", "open"]))["id"]
            join = f"/api/tables/{table}/join"
            await ann.post(join, {})
            async with ann.sit(table) as seat:
                circle = await tie(ann, bob, "blocked")
                assert names(circle) == {"blocked": ["Bob"]}
                assert circle["challenges"] == []
                assert names(await bob.get(CIRCLE)) == {}, "he is not told by whom"
                await seat.until("welcome")
                for path, body in (
                    (join, {}),
                    (f"/api/people/{ann.id}/challenge", {"game": "outpost"}),
                ):
                    refused = await bob.post(path, body, want=403)
                    assert refused["code"] in ("not-welcome", "not-friends")
                assert (await tie(bob, ann, "friend", want=403))["code"] == "not-welcome"
                # At a table where both sit (Ann joins Bob's), she does not read what he says.
                open_one = (await bob.table("outpost", "open", ["me", "open", "open"]))["id"]
                await ann.post(f"/api/tables/{open_one}/join", {})
                async with ann.sit(open_one) as other, eva.sit(open_one) as watcher:
                    await bob.post(f"/api/tables/{open_one}/chat", {"text": "rude"})
                    assert (await watcher.until("chat"))["message"]["text"] == "rude"
                    await ann.post(f"/api/tables/{open_one}/chat", {"text": "hm"})
                    assert (await other.until("chat"))["message"]["text"] == "hm"
                    messages = (await ann.get(f"/api/tables/{open_one}/chat"))["messages"]
                    assert [one["text"] for one in messages] == ["hm"]
                    (mine,) = [
                        one
                        for one in (await ann.get("/api/my/tables"))["tables"]
                        if one["id"] == open_one
                    ]
                    assert mine["unread_chat"] == 0
                    # Forgiven, everything can be read again.
                    assert names(await tie(ann, bob, "none")) == {}
                    welcome = await other.until("welcome")
                    assert [one["text"] for one in welcome["chat"]] == ["rude", "hm"]
                await bob.post(join, {})
            await bob.ask("DELETE", f"/api/tables/{challenge['id']}")

    run(play())


def test_guests_have_no_friends_but_may_block(server: ServerProcess, run: Run) -> None:
    async def play() -> None:
        async with (
            Player(server.url, "Ann") as ann,
            Player(server.url, "Bob") as bob,
            Player(server.url, "Cid") as guest,
        ):
            await ann.claim(f"Ann {ann.id[-6:]}")
            assert (await tie(guest, ann, "friend", want=403))["code"] == "no-account"
            assert (await tie(ann, guest, "friend", want=403))["code"] == "guest-friend"
            assert names(await tie(guest, bob, "blocked")) == {"blocked": ["Bob"]}
            assert (await tie(ann, ann, "blocked", want=400))["code"] == "not-oneself"
            nobody = await ann.ask("PUT", "/api/people/p_nobody/tie", {"tie": "none"}, want=404)
            assert nobody["code"] == "no-such-person"
            await ann.ask("PUT", f"/api/people/{bob.id}/tie", {"tie": "enemy"}, want=400)
            await ann.get("/api/people?name=nobody%20of%20this%20name", want=404)
            visitor = Player(server.url)
            assert (await visitor.get(CIRCLE, want=401))["code"] == "no-session"
            await visitor.http.aclose()
            # Everything of it is in what is stored about somebody, and goes with the account.
            data = await guest.get("/api/me/export")
            assert names(data["circle"]) == {"blocked": ["Bob"]}
            await guest.ask("DELETE", "/api/me", {})

    run(play())


def test_a_report_reaches_the_operator(tmp_path: Path, run: Run) -> None:
    with ServerProcess(sqlite_url(tmp_path)) as server:

        async def play() -> None:
            async with (
                Player(server.url, "Ann") as ann,
                Player(server.url, "Troll") as troll,
                Player(server.url, "Eva") as eva,
            ):
                table = (await ann.table("outpost", "invite", ["me", "open"]))["id"]
                invite = (await ann.get(f"/api/tables/{table}"))["invite"]
                await troll.post(f"/api/tables/{table}/join", {"invite": invite})
                await troll.post(f"/api/tables/{table}/chat", {"text": "very rude words"})
                path = f"/api/people/{troll.id}/report"
                body = {"reason": "chat", "text": "He insults me.", "table": table}
                await ann.post(path, body)
                await ann.post(path, {"reason": "rude"}, want=400)
                await ann.post(path, {"reason": "other", "text": "x" * 1001}, want=400)
                await ann.post(f"/api/people/{ann.id}/report", {"reason": "name"}, want=400)
                await ann.post(f"/api/tables/{table}/sharing", {"sharing": "private"})
                # About a table that is none of her business Eva cannot complain.
                await eva.post(path, body, want=404)
                for _ in range(4):
                    await eva.post(path, {"reason": "name"})
                await eva.post(path, {"reason": "name"})
                fast = await eva.post(path, {"reason": "name"}, want=429)
                assert fast["code"] == "too-fast"
                assert [one["text"] for one in (await ann.get("/api/me/export"))["reports"]] == [
                    "He insults me."
                ]

        run(play())
        command = [sys.executable, "-m", "terem.cli", "admin", "reports"]
        command += ["--database", server.database]
        done = subprocess.run(command, capture_output=True, text=True, check=True)
        listed = done.stdout.splitlines()
        assert "chat" in listed[0]
        assert "Troll" in listed[0]
        assert listed[1:3] == ["    He insults me.", "    > very rude words"]
        assert len(listed) == 3 + 5
        with create_engine(server.database).begin() as connection:
            assert "settled" in operator.settle(connection, "1", "muted for a week")
            for number in ("1", "everything"):
                with pytest.raises(operator.NothingDone, match="no open report"):
                    operator.settle(connection, number, "")
            assert len(operator.reports(connection)) == 5
            (line,) = operator.log(connection)
            assert line.endswith("report 1 (chat) muted for a week")


def test_a_picture_is_chosen_among_some(server: ServerProcess, run: Run) -> None:
    async def play() -> None:
        async with Player(server.url, "Ann") as ann:
            for picture in (0, 11):
                me = await ann.ask("PATCH", "/api/me", {"picture": picture})
                assert me["person"]["picture"] == picture
            await ann.ask("PATCH", "/api/me", {"picture": 12}, want=400)
            table = await ann.table("outpost", "invite", ["me", "open"])
            assert table["seats"][0]["person"]["picture"] == 11

    run(play())
