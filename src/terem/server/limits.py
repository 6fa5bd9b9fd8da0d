"""Limits: nobody may use so much of the house that others have to wait.

Every limit is a bucket that fills up again: per person, and with more room per address, because
one visitor can be many guests. Reading is counted by what it costs the server, in milliseconds of
its one thread, roughly.
"""

from __future__ import annotations

import ipaddress
import time
from collections import OrderedDict

from terem.server.problems import Refusal
from terem.server.rows import PersonRow
from terem.server.settings import Settings

# Several people share an address: a family, an office, a school.
PEOPLE_PER_ADDRESS = 5


class Bucket:
    __slots__ = ("at", "burst", "left", "rate")

    def __init__(self, rate: float, burst: float) -> None:
        self.rate = rate
        self.burst = burst
        self.left = burst
        self.at = time.monotonic()

    def fill(self) -> None:
        now = time.monotonic()
        self.left = min(self.burst, self.left + (now - self.at) * self.rate)
        self.at = now

    def take(self, cost: float = 1) -> bool:
        """So much more? False if it is too much. What costs more than a full bucket holds is
        given when it is full, and owed."""
        self.fill()
        if self.left < min(cost, self.burst):
            return False
        self.left -= cost
        return True

    def wait(self, cost: float = 1) -> float:
        """Seconds until so much is allowed."""
        return max(0.0, (min(cost, self.burst) - self.left) / self.rate)


class Limiter:
    """Buckets by key: a person, an address; forgotten when full again."""

    def __init__(self, rate: float, burst: float) -> None:
        self.rate = rate
        self.burst = burst
        self._buckets: dict[str, Bucket] = {}

    def bucket(self, key: str) -> Bucket:
        bucket = self._buckets.get(key)
        if bucket is None:
            if len(self._buckets) > 20_000:
                self._forget()
            bucket = self._buckets[key] = Bucket(self.rate, self.burst)
        return bucket

    def check(self, key: str, cost: float = 1) -> None:
        """Refusal if this key is too fast."""
        bucket = self.bucket(key)
        if not bucket.take(cost):
            refusal = Refusal("too-fast")
            refusal.retry_after = int(bucket.wait(cost)) + 1
            raise refusal

    def _forget(self) -> None:
        """Drop the buckets that have filled up again."""
        for bucket in self._buckets.values():
            bucket.fill()
        self._buckets = {
            key: bucket for key, bucket in self._buckets.items() if bucket.left < bucket.burst
        }


class SharedLimiter:
    """A limit per person, and one per address with room for a few people. Visitors, whom nobody
    knows, share one of their own: their flood keeps nobody out who has a name."""

    def __init__(self, rate: float, burst: float) -> None:
        self._people = Limiter(rate, burst)
        self._addresses = Limiter(rate * PEOPLE_PER_ADDRESS, burst * PEOPLE_PER_ADDRESS)
        self._visitors = Limiter(rate * PEOPLE_PER_ADDRESS, burst * PEOPLE_PER_ADDRESS)

    def check(self, person: str | None, address: str, cost: float = 1) -> None:
        """Refusal if this person, or everybody at this address together, is too fast."""
        if person is None:
            self._visitors.check(address, cost)
        else:
            self._people.check(person, cost)
            self._addresses.check(address, cost)

    def wait(self, person: str | None, address: str, cost: float) -> float:
        """Take so much if there is enough, and return 0; else seconds until there is."""
        if person is None:
            buckets = [self._visitors.bucket(address)]
        else:
            buckets = [self._addresses.bucket(address), self._people.bucket(person)]
        for bucket in buckets:
            bucket.fill()
        longest = max(bucket.wait(cost) for bucket in buckets)
        if longest == 0:
            for bucket in buckets:
                bucket.take(cost)
        return longest


class Addresses:
    """From where people came last: many guests of one address may be one visitor."""

    KEPT = 50_000

    def __init__(self) -> None:
        self._of: OrderedDict[str, str] = OrderedDict()

    def record(self, person: str, address: str) -> None:
        self._of[person] = address
        self._of.move_to_end(person)
        if len(self._of) > self.KEPT:
            self._of.popitem(last=False)

    def account(self, person: PersonRow) -> str:
        """Who is counted: a person with an account, or the address of a guest."""
        return self._of.get(person.id, person.id) if person.guest else person.id


class Limits:
    """All the limits of one process."""

    def __init__(self, settings: Settings) -> None:
        self.reads = SharedLimiter(settings.reads_per_minute / 60, settings.reads_per_minute / 2)
        self.writes = SharedLimiter(settings.writes_per_minute / 60, settings.writes_per_minute / 2)
        hourly = settings.guests_per_hour
        self.guests = Limiter(hourly / 3600, max(5, hourly / 2))
        # Passwords take a fifth of a second to check: counted wherever one is asked for or set.
        self.passwords = Limiter(settings.signins_per_minute / 60, settings.signins_per_minute)
        self.chats = Limiter(0.5, 8)
        self.addresses = Addresses()
        # Each new webhook is knocked at once, wherever it leads.
        self.webhooks = Limiter(1 / 60, 5)
        hourly = settings.reviews_per_hour
        self.reviews = Limiter(hourly / 3600, hourly)
        # Letters to an address that has not been confirmed, per person and per address.
        self.letters = Limiter(1 / 600, 3)
        # Asking for friendship, challenging: each is news for somebody else.
        self.asks = Limiter(1 / 30, 20)
        self.reports = Limiter(1 / 600, 5)
        # Connections under way, by person (visitors: by address).
        self.connections: dict[str, int] = {}


def address_key(address: str) -> str:
    """What requests of an address are counted by. One house has a whole /64 of IPv6 addresses."""
    try:
        ip = ipaddress.ip_address(address.partition("%")[0])
    except ValueError:
        return address
    if isinstance(ip, ipaddress.IPv6Address):
        if ip.ipv4_mapped is not None:
            return str(ip.ipv4_mapped)
        return str(ipaddress.ip_network((ip, 64), strict=False).network_address) + "/64"
    return str(ip)
