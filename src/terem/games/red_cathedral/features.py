"""A Red Cathedral position in named numbers: each guild of builders, site, market, question."""

from __future__ import annotations

from importlib import import_module
from typing import Final, cast

from terem.engine import State
from terem.engine.features import Sheet, index_of, population, side_name
from terem.engine.masks import bits
from terem.games.red_cathedral import scoring
from terem.games.red_cathedral.state import Player, RedCathedral
from terem.games.red_cathedral.tables import (
    BITS,
    COLOURS,
    COUNT,
    DICE,
    GUILD_CARDS,
    KINDS,
    MATERIALS,
    ORNAMENTS,
    RECOGNITION,
    RESOURCES,
    SECTION_TYPES,
    SECTORS,
    SITES,
    SLOTS,
    TOWERS,
    WHITE,
    WHITE_SLOTS,
    YAKOVLEV_CARDS,
)

# Raised whenever the numbers or their meaning change.
VERSION: Final = 1

QUESTIONS: Final = [
    "turn",
    "end",
    "banner",
    "place",
    "bonus",
    "build",
    "deals",
    "cart",
    "yakovlev_claim",
    "yakovlev_ornament",
]
SHARES: Final = [f"tower {tower + 1}" for tower in range(TOWERS)]


def features(state: State, seat: int) -> list[float]:
    sheet = Sheet()
    write(sheet, cast(RedCathedral, state), seat)
    return sheet.values


def names(seats: int) -> list[str]:
    """What each number is, in a game of so many seats."""
    sheet = Sheet(naming=True)
    write(
        sheet,
        cast(
            RedCathedral, import_module("terem.games.red_cathedral").GAME.new(seats=seats, seed=0)
        ),
        0,
    )
    return sheet.names


def write(sheet: Sheet, s: RedCathedral, seat: int) -> None:
    sides = len(s.players)
    towers = [scoring.tower_points(s, tower) for tower in range(len(s.heights))]
    for place in range(sides):
        sheet.group = side_name(place, s.solo())
        write_builders(sheet, s, (seat + place) % sides, towers)
    sheet.group = ""
    write_site(sheet, s, seat)
    write_market(sheet, s, seat)
    write_question(sheet, s, seat)
    if s.solo():
        write_yakovlev(sheet, s)


def write_builders(sheet: Sheet, s: RedCathedral, side: int, towers: list[list[int]]) -> None:
    player = s.players[side]
    tables = s.tables
    cell = player.position % tables.cells
    sheet.put("position", player.position)
    sheet.put("prestige", scoring.track_points(s, side))
    sheet.put("cells to the next eagle", tables.eagle_ahead[cell] - cell)
    sheet.put("roubles", player.roubles)
    sheet.counts("materials", MATERIALS, player.materials)
    sheet.put("materials", player.held)
    sheet.put("room", tables.storage - player.storage_banners - player.held)
    sheet.put("banners left", player.storage_banners + player.spare_banners)
    sheet.put("leftovers", player.held + player.roubles)
    sheet.size("sections claimed", player.banners)
    sheet.size("sections completed", player.banners & s.done)
    types = sheet.tally("completed", SECTION_TYPES)
    for kind in range(len(SECTION_TYPES)):
        sheet.add(types + kind, population(player.banners & s.done & s.types[kind]))
    sheet.size("ornaments placed", player.adorned)
    sheet.counts("ornaments at hand", ORNAMENTS, player.ornaments)
    sheet.flag("advanced side", player.advanced)
    sheet.size("locked ornaments", player.locked)
    write_workshop(sheet, s, player)
    write_own_sections(sheet, s, player)
    write_shares(sheet, s, side, towers)


def write_workshop(sheet: Sheet, s: RedCathedral, player: Player) -> None:
    tables = s.tables
    sheet.mask("working tile in", SLOTS, player.face_up)
    empty = 0
    for slot in range(len(SLOTS)):
        if player.slots[slot] < 0:
            empty |= 1 << slot
    sheet.mask("empty slot", SLOTS, empty)
    dice = sheet.tally("tiles of dice", COLOURS)
    resources = sheet.tally("tiles of", RESOURCES)
    for slot in range(len(SLOTS)):
        tile = player.slots[slot]
        if tile >= 0 and player.face_up >> slot & 1:
            if tables.tile_die[tile] >= 0:
                sheet.add(dice + tables.tile_die[tile], 1)
            else:
                sheet.add(resources + tables.tile_gives[tile], 1)


def write_own_sections(sheet: Sheet, s: RedCathedral, player: Player) -> None:
    """What the claimed sections still need, and what completing them will pay."""
    tables = s.tables
    missing = [0] * KINDS
    least = 9
    recognition = roubles = 0
    for site in bits(player.banners & ~s.done):
        card = s.cards[site]
        cost = tables.section_cost[card]
        there = s.delivered[site]
        lacking = 0
        for kind in range(KINDS):
            gap = (cost >> kind * BITS & COUNT) - (there >> kind * BITS & COUNT)
            if gap > 0:
                missing[kind] = missing[kind] + gap
                lacking += gap
        least = min(least, lacking)
        recognition += tables.section_recognition[card]
        roubles += tables.section_roubles[card]
    sheet.counts("still needs", MATERIALS, missing)
    sheet.put("still needs", sum(missing))
    at_hand = 0
    for kind in range(KINDS):
        at_hand += min(missing[kind], player.materials[kind])
    sheet.put("of that at hand", at_hand)
    sheet.put("needs for the nearest section", least)
    sheet.put("recognition to come", recognition)
    sheet.put("roubles to come", roubles)


def write_shares(sheet: Sheet, s: RedCathedral, side: int, towers: list[list[int]]) -> None:
    """The part of each tower, and the points for it as it stands."""
    parts = sheet.tally("part of", SHARES)
    points = 0
    for tower in range(len(s.heights)):
        sheet.add(parts + tower, scoring.contribution(s, side, tower))
        points += towers[tower][side]
    sheet.put("points for towers", points)


def write_site(sheet: Sheet, s: RedCathedral, seat: int) -> None:
    heights = sheet.tally("height", SHARES)
    values = sheet.tally("value", SHARES)
    for tower in range(len(s.heights)):
        sheet.add(heights + tower, s.heights[tower])
        sheet.add(values + tower, scoring.tower_value(s, tower))
    laid = 0
    missing = [0] * len(SITES)
    reward = [0] * len(SITES)
    for site in range(len(SITES)):
        card = s.cards[site]
        if card < 0 or s.done >> site & 1:
            continue
        laid |= 1 << site
        lacking = s.tables.section_total[card]
        there = s.delivered[site]
        while there:
            lacking -= there & COUNT
            there >>= BITS
        missing[site] = lacking
        if not s.claimed >> site & 1:
            reward[site] = s.tables.section_recognition[card]
    sheet.mask("free section", SITES, laid & ~s.claimed)
    sheet.mask("own section", SITES, s.players[seat].banners)
    sheet.mask("completed section", SITES, s.done)
    sheet.mask("decorated section", SITES, s.decorated)
    sheet.counts("materials missing", SITES, missing)
    sheet.counts("recognition to claim", SITES, reward)
    sheet.size("sections to claim", laid & ~s.claimed)
    sheet.size("sections to complete", laid)
    most = 0
    for player in s.players:
        most = max(most, population(player.banners & s.done))
    sheet.put("sections of the leader", most)
    sheet.flag("last turns", s.ender >= 0)
    sheet.flag("ended it oneself", s.ender == seat)


def write_market(sheet: Sheet, s: RedCathedral, seat: int) -> None:
    """Where each die would go by itself, and what it would bring there."""
    crowd = [0] * len(SECTORS)
    for die in range(DICE):
        crowd[s.die_sector[die]] = crowd[s.die_sector[die]] + 1
    where = [0] * len(RESOURCES)
    for sector in range(len(SECTORS)):
        where[s.market[sector]] = crowd[sector]
    sheet.counts("dice at", RESOURCES, where)
    sheet.counts("dice in", SECTORS, crowd)
    player = s.players[seat]
    for die in range(DICE):
        if sheet.naming:
            sheet.group = f"{COLOURS[die]} die "
        start = s.die_sector[die]
        target = (start + s.die_value[die]) % len(SECTORS)
        dice = crowd[target] if target == start else crowd[target] + 1
        blocked = dice > s.tables.sector_dice
        sheet.put("pips", s.die_value[die])
        sheet.one_of("leads to", RESOURCES, -1 if blocked else s.market[target])
        sheet.put("dice there", 0 if blocked else dice)
        tools = player.face_up & (WHITE_SLOTS if die == WHITE else 1 << die)
        sheet.size("own tools", tools)
    sheet.group = ""
    cards = 0
    for card in s.guilds:
        cards |= 1 << card
    sheet.mask("guild card", GUILD_CARDS, cards)
    sheet.counts("supply", MATERIALS, s.supply)
    sheet.put("recognition tile", s.sector_amount(RECOGNITION))


def write_question(sheet: Sheet, s: RedCathedral, seat: int) -> None:
    top = s.stack[-1] if s.stack else None
    sheet.one_of("question", QUESTIONS, -1 if top is None else index_of(QUESTIONS, top.kind))
    sheet.flag("own decision", top is not None and top.seat == seat)
    sheet.put("turns until own", 0 if top is None else (seat - top.seat) % s.seats)
    sheet.flag("rerolled", s.rerolled)


def write_yakovlev(sheet: Sheet, s: RedCathedral) -> None:
    sheet.group = "Yakovlev "
    up = 0
    for place in range(len(s.yakovlev_row)):
        if not s.yakovlev_down >> place & 1:
            up |= 1 << s.yakovlev_row[place]
    sheet.mask("card to come", YAKOVLEV_CARDS, up)
    stock = [s.stock >> kind * BITS & COUNT for kind in range(KINDS)]
    yard = [s.yard >> kind * BITS & COUNT for kind in range(KINDS)]
    sheet.counts("stock", MATERIALS, stock)
    sheet.counts("yard", MATERIALS, yard)
    sheet.group = ""
