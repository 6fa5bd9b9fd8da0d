"""Notices: the personal socket, and webhooks that never reach inside."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from terem.server.outside import is_public, public_address
from terem.server.problems import Refusal
from terem.server.webhooks import send_webhook
from tests.server.client import PATIENCE, Player, ServerProcess, connect, sqlite_url

Run = Callable[[Any], Any]


class Listener:
    """A small HTTP server that notes what it was sent."""

    def __init__(self, answer: str = "HTTP/1.1 204 No Content\r\n\r\n") -> None:
        self.answer = answer
        # Sends back the code with which a webhook is greeted: it wants to be one.
        self.polite = True
        self.heard: list[tuple[str, Any]] = []
        self.port = 0

    async def __aenter__(self) -> Listener:
        self._server = await asyncio.start_server(self._serve, "127.0.0.1", 0)
        self.port = self._server.sockets[0].getsockname()[1]
        return self

    async def __aexit__(self, *_: object) -> None:
        self._server.close()

    async def _serve(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        head = (await reader.readuntil(b"\r\n\r\n")).decode()
        length = next(
            int(line.split(":")[1])
            for line in head.splitlines()
            if line.lower().startswith("content-length")
        )
        body = json.loads(await reader.readexactly(length))
        answer = self.answer
        if body.get("event") == "hello" and self.polite:
            code = body["code"]
            answer = f"HTTP/1.1 200 OK\r\nContent-Length: {len(code)}\r\n\r\n{code}"
        else:
            self.heard.append((head.splitlines()[0], body))
        writer.write(answer.encode())
        await writer.drain()
        writer.close()


@pytest.mark.parametrize(
    "address",
    [
        "127.0.0.1", "10.1.2.3", "192.168.1.1", "172.16.0.1", "169.254.169.254", "0.0.0.0", "::1",
        "fe80::1", "fc00::1", "::ffff:127.0.0.1", "::ffff:10.0.0.1", "100.64.0.1", "224.0.0.1",
        "64:ff9b::7f00:1", "2002:7f00:1::", "::", "240.0.0.1", "not an address", "::127.0.0.1",
        "fec0::1", "64:ff9b:1::7f00:1", "ff02::1", "fe80::1%eth0", "2001:db8::1",
    ],
)  # fmt: skip
def test_private_addresses_are_known(address: str) -> None:
    assert not is_public(address)


def test_public_addresses_are_known() -> None:
    assert is_public("93.184.216.34")
    assert is_public("2606:2800:220:1:248:1893:25c8:1946")
    assert is_public("64:ff9b::5db8:d822")


@pytest.mark.parametrize(
    "url",
    [
        "http://127.0.0.1/hook", "http://localhost:8000/", "http://[::1]/", "http://0/",
        "http://2130706433/", "http://0x7f.1/", "http://127.1/", "ftp://example.com/",
        "javascript:1", "http://", "http://user:pw@93.184.216.34/", "http://[::ffff:127.0.0.1]/",
        "file:///etc/passwd", "http://no-such-host.invalid/", "http://exa mple/", "http://169.254.169.254/x",
        "http://93.184.216.34:99999/", "http://[fec0::1]/", "http://[::127.0.0.1]/",
        "http://93.184.216.34/\x00", "http://93.184.216.34/ä", "http://93.184.216.34/a b",
    ],
)  # fmt: skip
def test_webhooks_to_the_inside_are_refused(server: ServerProcess, run: Run, url: str) -> None:
    async def play() -> None:
        with pytest.raises(Refusal):
            await public_address(url, allow_private=False)
        assert (await send_webhook(url, {}, allow_private=False)).outcome == "refused"
        async with Player(server.url, lang="ru") as ann:
            refused = await ann.ask("PATCH", "/api/me", {"webhook": url}, want=400)
            assert refused["code"] == "bad-webhook"
            assert (await ann.get("/api/me"))["webhook"] == ""

    run(play())


def test_redirects_are_not_followed(run: Run) -> None:
    async def play() -> None:
        async with Listener() as inside:
            location = f"http://127.0.0.1:{inside.port}/secret"
            answer = f"HTTP/1.1 307 Temporary Redirect\r\nLocation: {location}\r\n\r\n"
            async with Listener(answer) as outside:
                url = f"http://127.0.0.1:{outside.port}/hook"
                assert (await send_webhook(url, {"a": "b"}, allow_private=True)).outcome == "failed"
                assert len(outside.heard) == 1
            assert inside.heard == []

    run(play())


def test_a_webhook_is_called_when_ones_turn_comes_and_one_is_away(tmp_path: Path, run: Run) -> None:
    with ServerProcess(sqlite_url(tmp_path), webhook_private="yes") as server:

        async def play() -> None:
            async with (
                Listener() as listener,
                Player(server.url, "Ann") as ann,
                Player(server.url, "Bob", lang="de") as bob,
            ):
                url = f"http://127.0.0.1:{listener.port}/hook?x=1"
                await bob.ask("PATCH", "/api/me", {"webhook": url})
                table = (await ann.table("outpost", "open", ["me", "open"]))["id"]
                await bob.post(f"/api/tables/{table}/join", {})
                async with ann.sit(table) as seat:
                    if seat.position["moves"]:
                        await seat.play_on(limit=1)
                    while not listener.heard:
                        await asyncio.sleep(0.02)
                line, body = listener.heard[0]
                assert line == "POST /hook?x=1 HTTP/1.1"
                assert body["event"] == "your-turn"
                assert body["table"] == table
                assert body["text"].endswith("Du bist am Zug.")
                assert body["url"] == f"{server.url}/table/{table}"
                # Whoever is at the table needs no letter.
                count = len(listener.heard)
                async with bob.sit(table) as two, ann.sit(table) as one:
                    for _ in range(6):
                        mover = one if one.position["moves"] else two
                        if mover.position["moves"]:
                            await mover.play_on(limit=1)
                        for seat in (one, two):
                            while seat.position["seq"] < mover.position["seq"]:
                                await seat.receive()
                await asyncio.sleep(0.2)
                assert len(listener.heard) == count

        run(play())


def test_the_personal_socket_counts_and_tells(server: ServerProcess, run: Run) -> None:
    async def play() -> None:
        async with Player(server.url, "Ann") as ann, Player(server.url, "Bob") as bob:
            address = server.url.replace("http", "ws") + "/api/my/socket?lang=ru"
            headers = {"Cookie": f"terem_session={bob.cookie}"}
            async with connect(address, additional_headers=headers) as mine:

                async def notice(wanted: int, timeout: float = PATIENCE) -> dict[str, Any]:
                    async with asyncio.timeout(timeout):
                        while True:
                            message: dict[str, Any] = json.loads(await mine.recv())
                            if message["type"] == "notice" and message["waiting"] == wanted:
                                return message

                await notice(0)
                solo = (await bob.table("outpost", "solo", ["me"]))["id"]
                assert (await bob.get("/api/me"))["waiting"] == 1
                await bob.post(f"/api/tables/{solo}/resign", {})
                await notice(0)
                table = (await ann.table("outpost", "open", ["me", "open"]))["id"]
                await bob.post(f"/api/tables/{table}/join", {})
                async with ann.sit(table) as seat:
                    if seat.position["moves"]:
                        await seat.play_on(limit=1)
                    told = await notice(1)
                    assert told["table"] == table
                    assert told["text"] == "Форпост: ваш ход."
                    async with bob.sit(table) as other:
                        # A turn may have several steps.
                        while other.position["moves"]:
                            await other.play_on(limit=1)
                    await notice(0)
                await mine.send(json.dumps({"type": "ping", "id": "p"}))
                message = {"type": ""}
                while message["type"] != "pong":
                    message = json.loads(await mine.recv())

    run(play())


def test_at_one_screen_nobody_is_told_of_the_own_turn(server: ServerProcess, run: Run) -> None:
    async def play() -> None:
        async with Player(server.url, "Ann") as ann:
            table = (await ann.table("outpost", "hotseat", ["me", "me"]))["id"]
            path = f"/api/tables/{table}"
            address = server.url.replace("http", "ws") + "/api/my/socket"
            headers = {"Cookie": f"terem_session={ann.cookie}"}
            async with connect(address, additional_headers=headers) as mine:
                assert json.loads(await mine.recv())["waiting"] == 1
                seats = set()
                for number in range(20):
                    position = await ann.get(f"{path}/position")
                    seats.add(position["deciding"])
                    body = {"id": f"m{number}", "move": position["moves"][0]["move"]}
                    await ann.post(f"{path}/moves", body)
                assert seats == {0, 1}
                await asyncio.sleep(0.2)
                await mine.send(json.dumps({"type": "ping", "id": "p"}))
                kinds = [json.loads(await mine.recv())["type"]]
                while kinds[-1] != "pong":
                    kinds.append(json.loads(await mine.recv())["type"])
                assert "notice" not in kinds

    run(play())


def test_the_lobby_is_told_to_visitors_too(server: ServerProcess, run: Run) -> None:
    async def play() -> None:
        async with Player(server.url, "Ann") as ann:
            async with connect(server.url.replace("http", "ws") + "/api/my/socket") as visitor:
                assert json.loads(await visitor.recv())["type"] == "notice"
                await ann.table("outpost", "open", ["me", "open"])
                async with asyncio.timeout(PATIENCE):
                    while json.loads(await visitor.recv())["type"] != "lobby":
                        continue

    run(play())


def test_a_webhook_has_to_be_wanted_and_is_left_alone_when_it_fails(
    tmp_path: Path, run: Run
) -> None:
    with ServerProcess(sqlite_url(tmp_path), webhook_private="yes") as server:

        async def play() -> None:
            async with (
                Listener("HTTP/1.1 500 No\r\nContent-Length: 0\r\n\r\n") as listener,
                Player(server.url, "Ann") as ann,
                Player(server.url, "Bob") as bob,
            ):
                url = f"http://127.0.0.1:{listener.port}/hook"
                listener.polite = False
                refused = await bob.ask("PATCH", "/api/me", {"webhook": url}, want=400)
                assert refused["code"] == "webhook-silent"
                assert (await bob.get("/api/me"))["webhook"] == ""
                listener.polite = True
                listener.heard.clear()
                await bob.ask("PATCH", "/api/me", {"webhook": url})
                table = (await ann.table("outpost", "open", ["me", "open"]))["id"]
                await bob.post(f"/api/tables/{table}/join", {})
                async with ann.sit(table) as seat:
                    turns = 0
                    while turns < 6 and not seat.position["over"]:
                        if seat.position["moves"]:
                            await seat.play_on(limit=1)
                        else:
                            # Bob's turn: he plays without being at the table, the first time
                            # not before he has been told, which a quick answer would make needless.
                            async with asyncio.timeout(PATIENCE):
                                while not listener.heard:
                                    await asyncio.sleep(0.02)
                            turns += 1
                            path = f"/api/tables/{table}"
                            mine = await bob.get(f"{path}/position")
                            move = mine["moves"][0]["move"]
                            seq = seat.position["seq"]
                            await bob.post(f"{path}/moves", {"id": f"m{seq}", "move": move})
                            while seat.position["seq"] <= seq:
                                await seat.receive()
                # It failed at the first turn, and was not knocked at with every one after.
                assert len(listener.heard) == 1

        run(play())
