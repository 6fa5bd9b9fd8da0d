"""A game without a board of its own: Nim at the door and at the table, in a real browser."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Route

from tests.games.test_nim import ENVIRONMENT
from tests.server.client import ServerProcess, sqlite_url
from tests.web.browser import wait_still
from tests.web.conftest import NewPerson
from tests.web.look import flaws


@pytest.fixture
def nim_house(
    built: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> Iterator[ServerProcess]:
    for name in ("TEREM_GAMES", "PYTHONPATH"):
        monkeypatch.setenv(name, ENVIRONMENT[name])
    with ServerProcess(sqlite_url(tmp_path)) as process:
        yield process
        assert process.troubles() == []


def test_nim_is_played_to_its_end(nim_house: ServerProcess, new_person: NewPerson) -> None:
    ann = new_person(base=nim_house.url)
    ann.open("/")
    card = ann.page.locator("article:has(#game-nim)")
    assert "Three heaps of matches" in card.inner_text()
    assert "1–5" in card.inner_text()
    ann.door("nim", "now")
    ann.at_table()
    ann.page.wait_for_selector(".board svg")
    board = ann.page.locator(".board svg").first.text_content() or ""
    assert "Heaps" in board
    assert "matches taken" in board
    for width, height in ((1440, 900), (390, 844)):
        ann.page.set_viewport_size({"width": width, "height": height})
        wait_still(ann.page)
        assert flaws(ann.page) == []
    ann.page.set_viewport_size({"width": 1440, "height": 900})
    assert ann.play_to_the_end(seed=4) > 1
    ann.page.wait_for_selector(".table[data-over]")


@pytest.mark.parametrize("fault", ["torn", "lost"])
def test_a_board_that_fails_is_not_a_server_that_does_not_answer(
    fault: str, new_person: NewPerson
) -> None:
    ann = new_person()
    board = re.compile(r"/assets/outpost-[^/]*\.js")

    def answer(route: Route) -> None:
        if fault == "lost":
            route.fulfill(status=404)
        else:
            torn = "throw new Error('this board is torn')"
            route.fulfill(content_type="text/javascript", body=torn)

    ann.page.route(board, answer)
    ann.post("/api/guests", {"name": "Ann"})
    seats = [{"who": "me"}]
    made = ann.post("/api/tables", {"game": "outpost", "kind": "solo", "seats": seats})
    ann.open(f"/table/{made['id']}")
    ann.page.wait_for_selector("main [role=alert]")
    told = ann.page.inner_text("main [role=alert]")
    assert "Something is wrong on this page: " in told
    assert "does not answer" not in told
    assert {"torn": "this board is torn", "lost": "assets/outpost-"}[fault] in told
    if fault == "lost":
        # The browser itself remarks on what it is refused. It is there again: so is the board.
        ann.complaints = [one for one in ann.complaints if "404" not in one]
        ann.page.unroute(board)
        ann.page.reload()
        ann.at_table()
