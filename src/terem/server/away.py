"""Who leaves a game that goes on, runs out of time or stays away, and who takes the seat."""

from __future__ import annotations

from typing import TYPE_CHECKING

from terem.server.next import Next
from terem.server.problems import Refusal
from terem.server.timing import now_ms

if TYPE_CHECKING:
    from terem.server.live import LiveTable


async def give_up(table: LiveTable, person_id: str, seat: int | None, level: str, why: str) -> int:
    """Resign, or hand a seat to a bot; `why` is the kind of the entry."""

    def think() -> Next | int:
        table.check_playing(None)
        mine = table.require_seat(person_id)
        chosen = (
            seat
            if seat is not None
            else next((one for one in mine if table.seats[one].bot is None), mine[0])
        )
        if chosen not in mine:
            raise Refusal("not-seated")
        if table.seats[chosen].why_bot == "resigned":
            raise Refusal("resigned")
        reason = "resigned" if why == "resign" else "handed"
        return _replace(table, chosen, level, reason, why, person_id)

    return await table.do(think)


async def time_out(table: LiveTable) -> None:
    """The time of the acting seat is out: a bot takes over."""

    def think() -> Next | int:
        seat = table.acting
        if seat is None or table.seats[seat].bot is not None:
            return table.seq
        deadline = table.deadline(seat)
        if deadline is None or deadline > now_ms():
            return table.seq
        return _replace(table, seat, table.row.stand_in, "time", "time", None)

    await table.do(think)


async def come_back(table: LiveTable, person_id: str) -> int:
    """A person takes the seat back from the bot."""

    def think() -> Next | int:
        table.check_playing(None)
        away = [one for one in table.require_seat(person_id) if table.seats[one].bot is not None]
        if not away:
            return table.seq
        away = [one for one in away if table.seats[one].why_bot != "resigned"]
        if not away:
            raise Refusal("resigned")
        # The second time it is for good: others have waited for this seat twice.
        late = [one for one in away if table.seats[one].why_bot == "time"]
        if any(_times_out(table, one) > 1 for one in late):
            raise Refusal("out-of-time")
        found = Next(table)
        for seat in away:
            found.seats[seat] = (None, None)
        found.undo = []
        found.clocks = table.clocks.back(table.acting in away, late, now_ms())
        found.add_entry("back", away[0], person_id, None)
        return found

    return await table.do(think)


async def absent(table: LiveTable, person_id: str, then: str) -> int:
    """Somebody keeps the others waiting where no clock would end it: after a time of grace a
    bot takes over (`bot`), or the game ends unrated (`end`); whoever is left alone, here or
    by the clock, may claim the win (`win`)."""

    def think() -> Next | int:
        table.check_playing(None)
        mine = table.require_seat(person_id)
        if then == "win":
            return _claim(table, person_id, mine)
        seat = table.acting
        since = absent_from(table)
        if seat is None or seat in mine or since is None or since > now_ms():
            raise Refusal("not-absent")
        if then == "bot":
            return _replace(table, seat, table.row.stand_in, "absent", "absent", person_id)
        found = Next(table)
        found.undo = []
        found.unrated = True
        found.add_entry("absent", seat, person_id, None)
        found.end_game(True)
        return found

    return await table.do(think)


def absent_from(table: LiveTable) -> int | None:
    """From when on the others may say that who is to act is absent; None where a clock
    decides, or a bot acts."""
    seat = table.acting
    if seat is None or table.seats[seat].bot is not None or table.clocks.deadline(seat):
        return None
    return table.clocks.since + round(table.house.settings.absent_hours * 3_600_000)


def claim_from(table: LiveTable, mine: list[int]) -> int | None:
    """From when on these seats may claim the win: every other person has resigned, run out of
    time or been replaced for being absent, or is the one who could be. None while another
    plays."""
    others = False
    here: int | None = None
    for one in table.seats:
        if one.person is not None and one.seat not in mine:
            others = True
            if one.bot is None or one.why_bot == "handed":
                if here is not None:
                    return None
                here = one.seat
    acting = table.acting
    if not mine or not others or acting is None:
        return None
    if any(table.seats[one].bot is not None for one in mine):
        return None
    if here is None:
        return table.clocks.since
    return absent_from(table) if here == acting else None


def _claim(table: LiveTable, person_id: str, mine: list[int]) -> Next:
    """The game ends as it stands, and those who have left come last."""
    since = claim_from(table, mine)
    if since is None or since > now_ms():
        raise Refusal("not-absent")
    found = Next(table)
    found.undo = []
    found.ending = None
    found.add_entry("claim", mine[0], person_id, None)
    found.end_game(False)
    assert found.finish is not None
    gone = [one.seat for one in table.seats if one.person is not None and one.seat not in mine]
    stay = [[seat for seat in tied if seat not in gone] for tied in found.finish.ranking]
    found.finish.ranking = [*(tied for tied in stay if tied), gone]
    return found


def _times_out(table: LiveTable, seat: int) -> int:
    return sum(1 for entry in table.log if entry.kind == "time" and entry.seat == seat)


def _replace(
    table: LiveTable, seat: int, level: str, reason: str, kind: str, person_id: str | None
) -> Next:
    """A bot sits down in the place of a person; with no person left, the game is given up."""
    found = Next(table)
    found.goes_on = True
    found.seats[seat] = (level, reason)
    found.undo = []
    # Who has a bot play has no plans of their own.
    prepared = found.prepared(table.seats[seat])
    if prepared.plan:
        found.leave(table.seats[seat], prepared.without_plan("bot"))
    if found.ending == seat:
        found.ending = None
    found.add_entry(kind, seat, person_id, None)
    if table.acting == seat:
        found.tick(seat)
    people_left = any(
        one.person is not None and one.bot is None and one.seat != seat for one in table.seats
    )
    if found.state.over and found.ending is None:
        found.end_game(False)
    elif not people_left and reason == "resigned":
        found.end_game(True)
    return found
