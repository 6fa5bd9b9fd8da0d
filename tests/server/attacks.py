"""Attacks from outside, with the limits a server has by default; beside them honest play.

    python -m tests.server.attacks [--seconds 10] [--json FILE]

Starts a server of its own, and each attack in a process of its own: reading as fast as it goes,
asking for the whole log in ever other languages, filling a table with watchers, keeping all bots
busy. Meanwhile honest people play; every one of their moves has to be acknowledged. Reports how
long that took, for each attack.
"""

from __future__ import annotations

import argparse
import asyncio
import contextlib
import json
import statistics
import subprocess
import sys
import tempfile
import time
from pathlib import Path
from typing import Any

import httpx
from websockets.asyncio.client import connect
from websockets.exceptions import WebSocketException

from tests.server.client import Player, ServerProcess, sqlite_url


async def read_flood(url: str, table: str) -> None:
    """Eight connections that ask for what is large, as fast as they are answered."""
    paths = ("/api/openapi.json", f"/api/tables/{table}/log", f"/api/tables/{table}/replay/moments")

    async def flood(path: str) -> None:
        async with httpx.AsyncClient(base_url=url, timeout=60) as http:
            while True:
                with contextlib.suppress(httpx.HTTPError):
                    await http.get(path, params={"from": 0, "to": 99})

    await asyncio.gather(*(flood(paths[number % 3]) for number in range(8)))


async def language_flood(url: str, table: str) -> None:
    """One guest, twenty sockets, twenty-eight changes of language a second on each."""
    async with Player(url, "Babel") as babel:

        async def flood(number: int) -> None:
            headers = {"Cookie": f"terem_session={babel.cookie}"}
            address = url.replace("http", "ws") + f"/api/tables/{table}/socket"
            while True:
                with contextlib.suppress(WebSocketException, OSError):
                    async with connect(address, additional_headers=headers, max_size=None) as ws:
                        await ws.send('{"type":"hello"}')
                        listener = asyncio.create_task(_swallow(ws))
                        while not listener.done():
                            lang = ("en", "ru", "de")[number % 3]
                            await ws.send(json.dumps({"type": "lang", "lang": lang}))
                            number += 1
                            await asyncio.sleep(1 / 28)
                await asyncio.sleep(0.1)

        await asyncio.gather(*(flood(number) for number in range(20)))


async def _swallow(ws: Any) -> None:
    with contextlib.suppress(WebSocketException):
        async for _ in ws:
            pass


async def watcher_flood(url: str, table: str) -> None:
    """Two guests who want all the places of a table."""
    async with Player(url, "Left") as left, Player(url, "Right") as right:

        async def sit(one: Player) -> None:
            while True:
                with contextlib.suppress(Exception):
                    async with one.sit(table) as seat:
                        await _swallow(seat.ws)
                await asyncio.sleep(0.2)

        await asyncio.gather(*(sit(one) for one in (left, right) for _ in range(50)))


async def bot_flood(url: str, table: str) -> None:
    """One guest with as many tables of master bots as there may be, present at none."""
    async with Player(url, "General") as general:
        for _ in range(60):
            with contextlib.suppress(AssertionError):
                made = await general.table("village", "invite", ["me", "master", "master"])
                await general.post(f"/api/tables/{made['id']}/handover", {"level": "master"})
            await asyncio.sleep(0.3)
        await asyncio.Event().wait()


ATTACKS = {
    "reading": read_flood,
    "languages": language_flood,
    "watchers": watcher_flood,
    "bots": bot_flood,
}


async def finished_game(url: str) -> str:
    """A game with a long log, to be asked for."""
    async with Player(url, "Host") as host:
        table: str = (await host.table("outpost", "open", ["me", "random"]))["id"]
        async with host.sit(table) as seat:
            await seat.play_on()
        return table


async def honest(url: str, seconds: float, times: list[float]) -> None:
    """Two people at one table; how long each move took to be acknowledged."""
    async with Player(url, "Ann") as ann, Player(url, "Bob") as bob:
        until = time.monotonic() + seconds
        while time.monotonic() < until:
            made = await ann.table("outpost", "invite", ["me", "open"])
            body = {"invite": made["invite"]}
            await bob.post(f"/api/tables/{made['id']}/join", body)
            async with ann.sit(made["id"]) as one, bob.sit(made["id"]) as two:
                while time.monotonic() < until and not one.position["over"]:
                    mover = one if one.position["moves"] else two
                    if not mover.position["moves"]:
                        await mover.receive()
                        continue
                    began = time.perf_counter()
                    answer = await mover.play(mover.position["moves"][0]["move"])
                    assert answer["type"] == "ack", answer
                    times.append(time.perf_counter() - began)
                    for seat in (one, two):
                        while seat.position["seq"] < answer["seq"]:
                            await seat.receive()
                    # A person thinks for a moment.
                    await asyncio.sleep(0.05)


async def against_a_bot(url: str, moves: int, times: list[float]) -> None:
    """One person against a hard bot; how long it takes until it is their turn again."""
    async with Player(url, "Cat") as cat:
        table = (await cat.table("outpost", "invite", ["me", "hard"]))["id"]
        async with cat.sit(table) as seat:
            for _ in range(moves):
                began = time.perf_counter()
                if not await seat.my_turn():
                    return
                times.append(time.perf_counter() - began)
                await seat.play_on(limit=1)


def summary(times: list[float]) -> dict[str, float]:
    ordered = sorted(1000 * one for one in times)
    return {
        "count": len(ordered),
        "median_ms": round(statistics.median(ordered), 1),
        "p95_ms": round(ordered[int(len(ordered) * 0.95)], 1),
        "max_ms": round(ordered[-1], 1),
    }


def attacked(server: ServerProcess, name: str, table: str, seconds: float) -> dict[str, Any]:
    command = [sys.executable, "-m", "tests.server.attacks", "--attack", name, server.url, table]
    attacker = subprocess.Popen(command, stderr=subprocess.DEVNULL)
    try:
        moves: list[float] = []
        bots: list[float] = []

        async def play() -> None:
            await asyncio.sleep(2)
            async with asyncio.TaskGroup() as group:
                group.create_task(honest(server.url, seconds, moves))
                if name == "bots":
                    async with asyncio.timeout(100):
                        await against_a_bot(server.url, 10, bots)

        asyncio.run(play())
        found: dict[str, Any] = {"moves": summary(moves)}
        if bots:
            found["answers of a hard bot"] = summary(bots)
        return found
    finally:
        attacker.kill()
        attacker.wait()


def main() -> int:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--seconds", type=float, default=10)
    parser.add_argument("--json", metavar="FILE")
    parser.add_argument("--attack", nargs=3, metavar=("NAME", "URL", "TABLE"))
    args = parser.parse_args()
    if args.attack:
        name, url, table = args.attack
        asyncio.run(ATTACKS[name](url, table))
        return 0
    report: dict[str, Any] = {}
    with (
        tempfile.TemporaryDirectory() as folder,
        ServerProcess(sqlite_url(Path(folder)), generous=False) as server,
    ):
        table = asyncio.run(finished_game(server.url))
        calm: list[float] = []
        asyncio.run(honest(server.url, args.seconds, calm))
        report["calm"] = {"moves": summary(calm)}
        for name in ATTACKS:
            report[name] = attacked(server, name, table, args.seconds)
            print(name, json.dumps(report[name]), flush=True)
        assert server.troubles() == [], server.troubles()[:3]
    text = json.dumps(report, indent=2)
    print(text)
    if args.json:
        Path(args.json).write_text(text + "\n", encoding="utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main())
