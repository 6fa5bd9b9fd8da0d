"""Days off: while somebody is away, clocks of days stand still for them.

A person names the days on which nobody shall wait for a move of theirs. A day lasts from midnight
to midnight in their own time zone. So that nobody stops a game for ever, a year has so many days
off.
"""

from __future__ import annotations

import datetime
from zoneinfo import ZoneInfo

import msgspec

from terem.server.letters import wishes_of, zone_of
from terem.server.problems import Refusal
from terem.server.rows import PersonRow
from terem.server.wire.notices import DayOff

# Days off in any one year.
DAYS_A_YEAR = 30
# Far enough for everybody, and near enough for every calendar.
LAST_YEAR = 9000
DAY = datetime.timedelta(days=1)
Span = tuple[int, int]


def days_off(stored: str | None) -> list[DayOff]:
    return [] if stored is None else msgspec.json.decode(stored, type=list[DayOff])


def checked(wished: list[DayOff]) -> list[DayOff]:
    """In order and apart from each other; Refusal if they are not days, or too many."""
    spans = sorted(wished, key=lambda one: one.first)
    by_year: dict[int, int] = {}
    before: datetime.date | None = None
    for one in spans:
        first, last = _date(one.first), _date(one.last)
        if last < first or (last - first).days > 366 or (before is not None and first <= before):
            raise Refusal("bad-days")
        before = last
        for number in range((last - first).days + 1):
            year = (first + number * DAY).year
            by_year[year] = by_year.get(year, 0) + 1
    if any(count > DAYS_A_YEAR for count in by_year.values()):
        raise Refusal("too-many-days", most=DAYS_A_YEAR)
    return spans


def _date(text: str) -> datetime.date:
    try:
        day = datetime.date.fromisoformat(text)
    except ValueError:
        raise Refusal("bad-days") from None
    if day.year > LAST_YEAR:
        raise Refusal("bad-days")
    return day


def spans(days: list[DayOff], zone: ZoneInfo) -> list[Span]:
    """From when to when (milliseconds), in order."""
    return [
        (_midnight(_date(one.first), zone), _midnight(_date(one.last) + DAY, zone)) for one in days
    ]


def off(person: PersonRow) -> list[Span]:
    """When somebody need not move."""
    zone = zone_of(wishes_of(person).zone) or ZoneInfo("UTC")
    return spans(days_off(person.holidays), zone)


def _midnight(day: datetime.date, zone: ZoneInfo) -> int:
    return int(datetime.datetime.combine(day, datetime.time(), zone).timestamp() * 1000)


def later(since: int, length: int, off: list[Span]) -> int:
    """The moment at which so much time has passed, days off not counted."""
    end = since + length
    for begin, over in off:
        if over <= since:
            continue
        if begin >= end:
            break
        end += over - max(begin, since)
    return end
