"""A reviewed game as one self-contained page: the curves, the seats, the moves that went wrong."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from html import escape
from pathlib import Path

from terem import State, bots
from terem.arena import plots
from terem.arena.report import STYLE
from terem.bots.review import gains
from terem.engine.messages import Messages

words = Messages(Path(__file__).parent / "messages")

HEIGHT = 220.0
WRONG = ("inaccuracy", "mistake", "blunder")
# A game without rounds is told in so many parts.
PARTS = 5


def page(found: bots.Review, state: State, names: list[str], lang: str) -> str:
    """The review of a game in one language."""
    say = words.text
    title = say(lang, "review-title", {"game": state.game.title(lang)})
    chances = [moment.chances for moment in found.curve]
    points = [moment.points for moment in found.curve]
    parts = [
        f"<h1>{escape(title)}</h1>",
        seats_table(found, state, names, lang),
        f"<h2>{escape(say(lang, 'review-chances'))}</h2>",
        curve(say(lang, "review-chances"), chances, names, 1.0, found) if len(names) > 1 else "",
        f"<h2>{escape(say(lang, 'review-points-curve'))}</h2>",
        curve(say(lang, "review-points-curve"), points, names, None, found),
        f"<h2>{escape(say(lang, 'review-moves'))}</h2>",
        moves_table(found, names, lang),
        f"<h2>{escape(say(lang, 'review-points-from'))}</h2>",
        points_table(state, names, lang),
    ]
    return (
        f'<!doctype html><html lang="{lang}"><meta charset="utf-8">'
        '<meta name="viewport" content="width=device-width">'
        f"<title>{escape(title)}</title><style>{STYLE}</style><body>{''.join(parts)}</body></html>"
    )


def seats_table(found: bots.Review, state: State, names: list[str], lang: str) -> str:
    heads = ["", "review-final", "review-accuracy", *[f"review-count-{kind}" for kind in WRONG]]
    head = "".join(f'<th class="n">{escape(words.text(lang, h)) if h else ""}</th>' for h in heads)
    scores = state.scores()
    rows: list[str] = []
    for seat, name in enumerate(names):
        own = [move.kind for move in found.moves if move.seat == seat]
        accuracy = found.accuracy[seat]
        cells = [
            str(scores[seat]),
            "–" if accuracy is None else f"{accuracy:.0f} %",
            *[str(own.count(kind)) for kind in WRONG],
        ]
        rows.append(
            f'<tr><td style="color:{plots.colour(seat)}">{escape(name)}</td>'
            + "".join(f'<td class="n">{cell}</td>' for cell in cells)
            + "</tr>"
        )
    return f"<table><thead><tr>{head}</tr></thead><tbody>{''.join(rows)}</tbody></table>"


def curve(
    title: str, values: list[list[float]], names: list[str], most: float | None, found: bots.Review
) -> str:
    """A line for each side over the moves; mistakes and blunders are dots on their player's."""
    if not values:
        return ""
    top = most if most is not None else max(1.0, max(max(row) for row in values))
    low = 0.0 if most is not None else min(0.0, min(min(row) for row in values))
    room = plots.WIDTH - 2 * plots.RIGHT - 30
    parts = [
        plots.line(30, HEIGHT - 20, plots.WIDTH - plots.RIGHT, HEIGHT - 20, "axis"),
        plots.text(26, 18, "100 %" if most is not None else f"{top:.0f}", "end", "dim"),
        plots.text(26, HEIGHT - 20, "0" if low == 0.0 else f"{low:.0f}", "end", "dim"),
    ]

    def at(index: int, value: float) -> tuple[float, float]:
        x = 30 + room * index / max(1, len(values) - 1)
        return x, 12 + (HEIGHT - 32) * (top - value) / (top - low)

    for side in range(len(values[0])):
        line = " ".join(
            f"{x:.1f},{y:.1f}" for x, y in (at(i, row[side]) for i, row in enumerate(values))
        )
        name = names[side] if side < len(names) else ""
        parts.append(
            f'<polyline points="{line}" fill="none" stroke="{plots.colour(side)}" stroke-width="2">'
            f"<title>{escape(name)}</title></polyline>"
        )
    for index in found.turning_points if most is not None else []:
        x, _ = at(index, 0.0)
        parts.append(plots.line(x, 12, x, HEIGHT - 20, "axis"))
    for move in found.moves:
        if move.kind in WRONG[1:]:
            x, y = at(move.index, values[move.index][move.seat])
            parts.append(
                f'<circle cx="{x:.1f}" cy="{y:.1f}" r="4" fill="{plots.colour(move.seat)}">'
                f"<title>{move.index + 1}</title></circle>"
            )
    return plots.svg(HEIGHT, title, parts)


def moves_table(found: bots.Review, names: list[str], lang: str) -> str:
    rows: list[str] = []
    for move in found.moves:
        if move.kind not in WRONG:
            continue
        line = "".join(f"<li>{escape(said)}</li>" for said in move.line_words(lang, names))
        rows.append(
            f'<tr><td class="n">{move.index + 1}</td>'
            f'<td style="color:{plots.colour(move.seat)}">{escape(names[move.seat])}</td>'
            f"<td>{escape(words.text(lang, f'review-kind-{move.kind}'))}</td>"
            f"<td>{escape(move.played_words(lang, names))}"
            f"<details><summary>{escape(move.words(lang, names))}</summary>"
            f"<ol>{line}</ol></details></td></tr>"
        )
    if not rows:
        return f"<p>{escape(words.text(lang, 'review-nothing-wrong'))}</p>"
    return f"<table><tbody>{''.join(rows)}</tbody></table>"


# ---------------------------------------------------------------------- where the points came from


@dataclass
class Harvest:
    """A round of a game, or a part of one that has none: what brought whom how many points."""

    title: str
    points: dict[str, list[int]]


def harvests(state: State, lang: str) -> Iterator[Harvest]:
    """Round by round; the last move, with which the final scoring comes, stands by itself."""
    now = state.game.new(state.seats, state.seed, state.options)
    moves: list[list[tuple[int, str, int]]] = []
    begins = {0: 1}
    for move in state.history:
        before = now.copy()
        now.play(move)
        moves.append(gains(before, now))
        for event in now.events:
            # The first round begins with the game, whether it is told or not.
            if event[0] == "round_begins" and event[1] != 1:
                begins[len(moves)] = int(str(event[1]))
    last = len(moves) - 1 if now.over else len(moves)
    starts = [at for at in begins if at < last] or [0]
    if len(begins) == 1 and last > PARTS:
        starts = [round(len(moves) * part / PARTS) for part in range(PARTS)]
    for at, end in zip(starts, [*starts[1:], last], strict=True):
        title = (
            words.text(lang, "review-round", {"number": begins[at]})
            if len(begins) > 1
            else words.text(lang, "review-part", {"from": at + 1, "to": end})
        )
        yield Harvest(title, summed(moves[at:end], state.seats))
    if now.over:
        yield Harvest(words.text(lang, "review-final-scoring"), summed(moves[last:], state.seats))


def summed(moves: list[list[tuple[int, str, int]]], seats: int) -> dict[str, list[int]]:
    found: dict[str, list[int]] = {}
    for seat, source, points in (one for move in moves for one in move):
        found.setdefault(source, [0] * seats)[seat] += points
    return {source: points for source, points in found.items() if any(points)}


def points_table(state: State, names: list[str], lang: str) -> str:
    head = "".join(
        f'<th class="n" style="color:{plots.colour(seat)}">{escape(name)}</th>'
        for seat, name in enumerate(names)
    )
    parts: list[str] = []
    for one in harvests(state, lang):
        whole = [sum(points[seat] for points in one.points.values()) for seat in range(len(names))]
        parts.append(row("th", one.title, whole))
        parts += [
            row("td", state.game.words.text(lang, f"source-{source}"), points)
            for source, points in one.points.items()
        ]
    return f"<table><thead><tr><th></th>{head}</tr></thead><tbody>{''.join(parts)}</tbody></table>"


def row(tag: str, title: str, points: list[int]) -> str:
    cells = "".join(f'<{tag} class="n">{signed(one)}</{tag}>' for one in points)
    return f"<tr><{tag}>{escape(title)}</{tag}>{cells}</tr>"


def signed(points: int) -> str:
    return "–" if points == 0 else f"{points:+d}".replace("-", "−")
