"""A turn: take a cube from a space, or pay at the well; then act there; then the dead."""

from __future__ import annotations

from typing import Final

from terem.engine import Action, Decision, Frame, Passage, Ply, Reason, Verb
from terem.games.village.rules import life, market, pay
from terem.games.village.rules.action import MAY_SKIP, MUST_ACT
from terem.games.village.state import Village
from terem.games.village.tables import BLACK, BUNDLES, COIN, COLOURS, MARKET, SPACES, WAYS

TAKE: Final = Verb("take", ("space", SPACES), ("colour", COLOURS), told=("hours",))
# The moves of a space for every mask of the colours that lie there.
TAKES: Final[list[list[list[Ply]]]] = [
    [[row[colour] for colour in range(5) if mask >> colour & 1] for mask in range(32)]
    for row in TAKE.rows()
]
# Three equal cubes, coins among them or in place of all.  [well.1]
WELL_WAYS: Final[list[int]] = [
    i
    for i, bundle in enumerate(BUNDLES)
    if len(bundle) == 3 and len({piece for piece in bundle if piece != COIN}) <= 1
]
WELL: Final = Verb("well", ("way", [WAYS[way] for way in WELL_WAYS]))
GO_TO: Final = Verb("go_to", ("space", SPACES))
DECLINE: Final = Verb("decline_turn")


# What the well can be paid with, by holding.
WELLS: Final[list[list[Ply]]] = [
    [WELL.grid[i] for i, way in enumerate(WELL_WAYS) if ways >> way & 1] for ways in pay.PAYABLE
]


def begin_turn(s: Village, seat: int) -> None:
    s.current = seat
    s.space = -1
    s.colour = -1
    s.call("player_turn", seat)
    s.call("turn", seat)


class PlayerTurn(Passage[Village]):
    """The action is over: deaths come now, then the next player, or Klara.  [death.1]"""

    kind = "player_turn"

    def run(self, s: Village, frame: Frame) -> None:
        if s.due:
            s.due -= 1
            life.somebody_dies(s, s.current)
            return
        s.end()
        if s.seats == 1:
            s.call("klara_turn")


# ---------------------------------------------------------------------------- taking a cube


def take_cube(s: Village, seat: int, space: int, colour: int) -> None:
    """Influence goes to the farm; a black cube goes back and costs two hours.  [take.1, take.2]"""
    s.remove_cube(space, colour)
    s.space = space
    s.colour = colour
    s.tell("took", seat, COLOURS[colour], SPACES[space])
    if colour == BLACK:
        s.supply[BLACK] += 1
        life.spend_hours(s, seat, s.tables.plague_hours)
    else:
        s.players[seat].cubes[colour] += 1


class Take(Action[Village]):
    """A cube from a space with its action; the only one left is taken unasked.  [take.1, take.3]"""

    verb = TAKE

    def offer(self, s: Village, frame: Frame, found: list[Ply]) -> None:
        for space in range(len(SPACES)):
            mask = s.present[space]
            if mask:
                found += TAKES[space][mask]

    def play(self, s: Village, frame: Frame, ply: Ply) -> None:
        seat = frame.seat
        space = ply.a
        take_cube(s, seat, space, ply.b)
        if space == MARKET:
            market.begin_day(s, seat, s.seats == 1)
        else:
            s.call(SPACES[space], seat, MAY_SKIP)

    def reason(self, s: Village, frame: Frame, ply: Ply) -> Reason | None:
        if not s.left:
            return s.because("end.3", "why-board-empty")
        names = (COLOURS[ply.b], SPACES[ply.a])
        return s.because("take.1", "why-no-such-cube", ("colour", "space"), names)


class Decline(Action[Village]):
    """In the last turns one may do nothing.  [end.2]"""

    verb = DECLINE
    why = ("take.1", "why-must-take")

    def offer(self, s: Village, frame: Frame, found: list[Ply]) -> None:
        if s.last >= 0:
            found.append(DECLINE.only)

    def play(self, s: Village, frame: Frame, ply: Ply) -> None:
        s.tell("declined_turn", frame.seat)


# ---------------------------------------------------------------------------- the well


class PayTheWell(Action[Village]):
    """Three equal cubes, coins among them if the table allows it, for any action.  [well.1]"""

    verb = WELL

    def offer(self, s: Village, frame: Frame, found: list[Ply]) -> None:
        if not s.left:
            return
        coins = pay.purse(s, frame.seat) if s.options["well_coins"] == "allowed" else 0
        found += WELLS[pay.holding(s.players[frame.seat].cubes, coins)]

    def play(self, s: Village, frame: Frame, ply: Ply) -> None:
        pay.pay(s, frame.seat, WELL_WAYS[ply.a])
        s.call("well", frame.seat)

    def reason(self, s: Village, frame: Frame, ply: Ply) -> Reason | None:
        if not s.left:
            return s.because("well.2", "why-well-dry")
        if s.options["well_coins"] != "allowed" and COIN in BUNDLES[WELL_WAYS[ply.a]]:
            return s.because("well.1", "why-no-coins-at-well")
        return s.because("well.1", "why-cannot-pay-well")


def can_act(s: Village, seat: int, space: int) -> bool:
    """Whether this player can do anything there; a market day is always possible.  [well.3]"""
    if space == MARKET:
        return True
    kind = SPACES[space]
    return s.game.decisions[kind].possible(s, Frame(kind, seat, MUST_ACT))


def go_to(s: Village, seat: int, space: int, klara_reacts: bool) -> None:
    """The action that was paid for, or is free, is carried out.  [well.3]"""
    s.tell("went_to", seat, SPACES[space])
    if space == MARKET:
        market.begin_day(s, seat, klara_reacts)
    else:
        s.call(SPACES[space], seat, MUST_ACT)


class GoTo(Action[Village]):
    """Any of the seven actions, where it can be carried out.  [well.1, well.2, well.3]"""

    verb = GO_TO

    def offer(self, s: Village, frame: Frame, found: list[Ply]) -> None:
        for space in range(len(SPACES)):
            if can_act(s, frame.seat, space):
                found.append(GO_TO.grid[space])

    def play(self, s: Village, frame: Frame, ply: Ply) -> None:
        go_to(s, frame.seat, ply.a, False)  # Klara does not react to the well  [solo.10]

    def reason(self, s: Village, frame: Frame, ply: Ply) -> Reason | None:
        return s.because("well.3", "why-nothing-there", ("space",), (SPACES[ply.a],))


class ActForFree(GoTo):
    """A last turn on an empty board is a free action.  [end.3]"""

    def offer(self, s: Village, frame: Frame, found: list[Ply]) -> None:
        if not s.left:
            super().offer(s, frame, found)

    def play(self, s: Village, frame: Frame, ply: Ply) -> None:
        go_to(s, frame.seat, ply.a, s.seats == 1)

    def reason(self, s: Village, frame: Frame, ply: Ply) -> Reason | None:
        if s.left:
            return s.because("well.1", "why-pay-well-first")
        return super().reason(s, frame, ply)


BEFORE_THE_END: Final[list[Action[Village]]] = [Take(), PayTheWell()]
IN_THE_END: Final[list[Action[Village]]] = [ActForFree(), Decline()]


class TurnQuestion(Decision[Village]):
    """Which cube to take, or the well; in the last turns also nothing.  [take.1, well.1, end.2]"""

    kind = "turn"
    actions = (*BEFORE_THE_END, *IN_THE_END)
    cites = ("take.1", "take.2", "take.3", "well.1", "end.2", "end.3")

    def moves(self, s: Village, frame: Frame) -> list[Ply]:
        found: list[Ply] = []
        for action in self.asked if s.last >= 0 else BEFORE_THE_END:
            action.offer(s, frame, found)
        return found

    def flaw(self, s: Village, frame: Frame) -> str | None:
        if s.due:
            return "a turn starts without deaths due"
        if not s.left and s.last < 0:
            return "without cubes on the board the round is over"
        return None


class WellQuestion(Decision[Village]):
    """Which action the well gives.  [well.1]"""

    kind = "well"
    actions = (GoTo(),)
    cites = ("well.1", "well.2", "well.3")
