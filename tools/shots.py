"""Screenshots of every game, to be looked at.

    python -m tools.shots [--game rurik] [--size 1440x900] [--theme light] [--lang en]

writes build/shots/<game>-<moment>-<size>-<theme>.png: opening (2 players), middle (3), end (as many
as can play) and the solo game in its middle; and the door. The games are stored ones.
"""

from __future__ import annotations

import argparse
import json
import tempfile
from pathlib import Path
from typing import Any

from playwright.sync_api import BrowserContext, sync_playwright

import terem
from terem import bots
from tests.server.client import ServerProcess, sqlite_url
from tests.web.browser import FLAGS
from tests.web.conftest import CHROMIUM

ROOT = Path(__file__).parent.parent
OUT = ROOT / "build/shots"
SIZES = {"1440x900": (1440, 900), "1024x768": (1024, 768), "390x844": (390, 844)}
THEMES = ("light", "dark")
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


def moments(name: str) -> dict[str, dict[str, Any]]:
    """The saved games to be shown."""
    game = terem.game(name)
    two = played(name, 2)
    three = played(name, min(3, max(game.seats)))
    most = played(name, max(game.seats))
    found = {
        "opening": {**two, "history": []},
        "middle": {**three, "history": three["history"][: len(three["history"]) * 6 // 10]},
        "end": most,
    }
    if 1 in game.seats:
        solo = played(name, 1)
        found["solo"] = {**solo, "history": solo["history"][: len(solo["history"]) * 7 // 10]}
    return found


def take_in(context: BrowserContext, base: str, saved: dict[str, Any]) -> str:
    answer = context.request.post(f"{base}/api/tables/import", data=saved, headers={"Origin": base})
    assert answer.ok, answer.text()
    return str(answer.json()["id"])


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--game", choices=[*terem.games(), "door"])
    parser.add_argument("--size", choices=list(SIZES))
    parser.add_argument("--theme", choices=[*THEMES, "contrast"])
    parser.add_argument("--lang", choices=["en", "ru", "de"], default="en")
    parser.add_argument("--moment", choices=["opening", "middle", "end", "solo"])
    args = parser.parse_args()
    OUT.mkdir(parents=True, exist_ok=True)
    chromium = next(one for one in CHROMIUM if Path(one).exists())
    with (
        tempfile.TemporaryDirectory() as folder,
        ServerProcess(sqlite_url(Path(folder))) as server,
        sync_playwright() as playwright,
    ):
        browser = playwright.chromium.launch(executable_path=chromium, args=FLAGS)
        context = browser.new_context(reduced_motion="reduce", locale="en-GB")
        context.request.post(
            f"{server.url}/api/guests", data={"name": "Ann"}, headers={"Origin": server.url}
        )
        page = context.new_page()
        page.goto(server.url)
        games = [game for game in terem.games() if args.game in (None, game)]
        shows: list[tuple[str, str]] = []
        if args.game in (None, "door"):
            shows.append(("door", "/"))
        for game in games:
            for moment, saved in moments(game).items():
                if args.moment not in (None, moment):
                    continue
                id = take_in(context, server.url, saved)
                if moment == "end":
                    shows.append((f"{game}-end", f"/table/{id}/replay/{len(saved['history'])}"))
                    shows.append((f"{game}-result", f"/table/{id}"))
                else:
                    shows.append((f"{game}-{moment}", f"/table/{id}"))
        for size, (width, height) in SIZES.items():
            if args.size not in (None, size):
                continue
            page.set_viewport_size({"width": width, "height": height})
            for theme in [args.theme] if args.theme else THEMES:
                page.evaluate(
                    "chosen => localStorage.setItem('terem', JSON.stringify(chosen))",
                    {"theme": theme, "lang": args.lang},
                )
                for show, path in shows:
                    page.goto(server.url + path)
                    page.wait_for_selector(".board svg, article svg", timeout=15_000)
                    page.mouse.move(2, 2)
                    page.wait_for_timeout(300)
                    suffix = "" if args.lang == "en" else f"-{args.lang}"
                    page.screenshot(path=OUT / f"{show}-{size}-{theme}{suffix}.png")
        browser.close()
    print(f"{len(list(OUT.glob('*.png')))} pictures in {OUT}")


if __name__ == "__main__":
    main()
