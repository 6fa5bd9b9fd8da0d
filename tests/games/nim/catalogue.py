"""Every kind of event of Nim, and the kinds of its arguments."""

from __future__ import annotations

from typing import Final

EVENTS: Final[dict[str, tuple[str, ...]]] = {
    "taken": ("seat", "heap", "count"),
    "game_over": (),
}
