"""Bad input: schemathesis over the OpenAPI document, and some seconds of socket vandals."""

from __future__ import annotations

import asyncio
import os
import random
from collections.abc import Callable, Iterator
from http.cookiejar import DefaultCookiePolicy
from pathlib import Path
from typing import Any

import httpx
import pytest
import requests
import schemathesis
from hypothesis import HealthCheck, settings
from schemathesis.checks import not_a_server_error
from schemathesis.specs.openapi.checks import (
    content_type_conformance,
    response_schema_conformance,
    status_code_conformance,
)

import terem
from terem.server.app import ROUTE_MODULES
from terem.server.routes_running import openapi_document
from tests.server.client import PATIENCE, Player, ServerProcess, apart, sqlite_url
from tests.server.vandals import fuzz

Run = Callable[[Any], Any]
assert ROUTE_MODULES, "importing them registers the endpoints"
SCHEMA = schemathesis.openapi.from_dict(openapi_document())
CHECKS = [
    not_a_server_error,
    content_type_conformance,
    response_schema_conformance,
    status_code_conformance,
]


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServerProcess]:
    """A server of its own: who tries everything also takes names that others need."""
    with ServerProcess(sqlite_url(tmp_path_factory.mktemp("tried"))) as process:
        yield process
        assert process.process is not None
        assert process.process.poll() is None, "the server died"
        assert process.troubles() == []


@pytest.fixture(scope="module")
def table_and_cookie(server: ServerProcess) -> tuple[str, str]:
    """A table in play and the session of one who sits there: junk should also reach the depths."""
    with httpx.Client(base_url=server.url, timeout=PATIENCE) as http:
        http.post("/api/guests", json={"name": "Ann"})
        plan = [{"who": "me"}, {"who": "bot", "level": "random"}]
        made = http.post("/api/tables", json={"game": "outpost", "kind": "open", "seats": plan})
        return made.json()["id"], http.cookies["terem_session"]


@pytest.fixture(scope="module")
def caller() -> requests.Session:
    """One connection for all cases, which keeps no cookie of any."""
    session = requests.Session()
    session.cookies.set_policy(DefaultCookiePolicy(allowed_domains=[]))
    return session


@SCHEMA.parametrize()
@settings(
    max_examples=int(os.environ.get("TEREM_EXAMPLES", "12")),
    # What fails is printed; a store of what once failed is not kept between runs.
    database=None,
    deadline=None,
    suppress_health_check=list(HealthCheck),
)
def test_every_endpoint_keeps_to_its_description(
    case: Any, server: ServerProcess, table_and_cookie: tuple[str, str], caller: requests.Session
) -> None:
    table, cookie = table_and_cookie
    if case.method.upper() == "DELETE" and case.path in ("/api/me", "/api/session"):
        # These would end the session that the other cases need.
        cookie = "none"
    if "table" in case.path_parameters and random.random() < 0.7:
        case.path_parameters["table"] = table
    if "game" in case.path_parameters and random.random() < 0.7:
        case.path_parameters["game"] = "outpost"
    headers = {"Cookie": f"terem_session={cookie}"}
    case.call_and_validate(
        base_url=server.url, session=caller, headers=headers, checks=CHECKS, timeout=PATIENCE
    )


@pytest.mark.parametrize(
    ("body", "kind", "status", "code"),
    [
        (b"{", "application/json", 400, "bad-json"),
        (b"[" * 100_000, "application/json", 400, "bad-input"),
        (b'{"name": 5}', "application/json", 400, "bad-input"),
        (b'{"name": "Ann", "more": 1}', "application/json", 400, "bad-input"),
        (b'{"name": "Ann"}', "text/plain", 415, "unsupported-type"),
        (b'{"name": "\\u0000"}', "application/json", 400, "bad-name"),
        (b'{"name": "<b>"}', "application/json", 400, "bad-name"),
        (b'{"name": "\xff"}', "application/json", 400, "bad-json"),
        (b'{"name": "' + b"x" * 2_000_000 + b'"}', "application/json", 413, "too-large"),
    ],
)
def test_a_bad_body_gets_one_sentence(
    server: ServerProcess, body: bytes, kind: str, status: int, code: str
) -> None:
    for lang in ("en", "ru", "de"):
        answer = httpx.post(
            f"{server.url}/api/guests?lang={lang}",
            content=body,
            headers={"Content-Type": kind},
            timeout=PATIENCE,
        )
        assert (answer.status_code, answer.json()["code"]) == (status, code)
        assert answer.json()["text"].endswith(".")


def test_a_body_without_an_announced_length_is_limited_too(server: ServerProcess) -> None:
    def endless() -> Any:
        for _ in range(40):
            yield b"x" * 100_000

    try:
        answer = httpx.post(
            server.url + "/api/guests",
            content=endless(),
            headers={"Content-Type": "application/json"},
            timeout=PATIENCE,
        )
        assert answer.status_code == 413
    except httpx.HTTPError:
        # The server may hang up while we still send.
        pass
    assert httpx.get(server.url + "/healthz", timeout=PATIENCE).json()["status"] == "ok"


def test_bad_tables_get_one_sentence(server: ServerProcess, run: Run) -> None:
    me, free = {"who": "me"}, {"who": "open"}

    async def play() -> None:
        async with Player(server.url, lang="ru") as ann:
            for wish, code in (
                ({"game": "chess", "kind": "open", "seats": [me, free]}, "no-such-game"),
                ({"game": "outpost", "kind": "open", "seats": [me] * 2}, "bad-seats"),
                ({"game": "outpost", "kind": "solo", "seats": [me, free]}, "bad-seats"),
                ({"game": "outpost", "kind": "hotseat", "seats": [me, free]}, "bad-seats"),
                ({"game": "outpost", "kind": "open", "seats": [me] + [free] * 7}, "bad-seats"),
                (
                    {
                        "game": "outpost",
                        "kind": "open",
                        "seats": [me, {"who": "bot", "level": "x"}],
                    },
                    "bad-level",
                ),
                (
                    {"game": "outpost", "kind": "open", "seats": [me, free], "options": {"x": "y"}},
                    "bad-option",
                ),
                ({"game": "outpost", "kind": "nope", "seats": [me, free]}, "bad-input"),
            ):
                answer = await ann.http.post("/api/tables", json=wish)
                assert answer.json()["code"] == code
                assert answer.status_code in (400, 404)
                if code == "bad-option":
                    text = "Эти настройки не подходят: настройки 'x' нет, есть такие:"
                    assert answer.json()["text"].startswith(text)

    run(play())


def test_what_is_wrong_with_a_file_is_said_in_the_language_of_the_reader(
    server: ServerProcess, run: Run
) -> None:
    outpost = terem.game("outpost")
    saved = {
        "game": "outpost", "version": outpost.version, "seats": 2, "seed": 1,
        "options": {}, "history": [],
    }  # fmt: skip

    async def play() -> None:
        async with Player(server.url, lang="de") as ann:
            for change, said in (
                ({"version": 99}, f"Regelversion 99, nicht {outpost.version}"),
                ({"seats": 5}, "möglich sind 1 bis 4 Plätze, nicht 5"),
                ({"history": [["pass"]]}, "Gerade ist eine andere Frage offen"),
            ):
                answer = await ann.http.post("/api/tables/import", json={**saved, **change})
                assert answer.json()["code"] == "bad-file"
                assert said in answer.json()["text"], answer.json()["text"]

    run(play())


def test_bad_files_and_huge_options_get_one_short_sentence(server: ServerProcess, run: Run) -> None:
    saved: dict[str, Any] = {
        "game": "outpost", "version": terem.game("outpost").version, "seats": 2, "seed": 1,
        "options": {}, "history": [],
    }  # fmt: skip
    deep: list[Any] = []
    for _ in range(200):
        deep = [deep]
    changes: list[dict[str, Any]] = [
        {"game": "chess"}, {"version": 10**4000}, {"version": -1}, {"seats": 8}, {"seats": 0},
        {"seed": 10**40}, {"seed": -1}, {"options": {"x": "y" * 500_000}}, {"options": {"x": 1}},
        {"history": [[]]}, {"history": [["end_turn"]]}, {"history": [deep]}, {"history": [[None]]},
        {"history": [["build", 2**70]]}, {"players": ["x" * 65]}, {"result": {"scores": "many"}},
        {"history": [["pass"]] * 5001}, {"more": 1},
    ]  # fmt: skip

    async def play() -> None:
        async with Player(server.url) as ann:
            for change in changes:
                answer = await ann.http.post("/api/tables/import", json={**saved, **change})
                assert answer.status_code in (400, 404), (str(change)[:60], answer.text[:200])
                assert len(answer.text) < 1000
                assert ".." not in answer.json()["text"]
            assert (await ann.get("/api/my/tables"))["tables"] == []
            # Whatever a player was called elsewhere: what nobody can read is not kept.
            names = ["\u202e<b>\x00", "Ann\u0301"]
            table = await ann.post("/api/tables/import", {**saved, "players": names})
            assert [seat["name"] for seat in table["seats"]] == ["<b>", "Ann\u0301"]
            wish = {
                "game": "outpost",
                "kind": "solo",
                "seats": [{"who": "me"}],
                "options": {"x" * 400_000: "y" * 400_000},
            }
            answer = await ann.http.post("/api/tables", json=wish)
            assert (answer.status_code, answer.json()["code"]) == (400, "bad-option")
            assert len(answer.text) < 1000

    run(play())


def test_vandals_do_no_harm(tmp_path: Path) -> None:
    """So much of it, not so many seconds: a busy machine would do little in them."""
    seed = random.randrange(1 << 32)
    enough = {"sent": 3000, "honest moves": 50}
    counts = apart(asyncio.to_thread(fuzz, 3 * PATIENCE, seed, tmp_path, PATIENCE, enough)).counts
    assert all(counts[what] >= number for what, number in enough.items())
