"""Building: deliveries, completed sections and penalties, ornaments."""

from __future__ import annotations

from typing import Final, cast

from terem.engine import Decision, Fields, Frame, Move, Reason
from terem.games.red_cathedral.rules import free, turn
from terem.games.red_cathedral.rules.offers import DECORATE, DELIVER, GREENS, JEWELS, PURPLES
from terem.games.red_cathedral.rules.supply import gain_roubles, give_back, take_from_storage
from terem.games.red_cathedral.rules.track import gain_prestige, gain_recognition, lose_recognition
from terem.games.red_cathedral.state import Player, RedCathedral
from terem.games.red_cathedral.tables import (
    BITS,
    COUNT,
    DOME,
    GREEN_GEM,
    LEVELS,
    MATERIALS,
    MIDDLE,
    ORNAMENTS,
    PURPLE_GEM,
    SECTION_TYPES,
    SITES,
    unpacked,
)

BUILD: Final = "build"

# The sites above each one in its own tower.
ABOVE: Final[list[int]] = [
    sum(1 << above for above in range(site + 1, site - site % LEVELS + LEVELS))
    for site in range(len(SITES))
]


def jewel_choice(player: Player, left: int) -> int:
    """Which list of DECORATE applies: jewels that fit in, green ones, purple ones (0 to 2)."""
    jewels = left - 1 if left < 3 else 2
    greens = player.materials[GREEN_GEM]
    purples = player.materials[PURPLE_GEM]
    return jewels * 9 + (greens if greens < 2 else 2) * 3 + (purples if purples < 2 else 2)


def add_deliveries(
    s: RedCathedral,
    player: Player,
    left: int,
    found: list[Move],
    deliver: list[list[list[Move]]],
    decorate: list[list[list[Move]]],
) -> None:
    """What `left` more materials can do on the building site.  [build.2, build.3, ornament.1]"""
    have = player.have
    if not left or not have:
        return
    site = 0
    unfinished = player.banners & ~s.done
    while unfinished:
        if unfinished & 1:
            kinds = have if s.surplus else have & s.lacking[site]
            if kinds:
                found += deliver[site][kinds]
        unfinished >>= 1
        site += 1
    plain = s.done & ~s.decorated
    if not plain:
        return
    for ornament in range(3):
        if player.ornaments[ornament] and have >> s.tables.ornament_material[ornament] & 1:
            places = plain & s.types[ornament]
            if places:
                choice = jewel_choice(player, left)
                site = 0
                while places:
                    if places & 1:
                        found += decorate[site][choice]
                    places >>= 1
                    site += 1


def section_type(s: RedCathedral, site: int) -> int:
    if s.types[DOME] >> site & 1:
        return DOME
    return MIDDLE if s.types[MIDDLE] >> site & 1 else 0


def play_delivery(s: RedCathedral, seat: int, move: Move) -> int:
    """Deliver or decorate; how many materials that took."""
    if move[0] == "deliver" or move[0] == "cart":
        deliver(s, seat, MATERIALS.index(cast(str, move[1])), SITES.index(cast(str, move[2])))
        return 1
    jewels = JEWELS.index(cast(str, move[2]))
    decorate(s, seat, SITES.index(cast(str, move[1])), jewels)
    return 1 + GREENS[jewels] + PURPLES[jewels]


def deliver(s: RedCathedral, seat: int, kind: int, site: int) -> None:
    """One material from the storage to an own section, for good.  [build.2]"""
    take_from_storage(s.players[seat], kind, 1)
    s.delivered[site] += 1 << kind * BITS
    if s.telling:
        s.tell("delivered", seat, MATERIALS[kind], SITES[site])
    cost = s.tables.section_cost[s.cards[site]]
    if s.delivered[site] >> kind * BITS & COUNT >= cost >> kind * BITS & COUNT:
        s.lacking[site] &= ~(1 << kind)
        if not s.lacking[site]:
            complete(s, seat, site)


def complete(s: RedCathedral, side: int, site: int) -> None:
    """Reward, penalties, and perhaps the beginning of the end, in this order.  [build.4]"""
    card = s.cards[site]
    for kind, count in enumerate(unpacked(s.delivered[site])):
        s.supply[kind] += count
    s.delivered[site] = 0
    s.lacking[site] = 0
    s.done |= 1 << site
    if s.telling:
        s.tell("completed", s.who(side), SITES[site])
    gain_recognition(s, side, s.tables.section_recognition[card])
    if side < s.seats:  # Yakovlev has no purse  [solo.8]
        gain_roubles(s, side, s.tables.section_roubles[card])
    punish_delays(s, site)
    if s.ender < 0:
        if (s.players[side].banners & s.done).bit_count() >= s.tables.sections_to_end:
            s.ender = side
            s.tell("sixth_section", s.who(side))
            if not s.solo():  # [end.1, solo.10]
                gain_prestige(s, side, s.tables.end_bonus)


def punish_delays(s: RedCathedral, site: int) -> None:
    """Unfinished sections below pay for what others completed above.  [delay.1, delay.2]"""
    first = site - site % LEVELS
    unfinished = s.claimed & ~s.done & ((1 << site) - (1 << first))
    if not unfinished:
        return
    for side, player in enumerate(s.players):
        late = player.banners & unfinished
        if late:
            loss = 0
            for below in range(first, site):
                if late >> below & 1:
                    loss += (s.done & ~player.banners & ABOVE[below]).bit_count()
            if loss:
                lose_recognition(s, side, loss)


def decorate(s: RedCathedral, seat: int, site: int, jewels: int) -> None:
    """An ornament with all its jewels is set in one step.  [ornament.2 to ornament.4]"""
    player = s.players[seat]
    ornament = section_type(s, site)
    give_back(s, seat, s.tables.ornament_material[ornament], 1)
    greens = GREENS[jewels]
    purples = PURPLES[jewels]
    if greens:
        give_back(s, seat, GREEN_GEM, greens)
    if purples:
        give_back(s, seat, PURPLE_GEM, purples)
    player.ornaments[ornament] -= 1
    player.adorned |= 1 << site
    s.decorated |= 1 << site
    if s.telling:
        s.tell("decorated", seat, ORNAMENTS[ornament], SITES[site])
    both = greens == 1 and purples == 1
    gain_prestige(s, seat, s.tables.two_different if both else (greens + purples) * s.tables.jewel)


def why_not_delivery(s: RedCathedral, player: Player, left: int, move: Move) -> Reason:
    if not left:
        return s.because("build.1", "why-no-deliveries-left")
    if move[0] in ("decorate", "cart_decorate"):
        return why_not_decorate(s, player, left, move)
    site = SITES.index(cast(str, move[2]))
    kind = MATERIALS.index(cast(str, move[1]))
    if s.cards[site] < 0:
        return s.because("setup.5", "why-no-section", ("site",), (move[2],))
    if not player.banners >> site & 1:
        return s.because("build.2", "why-not-your-section", ("site",), (move[2],))
    if s.done >> site & 1:
        return s.because("build.2", "why-section-completed", ("site",), (move[2],))
    if not player.have >> kind & 1:
        return s.because("build.2", "why-material-missing", ("material",), (move[1],))
    return s.because("build.3", "why-not-needed", ("material", "site"), (move[1], move[2]))


def why_not_decorate(s: RedCathedral, player: Player, left: int, move: Move) -> Reason:
    site = SITES.index(cast(str, move[1]))
    if s.cards[site] < 0:
        return s.because("setup.5", "why-no-section", ("site",), (move[1],))
    if not s.done >> site & 1:
        return s.because("ornament.1", "why-decorate-completed", ("site",), (move[1],))
    if s.decorated >> site & 1:
        return s.because("ornament.1", "why-decorated-already", ("site",), (move[1],))
    ornament = section_type(s, site)
    if not player.ornaments[ornament]:
        locked = any(
            player.locked >> slot & 1 and kind == ornament
            for slot, kind in enumerate(s.tables.slot_ornament)
        )
        return s.because(
            "compass.2" if locked else "ornament.1",
            "why-ornament-locked" if locked else "why-no-ornament",
            ("ornament", "section_type"),
            (ORNAMENTS[ornament], SECTION_TYPES[ornament]),
        )
    material = s.tables.ornament_material[ornament]
    if not player.have >> material & 1:
        return s.because(
            "ornament.2", "why-material-missing", ("material",), (MATERIALS[material],)
        )
    jewels = JEWELS.index(cast(str, move[2]))
    if 1 + GREENS[jewels] + PURPLES[jewels] > left:
        return s.because("ornament.3", "why-too-many-jewels", ("left",), (left,))
    return s.because("ornament.3", "why-no-such-jewels")


class BuildDecision(Decision[RedCathedral]):
    """The next of up to three deliveries, or the end of the turn.  [build.1]"""

    kind = BUILD
    fields: Fields = (("left", None),)

    def moves(self, s: RedCathedral, frame: Frame) -> list[Move]:
        player = s.players[frame.seat]
        found: list[Move] = [turn.END_TURN]
        add_deliveries(s, player, frame.args[0], found, DELIVER, DECORATE)
        free.add_free_actions(s, player, found)
        return found

    def play(self, s: RedCathedral, frame: Frame, move: Move) -> None:
        if move[0] == "end_turn":
            turn.end_turn(s, frame)
            return
        if not free.play_free_action(s, frame.seat, move):
            left = frame.args[0] - play_delivery(s, frame.seat, move)
            s.stack[-1] = Frame(BUILD, frame.seat, (left,))
        turn.settle(s)

    def reason(self, s: RedCathedral, frame: Frame, move: Move) -> Reason | None:
        player = s.players[frame.seat]
        if move[0] in ("deliver", "decorate"):
            return why_not_delivery(s, player, frame.args[0], move)
        return turn.why_out_of_order(s, move) or free.why_not_free(s, player, move)

    def flaw(self, s: RedCathedral, frame: Frame) -> str | None:
        if not 0 <= frame.args[0] < s.tables.deliveries:
            return f"a build action delivers 1 to {s.tables.deliveries} materials"
        return None

    def clauses(self) -> tuple[str, ...]:
        return ("build.1", "build.2", "build.4", "ornament.1", "free.1")
