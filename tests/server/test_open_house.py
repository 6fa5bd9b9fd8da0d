"""Nobody stops the house, nobody is locked out: limits by cost, seats first, fair bots."""

from __future__ import annotations

import asyncio
import contextlib
import json
import os
import signal
from collections.abc import Callable
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import httpx
import msgspec
import pytest
from sqlalchemy import select, update

from terem.server import opening, schema, seating
from terem.server.driver import bot_seed
from terem.server.house import House
from terem.server.limits import (
    PEOPLE_PER_ADDRESS,
    Addresses,
    Bucket,
    SharedLimiter,
    address_key,
)
from terem.server.problems import Refusal
from terem.server.rows import PersonRow
from terem.server.settings import Settings
from terem.server.timing import now_ms
from terem.server.wire.tables import CreateTable
from terem.server.workers import Turns
from tests.server.client import (
    PATIENCE,
    Json,
    Player,
    Seat,
    ServerProcess,
    apart,
    sqlite_url,
    until_refused,
)

Run = Callable[[Any], Any]


# ---------------------------------------------------------------------- reading has a price


def test_reading_is_limited_by_what_it_costs(tmp_path: Path, run: Run) -> None:
    with ServerProcess(sqlite_url(tmp_path), reads_per_minute="60") as server:

        async def play() -> None:
            async with Player(server.url) as ann, Player(server.url, "Bob") as bob:
                answers = await until_refused(lambda: ann.http.get("/api/openapi.json"), 49, 60)
                assert len(answers) > 20
                assert {one.status_code for one in answers[:-1]} == {200}
                assert int(answers[-1].headers["retry-after"]) >= 1
                assert answers[-1].json()["code"] == "too-fast"
                # Another person has limits of their own.
                await bob.get("/api/house")
                # Many guests of one address share what an address has.
                async with httpx.AsyncClient(base_url=server.url, timeout=PATIENCE) as http:
                    await until_refused(lambda: http.get("/"), 199, 300)

        run(play())


def test_what_costs_more_is_allowed_more_seldom() -> None:
    limiter = SharedLimiter(rate=1, burst=10)
    for _ in range(2):
        limiter.check("ann", "1.2.3.4", cost=5)
    with pytest.raises(Refusal):
        limiter.check("ann", "1.2.3.4", cost=5)
    assert limiter.wait("ann", "1.2.3.4", 5) > 3
    assert limiter.wait("bob", "1.2.3.4", 5) == 0


def test_visitors_keep_nobody_out_who_has_a_name() -> None:
    """At one address: a flood without a name, and a player who opens his table."""
    limiter = SharedLimiter(rate=1, burst=10)
    for _ in range(PEOPLE_PER_ADDRESS):
        limiter.check(None, "1.2.3.4", cost=10)
    with pytest.raises(Refusal):
        limiter.check(None, "1.2.3.4", cost=10)
    assert limiter.wait(None, "1.2.3.4", 10) > 0
    limiter.check("ann", "1.2.3.4", cost=10)
    # Names are cheap too: all of an address together have room for a few.
    for number in range(1, PEOPLE_PER_ADDRESS):
        limiter.check(f"guest {number}", "1.2.3.4", cost=10)
    with pytest.raises(Refusal):
        limiter.check("one more", "1.2.3.4", cost=10)


def test_what_costs_more_than_a_bucket_holds_is_given_and_owed() -> None:
    bucket = Bucket(rate=1, burst=10)
    assert bucket.take(30)
    assert not bucket.take(1)
    assert bucket.wait(1) > 15


def test_an_address_of_ipv6_is_its_network() -> None:
    assert address_key("2001:db8::1") == address_key("2001:db8::ffff:1") == "2001:db8::/64"
    assert address_key("2001:db8:0:1::1") != address_key("2001:db8::1")
    assert address_key("::ffff:192.0.2.7") == address_key("192.0.2.7") == "192.0.2.7"
    assert address_key("unknown") == "unknown"


def test_a_socket_is_not_greeted_all_the_time(server: ServerProcess, run: Run) -> None:
    """Asking for the whole log in another language, again and again, is answered once in a while:
    with the language asked for last."""

    async def play() -> None:
        async with Player(server.url) as ann:
            table = (await ann.table("outpost", "hotseat", ["me", "me"]))["id"]
            async with ann.sit(table) as seat:
                await seat.play_on(limit=10)
                for number in range(30):
                    await seat.send({"type": "lang", "lang": ("de", "ru")[number % 2]})
                welcomes: list[Json] = []
                while not welcomes or welcomes[-1]["lang"] != "ru":
                    welcomes.append(await seat.until("welcome"))
                # All that was sent before this has been read, and is not answered once more.
                before = len(seat.raw)
                assert (await seat.ask({"type": "ping"}))["type"] == "pong"
                told = [json.loads(text) for text in seat.raw[before:]]
                assert "welcome" not in [one["type"] for one in told]
                assert len(welcomes) <= 2
                assert len(welcomes[-1]["entries"]) == 11

    run(play())


# ---------------------------------------------------------------------- seats before watchers


def test_players_get_in_however_many_look_on(tmp_path: Path, run: Run) -> None:
    with ServerProcess(sqlite_url(tmp_path), watchers_per_table="6") as server:

        async def play() -> None:
            async with (
                Player(server.url, "Ann") as ann,
                Player(server.url, "Bob") as bob,
                Player(server.url, "Eve") as eve,
                Player(server.url, "Mallory") as mallory,
                Player(server.url, "Carol") as carol,
                contextlib.AsyncExitStack() as stack,
            ):
                table = (await ann.table("outpost", "open", ["me", "open"]))["id"]
                await bob.post(f"/api/tables/{table}/join", {})

                async def crowd(one: Player, windows: int) -> int:
                    got_in = 0
                    for _ in range(windows):
                        with contextlib.suppress(Exception):
                            await stack.enter_async_context(one.sit(table))
                            got_in += 1
                    return got_in

                # One person has a few windows, not all the places there are.
                assert await crowd(eve, 8) == 5
                assert await crowd(mallory, 3) == 1
                assert await crowd(carol, 1) == 0
                async with ann.sit(table) as one, bob.sit(table) as two:
                    assert one.table["role"] == two.table["role"] == "seat"
                    await (one if one.position["moves"] else two).play_on(limit=1)

        run(play())


# ---------------------------------------------------------------------- bots for everybody


def test_a_table_of_bots_alone_is_refused(server: ServerProcess, run: Run) -> None:
    async def play() -> None:
        async with Player(server.url) as ann:
            bots = [{"who": "bot", "level": "master"}] * 3
            body = {"game": "outpost", "kind": "open", "seats": bots}
            assert (await ann.post("/api/tables", body, want=400))["code"] == "no-people"
            table = (await ann.table("outpost", "open", ["open", "random"]))["id"]
            await ann.post(f"/api/tables/{table}/seats/0", {"level": "random"})
            refused = await ann.post(f"/api/tables/{table}/start", want=400)
            assert refused["code"] == "no-people"

    run(play())


def test_people_take_turns_for_the_bots() -> None:
    async def play() -> list[str]:
        turns = Turns(1)
        served: list[str] = []

        async def ask(person: str) -> None:
            async with turns.place((person, True)):
                served.append(person)
                await asyncio.sleep(0)

        async with asyncio.TaskGroup() as group:
            for _ in range(50):
                group.create_task(ask("greedy one"))
            await asyncio.sleep(0)
            for _ in range(2):
                group.create_task(ask("ann"))
        return served

    served = apart(play())
    assert len(served) == 52
    assert [i for i, person in enumerate(served) if person == "ann"][1] < 8


def test_whoever_is_there_comes_before_whoever_is_not() -> None:
    async def play() -> list[str]:
        turns = Turns(1)
        served: list[str] = []

        async def ask(person: str, present: bool) -> None:
            async with turns.place((person, present)):
                served.append(person)
                await asyncio.sleep(0)

        async with asyncio.TaskGroup() as group:
            for number in range(20):
                group.create_task(ask(f"away {number}", False))
            await asyncio.sleep(0)
            group.create_task(ask("ann", True))
        return served

    served = apart(play())
    assert len(served) == 21
    assert served.index("ann") < 4


def test_nobody_holds_all_the_workers_and_a_cancelled_question_frees_its_place() -> None:
    async def play() -> None:
        turns = Turns(2)
        go_on = asyncio.Event()

        async def ask(person: str) -> None:
            async with turns.place((person, True)):
                await go_on.wait()

        mine = [asyncio.create_task(ask("eve")) for _ in range(5)]
        await asyncio.sleep(0.01)
        ann = asyncio.create_task(ask("ann"))
        await asyncio.sleep(0.01)
        # A place was left for her: she is thinking already, and gives it back when she leaves.
        assert not turns.crowded or len(mine) == 5
        ann.cancel()
        for task in mine[:4]:
            task.cancel()
        await asyncio.gather(ann, *mine[:4], return_exceptions=True)
        go_on.set()
        await asyncio.wait_for(mine[4], PATIENCE)
        assert not turns.crowded

    apart(play())


def _workers(server: ServerProcess) -> list[int]:
    """The processes of its bots."""
    assert server.process is not None
    found: list[int] = []
    for one in Path("/proc").iterdir():
        if one.name.isdigit():
            with contextlib.suppress(OSError, IndexError):
                stat = (one / "stat").read_text().rsplit(")", 1)[1].split()
                command = (one / "cmdline").read_bytes()
                if int(stat[1]) == server.process.pid and b"botworker" in command:
                    found.append(int(one.name))
    return found


def test_a_killed_workers_question_is_asked_again(tmp_path: Path, run: Run) -> None:
    """The bot answers all the same, and as itself: no stand-in is counted."""
    with ServerProcess(sqlite_url(tmp_path)) as server:

        async def play() -> None:
            async with Player(server.url) as ann:
                table = (await ann.table("village", "invite", ["me", "master"]))["id"]
                async with ann.sit(table) as seat:
                    killed = 0
                    while killed < 2 and await seat.my_turn():
                        await _move(seat)
                        # Once a turn: a question whose second worker dies too is given up.
                        hit = False
                        while not seat.position["moves"] and not seat.position["over"]:
                            workers = _workers(server)
                            if workers and not hit:
                                os.kill(workers[0], signal.SIGKILL)
                                hit = True
                                killed += 1
                            await seat.receive()
                text = (await ann.http.get("/metrics")).text
                assert killed == 2
                assert "terem_bot_failures_total" not in text

        run(play())
        assert server.troubles() == []


async def _move(seat: Seat) -> None:
    kind = {"type": "end_turn"} if seat.position["must_end_turn"] else None
    move = kind or {"type": "play", "move": seat.position["moves"][0]["move"]}
    answer = await seat.ask(move)
    while seat.position["seq"] < answer["seq"]:
        await seat.receive()


def test_a_bots_time_counts_from_the_question(tmp_path: Path, run: Run) -> None:
    """With hardly any time and one worker, quick bots answer for the slow ones: no table waits for
    the others' turns to come round."""
    with ServerProcess(sqlite_url(tmp_path), bot_seconds="0.05") as server:

        async def play() -> None:
            async with Player(server.url) as ann:
                tables = [
                    (await ann.table("village", "invite", ["me", "master", "master"]))["id"]
                    for _ in range(4)
                ]
                async with contextlib.AsyncExitStack() as stack:
                    for table in tables:
                        seat = await stack.enter_async_context(ann.sit(table))
                        async with asyncio.timeout(PATIENCE):
                            await seat.play_on(limit=3)

        run(play())
        assert server.troubles() == []


# ---------------------------------------------------------------------- passwords have a price


def test_passwords_are_counted_wherever_they_are_asked_for(tmp_path: Path, run: Run) -> None:
    with ServerProcess(sqlite_url(tmp_path), signins_per_minute="4") as server:

        async def play() -> None:
            async with Player(server.url) as ann:
                await ann.post("/api/me/claim", {"password": "a long password 7"})
                body = {"password": "not the password"}
                wrong = await until_refused(
                    lambda: ann.http.request("DELETE", "/api/me", json=body), 4, 4
                )
                assert {one.status_code for one in wrong[:-1]} <= {401}

        async def claims() -> None:
            async with Player(server.url, "Bob") as bob:
                body = {"name": "Ann", "password": "another long one 8"}
                taken = await until_refused(lambda: bob.http.post("/api/me/claim", json=body), 7, 4)
                assert {one.status_code for one in taken[:-1]} <= {409}

        run(play())
        run(claims())


def test_many_guests_of_one_address_are_one_before_the_bots() -> None:
    """Whoever makes himself twenty guests waits his turn like one; an account stands for itself."""
    addresses = Addresses()
    people = [
        PersonRow(
            id=f"p{i}", name=f"G{i}", login=None, password=None, lang="en", webhook="", created=0,
            deleted=False,
        )
        for i in range(20)
    ]  # fmt: skip
    for one in people:
        addresses.record(one.id, "203.0.113.7")
    assert {addresses.account(one) for one in people} == {"203.0.113.7"}
    account = msgspec.structs.replace(people[0], login="ann")
    assert addresses.account(account) == account.id
    stranger = msgspec.structs.replace(people[0], id="elsewhere")
    assert addresses.account(stranger) == "elsewhere"

    async def queue() -> list[str]:
        turns = Turns(1)
        order: list[str] = []

        async def ask(name: str, account: str) -> None:
            async with turns.place((account, True)):
                order.append(name)

        async with turns.place(("busy", True)):
            waiting = [asyncio.ensure_future(ask(one.id, addresses.account(one))) for one in people]
            waiting.append(asyncio.ensure_future(ask("honest", "198.51.100.1")))
            await asyncio.sleep(0)
        await asyncio.gather(*waiting)
        return order

    order = apart(queue())
    assert order.index("honest") <= 1


def test_a_bots_choices_cannot_be_foreseen_from_outside() -> None:
    """What a table shows of itself is the same; its secret seed is not."""

    def seeds(seed: int) -> list[int]:
        table: Any = SimpleNamespace(row=SimpleNamespace(id="t_known", seed=seed))
        return [bot_seed(table, seat) for seat in range(4)]

    assert seeds(1) == seeds(1)
    assert len({*seeds(1), *seeds(2)}) == 8


# ---------------------------------------------------------------------- nobody waits for ever


def test_tables_that_wait_in_vain_are_given_up(tmp_path: Path) -> None:
    """After so many hours in the lobby, unless somebody sits there and waits; a link keeps a
    month."""

    class Somebody:
        """Whoever is connected; nothing is sent to them here."""

    async def play() -> None:
        house = House(Settings(database=sqlite_url(tmp_path), waiting_hours=1, waiting_per_guest=9))
        await house.open()
        try:
            ann, _ = await house.accounts.new_guest("Ann", "en", "")
            made: dict[str, str] = {}
            for name, kind in (("old", "open"), ("watched", "open"), ("link", "invite")):
                plan = [{"who": "me"}, {"who": "open"}]
                wish = {"game": "outpost", "kind": kind, "seats": plan}
                made[name] = await opening.create(house, ann, msgspec.convert(wish, CreateTable))
            async with house.database.write() as connection:
                hours_ago = now_ms() - 2 * 3_600_000
                await connection.execute(update(schema.tables).values(created=hours_ago))
            young = {"game": "village", "kind": "open", "seats": plan}
            made["young"] = await opening.create(house, ann, msgspec.convert(young, CreateTable))
            somebody: Any = Somebody()
            (await house.table(made["watched"])).sockets.add(somebody)
            await seating.expire(house)
            async with house.database.read() as connection:
                rows = await connection.execute(select(schema.tables.c.id))
                assert {row.id for row in rows} == set(made.values()) - {made["old"]}
            with pytest.raises(Refusal):
                await house.table(made["old"])
        finally:
            await house.close()

    apart(play())
