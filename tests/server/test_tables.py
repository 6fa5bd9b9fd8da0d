"""Opening, joining, leaving, talking, giving up, clocks, coming back."""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import Callable
from typing import Any

from tests.server.client import PATIENCE, Player, ServerProcess, closed_with

Run = Callable[[Any], Any]


def test_lobby_join_leave_bots_and_start(server: ServerProcess, run: Run) -> None:
    async def play() -> None:
        async with Player(server.url, "Ann") as ann, Player(server.url, "Bob") as bob:
            table = (await ann.table("outpost", "open", ["me", "open", "open"]))["id"]
            path = f"/api/tables/{table}"
            assert table in [one["id"] for one in (await bob.get("/api/tables"))["tables"]]
            assert (await ann.post(f"{path}/start", want=409))["code"] == "seats-open"
            joined = await bob.post(f"{path}/join", {"seat": 2})
            assert joined["mine"] == [2]
            assert (await bob.post(f"{path}/join", {}, want=409))["code"] == "already-seated"
            assert (await bob.post(f"{path}/start", want=403))["code"] == "not-host"
            bot = {"level": "random"}
            assert (await bob.post(f"{path}/seats/1", bot, want=403))["code"] == "not-host"
            assert (await ann.post(f"{path}/seats/2", bot, want=409))["code"] == "seat-taken"
            assert (await ann.post(f"{path}/seats/7", bot, want=404))["code"] == "no-such-seat"
            await ann.post(f"{path}/seats/1", bot)
            await bob.post(f"{path}/leave")
            assert (await ann.post(f"{path}/start", want=409))["code"] == "seats-open"
            await ann.post(f"{path}/seats/1", {"level": None})
            await ann.post(f"{path}/seats/1", {"level": "greedy"})
            await ann.post(f"{path}/seats/2", {"level": "greedy"})
            started = await ann.post(f"{path}/start")
            assert started["status"] == "playing"
            names = [seat["name"] for seat in started["seats"]]
            assert names == ["Ann", "Greedy bot 2", "Greedy bot 3"]
            assert (await bob.post(f"{path}/join", {}, want=409))["code"] == "not-waiting"

    run(play())


def test_the_last_to_join_starts_the_game_for_all(server: ServerProcess, run: Run) -> None:
    async def play() -> None:
        async with Player(server.url, "Ann") as ann, Player(server.url, "Bob") as bob:
            made = await ann.table("outpost", "invite", ["me", "open"])
            table, invite = made["id"], made["invite"]
            async with ann.sit(table) as seat:
                assert seat.table["status"] == "waiting"
                assert seat.position == {}
                assert (await bob.post(f"/api/tables/{table}/join", {}, want=404)) is not None
                await bob.post(f"/api/tables/{table}/join", {"invite": invite})
                await seat.until("update")
                assert seat.position["view"]["seats"] == 2
                assert seat.entries[0]["kind"] == "start"

    run(play())


def test_a_host_who_leaves_passes_the_table_on_or_closes_it(
    server: ServerProcess, run: Run
) -> None:
    async def play() -> None:
        async with Player(server.url, "Ann") as ann, Player(server.url, "Bob") as bob:
            table = (await ann.table("outpost", "open", ["me", "open", "open"]))["id"]
            await bob.post(f"/api/tables/{table}/join", {})
            await ann.post(f"/api/tables/{table}/leave")
            assert (await bob.get(f"/api/tables/{table}"))["host"]["id"] == bob.id
            await bob.post(f"/api/tables/{table}/leave")
            await bob.get(f"/api/tables/{table}", want=404)
            other = (await ann.table("outpost", "open", ["me", "open"]))["id"]
            assert (await bob.ask("DELETE", f"/api/tables/{other}", want=403))["code"] == "not-host"
            await ann.ask("DELETE", f"/api/tables/{other}")
            await ann.get(f"/api/tables/{other}", want=404)

    run(play())


def test_rematch_brings_everybody_to_the_same_new_table(server: ServerProcess, run: Run) -> None:
    async def play() -> None:
        async with Player(server.url, "Ann") as ann, Player(server.url, "Bob") as bob:
            table = (await ann.table("outpost", "open", ["me", "open"]))["id"]
            await bob.post(f"/api/tables/{table}/join", {})
            await ann.post(f"/api/tables/{table}/rematch", want=409)
            async with ann.sit(table) as one, bob.sit(table) as two, asyncio.TaskGroup() as group:
                group.create_task(one.play_on())
                group.create_task(two.play_on())
            first = await ann.post(f"/api/tables/{table}/rematch")
            again = await ann.post(f"/api/tables/{table}/rematch")
            assert first["id"] == again["id"] != table
            assert first["status"] == "waiting"
            second = await bob.post(f"/api/tables/{table}/rematch")
            assert (second["id"], second["status"]) == (first["id"], "playing")
            # Everybody has moved up a seat: now Bob begins.
            assert (second["mine"], (await ann.get(f"/api/tables/{first['id']}"))["mine"]) == (
                [0],
                [1],
            )
            assert (await bob.get(f"/api/tables/{table}"))["rematch"] == first["id"]

    run(play())


def test_chat_is_data_limited_and_only_for_the_table(server: ServerProcess, run: Run) -> None:
    async def play() -> None:
        async with (
            Player(server.url, "Ann") as ann,
            Player(server.url, "Bob") as bob,
            Player(server.url, "Eve") as eve,
        ):
            table = (await ann.table("outpost", "open", ["me", "open"]))["id"]
            await bob.post(f"/api/tables/{table}/join", {})
            text = '<img src=x onerror="alert(1)"> & \u202e\u0000 "quoted"'
            async with ann.sit(table) as one, bob.sit(table) as two, eve.sit(table) as three:
                first = await one.ask({"type": "chat", "id": "c1", "text": text})
                again = await one.ask({"type": "chat", "id": "c1", "text": text})
                assert first == again
                for seat in (one, two, three):
                    while not seat.chat:
                        await seat.receive()
                    assert seat.chat[0]["text"] == '<img src=x onerror="alert(1)"> &  "quoted"'
                    assert seat.chat[0]["person"]["name"] == "Ann"
                refused = await three.ask({"type": "chat", "text": "me too"})
                assert refused["problem"]["code"] == "not-seated"
                empty = await one.ask({"type": "chat", "text": " \u0007 "})
                assert empty["problem"]["code"] == "bad-input"
                codes = set()
                for _ in range(20):
                    answer = await two.ask({"type": "chat", "text": "spam"})
                    codes.add(answer.get("problem", {}).get("code"))
                assert "too-fast" in codes
                assert len([line for line in one.chat if line["text"].startswith("<img")]) == 1

    run(play())


def test_unread_marks_are_right(server: ServerProcess, run: Run) -> None:
    async def play() -> None:
        async with Player(server.url, "Ann") as ann, Player(server.url, "Bob") as bob:
            table = (await ann.table("outpost", "hotseat", ["me", "me"]))["id"]
            first = (await ann.get("/api/my/tables"))["tables"][0]
            # The dealing of the cards is news; one's own moves and words are not.
            assert (first["unread_moves"], first["unread_chat"]) == (1, 0)
            async with ann.sit(table) as seat:
                await seat.play_on(limit=5)
                await seat.send({"type": "seen", "seq": 1})
            # The mark is stored when the server notices that the socket has gone.
            while (await ann.get("/api/my/tables"))["tables"][0]["unread_moves"] != 0:
                await asyncio.sleep(0.05)

            shared = (await ann.table("outpost", "open", ["me", "open"]))["id"]
            await bob.post(f"/api/tables/{shared}/join", {})
            await ann.post(f"/api/tables/{shared}/chat", {"text": "hello"})
            await ann.post(f"/api/tables/{shared}/chat", {"text": "there"})
            mine = (await bob.get("/api/my/tables"))["tables"][0]
            assert (mine["unread_moves"], mine["unread_chat"]) == (1, 2)
            lines = (await bob.get(f"/api/tables/{shared}/chat"))["messages"]
            await bob.post(f"/api/tables/{shared}/seen", {"seq": 1, "chat": lines[0]["id"]})
            mine = (await bob.get("/api/my/tables"))["tables"][0]
            assert (mine["unread_moves"], mine["unread_chat"]) == (0, 1)
            await bob.post(f"/api/tables/{shared}/seen", {"seq": 0, "chat": 0})
            mine = (await bob.get("/api/my/tables"))["tables"][0]
            assert (mine["unread_moves"], mine["unread_chat"]) == (0, 1), "marks never go back"

    run(play())


def test_the_next_table_is_the_one_that_waits_longest(server: ServerProcess, run: Run) -> None:
    async def play() -> None:
        async with Player(server.url) as ann:
            assert await ann.get("/api/my/next") == {"table": None, "waiting": 0}
            tables = [(await ann.table("outpost", "solo", ["me"]))["id"] for _ in range(3)]
            assert await ann.get("/api/my/next") == {"table": tables[0], "waiting": 3}
            mine = await ann.get("/api/my/tables")
            assert [one["id"] for one in mine["tables"]] == tables
            assert mine["waiting"] == 3
            await ann.post(f"/api/tables/{tables[0]}/resign", {})
            assert await ann.get("/api/my/next") == {"table": tables[1], "waiting": 2}

    run(play())


def test_resigning_hands_the_seat_to_a_bot_for_good(server: ServerProcess, run: Run) -> None:
    async def play() -> None:
        async with Player(server.url, "Ann") as ann, Player(server.url, "Bob") as bob:
            await ann.claim("Resigning Ann")
            await bob.claim("Resigning Bob")
            table = (await ann.table("outpost", "open", ["me", "open"]))["id"]
            await bob.post(f"/api/tables/{table}/join", {})
            async with bob.sit(table) as seat:
                info = await ann.post(f"/api/tables/{table}/resign", {"level": "random"})
                assert info["seats"][0]["why_bot"] == "resigned"
                assert (await ann.post(f"/api/tables/{table}/back", want=409))["code"] == "resigned"
                await seat.play_on()
                assert any(entry["kind"] == "resign" for entry in seat.entries)
            # Bob wins the rating whatever the score: whoever resigns is last.
            page = await bob.get(f"/api/people/{bob.id}")
            assert page["ratings"][0]["wins"] == 1
            page = await bob.get(f"/api/people/{ann.id}")
            assert page["ratings"][0]["wins"] == 0

    run(play())


def test_a_bot_stands_in_until_one_is_back(server: ServerProcess, run: Run) -> None:
    async def play() -> None:
        async with Player(server.url, "Ann") as ann:
            table = (await ann.table("outpost", "open", ["me", "random"]))["id"]
            path = f"/api/tables/{table}"
            async with ann.sit(table) as seat:
                await seat.my_turn()
                await ann.post(f"{path}/handover", {"level": "random"})
                before = seat.position["seq"]
                while seat.position["seq"] < before + 4:
                    await seat.receive()
                refused = await seat.play(["pass"])
                assert refused["problem"]["code"] in (
                    "seat-has-bot",
                    "not-your-turn",
                    "not-playing",
                )
                await ann.post(f"{path}/back")
                if seat.position["over"]:
                    return
                await seat.play_on()
                kinds = [entry["kind"] for entry in seat.entries]
                assert "handover" in kinds
                assert "back" in kinds

    run(play())


def test_time_runs_out_and_a_bot_takes_over(server: ServerProcess, run: Run) -> None:
    async def play() -> None:
        async with Player(server.url, "Ann") as ann:
            clock = {"kind": "real", "seconds": 10, "increment": 5}
            table = (
                await ann.table("outpost", "open", ["me", "random"], clock=clock, stand_in="random")
            )["id"]
            async with ann.sit(table) as seat:
                await seat.my_turn()
                mine = seat.position["clocks"][0]
                assert mine["running"]
                assert 0 < mine["left"] <= 15_000
                # Nobody waits ten seconds in a test: the clock is set forward in the database.
            path = server.database.removeprefix("sqlite:///")
            days = (
                await ann.table(
                    "outpost", "open", ["me", "random"], clock={"kind": "days", "days": 3}
                )
            )["id"]
            async with ann.sit(days) as seat:
                await seat.my_turn()
                left = seat.position["clocks"][0]["left"]
                assert 2.9 * 86_400_000 < left <= 3 * 86_400_000
            with sqlite3.connect(path, timeout=PATIENCE) as connection:
                (deadline,) = connection.execute(
                    "select deadline from positions where table_id = ?", (days,)
                ).fetchone()
            assert deadline is not None
            async with ann.sit(table) as seat:
                while not any(entry["kind"] == "time" for entry in seat.entries):
                    await seat.receive()
                while not seat.position["over"]:
                    await seat.receive()

    run(play())


def test_presence_and_spectators(server: ServerProcess, run: Run) -> None:
    async def play() -> None:
        async with Player(server.url, "Ann") as ann, Player(server.url, "Eve") as eve:
            table = (await ann.table("outpost", "open", ["me", "random"]))["id"]
            async with ann.sit(table) as seat:
                while seat.online != [ann.id]:
                    await seat.receive()
                async with eve.sit(table) as watcher:
                    assert watcher.position["seat"] is None
                    assert watcher.position["moves"] == []
                    message = await seat.until("presence")
                    while message["watchers"] != 1:
                        message = await seat.until("presence")
                message = await seat.until("presence")
                while message["watchers"] != 0:
                    message = await seat.until("presence")

    run(play())


def test_hot_seat_players_have_names(server: ServerProcess, run: Run) -> None:
    async def play() -> None:
        async with Player(server.url, "Ann") as ann:
            plan = [{"who": "me", "name": "Grandma"}, {"who": "me", "name": "Tim"}]
            body = {"game": "outpost", "kind": "hotseat", "seats": plan}
            table = await ann.post("/api/tables", body)
            assert [seat["name"] for seat in table["seats"]] == ["Grandma", "Tim"]
            async with ann.sit(table["id"]) as seat:
                await seat.play_on(limit=2)
                texts = " ".join(e["text"] for entry in seat.entries for e in entry["events"])
                assert "Grandma" in texts

    run(play())


def test_a_visitor_who_sits_down_is_present(server: ServerProcess, run: Run) -> None:
    async def play() -> None:
        async with Player(server.url, "Ann") as ann, Player(server.url, "Bob") as bob:
            table = (await ann.table("outpost", "open", ["me", "open", "open"]))["id"]
            async with ann.sit(table) as seat, bob.sit(table) as other:
                message = await seat.until("presence")
                while message["watchers"] != 1:
                    message = await seat.until("presence")
                await bob.post(f"/api/tables/{table}/join", {})
                for one in (seat, other):
                    message = await one.until("presence")
                    while message["watchers"] != 0:
                        message = await one.until("presence")
                    assert message["online"] == sorted([ann.id, bob.id])
                await bob.post(f"/api/tables/{table}/leave")
                message = await seat.until("presence")
                while message["watchers"] != 1:
                    message = await seat.until("presence")
                assert message["online"] == [ann.id]

    run(play())


def test_one_seat_is_taken_once(server: ServerProcess, run: Run) -> None:
    """Everybody at the same moment, and the host leaves: one person per seat, nobody twice."""

    async def play() -> None:
        async with Player(server.url, "Ann") as ann, Player(server.url, "Bob") as bob:
            async with Player(server.url, "Cat") as cat:
                table = (await ann.table("outpost", "open", ["me", "open"]))["id"]
                path = f"/api/tables/{table}"
                answers = await asyncio.gather(
                    *(one.http.post(f"{path}/join", json={}) for one in (bob, cat, bob, cat)),
                    ann.http.post(f"{path}/leave"),
                )
                joined = [answer.status_code for answer in answers[:4]]
                assert all(status in (200, 404, 409) for status in joined)
                left = answers[4].status_code
                assert left in (200, 409)
                for one in (bob, cat):
                    info = await one.http.get(path)
                    if info.status_code == 200:
                        seats = [
                            seat["person"]["id"] for seat in info.json()["seats"] if seat["person"]
                        ]
                        assert len(seats) == len(set(seats))
                        assert (info.json()["status"] == "playing") == (len(seats) == 2)

    run(play())


def test_two_moves_at_once_are_one(server: ServerProcess, run: Run) -> None:
    async def play() -> None:
        async with Player(server.url, "Ann") as ann:
            table = (await ann.table("outpost", "hotseat", ["me", "me"]))["id"]
            path = f"/api/tables/{table}"
            for number in range(10):
                position = await ann.get(f"{path}/position")
                answers = await asyncio.gather(
                    *(
                        ann.http.post(
                            f"{path}/moves",
                            json={
                                "id": f"{number}-{which}",
                                "move": position["moves"][0]["move"],
                                "base": position["seq"],
                            },
                        )
                        for which in range(4)
                    )
                )
                assert sorted(answer.status_code for answer in answers) == [200, 409, 409, 409]
                after = await ann.get(f"{path}/position")
                assert after["seq"] == position["seq"] + 1

    run(play())


def test_a_rematch_that_was_given_up_can_be_asked_for_again(
    server: ServerProcess, run: Run
) -> None:
    async def play() -> None:
        async with Player(server.url, "Ann") as ann, Player(server.url, "Bob") as bob:
            made = await ann.table("outpost", "invite", ["me", "open"])
            path = f"/api/tables/{made['id']}"
            await bob.post(f"{path}/join", {"invite": made["invite"]})
            await ann.post(f"{path}/resign", {})
            await bob.post(f"{path}/resign", {})
            again = await ann.post(f"{path}/rematch")
            async with bob.sit(made["id"]) as seat:
                assert seat.table["rematch"] == again["id"]
                await ann.ask("DELETE", f"/api/tables/{again['id']}")
                while seat.table["rematch"] is not None:
                    await seat.receive()
            third = await bob.post(f"{path}/rematch")
            assert third["id"] != again["id"]
            assert (await ann.post(f"{path}/rematch"))["id"] == third["id"]

    run(play())


def test_a_table_given_up_takes_its_marks_with_it(server: ServerProcess, run: Run) -> None:
    """What was under way when the table went is refused or forgotten, and no error."""

    async def play() -> None:
        async with Player(server.url, "Ann") as ann, Player(server.url, "Bob") as bob:
            table = (await ann.table("outpost", "open", ["me", "open", "open"]))["id"]
            path = f"/api/tables/{table}"
            await bob.post(f"{path}/join", {})
            async with bob.sit(table) as seat:
                await seat.send({"type": "seen", "seq": 3, "chat": 3})
                await seat.ask({"type": "ping"})
                answers = await asyncio.gather(
                    ann.http.delete(path),
                    bob.http.put(f"{path}/notes", json={"text": "mine"}),
                    bob.http.post(f"{path}/chat", json={"text": "hello", "id": "1"}),
                    bob.http.post(f"{path}/seen", json={"seq": 1}),
                )
                assert answers[0].status_code == 200
                assert all(answer.status_code in (200, 404) for answer in answers[1:])
                assert await closed_with(seat.ws) == 4404
            # Marks are stored a second later.
            await asyncio.sleep(1.5)
        assert server.troubles() == []

    run(play())


def test_going_and_coming_back_wins_no_time(server: ServerProcess, run: Run) -> None:
    async def play() -> None:
        async with Player(server.url, "Ann") as ann, Player(server.url, "Bob") as bob:
            # More than any machine is busy for.
            clock = {"kind": "real", "seconds": 600, "increment": 0}
            table = (await ann.table("outpost", "open", ["me", "open"], clock=clock))["id"]
            path = f"/api/tables/{table}"
            await bob.post(f"{path}/join", {})
            # Neither the other's coming and going nor one's own gives time to who is to move.
            turn = (await ann.get(f"{path}/position"))["view"]["seat"]
            moving, waiting = (ann, bob) if turn == 0 else (bob, ann)
            await asyncio.sleep(1)
            await waiting.post(f"{path}/handover", {"level": "random"})
            await waiting.post(f"{path}/back")
            clocks = (await ann.get(f"{path}/position"))["clocks"]
            assert clocks[turn]["left"] <= 599_000
            assert clocks[1 - turn]["left"] == 600_000
            await moving.post(f"{path}/handover", {"level": "random"})
            await moving.post(f"{path}/back")
            clocks = (await ann.get(f"{path}/position"))["clocks"]
            assert clocks[turn]["left"] <= 599_000

    run(play())
