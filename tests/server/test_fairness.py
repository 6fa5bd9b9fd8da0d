"""Clocks nobody can stretch, ratings nobody can bend, a lobby nobody can fill, nobody waits for
ever."""

from __future__ import annotations

import asyncio
import contextlib
import sqlite3
from collections.abc import Callable
from pathlib import Path
from typing import Any

from terem.server.clocks import DAY_MS, HOUR_MS, Clocks
from terem.server.wire.tables import DaysClock, RealTimeClock
from tests.server.client import PATIENCE, Player, ServerProcess, sqlite_url

Run = Callable[[Any], Any]


def change(server: ServerProcess, statement: str, *values: object) -> None:
    """Nobody waits for days in a test: time is set forward in the database."""
    path = server.database.removeprefix("sqlite:///")
    with sqlite3.connect(path, timeout=PATIENCE) as connection:
        connection.execute(statement, values)


# ---------------------------------------------------------------------- clocks


def test_going_and_coming_back_wins_no_days() -> None:
    began = 1_000_000_000_000
    clocks = Clocks(DaysClock(days=3), [0, 0], began)
    now = began + 2 * DAY_MS
    handed = clocks.after(0, 0, True, now)
    assert handed.back(True, [], now).deadline(0) == began + 3 * DAY_MS
    # Out of time, and back while it is still one's turn: an hour, not another three days.
    late = began + 4 * DAY_MS
    assert clocks.back(True, [0], late).deadline(0) == late + HOUR_MS


def test_whoever_ran_out_of_time_comes_back_with_a_part_of_it() -> None:
    for seconds, left in ((10, 2_500), (120, 30_000), (3600, 60_000)):
        clocks = Clocks(RealTimeClock(seconds=seconds), [0, 5_000], 0)
        assert clocks.back(False, [0], 9_000).banks == [left, 5_000]


def test_a_clock_of_days_is_not_reset_by_a_bot_that_did_not_move(
    server: ServerProcess, run: Run
) -> None:
    async def play() -> None:
        async with Player(server.url, "Ann") as ann, Player(server.url, "Bob") as bob:
            made = await ann.table("outpost", "open", ["me", "open"])
            # Between strangers there is a clock unless they say otherwise.
            assert made["clock"] == {"kind": "days", "days": 3}
            path = f"/api/tables/{made['id']}"
            await bob.post(f"{path}/join", {})
            position = await ann.get(f"{path}/position")
            moving = (ann, bob)[position["deciding"]]
            before = position["clocks"][position["deciding"]]["left"]
            await moving.post(f"{path}/handover", {"level": "master"})
            await asyncio.sleep(0.05)
            await moving.post(f"{path}/back")
            after = (await moving.get(f"{path}/position"))["clocks"][position["deciding"]]
            assert after["left"] < before

    run(play())


def test_the_second_time_out_is_for_good(tmp_path: Path, run: Run) -> None:
    with ServerProcess(sqlite_url(tmp_path)) as server:

        async def play() -> None:
            async with Player(server.url, "Ann") as ann, Player(server.url, "Bob") as bob:
                clock = {"kind": "days", "days": 1}
                made = await ann.table("village", "invite", ["me", "open"], clock=clock)
                table, path = made["id"], f"/api/tables/{made['id']}"
                await bob.post(f"{path}/join", {"invite": made["invite"]})
                acting = (await ann.get(f"{path}/position"))["deciding"]
                late, other = ((ann, bob), (bob, ann))[acting]
                # One entry of each kind is as good as having waited for it.
                change(
                    server,
                    "insert into entries select table_id, 2, 'time', ?, null, null, null, 0, "
                    "'[]', 0, at, null from entries where table_id = ? and seq = 1",
                    acting,
                    table,
                )
                change(
                    server,
                    "insert into entries select table_id, 3, 'time', ?, null, null, null, 0, "
                    "'[]', 0, at, null from entries where table_id = ? and seq = 1",
                    acting,
                    table,
                )
                change(server, "update positions set seq = 3 where table_id = ?", table)
                change(
                    server,
                    "update seats set bot = 'random', why_bot = 'time' "
                    "where table_id = ? and seat = ?",
                    table,
                    acting,
                )
                server.kill()
                server.start()
                refused = await late.post(f"{path}/back", want=409)
                assert refused["code"] == "out-of-time"
                assert (await other.get(path))["seats"][acting]["why_bot"] == "time"

        run(play())


# ---------------------------------------------------------------------- ratings


def test_guests_and_practice_are_not_rated_and_one_is_told_before(
    server: ServerProcess, run: Run
) -> None:
    async def play() -> None:
        async with Player(server.url, "Ann") as ann, Player(server.url, "Bob") as bob:
            practice = await ann.table("outpost", "invite", ["me", "random"])
            assert practice["rated"] is False
            async with ann.sit(practice["id"]) as seat:
                await seat.play_on()
            assert (await ann.get(f"/api/people/{ann.id}"))["ratings"] == []
            assert (await ann.get(f"/api/tables/{practice['id']}"))["result"]["ratings"] == []
            await ann.claim("Fair Ann")
            made = await ann.table("outpost", "open", ["me", "open"])
            assert made["rated"] is True
            # With a guest it does not count, and both can see it.
            joined = await bob.post(f"/api/tables/{made['id']}/join", {})
            assert joined["rated"] is False
            await bob.claim("Fair Bob")
            friendly = await ann.table("outpost", "open", ["me", "open"], rated=False)
            joined = await bob.post(f"/api/tables/{friendly['id']}/join", {})
            assert joined["rated"] is False

    run(play())


def test_moves_of_a_bot_lose_a_rated_game(server: ServerProcess, run: Run) -> None:
    """Handing the seat over and coming back makes the bot's moves one's own nowhere."""

    async def play() -> None:
        async with Player(server.url, "Ann") as ann, Player(server.url, "Bob") as bob:
            await ann.claim("Helped Ann")
            await bob.claim("Unhelped Bob")
            made = await ann.table("outpost", "open", ["me", "open"])
            table, path = made["id"], f"/api/tables/{made['id']}"
            await bob.post(f"{path}/join", {})
            async with ann.sit(table) as one, bob.sit(table) as two:
                helper = asyncio.create_task(two.play_on())
                await ann.post(f"{path}/handover", {"level": "random"})

                def helped() -> bool:
                    return any(e["kind"] == "move" and e["seat"] == 0 for e in one.entries)

                while not helped():
                    await one.receive()
                await ann.post(f"{path}/back")
                await one.play_on()
                await helper
            result = (await ann.get(path))["result"]
            assert result["ratings"][0]["after"] < 1500 < result["ratings"][1]["after"]

    run(play())


# ---------------------------------------------------------------------- the lobby


def test_the_lobby_has_pages_filters_and_room_for_everybody(tmp_path: Path, run: Run) -> None:
    with ServerProcess(
        sqlite_url(tmp_path), waiting_per_guest="1", waiting_per_person="60", tables_per_person="70"
    ) as server:

        async def play() -> None:
            async with Player(server.url, "Ann") as ann, Player(server.url, "Bob") as bob:
                mine = await ann.table("outpost", "open", ["me", "open"])
                plan = [{"who": "me"}, {"who": "open"}]
                body = {"game": "outpost", "kind": "open", "seats": plan}
                refused = await ann.post("/api/tables", body, want=429)
                assert refused["code"] == "too-many-waiting"
                await bob.claim("Bob")
                for _ in range(55):
                    await bob.table("village", "open", ["me", "open"])
                first = await ann.get("/api/tables")
                second = await ann.get("/api/tables?page=1")
                assert (len(first["tables"]), first["more"]) == (50, True)
                assert (len(second["tables"]), second["more"]) == (6, False)
                ids = {one["id"] for one in first["tables"] + second["tables"]}
                assert len(ids) == 56
                only = (await bob.get("/api/tables?game=outpost"))["tables"]
                assert [one["id"] for one in only] == [mine["id"]]
                assert not only[0]["seats"][0]["online"]
                async with ann.sit(mine["id"]):
                    only = (await bob.get("/api/tables?game=outpost&status=waiting"))["tables"]
                    assert only[0]["seats"][0]["online"]
                assert (await bob.get("/api/tables?status=playing"))["tables"] == []
                await bob.get("/api/tables?status=lost", want=400)
                # A table that has waited for a day is gone at the next start, and one may open
                # another.
                change(server, "update tables set created = created - 90000000")
                server.kill()
                server.start()
                while (await ann.get("/api/tables"))["tables"]:
                    await asyncio.sleep(0.1)
                await ann.table("outpost", "open", ["me", "open"])

        run(play())


# ---------------------------------------------------------------------- nobody waits for ever


def a_day_passes(server: ServerProcess) -> None:
    """Whoever is to act has not acted for longer than one waits without a clock."""
    change(server, "update positions set since = since - 90000000")
    server.kill()
    server.start()


def test_absent_players_are_replaced_or_left(tmp_path: Path, run: Run) -> None:
    with ServerProcess(sqlite_url(tmp_path)) as server:

        async def play() -> None:
            async with Player(server.url, "Ann") as ann, Player(server.url, "Bob") as bob:
                left = []
                for then in ("bot", "end"):
                    clock = {"kind": "none"}
                    made = await ann.table("outpost", "open", ["me", "open"], clock=clock)
                    path = f"/api/tables/{made['id']}"
                    await bob.post(f"{path}/join", {})
                    position = await ann.get(f"{path}/position")
                    assert position["absent_from"] is not None
                    acting = position["deciding"]
                    absent, waiting = ((ann, bob), (bob, ann))[acting]
                    refused = await absent.post(f"{path}/absent", {"then": then}, want=409)
                    assert refused["code"] == "not-absent"
                    early = await waiting.post(f"{path}/absent", {"then": then}, want=409)
                    assert early["code"] == "not-absent"
                    left.append((then, path, acting, absent, waiting))
                a_day_passes(server)
                for then, path, acting, absent, waiting in left:
                    info = await waiting.post(f"{path}/absent", {"then": then})
                    if then == "bot":
                        assert info["seats"][acting]["why_bot"] == "absent"
                        await absent.post(f"{path}/back")
                    else:
                        assert (info["status"], info["rated"]) == ("finished", False)
                        assert info["result"]["abandoned"] is True
                    log = await ann.get(f"{path}/log")
                    assert "absent" in [entry["kind"] for entry in log["entries"]]

        run(play())


def test_whoever_is_left_alone_may_claim_the_win(tmp_path: Path, run: Run) -> None:
    """Against somebody absent, and against somebody whose time is out; it counts."""
    with ServerProcess(sqlite_url(tmp_path)) as server:

        async def play() -> None:
            async with Player(server.url, "Ann") as ann, Player(server.url, "Bob") as bob:
                await ann.claim("Ann of Kiev")
                await bob.claim("Bob of Kiev")
                for clock in ({"kind": "none"}, {"kind": "real", "seconds": 600}):
                    made = await ann.table("outpost", "open", ["me", "open"], clock=clock)
                    path = f"/api/tables/{made['id']}"
                    await bob.post(f"{path}/join", {})
                    acting = (await ann.get(f"{path}/position"))["deciding"]
                    away, here = ((ann, bob), (bob, ann))[acting]
                    early = await here.post(f"{path}/absent", {"then": "win"}, want=409)
                    assert early["code"] == "not-absent"
                    # With a clock the stored time is spent: at the next look a bot takes over.
                    a_day_passes(server)
                    async with asyncio.timeout(PATIENCE):
                        while (
                            await here.http.post(f"{path}/absent", json={"then": "win"})
                        ).is_error:
                            await asyncio.sleep(0.2)
                    info = await here.get(path)
                    result = info["result"]
                    assert (info["status"], info["rated"]) == ("finished", True)
                    assert result["ranking"] == [[1 - acting], [acting]]
                    assert not result["abandoned"]
                    change_of = result["ratings"]
                    assert change_of[1 - acting]["after"] > change_of[1 - acting]["before"]
                    assert change_of[acting]["after"] < change_of[acting]["before"]
                    log = await here.get(f"{path}/log")
                    assert [entry["kind"] for entry in log["entries"]][-2:] == ["claim", "finish"]
                    # What everybody is told at the end says so too.
                    told = await away.get(f"{path}/position")
                    assert told["result"]["ratings"] == change_of

        run(play())


def test_nobody_claims_a_win_while_others_play(tmp_path: Path, run: Run) -> None:
    with ServerProcess(sqlite_url(tmp_path)) as server:

        async def play() -> None:
            async with contextlib.AsyncExitStack() as stack:
                people = [
                    await stack.enter_async_context(Player(server.url, name))
                    for name in ("Ann", "Bob", "Cat")
                ]
                made = await people[0].table(
                    "outpost", "open", ["me", "open", "open"], clock={"kind": "none"}
                )
                path = f"/api/tables/{made['id']}"
                for one in people[1:]:
                    await one.post(f"{path}/join", {})
                acting = (await people[0].get(f"{path}/position"))["deciding"]
                first, second = (one for i, one in enumerate(people) if i != acting)
                a_day_passes(server)
                # Two are left: none of them has won yet.
                refused = await first.post(f"{path}/absent", {"then": "win"}, want=409)
                assert refused["code"] == "not-absent"
                assert (await first.get(f"{path}/position"))["claim_from"] is None
                await second.post(f"{path}/resign", {})
                await first.post(f"{path}/absent", {"then": "win"})
                result = (await first.get(path))["result"]
                assert result["ranking"][0] == [people.index(first)]

        run(play())


def test_where_a_clock_decides_nobody_else_does(server: ServerProcess, run: Run) -> None:
    async def play() -> None:
        async with Player(server.url, "Ann") as ann, Player(server.url, "Bob") as bob:
            made = await ann.table("outpost", "open", ["me", "open"])
            path = f"/api/tables/{made['id']}"
            await bob.post(f"{path}/join", {})
            position = await ann.get(f"{path}/position")
            assert position["absent_from"] is None
            waiting = (bob, ann)[position["deciding"]]
            await waiting.post(f"{path}/absent", {"then": "bot"}, want=409)

    run(play())
