"""The data of an Outpost position: shared board, player boards; and its copy."""

from __future__ import annotations

from terem.engine import State
from terem.games.outpost.tables import SLOTS, ZONES, Tables


class Player:
    """One player's board and supply.

    Sets of land slots are bit masks: bit 0 is slot I-1, bit 8 is III-3. A monster always has the
    colour of the tile it stands on, so a mask is enough for monsters too.

    Lists marked with = are replaced, never changed in place, so that copies share them.
    """

    resources: list[int]
    basic: int  # basic settlers at hand; the others lie in zones
    extra: int  # extra settlers at hand
    extra_used: int  # extra settlers lying in zones
    zones: list[int]  # settlers in each of ZONES
    land: list[int]  # = tile on each slot, -1 for none
    explored: int  # mask of slots with a tile
    monsters: int  # mask
    forts: int  # mask
    forts_used: int  # mask of fortifications activated this round
    houses: list[int]  # = building on each place, three a street; -1 for none
    stored: list[int]  # = gold or diamonds lying on the building of each place
    heroes: list[int]  # =
    artifact: int
    passed: bool

    __slots__ = tuple(__annotations__)

    def copy(self) -> Player:
        twin = Player()
        twin.resources = self.resources[:]
        twin.basic = self.basic
        twin.extra = self.extra
        twin.extra_used = self.extra_used
        twin.zones = self.zones[:]
        twin.land = self.land
        twin.explored = self.explored
        twin.monsters = self.monsters
        twin.forts = self.forts
        twin.forts_used = self.forts_used
        twin.houses = self.houses
        twin.stored = self.stored
        twin.heroes = self.heroes
        twin.artifact = self.artifact
        twin.passed = self.passed
        return twin


def new_player(tables: Tables) -> Player:
    player = Player()
    player.resources = tables.start_resources[:]
    player.basic = tables.basic_settlers
    player.extra = 0
    player.extra_used = 0
    player.zones = [0] * len(ZONES)
    player.land = [-1] * len(SLOTS)
    player.explored = 0
    player.monsters = 0
    player.forts = 0
    player.forts_used = 0
    player.houses = [-1] * 9
    player.stored = [0] * 9
    player.heroes = []
    player.artifact = -1
    player.passed = False
    return player


class Outpost(State):
    """A position of Outpost. In every pile the top is the end of the list.

    Lists are replaced, never changed in place, so that copies share them.
    """

    tables: Tables
    players: list[Player]
    round: int
    first: int  # who started this round
    first_passer: int  # who starts the next one; -1 while nobody has passed
    piles: list[list[int]]  # face-down territories of the three regions
    building_pile: list[int]
    market: list[int]  # building on each space, -1 for a free space
    market_stack: list[int]  # how many lie there
    market_kinds: int  # mask of the buildings on offer, derived from `market`
    empty_allowed: bool  # the option empty_activation
    hero_deck: list[int]
    hero_row: list[int]  # left to right
    hero_discard: list[int]
    artifact_row: list[int]
    artifact_pile: list[int]  # face down, solo only
    artifact_box: list[int]  # out of the game
    figures: list[int]  # monsters in the supply by colour
    # Clay, wood and stone as they were before each 1:1 exchange since the last other move
    # (exchange.4).
    swaps: list[tuple[int, int, int]]

    __slots__ = tuple(__annotations__)

    def copy(self) -> Outpost:
        twin = Outpost()
        self.copy_shared(twin)
        twin.tables = self.tables
        twin.players = [player.copy() for player in self.players]
        twin.round = self.round
        twin.first = self.first
        twin.first_passer = self.first_passer
        twin.piles = self.piles
        twin.building_pile = self.building_pile
        twin.market = self.market
        twin.market_stack = self.market_stack
        twin.market_kinds = self.market_kinds
        twin.empty_allowed = self.empty_allowed
        twin.hero_deck = self.hero_deck
        twin.hero_row = self.hero_row
        twin.hero_discard = self.hero_discard
        twin.artifact_row = self.artifact_row
        twin.artifact_pile = self.artifact_pile
        twin.artifact_box = self.artifact_box
        twin.figures = self.figures
        twin.swaps = self.swaps
        return twin


def derive(s: Outpost) -> None:
    """What follows from the options and the market."""
    s.empty_allowed = s.options["empty_activation"] == "allowed"
    s.market_kinds = kinds_on_offer(s.market)


def kinds_on_offer(market: list[int]) -> int:
    """A mask of the buildings that lie on the market."""
    kinds = 0
    for kind in market:
        if kind >= 0:
            kinds |= 1 << kind
    return kinds
