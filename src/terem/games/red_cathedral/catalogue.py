"""Every move and event of The Red Cathedral, and the kinds of their arguments."""

from __future__ import annotations

from typing import Final

from terem.engine import Move
from terem.games.red_cathedral import solo
from terem.games.red_cathedral.rules import claim, free, market, offers, turn

VERBS: Final[dict[str, tuple[str, ...]]] = {
    "claim": ("site", "tile"),
    "take_banner": ("slot",),
    "place_face_down": ("slot",),
    "place_face_up": ("slot", "price", "count", "resource"),
    "take_bonus": ("count", "resource"),
    "deliver": ("material", "site", "done", "recognition", "roubles"),
    "decorate": ("site", "jewels", "ornament", "material", "prestige"),
    "move_die": ("die", "extra", "sector"),
    "take_resources": ("count", "resource"),
    "activate": ("slot", "count", "resource"),
    "sell": ("material", "price"),
    "buy": ("material", "price"),
    "cart": ("material", "site", "done", "recognition", "roubles", "price", "count"),
    "cart_decorate": ("site", "jewels", "ornament", "material", "prestige", "price", "count"),
    "stop": (),
    "swap_tiles": ("sector", "other:sector", "price"),
    "trade_two": ("material", "wanted:material"),
    "trade_one": ("material", "wanted:material"),
    "trade_four": ("material", "wanted:material", "second:material"),
    "use_workshop": ("slot", "count", "resource"),
    "donate": ("material", "second:material", "third:material"),
    "call_on": ("action",),
    "exchange_prestige": ("roubles",),
    "reroll": ("sector",),
    "end_turn": (),
    "claim_for_yakovlev": ("site",),
    "decorate_for_yakovlev": ("site", "ornament"),
}


def listed(table: list[list[list[Move]]]) -> list[Move]:
    """The longest list of each row: every move of a look-up table once."""
    return [move for row in table for move in row[-1]]


MOVES: Final[list[Move]] = [
    *claim.CLAIM,
    claim.FROM_STORAGE,
    *claim.FROM_SLOT[4:],
    *claim.FACE_DOWN,
    *claim.FACE_UP,
    *claim.TAKE_BONUS,
    *listed(offers.DELIVER),
    *listed(offers.DECORATE),
    *[move for die in market.MOVE_DIE for move in die],
    *market.TAKE[1:],
    *listed(market.ACTIVATE),
    *listed(offers.SALES[1:]),
    *listed(offers.PURCHASES[1:]),
    *listed(offers.CARTED),
    *listed(offers.CARTED_ORNAMENT),
    turn.STOP,
    *offers.SWAPS,
    *listed(offers.TWO_FOR_ONE),
    *[move for move in listed(offers.ONE_FOR_ONE) if move[1] != move[2]],
    *[move for row in offers.FOUR_FOR_TWO for move in row],
    *listed(offers.USE_WORKSHOP),
    *offers.DONATIONS[-1],
    *offers.CALLS,
    free.EXCHANGE,
    *free.REROLLS,
    turn.END_TURN,
    *solo.CLAIM_FOR_HIM,
    *solo.DECORATE_FOR_HIM,
]

EVENTS: Final[dict[str, tuple[str, ...]]] = {
    "game_begins": ("plan",),
    "claimed": ("seat", "site", "tile"),
    "tile_face_down": ("seat", "tile", "slot"),
    "tile_face_up": ("seat", "tile", "slot"),
    "ornament_freed": ("seat", "ornament"),
    "delivered": ("seat", "material", "site"),
    "completed": ("seat", "site"),
    "decorated": ("seat", "ornament", "site"),
    "die_moved": ("seat", "die", "sector"),
    "die_rolled": ("die", "value"),
    "activated": ("seat", "tile"),
    "influence_used": ("seat", "action"),
    "tiles_swapped": ("seat", "sector", "other:sector"),
    "gained": ("seat", "count", "resource"),
    "gave": ("seat", "count", "resource"),
    "roubles_gained": ("seat", "roubles"),
    "roubles_paid": ("seat", "roubles"),
    "recognition_gained": ("seat", "recognition"),
    "recognition_lost": ("seat", "recognition"),
    "prestige_gained": ("seat", "prestige"),
    "prestige_sold": ("seat",),
    "reroll_bought": ("seat", "sector"),
    "sixth_section": ("seat",),
    "game_over": (),
    "building_stopped": (),
    "yakovlev_card": ("card",),
    "yakovlev_blocked": ("die",),
    "stock_taken": ("material",),
    "tiles_shuffled": (),
}
