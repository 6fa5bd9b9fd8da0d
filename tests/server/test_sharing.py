"""Who may see a game: private, by link, public; the most private wish at the table holds."""

from __future__ import annotations

import itertools
from collections.abc import Callable
from pathlib import Path
from typing import Any

import httpx
import pytest
from alembic import command
from sqlalchemy import create_engine, text

from terem.server.database import _config
from tests.server.client import PATIENCE, Player, ServerProcess, closed_with, connect

Run = Callable[[Any], Any]
LOOKS = ("", "/position", "/log")


async def listed(http: httpx.AsyncClient, table: str) -> bool:
    lobby = (await http.get("/api/tables?status=playing")).json()
    return table in [one["id"] for one in lobby["tables"]]


async def pair(ann: Player, bob: Player, **more: Any) -> str:
    """A game of two people."""
    made = await ann.table("outpost", "invite", ["me", "open"], **more)
    await bob.post(f"/api/tables/{made['id']}/join", {"invite": made["invite"]})
    return str(made["id"])


def test_the_most_private_wish_holds(server: ServerProcess, run: Run) -> None:
    """All nine pairs of wishes: what strangers see, and whether the game is listed."""
    order = ["private", "link", "public"]

    async def play() -> None:
        async with (
            Player(server.url, "Ann") as ann,
            Player(server.url, "Bob") as bob,
            httpx.AsyncClient(base_url=server.url, timeout=PATIENCE) as visitor,
        ):
            table = await pair(ann, bob)
            path = f"/api/tables/{table}"
            assert (await visitor.get(path)).json()["sharing"] == "link"
            assert not await listed(visitor, table)
            for wishes in itertools.product(order, order):
                for one, wish in zip((ann, bob), wishes, strict=True):
                    shown = await one.post(f"{path}/sharing", {"sharing": wish})
                    assert shown["sharing_wish"] == wish
                holds = order[min(order.index(wish) for wish in wishes)]
                assert (await ann.get(path))["sharing"] == holds
                for look in LOOKS:
                    answer = await visitor.get(path + look)
                    assert answer.status_code == (404 if holds == "private" else 200), (
                        wishes,
                        look,
                    )
                assert await listed(visitor, table) is (holds == "public")

    run(play())


def test_a_wish_is_for_those_who_play(server: ServerProcess, run: Run) -> None:
    async def play() -> None:
        async with Player(server.url) as ann, Player(server.url, "Eve") as eve:
            table = (await ann.table("outpost", "solo", ["me"]))["id"]
            path = f"/api/tables/{table}/sharing"
            refused = await eve.post(path, {"sharing": "private"}, want=403)
            assert refused["code"] == "not-seated"
            for wrong in ({}, {"sharing": "secret"}, {"sharing": None}):
                await ann.post(path, wrong, want=400)
            assert (await eve.get(f"/api/tables/{table}"))["sharing"] == "link"

    run(play())


def test_whoever_looks_on_is_shown_out(server: ServerProcess, run: Run) -> None:
    async def play() -> None:
        async with Player(server.url) as ann:
            table = (await ann.table("outpost", "solo", ["me"]))["id"]
            address = server.url.replace("http", "ws") + f"/api/tables/{table}/socket"
            async with connect(address) as ws:
                await ws.send('{"type": "hello"}')
                await ws.recv()
                await ann.post(f"/api/tables/{table}/sharing", {"sharing": "private"})
                assert await closed_with(ws) == 4404

    run(play())


def test_the_talk_stays_at_the_table(server: ServerProcess, run: Run) -> None:
    """A game that is shared by link shows the game, not what its players say to each other."""

    async def play() -> None:
        async with (
            Player(server.url, "Ann") as ann,
            Player(server.url, "Bob") as bob,
            Player(server.url, "Eve") as eve,
        ):
            table = await pair(ann, bob)
            path = f"/api/tables/{table}/chat"
            async with eve.sit(table) as watcher, bob.sit(table) as friend:
                await ann.post(path, {"text": "between us"})
                assert (await friend.until("chat"))["message"]["text"] == "between us"
                await watcher.send({"type": "lang", "lang": "de"})
                await watcher.until("welcome")
                assert not any("between us" in text for text in watcher.raw)
            await eve.get(path, want=403)
            invite = (await ann.get(f"/api/tables/{table}"))["invite"]
            assert (await eve.get(f"{path}?invite={invite}"))["messages"]

    run(play())


def test_a_finished_game_and_the_page_of_its_player(server: ServerProcess, run: Run) -> None:
    """By link anybody can replay it; only a public one is listed; the page counts the others."""

    async def play() -> None:
        async with (
            Player(server.url) as ann,
            httpx.AsyncClient(base_url=server.url, timeout=PATIENCE) as visitor,
        ):
            table = (await ann.table("outpost", "solo", ["me"]))["id"]
            async with ann.sit(table) as seat:
                await seat.play_on()
            path, page = f"/api/tables/{table}", f"/api/people/{ann.id}"
            seen = {}
            for sharing in ("link", "private", "public"):
                await ann.post(f"{path}/sharing", {"sharing": sharing})
                parts = (f"{path}/replay", f"{path}/replay/moments?from=3", f"{path}/export")
                codes = {(await visitor.get(part)).status_code for part in parts}
                shown = (await visitor.get(page)).json()
                seen[sharing] = (codes, len(shown["finished"]), shown["unlisted"])
                mine = await ann.get(page)
                assert (len(mine["finished"]), mine["unlisted"]) == (1, 0)
            assert seen == {
                "link": ({200}, 0, 1),
                "private": ({404}, 0, 1),
                "public": ({200}, 1, 0),
            }

    run(play())


def test_a_rematch_is_no_more_public_than_the_game_before(server: ServerProcess, run: Run) -> None:
    async def play() -> None:
        async with Player(server.url) as ann:
            table = (await ann.table("outpost", "solo", ["me"]))["id"]
            await ann.post(f"/api/tables/{table}/sharing", {"sharing": "private"})
            await ann.post(f"/api/tables/{table}/resign", {})
            again = await ann.post(f"/api/tables/{table}/rematch")
            assert again["sharing"] == "private"

    run(play())


@pytest.mark.parametrize(
    ("kind", "watch", "sharing"),
    [("open", 1, "public"), ("invite", 1, "link"), ("solo", 0, "private"), ("open", 0, "private")],
)
def test_tables_from_before(tmp_path: Path, kind: str, watch: int, sharing: str) -> None:
    """The migration gives each table the setting it had in effect."""
    engine = create_engine(f"sqlite:///{tmp_path / 'old.db'}")
    config = _config()
    columns = {
        "id": "'t'", "game": "'outpost'", "rules_version": "1", "kind": f"'{kind}'",
        "status": "'finished'", "seats": "1", "options": "'{}'", "seed": "'1'", "clock": "'{}'",
        "end_turn": "0", "watch": str(watch), "shuffle": "0", "rated": "0",
        "stand_in": "'greedy'", "invite": "'i'", "created": "1",
    }  # fmt: skip
    with engine.connect() as connection:
        config.attributes["connection"] = connection
        command.upgrade(config, "0002")
        names, values = ", ".join(columns), ", ".join(columns.values())
        connection.execute(text(f"insert into tables ({names}) values ({values})"))
        connection.commit()
        command.upgrade(config, "head")
        found = connection.execute(text("select sharing from tables")).scalar_one()
    assert found == sharing
