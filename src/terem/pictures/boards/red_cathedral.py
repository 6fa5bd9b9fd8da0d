"""The Red Cathedral: the towers from the ground up, and the ring of the market."""

from __future__ import annotations

from typing import Any

from terem.games.red_cathedral.tables import SECTORS
from terem.pictures.canvas import Canvas, ink, seat_ink
from terem.pictures.page import Page

MATERIALS = {
    "wood": "timber",
    "brick": "brickwork",
    "stone": "slate",
    "gold": "ochre",
    "green_gem": "malachite",
    "purple_gem": "plum",
}
DICE = {
    "red": "cinnabar",
    "blue": "lapis",
    "green": "malachite",
    "yellow": "ochre",
    "white": "panel",
}
CARD = (92, 42)


def side_ink(page: Page, who: object) -> str:
    return seat_ink(len(page.view["players"]) if who == "yakovlev" else int(str(who)))


def draw(canvas: Canvas, page: Page, x: float, y: float) -> None:
    w, h = CARD
    towers = page.view["towers_bottom_up"]
    cards = {card["id"]: card for card in page.game.components["sections"]["list"]}
    ground = y + max(len(tower) for tower in towers) * (h + 4)
    for i, tower in enumerate(towers):
        for level, section in enumerate(tower):
            left, top = x + i * (w + 4), ground - (level + 1) * (h + 4)
            part(canvas, page, section, cards[section["card"]], left, top)
    canvas.rect(x, ground, len(towers) * (w + 4) - 4, 4, ink("soft"))
    market(canvas, page, x + len(towers) * (w + 4) + 24, y)


def part(
    canvas: Canvas, page: Page, section: dict[str, Any], card: dict[str, Any], x: float, y: float
) -> None:
    """A section: its sort, what it still lacks, whose banner it bears; full colour when done."""
    w, h = CARD
    claimed = section["banner"] is not None
    edge = side_ink(page, section["banner"]) if claimed else ink("line")
    done = section["completed"]
    canvas.rect(x, y, w, h, edge if done else ink("panel"), edge)
    colour = ink("panel") if done else ink("ink")
    canvas.words(x + 6, y + 15, page.name("section_type", card["type"]), 10, colour, room=w - 16)
    if claimed and not done:
        canvas.shape([(x + w - 14, y), (x + w, y), (x + w, y + 14)], edge, edge)
    at = x + 6
    if not done:
        for material, needed in card["cost"].items():
            brought = section["materials"].get(material, 0)
            for i in range(needed):
                fill = ink(MATERIALS[material])
                canvas.rect(at, y + 24, 10, 10, fill, ink("ink"), 5)
                if i < brought:
                    canvas.rect(at, y + 36, 10, 3, ink("ink"))
                at += 13
    if section["ornament"] is not None:
        canvas.circle(x + w - 12, y + h - 12, 6, side_ink(page, section["ornament"]))


def market(canvas: Canvas, page: Page, x: float, y: float) -> None:
    for i, sector in enumerate(SECTORS):
        left, top = x + i % 2 * 224, y + i // 2 * 56
        canvas.rect(left, top, 218, 50, ink("panel"), ink("line"), 5)
        space = page.view["market"][sector]
        canvas.words(left + 8, top + 17, page.name("sector", sector), 12, bold=True)
        offered = f"{space['amount']} {page.name('resource', space['resource'])}"
        canvas.words(left + 8, top + 38, offered, 12, ink("soft"), room=100)
        at = left + 190
        for die, value in space["dice"].items():
            canvas.rect(at, top + 22, 20, 20, ink(DICE[die]), ink("ink"), 4)
            colour = ink("ink") if die == "white" else ink("panel")
            canvas.words(at + 10, top + 37, str(value), 12, colour, True, "middle")
            at -= 24
