"""Claiming a section: a banner goes up, a workshop tile comes down."""

from __future__ import annotations

from typing import Final, cast

from terem.engine import Decision, Fields, Frame, Move, Reason
from terem.games.red_cathedral.rules import free, turn, workshop
from terem.games.red_cathedral.rules.supply import gain, limit, pay_roubles
from terem.games.red_cathedral.state import Player, RedCathedral, claimable
from terem.games.red_cathedral.tables import (
    LEVELS,
    MAX_AMOUNT,
    ORNAMENTS,
    ROUBLES,
    SITES,
    SLOTS,
    TILES,
    WHITE_SLOTS,
)

BANNER: Final = "banner"
PLACE: Final = "place"
BONUS: Final = "bonus"

# The steps after the claim itself.
VERBS: Final = ("take_banner", "place_face_down", "place_face_up", "take_bonus")

CLAIM: Final[list[Move]] = [("claim", site) for site in SITES]
FROM_STORAGE: Final[Move] = ("take_banner", "storage")
FROM_SLOT: Final[list[Move]] = [("take_banner", slot) for slot in SLOTS]
FACE_DOWN: Final[list[Move]] = [("place_face_down", slot) for slot in SLOTS]
FACE_UP: Final[list[Move]] = [("place_face_up", slot) for slot in SLOTS]
TAKE_BONUS: Final[list[Move]] = [("take_bonus", count) for count in range(MAX_AMOUNT + 1)]

# By the banners that stand in a tower (always a pile without gaps): how high it is claimed.
CLAIMED_LEVELS: Final = [levels.bit_count() for levels in range(1 << LEVELS)]
TOWER_MASK: Final = (1 << LEVELS) - 1


def banners_left(player: Player) -> int:
    return player.storage_banners + player.spare_banners + player.slot_banners.bit_count()


def add_claims(s: RedCathedral, player: Player, found: list[Move]) -> None:
    """The lowest section without a banner of each tower.  [claim.1, claim.2]"""
    if not (player.storage_banners or player.spare_banners or player.slot_banners):
        return
    claimed = s.claimed
    first = 0
    for height in s.heights:
        level = CLAIMED_LEVELS[claimed & TOWER_MASK]
        if level < height:
            found.append(CLAIM[first + level])
        claimed >>= LEVELS
        first += LEVELS


def claim(s: RedCathedral, seat: int, move: Move) -> None:
    """Take a banner, put it up, and find a place for the tile.  [claim.1 to claim.4]"""
    player = s.players[seat]
    site = SITES.index(cast(str, move[1]))
    if player.slot_banners and player.storage_banners:
        s.ask(BANNER, seat, (site,))
        return
    if player.storage_banners:  # never worse than one from below, so nobody is asked  [claim.3]
        player.storage_banners -= 1
    elif player.spare_banners:
        player.spare_banners -= 1
    elif player.slot_banners == WHITE_SLOTS:
        s.ask(BANNER, seat, (site,))
        return
    else:
        player.slot_banners = 0
    raise_banner(s, seat, site)


def raise_banner(s: RedCathedral, seat: int, site: int) -> None:
    s.players[seat].banners |= 1 << site
    s.claimed |= 1 << site
    if s.telling:
        s.tell("claimed", s.who(seat), SITES[site], TILES[s.tiles[site]])
    s.ask(PLACE, seat, (site,))
    only = s.legal()
    if len(only) == 1:
        place(s, seat, site, only[0])


def why_not_claim(s: RedCathedral, player: Player, move: Move) -> Reason:
    site = SITES.index(cast(str, move[1]))
    if s.cards[site] < 0:
        return s.because("setup.5", "why-no-section", ("site",), (move[1],))
    if not banners_left(player):
        return s.because("claim.1", "why-no-banner")
    if s.claimed >> site & 1:
        return s.because("claim.2", "why-claimed", ("site",), (move[1],))
    return s.because("claim.2", "why-nothing-below", ("site",), (move[1],))


class BannerDecision(Decision[RedCathedral]):
    """Advanced side: a banner from the storage or from a white slot?  [compass.3]"""

    kind = BANNER
    fields: Fields = (("site", SITES),)

    def moves(self, s: RedCathedral, frame: Frame) -> list[Move]:
        player = s.players[frame.seat]
        found: list[Move] = []
        if player.storage_banners:
            found.append(FROM_STORAGE)
        for slot in (4, 5):
            if player.slot_banners >> slot & 1:
                found.append(FROM_SLOT[slot])
        free.add_free_actions(s, player, found)
        return found

    def play(self, s: RedCathedral, frame: Frame, move: Move) -> None:
        if free.play_free_action(s, frame.seat, move):
            return
        player = s.players[frame.seat]
        s.stack.pop()
        if move[1] == "storage":
            player.storage_banners -= 1
        else:
            player.slot_banners &= ~(1 << SLOTS.index(cast(str, move[1])))
        raise_banner(s, frame.seat, frame.args[0])
        turn.settle(s)

    def reason(self, s: RedCathedral, frame: Frame, move: Move) -> Reason | None:
        if move[0] == "take_banner":
            return s.because("compass.3", "why-no-banner-there")
        if move[0] == "end_turn" or move[0] in VERBS:
            return s.because("claim.1", "why-banner-first")
        reason = turn.why_out_of_order(s, move)
        return reason or free.why_not_free(s, s.players[frame.seat], move)

    def flaw(self, s: RedCathedral, frame: Frame) -> str | None:
        if not claimable(s) >> frame.args[0] & 1:
            return "this section cannot be claimed"
        return None

    def clauses(self) -> tuple[str, ...]:
        return ("compass.3", "claim.3")


def open_slots(player: Player) -> list[int]:
    """Slots that can take a tile; an ornament does not close one, a banner does.  [claim.4]"""
    return [
        slot
        for slot in range(len(SLOTS))
        if player.slots[slot] < 0 and not player.slot_banners >> slot & 1
    ]


class PlaceDecision(Decision[RedCathedral]):
    """Where the new tile goes, and whether its price is paid.  [claim.4, claim.5]"""

    kind = PLACE
    fields: Fields = (("site", SITES),)

    def moves(self, s: RedCathedral, frame: Frame) -> list[Move]:
        seat = frame.seat
        player = s.players[seat]
        found: list[Move] = []
        for slot in open_slots(player):
            found.append(FACE_DOWN[slot])
            if player.roubles >= s.tables.price(seat, player.advanced, slot):
                found.append(FACE_UP[slot])
        free.add_free_actions(s, player, found)
        return found

    def play(self, s: RedCathedral, frame: Frame, move: Move) -> None:
        if free.play_free_action(s, frame.seat, move):
            return
        place(s, frame.seat, frame.args[0], move)
        turn.settle(s)

    def reason(self, s: RedCathedral, frame: Frame, move: Move) -> Reason | None:
        player = s.players[frame.seat]
        if move[0] in ("place_face_up", "place_face_down"):
            slot = SLOTS.index(cast(str, move[1]))
            if player.slot_banners >> slot & 1:
                return s.because("compass.3", "why-slot-banner", ("slot",), (move[1],))
            if player.slots[slot] >= 0:
                return s.because("claim.4", "why-slot-taken", ("slot",), (move[1],))
            price = s.tables.price(frame.seat, player.advanced, slot)
            return s.because(
                "compass.1" if player.advanced else "claim.5",
                "why-slot-price",
                ("price", "held"),
                (price, player.roubles),
            )
        if move[0] == "end_turn" or move[0] in VERBS:
            return s.because("claim.4", "why-tile-first")
        return turn.why_out_of_order(s, move) or free.why_not_free(s, player, move)

    def flaw(self, s: RedCathedral, frame: Frame) -> str | None:
        site = frame.args[0]
        if s.tiles[site] < 0 or not s.players[frame.seat].banners >> site & 1:
            return "a tile is placed from the section that was just claimed"
        return None

    def clauses(self) -> tuple[str, ...]:
        return ("claim.4", "claim.5", "compass.1", "compass.2", "compass.3")


def place(s: RedCathedral, seat: int, site: int, move: Move) -> None:
    """Face down it is dead; face up it pays at once and later again.  [claim.5, claim.6]"""
    player = s.players[seat]
    tile = s.tiles[site]
    slot = SLOTS.index(cast(str, move[1]))
    s.tiles[site] = -1
    player.slots[slot] = tile
    s.stack[-1] = Frame(turn.END, seat)
    s._legal = None
    if move[0] == "place_face_down":
        if s.telling:
            s.tell("tile_face_down", seat, TILES[tile], SLOTS[slot])
        return
    pay_roubles(s, seat, s.tables.price(seat, player.advanced, slot))
    player.face_up |= 1 << slot
    if s.telling:
        s.tell("tile_face_up", seat, TILES[tile], SLOTS[slot])
    if player.locked >> slot & 1:  # [compass.2]
        ornament = s.tables.slot_ornament[slot]
        player.locked &= ~(1 << slot)
        player.ornaments[ornament] += 1
        if s.telling:
            s.tell("ornament_freed", seat, ORNAMENTS[ornament])
    resource = s.tile_resource(tile)
    amount = workshop.bonus_available(s, player, tile)
    if resource >= ROUBLES:
        gain(s, seat, resource, amount)
    elif amount:  # room in the storage is precious: materials may be left alone  [claim.6]
        s.ask(BONUS, seat, (slot,))


class BonusDecision(Decision[RedCathedral]):
    """How much of a new tile's material to take.  [claim.6]"""

    kind = BONUS
    fields: Fields = (("slot", SLOTS),)

    def moves(self, s: RedCathedral, frame: Frame) -> list[Move]:
        player = s.players[frame.seat]
        most = workshop.bonus_available(s, player, player.slots[frame.args[0]])
        found = TAKE_BONUS[: most + 1]
        free.add_free_actions(s, player, found)
        return found

    def play(self, s: RedCathedral, frame: Frame, move: Move) -> None:
        if free.play_free_action(s, frame.seat, move):
            return
        s.stack.pop()
        count = cast(int, move[1])
        if count:
            tile = s.players[frame.seat].slots[frame.args[0]]
            gain(s, frame.seat, s.tile_resource(tile), count)
        turn.settle(s)

    def reason(self, s: RedCathedral, frame: Frame, move: Move) -> Reason | None:
        player = s.players[frame.seat]
        if move[0] == "take_bonus":
            tile = player.slots[frame.args[0]]
            most = workshop.bonus_available(s, player, tile)
            amount = workshop.bonus_amount(s, tile)
            wanted = cast(int, move[1])
            rule = limit(s, player, s.tile_resource(tile), wanted, amount, "claim.6")
            return s.because(rule, "why-too-much", ("most",), (most,))
        if move[0] == "end_turn" or move[0] in VERBS:
            return s.because("claim.6", "why-bonus-first")
        return turn.why_out_of_order(s, move) or free.why_not_free(s, player, move)

    def flaw(self, s: RedCathedral, frame: Frame) -> str | None:
        player = s.players[frame.seat]
        slot = frame.args[0]
        tile = player.slots[slot]
        if tile < 0 or not player.face_up >> slot & 1:
            return "only a tile that lies face up pays"
        if s.tile_resource(tile) >= ROUBLES:
            return "roubles and recognition are not asked for"
        return None

    def clauses(self) -> tuple[str, ...]:
        return ("claim.6", "storage.2")
