"""What a move costs and brings in the position at hand, for its sentence."""

from __future__ import annotations

from terem.engine import Frame, Move, Ply
from terem.games.red_cathedral.rules import build, dice, market, workshop
from terem.games.red_cathedral.rules.influence import Influence
from terem.games.red_cathedral.state import RedCathedral
from terem.games.red_cathedral.tables import (
    BITS,
    COUNT,
    MATERIALS,
    ORNAMENTS,
    RESOURCES,
    SECTORS,
    TILES,
)


def values(s: RedCathedral, move: Move) -> Move:
    """The arguments of the move, then its price and its effect as its verb lists them."""
    return (*move[1:], *facts(s, s.game.plies[move]))


def facts(s: RedCathedral, ply: Ply) -> Move:
    verb = ply.verb.name
    if verb == "claim":
        tile = s.tiles[ply.a]
        return (TILES[tile] if tile >= 0 else "none",)
    if verb == "place_face_up":
        return new_tile(s, ply.a)
    if verb in ("take_resources", "take_bonus", "activate", "use_workshop"):
        resource = resource_of(s, ply)
        return (RESOURCES[resource] if resource >= 0 else "none",)
    if verb == "move_die":
        return landing(s, ply.a, market.target(s, ply.a, ply.b))
    if verb in ("deliver", "cart"):
        return (*delivery(s, ply.a, ply.b), *fare(s, ply))
    if verb in ("decorate", "cart_decorate"):
        return (*ornament(s, ply.a, ply.b), *fare(s, ply))
    if verb == "swap_tiles":
        return fare(s, ply)[:1]
    if verb == "exchange_prestige":
        return (s.tables.roubles_for_prestige,)
    if verb == "decorate_for_yakovlev":
        return (ORNAMENTS[build.section_type(s, ply.a)],)
    return ()


def landing(s: RedCathedral, die: int, sector: int) -> Move:
    """Where a die stops, and what the sector offers then.  [take.1]"""
    resource = s.market[sector]
    others = dice.dice_in(s, sector) - (s.die_sector[die] == sector)
    return (SECTORS[sector], s.amounts[resource] * (others + 1), RESOURCES[resource])


def open_question(s: RedCathedral, kind: str) -> Frame | None:
    """The question on top of the stack, if it is of this kind."""
    return s.stack[-1] if s.stack and s.stack[-1].kind == kind else None


def resource_of(s: RedCathedral, ply: Ply) -> int:
    """What a move takes from the sector or from a tile, -1 if nothing is offered now."""
    if ply.verb.name == "take_resources":
        deals = open_question(s, "deals")
        return -1 if deals is None else s.market[deals.args[1]]
    slot = ply.a
    if ply.verb.name == "take_bonus":
        bonus = open_question(s, "bonus")
        slot = -1 if bonus is None else bonus.args[0]
    tile = -1 if slot < 0 or not s.stack else s.players[s.stack[-1].seat].slots[slot]
    return -1 if tile < 0 else s.tile_resource(tile)


def new_tile(s: RedCathedral, slot: int) -> Move:
    """The price of the slot, and what the tile in question pays at once.  [claim.5, claim.6]"""
    seat = s.seat or 0
    price = s.tables.price(seat, s.players[seat].advanced, slot)
    place = open_question(s, "place")
    if place is None:
        return (price, 0)
    tile = s.tiles[place.args[0]]
    return (price, workshop.bonus_amount(s, tile), RESOURCES[s.tile_resource(tile)])


def delivery(s: RedCathedral, kind: int, site: int) -> Move:
    """The points and the roubles of the section, if this material completes it.  [build.4]"""
    card = s.cards[site]
    if card < 0 or s.lacking[site] != 1 << kind:
        return (0, 0, 0)
    lies = (s.delivered[site] >> kind * BITS & COUNT) + 1
    if lies < s.tables.section_cost[card] >> kind * BITS & COUNT:
        return (0, 0, 0)
    return (1, s.tables.section_recognition[card], s.tables.section_roubles[card])


def ornament(s: RedCathedral, site: int, jewels: int) -> Move:
    """What is set there, the material it takes, and the prestige of its jewels.  [ornament.2]"""
    kind = build.section_type(s, site)
    material = MATERIALS[s.tables.ornament_material[kind]]
    return (ORNAMENTS[kind], material, build.jewel_prestige(s, jewels))


def fare(s: RedCathedral, ply: Ply) -> Move:
    """What the teamsters ask, and how many materials they carry for it.  [teamsters.1]"""
    deals = open_question(s, "deals")
    use = s.game.home[ply.verb.number]
    if deals is None or not isinstance(use, Influence):
        return (0, 0)
    action = use.action_of(s, deals.args[1], ply)
    if action < 0:
        return (0, 0)
    return (s.tables.action_roubles[action], s.tables.action_amount[action])
