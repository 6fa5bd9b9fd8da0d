"""Whoever sets up a position by hand reads a name beside everything in it."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import pytest

import terem
from terem.engine import LANGUAGES
from terem.engine.fluent import parse
from tests.web.look import played

WEB = Path(__file__).parent.parent / "web/src"


def names_in(part: Any) -> set[str]:
    """The names of all parts of a position; numbers stand for themselves."""
    if isinstance(part, list):
        return set().union(*(names_in(one) for one in part))
    if not isinstance(part, dict):
        return set()
    found = {name for name in part if not name.isdigit()}
    return found.union(*(names_in(one) for one in part.values()))


@pytest.mark.parametrize("game", terem.games())
def test_every_part_of_a_position_has_a_name(game: str) -> None:
    names: set[str] = set()
    for seats in (1, 2):
        saved = played(game, seats)
        history = saved["history"]
        for moves in range(0, len(history), len(history) // 6):
            state = terem.game(game).replay(seats, saved["seed"], saved["options"], history[:moves])
            names |= names_in(state.dump()["position"])
    listed = re.search(r"kinds: \[(.*)\]", (WEB / f"boards/{game}/index.ts").read_text())
    assert listed
    kinds = re.findall(r"'(\w+)'", listed[1])
    for lang in LANGUAGES:
        own = (WEB / f"analysis/messages/{lang}.ftl").read_text(encoding="utf-8")
        board = (WEB / f"boards/{game}/messages/{lang}.ftl").read_text(encoding="utf-8")
        parts = parse(own, "parts")
        things = {**terem.game(game).words.entries(lang), **parse(board, "board")}
        unnamed = {
            name
            for name in names
            if not {f"part-{name}", f"part-{game}-{name}"} & set(parts)
            and not any(f"{k}-{name}" in things for k in kinds)
        }
        assert not unnamed, lang
