"""What the README shows is what happens."""

from __future__ import annotations

import doctest
import re
from pathlib import Path

import terem

README = Path(__file__).parent.parent / "README.md"


def test_the_examples_of_the_readme_are_true() -> None:
    failures, tried = doctest.testfile(str(README), module_relative=False)
    assert tried
    assert not failures


def test_the_table_of_the_readme_has_every_game() -> None:
    text = README.read_text(encoding="utf-8")
    rows = re.findall(r"^\| `(\w+)` \|.*\| (\d)–(\d) \|", text, re.MULTILINE)
    seats = {id: terem.game(id).seats for id in terem.games()}
    assert rows == [(id, "2", str(found[-1])) for id, found in seats.items()]
