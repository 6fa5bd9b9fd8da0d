"""Load on the tables: durable, acknowledged moves per second, and how long each takes.

    python -m benchmarks.tables [--tables 200] [--seconds 15] [--rate 300] [--peer] [--processes 2]

One run, client and server on the same machine: 200 live tables of three people each, every person
on a socket, random movers. First at a steady rate, then as fast as it goes. A move counts when its
acknowledgement has arrived, that is, after it was committed (SQLite, synchronous=FULL). Then the
server is started anew and tables that nobody has visited since are opened. `--peer` measures
boardgame.io's server (npm) with the same traffic, in the same run. `--processes` measures so many
on PostgreSQL and Redis instead, which share the tables out among them.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import os
import random
import shutil
import statistics
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable
from contextlib import ExitStack
from pathlib import Path
from typing import Any

import httpx
import msgspec
from msgspec import Struct
from websockets.asyncio.client import ClientConnection, connect

from terem.cli.bench import form
from tests.server.client import ServerProcess, sqlite_url
from tools.services import postgres_server, redis_server

PEER = Path(__file__).parent / "boardgame_io"


class _Move(Struct):
    move: list[Any]


class _Position(Struct):
    seq: int
    moves: list[_Move]
    over: bool


class _Message(Struct):
    type: str
    position: _Position | None = None
    changes: list[list[Any]] = []
    id: str = ""


_decode = msgspec.json.Decoder(_Message).decode


class Sitter:
    """One socket. Parses only what a mover needs: the client must not be what is measured."""

    def __init__(self, load: Load, ws: ClientConnection) -> None:
        self.load = load
        self.ws = ws
        self.sent: dict[str, float] = {}
        self.position = _Position(seq=0, moves=[], over=False)

    def changed(self, changes: list[list[Any]]) -> None:
        """The few parts of a position that a mover needs."""
        for path, *value in changes:
            if path == ["moves"]:
                self.position.moves = [_Move(one["move"]) for one in value[0]]
            elif path == ["seq"]:
                self.position.seq = value[0]
            elif path == ["over"]:
                self.position.over = value[0]

    async def listen(self) -> None:
        async for text in self.ws:
            message = _decode(text)
            if message.type == "ack":
                now = time.perf_counter()
                self.load.acked.append((now, now - self.sent.pop(message.id)))
            elif message.type == "refused":
                self.load.refused += 1
            elif message.type in ("welcome", "update", "change"):
                if message.type != "welcome":
                    self.load.sizes.append(len(text))
                if message.position is not None:
                    self.position = message.position
                self.changed(message.changes)
                if self.position.over:
                    self.load.over += 1
                elif self.position.moves:
                    position = self.position
                    self.load.ready(self, _Position(position.seq, position.moves, False))

    async def play(self, position: _Position) -> None:
        id = f"{random.getrandbits(60):x}"
        move = random.choice(position.moves).move
        self.sent[id] = time.perf_counter()
        await self.ws.send(
            msgspec.json.encode(
                {"type": "play", "id": id, "move": move, "base": position.seq}
            ).decode()
        )


class Load:
    """All sockets, and when each may play."""

    def __init__(self) -> None:
        self.acked: list[tuple[float, float]] = []
        self.waiting: list[tuple[Sitter, _Position]] = []
        # Sizes of the updates, in characters.
        self.sizes: list[int] = []
        self.refused = 0
        self.over = 0
        self.flat_out = False
        self._tasks: set[asyncio.Task[None]] = set()

    def ready(self, sitter: Sitter, position: _Position) -> None:
        if self.flat_out:
            self.go(sitter, position)
        else:
            self.waiting.append((sitter, position))

    def go(self, sitter: Sitter, position: _Position) -> None:
        task = asyncio.create_task(sitter.play(position))
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def as_fast_as_it_goes(self, seconds: float) -> dict[str, float]:
        self.acked.clear()
        self.flat_out = True
        for sitter, position in self.waiting:
            self.go(sitter, position)
        self.waiting.clear()
        began = time.perf_counter()
        # Only live tables count: when games begin to end there is nothing more to measure.
        over = self.over
        while (lasted := time.perf_counter() - began) < seconds and self.over == over:
            await asyncio.sleep(0.01)
        self.flat_out = False
        found = summary([one for one in self.acked if one[0] < began + lasted], lasted)
        found["seconds"] = round(lasted, 1)
        return found

    async def steadily(self, rate: float, seconds: float) -> dict[str, float]:
        """Moves at even distances; each by a table picked at random from those that are ready."""
        await asyncio.sleep(1)
        self.acked.clear()
        began = time.perf_counter()
        due = 0
        while (now := time.perf_counter()) < began + seconds:
            while due < (now - began) * rate:
                due += 1
                if self.waiting:
                    at = random.randrange(len(self.waiting))
                    self.waiting[at], self.waiting[-1] = self.waiting[-1], self.waiting[at]
                    self.go(*self.waiting.pop())
            await asyncio.sleep(0.001)
        await asyncio.sleep(1)
        return summary(self.acked, seconds)


def cpu_seconds(pid: int) -> float:
    """Processor time a process has used so far (Linux): to the nanosecond, for on a machine that
    others use it gets its time in short pieces."""
    threads = Path(f"/proc/{pid}/task").glob("*/schedstat")
    return sum(int(thread.read_text().split()[0]) for thread in threads) / 1e9


def summary(acked: list[tuple[float, float]], seconds: float) -> dict[str, float]:
    times = sorted(1000 * took for _, took in acked)
    if not times:
        return {"moves": 0, "per_second": 0.0}
    return {
        "moves": len(times),
        "per_second": round(len(times) / seconds, 1),
        "median_ms": round(statistics.median(times), 2),
        "p99_ms": round(times[int(len(times) * 0.99)], 2),
        "max_ms": round(times[-1], 2),
    }


async def open_tables(base: str, game: str, count: int) -> list[tuple[str, str]]:
    """Tables with three people each: (socket path, session) per seat."""
    found: list[tuple[str, str]] = []
    limits = httpx.Limits(max_connections=16)
    async with httpx.AsyncClient(base_url=base, timeout=60, limits=limits) as http:

        async def guest() -> str:
            answer = await http.post("/api/guests", json={"name": "Mover"})
            return str(answer.cookies["terem_session"])

        for _ in range(count):
            cookies = [await guest() for _ in range(3)]
            http.cookies.clear()
            plan = [{"who": "me"}, {"who": "open"}, {"who": "open"}]
            body = {"game": game, "kind": "open", "seats": plan}
            headers = [{"Cookie": f"terem_session={cookie}"} for cookie in cookies]
            made = await http.post("/api/tables", json=body, headers=headers[0])
            table = made.json()["id"]
            for one in headers[1:]:
                (
                    await http.post(f"/api/tables/{table}/join", json={}, headers=one)
                ).raise_for_status()
            found += [(table, cookie) for cookie in cookies]
    return found


async def measure(
    servers: list[ServerProcess], game: str, tables: int, seconds: float, rate: float
) -> dict[str, Any]:
    seats = await open_tables(servers[0].url, game, tables)
    load = Load()
    addresses = [server.url.replace("http", "ws") for server in servers]
    listeners: list[asyncio.Task[None]] = []
    for number, (table, cookie) in enumerate(seats):
        # Everybody at a table is with the same process.
        address = addresses[number // 3 % len(addresses)]
        ws = await connect(
            f"{address}/api/tables/{table}/socket",
            additional_headers={"Cookie": f"terem_session={cookie}"},
            compression=None,
            max_size=None,
        )
        sitter = Sitter(load, ws)
        await ws.send('{"type":"hello","changes":true}')
        listeners.append(asyncio.create_task(sitter.listen()))
    await asyncio.sleep(1)
    steady = await load.steadily(rate, seconds)
    pids = [server.process.pid for server in servers if server.process is not None]
    before, own = sum(map(cpu_seconds, pids)), time.process_time()
    fast = await load.as_fast_as_it_goes(seconds)
    used = sum(map(cpu_seconds, pids)) - before
    # Far from 1, or the client would be what is measured.
    fast["client_cores"] = round((time.process_time() - own) / fast["seconds"], 2)
    # On a machine shared with others the processor time per move says more than moves per second.
    fast["server_cpu_ms_per_move"] = round(1000 * used / max(1, fast["moves"]), 3)
    fast["server_cores"] = round(used / fast["seconds"], 2)
    for task in listeners:
        task.cancel()
    await asyncio.gather(*listeners, return_exceptions=True)
    return {
        "flat_out": fast,
        "steady": steady,
        "asked_rate": rate,
        "refused": load.refused,
        "games_over": load.over // 3,
        "update_median_bytes": round(statistics.median(load.sizes)) if load.sizes else 0,
    }


async def cold(base: str, paths: list[tuple[str, str]]) -> dict[str, float]:
    """First visits to tables that are not in memory (the server has just started)."""
    times: list[float] = []
    async with httpx.AsyncClient(base_url=base, timeout=60) as http:
        await http.get("/api/house")
        for table, cookie in paths:
            headers = {"Cookie": f"terem_session={cookie}"}
            await http.get("/api/me", headers=headers)
            began = time.perf_counter()
            answer = await http.get(f"/api/tables/{table}/position", headers=headers)
            times.append(1000 * (time.perf_counter() - began))
            answer.raise_for_status()
    times.sort()
    return {
        "tables": len(times),
        "median_ms": round(statistics.median(times), 2),
        "p99_ms": round(times[int(len(times) * 0.99)], 2),
        "max_ms": round(times[-1], 2),
    }


async def long_games(base: str, game: str, count: int) -> list[tuple[str, str]]:
    """Tables near the end of a game: one screen, three seats, played through HTTP."""
    made: list[tuple[str, str]] = []
    async with httpx.AsyncClient(base_url=base, timeout=60) as http:
        await http.post("/api/guests", json={"name": "Mover"})
        cookie = str(http.cookies["terem_session"])
        for number in range(count):
            body = {"game": game, "kind": "hotseat", "seats": [{"who": "me"}] * 3}
            table = (await http.post("/api/tables", json=body)).json()["id"]
            path = f"/api/tables/{table}"
            position = (await http.get(f"{path}/position")).json()
            for step in range(60 + 5 * number):
                move = random.choice(position["moves"])["move"]
                answer = await http.post(f"{path}/moves", json={"id": f"m{step}", "move": move})
                position = answer.json()["position"]
                if not position["moves"]:
                    break
            made.append((table, cookie))
    return made


def peer(tables: int, seconds: float, rate: float, view: str) -> dict[str, Any] | str:
    """boardgame.io's server with the same traffic: same tables, seats, sizes and rates."""
    node, npm = shutil.which("node"), shutil.which("npm")
    if node is None or npm is None:
        return "node and npm are needed for the comparison"
    if not (PEER / "node_modules").is_dir():
        done = subprocess.run([npm, "ci", "--silent"], cwd=PEER, capture_output=True, text=True)
        if done.returncode != 0:
            return f"npm ci failed: {done.stderr.strip()[-300:]}"
    environment = {**os.environ, "VIEW": view, "NODE_ENV": "production"}
    server = subprocess.Popen(
        [node, "server.js"],
        cwd=PEER,
        env=environment,
        stdout=subprocess.PIPE,
        stderr=subprocess.DEVNULL,
        text=True,
    )
    try:
        assert server.stdout is not None
        port = next(line.split()[1] for line in server.stdout if line.startswith("listening"))
        arguments = [node, "client.js", port, str(tables), str(seconds), str(rate)]
        client = subprocess.Popen(
            arguments, cwd=PEER, env=environment, stdout=subprocess.PIPE, text=True
        )
        assert client.stdout is not None
        before = 0.0
        last = ""
        for line in client.stdout:
            last = line
            if line.startswith("flat out"):
                before = cpu_seconds(server.pid)
        used = cpu_seconds(server.pid) - before
        if client.wait() != 0:
            return "client failed"
        result: dict[str, Any] = json.loads(last)
        fast = result["flat_out"]
        fast["server_cpu_ms_per_move"] = round(1000 * used / max(1, fast["moves"]), 3)
        return result
    finally:
        server.terminate()
        server.wait(10)


def example_view(game: str) -> str:
    """A view in mid-game, so that the peer sends messages of the same size."""
    import terem

    state = terem.game(game).new(3, 7)
    rng = random.Random(7)
    for _ in range(60):
        state.play(rng.choice(state.moves()))
    return json.dumps(state.view(0))


def main(say: Callable[[str], None] = print) -> int:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--game", default="village")
    parser.add_argument("--tables", type=int, default=200)
    parser.add_argument("--seconds", type=float, default=15)
    parser.add_argument("--rate", type=float, default=300)
    parser.add_argument("--peer", action="store_true", help="measure boardgame.io beside it")
    parser.add_argument(
        "--processes", type=int, metavar="N", help="N on PostgreSQL and Redis, not one on SQLite"
    )
    parser.add_argument("--json", metavar="FILE")
    args = parser.parse_args()
    report: dict[str, Any] = {
        "form": form(),
        "python": sys.version.split()[0],
        "cores": os.cpu_count(),
        "load_before": os.getloadavg()[0],
        "tables": args.tables,
        "seats": 3,
        "game": args.game,
    }
    if args.processes:
        with postgres_server() as database, redis_server() as redis, ExitStack() as stack:
            servers = [
                stack.enter_context(ServerProcess(database, redis=redis))
                for _ in range(args.processes)
            ]
            report["processes"] = args.processes
            report["terem"] = asyncio.run(
                measure(servers, args.game, args.tables, args.seconds, args.rate)
            )
    else:
        with tempfile.TemporaryDirectory() as folder:
            database = sqlite_url(Path(folder))
            with ServerProcess(database) as server:
                report["terem"] = asyncio.run(
                    measure([server], args.game, args.tables, args.seconds, args.rate)
                )
                visited = asyncio.run(long_games(server.url, args.game, 20))
            with ServerProcess(database) as server:
                report["cold_table"] = asyncio.run(cold(server.url, visited))
    if args.peer:
        report["boardgame_io"] = peer(args.tables, args.seconds, args.rate, example_view(args.game))
    report["load_after"] = os.getloadavg()[0]
    text = json.dumps(report, indent=2)
    say(text)
    if args.json:
        Path(args.json).write_text(text + "\n", encoding="utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main())
