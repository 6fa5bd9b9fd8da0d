"""Help while playing, puzzles and the rulebook, as somebody new meets them in the browser."""

from __future__ import annotations

import json

import pytest

import terem
from terem import lessons, puzzles
from tests.web.browser import Person
from tests.web.conftest import NewPerson
from tests.web.test_lessons import begin, follow
from tests.web.test_pages import findings, in_all_themes

PHONE = {"viewport": {"width": 390, "height": 844}, "has_touch": True, "is_mobile": True}


def test_a_newcomer_is_helped_and_can_stop_it(new_person: NewPerson) -> None:
    ann = new_person()
    page = ann.page
    ann.sit_down("outpost")
    ann.wait_asked()
    # The first question explains itself, and says what each artifact does.
    assert "artifact" in (page.text_content("[data-first=artifact]") or "")
    assert "”. " in (page.text_content(".prompt .choice") or "")
    # Nothing can be taken back yet: the button says why.
    page.click("[data-do=undo]")
    assert "just begun" in (page.text_content(".float .refusal") or "")
    # Where the points come from, and how each source can still grow.
    page.click("[data-do=scoring]")
    page.wait_for_selector("[data-scoring]")
    assert page.locator("[data-scoring] tbody tr").count() == 6
    assert "5 points" in (page.text_content("[data-scoring]") or "")
    assert findings(ann) == []
    page.keyboard.press("Escape")
    seq = ann.seq
    page.click(".prompt .choice")
    ann.wait_past(seq)
    ann.wait_asked()
    # What achieves nothing says so, on its button and on the board.
    while page.locator(".prompt .fold").count():
        page.click(".prompt .fold")
    assert page.locator(".prompt [data-mark=nothing]").count() > 0
    assert page.locator("[data-warned]").count() > 0
    assert page.locator("[data-first=artifact]").count() == 0
    assert page.locator("[data-first=turn]").count() == 1
    assert findings(ann) == []
    page.evaluate(
        "() => localStorage.setItem('terem', JSON.stringify({ firstGames: false, lang: 'en' }))"
    )
    page.reload()
    ann.wait_asked()
    assert page.locator("[data-first=turn]").count() == 0


def solve(person: Person, puzzle: puzzles.Puzzle) -> None:
    page = person.page
    for number, step in enumerate(puzzle.steps):
        move = json.dumps(list(step.move), ensure_ascii=False, separators=(",", ":"))
        page.locator(f"[data-move='{move}']").click()
        page.wait_for_selector(f".puzzle[data-done='{number + 1}']:not([data-busy])")


@pytest.mark.parametrize("game", terem.games())
def test_the_puzzle_of_the_day_is_solved(game: str, new_person: NewPerson) -> None:
    ann = new_person()
    page = ann.page
    ann.open("/puzzles")
    page.wait_for_selector("[data-today]")
    assert page.locator("[data-today]").count() == len(terem.games())
    assert findings(ann) == []
    path = page.get_attribute(f"[data-today={game}]", "href") or ""
    puzzle = puzzles.find(terem.game(game), path.rsplit("/", 1)[1])
    page.click(f"[data-today={game}]")
    page.wait_for_selector(".puzzle .choice")
    assert page.locator("[data-solution]").count() == 0
    wrong = json.dumps(list(puzzle.steps[0].second), ensure_ascii=False, separators=(",", ":"))
    page.locator(f"[data-move='{wrong}']").click()
    page.wait_for_selector("[data-wrong=wrong]")
    solve(ann, puzzle)
    page.wait_for_selector("[data-solution]")
    # Two tries, two stars; and they are remembered.
    assert page.locator("[aria-label='2 stars of 3']").count() == 1
    assert page.locator("[data-solution] li").count() == len(puzzle.steps)
    assert findings(ann) == []
    ann.open("/puzzles")
    page.wait_for_selector(f"[data-shelf={game}] .today .stars")


def test_a_puzzle_is_solved_with_a_finger_or_given_up(new_person: NewPerson) -> None:
    ann = new_person(**PHONE)
    page = ann.page
    puzzle = puzzles.puzzles(terem.game("village"))[0]
    ann.open(f"/puzzles/village/{puzzle.id}")
    page.wait_for_selector(".puzzle .choice")
    assert page.evaluate("() => document.documentElement.scrollWidth <= innerWidth")
    page.tap("[data-do=solve]")
    page.wait_for_selector("[data-solution]")
    assert page.locator("[aria-label='0 stars of 3']").count() == 1
    page.tap("[data-do=again]")
    page.wait_for_selector(".puzzle .choice")
    solve(ann, puzzle)
    page.wait_for_selector(".puzzle[data-solved]")
    # Whoever has seen the answer earns no stars with it.
    assert page.locator("[aria-label='0 stars of 3']").count() == 1


@pytest.mark.parametrize("game", terem.games())
def test_the_rules_show_and_lead_on(game: str, new_person: NewPerson) -> None:
    ann = new_person()
    page = ann.page
    ann.open(f"/rules/{game}")
    page.wait_for_selector("article figure svg")
    for width, height in ((1440, 900), (390, 844)):
        page.set_viewport_size({"width": width, "height": height})
        shown = [one for one in lessons.guide(terem.game(game)) if one.clause]
        assert page.locator("article figure").count() == len(shown)
        assert page.locator(".aim p").count() > 0
        assert page.locator(".note").count() > 0
        assert page.evaluate("() => document.documentElement.scrollWidth <= innerWidth")
    term = page.locator("article .term").first
    target = (term.get_attribute("href") or "").rsplit("#", 1)[1]
    term.click()
    page.wait_for_selector(f"[id='clause-{target}'].at")
    assert in_all_themes(ann) == []


@pytest.mark.parametrize("game", terem.games())
def test_a_chapter_is_played_to_its_end_on_a_phone(game: str, new_person: NewPerson) -> None:
    ann = new_person(**PHONE)
    page = ann.page
    begin(ann, game, lessons.lessons(terem.game(game))[1].id)
    while page.locator(".lesson[data-over]").count() == 0:
        assert page.evaluate("() => document.documentElement.scrollWidth <= innerWidth")
        # What the guide says can be read without scrolling the page.
        assert page.locator(".guide .say").bounding_box() is not None
        follow(ann)
