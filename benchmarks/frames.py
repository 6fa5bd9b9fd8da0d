"""Frames while the turns of others are told, at full tables, in a real browser.

    PYTHONPATH=build/compiled python -m benchmarks.frames

Every seat is a bot's (the one person has handed over), pieces glide, and each step is told at the
pace "fast" for so many seconds. Prints a Markdown table (kept in docs/performance.md) of the times
between the frames the browser drew.
"""

from __future__ import annotations

import tempfile
from pathlib import Path

from playwright.sync_api import Browser, sync_playwright

import terem
from benchmarks.clicks import at
from tests.server.client import ServerProcess, sqlite_url
from tests.web.browser import FLAGS, Person
from tools.browser import path as browser_path

SECONDS = 20

# Frames until the time is over, and how many steps were shown meanwhile.
NOTE = """async (seconds) => {
    const table = document.querySelector('.table');
    const frames = [];
    let steps = 0;
    const watch = new MutationObserver((seen) => (steps += seen.length));
    watch.observe(table, { attributeFilter: ['data-seq'] });
    const begun = performance.now();
    await new Promise((done) => {
        let last = begun;
        const note = (now) => {
            frames.push(now - last);
            last = now;
            if (now - begun < seconds * 1000) requestAnimationFrame(note);
            else done();
        };
        requestAnimationFrame(note);
    });
    watch.disconnect();
    return { frames: frames.sort((a, b) => a - b), steps };
}"""

SIT = """async ([game, seats]) => {
    const send = (path, body) => fetch(path, {
        method: 'POST', headers: {'content-type': 'application/json'}, body: JSON.stringify(body),
    }).then((answer) => answer.json());
    await send('/api/guests', {name: 'Ann'});
    const plan = [{who: 'me'}, ...Array(seats - 1).fill({who: 'bot', level: 'random'})];
    const made = await send('/api/tables', {game, kind: 'invite', seats: plan, end_turn: false});
    return made.id;
}"""


def told(browser: Browser, house: ServerProcess, game: str) -> str:
    """A line of the table: a whole table of bots, told."""
    seats = max(terem.game(game).seats)
    context = browser.new_context(viewport={"width": 1440, "height": 900}, locale="en-GB")
    context.add_init_script("localStorage.terem = JSON.stringify({ pace: 'fast', lang: 'en' })")
    person = Person(context, house.url)
    person.open("/")
    person.page.wait_for_selector("article")
    table = person.page.evaluate(SIT, [game, seats])
    person.open(f"/table/{table}")
    person.at_table()
    person.page.evaluate(
        "(id) => fetch(`/api/tables/${id}/handover`, {method: 'POST',"
        " headers: {'content-type': 'application/json'}, body: '{}'})",
        table,
    )
    found = person.page.evaluate(NOTE, SECONDS)
    context.close()
    frames = found["frames"]
    return (
        f"| {game} | {seats} | {found['steps']} | {at(frames, 50):.0f} | {at(frames, 95):.0f}"
        f" | {at(frames, 99):.0f} |"
    )


def main() -> None:
    print("| game | seats | steps | frame, median ms | 95 of 100 | 99 |")
    print("|---|" + "---:|" * 5)
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=browser_path(), args=FLAGS)
        with ServerProcess(sqlite_url(Path(folder))) as house:
            for game in terem.games():
                print(told(browser, house, game), flush=True)
        browser.close()


if __name__ == "__main__":
    main()
