"""What time it is, for clocks and logs: whole milliseconds since 1970, in steady steps.

The clock of a machine can jump: somebody sets it, it is corrected after a start, a laptop sleeps.
Players must neither lose nor win time by it. So time is taken from the monotonic clock, and a
difference to the wall clock is made up for slowly.
"""

from __future__ import annotations

import time
from collections.abc import Callable

# While making up for a difference, time runs at most this much slower or faster.
SLACK = 0.1


class SteadyTime:
    def __init__(
        self,
        wall: Callable[[], int] = lambda: time.time_ns() // 1_000_000,
        steady: Callable[[], float] = time.monotonic,
    ) -> None:
        self._wall = wall
        self._steady = steady
        self._offset = wall() - steady() * 1000
        self._corrected = steady()

    def now(self) -> int:
        return int(self._steady() * 1000 + self._offset)

    def correct(self) -> None:
        """Come nearer to the wall clock, if there is a difference; called now and then."""
        steady = self._steady()
        most = SLACK * 1000 * (steady - self._corrected)
        self._corrected = steady
        difference = self._wall() - self.now()
        self._offset += max(-most, min(most, difference))


TIME = SteadyTime()


def now_ms() -> int:
    return TIME.now()
