"""A position for people: `print(state)`, and `_repr_svg_` in a notebook.

Both show what one observer may know, no more: the seat that decides now, or a spectator once the
game is over. `text` and `svg` take another observer, and one of the three languages.
"""

from __future__ import annotations

from io import StringIO
from typing import Final

from rich.console import Console

from terem import State
from terem.cli.screen import print_section, seat_name, sections
from terem.pictures.canvas import Canvas
from terem.pictures.page import Page

DECIDING: Final = "deciding"
Observer = int | str | None


def observer(state: State, seat: Observer) -> int | None:
    """The seat whose eyes are meant; None is a spectator."""
    if seat == DECIDING:
        return state.seat
    return None if seat is None else state.existing_seat(seat)


def names_of(state: State, lang: str) -> list[str]:
    return [seat_name(state, seat, lang, None) for seat in range(state.seats)]


def text(state: State, seat: Observer = DECIDING, lang: str = "en") -> str:
    """The board as the terminal shows it, and the question that is open."""
    out = StringIO()
    console = Console(file=out, width=120, color_system=None, highlight=False)
    view = state.view(observer(state, seat))
    for section in sections(state.game, view, lang, names_of(state, lang)):
        print_section(console, section, plain=False)
    console.print(question(state, lang), markup=False)
    return "\n".join(line.rstrip() for line in out.getvalue().splitlines())


def svg(state: State, seat: Observer = DECIDING, lang: str = "en") -> str:
    """The board as a picture."""
    view = state.view(observer(state, seat))
    names = names_of(state, lang)
    page = Page(state.game, view, lang, names)
    found = sections(state.game, view, lang, names)
    return page.draw(Canvas(), found, question(state, lang))


def question(state: State, lang: str) -> str:
    """Who is asked what."""
    if state.seat is None:
        return state.prompt(lang)
    return f"{seat_name(state, state.seat, lang, None)}: {state.prompt(lang)}"
