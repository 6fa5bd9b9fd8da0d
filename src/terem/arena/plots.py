"""Small SVG plots, drawn by hand so that a report is one file without any library in it."""

from __future__ import annotations

from dataclasses import dataclass
from html import escape
from math import floor, log10

WIDTH = 720
LEFT = 150
RIGHT = 20

# Told apart by colour-blind readers too; every plot also names its series in words.
COLOURS = ("#4269d0", "#e8a70e", "#d1495b", "#3f9d8c", "#7a5195", "#8c8c8c", "#97bf0d", "#b07aa1")


@dataclass(frozen=True)
class Bar:
    """A share with its interval."""

    label: str
    value: float
    low: float
    high: float
    note: str


def colour(index: int) -> str:
    return COLOURS[index % len(COLOURS)]


def svg(height: float, title: str, parts: list[str]) -> str:
    return (
        f'<svg viewBox="0 0 {WIDTH} {height:.0f}" role="img" aria-label="{escape(title)}">'
        f"<title>{escape(title)}</title>{''.join(parts)}</svg>"
    )


def text(x: float, y: float, words: str, anchor: str = "start", kind: str = "") -> str:
    return (
        f'<text x="{x:.1f}" y="{y:.1f}" text-anchor="{anchor}" class="{kind}">'
        f"{escape(words)}</text>"
    )


def rect(x: float, y: float, width: float, height: float, fill: str, tip: str = "") -> str:
    inner = f"<title>{escape(tip)}</title>" if tip else ""
    return (
        f'<rect x="{x:.1f}" y="{y:.1f}" width="{max(0.0, width):.1f}" height="{height:.1f}"'
        f' fill="{fill}">{inner}</rect>'
    )


def line(x1: float, y1: float, x2: float, y2: float, kind: str) -> str:
    return f'<line x1="{x1:.1f}" y1="{y1:.1f}" x2="{x2:.1f}" y2="{y2:.1f}" class="{kind}"/>'


def step_for(span: float, wanted: int) -> float:
    """A round step (1, 2 or 5 times a power of ten) that cuts a span into about `wanted` parts."""
    rough = max(span, 1e-9) / wanted
    power = 10.0 ** floor(log10(rough))
    for factor in (1, 2, 5, 10):
        if rough <= factor * power:
            return factor * power
    return 10 * power


def histogram(title: str, names: list[str], series: list[list[int]]) -> str:
    """How often each value came up, one row of columns for each series on a common axis."""
    values = [value for row in series for value in row]
    if not values:
        return ""
    low, high = min(values), max(values)
    width = max(1, int(step_for(high - low + 1, 30)))
    first = low // width * width
    bins = (high - first) // width + 1
    row_height = 70
    room = WIDTH - LEFT - RIGHT
    parts: list[str] = []
    for i, row in enumerate(series):
        counts = [0] * bins
        for value in row:
            counts[(value - first) // width] += 1
        top = max(1, *counts)
        floor_y = (i + 1) * row_height
        for b, count in enumerate(counts):
            if count:
                tall = (row_height - 14) * count / top
                start = first + b * width
                span = f"{start}" if width == 1 else f"{start} - {start + width - 1}"
                parts.append(
                    rect(
                        LEFT + room * b / bins,
                        floor_y - tall,
                        room / bins - 1,
                        tall,
                        colour(i),
                        f"{span}: {count}",
                    )
                )
        parts.append(line(LEFT, floor_y, WIDTH - RIGHT, floor_y, "axis"))
        mean = sum(row) / len(row) if row else 0.0
        x = LEFT + room * (mean + 0.5 - first) / (bins * width)
        parts.append(line(x, floor_y - row_height + 14, x, floor_y, "mean"))
        parts.append(text(LEFT - 8, floor_y - 22, names[i], "end", "strong"))
        parts.append(text(LEFT - 8, floor_y - 6, f"⌀ {mean:.1f}", "end", "dim"))
    step = max(1, int(step_for(high - first + 1, 10)))
    bottom = len(series) * row_height
    for value in range(-(-first // step) * step, high + 1, step):
        x = LEFT + room * (value + 0.5 - first) / (bins * width)
        parts.append(text(x, bottom + 16, str(value), "middle", "dim"))
    return svg(bottom + 24, title, parts)


def stacked(title: str, names: list[str], sources: list[str], values: list[list[float]]) -> str:
    """Where the points come from: one bar for each name, cut by source."""
    if not sources:
        return ""
    top = max(1.0, *[sum(v for v in row if v > 0) for row in values])
    lowest = min(0.0, *[sum(v for v in row if v < 0) for row in values])
    room = (WIDTH - LEFT - RIGHT - 40) / (top - lowest)
    zero = LEFT - lowest * room
    parts: list[str] = []
    for i, name in enumerate(names):
        y = 6.0 + i * 34
        parts.append(text(LEFT - 8, y + 17, name, "end", "strong"))
        x = zero
        back = zero
        for j, value in enumerate(values[i]):
            tip = f"{sources[j]}: {value:.1f}"
            wide = abs(value) * room
            if value < 0:
                back -= wide
            parts.append(rect(x if value > 0 else back, y, wide, 24, colour(j), tip))
            if wide > 26:
                middle = (x if value > 0 else back) + wide / 2
                parts.append(text(middle, y + 17, f"{value:.0f}", "middle", "on"))
            if value > 0:
                x += wide
        parts.append(text(x + 6, y + 17, f"{sum(values[i]):.1f}", "start", "dim"))
    y = 20.0 + 34 * len(names)
    x = float(LEFT)
    for j, source in enumerate(sources):
        wide = 30 + 7.2 * len(source)
        if x + wide > WIDTH:
            x = float(LEFT)
            y += 20
        parts.append(rect(x, y - 10, 12, 12, colour(j)))
        parts.append(text(x + 17, y, source))
        x += wide
    return svg(y + 10, title, parts)


def bars(title: str, rows: list[Bar], expected: float) -> str:
    """Shares with their intervals, and a line at what would be expected of equals."""
    room = WIDTH - LEFT - RIGHT - 150
    parts: list[str] = []
    for i, row in enumerate(rows):
        y = 6 + i * 30
        parts.append(text(LEFT - 8, y + 15, row.label, "end", "strong"))
        parts.append(rect(LEFT, y, room * row.value, 20, colour(i), row.note))
        parts.append(line(LEFT + room * row.low, y + 10, LEFT + room * row.high, y + 10, "whisker"))
        parts.append(text(LEFT + room * max(row.high, row.value) + 8, y + 15, row.note))
    bottom = 6 + 30 * len(rows)
    x = LEFT + room * expected
    parts.append(line(x, 0, x, bottom, "expected"))
    return svg(bottom + 4, title, parts)
