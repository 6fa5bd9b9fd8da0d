"""The app: installed, it starts without the house, and a new build never mixes with an old one."""

from __future__ import annotations

import os
import re
import shutil
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, BrowserContext, Page

import terem
from terem import lessons
from tests.server.client import ServerProcess, sqlite_url
from tests.web.browser import PATIENCE, ROOT, Person
from tests.web.test_lessons import begin, follow, turn_to

AXE = ROOT / "web/node_modules/axe-core/axe.min.js"
# The worker is there, has taken the page, and has read what can be read without the house.
READY = """() => navigator.serviceWorker.controller !== null
    && localStorage.getItem('terem-read') !== null"""


PHONE: dict[str, Any] = {
    "viewport": {"width": 390, "height": 844},
    "has_touch": True,
    "locale": "en-GB",
    "reduced_motion": "reduce",
    "service_workers": "allow",
}


@pytest.fixture
def phone(browser: Browser) -> Iterator[BrowserContext]:
    context = browser.new_context(**PHONE)
    yield context
    context.close()


def installed(context: BrowserContext, url: str) -> Page:
    page = context.new_page()
    page.set_default_timeout(PATIENCE)
    page.goto(url)
    page.wait_for_function(READY)
    return page


def flaws(page: Page) -> list[Any]:
    page.evaluate(AXE.read_text(encoding="utf-8"))
    found: list[Any] = page.evaluate(
        "() => axe.run().then((all) => all.violations.map((one) => [one.id, one.nodes[0].html]))"
    )
    return found


def test_it_can_be_installed(whole_browser: Browser, house: ServerProcess) -> None:
    # Only a browser with windows installs anything.
    phone = whole_browser.new_context(**PHONE)
    page = installed(phone, house.url)
    devtools = phone.new_cdp_session(page)
    manifest = devtools.send("Page.getAppManifest")
    assert manifest["errors"] == []
    # A browser of the tests forgets everything; apart from that it could be installed.
    errors = devtools.send("Page.getInstallabilityErrors")["installabilityErrors"]
    assert [one["errorId"] for one in errors] == ["in-incognito"]
    phone.close()


def test_it_starts_without_the_house_to_rules_guides_and_companions(
    phone: BrowserContext, house: ServerProcess
) -> None:
    installed(phone, house.url).close()
    phone.set_offline(True)
    page = phone.new_page()
    page.set_default_timeout(PATIENCE)
    page.goto(house.url)
    # It says plainly what needs the house.
    page.wait_for_selector(".strip.lost")
    page.wait_for_selector("article")
    assert flaws(page) == []
    for game in ("outpost", "red_cathedral", "rurik", "village"):
        page.goto(f"{house.url}/rules/{game}")
        page.wait_for_selector("main h1")
        assert page.locator("main .clause, main article, main section").count() > 0
        page.goto(f"{house.url}/guide/{game}")
        page.wait_for_selector("[data-block] svg")
    # Beside a real table nothing else is needed.
    page.goto(f"{house.url}/companion/village")
    page.click("[data-do=begin]")
    page.click(".ask [data-answer]")
    page.wait_for_selector(".did")
    # What needs the house says so.
    for path in ("puzzles", "match", "people", "settings"):
        page.goto(f"{house.url}/{path}")
        page.wait_for_selector(".strip:has-text('puzzles')")
        page.wait_for_selector("[role=alert]:has-text('does not answer')")
    page.goto(f"{house.url}/")
    page.wait_for_selector("article")
    # The house is back: the line goes away by itself.
    phone.set_offline(False)
    page.wait_for_selector(".strip", state="detached")


def test_lessons_are_played_without_the_house(phone: BrowserContext, house: ServerProcess) -> None:
    installed(phone, house.url).close()
    phone.set_offline(True)
    ann = Person(phone, house.url)
    page = ann.page
    for game in terem.games():
        ann.open(f"/learn/{game}")
        page.wait_for_selector("[data-chapter]")
        chapters = lessons.lessons(terem.game(game))
        assert page.locator("[data-chapter]").count() == len(chapters)
        # The first chapter, one with a choice, and a solo opponent.
        for chapter in (chapters[0], chapters[4], chapters[-1]):
            turn_to(ann, game, chapter.id)
            while page.locator(".lesson[data-over]").count() == 0:
                follow(ann)
        ann.open(f"/learn/{game}")
        page.wait_for_selector("[data-chapter]")
        assert page.locator("li.finished").count() == 3
    # Anything else is answered, as far as it can be known.
    begin(ann, "village", "turn")
    follow(ann)
    for key, said in (("cube:church:brown", ""), ("good:horse", "do not allow")):
        ann.press(f'[data-key="{key}"]')
        page.wait_for_selector(f".problem:has-text('{said}')")
        assert page.get_attribute(".lesson", "data-done") == "1"
    # Where one chooses freely, it says plainly what is needed.
    begin(ann, "village", "play")
    while page.locator("[data-do=read]").count():
        follow(ann)
    ann.press("[data-legal]")
    page.wait_for_function(
        "() => document.querySelector('.problem, .guide [data-offered]') !== null"
    )
    if page.locator(".problem").count() == 0:
        page.click(".guide [data-first]")
    page.wait_for_selector(".problem:has-text('needs the connection')")


# A later build has other words.
NOW = "Sit down and play"
LATER = "Sit down and play on"


def later_build(built: Path, folder: Path) -> Path:
    """The client as a later version builds it: other words, so other names for all its parts, and
    another mark for the page that keeps its name."""
    out = Path(shutil.copytree(built, folder / "later"))
    names = {one.name: f"{one.stem}later{one.suffix}" for one in (out / "assets").iterdir()}
    page = re.compile(r'(?<="revision":")[0-9a-f]+(?=","url":"index.html")')
    told = 0
    for file in out.rglob("*"):
        if file.suffix not in (".js", ".css", ".html", ".json"):
            continue
        text = file.read_text(encoding="utf-8")
        told += text.count(NOW)
        text = text.replace(NOW, LATER)
        for old, new in names.items():
            text = text.replace(old, new)
        if file.name == "worker.js":
            text, marks = page.subn("later", text)
            assert marks == 1
        file.write_text(text, encoding="utf-8")
    assert told == 1
    for old, new in names.items():
        (out / "assets" / old).rename(out / "assets" / new)
    return out


def house_with(client: Path, folder: Path) -> Path:
    """The packages of the server, with this folder as its client."""
    source = Path(terem.__file__).parent
    server = folder / "terem" / "server"
    server.mkdir(parents=True)
    for one in source.iterdir():
        if one.name != "server":
            (folder / "terem" / one.name).symlink_to(one)
    for one in (source / "server").iterdir():
        if one.name != "static":
            (server / one.name).symlink_to(one)
    (server / "static").symlink_to(client)
    return server / "static"


# The new build is here. At the door it is loaded in the first moments, unasked; whoever is slower
# than that is offered it, and takes it.
RENEWED = """later => {
    if (document.querySelector('h1')?.textContent === later) return true;
    document.querySelector('[data-do=renew]')?.click();
    return false;
}"""


@pytest.mark.parametrize("then", ["the table is closed", "all is closed"])
def test_a_new_build_never_mixes_with_an_old_one(
    then: str,
    phone: BrowserContext,
    built: Path,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    later = later_build(built, tmp_path)
    static = house_with(built, tmp_path / "house")
    # Compiled modules look for their group beside the package.
    compiled = Path(terem.__file__).parent.parent
    monkeypatch.setenv("PYTHONPATH", f"{tmp_path / 'house'}{os.pathsep}{compiled}")
    with ServerProcess(sqlite_url(tmp_path)) as server:
        page = installed(phone, server.url)
        asked: list[str] = []
        phone.on("response", lambda answer: asked.append(f"{answer.status} {answer.url}"))
        page.click("article [data-do=now]")
        page.wait_for_selector(".table")
        # The house gets a new version while a table is open.
        static.unlink()
        static.symlink_to(later)
        door = phone.new_page()
        door.set_default_timeout(PATIENCE)
        door.goto(server.url)
        # Beside an open table the new build waits, and all pages are of the old one.
        door.wait_for_selector("[data-do=renew]")
        assert door.text_content("h1") == NOW
        door.click("[data-do=renew]")
        door.wait_for_selector(".strip:has-text('as soon as no table')")
        # What a page loads later is still there, though the server no longer has it.
        other = phone.new_page()
        other.set_default_timeout(PATIENCE)
        other.goto(f"{server.url}/rules/outpost")
        other.wait_for_selector("main h1")
        other.goto(server.url)
        other.wait_for_function(f"() => document.querySelector('h1')?.textContent === '{NOW}'")
        assert door.text_content("h1") == NOW
        assert page.query_selector(".table") is not None
        if then == "the table is closed":
            # The others have waited for that, and begin anew by themselves.
            page.close()
            for one in (door, other):
                one.wait_for_function(
                    f"() => document.querySelector('h1')?.textContent === '{LATER}'"
                )
        # Whoever waits goes first: while a page begins anew it is not closed.
        for one in (door, other, page):
            one.close()
        # The next start is the new build, whole.
        fresh = phone.new_page()
        fresh.set_default_timeout(PATIENCE)
        fresh.goto(server.url)
        fresh.wait_for_function(RENEWED, arg=LATER)
        fresh.goto(f"{server.url}/rules/outpost")
        fresh.wait_for_selector("main h1")
        assert [one for one in asked if one.startswith("4")] == []
