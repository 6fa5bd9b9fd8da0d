"""Every event of The Red Cathedral, and the kinds of its arguments."""

from __future__ import annotations

from typing import Final

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
    "no_room": ("seat", "count", "resource"),
    "left_lying": ("seat", "count", "resource"),
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
