"""Setting up Outpost positions for tests: the state is plain data, so a test just writes it."""

from __future__ import annotations

from typing import cast

import terem
from terem.engine import Move
from terem.games.outpost.state import Outpost, Player, kinds_on_offer
from terem.games.outpost.tables import (
    ARTIFACTS,
    BUILDINGS,
    COLOURS,
    HERO_IDS,
    RESOURCES,
    SLOTS,
    STREETS,
    TILE_IDS,
)

GAME = terem.game("outpost")


def opening(seats: int = 2, seed: int = 1, **options: str) -> Outpost:
    """A game just dealt, artifacts still to be drafted."""
    return cast(Outpost, GAME.new(seats, seed, dict(options)))


def table(seats: int = 2, seed: int = 1, **options: str) -> Outpost:
    """A game whose first turn is open; seat 0 begins and nobody's artifact does anything yet."""
    s = opening(seats, seed, **options)
    s.first = 0
    del s.stack[1:]
    s.stack[0].seat = 0
    s._legal = None
    for seat, player in enumerate(s.players):
        # "On taking" artifacts have no effect later, so they keep out of the way.
        hold(s, seat, ["take_diamond", "take_gold_a", "take_gold_b", "hunt_diamond"][seat])
        player.resources[:] = [1, 1, 1, 0, 0]
    away = s.artifact_pile if seats == 1 else s.artifact_box
    away.extend(s.artifact_row[3:])
    del s.artifact_row[3:]
    s._told = []
    return s


def fresh(s: Outpost) -> Outpost:
    """Forget the cached moves after a test has edited the position; it must be a possible one."""
    s._legal = None
    s.swaps = []
    s.market_kinds = kinds_on_offer(s.market)
    flaw = s.flaw()
    assert flaw is None, flaw
    return s


def hold(s: Outpost, seat: int, artifact: str) -> None:
    """Give a seat an artifact, wherever it was; its old one takes its place."""
    wanted = ARTIFACTS.index(artifact)
    old = s.players[seat].artifact
    if old == wanted:
        return
    for place in (s.artifact_row, s.artifact_pile, s.artifact_box):
        if wanted in place:
            place.remove(wanted)
            if old >= 0:
                place.append(old)
    for other in s.players:
        if other.artifact == wanted:
            other.artifact = old
    s.players[seat].artifact = wanted


def give(player: Player, **resources: int) -> None:
    """Set a player's resources exactly."""
    player.resources[:] = [resources.get(name, 0) for name in RESOURCES]


def resources(player: Player) -> dict[str, int]:
    """What a player holds, without the zeros."""
    return {name: n for name, n in zip(RESOURCES, player.resources, strict=True) if n}


def row(s: Outpost, *heroes: str) -> None:
    """Lay these heroes in the row, left to right."""
    everything = [*s.hero_row, *s.hero_deck]
    s.hero_row = [HERO_IDS.index(hero) for hero in heroes]
    s.hero_deck = [hero for hero in everything if hero not in s.hero_row]


def harmless_row(s: Outpost, colour: str = "green") -> None:
    """A row whose heroes show only one monster colour."""
    wanted = COLOURS.index(colour)
    heroes = [h for h in range(48) if s.tables.hero_colour[h] == wanted][:4]
    row(s, *[HERO_IDS[h] for h in heroes])


def lay(
    s: Outpost, seat: int, slot: str, tile: str, fort: bool = False, monster: bool = False
) -> None:
    """Put a territory on a player's land."""
    player = s.players[seat]
    at = SLOTS.index(slot)
    number = TILE_IDS.index(tile)
    for pile in s.piles:
        if number in pile:
            pile.remove(number)
    player.land[at] = number
    player.explored |= 1 << at
    if fort:
        player.forts |= 1 << at
    if monster:
        player.monsters |= 1 << at
        s.figures[s.tables.tile_colour[number]] -= 1


def stack_tile(s: Outpost, tile: str) -> None:
    """Put a territory on top of its pile."""
    number = TILE_IDS.index(tile)
    pile = s.piles[s.tables.tile_region[number]]
    pile.remove(number)
    pile.append(number)


def raise_house(s: Outpost, seat: int, street: str, *buildings: str) -> None:
    """Put buildings on a street, taking the tiles from the pile or the market."""
    player = s.players[seat]
    for building in buildings:
        kind = BUILDINGS.index(building)
        if kind in s.building_pile:
            s.building_pile.remove(kind)
        else:
            space = s.market.index(kind)
            s.market[space] = s.building_pile.pop()
        player.houses[player.houses.index(-1, STREETS.index(street) * 3)] = kind


def market(s: Outpost, *buildings: str) -> None:
    """Lay these buildings on the market, one to a space, and others on the spaces left."""
    tiles = [*s.building_pile]
    for space, kind in enumerate(s.market):
        tiles += [kind] * s.market_stack[space]
    s.market = [BUILDINGS.index(building) for building in buildings]
    for kind in s.market:
        tiles.remove(kind)
    for kind in [kind for kind in tiles if BUILDINGS[kind] not in buildings][: 9 - len(s.market)]:
        tiles.remove(kind)
        s.market.append(kind)
    s.market_stack = [1] * 9
    s.building_pile = tiles


def spend(s: Outpost, seat: int, settlers: int) -> None:
    """Let this many basic settlers lie in zones: those of the streets first, then the regions'."""
    player = s.players[seat]
    player.basic = 6 - settlers
    for i, zone in enumerate((7, 8, 9, 4, 5, 6)):
        player.zones[zone] = 1 if i < settlers else 0


def later(s: Outpost, round: int) -> None:
    """Go on to a later round: a hero has left the row after each one, alone an artifact too."""
    for _ in range(round - s.round):
        s.hero_discard.append(s.hero_deck.pop(0))
        if s.seats == 1:
            s.artifact_box.append(s.artifact_pile.pop(0))
    s.round = round


def may(s: Outpost, verb: str) -> list[Move]:
    """The legal moves with this verb."""
    return [move for move in s.moves() if move[0] == verb]


def rule_against(s: Outpost, *move: str | int) -> str:
    """The clause that forbids a move."""
    reason = s.explain(move)
    assert reason is not None, f"{move} is legal"
    return reason.rule


def told(s: Outpost, kind: str) -> list[tuple[object, ...]]:
    """The events of one kind since the last move."""
    return [event for event in s.events if event[0] == kind]
