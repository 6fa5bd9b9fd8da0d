"""A person before a screen: a page in a real browser, with hands that only touch what they see."""

from __future__ import annotations

import copy
import json
import random
from collections.abc import Callable
from pathlib import Path
from typing import Any

from playwright.sync_api import (
    BrowserContext,
    ElementHandle,
    Page,
    Request,
    Response,
    TimeoutError,
    WebSocket,
)

import terem
from tests.server.client import apply_change

ROOT = Path(__file__).parent.parent.parent
FLAGS = [
    "--headless",
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
]
# More decisions than any game needs, even played at random.
LONGEST = 3000
# How long anything may take, in milliseconds: only what never comes is waited for to the end, so a
# machine that is busy with other tests fails none.
PATIENCE = 60_000

# How often a page is asked while something is waited for, in milliseconds. Not once a frame: it
# would draw frames for nothing, and one that is kept from drawing would never be asked.
POLLING = 20

# A point of an element where a click reaches it and no other place of the board, once it has rested
# there for a moment. Or that the table has moved on since it was looked at, that the choice is no
# longer offered, that a dialog lies over all. Where the page puts a new thing in its place before
# the click comes, that one is as good.
SPOT = """([what, which, since]) => {
    if (since !== null && Number(document.querySelector('.table')?.dataset.seq) > since) {
        return { moved: true };
    }
    const one = document.querySelectorAll(what)[which];
    if (!one) {
        const offered = document.querySelector('.chooser');
        return since !== null && what.startsWith('.chooser') && !offered ? { moved: true } : null;
    }
    const over = [...document.querySelectorAll('dialog[open]')].find((two) => !two.contains(one));
    if (over) return { shut: true };
    one.scrollIntoView({ block: 'nearest', inline: 'nearest' });
    const box = one.getBoundingClientRect();
    const place = [what, which, box.x, box.y, box.width, box.height].join();
    const rests = globalThis.looked === place;
    globalThis.looked = place;
    if (!rests) return null;
    const shares = [[.5, .5], [.5, .2], [.2, .5], [.8, .5], [.5, .8], [.15, .15], [.85, .15],
                    [.15, .85], [.85, .85], [.35, .35], [.65, .35], [.35, .65], [.65, .65]];
    for (const [px, py] of shares) {
        const x = box.x + box.width * px, y = box.y + box.height * py;
        const hit = document.elementFromPoint(x, y);
        if (hit && (hit === one || hit.closest('[data-key], button') === one)) {
            delete document.body.dataset.reached;
            document.addEventListener('click', ({ target }) => {
                const met = target === one ? one : target.closest('[data-key], button');
                if (met === one || one.contains(target) || (!one.isConnected && met?.matches(what)))
                    document.body.dataset.reached = 'yes';
            }, { once: true, capture: true });
            return { x, y };
        }
    }
    return null;
}"""

# What a person sees who cannot click: told where a test fails far away.
SEEN = """([what, which]) => {
    const all = document.querySelectorAll(what);
    const box = all[which]?.getBoundingClientRect();
    const over = box && document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2);
    return JSON.stringify({
        matching: all.length,
        box: box && [box.x, box.y, box.width, box.height].map(Math.round),
        covered_by: over && over.outerHTML.slice(0, 200),
        table: { ...document.querySelector('.table')?.dataset },
        prompt: document.querySelector('.prompt')?.innerText,
    });
}"""

# Two frames in which no place of the board has moved and nothing is on its way.
STILL = """() => new Promise((done) => {
    let before = '';
    const look = () => {
        const places = document.querySelectorAll('[data-key], .room, .room > *');
        const now = JSON.stringify([...places].map((one) => {
            const box = one.getBoundingClientRect();
            return [box.x, box.y, box.width, box.height, one.scrollLeft, one.scrollTop];
        }));
        const moving = document.getAnimations().some((one) =>
            one.playState === 'running' && one.effect?.getComputedTiming().iterations !== Infinity);
        if (now === before && !moving) done();
        else {
            before = now;
            requestAnimationFrame(look);
        }
    };
    document.fonts.ready.then(() => requestAnimationFrame(look));
})"""


def wait_still(page: Page) -> None:
    """Until the table has found its place."""
    page.evaluate(STILL)


# What a page shows for a moment only is written down as it comes: the texts of all that has ever
# matched, under the name of what was watched for.
WATCH = """([what]) => {
    globalThis.shown ??= {};
    const texts = (globalThis.shown[what] ??= []);
    const look = () => {
        for (const one of document.querySelectorAll(what)) {
            if (!texts.includes(one.innerText)) texts.push(one.innerText);
        }
    };
    look();
    new MutationObserver(look).observe(
        document, { childList: true, subtree: true, characterData: true });
}"""


class Person:
    """One browser context with one page; remembers every complaint of the browser."""

    def __init__(self, context: BrowserContext, base: str) -> None:
        self.context = context
        self.base = base
        self.complaints: list[str] = []
        # What came over the socket of the table, as text.
        self.heard: list[str] = []
        self.socket: WebSocket | None = None
        # The quickest bot; it is the browser that is tested.
        context.add_init_script(
            "localStorage.terem ??= JSON.stringify({ level: 'random' })",
        )
        self.page = context.new_page()
        self.page.set_default_timeout(PATIENCE)
        self.page.on("console", self._console)
        self.page.on("pageerror", lambda error: self.complaints.append(f"page error: {error}"))
        self.page.on("response", self._response)
        self.page.on("requestfailed", self._failed)
        self.page.on("websocket", self._socket)

    def _console(self, message: Any) -> None:
        if message.type == "error":
            self.complaints.append(f"console: {message.text}")

    def _failed(self, request: Request) -> None:
        # What the browser itself gives up on leaving a page has not failed.
        if request.failure != "net::ERR_ABORTED":
            self.complaints.append(f"failed: {request.url} {request.failure}")

    def _response(self, response: Response) -> None:
        if response.status >= 400:
            self.complaints.append(f"{response.status} {response.url}")

    def _socket(self, socket: WebSocket) -> None:
        if "/tables/" in socket.url:
            self.socket = socket
            socket.on("framereceived", lambda text: self.heard.append(str(text)))

    def wait_heard(self, enough: Callable[[], bool]) -> None:
        """Until enough has come over the socket of the table."""
        assert self.socket is not None
        while not enough():
            self.socket.wait_for_event("framereceived", timeout=PATIENCE)

    # ------------------------------------------------------------------ moving about

    def open(self, path: str = "/") -> None:
        self.page.goto(self.base + path)

    def follow(self, path: str) -> None:
        """Go there as by a link of the page: what is loaded stays."""
        self.page.evaluate(
            """path => {
                const link = document.createElement('a');
                link.href = path;
                document.body.append(link);
                link.click();
                link.remove();
            }""",
            path,
        )

    def click(self, what: str) -> None:
        self.page.click(what)

    def post(self, path: str, body: object = None) -> Any:
        """Asked of the server directly, as this person: for what is not the point of a test."""
        answer = self.context.request.post(
            self.base + path, data=body, headers={"Origin": self.base}
        )
        assert answer.ok, f"{path}: {answer.status} {answer.text()}"
        return answer.json()

    def sit_down(self, game: str, bots: int = 1, **more: Any) -> None:
        """A table such as the door opens: with so many of the quickest bots, or alone."""
        self.post("/api/guests", {"name": "Ann"})
        seats = [{"who": "me"}, *[{"who": "bot", "level": "random"}] * bots]
        plan = {
            "game": game,
            "kind": "invite" if bots else "solo",
            "seats": seats,
            "end_turn": not terem.game(game).ends_turns,
            **more,
        }
        self.open(f"/table/{self.post('/api/tables', plan)['id']}")
        self.at_table()

    def door(self, game: str, way: str) -> None:
        """Choose a way to play a game at the door."""
        self.open("/")
        self.click(f"article:has(#game-{game}) [data-do={way}]")

    def at_table(self) -> None:
        self.page.wait_for_selector(".table")

    @property
    def table_id(self) -> str:
        return self.page.url.split("/table/")[1].split("/")[0].split("?")[0]

    # ------------------------------------------------------------------ the table

    @property
    def seq(self) -> int:
        return int(self.page.get_attribute(".table", "data-seq") or 0)

    @property
    def over(self) -> bool:
        return self.page.query_selector(".table[data-over]") is not None

    def glowing(self) -> list[ElementHandle]:
        return self.page.query_selector_all("[data-legal]")

    def wait_past(self, seq: int, timeout: float = PATIENCE) -> None:
        self.page.wait_for_function(
            "seq => Number(document.querySelector('.table')?.dataset.seq) > seq",
            arg=seq,
            timeout=timeout,
            polling=POLLING,
        )

    def wait_asked(self) -> None:
        """Until something glows, or a turn can be ended, or the game is over."""
        self.page.wait_for_function(
            "() => !document.querySelector('.table[data-busy]') && document.querySelector("
            "'[data-legal], .prompt .choice, [data-do=end-turn], [data-do=lift], "
            ".table[data-over]')",
            polling=POLLING,
        )

    def answer(self, hand: random.Random) -> None:
        """One decision with the mouse: a glowing place, or a button where no place glows."""
        while not self.answered(hand):
            self.wait_asked()

    def answered(self, hand: random.Random) -> bool:
        """Try to answer. Not done where only a fold was opened, or where what was offered is gone
        again; done, too, where the table has moved on by itself."""
        can = self.page.evaluate(
            """() => ({
                seq: Number(document.querySelector('.table').dataset.seq),
                lift: document.querySelectorAll('[data-do=lift]').length,
                end: document.querySelectorAll('[data-do=end-turn]').length,
                places: document.querySelectorAll('[data-legal]').length,
                words: document.querySelectorAll('.prompt [data-place^="button:"]').length,
                folds: document.querySelectorAll('.prompt .fold').length,
                buttons: document.querySelectorAll('.prompt [data-move]').length,
            })"""
        )
        seq = can["seq"]
        if can["lift"]:
            # At one screen the next person says that it is them.
            return self.press("[data-do=lift]")
        # Some answers are words only (to pass, to stop): they must be given too.
        if can["end"]:
            return self.played("[data-do=end-turn]", 0, seq)
        if can["places"] and not (can["words"] and hand.random() < 0.3):
            if not self.press("[data-legal]", hand.randrange(can["places"]), since=seq):
                return True
            # Several moves at one place: a question comes first.
            choices = self.page.wait_for_function(
                """seq => Number(document.querySelector('.table')?.dataset.seq) > seq ? -1
                    : document.querySelectorAll('.chooser .button:not(.quiet)').length""",
                arg=seq,
            ).json_value()
            return choices < 0 or self.played(
                ".chooser .button:not(.quiet)", hand.randrange(choices), seq
            )
        if can["words"]:
            which = hand.randrange(can["words"])
            return self.played('.prompt [data-place^="button:"]', which, seq)
        if can["buttons"]:
            return self.played(".prompt [data-move]", hand.randrange(can["buttons"]), seq)
        # Behind a fold, or gone since it was waited for: then it is looked at again.
        if can["folds"]:
            self.press(".prompt .fold", hand.randrange(can["folds"]), since=seq)
        return self.over

    def played(self, what: str, which: int, seq: int) -> bool:
        """Press what makes a move, and wait until it is made; False where it is gone."""
        if self.press(what, which, since=seq):
            self.wait_past(seq)
        return self.seq > seq

    def wait_fits(self) -> None:
        """Until nothing runs out of the window; what was resized takes a frame or two for it."""
        self.page.wait_for_function("() => document.documentElement.scrollWidth <= innerWidth")

    def watch_for(self, what: str) -> None:
        """Write down from now on what matches, however soon it goes again."""
        self.page.evaluate(WATCH, [what])

    def wait_shown(self, what: str, text: str) -> None:
        """Until something watched for has shown this text, now or before."""
        self.page.wait_for_function(
            "([what, text]) => shown[what].some((one) => one.includes(text))", arg=[what, text]
        )

    def wait_at(self, path: str) -> None:
        """Until the address ends like this."""
        self.page.wait_for_function("path => location.pathname.endsWith(path)", arg=path)

    def press(self, what: str, which: int = 0, since: int | None = None) -> bool:
        """A click of the mouse on one of the things that match, at a point that is not covered.

        A page that moves between looking and clicking slips from under the mouse; people then
        shut what they have opened and click again. A click that did reach the thing is never
        repeated. What was seen at a moment of the game is left alone where the game has moved on
        `since`, or where a choice offered is offered no longer: then nothing is pressed.
        """
        for _ in range(5):
            try:
                found = self.page.wait_for_function(SPOT, arg=[what, which, since], polling=POLLING)
            except TimeoutError:
                told = self.page.evaluate(SEEN, [what, which])
                message = f"nobody can click {what} number {which}: {told}"
                raise AssertionError(message) from None
            spot = found.json_value()
            if spot.get("moved"):
                return False
            if spot.get("shut"):
                self.page.keyboard.press("Escape")
                continue
            self.page.mouse.click(spot["x"], spot["y"])
            if self.page.evaluate("() => document.body.dataset.reached === 'yes'"):
                return True
        raise AssertionError(f"{what} number {which} moves away from every click")

    def play_to_the_end(self, seed: int) -> int:
        """A whole game; returns the number of own decisions."""
        hand = random.Random(seed)
        for decisions in range(LONGEST):
            self.wait_asked()
            if self.over:
                return decisions
            self.answer(hand)
        raise AssertionError("the game does not end")

    def positions(self) -> list[dict[str, Any]]:
        """Every position this browser was told over its socket, whole or as changes."""
        found: list[dict[str, Any]] = []
        for text in self.heard:
            message = json.loads(text)
            if message["type"] in ("welcome", "update") and message["position"]:
                found.append(message["position"])
            elif message["type"] == "change":
                position = copy.deepcopy(found[-1])
                for change in message["changes"]:
                    apply_change(position, *change)
                found.append(position)
        return found
