"""The Red Cathedral: how far ahead a side is, in final points.

Everything is priced as the prestige it will probably become: cells of the track by what they are
worth where markers end, sections by reward and tower less the materials they still lack, materials
by the sections and ornaments that wait for them, towers by the likely shares. Who is ahead wants
the sixth section; after it only the real score counts.
"""

from __future__ import annotations

from typing import Final, cast

from terem.engine import State
from terem.games.red_cathedral.rules.claim import TAKE_BONUS
from terem.games.red_cathedral.rules.step import END_TURN
from terem.games.red_cathedral.rules.teamsters import STOP
from terem.games.red_cathedral.scoring import scores
from terem.games.red_cathedral.state import Player, RedCathedral
from terem.games.red_cathedral.tables import (
    BITS,
    COUNT,
    GREEN_GEM,
    KINDS,
    LEVELS,
    PURPLE_GEM,
    RECOGNITION,
    ROUBLES,
)

# Names of the tunable constants, in the order of WEIGHTS.
NAMES: Final = [
    "cell",  # a cell of the score track
    "late_cell",  # more for cells where every one is an eagle
    "rouble",
    "rouble_many",  # beyond a handful
    "claimed",  # share of a section's payoff that a banner alone is worth
    "laid",  # share of the rest for what lies on the section
    "held",  # the same for what waits in storage
    "goal",  # a completed section brings the end closer
    "built",  # what a completed section adds to its tower, for sections under way
    "spare_basic",
    "spare_gold",
    "spare_jewel",
    "pair",  # two jewels of different colours
    "ornament_material",
    "crowd",  # storage spaces that are left, the first few
    "tile",  # uses of a workshop tile over a whole game
    "own_slot",  # how much better the own and the white slots are
    "ornament",  # an ornament at hand
    "banner",  # a banner at hand
    "unfinished",  # chance that a claimed section will be completed
    "unclaimed",  # the same for an unclaimed one
    "lead_two",  # shares of a tower by the lead in contributions
    "lead_one",
    "lead_none",
    "behind_one",
    "behind_two",
    "absent",
    "rival",  # how much the best rival's fortune counts
    "delay",  # a section of one's own that holds up others
    "finish",  # ending the game while ahead, and not ending it while behind
    "idle",  # an optional action when something else must be decided first
    "pace",  # how fast completed sections become dearer while a game drags on
    "no_race",  # how much less they count against Yakovlev, who ends the game anyhow
]
WEIGHTS: list[float] = [
    0.5,
    0.0,
    0.33,
    0.2,
    0.25,
    0.85,
    0.6,
    2.0,
    1.2,
    0.12,
    0.3,
    0.6,
    0.4,
    0.5,
    0.12,
    1.8,
    1.25,
    0.6,
    0.1,
    0.75,
    0.35,
    1.0,
    0.85,
    0.45,
    0.36,
    0.3,
    0.1,
    0.6,
    0.2,
    1000.0,
    1000.0,
    0.03,
    0.3,
]

# What one use of a tile brings, by resource.
YIELD: Final = [0.5, 0.5, 0.5, 0.8, 0.8, 0.8, 0.35, 0.4]
# After so many decisions a seat even those who are behind want an end.
LONG_GAME: Final = 220
TOWER: Final = (1 << LEVELS) - 1


def evaluate(state: State, seat: int) -> float:
    return evaluate_by(state, seat, WEIGHTS)


def evaluate_by(state: State, seat: int, w: list[float]) -> float:
    s = cast(RedCathedral, state)
    waiting = 0.0
    if s.stack and s.stack[0].seat == seat:  # the round, at the bottom: whose turn it is
        if s.stack[-1].kind == "turn":
            if s.rerolled or s.exchange:
                waiting = w[30]
        elif s.solo():
            # Yakovlev moves as soon as this turn is over: only positions after that compare.
            s = s.copy()
            if not finish_turn(s, seat):
                waiting = w[30]
    return lead_of(s, seat, w) - waiting


def finish_turn(s: RedCathedral, seat: int) -> bool:
    """End the turn as it stands; False if something must be decided first."""
    while s.stack and s.stack[0].seat == seat:
        moves = s.legal()
        if moves[0].verb is TAKE_BONUS:
            most = moves[0]
            for ply in moves:
                if ply.verb is TAKE_BONUS:
                    most = ply
            s.apply(most)
        elif moves[0] is END_TURN.only:
            s.apply(moves[0])
            return True
        elif moves[0] is STOP.only:
            s.apply(moves[0])
        else:
            return False
    return True


def lead_of(s: RedCathedral, seat: int, w: list[float]) -> float:
    """How far ahead a side is."""
    if s.ender >= 0 or not s.stack:
        return after_the_end(s, seat, w)
    most = 0
    for player in s.players:
        most = max(most, (player.banners & s.done).bit_count())
    left = 1.0 - most / s.tables.sections_to_end
    me = s.players[seat]
    value = track(me.position, w) + purse(me.roubles, left, w)
    goal = w[7] if s.solo() else w[7] * (1.0 + w[31] * s.played / s.seats)
    value += sections(s, me, goal, w) + workshop(s, seat, me, left, w)
    room = s.tables.storage - me.storage_banners - me.held
    value += w[14] * min(room, 4)
    banners = me.storage_banners + me.spare_banners + me.slot_banners.bit_count()
    value += w[18] * banners
    best = -1e9
    shares = towers(s, w)
    for side, player in enumerate(s.players):
        if side != seat:
            best = max(best, track(player.position, w) + shares[side])
    return value + shares[seat] - w[27] * best


def after_the_end(s: RedCathedral, seat: int, w: list[float]) -> float:
    """The last turns: only points count, and being ahead of the others."""
    points = scores(s)
    me = s.players[seat]
    best = max(points[side] for side in range(len(points)) if side != seat)
    lead = points[seat] - best
    detail = 0.01 * me.position + 0.01 * me.roubles + 0.005 * me.held
    if s.ender != seat:
        return lead + detail
    if lead > 0 or s.played > LONG_GAME * s.seats:
        return lead + detail + w[29]
    return lead + detail - w[29]


def track(position: int, w: list[float]) -> float:
    return w[0] * position + (w[1] * (position - 59) if position > 59 else 0.0)


def purse(roubles: int, left: float, w: list[float]) -> float:
    few = roubles if roubles < 6 else 6
    return few * (w[3] + (w[2] - w[3]) * (0.4 + 0.6 * left)) + (roubles - few) * w[3]


def payoff(s: RedCathedral, card: int, goal: float, w: list[float]) -> float:
    """What completing a section brings in all."""
    tables = s.tables
    return (
        w[0] * tables.section_recognition[card] + w[2] * tables.section_roubles[card] + goal + w[8]
    )


def sections(s: RedCathedral, me: Player, goal: float, w: list[float]) -> float:
    """Completed sections, sections under way, and the materials that wait for them."""
    tables = s.tables
    value = goal * (w[32] if s.solo() else 1.0) * (me.banners & s.done).bit_count()
    spare = me.materials[:]
    unfinished = me.banners & ~s.done
    site = 0
    while unfinished:
        if unfinished & 1:
            card = s.cards[site]
            cost = tables.section_cost[card]
            there = s.delivered[site]
            laid = 0
            held = 0
            for kind in range(KINDS):
                needed = cost >> kind * BITS & COUNT
                if needed:
                    on_site = there >> kind * BITS & COUNT
                    if on_site > needed:
                        on_site = needed
                    waiting = min(spare[kind], needed - on_site)
                    spare[kind] -= waiting
                    laid += on_site
                    held += waiting
            total = tables.section_total[card]
            progress = (w[5] * laid + w[6] * held) / total
            value += payoff(s, card, goal, w) * (w[4] + (0.95 - w[4]) * progress)
            tower = site - site % LEVELS
            above = s.claimed & (TOWER << tower) & ~me.banners
            value -= w[28] * (above >> (site + 1)).bit_count()
        unfinished >>= 1
        site += 1
    return value + spares(s, me, spare, w)


def spares(s: RedCathedral, me: Player, spare: list[int], w: list[float]) -> float:
    """Materials that no section waits for: ornaments, jewels, trade."""
    tables = s.tables
    value = 0.0
    pieces = 0
    for ornament in range(3):
        pieces += me.ornaments[ornament]
        material = tables.ornament_material[ornament]
        if me.ornaments[ornament] and spare[material]:
            if s.done & ~s.decorated & s.types[ornament]:
                value += w[13]
                spare[material] -= 1
    value += w[9] * (min(spare[0], 2) + min(spare[1], 2) + min(spare[2], 2))
    value += w[10] * min(spare[3], 2)
    green = min(spare[GREEN_GEM], pieces)
    purple = min(spare[PURPLE_GEM], pieces)
    jewels = min(green + purple, 2 * pieces)
    return value + w[11] * jewels + w[12] * min(green, purple)


def workshop(s: RedCathedral, seat: int, me: Player, left: float, w: list[float]) -> float:
    value = w[17] * (me.ornaments[0] + me.ornaments[1] + me.ornaments[2]) * (0.3 + left)
    return value + w[15] * left * tools(s, seat, me, w)


def tools(s: RedCathedral, seat: int, me: Player, w: list[float]) -> float:
    """What one use of every workshop tile brings."""
    tables = s.tables
    value = 0.0
    for slot in range(6):
        if me.face_up >> slot & 1:
            tile = me.slots[slot]
            if tables.tile_die[tile] >= 0:
                gain = 0.7
            else:
                resource = tables.tile_gives[tile]
                gain = YIELD[resource]
                if resource in (ROUBLES, RECOGNITION):
                    gain *= tables.tile_amount[tile]
            if slot == seat or slot >= 4:
                gain *= w[16]
            value += gain
    return value


def towers(s: RedCathedral, w: list[float]) -> list[float]:
    """Each side's likely points for the towers."""
    tables = s.tables
    sides = len(s.players)
    points = [0.0] * sides
    parts = [0] * sides
    mask = TOWER
    for height in s.heights:
        done = (s.done & mask).bit_count()
        claimed = (s.claimed & mask).bit_count()
        worth = (
            tables.section_value * (done + w[19] * (claimed - done) + w[20] * (height - claimed))
            + tables.ornament_value * (s.decorated & mask).bit_count()
        )
        for side in range(sides):
            player = s.players[side]
            parts[side] = (player.banners & mask).bit_count() + (player.adorned & mask).bit_count()
        for side in range(sides):
            best = 0
            for other in range(sides):
                if other != side and parts[other] > best:
                    best = parts[other]
            lead = parts[side] - best
            if not parts[side]:
                share = w[26]
            elif lead >= 2:
                share = w[21]
            elif lead == 1:
                share = w[22]
            elif lead == 0:
                share = w[23]
            elif lead == -1:
                share = w[24]
            else:
                share = w[25]
            points[side] += worth * share
        mask <<= LEVELS
    return points
