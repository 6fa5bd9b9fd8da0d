"""The settlement: building, streets, and what each building does."""

from __future__ import annotations

from typing import Final, cast

from terem.engine import Decision, Fields, Frame, Move, Reason
from terem.games.outpost.rules.exchange import (
    exchange,
    exchanges,
    why_not_exchange,
    why_not_exchange_now,
)
from terem.games.outpost.rules.land import resource_at
from terem.games.outpost.rules.resources import can_pay, gain, gain_all, pay, pay_all
from terem.games.outpost.rules.settlers import at_hand, gain_extra, send, too_few
from terem.games.outpost.state import Outpost, Player, kinds_on_offer
from terem.games.outpost.tables import (
    BUILD_ACTIVATE,
    BUILDINGS,
    COMMON,
    CONSTRUCTION,
    PLACES,
    RESOURCES,
    STREET_AGAIN,
    STREET_ZONE,
    STREETS,
)

SPACE: Final = "space"
PLACE: Final = "place"
STREET: Final = "street"

BUILD: Final[list[Move]] = [("build", kind) for kind in BUILDINGS]
# From a stack of equal tiles, or the tile that lies by itself.
HEAPS: Final = ["stack", "single"]
TAKE_FROM: Final[list[Move]] = [("take_from", heap) for heap in HEAPS]
PLACE_ON: Final[list[Move]] = [("place", street) for street in STREETS]
ACTIVATE: Final[list[Move]] = [("activate_street", street) for street in STREETS]
USE: Final[list[Move]] = [("use", kind) for kind in BUILDINGS]
USE_WITH: Final[list[list[Move]]] = [
    [("use", kind, resource) for resource in RESOURCES] for kind in BUILDINGS
]
FINISH: Final[Move] = ("finish_street",)

# Lists of build moves by the mask of buildings they name, made when first needed.
_build_lists: dict[int, list[Move]] = {}


# ---------------------------------------------------------------------------------- building


def room_in(player: Player, street: int) -> bool:
    return player.houses[street * 3 + 2] < 0


def affordable(s: Outpost, player: Player) -> int:
    """Mask of the buildings whose price this player holds."""
    mask = 0
    price = s.tables.building_price
    held = player.resources
    for kind in range(len(price)):
        if held[price[kind]]:
            mask |= 1 << kind
    return mask


def buildable(s: Outpost, player: Player) -> list[Move]:
    """Buildings on the market that can be paid and placed.  [build.1, build.2]"""
    mask = 0
    houses = player.houses
    if at_hand(player) and (houses[2] < 0 or houses[5] < 0 or houses[8] < 0):
        mask = s.market_kinds & affordable(s, player)
    found = _build_lists.get(mask)
    if found is None:
        found = [BUILD[kind] for kind in range(len(BUILDINGS)) if mask >> kind & 1]
        _build_lists[mask] = found
    return found


def build(s: Outpost, seat: int, kind: int) -> None:
    """Take it from the market, pay, refill an emptied space, place it.  [build.1, build.3]"""
    player = s.players[seat]
    send(player, 1)
    player.zones[CONSTRUCTION] += 1
    s.tell("built", seat, BUILDINGS[kind])
    pay(s, seat, s.tables.building_price[kind], 1)
    heights = [s.market_stack[i] for i, lying in enumerate(s.market) if lying == kind]
    if min(heights) == 1 and max(heights) > 1:
        s.ask(SPACE, seat, (kind,))
    else:
        take_from_market(s, seat, kind, max(heights) > 1)


def find_place(s: Outpost, seat: int, kind: int) -> None:
    """Nobody is asked when only one street has room.  [build.2]"""
    player = s.players[seat]
    streets = [street for street in range(3) if room_in(player, street)]
    if len(streets) == 1:
        place(s, seat, kind, streets[0])
    else:
        s.ask(PLACE, seat, (kind,))


class SpaceDecision(Decision[Outpost]):
    """The same building lies in a stack and by itself: from where is it taken?  [build.3]

    The single tile frees its space for a new one, the stack does not.
    """

    kind = SPACE
    fields: Fields = (("building", BUILDINGS),)

    def moves(self, s: Outpost, frame: Frame) -> list[Move]:
        return TAKE_FROM

    def play(self, s: Outpost, frame: Frame, move: Move) -> None:
        s.stack.pop()
        take_from_market(s, frame.seat, frame.args[0], move[1] == "stack")

    def reason(self, s: Outpost, frame: Frame, move: Move) -> Reason | None:
        return why_not_exchange_now(s, move)

    def flaw(self, s: Outpost, frame: Frame) -> str | None:
        heights = [s.market_stack[i] for i, k in enumerate(s.market) if k == frame.args[0]]
        if not heights or min(heights) > 1 or max(heights) < 2:
            return "that building does not lie both in a stack and by itself"
        return flaw_of_purchase(s.players[frame.seat])

    def clauses(self) -> tuple[str, ...]:
        return ("build.3",)


def flaw_of_purchase(player: Player) -> str | None:
    """What is impossible about a building on its way from the market."""
    if not player.zones[CONSTRUCTION]:
        return "a building was bought, but no settler lies in the zone of construction"
    if not any(room_in(player, street) for street in range(3)):
        return "a building was bought, but there is no room for it"
    return None


def take_from_market(s: Outpost, seat: int, kind: int, from_stack: bool) -> None:
    """From a stack only the top tile goes; an emptied space is refilled.  [build.3]"""
    space = next(
        i
        for i, lying in enumerate(s.market)
        if lying == kind and (s.market_stack[i] > 1) == from_stack
    )
    s.market_stack[space] -= 1
    if not s.market_stack[space]:
        s.market[space] = -1
        fill_market(s)
    s.market_kinds = kinds_on_offer(s.market)
    find_place(s, seat, kind)


def fill_market(s: Outpost) -> None:
    """A new tile on every free space, as long as there are tiles.  [build.3, round.3]"""
    for i, lying in enumerate(s.market):
        if lying < 0 and s.building_pile:
            s.market[i] = s.building_pile.pop()
            s.market_stack[i] = 1
            s.reveals += 1
            s.tell("market_filled", BUILDINGS[s.market[i]])


def place(s: Outpost, seat: int, kind: int, street: int) -> None:
    """Into a free place of the street; build_activate may use it at once.  [build.2, artifact.1]"""
    player = s.players[seat]
    spot = player.houses.index(-1, street * 3)
    player.houses[spot] = kind
    s.tell("placed", seat, BUILDINGS[kind], STREETS[street])
    if player.artifact == BUILD_ACTIVATE:
        use_street(s, seat, street, [spot - street * 3])


class PlaceDecision(Decision[Outpost]):
    """On which street does the new building stand?  [build.2]"""

    kind = PLACE
    fields: Fields = (("building", BUILDINGS),)

    def moves(self, s: Outpost, frame: Frame) -> list[Move]:
        player = s.players[frame.seat]
        return [PLACE_ON[street] for street in range(3) if room_in(player, street)]

    def play(self, s: Outpost, frame: Frame, move: Move) -> None:
        s.stack.pop()
        place(s, frame.seat, frame.args[0], STREETS.index(cast(str, move[1])))

    def reason(self, s: Outpost, frame: Frame, move: Move) -> Reason | None:
        if move[0] != "place":
            return why_not_exchange_now(s, move)
        return s.because("build.2", "why-street-full", ("street",), (move[1],))

    def flaw(self, s: Outpost, frame: Frame) -> str | None:
        return flaw_of_purchase(s.players[frame.seat])

    def clauses(self) -> tuple[str, ...]:
        return ("build.2", "street.1")


def why_not_build(s: Outpost, player: Player, move: Move) -> Reason | None:
    kind = BUILDINGS.index(cast(str, move[1]))
    if not s.market_kinds >> kind & 1:
        return s.because("build.1", "why-not-on-market", ("building",), (move[1],))
    if not any(room_in(player, street) for street in range(3)):
        return s.because("build.2", "why-settlement-full")
    price = s.tables.building_price[kind]
    if not player.resources[price]:
        return s.because(
            "build.1", "why-cannot-pay", ("building", "resource"), (move[1], RESOURCES[price])
        )
    return too_few(s, player, 1)


# ---------------------------------------------------------------------------------- streets


def repeated(player: Player) -> bool:
    """Whether a street was already activated a second time this round.  [artifact.13]"""
    zones = player.zones
    return zones[STREET_ZONE] > 1 or zones[STREET_ZONE + 1] > 1 or zones[STREET_ZONE + 2] > 1


def activatable_streets(s: Outpost, player: Player) -> list[Move]:
    """Streets whose zone is empty; with street_again one used street more.  [street.1]"""
    found: list[Move] = []
    if not at_hand(player):
        return found
    again = player.artifact == STREET_AGAIN and not repeated(player)
    need_building = s.options["empty_activation"] == "forbidden"
    for street in range(3):
        if player.zones[STREET_ZONE + street] and not again:
            continue
        if need_building and player.houses[street * 3] < 0:
            continue
        found.append(ACTIVATE[street])
    return found


def activate_street(s: Outpost, seat: int, street: int) -> None:
    player = s.players[seat]
    send(player, 1)
    player.zones[STREET_ZONE + street] += 1
    s.tell("street_activated", seat, STREETS[street])
    use_street(
        s, seat, street, [place for place in range(3) if player.houses[street * 3 + place] >= 0]
    )


def use_street(s: Outpost, seat: int, street: int, ready: list[int]) -> None:
    """Ask which of the buildings not yet used works next, unless none can.  [street.2]"""
    player = s.players[seat]
    if ready and (uses(s, player, street, ready) or exchanges(s, player)):
        s.ask(STREET, seat, (street, *ready))


def uses(s: Outpost, player: Player, street: int, ready: list[int]) -> list[Move]:
    """What the buildings at these places can do now; equal buildings are named once."""
    found: list[Move] = []
    seen = 0
    for place in ready:
        kind = player.houses[street * 3 + place]
        if not seen >> kind & 1:
            seen |= 1 << kind
            add_uses(s, player, kind, found)
    return found


def add_uses(s: Outpost, player: Player, kind: int, found: list[Move]) -> None:
    """The ways to use one building.  [building.1 to building.12]"""
    tables = s.tables
    held = player.resources
    if tables.building_store[kind] >= 0:
        if held[tables.building_store[kind]]:
            found.append(USE[kind])
    elif tables.building_pays_common[kind]:
        found += [USE_WITH[kind][common] for common in range(COMMON) if held[common]]
    elif tables.building_gains_common[kind]:
        if can_pay(player, tables.building_pay[kind]):
            found += USE_WITH[kind][:COMMON]
    elif tables.building_fortified[kind]:
        seen: set[int] = set()
        for slot in range(9):
            if player.forts >> slot & 1:
                seen.add(resource_at(s, player, slot))
        found += [
            USE_WITH[kind][resource] for resource in range(len(RESOURCES)) if resource in seen
        ]
    elif can_pay(player, tables.building_pay[kind]):
        found.append(USE[kind])


def use(s: Outpost, seat: int, spot: int, move: Move) -> None:
    """The building at this place of the settlement works once."""
    tables = s.tables
    player = s.players[seat]
    kind = player.houses[spot]
    chosen = RESOURCES.index(cast(str, move[2])) if len(move) > 2 else -1
    s.tell("used", seat, BUILDINGS[kind])
    pay_all(s, seat, tables.building_pay[kind])
    store = tables.building_store[kind]
    if store >= 0:  # stored gold and diamonds never come back  [building.11, building.12]
        player.resources[store] -= 1
        player.stored[spot] += 1
        s.tell("stored", seat, RESOURCES[store])
    elif tables.building_pays_common[kind]:
        pay(s, seat, chosen, 1)
    elif chosen >= 0:
        gain(s, seat, chosen, 1)
    gain_all(s, seat, tables.building_gain[kind])
    gain_extra(s, seat, tables.building_settlers[kind])


class StreetDecision(Decision[Outpost]):
    """Use a building not used yet, exchange, or leave the rest.  [street.2]"""

    kind = STREET
    fields: Fields = (("street", STREETS), ("ready*", PLACES))

    def moves(self, s: Outpost, frame: Frame) -> list[Move]:
        player = s.players[frame.seat]
        found = uses(s, player, frame.args[0], list(frame.args[1:]))
        found += exchanges(s, player)
        found.append(FINISH)
        return found

    def play(self, s: Outpost, frame: Frame, move: Move) -> None:
        verb = move[0]
        if verb == "exchange":
            exchange(s, frame.seat, move)
            return
        s.swaps = []
        s.stack.pop()
        if verb == "use":
            street = frame.args[0]
            houses = s.players[frame.seat].houses
            kind = BUILDINGS.index(cast(str, move[1]))
            place = next(p for p in frame.args[1:] if houses[street * 3 + p] == kind)
            use(s, frame.seat, street * 3 + place, move)
            use_street(s, frame.seat, street, [p for p in frame.args[1:] if p != place])

    def reason(self, s: Outpost, frame: Frame, move: Move) -> Reason | None:
        player = s.players[frame.seat]
        if move[0] == "exchange":
            return why_not_exchange(s, player, move)
        if move[0] != "use":
            return s.because("street.2", "why-street-open", ("street",), (STREETS[frame.args[0]],))
        kind = BUILDINGS.index(cast(str, move[1]))
        houses = player.houses[frame.args[0] * 3 : frame.args[0] * 3 + 3]
        if kind not in houses:
            return s.because("street.2", "why-not-on-street", ("building",), (move[1],))
        if all(houses[place] != kind for place in frame.args[1:]):
            return s.because("street.2", "why-building-used", ("building",), (move[1],))
        rule = f"building.{kind + 1}"
        ways: list[Move] = []
        add_uses(s, player, kind, ways)
        if not ways or (len(move) > 2 and len(ways[0]) > 2):
            return s.because(rule, "why-cannot-use", ("building",), (move[1],))
        # It could work, but named with a resource too many or without the one it needs.
        message = "why-name-a-resource" if len(ways[0]) > 2 else "why-name-no-resource"
        return s.because(rule, message, ("building",), (move[1],))

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

    def clauses(self) -> tuple[str, ...]:
        return ("street.2", "exchange.1")


def why_not_activate_street(s: Outpost, player: Player, move: Move) -> Reason | None:
    street = STREETS.index(cast(str, move[1]))
    if player.zones[STREET_ZONE + street]:
        if player.artifact != STREET_AGAIN:
            return s.because("street.1", "why-street-used", ("street",), (move[1],))
        if repeated(player):
            return s.because("artifact.13", "why-repeated-already")
    lacking = too_few(s, player, 1)
    if lacking is None and player.houses[street * 3] < 0:
        return s.because("street.3", "why-street-empty", ("street",), (move[1],))
    return lacking
