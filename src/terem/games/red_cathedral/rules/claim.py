"""Claiming a section: a banner goes up, a workshop tile comes down."""

from __future__ import annotations

from typing import Final

from terem.engine import Action, Fields, Frame, Ply, Reason, Verb
from terem.engine.lists import changed, raised
from terem.engine.masks import bits
from terem.games.red_cathedral.rules import workshop
from terem.games.red_cathedral.rules.free import EXCHANGING, FREE_ACTIONS
from terem.games.red_cathedral.rules.step import MainAction, Step, answer_first
from terem.games.red_cathedral.rules.supply import gain, limit, pay_roubles
from terem.games.red_cathedral.state import Player, RedCathedral
from terem.games.red_cathedral.tables import (
    BASES,
    LEVELS,
    MAX_AMOUNT,
    ORNAMENTS,
    ROUBLES,
    SITES,
    SLOTS,
    TILES,
    WHITE,
    WHITE_SLOTS,
)

CLAIM: Final = Verb("claim", ("site", SITES), told=("tile",))
TAKE_BANNER: Final = Verb("take_banner", ("slot", ["storage", *SLOTS[WHITE:]]))
FACE_DOWN: Final = Verb("place_face_down", ("slot", SLOTS))
FACE_UP: Final = Verb("place_face_up", ("slot", SLOTS), told=("price", "count", "resource"))
TAKE_BONUS: Final = Verb("take_bonus", ("count", range(MAX_AMOUNT + 1)), told=("resource",))

# By the banners that stand in a tower (always a pile without gaps): how high it is claimed.
CLAIMED_LEVELS: Final = [levels.bit_count() for levels in range(1 << LEVELS)]
TOWER_MASK: Final = (1 << LEVELS) - 1


def claimable(s: RedCathedral) -> int:
    """A mask of the sites a banner may go to.  [claim.2]"""
    sections = s.types[0] | s.types[1] | s.types[2]
    return sections & ~s.claimed & (BASES | s.claimed << 1)


class Claim(MainAction):
    """A banner on the lowest section without one of a tower.  [claim.1, claim.2]"""

    verb = CLAIM

    def offer(self, s: RedCathedral, frame: Frame, found: list[Ply]) -> None:
        player = s.players[frame.seat]
        if not (player.storage_banners or player.spare_banners or player.slot_banners):
            return
        claimed = s.claimed
        first = 0
        for height in s.heights:
            level = CLAIMED_LEVELS[claimed & TOWER_MASK]
            if level < height:
                found.append(CLAIM.grid[first + level])
            claimed >>= LEVELS
            first += LEVELS

    def play(self, s: RedCathedral, frame: Frame, ply: Ply) -> None:
        """A banner of the storage is never worse than one from below.  [claim.3]"""
        player = s.players[frame.seat]
        if player.slot_banners and (player.storage_banners or player.slot_banners == WHITE_SLOTS):
            s.call("banner", frame.seat, (ply.a,))
            return
        if player.storage_banners:
            player.storage_banners -= 1
        elif player.spare_banners:
            player.spare_banners -= 1
        else:
            player.slot_banners = 0
        raise_banner(s, frame.seat, ply.a)

    def reason(self, s: RedCathedral, frame: Frame, ply: Ply) -> Reason:
        player = s.players[frame.seat]
        site = SITES[ply.a]
        if s.cards[ply.a] < 0:
            return s.because("setup.5", "why-no-section", ("site",), (site,))
        if not (player.storage_banners or player.spare_banners or player.slot_banners):
            return s.because("claim.1", "why-no-banner")
        if s.claimed >> ply.a & 1:
            return s.because("claim.2", "why-claimed", ("site",), (site,))
        return s.because("claim.2", "why-nothing-below", ("site",), (site,))


def put_up_banner(s: RedCathedral, side: int, site: int) -> None:
    """A section has its builder.  [claim.1]"""
    player = s.players[side]
    player.banners |= 1 << site
    player.building = bits(player.banners & ~s.done)
    s.claimed |= 1 << site
    if s.telling:
        s.tell("claimed", s.who(side), SITES[site], TILES[s.tiles[site]])


def raise_banner(s: RedCathedral, seat: int, site: int) -> None:
    """The banner stands; its section's tile wants a place.  [claim.1, claim.4]"""
    put_up_banner(s, seat, site)
    s.call("place", seat, (site,))


class ClaimStep(Action[RedCathedral]):
    """What follows a claim, in this order: banner, tile, bonus."""

    def untimely(self, s: RedCathedral, frame: Frame, ply: Ply) -> Reason:
        if frame.kind in ("banner", "place", "bonus"):
            return answer_first(s)
        return s.because("claim.4", "why-no-claim")


class TakeBanner(ClaimStep):
    """Advanced side: from the storage or from a white slot.  [compass.3]"""

    verb = TAKE_BANNER
    why = ("compass.3", "why-no-banner-there")

    def offer(self, s: RedCathedral, frame: Frame, found: list[Ply]) -> None:
        player = s.players[frame.seat]
        if player.storage_banners:
            found.append(TAKE_BANNER.grid[0])
        for place in (1, 2):
            if player.slot_banners >> WHITE + place - 1 & 1:
                found.append(TAKE_BANNER.grid[place])

    def play(self, s: RedCathedral, frame: Frame, ply: Ply) -> None:
        player = s.players[frame.seat]
        if ply.a == 0:
            player.storage_banners -= 1
        else:
            player.slot_banners &= ~(1 << WHITE + ply.a - 1)
        s.end()
        raise_banner(s, frame.seat, frame.args[0])


class Banner(Step):
    """Which banner goes up?  [compass.3]"""

    kind = "banner"
    fields: Fields = (("site", SITES),)
    actions = (TakeBanner(), *FREE_ACTIONS)
    cites = ("compass.3", "claim.3")
    first = ("claim.1", "why-banner-first")

    def flaw(self, s: RedCathedral, frame: Frame) -> str | None:
        if frame.args[0] < 0 or not claimable(s) >> frame.args[0] & 1:
            return "this section cannot be claimed"
        return None


def is_open(player: Player, slot: int) -> bool:
    """An ornament does not close a slot, a tile or a banner does.  [claim.4, compass.3]"""
    return player.slots[slot] < 0 and not player.slot_banners >> slot & 1


def lay_tile(s: RedCathedral, frame: Frame, slot: int) -> int:
    """The tile goes from the claimed section into the slot for good; which it is.  [claim.4]"""
    player = s.players[frame.seat]
    site = frame.args[0]
    tile = s.tiles[site]
    s.tiles = changed(s.tiles, site, -1)
    player.slots = changed(player.slots, slot, tile)
    s.end()
    s.call("end", frame.seat)
    return tile


class PlaceTile(ClaimStep):
    """The new tile goes into an empty slot.  [claim.4]"""

    def reason(self, s: RedCathedral, frame: Frame, ply: Ply) -> Reason:
        player = s.players[frame.seat]
        if player.slot_banners >> ply.a & 1:
            return s.because("compass.3", "why-slot-banner", ("slot",), (SLOTS[ply.a],))
        if player.slots[ply.a] >= 0:
            return s.because("claim.4", "why-slot-taken", ("slot",), (SLOTS[ply.a],))
        rule = "compass.1" if player.advanced else "claim.5"
        price = s.tables.price(frame.seat, player.advanced, ply.a)
        return s.because(rule, "why-slot-price", ("price", "held"), (price, player.roubles))


class PlaceFaceDown(PlaceTile):
    """For nothing, and the tile is dead.  [claim.5]"""

    verb = FACE_DOWN

    def play(self, s: RedCathedral, frame: Frame, ply: Ply) -> None:
        tile = lay_tile(s, frame, ply.a)
        if s.telling:
            s.tell("tile_face_down", frame.seat, TILES[tile], SLOTS[ply.a])


class PlaceFaceUp(PlaceTile):
    """For the price of the slot; the tile pays at once and later again.  [claim.5, claim.6]"""

    verb = FACE_UP

    def play(self, s: RedCathedral, frame: Frame, ply: Ply) -> None:
        seat = frame.seat
        slot = ply.a
        player = s.players[seat]
        tile = lay_tile(s, frame, slot)
        pay_roubles(s, seat, s.tables.price(seat, player.advanced, slot))
        player.face_up |= 1 << slot
        if s.telling:
            s.tell("tile_face_up", seat, TILES[tile], SLOTS[slot])
        if player.locked >> slot & 1:
            free_ornament(s, seat, slot)
        resource = s.tile_resource(tile)
        amount = workshop.bonus_available(s, player, tile)
        if resource >= ROUBLES:
            gain(s, seat, resource, amount)
        elif amount:  # room in the storage is precious: materials may be left alone
            s.call("bonus", seat, (slot,))


def free_ornament(s: RedCathedral, seat: int, slot: int) -> None:
    """A tile face up frees the ornament of its slot.  [compass.2]"""
    player = s.players[seat]
    ornament = s.tables.slot_ornament[slot]
    player.locked &= ~(1 << slot)
    player.ornaments = raised(player.ornaments, ornament, 1)
    if s.telling:
        s.tell("ornament_freed", seat, ORNAMENTS[ornament])


class Place(Step):
    """Where does the new tile go, and is its price paid?  [claim.4, claim.5, compass.1]"""

    kind = "place"
    fields: Fields = (("site", SITES),)
    actions = (PlaceFaceDown(), PlaceFaceUp(), *FREE_ACTIONS)
    cites = ("claim.4", "claim.5", "compass.1", "compass.2", "compass.3")
    patient = True  # roubles were exchanged for it: the player sees what they did not suffice for
    first = ("claim.4", "why-tile-first")

    def moves(self, s: RedCathedral, frame: Frame) -> list[Ply]:
        """Slot by slot, face down and up side by side."""
        seat = frame.seat
        player = s.players[seat]
        found: list[Ply] = []
        for slot in range(len(SLOTS)):
            if is_open(player, slot):
                found.append(FACE_DOWN.grid[slot])
                if player.roubles >= s.tables.price(seat, player.advanced, slot):
                    found.append(FACE_UP.grid[slot])
        EXCHANGING.offer(s, frame, found)
        return found

    def flaw(self, s: RedCathedral, frame: Frame) -> str | None:
        site = frame.args[0]
        if site < 0 or s.tiles[site] < 0 or not s.players[frame.seat].banners >> site & 1:
            return "a tile is placed from the section that was just claimed"
        return None


class TakeBonus(ClaimStep):
    """A new tile's material: all, less, or nothing.  [claim.6]"""

    verb = TAKE_BONUS

    def offer(self, s: RedCathedral, frame: Frame, found: list[Ply]) -> None:
        player = s.players[frame.seat]
        most = workshop.bonus_available(s, player, player.slots[frame.args[0]])
        found += TAKE_BONUS.grid[: most + 1]

    def play(self, s: RedCathedral, frame: Frame, ply: Ply) -> None:
        s.end()
        if ply.a:
            tile = s.players[frame.seat].slots[frame.args[0]]
            gain(s, frame.seat, s.tile_resource(tile), ply.a)

    def reason(self, s: RedCathedral, frame: Frame, ply: Ply) -> Reason:
        player = s.players[frame.seat]
        tile = player.slots[frame.args[0]]
        most = workshop.bonus_available(s, player, tile)
        amount = workshop.bonus_amount(s, tile)
        rule = limit(s, player, s.tile_resource(tile), ply.a, amount, "claim.6")
        return s.because(rule, "why-too-much", ("most",), (most,))


class Bonus(Step):
    """How much of the new tile's material?  [claim.6]"""

    kind = "bonus"
    fields: Fields = (("slot", SLOTS),)
    actions = (TakeBonus(), *FREE_ACTIONS)
    cites = ("claim.6", "storage.2")
    first = ("claim.6", "why-bonus-first")

    def flaw(self, s: RedCathedral, frame: Frame) -> str | None:
        player = s.players[frame.seat]
        slot = frame.args[0]
        if slot < 0 or not player.face_up >> slot & 1:
            return "only a tile that lies face up pays"
        if s.tile_resource(player.slots[slot]) >= ROUBLES:
            return "roubles and recognition are not asked for"
        return None
