"""Pictures of every game, to be looked at, and a report of what a machine can see wrong in them.

    python -m tools.shots [--game rurik] [--size 1440x900] [--theme light] [--lang en] [--no-pictures]

writes build/shots/<game>-<moment>-<size>-<theme>.png and build/shots/report.txt. The moments are
the opening (2 players), the middle (3), a table with as many as can play shortly before its end,
the end itself with and without the result, and the solo game in its middle and shortly before its
end. The games are stored ones, taken in by one server; a picture costs well under a second.
"""

from __future__ import annotations

import argparse
import json
import tempfile
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, BrowserContext, Page, sync_playwright

import terem
from terem import bots
from tests.server.client import ServerProcess, sqlite_url
from tests.web.browser import FLAGS
from tests.web.conftest import CHROMIUM
from tests.web.look import flaws

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
NAMES = ["Ann", "Boris", "Clara", "Dmitri", "Eva"]


def played(name: str, seats: int) -> dict[str, Any]:
    """A whole game with so many seats, as a file that the server takes in: one of the stored
    games, or where there is none a game of quick bots."""
    game = terem.game(name)
    for path in sorted((ROOT / "tests/golden" / name).glob("*.json")):
        golden = json.loads(path.read_text(encoding="utf-8"))
        if golden["seats"] == seats and golden["version"] == game.version:
            keys = ("game", "version", "seats", "seed", "options", "history")
            return {**{key: golden[key] for key in keys}, "players": NAMES[:seats]}
    state = game.new(seats=seats, seed=5)
    player = bots.bot("random", seed=5)
    while state.seat is not None:
        state.play(player.choose(state))
    return {
        "game": name,
        "version": game.version,
        "seats": seats,
        "seed": 5,
        "options": dict(state.options),
        "history": [list(move) for move in state.history],
        "players": NAMES[:seats],
    }


def until(saved: dict[str, Any], share: float) -> dict[str, Any]:
    """The first part of a saved game."""
    return {**saved, "history": saved["history"][: int(len(saved["history"]) * share)]}


def moments(name: str) -> dict[str, dict[str, Any]]:
    """The saved games to be shown."""
    game = terem.game(name)
    most = played(name, max(game.seats))
    found = {
        "opening": until(played(name, 2), 0),
        "middle": until(played(name, min(3, max(game.seats))), 0.6),
        "late": until(most, 0.96),
        "end": most,
        "result": most,
    }
    if 1 in game.seats:
        solo = played(name, 1)
        found["solo"] = until(solo, 0.7)
        found["solo-late"] = until(solo, 0.96)
    return found


def take_in(context: BrowserContext, base: str, saved: dict[str, Any]) -> str:
    answer = context.request.post(f"{base}/api/tables/import", data=saved, headers={"Origin": base})
    assert answer.ok, answer.text()
    return str(answer.json()["id"])


def guest(browser: Browser, base: str) -> BrowserContext:
    context = browser.new_context(reduced_motion="reduce", locale="en-GB")
    context.request.post(f"{base}/api/guests", data={"name": "Ann"}, headers={"Origin": base})
    return context


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
    chromium = next(one for one in CHROMIUM if Path(one).exists())
    report: list[str] = []
    made = 0
    with (
        tempfile.TemporaryDirectory() as folder,
        ServerProcess(sqlite_url(Path(folder))) as server,
        sync_playwright() as playwright,
    ):
        browser = playwright.chromium.launch(executable_path=chromium, args=FLAGS)
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
