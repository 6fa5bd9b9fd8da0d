"""Moves built once, in tables that the rules look up by masks and counts."""

from __future__ import annotations

from itertools import combinations
from typing import Final

from terem.engine import Move
from terem.games.red_cathedral.tables import (
    ACTION_DOES,
    ACTIONS,
    ALL_TYPES,
    BLESSING,
    BUY,
    CARRY,
    DONATE,
    EARN,
    KINDS,
    MATERIALS,
    MAX_AMOUNT,
    PAY_ROUBLES,
    SECTORS,
    SELL,
    SITES,
    SLOTS,
    SWAP_TILES,
    TRADE_FOUR,
    TRADE_ONE,
    TRADE_TWO,
    WORKSHOP,
)

JEWELS: Final = ["none", "green", "purple", "green_green", "purple_purple", "green_purple"]
GREENS: Final = [0, 1, 0, 2, 0, 1]
PURPLES: Final = [0, 0, 1, 0, 2, 1]
KIND_MASKS: Final = 1 << KINDS


def by_site_and_kinds(verb: str) -> list[list[list[Move]]]:
    """Deliveries to each site by the mask of kinds that can go there."""
    return [
        [
            [(verb, MATERIALS[kind], site) for kind in range(KINDS) if kinds >> kind & 1]
            for kinds in range(KIND_MASKS)
        ]
        for site in SITES
    ]


def by_site_and_jewels(verb: str) -> list[list[list[Move]]]:
    """Decorations of each site by what can be set into them: see `jewel_choice`."""
    return [
        [
            [
                (verb, site, name)
                for i, name in enumerate(JEWELS)
                if GREENS[i] <= greens and PURPLES[i] <= purples and GREENS[i] + PURPLES[i] <= most
            ]
            for most in range(3)
            for greens in range(3)
            for purples in range(3)
        ]
        for site in SITES
    ]


DELIVER: Final[list[list[list[Move]]]] = by_site_and_kinds("deliver")
DECORATE: Final[list[list[list[Move]]]] = by_site_and_jewels("decorate")


def by_price_and_kinds(verb: str) -> list[list[list[Move]]]:
    return [
        [
            [(verb, MATERIALS[kind], price) for kind in range(KINDS) if kinds >> kind & 1]
            for kinds in range(KIND_MASKS)
        ]
        for price in range(MAX_AMOUNT + 1)
    ]


def by_kind_and_kinds(verb: str) -> list[list[list[Move]]]:
    return [
        [
            [(verb, given, MATERIALS[kind]) for kind in range(KINDS) if kinds >> kind & 1]
            for kinds in range(KIND_MASKS)
        ]
        for given in MATERIALS
    ]


SALES: Final[list[list[list[Move]]]] = by_price_and_kinds("sell")
PURCHASES: Final[list[list[list[Move]]]] = by_price_and_kinds("buy")
TWO_FOR_ONE: Final[list[list[list[Move]]]] = by_kind_and_kinds("trade_two")
ONE_FOR_ONE: Final[list[list[list[Move]]]] = by_kind_and_kinds("trade_one")
PAIRS: Final[list[tuple[int, int]]] = [(a, b) for a in range(KINDS) for b in range(a, KINDS)]
FOUR_FOR_TWO: Final[list[list[Move]]] = [
    [("trade_four", given, MATERIALS[a], MATERIALS[b]) for a, b in PAIRS] for given in MATERIALS
]
DONATIONS: Final[list[list[Move]]] = [
    [
        ("donate", MATERIALS[a], MATERIALS[b], MATERIALS[c])
        for a, b, c in combinations(range(KINDS), 3)
        if kinds >> a & kinds >> b & kinds >> c & 1
    ]
    for kinds in range(KIND_MASKS)
]
SWAPS: Final[list[Move]] = [("swap_tiles", a, b) for a, b in combinations(SECTORS, 2)]
CALL: Final[list[Move]] = [("call_on", action) for action in ACTIONS]
# Only these need no further choice.
CALLS: Final[list[Move]] = [
    CALL[action]
    for action, does in enumerate(ACTION_DOES)
    if does in (EARN, BLESSING, PAY_ROUBLES, ALL_TYPES)
]
USE_WORKSHOP: Final[list[list[list[Move]]]] = [
    [
        [("use_workshop", slot, count) for count in range(1, most + 1)]
        for most in range(MAX_AMOUNT + 1)
    ]
    for slot in SLOTS
]
CARTED: Final[list[list[list[Move]]]] = by_site_and_kinds("cart")
CARTED_ORNAMENT: Final[list[list[list[Move]]]] = by_site_and_jewels("cart_decorate")

# What each verb makes an action do; the same action is never named by two verbs but DELIVER.
VERB_DOES: Final[dict[str, int]] = {
    "sell": SELL,
    "buy": BUY,
    "cart": CARRY,
    "cart_decorate": CARRY,
    "swap_tiles": SWAP_TILES,
    "trade_two": TRADE_TWO,
    "trade_one": TRADE_ONE,
    "trade_four": TRADE_FOUR,
    "use_workshop": WORKSHOP,
    "donate": DONATE,
}
VERBS: Final = (*VERB_DOES, "call_on")
