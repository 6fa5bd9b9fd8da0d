"""What a move costs and brings in the position at hand, for its sentence."""

from __future__ import annotations

from typing import cast

from terem.engine import Move
from terem.games.red_cathedral.rules import build, guilds, market, workshop
from terem.games.red_cathedral.rules.offers import GREENS, JEWELS, PURPLES
from terem.games.red_cathedral.state import RedCathedral
from terem.games.red_cathedral.tables import (
    BITS,
    COLOURS,
    COUNT,
    MATERIALS,
    ORNAMENTS,
    RESOURCES,
    SECTORS,
    SITES,
    SLOTS,
    TILES,
)


def values(s: RedCathedral, move: Move) -> Move:
    """The arguments of the move, then its price and its effect as `VERBS` lists them."""
    verb = move[0]
    args = move[1:]
    if verb == "claim":
        tile = s.tiles[SITES.index(cast(str, args[0]))]
        return (*args, TILES[tile] if tile >= 0 else "none")
    if verb == "place_face_up":
        return (*args, *new_tile(s, SLOTS.index(cast(str, args[0]))))
    if verb in ("take_resources", "take_bonus", "activate", "use_workshop"):
        resource = s.resource_of(move)
        return (*args, RESOURCES[resource] if resource >= 0 else "none")
    if verb == "move_die":
        die = COLOURS.index(cast(str, args[0]))
        return (*args, SECTORS[market.target(s, die, cast(int, args[1]))])
    if verb in ("deliver", "cart"):
        return (*args, *delivery(s, args), *fare(s, move))
    if verb in ("decorate", "cart_decorate"):
        return (*args, *ornament(s, args), *fare(s, move))
    if verb == "swap_tiles":
        return (*args, *fare(s, move))
    if verb == "exchange_prestige":
        return (s.tables.roubles_for_prestige,)
    if verb == "decorate_for_yakovlev":
        return (*args, ORNAMENTS[build.section_type(s, SITES.index(cast(str, args[0])))])
    return args


def new_tile(s: RedCathedral, slot: int) -> Move:
    """The price of the slot, and what the tile in question pays at once.  [claim.5, claim.6]"""
    seat = s.seat or 0
    price = s.tables.price(seat, s.players[seat].advanced, slot)
    frame = s.stack[-1] if s.stack else None
    tile = s.tiles[frame.args[0]] if frame is not None and frame.kind == "place" else -1
    if tile < 0:
        return (price, 0)
    return (price, workshop.bonus_amount(s, tile), RESOURCES[s.tile_resource(tile)])


def delivery(s: RedCathedral, args: Move) -> Move:
    """The points and the roubles of the section, if this material completes it.  [build.4]"""
    kind = MATERIALS.index(cast(str, args[0]))
    site = SITES.index(cast(str, args[1]))
    card = s.cards[site]
    if card < 0 or s.lacking[site] != 1 << kind:
        return (0, 0, 0)
    lies = (s.delivered[site] >> kind * BITS & COUNT) + 1
    if lies < s.tables.section_cost[card] >> kind * BITS & COUNT:
        return (0, 0, 0)
    return (1, s.tables.section_recognition[card], s.tables.section_roubles[card])


def ornament(s: RedCathedral, args: Move) -> Move:
    """What is set there, the material it takes, and the prestige of its jewels.  [ornament.2]"""
    kind = build.section_type(s, SITES.index(cast(str, args[0])))
    jewels = JEWELS.index(cast(str, args[1]))
    greens, purples = GREENS[jewels], PURPLES[jewels]
    both = greens == 1 and purples == 1
    prestige = s.tables.two_different if both else (greens + purples) * s.tables.jewel
    return (ORNAMENTS[kind], MATERIALS[s.tables.ornament_material[kind]], prestige)


def fare(s: RedCathedral, move: Move) -> Move:
    """What the teamsters ask, and how many materials they carry for it."""
    frame = s.stack[-1] if s.stack else None
    if move[0] in ("deliver", "decorate") or frame is None or frame.kind != market.DEALS:
        return (0, 0)
    action = guilds.action_of(s, frame, move)
    if action < 0:
        return (0, 0)
    return (s.tables.action_roubles[action], s.tables.action_amount[action])
