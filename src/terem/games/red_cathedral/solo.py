"""Yakovlev, the opponent of the solo game: five cards, five tiles, no purse and no storage."""

from __future__ import annotations

from typing import Final

from terem.engine import Action, Decision, Fields, Frame, Passage, Ply, Reason, Verb
from terem.engine.lists import changed, raised
from terem.engine.masks import bits, size
from terem.games.red_cathedral.rules import build, dice
from terem.games.red_cathedral.rules.claim import claimable, put_up_banner
from terem.games.red_cathedral.rules.influence import completed_all_types
from terem.games.red_cathedral.rules.track import gain_prestige, gain_recognition
from terem.games.red_cathedral.state import RedCathedral
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
    TOWERS,
    YAKOVLEV_CARDS,
    unpacked,
)

HUMAN: Final = 0
HE: Final = 1
ALL_DOWN: Final = (1 << len(YAKOVLEV_CARDS)) - 1

CLAIM_FOR_HIM: Final = Verb("claim_for_yakovlev", ("site", SITES))
DECORATE_FOR_HIM: Final = Verb("decorate_for_yakovlev", ("site", SITES), told=("ornament",))

# The sites in the order he builds them, by the option yakovlev_build_order.  [solo.8]
ORDERS: Final[dict[str, list[int]]] = {
    "rows": [tower * LEVELS + level for level in range(LEVELS) for tower in range(TOWERS)],
    "towers": list(range(len(SITES))),
}


def set_up(s: RedCathedral) -> None:
    """Cards in a row, tiles on them, one banner at once.  [solo.1, solo.2]"""
    s.yakovlev_row = list(range(len(YAKOVLEV_CARDS)))
    s.chance.shuffle(s.yakovlev_row)
    s.yakovlev_tiles = s.tables.yakovlev_tiles[:]
    s.chance.shuffle(s.yakovlev_tiles)
    site = -1
    for base in bits(s.types[BASE]):
        if site < 0 or pays(s, base) > pays(s, site):
            site = base
    claim_for_him(s, site)
    s.tiles = changed(s.tiles, site, -1)  # even a recognition tile pays him nothing now


def pays(s: RedCathedral, site: int) -> int:
    return s.tables.section_recognition[s.cards[site]]


def claim_for_him(s: RedCathedral, site: int) -> None:
    s.players[HE].spare_banners -= 1
    put_up_banner(s, HE, site)


# ------------------------------------------------------------------ his turn


class YakovlevTurn(Passage[RedCathedral]):
    """When all his tiles lie face down, an ornament comes before the card.  [solo.3, solo.4]"""

    kind = "yakovlev_turn"

    def run(self, s: RedCathedral, frame: Frame) -> None:
        s.end()
        s.call("yakovlev_card", HE)
        if s.yakovlev_down == ALL_DOWN:
            s.call("yakovlev_ornament", HUMAN)


class YakovlevCard(Passage[RedCathedral]):
    """The leftmost tile that lies face up moves its die, then the card acts.  [solo.3]"""

    kind = "yakovlev_card"

    def run(self, s: RedCathedral, frame: Frame) -> None:
        s.end()
        if s.yakovlev_down == ALL_DOWN:
            shuffle_tiles(s)
        place = 0
        while s.yakovlev_down >> place & 1:
            place += 1
        s.yakovlev_down |= 1 << place
        sector = move_die(s, s.yakovlev_tiles[place])
        card = s.yakovlev_row[place]
        if s.telling:
            s.tell("yakovlev_card", YAKOVLEV_CARDS[card])
        s.call("yakovlev_roll", HE, (sector,))
        CARD_DOES[card](s, sector)


class YakovlevRoll(Passage[RedCathedral]):
    """The dice where his die stopped are rolled last.  [solo.3]"""

    kind = "yakovlev_roll"

    def run(self, s: RedCathedral, frame: Frame) -> None:
        s.end()
        if frame.args[0] >= 0:
            dice.roll(s, frame.args[0])


def under(question: Frame) -> list[Frame]:
    """The passages below a question that is his, none if it is the player's own."""
    if question.kind == "yakovlev_claim":
        return [Frame("round", HE), Frame("yakovlev_roll", HE, question.args)]
    if question.kind == "yakovlev_ornament":
        return [Frame("round", HE), Frame("yakovlev_card", HE)]
    return []


def shuffle_tiles(s: RedCathedral) -> None:
    """His tiles are laid out anew, face up.  [solo.4]"""
    s.yakovlev_tiles = s.yakovlev_tiles[:]
    s.chance.shuffle(s.yakovlev_tiles)
    s.yakovlev_down = 0
    s.reveals += 1
    s.tell("tiles_shuffled")


def move_die(s: RedCathedral, die: int) -> int:
    """The sector he visits; -1 if it is full: neither points nor a roll.  [solo.3]"""
    sector = (s.die_sector[die] + s.die_value[die]) & 7
    if sector == dice.full_sector(s):
        if s.telling:
            s.tell("yakovlev_blocked", COLOURS[die])
        return -1
    s.die_sector[die] = sector
    if s.telling:
        s.tell("die_moved", s.who(HE), COLOURS[die], SECTORS[sector])
    gain_recognition(s, HE, market_points(s, sector))
    return sector


def market_points(s: RedCathedral, sector: int) -> int:
    """Recognition is all he takes: from the sector, and from a free guild action.  [solo.6]"""
    points = 0
    if s.market[sector] == RECOGNITION:
        points = s.amounts[RECOGNITION] * dice.dice_in(s, sector)
    best = 0
    for action in s.tables.card_actions[s.guilds[sector >> 1]]:
        does = s.tables.action_does[action]
        if does == BLESSING or (does == ALL_TYPES and completed_all_types(s, s.players[HE])):
            best = max(best, s.tables.action_amount[action])
    return points + best


# ------------------------------------------------------------------ his cards


def gain_points(s: RedCathedral, sector: int) -> None:
    """The card of recognition.  [solo.7]"""
    gain_recognition(s, HE, s.tables.yakovlev_recognition)


def take_stock(s: RedCathedral, sector: int) -> None:
    """Four materials, each from what is then the largest pile.  [solo.7]"""
    for _ in range(s.tables.yakovlev_materials):
        most = max(s.supply)
        if most:
            kind = s.supply.index(most)
            s.supply[kind] -= 1
            s.stock += 1 << kind * BITS
            if s.telling:
                s.tell("stock_taken", MATERIALS[kind])


def transport(s: RedCathedral, sector: int) -> None:
    """All that was taken in goes to the building site.  [solo.7]"""
    s.yard += s.stock
    s.stock = 0


def stake_claim(s: RedCathedral, sector: int) -> None:
    """Among several sections the player chooses.  [solo.9]"""
    s.call("yakovlev_claim", HUMAN, (sector,))


def construct(s: RedCathedral, sector: int) -> None:
    """Any materials will do, as many as the card asks for, section by section.  [solo.8]"""
    him = s.players[HE]
    order = ORDERS[str(s.options["yakovlev_build_order"])]
    for kind in range(KINDS):
        for _ in range(s.yard >> kind * BITS & COUNT):
            site = next((at for at in order if him.banners & ~s.done & 1 << at), -1)
            if site < 0:
                return  # the rest waits on the card
            s.yard -= 1 << kind * BITS
            build.lay_down(s, HE, kind, site)
            if sum(unpacked(s.delivered[site])) == s.tables.section_total[s.cards[site]]:
                build.complete(s, HE, site)


# What the cards do, in the order of YAKOVLEV_CARDS; each is told the sector of his die.
CARD_DOES: Final = (gain_points, take_stock, transport, stake_claim, construct)


# ------------------------------------------------------------------ what the player decides


class ForYakovlev(Action[RedCathedral]):
    """A choice among what is equally good for him."""

    # The clause that tells what is good for him.
    rule: str = ""

    def places(self, s: RedCathedral) -> list[int]:
        raise NotImplementedError

    def offer(self, s: RedCathedral, frame: Frame, found: list[Ply]) -> None:
        for site in self.places(s):
            found.append(self.verb.grid[site])

    def reason(self, s: RedCathedral, frame: Frame, ply: Ply) -> Reason:
        return s.because(self.rule, "why-not-for-yakovlev")

    def untimely(self, s: RedCathedral, frame: Frame, ply: Ply) -> Reason:
        return s.because(self.rule, "why-nothing-for-yakovlev")


class HisQuestion(Decision[RedCathedral]):
    """A question in his turn: whatever does not answer it has to wait.  [solo.3]"""

    def nothing(self, s: RedCathedral, frame: Frame) -> None:
        """There is no place for it, so he goes without."""

    def reason(self, s: RedCathedral, frame: Frame, ply: Ply) -> Reason:
        return super().reason(s, frame, ply) or s.because("solo.3", "why-yakovlevs-turn")

    def flaw(self, s: RedCathedral, frame: Frame) -> str | None:
        return None if s.solo() else "Yakovlev plays only against a single builder"


class ClaimForYakovlev(ForYakovlev):
    """The tile leaves the game; a recognition tile pays him first.  [solo.9]"""

    verb = CLAIM_FOR_HIM
    rule = "solo.9"

    def places(self, s: RedCathedral) -> list[int]:
        return claim_places(s)

    def play(self, s: RedCathedral, frame: Frame, ply: Ply) -> None:
        claim_for_him(s, ply.a)
        tile = s.tiles[ply.a]
        s.tiles = changed(s.tiles, ply.a, -1)
        if s.tables.tile_gives[tile] == RECOGNITION:
            gain_recognition(s, HE, s.tables.tile_amount[tile])


def claim_places(s: RedCathedral) -> list[int]:
    """Above a section of the player, else a base, else anywhere.  [solo.9]"""
    if not s.players[HE].spare_banners:
        return []
    able = claimable(s)
    wanted = able & s.players[HUMAN].banners << 1 & ~s.types[BASE]
    return bits(wanted or able & s.types[BASE] or able)


class YakovlevClaim(HisQuestion):
    """Several sections are equally good for his banner: the player chooses.  [solo.9]"""

    kind = "yakovlev_claim"
    fields: Fields = (("sector", SECTORS),)
    actions = (ClaimForYakovlev(),)
    cites = ("solo.9",)


def ornament_places(s: RedCathedral) -> list[int]:
    """Where his next ornament can go: the player's sections before his own.  [solo.4, solo.5]"""
    him = s.players[HE]
    placed = size(him.adorned)
    if placed == len(s.tables.yakovlev_order):
        return []
    plain = s.done & ~s.decorated & s.types[s.tables.yakovlev_order[placed]]
    return bits(plain & s.players[HUMAN].banners or plain & him.banners)


class DecorateForYakovlev(ForYakovlev):
    """His next ornament, for which he needs no materials.  [solo.4, solo.5]"""

    verb = DECORATE_FOR_HIM
    rule = "solo.5"

    def places(self, s: RedCathedral) -> list[int]:
        return ornament_places(s)

    def play(self, s: RedCathedral, frame: Frame, ply: Ply) -> None:
        him = s.players[HE]
        ornament = s.tables.yakovlev_order[size(him.adorned)]
        him.ornaments = raised(him.ornaments, ornament, -1)
        him.adorned |= 1 << ply.a
        s.decorated |= 1 << ply.a
        if s.telling:
            s.tell("decorated", s.who(HE), ORNAMENTS[ornament], SITES[ply.a])
        gain_prestige(s, HE, s.tables.yakovlev_prestige)


class YakovlevOrnament(HisQuestion):
    """Several sections are equally good for his ornament: the player chooses.  [solo.5]"""

    kind = "yakovlev_ornament"
    actions = (DecorateForYakovlev(),)
    cites = ("solo.4", "solo.5")

    def flaw(self, s: RedCathedral, frame: Frame) -> str | None:
        if s.solo() and s.yakovlev_down != ALL_DOWN:
            return "Yakovlev decorates only when all his tiles lie face down"
        return super().flaw(s, frame)
