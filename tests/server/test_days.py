"""Days off: clocks of days stand still; the deadline is told wherever a table is listed."""

from __future__ import annotations

import datetime
from collections.abc import Callable
from typing import Any
from zoneinfo import ZoneInfo

from terem.server.holidays import later, spans
from terem.server.wire.notices import DayOff
from tests.server.client import Player, ServerProcess

Run = Callable[[Any], Any]
DAY_MS = 86_400_000


def moment(text: str) -> int:
    return int(datetime.datetime.fromisoformat(text).timestamp() * 1000)


def test_days_off_do_not_count() -> None:
    off = spans([DayOff(first="2026-12-24", last="2026-12-26")], ZoneInfo("Europe/Berlin"))
    assert off == [(moment("2026-12-24T00:00+01:00"), moment("2026-12-27T00:00+01:00"))]
    begin = moment("2026-12-23T12:00+01:00")
    assert later(begin, DAY_MS // 2, off) == moment("2026-12-24T00:00+01:00")
    assert later(begin, DAY_MS, off) == moment("2026-12-27T12:00+01:00")
    # A turn that comes on a day off begins to count after it.
    assert later(moment("2026-12-25T09:00+01:00"), DAY_MS, off) == moment("2026-12-28T00:00+01:00")
    assert later(moment("2026-12-27T09:00+01:00"), DAY_MS, off) == moment("2026-12-28T09:00+01:00")


def test_a_running_clock_goes_by_the_days_off(server: ServerProcess, run: Run) -> None:
    async def play() -> None:
        async with Player(server.url, "Ann") as ann, Player(server.url, "Bob") as bob:
            clock = {"kind": "days", "days": 2}
            table = (await ann.table("outpost", "open", ["me", "open"], clock=clock))["id"]
            await bob.post(f"/api/tables/{table}/join", {})
            path = f"/api/tables/{table}"
            deciding = (await ann.get(path))["deciding"]
            who, other = (ann, bob) if deciding == 0 else (bob, ann)

            async def deadlines() -> list[int]:
                listed = (await other.get("/api/my/tables"))["tables"]
                lobby = (await other.get("/api/tables?status=playing"))["tables"]
                found = [await other.get(path), *listed, *lobby]
                return [moment(one["deadline"]) for one in found if one["id"] == table]

            before = await deadlines()
            assert len(before) == 3
            assert len(set(before)) == 1
            today = datetime.datetime.now(datetime.UTC).date()
            first, last = (str(today + datetime.timedelta(number)) for number in (1, 3))
            days = [{"first": first, "last": last}]
            assert await who.ask("PUT", "/api/me/days-off", {"days": days}) == {"days": days}
            assert await deadlines() == [one + 3 * DAY_MS for one in before]
            # The others' days off do not change it, and one's own can be taken back.
            await other.ask("PUT", "/api/me/days-off", {"days": days})
            assert await deadlines() == [one + 3 * DAY_MS for one in before]
            await who.ask("PUT", "/api/me/days-off", {"days": []})
            assert await deadlines() == before

    run(play())


def test_days_off_are_days_and_not_too_many(server: ServerProcess, run: Run) -> None:
    def span(first: str, last: str) -> dict[str, str]:
        return {"first": first, "last": last}

    async def play() -> None:
        async with Player(server.url, "Ann") as ann:
            for bad in (
                [span("2026-12-24", "2026-12-23")],
                [span("2026-02-30", "2026-03-01")],
                [span("0000-01-01", "0000-01-02")],
                [span("9999-12-30", "9999-12-31")],
                [span("2026-12-01", "2026-12-05"), span("2026-12-05", "2026-12-07")],
            ):
                refused = await ann.ask("PUT", "/api/me/days-off", {"days": bad}, want=400)
                assert refused["code"] == "bad-days"
            long = [span("2026-11-20", "2026-12-20")]
            refused = await ann.ask("PUT", "/api/me/days-off", {"days": long}, want=400)
            assert refused["code"] == "too-many-days"
            # Over the turn of the year each year has its own.
            both = [span("2026-12-05", "2027-01-25")]
            await ann.ask("PUT", "/api/me/days-off", {"days": both})
            assert (await ann.get("/api/me/export"))["days_off"] == both

    run(play())
