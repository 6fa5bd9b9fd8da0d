"""The Red Cathedral: how far ahead a side is, in final points.

Everything is priced as the prestige it will probably become: cells of the track by what they are
worth where markers end, sections by reward and tower less the materials they still lack, materials
by the sections and ornaments that wait for them, towers by the likely shares. Who is ahead wants
the sixth section; after it only the real score counts.
"""

from __future__ import annotations

from typing import Final, cast

from terem.bots.weights import Named, weights
from terem.engine import State
from terem.engine.masks import bits
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
    RESOURCES,
    ROUBLES,
    WHITE_SLOTS,
)


class Weights(Named):
    cell: float  # a cell of the score track
    late_cell: float  # more for cells where every one is an eagle
    rouble: float
    rouble_many: float  # beyond a handful
    claimed: float  # share of a section's payoff that a banner alone is worth
    laid: float  # share of the rest for what lies on the section
    held: float  # the same for what waits in storage
    goal: float  # a completed section brings the end closer
    built: float  # what a completed section adds to its tower, for sections under way
    spare_basic: float
    spare_gold: float
    spare_jewel: float
    pair: float  # two jewels of different colours
    ornament_material: float
    crowd: float  # storage spaces that are left, the first few
    tile: float  # uses of a workshop tile over a whole game
    own_slot: float  # how much better the own and the white slots are
    ornament: float  # an ornament at hand
    banner: float  # a banner at hand
    unfinished: float  # chance that a claimed section will be completed
    unclaimed: float  # the same for an unclaimed one
    lead_two: float  # shares of a tower by the lead in contributions
    lead_one: float
    lead_none: float
    behind_one: float
    behind_two: float
    absent: float
    rival: float  # how much the best rival's fortune counts
    delay: float  # a section of one's own that holds up others
    finish: float  # ending the game while ahead, and not ending it while behind
    idle: float  # an optional action when something else must be decided first
    pace: float  # how fast completed sections become dearer while a game drags on
    no_race: float  # how much less they count against Yakovlev, who ends the game anyhow


class Shared(Named):
    """What greedy and the search take alike."""

    # At the very end: what the others' last turns may still change.
    last_cell: float
    last_rouble: float
    last_material: float
    long_game: int  # after so many decisions a seat even those who are behind want an end
    eagles_from: int  # the cell of the track from which on every one is an eagle
    handful: int  # roubles that are worth more than the others
    rouble_late: float  # share of what they are worth more that stays to the end
    rouble_early: float  # and the share that fades
    rooms: int  # storage spaces left that matter
    finished: float  # share of a section's payoff when everything for it is there
    spares: int  # materials of a kind that are of use without a section
    ornament_late: float  # what an ornament is still worth at the end
    die_tile: float  # what one use of a tile that turns a die brings
    tile: list[float]  # the same for other tiles, by resource

    def orders(self) -> dict[str, list[str]]:
        return {"tile": RESOURCES}


FILE: Final = weights("evaluation/red_cathedral")
WEIGHTS: Weights = Weights(FILE.at("weights"))
SHARED: Final = Shared(FILE.at("shared"))
TOWER: Final = (1 << LEVELS) - 1


def evaluate(state: State, seat: int) -> float:
    return evaluate_by(state, seat, WEIGHTS)


def evaluate_by(state: State, seat: int, w: Weights) -> float:
    s = cast(RedCathedral, state)
    waiting = 0.0
    if s.stack and s.stack[0].seat == seat:  # the round, at the bottom: whose turn it is
        if s.stack[-1].kind == "turn":
            if s.rerolled or s.exchange:
                waiting = w.idle
        elif s.solo():
            # Yakovlev moves as soon as this turn is over: only positions after that compare.
            s = s.copy()
            if not finish_turn(s, seat):
                waiting = w.idle
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


def lead_of(s: RedCathedral, seat: int, w: Weights) -> float:
    """How far ahead a side is."""
    if s.ender >= 0 or not s.stack:
        return after_the_end(s, seat, w)
    most = 0
    for player in s.players:
        most = max(most, (player.banners & s.done).bit_count())
    left = 1.0 - most / s.tables.sections_to_end
    me = s.players[seat]
    value = track(me.position, w) + purse(me.roubles, left, w)
    goal = w.goal if s.solo() else w.goal * (1.0 + w.pace * s.played / s.seats)
    value += sections(s, me, goal, w) + workshop(s, seat, me, left, w)
    room = s.tables.storage - me.storage_banners - me.held
    value += w.crowd * min(room, SHARED.rooms)
    banners = me.storage_banners + me.spare_banners + me.slot_banners.bit_count()
    value += w.banner * banners
    best = -1e9
    shares = towers(s, w)
    for side, player in enumerate(s.players):
        if side != seat:
            best = max(best, track(player.position, w) + shares[side])
    return value + shares[seat] - w.rival * best


def after_the_end(s: RedCathedral, seat: int, w: Weights) -> float:
    """The last turns: only points count, and being ahead of the others."""
    points = scores(s)
    me = s.players[seat]
    best = max(points[side] for side in range(len(points)) if side != seat)
    lead = points[seat] - best
    detail = SHARED.last_cell * me.position + SHARED.last_rouble * me.roubles
    detail += SHARED.last_material * me.held
    if s.ender != seat:
        return lead + detail
    if lead > 0 or s.played > SHARED.long_game * s.seats:
        return lead + detail + w.finish
    return lead + detail - w.finish


def track(position: int, w: Weights) -> float:
    late = position - SHARED.eagles_from
    return w.cell * position + (w.late_cell * late if late > 0 else 0.0)


def purse(roubles: int, left: float, w: Weights) -> float:
    few = min(roubles, SHARED.handful)
    fade = SHARED.rouble_late + SHARED.rouble_early * left
    first = w.rouble_many + (w.rouble - w.rouble_many) * fade
    return few * first + (roubles - few) * w.rouble_many


def payoff(s: RedCathedral, card: int, goal: float, w: Weights) -> float:
    """What completing a section brings in all."""
    tables = s.tables
    return (
        w.cell * tables.section_recognition[card]
        + w.rouble * tables.section_roubles[card]
        + goal
        + w.built
    )


def sections(s: RedCathedral, me: Player, goal: float, w: Weights) -> float:
    """Completed sections, sections under way, and the materials that wait for them."""
    tables = s.tables
    value = goal * (w.no_race if s.solo() else 1.0) * (me.banners & s.done).bit_count()
    spare = me.materials[:]
    for site in bits(me.banners & ~s.done):
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
        progress = (w.laid * laid + w.held * held) / total
        share = w.claimed + (SHARED.finished - w.claimed) * progress
        value += payoff(s, card, goal, w) * share
        tower = site - site % LEVELS
        above = s.claimed & (TOWER << tower) & ~me.banners
        value -= w.delay * (above >> (site + 1)).bit_count()
    return value + spares(s, me, spare, w)


def spares(s: RedCathedral, me: Player, spare: list[int], w: Weights) -> float:
    """Materials that no section waits for: ornaments, jewels, trade."""
    tables = s.tables
    value = 0.0
    pieces = 0
    for ornament in range(3):
        pieces += me.ornaments[ornament]
        material = tables.ornament_material[ornament]
        if me.ornaments[ornament] and spare[material]:
            if s.done & ~s.decorated & s.types[ornament]:
                value += w.ornament_material
                spare[material] -= 1
    few = SHARED.spares
    value += w.spare_basic * (min(spare[0], few) + min(spare[1], few) + min(spare[2], few))
    value += w.spare_gold * min(spare[3], few)
    green = min(spare[GREEN_GEM], pieces)
    purple = min(spare[PURPLE_GEM], pieces)
    jewels = min(green + purple, 2 * pieces)
    return value + w.spare_jewel * jewels + w.pair * min(green, purple)


def workshop(s: RedCathedral, seat: int, me: Player, left: float, w: Weights) -> float:
    ornaments = me.ornaments[0] + me.ornaments[1] + me.ornaments[2]
    value = w.ornament * ornaments * (SHARED.ornament_late + left)
    return value + w.tile * left * tools(s, seat, me, w)


def tools(s: RedCathedral, seat: int, me: Player, w: Weights) -> float:
    """What one use of every workshop tile brings."""
    tables = s.tables
    value = 0.0
    for slot in range(6):
        if me.face_up >> slot & 1:
            tile = me.slots[slot]
            if tables.tile_die[tile] >= 0:
                gain = SHARED.die_tile
            else:
                resource = tables.tile_gives[tile]
                gain = SHARED.tile[resource]
                if resource in (ROUBLES, RECOGNITION):
                    gain *= tables.tile_amount[tile]
            if slot == seat or WHITE_SLOTS >> slot & 1:
                gain *= w.own_slot
            value += gain
    return value


def towers(s: RedCathedral, w: Weights) -> list[float]:
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
            tables.section_value
            * (done + w.unfinished * (claimed - done) + w.unclaimed * (height - claimed))
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
                share = w.absent
            elif lead >= 2:
                share = w.lead_two
            elif lead == 1:
                share = w.lead_one
            elif lead == 0:
                share = w.lead_none
            elif lead == -1:
                share = w.behind_one
            else:
                share = w.behind_two
            points[side] += worth * share
        mask <<= LEVELS
    return points
