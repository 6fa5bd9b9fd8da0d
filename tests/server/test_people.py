"""Guests, accounts, sessions."""

from __future__ import annotations

import asyncio
import sqlite3
import unicodedata
from collections.abc import Callable
from typing import Any

import httpx
import pytest

from tests.server.client import PATIENCE, Player, ServerProcess, closed_with

Run = Callable[[Any], Any]


def test_a_guest_claims_an_account_and_keeps_the_games(server: ServerProcess, run: Run) -> None:
    async def play() -> None:
        async with Player(server.url, "Мария") as ann:
            assert ann.person["guest"] is True
            table = (await ann.table("outpost", "solo", ["me"]))["id"]
            name = f"Мария {ann.id[-6:]}"
            me = await ann.post("/api/me/claim", {"password": "correct horse", "name": name})
            assert me["person"] == {"id": ann.id, "name": name, "guest": False, "picture": 0}
            again = await ann.post("/api/me/claim", {"password": "correct horse"}, want=409)
            assert again["code"] == "already-claimed"
            await ann.ask("DELETE", "/api/session")
            assert (await ann.get("/api/me"))["person"] is None
            await ann.get("/api/my/tables", want=401)
            wrong = await ann.post("/api/session", {"name": name, "password": "wrong"}, want=401)
            assert wrong["code"] == "wrong-password"
            unknown = {"name": "nobody at all", "password": "wrong"}
            assert (await ann.post("/api/session", unknown, want=401))["code"] == "wrong-password"
            # Names are the same in any case of letters.
            body = {"name": name.upper(), "password": "correct horse"}
            assert (await ann.post("/api/session", body))["person"]["id"] == ann.id
            mine = await ann.get("/api/my/tables")
            assert [one["id"] for one in mine["tables"]] == [table]
            async with Player(server.url) as bob:
                taken = {"password": "long enough", "name": name}
                assert (await bob.post("/api/me/claim", taken, want=409))["code"] == "name-taken"

    run(play())


def test_the_cookie_is_guarded(server: ServerProcess) -> None:
    answer = httpx.post(server.url + "/api/guests", json={"name": "Ann"}, timeout=PATIENCE)
    cookie = answer.headers["set-cookie"].lower()
    assert "httponly" in cookie
    assert "samesite=lax" in cookie
    assert "path=/" in cookie
    token = answer.cookies["terem_session"]
    path = server.database.removeprefix("sqlite:///")
    with sqlite3.connect(path) as connection:
        tokens = [row[0] for row in connection.execute("select token from sessions")]
    assert token not in tokens, "the database keeps only a hash"


def test_a_signed_out_session_is_dead(server: ServerProcess, run: Run) -> None:
    async def play() -> None:
        async with Player(server.url) as ann:
            old = ann.cookie
            await ann.ask("DELETE", "/api/session")
            headers = {"Cookie": f"terem_session={old}"}
            assert (await ann.http.get("/api/my/next", headers=headers)).status_code == 401

    run(play())


def test_settings_are_changed_one_by_one(server: ServerProcess, run: Run) -> None:
    async def play() -> None:
        async with Player(server.url) as ann:
            me = await ann.ask("PATCH", "/api/me", {"lang": "de"})
            assert (me["lang"], me["person"]["name"]) == ("de", "Ann")
            me = await ann.ask("PATCH", "/api/me", {"name": "Anna"})
            assert (me["lang"], me["person"]["name"]) == ("de", "Anna")
            bad = await ann.ask("PATCH", "/api/me", {"name": "\u0007"}, want=400)
            assert bad["text"].startswith("Ein Name hat")

    run(play())


def test_deleting_an_account_leaves_others_their_games(server: ServerProcess, run: Run) -> None:
    async def play() -> None:
        async with Player(server.url, "Ann") as ann, Player(server.url, "Bob") as bob:
            name = f"Gone {ann.id[-6:]}"
            await ann.post("/api/me/claim", {"password": "correct horse", "name": name})
            playing = (await ann.table("outpost", "open", ["me", "open"]))["id"]
            await bob.post(f"/api/tables/{playing}/join", {})
            waiting = (await ann.table("outpost", "open", ["me", "open"]))["id"]
            await ann.post(f"/api/tables/{playing}/chat", {"text": "my address is ..."})
            wrong = await ann.ask("DELETE", "/api/me", {"password": "no"}, want=401)
            assert wrong["code"] == "wrong-password"
            await ann.ask("DELETE", "/api/me", {"password": "correct horse"})
            assert (await ann.get("/api/me"))["person"] is None
            await bob.get(f"/api/people/{ann.id}", want=404)
            await bob.get(f"/api/tables/{waiting}", want=404)
            left = await bob.get(f"/api/tables/{playing}")
            seat = left["seats"][0]
            assert (seat["why_bot"], seat["person"]) == ("resigned", None)
            assert name not in str(left)
            assert (await bob.get(f"/api/tables/{playing}/chat"))["messages"] == []
            async with bob.sit(playing) as seat_of_bob:
                await seat_of_bob.play_on()
            board = await bob.get("/api/games/outpost/leaderboard")
            assert ann.id not in str(board)
            assert all(line["person"]["name"] for line in board["lines"])
            # The name is free again.
            await bob.post("/api/me/claim", {"password": "correct horse", "name": name})

    run(play())


@pytest.mark.parametrize("name", ["", " ", "x" * 25, "a\nb\x00", "<i>", "...", "\u202etest"])
def test_names_that_are_none(server: ServerProcess, name: str) -> None:
    answer = httpx.post(server.url + "/api/guests", json={"name": name}, timeout=PATIENCE)
    assert answer.status_code == 400 or answer.json()["person"]["name"] == " ".join(name.split())
    if name.strip(" .\n") in ("", "<i>"):
        assert answer.status_code == 400


def test_a_name_has_one_form(server: ServerProcess, run: Run) -> None:
    """Composed or not, wide or narrow: the same letters are the same name."""

    async def play() -> None:
        async with Player(server.url) as ann, Player(server.url) as bob:
            end = "".join(letter for letter in ann.id if letter.isalpha())
            name = f"Zoë Й {end}"[:24]
            apart = unicodedata.normalize("NFD", name)
            me = await ann.post("/api/me/claim", {"password": "correct horse", "name": apart[:24]})
            assert unicodedata.is_normalized("NFC", me["person"]["name"])
            wide = me["person"]["name"].replace("Z", "Ｚ")
            taken = await bob.post(
                "/api/me/claim", {"password": "correct horse", "name": wide}, want=409
            )
            assert taken["code"] == "name-taken"
            # Some small letters have three parts; the database has room for the name all the same.
            me = await bob.post("/api/me/claim", {"password": "correct horse", "name": "ΐ" * 24})
            assert me["person"]["name"] == "ΐ" * 24
            await bob.ask("DELETE", "/api/me", {"password": "correct horse"})

    run(play())


def test_two_claims_at_once_leave_one_password(server: ServerProcess, run: Run) -> None:
    async def play() -> None:
        async with Player(server.url) as ann:
            name = f"Two {ann.id[-6:]}"
            words = ["correct horse", "battery staple"]
            answers = await asyncio.gather(
                *(
                    ann.http.post("/api/me/claim", json={"name": name, "password": word})
                    for word in words
                )
            )
            assert sorted(answer.status_code for answer in answers) == [200, 409]
            for word, answer in zip(words, answers, strict=True):
                wish = {"name": name, "password": word}
                signed = await ann.http.post("/api/session", json=wish)
                assert (signed.status_code == 200) == (answer.status_code == 200)

    run(play())


def test_sockets_end_with_their_session(server: ServerProcess, run: Run) -> None:
    """Whoever has signed out, or is deleted, no longer plays or talks through an open socket."""

    async def play() -> None:
        async with Player(server.url, "Ann") as ann, Player(server.url, "Bob") as bob:
            table = (await ann.table("outpost", "open", ["me", "open"]))["id"]
            await bob.post(f"/api/tables/{table}/join", {})
            async with ann.sit(table) as left, bob.sit(table) as right:
                await ann.ask("DELETE", "/api/session")
                assert await closed_with(left.ws) == 4401
                await right.ask({"type": "chat", "text": "still here"})
                await bob.ask("DELETE", "/api/me", {})
                assert await closed_with(right.ws) == 4401

    run(play())
