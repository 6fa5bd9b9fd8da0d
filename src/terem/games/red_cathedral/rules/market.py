"""The market: a die moves, up to three deals follow, and its sector is rolled anew."""

from __future__ import annotations

from typing import Final, cast

from terem.engine import Decision, Fields, Frame, Move, Reason
from terem.games.red_cathedral.rules import dice, free, guilds, turn, workshop
from terem.games.red_cathedral.rules.offers import VERBS
from terem.games.red_cathedral.rules.supply import available, gain, limit, pay_roubles, room
from terem.games.red_cathedral.state import Player, RedCathedral
from terem.games.red_cathedral.tables import (
    ACTIONS,
    COLOURS,
    DICE,
    MAX_AMOUNT,
    RESOURCES,
    ROUBLES,
    SECTORS,
    SLOTS,
    TILES,
    WHITE,
)

DEALS: Final = "deals"

MAX_PUSH: Final = 7  # an eighth extra step would come round to the same sectors
MOVE_DIE: Final[list[list[Move]]] = [
    [("move_die", colour, extra) for extra in range(MAX_PUSH + 1)] for colour in COLOURS
]
PUSHES: Final[list[list[list[Move]]]] = [
    [moves[: most + 1] for most in range(MAX_PUSH + 1)] for moves in MOVE_DIE
]
MAX_TAKE: Final = MAX_AMOUNT * DICE
TAKE: Final[list[Move]] = [("take_resources", count) for count in range(MAX_TAKE + 1)]
TAKE_UP_TO: Final[list[list[Move]]] = [TAKE[1 : most + 1] for most in range(MAX_TAKE + 1)]


def by_slot_and_most(verb: str) -> list[list[list[Move]]]:
    """Uses of the tile in each slot by the most it can give."""
    return [
        [[(verb, slot, count) for count in range(1, most + 1)] for most in range(MAX_AMOUNT + 1)]
        for slot in SLOTS
    ]


ACTIVATE: Final[list[list[list[Move]]]] = by_slot_and_most("activate")
DEAL_VERBS: Final = ("take_resources", "activate", *VERBS)

DONE: Final = ["no", "yes"]
UNUSED: Final = -1  # influence: not used yet, or the action that may be repeated, or closed
CLOSED: Final = len(ACTIONS)
INFLUENCE: Final = [*ACTIONS, "closed"]


def may_push(seat: int, die: int) -> bool:
    """Roubles push on the white die and the die of the own colour.  [market.2]"""
    return die in (WHITE, seat)


def add_dice(s: RedCathedral, seat: int, player: Player, found: list[Move]) -> None:
    """Each die that can stop somewhere, and how far roubles push it.  [market.1 to market.3]"""
    full = dice.full_sector(s)
    push = player.roubles if player.roubles < MAX_PUSH else MAX_PUSH
    for die in range(DICE):
        # In the full sector itself a die meets only two others when a full lap brings it back.
        if full < 0 or s.die_sector[die] == full:
            if die in (WHITE, seat):
                found += PUSHES[die][push]
            else:
                found.append(MOVE_DIE[die][0])
        else:
            gap = (full - s.die_sector[die] - s.die_value[die]) & 7
            if die in (WHITE, seat):
                for extra in range(push + 1):
                    if extra != gap:
                        found.append(MOVE_DIE[die][extra])
            elif gap:
                found.append(MOVE_DIE[die][0])


def why_not_move_die(s: RedCathedral, seat: int, move: Move) -> Reason:
    die = COLOURS.index(cast(str, move[1]))
    extra = cast(int, move[2])
    if extra and not may_push(seat, die):
        return s.because("market.2", "why-not-your-die", ("die",), (move[1],))
    if extra > s.players[seat].roubles:
        return s.because(
            "market.2", "why-too-few-roubles", ("needed", "held"), (extra, s.players[seat].roubles)
        )
    sector = target(s, die, extra)
    return s.because("market.3", "why-sector-full", ("sector",), (SECTORS[sector],))


def target(s: RedCathedral, die: int, extra: int) -> int:
    return (s.die_sector[die] + s.die_value[die] + extra) & 7


def visit(s: RedCathedral, seat: int, move: Move) -> None:
    """The die moves by its value, further for a rouble a sector.  [market.1, market.2]"""
    die = COLOURS.index(cast(str, move[1]))
    extra = cast(int, move[2])
    sector = target(s, die, extra)
    pay_roubles(s, seat, extra)
    s.die_sector[die] = sector
    if s.telling:
        s.tell("die_moved", seat, COLOURS[die], SECTORS[sector])
    s.ask(DEALS, seat, (die, sector, 0, UNUSED, 0))


def offered(s: RedCathedral, sector: int) -> int:
    """The tile's amount for each die of the sector.  [take.1]"""
    return s.sector_amount(s.market[sector]) * s.die_sector.count(sector)


def slots_of(die: int) -> tuple[int, ...]:
    """The workshop slots of a die's colour; of the two white ones one may work.  [workshop.1]"""
    return (4, 5) if die == WHITE else (die,)


class DealsDecision(Decision[RedCathedral]):
    """Resources, influence and workshop: each once, in any order, none a must.  [market.4]"""

    kind = DEALS
    fields: Fields = (
        ("die", COLOURS),
        ("sector", SECTORS),
        ("taken", DONE),
        ("action", INFLUENCE),
        ("activated", DONE),
    )

    def moves(self, s: RedCathedral, frame: Frame) -> list[Move]:
        player = s.players[frame.seat]
        die, sector, taken, influence, activated = frame.args
        found: list[Move] = [turn.END_TURN]
        if not taken:
            most = available(s, player, s.market[sector], offered(s, sector))
            if most:
                found += TAKE_UP_TO[most]  # less is allowed, of points and roubles too  [take.3]
        if influence == UNUSED:
            card = s.guilds[sector >> 1]
            first, second = s.tables.card_actions[card]
            guilds.add_action(s, player, first, found)
            guilds.add_action(s, player, second, found)
        elif influence != CLOSED:
            guilds.add_action(s, player, influence, found)
        if not activated and player.face_up:
            if die == WHITE:
                add_activation(s, player, 4, found, ACTIVATE)
                add_activation(s, player, 5, found, ACTIVATE)
            else:
                add_activation(s, player, die, found, ACTIVATE)
        free.add_free_actions(s, player, found)
        return found

    def play(self, s: RedCathedral, frame: Frame, move: Move) -> None:
        seat = frame.seat
        verb = move[0]
        if verb == "end_turn":
            turn.end_turn(s, frame)
            return
        if not free.play_free_action(s, seat, move):
            die, sector, taken, influence, activated = frame.args
            if verb == "take_resources":
                # Another deal ends the use of influence.  [influence.3]
                after = influence if influence == UNUSED else CLOSED
                s.stack[-1] = Frame(DEALS, seat, (die, sector, 1, after, activated))
                gain(s, seat, s.market[sector], cast(int, move[1]))
            elif verb == "activate":
                after = influence if influence == UNUSED else CLOSED
                s.stack[-1] = Frame(DEALS, seat, (die, sector, taken, after, 1))
                activate(s, seat, move)
            else:
                action = guilds.action_of(s, frame, move)
                after = action if s.tables.action_many[action] else CLOSED
                s.stack[-1] = Frame(DEALS, seat, (die, sector, taken, after, activated))
                guilds.use(s, seat, action, move)
        turn.settle(s)

    def reason(self, s: RedCathedral, frame: Frame, move: Move) -> Reason | None:
        player = s.players[frame.seat]
        die, sector, taken, _, activated = frame.args
        verb = move[0]
        if verb == "take_resources":
            if taken:
                return s.because("market.4", "why-deal-done")
            resource = s.market[sector]
            amount = offered(s, sector)
            most = available(s, player, resource, amount)
            if not most:
                return why_nothing(s, player, resource)
            rule = limit(s, player, resource, cast(int, move[1]), amount, "take.2")
            return s.because(rule, "why-offer", ("most", "resource"), (most, RESOURCES[resource]))
        if verb == "activate":
            if activated:
                return s.because("market.4", "why-deal-done")
            slot = SLOTS.index(cast(str, move[1]))
            if slot not in slots_of(die):
                return s.because("workshop.1", "why-slot-colour", ("die",), (COLOURS[die],))
            return why_not_activate(s, player, slot, cast(int, move[2]))
        if verb in VERBS:
            return guilds.why_not(s, frame, move)
        return turn.why_out_of_order(s, move) or free.why_not_free(s, player, move)

    def flaw(self, s: RedCathedral, frame: Frame) -> str | None:
        die, sector, _, influence, _ = frame.args
        if die < 0 or s.die_sector[die] != sector:
            return "the deals are made where the moved die lies"
        if 0 <= influence < CLOSED:
            if influence not in s.tables.card_actions[s.guilds[sector >> 1]]:
                return "this action is not on the guild card of the season"
            if not s.tables.action_many[influence]:
                return "this action can be used only once"
        return None

    def clauses(self) -> tuple[str, ...]:
        return ("market.4", "take.1", "influence.1", "influence.2", "workshop.1", "market.5")


def add_activation(
    s: RedCathedral, player: Player, slot: int, found: list[Move], table: list[list[list[Move]]]
) -> None:
    """Uses of the tile in a slot, if it lies face up.  [workshop.1, workshop.3]"""
    if player.face_up >> slot & 1:
        tile = player.slots[slot]
        most = workshop.bonus_available(s, player, tile)
        if most:
            found += table[slot][most]


def activate(s: RedCathedral, seat: int, move: Move) -> None:
    tile = s.players[seat].slots[SLOTS.index(cast(str, move[1]))]
    if s.telling:
        s.tell("activated", seat, TILES[tile])
    gain(s, seat, s.tile_resource(tile), cast(int, move[2]))


def why_not_activate(s: RedCathedral, player: Player, slot: int, wanted: int) -> Reason:
    if not player.face_up >> slot & 1:
        return s.because("workshop.1", "why-no-tile", ("slot",), (SLOTS[slot],))
    tile = player.slots[slot]
    most = workshop.bonus_available(s, player, tile)
    resource = s.tile_resource(tile)
    if not most:
        return why_nothing(s, player, resource)
    rule = limit(s, player, resource, wanted, workshop.bonus_amount(s, tile), "workshop.3")
    return s.because(rule, "why-offer", ("most", "resource"), (most, RESOURCES[resource]))


def why_nothing(s: RedCathedral, player: Player, resource: int) -> Reason:
    if resource == ROUBLES:
        return s.because("supply.3", "why-no-roubles-left")
    if not room(s, player):
        return s.because("storage.2", "why-storage-full")
    return s.because("supply.1", "why-supply-empty", ("resource",), (RESOURCES[resource],))
