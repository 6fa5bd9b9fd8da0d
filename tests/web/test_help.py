"""Help while playing, puzzles and the rulebook, as somebody new meets them in the browser."""

from __future__ import annotations

import json

import pytest

import terem
from terem import lessons, puzzles
from tests.web.browser import Person
from tests.web.conftest import NewPerson
from tests.web.test_lessons import begin, follow, turn_to
from tests.web.test_pages import findings, in_all_themes

PHONE = {"viewport": {"width": 390, "height": 844}, "has_touch": True, "is_mobile": True}

# A hand stands at every place the guide points at.
POINTED = """() => JSON.parse(document.querySelector('.guide [data-points]').dataset.points).length
    === document.querySelectorAll('svg.hand').length"""

# What a learner with a phone would trip over: words out of sight or cut, what is too small for a
# finger, a page that moves sideways.
UNFIT = """() => {
    const found = [];
    const box = (one) => one.getBoundingClientRect();
    const say = box(document.querySelector('.guide .say'));
    if (say.top < 0 || say.bottom > innerHeight) found.push('what the guide says');
    const next = box(document.querySelector('.guide [data-first]'));
    if (next.bottom > innerHeight) found.push('how to go on');
    const title = document.querySelector('h1');
    if (title.scrollHeight > title.clientHeight + 2) found.push('the whole title');
    const controls = '.guide :is(button, summary), header :is(a, button)';
    for (const one of document.querySelectorAll(controls)) {
        const { width, height } = box(one);
        if (width > 0 && Math.min(width, height) < 39.5) found.push(one.textContent.trim());
    }
    if (document.documentElement.scrollWidth > innerWidth) found.push('the width');
    return found;
}"""

IN_SIGHT = """(what) => {
    const box = document.querySelector(what)?.getBoundingClientRect();
    return box !== undefined && box.top >= 0 && box.bottom <= innerHeight;
}"""


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
    ann.wait_fits()
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
        ann.wait_fits()
    term = page.locator("article .term").first
    target = (term.get_attribute("href") or "").rsplit("#", 1)[1]
    term.click()
    page.wait_for_selector(f"[id='clause-{target}'].at")
    assert in_all_themes(ann) == []


@pytest.mark.parametrize("game", terem.games())
def test_chapters_are_played_to_their_end_on_a_phone(game: str, new_person: NewPerson) -> None:
    """What the first game left out, the solo opponents and the second chapter of the first game."""
    ann = new_person(**PHONE)
    page = ann.page
    every = lessons.lessons(terem.game(game))
    for lesson in [every[1], *(one for one in every if one.part != "first")]:
        turn_to(ann, game, lesson.id)
        while page.locator(".lesson[data-over]").count() == 0:
            page.wait_for_function(POINTED)
            assert page.evaluate(UNFIT) == [], (lesson.id, page.locator(".say").inner_text())
            follow(ann)


@pytest.mark.parametrize(("width", "height"), [(390, 844), (844, 390)])
def test_advice_is_in_sight_on_a_phone(width: int, height: int, new_person: NewPerson) -> None:
    ann = new_person(**{**PHONE, "viewport": {"width": width, "height": height}})
    # Above the first question of all stands most: the aim, what happened, an explanation.
    ann.sit_down("village")
    ann.wait_asked()
    ann.page.locator("[data-do=hint]").click()
    ann.page.wait_for_function(IN_SIGHT, arg=".hint")
    # Not behind the bar that counts what lies below either.
    assert ann.page.evaluate(
        """() => {
            const { x, y, width, height } = document.querySelector('.hint').getBoundingClientRect();
            const met = document.elementFromPoint(x + width / 2, y + height / 2);
            return met?.closest('.hint') !== null;
        }"""
    )


def test_the_answer_to_a_wrong_move_is_in_sight_on_a_phone(new_person: NewPerson) -> None:
    ann = new_person(**PHONE)
    page = ann.page
    begin(ann, "village", "turn")
    follow(ann)
    page.click("details summary")
    page.locator("details .choice").last.click()
    page.wait_for_function(IN_SIGHT, arg=".guide .problem")
    # The next step begins with what the guide asks for, from the start.
    follow(ann)
    page.wait_for_function(IN_SIGHT, arg=".guide .say")
    assert page.locator("details[open]").count() == 0
    # So does a puzzle: however far down the move was that is not the best, it is answered.
    puzzle = puzzles.puzzles(terem.game("village"))[0]
    ann.open(f"/puzzles/village/{puzzle.id}")
    page.wait_for_selector(".choice")
    best = json.dumps(list(puzzle.steps[0].move))
    choices = page.locator(".choice")
    told = [json.loads(one.get_attribute("data-move") or "") for one in choices.all()]
    wrong = max(at for at, move in enumerate(told) if json.dumps(move) != best)
    choices.nth(wrong).click()
    page.wait_for_function(IN_SIGHT, arg=".problem")
