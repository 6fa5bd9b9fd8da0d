"""Village: the seven spaces with their cubes, the market, and where everybody's family is."""

from __future__ import annotations

from terem.games.village.tables import COLOURS, PLACES, SPACES
from terem.pictures.canvas import Canvas, ink, seat_ink
from terem.pictures.page import Page

CUBES = {
    "brown": "timber",
    "pink": "cinnabar",
    "orange": "ochre",
    "green": "malachite",
    "black": "ink",
}
UNSEEN = ("unborn", "out_of_the_game")
ACROSS = 7
CELL = (136, 58)


def draw(canvas: Canvas, page: Page, x: float, y: float) -> None:
    w, h = CELL
    for i, space in enumerate(SPACES):
        left = x + i * (w + 4)
        canvas.rect(left, y, w, h, ink("panel"), ink("line"), 5)
        canvas.words(left + 8, y + 17, page.name("space", space), 12, bold=True)
        at = left + 8
        for colour in COLOURS:
            for _ in range(page.view["cubes_on_board"][space][colour]):
                canvas.rect(at, y + 28, 12, 12, ink(CUBES[colour]), ink("ink"), 2)
                at += 16
    families(canvas, page, x, y + h + 8)


def families(canvas: Canvas, page: Page, x: float, y: float) -> None:
    """Every place where somebody is, with a dot for each and the generation in it."""
    w, h = CELL
    there: dict[str, list[tuple[int, str]]] = {}
    for side, player in enumerate(page.view["players"]):
        for generation, places in player["family"].items():
            for place in places:
                there.setdefault(place, []).append((side, generation))
    shown = [place for place in PLACES if place in there and place not in UNSEEN]
    for i, place in enumerate(shown):
        left, top = x + i % ACROSS * (w + 4), y + i // ACROSS * (h + 4)
        canvas.rect(left, top, w, h, ink("sunk"), ink("line"), 5)
        canvas.words(left + 8, top + 15, page.name("place", place), 11, room=w - 12)
        for at, (side, generation) in enumerate(there[place]):
            # As many as a full table has: two rows of nine, smaller than that nobody can read.
            cx, cy = left + 12 + at % 9 * 14, top + 28 + at // 9 * 14
            canvas.circle(cx, cy, 6, seat_ink(side))
            canvas.words(cx, cy + 3.5, generation, 9, ink("panel"), True, "middle")
