"""Sets of small numbers (regions, sites, cards) as the bits of an int."""

from __future__ import annotations

from typing import Final

# The set bits of every byte, and how many there are.
BYTE_BITS: Final = [[i for i in range(8) if byte >> i & 1] for byte in range(256)]
BYTE_SIZE: Final = [len(found) for found in BYTE_BITS]


def bits(mask: int) -> list[int]:
    """The indices of the set bits, lowest first."""
    found = BYTE_BITS[mask & 255][:]
    start = 8
    mask >>= 8
    while mask:
        for i in BYTE_BITS[mask & 255]:
            found.append(start + i)
        start += 8
        mask >>= 8
    return found


def size(mask: int) -> int:
    """How many bits are set (compiled, `int.bit_count` is a slow call)."""
    count = 0
    while mask:
        count += BYTE_SIZE[mask & 255]
        mask >>= 8
    return count
