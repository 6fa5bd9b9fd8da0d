"""Memory that nobody uses any more: found, and given back.

Python finds most of it at once. What refers to itself in a circle (a request that failed, with its
traceback) it has to look for, and among all that has lived for a while it looks so seldom by itself
(see `GARBAGE_THRESHOLDS`) that a busy server would grow for hours. Searching everything stops all
tables for some milliseconds, so it is done now and then, and the more seldom the longer it takes.

What Python gives back the C library keeps for later, and glibc has a heap of its own for every few
threads. Messages, positions and archives of all sizes come and go here for weeks, so these heaps
would grow full of holes. Other C libraries keep less, and have no such switches.
"""

from __future__ import annotations

import asyncio
import ctypes
import gc
import time
from typing import Any

# When the garbage collector looks for circles: after so many new objects, then ever more seldom.
# Views are large, short-lived and free of circles; at the defaults looking for some took a sixth of
# the time, and each full search stopped all tables for some 60 ms.
GARBAGE_THRESHOLDS = (50_000, 10, 20)
# Everything is searched at most so often, and not for more than a thousandth of the time.
SEARCH_SECONDS = 60.0
SEARCH_SHARE = 1000

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


def settle() -> None:
    """Whatever is there by now (modules, the schema, the games) stays: not to be searched again."""
    gc.collect()
    gc.freeze()
    gc.set_threshold(*GARBAGE_THRESHOLDS)


def keep_tasks(loop: asyncio.AbstractEventLoop) -> None:
    """Hold every task until it is done. A loop alone holds them weakly: one that nobody waits for
    any more (the end of a write whose asker has gone, twice cancelled) could be swept away in the
    middle, and a transaction would stay open for ever."""
    tasks: set[asyncio.Task[Any]] = set()

    def make(loop: asyncio.AbstractEventLoop, work: Any, **how: Any) -> asyncio.Task[Any]:
        task: asyncio.Task[Any] = asyncio.Task(work, loop=loop, **how)
        tasks.add(task)
        task.add_done_callback(tasks.discard)
        return task

    loop.set_task_factory(make)


class Heap:
    """Tidies up, now and then."""

    def __init__(self) -> None:
        self._next = time.monotonic() + SEARCH_SECONDS

    async def tidy(self) -> None:
        if time.monotonic() < self._next:
            return
        began = time.perf_counter()
        gc.collect()
        took = time.perf_counter() - began
        self._next = time.monotonic() + max(SEARCH_SECONDS, SEARCH_SHARE * took)
        if _glibc is not None:
            # Unused pages go back to the operating system; nobody has to wait for it.
            await asyncio.to_thread(_glibc.malloc_trim, 0)
