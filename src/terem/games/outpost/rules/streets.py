"""The streets of the settlement: activating them, and what each building does."""

from __future__ import annotations

from typing import Final

from terem.engine import Decision, Fields, Frame, Ply, Reason, Verb
from terem.engine.lists import raised
from terem.games.outpost.rules.actions import Answer, MainAction
from terem.games.outpost.rules.exchange import Exchange
from terem.games.outpost.rules.land import resource_at
from terem.games.outpost.rules.resources import can_pay, gain, gain_all, pay, pay_all
from terem.games.outpost.rules.settlers import gain_extra, send, too_few
from terem.games.outpost.state import Outpost, Player
from terem.games.outpost.tables import (
    BUILD_ACTIVATE,
    BUILDINGS,
    COMMON,
    PLACES,
    RESOURCES,
    STREET_AGAIN,
    STREET_ZONE,
    STREETS,
)

ACTIVATE: Final = Verb("activate_street", ("street", STREETS), told=("houses:building*",))
# A building, and the resource it is used with where it needs one.
USE: Final = Verb(
    "use", ("building", BUILDINGS), ("resource", [None, *RESOURCES]), told=("effect",)
)
FINISH: Final = Verb("finish_street")
USES: Final[list[list[Ply]]] = USE.rows()


def repeated(player: Player) -> bool:
    """Whether a street was already activated a second time this round.  [artifact.13]"""
    zones = player.zones
    return zones[STREET_ZONE] > 1 or zones[STREET_ZONE + 1] > 1 or zones[STREET_ZONE + 2] > 1


class ActivateStreet(MainAction):
    """Streets whose zone is empty; with street_again one used street more.  [street.1, street.3]"""

    verb = ACTIVATE

    def offer(self, s: Outpost, frame: Frame, found: list[Ply]) -> None:
        player = s.players[frame.seat]
        again = player.artifact == STREET_AGAIN and not repeated(player)
        for street in range(3):
            if player.zones[STREET_ZONE + street] and not again:
                continue
            if not s.empty_allowed and player.houses[street * 3] < 0:
                continue
            found.append(ACTIVATE.grid[street])

    def act(self, s: Outpost, seat: int, ply: Ply) -> None:
        player = s.players[seat]
        send(player, 1)
        player.zones[STREET_ZONE + ply.a] += 1
        s.tell("street_activated", seat, STREETS[ply.a])
        ready = [place for place in range(3) if player.houses[ply.a * 3 + place] >= 0]
        s.call("street", seat, (ply.a, *ready))

    def why_not(self, s: Outpost, player: Player, ply: Ply) -> Reason | None:
        street = (STREETS[ply.a],)
        if player.zones[STREET_ZONE + ply.a]:
            if player.artifact != STREET_AGAIN:
                return s.because("street.1", "why-street-used", ("street",), street)
            if repeated(player):
                return s.because("artifact.13", "why-repeated-already")
        lacking = too_few(s, player, 1)
        if lacking is None and player.houses[ply.a * 3] < 0:
            return s.because("street.3", "why-street-empty", ("street",), street)
        return lacking


def add_uses(s: Outpost, player: Player, kind: int, found: list[Ply]) -> None:
    """The ways to use one building.  [building.1 to building.12]"""
    tables = s.tables
    held = player.resources
    ways = USES[kind]
    if tables.building_store[kind] >= 0:
        if held[tables.building_store[kind]]:
            found.append(ways[0])
    elif tables.building_pays_common[kind]:
        for common in range(COMMON):
            if held[common]:
                found.append(ways[common + 1])
    elif tables.building_gains_common[kind]:
        if can_pay(player, tables.building_pay[kind]):
            for common in range(COMMON):
                found.append(ways[common + 1])
    elif tables.building_fortified[kind]:
        seen = 0
        for slot in range(9):
            if player.forts >> slot & 1:
                seen |= 1 << resource_at(s, player, slot)
        for resource in range(len(RESOURCES)):
            if seen >> resource & 1:
                found.append(ways[resource + 1])
    elif can_pay(player, tables.building_pay[kind]):
        found.append(ways[0])


class Use(Answer):
    """A building not used yet works once; equal buildings are named once.  [street.2]"""

    verb = USE
    when = "street.1"
    sentence = "why-street-not-active"

    def offer(self, s: Outpost, frame: Frame, found: list[Ply]) -> None:
        player = s.players[frame.seat]
        street = frame.args[0]
        seen = 0
        for place in frame.args[1:]:
            kind = player.houses[street * 3 + place]
            if not seen >> kind & 1:
                seen |= 1 << kind
                add_uses(s, player, kind, found)

    def play(self, s: Outpost, frame: Frame, ply: Ply) -> None:
        s.swaps = []
        street = frame.args[0]
        houses = s.players[frame.seat].houses
        ready = list(frame.args[1:])
        for place in ready:
            if houses[street * 3 + place] == ply.a:
                ready.remove(place)
                work(s, frame.seat, street * 3 + place, ply.b - 1)
                break
        s.stack[-1] = Frame("street", frame.seat, (street, *ready))

    def reason(self, s: Outpost, frame: Frame, ply: Ply) -> Reason | None:
        player = s.players[frame.seat]
        kind = ply.a
        building = (BUILDINGS[kind],)
        houses = player.houses[frame.args[0] * 3 : frame.args[0] * 3 + 3]
        if kind not in houses:
            return s.because("street.2", "why-not-on-street", ("building",), building)
        if all(houses[place] != kind for place in frame.args[1:]):
            return s.because("street.2", "why-building-used", ("building",), building)
        rule = f"building.{kind + 1}"
        ways: list[Ply] = []
        add_uses(s, player, kind, ways)
        if not ways or (ply.b and ways[0].b):
            return s.because(rule, "why-cannot-use", ("building",), building)
        # It could work, but named with a resource too many or without the one it needs.
        message = "why-name-a-resource" if ways[0].b else "why-name-no-resource"
        return s.because(rule, message, ("building",), building)


def work(s: Outpost, seat: int, spot: int, chosen: int) -> None:
    """The building at this place of the settlement works, with the resource chosen (-1 for none).
    [building.1 to building.12]"""
    tables = s.tables
    player = s.players[seat]
    kind = player.houses[spot]
    s.tell("used", seat, BUILDINGS[kind])
    pay_all(s, seat, tables.building_pay[kind])
    store = tables.building_store[kind]
    if store >= 0:  # stored gold and diamonds never come back  [building.11, building.12]
        player.resources[store] -= 1
        player.stored = raised(player.stored, spot, 1)
        s.tell("stored", seat, RESOURCES[store])
    elif tables.building_pays_common[kind]:
        pay(s, seat, chosen, 1)
    elif chosen >= 0:
        gain(s, seat, chosen, 1)
    gain_all(s, seat, tables.building_gain[kind])
    gain_extra(s, seat, tables.building_settlers[kind])


class FinishStreet(Answer):
    """Leave the rest of the street unused.  [street.2]"""

    verb = FINISH
    when = "street.1"
    sentence = "why-street-not-active"

    def offer(self, s: Outpost, frame: Frame, found: list[Ply]) -> None:
        found.append(FINISH.only)

    def play(self, s: Outpost, frame: Frame, ply: Ply) -> None:
        s.swaps = []
        s.end()


class StreetQuestion(Decision[Outpost]):
    """Use a building not used yet, exchange, or leave the rest; a street on which nothing can be
    done, or nothing is left, is done with.  [street.2]"""

    kind = "street"
    fields: Fields = (("street", STREETS), ("ready*", PLACES))
    stays = True
    patient = True  # an exchange ends nothing
    actions = (Use(), Exchange(), FinishStreet())
    cites = ("street.2", "exchange.1")

    def moves(self, s: Outpost, frame: Frame) -> list[Ply]:
        return super().moves(s, frame) if len(frame.args) > 1 else [FINISH.only]

    def flaw(self, s: Outpost, frame: Frame) -> str | None:
        player = s.players[frame.seat]
        places = frame.args[1:]
        if not places or list(places) != sorted(set(places)):
            return "a street waits for each of its buildings at most once, from left to right"
        if any(player.houses[frame.args[0] * 3 + place] < 0 for place in places):
            return "a street waits for a building that is not there"
        if not player.zones[STREET_ZONE + frame.args[0]] and player.artifact != BUILD_ACTIVATE:
            return f"no settler lies in the zone of the {STREETS[frame.args[0]]} street"
        return None
