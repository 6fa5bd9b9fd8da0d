"""What stays: restarts, snapshots, rules versions, export and import, replay, ratings, backup."""

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
from tests.server.client import PATIENCE, Player, ServerProcess, apart, sqlite_url

Run = Callable[[Any], Any]


def test_a_table_comes_back_after_a_restart_with_its_undo(tmp_path: Path, run: Run) -> None:
    """In the middle of a turn: the same view, the same moves, the same steps to take back."""
    server = ServerProcess(sqlite_url(tmp_path)).start()

    async def first() -> dict[str, Any]:
        async with Player(server.url) as ann:
            table = (await ann.table("outpost", "hotseat", ["me", "me"], end_turn=True))["id"]
            async with ann.sit(table) as seat:
                while not (seat.position["can_undo"] and seat.position["moves"]):
                    await seat.play_on(limit=1)
                return {"table": table, "cookie": ann.cookie, "position": seat.position}

    async def second(kept: dict[str, Any]) -> None:
        ann = Player(server.url)
        ann.http.cookies.set("terem_session", kept["cookie"])
        async with ann.sit(kept["table"]) as seat:
            assert seat.position == kept["position"]
            answer = await seat.ask({"type": "undo"})
            while seat.position["seq"] < answer["seq"]:
                await seat.receive()
            await seat.play_on(limit=20)
        await ann.http.aclose()

    try:
        for _ in range(3):
            kept = run(first())
            server.kill()
            server.start()
            run(second(kept))
        assert server.troubles() == []
    finally:
        server.stop()


def test_bots_and_clocks_go_on_after_a_restart_without_anybody(tmp_path: Path, run: Run) -> None:
    server = ServerProcess(sqlite_url(tmp_path)).start()

    async def begin() -> str:
        async with Player(server.url) as ann:
            table: str = (await ann.table("outpost", "open", ["me", "random", "random"]))["id"]
            await ann.post(f"/api/tables/{table}/handover", {"level": "random"})
            return table

    def finished(table: str) -> bool:
        with sqlite3.connect(tmp_path / "terem.db", timeout=PATIENCE) as connection:
            query = "select status from tables where id = ?"
            return bool(connection.execute(query, (table,)).fetchone()[0] == "finished")

    async def wait(table: str) -> None:
        while not finished(table):
            await asyncio.sleep(0.1)

    try:
        table = run(begin())
        server.kill()
        assert not finished(table)
        server.start()
        run(wait(table))
    finally:
        server.stop()


def test_a_game_of_older_rules_says_why_it_cannot_go_on(tmp_path: Path, run: Run) -> None:
    server = ServerProcess(sqlite_url(tmp_path)).start()

    async def begin() -> tuple[str, str]:
        async with Player(server.url) as ann:
            clock = {"kind": "real", "seconds": 600}
            table = (await ann.table("outpost", "hotseat", ["me", "me"], clock=clock))["id"]
            async with ann.sit(table) as seat:
                await seat.play_on(limit=4)
            return table, ann.cookie

    async def look(table: str, cookie: str) -> None:
        ann = Player(server.url)
        ann.http.cookies.set("terem_session", cookie)
        info = await ann.get(f"/api/tables/{table}?lang=de")
        assert "Regelversion" in info["frozen"]
        log = await ann.get(f"/api/tables/{table}/log")
        assert len(log["entries"]) == 5
        assert all(event["text"] for entry in log["entries"] for event in entry["events"])
        for path, body in (("moves", {"id": "x", "move": ["pass"]}), ("resign", {})):
            refused = await ann.post(f"/api/tables/{table}/{path}", body, want=409)
            assert refused["code"] == "frozen"
        await ann.get(f"/api/tables/{table}/position", want=409)
        async with ann.sit(table) as seat:
            assert seat.position == {}
            assert len(seat.entries) == 5
            assert (await seat.play(["pass"]))["problem"]["code"] == "frozen"
        await ann.http.aclose()

    try:
        table, cookie = run(begin())
        server.stop()
        with sqlite3.connect(tmp_path / "terem.db") as connection:
            connection.execute("update tables set rules_version = rules_version + 1000")
            connection.execute("update positions set deadline = 1")
        server.start()
        run(look(table, cookie))
        assert server.stop() == 0
        assert server.troubles() == []
    finally:
        server.stop()


@pytest.mark.parametrize("game", terem.games())
def test_export_import_and_replay(
    server: ServerProcess, run: Run, tmp_path: Path, game: str
) -> None:
    async def play() -> None:
        async with Player(server.url) as ann, Player(server.url, "Bob") as bob:
            table = (await ann.table(game, "open", ["me", "random"]))["id"]
            path = f"/api/tables/{table}"
            assert (await ann.get(f"{path}/export", want=409))["code"] == "not-finished"
            assert (await ann.get(f"{path}/replay", want=409))["code"] == "not-finished"
            async with ann.sit(table) as seat:
                await seat.play_on()
                result = seat.position["result"]
            saved = await bob.get(f"{path}/export")
            state = terem.game(game).replay(
                saved["seats"],
                saved["seed"],
                saved["options"],
                [tuple(move) for move in saved["history"]],
            )
            assert state.over
            assert state.scores() == result["scores"]
            # The terminal reads the same file.
            file = tmp_path / "game.json"
            file.write_text(json.dumps(saved))
            command = [sys.executable, "-m", "terem.cli", "replay", str(file)]
            done = subprocess.run(command, capture_output=True, text=True, stdin=subprocess.DEVNULL)
            assert done.returncode == 0, done.stderr
            replay = await bob.get(f"{path}/replay")
            assert replay["moves"] == len(saved["history"])
            last = await bob.get(f"{path}/replay/moments?from={replay['moves']}")
            assert last["moments"][0]["scores"] == result["scores"]
            beyond = await bob.get(f"{path}/replay/moments?from=999999&to=9999999")
            assert beyond["moments"][0]["index"] == replay["moves"]
            again = await bob.post("/api/tables/import", saved)
            assert (again["status"], again["result"]["scores"]) == ("finished", result["scores"])
            # Half a game becomes a hot-seat table that can be played on.
            half = {**saved, "history": saved["history"][: len(saved["history"]) // 2]}
            going = await bob.post("/api/tables/import", half)
            assert (going["status"], going["kind"]) == ("playing", "hotseat")
            async with bob.sit(going["id"]) as seat:
                await seat.play_on(limit=3)
            for wrong in (
                {**saved, "history": [["no_such_move"]]},
                {**saved, "version": 999},
                {**saved, "seats": 8},
                {**saved, "options": {"nope": 1}},
                {**saved, "seed": 2**64},
            ):
                refused = await bob.post("/api/tables/import", wrong, want=400)
                assert refused["code"] == "bad-file"
            assert (await bob.post("/api/tables/import", {"game": game}, want=400))["text"]

    run(play())


def test_results_ratings_and_leaderboard(server: ServerProcess, run: Run) -> None:
    async def play() -> None:
        async with Player(server.url, "Ann") as ann, Player(server.url, "Bob") as bob:
            await ann.claim("Rated Ann")
            await bob.claim("Rated Bob")
            table = await _rated_game(ann, bob)
            info = await ann.get(f"/api/tables/{table}")
            assert info["result"]["moves"] > 10
            changes = info["result"]["ratings"]
            assert [one["before"] for one in changes] == [1500, 1500]
            assert changes[0]["after"] + changes[1]["after"] == 3000
            best = info["result"]["ranking"][0]
            for player, number in ((ann, 0), (bob, 1)):
                page = await bob.get(f"/api/people/{player.id}")
                assert [one["id"] for one in page["finished"]] == [table]
                (rating,) = page["ratings"]
                assert (rating["games"], rating["wins"]) == (1, int(number in best))
                assert rating["rating"] == changes[number]["after"]
                assert 250 < rating["deviation"] < 350
            # One game says little: the list of the best begins with a few.
            board = await bob.get("/api/games/outpost/leaderboard")
            assert not {ann.id, bob.id} & {line["person"]["id"] for line in board["lines"]}
            for _ in range(board["games"] - 1):
                await _rated_game(ann, bob)
            board = await bob.get("/api/games/outpost/leaderboard")
            assert {ann.id, bob.id} <= {line["person"]["id"] for line in board["lines"]}
            marks = [line["rating"]["rating"] for line in board["lines"]]
            assert marks == sorted(marks, reverse=True)
            # Games against nobody but oneself are not rated, and are nobody else's business.
            solo = (await ann.table("outpost", "solo", ["me"]))["id"]
            async with ann.sit(solo) as seat:
                await seat.play_on()
            page = await bob.get(f"/api/people/{ann.id}")
            assert page["ratings"][0]["games"] == board["games"]
            assert solo not in [one["id"] for one in page["finished"]]
            own = await ann.get(f"/api/people/{ann.id}")
            assert solo in [one["id"] for one in own["finished"]]

    run(play())


async def _rated_game(ann: Player, bob: Player) -> str:
    made = await ann.table("outpost", "open", ["me", "open"])
    assert made["rated"]
    joined = await bob.post(f"/api/tables/{made['id']}/join", {})
    assert joined["rated"]
    table: str = made["id"]
    async with ann.sit(table) as one, bob.sit(table) as two, asyncio.TaskGroup() as group:
        group.create_task(one.play_on())
        group.create_task(two.play_on())
    return table


def test_backup_while_the_server_is_at_work(tmp_path: Path, run: Run) -> None:
    with ServerProcess(sqlite_url(tmp_path)) as server:

        async def play() -> None:
            async with Player(server.url) as ann:
                table = (await ann.table("outpost", "hotseat", ["me", "me"]))["id"]
                async with ann.sit(table) as seat:
                    copy = tmp_path / "copy.db"
                    command = [sys.executable, "-m", "terem.cli", "backup", str(copy)]
                    command += ["--database", server.database]
                    process = await asyncio.create_subprocess_exec(*command)
                    while process.returncode is None:
                        await seat.play_on(
                            limit=3, choose=lambda p: random.choice(p["moves"])["move"]
                        )
                        if seat.position["over"]:
                            break
                        await asyncio.sleep(0)
                    assert await process.wait() == 0
                    with sqlite3.connect(copy) as connection:
                        (count,) = connection.execute("select count(*) from entries").fetchone()
                    assert 1 <= count <= len(seat.entries)
                    # An existing file is never overwritten.
                    done = subprocess.run(command, capture_output=True, text=True)
                    assert done.returncode == 2
                    assert "exists already" in done.stderr
                    assert done.stderr.count("\n") == 1

        run(play())


def test_backup_of_postgresql(postgres: str, tmp_path: Path) -> None:
    with ServerProcess(postgres):
        copy = tmp_path / "copy.dump"
        command = [sys.executable, "-m", "terem.cli", "backup", str(copy), "--database", postgres]
        done = subprocess.run(command, capture_output=True, text=True)
        assert done.returncode == 0, done.stderr
        assert copy.read_bytes()[:5] == b"PGDMP"


def test_the_schema_and_the_migrations_agree(tmp_path: Path) -> None:
    from alembic.autogenerate import compare_metadata
    from alembic.migration import MigrationContext
    from sqlalchemy import create_engine

    from terem.server.database import Database
    from terem.server.schema import metadata

    url = sqlite_url(tmp_path)

    async def migrate() -> None:
        database = Database(url)
        await database.migrate()
        await database.migrate()
        await database.close()

    apart(migrate())
    engine = create_engine(url)
    with engine.connect() as connection:
        context = MigrationContext.configure(connection)
        differences = [
            one for one in compare_metadata(context, metadata) if "alembic_version" not in str(one)
        ]
    assert differences == []
