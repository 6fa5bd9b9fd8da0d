"""Settings, health, metrics, limits, draining, the web client's files, and words."""

from __future__ import annotations

import argparse
import asyncio
import json
import re
import signal
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from types import SimpleNamespace
from typing import Any, ClassVar

import httpx
import pytest
from uvicorn.protocols.utils import ClientDisconnected

from terem.engine import LANGUAGES
from terem.server import webclient
from terem.server.connection import PIPE
from terem.server.metrics import Metrics
from terem.server.notices import Notices
from terem.server.personal_socket import PersonalSocket
from terem.server.problems import STATUS
from terem.server.routes_running import socket_schema_document
from terem.server.settings import BadSetting, Settings, add_arguments, settings_from
from terem.server.sockets import Caller
from terem.server.texts import WORDS
from tests.server.client import (
    PATIENCE,
    Player,
    ServerProcess,
    closed_with,
    command,
    connect,
    sqlite_url,
    until_refused,
)

Run = Callable[[Any], Any]


def test_flags_win_over_the_environment_and_that_over_the_default() -> None:
    parser = argparse.ArgumentParser()
    add_arguments(parser)
    flags = vars(parser.parse_args(["--port", "9000", "--trust-proxy"]))
    environment = {"TEREM_PORT": "7000", "TEREM_HOST": "0.0.0.0", "TEREM_BOT_SECONDS": "2.5"}
    settings = settings_from(flags, environment)
    assert (settings.port, settings.host, settings.bot_seconds) == (9000, "0.0.0.0", 2.5)
    assert settings.trust_proxy
    assert settings.database == Settings().database


@pytest.mark.parametrize(
    ("name", "value"),
    [
        ("port", "many"),
        ("port", "70000"),
        ("database", "mysql://x"),
        ("redis", "http://x"),
        ("public_url", "terem.example"),
        ("log_level", "loud"),
        ("synchronous", "off"),
        ("bot_workers", "0"),
        ("webhook_private", "perhaps"),
        ("public_url", "http://"),
        ("database", "sqlite:///"),
        ("writes_per_minute", "0"),
        ("messages_per_second", "-1"),
        ("idle_seconds", "nan"),
    ],
)
def test_a_bad_setting_is_one_line_and_exit_code_2(name: str, value: str) -> None:
    with pytest.raises(BadSetting, match=name):
        settings_from({name: value}, {})
    done = command("serve", **{name: value})
    assert done.returncode == 2
    assert done.stderr.count("\n") == 1
    assert name in done.stderr


def test_a_port_in_use_is_said(server: ServerProcess, tmp_path: Path) -> None:
    done = command("serve", "--port", str(server.port), "--database", sqlite_url(tmp_path))
    assert done.returncode == 1
    assert done.stderr.endswith("Address already in use\n")
    assert done.stderr.count("\n") == 1


@pytest.mark.parametrize(
    ("database", "reason"),
    [
        ("sqlite:////no/such/folder/terem.db", "unable to open database file"),
        ("postgresql://ann:secret@127.0.0.1:1/terem", "Connect call failed"),
        ("sqlite:///{folder}/letter.txt", "file is not a database"),
    ],
)
def test_a_database_that_cannot_be_opened_is_said(
    tmp_path: Path, database: str, reason: str
) -> None:
    (tmp_path / "letter.txt").write_text("Dear Ann, " * 100)
    done = command("serve", "--port", "0", "--database", database.format(folder=tmp_path))
    assert done.returncode == 1
    assert done.stderr.startswith("terem: cannot open the database ")
    assert reason in done.stderr
    assert "secret" not in done.stderr
    assert done.stderr.count("\n") == 1


def test_health_and_metrics(server: ServerProcess, run: Run) -> None:
    async def play() -> None:
        async with Player(server.url) as ann:
            health = await ann.get("/healthz")
            assert (health["status"], health["database"], health["redis"]) == ("ok", True, None)
            table = (await ann.table("outpost", "solo", ["me"]))["id"]
            async with ann.sit(table) as seat:
                await seat.play_on(limit=3)
                text = (await ann.http.get("/metrics")).text
        values = {}
        for line in text.splitlines():
            if not line.startswith("#"):
                assert re.fullmatch(r"[a-z_]+(\{[^{}]*\})? [-+0-9.e]+(Inf)?", line), line
                name, value = line.rsplit(" ", 1)
                values[name] = float(value)
        assert values['terem_moves_total{game="outpost"}'] >= 3
        assert values["terem_sockets"] >= 1
        assert values["terem_commit_entries_total"] >= 3
        assert values['terem_move_seconds_bucket{le="+Inf"}'] >= 3

    run(play())


def test_logs_are_one_json_object_per_line(server: ServerProcess) -> None:
    assert server.lines
    for line in server.lines:
        assert {"time", "level", "event"} <= set(json.loads(line))


def test_sigterm_drains(tmp_path: Path, run: Run) -> None:
    """Moves under way are stored and acknowledged, sockets are told to come back, exit code 0."""
    server = ServerProcess(sqlite_url(tmp_path), program=True).start()

    async def play() -> int:
        async with Player(server.url) as ann:
            table = (await ann.table("outpost", "hotseat", ["me", "me"]))["id"]
            async with ann.sit(table) as seat:
                await seat.play_on(limit=3)
                assert server.process is not None
                server.process.send_signal(signal.SIGTERM)
                code = await closed_with(seat.ws)
                assert code in (1001, 1012)
                return len(seat.entries)

    entries = run(play())
    assert server.process is not None
    assert server.process.wait(PATIENCE) == 0
    assert server.troubles() == []
    assert entries == 4


def test_ctrl_c_is_exit_code_130(tmp_path: Path) -> None:
    server = ServerProcess(sqlite_url(tmp_path), program=True).start()
    assert server.process is not None
    server.process.send_signal(signal.SIGINT)
    assert server.process.wait(PATIENCE) == 130
    assert server.troubles() == []


def test_limits(tmp_path: Path, run: Run) -> None:
    with ServerProcess(
        sqlite_url(tmp_path),
        tables_per_person="3",
        watchers_per_table="1",
        writes_per_minute="60",
        signins_per_minute="3",
        messages_per_second="10",
    ) as server:

        async def play() -> None:
            async with Player(server.url, "Ann") as ann, Player(server.url, "Bob") as bob:
                tables = [(await ann.table("outpost", "solo", ["me"]))["id"] for _ in range(3)]
                body = {"game": "outpost", "kind": "solo", "seats": [{"who": "me"}]}
                refused = await ann.post("/api/tables", body, want=429)
                assert refused["code"] == "too-many-tables"
                invite = (await ann.get(f"/api/tables/{tables[0]}"))["invite"]
                async with bob.sit(tables[0], invite=invite), ann.sit(tables[0]) as flooder:
                    address = server.url.replace("http", "ws") + f"/api/tables/{tables[0]}/socket"
                    async with connect(f"{address}?invite={invite}") as third:
                        fault = json.loads(await third.recv())
                        assert fault["problem"]["code"] == "too-many-sockets"
                        assert await closed_with(third) == 1008
                    for number in range(60):
                        await flooder.send({"type": "ping", "id": f"p{number}"})
                    assert await closed_with(flooder.ws) == 1008
                answers = await until_refused(lambda: bob.http.patch("/api/me", json={}), 49, 60)
                assert {one.status_code for one in answers[:-1]} == {200}
                assert int(answers[-1].headers["retry-after"]) >= 1
                wrong = {"name": "nobody", "password": "guess"}
                async with httpx.AsyncClient(base_url=server.url, timeout=PATIENCE) as http:
                    answers = await until_refused(
                        lambda: http.post("/api/session", json=wrong), 5, 3
                    )
                assert {one.status_code for one in answers[:-1]} == {401}

        run(play())


def test_a_connection_closed_beneath_is_no_error(run: Run) -> None:
    """uvicorn closes by itself on a broken frame; the sender may be the first to notice."""

    class Broken:
        ready = True

        def write_now(self, texts: list[bytes]) -> None:
            raise ClientDisconnected

        async def write(self, texts: list[bytes]) -> None:
            raise ClientDisconnected

    class Closed:
        scope: ClassVar = {"extensions": {PIPE: Broken()}}

        async def receive(self) -> None:
            await asyncio.sleep(10 * PATIENCE)

        client_state = application_state = SimpleNamespace(name="CONNECTED")

    async def play() -> None:
        metrics = Metrics()
        house: Any = SimpleNamespace(settings=Settings(), metrics=metrics)
        house.notices = Notices(house)
        closed: Any = Closed()
        one = PersonalSocket(house, Caller(closed, None, "en", "", "127.0.0.1"))
        async with asyncio.timeout(PATIENCE):
            await one.run()
        assert "terem_errors_total" not in metrics.text()

    run(play())


def test_hints_come_one_at_a_time(server: ServerProcess, run: Run) -> None:
    """They think as long as a good bot: nobody may keep the workers busy for all others."""

    async def play() -> None:
        async with Player(server.url) as ann:
            table = (await ann.table("outpost", "solo", ["me"]))["id"]
            async with ann.sit(table) as seat:
                for number in range(5):
                    await seat.send({"type": "hint", "id": f"h{number}"})
                answers = [await seat.until("hint", "refused") for _ in range(5)]
                refused = [one for one in answers if one["type"] == "refused"]
                assert len(refused) == 4
                assert {one["problem"]["code"] for one in refused} == {"too-fast"}

    run(play())


def test_a_socket_that_says_nothing_is_closed(server: ServerProcess, run: Run) -> None:
    async def play() -> None:
        async with Player(server.url) as ann:
            table = (await ann.table("outpost", "open", ["me", "random"]))["id"]
            address = server.url.replace("http", "ws") + f"/api/tables/{table}/socket"
            async with connect(address) as ws:
                assert await closed_with(ws) == 4408

    run(play())


def test_a_slow_bot_does_not_delay_another_table(server: ServerProcess, run: Run) -> None:
    """While the bot of one table thinks, another table's moves are acknowledged."""

    async def play() -> None:
        async with Player(server.url) as ann:
            busy = (await ann.table("village", "open", ["me", "master"]))["id"]
            path = f"/api/tables/{busy}"
            await ann.post(f"{path}/handover", {"level": "master"})
            table = (await ann.table("outpost", "hotseat", ["me", "me"]))["id"]
            meanwhile = 0
            async with ann.sit(table) as seat:
                for _ in range(30):
                    before = await ann.get(f"{path}/position")
                    await seat.play_on(limit=1)
                    after = await ann.get(f"{path}/position")
                    # It has not answered: the move was stored while it was thinking.
                    meanwhile += before["seq"] == after["seq"] and not after["over"]
            assert meanwhile > 0
            await ann.post(f"{path}/resign", {})

    run(play())


# ---------------------------------------------------------------------- the web client


def test_paths_of_the_client_and_of_the_api_are_apart(server: ServerProcess) -> None:
    # A page in any case; whether something stands there is said by its status.
    for path, status in (("/", 200), ("/table/abc", 404), ("/table/abc/replay/17", 404)):
        answer = httpx.get(server.url + path, timeout=PATIENCE)
        assert answer.status_code == status
        assert answer.headers["content-type"].startswith("text/html")
        assert "frame-ancestors 'none'" in answer.headers["content-security-policy"]
    for path in ("/api", "/api/", "/api/nope", "/assets/old-hash.js"):
        answer = httpx.get(server.url + path, timeout=PATIENCE)
        assert (answer.status_code, answer.json()["code"]) == (404, "no-such-page")
    for path in ("/../../etc/passwd", "/%2e%2e/%2e%2e/etc/passwd", "/..%2f..%2fetc/passwd"):
        assert "root:" not in httpx.get(server.url + path, timeout=PATIENCE).text


def test_built_files_are_served_with_the_right_caching(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    from starlette.testclient import TestClient

    from terem.server.app import create_app

    (tmp_path / "assets").mkdir()
    (tmp_path / "index.html").write_text("<head><title>x</title></head>")
    (tmp_path / "assets" / "main-abc123.js").write_text("let x = 1;" * 500)
    (tmp_path / "favicon.svg").write_text("<svg/>")
    monkeypatch.setattr(webclient, "STATIC", tmp_path)
    settings = Settings(database=sqlite_url(tmp_path / "assets"))
    with TestClient(create_app(settings)) as client:
        page = client.get("/")
        assert "<title>Terem</title>" in page.text
        assert page.headers["cache-control"] == "no-cache"
        script = client.get("/assets/main-abc123.js")
        assert "immutable" in script.headers["cache-control"]
        assert script.headers["content-type"].startswith("text/javascript")
        assert script.headers["content-encoding"] == "gzip"
        assert client.get("/favicon.svg").headers["content-type"].startswith("image/svg+xml")


# ---------------------------------------------------------------------- words


def test_the_servers_words_are_the_same_in_every_language() -> None:
    english = WORDS.entries("en")
    for lang in LANGUAGES:
        assert set(WORDS.entries(lang)) == set(english)
        for code in STATUS:
            assert WORDS.has(lang, f"problem-{code}"), code
    problems = {name.removeprefix("problem-") for name in english if name.startswith("problem-")}
    assert problems == set(STATUS)


def test_games_rules_and_words_are_served(server: ServerProcess, run: Run) -> None:
    async def play() -> None:
        async with Player(server.url) as ann:
            for lang in LANGUAGES:
                house = await ann.get(f"/api/house?lang={lang}")
                for game in house["games"]:
                    path = f"/api/games/{game['id']}"
                    rules = await ann.get(f"{path}/rulebook?lang={lang}")
                    assert all(clause["heading"] and clause["text"] for clause in rules)
                    words = (await ann.http.get(f"{path}/messages/{lang}.ftl")).text
                    assert "game-title" in words
                    assert "seat-name" in words
            for game in house["games"]:
                path = f"/api/games/{game['id']}"
                blocks = await ann.get(f"{path}/components")
                assert all(block["sources"] and block["confidence"] for block in blocks)
                catalogue = await ann.get(f"{path}/moves")
                assert all(move[0] in catalogue["verbs"] for move in catalogue["moves"])
            await ann.get("/api/games/chess/rulebook", want=404)
            assert (await ann.http.get("/api/messages/xx.ftl")).status_code == 404

    run(play())


def test_the_socket_schema_names_every_message() -> None:
    schema = socket_schema_document()
    assert {"Play", "Welcome", "Update", "Position"} <= set(schema["$defs"])


def test_the_engine_needs_no_server_packages() -> None:
    """`import terem` loads nothing of the server, and nothing the server needs."""
    code = (
        "import sys, terem, terem.bots\n"
        "terem.game('outpost').new(2, 1)\n"
        "names = ('msgspec', 'starlette', 'sqlalchemy')\n"
        "bad = [m for m in sys.modules if m.split('.')[0] in names]\n"
        "bad += [m for m in sys.modules if m.startswith('terem.server')]\n"
        "print(bad)\n"
    )
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert done.stdout.strip() == "[]"


def test_languages_come_from_query_person_and_browser(server: ServerProcess, run: Run) -> None:
    async def play() -> None:
        async with httpx.AsyncClient(base_url=server.url, timeout=PATIENCE) as http:
            path = "/api/tables/nope"
            german = await http.get(path, headers={"Accept-Language": "fr, de;q=0.8"})
            assert german.json()["text"].startswith("Diesen Tisch")
            russian = await http.get(path + "?lang=ru", headers={"Accept-Language": "de"})
            assert russian.json()["text"].startswith("Такого стола")
            assert (await http.get(path)).json()["text"].startswith("There is no such table")
        async with Player(server.url, lang="ru") as ann:
            assert (await ann.get(path, want=404))["text"].startswith("Такого стола")

    run(play())
