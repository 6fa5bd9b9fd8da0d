"""Pictures of every game, to be looked at, and a report of what a machine can see wrong in them.

    python -m tools.shots [--game rurik] [--size 1440x900] [--theme light]
        [--lang en] [--moment late] [--no-pictures]

writes build/shots/<game>-<moment>-<size>-<theme>.png and build/shots/report.txt. The moments are
the opening (2 players), the middle (3), a table with as many as can play shortly before its end,
the end itself with and without the result, and the solo game in its middle and shortly before its
end. The games are stored ones, taken in by one server; a picture costs well under a second.
"""

from __future__ import annotations

import argparse
import tempfile
from pathlib import Path

from playwright.sync_api import BrowserContext, Page, sync_playwright

import terem
from tests.server.client import ServerProcess, sqlite_url
from tests.web.browser import FLAGS
from tests.web.look import flaws, guest, moments, take_in
from tools.browser import path as browser_path

ROOT = Path(__file__).parent.parent
OUT = ROOT / "build/shots"
SIZES = {
    "1440x900": (1440, 900),
    "1024x768": (1024, 768),
    "390x844": (390, 844),
    # All that a phone scrolls through, at one look.
    "390xall": (390, 2600),
}
THEMES = ("light", "dark")
MOMENTS = ("opening", "middle", "late", "end", "result", "solo", "solo-late")


def photograph(page: Page, url: str, picture: Path | None) -> list[str]:
    page.goto(url)
    page.wait_for_selector(".board svg, article svg", timeout=15_000)
    page.mouse.move(2, 2)
    page.wait_for_timeout(250)
    if picture is not None:
        page.screenshot(path=picture)
    return flaws(page)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--game", choices=[*terem.games(), "door"])
    parser.add_argument("--size", choices=list(SIZES))
    parser.add_argument("--theme", choices=[*THEMES, "contrast"])
    parser.add_argument("--lang", choices=["en", "ru", "de"], default="en")
    parser.add_argument("--moment", choices=MOMENTS)
    parser.add_argument("--no-pictures", action="store_true", help="only the report")
    args = parser.parse_args()
    OUT.mkdir(parents=True, exist_ok=True)
    report: list[str] = []
    made = 0
    with (
        tempfile.TemporaryDirectory() as folder,
        ServerProcess(sqlite_url(Path(folder))) as server,
        sync_playwright() as playwright,
    ):
        browser = playwright.chromium.launch(executable_path=browser_path(), args=FLAGS)
        # Everyone who is photographed sits at one table only: no other asks for them.
        shows: list[tuple[str, BrowserContext, str]] = []
        if args.game in (None, "door") and args.moment is None:
            shows.append(("door", guest(browser, server.url), "/"))
        for game in terem.games():
            if args.game not in (None, game):
                continue
            for moment, saved in moments(game).items():
                if args.moment not in (None, moment):
                    continue
                context = guest(browser, server.url)
                path = f"/table/{take_in(context, server.url, saved)}"
                if moment == "end":
                    path += f"/replay/{len(saved['history'])}"
                shows.append((f"{game}-{moment}", context, path))
        suffix = "" if args.lang == "en" else f"-{args.lang}"
        for show, context, path in shows:
            page = context.new_page()
            page.goto(server.url + "/rules/outpost")
            for size, (width, height) in SIZES.items():
                if args.size not in (None, size):
                    continue
                page.set_viewport_size({"width": width, "height": height})
                for theme in [args.theme] if args.theme else THEMES:
                    page.evaluate(
                        "chosen => localStorage.setItem('terem', JSON.stringify(chosen))",
                        {"theme": theme, "lang": args.lang},
                    )
                    name = f"{show}-{size}-{theme}{suffix}"
                    picture = None if args.no_pictures else OUT / f"{name}.png"
                    found = photograph(page, server.url + path, picture)
                    report += [f"{name}: {flaw}" for flaw in found]
                    made += 1
            context.close()
        browser.close()
    (OUT / "report.txt").write_text("".join(f"{line}\n" for line in report), encoding="utf-8")
    print(f"{made} views, {len(report)} flaws, in {OUT}")


if __name__ == "__main__":
    main()
