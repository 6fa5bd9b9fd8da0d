"""Letters to people who are away: sealed, signed, once, when they want them, and never more."""

from __future__ import annotations

import asyncio
import datetime
import re
import sqlite3
import time
from collections.abc import Callable
from contextlib import closing
from email.message import EmailMessage
from pathlib import Path
from typing import Any

import httpx
import pytest

from terem.server.letters import due
from terem.server.wire.notices import NoticeWishes
from tests.server.client import PATIENCE, Player, Seat, ServerProcess, sqlite_url
from tests.server.letterboxes import Browser, PostOffice, PushService

Run = Callable[[Any], Any]


def body_of(letter: EmailMessage) -> str:
    return str(letter.get_content())


def link_in(letter: EmailMessage, page: str) -> str:
    """What stands behind a page's address in a letter."""
    found = re.search(rf"/{page}/(\S+)", body_of(letter))
    assert found is not None
    return found.group(1)


async def start(ann: Player, bob: Player) -> str:
    """A table of two."""
    table: str = (await ann.table("outpost", "open", ["me", "open"]))["id"]
    await bob.post(f"/api/tables/{table}/join", {})
    return table


async def pass_on(seat: Seat, me: int) -> None:
    """Play until it is somebody else's turn."""
    while seat.position["deciding"] == me:
        await seat.play_on(limit=1)


async def to_bob(ann: Player, table: str) -> None:
    """Ann plays until it is Bob's turn."""
    async with ann.sit(table) as seat:
        await pass_on(seat, 0)


# A message leaves within so many seconds of the turn. The quickest of so many is looked at: what
# else a machine is doing then slows down some, a house that waits for anything all of them.
SOON = 2.0
MESSAGES = 5


async def answer(bob: Player, table: str) -> None:
    """Bob plays over HTTP, without being at the table, until his turn is over."""
    path = f"/api/tables/{table}"
    while (position := await bob.get(f"{path}/position"))["deciding"] == 1:
        move = position["moves"][0]["move"]
        await bob.post(f"{path}/moves", {"id": f"m{position['seq']}", "move": move})


def waiting(server: ServerProcess) -> list[tuple[str, str, int, int]]:
    """The letters that are still to be sent: table, way, when, tried how often."""
    path = server.database.removeprefix("sqlite:///")
    with closing(sqlite3.connect(f"file:{path}?mode=ro", uri=True)) as opened:
        query = "select table_id, channel, due, tries from letters"
        return opened.execute(query).fetchall()


async def subscribed(bob: Player, service: PushService) -> Browser:
    browser = Browser()
    await bob.post("/api/me/push", browser.subscription(f"{service.origin}/one"))
    return browser


def test_a_push_message_is_sealed_signed_and_sent_once(tmp_path: Path, run: Run) -> None:
    with ServerProcess(sqlite_url(tmp_path), webhook_private="yes") as server:

        async def play() -> None:
            async with (
                PushService() as service,
                Player(server.url, "Ann") as ann,
                Player(server.url, "Bob", lang="de") as bob,
            ):
                browser = await subscribed(bob, service)
                key = (await bob.get("/api/me/notices"))["push_key"]
                table = await start(ann, bob)
                await to_bob(ann, table)
                await service.wait(1)
                headers, sealed = service.heard[0]
                assert headers["content-encoding"] == "aes128gcm"
                assert int(headers["ttl"]) > 0
                claims = service.signed_by(headers, key)
                assert claims["sub"].startswith("mailto:")
                assert browser.read(sealed) == {
                    "title": "Terem",
                    "body": "Outpost: Du bist am Zug.",
                    "url": f"/table/{table}",
                    "tag": table,
                }
                assert b"Outpost" not in sealed
                # Once: nothing is left that could be sent.
                assert waiting(server) == []
                # The next turn is a new message.
                await answer(bob, table)
                await to_bob(ann, table)
                await service.wait(2)
                assert waiting(server) == []
                assert len(service.heard) == 2
                took = []
                for number in range(3, 3 + MESSAGES):
                    await answer(bob, table)
                    begun = time.monotonic()
                    await to_bob(ann, table)
                    await service.wait(number)
                    took.append(time.monotonic() - begun)
                assert min(took) < SOON, took

        run(play())


def test_the_keys_outlive_a_restart_and_a_browser_that_is_gone_is_forgotten(
    tmp_path: Path, run: Run
) -> None:
    database = sqlite_url(tmp_path)
    keys = []

    async def play(server: ServerProcess) -> None:
        async with (
            PushService() as service,
            Player(server.url, "Ann") as ann,
            Player(server.url, "Bob") as bob,
        ):
            await subscribed(bob, service)
            mine = await bob.get("/api/me/notices")
            keys.append(mine["push_key"])
            assert len(mine["devices"]) == 1
            service.status = 410
            table = await start(ann, bob)
            await to_bob(ann, table)
            await service.wait(1)
            async with asyncio.timeout(PATIENCE):
                while (await bob.get("/api/me/notices"))["devices"]:
                    await asyncio.sleep(0.05)

    for _ in range(2):
        with ServerProcess(database, webhook_private="yes") as server:
            run(play(server))
    assert keys[0] == keys[1]


def test_no_letter_while_somebody_looks(tmp_path: Path, run: Run) -> None:
    with ServerProcess(sqlite_url(tmp_path), webhook_private="yes") as server:

        async def play() -> None:
            async with (
                PushService() as service,
                Player(server.url, "Ann") as ann,
                Player(server.url, "Bob") as bob,
            ):
                table = await start(ann, bob)
                # Who begins is a matter of luck.
                await answer(bob, table)
                browser = await subscribed(bob, service)
                async with bob.sit(table) as seat:
                    await to_bob(ann, table)
                    while seat.position["deciding"] != 1:
                        await seat.receive()
                    # It is put off, in case Bob leaves without having moved.
                    async with asyncio.timeout(PATIENCE):
                        while not waiting(server):
                            await asyncio.sleep(0.02)
                    ((_, _, when, _),) = waiting(server)
                    assert when > time.time() * 1000 + 30_000
                    assert service.heard == []
                    await pass_on(seat, 1)
                    async with asyncio.timeout(PATIENCE):
                        while waiting(server):
                            await asyncio.sleep(0.02)
                    # The window is hidden: it is like being away.
                    await seat.send({"type": "looking", "looking": False})
                    await to_bob(ann, table)
                    await service.wait(1)
                    assert browser.read(service.heard[0][1])["tag"] == table

        run(play())


@pytest.mark.parametrize(
    "change",
    [
        {"endpoint": "http://169.254.169.254/x"},
        {"endpoint": "ftp://example.com/x"},
        {"p256dh": "AAAA"},
        {"auth": "AAAA"},
        {"p256dh": "ä" * 20},
    ],
)
def test_a_bad_subscription_is_refused(
    server: ServerProcess, run: Run, change: dict[str, str]
) -> None:
    async def play() -> None:
        async with Player(server.url) as ann:
            wish = {**Browser().subscription("https://93.184.216.34/x"), **change}
            assert (await ann.post("/api/me/push", wish, want=400))["code"] == "bad-push"
            assert (await ann.get("/api/me/notices"))["devices"] == []

    run(play())


# ---------------------------------------------------------------------- mail


async def with_mail(server: ServerProcess, office: PostOffice, bob: Player) -> None:
    """Bob keeps his account and confirms an address."""
    number = len(office.letters) + 1
    await bob.post("/api/me/mail", {"address": "bob@example.org"})
    letter = await office.wait(number)
    assert letter["To"] == "bob@example.org"
    assert (await bob.get("/api/me/notices"))["mail"] == ""
    # Without a session: the letter may be read on another device.
    async with httpx.AsyncClient(base_url=server.url, timeout=PATIENCE) as anybody:
        wish = {"link": link_in(letter, "mail")}
        assert (await anybody.post("/api/mail/confirm", json=wish)).status_code == 200
        wish["link"] = wish["link"][:-1] + ("a" if wish["link"][-1] != "a" else "b")
        assert (await anybody.post("/api/mail/confirm", json=wish)).status_code == 400
    assert (await bob.get("/api/me/notices"))["mail"] == "bob@example.org"


def test_a_letter_by_mail_opens_the_table_and_can_be_stopped_without_signing_in(
    tmp_path: Path, run: Run
) -> None:
    async def play() -> None:
        async with PostOffice(password="open sesame") as office:
            smtp = f"smtp://terem:open%20sesame@127.0.0.1:{office.port}"
            with ServerProcess(
                sqlite_url(tmp_path), smtp=smtp, mail_from="house@example.org"
            ) as server:
                async with Player(server.url, "Ann") as ann, Player(server.url, "Bob") as bob:
                    await bob.claim("Bob the Away")
                    await with_mail(server, office, bob)
                    await bob.ask("PUT", "/api/me/notices", {"mail": "now"})
                    clock = {"kind": "days", "days": 3}
                    table = (await ann.table("outpost", "open", ["me", "open"], clock=clock))["id"]
                    await bob.post(f"/api/tables/{table}/join", {})
                    await to_bob(ann, table)
                    letter = await office.wait(2)
                    assert letter["Subject"] == "Outpost: it is your turn."
                    assert letter["From"] == "Terem <house@example.org>"
                    text = body_of(letter)
                    assert f"{server.url}/table/{table}" in text
                    assert "Ann" in text
                    assert "You have until" in text
                    off = str(letter["List-Unsubscribe"]).strip("<>")
                    assert letter["List-Unsubscribe-Post"] == "List-Unsubscribe=One-Click"
                    # The same as behind the page in the letter.
                    assert off.endswith(link_in(letter, "unsubscribe"))
                    async with httpx.AsyncClient(timeout=PATIENCE) as anybody:
                        forged = off[:-1] + ("a" if off[-1] != "a" else "b")
                        assert (await anybody.post(forged)).status_code == 400
                        stopped = await anybody.post(off, data={"List-Unsubscribe": "One-Click"})
                        assert stopped.json() == {"channel": "mail"}
                    assert (await bob.get("/api/me/notices"))["wishes"]["mail"] == "off"
                    await answer(bob, table)
                    await to_bob(ann, table)
                    # Bob's other ways of being told are none of this letter's business.
                    assert [row for row in waiting(server) if row[1] == "mail"] == []
                    assert len(office.letters) == 2

    run(play())


def test_letters_that_are_due_together_are_one(tmp_path: Path, run: Run) -> None:
    """Several tables after the quiet hours, or once a day: one letter names them all."""

    async def play() -> None:
        async with PostOffice() as office:
            smtp = f"smtp://127.0.0.1:{office.port}"
            with ServerProcess(sqlite_url(tmp_path), smtp=smtp) as server:
                async with Player(server.url, "Ann") as ann, Player(server.url, "Bob") as bob:
                    await bob.claim("Bob in the Evening")
                    await with_mail(server, office, bob)
                    office.full = True
                    await bob.ask("PUT", "/api/me/notices", {"mail": "now"})
                    tables = [await start(ann, bob) for _ in range(2)]
                    for table in tables:
                        await to_bob(ann, table)
                    async with asyncio.timeout(PATIENCE):
                        while [row[3] for row in waiting(server)] != [1, 1]:
                            await asyncio.sleep(0.05)
                    # The mail server had no room. Both letters wait, until they are due together.
                    server.stop()
                    with sqlite3.connect(server.database.removeprefix("sqlite:///")) as opened:
                        opened.execute("update letters set due = 0")
                    office.full = False
                    server.start()
                    letter = await office.wait(2)
                    assert letter["Subject"] == "2 tables are waiting for you."
                    for table in tables:
                        assert f"/table/{table}\r\n" in body_of(letter)
                    assert waiting(server) == []

    run(play())


def test_without_a_mail_server_letters_lie_in_a_folder(tmp_path: Path, run: Run) -> None:
    outbox = tmp_path / "letters"
    with ServerProcess(sqlite_url(tmp_path), outbox=str(outbox)) as server:

        async def play() -> None:
            async with Player(server.url, "Bob") as bob:
                refused = await bob.post("/api/me/mail", {"address": "b@example.org"}, want=403)
                assert refused["code"] == "no-account"
                await bob.claim("Bob without Mail")
                assert (await bob.get("/api/me/notices"))["mail_by"] == "outbox"
                for bad in ("bob", "bob@home", "a b@example.org", "a@b..c", "x@y.de\nBcc: z@y.de"):
                    refused = await bob.post("/api/me/mail", {"address": bad}, want=400)
                    assert refused["code"] == "bad-mail", bad
                await bob.post("/api/me/mail", {"address": "b@example.org"})
                (letter,) = outbox.glob("*.eml")
                assert b"To: b@example.org" in letter.read_bytes()
                # Nobody else on the machine reads other people's letters.
                assert letter.stat().st_mode & 0o077 == 0

        run(play())


def test_a_lost_password_is_set_anew_by_mail(tmp_path: Path, run: Run) -> None:
    async def play() -> None:
        async with PostOffice() as office:
            smtp = f"smtp://127.0.0.1:{office.port}"
            with ServerProcess(sqlite_url(tmp_path), smtp=smtp) as server:
                async with Player(server.url, "Ann") as ann, Player(server.url, "Bob") as bob:
                    await bob.claim("Bob the Forgetful")
                    await with_mail(server, office, bob)
                    # Whether there is such an account is nobody's business.
                    await ann.post("/api/session/forgotten", {"name": "Nobody"})
                    await ann.post("/api/session/forgotten", {"name": "bob the forgetful"})
                    letter = await office.wait(2)
                    found = re.search(r"/reset/Bob%20the%20Forgetful/(\S+)", body_of(letter))
                    assert found is not None
                    wish = {
                        "name": "Bob the Forgetful",
                        "code": found.group(1),
                        "password": "another long one 8",
                    }
                    other = {**wish, "code": f"f{found.group(1)}"}
                    await ann.post("/api/session/reset", other, want=401)
                    await ann.post("/api/session/reset", wish)
                    # Once, and whoever was signed in is not any more.
                    await ann.post("/api/session/reset", wish, want=401)
                    assert (await bob.get("/api/me"))["person"] is None
                    await bob.post(
                        "/api/session", {"name": wish["name"], "password": wish["password"]}
                    )

    run(play())


# ---------------------------------------------------------------------- when


NIGHT = {"quiet_from": 22, "quiet_to": 7}
WORK = {"quiet_from": 9, "quiet_to": 17}


def at(text: str) -> int:
    return int(datetime.datetime.fromisoformat(text).timestamp() * 1000)


@pytest.mark.parametrize(
    ("wishes", "when", "now", "then"),
    [
        ({}, "now", "2026-03-01T12:00+00:00", "2026-03-01T12:00+00:00"),
        ({}, "quarter", "2026-03-01T12:00+00:00", "2026-03-01T12:15+00:00"),
        ({}, "hour", "2026-03-01T12:00+00:00", "2026-03-01T13:00+00:00"),
        # Quiet from ten to seven, in Berlin: an hour ahead in winter.
        (NIGHT, "now", "2026-01-10T20:59+00:00", "2026-01-10T20:59+00:00"),
        (NIGHT, "now", "2026-01-10T21:00+00:00", "2026-01-11T06:00+00:00"),
        (NIGHT, "now", "2026-01-11T03:00+00:00", "2026-01-11T06:00+00:00"),
        (NIGHT, "hour", "2026-01-10T20:30+00:00", "2026-01-11T06:00+00:00"),
        (WORK, "now", "2026-01-10T12:00+00:00", "2026-01-10T16:00+00:00"),
        # In the night in which the clocks go forward.
        (NIGHT, "now", "2026-03-28T22:00+00:00", "2026-03-29T05:00+00:00"),
        ({"daily_at": 18}, "daily", "2026-01-10T12:00+00:00", "2026-01-10T17:00+00:00"),
        ({"daily_at": 18}, "daily", "2026-01-10T17:00+00:00", "2026-01-11T17:00+00:00"),
    ],
)
def test_letters_leave_when_they_are_wanted(
    wishes: dict[str, int], when: str, now: str, then: str
) -> None:
    wanted = NoticeWishes(zone="Europe/Berlin", **wishes)  # type: ignore[arg-type]
    assert due(wanted, when, at(now)) == at(then)


def test_wishes_are_checked_and_kept(server: ServerProcess, run: Run) -> None:
    async def play() -> None:
        async with Player(server.url) as ann:
            bad = await ann.ask("PUT", "/api/me/notices", {"zone": "Mars/Olympus"}, want=400)
            assert bad["code"] == "bad-zone"
            for zone in ("../../etc/passwd", "/etc/passwd", "Europe", ""):
                await ann.ask("PUT", "/api/me/notices", {"zone": zone}, want=400)
            await ann.ask("PUT", "/api/me/notices", {"quiet_from": 24}, want=400)
            wishes = {
                "push": "quarter",
                "mail": "daily",
                "webhook": "off",
                "quiet_from": 22,
                "quiet_to": 7,
                "daily_at": 19,
                "zone": "Asia/Novosibirsk",
            }
            await ann.ask("PUT", "/api/me/notices", wishes)
            assert (await ann.get("/api/me/notices"))["wishes"] == wishes

    run(play())
