"""The notebooks run from top to bottom, each in a process of its own, and leave their pictures."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path
from xml.etree import ElementTree

import pytest

EXAMPLES = Path(__file__).parents[2] / "examples"
DRAWN = {"positions": "position", "game_tree": "game-tree", "learning_curve": "learning-curve"}


def test_every_notebook_is_run() -> None:
    assert {path.stem for path in EXAMPLES.glob("*.py")} == set(DRAWN)


@pytest.mark.parametrize("name", DRAWN)
def test_a_notebook_draws_its_picture(name: str, tmp_path: Path) -> None:
    environment = {**os.environ, "PICTURES": str(tmp_path), "SIZE": "2" if "tree" in name else "16"}
    done = subprocess.run(
        [sys.executable, str(EXAMPLES / f"{name}.py")],
        env=environment,
        capture_output=True,
        text=True,
    )
    assert done.returncode == 0, done.stderr
    drawn = ElementTree.parse(tmp_path / f"{DRAWN[name]}.svg").getroot()
    words = [node.text for node in drawn.iter() if node.text]
    assert len(words) > 5
