"""Cubes and goods of one's own choice: council privileges, cities, the start bonus."""

from __future__ import annotations

from typing import Final, cast

from terem.engine import Decision, Fields, Frame, Move, Reason
from terem.games.village.rules import flow
from terem.games.village.state import SETUP, Village
from terem.games.village.tables import BUNDLES, COIN, GOODS, INFLUENCE, WAYS

CUBES: Final = "cubes"
GOODS_CHOICE: Final = "goods"

FROM_PRIVILEGE: Final = 0
FROM_CITY: Final = 1
FROM_START: Final = 2
SOURCES: Final = ["privilege", "city", "start"]

# Bundles of one or two influence cubes.
TAKE_CUBES: Final[list[Move]] = [
    ("take_cubes", WAYS[i])
    for i, bundle in enumerate(BUNDLES)
    if len(bundle) <= 2 and COIN not in bundle
]
PAIRS: Final[list[list[int]]] = [
    bundle for bundle in BUNDLES if len(bundle) <= 2 and COIN not in bundle
]
TAKE_GOODS: Final[list[Move]] = [("take_goods", good) for good in GOODS]


def _offer(held: list[int], count: int, different: bool) -> list[Move]:
    """What can be chosen from a supply that holds these numbers of each colour."""
    most = min(count, sum(1 for n in held if n) if different else sum(held))
    found: list[Move] = []
    for i, bundle in enumerate(PAIRS):
        if len(bundle) != most:
            continue
        if most == 2 and bundle[0] == bundle[1]:
            if different or held[bundle[0]] < 2:
                continue
        if all(held[colour] for colour in bundle):
            found.append(TAKE_CUBES[i])
    return found


def _offers() -> list[list[Move]]:
    """For each number of cubes, rule and supply (none, one, or more of each colour)."""
    found: list[list[Move]] = []
    for count in (1, 2):
        for different in (False, True):
            for key in range(81):
                held = [key % 3, key // 3 % 3, key // 9 % 3, key // 27]
                found.append(_offer(held, count, different) if sum(held) else [])
    return found


OFFERS: Final[list[list[Move]]] = _offers()


def cubes_on_offer(s: Village, count: int, source: int) -> list[Move]:
    """Any colours, equal or not; a short supply gives what it has.  [council.6, travel.4]"""
    supply = s.supply
    key = min(supply[0], 2) + 3 * min(supply[1], 2) + 9 * min(supply[2], 2) + 27 * min(supply[3], 2)
    different = source == FROM_PRIVILEGE and s.options["council_cubes"] == "different"
    return OFFERS[(count - 1) * 162 + (81 if different else 0) + key]


def give_cubes(s: Village, seat: int, count: int, source: int) -> None:
    offer = cubes_on_offer(s, count, source)
    if len(offer) > 1:
        s.ask(CUBES, seat, (count, source))
    elif offer:
        take_cubes(s, seat, offer[0])


def take_cubes(s: Village, seat: int, move: Move) -> None:
    player = s.players[seat]
    for colour in PAIRS[TAKE_CUBES.index(move)]:
        player.cubes[colour] += 1
        s.supply[colour] -= 1
    s.tell("took_cubes", seat, move[1])


class CubesDecision(Decision[Village]):
    """Which influence cubes to take from the supply.  [council.6, travel.4, setup.7]"""

    kind = CUBES
    fields: Fields = (("count", None), ("source", SOURCES))

    def moves(self, s: Village, frame: Frame) -> list[Move]:
        return cubes_on_offer(s, frame.args[0], frame.args[1])

    def play(self, s: Village, frame: Frame, move: Move) -> None:
        s.stack.pop()
        take_cubes(s, frame.seat, move)
        flow.proceed(s)

    def reason(self, s: Village, frame: Frame, move: Move) -> Reason | None:
        if move[0] != "take_cubes":
            return None
        count, source = frame.args
        rule = ("council.6", "travel.4", "setup.7")[source]
        bundle = PAIRS[TAKE_CUBES.index(move)]
        if len(bundle) == 2 and count == 2 and bundle[0] == bundle[1]:
            if source == FROM_PRIVILEGE and s.options["council_cubes"] == "different":
                return s.because(rule, "why-different-cubes")
        if len(bundle) != count:
            return s.because(rule, "why-number-of-cubes", ("count",), (count,))
        return s.because(rule, "why-supply-short")

    def flaw(self, s: Village, frame: Frame) -> str | None:
        if frame.args[1] < 0 or (frame.args[1] == FROM_START) != (s.phase == SETUP):
            return "cubes are chosen for a privilege, in a city, or as a start bonus"
        if frame.args[0] not in (1, 2) or sum(s.supply[:INFLUENCE]) == 0:
            return "one or two cubes are chosen, from a supply that has some"
        return None

    def clauses(self) -> tuple[str, ...]:
        return ("council.6", "travel.4", "setup.7")


class GoodsDecision(Decision[Village]):
    """Which of the five goods to take.  [council.7]"""

    kind = GOODS_CHOICE

    def moves(self, s: Village, frame: Frame) -> list[Move]:
        return TAKE_GOODS

    def play(self, s: Village, frame: Frame, move: Move) -> None:
        s.stack.pop()
        s.players[frame.seat].goods[GOODS.index(cast(str, move[1]))] += 1
        s.tell("got_goods", frame.seat, move[1])
        flow.proceed(s)

    def clauses(self) -> tuple[str, ...]:
        return ("council.7",)
