"""Whole games over real sockets, and what the protocol promises."""

from __future__ import annotations

import asyncio
import json
import random
from collections.abc import Callable
from typing import Any

import pytest

import terem
from tests.server.client import Player, Seat, ServerProcess

Run = Callable[[Any], Any]
GAMES = terem.games()


def people(game: str) -> int:
    """A usual number of players."""
    seats = terem.game(game).seats
    return min(3, seats[-1])


@pytest.mark.parametrize("game", GAMES)
def test_a_whole_game_of_people_over_sockets(server: ServerProcess, run: Run, game: str) -> None:
    """Everybody sees every entry once, in order, and the same result."""

    async def play() -> None:
        count = people(game)
        async with Player(server.url, "Ann") as ann, Player(server.url, "Bob") as bob:
            async with Player(server.url, "Cat") as cat:
                players = [ann, bob, cat][:count]
                table = await ann.table(game, "invite", ["me"] + ["open"] * (count - 1))
                for one in players[1:]:
                    await one.post(f"/api/tables/{table['id']}/join", {"invite": table["invite"]})
                async with asyncio.TaskGroup() as group:
                    seats = [group.create_task(whole(one, table["id"])) for one in players]
        results = [seat.result() for seat in seats]
        for seat in results:
            assert [entry["seq"] for entry in seat.entries] == list(range(1, len(seat.entries) + 1))
            assert seat.position["result"] == results[0].position["result"]
            assert seat.entries[-1]["kind"] == "finish"
            assert all(event["text"] for entry in seat.entries for event in entry["events"])

    async def whole(one: Player, table: str) -> Seat:
        async with one.sit(table) as seat:
            await seat.play_on()
            while seat.entries[-1]["kind"] != "finish":
                await seat.receive()
            return seat

    run(play())


@pytest.mark.parametrize("game", GAMES)
def test_a_whole_game_against_bots_with_end_of_turn(
    server: ServerProcess, run: Run, game: str
) -> None:
    async def play() -> None:
        async with Player(server.url, lang="ru") as ann:
            table = await ann.table(game, "open", ["greedy", "me"], end_turn=True)
            assert table["status"] == "playing"
            async with ann.sit(table["id"], "ru") as seat:
                assert await seat.play_on() > 5
                assert seat.position["over"]
                assert seat.position["prompt"]

    run(play())


@pytest.mark.parametrize("game", [id for id in GAMES if 1 in terem.game(id).seats])
def test_a_whole_solo_game(server: ServerProcess, run: Run, game: str) -> None:
    async def play() -> None:
        async with Player(server.url, lang="de") as ann:
            table = await ann.table(game, "solo", ["me"])
            async with ann.sit(table["id"], "de") as seat:
                await seat.play_on()
                assert seat.position["result"]["scores"]

    run(play())


def test_hot_seat_shows_the_one_who_decides(server: ServerProcess, run: Run) -> None:
    async def play() -> None:
        async with Player(server.url) as ann:
            table = await ann.table("outpost", "hotseat", ["me", "me"])
            async with ann.sit(table["id"]) as seat:
                for _ in range(30):
                    if not await seat.my_turn():
                        break
                    assert seat.position["seat"] == seat.position["deciding"]
                    assert seat.position["view"]["you"] == seat.position["deciding"]
                    await seat.play_on(limit=1)

    run(play())


def test_a_retry_is_played_once(server: ServerProcess, run: Run) -> None:
    async def play() -> None:
        async with Player(server.url) as ann:
            table = (await ann.table("outpost", "hotseat", ["me", "me"]))["id"]
            async with ann.sit(table) as seat:
                move = seat.position["moves"][0]["move"]
                first = await seat.play(move, id="once")
                again = await seat.play(move, id="once")
                assert first == again
            # Also through another door, and after the table left the socket.
            body = {"id": "once", "move": move}
            third = await ann.post(f"/api/tables/{table}/moves", body)
            assert third["seq"] == first["seq"]
            log = await ann.get(f"/api/tables/{table}/log")
            assert [entry["kind"] for entry in log["entries"]] == ["start", "move"]

    run(play())


def test_out_of_turn_stale_and_illegal_moves_are_refused(server: ServerProcess, run: Run) -> None:
    async def play() -> None:
        async with Player(server.url) as ann, Player(server.url, "Bob") as bob:
            table = (await ann.table("outpost", "open", ["me", "open"]))["id"]
            await bob.post(f"/api/tables/{table}/join", {})
            async with ann.sit(table) as one, bob.sit(table) as two:
                mover, other = (one, two) if one.position["moves"] else (two, one)
                move = mover.position["moves"][0]["move"]
                refused = await other.play(move)
                assert refused["problem"]["code"] == "not-your-turn"
                stale = await mover.play(move, base=0)
                assert stale["problem"]["code"] == "stale"
                for junk in (["no_such_verb"], [], [1, 2], ["pass", None], [["pass"]], [10**40]):
                    illegal = await mover.play(junk)
                    assert illegal["problem"]["code"] == "against-rules"
                    assert illegal["problem"]["rule"]
                    assert illegal["problem"]["heading"]
                why = await mover.ask({"type": "why", "move": ["no_such_verb"]})
                assert why["why"]["legal"] is False
                assert why["why"]["text"]
                fine = await mover.ask({"type": "why", "move": move})
                assert fine["why"] == {"legal": True, "rule": None, "heading": None, "text": None}
                assert (await mover.play(move))["type"] == "ack"

    run(play())


def test_resume_after_a_disconnect_brings_exactly_what_was_missed(
    server: ServerProcess, run: Run
) -> None:
    async def play() -> None:
        async with Player(server.url) as ann, Player(server.url, "Bob") as bob:
            table = (await ann.table("outpost", "open", ["me", "open"]))["id"]
            await bob.post(f"/api/tables/{table}/join", {})
            seen: list[int] = []
            async with ann.sit(table) as steady:
                driver = asyncio.create_task(steady.play_on())
                last = 0
                over = False
                while not over:
                    async with bob.sit(table, last=last) as seat:
                        await seat.play_on(limit=random.randint(1, 8))
                        seen += [entry["seq"] for entry in seat.entries]
                        last = seen[-1]
                        over = seat.position["over"]
                await driver
                while steady.entries[-1]["kind"] != "finish":
                    await steady.receive()
            async with bob.sit(table, last=last) as seat:
                seen += [entry["seq"] for entry in seat.entries]
            assert seen == list(range(1, len(steady.entries) + 1))

    run(play())


def test_undo_goes_back_to_the_start_of_the_turn_or_to_new_information(
    server: ServerProcess, run: Run
) -> None:
    """Random play with undo whenever it is offered: the position is then the one before."""

    async def play() -> None:
        async with Player(server.url) as ann:
            table = await ann.table("outpost", "hotseat", ["me", "me"], end_turn=True)
            undone = refused = 0
            async with ann.sit(table["id"]) as seat:
                while await seat.my_turn() and undone < 25:
                    before = seat.position
                    if before["must_end_turn"]:
                        await seat.ask({"type": "end_turn"})
                    else:
                        await seat.play(random.choice(before["moves"])["move"])
                    while seat.position["seq"] == before["seq"]:
                        await seat.receive()
                    if seat.position["can_undo"] and random.random() < 0.7:
                        answer = await seat.ask({"type": "undo"})
                        assert answer["type"] == "ack"
                        while seat.position["seq"] < answer["seq"]:
                            await seat.receive()
                        assert seat.position["view"] == before["view"]
                        assert seat.position["moves"] == before["moves"]
                        undone += 1
                    elif not seat.position["can_undo"]:
                        answer = await seat.ask({"type": "undo"})
                        assert answer["problem"]["code"] in ("cannot-undo", "not-playing")
                        refused += 1
            assert undone > 5
            assert refused > 0

    run(play())


def test_without_end_of_turn_the_decision_passes_at_once(server: ServerProcess, run: Run) -> None:
    async def play() -> None:
        async with Player(server.url) as ann:
            table = (await ann.table("outpost", "hotseat", ["me", "me"]))["id"]
            async with ann.sit(table) as seat:
                before = seat.position["deciding"]
                await seat.play_on(limit=1)
                assert seat.position["deciding"] != before
                assert not seat.position["can_undo"]
                assert seat.position["ending"] is None

    run(play())


def test_others_wait_until_the_turn_is_ended(server: ServerProcess, run: Run) -> None:
    async def play() -> None:
        async with Player(server.url) as ann, Player(server.url, "Bob") as bob:
            table = (await ann.table("outpost", "open", ["me", "open"], end_turn=True))["id"]
            await bob.post(f"/api/tables/{table}/join", {})
            async with ann.sit(table) as one, bob.sit(table) as two:
                mover, other = (one, two) if one.position["moves"] else (two, one)
                move = mover.position["moves"][0]["move"]
                await mover.play(move)
                while not mover.position["must_end_turn"]:
                    await mover.receive()
                while other.position["ending"] is None:
                    await other.receive()
                assert other.position["moves"] == []
                refused = await other.play(move)
                assert refused["problem"]["code"] == "must-end-turn"
                assert (await other.ask({"type": "end_turn"}))["type"] == "refused"
                assert (await other.ask({"type": "undo"}))["problem"]["code"] == "cannot-undo"
                assert (await mover.ask({"type": "end_turn"}))["type"] == "ack"
                assert await other.my_turn()

    run(play())


def test_language_changes_in_mid_game(server: ServerProcess, run: Run) -> None:
    async def play() -> None:
        async with Player(server.url) as ann:
            table = (await ann.table("outpost", "hotseat", ["me", "me"]))["id"]
            async with ann.sit(table, "en") as seat:
                await seat.play_on(limit=6)
                english = seat.position
                texts = [e["text"] for entry in seat.entries for e in entry["events"]]
                await seat.send({"type": "lang", "lang": "ru"})
                welcome = await seat.until("welcome")
                russian = seat.position
                assert welcome["lang"] == "ru"
                assert [one["move"] for one in russian["moves"]] == [
                    one["move"] for one in english["moves"]
                ]
                assert russian["moves"][0]["text"] != english["moves"][0]["text"]
                told = [e["text"] for entry in welcome["entries"] for e in entry["events"]]
                assert len(told) == len(texts)
                assert told != texts
                refused = await seat.play(["no_such_verb"])
                assert any("а" <= letter <= "я" for letter in refused["problem"]["text"])

    run(play())


def test_hints_only_where_nobody_else_is_a_person(server: ServerProcess, run: Run) -> None:
    async def play() -> None:
        async with Player(server.url) as ann, Player(server.url, "Bob") as bob:
            alone = (await ann.table("outpost", "open", ["me", "greedy"]))["id"]
            async with ann.sit(alone) as seat:
                await seat.my_turn()
                assert seat.position["can_hint"]
                answer = await seat.ask({"type": "hint"})
                legal = [one["move"] for one in seat.position["moves"]]
                assert answer["hints"]["hints"]
                assert all(hint["move"] in legal for hint in answer["hints"]["hints"])
            both = (await ann.table("outpost", "open", ["me", "open"]))["id"]
            await bob.post(f"/api/tables/{both}/join", {})
            async with ann.sit(both) as one, bob.sit(both) as two:
                mover = one if one.position["moves"] else two
                assert not mover.position["can_hint"]
                answer = await mover.ask({"type": "hint"})
                assert answer["problem"]["code"] == "no-hints"

    run(play())


def test_http_alone_is_enough_to_play(server: ServerProcess, run: Run) -> None:
    async def play() -> None:
        async with Player(server.url) as ann:
            table = (await ann.table("outpost", "open", ["me", "random"], end_turn=True))["id"]
            path = f"/api/tables/{table}"
            for number in range(12):
                position = await ann.get(f"{path}/position")
                while not position["moves"] and not position["must_end_turn"]:
                    await asyncio.sleep(0.02)
                    position = await ann.get(f"{path}/position")
                if position["must_end_turn"]:
                    await ann.post(f"{path}/end-turn", {"id": f"e{number}"})
                    continue
                body = {"id": f"m{number}", "move": position["moves"][0]["move"]}
                played = await ann.post(f"{path}/moves", body)
                if played["position"]["can_undo"]:
                    back = await ann.post(f"{path}/undo", {"id": f"u{number}"})
                    assert back["position"]["view"] == position["view"]
                    await ann.post(f"{path}/moves", {**body, "id": f"n{number}"})
            why = await ann.http.post(f"{path}/why?lang=de", json={"move": ["x"]})
            assert why.status_code in (200, 409)

    run(play())


@pytest.mark.parametrize("game", terem.games())
def test_changes_lead_to_the_same_position(server: ServerProcess, run: Run, game: str) -> None:
    """Whoever is told only what has changed sees, after every entry, exactly what others see."""

    async def play() -> None:
        async with Player(server.url, "Ann") as ann, Player(server.url, "Bob") as bob:
            clock = {"kind": "real", "seconds": 3600, "increment": 1}
            made = await ann.table(game, "open", ["me", "open"], clock=clock)
            table = made["id"]
            await bob.post(f"/api/tables/{table}/join", {})
            async with (
                ann.sit(table) as whole,
                ann.sit(table, changes=True) as brief,
                bob.sit(table, changes=True) as other,
            ):
                for _ in range(150):
                    while not (whole.position["moves"] or other.position["moves"]):
                        await whole.receive()
                    mover = whole if whole.position["moves"] else other
                    seq = mover.position["seq"]
                    answer = await mover.play(random.choice(mover.position["moves"])["move"])
                    assert answer["seq"] == seq + 1
                    for seat in (whole, brief, other):
                        while seat.position["seq"] < answer["seq"]:
                            await seat.receive()
                    for seat in (whole, brief):
                        # Each is made when it is sent: the clocks may be a moment apart.
                        for clocks in seat.position["clocks"]:
                            clocks["left"] = None
                    assert brief.position == whole.position
                    assert json.dumps(brief.position["view"]) == json.dumps(whole.position["view"])
                    if whole.position["over"]:
                        break
                kinds = [json.loads(text)["type"] for text in brief.raw]
                assert kinds.count("update") <= 2
                assert brief.entries == whole.entries

    run(play())
