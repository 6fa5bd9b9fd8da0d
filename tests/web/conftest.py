from __future__ import annotations

import shutil
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, Playwright, sync_playwright

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

    yield make
    complaints = [complaint for one in people for complaint in one.complaints]
    for one in people:
        one.context.close()
    assert complaints == []
