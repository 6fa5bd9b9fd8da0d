"""What a piece of a board is and does can be read: under a resting pointer and, where there is
none, by a tap; and what a choice does stands in its words."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Page

import terem
from tests.web.browser import wait_still
from tests.web.conftest import NewPerson
from tests.web.look import moments
from tests.web.test_boards import PHONE, sit

# So many pieces of each kind (`hero:3` and `hero:5` are of one) are asked about.
EACH = 2

PIECES = """each => {
    const met = {};
    return [...document.querySelectorAll('.room [data-key]')].map((one) => one.dataset.key)
        .filter((key) => {
            const kind = key.replace(/^@\\d+\\//, '@').split(':')[0];
            met[kind] = (met[kind] ?? 0) + 1;
            return met[kind] <= each;
        });
}"""
# As a pointer or a finger does it, wherever the piece has been scrolled to.
REST = """key => document.querySelector(`.room [data-key="${CSS.escape(key)}"]`)
    .dispatchEvent(new PointerEvent('pointerenter', { pointerType: 'mouse' }))"""
LEAVE = """key => document.querySelector(`.room [data-key="${CSS.escape(key)}"]`)
    .dispatchEvent(new PointerEvent('pointerleave', { pointerType: 'mouse' }))"""
TAP = """key => document.querySelector(`.room [data-key="${CSS.escape(key)}"]`)
    .dispatchEvent(new MouseEvent('click', { bubbles: true }))"""


# Longer than a pointer must rest before it is told anything, in milliseconds.
RESTED = 400


def said(page: Page) -> str:
    """What floats beside the piece."""
    return page.locator(".float").inner_text().strip()


def stop_time(page: Page) -> None:
    """As soon as the table has found its place: nobody waits for a pointer that rests, and nothing
    goes by itself before a busy machine has looked at it."""
    wait_still(page)
    page.clock.install()
    page.clock.pause_at(page.evaluate("() => Date.now() + 1000"))


@pytest.mark.parametrize("moment", ["opening", "middle", "end"])
@pytest.mark.parametrize("game", terem.games())
def test_a_resting_pointer_reads_every_piece(game: str, moment: str, new_person: NewPerson) -> None:
    ann = new_person()
    sit(ann, moments(game)[moment])
    stop_time(ann.page)
    unexplained = []
    for key in ann.page.evaluate(PIECES, EACH):
        ann.page.evaluate(REST, key)
        ann.page.clock.run_for(RESTED)
        if ann.page.locator("[role=tooltip]").count() == 0 or not said(ann.page):
            unexplained.append(key)
        ann.page.evaluate(LEAVE, key)
    assert unexplained == []


@pytest.mark.parametrize("moment", ["opening", "middle", "end"])
@pytest.mark.parametrize("game", terem.games())
def test_a_tap_reads_every_piece(game: str, moment: str, new_person: NewPerson) -> None:
    """A tap where nothing can be done says why not, and what it is that lies there."""
    ann = new_person(**PHONE)
    page = ann.page
    sit(ann, moments(game)[moment])
    stop_time(page)
    keys = page.evaluate(PIECES, EACH)
    legal = set(page.evaluate(
        "() => [...document.querySelectorAll('.room [data-legal]')].map((one) => one.dataset.key)"
    ))  # fmt: skip
    assert len(keys) > 5
    for key in keys:
        if key not in legal:
            page.evaluate(TAP, key)
            page.wait_for_selector(".float .tip-title")
            assert said(page)
            page.evaluate("() => document.body.click()")
            page.wait_for_selector(".float", state="detached")
    # Where something can be done, a newcomer is told what it is before it is done.
    asked = [key for key in keys if key in legal][:1]
    for key in asked:
        seq = ann.seq
        page.evaluate(TAP, key)
        page.wait_for_selector(".chooser .about .tip-title")
        assert ann.seq == seq


def test_after_the_first_time_a_tap_plays_at_once(new_person: NewPerson) -> None:
    ann = new_person(**PHONE)
    page = ann.page
    ann.sit_down("outpost")
    ann.wait_asked()
    page.wait_for_selector("[data-legal]")
    seq = ann.seq
    page.evaluate(TAP, page.get_attribute("[data-legal]", "data-key"))
    # What an artifact does stands in the answer.
    assert re.search(r"”\. \w", page.inner_text(".chooser .button >> nth=0"))
    page.click(".chooser .button >> nth=0")
    ann.wait_past(seq)
    assert page.evaluate("() => localStorage.getItem('terem-first')") == '["outpost/artifact"]'
