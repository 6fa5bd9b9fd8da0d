"""Exchanges with the supply, at any moment of one's own turn."""

from __future__ import annotations

from typing import Final

from terem.engine import Action, Frame, Ply, Reason, Verb
from terem.games.outpost.rules.actions import has_passed
from terem.games.outpost.state import Outpost, Player
from terem.games.outpost.tables import (
    CLAY,
    COMMON,
    DIAMOND,
    EXCHANGE_1_1,
    GOLD,
    RESOURCES,
    STONE,
    WOOD,
)

# What is given, by the name used in moves.
BUNDLES: Final = [
    "clay_clay",
    "wood_wood",
    "stone_stone",
    "clay_wood",
    "clay_stone",
    "wood_stone",
    "clay_wood_stone",
    "diamond_diamond",
    "gold",
    "clay",
    "wood",
    "stone",
]
GIVEN: Final[list[list[int]]] = [
    [bundle.split("_").count(resource) for resource in RESOURCES] for bundle in BUNDLES
]


def _is_a_rate(bundle: int, got: int) -> bool:
    """Two common for a third kind, three different ones for a diamond, two diamonds for gold, gold
    for any common one, and one for one.  [exchange.1, exchange.3]

    Two of a kind for one of the same only throws one away and is not offered.
    """
    given = GIVEN[bundle]
    if given[CLAY] + given[WOOD] + given[STONE] == 3:
        return got == DIAMOND
    if given[DIAMOND]:
        return got == GOLD
    return got < COMMON and not given[got]


EXCHANGE: Final = Verb(
    "exchange",
    ("bundle", BUNDLES),
    ("resource", RESOURCES),
    never=frozenset(
        (BUNDLES[bundle], RESOURCES[got])
        for bundle in range(len(BUNDLES))
        for got in range(len(RESOURCES))
        if not _is_a_rate(bundle, got)
    ),
)


# Which bundles are a single common resource.
SINGLE: Final[list[bool]] = [sum(given) == 1 and not given[GOLD] for given in GIVEN]


def is_one_for_one(rate: Ply) -> bool:
    return SINGLE[rate.a]


ONE_FOR_ONE: Final[list[Ply]] = [rate for rate in EXCHANGE.plies if is_one_for_one(rate)]
STANDARD: Final[list[Ply]] = [rate for rate in EXCHANGE.plies if not is_one_for_one(rate)]


def _key(held: list[int]) -> int:
    """Holdings as far as they decide which exchanges are possible: up to two of a kind, and gold or
    none."""
    clay, wood, stone, diamond, gold = held
    return (
        (clay if clay < 2 else 2)
        + (wood if wood < 2 else 2) * 3
        + (stone if stone < 2 else 2) * 9
        + (diamond if diamond < 2 else 2) * 27
        + (81 if gold else 0)
    )


def _holds(held: list[int], bundle: int) -> bool:
    return all(n <= held[i] for i, n in enumerate(GIVEN[bundle]))


def _offers(rates: list[Ply]) -> list[list[Ply]]:
    offers: list[list[Ply]] = []
    for key in range(162):
        held = [key % 3, key // 3 % 3, key // 9 % 3, key // 27 % 3, key // 81]
        offers.append([rate for rate in rates if _holds(held, rate.a)])
    return offers


# The possible exchanges for every kind of holding, worked out once.
OFFERS: Final[list[list[Ply]]] = _offers(STANDARD)
# With the 1:1 artifact, two for one is never asked for.  [artifact.10]
RARE_OFFERS: Final[list[list[Ply]]] = _offers(
    [rate for rate in STANDARD if sum(GIVEN[rate.a][:COMMON]) != 2]
)


def leads_on(s: Outpost, player: Player, rate: Ply) -> bool:
    """One for one, unless it leads back to a holding already had.  [exchange.4]"""
    held = player.resources[:COMMON]
    held[GIVEN[rate.a].index(1)] -= 1
    held[rate.b] += 1
    return min(held) >= 0 and (held[CLAY], held[WOOD], held[STONE]) not in s.swaps


class Exchange(Action[Outpost]):
    """Give the bundle, take the resource; the question stays open.  [exchange.1, exchange.2]"""

    verb = EXCHANGE

    def offer(self, s: Outpost, frame: Frame, found: list[Ply]) -> None:
        """What the holding allows; with the artifact one for one too.  [exchange.1, exchange.4]"""
        player = s.players[frame.seat]
        key = _key(player.resources)
        if player.artifact != EXCHANGE_1_1:
            found += OFFERS[key]
            return
        found += RARE_OFFERS[key]
        for rate in ONE_FOR_ONE:
            if leads_on(s, player, rate):
                found.append(rate)

    def play(self, s: Outpost, frame: Frame, ply: Ply) -> None:
        held = s.players[frame.seat].resources
        if is_one_for_one(ply):
            s.swaps = [*s.swaps, (held[CLAY], held[WOOD], held[STONE])]
        else:
            s.swaps = []
        for i, n in enumerate(GIVEN[ply.a]):
            held[i] -= n
        held[ply.b] += 1
        s.tell("exchanged", frame.seat, BUNDLES[ply.a], RESOURCES[ply.b])

    def reason(self, s: Outpost, frame: Frame, ply: Ply) -> Reason | None:
        player = s.players[frame.seat]
        if is_one_for_one(ply):
            if player.artifact != EXCHANGE_1_1:
                return s.because("exchange.3", "why-no-one-for-one")
            if _holds(player.resources, ply.a):
                return s.because("exchange.4", "why-exchange-in-a-circle")
        elif player.artifact == EXCHANGE_1_1 and _holds(player.resources, ply.a):
            return s.because("exchange.3", "why-one-for-one-is-better")
        return s.because("exchange.1", "why-cannot-exchange", ("bundle",), (BUNDLES[ply.a],))

    def untimely(self, s: Outpost, frame: Frame, ply: Ply) -> Reason | None:
        """Not after passing, nor at a question that resources cannot influence.  [pass.1,
        exchange.2]"""
        if has_passed(s, frame):
            return s.because("pass.1", "why-passed-already")
        return s.because("exchange.2", "why-exchange-later")
