"""A turn: take a cube from a space, or pay at the well; then act there."""

from __future__ import annotations

from typing import Final, cast

from terem.engine import Decision, Frame, Move, Reason
from terem.games.village.rules import flow, life, market, pay
from terem.games.village.rules.action import ActionDecision
from terem.games.village.state import TURN, Village
from terem.games.village.tables import BLACK, BUNDLES, COIN, COLOURS, MARKET, SPACES, WAYS

TURN_KIND: Final = "turn"
WELL_KIND: Final = "well"

TAKE: Final[list[list[Move]]] = [
    [("take", space, colour) for colour in COLOURS] for space in SPACES
]
# The moves of a space for every mask of the colours that lie there.
TAKES: Final[list[list[list[Move]]]] = [
    [[moves[colour] for colour in range(5) if mask >> colour & 1] for mask in range(32)]
    for moves in TAKE
]
# Three equal cubes, coins among them or in place of all.  [well.1]
WELL_WAYS: Final[list[int]] = [
    i
    for i, bundle in enumerate(BUNDLES)
    if len(bundle) == 3 and len({piece for piece in bundle if piece != COIN}) <= 1
]
WELL: Final[list[Move]] = [("well", WAYS[way]) for way in WELL_WAYS]
GO_TO: Final[list[Move]] = [("go_to", space) for space in SPACES]
DECLINE: Final[Move] = ("decline_turn",)


def _wells() -> list[list[Move]]:
    """What the well can be paid with, for none to three of each colour and of coins."""
    found: list[list[Move]] = []
    for key in range(4**5):
        held = [key // 4**piece % 4 for piece in range(5)]
        found.append(
            [
                WELL[i]
                for i, way in enumerate(WELL_WAYS)
                if all(BUNDLES[way].count(piece) <= held[piece] for piece in range(5))
            ]
        )
    return found


WELLS: Final[list[list[Move]]] = _wells()


def well_payments(s: Village, seat: int) -> list[Move]:
    """Three equal cubes; coins may stand in, if the table allows it.  [well.1]"""
    cubes = s.players[seat].cubes
    coins = pay.purse(s, seat) if s.options["well_coins"] == "allowed" else 0
    key = (
        min(cubes[0], 3)
        + 4 * min(cubes[1], 3)
        + 16 * min(cubes[2], 3)
        + 64 * min(cubes[3], 3)
        + 256 * min(coins, 3)
    )
    return WELLS[key]


def begin_turn(s: Village, seat: int) -> None:
    """Ask for a cube; the only cube that can be taken is taken unasked.  [take.1]"""
    s.phase = TURN
    s.current = seat
    s.space = -1
    s.colour = -1
    s.ask(TURN_KIND, seat)
    legal = s.legal()
    if len(legal) == 1 and legal[0][0] == "take":
        s.stack.pop()
        s._legal = None
        take_and_act(s, seat, legal[0])


def decision_of(s: Village, space: int) -> ActionDecision:
    return cast(ActionDecision, s.game.decisions[SPACES[space]])


def open_to(s: Village, seat: int) -> list[Move]:
    """Spaces where this player can act; a market day is always possible.  [well.3]"""
    return [
        GO_TO[space]
        for space in range(len(SPACES))
        if space == MARKET or decision_of(s, space).actions(s, seat)
    ]


def take_cube(s: Village, seat: int, space: int, colour: int) -> None:
    """Influence goes to the farm; a black cube goes back and costs two hours.  [take.1, take.2]"""
    at = space * 5 + colour
    s.board[at] -= 1
    s.left -= 1
    if not s.board[at]:
        s.present[space] &= ~(1 << colour)
    s.space = space
    s.colour = colour
    s.tell("took", seat, COLOURS[colour], SPACES[space])
    if colour == BLACK:
        s.supply[BLACK] += 1
        life.spend_hours(s, seat, s.tables.plague_hours)
    else:
        s.players[seat].cubes[colour] += 1


def take_and_act(s: Village, seat: int, move: Move) -> None:
    """Take the cube, then ask what to do on its space, if anything can be done.  [take.3]"""
    space = SPACES.index(cast(str, move[1]))
    take_cube(s, seat, space, COLOURS.index(cast(str, move[2])))
    if space == MARKET:
        market.begin_day(s, seat, s.seats == 1)
    elif decision_of(s, space).actions(s, seat):
        s.ask(SPACES[space], seat, (0,))
    else:
        s.tell("could_not_act", seat)


class TurnDecision(Decision[Village]):
    """Which cube to take, or the well; in the last turns also nothing.  [take.1, well.1, end.2]"""

    kind = TURN_KIND

    def moves(self, s: Village, frame: Frame) -> list[Move]:
        found: list[Move] = []
        if s.left:
            for space in range(len(SPACES)):
                mask = s.present[space]
                if mask:
                    found += TAKES[space][mask]
            found += well_payments(s, frame.seat)
        else:  # a last turn on an empty board is a free action  [end.3]
            found += open_to(s, frame.seat)
        if s.last >= 0:
            found.append(DECLINE)
        return found

    def play(self, s: Village, frame: Frame, move: Move) -> None:
        s.stack.pop()
        seat = frame.seat
        verb = move[0]
        if verb == "take":
            take_and_act(s, seat, move)
        elif verb == "well":
            pay.settle(s, seat, WAYS.index(cast(str, move[1])))
            if len(open_to(s, seat)) > 1:
                s.ask(WELL_KIND, seat)
            else:  # a market day is all that is left to do
                go_to(s, seat, MARKET, False)
        elif verb == "go_to":
            go_to(s, seat, SPACES.index(cast(str, move[1])), s.seats == 1)
        else:
            s.tell("declined_turn", seat)
        flow.proceed(s)

    def reason(self, s: Village, frame: Frame, move: Move) -> Reason | None:
        verb = move[0]
        if verb == "take":
            if not s.left:
                return s.because("end.3", "why-board-empty")
            return s.because("take.1", "why-no-such-cube", ("colour", "space"), (move[2], move[1]))
        if verb == "well":
            if not s.left:
                return s.because("well.2", "why-well-dry")
            if s.options["well_coins"] != "allowed" and "coin" in str(move[1]):
                return s.because("well.1", "why-no-coins-at-well")
            return s.because("well.1", "why-cannot-pay-well")
        if verb == "go_to":
            if not s.left:
                return s.because("well.3", "why-nothing-there", ("space",), (move[1],))
            return s.because("well.1", "why-pay-well-first")
        if verb == "decline_turn":
            return s.because("take.1", "why-must-take")
        return None

    def flaw(self, s: Village, frame: Frame) -> str | None:
        if s.phase != TURN or frame.seat != s.current or s.due:
            return "a turn belongs to the player whose turn it is and starts without deaths due"
        if not s.left and s.last < 0:
            return "without cubes on the board the round is over"
        return None

    def clauses(self) -> tuple[str, ...]:
        return ("take.1", "take.2", "take.3", "well.1", "end.2", "end.3")


def go_to(s: Village, seat: int, space: int, klara_reacts: bool) -> None:
    """The action that was paid for, or is free, is carried out.  [well.3]"""
    s.tell("went_to", seat, SPACES[space])
    if space == MARKET:
        market.begin_day(s, seat, klara_reacts)
        return
    decision = decision_of(s, space)
    actions = decision.actions(s, seat)
    if len(actions) == 1:
        decision.act(s, seat, actions[0])
    else:
        s.ask(SPACES[space], seat, (1,))


class WellDecision(Decision[Village]):
    """Which action the well gives: any of the seven.  [well.1, well.2]"""

    kind = WELL_KIND

    def moves(self, s: Village, frame: Frame) -> list[Move]:
        return open_to(s, frame.seat)

    def play(self, s: Village, frame: Frame, move: Move) -> None:
        s.stack.pop()
        go_to(s, frame.seat, SPACES.index(cast(str, move[1])), False)  # [solo.10]
        flow.proceed(s)

    def reason(self, s: Village, frame: Frame, move: Move) -> Reason | None:
        if move[0] == "go_to":
            return s.because("well.3", "why-nothing-there", ("space",), (move[1],))
        return None

    def flaw(self, s: Village, frame: Frame) -> str | None:
        if s.phase != TURN or frame.seat != s.current:
            return "the well belongs to the player whose turn it is"
        return None

    def clauses(self) -> tuple[str, ...]:
        return ("well.1", "well.2", "well.3")
