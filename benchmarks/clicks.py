"""From a click to the updated board, and from the door to the first question, in a real browser.

    PYTHONPATH=build/compiled python -m benchmarks.clicks        # make bench-clicks

Server and browser on one machine, pieces gliding. Then the same at full tables (four or five
people) from 85 % of a game on, with the times between the frames the browser drew. Prints Markdown
tables (kept in docs/performance.md).
"""

from __future__ import annotations

import random
import statistics
import tempfile
import time
from pathlib import Path

from playwright.sync_api import Browser, sync_playwright

import terem
from tests.server.client import ServerProcess, sqlite_url
from tests.web.browser import FLAGS, Person
from tests.web.conftest import CHROMIUM
from tests.web.look import played, take_in, until

CLICKS = 40

# Notes the times between frames from now on.
FRAMES = """() => {
    window.frames_ms = [];
    let last = performance.now();
    const note = (now) => { frames_ms.push(now - last); last = now; requestAnimationFrame(note); };
    requestAnimationFrame(note);
}"""

# Clicks the middle one of the listed moves; the time until the table shows a later position.
CLICK = """async (seq) => {
    const places = [...document.querySelectorAll('.prompt .choice[data-move]')];
    const place = places[Math.floor(places.length / 2)];
    if (!place) return null;
    const start = performance.now();
    place.click();
    while (Number(document.querySelector('.table').dataset.seq) <= seq) {
        await new Promise((done) => setTimeout(done, 1));
        if (performance.now() - start > 5000) return null;
    }
    return performance.now() - start;
}"""


def visitor(browser: Browser, house: ServerProcess) -> Person:
    context = browser.new_context(viewport={"width": 1440, "height": 900}, locale="en-GB")
    return Person(context, house.url)


def clicks(person: Person, game: str) -> list[float]:
    """Milliseconds of each click in a game alone, where no opponent's turn is measured with it."""
    person.door(game, "solo")
    person.at_table()
    return answered(person)


def answered(person: Person) -> list[float]:
    hand = random.Random(6)
    found: list[float] = []
    while len(found) < CLICKS:
        person.wait_asked()
        if person.over:
            break
        taken = person.page.evaluate(CLICK, person.seq)
        if taken is None:
            person.answer(hand)
        else:
            found.append(taken)
    return found


def full_table(person: Person, game: str) -> tuple[list[float], list[float]]:
    """Clicks and frames in milliseconds, at the largest table shortly before its end."""
    origin = {"Origin": person.base}
    person.context.request.post(f"{person.base}/api/guests", data={"name": "Ann"}, headers=origin)
    late = until(played(game, max(terem.game(game).seats)), 0.85)
    person.open(f"/table/{take_in(person.context, person.base, late)}")
    person.at_table()
    person.wait_asked()
    person.page.evaluate(FRAMES)
    found = answered(person)
    return sorted(found), sorted(person.page.evaluate("() => window.frames_ms"))


def to_first_question(person: Person, game: str) -> float:
    """Seconds from opening the door, nothing cached, to the first question against a bot."""
    start = time.monotonic()
    person.door(game, "now")
    person.at_table()
    person.wait_asked()
    return time.monotonic() - start


def main() -> None:
    path = next((one for one in CHROMIUM if Path(one).exists()), None)
    if path is None:
        raise SystemExit("no Chromium on this machine")
    print("| game | click to board, median ms | slowest of ten, ms | clicks | door to play, s |")
    print("|---|---:|---:|---:|---:|")
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=path, args=FLAGS)
        with ServerProcess(sqlite_url(Path(folder))) as house:
            for game in terem.games():
                waited = to_first_question(visitor(browser, house), game)
                times = sorted(clicks(visitor(browser, house), game))
                tenth = times[len(times) * 9 // 10]
                print(
                    f"| {game} | {statistics.median(times):.0f} | {tenth:.0f}"
                    f" | {len(times)} | {waited:.1f} |"
                )
            print()
            print(
                "| game | seats | click to board, median ms | frame, median ms | 95 of 100 | 99 |"
            )
            print("|---|---:|---:|---:|---:|---:|")
            for game in terem.games():
                times, frames = full_table(visitor(browser, house), game)
                at = [frames[len(frames) * share // 100] for share in (50, 95, 99)]
                print(
                    f"| {game} | {max(terem.game(game).seats)} | {statistics.median(times):.0f}"
                    f" | {at[0]:.0f} | {at[1]:.0f} | {at[2]:.0f} |"
                )
        browser.close()


if __name__ == "__main__":
    main()
