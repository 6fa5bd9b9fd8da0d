"""What the README shows is what happens."""

from __future__ import annotations

import doctest
from pathlib import Path

README = Path(__file__).parent.parent / "README.md"


def test_the_examples_of_the_readme_are_true() -> None:
    failures, tried = doctest.testfile(str(README), module_relative=False)
    assert tried
    assert not failures
