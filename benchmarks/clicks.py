"""From a click to the updated board, and from the door to the first question, in a real browser.

    PYTHONPATH=build/compiled python -m benchmarks.clicks        # make bench-clicks

Server and browser on one machine, pieces gliding. Then full tables (four or five people at one
screen, so that every move is a click and the own board changes with each turn) from 85 % of a game
on, with the times between the frames the browser drew: once at the pace of a quick person, once
with each click as soon as the last is drawn. Prints Markdown tables (kept in docs/performance.md).
"""

from __future__ import annotations

import statistics
import tempfile
import time
from pathlib import Path

from playwright.sync_api import Browser, sync_playwright

import terem
from tests.server.client import ServerProcess, sqlite_url
from tests.web.browser import FLAGS, Person
from tests.web.look import played, take_in, until
from tools.browser import path as browser_path

CLICKS = 40

# Milliseconds from one click to the next: a quick person's, and none at all.
PACE = 400
NO_PAUSE = 0

# Plays so many moves, always the middle one of the listed moves, and rests after each. It runs in
# the page and is told of a new position by the browser: nothing is polled while frames are noted.
# Returns the times from each click to the next position, the times between frames, and the longest
# frame of each move.
PLAY = """async ([moves, pause]) => {
    const table = document.querySelector('.table');
    const found = { clicks: [], frames: [], longest: [] };
    let last = performance.now(), longest = 0, noting = true;
    const note = (now) => {
        found.frames.push(now - last);
        longest = Math.max(longest, now - last);
        last = now;
        if (noting) requestAnimationFrame(note);
    };
    requestAnimationFrame(note);
    const later = (seq) => new Promise((done) => {
        const watch = new MutationObserver(() => {
            if (Number(table.dataset.seq) <= seq) return;
            watch.disconnect();
            clearTimeout(late);
            done(true);
        });
        const late = setTimeout(() => { watch.disconnect(); done(false); }, 5000);
        watch.observe(table, { attributeFilter: ['data-seq'] });
    });
    // Until what has changed is drawn, and then as long as wished.
    const rest = (ms) => new Promise((done) =>
        requestAnimationFrame(() => setTimeout(done, ms)));
    while (found.clicks.length < moves && table.dataset.over === undefined) {
        const all = [...document.querySelectorAll('.prompt .choice[data-move]:enabled')];
        const what = all[Math.floor(all.length / 2)]
            ?? document.querySelector('.prompt .fold, [data-do=end-turn]:enabled');
        if (!what) { await rest(0); continue; }
        const seq = Number(table.dataset.seq);
        if (what.matches('.fold')) { what.click(); await rest(pause); continue; }
        longest = 0;
        const start = performance.now();
        const shown = later(seq);
        what.click();
        if (!await shown) break;
        found.clicks.push(performance.now() - start);
        await rest(pause);
        if (pause) found.longest.push(longest);
    }
    noting = false;
    return found;
}"""


def visitor(browser: Browser, house: ServerProcess) -> Person:
    context = browser.new_context(viewport={"width": 1440, "height": 900}, locale="en-GB")
    return Person(context, house.url)


def play(person: Person, pause: int) -> dict[str, list[float]]:
    person.at_table()
    person.wait_asked()
    found: dict[str, list[float]] = person.page.evaluate(PLAY, [CLICKS, pause])
    return {name: sorted(times) for name, times in found.items()}


def alone(person: Person, game: str) -> list[float]:
    """Milliseconds of each click in a game alone, where no opponent's turn is measured with it."""
    person.door(game, "solo")
    return play(person, PACE)["clicks"]


def full_table(person: Person, game: str, pause: int) -> dict[str, list[float]]:
    """Clicks and frames in milliseconds, at the largest table shortly before its end."""
    origin = {"Origin": person.base}
    person.context.request.post(f"{person.base}/api/guests", data={"name": "Ann"}, headers=origin)
    late = until(played(game, max(terem.game(game).seats)), 0.85)
    person.open(f"/table/{take_in(person.context, person.base, late)}")
    return play(person, pause)


def to_first_question(person: Person, game: str) -> float:
    """Seconds from opening the door, nothing cached, to the first question against a bot."""
    start = time.monotonic()
    person.door(game, "now")
    person.at_table()
    person.wait_asked()
    return time.monotonic() - start


def at(times: list[float], share: int) -> float:
    """So many of a hundred are not longer."""
    return times[len(times) * share // 100]


def main() -> None:
    print("| game | click to board, median ms | slowest of ten, ms | clicks | door to play, s |")
    print("|---|---:|---:|---:|---:|")
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=browser_path(), args=FLAGS)
        with ServerProcess(sqlite_url(Path(folder))) as house:
            for game in terem.games():
                waited = to_first_question(visitor(browser, house), game)
                times = alone(visitor(browser, house), game)
                print(
                    f"| {game} | {statistics.median(times):.0f} | {at(times, 90):.0f}"
                    f" | {len(times)} | {waited:.1f} |"
                )
            print()
            print(
                "| game | seats | moves | click to board, median ms | frame, median ms | 95 of 100"
                " | 99 | longest of a move, median | without a pause: 95 of 100 | 99 |"
            )
            print("|---|" + "---:|" * 9)
            for game in terem.games():
                calm = full_table(visitor(browser, house), game, PACE)
                hasty = full_table(visitor(browser, house), game, NO_PAUSE)["frames"]
                frames = calm["frames"]
                print(
                    f"| {game} | {max(terem.game(game).seats)} | {len(calm['clicks'])}"
                    f" | {statistics.median(calm['clicks']):.0f}"
                    f" | {at(frames, 50):.0f} | {at(frames, 95):.0f} | {at(frames, 99):.0f}"
                    f" | {statistics.median(calm['longest']):.0f}"
                    f" | {at(hasty, 95):.0f} | {at(hasty, 99):.0f} |"
                )
        browser.close()


if __name__ == "__main__":
    main()
