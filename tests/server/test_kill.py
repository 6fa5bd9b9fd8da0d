"""Nothing lost: the server is killed with SIGKILL at random moments under load.

After each restart every acknowledged move is there exactly once, what was not acknowledged is
wholly there or wholly absent, and clients carry on by themselves. `TEREM_KILLS` says how often per
database; `make killtest` is the long form.
"""

from __future__ import annotations

import asyncio
import json
import os
import random
import sqlite3
from collections.abc import Callable
from pathlib import Path
from typing import Any

import asyncpg
import httpx
import pytest
from websockets.exceptions import WebSocketException

import terem
from tests.server.client import Json, Player, Seat, ServerProcess, apart, sqlite_url
from tools.services import free_port

KILLS = int(os.environ.get("TEREM_KILLS", "10"))
PAIRS = 3

LOST = (WebSocketException, OSError, httpx.HTTPError, TimeoutError)


class Ledger:
    """What the server has acknowledged, per table: client id -> number of the entry."""

    def __init__(self) -> None:
        self.acked: dict[str, dict[str, int]] = {}
        self.sent: dict[str, set[str]] = {}
        self.games: dict[str, str] = {}
        self.resumed = 0

    def total(self) -> int:
        return sum(len(ids) for ids in self.acked.values())


class Stubborn:
    """A client that reconnects, resumes after the last entry it saw, and sends again what was not
    acknowledged."""

    def __init__(self, player: Player, table: str, ledger: Ledger) -> None:
        self.player = player
        self.table = table
        self.ledger = ledger
        self.seen: list[int] = []
        self.pending: Json | None = None
        self.stored = 0

    async def play_out(self) -> None:
        over = False
        while not over:
            try:
                last = self.seen[-1] if self.seen else 0
                async with self.player.sit(self.table, last=last) as seat:
                    self.ledger.resumed += last > 0
                    over = await self._sit(seat)
            except LOST:
                await asyncio.sleep(0.05)
        assert self.seen == list(range(1, len(self.seen) + 1)), "an entry came twice or not at all"

    async def _sit(self, seat: Seat) -> bool:
        taken = 0
        while True:
            # Entries count as seen the moment they arrive, also if the connection dies next.
            self.seen += [entry["seq"] for entry in seat.entries[taken:]]
            taken = len(seat.entries)
            if (seat.entries and seat.entries[-1]["kind"] == "finish") or seat.position["over"]:
                return True
            # An acknowledgement may come before the position it led to.
            fresh = seat.position["seq"] >= self.stored
            if self.pending is None and fresh and seat.position["moves"]:
                move = random.choice(seat.position["moves"])["move"]
                self.pending = {"type": "play", "id": f"{random.getrandbits(60):x}", "move": move}
                self.ledger.sent[self.table].add(self.pending["id"])
                await seat.send(self.pending)
            elif self.pending is not None and not seat.raw[1:]:
                await seat.send(self.pending)
            message = await seat.receive()
            if self.pending is not None and message.get("id") == self.pending["id"]:
                assert message["type"] == "ack", message
                self.stored = message["seq"]
                self.ledger.acked[self.table][self.pending["id"]] = self.stored
                self.pending = None


async def persist(ask: Callable[[], Any]) -> Any:
    """Ask until the server is there to answer."""
    while True:
        try:
            return await ask()
        except LOST:
            await asyncio.sleep(0.05)


async def pair(base: str, ledger: Ledger, with_bot: bool) -> None:
    """Two people (or one and a bot) who play one game after another."""
    ann, bob = Player(base, "Ann"), Player(base, "Bob")
    await persist(ann.__aenter__)
    await persist(bob.__aenter__)
    while True:
        game = random.choice(terem.games())
        seats = ["me", "greedy"] if with_bot else ["me", "open"]

        async def opened(game: str = game, seats: list[str] = seats) -> Json:
            return await ann.table(game, "open", seats)

        table = (await persist(opened))["id"]
        ledger.acked[table] = {}
        ledger.sent[table] = set()
        ledger.games[table] = game
        clients = [Stubborn(ann, table, ledger)]
        if not with_bot:

            async def joined(table: str = table) -> None:
                answer = await bob.http.post(f"/api/tables/{table}/join", json={})
                assert answer.status_code in (200, 409), answer.text

            await persist(joined)
            clients.append(Stubborn(bob, table, ledger))
        await asyncio.gather(*(client.play_out() for client in clients))


# ---------------------------------------------------------------------- looking into the database

Rows = list[tuple[Any, ...]]
LOG = "select seq, kind, client_id, move, moves from entries where table_id = {} order by seq"
POSITION = "select seq, moves from positions where table_id = {}"
TABLE = "select seed, options, seats from tables where id = {}"


async def look(database: str, table: str) -> tuple[Rows, Rows, Rows]:
    """Log, position and table at one moment: the server may be at work."""
    queries = (LOG, POSITION, TABLE)
    if database.startswith("sqlite"):
        with sqlite3.connect(database.removeprefix("sqlite:///")) as connection:
            connection.execute("begin")
            log, position, row = (
                connection.execute(query.format("?"), (table,)).fetchall() for query in queries
            )
        return log, position, row
    connection = await asyncpg.connect(database)
    try:
        async with connection.transaction(isolation="repeatable_read"):
            found = [await connection.fetch(query.format("$1"), table) for query in queries]
    finally:
        await connection.close()
    log, position, row = ([tuple(one) for one in part] for part in found)
    return log, position, row


async def check(database: str, ledger: Ledger, table: str, acked: dict[str, int]) -> None:
    """The log of one table: whole, each acknowledged move once, and the position fits it."""
    log, positions, tables = await look(database, table)
    assert [row[0] for row in log] == list(range(1, len(log) + 1))
    stored = {row[2]: row[0] for row in log if row[2] is not None}
    assert len(stored) == sum(1 for row in log if row[2] is not None), "a move was stored twice"
    for id, seq in acked.items():
        assert stored.get(id) == seq, f"acknowledged move {id} (entry {seq}) is lost"
    assert set(stored) <= ledger.sent[table]
    if not positions:
        assert log == [], "a log without a position"
        return
    assert positions == [(log[-1][0], log[-1][4])]
    seed, options, seats = tables[0]
    history = [tuple(json.loads(row[3])) for row in log if row[3] is not None]
    state = terem.game(ledger.games[table]).replay(seats, int(seed), json.loads(options), history)
    assert len(state.history) == log[-1][4]


async def ordeal(server: ServerProcess, kills: int) -> Ledger:
    ledger = Ledger()
    tasks = [asyncio.create_task(pair(server.url, ledger, number == 0)) for number in range(PAIRS)]
    try:
        for _ in range(kills):
            before = ledger.total()
            # Only a server that works can be killed at work.
            while ledger.total() < before + 10:
                await asyncio.sleep(0.01)
                for task in tasks:
                    if task.done():
                        task.result()
            await asyncio.sleep(random.uniform(0, 0.4))
            server.kill()
            promised = {table: dict(ids) for table, ids in ledger.acked.items()}
            await asyncio.to_thread(server.start)
            recent = list(promised)[-2 * PAIRS :]
            for table in recent:
                await check(server.database, ledger, table, promised[table])
        await asyncio.sleep(0.5)
    finally:
        for task in tasks:
            task.cancel()
        outcomes = await asyncio.gather(*tasks, return_exceptions=True)
    for outcome in outcomes:
        assert isinstance(outcome, asyncio.CancelledError), outcome
    assert server.stop() == 0
    for table, ids in ledger.acked.items():
        await check(server.database, ledger, table, ids)
    return ledger


def survive(database: str, kills: int) -> None:
    server = ServerProcess(database, port=free_port()).start()
    try:
        ledger = apart(ordeal(server, kills))
    finally:
        if server.process is not None and server.process.poll() is None:
            server.kill()
    assert server.troubles() == []
    assert ledger.total() >= 10 * kills
    assert ledger.resumed >= kills
    print(f"{kills} kills, {ledger.total()} acknowledged moves, {ledger.resumed} resumptions")


def test_sqlite_survives_being_killed(tmp_path: Path) -> None:
    survive(sqlite_url(tmp_path), KILLS)


def test_postgresql_survives_being_killed(postgres: str) -> None:
    survive(postgres, KILLS)


if KILLS < 1:
    raise pytest.UsageError("TEREM_KILLS must be at least 1")
