"""What an operator relies on: true health, one process per file, private files, old and new."""

from __future__ import annotations

import asyncio
import contextlib
import gc
import json
import re
import resource
import socket
import sqlite3
import stat
import subprocess
import sys
import threading
import weakref
from collections.abc import Callable
from dataclasses import fields
from pathlib import Path
from typing import Any

import httpx
import pytest
from sqlalchemy import Connection

from terem.server import database, heap
from terem.server.metrics import HELP
from terem.server.problems import Refusal
from terem.server.settings import Settings
from tests.server.client import PATIENCE, Player, ServerProcess, apart, command, sqlite_url

Run = Callable[[Any], Any]


# ---------------------------------------------------------------------- health


def test_a_full_disk_is_not_ready_but_alive(tmp_path: Path, run: Run) -> None:
    with ServerProcess(sqlite_url(tmp_path)) as server:

        async def play() -> None:
            async with Player(server.url) as ann:
                table = (await ann.table("outpost", "solo", ["me"]))["id"]
                assert (await ann.get("/readyz"))["status"] == "ok"
                assert server.process is not None
                size = (tmp_path / "terem.db-wal").stat().st_size
                pid = server.process.pid
                before = resource.prlimit(pid, resource.RLIMIT_FSIZE)
                resource.prlimit(pid, resource.RLIMIT_FSIZE, (size, before[1]))
                async with ann.sit(table) as seat:
                    move = seat.position["moves"][0]["move"]
                    refused = await seat.play(move)
                    assert refused["problem"]["code"] == "busy"
                    await ready(ann, 503)
                    assert (await ann.get("/healthz", want=503))["database"] is False
                    await ann.get("/livez")
                    resource.prlimit(pid, resource.RLIMIT_FSIZE, before)
                    await ready(ann, 200)
                    assert (await seat.play(move))["type"] == "ack"

        async def ready(ann: Player, status: int) -> None:
            async with asyncio.timeout(PATIENCE):
                while (await ann.http.get("/readyz")).status_code != status:
                    await asyncio.sleep(0.2)

        run(play())


def test_whoever_finds_no_connection_is_told_to_come_again(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """On a machine that is overrun requests wait for those before them; that is no error of ours,
    and over when they are done."""
    monkeypatch.setattr(database, "POOL_SECONDS", 0.1)

    async def play() -> None:
        opened = database.Database(sqlite_url(tmp_path))
        async with contextlib.AsyncExitStack() as stack:
            for _ in range(8):
                await stack.enter_async_context(opened.read())
            with pytest.raises(Refusal, match="busy"):
                await stack.enter_async_context(opened.read())
        async with opened.read_at_once() as connection:
            await connection.exec_driver_sql("select 1")
        await opened.close()

    apart(play())


def test_a_connection_is_closed_although_its_asker_goes_away_meanwhile(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    """More than four are closed when they are given back, and that takes a moment."""

    async def play() -> None:
        opened = database.Database(sqlite_url(tmp_path))
        readers: list[int] = []
        enough = asyncio.Event()

        async def ask(number: int) -> None:
            async with opened.read() as connection:
                await connection.exec_driver_sql("select 1")
                readers.append(number)
                await enough.wait()

        askers = [asyncio.create_task(ask(number)) for number in range(8)]
        async with asyncio.timeout(PATIENCE):
            # All have their answer: what a driver makes of a question broken off is its own affair.
            while len(readers) < len(askers):
                await asyncio.sleep(0.01)
            enough.set()
            # Sent away at every moment of the way back.
            while not all(asker.done() for asker in askers):
                for asker in askers:
                    asker.cancel()
                await asyncio.sleep(0)
            while opened.reader.pool.checkedout() > 0:  # type: ignore[attr-defined]
                await asyncio.sleep(0.01)
        await opened.close()

    apart(play())
    assert [record for record in caplog.records if record.levelname == "ERROR"] == []


def test_what_is_being_stored_is_waited_for_although_nobody_asks_any_more(tmp_path: Path) -> None:
    """Two transactions at once would find the database locked."""
    go_on, order = threading.Event(), []

    def slow(_: Connection) -> None:
        go_on.wait(PATIENCE)
        order.append("first")

    async def play() -> None:
        opened = database.Database(sqlite_url(tmp_path))
        first = asyncio.create_task(opened.commit(slow))
        await asyncio.sleep(0)
        first.cancel()
        await asyncio.gather(first, return_exceptions=True)

        async def second() -> None:
            async with opened.write():
                order.append("second")

        writing = asyncio.create_task(second())
        # Long enough for it to begin, if it could.
        await asyncio.wait([writing], timeout=0.2)
        assert opened.writer.sync_engine.pool.checkedout() == 0  # type: ignore[attr-defined]
        go_on.set()
        await writing
        await opened.close()

    apart(play())
    assert order == ["first", "second"]


def test_without_redis_people_play_on(postgres: str, run: Run) -> None:
    """The news come late, through the database; that is no reason to be taken out of service."""
    with ServerProcess(postgres, redis="redis://127.0.0.1:1/0") as server:

        async def play() -> None:
            async with Player(server.url) as ann:
                health = await ann.get("/readyz")
                assert (health["status"], health["redis"]) == ("ok", False)
                table = (await ann.table("outpost", "solo", ["me"]))["id"]
                async with ann.sit(table) as seat:
                    await seat.play_on(limit=2)

        run(play())


# ---------------------------------------------------------------------- one house, one process


def test_a_second_process_on_one_sqlite_file_says_so(tmp_path: Path) -> None:
    with ServerProcess(sqlite_url(tmp_path)):
        done = command("serve", port="0", database=sqlite_url(tmp_path))
    assert done.returncode == 1
    assert "another server uses" in done.stderr
    assert done.stderr.count("\n") == 1
    # The claim ends with the process.
    with ServerProcess(sqlite_url(tmp_path)) as server:
        server.kill()
        server.start()


def test_a_second_process_on_postgresql_needs_redis(postgres: str) -> None:
    with ServerProcess(postgres):
        done = command("serve", port="0", database=postgres)
    assert done.returncode == 1
    assert "need --redis" in done.stderr
    assert done.stderr.count("\n") == 1


def test_an_older_server_does_not_start_on_a_newer_schema(tmp_path: Path) -> None:
    with ServerProcess(sqlite_url(tmp_path)):
        pass
    with sqlite3.connect(tmp_path / "terem.db") as connection:
        connection.execute("update alembic_version set version_num = '9999'")
    done = command("serve", port="0", database=sqlite_url(tmp_path))
    assert done.returncode == 1
    assert "newer schema (9999)" in done.stderr
    assert done.stderr.count("\n") == 1
    assert "Traceback" not in done.stderr


# ---------------------------------------------------------------------- small things


def test_files_are_private(tmp_path: Path) -> None:
    old = tmp_path / "terem.db"
    old.touch(mode=0o644)
    with ServerProcess(sqlite_url(tmp_path)):
        for one in tmp_path.iterdir():
            assert stat.S_IMODE(one.stat().st_mode) == 0o600, one.name
        command = [sys.executable, "-m", "terem.cli", "backup", str(tmp_path / "copy.db")]
        subprocess.run([*command, "--database", sqlite_url(tmp_path)], check=True)
    assert stat.S_IMODE((tmp_path / "copy.db").stat().st_mode) == 0o600


def test_answers_forbid_guessing_and_sockets_elsewhere(server: ServerProcess) -> None:
    with httpx.Client(base_url=server.url, timeout=PATIENCE) as http:
        for path in ("/api/me", "/api/openapi.json", "/api/none", "/"):
            assert http.get(path).headers["x-content-type-options"] == "nosniff"
        policy = http.get("/").headers["content-security-policy"]
        sources = next(part for part in policy.split("; ") if part.startswith("connect-src"))
        host = server.url.removeprefix("http://")
        assert sources == f"connect-src 'self' ws://{host} wss://{host}"
        odd = http.get("/", headers={"Host": "evil; script-src *"})
        assert "evil" not in odd.headers["content-security-policy"]


def test_half_a_request_is_not_waited_for(tmp_path: Path) -> None:
    with ServerProcess(sqlite_url(tmp_path), header_seconds="0.5") as server:
        for start in (b"", b"GET /api/me HTTP/1.1\r\nHost: x\r\nX-Slow: "):
            with contextlib.closing(socket.create_connection(("127.0.0.1", server.port))) as one:
                one.settimeout(PATIENCE)
                one.sendall(start)
                assert one.recv(1000) == b""
        # Also behind a first request that was whole.
        with contextlib.closing(socket.create_connection(("127.0.0.1", server.port))) as one:
            one.settimeout(PATIENCE)
            one.sendall(b"GET /livez HTTP/1.1\r\nHost: x\r\n\r\n")
            assert b"200" in one.recv(1000)
            one.sendall(b"GET /livez HTTP/1.1\r\nHost:")
            while one.recv(1000):
                pass


# ---------------------------------------------------------------------- what the documents say

DOCS = Path(__file__).parents[2] / "docs"


def test_the_dashboard_asks_for_metrics_there_are() -> None:
    text = (DOCS / "dashboard.json").read_text(encoding="utf-8")
    assert json.loads(text)["panels"]
    asked = {name.removesuffix("_bucket") for name in re.findall(r"terem_[a-z_]+", text)}
    assert asked <= set(HELP)


def test_every_setting_is_in_the_operators_guide() -> None:
    guide = (DOCS / "operating.md").read_text(encoding="utf-8")
    lines = [line.split("|")[1] for line in guide.splitlines() if line.startswith("| ")]
    named = {name for line in lines for name in re.findall(r"[a-z_]+", line)}
    assert {field.name for field in fields(Settings)} <= named


def test_what_refers_to_itself_is_found_now_and_then(monkeypatch: pytest.MonkeyPatch) -> None:
    """At once where it is time for it, but not again at once."""

    class Circle:
        def __init__(self) -> None:
            self.itself = self

    async def play() -> None:
        tidy = heap.Heap()
        gc.disable()
        try:
            lost = weakref.ref(Circle())
            await tidy.tidy()
            assert lost() is not None
            monkeypatch.setattr(tidy, "_next", 0.0)
            await tidy.tidy()
            assert lost() is None
            lost = weakref.ref(Circle())
            await tidy.tidy()
            assert lost() is not None
        finally:
            gc.enable()

    apart(play())


def test_a_task_nobody_waits_for_is_finished() -> None:
    """Although it refers only to itself, and everything is searched meanwhile."""

    async def play() -> None:
        heap.keep_tasks(asyncio.get_running_loop())
        done: list[str] = []

        def begin() -> weakref.ref[asyncio.Future[None]]:
            door: asyncio.Future[None] = asyncio.get_running_loop().create_future()

            async def work() -> None:
                await door
                done.append("closed")

            asyncio.get_running_loop().create_task(work())
            return weakref.ref(door)

        door = begin()
        await asyncio.sleep(0)
        gc.collect()
        waiting = door()
        assert waiting is not None
        waiting.set_result(None)
        await asyncio.sleep(0.01)
        assert done == ["closed"]

    apart(play())
