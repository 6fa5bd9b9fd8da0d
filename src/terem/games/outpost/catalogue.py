"""Every kind of event of Outpost, and the kinds of its arguments (for words and clients)."""

from __future__ import annotations

from typing import Final

EVENTS: Final[dict[str, tuple[str, ...]]] = {
    "game_begins": ("seat",),
    "artifact_taken": ("seat", "artifact"),
    "artifact_turned_up": ("artifact",),
    "built": ("seat", "building"),
    "placed": ("seat", "building", "street"),
    "market_filled": ("building",),
    "explored": ("seat", "slot", "tile", "settlers"),
    "monster_came": ("seat", "slot", "monster"),
    "monster_kept_away": ("seat", "slot"),
    "hunted": ("seat", "slot", "monster", "settlers"),
    "fortified": ("seat", "slot"),
    "region_activated": ("seat", "region"),
    "left_alone": ("seat", "slot"),
    "street_activated": ("seat", "street"),
    "used": ("seat", "building"),
    "stored": ("seat", "resource"),
    "paid": ("seat", "count", "resource"),
    "fort_activated": ("seat", "slot"),
    "gained": ("seat", "count", "resource"),
    "settlers_came": ("seat", "settlers"),
    "exchanged": ("seat", "bundle", "resource"),
    "invited": ("seat", "hero"),
    "hero_arrived": ("hero",),
    "hero_left": ("hero",),
    "must_pass": ("seat",),
    "passed": ("seat",),
    "first_to_pass": ("seat",),
    "discarded": ("seat", "count", "resource"),
    "round_ended": ("round",),
    "round_begins": ("round", "seat"),
    "game_over": (),
}
