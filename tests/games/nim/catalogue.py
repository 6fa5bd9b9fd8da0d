"""Every move and event of Nim, and the kinds of their arguments."""

from __future__ import annotations

from typing import Final

from terem.engine import Move
from tests.games.nim.rules import TAKE

VERBS: Final[dict[str, tuple[str, ...]]] = {"take": ("heap", "count")}
MOVES: Final[list[Move]] = [move for heap in TAKE for move in heap]
EVENTS: Final[dict[str, tuple[str, ...]]] = {
    "taken": ("seat", "heap", "count"),
    "game_over": (),
}
