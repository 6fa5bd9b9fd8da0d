"""Pictures for notebooks that are not boards: a tree of moves, a curve."""

from __future__ import annotations

from dataclasses import dataclass, field
from pathlib import Path
from typing import Final

from terem.pictures.canvas import Canvas, ink, seat_ink

ROW: Final = 24
COLUMN: Final = 330
WIDE, HIGH, MARGIN = 560, 300, 56


@dataclass(frozen=True)
class Drawing:
    """A picture that a notebook shows and a script saves."""

    svg: str

    def _repr_svg_(self) -> str:
        return self.svg

    def save(self, path: Path) -> None:
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(self.svg, encoding="utf-8")


@dataclass
class Node:
    """A move: what it is, who makes it, what it is worth, and what may follow."""

    label: str
    side: int
    value: str = ""
    children: list[Node] = field(default_factory=list)


def tree(title: str, root: Node) -> Drawing:
    """From left to right, a leaf a line."""
    canvas = Canvas()
    canvas.words(12, 24, title, 14, bold=True)
    _branch(canvas, root, 16, 44)
    return Drawing(canvas.svg(title))


def _branch(canvas: Canvas, node: Node, x: float, top: float) -> float:
    """Draw a node beside its children; where the next one may begin."""
    y = top
    for child in node.children:
        foot = _branch(canvas, child, x + COLUMN, y)
        canvas.line([(x + 5, top + 4), (x + COLUMN - 60, y + 4), (x + COLUMN - 5, y + 4)])
        y = foot
    canvas.circle(x, top + 4, 5, seat_ink(node.side))
    told = f"{node.value}  {node.label}".lstrip()  # long sentences are cut at their end
    canvas.rect(x + 9, top - 5, COLUMN - 80, 18, ink("page"), round=0)
    canvas.words(x + 11, top + 8, told, 12, room=COLUMN - 82)
    return max(y, top + ROW)


def curve(title: str, across: str, up: str, lines: dict[str, list[tuple[float, float]]]) -> Drawing:
    """Lines over common axes, each with its name at its end."""
    canvas = Canvas()
    canvas.words(12, 24, title, 14, bold=True)
    points = [point for line in lines.values() for point in line]
    left, right = min(x for x, _ in points), max(x for x, _ in points)
    low, high = min(0.0, *[y for _, y in points]), max(y for _, y in points)

    def at(x: float, y: float) -> tuple[float, float]:
        return (
            MARGIN + (x - left) / ((right - left) or 1) * (WIDE - MARGIN),
            HIGH - (y - low) / ((high - low) or 1) * (HIGH - MARGIN),
        )

    canvas.line([(MARGIN, MARGIN - 8), (MARGIN, HIGH), (WIDE, HIGH)])
    for x in (left, (left + right) / 2, right):
        canvas.words(at(x, low)[0], HIGH + 16, f"{x:g}", 11, ink("soft"), anchor="middle")
    for y in (low, (low + high) / 2, high):
        canvas.words(MARGIN - 6, at(left, y)[1] + 4, f"{y:.3g}", 11, ink("soft"), anchor="end")
    canvas.words(WIDE, HIGH + 32, across, 12, ink("soft"), anchor="end")
    canvas.words(12, 42, up, 12, ink("soft"))
    for side, (name, line) in enumerate(lines.items()):
        places = [at(x, y) for x, y in line]
        canvas.line(places, seat_ink(side), 2)
        for x, y in places:
            canvas.circle(x, y, 3, seat_ink(side), "none")
        canvas.words(places[-1][0] + 8, places[-1][1] + 4, name, 12, seat_ink(side), bold=True)
    return Drawing(canvas.svg(title))
