"""The market: a die moves, up to three deals follow, and its sector is rolled anew."""

from __future__ import annotations

from typing import Final

from terem.engine import Fields, Frame, Ply, Reason, Verb
from terem.games.red_cathedral.rules import dice, workshop
from terem.games.red_cathedral.rules.clergy import Donate
from terem.games.red_cathedral.rules.craftsmen import Buy, Sell
from terem.games.red_cathedral.rules.free import EXCHANGING, FREE_ACTIONS
from terem.games.red_cathedral.rules.influence import (
    CLOSED,
    INFLUENCE,
    UNUSED,
    CallOn,
    Deal,
    Influence,
    after_another_deal,
    deal_on,
)
from terem.games.red_cathedral.rules.merchants import TradeFour, TradeOne, TradeTwo, UseWorkshop
from terem.games.red_cathedral.rules.step import END_TURN, EndTurn, MainAction, Step
from terem.games.red_cathedral.rules.supply import (
    available,
    gain,
    limit,
    pay_roubles,
    room,
    why_nothing,
)
from terem.games.red_cathedral.rules.teamsters import CartMaterial, CartOrnament, SwapTiles
from terem.games.red_cathedral.state import Player, RedCathedral
from terem.games.red_cathedral.tables import (
    COLOURS,
    DICE,
    DOES,
    MAX_AMOUNT,
    RESOURCES,
    ROUBLES,
    SECTORS,
    WHITE,
)

MAX_PUSH: Final = 7  # an eighth extra step would come round to the same sectors
MOVE_DIE: Final = Verb(
    "move_die",
    ("die", COLOURS),
    ("extra", range(MAX_PUSH + 1)),
    told=("sector", "count", "resource"),
)
# By die: with 0 to MAX_PUSH extra sectors, and all of them up to the most that can be paid.
DIE_MOVES: Final[list[list[Ply]]] = MOVE_DIE.rows()
PUSHES: Final[list[list[list[Ply]]]] = [
    [moves[: most + 1] for most in range(MAX_PUSH + 1)] for moves in DIE_MOVES
]
MAX_TAKE: Final = MAX_AMOUNT * DICE
TAKE: Final = Verb(
    "take_resources",
    ("count", range(MAX_TAKE + 1)),
    told=("resource",),
    never=frozenset([(0,)]),
)
TAKE_UP_TO: Final[list[list[Ply]]] = [TAKE.grid[1 : most + 1] for most in range(MAX_TAKE + 1)]
ACTIVATE: Final = workshop.verb_of_tiles("activate")
ACTIVATIONS: Final = workshop.by_slot_and_most(ACTIVATE)


def may_push(seat: int, die: int) -> bool:
    """Roubles push on the white die and the die of the own colour.  [market.2]"""
    return die in (WHITE, seat)


def target(s: RedCathedral, die: int, extra: int) -> int:
    return (s.die_sector[die] + s.die_value[die] + extra) & 7


class MoveDie(MainAction):
    """A die moves by its value, some dice further for a rouble a sector.  [market.1, market.2]"""

    verb = MOVE_DIE

    def offer(self, s: RedCathedral, frame: Frame, found: list[Ply]) -> None:
        """Each die that can stop somewhere: not where three others lie.  [market.3]"""
        seat = frame.seat
        roubles = s.players[seat].roubles
        push = roubles if roubles < MAX_PUSH else MAX_PUSH
        full = dice.full_sector(s)
        for die in range(DICE):
            # In the full sector itself a die meets only two others when a full lap brings it back.
            if full < 0 or s.die_sector[die] == full:
                if die in (WHITE, seat):
                    found += PUSHES[die][push]
                else:
                    found.append(DIE_MOVES[die][0])
            else:
                gap = (full - s.die_sector[die] - s.die_value[die]) & 7
                if die in (WHITE, seat):
                    for extra in range(push + 1):
                        if extra != gap:
                            found.append(DIE_MOVES[die][extra])
                elif gap:
                    found.append(DIE_MOVES[die][0])

    def play(self, s: RedCathedral, frame: Frame, ply: Ply) -> None:
        die = ply.a
        sector = target(s, die, ply.b)
        pay_roubles(s, frame.seat, ply.b)
        s.die_sector[die] = sector
        if s.telling:
            s.tell("die_moved", frame.seat, COLOURS[die], SECTORS[sector])
            tell_no_room(s, frame.seat, sector)
        s.call("deals", frame.seat, (die, sector, 0, UNUSED, 0))

    def reason(self, s: RedCathedral, frame: Frame, ply: Ply) -> Reason:
        roubles = s.players[frame.seat].roubles
        if ply.b and not may_push(frame.seat, ply.a):
            return s.because("market.2", "why-not-your-die", ("die",), (COLOURS[ply.a],))
        if ply.b > roubles:
            needs = (ply.b, roubles)
            return s.because("market.2", "why-too-few-roubles", ("price", "held"), needs)
        sector = SECTORS[target(s, ply.a, ply.b)]
        return s.because("market.3", "why-sector-full", ("sector",), (sector,))


def offered(s: RedCathedral, sector: int) -> int:
    """The tile's amount for each die of the sector.  [take.1]"""
    return s.amounts[s.market[sector]] * dice.dice_in(s, sector)


def tell_no_room(s: RedCathedral, seat: int, sector: int) -> None:
    """How much of the materials of a sector the storage cannot hold as it is.  [storage.2]"""
    resource = s.market[sector]
    if resource < ROUBLES:
        over = offered(s, sector) - room(s, s.players[seat])
        if over > 0:
            s.tell("no_room", seat, over, RESOURCES[resource])


class TakeResources(Deal):
    """What the sector gives, or less of it, roubles and points too.  [take.1 to take.3]"""

    verb = TAKE

    def offer(self, s: RedCathedral, frame: Frame, found: list[Ply]) -> None:
        _, sector, taken, _, _ = frame.args
        if not taken:
            player = s.players[frame.seat]
            found += TAKE_UP_TO[available(s, player, s.market[sector], offered(s, sector))]

    def play(self, s: RedCathedral, frame: Frame, ply: Ply) -> None:
        _, sector, _, influence, activated = frame.args
        deal_on(s, frame, 1, after_another_deal(influence), activated)
        gain(s, frame.seat, s.market[sector], ply.a)

    def reason(self, s: RedCathedral, frame: Frame, ply: Ply) -> Reason:
        player = s.players[frame.seat]
        _, sector, taken, _, _ = frame.args
        if taken:
            return s.because("market.4", "why-deal-done")
        resource = s.market[sector]
        amount = offered(s, sector)
        most = available(s, player, resource, amount)
        if not most:
            return why_nothing(s, player, resource)
        rule = limit(s, player, resource, ply.a, amount, "take.2")
        return s.because(rule, "why-offer", ("most", "resource"), (most, RESOURCES[resource]))


class Activate(Deal):
    """The tile in the slot of the die's colour; of the two white ones one works.  [workshop.1]"""

    verb = ACTIVATE

    def offer(self, s: RedCathedral, frame: Frame, found: list[Ply]) -> None:
        player = s.players[frame.seat]
        die, _, _, _, activated = frame.args
        if player.face_up and not activated:
            workshop.add_uses(s, player, die, found, ACTIVATIONS)
            if die == WHITE:
                workshop.add_uses(s, player, WHITE + 1, found, ACTIVATIONS)

    def play(self, s: RedCathedral, frame: Frame, ply: Ply) -> None:
        _, _, taken, influence, _ = frame.args
        deal_on(s, frame, taken, after_another_deal(influence), 1)
        workshop.use_tile(s, frame.seat, ply.a, ply.b)

    def reason(self, s: RedCathedral, frame: Frame, ply: Ply) -> Reason:
        die, _, _, _, activated = frame.args
        if activated:
            return s.because("market.4", "why-deal-done")
        if ply.a != die and not (die == WHITE and ply.a == WHITE + 1):
            return s.because("workshop.1", "why-slot-colour", ("die",), (COLOURS[die],))
        return workshop.why_not_tile(s, s.players[frame.seat], ply.a, ply.b)


class EndVisit(EndTurn):
    """A visit to the market ends with a roll of the dice in its sector.  [market.5]"""

    def play(self, s: RedCathedral, frame: Frame, ply: Ply) -> None:
        _, sector, taken, _, _ = frame.args
        if s.telling and not taken:
            resource = s.market[sector]
            most = available(s, s.players[frame.seat], resource, offered(s, sector))
            if most:
                s.tell("left_lying", frame.seat, most, RESOURCES[resource])
        super().play(s, frame, ply)
        dice.roll(s, sector)


USES: Final[tuple[Influence, ...]] = (
    Sell(),
    Buy(),
    CartMaterial(),
    CartOrnament(),
    SwapTiles(),
    TradeTwo(),
    TradeOne(),
    TradeFour(),
    UseWorkshop(),
    Donate(),
    CallOn(),
)
# By what an action of a guild does: the verbs that use it.
USES_OF: Final[list[list[Influence]]] = [
    [use for use in USES if does in use.does] for does in range(len(DOES))
]


def add_influence(s: RedCathedral, player: Player, action: int, found: list[Ply]) -> None:
    """The uses of one action that can be paid in full.  [influence.4]"""
    for use in USES_OF[s.tables.action_does[action]]:
        if player.roubles >= use.price(s, action):
            use.uses(s, player, action, found)


DONE: Final = ["no", "yes"]
TAKING: Final = TakeResources()
ACTIVATING: Final = Activate()


class Deals(Step):
    """Resources, influence and workshop: each once, in any order, none a must.  [market.4]"""

    kind = "deals"
    fields: Fields = (
        ("die", COLOURS),
        ("sector", SECTORS),
        ("taken", DONE),
        ("action", INFLUENCE),
        ("activated", DONE),
    )
    actions = (EndVisit(), TAKING, *USES, ACTIVATING, *FREE_ACTIONS)
    cites = ("market.4", "take.1", "influence.1", "influence.2", "workshop.1", "market.5")

    def moves(self, s: RedCathedral, frame: Frame) -> list[Ply]:
        """One action of the card or the other, in its order.  [influence.1, influence.2]"""
        player = s.players[frame.seat]
        found: list[Ply] = [END_TURN.only]
        TAKING.offer(s, frame, found)
        influence = frame.args[3]
        if influence == UNUSED:
            for action in s.tables.card_actions[s.guilds[frame.args[1] >> 1]]:
                add_influence(s, player, action, found)
        elif influence != CLOSED:
            add_influence(s, player, influence, found)
        ACTIVATING.offer(s, frame, found)
        EXCHANGING.offer(s, frame, found)
        return found

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
