"""How soon somebody who is away hears of a turn: from the acknowledged move to the push service.

    python -m benchmarks.notices [--turns 50]

One server, one table of two. Ann plays on a socket, Bob is away and has a browser that takes push
messages; each time it becomes Bob's turn, the clock runs until the push service (on loopback) has
the sealed message. Bob then answers over HTTP. In the end Bob looks at the table: then none may
come.
"""

from __future__ import annotations

import argparse
import asyncio
import statistics
import tempfile
import time
from pathlib import Path

from terem.cli.bench import form
from tests.server.client import Player, Seat, ServerProcess, sqlite_url
from tests.server.letterboxes import PushService
from tests.server.test_letters import answer, pass_on, start, subscribed


async def _to_bob(seat: Seat) -> None:
    """Ann plays until her turn is over."""
    while seat.position["deciding"] == 1:
        await seat.receive()
    await pass_on(seat, 0)


async def _begin(service: PushService, ann: Player, bob: Player) -> str:
    """A table at which it is Ann's turn."""
    before = len(service.heard)
    table = await start(ann, bob)
    if (await bob.get(f"/api/tables/{table}/position"))["deciding"] == 1:
        await service.wait(before + 1)
        await answer(bob, table)
    return table


async def measure(url: str, turns: int) -> tuple[list[float], int]:
    """Seconds for each turn, and how many messages came while Bob looked at the table."""
    seconds: list[float] = []
    async with PushService() as service, Player(url, "Ann") as ann, Player(url, "Bob") as bob:
        await subscribed(bob, service)
        while len(seconds) < turns:
            table = await _begin(service, ann, bob)
            async with ann.sit(table) as seat:
                while len(seconds) < turns:
                    before = len(service.heard)
                    await _to_bob(seat)
                    if seat.position["over"]:
                        break
                    began = time.perf_counter()
                    await service.wait(before + 1)
                    seconds.append(time.perf_counter() - began)
                    assert len(service.heard) == before + 1
                    await answer(bob, table)
        table = await _begin(service, ann, bob)
        before = len(service.heard)
        async with ann.sit(table) as seat, bob.sit(table):
            await _to_bob(seat)
            await asyncio.sleep(3)
        return seconds, len(service.heard) - before


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--turns", type=int, default=50)
    args = parser.parse_args()
    with (
        tempfile.TemporaryDirectory() as folder,
        ServerProcess(sqlite_url(Path(folder)), webhook_private="yes") as server,
    ):
        seconds, looking = asyncio.run(measure(server.url, args.turns))
    print(f"{len(seconds)} turns, one message each ({form()})")
    print(
        f"median {1000 * statistics.median(seconds):.0f} ms, longest {1000 * max(seconds):.0f} ms"
    )
    print(f"while Bob looks at the table: {looking} messages")


if __name__ == "__main__":
    main()
