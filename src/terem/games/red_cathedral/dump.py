"""A position as people read and edit it: writing and reading back."""

from __future__ import annotations

from typing import Any, Final

from terem.engine import Frame
from terem.engine.reading import Reader
from terem.games.red_cathedral import solo
from terem.games.red_cathedral.setup import (
    board_sides,
    derive,
    lay_out,
    new_yakovlev,
    read_options,
)
from terem.games.red_cathedral.state import Player, RedCathedral
from terem.games.red_cathedral.tables import (
    COLOURS,
    DICE,
    GUILD_CARDS,
    KINDS,
    LEVELS,
    MATERIALS,
    ORNAMENTS,
    PLANS,
    RESOURCES,
    SEASONS,
    SECTION_IDS,
    SECTORS,
    SITES,
    SLOTS,
    TILES,
    YAKOVLEV_CARDS,
    packed,
    unpacked,
)

YAKOVLEV: Final = "yakovlev"
EXCHANGE: Final = ["not_yet", "open", "closed"]


def dump_position(s: RedCathedral) -> dict[str, Any]:
    position: dict[str, Any] = {
        "plan": PLANS[s.plan],
        "towers_bottom_up": dump_towers(s),
        "market": {
            name: {
                "resource": RESOURCES[s.market[i]],
                "dice": {
                    COLOURS[die]: s.die_value[die] for die in range(DICE) if s.die_sector[die] == i
                },
            }
            for i, name in enumerate(SECTORS)
        },
        "guild_cards": {name: GUILD_CARDS[s.guilds[i]] for i, name in enumerate(SEASONS)},
        "supply": dict(zip(MATERIALS, s.supply, strict=True)),
        "roubles_in_supply": None if s.purse < 0 else s.purse,
        "players": [dump_player(player) for player in s.players[: s.seats]],
        "rerolled_this_turn": s.rerolled,
        "prestige_exchange": EXCHANGE[s.exchange],
        "first_with_six": None if s.ender < 0 else s.who(s.ender),
    }
    if s.solo():
        position["yakovlev"] = dump_yakovlev(s)
    return position


def dump_towers(s: RedCathedral) -> list[list[dict[str, Any]]]:
    towers: list[list[dict[str, Any]]] = []
    for tower, height in enumerate(s.heights):
        sections: list[dict[str, Any]] = []
        for site in range(tower * LEVELS, tower * LEVELS + height):
            owner = s.owner(site)
            adorner = s.adorner(site)
            sections.append(
                {
                    "card": SECTION_IDS[s.cards[site]],
                    "tile": None if s.tiles[site] < 0 else TILES[s.tiles[site]],
                    "banner": None if owner < 0 else s.who(owner),
                    "completed": bool(s.done >> site & 1),
                    "materials": dump_pack(s.delivered[site]),
                    "ornament": None if adorner < 0 else s.who(adorner),
                }
            )
        towers.append(sections)
    return towers


def dump_pack(pack: int) -> dict[str, int]:
    """Packed materials by name, those that are there."""
    counts = unpacked(pack)
    return {MATERIALS[kind]: counts[kind] for kind in range(KINDS) if counts[kind]}


def dump_player(player: Player) -> dict[str, Any]:
    return {
        "position": player.position,
        "roubles": player.roubles,
        "materials": dict(zip(MATERIALS, player.materials, strict=True)),
        "banners_in_storage": player.storage_banners,
        "banners_below": player.spare_banners,
        "workshop": {
            slot: {
                "tile": None if player.slots[i] < 0 else TILES[player.slots[i]],
                "face_up": bool(player.face_up >> i & 1),
                "banner": bool(player.slot_banners >> i & 1),
                "ornament": bool(player.locked >> i & 1),
            }
            for i, slot in enumerate(SLOTS)
        },
        "ornaments": dict(zip(ORNAMENTS, player.ornaments, strict=True)),
    }


def dump_yakovlev(s: RedCathedral) -> dict[str, Any]:
    player = s.players[1]
    return {
        "position": player.position,
        "banners": player.spare_banners,
        "ornaments": dict(zip(ORNAMENTS, player.ornaments, strict=True)),
        "cards": [
            {
                "card": YAKOVLEV_CARDS[card],
                "die": COLOURS[s.yakovlev_tiles[i]],
                "face_up": not s.yakovlev_down >> i & 1,
            }
            for i, card in enumerate(s.yakovlev_row)
        ],
        "stocktaking": dump_pack(s.stock),
        "construction": dump_pack(s.yard),
    }


def restore_player(reader: Reader, advanced: bool) -> Player:
    player = Player()
    player.position = reader.at("position").whole(0, 9999)
    player.roubles = reader.at("roubles").whole()
    player.materials = reader.at("materials").counts(MATERIALS)
    player.storage_banners = reader.at("banners_in_storage").whole(0, 4)
    player.spare_banners = reader.at("banners_below").whole(0, 2)
    player.advanced = advanced
    player.slots = []
    player.slot_banners = player.face_up = player.locked = 0
    workshop = reader.at("workshop").only(*SLOTS)
    for i, name in enumerate(SLOTS):
        slot = workshop.at(name).only("tile", "face_up", "banner", "ornament")
        player.slots.append(slot.at("tile").name_or_none(TILES))
        player.face_up |= int(slot.at("face_up").flag()) << i
        player.slot_banners |= int(slot.at("banner").flag()) << i
        player.locked |= int(slot.at("ornament").flag()) << i
    player.ornaments = reader.at("ornaments").counts(ORNAMENTS)
    player.banners = 0
    player.building = []
    player.adorned = 0
    reader.only(*dump_player(player))  # what is not written again means nothing
    return player


def restore_yakovlev(s: RedCathedral, reader: Reader) -> None:
    reader.only("position", "banners", "ornaments", "cards", "stocktaking", "construction")
    player = new_yakovlev(s.tables)
    player.position = reader.at("position").whole(0, 9999)
    player.spare_banners = reader.at("banners").whole(0, s.tables.banners)
    player.ornaments = reader.at("ornaments").counts(ORNAMENTS)
    s.players.append(player)
    for i, card in enumerate(reader.at("cards").items(len(YAKOVLEV_CARDS))):
        card.only("card", "die", "face_up")
        s.yakovlev_row.append(card.at("card").index(YAKOVLEV_CARDS))
        s.yakovlev_tiles.append(card.at("die").index(COLOURS))
        s.yakovlev_down |= int(not card.at("face_up").flag()) << i
    s.stock = restore_pack(reader.at("stocktaking"))
    s.yard = restore_pack(reader.at("construction"))


def restore_pack(reader: Reader) -> int:
    counts = reader.counts(MATERIALS)
    if max(counts) > 31:
        raise reader.fail("at most 31 of a kind")
    return packed(counts)


def restore_position(s: RedCathedral, reader: Reader) -> None:
    """Fill `s` from what `dump_position` wrote."""
    read_options(s)
    sides = board_sides(s)
    s.players = [
        restore_player(part, sides[seat])
        for seat, part in enumerate(reader.at("players").items(s.seats))
    ]
    s.yakovlev_row = []
    s.yakovlev_tiles = []
    s.yakovlev_down = s.stock = s.yard = 0
    if s.solo():
        restore_yakovlev(s, reader.at(YAKOVLEV))
    s.plan = reader.at("plan").index(PLANS)
    lay_out(s, s.tables.plan_heights[s.plan])
    restore_towers(s, reader.at("towers_bottom_up"))
    restore_market(s, reader)
    s.supply = reader.at("supply").counts(MATERIALS)
    s.purse = reader.at("roubles_in_supply").whole_or_none()
    s.rerolled = reader.at("rerolled_this_turn").flag()
    s.exchange = reader.at("prestige_exchange").index(EXCHANGE)
    ender = reader.at("first_with_six")
    s.ender = -1 if ender.value is None else read_side(s, ender)
    derive(s)


def restore_market(s: RedCathedral, reader: Reader) -> None:
    sectors = reader.at("market").only(*SECTORS)
    s.market = []
    s.die_sector = [-1] * DICE
    s.die_value = [0] * DICE
    for i, name in enumerate(SECTORS):
        sector = sectors.at(name).only("resource", "dice")
        s.market.append(sector.at("resource").index(RESOURCES))
        dice = sector.at("dice").only(*COLOURS)
        for die, colour in enumerate(COLOURS):
            value = dice.maybe(colour)
            if value is not None:
                if s.die_sector[die] >= 0:
                    raise ValueError(f"{value.path}: the {colour} die is there twice")
                s.die_sector[die] = i
                s.die_value[die] = value.whole(1, 6)
    for die, colour in enumerate(COLOURS):
        if s.die_sector[die] < 0:
            raise ValueError(f"{sectors.path}: the {colour} die is missing")
    cards = reader.at("guild_cards").only(*SEASONS)
    s.guilds = [cards.at(season).index(GUILD_CARDS) for season in SEASONS]


def restore_towers(s: RedCathedral, reader: Reader) -> None:
    s.cards = [-1] * len(SITES)
    s.tiles = [-1] * len(SITES)
    s.delivered = [0] * len(SITES)
    s.done = 0
    for tower, part in enumerate(reader.items(len(s.heights))):
        for level, section in enumerate(part.items(s.heights[tower])):
            section.only("card", "tile", "banner", "completed", "materials", "ornament")
            site = tower * LEVELS + level
            s.cards[site] = section.at("card").index(SECTION_IDS)
            s.tiles[site] = section.at("tile").name_or_none(TILES)
            s.delivered[site] = restore_pack(section.at("materials"))
            s.done |= int(section.at("completed").flag()) << site
            banner = section.at("banner")
            if banner.value is not None:
                s.players[read_side(s, banner)].banners |= 1 << site
            ornament = section.at("ornament")
            if ornament.value is not None:
                s.players[read_side(s, ornament)].adorned |= 1 << site


def read_side(s: RedCathedral, reader: Reader) -> int:
    if reader.value == YAKOVLEV and s.solo():
        return 1
    return reader.whole(0, s.seats - 1)


# What can be open together: a turn, the step it has come to, and what that has opened.
TOGETHER: Final = (
    ("turn",),
    *[("turn", step) for step in ("banner", "place", "end", "build", "deals")],
    ("turn", "end", "bonus"),
    ("turn", "deals", "cart"),
    ("yakovlev_claim",),
    ("yakovlev_ornament",),
)


def stacked(s: RedCathedral, questions: list[Frame]) -> list[Frame]:
    """The questions on the passages they belong to."""
    if not questions:
        return []
    seat = questions[0].seat
    kinds = tuple([frame.kind for frame in questions])
    if kinds not in TOGETHER or any(frame.seat != seat for frame in questions):
        raise ValueError("impossible position: these questions are not open together")
    return [*(solo.under(questions[0]) or [Frame("round", seat)]), *questions]
