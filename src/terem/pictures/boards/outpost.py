"""Outpost: everybody's land and streets."""

from __future__ import annotations

from typing import Any

from terem.games.outpost.tables import SLOTS, STREETS
from terem.pictures.canvas import Canvas, ink, seat_ink
from terem.pictures.page import WIDTH, Page

LAND = {
    "clay": "brickwork",
    "wood": "timber",
    "stone": "slate",
    "diamond": "lapis",
    "gold": "ochre",
}
BEASTS = {"green": "malachite", "yellow": "ochre", "blue": "lapis", "red": "cinnabar"}
ACROSS = 2
HEX = 24
DEEP = 170


def draw(canvas: Canvas, page: Page, x: float, y: float) -> None:
    wide = (WIDTH - x) / ACROSS - 6
    for seat, player in enumerate(page.view["players"]):
        left, top = x + seat % ACROSS * (wide + 6), y + seat // ACROSS * (DEEP + 6)
        canvas.rect(left, top, wide, DEEP, ink("panel"), seat_ink(seat), 5)
        canvas.words(left + 10, top + 18, page.names[seat], 12, seat_ink(seat), bold=True)
        land(canvas, page, player, left + 34, top + 50)
        streets(canvas, page, player, left + 180, top + 14, wide - 190)


def land(canvas: Canvas, page: Page, player: dict[str, Any], x: float, y: float) -> None:
    """Three regions of three tiles; a beast lurks on a tile, a thick edge is a fortification."""
    tiles = {tile["id"]: tile for tile in page.game.components["territories"]["list"]}
    for i, slot in enumerate(SLOTS):
        cx = x + i % 3 * HEX * 1.75 + i // 3 % 2 * HEX * 0.87
        cy = y + i // 3 * HEX * 1.5
        place = player["land"].get(slot)
        if place is None:
            canvas.hexagon(cx, cy, HEX, "none", ink("line"))
            canvas.words(cx, cy + 4, slot, 9, ink("soft"), anchor="middle")
            continue
        tile = tiles[place["tile"]]
        fill = ink(LAND[tile["resource"]])
        canvas.hexagon(cx, cy, HEX, fill, ink("ink"), 4 if place["fortification"] else 1)
        if place["monster"]:
            canvas.circle(cx, cy, 8, ink(BEASTS[tile["monster"]]))
        if place["activated"]:
            canvas.words(cx, cy + 5, "✓", 14, ink("panel"), True, "middle")


def streets(
    canvas: Canvas, page: Page, player: dict[str, Any], x: float, y: float, room: float
) -> None:
    for i, street in enumerate(STREETS):
        top = y + i * 50
        houses = player["streets"][street]
        used = player["zones"][f"street_{street}"]
        canvas.rect(x, top + 36, room, 4, ink("pewter") if used else ink("line"))
        wide = min(94.0, room / max(1, len(houses)))
        for at, house in enumerate(houses):
            left = x + at * wide
            canvas.rect(left, top + 8, wide - 4, 28, ink("bone"), ink("ink"))
            told = page.name("building", house["building"])
            canvas.words(left + 5, top + 26, told, 10.5, room=wide - 10)
            if house["stored"]:
                canvas.circle(left + wide - 10, top + 10, 7, ink("ochre"))
                told = str(house["stored"])
                canvas.words(left + wide - 10, top + 14, told, 9, anchor="middle")
