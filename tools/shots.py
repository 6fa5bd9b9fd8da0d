"""Pictures of every page and every game, to be looked at, and a report of what a machine can see
wrong in them.

    python -m tools.shots [--game rurik] [--size 1440x900] [--theme light] [--lang en]
        [--moment late | --page review] [--no-pictures]

writes build/shots/<what>-<size>-<theme>.png and build/shots/report.txt. Of each game: the opening
(2 players), the middle (3), a table with as many as can play shortly before its end, the end itself
with and without the result, and the solo game in its middle and shortly before its end. The games
are stored ones, taken in by one server. Then every other page, as tools/views.py comes to it; with
`--game` each of them shows that game. `--page all` leaves the games' moments out.
"""

from __future__ import annotations

import argparse
import tempfile
from collections.abc import Iterator
from pathlib import Path

from playwright.sync_api import Browser, sync_playwright

import terem
from tests.server.client import ServerProcess, sqlite_url
from tests.web.browser import FLAGS, Person
from tests.web.look import flaws, guest, moments, take_in, unreachable
from tools.browser import path as browser_path
from tools.views import PARTS, REVIEW_ITERATIONS, View, nothing, views

ROOT = Path(__file__).parent.parent
OUT = ROOT / "build/shots"
SIZES = {
    "1440x900": (1440, 900),
    "1024x768": (1024, 768),
    "390x844": (390, 844),
    "844x390": (844, 390),
    # All that a phone scrolls through, at one look.
    "390xall": (390, 2600),
}
THEMES = ("light", "dark")
MOMENTS = ("opening", "middle", "late", "end", "result", "solo", "solo-late")
PHONE = 900
MOST_COMPLAINTS = 5


def boards(browser: Browser, base: str, game: str, moment: str | None) -> Iterator[View]:
    """The moments of a game. Whoever is photographed sits at one table only: no other asks for
    them."""
    for one, saved in moments(game).items():
        if moment not in (None, one):
            continue
        person = Person(guest(browser, base), base)
        path = f"/table/{take_in(person.context, base, saved)}"
        if one == "end":
            path += f"/replay/{len(saved['history'])}"
        yield View(f"{game}-{one}", person, path, nothing)


def photograph(view: View, picture: Path | None) -> list[str]:
    """A picture of a view, and what is wrong in it."""
    person = view.person
    page = person.page
    person.complaints.clear()
    person.open(view.path)
    page.wait_for_selector("main, .board svg, article svg")
    view.act(person)
    page.wait_for_load_state("networkidle")
    page.mouse.move(2, 2)
    page.wait_for_timeout(250)
    if picture is not None:
        page.screenshot(path=picture)
    width = (page.viewport_size or {"width": 0})["width"]
    found = [*flaws(page), *unreachable(page, width < PHONE)]
    return found + person.complaints[:MOST_COMPLAINTS]


def chosen(args: argparse.Namespace, browser: Browser, base: str) -> Iterator[View]:
    if args.page is None:
        for game in terem.games():
            if args.game in (None, game):
                yield from boards(browser, base, game, args.moment)
    if args.moment is None:
        for view in views(browser, base, args.game, PARTS):
            if args.page in (None, "all") or view.name.startswith(args.page):
                yield view


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--game", choices=terem.games())
    parser.add_argument("--size", choices=list(SIZES))
    parser.add_argument("--theme", choices=[*THEMES, "contrast"])
    parser.add_argument("--lang", choices=["en", "ru", "de"], default="en")
    parser.add_argument("--moment", choices=MOMENTS)
    parser.add_argument("--page", help="all, or how the names of the pages begin")
    parser.add_argument("--no-pictures", action="store_true", help="only the report")
    args = parser.parse_args()
    OUT.mkdir(parents=True, exist_ok=True)
    report: list[str] = []
    made = 0
    suffix = "" if args.lang == "en" else f"-{args.lang}"
    with (
        tempfile.TemporaryDirectory() as folder,
        ServerProcess(sqlite_url(Path(folder)), review_iterations=str(REVIEW_ITERATIONS)) as server,
        sync_playwright() as playwright,
    ):
        browser = playwright.chromium.launch(executable_path=browser_path(), args=FLAGS)
        for view in chosen(args, browser, server.url):
            page = view.person.page
            page.goto(server.url + "/robots.txt")
            for size, (width, height) in SIZES.items():
                if args.size not in (None, size):
                    continue
                page.set_viewport_size({"width": width, "height": height})
                for theme in [args.theme] if args.theme else THEMES:
                    page.evaluate(
                        "chosen => localStorage.setItem('terem', JSON.stringify(chosen))",
                        {"theme": theme, "lang": args.lang, "pace": "slow"},
                    )
                    name = f"{view.name}-{size}-{theme}{suffix}"
                    picture = None if args.no_pictures else OUT / f"{name}.png"
                    try:
                        found = photograph(view, picture)
                    except Exception as problem:
                        # One page that does not come leaves the others their pictures.
                        page.screenshot(path=OUT / f"{name}.png")
                        found = [f"did not come: {str(problem).splitlines()[0]}"]
                    report += [f"{name}: {flaw}" for flaw in found]
                    made += 1
        browser.close()
    (OUT / "report.txt").write_text("".join(f"{line}\n" for line in report), encoding="utf-8")
    print(f"{made} views, {len(report)} flaws, in {OUT}")


if __name__ == "__main__":
    main()
