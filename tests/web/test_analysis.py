"""The analysis board: a position set up by hand, thought about by the machine, branches kept."""

from __future__ import annotations

import pytest

import terem
from tests.web.browser import Person
from tests.web.conftest import NewPerson
from tests.web.test_pages import findings

# For each game: a number that can be changed by itself, and what the view shows then.
FIELDS = {
    "outpost": "players.0.resources.gold",
    "red_cathedral": "players.0.roubles",
    "rurik": "players.0.coins",
    "village": "players.0.points",
}


def begin(person: Person, game: str) -> None:
    person.open(f"/analysis?game={game}")
    person.click("[data-do=begin]")
    person.page.wait_for_selector(".analysis [data-hint]")


@pytest.mark.parametrize("game", terem.games())
def test_a_position_set_up_by_hand_is_analysed(game: str, new_person: NewPerson) -> None:
    ann = new_person()
    page = ann.page
    begin(ann, game)
    first = page.url
    page.click("[data-do=edit]")
    field = f'[data-field="{FIELDS[game]}"]'
    page.evaluate(
        "() => document.querySelectorAll('[data-editor] details').forEach((one) => one.open = true)"
    )
    # What is not possible is said at once, and cannot be used.
    page.fill(field, "-5")
    page.press(field, "Tab")
    page.wait_for_selector("[data-editor] [data-flaw]")
    assert page.is_disabled("[data-do=use]")
    page.fill(field, "3")
    page.press(field, "Tab")
    page.wait_for_selector("[data-do=use]:not(:disabled)")
    page.click("[data-do=use]")
    page.wait_for_function("first => location.href !== first", arg=first)
    page.wait_for_selector(".analysis [data-hint]")
    # A branch, and another one beside it; both stay, and whoever has the link sees them.
    moves = page.locator(".decision [data-move]")
    assert moves.count() > 1
    moves.nth(0).click()
    page.wait_for_selector('[data-branch="0"].now')
    page.click("[data-do=back]")
    page.wait_for_selector("[data-branch=root].now")
    page.wait_for_selector(".analysis:not([data-busy])")
    page.locator(".decision [data-move]").nth(1).click()
    page.wait_for_selector('[data-branch="1"].now')
    with page.expect_response(lambda answer: answer.request.method == "PUT"):
        page.fill(".note textarea", "bold")
        page.press(".note textarea", "Tab")
    ben = new_person()
    ben.page.goto(page.url)
    ben.page.wait_for_selector('[data-branch="1"]')
    assert "bold" in ben.page.inner_text(".tree")
    assert ben.page.locator(".note").count() == 0
    if game == "village":
        page.wait_for_selector(".analysis:not([data-busy])")
        assert findings(ann) == []
