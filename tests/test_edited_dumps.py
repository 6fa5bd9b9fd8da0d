"""Whatever slips into a dump: one sentence says what is wrong, or the position can be played."""

from __future__ import annotations

import json
import random
import zlib
from pathlib import Path

import pytest

import terem
from tests.edits import check_edited, edited

DUMPS = sorted((Path(__file__).parent / "dumps").glob("*/*.json"))
SLIPS = 30


@pytest.mark.parametrize("path", DUMPS, ids=lambda path: f"{path.parent.name}-{path.stem}")
def test_a_slip_of_the_pen_is_refused_or_can_be_played(path: Path) -> None:
    dump = json.loads(path.read_text(encoding="utf-8"))["dump"]
    game = terem.game(dump["game"])
    rng = random.Random(zlib.crc32(path.stem.encode()))
    for _ in range(SLIPS):
        wrong, where = edited(dump, rng)
        try:
            check_edited(game, wrong, rng)
        except Exception as problem:
            raise AssertionError(f"after an edit of {where}: {problem!r}") from problem
