"""Build: churches, markets and strongholds in occupied regions."""

from __future__ import annotations

from typing import Final, cast

from terem.engine import Decision, Fields, Frame, Move, Reason
from terem.games.rurik.rules import editions, turn
from terem.games.rurik.rules.movement import SIDES
from terem.games.rurik.rules.regions import (
    by_mask,
    lift_troop,
    put_troop,
    remove_neutral,
    remove_rebel,
    settle,
    switched_off,
)
from terem.games.rurik.rules.tax import affordable, budget, price, spend
from terem.games.rurik.state import Rurik, side_name
from terem.games.rurik.tables import BUILD, CHURCH, REGIONS, STRONGHOLD, STRUCTURES

CONVERT: Final = "church"

BUILD_IN: Final[list[list[Move]]] = [
    [("build", structure, region) for region in REGIONS] for structure in STRUCTURES
]
OUST_SIDE: Final[list[Move]] = [("oust", who) for who in SIDES]
OUST_REBEL: Final[Move] = ("oust_rebel",)
OUST_NEUTRAL: Final[Move] = ("oust_neutral",)
SPARE: Final[Move] = ("spare",)


def standing(s: Rurik, kind: int) -> int:
    """Regions that have a structure of this kind, whoever owns it.  [build.2]"""
    mask = 0
    for player in s.players:
        mask |= player.built[kind]
    return mask


def builds(s: Rurik, seat: int, points: int) -> list[Move]:
    """[build.1, build.2]"""
    player = s.players[seat]
    where = affordable(s, player, points)
    found: list[Move] = []
    if where:
        for kind in range(3):
            if player.built[kind].bit_count() < s.tables.structures:
                free = where & ~standing(s, kind)
                if free:
                    found += by_mask(BUILD_IN[kind], free, 25 + kind)
    return found


def build(s: Rurik, seat: int, move: Move) -> None:
    player = s.players[seat]
    kind = STRUCTURES.index(cast(str, move[1]))
    region = REGIONS.index(cast(str, move[2]))
    spend(s, BUILD, price(s, player, region))
    raise_structure(s, seat, kind, region)
    if kind == CHURCH and not switched_off(s, seat, region):
        use_church(s, seat, region)


def raise_structure(s: Rurik, side: int, kind: int, region: int) -> None:
    s.players[side].built[kind] |= 1 << region
    if kind == STRONGHOLD:
        settle(s, region)
    s.tell("built", side_name(s, side), STRUCTURES[kind], REGIONS[region])


def church_targets(s: Rurik, seat: int, region: int) -> list[Move]:
    """Rebels and troops of opponents, never a leader.  [build.4]"""
    found: list[Move] = []
    if s.rebels[region] >= 0:
        found.append(OUST_REBEL)
    if s.neutral >> region & 1 and s.options["solo_neutral_church"] == "allowed":
        found.append(OUST_NEUTRAL)
    for side, other in enumerate(s.players):
        if side != seat and other.troops[region]:
            found.append(OUST_SIDE[side if side < s.seats else 4])
    return found


def may_spare(s: Rurik, seat: int) -> bool:
    """The effect is forced, unless the table says otherwise or no troop is left.  [build.4]"""
    if s.options["church_effect"] == "optional":
        return True
    return not s.players[seat].supply and editions.church_without_troops_is_optional(s)


def use_church(s: Rurik, seat: int, region: int) -> None:
    targets = church_targets(s, seat, region)
    if not targets:
        return
    if len(targets) > 1 or may_spare(s, seat):
        s.ask(CONVERT, seat, (region,))
    else:
        oust(s, seat, region, targets[0])


def oust(s: Rurik, side: int, region: int, target: Move) -> None:
    """A piece leaves, one's own troop takes its place.  [build.4]"""
    if target[0] == "oust_rebel":
        s.rebel_box |= 1 << remove_rebel(s, region)
        s.tell("rebel_converted", side_name(s, side), REGIONS[region])
    elif target[0] == "oust_neutral":
        remove_neutral(s, region)
        s.tell("neutral_converted", side_name(s, side), REGIONS[region])
    else:
        victim = s.seats if target[1] == "rebellion" else cast(int, target[1])
        lift_troop(s, victim, region)
        s.tell("converted", side_name(s, side), side_name(s, victim), REGIONS[region])
    if s.players[side].supply:
        put_troop(s, side, region)


class ChurchDecision(Decision[Rurik]):
    """Whom the new church wins over.  [build.4]"""

    kind = CONVERT
    fields: Fields = (("region", REGIONS),)

    def moves(self, s: Rurik, frame: Frame) -> list[Move]:
        found = church_targets(s, frame.seat, frame.args[0])
        if may_spare(s, frame.seat):
            found.append(SPARE)
        return found

    def play(self, s: Rurik, frame: Frame, move: Move) -> None:
        s.stack.pop()
        if move[0] != "spare":
            oust(s, frame.seat, frame.args[0], move)
        turn.resume(s)

    def reason(self, s: Rurik, frame: Frame, move: Move) -> Reason | None:
        if move[0] == "spare":
            return s.because("build.4", "why-church-forced")
        if move[0] in ("oust", "oust_rebel", "oust_neutral"):
            region = REGIONS[frame.args[0]]
            return s.because("build.4", "why-nobody-to-convert", ("region",), (region,))
        return None

    def flaw(self, s: Rurik, frame: Frame) -> str | None:
        if not s.players[frame.seat].built[CHURCH] >> frame.args[0] & 1:
            return "a church has its effect where it was built"
        return None

    def clauses(self) -> tuple[str, ...]:
        return ("build.4",)


def why_not_build(s: Rurik, seat: int, move: Move) -> Reason | None:
    player = s.players[seat]
    kind = STRUCTURES.index(cast(str, move[1]))
    region = REGIONS.index(cast(str, move[2]))
    points = budget(s, BUILD)
    if not points:
        return s.because("build.1", "why-no-build-points")
    if not player.at >> region & 1:
        return s.because("build.1", "why-not-occupied", ("region",), (move[2],))
    if standing(s, kind) >> region & 1:
        return s.because("build.2", "why-one-of-a-kind", ("structure", "region"), move[1:])
    if player.built[kind].bit_count() >= s.tables.structures:
        return s.because("build.3", "why-no-structure-left", ("structure",), (move[1],))
    return s.because("build.1", "why-two-points", ("region",), (move[2],))
