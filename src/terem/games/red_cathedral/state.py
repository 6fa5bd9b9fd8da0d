"""The data of a Red Cathedral position: market, building site, workshops; and how it is copied."""

from __future__ import annotations

from terem.engine import State
from terem.games.red_cathedral.tables import Tables


class Player:
    """One guild of builders: marker, workshop, storage. Yakovlev has one too, mostly empty.

    Sets of sites and of workshop slots are bit masks.
    """

    position: int  # of the score marker, laps included
    roubles: int
    materials: list[int]  # in storage
    held: int  # their number, derived
    have: int  # mask of the kinds among them, derived
    storage_banners: int
    spare_banners: int  # below the storage of the basic side; all of Yakovlev's
    slot_banners: int  # mask of the white slots that hold a banner (advanced side)
    advanced: bool
    slots: list[int]  # workshop tile in each slot, -1 for none; replaced, never changed
    face_up: int  # mask of slots
    locked: int  # mask of the slots that hold an ornament (advanced side)
    ornaments: list[int]  # at hand, by type; replaced, never changed
    banners: int  # mask of the sites that carry this player's banner
    building: list[int]  # those of them still unfinished, derived; replaced, never changed
    adorned: int  # mask of the sites that carry this player's ornament

    __slots__ = tuple(__annotations__)

    def copy(self) -> Player:
        twin = Player()
        twin.position = self.position
        twin.roubles = self.roubles
        twin.materials = self.materials[:]
        twin.held = self.held
        twin.have = self.have
        twin.storage_banners = self.storage_banners
        twin.spare_banners = self.spare_banners
        twin.slot_banners = self.slot_banners
        twin.advanced = self.advanced
        twin.slots = self.slots
        twin.face_up = self.face_up
        twin.locked = self.locked
        twin.ornaments = self.ornaments
        twin.banners = self.banners
        twin.building = self.building
        twin.adorned = self.adorned
        return twin


def side_with(site: int, masks: list[int]) -> int:
    for side, mask in enumerate(masks):
        if mask >> site & 1:
            return side
    return -1


class RedCathedral(State):
    """A position of The Red Cathedral. In the solo game `players[1]` is Yakovlev."""

    tables: Tables
    players: list[Player]
    # Laid out once, never changed: shared by all copies.
    plan: int
    heights: list[int]
    cards: list[int]  # section card on each site, -1 where no section will stand
    types: list[int]  # masks of the sites of bases, middles and domes
    guilds: list[int]  # guild card of each season
    yakovlev_row: list[int]  # his cards from left to right
    surplus: bool  # the options, read once
    one_moment: bool
    banners_count: bool  # in towers, on sections still unfinished
    amounts: list[int]  # what each resource tile of the market gives for one die

    # Replaced, never changed.
    tiles: list[int]  # workshop tile on each site, -1 for none
    delivered: list[int]  # materials lying on each site, packed
    lacking: list[int]  # mask of the kinds each site still needs, derived
    market: list[int]  # resource tile of each sector
    yakovlev_tiles: list[int]  # colour of the tile on each of Yakovlev's cards

    done: int  # mask of the completed sections
    claimed: int  # mask of the sites with a banner, derived
    decorated: int  # mask of the sites with an ornament, derived
    die_sector: list[int]
    die_value: list[int]
    supply: list[int]
    purse: int  # roubles left in the supply; -1 while they are unlimited
    rerolled: bool  # whether the reroll of this turn was bought
    exchange: int  # index into EXCHANGE: prestige for roubles this turn
    ender: int  # who completed the sixth section first; -1 while nobody has
    # Solo: mask of Yakovlev's tiles that are turned down, and the materials on his stocktaking
    # and construction cards, packed.
    yakovlev_down: int
    stock: int
    yard: int

    __slots__ = tuple(__annotations__)

    def copy(self) -> RedCathedral:
        twin = RedCathedral()
        self.copy_shared(twin)
        twin.tables = self.tables
        twin.players = [player.copy() for player in self.players]
        twin.plan = self.plan
        twin.heights = self.heights
        twin.cards = self.cards
        twin.types = self.types
        twin.guilds = self.guilds
        twin.yakovlev_row = self.yakovlev_row
        twin.surplus = self.surplus
        twin.one_moment = self.one_moment
        twin.banners_count = self.banners_count
        twin.amounts = self.amounts
        twin.tiles = self.tiles
        twin.delivered = self.delivered
        twin.lacking = self.lacking
        twin.market = self.market
        twin.yakovlev_tiles = self.yakovlev_tiles
        twin.done = self.done
        twin.claimed = self.claimed
        twin.decorated = self.decorated
        twin.die_sector = self.die_sector[:]
        twin.die_value = self.die_value[:]
        twin.supply = self.supply[:]
        twin.purse = self.purse
        twin.rerolled = self.rerolled
        twin.exchange = self.exchange
        twin.ender = self.ender
        twin.yakovlev_down = self.yakovlev_down
        twin.stock = self.stock
        twin.yard = self.yard
        return twin

    def solo(self) -> bool:
        return self.seats == 1

    def who(self, side: int) -> int | str:
        """A side as dumps and events name it: a seat, or Yakovlev."""
        return side if side < self.seats else "yakovlev"

    def owner(self, site: int) -> int:
        """The side whose banner stands there, -1 for none."""
        return side_with(site, [player.banners for player in self.players])

    def adorner(self, site: int) -> int:
        """The side whose ornament is there, -1 for none."""
        return side_with(site, [player.adorned for player in self.players])

    def tile_resource(self, tile: int) -> int:
        """A dice tile pays what the sector of its die offers now.  [workshop.2]"""
        die = self.tables.tile_die[tile]
        return self.tables.tile_gives[tile] if die < 0 else self.market[self.die_sector[die]]
