"""Every page of the client and how one comes to it, for those who look at pictures of all of them.

A view is a person, an address and what that person does there: it can be opened again and again,
at any size and in any theme. Boards are shown by `tests.web.look.moments`; this is all the rest.
"""

from __future__ import annotations

import asyncio
import random
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from typing import NamedTuple

from playwright.sync_api import Browser

import terem
from tests.server.client import Player
from tests.web.browser import Person
from tests.web.look import played, take_in, until

# Reviews of pictures think little: enough to find fault with a game of random players.
REVIEW_ITERATIONS = 6
PASSWORD = "a long password 7"


class View(NamedTuple):
    name: str
    person: Person
    path: str
    act: Callable[[Person], None]


def nothing(person: Person) -> None:
    """The page as it opens."""


def clicks(*places: str) -> Callable[[Person], None]:
    """One thing after another is clicked, each as soon as it is there."""

    def act(person: Person) -> None:
        for place in places:
            person.page.locator(place).first.click()

    return act


def shows(place: str) -> Callable[[Person], None]:
    """The page once this is there."""

    def act(person: Person) -> None:
        person.page.wait_for_selector(place)

    return act


def table_tab(name: str) -> Callable[[Person], None]:
    return clicks(f"[data-tab={name}]")


class Furnished:
    """A house with something on every page, and somebody to look at it."""

    def __init__(self, browser: Browser, base: str, game: str | None) -> None:
        self.browser = browser
        self.base = base
        # Each page shows the game it was chosen for, or the one that is asked for.
        self.chosen = game

    def game(self, usual: str) -> str:
        return self.chosen or usual

    def person(self, name: str | None = "Ann", **settings: object) -> Person:
        """Somebody new; without a name nobody the house knows."""
        context = self.browser.new_context(
            reduced_motion="reduce", locale="en-GB", service_workers="block"
        )
        found = Person(context, self.base)
        if name is not None:
            found.post("/api/guests", {"name": name})
        return found

    def stored(self, game: str, share: float = 1.0, most: bool = False) -> tuple[Person, str]:
        """Somebody with a stored game, and its table."""
        ann = self.person()
        saved = played(game, max(terem.game(game).seats) if most else 2)
        return ann, take_in(ann.context, self.base, until(saved, share))

    def bots(self, game: str, count: int = 2) -> tuple[Person, str]:
        """A running table with bots, and whoever plays against them."""
        ann = self.person()
        seats = [{"who": "me"}, *[{"who": "bot", "level": "random"}] * count]
        plan = {"game": game, "kind": "invite", "seats": seats, "end_turn": False}
        return ann, str(ann.post("/api/tables", plan)["id"])

    # ------------------------------------------------------------------ the views

    def door(self) -> Iterator[View]:
        guest = self.person()
        yield View("door", guest, "/", shows("article svg"))
        yield View("door-new-table", guest, "/", clicks("[data-do=custom]"))
        yield View("door-account", guest, "/", clicks("header .who"))
        yield View("visitor", self.person(None), "/", shows("article svg"))

    def waiting(self) -> Iterator[View]:
        ann = self.person()
        game = self.game("rurik")
        plan = {"game": game, "kind": "invite", "seats": [{"who": "me"}, {"who": "open"}]}
        made = ann.post("/api/tables", plan)
        invited = f"/table/{made['id']}?invite={made['invite']}"
        yield View("waiting", ann, f"/table/{made['id']}", shows("#invite"))
        yield View("invitation", self.person(None), invited, shows("[data-do=join]"))

    def table(self) -> Iterator[View]:
        ann, table = self.bots(self.game("village"))
        hand = random.Random(5)

        def told(person: Person) -> None:
            """A bot's turn, stopped at its first step."""
            page = person.page
            for _ in range(60):
                person.wait_asked()
                person.answer(hand)
                page.keyboard.press("p")
                page.wait_for_timeout(400)
                if page.query_selector("[data-do=pause-telling][aria-pressed=true]"):
                    return
                page.keyboard.press("s")

        yield View("told", ann, f"/table/{table}", told)
        # Who comes back reads what the others did.
        yield View("since", ann, f"/table/{table}", clicks("[data-do=since]"))
        yield View("menu", ann, f"/table/{table}", clicks("[data-do=menu]"))
        ben, other = self.stored(self.game("rurik"), 0.5, most=True)
        yield View("log", ben, f"/table/{other}", table_tab("log"))
        yield View("seats", ben, f"/table/{other}", shows(".table"))
        yield View("rules-tab", ben, f"/table/{other}", table_tab("rules"))
        yield View("chat", ben, f"/table/{other}", table_tab("chat"))

    def after(self) -> Iterator[View]:
        game = self.game("red_cathedral")
        ann, table = self.stored(game, most=True)
        middle = len(played(game, max(terem.game(game).seats))["history"]) // 2
        yield View("replay", ann, f"/table/{table}/replay/{middle}", shows("[data-do=forward]"))
        yield View("embed", ann, f"/embed/{table}/{middle}", shows("[data-do=forward]"))
        ben, reviewed = self.stored(self.game("outpost"))
        yield View("review-offered", ben, f"/review/{reviewed}", shows("[data-do=start-review]"))
        ready = shows(".review[data-status=done] [data-points]")

        def start(person: Person) -> None:
            person.page.wait_for_selector("main:is(.begin, .done)")
            if person.page.locator("[data-do=start-review]").count():
                person.click("[data-do=start-review]")
            ready(person)

        yield View("review", ben, f"/review/{reviewed}", start)
        yield View("review-mistake", ben, f"/review/{reviewed}", clicks("[data-at]"))
        yield View("review-try", ben, f"/review/{reviewed}", clicks("[data-at]", "[data-do=try]"))
        yield View("review-learn", ben, f"/review/{reviewed}", clicks("[data-do=learn]"))
        yield View("review-points", ben, f"/review/{reviewed}", clicks("[data-do=points]"))

    def analysis(self) -> Iterator[View]:
        ann = self.person()
        game = self.game("rurik")
        yield View("analysis-begin", ann, "/analysis", shows("[data-do=begin]"))
        ann.open(f"/analysis?game={game}")
        ann.click("[data-do=begin]")
        ann.page.wait_for_selector(".analysis [data-hint]")
        path = ann.page.url.removeprefix(self.base)
        yield View("analysis", ann, path, shows(".decision [data-move]"))
        yield View("editor", ann, path, clicks("[data-do=edit]"))

    def people(self) -> Iterator[View]:
        with ThreadPoolExecutor(1) as aside:
            table = aside.submit(asyncio.run, rated(self.base)).result()
        profile = f"/people/{table}"
        ann = self.person()
        kept = {"name": "Ann of the Hill", "password": PASSWORD}
        me = ann.post("/api/me/claim", kept)["person"]["id"]
        yield View("profile", ann, profile, shows("main"))
        yield View("profile-mine", ann, f"/people/{me}", shows("main"))
        yield View("people", ann, "/people", shows("#find"))
        yield View("match", ann, "/match", shows("[data-do=look]"))
        yield View("settings", ann, "/settings", shows("main"))

    def reading(self) -> Iterator[View]:
        ann = self.person()
        game = self.game("village")
        first = ann.context.request.get(f"{self.base}/api/games/{game}/lessons").json()[0]["id"]
        yield View("learn", ann, f"/learn/{game}", shows("main a"))
        yield View("lesson", ann, f"/learn/{game}/{first}", shows(".lesson [data-key]"))
        yield View("guide", ann, f"/guide/{game}", shows("main h2"))
        yield View("rules", ann, f"/rules/{game}", shows("main [id]"))
        yield View("puzzles", ann, f"/puzzles/{game}", shows("main a"))
        shelves = ann.context.request.get(f"{self.base}/api/puzzles").json()
        one = next(shelf for shelf in shelves if shelf["game"] == game)["puzzles"][0]["id"]
        yield View("puzzle", ann, f"/puzzles/{game}/{one}", shows(".board [data-key]"))
        yield View("companion", ann, f"/companion/{game}", shows("main"))
        yield View("lost", ann, "/no/such/page", shows(".trouble"))


async def rated(url: str) -> str:
    """Two people with accounts play, and one keeps a table open; who has won or lost something."""
    async with Player(url, "Boris") as boris, Player(url, "Clara") as clara:
        await boris.claim("Boris of the Ford")
        await clara.claim("Clara of the Wood")
        made = await boris.table("outpost", "open", ["me", "open"])
        await clara.post(f"/api/tables/{made['id']}/join", {})
        async with boris.sit(made["id"]) as one, clara.sit(made["id"]) as two:
            await asyncio.gather(one.play_on(), two.play_on())
        await boris.table("rurik", "open", ["me", "open", "open"])
        return str((await boris.get("/api/me"))["person"]["id"])


PARTS = ("people", "door", "waiting", "table", "after", "analysis", "reading")


def views(browser: Browser, base: str, game: str | None, parts: tuple[str, ...]) -> Iterator[View]:
    """All views of these parts of the client; people come first, so that the door has guests."""
    house = Furnished(browser, base, game)
    for part in parts:
        yield from getattr(house, part)()
