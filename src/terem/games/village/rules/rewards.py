"""Cubes and goods of one's own choice: council privileges, cities, the start bonus."""

from __future__ import annotations

from typing import Final

from terem.engine import Action, Decision, Fields, Frame, Ply, Reason, Verb
from terem.games.village.state import Village
from terem.games.village.tables import BUNDLES, COIN, GOODS, INFLUENCE, WAYS

FROM_PRIVILEGE: Final = 0
FROM_CITY: Final = 1
FROM_START: Final = 2
SOURCES: Final = ["privilege", "city", "start"]
RULES: Final = ["council.6", "travel.4", "setup.7"]

# Bundles of one or two influence cubes.
PAIRS: Final[list[int]] = [
    i for i, bundle in enumerate(BUNDLES) if len(bundle) <= 2 and COIN not in bundle
]
TAKE_CUBES: Final = Verb("take_cubes", ("way", [WAYS[i] for i in PAIRS]))
TAKE_GOODS: Final = Verb("take_goods", ("good", GOODS))


def _offer(held: list[int], count: int, different: bool) -> list[Ply]:
    """What can be chosen from a supply that holds these numbers of each colour."""
    most = min(count, sum(1 for n in held if n) if different else sum(held))
    found: list[Ply] = []
    for i, pair in enumerate(PAIRS):
        bundle = BUNDLES[pair]
        if len(bundle) != most:
            continue
        if most == 2 and bundle[0] == bundle[1]:
            if different or held[bundle[0]] < 2:
                continue
        if all(held[colour] for colour in bundle):
            found.append(TAKE_CUBES.grid[i])
    return found


def _offers() -> list[list[Ply]]:
    """For each number of cubes, rule and supply (none, one, or more of each colour)."""
    found: list[list[Ply]] = []
    for count in (1, 2):
        for different in (False, True):
            for key in range(81):
                held = [key % 3, key // 3 % 3, key // 9 % 3, key // 27]
                found.append(_offer(held, count, different) if sum(held) else [])
    return found


OFFERS: Final[list[list[Ply]]] = _offers()


def must_differ(s: Village, source: int) -> bool:
    """Tables differ on whether a privilege gives two equal cubes.  [council.6]"""
    return source == FROM_PRIVILEGE and s.options["council_cubes"] == "different"


class TakeCubes(Action[Village]):
    """Any colours, equal or not; a short supply gives what it has.  [council.6, travel.4]"""

    verb = TAKE_CUBES

    def offer(self, s: Village, frame: Frame, found: list[Ply]) -> None:
        count, source = frame.args
        held = s.supply
        key = min(held[0], 2) + 3 * min(held[1], 2) + 9 * min(held[2], 2) + 27 * min(held[3], 2)
        found += OFFERS[(count - 1) * 162 + (81 if must_differ(s, source) else 0) + key]

    def play(self, s: Village, frame: Frame, ply: Ply) -> None:
        player = s.players[frame.seat]
        for colour in BUNDLES[PAIRS[ply.a]]:
            player.cubes[colour] += 1
            s.supply[colour] -= 1
        s.tell("took_cubes", frame.seat, WAYS[PAIRS[ply.a]])

    def reason(self, s: Village, frame: Frame, ply: Ply) -> Reason | None:
        count, source = frame.args
        bundle = BUNDLES[PAIRS[ply.a]]
        if len(bundle) == 2 and count == 2 and bundle[0] == bundle[1] and must_differ(s, source):
            return s.because(RULES[source], "why-different-cubes")
        if len(bundle) != count:
            return s.because(RULES[source], "why-number-of-cubes", ("count",), (count,))
        return s.because(RULES[source], "why-supply-short")


class CubesQuestion(Decision[Village]):
    """Which influence cubes to take from the supply.  [council.6, travel.4, setup.7]"""

    kind = "cubes"
    fields: Fields = (("count", None), ("source", SOURCES))
    actions = (TakeCubes(),)
    cites = ("council.6", "travel.4", "setup.7")

    def nothing(self, s: Village, frame: Frame) -> None:
        """An empty supply gives nothing."""

    def flaw(self, s: Village, frame: Frame) -> str | None:
        if frame.args[1] < 0 or (frame.args[1] == FROM_START and s.left):
            return "cubes are chosen for a privilege, in a city, or as a start bonus"
        if frame.args[0] not in (1, 2) or sum(s.supply[:INFLUENCE]) == 0:
            return "one or two cubes are chosen, from a supply that has some"
        return None


class TakeGoods(Action[Village]):
    """One of the five goods; grain is none of them.  [council.7]"""

    verb = TAKE_GOODS

    def offer(self, s: Village, frame: Frame, found: list[Ply]) -> None:
        found += TAKE_GOODS.plies

    def play(self, s: Village, frame: Frame, ply: Ply) -> None:
        s.players[frame.seat].goods[ply.a] += 1
        s.tell("got_goods", frame.seat, GOODS[ply.a])


class GoodsQuestion(Decision[Village]):
    """Which of the five goods to take.  [council.7]"""

    kind = "goods"
    actions = (TakeGoods(),)
    cites = ("council.7",)
