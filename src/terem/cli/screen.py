"""Showing a position in the terminal: as tables, or as plain lines for screen readers."""

from __future__ import annotations

import textwrap
from dataclasses import dataclass
from importlib import import_module
from importlib.util import find_spec
from typing import Any

from rich import box
from rich.cells import cell_len
from rich.console import Console
from rich.markup import escape
from rich.table import Table

from terem import Game, State
from terem.cli.common import words


@dataclass(frozen=True)
class Section:
    """A part of the board: a title, column headings and rows of text."""

    title: str
    columns: list[str]
    rows: list[list[str]]


def sections(game: Game, view: dict[str, Any], lang: str, names: list[str]) -> list[Section]:
    """What the player sees of the table: `terem.cli.boards.<game>.sections`, or the plain board."""
    own = find_spec(f"terem.cli.boards.{game.id}") is not None
    board = import_module(f"terem.cli.boards.{game.id if own else 'plain'}")
    found: list[Section] = board.sections(game, view, lang, names)
    return found


def print_item(console: Console, before: str, text: str, style: str = "") -> None:
    """A line of a list: what is too long for one line goes on under its own beginning."""
    room = max(console.width - len(before), 20)
    first, *rest = textwrap.wrap(text, room) or [""]
    console.print(before, end="", markup=False)
    console.print(first, markup=False, style=style)
    for line in rest:
        console.print(" " * len(before), end="")
        console.print(line, markup=False, style=style)


def print_section(console: Console, section: Section, plain: bool) -> None:
    if plain:
        console.print(section.title, markup=False)
        for row in section.rows:
            cells = zip(section.columns, row, strict=True)
            parts = [f"{head}: {cell}" if head else cell for head, cell in cells if cell]
            console.print("  " + "; ".join(parts), markup=False)
        return
    if not section.rows:
        console.rule(escape(section.title), align="left")
        return
    table = Table(
        title=escape(section.title),
        box=box.SIMPLE,
        title_justify="left",
        pad_edge=False,
        show_header=any(section.columns),
    )
    for head in section.columns:
        # A word too long for its column goes on in the next line; nothing is cut.
        table.add_column(escape(head), overflow="fold")
    for row in section.rows:
        table.add_row(*[escape(cell) for cell in row])
    # A title is not broken only because its table is narrow.
    table.min_width = min(cell_len(section.title), console.width)
    console.print(table)


def print_result(console: Console, state: State, lang: str, names: list[str] | None) -> None:
    """Places, points and where they came from."""
    scores = state.scores()
    game = state.game
    console.rule(words.text(lang, "result"))
    for place, seats in enumerate(state.ranking(), 1):
        for seat in seats:
            name = seat_name(state, seat, lang, names)
            line = words.text(
                lang, "result-line", {"place": place, "name": name, "points": scores[seat]}
            )
            console.print(escape(line))
            if seat < state.seats:
                parts = [
                    f"{game.words.text(lang, f'source-{source}')} {points}"
                    for source, points in state.score_breakdown(seat)
                    if points
                ]
                if parts:
                    print_item(console, "   ", ", ".join(parts), "dim")
    title = state.solo_title()
    if title is not None:
        text = game.words.text(lang, f"title-{title}")
        console.print(escape(words.text(lang, "result-title", {"title": text})))


def seat_name(state: State, seat: int, lang: str, names: list[str] | None) -> str:
    if seat >= state.seats:
        return state.game.words.text(lang, "solo-opponent")
    if names is not None:
        return names[seat]
    return state.game.words.name(lang, "seat", seat)
