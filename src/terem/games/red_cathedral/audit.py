"""What makes a position impossible: lost or doubled pieces, banners and tiles out of place."""

from __future__ import annotations

from terem.games.red_cathedral.rules.turn import nothing_can_be_completed
from terem.games.red_cathedral.state import Player, RedCathedral
from terem.games.red_cathedral.tables import (
    BASES,
    COLOURS,
    DICE,
    DOME,
    GUILDS,
    KINDS,
    MATERIALS,
    MIDDLE,
    ORNAMENTS,
    RESOURCES,
    SECTION_IDS,
    SECTION_TYPES,
    SECTORS,
    SITES,
    SLOTS,
    TILES,
    WHITE_SLOTS,
    YAKOVLEV_CARDS,
    unpacked,
)


def flaw(s: RedCathedral) -> str | None:
    """One sentence about the first impossibility found."""
    for side, player in enumerate(s.players):
        problem = flaw_of_player(s, side, player)
        if problem is not None:
            return f"{'Yakovlev' if side >= s.seats else f'player {side}'}: {problem}"
    return (
        flaw_of_site(s)
        or flaw_of_deliveries(s)
        or flaw_of_materials(s)
        or flaw_of_tiles(s)
        or flaw_of_market(s)
        or flaw_of_turn(s)
        or (flaw_of_yakovlev(s) if s.solo() else None)
    )


def flaw_of_player(s: RedCathedral, side: int, player: Player) -> str | None:
    tables = s.tables
    if min(player.position, player.roubles, *player.materials, *player.ornaments) < 0:
        return "nobody has fewer than no points, roubles, materials or ornaments"
    banners = player.storage_banners + player.spare_banners + player.slot_banners.bit_count()
    if banners + player.banners.bit_count() != tables.banners:
        return f"there are {tables.banners} banners, at hand and on the cathedral"
    if player.held > tables.storage - player.storage_banners:
        return f"the storage has no room for {player.held} materials"
    for ornament, name in enumerate(ORNAMENTS):
        locked = sum(
            1
            for slot in range(4)
            if player.locked >> slot & 1 and tables.slot_ornament[slot] == ornament
        )
        placed = (player.adorned & s.types[ornament]).bit_count()
        if player.ornaments[ornament] + locked + placed != tables.ornaments[ornament]:
            return f"the number of ornaments of the kind {name} is wrong"
    if side >= s.seats:
        return None
    return flaw_of_workshop(s, side, player)


def flaw_of_workshop(s: RedCathedral, side: int, player: Player) -> str | None:
    filled = sum(1 << slot for slot in range(len(SLOTS)) if player.slots[slot] >= 0)
    if player.face_up & ~filled:
        return "a tile lies face up in an empty slot"
    if player.slot_banners & filled:
        return "a slot holds a banner or a tile, not both"
    if player.locked & player.face_up:
        return "a tile that lies face up has freed the ornament of its slot"
    if player.advanced:
        if player.spare_banners:
            return "on the advanced side no banners lie below the storage"
    elif player.slot_banners or player.locked:
        return "only on the advanced side banners and ornaments lie in slots"
    elif player.storage_banners and player.spare_banners < s.tables.spare_banners:
        return "the banners of the storage are used before those below it"
    if player.slot_banners & ~WHITE_SLOTS or player.locked & WHITE_SLOTS:
        return "banners lie in white slots, ornaments in coloured ones"
    if player.advanced and 0b1111 & ~(player.locked | player.face_up):
        return "an ornament leaves its slot only for a tile that lies face up"
    waiting = sum(
        1 for site in range(len(SITES)) if player.banners >> site & 1 and s.tiles[site] >= 0
    )
    if filled.bit_count() + waiting != player.banners.bit_count():
        return "each banner on the cathedral brought one tile"
    placing = bool(s.stack) and s.stack[-1].kind == "place" and s.stack[-1].seat == side
    if s.stack and waiting != int(placing):
        return "a claimed section keeps its tile only until it is placed"
    return None


def flaw_of_site(s: RedCathedral) -> str | None:
    """Cards, banners and ornaments of the cathedral."""
    seen: list[int] = []
    for site, card in enumerate(s.cards):
        if card < 0:
            continue
        kind = DOME if s.types[DOME] >> site & 1 else MIDDLE if s.types[MIDDLE] >> site & 1 else 0
        if s.tables.section_type[card] != kind:
            return f"section {SITES[site]} must be a {SECTION_TYPES[kind]}"
        if card in seen:
            return f"section card {SECTION_IDS[card]} is there twice"
        seen.append(card)
    if s.tables.plan_players[s.plan] != max(2, s.seats):
        return "the plan is not for this number of players"
    both = 0
    adorned = 0
    for player in s.players:
        if player.banners & both or player.adorned & adorned:
            return "a section carries at most one banner and one ornament"
        both |= player.banners
        adorned |= player.adorned
    if s.claimed & ~(BASES | s.claimed << 1):
        return "a banner stands where nothing is claimed below"
    if s.done & ~s.claimed:
        return "a completed section carries a banner"
    if s.decorated & ~s.done:
        return "ornaments stand on completed sections"
    return None


def flaw_of_deliveries(s: RedCathedral) -> str | None:
    """Materials lie on claimed, unfinished sections, and only what is needed there."""
    for site, pack in enumerate(s.delivered):
        if not pack:
            continue
        if not s.claimed & ~s.done & 1 << site:
            return f"materials lie on {SITES[site]}, which is not under construction"
        there = unpacked(pack)
        card = s.cards[site]
        if s.solo() and s.players[1].banners >> site & 1:
            if sum(there) >= s.tables.section_total[card]:
                return f"section {SITES[site]} has all its materials and would be completed"
            continue
        cost = unpacked(s.tables.section_cost[card])
        if all(there[kind] >= cost[kind] for kind in range(KINDS)):
            return f"section {SITES[site]} has all its materials and would be completed"
        if not s.surplus and any(there[kind] > cost[kind] for kind in range(KINDS)):
            return f"section {SITES[site]} has more of a material than it needs"
    return None


def flaw_of_materials(s: RedCathedral) -> str | None:
    """No material and no rouble of a limited supply is lost or added."""
    for kind, name in enumerate(MATERIALS):
        total = s.supply[kind] + sum(player.materials[kind] for player in s.players)
        for pack in (*s.delivered, s.stock, s.yard):
            total += unpacked(pack)[kind]
        if s.supply[kind] < 0 or total != s.tables.supply[kind]:
            return f"there are {total} pieces of {name} instead of {s.tables.supply[kind]}"
    if (s.purse >= 0) != (s.options["rouble_supply"] == "limited"):
        return "roubles are counted exactly if their supply is limited"
    if s.purse >= 0:
        roubles = s.purse + sum(player.roubles for player in s.players)
        if roubles != s.tables.limited_roubles:
            return f"there are {roubles} roubles instead of {s.tables.limited_roubles}"
    return None


def flaw_of_tiles(s: RedCathedral) -> str | None:
    """Each kind of workshop tile is there at most as often as it was printed."""
    found = [tile for tile in s.tiles if tile >= 0]
    for player in s.players:
        found += [tile for tile in player.slots if tile >= 0]
    for tile, name in enumerate(TILES):
        copies = s.tables.tile_copies[tile]
        if s.seats < 3 and s.tables.tile_three_plus[tile]:
            copies = 0
        if found.count(tile) > copies:
            return f"workshop tile {name} is there {found.count(tile)} times"
    for site, card in enumerate(s.cards):
        if card >= 0 and s.tiles[site] < 0 and not s.claimed >> site & 1:
            return f"section {SITES[site]} has lost its tile"
        if s.tiles[site] >= 0 and s.solo() and s.players[1].banners >> site & 1:
            return "a tile that Yakovlev claims leaves the game"
    return None


def flaw_of_market(s: RedCathedral) -> str | None:
    if sorted(s.market) != list(range(len(RESOURCES))):
        return "each resource tile lies in one sector"
    if sorted(s.tables.card_guild[card] for card in s.guilds) != list(range(len(GUILDS))):
        return "each guild has one card on the market"
    if s.options["guild_cards"] == "first_game" and sorted(s.guilds) != sorted(s.tables.first_game):
        return "these are not the guild cards of the first game"
    for die in range(DICE):
        if not 0 <= s.die_sector[die] < len(SECTORS) or not 1 <= s.die_value[die] <= 6:
            return f"the {COLOURS[die]} die lies nowhere"
        if s.die_sector.count(s.die_sector[die]) > s.tables.sector_dice:
            return f"a sector has room for {s.tables.sector_dice} dice"
    return None


def flaw_of_turn(s: RedCathedral) -> str | None:
    enough = [
        side
        for side, player in enumerate(s.players)
        if (player.banners & s.done).bit_count() >= s.tables.sections_to_end
    ]
    if s.ender not in (enough or [-1]):
        return "the first with six sections is one of those who have them"
    if s.exchange == 2 and not s.one_moment:
        return "prestige can be exchanged at any time"
    if not s.stack and s.ender < 0 and not nothing_can_be_completed(s):
        return "nobody decides, yet nobody has completed six sections"
    return None


def flaw_of_yakovlev(s: RedCathedral) -> str | None:
    if sorted(s.yakovlev_row) != list(range(len(YAKOVLEV_CARDS))):
        return "each of Yakovlev's cards lies in his row once"
    if sorted(s.yakovlev_tiles) != list(range(DICE)):
        return "Yakovlev has one tile of each die"
    him = s.players[1]
    order = s.tables.yakovlev_order[: him.adorned.bit_count()]
    for ornament, name in enumerate(ORNAMENTS):
        if (him.adorned & s.types[ornament]).bit_count() != order.count(ornament):
            return f"Yakovlev sets his ornaments in a fixed order, the {name} out of it"
    return None
