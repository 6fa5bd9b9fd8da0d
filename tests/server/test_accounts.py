"""Accounts: passwords that hold, codes for a lost one, sessions, look-alikes, the operator."""

from __future__ import annotations

import asyncio
import io
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from contextlib import redirect_stderr, redirect_stdout
from pathlib import Path
from typing import Any

import httpx
import pytest

from terem.cli import main
from terem.server.lookalikes import skeleton
from terem.server.passwords import check_password
from terem.server.problems import Refusal
from terem.server.timing import SteadyTime
from tests.server.client import PATIENCE, Player, ServerProcess, closed_with, sqlite_url

Run = Callable[[Any], Any]
GOOD = "seven purple horses"


# ---------------------------------------------------------------------- passwords


@pytest.mark.parametrize(
    "password",
    ["12345678", "11111111", "abcdefgh", "87654321", "password", "Password1!", "qwertyuiop",
     "Annabel1", "annabel", "пароль123", "31415926"],
)  # fmt: skip
def test_passwords_that_are_no_secret_are_refused(password: str) -> None:
    with pytest.raises(Refusal, match="weak-password"):
        check_password(password, "Annabel")


@pytest.mark.parametrize("password", ["correct horse", "Tz7!kQ2w", "зелёный чайник", "long enough"])
def test_other_passwords_are_taken(password: str) -> None:
    check_password(password, "Annabel")


def test_a_weak_password_is_refused_with_a_sentence(server: ServerProcess, run: Run) -> None:
    async def play() -> None:
        async with Player(server.url) as ann:
            body = {"name": f"Weak {ann.id[-6:]}", "password": "12345678"}
            refused = await ann.post("/api/me/claim", body, want=400)
            assert refused["code"] == "weak-password"
            assert (await ann.get("/api/me"))["person"]["guest"] is True

    run(play())


def test_changing_the_password_ends_the_other_sessions(server: ServerProcess, run: Run) -> None:
    async def play() -> None:
        async with Player(server.url) as ann:
            name = f"Changer {ann.id[-6:]}"
            await ann.claim(name, GOOD)
            other = Player(server.url)
            await other.post("/api/session", {"name": name, "password": GOOD})
            table = (await ann.table("outpost", "solo", ["me"]))["id"]
            wrong = {"old": "not this one", "new": "eight green horses"}
            assert (await ann.post("/api/me/password", wrong, want=401))["code"] == "wrong-password"
            weak = {"old": GOOD, "new": "password"}
            assert (await ann.post("/api/me/password", weak, want=400))["code"] == "weak-password"
            async with ann.sit(table) as here, other.sit(table) as there:
                body = {"old": GOOD, "new": "eight green horses"}
                await ann.post("/api/me/password", body)
                assert await closed_with(there.ws) == 4401
                assert (await here.ask({"type": "ping"}))["type"] == "pong"
            await other.get("/api/my/tables", want=401)
            await other.post("/api/session", {"name": name, "password": GOOD}, want=401)
            await other.post("/api/session", {"name": name, "password": "eight green horses"})
            await other.http.aclose()

    run(play())


def test_a_lost_password_is_replaced_with_a_code_once(server: ServerProcess, run: Run) -> None:
    async def play() -> None:
        async with Player(server.url) as ann:
            name = f"Loser {ann.id[-6:]}"
            me = await ann.post("/api/me/claim", {"name": name, "password": GOOD})
            assert len(set(me["codes"])) == 8
            assert (await ann.get("/api/me"))["codes"] == []
            stranger = Player(server.url)
            body = {"name": name, "code": me["codes"][2].upper(), "password": "nine red horses"}
            wrong = {**body, "code": "aaaaa-bbbbb-ccccc"}
            refused = await stranger.post("/api/session/reset", wrong, want=401)
            assert refused["code"] == "wrong-code"
            back = await stranger.post("/api/session/reset", body)
            assert back["person"]["id"] == ann.id
            # The one who had been signed in is not any more; nor is the code good again.
            await ann.get("/api/my/tables", want=401)
            await stranger.post("/api/session/reset", body, want=401)
            codes = (await stranger.post("/api/me/codes", {"password": "nine red horses"}))["codes"]
            old = {**body, "code": me["codes"][3]}
            await stranger.post("/api/session/reset", old, want=401)
            new = {**body, "code": codes[0], "password": "ten white horses"}
            await stranger.post("/api/session/reset", new)
            await stranger.http.aclose()

    run(play())


# ---------------------------------------------------------------------- sessions, my data


def test_sessions_are_listed_and_ended(server: ServerProcess, run: Run) -> None:
    async def play() -> None:
        async with Player(server.url) as ann:
            name = f"Many {ann.id[-6:]}"
            await ann.claim(name, GOOD)
            others = [Player(server.url) for _ in range(3)]
            for number, one in enumerate(others):
                one.http.headers["User-Agent"] = f"Browser {number}"
                await one.post("/api/session", {"name": name, "password": GOOD})
            found = (await ann.get("/api/me/sessions"))["sessions"]
            assert [one["agent"] for one in found][:3] == ["Browser 2", "Browser 1", "Browser 0"]
            assert [one["current"] for one in found] == [False, False, False, True]
            await ann.ask("DELETE", f"/api/me/sessions/{found[0]['id']}")
            await others[2].get("/api/my/tables", want=401)
            await others[1].get("/api/my/tables")
            # Nobody ends the session of another.
            async with Player(server.url) as eve:
                await eve.ask("DELETE", f"/api/me/sessions/{found[1]['id']}", want=404)
            await ann.ask("DELETE", "/api/me/sessions")
            for one in others:
                await one.get("/api/my/tables", want=401)
                await one.http.aclose()
            assert len((await ann.get("/api/me/sessions"))["sessions"]) == 1

    run(play())


def test_my_data_is_all_mine(server: ServerProcess, run: Run) -> None:
    async def play() -> None:
        async with Player(server.url, "Ann") as ann, Player(server.url, "Bob") as bob:
            table = (await ann.table("outpost", "open", ["me", "open"]))["id"]
            await bob.post(f"/api/tables/{table}/join", {})
            await ann.post(f"/api/tables/{table}/chat", {"text": "mine"})
            await bob.post(f"/api/tables/{table}/chat", {"text": "not mine"})
            await ann.ask("PUT", f"/api/tables/{table}/notes", {"text": "a plan"})
            data = await ann.get("/api/me/export")
            assert [one["id"] for one in data["tables"]] == [table]
            assert [line["text"] for line in data["chat"]] == ["mine"]
            assert data["notes"] == {table: "a plan"}
            assert data["person"]["id"] == ann.id

    run(play())


# ---------------------------------------------------------------------- look-alikes


@pytest.mark.parametrize(
    ("one", "other"),
    [("Maria", "Mаriа"), ("Ivan", "lvan"), ("Olga 0", "OLGA O"), ("Zoë", "Zoe"), ("Ann B", "AnnB"),
     ("Barney", "Bamey"), ("Анна", "Aннa")],
)  # fmt: skip
def test_names_that_look_the_same(one: str, other: str) -> None:
    assert skeleton(one) == skeleton(other)


def test_names_that_look_different() -> None:
    names = ["Ann", "Anna", "Hans", "Иван", "Мария", "Maria", "Bob", "Eve", "Олег", "Jürgen"]
    assert len({skeleton(name) for name in names}) == len(names)


def test_nobody_passes_for_an_account(server: ServerProcess, run: Run) -> None:
    async def play() -> None:
        async with Player(server.url) as ann, Player(server.url, "Mallory") as mallory:
            name = f"Original {ann.id[-6:]}"
            await ann.claim(name, GOOD)
            for alike in (name, name.lower(), name.replace("a", "а"), name.replace("O", "0")):
                async with httpx.AsyncClient(base_url=server.url, timeout=PATIENCE) as http:
                    answer = await http.post("/api/guests", json={"name": alike})
                    assert answer.json()["code"] == "name-taken", alike
                refused = await mallory.ask("PATCH", "/api/me", {"name": alike}, want=409)
                assert refused["code"] == "name-taken"
                body = {"name": alike, "password": GOOD}
                assert (await mallory.post("/api/me/claim", body, want=409))["code"] == "name-taken"
            # One's own name in another spelling is one's own.
            await ann.ask("PATCH", "/api/me", {"name": name.upper()})

    run(play())


# ---------------------------------------------------------------------- the operator


def admin(folder: Path, *arguments: str, want: int = 0) -> str:
    """`terem admin`, without the second that each process of its own would need to start."""
    command = ["admin", "--database", sqlite_url(folder), *arguments]
    out, err = io.StringIO(), io.StringIO()
    # In a thread of its own: where a browser was opened before, a loop is running in this one.
    with redirect_stdout(out), redirect_stderr(err), ThreadPoolExecutor(1) as pool:
        code = pool.submit(main, command).result()
    assert code == want, err.getvalue()
    return out.getvalue() if want == 0 else err.getvalue()


def test_the_operator_throws_somebody_out(tmp_path: Path, run: Run) -> None:
    with ServerProcess(sqlite_url(tmp_path)) as server:

        async def operator(*arguments: str) -> str:
            """In a thread: a loop that waits for a command answers no server that asks whether its
            players are still there, and after twenty seconds it closes their sockets with 1011."""
            return await asyncio.to_thread(admin, tmp_path, *arguments)

        async def play() -> None:
            async with Player(server.url, "Troll") as troll, Player(server.url, "Bob") as bob:
                await troll.claim("Troll", GOOD)
                table = (await bob.table("outpost", "open", ["me", "open"]))["id"]
                await troll.post(f"/api/tables/{table}/join", {})
                say = f"/api/tables/{table}/chat"
                await troll.post(say, {"text": "rude"})
                async with troll.sit(table) as seat, bob.sit(table) as other:
                    await operator("mute", "troll", "--why", "rude words")
                    while (await troll.http.post(say, json={"text": "x"})).status_code != 403:
                        await asyncio.sleep(0.3)
                    await operator("unmute", "Troll")
                    assert "shut out" in await operator("ban", "Troll", "--why", "ruder words")
                    assert await closed_with(seat.ws) == 4401
                    await troll.get("/api/my/tables", want=401)
                    body = {"name": "Troll", "password": GOOD}
                    refused = await troll.post("/api/session", body, want=403)
                    assert refused["code"] == "banned"
                    await operator("close", table)
                    while other.table.get("status") != "finished":
                        await other.receive()
                await operator("unban", "Troll")
                await troll.post("/api/session", body)
                code = (await operator("reset", "Troll")).split()[-1]
                body = {"name": "Troll", "code": code, "password": "a better person"}
                await troll.post("/api/session/reset", body)

        run(play())
        log = admin(tmp_path, "log").splitlines()
        actions = [line.split()[1] for line in log]
        assert actions == ["mute", "unmute", "ban", "close", "unban", "reset"]
        assert "rude words" in log[0]
        assert "no person" in admin(tmp_path, "ban", "nobody", want=2)
        assert "no game" in admin(tmp_path, "close", "nothing", want=2)
        assert "needs to know" in admin(tmp_path, "ban", want=2)


# ---------------------------------------------------------------------- the machine's clock


def test_a_jump_of_the_machines_clock_is_made_up_for_slowly() -> None:
    wall, steady = 1_000_000, 50.0
    time = SteadyTime(lambda: wall, lambda: steady)
    assert time.now() == 1_000_000
    for jump in (3_600_000, -7_200_000):
        wall += jump
        before = time.now()
        for _ in range(100):
            wall += 2_000
            steady += 2.0
            time.correct()
        passed = time.now() - before
        assert 0.85 * 200_000 < passed < 1.15 * 200_000
    # In the end it agrees again.
    for _ in range(100_000):
        wall += 2_000
        steady += 2.0
        time.correct()
    assert abs(time.now() - wall) <= 1
