"""A turn that is planned while somebody else plays, and answers given once for all, in browsers."""

from __future__ import annotations

import random

import pytest

from tests.web.browser import Person
from tests.web.conftest import NewPerson
from tests.web.test_pages import THEMES, findings, in_theme, sideways
from tests.web.test_people import is_asked

PHONE = {"viewport": {"width": 390, "height": 844}, "has_touch": True}
PLANNED = "(As you had planned.)"


def two_at_a_table(ann: Person, bob: Person, game: str) -> None:
    ann.post("/api/guests", {"name": "Ann"})
    bob.post("/api/guests", {"name": "Bob"})
    seats = [{"who": "me"}, {"who": "open"}]
    table = ann.post("/api/tables", {"game": game, "kind": "open", "seats": seats})["id"]
    bob.post(f"/api/tables/{table}/join", {})
    for one in (ann, bob):
        one.open(f"/table/{table}")
        one.at_table()


def is_whole(person: Person) -> None:
    for theme in THEMES:
        in_theme(person, theme)
        assert findings(person) == []
    assert sideways(person) <= 0


def add_a_step(person: Person, steps: int) -> None:
    """One more step of the plan, by its place on the board or by its button."""
    page = person.page
    buttons = page.query_selector_all(".prompt [data-move]")
    if buttons:
        person.press(".prompt [data-move]")
    else:
        person.press(".prompt .fold")
        person.press(".prompt [data-move]")
    page.wait_for_selector(f"[data-plan='{steps}']")


@pytest.mark.parametrize("waits", ["phone", "desktop"])
def test_a_turn_is_planned_while_the_other_plays(waits: str, new_person: NewPerson) -> None:
    ann = new_person(**(PHONE if waits == "phone" else {}))
    bob = new_person()
    two_at_a_table(ann, bob, "red_cathedral")
    hand = random.Random(4)
    while is_asked(ann):
        ann.answer(hand)
    ann.page.wait_for_selector("[data-do=plan]")
    assert is_asked(bob)
    known = len(bob.heard)
    ann.click("[data-do=plan]")
    ann.page.wait_for_selector("[data-plan='0']")
    is_whole(ann)
    add_a_step(ann, 1)
    assert findings(ann) == []
    # A step less, and again; it is kept over a reload.
    ann.click("[data-do=plan-shorten]")
    ann.page.wait_for_selector("[data-plan='0']")
    add_a_step(ann, 1)
    told = ann.page.inner_text("[data-plan] li")
    ann.click("[data-do=plan-close]")
    ann.page.wait_for_selector("[data-plan]", state="detached")
    ann.page.reload()
    ann.at_table()
    ann.page.wait_for_selector("[data-do=plan]")
    assert "1" in ann.page.inner_text("[data-do=plan]")
    ann.click("[data-do=plan]")
    assert ann.page.inner_text("[data-plan] li") == told
    # Bob has heard nothing of it (who is here comes and goes with the reload).
    assert not [text for text in bob.heard[known:] if '"type":"presence"' not in text]
    while is_asked(bob):
        bob.answer(hand)
    # It is played, or dropped with a sentence.
    ann.page.wait_for_function(
        """() => document.querySelector('[data-dropped]')
            || !document.querySelector('[data-plan], [data-do=plan]')""",
    )
    dropped = ann.page.query_selector("[data-dropped]")
    played = any(PLANNED in text for text in ann.heard)
    assert played != (dropped is not None)
    if dropped is not None:
        assert findings(ann) == []
        ann.click("[data-do=plan-heard]")
        ann.page.wait_for_selector("[data-dropped]", state="detached")
    assert not any(PLANNED in text or '"ahead":{' in text for text in bob.heard)


def test_a_plan_is_discarded(new_person: NewPerson) -> None:
    ann, bob = new_person(), new_person()
    two_at_a_table(ann, bob, "outpost")
    one = bob if is_asked(ann) else ann
    one.click("[data-do=plan]")
    one.page.wait_for_selector("[data-plan='0']")
    add_a_step(one, 1)
    one.click("[data-do=plan-discard]")
    one.page.wait_for_selector("[data-plan]", state="detached")
    one.page.wait_for_function(
        """() => fetch('/api' + location.pathname.replace('/table/', '/tables/'))
            .then((answer) => answer.json()).then(({ ahead }) => ahead === null)""",
        polling=200,
    )


def test_never_a_bribe(new_person: NewPerson) -> None:
    ann = new_person(**PHONE)
    ann.sit_down("rurik")
    hand = random.Random(2)
    while ann.page.query_selector("[data-always]") is None:
        ann.wait_asked()
        if ann.page.query_selector("[data-always]") is None:
            ann.answer(hand)
    is_whole(ann)
    seq = ann.seq
    ann.click("[data-always]")
    ann.wait_past(seq)
    ann.click("[data-do=menu]")
    ann.page.wait_for_selector("[data-standing=bribe]")
    assert findings(ann) == []
    ann.click("[data-standing=bribe] button")
    ann.page.wait_for_selector("[data-standing]", state="detached")
