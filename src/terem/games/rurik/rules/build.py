"""Build: churches, markets and strongholds in occupied regions."""

from __future__ import annotations

from typing import Final

from terem.engine import Action, Decision, Fields, Frame, Ply, Reason, Verb
from terem.games.rurik.rules import editions
from terem.games.rurik.rules.points import (
    Spending,
    affordable,
    budget,
    nobody_there,
    price,
    spend,
)
from terem.games.rurik.rules.regions import (
    ByRegion,
    lift_troop,
    put_troop,
    raise_structure,
    remove_neutral,
    remove_rebel,
    standing,
    switched_off,
)
from terem.games.rurik.state import Rurik, named_side, side_name, side_of
from terem.games.rurik.tables import BUILD, CHURCH, REGIONS, SIDES, STRUCTURES, size

RAISE: Final = Verb("build", ("structure", STRUCTURES), ("region", REGIONS), told=("points",))
OUST: Final = Verb("oust", ("seat", SIDES), told=("region", "supply"))
OUST_REBEL: Final = Verb("oust_rebel", told=("region", "supply"))
OUST_NEUTRAL: Final = Verb("oust_neutral", told=("region", "supply"))
SPARE: Final = Verb("spare")
# By kind of structure.
BUILDS: Final = [ByRegion(row) for row in RAISE.rows()]


class Build(Spending):
    """A structure in a region one occupies.  [build.1, build.2, build.3]"""

    verb = RAISE
    action = BUILD

    def offer(self, s: Rurik, frame: Frame, found: list[Ply]) -> None:
        points = budget(s, BUILD)
        if not points:
            return
        player = s.players[frame.seat]
        where = affordable(s, player, points)
        for kind in range(len(STRUCTURES)):
            if size(player.built[kind]) < s.tables.structures:
                BUILDS[kind].add(where & ~standing(s, kind), found)

    def play(self, s: Rurik, frame: Frame, ply: Ply) -> None:
        spend(s, BUILD, price(s, s.players[frame.seat], ply.b))
        raise_structure(s, frame.seat, ply.a, ply.b)
        if ply.a == CHURCH and not switched_off(s, frame.seat, ply.b):
            s.call("church", frame.seat, (ply.b,))

    def why_not(self, s: Rurik, seat: int, ply: Ply) -> Reason:
        player = s.players[seat]
        if not budget(s, BUILD):
            return s.because("build.1", "why-no-build-points")
        if not player.at >> ply.b & 1:
            return nobody_there(s, "build.1", ply.b)
        if standing(s, ply.a) >> ply.b & 1:
            return s.because("build.2", "why-one-of-a-kind", ("structure", "region"), ply.move[1:])
        if size(player.built[ply.a]) >= s.tables.structures:
            return s.because("build.3", "why-no-structure-left", ("structure",), ply.move[1:2])
        return s.because("build.1", "why-two-points", ("region",), ply.move[2:])


# ---------------------------------------------------------------------- the new church


def take_its_place(s: Rurik, side: int, region: int) -> None:
    """One's own troop takes the place of the piece that left, if there is one.  [build.4]"""
    if s.players[side].supply:
        put_troop(s, side, region)


def oust(s: Rurik, side: int, victim: int, region: int) -> None:
    """A troop of an opponent, never a leader.  [build.4]"""
    lift_troop(s, victim, region)
    s.tell("converted", side_name(s, side), side_name(s, victim), REGIONS[region])
    take_its_place(s, side, region)


def oust_neutral(s: Rurik, side: int, region: int) -> None:
    """[solo.5]"""
    remove_neutral(s, region)
    s.tell("neutral_converted", side_name(s, side), REGIONS[region])
    take_its_place(s, side, region)


class OfAChurch(Action[Rurik]):
    """Whom a new church wins over.  [build.4]"""

    time = ("build.4", "why-no-church-now")

    def reason(self, s: Rurik, frame: Frame, ply: Ply) -> Reason | None:
        region = REGIONS[frame.args[0]]
        return s.because("build.4", "why-nobody-to-convert", ("region",), (region,))


class OustRebel(OfAChurch):
    """The rebel goes to the box without reward.  [build.4]"""

    verb = OUST_REBEL

    def offer(self, s: Rurik, frame: Frame, found: list[Ply]) -> None:
        if s.rebels[frame.args[0]] >= 0:
            found.append(OUST_REBEL.only)

    def play(self, s: Rurik, frame: Frame, ply: Ply) -> None:
        region = frame.args[0]
        s.rebel_box |= 1 << remove_rebel(s, region)
        s.tell("rebel_converted", frame.seat, REGIONS[region])
        take_its_place(s, frame.seat, region)


class OustNeutral(OfAChurch):
    """Neutral troops too, unless the table says otherwise.  [solo.5]"""

    verb = OUST_NEUTRAL

    def offer(self, s: Rurik, frame: Frame, found: list[Ply]) -> None:
        if s.neutral >> frame.args[0] & 1 and s.options["solo_neutral_church"] == "allowed":
            found.append(OUST_NEUTRAL.only)

    def play(self, s: Rurik, frame: Frame, ply: Ply) -> None:
        oust_neutral(s, frame.seat, frame.args[0])


class Oust(OfAChurch):
    """An opponent's troop.  [build.4]"""

    verb = OUST

    def offer(self, s: Rurik, frame: Frame, found: list[Ply]) -> None:
        for side, other in enumerate(s.players):
            if side != frame.seat and other.troops[frame.args[0]]:
                found.append(OUST.grid[named_side(s, side)])

    def play(self, s: Rurik, frame: Frame, ply: Ply) -> None:
        oust(s, frame.seat, side_of(s, ply.a), frame.args[0])


class Spare(OfAChurch):
    """The effect is forced, unless the table says otherwise or no troop is left.  [build.4]"""

    verb = SPARE

    def offer(self, s: Rurik, frame: Frame, found: list[Ply]) -> None:
        without = not s.players[frame.seat].supply and editions.church_without_troops_is_optional(s)
        if without or s.options["church_effect"] == "optional":
            found.append(SPARE.only)

    def play(self, s: Rurik, frame: Frame, ply: Ply) -> None:
        """Nobody is won over."""

    def reason(self, s: Rurik, frame: Frame, ply: Ply) -> Reason | None:
        return s.because("build.4", "why-church-forced")


class ChurchDecision(Decision[Rurik]):
    """Whom the new church wins over.  [build.4]"""

    kind = "church"
    cites = ("build.4",)
    fields: Fields = (("region", REGIONS),)
    actions = (OustRebel(), OustNeutral(), Oust(), Spare())

    def nothing(self, s: Rurik, frame: Frame) -> None:
        """Without a target a church has no effect.  [build.4]"""

    def flaw(self, s: Rurik, frame: Frame) -> str | None:
        if not s.players[frame.seat].built[CHURCH] >> frame.args[0] & 1:
            return "a church has its effect where it was built"
        return None
