"""The village council: three ways to use it, four privileges."""

from __future__ import annotations

from typing import Final

from terem.engine import Action, Decision, Fields, Frame, Ply, Reason, Verb
from terem.games.village.rules import life
from terem.games.village.rules.action import NUMBERS, Skip, SpaceAction, SpaceQuestion
from terem.games.village.rules.life import NUMBERS_IN, find_member, numbers_at
from terem.games.village.rules.pay import PayQuestion, can_pay, purse, spend_coins
from terem.games.village.rules.rewards import FROM_PRIVILEGE
from terem.games.village.state import AT_COUNCIL, SPENT, Village
from terem.games.village.tables import FARM, STEP, STEPS

RING: Final = 0
CUBES: Final = 1
GOODS: Final = 2
FAME: Final = 3

ENTER: Final = Verb("enter_council", ("number", NUMBERS), told=("hours", "way"))
# By number and the step that is left.
ADVANCE: Final = Verb(
    "advance", ("number", NUMBERS), ("step", range(1, STEPS)), told=("next", "hours", "way")
)
USE: Final = Verb("use_privilege", ("step", range(1, STEPS + 1)), told=("privilege",))
NO_PRIVILEGE: Final = Verb("no_privilege")


class EnterCouncil(SpaceAction):
    """A member from the farm takes the first step.  [council.2]"""

    verb = ENTER

    def offer(self, s: Village, frame: Frame, found: list[Ply]) -> None:
        home = numbers_at(s, frame.seat, FARM)
        if home and can_pay(s, frame.seat, s.tables.council_ways):
            for number in NUMBERS_IN[home]:
                found.append(ENTER.grid[number])

    def play(self, s: Village, frame: Frame, ply: Ply) -> None:
        s.call("pay_council", frame.seat, (ply.a + 1, 1))

    def reason(self, s: Village, frame: Frame, ply: Ply) -> Reason | None:
        if find_member(s, frame.seat, FARM, ply.a + 1) < 0:
            return s.because("council.2", "why-nobody-home", ("number",), (ply.a + 1,))
        return s.because("council.2", "why-cannot-pay-council")


class Advance(SpaceAction):
    """A member in the council takes the next step.  [council.3]"""

    verb = ADVANCE

    def offer(self, s: Village, frame: Frame, found: list[Ply]) -> None:
        seated = [0, 0, 0, 0]
        family = s.players[frame.seat].family
        for member in range(len(family)):
            step = family[member] - STEP
            if 0 <= step < STEPS:
                seated[step] |= 1 << s.tables.generation[member]
        if not (seated[0] or seated[1] or seated[2]):
            return
        if can_pay(s, frame.seat, s.tables.council_ways):
            for step in range(STEPS - 1):
                for number in NUMBERS_IN[seated[step]]:
                    found.append(ADVANCE.of(number, step))

    def play(self, s: Village, frame: Frame, ply: Ply) -> None:
        s.call("pay_council", frame.seat, (ply.a + 1, ply.b + 2))

    def reason(self, s: Village, frame: Frame, ply: Ply) -> Reason | None:
        number, step = ply.a + 1, ply.b + 1
        if find_member(s, frame.seat, STEP + ply.b, number) < 0:
            return s.because("council.3", "why-nobody-on-step", ("number", "step"), (number, step))
        return s.because("council.3", "why-cannot-pay-council")


class PayForStep(PayQuestion):
    """With what to pay for a council step: cubes or a scroll.  [council.2, council.3]"""

    kind = "pay_council"
    fields: Fields = (("number", None), ("step", None))

    def ways(self, s: Village, args: tuple[int, ...]) -> list[int]:
        return s.tables.council_ways

    def paid(self, s: Village, seat: int, args: tuple[int, ...]) -> None:
        number, step = args
        life.spend_hours(s, seat, s.tables.council_hours[step - 1])
        place = FARM if step == 1 else STEP + step - 2
        s.players[seat].family[find_member(s, seat, place, number)] = STEP + step - 1
        s.tell("council_step", seat, number, step)
        s.call("privilege", seat, (step,))

    def flaw(self, s: Village, frame: Frame) -> str | None:
        number, step = frame.args
        place = FARM if step == 1 else STEP + step - 2
        if not 1 <= step <= STEPS or find_member(s, frame.seat, place, number) < 0:
            return "the member who is to take a council step is not where he should be"
        return None


# ---------------------------------------------------------------------------- privileges


def usable(s: Village, seat: int, step: int) -> bool:
    """Whether a privilege can be carried out at all.  [council.6, council.8]"""
    if step == CUBES:
        return s.supply[0] + s.supply[1] + s.supply[2] + s.supply[3] > 0
    if step == FAME:
        return purse(s, seat) > 0
    return True


class UsePrivilege(SpaceAction):
    """A privilege of a step where somebody sits, or of the one below.  [council.4]"""

    verb = USE

    def offer(self, s: Village, frame: Frame, found: list[Ply]) -> None:
        within = 0
        for place in s.players[frame.seat].family:
            if STEP <= place < STEP + STEPS:
                within |= 3 << place - STEP >> 1
        if within:
            for step in range(STEPS):
                if within >> step & 1 and usable(s, frame.seat, step):
                    found.append(USE.grid[step])

    def play(self, s: Village, frame: Frame, ply: Ply) -> None:
        """What the four steps give.  [council.5 to council.8]"""
        seat = frame.seat
        if ply.a == RING:
            if s.ring == AT_COUNCIL:
                s.ring = seat
                s.tell("took_ring", seat)
            else:
                s.tell("ring_was_gone", seat)
        elif ply.a == CUBES:
            s.call("cubes", seat, (s.tables.privilege_cubes, FROM_PRIVILEGE))
        elif ply.a == GOODS:
            s.call("goods", seat)
        else:
            spend_coins(s, seat, 1)
            s.players[seat].points += s.tables.privilege_points
            s.tell("bought_fame", seat, s.tables.privilege_points)

    def reason(self, s: Village, frame: Frame, ply: Ply) -> Reason | None:
        step = ply.a + 1
        steps = [place - STEP + 1 for place in s.players[frame.seat].family]
        if step not in steps and (step == STEPS or step + 1 not in steps):
            return s.because("council.4", "why-not-on-step", ("step",), (step,))
        if step == STEPS:
            return s.because("council.8", "why-no-coin")
        return s.because("council.6", "why-supply-short")


class CouncilQuestion(SpaceQuestion):
    """Enter, advance, or use a privilege on the spot.  [council.1]"""

    kind = "council"
    actions = (EnterCouncil(), Advance(), UsePrivilege(), Skip())
    cites = ("council.1", "council.2", "council.3", "council.4")


class UseAfterStep(UsePrivilege):
    """The privilege of the step reached or of the one just left, as far as it gives something: a
    ring that somebody holds already is the same as no privilege.  [council.2, council.3]"""

    def offer(self, s: Village, frame: Frame, found: list[Ply]) -> None:
        reached = frame.args[0] - 1
        for step in (reached, reached - 1):
            if step == RING and s.ring == AT_COUNCIL:
                found.append(USE.grid[RING])
            elif step > RING and usable(s, frame.seat, step):
                found.append(USE.grid[step])

    def reason(self, s: Village, frame: Frame, ply: Ply) -> Reason | None:
        step = ply.a + 1
        if step not in (frame.args[0], frame.args[0] - 1):
            return s.because("council.3", "why-not-on-step", ("step",), (step,))
        if step == 1:
            if s.ring == SPENT:
                return s.because("solo.11", "why-ring-spent")
            return s.because("council.5", "why-ring-gone")
        if step == STEPS:
            return s.because("council.8", "why-no-coin")
        return s.because("council.6", "why-supply-short")


class NoPrivilege(Action[Village]):
    verb = NO_PRIVILEGE

    def offer(self, s: Village, frame: Frame, found: list[Ply]) -> None:
        if found:
            found.append(NO_PRIVILEGE.only)

    def play(self, s: Village, frame: Frame, ply: Ply) -> None:
        """A privilege need not be used."""


class PrivilegeQuestion(Decision[Village]):
    """Which privilege to use after entering or advancing, if any gives something.  [council.2,
    council.3]"""

    kind = "privilege"
    fields: Fields = (("step", None),)
    actions = (UseAfterStep(), NoPrivilege())
    cites = ("council.3", "council.5", "council.6", "council.7", "council.8")

    def nothing(self, s: Village, frame: Frame) -> None:
        """Not asked."""

    def flaw(self, s: Village, frame: Frame) -> str | None:
        step = frame.args[0]
        if not 1 <= step <= STEPS or not numbers_at(s, frame.seat, STEP + step - 1):
            return "nobody stands on the council step whose privilege is asked for"
        return None
