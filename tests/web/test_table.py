"""Life at a table: undo, why not, a restart of the server, another language, the replay."""

from __future__ import annotations

import json
import random
from pathlib import Path

from playwright.sync_api import Browser

from tests.server.client import ServerProcess, sqlite_url
from tests.web.browser import Person, wait_still
from tests.web.conftest import NewPerson
from tests.web.test_app import READY

CHOICES_ARE = """(wanted) => {
    const shown = [...document.querySelectorAll('.prompt .choice')].map((one) => one.innerText);
    return JSON.stringify(shown) === JSON.stringify(wanted);
}"""


def test_undo(new_person: NewPerson) -> None:
    ann = new_person()
    ann.sit_down("outpost", bots=0)
    hand = random.Random(1)
    ann.wait_asked()
    ann.answer(hand)  # an artifact
    page = ann.page
    # Fortifications, activations and exchanges reveal nothing and can be taken back.
    for _ in range(40):
        ann.wait_asked()
        wait_still(page)
        before = page.locator(".prompt .choice").all_inner_texts()
        ann.answer(hand)
        ann.wait_asked()
        wait_still(page)
        # The button is there all the time: it also says why nothing can be taken back.
        if page.query_selector("[data-do=undo]:not(.cannot)"):
            seq = ann.seq
            page.keyboard.press("u")
            ann.wait_past(seq)
            page.wait_for_function(CHOICES_ARE, arg=before)
            return
    raise AssertionError("nothing could be undone")


def test_why_not(new_person: NewPerson) -> None:
    ann = new_person()
    ann.sit_down("outpost", bots=0)
    ann.wait_asked()
    ann.answer(random.Random(1))
    ann.wait_asked()
    ann.click('[data-key="@0/slot:III-3"]')
    ann.page.wait_for_selector(".refusal")
    text = ann.page.text_content(".refusal") or ""
    assert "region I" in text
    ann.click(".rule")
    ann.page.wait_for_selector("article.at")


def test_restart_of_the_server(browser: Browser, built: Path, tmp_path: Path) -> None:
    server = ServerProcess(sqlite_url(tmp_path)).start()
    context = browser.new_context(
        viewport={"width": 1440, "height": 900}, locale="en-GB", reduced_motion="reduce"
    )
    ann = Person(context, server.url)
    ann.sit_down("outpost")
    hand = random.Random(2)
    for _ in range(6):
        ann.wait_asked()
        ann.answer(hand)
    ann.wait_asked()
    seq = ann.seq
    log = ann.page.inner_text(".log ol")
    # The worker reads ahead what can be read without the house: it would complain as well.
    ann.page.wait_for_function(READY)
    server.kill()
    ann.page.wait_for_selector(".offline")
    server.start()
    ann.page.wait_for_selector(".offline", state="detached")
    assert ann.seq == seq
    assert ann.page.inner_text(".log ol") == log
    ann.wait_asked()
    ann.answer(hand)
    assert ann.seq > seq
    # The browser itself complains of refused connections while the server is away: nothing else.
    assert [c for c in ann.complaints if "ERR_CONNECTION" not in c and "WebSocket" not in c] == []
    context.close()
    server.stop()


def test_language_in_mid_game(new_person: NewPerson) -> None:
    ann = new_person()
    ann.sit_down("outpost")
    hand = random.Random(4)
    for _ in range(5):
        ann.wait_asked()
        ann.answer(hand)
    ann.wait_asked()
    english = ann.page.inner_text(".log ol")
    for lang, word in (("ru", "Рынок"), ("de", "Markt"), ("en", "Market")):
        ann.page.select_option("header select", lang)
        ann.page.wait_for_function(
            "word => document.querySelector('.board').textContent.includes(word)", arg=word
        )
    ann.page.wait_for_function(
        "text => document.querySelector('.log ol').innerText === text", arg=english
    )
    ann.answer(hand)


def test_replay(new_person: NewPerson) -> None:
    ann = new_person()
    ann.sit_down("outpost", bots=0)
    ann.play_to_the_end(seed=9)
    page = ann.page
    with page.expect_download() as download:
        page.click("[data-do=download]")
    saved = json.loads(Path(download.value.path()).read_text(encoding="utf-8"))
    assert saved["game"] == "outpost"
    page.click("[data-do=replay]")
    page.wait_for_selector("[data-do=forward]")
    for step in (1, 2, 3):
        page.click("[data-do=forward]")
        ann.wait_at(f"/replay/{step}")
    total = len(saved["history"])
    page.evaluate(
        """total => {
            const slider = document.querySelector('input[type=range]');
            slider.value = total;
            slider.dispatchEvent(new Event('input', { bubbles: true }));
        }""",
        total,
    )
    ann.wait_at(f"/replay/{total}")
    # The link to a moment opens at that moment.
    ann.open(f"/table/{ann.table_id}/replay/5")
    page.wait_for_selector("[data-do=autoplay]")
    assert (page.text_content("footer .count") or "").startswith("5 /")
    ann.click("[data-do=autoplay]")
    # It goes on by itself, and past this moment: seen whenever one looks.
    page.wait_for_function("() => Number(location.pathname.split('/').at(-1)) >= 7")
    # A rematch is the same table again.
    ann.open(f"/table/{ann.table_id}")
    ann.click("[data-do=rematch]")
    ann.page.wait_for_selector(".table:not([data-over])")


def test_what_is_told_stays(new_person: NewPerson) -> None:
    """A move adds to the log and leaves its lines alone; a halo lies over each place that glows."""
    ann = new_person()
    ann.sit_down("village", bots=0)
    hand = random.Random(4)
    page = ann.page
    for _ in range(4):
        ann.wait_asked()
        ann.answer(hand)
        ann.wait_asked()
    before = page.evaluate(
        """() => {
            const lines = [...document.querySelectorAll('.log li')];
            lines.forEach((line) => { line.old = true; });
            return lines.length;
        }"""
    )
    ann.answer(hand)
    ann.wait_asked()
    wait_still(page)
    kept, all_lines, end = page.evaluate(
        """() => {
            const list = document.querySelector('.log ol'), lines = [...list.children];
            const end = list.scrollHeight - list.scrollTop - list.clientHeight;
            return [lines.filter((line) => line.old).length, lines.length, end];
        }"""
    )
    assert kept == before < all_lines
    assert end <= 1
    found = page.evaluate(
        """() => {
            const middle = (one) => {
                const box = one.getBoundingClientRect();
                return [box.x + box.width / 2, box.y + box.height / 2].map(Math.round).join();
            };
            const all = (what) => [...document.querySelectorAll(what)].map(middle).sort();
            return [all('.room [data-legal]'), all('.room .halos path')];
        }"""
    )
    assert found[0] == found[1] != []
