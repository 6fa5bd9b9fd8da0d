"""The data of a Red Cathedral position: market, building site, workshops, copy and dump."""

from __future__ import annotations

from typing import Any, Final

from terem.engine import State
from terem.engine.options import per_seat
from terem.engine.reading import Reader
from terem.games.red_cathedral import audit, scoring, view
from terem.games.red_cathedral.tables import (
    BASES,
    COLOURS,
    DICE,
    GUILD_CARDS,
    KINDS,
    LEVELS,
    MATERIALS,
    ORNAMENTS,
    PLANS,
    RECOGNITION,
    RESOURCES,
    SEASONS,
    SECTION_IDS,
    SECTORS,
    SIDES,
    SITES,
    SLOTS,
    TILES,
    YAKOVLEV_CARDS,
    Tables,
    packed,
    unpacked,
)

YAKOVLEV: Final = "yakovlev"
EXCHANGE: Final = ["not_yet", "open", "closed"]


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
    slots: list[int]  # workshop tile in each slot, -1 for none
    face_up: int  # mask of slots
    locked: int  # mask of the slots that hold an ornament (advanced side)
    ornaments: list[int]  # at hand, by type
    banners: int  # mask of the sites that carry this player's banner
    adorned: int  # mask of the sites that carry this player's ornament

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
        twin.slots = self.slots[:]
        twin.face_up = self.face_up
        twin.locked = self.locked
        twin.ornaments = self.ornaments[:]
        twin.banners = self.banners
        twin.adorned = self.adorned
        return twin


def new_player(tables: Tables, advanced: bool) -> Player:
    player = Player()
    player.position = tables.start_cell
    player.roubles = 0
    player.materials = [0] * KINDS
    player.held = 0
    player.have = 0
    player.storage_banners = tables.storage_banners
    player.spare_banners = 0 if advanced else tables.spare_banners
    player.slot_banners = 0b110000 if advanced else 0
    player.advanced = advanced
    player.slots = [-1] * len(SLOTS)
    player.face_up = 0
    player.locked = 0b1111 if advanced else 0
    player.ornaments = [0] * len(ORNAMENTS) if advanced else tables.ornaments[:]
    player.banners = 0
    player.adorned = 0
    return player


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

    tiles: list[int]  # workshop tile on each site, -1 for none
    done: int  # mask of the completed sections
    delivered: list[int]  # materials lying on each site, packed
    lacking: list[int]  # mask of the kinds each site still needs, derived
    claimed: int  # mask of the sites with a banner, derived
    decorated: int  # mask of the sites with an ornament, derived
    market: list[int]  # resource tile of each sector
    die_sector: list[int]
    die_value: list[int]
    supply: list[int]
    purse: int  # roubles left in the supply; -1 while they are unlimited
    rerolled: bool  # whether the reroll of this turn was bought
    exchange: (
        int  # index into EXCHANGE: prestige for roubles this turn; closes with one_moment only
    )
    ender: int  # who completed the sixth section first; -1 while nobody has
    surplus: bool  # the options, read once
    one_moment: bool
    recognition_tile: int
    # Solo: colour of the tile on each of Yakovlev's cards, mask of those turned down, and the
    # materials on his stocktaking and construction cards, packed.
    yakovlev_tiles: list[int]
    yakovlev_down: int
    stock: int
    yard: int

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
        twin.tiles = self.tiles[:]
        twin.done = self.done
        twin.delivered = self.delivered[:]
        twin.lacking = self.lacking[:]
        twin.claimed = self.claimed
        twin.decorated = self.decorated
        twin.market = self.market[:]
        twin.die_sector = self.die_sector[:]
        twin.die_value = self.die_value[:]
        twin.supply = self.supply[:]
        twin.purse = self.purse
        twin.rerolled = self.rerolled
        twin.exchange = self.exchange
        twin.ender = self.ender
        twin.surplus = self.surplus
        twin.one_moment = self.one_moment
        twin.recognition_tile = self.recognition_tile
        twin.yakovlev_tiles = self.yakovlev_tiles[:]
        twin.yakovlev_down = self.yakovlev_down
        twin.stock = self.stock
        twin.yard = self.yard
        return twin

    def redraw(self, seat: int) -> None:
        """Nothing lies face down that will come into play: only future dice are unknown."""

    def solo(self) -> bool:
        return self.seats == 1

    def who(self, side: int) -> int | str:
        """A side as dumps and events name it: a seat, or Yakovlev."""
        return side if side < self.seats else YAKOVLEV

    def owner(self, site: int) -> int:
        """The side whose banner stands there, -1 for none."""
        for side, player in enumerate(self.players):
            if player.banners >> site & 1:
                return side
        return -1

    def adorner(self, site: int) -> int:
        for side, player in enumerate(self.players):
            if player.adorned >> site & 1:
                return side
        return -1

    def scores(self) -> list[int]:
        return scoring.scores(self)

    def score_breakdown(self, seat: int) -> list[tuple[str, int]]:
        return scoring.breakdown(self, seat)

    def tie_break(self, seat: int) -> tuple[int, ...]:
        """Completed sections, then ornaments placed.  [score.7]"""
        player = self.players[seat]
        return ((player.banners & self.done).bit_count(), player.adorned.bit_count())

    def view_position(self, seat: int | None) -> dict[str, Any]:
        return view.view_position(self)

    def flaw(self) -> str | None:
        return audit.flaw(self)

    def describe_values(self, move: tuple[str | int, ...]) -> tuple[str | int, ...]:
        """A claim also names the tile that comes with it, and who takes something, what it is."""
        if move[0] == "claim":
            tile = self.tiles[SITES.index(str(move[1]))]
            return (*move[1:], TILES[tile] if tile >= 0 else "none")
        if move[0] in ("take_resources", "take_bonus", "activate", "use_workshop"):
            resource = self.resource_of(move)
            return (*move[1:], RESOURCES[resource] if resource >= 0 else "none")
        return move[1:]

    def resource_of(self, move: tuple[str | int, ...]) -> int:
        """What a move takes from the sector or from a tile, -1 if nothing is offered now."""
        if not self.stack:
            return -1
        frame = self.stack[-1]
        if move[0] == "take_resources":
            return self.market[frame.args[1]] if frame.kind == "deals" else -1
        if move[0] != "take_bonus":
            slot = SLOTS.index(str(move[1]))
        elif frame.kind == "bonus":
            slot = frame.args[0]
        else:
            return -1
        tile = self.players[frame.seat].slots[slot]
        return self.tile_resource(tile) if tile >= 0 else -1

    def tile_resource(self, tile: int) -> int:
        """A dice tile pays what the sector of its die offers now.  [workshop.2]"""
        die = self.tables.tile_die[tile]
        return self.tables.tile_gives[tile] if die < 0 else self.market[self.die_sector[die]]

    def sector_amount(self, resource: int) -> int:
        """What a resource tile of the market gives for one die.  [take.1, take.4]"""
        return self.recognition_tile if resource == RECOGNITION else self.tables.amount[resource]

    def dump_position(self) -> dict[str, Any]:
        position: dict[str, Any] = {
            "plan": PLANS[self.plan],
            "towers_bottom_up": dump_towers(self),
            "market": {
                name: {
                    "resource": RESOURCES[self.market[i]],
                    "dice": {
                        COLOURS[die]: self.die_value[die]
                        for die in range(DICE)
                        if self.die_sector[die] == i
                    },
                }
                for i, name in enumerate(SECTORS)
            },
            "guild_cards": {name: GUILD_CARDS[self.guilds[i]] for i, name in enumerate(SEASONS)},
            "supply": dict(zip(MATERIALS, self.supply, strict=True)),
            "roubles_in_supply": None if self.purse < 0 else self.purse,
            "players": [dump_player(player) for player in self.players[: self.seats]],
            "rerolled_this_turn": self.rerolled,
            "prestige_exchange": EXCHANGE[self.exchange],
            "first_with_six": None if self.ender < 0 else self.who(self.ender),
        }
        if self.solo():
            position["yakovlev"] = dump_yakovlev(self)
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


def read_options(s: RedCathedral) -> None:
    s.surplus = s.options["surplus_delivery"] == "allowed"
    s.one_moment = s.options["prestige_for_roubles"] == "one_moment"
    s.recognition_tile = int(s.options["recognition_tile"])


def board_sides(s: RedCathedral) -> list[bool]:
    """Whether each seat plays the advanced side."""
    return [side == SIDES[1] for side in per_seat(s.options["board_side"], s.seats)]


def lay_out(s: RedCathedral, heights: list[int]) -> None:
    """What follows from the plan alone."""
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
        player.held = sum(player.materials)
        player.have = sum(1 << kind for kind in range(KINDS) if player.materials[kind])
    s.lacking = [0] * len(SITES)
    for site, card in enumerate(s.cards):
        if card >= 0 and not s.done >> site & 1:
            cost = unpacked(s.tables.section_cost[card])
            there = unpacked(s.delivered[site])
            s.lacking[site] = sum(1 << kind for kind in range(KINDS) if there[kind] < cost[kind])


def restore_player(reader: Reader, advanced: bool) -> Player:
    reader.only(
        "position",
        "roubles",
        "materials",
        "banners_in_storage",
        "banners_below",
        "workshop",
        "ornaments",
    )
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
    player.adorned = 0
    return player


def restore_yakovlev(s: RedCathedral, reader: Reader) -> None:
    reader.only("position", "banners", "ornaments", "cards", "stocktaking", "construction")
    player = new_player(s.tables, False)
    player.position = reader.at("position").whole(0, 9999)
    player.storage_banners = 0
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
    """Fill `s` from what `RedCathedral.dump_position` wrote."""
    reader.only(
        "plan",
        "towers_bottom_up",
        "market",
        "guild_cards",
        "supply",
        "roubles_in_supply",
        "players",
        "rerolled_this_turn",
        "prestige_exchange",
        "first_with_six",
        *([YAKOVLEV] if s.solo() else []),
    )
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
    purse = reader.at("roubles_in_supply")
    s.purse = -1 if purse.value is None else purse.whole()
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


def claimable(s: RedCathedral) -> int:
    """A mask of the sites a banner may go to.  [claim.2]"""
    sections = s.types[0] | s.types[1] | s.types[2]
    return sections & ~s.claimed & (BASES | s.claimed << 1)
