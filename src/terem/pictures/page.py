"""The picture of a position: a drawing of the board, and the tables of the terminal as panels."""

from __future__ import annotations

from importlib import import_module
from importlib.util import find_spec
from textwrap import wrap
from typing import Any, Final

from terem import Game
from terem.cli.screen import Section
from terem.pictures.canvas import LETTER, Canvas, ink, seat_ink

WIDTH: Final = 1000
GAP: Final = 12
COLUMNS: Final = 3
LINE: Final = 15
TYPE: Final = 12


class Page:
    """One view of a table, to be drawn in one language."""

    def __init__(self, game: Game, view: dict[str, Any], lang: str, names: list[str]) -> None:
        self.game = game
        self.view = view
        self.lang = lang
        self.names = names

    def name(self, kind: str, id: str) -> str:
        return self.game.words.text(self.lang, f"{kind}-{id}")

    def draw(self, canvas: Canvas, sections: list[Section], question: str) -> str:
        title = self.game.title(self.lang)
        canvas.words(GAP, 26, title, 18, bold=True)
        canvas.words(GAP, 46, question, 13, ink("soft"))
        canvas.reach(WIDTH, 50)
        self.scores(canvas)
        module = f"terem.pictures.boards.{self.game.id}"
        if find_spec(module) is not None:
            import_module(module).draw(canvas, self, GAP, 62)
        top = canvas.height + GAP
        wide = [section for section in sections if len(section.columns) > 2]
        slim = [section for section in sections if len(section.columns) <= 2 and section.rows]
        heads = [section.title for section in sections if not section.rows]
        if heads:
            canvas.words(GAP, top + LINE, " · ".join(heads), 13, bold=True)
            top = canvas.height + GAP
        for section in wide:
            top = panel(canvas, section, GAP, top, WIDTH - GAP) + GAP
        feet = [top] * COLUMNS
        each = (WIDTH - GAP * COLUMNS) / COLUMNS
        for section in slim:
            at = feet.index(min(feet))
            feet[at] = panel(canvas, section, GAP + at * (each + GAP), feet[at], each) + GAP
        return canvas.svg(f"{title}. {question}")

    def scores(self, canvas: Canvas) -> None:
        """Points of every side, in its colour, at the upper right."""
        x = float(WIDTH)
        for side in reversed(range(len(self.view["scores"]))):
            points = str(self.view["scores"][side])
            x -= 44
            canvas.rect(x, 10, 40, 24, seat_ink(side))
            canvas.words(x + 20, 27, points, 14, ink("panel"), bold=True, anchor="middle")
            if self.view["seat"] == side:
                canvas.rect(x, 36, 40, 3, ink("ink"))


def panel(canvas: Canvas, section: Section, x: float, y: float, width: float) -> float:
    """A table with its title; where it ends."""
    room = [max([len(head), *[len(row[i]) for row in section.rows]])
            for i, head in enumerate(section.columns)]  # fmt: skip
    letter = TYPE * LETTER
    letters = int((width - 16) / letter) - 2 * len(room)
    while sum(room) > letters:
        room[room.index(max(room))] -= 1
    drawn = Canvas()
    foot = y + LINE + 4
    drawn.words(x + 8, foot, section.title, 13, bold=True)
    rows = [(row, ink("ink")) for row in section.rows]
    if any(section.columns):
        rows.insert(0, (section.columns, ink("soft")))
    for row, colour in rows:
        lines = [wrap(cell, max(4, room[i])) or [""] for i, cell in enumerate(row)]
        for down in range(max(len(cell) for cell in lines)):
            foot += LINE
            at = x + 8
            for i, cell in enumerate(lines):
                if down < len(cell) and cell[down]:
                    drawn.words(at, foot, cell[down], TYPE, colour)
                at += (room[i] + 2) * letter
    canvas.rect(x, y, width, foot - y + 8, ink("panel"), ink("line"), 5)
    canvas.parts += drawn.parts
    return foot + 8
