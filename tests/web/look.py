"""Stored games as positions to be looked at, and what a machine can see wrong in them: small
writing, writing over writing, cut names, places too small for a finger."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, BrowserContext, Page

import terem
from terem import bots

GOLDEN = Path(__file__).parent.parent / "golden"
NAMES = ["Ann", "Boris", "Clara", "Dmitri", "Eva"]
KEYS = ("game", "version", "seats", "seed", "options", "history")

# Body text is 16 px, secondary text never under 13 (a hair less is rounding); on a phone a finger
# needs 40 px, of which the space between neighbours may lend some.
SMALLEST = 12.9

LOOK = """(smallest) => {
    const found = [];
    const room = document.querySelector('.board .room') ?? document.querySelector('.room');
    if (!room) return found;
    const phone = room.classList.contains('phone');
    const name = (node) => JSON.stringify(node.textContent.trim().slice(0, 40));
    const texts = [...document.querySelectorAll('.room svg text, .solo svg text')].filter(
        (node) => node.textContent.trim() !== '' && node.getBoundingClientRect().width > 0);
    const boxes = [];
    for (const node of texts) {
        const matrix = node.getScreenCTM();
        const size = parseFloat(getComputedStyle(node).fontSize) * Math.hypot(matrix.a, matrix.b);
        if (size < smallest) found.push(`small ${size.toFixed(1)} px ${name(node)}`);
        if (node.textContent.includes('…')) found.push(`cut ${name(node)}`);
        const box = node.getBoundingClientRect();
        const sheet = node.closest('.sheet, .solo svg')?.getBoundingClientRect();
        if (sheet && (box.left < sheet.left - 8 || box.right > sheet.right + 8
            || box.top < sheet.top - 8 || box.bottom > sheet.bottom + 8)) {
            found.push(`outside ${name(node)}`);
        }
        if (node.getAttribute('textLength')) {
            const squeezed = parseFloat(node.getAttribute('textLength'));
            node.removeAttribute('textLength');
            const natural = node.getComputedTextLength();
            node.setAttribute('textLength', squeezed);
            if (squeezed / natural < 0.69) {
                found.push(`squeezed to ${Math.round(100 * squeezed / natural)} % ${name(node)}`);
            }
        }
        // The ink of a line is about the middle 60 % of its box.
        const lift = box.height * 0.2;
        boxes.push([node, box.left + 1, box.top + lift, box.right - 1, box.bottom - lift]);
    }
    for (let i = 0; i < boxes.length; i++) {
        for (let j = i + 1; j < boxes.length; j++) {
            const [a, al, at, ar, ab] = boxes[i];
            const [b, bl, bt, br, bb] = boxes[j];
            const across = Math.min(ar, br) - Math.max(al, bl);
            if (across > 1 && Math.min(ab, bb) - Math.max(at, bt) > 1) {
                found.push(`overlap ${name(a)} ${name(b)}`);
            }
        }
    }
    if (room.scrollWidth > room.clientWidth + 1) found.push('the board is wider than its room');
    if (!phone && room.scrollHeight > room.clientHeight + 1) {
        found.push('the board is higher than its room');
    }
    if (phone) {
        for (const node of room.querySelectorAll('[data-legal]')) {
            const box = node.getBoundingClientRect();
            if (box.width < 40 || box.height < 40) {
                const size = `${box.width.toFixed(0)}×${box.height.toFixed(0)}`;
                found.push(`target ${size} ${node.dataset.key}`);
            }
        }
    }
    const wide = document.documentElement;
    if (wide.scrollWidth > wide.clientWidth + 1) found.push('the page scrolls sideways');
    return [...new Set(found)];
}"""


# Answers that are cut off without a word, and what a finger cannot hit.
REACH = """(finger) => {
    const found = [];
    const seen = (node) => node.getClientRects().length > 0 && node.checkVisibility();
    const cut = [...document.querySelectorAll('.prompt .choice, .prompt .hint')].filter((one) => {
        let edge = innerHeight;
        for (let room = one.parentElement; room; room = room.parentElement) {
            if (getComputedStyle(room).overflowY !== 'visible') {
                edge = Math.min(edge, room.getBoundingClientRect().bottom);
            }
        }
        return seen(one) && one.getBoundingClientRect().bottom > edge + 6;
    });
    const cue = document.querySelector('[data-do=below]')?.getBoundingClientRect();
    if (cut.length > 0 && !(cue && cue.height > 0 && cue.bottom <= innerHeight + 1)) {
        found.push(`${cut.length} answers hidden without a cue`);
    }
    for (const one of document.querySelectorAll('.prompt .tools button')) {
        const box = one.getBoundingClientRect();
        const tall = document.querySelector('.prompt.whole') === null;
        if (tall && seen(one) && box.bottom > innerHeight + 1) {
            found.push(`hidden ${one.textContent.trim()}`);
        }
    }
    if (!finger) return found;
    const places = [...document.querySelectorAll('.room [data-legal]')];
    const buttons = [...document.querySelectorAll('.table :is(button, select, input, a)')];
    for (const one of [...places, ...buttons].filter(seen)) {
        const { width, height } = one.getBoundingClientRect();
        if (width < 39.5 || height < 39.5) {
            const name = one.dataset.key ?? (one.textContent.trim() || one.ariaLabel);
            found.push(`target ${width.toFixed(0)}×${height.toFixed(0)} ${name.slice(0, 40)}`);
        }
    }
    // A place in sight is hit somewhere, whatever lies beside it.
    const room = document.querySelector('.room')?.getBoundingClientRect();
    if (!room) return [...new Set(found)];
    const shares = [[.5, .5], [.5, .2], [.2, .5], [.8, .5], [.5, .8], [.2, .2], [.8, .2], [.2, .8]];
    for (const one of places.filter(seen)) {
        const box = one.getBoundingClientRect();
        const points = [...shares, [.8, .8]].map(
            ([px, py]) => [box.x + box.width * px, box.y + box.height * py]);
        const inside = points.filter(([x, y]) => x > room.left && x < room.right
            && y > room.top && y < room.bottom);
        if (inside.length < points.length) continue;
        if (!inside.some(([x, y]) => document.elementFromPoint(x, y) === one)) {
            found.push(`covered ${one.dataset.key}`);
        }
    }
    return [...new Set(found)];
}"""


def unreachable(page: Page, finger: bool) -> list[str]:
    """Answers hidden without a cue and, for a finger, whatever is too small to hit."""
    found: list[str] = page.evaluate(REACH, finger)
    return found


def flaws(page: Page) -> list[str]:
    """What is wrong on the board that a page shows, in words."""
    found: list[str] = page.evaluate(LOOK, SMALLEST)
    return found


def stored(name: str) -> list[dict[str, Any]]:
    """The stored games of today's rules, as files that the server takes in."""
    found = []
    for path in sorted((GOLDEN / name).glob("*.json")):
        golden = json.loads(path.read_text(encoding="utf-8"))
        if golden["version"] == terem.game(name).version:
            players = NAMES[: golden["seats"]]
            found.append({**{key: golden[key] for key in KEYS}, "players": players})
    return found


def played(name: str, seats: int) -> dict[str, Any]:
    """A whole game with so many seats, as a file that the server takes in: one of the stored
    games, or where there is none a game of quick bots."""
    game = terem.game(name)
    for saved in stored(name):
        if saved["seats"] == seats:
            return saved
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
    """Somebody new, with a name."""
    context = browser.new_context(reduced_motion="reduce", locale="en-GB")
    context.request.post(f"{base}/api/guests", data={"name": "Ann"}, headers={"Origin": base})
    return context
