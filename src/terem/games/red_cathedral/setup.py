"""The opening position, and what follows from a position's laid-out parts."""

from __future__ import annotations

from terem.engine.masks import bits
from terem.engine.options import per_seat
from terem.games.red_cathedral import solo
from terem.games.red_cathedral.rules.free import NOT_YET
from terem.games.red_cathedral.state import Player, RedCathedral
from terem.games.red_cathedral.tables import (
    BASE,
    DICE,
    DOME,
    GUILDS,
    KINDS,
    LEVELS,
    MIDDLE,
    ORNAMENTS,
    PLANS,
    RESOURCES,
    SECTION_IDS,
    SECTORS,
    SIDES,
    SITES,
    SLOTS,
    TILES,
    WHITE_SLOTS,
    Tables,
    unpacked,
)


def deal(s: RedCathedral) -> None:
    """Lay out the table; seat 0 begins.  [setup.1 to setup.8]"""
    tables = s.tables
    read_options(s)
    s.players = [new_player(tables, advanced) for advanced in board_sides(s)]
    s.supply = tables.supply[:]
    s.purse = tables.limited_roubles if s.options["rouble_supply"] == "limited" else -1
    s.rerolled = False
    s.exchange = NOT_YET
    s.ender = -1
    s.yakovlev_row = []
    s.yakovlev_tiles = []
    s.yakovlev_down = s.stock = s.yard = 0
    lay_out_market(s)
    lay_out_cathedral(s)
    s.done = 0
    s.delivered = [0] * len(SITES)
    for seat in range(s.seats):  # [setup.7]
        s.players[seat].roubles = tables.start_roubles[seat]
        if s.purse >= 0:
            s.purse -= tables.start_roubles[seat]
    s.tell("game_begins", PLANS[s.plan])
    if s.solo():
        s.players.append(new_yakovlev(tables))
    derive(s)
    if s.solo():
        solo.set_up(s)
    s.call("round", 0)
    s.call("turn", 0)


def read_options(s: RedCathedral) -> None:
    s.surplus = s.options["surplus_delivery"] == "allowed"
    s.one_moment = s.options["prestige_for_roubles"] == "one_moment"
    s.banners_count = s.options["unfinished_banners"] == "count"
    # [take.1, take.4]
    s.amounts = [*s.tables.amount, int(s.options["recognition_tile"])]


def board_sides(s: RedCathedral) -> list[bool]:
    """Whether each seat plays the advanced side.  [setup.8]"""
    return [side == SIDES[1] for side in per_seat(s.options["board_side"], s.seats)]


def new_player(tables: Tables, advanced: bool) -> Player:
    """Banners and ornaments lie where the side of the board has them.  [setup.1, setup.8]"""
    player = Player()
    player.position = tables.start_cell
    player.roubles = 0
    player.materials = [0] * KINDS
    player.held = 0
    player.have = 0
    player.storage_banners = tables.storage_banners
    player.spare_banners = 0 if advanced else tables.spare_banners
    player.slot_banners = WHITE_SLOTS if advanced else 0
    player.advanced = advanced
    player.slots = [-1] * len(SLOTS)
    player.face_up = 0
    player.locked = 0b1111 if advanced else 0
    player.ornaments = [0] * len(ORNAMENTS) if advanced else tables.ornaments[:]
    player.banners = 0
    player.building = []
    player.adorned = 0
    return player


def new_yakovlev(tables: Tables) -> Player:
    """A marker, banners and ornaments, and nothing else.  [solo.1]"""
    him = new_player(tables, False)
    him.storage_banners = 0
    him.spare_banners = tables.banners
    return him


def lay_out_market(s: RedCathedral) -> None:
    """Resource tiles, guild cards, dice.  [setup.2, setup.3, setup.4]"""
    chance = s.chance
    s.market = list(range(len(RESOURCES)))
    chance.shuffle(s.market)
    guilds = list(range(len(GUILDS)))
    chance.shuffle(guilds)
    s.guilds = []
    for guild in guilds:
        if s.options["guild_cards"] == "first_game":
            s.guilds.append(s.tables.first_game[guild])
        else:
            cards = [card for card, of in enumerate(s.tables.card_guild) if of == guild]
            s.guilds.append(cards[chance.below(len(cards))])
    dice = list(range(DICE))
    chance.shuffle(dice)
    s.die_sector = [0] * DICE
    s.die_value = [0] * DICE
    sector = s.market.index(s.tables.start_resource)
    for die in dice:
        s.die_sector[die] = sector
        s.die_value[die] = chance.below(6) + 1
        sector = (sector + 1) % len(SECTORS)


def lay_out_cathedral(s: RedCathedral) -> None:
    """A plan for this number of players, its section cards, a tile on each.  [setup.5, setup.6]"""
    tables = s.tables
    chance = s.chance
    players = max(2, s.seats)
    plans = [plan for plan, count in enumerate(tables.plan_players) if count == players]
    s.plan = plans[chance.below(len(plans))]
    lay_out(s, tables.plan_heights[s.plan])
    decks: list[list[int]] = []
    for kind in (BASE, MIDDLE, DOME):
        deck = [c for c in range(len(SECTION_IDS)) if tables.section_type[c] == kind]
        chance.shuffle(deck)
        decks.append(deck)
    tiles = [
        tile
        for tile in range(len(TILES))
        if s.seats > 2 or not tables.tile_three_plus[tile]
        for _ in range(tables.tile_copies[tile])
    ]
    chance.shuffle(tiles)
    s.cards = [-1] * len(SITES)
    s.tiles = [-1] * len(SITES)
    for tower, height in enumerate(s.heights):
        for level in range(height):
            kind = BASE if level == 0 else DOME if level == height - 1 else MIDDLE
            s.cards[tower * LEVELS + level] = decks[kind].pop()
            s.tiles[tower * LEVELS + level] = tiles.pop()


def lay_out(s: RedCathedral, heights: list[int]) -> None:
    """What follows from the plan alone: a base below, a dome on top.  [setup.5]"""
    s.heights = heights
    bases = middles = domes = 0
    for tower, height in enumerate(heights):
        first = tower * LEVELS
        bases |= 1 << first
        domes |= 1 << first + height - 1
        for site in range(first + 1, first + height - 1):
            middles |= 1 << site
    s.types = [bases, middles, domes]


def derive(s: RedCathedral) -> None:
    """Fill in what follows from the rest of the position."""
    s.claimed = 0
    s.decorated = 0
    for player in s.players:
        s.claimed |= player.banners
        s.decorated |= player.adorned
        player.building = bits(player.banners & ~s.done)
        player.held = sum(player.materials)
        player.have = sum(1 << kind for kind in range(KINDS) if player.materials[kind])
    s.lacking = [0] * len(SITES)
    for site, card in enumerate(s.cards):
        if card >= 0 and not s.done >> site & 1:
            cost = unpacked(s.tables.section_cost[card])
            there = unpacked(s.delivered[site])
            s.lacking[site] = sum(1 << kind for kind in range(KINDS) if there[kind] < cost[kind])
