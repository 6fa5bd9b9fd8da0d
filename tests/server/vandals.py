"""A socket fuzzer: junk, huge, out of order, duplicate, binary, half-open; beside it honest play.

    python -m tests.server.vandals --seconds 600

Starts a server of its own on SQLite. Fails on any 5xx, any error or traceback in the server's log,
any close that blames the server (1011), any answer without a clear sentence, and any honest move
that is not acknowledged within ten seconds (`--patience` for a machine that is busy otherwise).
Reports how the server's memory went over the second half.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import os
import random
import socket
import statistics
import sys
import tempfile
import time
from collections import Counter
from collections.abc import Mapping
from pathlib import Path
from typing import Any

import httpx
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import WebSocketException

import terem
from tests.server.client import Player, ServerProcess, sqlite_url

GOOD: list[dict[str, Any]] = [
    {"type": "hello", "lang": "en", "last": 0, "last_chat": 0},
    {"type": "hello", "lang": "ru", "last": 10**9},
    {"type": "play", "id": "a", "move": ["pass"], "base": 3},
    {"type": "play", "id": "a", "move": ["pass"]},
    {"type": "undo", "id": "b"},
    {"type": "end_turn", "id": "c"},
    {"type": "chat", "id": "d", "text": "hello"},
    {"type": "why", "id": "e", "move": ["build", "bank"]},
    {"type": "hint", "id": "f"},
    {"type": "lang", "lang": "de"},
    {"type": "seen", "seq": 3, "chat": 1},
    {"type": "ping", "id": "g"},
]
VALUES: list[Any] = [
    None, True, 0, -1, 2**31, 2**63, 2**64, 10**40, 1.5, 1e308, "", "x", "x" * 5000, "\x00",
    "\u202e", "ж" * 300, [], {}, [[]], [None], ["pass", ["pass"]], {"a": {"b": []}}, "../../etc",
    "<script>alert(1)</script>", "'; drop table people; --", ["pass"] * 40, "\ud800",
]  # fmt: skip


def twisted(rng: random.Random) -> str:
    """A message that was good once."""
    message: dict[str, Any] = dict(rng.choice(GOOD))
    for _ in range(rng.randrange(3)):
        key = rng.choice([*message, "extra"])
        if rng.random() < 0.3:
            message.pop(key, None)
        else:
            message[key] = rng.choice(VALUES)
    text = json.dumps(message)
    if rng.random() < 0.2:
        at = rng.randrange(len(text))
        text = text[:at] + rng.choice(["", '"', "}", "\x00", "\\", text]) + text[at + 1 :]
    return text


def junk(rng: random.Random) -> str | bytes:
    kind = rng.randrange(9)
    if kind == 0:
        return rng.randbytes(rng.randrange(200))
    if kind == 1:
        return "".join(chr(rng.randrange(1, 0xD7FF)) for _ in range(rng.randrange(100)))
    if kind == 2:
        return "[" * rng.choice([10, 1000, 30000])
    if kind == 3:
        return json.dumps({"type": "play", "id": "x", "move": ["a" * rng.choice([10, 60000])]})
    if kind == 4:
        return rng.choice(["", "null", "0", '"hello"', "{}", "[]", '{"type":"nope"}', "NaN"])
    if kind == 5:
        return b'{"type":"hello"}'
    return twisted(rng)


def resident(pid: int) -> int:
    """Bytes in memory of one process."""
    with open(f"/proc/{pid}/statm") as file:
        return int(file.read().split()[1]) * os.sysconf("SC_PAGE_SIZE")


class Fuzz:
    def __init__(
        self,
        server: ServerProcess,
        seconds: float,
        seed: int,
        patience: float = 10,
        enough: Mapping[str, int] | None = None,
    ) -> None:
        self.server = server
        self.begun = time.monotonic()
        self.until = self.begun + seconds
        # How long an honest move may take.
        self.patience = patience
        # So many of each, and it is over sooner.
        self.enough = enough
        self.slowest = 0.0
        # The server's memory: seconds since the beginning, bytes.
        self.memory: list[tuple[float, int]] = []
        self.rng = random.Random(seed)
        self.counts: Counter[str] = Counter()
        self.tables: list[str] = []
        self.cookies: list[str] = []

    @property
    def over(self) -> bool:
        enough = self.enough and all(self.counts[what] >= n for what, n in self.enough.items())
        return bool(enough) or time.monotonic() > self.until

    def address(self) -> str:
        paths = [f"/api/tables/{table}/socket" for table in self.tables[-4:]]
        paths += ["/api/my/socket", "/api/tables/nope/socket", "/api/tables/%00/socket"]
        return self.server.url.replace("http", "ws") + self.rng.choice(paths)

    # ------------------------------------------------------------------ vandals

    async def vandal(self) -> None:
        rng = self.rng
        while not self.over:
            headers = {}
            if rng.random() < 0.7 and self.cookies:
                headers = {"Cookie": f"terem_session={rng.choice(self.cookies)}"}
            try:
                async with connect(
                    self.address(), additional_headers=headers, max_size=None, close_timeout=1
                ) as ws:
                    await self.vandalise(ws)
            except WebSocketException as problem:
                self.note_close(problem)
            except (OSError, TimeoutError):
                self.counts["no connection"] += 1

    async def vandalise(self, ws: ClientConnection) -> None:
        rng = self.rng
        listener = asyncio.create_task(self.listen(ws))
        try:
            if rng.random() < 0.8:
                await ws.send(json.dumps({"type": "hello"}))
            for _ in range(rng.randrange(1, 60)):
                message = junk(rng)
                try:
                    await ws.send(message)
                except UnicodeEncodeError:
                    continue
                self.counts["sent"] += 1
                if rng.random() < 0.2:
                    # The same again: a retry.
                    await ws.send(message)
                if rng.random() < 0.01:
                    await ws.send("x" * 300_000)
                if rng.random() < 0.1:
                    await asyncio.sleep(rng.random() * 0.05)
            if rng.random() < 0.2:
                # Gone without a word.
                ws.transport.abort()
        finally:
            listener.cancel()
            await asyncio.gather(listener, return_exceptions=True)

    async def listen(self, ws: ClientConnection) -> None:
        try:
            async for text in ws:
                message = json.loads(text)
                self.counts[message["type"]] += 1
                problem = message.get("problem")
                if problem is not None:
                    self.check_problem(problem)
        except WebSocketException as problem:
            self.note_close(problem)

    def check_problem(self, problem: dict[str, Any]) -> None:
        assert problem["code"] != "broken", problem
        assert problem["text"], problem

    def note_close(self, problem: WebSocketException) -> None:
        received = getattr(problem, "rcvd", None)
        code = received.code if received is not None else "none"
        self.counts[f"closed {code}"] += 1
        if code == 1011:
            raise AssertionError("the server blamed itself for closing a socket")

    async def half_open(self) -> None:
        """Connections that begin and never go on."""
        rng = self.rng
        port = self.server.port
        while not self.over:
            sockets: list[socket.socket] = []
            for _ in range(8):
                one = socket.socket()
                one.setblocking(False)
                try:
                    await asyncio.get_running_loop().sock_connect(one, ("127.0.0.1", port))
                    start = (
                        f"GET /api/my/socket HTTP/1.1\r\nHost: 127.0.0.1:{port}\r\n"
                        "Connection: Upgrade\r\nUpgrade: websocket\r\nSec-WebSocket-Version: 13\r\n"
                        "Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\n\r\n"
                    ).encode()
                    start += rng.randbytes(rng.randrange(30))
                    cut = start[: rng.randrange(len(start))] if rng.random() < 0.6 else start
                    await asyncio.get_running_loop().sock_sendall(one, cut)
                except OSError:
                    self.counts["no connection"] += 1
                sockets.append(one)
                self.counts["half-open"] += 1
            await asyncio.sleep(rng.random())
            for one in sockets:
                one.close()

    async def http_junk(self) -> None:
        rng = self.rng
        async with httpx.AsyncClient(base_url=self.server.url, timeout=20) as http:
            while not self.over:
                table = rng.choice([*self.tables[-4:], "nope", "%00", "ж", "a" * 300])
                path = rng.choice(
                    [
                        f"/api/tables/{table}/{rng.choice(['moves', 'chat', 'notes', 'undo'])}",
                        f"/api/tables/{table}",
                        "/api/guests",
                        "/api/tables",
                        "/api/session",
                        f"/api/people/{table}",
                        f"/{table}",
                    ]
                )
                headers = {"Content-Type": rng.choice(["application/json", "text/plain", ""])}
                if self.cookies and rng.random() < 0.7:
                    headers["Cookie"] = f"terem_session={rng.choice(self.cookies)}"
                body = junk(rng)
                content = body if isinstance(body, bytes) else body.encode("utf-8", "replace")
                method = rng.choice(["GET", "POST", "PUT", "DELETE", "PATCH", "OPTIONS"])
                if method == "DELETE" and path.startswith("/api/session"):
                    continue
                try:
                    answer = await http.request(method, path, content=content, headers=headers)
                except httpx.HTTPError:
                    self.counts["no answer"] += 1
                    continue
                self.counts[f"http {answer.status_code}"] += 1
                assert answer.status_code < 500, f"{method} {path}: {answer.text}"

    # ------------------------------------------------------------------ honest people

    async def honest(self, number: int) -> None:
        """Game after game; every move is acknowledged in time, whatever goes on around."""
        rng = self.rng
        async with Player(self.server.url, f"Ann{number}") as ann:
            while not self.over:
                game = rng.choice(terem.games())
                table = (await ann.table(game, "open", ["me", "random"], end_turn=True))["id"]
                self.tables.append(table)
                if number == 0 and ann.cookie not in self.cookies:
                    # The vandals may use this session: they are at the table too.
                    self.cookies.append(ann.cookie)
                if number == 0:
                    await asyncio.sleep(2)
                    continue
                async with ann.sit(table) as seat:
                    while not self.over:
                        async with asyncio.timeout(self.patience):
                            if not await seat.my_turn():
                                break
                            asked = time.monotonic()
                            await seat.play_on(limit=1)
                        self.slowest = max(self.slowest, time.monotonic() - asked)
                        self.counts["honest moves"] += 1

    async def watch_memory(self) -> None:
        assert self.server.process is not None
        # At least fifty samples; at most one every ten seconds.
        pause = min(10, (self.until - self.begun) / 50)
        while not self.over:
            now = time.monotonic() - self.begun
            self.memory.append((now, resident(self.server.process.pid)))
            await asyncio.sleep(pause)

    def memory_report(self) -> str:
        """Straight line through the second half: what the first fills stays filled."""
        times, sizes = zip(*self.memory[len(self.memory) // 2 :], strict=True)
        slope = statistics.linear_regression(times, sizes).slope
        return (
            f"memory of the server: {self.memory[0][1] / 1e6:.1f} MB at first, "
            f"{sizes[0] / 1e6:.1f} MB after half the time, {sizes[-1] / 1e6:.1f} MB at last; "
            f"slope over the last {(times[-1] - times[0]) / 60:.1f} minutes "
            f"{slope * 3600 / 1e6:+.2f} MB an hour"
        )

    async def run(self) -> None:
        async with asyncio.TaskGroup() as group:
            group.create_task(self.watch_memory())
            for number in range(3):
                group.create_task(self.honest(number))
            while not self.cookies:
                await asyncio.sleep(0.01)
            for _ in range(4):
                group.create_task(self.vandal())
            group.create_task(self.half_open())
            group.create_task(self.http_junk())
        async with httpx.AsyncClient(base_url=self.server.url, timeout=10) as http:
            health = (await http.get("/healthz")).json()
            assert health["status"] == "ok", health
        # The table the vandals played with still works.
        async with Player(self.server.url, "Last") as last:
            table = (await last.table("outpost", "open", ["me", "random"]))["id"]
            async with last.sit(table) as seat, asyncio.timeout(60):
                await seat.play_on()


def fuzz(
    seconds: float,
    seed: int,
    folder: Path,
    patience: float = 10,
    enough: Mapping[str, int] | None = None,
) -> Fuzz:
    with ServerProcess(
        sqlite_url(folder), messages_per_second="2000", watchers_per_table="500"
    ) as server:
        work = Fuzz(server, seconds, seed, patience, enough)
        try:
            asyncio.run(work.run())
        except BaseException:
            # What the server says about it.
            print(*server.troubles()[-3:], sep="", flush=True)
            raise
        assert server.process is not None
        assert server.process.poll() is None, "the server died"
    assert server.troubles() == [], server.troubles()[:3]
    return work


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--seconds", type=float, default=600)
    parser.add_argument("--seed", type=int, default=random.randrange(1 << 32))
    parser.add_argument("--patience", type=float, default=10, help="seconds for an honest move")
    args = parser.parse_args()
    print(f"seed {args.seed}", flush=True)
    with tempfile.TemporaryDirectory() as folder:
        work = fuzz(args.seconds, args.seed, Path(folder), args.patience)
    for name, count in sorted(work.counts.items()):
        print(f"{count:9}  {name}")
    print(f"slowest honest move {work.slowest:.2f} s")
    print(work.memory_report())
    return 0


if __name__ == "__main__":
    sys.exit(main())
