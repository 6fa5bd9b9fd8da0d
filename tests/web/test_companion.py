"""At a real table, on a phone: the opponents of the solo games and the score sheets."""

from __future__ import annotations

import pytest

import terem
from tests.web.browser import Person
from tests.web.conftest import NewPerson
from tests.web.test_pages import findings, in_theme

PHONE = {"width": 390, "height": 844}
# Klara, Yakovlev, the Rebellion.
OPPONENTS = ("village", "red_cathedral", "rurik")
ANSWERS = 6
# Nothing lies beyond the edge, and everything to be touched is big enough for a finger.
CRAMPED = """() => {
    const found = [...document.querySelectorAll('main :is(button, select, input, summary)')]
        .filter((one) => one.checkVisibility() && !one.closest('[inert]'))
        .map((one) => [one.textContent.trim() || one.id, one.getBoundingClientRect()])
        .filter(([, box]) => box.height < 39.5 || box.left < 0 || box.right > innerWidth + 0.5)
        .map(([text, box]) => `${text} ${Math.round(box.width)}×${Math.round(box.height)}`);
    return document.documentElement.scrollWidth > innerWidth ? ['wide page', ...found] : found;
}"""


def standing(person: Person, answers: int) -> str:
    """What the page shows after so many answers."""
    person.page.wait_for_selector(f'.game[data-answers="{answers}"] .now')
    return person.page.inner_text(".game .now")


@pytest.mark.parametrize("game", OPPONENTS)
def test_an_opponent_plays_at_a_real_table(game: str, new_person: NewPerson) -> None:
    ann = new_person(viewport=PHONE, has_touch=True)
    page = ann.page
    ann.open(f"/companion/{game}")
    ann.click("[data-do=begin]")
    for given in range(ANSWERS):
        standing(ann, given)
        page.locator(".ask [data-answer]").first.click()
        said = standing(ann, given + 1)
        assert page.evaluate(CRAMPED) == []
    for theme in ("light", "dark"):
        in_theme(ann, theme)
        assert findings(ann) == []
    # Closed and opened again it goes on where it stopped; an answer can be taken back.
    page.reload()
    assert standing(ann, ANSWERS) == said
    ann.click("[data-do=undo]")
    standing(ann, ANSWERS - 1)
    ann.click("[data-do=restart]")
    ann.click("[data-do=sure]")
    page.wait_for_selector("[data-do=begin]")


@pytest.mark.parametrize("game", terem.games())
def test_a_score_sheet_counts_and_is_kept(game: str, new_person: NewPerson) -> None:
    ann = new_person(viewport=PHONE, has_touch=True)
    page = ann.page
    ann.open(f"/companion/{game}/score")
    page.wait_for_selector("[data-entry]")
    fields = page.locator("[data-entry] .stepper input")
    for number in range(fields.count()):
        fields.nth(number).fill("2")
        fields.nth(number).press("Tab")
    total = page.inner_text('[data-total="0"]')
    assert int(total.replace("−", "-")) != 0
    assert page.get_attribute("[data-winner]", "data-winner") == "0"
    assert page.evaluate(CRAMPED) == []
    for theme in ("light", "dark"):
        in_theme(ann, theme)
        assert findings(ann) == []
    page.reload()
    page.wait_for_selector("[data-entry]")
    assert page.inner_text('[data-total="0"]') == total
    ann.click("[data-do=clear]")
    page.wait_for_selector("[data-winner]:not([data-winner='0'])")
