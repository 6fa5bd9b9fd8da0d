"""Moves: tuples of a verb and its arguments, strings and ints only."""

from __future__ import annotations

from typing import Final

Move = tuple[str | int, ...]

# Longer than any move of any game: whatever exceeds it is junk and not worth comparing.
MAX_PARTS: Final = 16
MAX_INT: Final = 1 << 31


def as_move(candidate: object) -> Move | None:
    """The candidate as a move tuple (JSON lists are welcome), or None if it cannot be one."""
    if isinstance(candidate, list):
        candidate = tuple(candidate)
    if not isinstance(candidate, tuple) or not 0 < len(candidate) <= MAX_PARTS:
        return None
    parts: list[str | int] = []
    for part in candidate:
        # Exact types: True == 1 and 1.0 == 1 would otherwise slip through a comparison.
        if type(part) is int:
            if not -MAX_INT < part < MAX_INT:
                return None
            parts.append(part)
        elif type(part) is str:
            parts.append(part)
        else:
            return None
    if not isinstance(parts[0], str):
        return None
    return tuple(parts)
