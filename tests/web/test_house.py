"""The rest of the house: every page beside the boards, full and empty, and what may go wrong."""

from __future__ import annotations

import json
import random
from typing import Any

import pytest
from playwright.sync_api import Page, Route

from tests.web.browser import ROOT, Person
from tests.web.conftest import NewPerson
from tests.web.test_pages import findings, in_theme, sideways

GOLDEN = ROOT / "tests/golden"
# A laptop, a laptop at 200 %, a phone.
SIZES = ((1440, 900), (720, 450), (390, 844))


def take_in(person: Person, path: str, share: float = 1.0) -> str:
    """A stored game as a table of this person, played as far as `share` says; its id."""
    golden = json.loads((GOLDEN / f"{path}.json").read_text(encoding="utf-8"))
    saved = {key: golden[key] for key in ("game", "version", "seats", "seed", "options")}
    saved["history"] = golden["history"][: int(len(golden["history"]) * share)]
    person.post("/api/guests", {"name": "Ann"})
    return str(person.post("/api/tables/import", saved)["id"])


def looks_right(person: Person, themes: tuple[str, ...] = ("dark", "contrast")) -> None:
    """No serious finding in any theme, and no scrolling sideways at any size."""
    assert findings(person) == []
    # Another theme can only spoil colours.
    for theme in themes:
        in_theme(person, theme)
        assert findings(person, "color-contrast") == [], theme
    for width, height in SIZES:
        person.page.set_viewport_size({"width": width, "height": height})
        assert sideways(person) <= 0, width
    person.page.set_viewport_size({"width": 1440, "height": 900})


def test_result_replay_person(new_person: NewPerson) -> None:
    ann, friend = new_person(permissions=["clipboard-read", "clipboard-write"]), new_person()
    table = take_in(ann, "outpost/tie_gold")
    page = ann.page
    ann.open(f"/table/{table}")
    page.wait_for_selector("[data-do=replay]")
    # The points were equal: the page says what decided.
    page.wait_for_selector("dialog .tie")
    looks_right(ann)
    ann.open(f"/table/{table}/replay/30")
    page.wait_for_selector("[data-do=autoplay]")
    assert (page.text_content(".story .now") or "").strip()
    # The board's own colours are looked at where it is played.
    looks_right(ann, themes=())
    # A line of the chronicle is a way to its moment.
    later = page.locator(".story li.later")
    assert later.count() > 20
    line = page.locator(".story li:not(.later)").nth(-4)
    line.locator("button").click()
    page.wait_for_function("() => !location.pathname.endsWith('/replay/30')")
    moment = page.url.rpartition("/")[2]
    assert 20 < int(moment) < 30
    page.wait_for_selector(".story .now")
    # The link to a moment of a game leads a friend there, and on.
    ann.watch_for("[data-do=link]")
    ann.click("[data-do=link]")
    ann.wait_shown("[data-do=link]", "Copied")
    friend.open(page.evaluate("() => navigator.clipboard.readText()").removeprefix(ann.base))
    friend.page.wait_for_selector("[data-do=forward]")
    assert (friend.page.text_content("footer .count") or "").startswith(f"{moment} /")
    # A round is a way to its beginning.
    friend.page.select_option("[data-do=round]", index=2)
    friend.page.wait_for_function("old => !location.pathname.endsWith(`/${old}`)", arg=moment)
    wanted = friend.page.inner_text("[data-do=round] option:nth-child(3)")
    friend.page.wait_for_function(
        "wanted => document.querySelector('.story .chapter.now')?.innerText.trim() === wanted",
        arg=wanted.strip(),
    )
    began = int(friend.page.url.rpartition("/")[2])
    friend.click("[data-do=forward]")
    friend.wait_at(f"/replay/{began + 1}")
    page.keyboard.press("?")
    page.wait_for_selector("dialog[open]")
    assert findings(ann) == []
    page.keyboard.press("Escape")
    person_id = page.evaluate(
        "() => fetch('/api/me').then((a) => a.json()).then((m) => m.person.id)"
    )
    ann.open(f"/people/{person_id}")
    page.wait_for_selector("a.row")
    looks_right(ann)


def test_points_log_and_rules_at_the_table(new_person: NewPerson) -> None:
    ann = new_person(has_touch=True)
    table = take_in(ann, "village/five", share=0.8)
    ann.open(f"/table/{table}")
    ann.at_table()
    page = ann.page
    # Where points come from: under the mouse, with the keyboard, with a finger.
    page.hover(".score >> nth=0")
    page.wait_for_selector("#score-parts dl")
    assert findings(ann) == []
    page.mouse.move(5, 5)
    page.wait_for_selector("#score-parts", state="detached")
    page.locator(".name").first.focus()
    page.keyboard.press("Tab")
    page.wait_for_selector("#score-parts dl")
    page.keyboard.press("Escape")
    page.wait_for_selector("#score-parts", state="detached")
    page.locator(".score").nth(1).tap()
    page.wait_for_selector("#score-parts dl")
    parts = [int(one) for one in page.locator("#score-parts dd").all_inner_texts()]
    assert sum(parts[:-1]) == parts[-1]
    page.locator("h1").tap()
    page.wait_for_selector("#score-parts", state="detached")
    # The log, of one player only and with a word in it.
    everything = page.locator(".log li").count()
    page.select_option(".log select", index=2)
    page.wait_for_function("n => document.querySelectorAll('.log li').length < n", arg=everything)
    page.fill(".log input", "no such word")
    page.wait_for_function("() => document.querySelectorAll('.log li').length === 1")
    page.fill(".log input", "")
    # The rules, those of the moment first, and a search.
    page.keyboard.press("Escape")
    ann.click("[role=tab]:nth-child(3)")
    page.wait_for_selector("article.now")
    page.fill(".rules input", "plague")
    page.wait_for_selector("article.now", state="detached")
    assert "plague" in (page.text_content(".rules article") or "").lower()
    # Nobody resigns by a slip of the hand.
    ann.click("[aria-expanded]:has-text('Menu')")
    ann.click("[data-do=resign]")
    page.wait_for_selector("[data-do=resign-sure]")
    assert findings(ann) == []
    page.keyboard.press("Escape")
    page.wait_for_selector("[data-do=resign-sure]", state="detached")


def test_options_for_each_seat(new_person: NewPerson) -> None:
    """Each side of the workshop for its own player; what is unusual is told to who comes in."""
    ann = new_person()
    ann.door("red_cathedral", "friends")
    page = ann.page
    page.select_option("[data-do=seats]", "3")
    page.select_option("[data-do=clock]", label="3 days per turn")
    page.click("summary")
    page.select_option("fieldset[data-option=board_side] select >> nth=1", "advanced")
    assert page.query_selector("[data-option=yakovlev_build_order]") is None
    looks_right(ann)
    ann.click("dialog .main")
    page.wait_for_selector("#invite")
    looks_right(ann)
    told = page.inner_text("dl")
    assert "3 days per turn" in told
    assert "Workshop" in told
    options = page.evaluate(
        "id => fetch(`/api/tables/${id}`).then((a) => a.json()).then((t) => t.options)",
        ann.table_id,
    )
    assert options["board_side"] == "basic,advanced,basic"
    # Bots on the empty seats, and off it goes.
    for seat in (1, 2):
        page.select_option(f"li:nth-child({seat + 1}) select", "random")
        page.wait_for_function(
            "n => document.querySelectorAll('main li select').length === 2"
            " && document.querySelectorAll('main li select')[n].value === 'random'",
            arg=seat - 1,
        )
    ann.click("[data-do=start]")
    ann.at_table()


def test_a_solo_game_of_ones_own(new_person: NewPerson) -> None:
    ann = new_person()
    ann.door("rurik", "custom")
    ann.page.select_option("[data-do=seats]", "1")
    ann.page.select_option("[data-option=solo_level]", "3")
    ann.click("dialog .main")
    ann.at_table()
    assert json.loads(ann.heard[0])["table"]["options"]["solo_level"] == 3


def test_a_refused_table(new_person: NewPerson) -> None:
    """The dialog stays open with all that was chosen, and says what the server said."""
    ann = new_person()
    ann.door("village", "friends")
    page = ann.page
    page.select_option("[data-do=seats]", "4")
    refusal = {"code": "too-many", "text": "Too many tables.", "rule": None, "heading": None}
    page.route("**/api/tables?*", lambda route: route.fulfill(status=429, json=refusal))
    ann.click("dialog .main")
    page.wait_for_selector("dialog [role=alert]")
    assert page.inner_text("dialog [role=alert]") == "Too many tables."
    assert page.input_value("[data-do=seats]") == "4"
    assert findings(ann) == []
    page.unroute("**/api/tables?*")
    ann.click("dialog .main")
    page.wait_for_selector("#invite")
    # The browser itself remarks on the refusal.
    ann.complaints = [one for one in ann.complaints if "429" not in one]


def test_contents_of_the_rules(new_person: NewPerson) -> None:
    """A heading leads to its clause; on the phone the contents are folded."""
    ann = new_person()
    ann.open("/rules/village")
    page = ann.page
    page.wait_for_selector(".rules article")
    last = page.locator("nav a").last
    clause = page.locator(".rules article").last
    assert page.locator("nav a").count() == page.locator(".rules article").count()
    last.click()
    page.wait_for_selector("article.at")
    assert (last.text_content() or "?") in (clause.text_content() or "")
    page.wait_for_function(
        """() => {
            const top = document.querySelector('article.at').getBoundingClientRect().top;
            return top >= 0 && top < innerHeight;
        }"""
    )
    # The contents have stayed in sight.
    assert last.is_visible()
    looks_right(ann)
    page.set_viewport_size({"width": 390, "height": 844})
    page.wait_for_function("() => !document.querySelector('nav details').open")
    assert findings(ann) == []
    page.click("nav summary")
    page.locator("nav a").nth(3).click()
    page.wait_for_function("() => !document.querySelector('nav details').open")


def fake(table: dict[str, Any], number: int, **other: Any) -> dict[str, Any]:
    return {**table, "id": f"t{number}", **other}


def serve(page: Page, pattern: str, body: dict[str, Any]) -> None:
    def answer(route: Route) -> None:
        route.fulfill(json=body)

    page.route(pattern, answer)


def test_the_door_when_the_house_is_full(new_person: NewPerson) -> None:
    ann = new_person()
    table = take_in(ann, "rurik/two_seats", share=0.5)
    page = ann.page
    real = ann.context.request.get(f"{ann.base}/api/tables/{table}").json()
    strangers: dict[str, Any] = {"mine": [], "role": None, "kind": "open", "unread_chat": 0}
    mine = [fake(real, n, unread_chat=n % 3) for n in range(50)]
    finished = [
        fake(real, 200 + n, status="finished", deciding=None, finished=real["created"])
        for n in range(50)
    ]
    serve(page, "**/api/my/tables?*", {"tables": mine + finished, "waiting": 50})
    open_tables = [fake(real, 100 + n, **strangers) for n in range(100)]
    serve(page, "**/api/tables?*", {"tables": open_tables})
    rating = {"game": "outpost", "rating": 1627, "deviation": 88, "games": 12, "wins": 7}
    lines = [
        {
            "place": n + 1,
            "person": {
                "id": f"p{n}",
                "name": f"Wsewolod der Langnamige {n}",
                "guest": False,
                "picture": n % 12,
            },
            "rating": rating,
        }
        for n in range(100)
    ]
    serve(page, "**/leaderboard?*", {"game": "outpost", "lines": lines, "games": 5})
    ann.open("/")
    page.wait_for_selector("[data-do=all-leaders]")
    page.wait_for_selector("[data-do=all] >> nth=2")
    looks_right(ann)
    rows = page.locator(".row").count()
    assert rows < 30
    ann.click("[data-do=all] >> nth=2")
    page.wait_for_function("n => document.querySelectorAll('.row').length === n", arg=rows + 92)
    ann.click("[data-do=all-leaders]")
    page.wait_for_function("() => document.querySelectorAll('tbody tr').length === 100")
    assert sideways(ann) <= 0


@pytest.mark.parametrize(
    "path",
    ["/nowhere", "/table/nonsense", "/table/nonsense/replay", "/people/nobody", "/rules/chess"],
)
def test_a_bad_link(path: str, new_person: NewPerson) -> None:
    """One clear sentence, and a way on."""
    ann = new_person()
    ann.open(path)
    ann.page.wait_for_selector(".trouble")
    text = ann.page.inner_text(".trouble [role=alert]")
    assert text.startswith("There is no such")
    assert findings(ann) == []
    ann.click(".trouble a")
    ann.page.wait_for_selector("[data-do=now]")
    # The browser itself complains of what is not there.
    assert all("404" in one for one in ann.complaints)
    ann.complaints.clear()


def test_a_server_that_does_not_answer(new_person: NewPerson) -> None:
    ann = new_person()
    ann.page.route("**/api/house?*", lambda route: route.abort())
    ann.open("/")
    ann.page.wait_for_selector("[role=alert]")
    assert "does not answer" in ann.page.inner_text("[role=alert]")
    ann.page.unroute("**/api/house?*")
    ann.click("[role=alert] button")
    ann.page.wait_for_selector("[data-do=now]")
    ann.complaints.clear()


# Notifications as the page makes them, with a page that is in the background.
WATCH = """() => {
    window.shown = [];
    const Real = window.Notification;
    window.Notification = class extends Real {
        constructor(title, more) {
            super(title, more);
            window.shown.push({ title, ...more, it: this });
        }
    };
    Object.defineProperty(document, 'hidden', { get: () => true });
}"""


def test_notifications(new_person: NewPerson) -> None:
    host, friend = new_person(whole=True, permissions=["notifications"]), new_person()
    host.door("outpost", "friends")
    host.click("dialog .main")
    host.page.wait_for_selector("#invite")
    link = host.page.input_value("#invite").removeprefix(host.base)
    table = host.table_id
    host.click("header .home")
    host.page.wait_for_selector("article")
    host.click("header .who")
    host.click("[data-do=notify]")
    host.page.wait_for_selector("[data-do=notify]:checked")
    host.page.keyboard.press("Escape")
    host.page.evaluate(WATCH)
    # The friend's coming starts the game; who begins is a matter of luck.
    friend.open(link)
    friend.click("[data-do=join]")
    friend.at_table()
    position = friend.context.request.get(f"{friend.base}/api/tables/{table}/position").json()
    if position["view"]["seat"] == 1:
        friend.wait_asked()
        friend.answer(random.Random(1))
    host.page.wait_for_function("() => window.shown.length === 1")
    note = host.page.evaluate("() => ({ body: shown[0].body, tag: shown[0].tag })")
    assert note == {"body": "Outpost: it is your turn.", "tag": table}
    # A click on it leads to the table.
    host.page.evaluate("() => shown[0].it.onclick()")
    host.at_table()
    assert host.table_id == table


def test_notifications_that_are_not_allowed(new_person: NewPerson) -> None:
    ann = new_person()
    ann.open("/")
    ann.page.evaluate("() => { Notification.requestPermission = async () => 'denied'; }")
    ann.click("header .who")
    ann.click("[data-do=notify]")
    ann.page.wait_for_selector("fieldset [role=alert]")
    assert not ann.page.is_checked("[data-do=notify]")


# The names of all animations that scripts start.
ANIMATIONS = """
    window.motions = [];
    const animate = Element.prototype.animate;
    Element.prototype.animate = function (frames, timing) {
        window.motions.push(timing.id ?? 'glide');
        return animate.call(this, frames, timing);
    };
"""


def stepping(ann: Person, stored: str, until: str | None) -> set[str]:
    """The motions of a replay, step by step, at most twelve or until one was seen."""
    table = take_in(ann, stored)
    ann.open(f"/table/{table}/replay/0")
    ann.page.wait_for_selector("[data-do=forward]")
    seen: set[str] = set()
    for step in range(1, 41 if until else 13):
        ann.page.keyboard.press("ArrowRight")
        ann.wait_at(f"/{step}")
        seen = set(ann.page.evaluate("() => window.motions"))
        if until in seen:
            break
    return seen


@pytest.mark.parametrize(
    ("stored", "motion"), [("red_cathedral/solo_random", "tumble"), ("outpost/solo", "turn")]
)
def test_dice_tumble_and_cards_turn(stored: str, motion: str, new_person: NewPerson) -> None:
    ann = new_person(reduced_motion="no-preference")
    ann.context.add_init_script(ANIMATIONS)
    assert motion in stepping(ann, stored, motion)


@pytest.mark.parametrize("why", ["reduced motion", "setting"])
def test_nothing_moves_where_it_is_unwanted(why: str, new_person: NewPerson) -> None:
    ann = new_person(reduced_motion="reduce" if why == "reduced motion" else "no-preference")
    ann.context.add_init_script(ANIMATIONS)
    if why == "setting":
        ann.context.add_init_script("localStorage.terem = JSON.stringify({ motion: false })")
    assert stepping(ann, "red_cathedral/solo_random", None) == set()


def test_the_solo_opponent_tells_what_it_did(new_person: NewPerson) -> None:
    ann = new_person()
    table = take_in(ann, "red_cathedral/solo_random", share=0.4)
    ann.open(f"/table/{table}")
    ann.at_table()
    page = ann.page
    deed = page.inner_text(".deed")
    assert deed.startswith("Yakovlev")
    # The same stands in the log, on a line of its own, and can be read alone.
    assert page.locator(".log .theirs").last.inner_text() == page.get_attribute(".deed", "title")
    page.select_option(".log select", "theirs")
    page.wait_for_function("() => !document.querySelector('.log li:not(.theirs)')")
    assert page.locator(".log .theirs").count() > 3
