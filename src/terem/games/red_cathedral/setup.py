"""The opening position."""

from __future__ import annotations

from terem.games.red_cathedral import solo
from terem.games.red_cathedral.rules import free, turn
from terem.games.red_cathedral.state import (
    RedCathedral,
    board_sides,
    derive,
    lay_out,
    new_player,
    read_options,
)
from terem.games.red_cathedral.tables import (
    BASE,
    DICE,
    DOME,
    GUILDS,
    LEVELS,
    MIDDLE,
    PLANS,
    RESOURCES,
    SECTION_IDS,
    SECTORS,
    SITES,
    TILES,
)


def deal(s: RedCathedral) -> None:
    """Lay out the table; seat 0 begins.  [setup.1 to setup.8]"""
    tables = s.tables
    read_options(s)
    s.players = [new_player(tables, advanced) for advanced in board_sides(s)]
    s.supply = tables.supply[:]
    s.purse = tables.limited_roubles if s.options["rouble_supply"] == "limited" else -1
    s.rerolled = False
    s.exchange = free.NOT_YET
    s.ender = -1
    s.yakovlev_row = []
    s.yakovlev_tiles = []
    s.yakovlev_down = s.stock = s.yard = 0
    lay_out_market(s)
    lay_out_cathedral(s)
    s.done = 0
    s.delivered = [0] * len(SITES)
    for seat in range(s.seats):
        s.players[seat].roubles = tables.start_roubles[seat]
        if s.purse >= 0:
            s.purse -= tables.start_roubles[seat]
    s.tell("game_begins", PLANS[s.plan])
    if s.solo():
        him = new_player(tables, False)
        him.storage_banners = 0
        him.spare_banners = tables.banners
        s.players.append(him)
    derive(s)
    if s.solo():
        solo.set_up(s)
    s.ask(turn.TURN, 0)


def lay_out_market(s: RedCathedral) -> None:
    """Resource tiles, guild cards, dice.  [setup.2 to setup.4]"""
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
