"""Building: a tile from the market, paid, and placed on a street."""

from __future__ import annotations

from typing import Final

from terem.engine import Decision, Fields, Frame, Ply, Reason, Verb
from terem.engine.lists import changed, raised
from terem.games.outpost.rules.actions import Answer, MainAction
from terem.games.outpost.rules.resources import pay
from terem.games.outpost.rules.settlers import send, too_few
from terem.games.outpost.state import Outpost, Player, kinds_on_offer
from terem.games.outpost.tables import (
    BUILD_ACTIVATE,
    BUILDINGS,
    CONSTRUCTION,
    RESOURCES,
    STREETS,
)

BUILD: Final = Verb("build", ("building", BUILDINGS), told=("count", "resource", "effect"))
# For every set of buildings the moves that name them.
BUILDS: Final[list[list[Ply]]] = [
    [ply for ply in BUILD.grid if mask >> ply.a & 1] for mask in range(1 << len(BUILDINGS))
]
# From a stack of equal tiles, or the tile that lies by itself.
STACK: Final = 0
TAKE_FROM: Final = Verb("take_from", ("heap", ["stack", "single"]))
PLACE: Final = Verb("place", ("street", STREETS))


def room_in(player: Player, street: int) -> bool:
    return player.houses[street * 3 + 2] < 0


def has_room(player: Player) -> bool:
    houses = player.houses
    return houses[2] < 0 or houses[5] < 0 or houses[8] < 0


class Build(MainAction):
    """A building on the market that can be paid and placed.  [build.1, build.2]"""

    verb = BUILD

    def offer(self, s: Outpost, frame: Frame, found: list[Ply]) -> None:
        player = s.players[frame.seat]
        if not has_room(player):
            return
        payable = 0
        for resource, held in enumerate(player.resources):
            if held:
                payable |= s.tables.buildings_for[resource]
        found += BUILDS[payable & s.market_kinds]

    def act(self, s: Outpost, seat: int, ply: Ply) -> None:
        player = s.players[seat]
        send(player, 1)
        player.zones[CONSTRUCTION] += 1
        s.tell("built", seat, BUILDINGS[ply.a])
        pay(s, seat, s.tables.building_price[ply.a], 1)
        s.call("space", seat, (ply.a,))

    def why_not(self, s: Outpost, player: Player, ply: Ply) -> Reason | None:
        building = BUILDINGS[ply.a]
        if not s.market_kinds >> ply.a & 1:
            return s.because("build.1", "why-not-on-market", ("building",), (building,))
        if not has_room(player):
            return s.because("build.2", "why-settlement-full")
        price = s.tables.building_price[ply.a]
        if not player.resources[price]:
            names = (building, RESOURCES[price])
            return s.because("build.1", "why-cannot-pay", ("building", "resource"), names)
        return too_few(s, player, 1)


def heights_of(s: Outpost, kind: int) -> list[int]:
    """How high the tiles of a building lie on the market, space by space."""
    return [s.market_stack[i] for i, lying in enumerate(s.market) if lying == kind]


class TakeFrom(Answer):
    """From a stack only the top tile goes; the single tile frees its space, which is refilled.
    [build.3]"""

    verb = TAKE_FROM
    when = "build.1"
    sentence = "why-nothing-bought"

    def offer(self, s: Outpost, frame: Frame, found: list[Ply]) -> None:
        heights = heights_of(s, frame.args[0])
        if max(heights) > 1:
            found.append(TAKE_FROM.grid[STACK])
        if min(heights) == 1:
            found.append(TAKE_FROM.grid[1])

    def play(self, s: Outpost, frame: Frame, ply: Ply) -> None:
        kind = frame.args[0]
        space = 0
        while s.market[space] != kind or (s.market_stack[space] > 1) != (ply.a == STACK):
            space += 1
        s.market_stack = raised(s.market_stack, space, -1)
        if not s.market_stack[space]:
            s.market = changed(s.market, space, -1)
            fill_market(s)
        s.market_kinds = kinds_on_offer(s.market)
        s.call("place", frame.seat, frame.args)


def fill_market(s: Outpost) -> None:
    """A new tile on every free space, as long as there are tiles.  [build.3, round.3]"""
    for space in range(len(s.market)):
        if s.market[space] < 0 and s.building_pile:
            s.market = changed(s.market, space, s.building_pile[-1])
            s.market_stack = changed(s.market_stack, space, 1)
            s.building_pile = s.building_pile[:-1]
            s.reveals += 1
            s.tell("market_filled", BUILDINGS[s.market[space]])


class SpaceQuestion(Decision[Outpost]):
    """The same building lies in a stack and by itself: from where is it taken?  [build.3]"""

    kind = "space"
    fields: Fields = (("building", BUILDINGS),)
    actions = (TakeFrom(),)
    cites = ("build.3",)
    standing = (("take_from", "stack"), ("take_from", "single"))

    def flaw(self, s: Outpost, frame: Frame) -> str | None:
        heights = heights_of(s, frame.args[0])
        if not heights or min(heights) > 1 or max(heights) < 2:
            return "that building does not lie both in a stack and by itself"
        return flaw_of_purchase(s.players[frame.seat])


def flaw_of_purchase(player: Player) -> str | None:
    """What is impossible about a building on its way from the market."""
    if not player.zones[CONSTRUCTION]:
        return "a building was bought, but no settler lies in the zone of construction"
    if not has_room(player):
        return "a building was bought, but there is no room for it"
    return None


class Place(Answer):
    """Into a free place of the street; build_activate may use it at once.  [build.2, artifact.1]"""

    verb = PLACE
    when = "build.1"
    sentence = "why-nothing-bought"

    def offer(self, s: Outpost, frame: Frame, found: list[Ply]) -> None:
        player = s.players[frame.seat]
        for street in range(3):
            if room_in(player, street):
                found.append(PLACE.grid[street])

    def play(self, s: Outpost, frame: Frame, ply: Ply) -> None:
        player = s.players[frame.seat]
        kind = frame.args[0]
        spot = player.houses.index(-1, ply.a * 3)
        player.houses = changed(player.houses, spot, kind)
        s.tell("placed", frame.seat, BUILDINGS[kind], STREETS[ply.a])
        if player.artifact == BUILD_ACTIVATE:
            s.call("street", frame.seat, (ply.a, spot - ply.a * 3))

    def reason(self, s: Outpost, frame: Frame, ply: Ply) -> Reason | None:
        return s.because("build.2", "why-street-full", ("street",), (STREETS[ply.a],))


class PlaceQuestion(Decision[Outpost]):
    """On which street does the new building stand?  [build.2]"""

    kind = "place"
    fields: Fields = (("building", BUILDINGS),)
    actions = (Place(),)
    cites = ("build.2", "street.1")

    def flaw(self, s: Outpost, frame: Frame) -> str | None:
        return flaw_of_purchase(s.players[frame.seat])
