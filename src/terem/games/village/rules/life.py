"""Time, the quill, and the deaths it brings."""

from __future__ import annotations

from typing import Final

from terem.engine import Action, Decision, Fields, Frame, Ply, Reason, Verb
from terem.engine.lists import raised
from terem.games.village.state import NOBODY, Village
from terem.games.village.tables import (
    ANNALS,
    GONE,
    GRAVE,
    PLACES,
    PROFESSION,
)

# Where one can die: not unborn, not in the black bag, not dead already.  [death.3]
MORTAL: Final[list[int]] = [place for place in range(len(PLACES)) if PROFESSION[place] >= 0]
BURY: Final = Verb("bury", ("place", [PLACES[place] for place in MORTAL]), told=("number", "rest"))

# Lists for every mask of numbers: whose bits they are.
NUMBERS_IN: Final[list[list[int]]] = [
    [number for number in range(4) if mask >> number & 1] for mask in range(16)
]


def find_member(s: Village, seat: int, place: int, number: int) -> int:
    """The member with this number (1 to 4) at this place, -1 if there is none."""
    generation = s.tables.generation
    family = s.players[seat].family
    for member in range(len(family)):
        if family[member] == place and generation[member] + 1 == number:
            return member
    return -1


def numbers_at(s: Village, seat: int, place: int) -> int:
    """A mask of the numbers (bit 0 is number 1) this family has at a place. Asked of the farm, for
    whoever is sent somewhere comes from there.  [family.3]"""
    found = 0
    generation = s.tables.generation
    for member, at in enumerate(s.players[seat].family):
        if at == place:
            found |= 1 << generation[member]
    return found


def spend_hours(s: Village, seat: int, hours: int) -> None:
    """The life marker moves on; each time it passes the quill somebody will die.  [time.1]"""
    player = s.players[seat]
    reached = player.life + hours
    loop = s.tables.life_spaces
    s.tell("hours_spent", seat, hours)
    if reached >= loop:
        # On a market day death comes at once, else at the end of the turn.  [death.1, death.6]
        if s.starter != NOBODY:
            s.due_now += reached // loop
        else:
            s.due += reached // loop
        player.life = reached % loop
        s.tell("quill_passed", seat)
    else:
        player.life = reached


def somebody_dies(s: Village, seat: int) -> None:
    """One of the oldest in sight; the owner chooses among equals.  [death.2]"""
    family = s.players[seat].family
    for member in range(len(family)):
        if PROFESSION[family[member]] >= 0:
            s.call("death", seat, (s.tables.generation[member] + 1,))
            return
    s.tell("nobody_to_die", seat)


def resting_place(s: Village, profession: int) -> int:
    """A free slot of the profession, else a grave, else out of the game.  [death.4, death.5]"""
    if profession >= 0 and s.slots[profession]:
        s.slots = raised(s.slots, profession, -1)
        return ANNALS + profession
    if s.graves:
        s.graves -= 1
        return GRAVE
    return GONE  # [end.5]


def look_for_the_end(s: Village, seat: int) -> None:
    """The last slot or the last grave is taken: the last turns begin.  [end.1, end.2, end.6]"""
    if s.last >= 0 or (s.graves and max(s.slots)):
        return
    # Whoever's turn or market day it is has had his last turn, if it was his own dead.
    owner = s.current if s.starter == NOBODY else s.starter
    s.trigger = seat
    s.last = s.seats - 1 if seat == owner else s.seats
    if seat == s.seats:
        s.tell("klara_brought_the_end")
    else:
        s.tell("end_in_sight", seat)


def mortal_places(s: Village, seat: int, number: int) -> int:
    """A mask of the places where a member with this number can die."""
    where = 0
    for member, place in enumerate(s.players[seat].family):
        if s.tables.generation[member] + 1 == number and PROFESSION[place] >= 0:
            where |= 1 << place
    return where


class Bury(Action[Village]):
    """One of those with the number that dies, wherever they are.  [death.2]"""

    verb = BURY

    def offer(self, s: Village, frame: Frame, found: list[Ply]) -> None:
        where = mortal_places(s, frame.seat, frame.args[0])
        for i in range(len(MORTAL)):
            if where >> MORTAL[i] & 1:
                found.append(BURY.grid[i])

    def play(self, s: Village, frame: Frame, ply: Ply) -> None:
        seat = frame.seat
        place = MORTAL[ply.a]
        member = find_member(s, seat, place, frame.args[0])
        rest = resting_place(s, PROFESSION[place])
        s.players[seat].family[member] = rest
        s.tell("died", seat, frame.args[0], PLACES[rest])
        look_for_the_end(s, seat)

    def reason(self, s: Village, frame: Frame, ply: Ply) -> Reason | None:
        return s.because("death.2", "why-not-the-oldest", ("number",), (frame.args[0],))


class DeathQuestion(Decision[Village]):
    """Which of the oldest members in sight dies.  [death.2]"""

    kind = "death"
    fields: Fields = (("number", None),)
    actions = (Bury(),)
    cites = ("death.2", "death.4", "death.5")

    def flaw(self, s: Village, frame: Frame) -> str | None:
        if mortal_places(s, frame.seat, frame.args[0]) == 0:
            return "nobody with the number of the open death is in sight"
        family = s.players[frame.seat].family
        for member, place in enumerate(family):
            if PROFESSION[place] >= 0:
                if s.tables.generation[member] + 1 < frame.args[0]:
                    return "somebody older is in sight than the open death asks for"
                break
        return None
