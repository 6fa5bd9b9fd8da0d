"""Clocks of a table: a stock of time per seat, or days per turn."""

from __future__ import annotations

from terem.server.wire.tables import Clock, DaysClock, RealTimeClock

DAY_MS = 86_400_000
HOUR_MS = 3_600_000


class Clocks:
    """How much time each seat has, and since when the present one thinks. Never changed:
    replaced."""

    __slots__ = ("banks", "clock", "since")

    def __init__(self, clock: Clock, banks: list[int], since: int) -> None:
        self.clock = clock
        self.banks = banks
        self.since = since

    def after(
        self, thinker: int | None, next_thinker: int | None, ticking: bool, now: int
    ) -> Clocks:
        """The clocks after `thinker` did something, and `next_thinker` (perhaps the same) is to
        act.

        `ticking`: the thinker was a person on the clock, not a bot.
        """
        clock = self.clock
        if isinstance(clock, RealTimeClock):
            banks = self.banks[:]
            if thinker is not None and ticking:
                banks[thinker] -= now - self.since
                if next_thinker != thinker:
                    banks[thinker] += clock.increment * 1000
            return Clocks(clock, banks, now)
        return Clocks(clock, self.banks, self.since if thinker == next_thinker else now)

    def back(self, acting: bool, late: list[int], now: int) -> Clocks:
        """The clocks when people take their seats back from bots; `acting`: one of them is to
        act, `late`: the seats of those who had run out of time.

        Nobody gains by going and coming back. Whoever ran out of time gets a little to come back
        with: a quarter of the clock, at most a minute; an hour where turns have days.
        """
        clock = self.clock
        if isinstance(clock, RealTimeClock):
            banks = self.banks[:]
            for seat in late:
                banks[seat] = max(banks[seat], min(60_000, clock.seconds * 250))
            # A bot's thinking costs nothing; the time of anybody else who thinks goes on.
            return Clocks(clock, banks, now if acting else self.since)
        since = self.since
        if isinstance(clock, DaysClock) and acting and late:
            since = max(since, now + HOUR_MS - clock.days * DAY_MS)
        return Clocks(clock, self.banks, since)

    def deadline(self, seat: int | None) -> int | None:
        """When this seat's time is out, if it is the one to act."""
        if seat is None:
            return None
        if isinstance(self.clock, RealTimeClock):
            return self.since + max(0, self.banks[seat])
        if isinstance(self.clock, DaysClock):
            return self.since + self.clock.days * DAY_MS
        return None

    def left(self, seat: int, running: bool, now: int) -> int | None:
        """Milliseconds a seat has left now."""
        if isinstance(self.clock, RealTimeClock):
            return max(0, self.banks[seat] - (now - self.since if running else 0))
        if isinstance(self.clock, DaysClock):
            whole = self.clock.days * DAY_MS
            return max(0, whole - (now - self.since)) if running else whole
        return None


def fresh(clock: Clock, seats: int, now: int) -> Clocks:
    seconds = clock.seconds if isinstance(clock, RealTimeClock) else 0
    return Clocks(clock, [seconds * 1000] * seats, now)
