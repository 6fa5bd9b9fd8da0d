"""Two processes on PostgreSQL and Redis: one table, players on both; one dies, play goes on."""

from __future__ import annotations

import asyncio
import json
import random
from collections.abc import Callable, Iterator
from typing import Any

import httpx
import pytest
from websockets.exceptions import WebSocketException

from tests.server.client import PATIENCE, Player, Seat, ServerProcess, closed_with, connect

Run = Callable[[Any], Any]


@pytest.fixture(scope="module")
def pair(postgres: str, redis: str) -> Iterator[tuple[ServerProcess, ServerProcess]]:
    with ServerProcess(postgres, redis=redis) as one, ServerProcess(postgres, redis=redis) as two:
        yield one, two
        assert one.troubles() == []
        assert two.troubles() == []


def test_one_process_dies_and_its_clients_carry_on_with_the_other(
    postgres: str, redis: str, run: Run
) -> None:
    """Four tables with a bot each; one of two processes is killed in mid-game."""
    first = ServerProcess(postgres, redis=redis).start()
    second = ServerProcess(postgres, redis=redis).start()
    homes = [first.url, second.url]
    moves = 0

    async def client(player: Player, table: str, home: int) -> list[int]:
        """Play to the end; when the connection breaks, go to the other process."""
        nonlocal moves
        seen: list[int] = []
        pending: dict[str, Any] | None = None
        while True:
            try:
                last = seen[-1] if seen else 0
                async with player.sit(table, last=last, base=homes[home]) as seat:
                    taken = 0
                    if pending is not None:
                        await seat.send(pending)
                    while True:
                        seen += [entry["seq"] for entry in seat.entries[taken:]]
                        taken = len(seat.entries)
                        if seat.position["over"]:
                            return seen
                        if pending is None and seat.position["moves"]:
                            pending = new_move(seat)
                            await seat.send(pending)
                        message = await seat.receive()
                        if pending is not None and message.get("id") == pending["id"]:
                            if message["type"] == "ack":
                                stored = message["seq"]
                                moves += 1
                                while seat.position["seq"] < stored:
                                    await seat.receive()
                            pending = None
            except (WebSocketException, OSError):
                home = 1 - home
                await asyncio.sleep(0.05)

    def new_move(seat: Seat) -> dict[str, Any]:
        move = random.choice(seat.position["moves"])["move"]
        base = seat.position["seq"]
        return {"type": "play", "id": f"{random.getrandbits(60):x}", "move": move, "base": base}

    async def play() -> None:
        async with Player(first.url, "Ann") as ann, Player(second.url, "Bob") as bob:
            clients = []
            for number in range(4):
                table = (await ann.table("outpost", "open", ["me", "open", "random"]))["id"]
                await bob.post(f"/api/tables/{table}/join", {})
                clients.append(asyncio.create_task(client(ann, table, number % 2)))
                clients.append(asyncio.create_task(client(bob, table, (number + 1) % 2)))
            # In mid-game, however quick or busy the machine is.
            async with asyncio.timeout(PATIENCE):
                while moves < 4 * len(clients):
                    await asyncio.sleep(0.01)
            assert not all(task.done() for task in clients)
            first.kill()
            for seen in await asyncio.gather(*clients):
                assert seen == list(range(1, len(seen) + 1))

    try:
        run(play())
        assert second.troubles() == []
    finally:
        first.kill()
        second.stop()


def test_players_on_two_processes_see_each_other(
    pair: tuple[ServerProcess, ServerProcess], run: Run
) -> None:
    one, two = pair

    async def play() -> None:
        async with Player(one.url, "Ann") as ann, Player(two.url, "Bob") as bob:
            made = await ann.table("outpost", "open", ["me", "open", "random"])
            table = made["id"]
            async with ann.sit(table) as left:
                # Ann waits on the first process; Bob finds the table and joins on the second.
                lobby = await bob.get("/api/tables")
                assert table in [each["id"] for each in lobby["tables"]]
                await bob.post(f"/api/tables/{table}/join", {})
                await left.until("update")
                async with bob.sit(table) as right:
                    while sorted(left.online) != sorted([ann.id, bob.id]):
                        await left.receive()
                    while sorted(right.online) != sorted([ann.id, bob.id]):
                        await right.receive()
                    await right.ask({"type": "chat", "text": "hello from the other side"})
                    while not left.chat:
                        await left.receive()
                    async with asyncio.TaskGroup() as group:
                        group.create_task(left.play_on())
                        group.create_task(right.play_on())
                    for seat in (left, right):
                        while seat.entries[-1]["kind"] != "finish":
                            await seat.receive()
                        numbers = [entry["seq"] for entry in seat.entries]
                        assert numbers == list(range(1, len(numbers) + 1))
                    assert left.position["result"] == right.position["result"]

    run(play())


def test_a_session_is_good_on_every_process(
    pair: tuple[ServerProcess, ServerProcess], run: Run
) -> None:
    one, two = pair

    async def play() -> None:
        async with Player(one.url, "Ann") as ann:
            headers = {"Cookie": f"terem_session={ann.cookie}"}
            async with httpx.AsyncClient(
                base_url=two.url, headers=headers, timeout=PATIENCE
            ) as other:
                me = (await other.get("/api/me")).json()
            assert me["person"]["name"] == "Ann"

    run(play())


def test_notices_cross_processes(pair: tuple[ServerProcess, ServerProcess], run: Run) -> None:
    one, two = pair

    async def play() -> None:
        async with Player(one.url, "Ann") as ann, Player(two.url, "Bob") as bob:
            table = (await ann.table("outpost", "open", ["me", "open"]))["id"]
            address = two.url.replace("http", "ws") + "/api/my/socket"
            headers = {"Cookie": f"terem_session={bob.cookie}"}
            async with connect(address, additional_headers=headers) as mine:
                first = json.loads(await mine.recv())
                assert first == {"type": "notice", "waiting": 0, "table": None, "text": None}
                await bob.post(f"/api/tables/{table}/join", {})
                async with ann.sit(table) as seat:
                    # Whoever begins: sooner or later it is Bob's turn.
                    if seat.position["moves"]:
                        await seat.play_on(limit=1)
                    while True:
                        async with asyncio.timeout(PATIENCE):
                            notice = json.loads(await mine.recv())
                        if notice["type"] == "notice" and notice["waiting"] == 1:
                            break
                        if seat.position["moves"]:
                            await seat.play_on(limit=1)

    run(play())


def test_people_of_two_processes_find_each_other(
    pair: tuple[ServerProcess, ServerProcess], run: Run
) -> None:
    one, two = pair
    match = "/api/my/match"
    wish = {"game": "outpost", "pace": "day", "seats": [2]}

    async def heard(socket: Any, kind: str) -> Any:
        async with asyncio.timeout(PATIENCE):
            while (message := json.loads(await socket.recv()))["type"] != kind:
                pass
        return message

    async def play() -> None:
        async with Player(one.url, "Ann") as ann, Player(two.url, "Bob") as bob:
            address = one.url.replace("http", "ws") + "/api/my/socket"
            headers = {"Cookie": f"terem_session={ann.cookie}"}
            async with connect(address, additional_headers=headers) as mine:
                await mine.recv()
                await ann.ask("PUT", match, wish)
                assert (await bob.get(match))["looking"] == {"outpost": 1}
                table = None
                while table is None:
                    # Both may ask in the same moment; then the next time is the one.
                    table = (await bob.ask("PUT", match, wish))["table"]
                assert (await heard(mine, "matched"))["table"] == table
                await ann.claim(f"Ann {ann.id[-6:]}")
                await bob.claim(f"Bob {bob.id[-6:]}")
                await bob.ask("PUT", f"/api/people/{ann.id}/tie", {"tie": "friend"})
                assert (await heard(mine, "circle"))["asked"] == 1
                await ann.ask("PUT", f"/api/people/{bob.id}/tie", {"tie": "friend"})
                # The processes tell each other who is here every few seconds.
                async with asyncio.timeout(PATIENCE):
                    while True:
                        (friend,) = (await bob.get("/api/my/circle"))["friends"]
                        if friend["here"]:
                            break
                        await asyncio.sleep(0.2)
                # What Bob says is read on the first process until Ann does not want to.
                async with ann.sit(table) as seat:
                    await bob.post(f"/api/tables/{table}/chat", {"text": "hello"})
                    await seat.until("chat")
                    await bob.get("/api/my/circle")
                    headers = {"Cookie": f"terem_session={ann.cookie}"}
                    async with httpx.AsyncClient(
                        base_url=two.url, headers=headers, timeout=PATIENCE
                    ) as other:
                        tie = {"tie": "blocked"}
                        blocked = await other.put(f"/api/people/{bob.id}/tie", json=tie)
                        assert blocked.status_code == 200
                    assert (await seat.until("welcome"))["chat"] == []

    run(play())


def test_sitting_down_and_signing_out_are_known_everywhere(
    pair: tuple[ServerProcess, ServerProcess], run: Run
) -> None:
    one, two = pair

    async def play() -> None:
        async with Player(one.url, "Ann") as ann, Player(one.url, "Bob") as bob:
            table = (await ann.table("outpost", "open", ["me", "open", "open"]))["id"]
            # Bob looks on through the second process, then sits down through the first.
            async with ann.sit(table) as left, bob.sit(table, base=two.url) as right:
                await bob.post(f"/api/tables/{table}/join", {})
                for seat in (left, right):
                    while seat.online != sorted([ann.id, bob.id]):
                        await seat.receive()
                await bob.ask("DELETE", "/api/session")
                assert await closed_with(right.ws) == 4401
                while left.online != [ann.id]:
                    await left.receive()

    run(play())


def test_what_the_database_cannot_hold_is_refused_before(
    pair: tuple[ServerProcess, ServerProcess], run: Run
) -> None:
    """PostgreSQL takes no zero bytes and no texts that are too long; nobody sees it stumble."""
    one, _ = pair

    async def play() -> None:
        async with Player(one.url, "Ann") as ann:
            for path in ("/api/tables/%00", "/api/tables/%00/position", "/api/people/%00"):
                await ann.get(path, want=404)
            address = one.url.replace("http", "ws") + "/api/tables/%00/socket"
            async with connect(address) as ws:
                assert await closed_with(ws) == 4404
            hook = {"webhook": "http://93.184.216.34/\x00"}
            await ann.ask("PATCH", "/api/me", hook, want=400)
            table = (await ann.table("outpost", "solo", ["me"]))["id"]
            said = await ann.post(f"/api/tables/{table}/chat", {"text": "a\x00b"})
            assert said["text"] == "ab"
            body = {"text": "\x00" * 3 + "mine"}
            assert (await ann.ask("PUT", f"/api/tables/{table}/notes", body))["text"] == "mine"
            # Each of these letters has three parts when it is made small.
            await ann.post("/api/me/claim", {"password": "correct horse", "name": "ΐ" * 24})

    run(play())


async def hear(*seats: Seat) -> None:
    """All that their processes have told them so far."""
    for seat in seats:
        await seat.ask({"type": "ping"})


async def try_a_move(seat: Seat) -> None:
    """A move, if it is this seat's turn as far as it knows; on the other process the table may have
    gone on, and then it is refused."""
    if not seat.position["moves"]:
        await asyncio.sleep(0.02)
        return
    answer = await seat.play(random.choice(seat.position["moves"])["move"])
    if answer["type"] == "refused":
        assert answer["problem"]["code"] in ("against-rules", "not-your-turn"), answer


def test_a_plan_made_through_one_process_is_played_by_the_other(
    pair: tuple[ServerProcess, ServerProcess], run: Run
) -> None:
    """Ann plans on one process while Bob plays on the other: whoever hears of both plays it."""
    one, two = pair

    async def play() -> None:
        async with Player(one.url) as ann, Player(one.url, "Bob") as bob:
            table = str((await ann.table("village", "open", ["me", "open"]))["id"])
            await bob.post(f"/api/tables/{table}/join", {})
            planned = 0
            async with ann.sit(table) as mine, bob.sit(table, base=two.url) as his:
                while planned < 8:
                    await hear(mine, his)
                    if mine.position["moves"]:
                        await try_a_move(mine)
                        continue
                    looked = await ann.http.get(f"/api/tables/{table}/plan")
                    if looked.status_code != 200:
                        await try_a_move(his)
                        continue
                    move = random.choice(looked.json()["position"]["moves"])["move"]
                    answer = await ann.http.put(f"/api/tables/{table}/plan", json={"moves": [move]})
                    # Between looking and planning Bob's last move may have been heard of.
                    assert answer.status_code in (200, 409, 422), answer.text
                    # At once, before the other process can have heard, and on until it is due.
                    while True:
                        ahead = (await ann.get(f"/api/tables/{table}"))["ahead"]
                        if ahead is None or not ahead["plan"]:
                            break
                        # A plan waits while Ann is asked something else first.
                        await try_a_move(his if his.position["moves"] else mine)
                        await hear(mine, his)
                    planned += 1
            log = (await ann.get(f"/api/tables/{table}/log"))["entries"]
            assert any(entry["text"] == "(As you had planned.)" for entry in log)
            heard = (await bob.get(f"/api/tables/{table}/log"))["entries"]
            assert not any(entry["text"] == "(As you had planned.)" for entry in heard)

    run(play())
