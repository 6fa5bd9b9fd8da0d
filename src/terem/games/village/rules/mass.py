"""The mass: four figures leave the black bag, members climb, the biggest group is honoured."""

from __future__ import annotations

from typing import Final, cast

from terem.engine import Decision, Frame, Move, Reason
from terem.games.village import solo
from terem.games.village.rules import flow, rounds
from terem.games.village.rules.life import NUMBERS_IN, find_member, numbers_at
from terem.games.village.rules.pay import purse, spend_coins
from terem.games.village.state import CLIMB, DRAW, OVER, Village
from terem.games.village.tables import BAG, PEW, STEPS

MASS_DRAW: Final = "mass_draw"
MASS_CLIMB: Final = "mass_climb"

DRAW_FIGURE: Final[list[Move]] = [("draw_figure", number + 1) for number in range(4)]
STOP_DRAWING: Final[Move] = ("stop_drawing",)
# By number and the step that is left.
CLIMB_FROM: Final[list[list[Move]]] = [
    [("climb", number + 1, step + 1) for step in range(STEPS - 1)] for number in range(4)
]
STOP_CLIMBING: Final[Move] = ("stop_climbing",)


def begin(s: Village) -> None:
    """At the end of every round, and once more after the last turns.  [mass.1, end.7]"""
    s.phase = DRAW
    s.order = 0
    s.drawn = 0
    s.tell("mass_begins")


def in_order(s: Village) -> int:
    """From the holder of the first-player token clockwise.  [mass.2]"""
    return (s.first + s.order) % s.seats


def go_on_drawing(s: Village) -> None:
    """Each player may buy his own figures out of the bag; the rest is luck.  [mass.2, mass.3]"""
    while s.order < s.seats and s.drawn < s.tables.drawn:
        seat = in_order(s)
        if BAG in s.players[seat].family and purse(s, seat) >= s.tables.figure_coins:
            s.ask(MASS_DRAW, seat)
            return
        s.order += 1
    draw_the_rest(s)
    s.phase = CLIMB
    s.order = 0
    s.drawn = 0


def draw_the_rest(s: Village) -> None:
    """Random figures until four are out; monks go back.  [mass.3]"""
    missing = s.tables.drawn - s.drawn
    pool: list[int] = []  # owner * 16 + member, -1 for a monk
    for seat, player in enumerate(s.players):
        for member, place in enumerate(player.family):
            if place == BAG:
                pool.append(seat * 16 + member)
    for member, place in enumerate(s.klara_family):
        if place == BAG:
            pool.append(s.seats * 16 + member)
    if not pool or not missing:
        return
    s.reveals += 1
    pool += [-1] * s.tables.monks
    for _ in range(missing):
        figure = pool.pop(s.chance.below(len(pool)))
        if figure < 0:
            s.tell("monk_drawn")
        elif figure // 16 == s.seats:
            solo.enter_church(s, figure % 16)
        else:
            s.players[figure // 16].family[figure % 16] = PEW
            s.tell("drawn", figure // 16, s.tables.generation[figure % 16] + 1)


def climbers(s: Village, seat: int) -> list[Move]:
    """Members who can be moved one step on with the grain at hand.  [mass.4]"""
    found: list[Move] = []
    grain = s.players[seat].grain
    for step in range(STEPS - 1):
        if grain >= s.tables.church_grain[step + 1]:
            for number in NUMBERS_IN[numbers_at(s, seat, PEW + step)]:
                found.append(CLIMB_FROM[number][step])
    return found


def go_on_climbing(s: Village) -> None:
    while s.order < s.seats:
        seat = in_order(s)
        if climbers(s, seat):
            s.ask(MASS_CLIMB, seat)
            return
        s.order += 1
    s.order = 0
    honour(s)
    if s.last >= 0:  # [end.7]
        s.phase = OVER
        s.tell("game_over")
    else:
        rounds.new_round(s)


def honour(s: Village) -> None:
    """Most members on the steps; a tie goes to the foremost, a full tie to all.  [mass.5]"""
    best = 0
    winners: list[int] = []
    for seat in range(s.seats + (1 if s.seats == 1 else 0)):
        family = s.klara_family if seat == s.seats else s.players[seat].family
        count = 0
        foremost = 0
        for place in family:
            if PEW <= place < PEW + STEPS:
                count += 1
                foremost = max(foremost, place)
        rank = count * 64 + foremost
        if count and rank > best:
            best = rank
            winners = [seat]
        elif count and rank == best:
            winners.append(seat)
    for seat in winners:
        if seat == s.seats:
            s.tell("klara_leads_church")
        else:
            s.players[seat].points += s.tables.majority_points
            s.tell("leads_church", seat, s.tables.majority_points)


class MassDrawDecision(Decision[Village]):
    """Buy one's own figures out of the bag, a coin each.  [mass.2]"""

    kind = MASS_DRAW

    def moves(self, s: Village, frame: Frame) -> list[Move]:
        own = NUMBERS_IN[numbers_at(s, frame.seat, BAG)]
        return [*[DRAW_FIGURE[number] for number in own], STOP_DRAWING]

    def play(self, s: Village, frame: Frame, move: Move) -> None:
        s.stack.pop()
        seat = frame.seat
        if move[0] == "draw_figure":
            number = cast(int, move[1])
            spend_coins(s, seat, s.tables.figure_coins)
            s.players[seat].family[find_member(s, seat, BAG, number)] = PEW
            s.drawn += 1
            s.tell("bought_figure", seat, number)
        else:
            s.order += 1
        flow.proceed(s)

    def reason(self, s: Village, frame: Frame, move: Move) -> Reason | None:
        if move[0] == "draw_figure":
            return s.because("mass.2", "why-not-in-bag", ("number",), (move[1],))
        return None

    def flaw(self, s: Village, frame: Frame) -> str | None:
        if s.order >= s.seats or frame.seat != in_order(s) or s.drawn >= s.tables.drawn:
            return "at a mass the players draw in order, four figures in all"
        if purse(s, frame.seat) < s.tables.figure_coins:
            return "nobody draws a figure of his choice without a coin"
        return None

    def clauses(self) -> tuple[str, ...]:
        return ("mass.2", "mass.3")


class MassClimbDecision(Decision[Village]):
    """Move members on for grain, as far as it goes.  [mass.4]"""

    kind = MASS_CLIMB

    def moves(self, s: Village, frame: Frame) -> list[Move]:
        found = climbers(s, frame.seat)
        found.append(STOP_CLIMBING)
        return found

    def play(self, s: Village, frame: Frame, move: Move) -> None:
        s.stack.pop()
        seat = frame.seat
        if move[0] == "climb":
            number = cast(int, move[1])
            step = cast(int, move[2])
            player = s.players[seat]
            player.grain -= s.tables.church_grain[step]
            player.family[find_member(s, seat, PEW + step - 1, number)] = PEW + step
            s.tell("climbed", seat, number, step + 1)
        else:
            s.order += 1
        flow.proceed(s)

    def reason(self, s: Village, frame: Frame, move: Move) -> Reason | None:
        if move[0] != "climb":
            return None
        step = cast(int, move[2])
        if find_member(s, frame.seat, PEW + step - 1, cast(int, move[1])) < 0:
            return s.because(
                "mass.4", "why-nobody-on-church-step", ("number", "step"), (move[1], step)
            )
        return s.because(
            "mass.4", "why-no-grain-to-climb", ("sacks",), (s.tables.church_grain[step],)
        )

    def flaw(self, s: Village, frame: Frame) -> str | None:
        if s.order >= s.seats or frame.seat != in_order(s):
            return "at a mass the players climb in order"
        return None

    def clauses(self) -> tuple[str, ...]:
        return ("mass.4", "mass.5")
