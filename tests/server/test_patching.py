"""A correction of the rules: games that still fit go on, the others are closed by their players,
finished ones stay as they were."""

from __future__ import annotations

import asyncio
import json
import random
import sqlite3
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

import terem
from terem.engine import State
from terem.server.archive import WATCHER, archive_of, looks, pack, unpack
from tests.server.client import PATIENCE, Json, Player, ServerProcess, sqlite_url

Run = Callable[[Any], Any]


def patch(folder: Path, *arguments: str) -> subprocess.CompletedProcess[str]:
    command = [sys.executable, "-m", "terem.cli", "patch", "--database", sqlite_url(folder)]
    return subprocess.run([*command, *arguments], capture_output=True, text=True, timeout=PATIENCE)


async def back(server: ServerProcess, cookie: str) -> Player:
    """The same person, after the server was started anew."""
    ann = Player(server.url)
    ann.http.cookies.set("terem_session", cookie)
    ann.person = (await ann.get("/api/me"))["person"]
    return ann


def test_games_in_play_go_over_to_new_rules(tmp_path: Path, run: Run) -> None:
    server = ServerProcess(sqlite_url(tmp_path)).start()
    kept: dict[str, Any] = {}

    async def before() -> None:
        async with Player(server.url) as ann:
            kept["cookie"] = ann.cookie
            for name in ("fits", "broken"):
                clock = {"kind": "real", "seconds": 600}
                made = await ann.table("outpost", "hotseat", ["me", "me"], clock=clock)
                async with ann.sit(made["id"]) as seat:
                    await seat.play_on(limit=5)
                    kept[name] = made["id"]
                    kept[name + " view"] = seat.position["view"]

    async def after() -> None:
        ann = await back(server, kept["cookie"])
        info = await ann.get(f"/api/tables/{kept['fits']}")
        assert (info["frozen"], info["rules_version"]) == (None, terem.game("outpost").version)
        async with ann.sit(kept["fits"]) as seat:
            assert seat.entries[-1]["kind"] == "patched"
            assert seat.entries[-1]["text"]
            assert seat.position["view"] == kept["fits view"]
            await seat.play_on(limit=3)
        frozen = f"/api/tables/{kept['broken']}"
        assert (await ann.get(frozen))["frozen"]
        refused = await ann.post(f"{frozen}/moves", {"id": "x", "move": ["pass"]}, want=409)
        assert refused["code"] == "frozen"
        # It is in nobody's way: it does not count as waiting, nor against the tables one may have.
        me = await ann.get("/api/me")
        assert me["waiting"] == 1
        await ann.post(f"/api/tables/{kept['fits']}/close", want=409)
        async with ann.sit(kept["broken"]) as seat:
            closed = await ann.post(f"{frozen}/close")
            assert (closed["status"], closed["result"], closed["frozen"]) == (
                "finished",
                None,
                None,
            )
            await seat.until("table")
            assert seat.table["status"] == "finished"
        log = await ann.get(f"{frozen}/log")
        assert log["entries"][-1]["kind"] == "closed"
        saved = await ann.get(f"{frozen}/export")
        assert len(saved["history"]) == 5
        again = await ann.post(f"{frozen}/rematch")
        assert again["status"] == "playing"
        moments = await ann.get(f"{frozen}/replay/moments?from=0&to=9")
        assert moments["moves"] == 2
        await ann.http.aclose()

    try:
        run(before())
        server.stop()
        with sqlite3.connect(tmp_path / "terem.db") as connection:
            connection.execute("update tables set rules_version = rules_version - 1")
            third = "update entries set move = ? where table_id = ? and seq = 4"
            connection.execute(third, (json.dumps(["no such move"]), kept["broken"]))
        dry = patch(tmp_path, "--dry-run")
        assert dry.returncode == 0, dry.stderr
        assert "2 games in play under older rules: 1 would go on, 1 would stand" in dry.stdout
        assert kept["broken"] in dry.stdout
        assert "move 3:" in dry.stdout
        assert patch(tmp_path, "--dry-run").stdout == dry.stdout
        server.start()
        refused = patch(tmp_path)
        assert refused.returncode == 2
        assert "another server" in refused.stderr
        run(after())
        assert server.stop() == 0
        assert "0 games" in patch(tmp_path).stdout
        assert server.troubles() == []
    finally:
        server.stop()


def test_finished_games_are_shown_as_they_were(tmp_path: Path, run: Run) -> None:
    server = ServerProcess(sqlite_url(tmp_path)).start()
    kept: dict[str, Any] = {}

    async def archived() -> None:
        while True:
            with sqlite3.connect(tmp_path / "terem.db", timeout=PATIENCE) as connection:
                if connection.execute("select count(*) from replays").fetchone()[0]:
                    return
            await asyncio.sleep(0.1)

    async def moments(ann: Player, lang: str) -> list[Json]:
        path = f"/api/tables/{kept['table']}/replay/moments?lang={lang}"
        found: list[Json] = []
        answer: Json = {"moves": 0}
        while len(found) <= answer["moves"]:
            answer = await ann.get(f"{path}&from={len(found)}&to={len(found) + 99}")
            found += answer["moments"]
        return found

    async def before() -> None:
        async with Player(server.url) as ann:
            kept["cookie"] = ann.cookie
            kept["table"] = (await ann.table("outpost", "open", ["me", "random"]))["id"]
            async with ann.sit(kept["table"]) as seat:
                await seat.play_on()
            await archived()
            kept["moments"] = await moments(ann, "de")

    async def after() -> None:
        ann = await back(server, kept["cookie"])
        assert await moments(ann, "de") == kept["moments"]
        info = await ann.get(f"/api/tables/{kept['table']}")
        assert info["frozen"] is None
        again = await ann.post(f"/api/tables/{kept['table']}/rematch")
        assert again["status"] == "playing"
        await ann.http.aclose()

    try:
        run(before())
        server.stop()
        with sqlite3.connect(tmp_path / "terem.db") as connection:
            # Other rules, under which its moves mean nothing.
            connection.execute("update tables set rules_version = rules_version - 1")
            connection.execute("update tables set seed = '1'")
        server.start()
        run(after())
        assert server.stop() == 0
        assert server.troubles() == []
    finally:
        server.stop()


def random_game(game: str) -> list[State]:
    """All the positions of a game, the opening first."""
    rng = random.Random(5)
    states = [terem.game(game).new(2, 5)]
    while not states[-1].over:
        state = states[-1].copy()
        state.play(rng.choice(state.moves()))
        states.append(state)
    return states


@pytest.mark.parametrize("game", terem.games())
def test_an_archive_holds_what_everybody_saw(game: str) -> None:
    states = random_game(game)
    archive = unpack(pack(archive_of(states)))
    for eye in (WATCHER, *range(states[0].seats)):
        seat = None if eye == WATCHER else eye
        for state, seen in zip(states, looks(archive, eye), strict=True):
            plain = json.loads(json.dumps(state.view(seat)))
            assert seen["view"] == plain
            assert list(seen["view"]) == list(plain)
            events = [json.loads(json.dumps(event)) for event in state.events_for(seat)]
            assert seen["events"] == events
    assert [tuple(step.move) for step in archive.steps[1:]] == states[-1].history
