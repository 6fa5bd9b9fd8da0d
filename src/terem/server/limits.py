"""Rate limits: a token bucket per key, forgotten when full again."""

from __future__ import annotations

import time

from terem.server.problems import Refusal


class Bucket:
    __slots__ = ("at", "burst", "left", "rate")

    def __init__(self, rate: float, burst: float) -> None:
        self.rate = rate
        self.burst = burst
        self.left = burst
        self.at = time.monotonic()

    def take(self) -> bool:
        """One more? False if it is too many."""
        now = time.monotonic()
        self.left = min(self.burst, self.left + (now - self.at) * self.rate)
        self.at = now
        if self.left < 1:
            return False
        self.left -= 1
        return True

    def wait(self) -> float:
        """Seconds until one more is allowed."""
        return max(0.0, (1 - self.left) / self.rate)


class Limiter:
    """Buckets by key: a person, an address, a socket."""

    def __init__(self, rate: float, burst: float) -> None:
        self.rate = rate
        self.burst = burst
        self._buckets: dict[str, Bucket] = {}

    def check(self, key: str) -> None:
        """Refusal if this key is too fast."""
        bucket = self._buckets.get(key)
        if bucket is None:
            if len(self._buckets) > 20_000:
                self._forget()
            bucket = self._buckets[key] = Bucket(self.rate, self.burst)
        if not bucket.take():
            refusal = Refusal("too-fast")
            refusal.retry_after = int(bucket.wait()) + 1
            raise refusal

    def _forget(self) -> None:
        """Drop the buckets that have filled up again."""
        now = time.monotonic()
        self._buckets = {
            key: bucket
            for key, bucket in self._buckets.items()
            if bucket.left + (now - bucket.at) * bucket.rate < bucket.burst
        }
