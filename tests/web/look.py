"""What a machine can see wrong on a board: small writing, writing over writing, cut names."""

from __future__ import annotations

from playwright.sync_api import Page

# Body text is 16 px, secondary text never under 13 (a hair less is rounding); on a phone a finger
# needs 40 px, of which the space between neighbours may lend some.
SMALLEST = 12.9

LOOK = """(smallest) => {
    const found = [];
    const room = document.querySelector('.board .room') ?? document.querySelector('.room');
    if (!room) return found;
    const phone = room.classList.contains('phone');
    const name = (node) => JSON.stringify(node.textContent.trim().slice(0, 40));
    const texts = [...room.querySelectorAll('svg text'), ...document.querySelectorAll('.solo svg text')].filter(
        (node) => node.textContent.trim() !== '' && getComputedStyle(node).visibility !== 'hidden');
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
            if (squeezed / natural < 0.8) {
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
            if (Math.min(ar, br) - Math.max(al, bl) > 1 && Math.min(ab, bb) - Math.max(at, bt) > 1) {
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
                found.push(`target ${box.width.toFixed(0)}×${box.height.toFixed(0)} ${node.dataset.key}`);
            }
        }
    }
    const wide = document.documentElement;
    if (wide.scrollWidth > wide.clientWidth + 1) found.push('the page scrolls sideways');
    return [...new Set(found)];
}"""


def flaws(page: Page) -> list[str]:
    """What is wrong on the board that a page shows, in words."""
    found: list[str] = page.evaluate(LOOK, SMALLEST)
    return found
