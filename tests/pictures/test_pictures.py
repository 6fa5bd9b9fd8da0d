"""What `print(state)` and a notebook show: well-formed, small, in three languages, and no more than
the observer may know."""

from __future__ import annotations

import random
import re
from pathlib import Path
from xml.etree import ElementTree

import pytest

import terem
from terem import State, pictures
from terem.pictures.canvas import INK, Canvas

TOKENS = Path(__file__).parents[2] / "web/src/styles/tokens.css"
TABLES = [(id, seats) for id in terem.games() for seats in terem.game(id).seats]


def played(id: str, seats: int, moves: int | None = None) -> State:
    """A game by random moves: as many as that, or to the end."""
    state: State = terem.game(id).new(seats, 3)
    rng = random.Random(seats)
    while state.seat is not None and (moves is None or state.played < moves):
        state.play(rng.choice(state.moves()))
    return state


@pytest.mark.parametrize(("id", "seats"), TABLES)
def test_a_position_is_shown_from_beginning_to_end(id: str, seats: int) -> None:
    for state in (played(id, seats, 0), played(id, seats, 60), played(id, seats)):
        printed = str(state)
        assert state.prompt("en") in printed
        drawn = state._repr_svg_()
        assert len(drawn) < 60_000
        words = [node.text or "" for node in ElementTree.fromstring(drawn).iter()]
        for points in state.scores():
            assert str(points) in words
        name = terem.game(id).words.name("en", "seat", 0)
        assert name in printed
        assert any(name in one for one in words)


@pytest.mark.parametrize("lang", ["ru", "de"])
@pytest.mark.parametrize("id", terem.games())
def test_a_position_is_shown_in_every_language(id: str, lang: str) -> None:
    state = played(id, 2, 40)
    drawn = ElementTree.fromstring(pictures.svg(state, lang=lang))
    assert drawn[0].text == f"{state.game.title(lang)}. {pictures.question(state, lang)}"
    assert state.prompt(lang) in pictures.text(state, lang=lang)


@pytest.mark.parametrize("id", terem.games())
def test_nothing_is_shown_that_the_observer_may_not_know(id: str) -> None:
    """What is hidden is redrawn: no picture of that observer changes."""
    state = played(id, 3, 80)
    for seat in range(3):
        other = state.sample(seat, 99)
        assert other.dump() != state.dump()
        assert pictures.svg(other, seat) == pictures.svg(state, seat)
        assert pictures.text(other, seat) == pictures.text(state, seat)
    if state.seat is not None:
        assert state._repr_svg_() == pictures.svg(state, state.seat)


def test_an_observer_who_does_not_sit_there_is_refused() -> None:
    with pytest.raises(ValueError, match="seat must be 0 to 1"):
        pictures.svg(played("village", 2, 0), 2)


def test_text_in_a_picture_is_escaped_and_cut_to_its_room() -> None:
    canvas = Canvas()
    canvas.words(0, 10, "<b> & co", 10)
    canvas.words(0, 20, "a long name of a place", 10, room=50)
    found = [node.text for node in ElementTree.fromstring(canvas.svg("a < b")).iter()]
    assert "a < b" in found
    assert "<b> & co" in found
    assert found[-1] is not None
    assert found[-1].endswith("…")
    assert len(found[-1]) < 11


def test_the_colours_are_those_of_the_client() -> None:
    light = TOKENS.read_text(encoding="utf-8").partition("}")[0]
    known = dict(re.findall(r"--([\w-]+): (#[0-9a-f]{6});", light))
    assert {name: known.get(name) for name in INK} == INK
