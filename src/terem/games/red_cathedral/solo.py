"""Yakovlev, the opponent of the solo game: five cards, five tiles, no purse and no storage."""

from __future__ import annotations

from typing import Final, cast

from terem.engine import Decision, Fields, Frame, Move, Reason
from terem.games.red_cathedral.rules import build, dice, guilds, turn
from terem.games.red_cathedral.rules.track import gain_prestige, gain_recognition
from terem.games.red_cathedral.state import RedCathedral, claimable
from terem.games.red_cathedral.tables import (
    ALL_TYPES,
    BASE,
    BITS,
    BLESSING,
    COLOURS,
    COUNT,
    KINDS,
    LEVELS,
    MATERIALS,
    ORNAMENTS,
    RECOGNITION,
    SECTORS,
    SITES,
    TILES,
    TOWERS,
    YAKOVLEV_CARDS,
    unpacked,
)

YAKOVLEV_CLAIM: Final = "yakovlev_claim"
YAKOVLEV_ORNAMENT: Final = "yakovlev_ornament"

HUMAN: Final = 0
HE: Final = 1
ALL_DOWN: Final = (1 << len(YAKOVLEV_CARDS)) - 1

CLAIM_FOR_HIM: Final[list[Move]] = [("claim_for_yakovlev", site) for site in SITES]
DECORATE_FOR_HIM: Final[list[Move]] = [("decorate_for_yakovlev", site) for site in SITES]

# The sites in the order he builds them, by the option yakovlev_build_order.  [solo.8]
ORDERS: Final[dict[str, list[int]]] = {
    "rows": [tower * LEVELS + level for level in range(LEVELS) for tower in range(TOWERS)],
    "towers": list(range(len(SITES))),
}


def sites_of(mask: int) -> list[int]:
    return [site for site in range(len(SITES)) if mask >> site & 1]


def set_up(s: RedCathedral) -> None:
    """Cards in a row, tiles on them, one banner at once.  [solo.1, solo.2]"""
    s.yakovlev_row = list(range(len(YAKOVLEV_CARDS)))
    s.chance.shuffle(s.yakovlev_row)
    s.yakovlev_tiles = s.tables.yakovlev_tiles[:]
    s.chance.shuffle(s.yakovlev_tiles)
    site = -1
    for base in sites_of(s.types[BASE]):
        if site < 0 or pays(s, base) > pays(s, site):
            site = base
    put_up_banner(s, site)
    s.tiles[site] = -1  # even a recognition tile pays him nothing now


def pays(s: RedCathedral, site: int) -> int:
    return s.tables.section_recognition[s.cards[site]]


def put_up_banner(s: RedCathedral, site: int) -> None:
    him = s.players[HE]
    him.spare_banners -= 1
    him.banners |= 1 << site
    s.claimed |= 1 << site
    if s.telling:
        s.tell("claimed", s.who(HE), SITES[site], TILES[s.tiles[site]])


def yakovlev_turn(s: RedCathedral) -> None:
    """When all his tiles lie face down: an ornament, and the tiles anew.  [solo.4]"""
    s._legal = None
    if s.yakovlev_down == ALL_DOWN:
        places = ornament_places(s)
        if len(places) > 1:
            s.ask(YAKOVLEV_ORNAMENT, HUMAN)
            return
        if places:
            set_ornament(s, places[0])
        shuffle_tiles(s)
    take_card(s)


def ornament_places(s: RedCathedral) -> list[int]:
    """Where his next ornament can go: the player's sections before his own.  [solo.4, solo.5]"""
    him = s.players[HE]
    placed = him.adorned.bit_count()
    if placed == len(s.tables.yakovlev_order):
        return []
    plain = s.done & ~s.decorated & s.types[s.tables.yakovlev_order[placed]]
    return sites_of(plain & s.players[HUMAN].banners or plain & him.banners)


def set_ornament(s: RedCathedral, site: int) -> None:
    him = s.players[HE]
    ornament = s.tables.yakovlev_order[him.adorned.bit_count()]
    him.ornaments[ornament] -= 1
    him.adorned |= 1 << site
    s.decorated |= 1 << site
    if s.telling:
        s.tell("decorated", s.who(HE), ORNAMENTS[ornament], SITES[site])
    gain_prestige(s, HE, s.tables.yakovlev_prestige)


def shuffle_tiles(s: RedCathedral) -> None:
    s.chance.shuffle(s.yakovlev_tiles)
    s.yakovlev_down = 0
    s.reveals += 1
    s.tell("tiles_shuffled")


def take_card(s: RedCathedral) -> None:
    """The leftmost tile that lies face up moves its die, then the card acts.  [solo.3, solo.6]"""
    place = 0
    while s.yakovlev_down >> place & 1:
        place += 1
    s.yakovlev_down |= 1 << place
    die = s.yakovlev_tiles[place]
    sector = (s.die_sector[die] + s.die_value[die]) & 7
    if sector == dice.full_sector(s):
        sector = -1  # no visit: neither points nor a reroll
        if s.telling:
            s.tell("yakovlev_blocked", COLOURS[die])
    else:
        s.die_sector[die] = sector
        if s.telling:
            s.tell("die_moved", s.who(HE), COLOURS[die], SECTORS[sector])
        gain_recognition(s, HE, market_points(s, sector))
    card = s.yakovlev_row[place]
    if s.telling:
        s.tell("yakovlev_card", YAKOVLEV_CARDS[card])
    if card == 0:
        gain_recognition(s, HE, s.tables.yakovlev_recognition)
    elif card == 1:
        take_stock(s)
    elif card == 2:
        s.yard += s.stock
        s.stock = 0
    elif card == 3:
        places = claim_places(s)
        if len(places) > 1:
            s.ask(YAKOVLEV_CLAIM, HUMAN, (sector,))
            return
        if places:
            claim(s, places[0])
    else:
        construct(s)
    end_turn(s, sector)


def end_turn(s: RedCathedral, sector: int) -> None:
    """The dice where his die stopped are rolled last.  [solo.3]"""
    if sector >= 0:
        dice.roll(s, sector)
    turn.next_turn(s, HE)


def market_points(s: RedCathedral, sector: int) -> int:
    """Recognition is all he takes: from the sector, and from a free guild action.  [solo.6]"""
    points = 0
    if s.market[sector] == RECOGNITION:
        points = s.sector_amount(RECOGNITION) * s.die_sector.count(sector)
    best = 0
    for action in s.tables.card_actions[s.guilds[sector >> 1]]:
        does = s.tables.action_does[action]
        if does == BLESSING or (does == ALL_TYPES and guilds.completed_all_types(s, s.players[HE])):
            best = max(best, s.tables.action_amount[action])
    return points + best


def take_stock(s: RedCathedral) -> None:
    """Four materials, each from what is then the largest pile.  [solo.7]"""
    for _ in range(s.tables.yakovlev_materials):
        most = max(s.supply)
        if most:
            kind = s.supply.index(most)
            s.supply[kind] -= 1
            s.stock += 1 << kind * BITS
            if s.telling:
                s.tell("stock_taken", MATERIALS[kind])


def claim_places(s: RedCathedral) -> list[int]:
    """Above a section of the player, else a base, else anywhere.  [solo.9]"""
    if not s.players[HE].spare_banners:
        return []
    able = claimable(s)
    wanted = able & s.players[HUMAN].banners << 1 & ~s.types[BASE]
    return sites_of(wanted or able & s.types[BASE] or able)


def claim(s: RedCathedral, site: int) -> None:
    """The tile leaves the game; a recognition tile pays him first.  [solo.9]"""
    put_up_banner(s, site)
    tile = s.tiles[site]
    s.tiles[site] = -1
    if s.tables.tile_gives[tile] == RECOGNITION:
        gain_recognition(s, HE, s.tables.tile_amount[tile])


def construct(s: RedCathedral) -> None:
    """Any materials will do, as many as the card asks for, section by section.  [solo.8]"""
    him = s.players[HE]
    order = ORDERS[str(s.options["yakovlev_build_order"])]
    for kind in range(KINDS):
        for _ in range(s.yard >> kind * BITS & COUNT):
            site = next((at for at in order if him.banners & ~s.done & 1 << at), -1)
            if site < 0:
                return  # the rest waits on the card
            s.yard -= 1 << kind * BITS
            s.delivered[site] += 1 << kind * BITS
            if s.telling:
                s.tell("delivered", s.who(HE), MATERIALS[kind], SITES[site])
            if sum(unpacked(s.delivered[site])) == s.tables.section_total[s.cards[site]]:
                build.complete(s, HE, site)


class YakovlevClaimDecision(Decision[RedCathedral]):
    """Several sections are equally good for his banner: the player chooses.  [solo.9]"""

    kind = YAKOVLEV_CLAIM
    fields: Fields = (("sector", SECTORS),)

    def moves(self, s: RedCathedral, frame: Frame) -> list[Move]:
        return [CLAIM_FOR_HIM[site] for site in claim_places(s)]

    def play(self, s: RedCathedral, frame: Frame, move: Move) -> None:
        s.stack.pop()
        claim(s, SITES.index(cast(str, move[1])))
        end_turn(s, frame.args[0])

    def reason(self, s: RedCathedral, frame: Frame, move: Move) -> Reason | None:
        if move[0] == "claim_for_yakovlev":
            return s.because("solo.9", "why-not-for-yakovlev")
        return s.because("solo.3", "why-yakovlevs-turn")

    def flaw(self, s: RedCathedral, frame: Frame) -> str | None:
        return None if s.solo() else "Yakovlev plays only against a single builder"

    def clauses(self) -> tuple[str, ...]:
        return ("solo.9",)


class YakovlevOrnamentDecision(Decision[RedCathedral]):
    """Several sections are equally good for his ornament: the player chooses.  [solo.5]"""

    kind = YAKOVLEV_ORNAMENT

    def moves(self, s: RedCathedral, frame: Frame) -> list[Move]:
        return [DECORATE_FOR_HIM[site] for site in ornament_places(s)]

    def play(self, s: RedCathedral, frame: Frame, move: Move) -> None:
        s.stack.pop()
        set_ornament(s, SITES.index(cast(str, move[1])))
        shuffle_tiles(s)
        take_card(s)

    def reason(self, s: RedCathedral, frame: Frame, move: Move) -> Reason | None:
        if move[0] == "decorate_for_yakovlev":
            return s.because("solo.5", "why-not-for-yakovlev")
        return s.because("solo.3", "why-yakovlevs-turn")

    def flaw(self, s: RedCathedral, frame: Frame) -> str | None:
        if not s.solo():
            return "Yakovlev plays only against a single builder"
        if s.yakovlev_down != ALL_DOWN:
            return "Yakovlev decorates only when all his tiles lie face down"
        return None

    def clauses(self) -> tuple[str, ...]:
        return ("solo.4", "solo.5")
