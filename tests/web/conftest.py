from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, sync_playwright

from terem.server import webclient
from tests.server.client import ServerProcess, sqlite_url
from tests.web.browser import FLAGS, Person

CHROMIUM = ("/usr/bin/chromium", "/usr/bin/chromium-browser", "/usr/bin/google-chrome")

NewPerson = Callable[..., Person]


@pytest.fixture(scope="session")
def built() -> Path:
    """The client as the server serves it."""
    if not (webclient.STATIC / "index.html").is_file():
        pytest.fail("the web client is not built: run `make web`", pytrace=False)
    return webclient.STATIC


@pytest.fixture(scope="session")
def browser() -> Iterator[Browser]:
    path = next((one for one in CHROMIUM if Path(one).exists()), None)
    if path is None:
        pytest.fail("no Chromium on this machine", pytrace=False)
    with sync_playwright() as playwright:
        launched = playwright.chromium.launch(executable_path=path, args=FLAGS)
        yield launched
        launched.close()


@pytest.fixture(scope="session")
def house(built: Path, tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServerProcess]:
    """One server for all tests that do not harm it."""
    with ServerProcess(sqlite_url(tmp_path_factory.mktemp("web"))) as process:
        yield process
        assert process.troubles() == []


@pytest.fixture
def new_person(browser: Browser, house: ServerProcess) -> Iterator[NewPerson]:
    """People with a browser each; in the end no browser may have complained."""
    people: list[Person] = []

    def make(base: str = "", **settings: Any) -> Person:
        wanted = {
            "viewport": {"width": 1440, "height": 900},
            "locale": "en-GB",
            "reduced_motion": "reduce",
            # What these tests look at is the page and the server; the worker has its own.
            "service_workers": "block",
            **settings,
        }
        one = Person(browser.new_context(**wanted), base or house.url)
        people.append(one)
        return one

    yield make
    complaints = [complaint for one in people for complaint in one.complaints]
    for one in people:
        one.context.close()
    assert complaints == []
