"""Exchanges with the supply, at any moment of one's own turn."""

from __future__ import annotations

from typing import Final, cast

from terem.engine import Move, Reason
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
BUNDLES: Final[dict[str, list[int]]] = {
    "clay_clay": [2, 0, 0, 0, 0],
    "wood_wood": [0, 2, 0, 0, 0],
    "stone_stone": [0, 0, 2, 0, 0],
    "clay_wood": [1, 1, 0, 0, 0],
    "clay_stone": [1, 0, 1, 0, 0],
    "wood_stone": [0, 1, 1, 0, 0],
    "clay_wood_stone": [1, 1, 1, 0, 0],
    "diamond_diamond": [0, 0, 0, 2, 0],
    "gold": [0, 0, 0, 0, 1],
    "clay": [1, 0, 0, 0, 0],
    "wood": [0, 1, 0, 0, 0],
    "stone": [0, 0, 1, 0, 0],
}


def _rates() -> list[Move]:
    """All exchanges: two common for a third kind, the three rare rates, and one for one.

    Two of a kind for one of the same only throws one away and is not offered.
    """
    rates: list[Move] = []
    for bundle, given in BUNDLES.items():
        total = given[CLAY] + given[WOOD] + given[STONE]
        if total == 3:
            rates.append(("exchange", bundle, "diamond"))
        elif given[DIAMOND]:
            rates.append(("exchange", bundle, "gold"))
        else:
            for common in range(COMMON):
                if not given[common]:
                    rates.append(("exchange", bundle, RESOURCES[common]))
    return rates


EXCHANGES: Final[list[Move]] = _rates()
ONE_FOR_ONE: Final[list[Move]] = [rate for rate in EXCHANGES if str(rate[1]) in RESOURCES[:COMMON]]
STANDARD: Final[list[Move]] = [rate for rate in EXCHANGES if rate not in ONE_FOR_ONE]


def _key(clay: int, wood: int, stone: int, diamond: int, gold: int) -> int:
    """Holdings as far as they decide which exchanges are possible."""
    return (
        min(clay, 2) + 3 * min(wood, 2) + 9 * min(stone, 2) + 27 * min(diamond, 2) + 81 * (gold > 0)
    )


def _affordable(rates: list[Move], held: list[int]) -> list[Move]:
    return [
        rate for rate in rates if all(n <= held[i] for i, n in enumerate(BUNDLES[str(rate[1])]))
    ]


def _offers(rates: list[Move]) -> list[list[Move]]:
    offers: list[list[Move]] = []
    for key in range(162):
        held = [key % 3, key // 3 % 3, key // 9 % 3, key // 27 % 3, key // 81]
        offers.append(_affordable(rates, held))
    return offers


# The possible exchanges for every kind of holding, worked out once.
OFFERS: Final[list[list[Move]]] = _offers(STANDARD)
# With the 1:1 artifact, two for one is never asked for.
RARE_OFFERS: Final[list[list[Move]]] = _offers(
    [rate for rate in STANDARD if str(rate[1]).count("_") != 1 or "diamond" in str(rate[1])]
)


def exchanges(s: Outpost, player: Player) -> list[Move]:
    """The exchanges this player can make now.  [exchange.1, exchange.4]"""
    held = player.resources
    key = _key(held[CLAY], held[WOOD], held[STONE], held[DIAMOND], held[GOLD])
    if player.artifact != EXCHANGE_1_1:
        return OFFERS[key]
    return RARE_OFFERS[key] + [rate for rate in ONE_FOR_ONE if _swap_allowed(s, player, rate)]


def _swap_allowed(s: Outpost, player: Player, rate: Move) -> bool:
    """One for one, unless it leads back to a holding already had.  [exchange.4]"""
    held = player.resources[:COMMON]
    held[RESOURCES.index(str(rate[1]))] -= 1
    held[RESOURCES.index(str(rate[2]))] += 1
    return min(held) >= 0 and (held[CLAY], held[WOOD], held[STONE]) not in s.swaps


def exchange(s: Outpost, seat: int, rate: Move) -> None:
    """Give the bundle, take the resource.  [exchange.1]"""
    player = s.players[seat]
    bundle = cast(str, rate[1])
    if rate in ONE_FOR_ONE:
        held = player.resources
        s.swaps.append((held[CLAY], held[WOOD], held[STONE]))
    else:
        s.swaps = []
    for i, n in enumerate(BUNDLES[bundle]):
        player.resources[i] -= n
    player.resources[RESOURCES.index(cast(str, rate[2]))] += 1
    s.tell("exchanged", seat, bundle, rate[2])


def why_not_exchange(s: Outpost, player: Player, rate: Move) -> Reason:
    given = BUNDLES[str(rate[1])]
    if rate in ONE_FOR_ONE:
        if player.artifact != EXCHANGE_1_1:
            return s.because("exchange.3", "why-no-one-for-one")
        if player.resources[RESOURCES.index(str(rate[1]))]:
            return s.because("exchange.4", "why-exchange-in-a-circle")
    elif player.artifact == EXCHANGE_1_1 and all(
        n <= player.resources[i] for i, n in enumerate(given)
    ):
        return s.because("exchange.3", "why-one-for-one-is-better")
    return s.because("exchange.1", "why-cannot-exchange", ("bundle",), (rate[1],))


def why_not_exchange_now(s: Outpost, move: Move) -> Reason | None:
    """Against an exchange at a question that resources cannot influence.  [exchange.2]"""
    if move[0] == "exchange":
        return s.because("exchange.2", "why-exchange-later")
    return None
