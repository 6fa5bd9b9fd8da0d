"""What the C library keeps of memory that nobody uses any more: as little as can be had.

Python gives back what it no longer needs, but glibc keeps it for later, and keeps a heap of its own
for every few threads. Messages, positions and archives of all sizes come and go here for weeks, so
these heaps would grow full of holes. Other C libraries keep less, and have no such switches.
"""

from __future__ import annotations

import ctypes
from typing import Any

# From <malloc.h>. Left alone, the threshold rises with the largest block that was ever given back.
M_MMAP_THRESHOLD = -3
M_ARENA_MAX = -8
OWN_MAPPING_BYTES = 256 * 1024
HEAPS = 2


def _library() -> Any:
    """This process's C library, if it is glibc."""
    try:
        library = ctypes.CDLL(None)
        library.gnu_get_libc_version  # noqa: B018
    except (OSError, TypeError, AttributeError):
        return None
    return library


_glibc = _library()


def keep_small() -> None:
    """Few heaps, and large blocks by themselves: before threads are started."""
    if _glibc is not None:
        _glibc.mallopt(M_ARENA_MAX, HEAPS)
        _glibc.mallopt(M_MMAP_THRESHOLD, OWN_MAPPING_BYTES)


def give_back() -> None:
    """Hand unused pages back to the operating system. It takes milliseconds: not for the loop."""
    if _glibc is not None:
        _glibc.malloc_trim(0)
