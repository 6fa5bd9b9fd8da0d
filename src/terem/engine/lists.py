"""Lists that copies of a position share: replaced, never changed in place."""

from __future__ import annotations


def changed(items: list[int], at: int, value: int) -> list[int]:
    """The list with another value at one place."""
    twin = items[:]
    twin[at] = value
    return twin


def raised(items: list[int], at: int, by: int) -> list[int]:
    """The list with one number raised, or lowered."""
    twin = items[:]
    twin[at] += by
    return twin


def without(items: list[int], item: int) -> list[int]:
    """The list with the first of these items taken out."""
    twin = items[:]
    twin.remove(item)
    return twin
