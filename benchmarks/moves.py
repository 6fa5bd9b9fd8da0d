"""Processor time of a move in the server, without sockets and database.

    python -m benchmarks.moves [--games village rurik] [--tables 20] [--moves 400] [--rounds 5]

The server's own house, tables and sockets in this process; what they write is only counted, and
nothing is stored. Three people sit at each table, all connected, and movers are random. It says
less than `benchmarks.tables`, but depends less on what else the machine does. `PYTHONPATH` chooses
the form; two forms are best measured in turn.
"""

from __future__ import annotations

import argparse
import asyncio
import random
import statistics
import sys
import tempfile
import time
from collections.abc import Callable
from typing import Any, cast

import httpx

import terem
from terem.cli.bench import form
from terem.server import heap
from terem.server.app import create_app
from terem.server.connection import PIPE
from terem.server.house import House
from terem.server.live import LiveTable
from terem.server.settings import Settings
from terem.server.sockets import Caller, encode
from terem.server.table_socket import TableSocket
from terem.server.wire.socket import Hello, Play

SEATS = 3
# So many moves at each table before anything is counted.
WARM = 10


class Line:
    """Both ends of a connection: what the server reads comes from a queue, what it writes is
    counted and gone."""

    ready = True

    def __init__(self) -> None:
        self.scope = {"extensions": {PIPE: self}}
        self.said: asyncio.Queue[bytes] = asyncio.Queue()
        self.bytes = 0

    async def receive(self) -> dict[str, Any]:
        return {"type": "websocket.receive", "text": await self.said.get()}

    def write_now(self, texts: list[bytes]) -> None:
        for text in texts:
            self.bytes += len(text)

    async def write(self, texts: list[bytes]) -> None:
        self.write_now(texts)


class Table:
    """A live table, and a line for each of its seats."""

    def __init__(self, house: House, table: LiveTable) -> None:
        self.table = table
        self.lines: list[Line] = []
        self.talks: list[asyncio.Task[None]] = []
        for seat in table.seats:
            line = Line()
            caller = Caller(cast(Any, line), seat.person, "en", "", "127.0.0.1")
            socket = TableSocket(house, caller, table, None)
            line.said.put_nowait(encode(Hello(changes=True)))
            self.lines.append(line)
            self.talks.append(asyncio.create_task(socket.run()))

    async def move(self, rng: random.Random, id: str) -> bool:
        """A random move by whoever is to act; False where the game is over."""
        table = self.table
        if table.acting is None or table.state is None:
            return False
        before = table.seq
        move = list(rng.choice(table.state.moves()))
        self.lines[table.acting].said.put_nowait(encode(Play(id=id, move=move, base=before)))
        while table.seq == before:
            await asyncio.sleep(0)
        # Everybody is told at the end of the round.
        await asyncio.sleep(0)
        return True


async def forget(work: object) -> None:
    """A commit that stores nothing."""
    await asyncio.sleep(0)


async def seated(house: House, http: httpx.AsyncClient, game: str) -> Table:
    """A table with three guests."""
    sessions = []
    for _ in range(SEATS):
        answer = await http.post("/api/guests", json={"name": "Mover"})
        sessions.append({"Cookie": f"terem_session={answer.cookies['terem_session']}"})
        http.cookies.clear()
    plan = [{"who": "me"}] + [{"who": "open"}] * (SEATS - 1)
    body = {"game": game, "kind": "open", "seats": plan}
    made = await http.post("/api/tables", json=body, headers=sessions[0])
    path = f"/api/tables/{made.json()['id']}"
    for session in sessions[1:]:
        (await http.post(f"{path}/join", json={}, headers=session)).raise_for_status()
    return Table(house, await house.table(made.json()["id"]))


async def measure(game: str, tables: int, moves: int, rounds: int) -> list[float]:
    """Microseconds of processor time per move, round by round."""
    rng = random.Random(5)
    with tempfile.TemporaryDirectory() as folder:
        settings = Settings(
            database=f"sqlite:///{folder}/moves.db",
            guests_per_hour=1_000_000,
            reads_per_minute=10_000_000,
            writes_per_minute=1_000_000,
            messages_per_second=1_000_000,
        )
        app = create_app(settings)
        house: House = app.state.house
        async with app.router.lifespan_context(app):
            transport = httpx.ASGITransport(app)
            async with httpx.AsyncClient(transport=transport, base_url=house.address) as http:
                played = [await seated(house, http, game) for _ in range(tables)]
            # What is measured is neither the database nor what the house does now and then.
            house.database.commit = forget  # type: ignore[method-assign]
            house.database.commit_driven = forget  # type: ignore[method-assign]
            await house.keeper.stop()
            heap.settle()
            for number in range(WARM * tables):
                await played[number % tables].move(rng, f"w{number}")
            found: list[float] = []
            for round in range(rounds):
                began, made = time.process_time(), 0
                for number in range(moves):
                    made += await played[number % tables].move(rng, f"m{round}-{number}")
                if made:
                    found.append(1e6 * (time.process_time() - began) / made)
            for one in played:
                for talk in one.talks:
                    talk.cancel()
                await asyncio.gather(*one.talks, return_exceptions=True)
    return found


def main(say: Callable[[str], None] = print) -> int:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--games", nargs="*", default=terem.games(), choices=terem.games())
    parser.add_argument("--tables", type=int, default=20)
    parser.add_argument("--moves", type=int, default=400)
    parser.add_argument("--rounds", type=int, default=5)
    args = parser.parse_args()
    say(f"{form()}, microseconds of processor time per move: mean (each round)")
    for game in args.games:
        found = asyncio.run(measure(game, args.tables, args.moves, args.rounds))
        each = ", ".join(f"{one:.0f}" for one in found)
        say(f"{game:14} {statistics.mean(found):6.1f}  ({each})")
    return 0


if __name__ == "__main__":
    sys.exit(main())
