"""Sets of small numbers (regions, sites, cards) as the bits of an int."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

# The set bits of every byte.
BYTE_BITS: Final = [[i for i in range(8) if byte >> i & 1] for byte in range(256)]


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


def size(mask: i64) -> i64:
    """How many bits are set, for masks of up to 62 bits (compiled, `int.bit_count` is looked up
    and called like any method; this is a dozen machine instructions)."""
    # A constant beyond 62 bits would be an object, unpacked at each call.
    pairs = mask - (mask >> 1 & 0x1555555555555555)
    fours = (pairs & 0x3333333333333333) + (pairs >> 2 & 0x3333333333333333)
    bytes_ = fours + (fours >> 4) & 0x0F0F0F0F0F0F0F0F
    return (bytes_ * 0x0101010101010101 >> 56) & 0xFF
