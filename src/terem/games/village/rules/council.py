"""The village council: three ways to use it, four privileges."""

from __future__ import annotations

from typing import Final, cast

from terem.engine import Decision, Fields, Frame, Move, Reason
from terem.games.village.rules import flow, life, rewards
from terem.games.village.rules.action import ActionDecision
from terem.games.village.rules.life import NUMBERS_IN, find_member, numbers_at
from terem.games.village.rules.pay import PayDecision, can_pay, purse, spend_coins
from terem.games.village.state import AT_COUNCIL, SPENT, Village
from terem.games.village.tables import FARM, STEP, STEPS

PRIVILEGE: Final = "privilege"

ENTER: Final[list[Move]] = [("enter_council", number + 1) for number in range(4)]
# By number and the step that is left.
ADVANCE: Final[list[list[Move]]] = [
    [("advance", number + 1, step + 1) for step in range(STEPS - 1)] for number in range(4)
]
USE: Final[list[Move]] = [("use_privilege", step + 1) for step in range(STEPS)]
NO_PRIVILEGE: Final[Move] = ("no_privilege",)


def usable(s: Village, seat: int, step: int) -> bool:
    """Whether a privilege can be carried out at all.  [council.5 to council.8]"""
    if step == 1:
        return s.supply[0] + s.supply[1] + s.supply[2] + s.supply[3] > 0
    if step == 3:
        return purse(s, seat) > 0
    return True


class CouncilDecision(ActionDecision):
    """Enter, advance, or use a privilege on the spot.  [council.1]"""

    kind = "council"

    def actions(self, s: Village, seat: int) -> list[Move]:
        found: list[Move] = []
        home = 0
        within = 0  # council steps in reach of a privilege
        seated = [0, 0, 0, 0]
        family = s.players[seat].family
        generation = s.tables.generation
        for member in range(len(family)):
            place = family[member]
            if place == FARM:
                home |= 1 << generation[member]
            elif STEP <= place < STEP + STEPS:
                step = place - STEP
                seated[step] |= 1 << generation[member]
                within |= 1 << step
                if step:
                    within |= 1 << step - 1
        if (home or within) and can_pay(s, seat, s.tables.council_ways):
            for number in NUMBERS_IN[home]:
                found.append(ENTER[number])
            for step in range(STEPS - 1):
                for number in NUMBERS_IN[seated[step]]:
                    found.append(ADVANCE[number][step])
        if within:
            for step in range(STEPS):
                if within >> step & 1 and usable(s, seat, step):
                    found.append(USE[step])
        return found

    def act(self, s: Village, seat: int, move: Move) -> None:
        if move[0] == "use_privilege":
            use_privilege(s, seat, cast(int, move[1]) - 1)
        elif move[0] == "enter_council":
            PAY_FOR_STEP.charge(s, seat, (cast(int, move[1]), 1))
        else:
            PAY_FOR_STEP.charge(s, seat, (cast(int, move[1]), cast(int, move[2]) + 1))

    def why_not(self, s: Village, seat: int, move: Move) -> Reason | None:
        verb = move[0]
        if verb == "use_privilege":
            step = cast(int, move[1])
            steps = [
                place - STEP + 1 for place in s.players[seat].family if STEP <= place < STEP + STEPS
            ]
            if step not in steps and step + 1 not in steps:
                return s.because("council.4", "why-not-on-step", ("step",), (step,))
            if step == STEPS:
                return s.because("council.8", "why-no-coin")
            return s.because("council.6", "why-supply-short")
        if verb == "enter_council":
            if find_member(s, seat, FARM, cast(int, move[1])) < 0:
                return s.because("council.2", "why-nobody-home", ("number",), (move[1],))
            return s.because("council.2", "why-cannot-pay-council")
        if verb == "advance":
            number = cast(int, move[1])
            step = cast(int, move[2])
            if find_member(s, seat, STEP + step - 1, number) < 0:
                return s.because(
                    "council.3", "why-nobody-on-step", ("number", "step"), (number, step)
                )
            return s.because("council.3", "why-cannot-pay-council")
        return None

    def clauses(self) -> tuple[str, ...]:
        return ("council.1", "council.2", "council.3", "council.4")


class PayForStep(PayDecision):
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
        if privileges(s, seat, step):
            s.ask(PRIVILEGE, seat, (step,))

    def flaw(self, s: Village, frame: Frame) -> str | None:
        number, step = frame.args
        place = FARM if step == 1 else STEP + step - 2
        if not 1 <= step <= STEPS or find_member(s, frame.seat, place, number) < 0:
            return "the member who is to take a council step is not where he should be"
        return None


PAY_FOR_STEP: Final = PayForStep()


def privileges(s: Village, seat: int, step: int) -> list[Move]:
    """Of the step reached and of the one just left, as far as they give something.

    The ring that somebody holds already gives nothing: that is the same as no privilege.
    """
    found: list[Move] = []
    for one in (step - 1, step - 2):
        if (one > 0 and usable(s, seat, one)) or (one == 0 and s.ring == AT_COUNCIL):
            found.append(USE[one])
    return found


def use_privilege(s: Village, seat: int, step: int) -> None:
    """What the four steps give.  [council.5 to council.8]"""
    if step == 0:
        if s.ring == AT_COUNCIL:
            s.ring = seat
            s.tell("took_ring", seat)
        else:
            s.tell("ring_was_gone", seat)
    elif step == 1:
        rewards.give_cubes(s, seat, s.tables.privilege_cubes, rewards.FROM_PRIVILEGE)
    elif step == 2:
        s.ask(rewards.GOODS_CHOICE, seat)
    else:
        spend_coins(s, seat, 1)
        s.players[seat].points += s.tables.privilege_points
        s.tell("bought_fame", seat, s.tables.privilege_points)


class PrivilegeDecision(Decision[Village]):
    """Which privilege to use after entering or advancing.  [council.2, council.3]"""

    kind = PRIVILEGE
    fields: Fields = (("step", None),)

    def moves(self, s: Village, frame: Frame) -> list[Move]:
        return [*privileges(s, frame.seat, frame.args[0]), NO_PRIVILEGE]

    def play(self, s: Village, frame: Frame, move: Move) -> None:
        s.stack.pop()
        if move[0] == "use_privilege":
            use_privilege(s, frame.seat, cast(int, move[1]) - 1)
        flow.proceed(s)

    def reason(self, s: Village, frame: Frame, move: Move) -> Reason | None:
        if move[0] != "use_privilege":
            return None
        step = cast(int, move[1])
        if step not in (frame.args[0], frame.args[0] - 1):
            return s.because("council.3", "why-not-on-step", ("step",), (step,))
        if step == 1:
            if s.ring == SPENT:
                return s.because("solo.11", "why-ring-spent")
            return s.because("council.5", "why-ring-gone")
        if step == STEPS:
            return s.because("council.8", "why-no-coin")
        return s.because("council.6", "why-supply-short")

    def flaw(self, s: Village, frame: Frame) -> str | None:
        step = frame.args[0]
        if not 1 <= step <= STEPS or not numbers_at(s, frame.seat, STEP + step - 1):
            return "nobody stands on the council step whose privilege is asked for"
        return None

    def clauses(self) -> tuple[str, ...]:
        return ("council.3", "council.5", "council.6", "council.7", "council.8")
