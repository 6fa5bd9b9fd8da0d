"""A Red Cathedral position in named numbers: each guild of builders, site, market, question."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from terem.engine.features import Sheet, side_name, turns_until, write_question
from terem.engine.masks import size
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

SHARES: Final = [f"tower {tower + 1}" for tower in range(TOWERS)]


def write(sheet: Sheet, s: RedCathedral, seat: int) -> None:
    sides = len(s.players)
    # Where the towers of each side are written.
    parts = [0] * sides
    for place in range(sides):
        if sheet.naming:
            sheet.group = side_name(place, s.solo())
        side = (seat + place) % sides
        write_builders(sheet, s, side)
        parts[side] = sheet.tally("part of", SHARES)
        sheet.put("points for towers", 0)
    sheet.group = ""
    heights = sheet.tally("height", SHARES)
    for height in s.heights:
        sheet.add(heights, height)
        heights += 1
    write_towers(sheet, s, parts, sheet.tally("value", SHARES))
    write_site(sheet, s, seat)
    write_market(sheet, s, seat)
    write_moment(sheet, s, seat)
    if s.solo():
        write_yakovlev(sheet, s)


def write_builders(sheet: Sheet, s: RedCathedral, side: int) -> None:
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
    completed = sheet.tally("completed", SECTION_TYPES)
    for sites in s.types:
        sheet.add(completed, size(player.banners & s.done & sites))
        completed += 1
    sheet.size("ornaments placed", player.adorned)
    sheet.counts("ornaments at hand", ORNAMENTS, player.ornaments)
    sheet.flag("advanced side", player.advanced)
    sheet.size("locked ornaments", player.locked)
    write_workshop(sheet, s, player)
    write_own_sections(sheet, s, player)


def write_workshop(sheet: Sheet, s: RedCathedral, player: Player) -> None:
    tables = s.tables
    sheet.mask("working tile in", SLOTS, player.face_up)
    empty = sheet.tally("empty slot", SLOTS)
    dice = sheet.tally("tiles of dice", COLOURS)
    resources = sheet.tally("tiles of", RESOURCES)
    working: i64 = player.face_up
    for tile in player.slots:
        if tile < 0:
            sheet.add(empty, 1)
        elif working & 1:
            if tables.tile_die[tile] >= 0:
                sheet.add(dice + tables.tile_die[tile], 1)
            else:
                sheet.add(resources + tables.tile_gives[tile], 1)
        empty += 1
        working >>= 1


def write_own_sections(sheet: Sheet, s: RedCathedral, player: Player) -> None:
    """What the claimed sections still need, and what completing them will pay."""
    tables = s.tables
    needs = sheet.tally("still needs", MATERIALS)
    # By kind, a byte each.
    missing: i64 = 0
    total: i64 = 0
    least: i64 = 9
    recognition = roubles = 0
    site: i64 = 0
    begun: i64 = player.banners & ~s.done
    while begun:
        if begun & 1:
            card = s.cards[site]
            cost: i64 = tables.section_cost[card]
            there: i64 = s.delivered[site]
            lacking: i64 = 0
            kind: i64 = 0
            while cost:
                gap = (cost & COUNT) - (there & COUNT)
                if gap > 0:
                    missing += gap << kind * 8
                    sheet.add(needs + kind, gap)
                    lacking += gap
                cost >>= BITS
                there >>= BITS
                kind += 1
            total += lacking
            least = min(least, lacking)
            recognition += tables.section_recognition[card]
            roubles += tables.section_roubles[card]
        begun >>= 1
        site += 1
    sheet.put("still needs", total)
    at_hand: i64 = 0
    for material in player.materials:
        held: i64 = material
        at_hand += min(missing & 0xFF, held)
        missing >>= 8
    sheet.put("of that at hand", at_hand)
    sheet.put("needs for the nearest section", least)
    sheet.put("recognition to come", recognition)
    sheet.put("roubles to come", roubles)


def write_towers(sheet: Sheet, s: RedCathedral, parts: list[int], values: i64) -> None:
    """Each side's part of each tower, its points as they stand, and what the tower is worth; where
    nobody has begun the sheet is blank already."""
    begun: i64 = s.done | s.claimed | s.decorated
    for tower in range(len(s.heights)):
        if begun & scoring.TOWER[tower]:
            value = scoring.tower_value(s, tower)
            held = scoring.contributions(s, tower)
            points = scoring.shared_points(s, value, held)
            sheet.add(values + tower, value)
            for side, at in enumerate(parts):
                sheet.add(at + tower, held[side])
                sheet.add(at + len(SHARES), points[side])


def write_site(sheet: Sheet, s: RedCathedral, seat: int) -> None:
    laid: i64 = (s.types[0] | s.types[1] | s.types[2]) & ~s.done
    unclaimed: i64 = laid & ~s.claimed
    sheet.mask("free section", SITES, unclaimed)
    sheet.mask("own section", SITES, s.players[seat].banners)
    sheet.mask("completed section", SITES, s.done)
    sheet.mask("decorated section", SITES, s.decorated)
    missing = sheet.tally("materials missing", SITES)
    reward = sheet.tally("recognition to claim", SITES)
    site: i64 = 0
    while laid >> site:
        if laid >> site & 1:
            card = s.cards[site]
            # What is left of a pack divided by its largest digit is the sum of its digits.
            there: i64 = s.delivered[site]
            sheet.add(missing + site, s.tables.section_total[card] - there % COUNT)
            if unclaimed >> site & 1:
                sheet.add(reward + site, s.tables.section_recognition[card])
        site += 1
    sheet.size("sections to claim", unclaimed)
    sheet.size("sections to complete", laid)
    most: i64 = 0
    for player in s.players:
        most = max(most, size(player.banners & s.done))
    sheet.put("sections of the leader", most)
    sheet.flag("last turns", s.ender >= 0)
    sheet.flag("ended it oneself", s.ender == seat)


def write_market(sheet: Sheet, s: RedCathedral, seat: int) -> None:
    """Where each die would go by itself, and what it would bring there."""
    at_resource = sheet.tally("dice at", RESOURCES)
    in_sector = sheet.tally("dice in", SECTORS)
    sectors: i64 = len(SECTORS)
    for sector in s.die_sector:
        sheet.add(at_resource + s.market[sector], 1)
        sheet.add(in_sector + sector, 1)
    most: i64 = s.tables.sector_dice
    face_up: i64 = s.players[seat].face_up
    for die in range(DICE):
        if sheet.naming:
            sheet.group = f"{COLOURS[die]} die "
        start: i64 = s.die_sector[die]
        pips: i64 = s.die_value[die]
        target = (start + pips) % sectors
        dice = i64(sheet.numbers[in_sector + target])
        if target != start:
            dice += 1
        blocked = dice > most
        sheet.put("pips", pips)
        sheet.one_of("leads to", RESOURCES, -1 if blocked else s.market[target])
        sheet.put("dice there", 0 if blocked else dice)
        sheet.size("own tools", face_up & (WHITE_SLOTS if die == WHITE else 1 << die))
    sheet.group = ""
    guilds = sheet.tally("guild card", GUILD_CARDS)
    for card in s.guilds:
        sheet.add(guilds + card, 1)
    sheet.counts("supply", MATERIALS, s.supply)
    sheet.put("recognition tile", s.amounts[RECOGNITION])


def write_moment(sheet: Sheet, s: RedCathedral, seat: int) -> None:
    write_question(sheet, s, seat)
    sheet.put("turns until own", turns_until(s, seat))
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
