"""What everybody at a table is called."""

from __future__ import annotations

from terem.server.rows import SeatRow
from terem.server.texts import bot_title, say


def seat_names(seats: list[SeatRow], lang: str) -> list[str]:
    """What everybody at the table is called; bots of one level are numbered."""
    levels = [seat.bot for seat in seats if seat.person is None and seat.name is None]
    return [_seat_name(seat, levels, lang) for seat in seats]


def _seat_name(seat: SeatRow, levels: list[str | None], lang: str) -> str:
    if seat.name is not None:
        return seat.name
    if seat.person is not None:
        return say(lang, "person-deleted") if seat.person.deleted else seat.person.name
    if seat.bot is not None:
        title = bot_title(seat.bot, lang)
        if levels.count(seat.bot) > 1:
            return say(lang, "bot-numbered", title=title, number=seat.seat + 1)
        return title
    return say(lang, "seat-open")
