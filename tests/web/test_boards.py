"""The boards: all can be read, every move has its place, fingers can zoom and reach."""

from __future__ import annotations

import time
from typing import Any

import pytest
from playwright.sync_api import CDPSession, Page

import terem
from tests.web.browser import PATIENCE, Person, wait_still
from tests.web.conftest import NewPerson
from tests.web.look import flaws, moments, stored, take_in

SIZES = [(1440, 900), (1024, 768), (390, 844)]
SOLO = [game for game in terem.games() if 1 in terem.game(game).seats]
PHONE = {
    "viewport": {"width": 390, "height": 844},
    "has_touch": True,
    "is_mobile": True,
    "device_scale_factor": 2,
}


def sit(person: Person, saved: dict[str, Any]) -> None:
    """Take a saved game in and sit down at it."""
    known = "/table/" in person.page.url
    if not known:
        person.post("/api/guests", {"name": "Ann"})
    path = f"/table/{take_in(person.context, person.base, saved)}"
    # From one table to the next without loading the client again.
    (person.follow if known else person.open)(path)
    person.at_table()
    person.page.wait_for_selector(".board svg")


@pytest.mark.parametrize("game", SOLO)
def test_all_can_be_read(game: str, new_person: NewPerson) -> None:
    """Nothing small, cut, or written over something else, at any size; on a phone every place is
    large enough for a finger. For games of several people see test_reach."""
    ann = new_person()
    sit(ann, moments(game)["solo-late"])
    found = {}
    for width, height in SIZES:
        ann.page.set_viewport_size({"width": width, "height": height})
        wait_still(ann.page)
        found[width] = flaws(ann.page)
    assert found == {width: [] for width in found}


# ---------------------------------------------------------------------- every move has its place


def positions(name: str) -> dict[str, tuple[dict[str, Any], set[str]]]:
    """Saved games that between them have come to every kind of decision with every verb that is
    ever legal in it, and the moves that are legal there."""
    seen: dict[tuple[str, frozenset[str]], tuple[dict[str, Any], set[str]]] = {}
    for saved in stored(name):
        game = terem.game(name)
        state = game.new(seats=saved["seats"], seed=saved["seed"], options=saved["options"])
        for at, move in enumerate(saved["history"]):
            kind = str(state.view(state.seat)["decision"]["kind"])
            legal = state.moves()
            verbs = frozenset(str(one[0]) for one in legal)
            if (kind, verbs) not in seen:
                moves = {",".join(str(part) for part in one) for one in legal}
                seen[kind, verbs] = ({**saved, "history": saved["history"][:at]}, moves)
            state.play(tuple(move))
    # The positions with the most verbs first; one that shows nothing new is left out.
    chosen = {}
    covered: set[tuple[str, str]] = set()
    for (kind, verbs), found in sorted(seen.items(), key=lambda one: -len(one[0][1])):
        new = {(kind, verb) for verb in verbs} - covered
        if new:
            covered |= new
            chosen[f"{kind}: {', '.join(sorted(verbs))}"] = found
    return chosen


LISTED = """() => [...document.querySelectorAll('.prompt [data-move]')].map((one) => ({
    move: JSON.parse(one.dataset.move).join(','),
    place: one.dataset.place,
    glows: document.querySelector(`.room [data-key="${CSS.escape(one.dataset.place)}"][data-legal]`)
        !== null,
}))"""


# What is said, not done somewhere: to pass, to stop, to do without.
ONLY_WORDS: dict[str, set[str]] = {
    "outpost": {"pass", "end_turn", "finish_street"},
    "red_cathedral": {"end_turn", "stop"},
    "rurik": set(),
    "village": {
        "decline_turn",
        "make_nothing",
        "no_privilege",
        "pass",
        "skip",
        "stop_climbing",
        "stop_drawing",
    },
}


@pytest.mark.parametrize("game", terem.games())
def test_every_move_has_its_place(game: str, new_person: NewPerson) -> None:
    """Whatever is asked, every legal move is in the list, and what has a place on the board glows
    there."""
    ann = new_person()
    wrong: list[str] = []
    placeless: set[str] = set()
    for label, (saved, legal) in positions(game).items():
        sit(ann, saved)
        ann.page.wait_for_selector(".prompt .choice, [data-do=end-turn]")
        while ann.page.locator(".prompt .fold").count():
            ann.page.locator(".prompt .fold").first.click()
        listed = ann.page.evaluate(LISTED)
        missing = legal - {one["move"] for one in listed}
        wrong += [f"{label}: not listed: {move}" for move in sorted(missing)]
        words = {one["place"] for one in listed if one["place"].startswith("button:")}
        placeless |= {word.removeprefix("button:") for word in words}
        wrong += [
            f"{label}: {one['place']} does not glow: {one['move']}"
            for one in listed
            if not one["place"].startswith("button:") and not one["glows"]
        ]
    assert wrong == []
    assert placeless == ONLY_WORDS[game]


# Click a place; what it was answered with. A tip goes by itself: whoever looks later may miss it.
ANSWER = """([key, patience]) => new Promise((done) => {
    const look = () => {
        if (document.querySelector('.refusal')) finish('refusal');
        else if (document.querySelector('.tip-title')) finish('tip');
    };
    const seen = new MutationObserver(look);
    const finish = (what) => {
        seen.disconnect();
        clearTimeout(enough);
        done(what);
    };
    const enough = setTimeout(() => finish(null), patience);
    seen.observe(document, { childList: true, subtree: true });
    document.querySelector(`.room [data-key="${CSS.escape(key)}"]`)
        .dispatchEvent(new MouseEvent('click', { bubbles: true }));
    look();
})"""


@pytest.mark.parametrize("game", terem.games())
def test_a_wrong_click_is_answered(game: str, new_person: NewPerson) -> None:
    """A click on anything that does not glow says why not, or at least what it is."""
    ann = new_person()
    saved = moments(game)["middle"]
    sit(ann, saved)
    ann.wait_asked()
    page = ann.page
    keys = page.evaluate(
        "() => [...document.querySelectorAll('.room [data-key]:not([data-legal])')]"
        ".map((one) => one.dataset.key)"
    )
    silent, reasons = [], 0
    for key in dict.fromkeys(keys):
        page.keyboard.press("Escape")
        page.wait_for_selector(".refusal, .tip-title", state="detached")
        answer = page.evaluate(ANSWER, [key, PATIENCE])
        if answer is None:
            silent.append(key)
        reasons += answer == "refusal"
    assert silent == []
    assert reasons >= 3


# ---------------------------------------------------------------------- fingers


def touch(session: CDPSession, kind: str, *points: tuple[float, float]) -> None:
    touches = [{"x": x, "y": y, "id": i} for i, (x, y) in enumerate(points)]
    session.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": touches})


def wait_zoomed(page: Page, wanted: float, give: float = 0.01) -> None:
    """Until the board is so much wider than the room."""
    page.wait_for_function(
        """([wanted, give]) => {
            const sheet = document.querySelector('.sheet').getBoundingClientRect().width;
            const room = document.querySelector('.room').clientWidth - 16;
            return Math.abs(sheet / room - wanted) <= give;
        }""",
        arg=[wanted, give],
    )
    wait_still(page)


def test_pinch(new_person: NewPerson) -> None:
    """Two fingers zoom, and what was between them stays between them; one finger pans."""
    ann = new_person(**PHONE)
    sit(ann, moments("rurik")["middle"])
    page = ann.page
    session = ann.context.new_cdp_session(page)
    wait_zoomed(page, 1)
    place = '[data-key="region:smolensk"]'
    page.evaluate("() => { document.querySelector('.room').scrollTop = 0; }")
    box = page.locator(place).bounding_box()
    assert box is not None
    x, y = box["x"] + box["width"] / 2, box["y"] + box["height"] / 2
    touch(session, "touchStart", (x - 30, y), (x + 30, y))
    for spread in range(30, 64, 3):
        touch(session, "touchMove", (x - spread, y), (x + spread, y))
    touch(session, "touchEnd")
    wait_zoomed(page, 2.1, give=0.05)
    after = page.locator(place).bounding_box()
    assert after is not None
    assert after["x"] + after["width"] / 2 == pytest.approx(x, abs=12)
    assert after["y"] + after["height"] / 2 == pytest.approx(y, abs=12)
    # The page itself has neither zoomed nor scrolled.
    assert page.evaluate("() => visualViewport.scale") == 1
    assert page.evaluate("() => scrollY") == 0
    # One finger moves the board about.
    before = page.evaluate("() => document.querySelector('.room').scrollLeft")
    touch(session, "touchStart", (x, y))
    for step in range(1, 13):
        touch(session, "touchMove", (x - 8 * step, y))
    touch(session, "touchEnd")
    page.wait_for_function(
        "before => document.querySelector('.room').scrollLeft > before + 30", arg=before
    )
    # Never smaller than the room.
    touch(session, "touchStart", (60, y), (320, y))
    for spread in range(130, 10, -8):
        touch(session, "touchMove", (x - spread, y), (x + spread, y))
    touch(session, "touchEnd")
    wait_zoomed(page, 1)


def test_double_tap(new_person: NewPerson) -> None:
    """Two taps go to what glows, two more go back."""
    ann = new_person(**PHONE)
    sit(ann, moments("village")["opening"])
    page = ann.page
    page.evaluate("() => { document.querySelector('.room').scrollTop = 0; }")
    box = page.locator('[data-key="supply"]').bounding_box()
    assert box is not None
    x, y = box["x"] + box["width"] - 12, box["y"] + box["height"] / 2

    session = ann.context.new_cdp_session(page)

    def twice() -> None:
        """A tenth of a second apart, however busy the machine is."""
        begun = time.time()
        for number in range(2):
            for kind, points in (("touchStart", [{"x": x, "y": y}]), ("touchEnd", [])):
                when = begun + number / 10
                event = {"type": kind, "touchPoints": points, "timestamp": when}
                session.send("Input.dispatchTouchEvent", event)

    twice()
    wait_zoomed(page, 2)
    seen = page.evaluate(
        """() => {
            const room = document.querySelector('.room').getBoundingClientRect();
            return [...document.querySelectorAll('.room [data-legal]')].filter((one) => {
                const box = one.getBoundingClientRect();
                return box.left >= room.left && box.right <= room.right
                    && box.top >= room.top && box.bottom <= room.bottom;
            }).length;
        }"""
    )
    assert seen > 0
    twice()
    wait_zoomed(page, 1)


@pytest.mark.parametrize("game", terem.games())
def test_a_tap_plays(game: str, new_person: NewPerson) -> None:
    """On a phone what glows is brought into sight, and a tap on it plays or offers its moves."""
    ann = new_person(**PHONE)
    sit(ann, moments(game)["opening"])
    page = ann.page
    page.wait_for_selector("[data-legal]")
    wait_still(page)
    spot = page.evaluate(
        """() => {
            for (const one of document.querySelectorAll('.room [data-legal]')) {
                const box = one.getBoundingClientRect();
                const x = box.x + box.width / 2, y = box.y + box.height / 2;
                if (document.elementFromPoint(x, y) === one) return { x, y };
            }
            return null;
        }"""
    )
    assert spot is not None, "what glows is out of sight"
    seq = ann.seq
    page.touchscreen.tap(spot["x"], spot["y"])
    page.wait_for_function(
        "seq => document.querySelector('.chooser')"
        " || Number(document.querySelector('.table').dataset.seq) > seq",
        arg=seq,
    )
