"""Lessons in the browser: whoever clicks only what the guide points at comes to the end of every
chapter, and whoever clicks anything else is answered and can go on."""

from __future__ import annotations

import json
from typing import Any

import pytest

import terem
from terem import lessons, puzzles
from tests.web.browser import POLLING, Person
from tests.web.conftest import NewPerson
from tests.web.test_pages import in_all_themes


def done(person: Person) -> int:
    return int(person.page.get_attribute(".lesson", "data-done") or 0)


def wait_past(person: Person, before: int) -> None:
    person.page.wait_for_function(
        "before => Number(document.querySelector('.lesson')?.dataset.done) > before",
        arg=before,
        polling=POLLING,
    )


# How far the lesson is, and what it offers; places that the guide points at and that are not there.
STEP = """() => ({
    done: Number(document.querySelector('.lesson').dataset.done),
    read: document.querySelector('[data-do=read]') !== null,
    glows: document.querySelector('[data-legal]') !== null,
    missing: JSON.parse(document.querySelector('.guide [data-points]').dataset.points)
        .filter(key => !document.querySelector(`[data-key="${CSS.escape(key)}"]`)),
})"""


def follow(person: Person) -> None:
    """One step as the guide wants it: a lit place that glows, else the first answer."""
    page = person.page
    now = page.evaluate(STEP)
    before, missing = now["done"], now["missing"]
    assert missing == [], f"the guide points at what is not there: {missing}"
    if now["read"]:
        page.click("[data-do=read]")
    elif now["glows"]:
        person.press("[data-legal]")
        # Several moves at one place: the guide asks which.
        page.wait_for_function(
            "before => Number(document.querySelector('.lesson').dataset.done) > before"
            " || document.querySelector('.guide [data-offered]')",
            arg=before,
        )
        if done(person) == before:
            page.click(".guide [data-first]")
    else:
        page.click(".guide [data-first]")
    wait_past(person, before)


def try_out(person: Person, what: str) -> None:
    """Click something and wait for the answer."""
    page = person.page
    page.wait_for_selector(".lesson:not([data-busy])")
    with page.expect_response(lambda answer: "/lessons/" in answer.url):
        person.press(what)
    page.wait_for_selector(".lesson:not([data-busy]) .problem")


def begin(person: Person, game: str, chapter: str) -> None:
    person.open(f"/learn/{game}/{chapter}")
    person.page.wait_for_selector(".lesson [data-first]")


def turn_to(person: Person, game: str, chapter: str) -> None:
    """Open a chapter; from a page of lessons as by a link, without loading all again."""
    if "/learn/" not in person.page.url:
        begin(person, game, chapter)
        return
    person.page.evaluate("() => document.querySelector('.lesson')?.setAttribute('data-left', '')")
    person.follow(f"/learn/{game}/{chapter}")
    person.page.wait_for_selector(".lesson:not([data-left]) [data-first]")


@pytest.mark.parametrize("game", terem.games())
def test_every_chapter_is_played_to_its_end(game: str, new_person: NewPerson) -> None:
    ann = new_person()
    for lesson in lessons.lessons(terem.game(game)):
        turn_to(ann, game, lesson.id)
        while ann.page.locator(".lesson[data-over]").count() == 0:
            follow(ann)
    ann.open(f"/learn/{game}")
    ann.page.wait_for_selector("[data-chapter]")
    assert ann.page.locator("li.finished").count() == len(lessons.lessons(terem.game(game)))


def test_anything_else_is_answered_and_the_lesson_goes_on(new_person: NewPerson) -> None:
    ann = new_person()
    begin(ann, "village", "turn")
    page = ann.page
    # While the guide speaks, nothing can be moved.
    try_out(ann, '[data-key="cube:market:green"]')
    assert done(ann) == 0
    follow(ann)
    # Allowed, but not what is taught: the lesson says why. Forbidden: the rule does.
    for key in ("cube:church:brown", "good:horse", "well"):
        try_out(ann, f'[data-key="{key}"]')
        assert done(ann) == 1
    assert page.locator(".problem a").count() == 1
    page.click("details summary")
    try_out(ann, "details .choice")
    assert done(ann) == 1
    follow(ann)
    assert done(ann) == 2


def test_a_lesson_is_left_and_taken_up_again(new_person: NewPerson) -> None:
    ann = new_person(viewport={"width": 390, "height": 844}, has_touch=True, is_mobile=True)
    begin(ann, "outpost", "land")
    follow(ann)
    follow(ann)
    ann.click("[data-do=chapters]")
    ann.page.wait_for_selector('[data-chapter="land"]')
    ann.click('[data-chapter="land"]')
    ann.page.wait_for_selector(".lesson [data-first]")
    assert done(ann) == 2
    ann.click("[data-do=back]")
    ann.page.wait_for_selector(".lesson[data-done='1']")
    # Stored progress that nobody could have made does no harm.
    ann.page.evaluate(
        "bad => localStorage.setItem('terem-lessons', bad)",
        json.dumps({"outpost/land": {"done": [["fly", 1], None], "finished": False}}),
    )
    begin(ann, "outpost", "land")
    assert done(ann) == 0


def kept(person: Person) -> dict[str, Any]:
    """What this person's account keeps, as soon as the browser has told all it knows."""
    person.page.wait_for_function(
        """() => { const learner = JSON.parse(localStorage.getItem('terem-learner') ?? '{}');
                   return learner.account && learner.unsent.length === 0; }"""
    )
    answer = person.context.request.get(person.base + "/api/me/learning")
    found: dict[str, Any] = answer.json()
    return found


def test_progress_goes_with_the_account(new_person: NewPerson) -> None:
    ann, phone = new_person(), new_person()
    puzzle = puzzles.puzzles(terem.game("village"))[0].id
    # Learnt before there was an account, and after.
    begin(ann, "village", "aim")
    while ann.page.locator(".lesson[data-over]").count() == 0:
        follow(ann)
    password = "a long password 7"
    guest = ann.post("/api/guests", {"name": "Ann"})
    name = f"Anna {guest['person']['id'][-6:]}"
    ann.post("/api/me/claim", {"name": name, "password": password})
    begin(ann, "village", "turn")
    follow(ann)
    assert set(kept(ann)["chapters"]) == {"village/aim", "village/turn"}
    # Another browser has something of its own; with the account it knows all.
    begin(phone, "rurik", "advisors")
    follow(phone)
    phone.open(f"/puzzles/village/{puzzle}")
    phone.click("[data-do=solve]")
    phone.page.wait_for_selector("[data-solution]")
    phone.post("/api/session", {"name": name, "password": password})
    phone.open("/learn/village")
    phone.page.wait_for_selector("li.finished [data-chapter=aim]")
    begin(phone, "village", "turn")
    assert done(phone) == 1
    follow(phone)
    found = kept(phone)
    assert found["chapters"]["rurik/advisors"]["done"] == [None]
    assert found["puzzles"] == {puzzle: 0}
    # What was done there is known here, too.
    begin(ann, "village", "turn")
    ann.page.wait_for_selector(".lesson[data-done='1'], .lesson[data-done='2']")
    ann.open("/learn/rurik")
    ann.page.wait_for_selector("li:has([data-chapter=advisors]) .state")
    # Whoever sits here next finds nothing of it.
    ann.context.request.delete(ann.base + "/api/session", headers={"Origin": ann.base})
    ann.open("/learn/village")
    ann.page.wait_for_function("() => localStorage.getItem('terem-lessons') === '{}'")
    ann.page.wait_for_selector("[data-chapter=aim]")
    assert ann.page.locator("li.finished").count() == 0


def test_a_chapter_by_keyboard_alone(new_person: NewPerson) -> None:
    ann = new_person()
    begin(ann, "red_cathedral", "build")
    for _ in range(len(lessons.find(terem.game("red_cathedral"), "build").steps)):
        before = done(ann)
        ann.page.wait_for_function("() => document.activeElement?.matches('[data-first]')")
        ann.page.keyboard.press("Enter")
        wait_past(ann, before)
    ann.page.wait_for_selector(".lesson[data-over]")


def test_the_last_chapter_leads_to_a_whole_game(new_person: NewPerson) -> None:
    ann = new_person()
    begin(ann, "village", "play")
    while ann.page.locator(".lesson[data-over]").count() == 0:
        follow(ann)
    ann.click("[data-do=play-whole]")
    ann.at_table()


def test_lessons_are_accessible(new_person: NewPerson) -> None:
    ann = new_person()
    ann.open("/learn/rurik")
    ann.page.wait_for_selector("[data-chapter]")
    assert in_all_themes(ann) == []
    begin(ann, "rurik", "advisors")
    follow(ann)
    assert in_all_themes(ann) == []


@pytest.mark.parametrize("game", terem.games())
def test_the_one_page_guide_shows_what_it_speaks_of(game: str, new_person: NewPerson) -> None:
    ann = new_person()
    page = ann.page
    ann.open(f"/guide/{game}")
    page.wait_for_selector("[data-block] figure svg")
    for size in ((1440, 900), (768, 1024), (390, 844)):
        page.set_viewport_size({"width": size[0], "height": size[1]})
        pictures = page.locator("figure .cut")
        assert pictures.count() == len(lessons.guide(terem.game(game)))
        missing = page.evaluate(
            """() => [...document.querySelectorAll('[data-show]')].flatMap(one =>
                JSON.parse(one.dataset.show).filter(
                    key => !one.querySelector(`[data-key="${CSS.escape(key)}"]`)))"""
        )
        assert missing == []
        # Nothing runs out of the window.
        ann.wait_fits()
    assert in_all_themes(ann) == []


def test_before_the_first_move_the_aim_is_told(new_person: NewPerson) -> None:
    ann = new_person()
    ann.sit_down("village")
    ann.page.wait_for_selector(".aim a[href='/learn/village']")
    ann.wait_asked()
    ann.press(".prompt [data-move], [data-legal]")
    ann.page.wait_for_selector(".aim", state="detached")
