"""Setting up Red Cathedral positions: the state is plain data, so a test just writes it."""

from __future__ import annotations

from typing import cast

import terem
from terem.engine import Frame, Move
from terem.games.red_cathedral.setup import derive, lay_out
from terem.games.red_cathedral.state import Player, RedCathedral
from terem.games.red_cathedral.tables import (
    BITS,
    COLOURS,
    GUILD_CARDS,
    MATERIALS,
    PLANS,
    RESOURCES,
    SECTION_IDS,
    SECTORS,
    SITES,
    SLOTS,
    TILES,
)

GAME = terem.game("red_cathedral")
YAKOVLEV = 1

# In this order on the sections of `table`, tower by tower from the bottom.
TILE_ORDER = [
    "wood",
    "recognition",
    "roubles",
    "die_white",
    "gold",
    "brick",
    "die_red",
    "stone",
    "green_gem",
    "purple_gem",
    "die_blue",
    "recognition",
    "die_green",
    "die_yellow",
    "wood",
    "wood",
    "brick",
    "brick",
    "stone",
    "stone",
    "gold",
    "roubles",
    "recognition",
    "die_red_3p",
]


def opening(seats: int = 2, seed: int = 1, **options: str) -> RedCathedral:
    """A game just dealt."""
    return cast(RedCathedral, GAME.new(seats, seed, dict(options)))


def table(seats: int = 2, plan: str = "", **options: str) -> RedCathedral:
    """A first turn with everything in a known place.

    The sectors give wood, brick, stone, gold, green and purple jewels, roubles, recognition; the
    dice lie on the first five of them in the order of COLOURS and show 1. The seasons have the
    guild cards of the first game. Section and workshop cards lie in the order of their lists.
    """
    s = opening(seats, 1, **options)
    s.plan = PLANS.index(plan or f"plan_{max(2, seats)}a")
    lay_out(s, s.tables.plan_heights[s.plan])
    decks = [
        [card for card, name in enumerate(SECTION_IDS) if name[0] == letter] for letter in "bmd"
    ]
    s.cards = [-1] * len(SITES)
    s.tiles = [-1] * len(SITES)
    order = [TILES.index(name) for name in TILE_ORDER]
    for site in range(len(SITES)):
        for kind in range(3):
            if s.types[kind] >> site & 1:
                s.cards[site] = decks[kind].pop(0)
                s.tiles[site] = order.pop(0)
    s.market = list(range(len(RESOURCES)))
    s.die_sector = [0, 1, 2, 3, 4]
    s.die_value = [1] * 5
    cards(s, "craftsmen_1", "teamsters_1", "merchants_1", "clergy_1")
    if seats == 1:
        s.yakovlev_row = [0, 1, 2, 3, 4]
        s.yakovlev_tiles = [0, 1, 2, 3, 4]
        s.players[YAKOVLEV].banners = 1
        s.tiles[0] = -1
    s._told = []
    return fresh(s)


def fresh(s: RedCathedral) -> RedCathedral:
    """Forget what was derived or cached after a test has edited the position."""
    s._legal = None
    derive(s)
    flaw = s.flaw()
    assert flaw is None, flaw
    return s


def cards(s: RedCathedral, *names: str) -> None:
    """The guild cards of spring, summer, autumn and winter."""
    s.guilds = [GUILD_CARDS.index(name) for name in names]


def site(name: str) -> int:
    return SITES.index(name)


def put_card(s: RedCathedral, name: str, card: str) -> None:
    """Lay a section card on a site; if it lies elsewhere the two change places."""
    wanted = SECTION_IDS.index(card)
    if wanted in s.cards:
        s.cards[s.cards.index(wanted)] = s.cards[site(name)]
    s.cards[site(name)] = wanted


def put_tile(s: RedCathedral, name: str, tile: str) -> None:
    """Lay a workshop tile on a site; if it lies elsewhere the two change places."""
    wanted = TILES.index(tile)
    if s.tiles[site(name)] != wanted:
        if wanted in s.tiles:
            s.tiles[s.tiles.index(wanted)] = s.tiles[site(name)]
        s.tiles[site(name)] = wanted


def banner(
    s: RedCathedral, side: int, name: str, tile: str = "", slot: str = "", up: bool = False
) -> None:
    """A side has claimed a section some time ago; its tile lies in a slot."""
    player = s.players[side]
    if player.storage_banners:
        player.storage_banners -= 1
    elif player.spare_banners:
        player.spare_banners -= 1
    else:
        player.slot_banners &= player.slot_banners - 1
    player.banners |= 1 << site(name)
    if tile:
        put_tile(s, name, tile)
    if side < s.seats:
        place = SLOTS.index(slot) if slot else max(i for i in range(6) if free_slot(player, i))
        player.slots[place] = s.tiles[site(name)]
        if up:
            player.face_up |= 1 << place
            if player.locked >> place & 1:
                player.locked &= ~(1 << place)
                player.ornaments[s.tables.slot_ornament[place]] += 1
    s.tiles[site(name)] = -1
    fresh(s)


def free_slot(player: Player, slot: int) -> bool:
    return player.slots[slot] < 0 and not player.slot_banners >> slot & 1


def built(s: RedCathedral, side: int, *names: str) -> None:
    """A side has completed these sections some time ago."""
    for name in names:
        if not s.players[side].banners >> site(name) & 1:
            banner(s, side, name)
        s.done |= 1 << site(name)
    fresh(s)


def ornament(s: RedCathedral, side: int, *names: str) -> None:
    """A side has decorated these sections some time ago."""
    for name in names:
        kind = next(kind for kind in range(3) if s.types[kind] >> site(name) & 1)
        s.players[side].ornaments[kind] -= 1
        s.players[side].adorned |= 1 << site(name)
    fresh(s)


def give(s: RedCathedral, seat: int, **counts: int) -> None:
    """Set a player's materials exactly; the supply has the rest."""
    player = s.players[seat]
    for kind, name in enumerate(MATERIALS):
        s.supply[kind] += player.materials[kind] - counts.get(name, 0)
        player.materials[kind] = counts.get(name, 0)
    fresh(s)


def lay(s: RedCathedral, name: str, **counts: int) -> None:
    """Materials delivered to a section some time ago."""
    for material, count in counts.items():
        kind = MATERIALS.index(material)
        s.supply[kind] -= count
        s.delivered[site(name)] += count << kind * BITS
    fresh(s)


def empty_supply(s: RedCathedral, seat: int, **left: int) -> None:
    """Only so much of a material is left; a player hoards the rest, however much that is.

    Such a storage is impossible, so the audit is not asked.
    """
    for name, count in left.items():
        kind = MATERIALS.index(name)
        s.players[seat].materials[kind] += s.supply[kind] - count
        s.supply[kind] = count
    s._legal = None
    derive(s)


def materials(s: RedCathedral, seat: int) -> dict[str, int]:
    """What a player holds, without the zeros."""
    held = zip(MATERIALS, s.players[seat].materials, strict=True)
    return {name: count for name, count in held if count}


def on_site(s: RedCathedral, name: str) -> dict[str, int]:
    counts = [s.delivered[site(name)] >> kind * BITS & 31 for kind in range(6)]
    return {material: n for material, n in zip(MATERIALS, counts, strict=True) if n}


def put_die(s: RedCathedral, colour: str, sector: str, value: int = 1) -> None:
    die = COLOURS.index(colour)
    s.die_sector[die] = SECTORS.index(sector)
    s.die_value[die] = value
    s._legal = None


def visit(s: RedCathedral, sector: str, die: str = "white") -> None:
    """Move a die into a sector, so that the deals are open."""
    before = SECTORS[(SECTORS.index(sector) - 1) % 8]
    put_die(s, die, before)
    s.play(("move_die", die, 0))


def turn_of(s: RedCathedral, seat: int) -> None:
    """Let it be the beginning of a seat's turn."""
    s.stack = [Frame("round", seat), Frame("turn", seat)]
    s.rerolled = False
    s.exchange = 0
    s._legal = None


def verbs(s: RedCathedral) -> set[str]:
    return {cast(str, move[0]) for move in s.moves()}


def moves_of(s: RedCathedral, verb: str) -> list[Move]:
    return [move for move in s.moves() if move[0] == verb]


def rule_against(s: RedCathedral, *move: str | int) -> str:
    """The clause that forbids a move."""
    reason = s.explain(tuple(move))
    assert reason is not None
    assert all(reason.text(lang) for lang in ("en", "ru", "de"))
    return reason.rule
