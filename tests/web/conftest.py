from __future__ import annotations

import shutil
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, Error, Page, Playwright, sync_playwright

from terem.server import webclient
from tests.server.client import ServerProcess, sqlite_url
from tests.web.browser import FLAGS, Person
from tools.browser import LIGHT, NAMES

NewPerson = Callable[..., Person]
HERE = Path(__file__).parent


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """A browser's test that fails is tried once more, and named: decision 0012."""
    for item in items:
        if HERE in item.path.parents:
            item.add_marker(pytest.mark.flaky(reruns=1))


# ---------------------------------------------------------------------- what a failure leaves

# What somebody would want to know who was not there: where each page is, what it asks, what lies
# over it, what moves.
SEEN = """() => {
    const texts = (what) => [...document.querySelectorAll(what)]
        .map((one) => one.innerText?.split(/\\s+/).join(' ').trim().slice(0, 300));
    const under = (one) => {
        const box = one.getBoundingClientRect();
        const top = document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2);
        return top === one ? '' : ` under ${top?.cloneNode().outerHTML.slice(0, 80)}`;
    };
    const table = document.querySelector('.table, .lesson, .puzzle, .review, .analysis');
    const running = document.getAnimations().filter((one) => one.playState === 'running').length;
    return JSON.stringify({
        heading: texts('h1'),
        ...table?.dataset,
        prompt: texts('.prompt, .guide'),
        glows: [...document.querySelectorAll('[data-legal]')]
            .map((one) => one.dataset.key + under(one)),
        buttons: texts('.prompt button'),
        over: texts('dialog[open], .float, .chooser, [data-card], .strip, [role=alert]'),
        told: texts('.told li').slice(-5),
        focus: document.activeElement?.cloneNode().outerHTML.slice(0, 200),
        size: [innerWidth, innerHeight],
        running,
    }, null, 1);
}"""


def seen(page: Page) -> str:
    try:
        # Not `evaluate`: a page that hangs must not keep its failure to itself.
        shown = page.wait_for_function(SEEN, timeout=10_000).json_value()
    except Error as problem:
        shown = f"(it does not answer: {problem})"
    return f"{page.url}\n{shown}"


@pytest.hookimpl(hookwrapper=True)
def pytest_runtest_makereport(item: pytest.Item) -> Iterator[None]:
    """Whoever reads of a failure on another machine sees what its pages showed."""
    outcome: Any = yield
    report = outcome.get_result()
    if report.when != "call" or not report.failed:
        return
    found = getattr(item, "funcargs", {})
    for name in ("browser", "whole_browser"):
        for context in found[name].contexts if name in found else ():
            report.sections += [("what a page showed", seen(page)) for page in context.pages]
    for one in getattr(found.get("new_person"), "people", ()):
        heard = [text[:300] for text in one.heard[-4:]]
        told = "\n".join(["complaints:", *one.complaints, "heard last:", *heard])
        report.sections.append((f"what {one.page.url} was told", told))


# ---------------------------------------------------------------------- who is there


@pytest.fixture(scope="session")
def built() -> Path:
    """The client as the server serves it."""
    if not (webclient.STATIC / "index.html").is_file():
        pytest.fail("the web client is not built: run `make web`", pytrace=False)
    return webclient.STATIC


@pytest.fixture(scope="session")
def playwright() -> Iterator[Playwright]:
    with sync_playwright() as started:
        yield started


def launched(playwright: Playwright, *names: str) -> Browser:
    path = next(filter(None, map(shutil.which, names)), None)
    if path is None:
        pytest.fail("no Chromium on this machine: run `python -m tools.browser`", pytrace=False)
    return playwright.chromium.launch(executable_path=path, args=FLAGS)


@pytest.fixture(scope="session")
def browser(playwright: Playwright) -> Iterator[Browser]:
    with launched(playwright, LIGHT, *NAMES) as found:
        yield found


@pytest.fixture(scope="session")
def whole_browser(playwright: Playwright) -> Iterator[Browser]:
    """For what pages alone do not have: apps that are installed, messages of the system."""
    with launched(playwright, *NAMES) as found:
        yield found


@pytest.fixture(scope="session")
def house(built: Path, tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServerProcess]:
    """One server for all tests that do not harm it."""
    with ServerProcess(sqlite_url(tmp_path_factory.mktemp("web"))) as process:
        yield process
        assert process.troubles() == []


@pytest.fixture
def new_person(
    browser: Browser, house: ServerProcess, request: pytest.FixtureRequest
) -> Iterator[NewPerson]:
    """People with a browser each; in the end no browser may have complained."""
    people: list[Person] = []

    def make(base: str = "", whole: bool = False, **settings: Any) -> Person:
        wanted = {
            "viewport": {"width": 1440, "height": 900},
            "locale": "en-GB",
            "reduced_motion": "reduce",
            # What these tests look at is the page and the server; the worker has its own.
            "service_workers": "block",
            **settings,
        }
        chosen = request.getfixturevalue("whole_browser") if whole else browser
        one = Person(chosen.new_context(**wanted), base or house.url)
        people.append(one)
        return one

    make.people = people  # type: ignore[attr-defined]
    yield make
    complaints = [complaint for one in people for complaint in one.complaints]
    for one in people:
        one.context.close()
    assert complaints == []
