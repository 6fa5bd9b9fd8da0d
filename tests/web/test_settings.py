"""Messages when one is away, in the browser: the ways, their links, days off, and what is shown."""

from __future__ import annotations

import email
import email.policy
import json
import re
from pathlib import Path

import pytest
from playwright.sync_api import Browser

from tests.server.client import ServerProcess, sqlite_url
from tests.web.browser import PATIENCE, Person
from tests.web.conftest import NewPerson
from tests.web.test_pages import THEMES, findings, in_theme

PASSWORD = "a long password 7"


def newest(outbox: Path, page: str) -> str:
    """What the newest letter has behind this page."""
    letter = max(outbox.glob("*.eml"), key=lambda one: one.name)
    message = email.message_from_bytes(letter.read_bytes(), policy=email.policy.default)
    found = re.search(rf"/{page}/\S+", str(message.get_content()))
    assert found is not None
    return found.group(0)


def keep_account(person: Person, name: str) -> None:
    person.open("/")
    person.click("header .who")
    person.page.fill("#account-name", name)
    person.page.fill("#account-password", PASSWORD)
    person.click("dialog form:nth-of-type(2) button:nth-of-type(1)")
    person.page.wait_for_selector("[data-do=codes]")
    person.click("[data-do=notices]")
    person.page.wait_for_selector("#by-mail")


def test_mail_is_confirmed_stopped_and_brings_back_a_password(
    new_person: NewPerson, tmp_path: Path
) -> None:
    outbox = tmp_path / "outbox"
    with ServerProcess(sqlite_url(tmp_path), outbox=str(outbox)) as server:
        ann, elsewhere = new_person(server.url), new_person(server.url)
        keep_account(ann, "Ann with Mail")
        page = ann.page
        page.fill("#mail", "ann@example.org")
        ann.click("[data-do=set-mail]")
        page.wait_for_selector("main [role=status]:has-text('ann@example.org')")
        # The letter is read on another device, where nobody is signed in.
        elsewhere.open(newest(outbox, "mail"))
        elsewhere.click("[data-do=follow]")
        elsewhere.page.wait_for_selector("[data-do=done]")
        assert findings(elsewhere) == []
        page.reload()
        page.wait_for_selector("[data-do=no-mail]")
        assert page.input_value("#mail") == "ann@example.org"
        page.select_option("[data-do=when-mail]", "daily")
        page.select_option("[data-do=quiet_from]", "22")
        page.wait_for_function(
            """() => fetch('/api/me/notices').then((answer) => answer.json())
                .then(({ wishes }) => wishes.mail === 'daily' && wishes.quiet_from === 22)""",
            polling=300,
        )
        # A lost password.
        elsewhere.open("/")
        elsewhere.click("header .who")
        elsewhere.page.fill("#account-name", "Ann with Mail")
        elsewhere.click("[data-do=lost-password]")
        elsewhere.click("[data-do=forgotten]")
        elsewhere.page.wait_for_selector("dialog [role=status]")
        elsewhere.open(newest(outbox, "reset"))
        elsewhere.page.fill("#link-password", "another long one 8")
        elsewhere.click("[data-do=follow]")
        elsewhere.page.wait_for_selector("header .who:has-text('Ann with Mail')")


def test_the_page_is_whole_in_every_theme_and_language(new_person: NewPerson) -> None:
    ann = new_person(viewport={"width": 390, "height": 844})
    ann.post("/api/guests", {"name": "Ann"})
    ann.open("/settings")
    page = ann.page
    page.wait_for_selector("#days-off")
    for lang in ("en", "ru", "de"):
        page.select_option("header select", lang)
        page.wait_for_function("lang => document.documentElement.lang === lang", arg=lang)
        wide = page.evaluate("() => document.documentElement.scrollWidth - innerWidth")
        assert wide <= 0, lang
    for theme in THEMES:
        in_theme(ann, theme)
        assert findings(ann) == [], theme
    page.fill("[data-do=first-day]", "2027-08-01")
    ann.click("[data-do=add-days]")
    page.wait_for_selector("[data-do=days-off] li")


def test_a_push_message_is_shown(whole_browser: Browser, house: ServerProcess) -> None:
    """What the push service brings the worker becomes a notification that knows its table."""
    context = whole_browser.new_context(service_workers="allow", permissions=["notifications"])
    page = context.new_page()
    page.set_default_timeout(PATIENCE)
    page.goto(house.url)
    page.wait_for_function("() => navigator.serviceWorker.controller !== null")
    devtools = context.new_cdp_session(page)
    registrations: list[str] = []
    devtools.on(
        "ServiceWorker.workerRegistrationUpdated",
        lambda news: registrations.extend(one["registrationId"] for one in news["registrations"]),
    )
    devtools.send("ServiceWorker.enable")
    while not registrations:
        # Each answer brings along what the browser has told meanwhile.
        page.evaluate("() => navigator.serviceWorker.ready.then(() => null)")
    told = {
        "title": "Terem",
        "body": "Outpost: it is your turn.",
        "url": "/rules/outpost",
        "tag": "t",
    }
    devtools.send(
        "ServiceWorker.deliverPushMessage",
        {"origin": house.url, "registrationId": registrations[0], "data": json.dumps(told)},
    )
    page.wait_for_function(
        """() => navigator.serviceWorker.ready.then((worker) => worker.getNotifications())
            .then(([one]) => one?.body === 'Your turn.' && one.data === '/rules/outpost')""",
        polling=300,
    )
    context.close()


@pytest.mark.parametrize("link", ["/mail/x.y", "/unsubscribe/x.y"])
def test_a_link_that_is_not_ours_is_refused_in_words(new_person: NewPerson, link: str) -> None:
    ann = new_person()
    ann.open(link)
    ann.click("[data-do=follow]")
    ann.page.wait_for_selector("main [role=alert]")
    ann.complaints.clear()
