"""A player's page: records, strength over time, titles, and games that may be watched."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from terem.server.profiles import Game, record, title
from tests.server.client import Player, ServerProcess

Run = Callable[[Any], Any]


def game(score: int, won: bool, rating: int | None = None, **more: Any) -> Game:
    values = {"table": f"t{score}", "at": score, "own": True, "seen": True, **more}
    return Game(score=score, won=won, rating=rating, **values)


def test_a_record_counts_wins_in_a_row_and_the_most_points() -> None:
    games = [
        game(30, True, 1520),
        game(41, True, 1540),
        game(77, False, 1525, own=False),
        game(25, True),
        game(40, False, 1510),
    ]
    found = record("rurik", games, None)
    assert (found.games, found.wins, found.streak) == (5, 3, 2)
    # A bot in one's place sets no record, but the rating is one's own.
    assert (found.best, found.best_table) == (41, "t41")
    assert [one.rating for one in found.strength] == [1520, 1540, 1525, 1510]
    hidden = record("rurik", [game(50, True, seen=False)], None)
    assert (hidden.best, hidden.best_table) == (50, None), "nobody is led to a private table"
    assert record("rurik", [], None).best is None


@pytest.mark.parametrize(
    ("rating", "unsure", "leads", "called"),
    [
        (1900, 200, False, None),
        (1900, 100, False, "grandmaster"),
        (1700, 100, False, "master"),
        (1699, 100, False, "journeyman"),
        (1000, 100, False, "newcomer"),
        (1600, 100, True, "first"),
    ],
)
def test_titles_go_by_a_rating_that_is_sure(
    rating: int, unsure: int, leads: bool, called: str | None
) -> None:
    assert title(rating, unsure, leads) == called


def test_the_page_tells_what_everybody_may_see(server: ServerProcess, run: Run) -> None:
    async def play() -> None:
        async with (
            Player(server.url, "Ann") as ann,
            Player(server.url, "Bob") as bob,
            Player(server.url, "Eva") as eva,
        ):
            await ann.claim(f"Ann {ann.id[-6:]}")
            await bob.claim(f"Bob {bob.id[-6:]}")
            tables = []
            for sharing in ("public", "public", "private"):
                made = await ann.table("outpost", "open", ["me", "open"], sharing=sharing)
                await bob.post(f"/api/tables/{made['id']}/join", {"invite": made["invite"]})
                tables.append(made["id"])
            finished, watched, private = tables
            await bob.post(f"/api/tables/{finished}/resign", {})
            await ann.post(f"/api/tables/{finished}/absent", {"then": "win"})
            page = await eva.get(f"/api/people/{ann.id}")
            assert page["tie"] == "none"
            assert [one["id"] for one in page["playing"]] == [watched]
            assert page["playing"][0]["role"] == "watcher"
            (mine,) = page["records"]
            assert (mine["games"], mine["wins"], mine["streak"]) == (1, 1, 1)
            assert mine["best_table"] == finished
            (rating,) = page["ratings"]
            assert [one["rating"] for one in mine["strength"]] == [rating["rating"]]
            assert mine["title"] is None, "one game says nothing"
            (his,) = (await eva.get(f"/api/people/{bob.id}"))["records"]
            assert (his["games"], his["wins"], his["best"]) == (1, 0, None)
            assert his["strength"][0]["rating"] < 1500 < mine["strength"][0]["rating"]
            # Those who sit there see more of each other.
            page = await bob.get(f"/api/people/{ann.id}")
            assert {one["id"] for one in page["playing"]} == {watched, private}
            assert (await ann.get(f"/api/people/{ann.id}"))["tie"] == "me"

    run(play())
