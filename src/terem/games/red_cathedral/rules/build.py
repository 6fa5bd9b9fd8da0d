"""Building: deliveries, completed sections and penalties, ornaments."""

from __future__ import annotations

from typing import Final

from terem.engine import Fields, Frame, Ply, Reason, Verb
from terem.engine.lists import changed, raised, without
from terem.engine.masks import size
from terem.games.red_cathedral.rules.free import FREE_ACTIONS
from terem.games.red_cathedral.rules.step import EndTurn, MainAction, Step
from terem.games.red_cathedral.rules.supply import gain_roubles, give_back, take_from_storage
from terem.games.red_cathedral.rules.track import gain_prestige, gain_recognition, lose_recognition
from terem.games.red_cathedral.state import Player, RedCathedral
from terem.games.red_cathedral.tables import (
    BITS,
    COUNT,
    DOME,
    GREEN_GEM,
    KIND_MASKS,
    KINDS,
    LEVELS,
    MATERIALS,
    MIDDLE,
    ORNAMENTS,
    PURPLE_GEM,
    SECTION_TYPES,
    SITES,
    unpacked,
)

# What can be set into an ornament, and how many deliveries that makes with the ornament's own.
JEWELS: Final = ["none", "green", "purple", "green_green", "purple_purple", "green_purple"]
GREENS: Final = [0, 1, 0, 2, 0, 1]
PURPLES: Final = [0, 0, 1, 0, 2, 1]
TAKES: Final = [1, 2, 2, 3, 3, 3]

# The sites above each one in its own tower.
ABOVE: Final[list[int]] = [
    sum(1 << above for above in range(site + 1, site - site % LEVELS + LEVELS))
    for site in range(len(SITES))
]


def verb_of_deliveries(name: str, *fare: str) -> Verb:
    """Told: whether the section is completed and what it pays then, and what the carrier asks."""
    told = ("done", "recognition", "roubles", *fare)
    return Verb(name, ("material", MATERIALS), ("site", SITES), told=told)


def verb_of_ornaments(name: str, *fare: str) -> Verb:
    """Told: the ornament, its material, the prestige of its jewels, and what the carrier asks."""
    told = ("ornament", "material", "prestige", *fare)
    return Verb(name, ("site", SITES), ("jewels", JEWELS), told=told)


def by_site_and_kinds(verb: Verb) -> list[list[list[Ply]]]:
    """Deliveries to each site by the mask of kinds that can go there."""
    return [
        [
            [verb.of(kind, site) for kind in range(KINDS) if kinds >> kind & 1]
            for kinds in range(KIND_MASKS)
        ]
        for site in range(len(SITES))
    ]


def by_site_and_jewels(verb: Verb) -> list[list[list[Ply]]]:
    """Ornaments of each site by what can be set into them: see `jewel_choice`."""
    return [
        [
            [
                ply
                for ply in row
                if GREENS[ply.b] <= greens and PURPLES[ply.b] <= purples and TAKES[ply.b] <= left
            ]
            for left in range(1, 4)
            for greens in range(3)
            for purples in range(3)
        ]
        for row in verb.rows()
    ]


def jewel_choice(player: Player, left: int) -> int:
    """Which list of ornaments applies: deliveries left (1 to 3), jewels of each colour (0 to 2)."""
    greens = min(player.materials[GREEN_GEM], 2)
    purples = min(player.materials[PURPLE_GEM], 2)
    return min(left - 1, 2) * 9 + greens * 3 + purples


DELIVER: Final = verb_of_deliveries("deliver")
DECORATE: Final = verb_of_ornaments("decorate")
DELIVERIES: Final = by_site_and_kinds(DELIVER)
DECORATIONS: Final = by_site_and_jewels(DECORATE)


def add_deliveries(
    s: RedCathedral, player: Player, found: list[Ply], table: list[list[list[Ply]]]
) -> None:
    """To own unfinished sections, and only what they still need.  [build.2, build.3]"""
    have = player.have
    for site in player.building:
        kinds = have if s.surplus else have & s.lacking[site]
        if kinds:
            found += table[site][kinds]


def add_ornaments(
    s: RedCathedral, player: Player, left: int, found: list[Ply], table: list[list[list[Ply]]]
) -> None:
    """On any completed section without one, jewels as far as they go.  [ornament.1, ornament.3]"""
    plain = s.done & ~s.decorated
    if not plain:
        return
    for ornament in range(3):
        if player.ornaments[ornament] and player.have >> s.tables.ornament_material[ornament] & 1:
            places = plain & s.types[ornament]
            choice = jewel_choice(player, left)
            site = 0
            while places:
                if places & 1:
                    found += table[site][choice]
                places >>= 1
                site += 1


def deliver(s: RedCathedral, seat: int, kind: int, site: int) -> None:
    """One material from the storage to an own section, for good.  [build.2]"""
    take_from_storage(s.players[seat], kind, 1)
    lay_down(s, seat, kind, site)
    if not s.lacking[site]:
        complete(s, seat, site)


def lay_down(s: RedCathedral, side: int, kind: int, site: int) -> None:
    """A material lies on the section, which may need no more of its kind.  [build.2, build.3]"""
    there = s.delivered[site] + (1 << kind * BITS)
    s.delivered = changed(s.delivered, site, there)
    if s.telling:
        s.tell("delivered", s.who(side), MATERIALS[kind], SITES[site])
    cost = s.tables.section_cost[s.cards[site]]
    if there >> kind * BITS & COUNT >= cost >> kind * BITS & COUNT:
        s.lacking = changed(s.lacking, site, s.lacking[site] & ~(1 << kind))


def complete(s: RedCathedral, side: int, site: int) -> None:
    """Reward, penalties, and perhaps the beginning of the end, in this order.  [build.4]"""
    card = s.cards[site]
    for kind, count in enumerate(unpacked(s.delivered[site])):  # [supply.2]
        s.supply[kind] += count
    s.delivered = changed(s.delivered, site, 0)
    s.lacking = changed(s.lacking, site, 0)
    s.done |= 1 << site
    player = s.players[side]
    player.building = without(player.building, site)
    if s.telling:
        s.tell("completed", s.who(side), SITES[site])
    gain_recognition(s, side, s.tables.section_recognition[card])
    if side < s.seats:  # Yakovlev has no purse  [solo.8]
        gain_roubles(s, side, s.tables.section_roubles[card])
    punish_delays(s, site)
    if s.ender < 0 and size(player.banners & s.done) >= s.tables.sections_to_end:
        bring_about_the_end(s, side)


def bring_about_the_end(s: RedCathedral, side: int) -> None:
    """The first with six completed sections, who is rewarded for it among people.  [end.1,
    solo.10]"""
    s.ender = side
    s.tell("sixth_section", s.who(side))
    if not s.solo():
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
                    loss += size(s.done & ~player.banners & ABOVE[below])
            if loss:
                lose_recognition(s, side, loss)


def section_type(s: RedCathedral, site: int) -> int:
    """Base, middle section or dome: each has its own ornament.  [ornament.1]"""
    if s.types[DOME] >> site & 1:
        return DOME
    return MIDDLE if s.types[MIDDLE] >> site & 1 else 0


def jewel_prestige(s: RedCathedral, jewels: int) -> int:
    """Two of different colours are worth more than two alike.  [ornament.4]"""
    if GREENS[jewels] and PURPLES[jewels]:
        return s.tables.two_different
    return (GREENS[jewels] + PURPLES[jewels]) * s.tables.jewel


def decorate(s: RedCathedral, seat: int, site: int, jewels: int) -> None:
    """An ornament with all its jewels is set in one step.  [ornament.2, ornament.3]"""
    player = s.players[seat]
    ornament = section_type(s, site)
    give_back(s, seat, s.tables.ornament_material[ornament], 1)
    greens = GREENS[jewels]
    purples = PURPLES[jewels]
    if greens:
        give_back(s, seat, GREEN_GEM, greens)
    if purples:
        give_back(s, seat, PURPLE_GEM, purples)
    player.ornaments = raised(player.ornaments, ornament, -1)
    player.adorned |= 1 << site
    s.decorated |= 1 << site
    if s.telling:
        s.tell("decorated", seat, ORNAMENTS[ornament], SITES[site])
    gain_prestige(s, seat, jewel_prestige(s, jewels))


def why_not_deliver(s: RedCathedral, player: Player, left: int, kind: int, site: int) -> Reason:
    if not left:
        return s.because("build.1", "why-no-deliveries-left")
    if s.cards[site] < 0:
        return s.because("setup.5", "why-no-section", ("site",), (SITES[site],))
    if not player.banners >> site & 1:
        return s.because("build.2", "why-not-your-section", ("site",), (SITES[site],))
    if s.done >> site & 1:
        return s.because("build.2", "why-section-completed", ("site",), (SITES[site],))
    if not player.have >> kind & 1:
        return s.because("build.2", "why-material-missing", ("material",), (MATERIALS[kind],))
    what = (MATERIALS[kind], SITES[site])
    return s.because("build.3", "why-not-needed", ("material", "site"), what)


def why_not_decorate(s: RedCathedral, player: Player, left: int, site: int, jewels: int) -> Reason:
    if not left:
        return s.because("build.1", "why-no-deliveries-left")
    if s.cards[site] < 0:
        return s.because("setup.5", "why-no-section", ("site",), (SITES[site],))
    if not s.done >> site & 1:
        return s.because("ornament.1", "why-decorate-completed", ("site",), (SITES[site],))
    if s.decorated >> site & 1:
        return s.because("ornament.1", "why-decorated-already", ("site",), (SITES[site],))
    ornament = section_type(s, site)
    if not player.ornaments[ornament]:
        return why_no_ornament(s, player, ornament)
    material = s.tables.ornament_material[ornament]
    if not player.have >> material & 1:
        return s.because(
            "ornament.2", "why-material-missing", ("material",), (MATERIALS[material],)
        )
    if TAKES[jewels] > left:
        return s.because("ornament.3", "why-too-many-jewels", ("left",), (left,))
    return s.because("ornament.3", "why-no-such-jewels")


def why_no_ornament(s: RedCathedral, player: Player, ornament: int) -> Reason:
    """All are placed, or the last one lies in a slot.  [ornament.1, compass.2]"""
    kinds = ("ornament", "section_type")
    what = (ORNAMENTS[ornament], SECTION_TYPES[ornament])
    for slot, kind in enumerate(s.tables.slot_ornament):
        if kind == ornament and player.locked >> slot & 1:
            return s.because("compass.2", "why-ornament-locked", kinds, what)
    return s.because("ornament.1", "why-no-ornament", kinds, what)


def materials_left(s: RedCathedral, frame: Frame) -> int:
    """Up to three in a build action, the first of which begins it.  [build.1]"""
    return frame.args[0] if frame.args else s.tables.deliveries


def deliver_on(s: RedCathedral, frame: Frame, step: str, taken: int) -> None:
    """Ask for the next delivery: the first was part of the turn, later ones of the step.
    [build.1]"""
    left = materials_left(s, frame) - taken
    if frame.kind == step:
        s.end()
    s.call(step, frame.seat, (left,))


class Deliver(MainAction):
    """One material to an own section.  [build.1, build.2]"""

    verb = DELIVER
    # The question that goes on with the materials that are left.
    next_step: str = "build"

    def offer(self, s: RedCathedral, frame: Frame, found: list[Ply]) -> None:
        player = s.players[frame.seat]
        if player.have and materials_left(s, frame):
            add_deliveries(s, player, found, DELIVERIES)

    def play(self, s: RedCathedral, frame: Frame, ply: Ply) -> None:
        deliver_on(s, frame, self.next_step, 1)
        deliver(s, frame.seat, ply.a, ply.b)

    def reason(self, s: RedCathedral, frame: Frame, ply: Ply) -> Reason:
        left = materials_left(s, frame)
        return why_not_deliver(s, s.players[frame.seat], left, ply.a, ply.b)


class Decorate(MainAction):
    """An ornament, of which each jewel counts as a delivery too.  [ornament.1, ornament.3]"""

    verb = DECORATE
    next_step: str = "build"

    def offer(self, s: RedCathedral, frame: Frame, found: list[Ply]) -> None:
        player = s.players[frame.seat]
        left = materials_left(s, frame)
        if player.have and left:
            add_ornaments(s, player, left, found, DECORATIONS)

    def play(self, s: RedCathedral, frame: Frame, ply: Ply) -> None:
        deliver_on(s, frame, self.next_step, TAKES[ply.b])
        decorate(s, frame.seat, ply.a, ply.b)

    def reason(self, s: RedCathedral, frame: Frame, ply: Ply) -> Reason:
        left = materials_left(s, frame)
        return why_not_decorate(s, s.players[frame.seat], left, ply.a, ply.b)


class Build(Step):
    """The next of up to three deliveries, or the end of the turn?  [build.1]"""

    kind = "build"
    fields: Fields = (("left", None),)
    actions = (EndTurn(), Deliver(), Decorate(), *FREE_ACTIONS)
    cites = ("build.1", "build.2", "build.4", "ornament.1", "free.1")

    def flaw(self, s: RedCathedral, frame: Frame) -> str | None:
        if not 0 <= frame.args[0] < s.tables.deliveries:
            return f"a build action delivers 1 to {s.tables.deliveries} materials"
        player = s.players[frame.seat]
        own = [there for site, there in enumerate(s.delivered) if player.banners >> site & 1]
        if not (any(own) or player.banners & s.done or player.adorned):
            return "a build action begins with a delivery, and nothing is delivered"
        return None
