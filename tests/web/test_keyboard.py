"""One game without a mouse."""

from __future__ import annotations

import random

from tests.web.browser import LONGEST, Person
from tests.web.conftest import NewPerson


def tab_to(person: Person, what: str, most: int = 80) -> None:
    for _ in range(most):
        if person.page.evaluate("what => !!document.activeElement?.matches(what)", what):
            return
        person.page.keyboard.press("Tab")
    raise AssertionError(f"Tab does not reach {what}")


def decide(person: Person, hand: random.Random) -> None:
    page = person.page
    seq = person.seq
    if page.query_selector("[data-do=end-turn]"):
        page.keyboard.press("e")
    else:
        # Tab goes through what glows, then through the answers in words.
        for _ in range(hand.randrange(1, 9)):
            page.keyboard.press("Tab")
        focused = page.evaluate(
            "() => !!document.activeElement?.matches('[data-legal], .prompt .choice')"
        )
        if not focused:
            page.evaluate("() => document.activeElement?.blur()")
            page.keyboard.press("Tab")
        if page.evaluate("() => document.activeElement?.matches('.fold')"):
            page.keyboard.press("Enter")
            return
        page.keyboard.press("Enter")
        # Several moves at one place: a question comes first.
        page.wait_for_function(
            "seq => document.querySelector('.chooser')"
            " || Number(document.querySelector('.table')?.dataset.seq) > seq",
            arg=seq,
        )
        if page.query_selector(".chooser"):
            assert page.evaluate("() => !!document.activeElement?.closest('.chooser')")
            page.keyboard.press("Enter")
    person.wait_past(seq)


def test_a_game_by_keyboard(new_person: NewPerson) -> None:
    ann = new_person()
    ann.open("/")
    ann.page.wait_for_selector("[data-do=now]")
    tab_to(ann, "[data-do=solo]")
    ann.page.keyboard.press("Enter")
    ann.at_table()
    hand = random.Random(3)
    for _ in range(LONGEST):
        ann.wait_asked()
        if ann.over:
            break
        decide(ann, hand)
    assert ann.over
    tab_to(ann, "[data-do=replay]")
    ann.page.keyboard.press("Enter")
    ann.page.wait_for_selector("[data-do=autoplay]")


# A dialog holds the focus until the frame after it has shut.
SHUT_AND_PRESS = """code => {
    document.querySelector('dialog[open]').close();
    document.activeElement.dispatchEvent(new KeyboardEvent('keydown', { code, bubbles: true }));
}"""


def test_keys_of_the_table(new_person: NewPerson) -> None:
    ann = new_person()
    ann.sit_down("outpost")
    page = ann.page
    ann.wait_asked()
    page.keyboard.press("?")
    page.wait_for_selector("dialog[open]")
    page.keyboard.press("Escape")
    page.wait_for_selector("dialog[open]", state="detached")
    page.keyboard.press("r")
    page.wait_for_selector("article.now")
    # Whoever is quicker than the screen loses no key to it.
    page.keyboard.press("?")
    page.wait_for_selector("dialog[open]")
    page.evaluate(SHUT_AND_PRESS, "KeyL")
    page.wait_for_selector(".log")
    page.keyboard.press("h")
    page.wait_for_selector(".hints")
    # Advice says what it promises: the chance to win, points for both, and how sure it is.
    first = page.inner_text(".hints .facts >> nth=0")
    assert "% to win" in first
    assert page.locator(".hints li >> nth=0").locator(".points svg").count() == 2
    assert page.locator(".hints .share .bar").count() >= 1
    # It can be followed at once.
    seq = ann.seq
    move = page.get_attribute("[data-hint]", "data-hint")
    page.locator("[data-hint]").first.focus()
    page.keyboard.press("Enter")
    ann.wait_past(seq)
    assert any(f'"move":{move}' in text for text in ann.heard)
