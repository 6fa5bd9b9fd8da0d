"""The mass: four figures leave the black bag, members climb, the biggest group is honoured."""

from __future__ import annotations

from typing import Final

from terem.engine import Action, Decision, Frame, Passage, Ply, Reason, Verb
from terem.engine.lists import changed
from terem.games.village.rules.action import NUMBERS
from terem.games.village.rules.life import NUMBERS_IN, find_member, numbers_at
from terem.games.village.rules.pay import purse, spend_coins
from terem.games.village.state import Village
from terem.games.village.tables import BAG, PEW, STEPS

DRAW_FIGURE: Final = Verb("draw_figure", ("number", NUMBERS), told=("coins",))
STOP_DRAWING: Final = Verb("stop_drawing")
# By number and the step that is left.
CLIMB: Final = Verb("climb", ("number", NUMBERS), ("step", range(1, STEPS)), told=("next", "sacks"))
STOP_CLIMBING: Final = Verb("stop_climbing")


class Mass(Passage[Village]):
    """At the end of every round, and once more after the last turns.  [mass.1, end.7]"""

    kind = "mass"

    def run(self, s: Village, frame: Frame) -> None:
        s.end()
        s.order = 0
        s.drawn = 0
        s.tell("mass_begins")
        s.call("mass_climbing")
        s.call("mass_drawing")


def in_order(s: Village) -> int:
    """From the holder of the first-player token clockwise.  [mass.2]"""
    return (s.first + s.order) % s.seats


class Drawing(Passage[Village]):
    """Each player may buy his own figures out of the bag; the rest is luck.  [mass.2, mass.3]"""

    kind = "mass_drawing"

    def run(self, s: Village, frame: Frame) -> None:
        while s.order < s.seats and s.drawn < s.tables.drawn:
            seat = in_order(s)
            if BAG in s.players[seat].family and purse(s, seat) >= s.tables.figure_coins:
                s.call("mass_draw", seat)
                return
            s.order += 1
        draw_the_rest(s)
        s.order = 0
        s.drawn = 0
        s.end()


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
            klara_enters(s, figure % 16)
        else:
            s.players[figure // 16].family[figure % 16] = PEW
            s.tell("drawn", figure // 16, s.tables.generation[figure % 16] + 1)


def klara_enters(s: Village, member: int) -> None:
    """Klara's figure goes to the first step from the left where she has nobody.  [solo.12]"""
    for step in range(STEPS):
        if PEW + step not in s.klara_family:
            s.klara_family = changed(s.klara_family, member, PEW + step)
            s.tell("klara_drawn", s.tables.generation[member] + 1, step + 1)
            return


class Climbing(Passage[Village]):
    """In order, all who can move members on; then the biggest group is honoured.  [mass.4]"""

    kind = "mass_climbing"

    def run(self, s: Village, frame: Frame) -> None:
        if s.order < s.seats:
            s.call("mass_climb", in_order(s))
            return
        s.order = 0
        s.end()
        honour(s)


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


class DrawFigure(Action[Village]):
    """Buy a figure of one's own out of the bag, for a coin.  [mass.2]"""

    verb = DRAW_FIGURE

    def offer(self, s: Village, frame: Frame, found: list[Ply]) -> None:
        for number in NUMBERS_IN[numbers_at(s, frame.seat, BAG)]:
            found.append(DRAW_FIGURE.grid[number])

    def play(self, s: Village, frame: Frame, ply: Ply) -> None:
        seat = frame.seat
        spend_coins(s, seat, s.tables.figure_coins)
        s.players[seat].family[find_member(s, seat, BAG, ply.a + 1)] = PEW
        s.drawn += 1
        s.tell("bought_figure", seat, ply.a + 1)

    def reason(self, s: Village, frame: Frame, ply: Ply) -> Reason | None:
        return s.because("mass.2", "why-not-in-bag", ("number",), (ply.a + 1,))


class StopDrawing(Action[Village]):
    """Leave the rest to luck.  [mass.2]"""

    verb = STOP_DRAWING

    def offer(self, s: Village, frame: Frame, found: list[Ply]) -> None:
        found.append(STOP_DRAWING.only)

    def play(self, s: Village, frame: Frame, ply: Ply) -> None:
        s.order += 1


class MassDrawQuestion(Decision[Village]):
    """Which figures of one's own to buy out of the bag.  [mass.2]"""

    kind = "mass_draw"
    actions = (DrawFigure(), StopDrawing())
    standing = (("stop_drawing",),)
    cites = ("mass.2", "mass.3")

    def flaw(self, s: Village, frame: Frame) -> str | None:
        if s.order >= s.seats or frame.seat != in_order(s) or s.drawn >= s.tables.drawn:
            return "at a mass the players draw in order, four figures in all"
        if purse(s, frame.seat) < s.tables.figure_coins:
            return "nobody draws a figure of his choice without a coin"
        return None


class Climb(Action[Village]):
    """Move a member one step on, for the grain the step asks.  [mass.4]"""

    verb = CLIMB

    def offer(self, s: Village, frame: Frame, found: list[Ply]) -> None:
        grain = s.players[frame.seat].grain
        for step in range(STEPS - 1):
            if grain >= s.tables.church_grain[step + 1]:
                for number in NUMBERS_IN[numbers_at(s, frame.seat, PEW + step)]:
                    found.append(CLIMB.of(number, step))

    def play(self, s: Village, frame: Frame, ply: Ply) -> None:
        number, step = ply.a + 1, ply.b
        player = s.players[frame.seat]
        player.grain -= s.tables.church_grain[step + 1]
        player.family[find_member(s, frame.seat, PEW + step, number)] = PEW + step + 1
        s.tell("climbed", frame.seat, number, step + 2)

    def reason(self, s: Village, frame: Frame, ply: Ply) -> Reason | None:
        number, step = ply.a + 1, ply.b + 1
        if find_member(s, frame.seat, PEW + ply.b, number) < 0:
            args = (number, step)
            return s.because("mass.4", "why-nobody-on-church-step", ("number", "step"), args)
        grain = s.tables.church_grain[step]
        return s.because("mass.4", "why-no-grain-to-climb", ("sacks",), (grain,))


class StopClimbing(Action[Village]):
    """Let everybody stay where he is; who can move nobody is not asked.  [mass.4]"""

    verb = STOP_CLIMBING

    def offer(self, s: Village, frame: Frame, found: list[Ply]) -> None:
        found.append(STOP_CLIMBING.only)

    def play(self, s: Village, frame: Frame, ply: Ply) -> None:
        s.order += 1


class MassClimbQuestion(Decision[Village]):
    """Move members on for grain, as far as it goes.  [mass.4]"""

    kind = "mass_climb"
    actions = (Climb(), StopClimbing())
    standing = (("stop_climbing",),)
    cites = ("mass.4", "mass.5")

    def flaw(self, s: Village, frame: Frame) -> str | None:
        if s.order >= s.seats or frame.seat != in_order(s):
            return "at a mass the players climb in order"
        return None
