"""A sheet to draw on: SVG, a few shapes, the colours of the house."""

from __future__ import annotations

from collections.abc import Iterable
from html import escape
from math import cos, pi, sin
from typing import Final

# The colours of web/src/styles/tokens.css (a test compares them).
INK: Final = {
    "page": "#f6f0e4",
    "panel": "#fffaf0",
    "sunk": "#ece3d0",
    "ink": "#2b2320",
    "soft": "#685a4e",
    "line": "#cbbda4",
    "cinnabar": "#b33a2b",
    "lapis": "#2f5d8a",
    "malachite": "#3c7a57",
    "ochre": "#c98a1b",
    "plum": "#6e3b62",
    "pewter": "#7d8087",
    "wash-meadow": "#dfe3c4",
    "wash-stone": "#dcd8cf",
    "timber": "#c79b5d",
    "brickwork": "#c9805f",
    "slate": "#a3a7ae",
    "bone": "#e6d5a8",
    "seat-0": "#b33a2b",
    "seat-1": "#2f5d8a",
    "seat-2": "#3c7a57",
    "seat-3": "#d9a02f",
    "seat-4": "#9a6bb0",
}

# The mean width of a letter, for type of size one.
LETTER: Final = 0.54


def ink(name: str) -> str:
    return INK[name]


def seat_ink(side: int) -> str:
    """The colour of a seat; whoever plays beyond the last one is grey."""
    return INK.get(f"seat-{side}", INK["pewter"])


class Canvas:
    """What has been drawn so far, and how much room it takes."""

    def __init__(self) -> None:
        self.parts: list[str] = []
        self.width = 0.0
        self.height = 0.0

    def reach(self, x: float, y: float) -> None:
        self.width = max(self.width, x)
        self.height = max(self.height, y)

    def rect(
        self,
        x: float,
        y: float,
        w: float,
        h: float,
        fill: str,
        line: str = "none",
        round: float = 3,
    ) -> None:
        self.reach(x + w, y + h)
        self.parts.append(
            f'<rect x="{x:g}" y="{y:g}" width="{w:g}" height="{h:g}" rx="{round:g}" '
            f'fill="{fill}" stroke="{line}"/>'
        )

    def circle(self, x: float, y: float, r: float, fill: str, line: str = INK["ink"]) -> None:
        self.reach(x + r, y + r)
        self.parts.append(
            f'<circle cx="{x:g}" cy="{y:g}" r="{r:g}" fill="{fill}" stroke="{line}"/>'
        )

    def shape(
        self, points: Iterable[tuple[float, float]], fill: str, line: str, wide: float = 1
    ) -> None:
        told = self._corners(points)
        self.parts.append(
            f'<polygon points="{told}" fill="{fill}" stroke="{line}" stroke-width="{wide:g}"/>'
        )

    def line(
        self, points: Iterable[tuple[float, float]], colour: str = INK["line"], wide: float = 1
    ) -> None:
        told = self._corners(points)
        self.parts.append(
            f'<polyline points="{told}" fill="none" stroke="{colour}" stroke-width="{wide:g}"/>'
        )

    def _corners(self, points: Iterable[tuple[float, float]]) -> str:
        corners = list(points)
        for x, y in corners:
            self.reach(x, y)
        return " ".join(f"{x:.1f},{y:.1f}" for x, y in corners)

    def hexagon(self, x: float, y: float, r: float, fill: str, line: str, wide: float = 1) -> None:
        self.shape(
            ((x + r * sin(pi / 3 * i), y + r * cos(pi / 3 * i)) for i in range(6)), fill, line, wide
        )

    def words(
        self,
        x: float,
        y: float,
        text: str,
        size: float = 12,
        fill: str = INK["ink"],
        bold: bool = False,
        anchor: str = "start",
        room: float | None = None,
    ) -> None:
        """One line of text, its foot at y; cut off with three dots where `room` is too small."""
        if room is not None and len(text) * size * LETTER > room:
            text = text[: max(1, int(room / size / LETTER) - 1)].rstrip() + "…"
        self.reach(x if anchor != "start" else x + len(text) * size * LETTER, y)
        more = ' font-weight="bold"' if bold else ""
        more += f' text-anchor="{anchor}"' if anchor != "start" else ""
        self.parts.append(
            f'<text x="{x:g}" y="{y:g}" font-size="{size:g}" fill="{fill}"{more}>'
            f"{escape(text)}</text>"
        )

    def svg(self, title: str) -> str:
        w, h = round(self.width + 12), round(self.height + 12)
        return (
            f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {w} {h}" width="{w}" '
            f'height="{h}" font-family="\'PT Sans\', system-ui, sans-serif" role="img">'
            f"<title>{escape(title)}</title>"
            f'<rect width="{w}" height="{h}" fill="{INK["page"]}"/>{"".join(self.parts)}</svg>'
        )
