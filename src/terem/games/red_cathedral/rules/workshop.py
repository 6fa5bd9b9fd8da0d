"""Workshop tiles: what one pays, its resource or that of the sector where its die lies."""

from __future__ import annotations

from terem.engine import Ply, Reason, Verb
from terem.games.red_cathedral.rules.supply import available, gain, limit, why_nothing
from terem.games.red_cathedral.state import Player, RedCathedral
from terem.games.red_cathedral.tables import MAX_AMOUNT, RESOURCES, SLOTS, TILES


def verb_of_tiles(name: str) -> Verb:
    """A verb that uses the tile in a slot and says how much of it."""
    counts = range(MAX_AMOUNT + 1)
    nothing = frozenset((slot, 0) for slot in SLOTS)
    return Verb(name, ("slot", SLOTS), ("count", counts), told=("resource",), never=nothing)


def by_slot_and_most(verb: Verb) -> list[list[list[Ply]]]:
    """Uses of the tile in each slot by the most it can give."""
    return [[row[1 : most + 1] for most in range(MAX_AMOUNT + 1)] for row in verb.rows()]


def bonus_amount(s: RedCathedral, tile: int) -> int:
    """What a tile gives; other dice in its sector never multiply it.  [workshop.2]"""
    if s.tables.tile_die[tile] < 0:
        return s.tables.tile_amount[tile]
    return s.amounts[s.tile_resource(tile)]


def bonus_available(s: RedCathedral, player: Player, tile: int) -> int:
    """How much of it the player can take.  [workshop.3]"""
    return available(s, player, s.tile_resource(tile), bonus_amount(s, tile))


def add_uses(
    s: RedCathedral, player: Player, slot: int, found: list[Ply], table: list[list[list[Ply]]]
) -> None:
    """A tile that lies face up, and how much of it is taken.  [workshop.1, workshop.3]"""
    if player.face_up >> slot & 1:
        most = bonus_available(s, player, player.slots[slot])
        if most:
            found += table[slot][most]


def use_tile(s: RedCathedral, seat: int, slot: int, count: int) -> None:
    tile = s.players[seat].slots[slot]
    if s.telling:
        s.tell("activated", seat, TILES[tile])
    gain(s, seat, s.tile_resource(tile), count)


def why_not_tile(s: RedCathedral, player: Player, slot: int, wanted: int) -> Reason:
    if not player.face_up >> slot & 1:
        return s.because("workshop.1", "why-no-tile", ("slot",), (SLOTS[slot],))
    tile = player.slots[slot]
    resource = s.tile_resource(tile)
    most = bonus_available(s, player, tile)
    if not most:
        return why_nothing(s, player, resource)
    rule = limit(s, player, resource, wanted, bonus_amount(s, tile), "workshop.3")
    return s.because(rule, "why-offer", ("most", "resource"), (most, RESOURCES[resource]))
