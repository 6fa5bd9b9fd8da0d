"""The action phase: one advisor a turn, its action, and bonus actions before or after it."""

from __future__ import annotations

from typing import Final

from terem.engine import Action, Decision, Frame, Passage, Ply, Reason, Verb
from terem.games.rurik.rules.attack import AttackNeutral, AttackRebel, AttackSide, Rally
from terem.games.rurik.rules.bonus import Convert, PlayCard, finish_first
from terem.games.rurik.rules.build import Build
from terem.games.rurik.rules.deeds import DoDeed
from terem.games.rurik.rules.movement import (
    JUMP,
    JUMP_LEADER,
    JUMP_WITH,
    STEP,
    STEP_LEADER,
    STEP_WITH,
    Drive,
    DriveLeader,
    MoveAgatha,
    MoveLeader,
    MoveTroop,
)
from terem.games.rurik.rules.muster import MusterLeader, MusterTroop
from terem.games.rurik.rules.points import (
    action_price,
    cannot_pay_space,
    drop_points,
    only_in_a_turn,
    points_left,
)
from terem.games.rurik.rules.regions import ByRegion, come_back
from terem.games.rurik.rules.tax import Tax, TaxForCoin, TaxForGood
from terem.games.rurik.state import Rurik, clear_turn, side_name
from terem.games.rurik.tables import (
    ACTION_PHASE,
    ACTIONS,
    LEAP,
    MAIN_ACTION,
    MOVE,
    PIECE_SIDE,
    REGIONS,
    ROWS,
    SCHEME,
    STRATEGY_PHASE,
    piece_bribe,
    piece_side,
    piece_token,
)

COME_BACK: Final = Verb("come_back", ("region", REGIONS))
STAY_AWAY: Final = Verb("stay_away")
RECALL: Final = Verb("recall", ("action", ACTIONS), ("row", [1, 2, 3, 4]))
ACT: Final = Verb("act", told=("action", "points", "coins"))
FORFEIT: Final = Verb("forfeit", told=("action", "coins"))
STOP: Final = Verb("stop")
END_TURN: Final = Verb("end_turn")
RETURNS: Final = ByRegion(COME_BACK.grid)


# ---------------------------------------------------------------------- whose turn


def own_spaces(s: Rurik, side: int) -> list[int]:
    """The spaces of a side's advisors with the lowest number, column by column.  [turn.1]"""
    lowest = 99
    found: list[int] = []
    for space, piece in enumerate(s.board):
        if piece & PIECE_SIDE == side:
            number = s.tables.numbers[piece_token(piece)]
            if number < lowest:
                lowest = number
                found = [space]
            elif number == lowest:
                found.append(space)
    return found


def take_back(s: Rurik, side: int, space: int) -> None:
    """The bribe goes to the supply, whatever happens then; advisors below do not move up.
    [turn.3]"""
    piece = s.board[space]
    s.board[space] = -1
    if s.telling:
        number = s.tables.numbers[piece_token(piece)]
        who = side_name(s, side)
        s.tell("advisor_taken", who, number, ACTIONS[space // ROWS], piece_bribe(piece))


class Actions(Passage[Rurik]):
    """Clockwise one advisor each, until the board is empty; the frame says who is next.
    [turn.1]"""

    kind = "actions"

    def run(self, s: Rurik, frame: Frame) -> None:
        side = frame.seat
        s.end()
        s.call("actions", (side + 1) % len(s.players))
        if side >= s.seats:
            s.call("rebellion_turn", side)
        elif not s.players[side].at and own_spaces(s, side):
            s.call("comeback", side)
        else:
            s.call("advisor", side)


class ComeBack(Action[Rurik]):
    """A player without a piece may put leader and a troop into one region.  [turn.6]"""

    verb = COME_BACK
    time = ("turn.6", "why-only-without-pieces")

    def offer(self, s: Rurik, frame: Frame, found: list[Ply]) -> None:
        RETURNS.add(s.regions, found)

    def play(self, s: Rurik, frame: Frame, ply: Ply) -> None:
        come_back(s, frame.seat, ply.a)
        s.call("advisor", frame.seat)

    def reason(self, s: Rurik, frame: Frame, ply: Ply) -> Reason | None:
        return s.because("region.1", "why-not-in-play", ("region",), ply.move[1:])


class StayAway(Action[Rurik]):
    """Or stay off the map.  [turn.6]"""

    verb = STAY_AWAY
    time = ("turn.6", "why-only-without-pieces")

    def offer(self, s: Rurik, frame: Frame, found: list[Ply]) -> None:
        found.append(STAY_AWAY.only)

    def play(self, s: Rurik, frame: Frame, ply: Ply) -> None:
        s.call("advisor", frame.seat)


class ComebackDecision(Decision[Rurik]):
    """A player without a piece comes back, or not.  [turn.6]"""

    kind = "comeback"
    cites = ("turn.6",)
    actions = (ComeBack(), StayAway())

    def flaw(self, s: Rurik, frame: Frame) -> str | None:
        if s.phase != ACTION_PHASE or s.players[frame.seat].at:
            return "only a player without a piece on the map comes back"
        if not own_spaces(s, frame.seat):
            return "only a player with an advisor on the board comes back"
        return None


class Recall(Action[Rurik]):
    """Between two equal advisors the owner chooses, even within one column.  [turn.2]"""

    verb = RECALL

    def offer(self, s: Rurik, frame: Frame, found: list[Ply]) -> None:
        for space in own_spaces(s, frame.seat):
            found.append(RECALL.grid[space])

    def play(self, s: Rurik, frame: Frame, ply: Ply) -> None:
        s.column = ply.a
        s.row = ply.b
        take_back(s, frame.seat, ply.a * ROWS + ply.b)
        s.call("turn", frame.seat)

    def reason(self, s: Rurik, frame: Frame, ply: Ply) -> Reason | None:
        piece = s.board[ply.a * ROWS + ply.b]
        if piece < 0 or piece_side(piece) != frame.seat:
            return s.because("turn.2", "why-not-your-advisor")
        return s.because("turn.1", "why-lowest-first")

    def untimely(self, s: Rurik, frame: Frame, ply: Ply) -> Reason | None:
        if s.column >= 0:
            return s.because("turn.1", "why-advisor-taken")
        return only_in_a_turn(s, frame)


class AdvisorDecision(Decision[Rurik]):
    """Which of two equal advisors acts now.  [turn.2]"""

    kind = "advisor"
    cites = ("turn.1", "turn.2")
    actions = (Recall(),)

    def nothing(self, s: Rurik, frame: Frame) -> None:
        """The board is empty: the action phase is over.  [turn.1]"""
        s.end()
        s.call("claim")

    def flaw(self, s: Rurik, frame: Frame) -> str | None:
        if s.phase != ACTION_PHASE or len(own_spaces(s, frame.seat)) < 2:
            return "only between two equal advisors is there a choice"
        return None


# ---------------------------------------------------------------------- the turn


class OfATurn(Action[Rurik]):
    """What only a turn offers."""

    def untimely(self, s: Rurik, frame: Frame, ply: Ply) -> Reason | None:
        return only_in_a_turn(s, frame)


def take_schemes(s: Rurik, seat: int, cards: int) -> None:
    """Cards are drawn, then whoever stood on the top space gives the first player token away.
    [scheme.1, scheme.2, solo.1]"""
    if s.row == 0 and s.seats > 1:
        s.call("token", seat)
    s.call("draw", seat, (cards,))


def only_once(s: Rurik, rule: str) -> Reason | None:
    """The main action is taken or forfeited as a whole, once a turn.  [turn.4, turn.5]"""
    if not s.acted:
        return None
    return s.because(rule, "why-acting" if s.focus == MAIN_ACTION else "why-acted")


class Act(OfATurn):
    """Pay the price of the space and get its points.  [turn.4]"""

    verb = ACT

    def offer(self, s: Rurik, frame: Frame, found: list[Ply]) -> None:
        if not s.focus and not s.acted and s.players[frame.seat].coins >= action_price(s):
            found.append(ACT.only)

    def play(self, s: Rurik, frame: Frame, ply: Ply) -> None:
        s.players[frame.seat].coins -= action_price(s)
        s.acted = True
        points = s.tables.row_points[s.board_side][s.column * ROWS + s.row]
        if s.telling:
            s.tell("acted", frame.seat, ACTIONS[s.column], points)
        if s.column == SCHEME:
            take_schemes(s, frame.seat, points)
            return
        s.pool[s.column] += points
        if not s.pooled:
            # A table may keep all points of a turn in one pool.  [bonus.4]
            s.focus = MAIN_ACTION

    def reason(self, s: Rurik, frame: Frame, ply: Ply) -> Reason | None:
        return only_once(s, "turn.4") or finish_first(s) or cannot_pay_space(s)


class Forfeit(OfATurn):
    """A coin in place of the whole main action.  [turn.5]"""

    verb = FORFEIT

    def offer(self, s: Rurik, frame: Frame, found: list[Ply]) -> None:
        if not s.focus and not s.acted:
            found.append(FORFEIT.only)

    def play(self, s: Rurik, frame: Frame, ply: Ply) -> None:
        s.acted = True
        s.players[frame.seat].coins += s.tables.forfeit_coins
        s.tell("forfeited", frame.seat, ACTIONS[s.column])

    def reason(self, s: Rurik, frame: Frame, ply: Ply) -> Reason | None:
        return only_once(s, "turn.5") or finish_first(s)


class Stop(OfATurn):
    """Points need not be used.  [turn.7]"""

    verb = STOP
    why = ("turn.7", "why-nothing-to-stop")

    def offer(self, s: Rurik, frame: Frame, found: list[Ply]) -> None:
        if s.focus:
            found.append(STOP.only)

    def play(self, s: Rurik, frame: Frame, ply: Ply) -> None:
        drop_points(s)


class EndTurn(OfATurn):
    """A turn without anything left to do ends by itself.  [turn.1, turn.7]"""

    verb = END_TURN

    def offer(self, s: Rurik, frame: Frame, found: list[Ply]) -> None:
        if not s.focus and s.acted:
            found.append(END_TURN.only)

    def play(self, s: Rurik, frame: Frame, ply: Ply) -> None:
        clear_turn(s)
        s.end()

    def reason(self, s: Rurik, frame: Frame, ply: Ply) -> Reason | None:
        if s.focus:
            return s.because("turn.7", "why-finish-action-first")
        return s.because("turn.4", "why-act-or-forfeit")


Offers = tuple[Action[Rurik], ...]

MUSTERS: Final[Offers] = (MusterTroop(), MusterLeader())
MARCHES: Final[Offers] = (
    MoveTroop(STEP, MOVE),
    MoveLeader(STEP_LEADER, MOVE),
    MoveAgatha(STEP_WITH, MOVE),
)
ATTACKS: Final[Offers] = (AttackRebel(), AttackNeutral(), AttackSide(), Rally())
LEAPS: Final[Offers] = (
    MoveTroop(JUMP, LEAP),
    MoveLeader(JUMP_LEADER, LEAP),
    MoveAgatha(JUMP_WITH, LEAP),
)
TAXES: Final[Offers] = (Tax(), TaxForGood())
BUILDS: Final[Offers] = (Build(),)
DRIVES: Final[Offers] = (Drive(),)
STOPPING: Final[Offers] = (Stop(),)
BONUSES: Final[Offers] = (PlayCard(), DoDeed(), Convert())
ENDING: Final[Offers] = (EndTurn(),)
ACTING: Final[Offers] = (Act(), Forfeit())

# What can be offered while nothing is under way, by whether the main action was taken: before any
# bonus action, and after one; and in a main action by its column.
BEFORE: Final = [[*DRIVES, *BONUSES, *last] for last in (ACTING, ENDING)]
BETWEEN: Final = [[*TAXES, *BUILDS, *offers] for offers in BEFORE]
BUSY: Final = [[*spent, *DRIVES, *STOPPING] for spent in (MUSTERS, MARCHES, ATTACKS, TAXES, BUILDS)]


class TurnDecision(Decision[Rurik]):
    """What to do in one's turn.  [turn.4, bonus.1]"""

    kind = "turn"
    cites = ("turn.4", "turn.5", "bonus.1", "bonus.2", "bonus.3")
    stays = True
    actions = (
        *MUSTERS,
        *MARCHES,
        *ATTACKS,
        *LEAPS,
        *TAXES,
        *BUILDS,
        *DRIVES,
        *STOPPING,
        *BONUSES,
        *ENDING,
        *ACTING,
        TaxForCoin(),
        DriveLeader(),
    )

    def moves(self, s: Rurik, frame: Frame) -> list[Ply]:
        """An action without points left can only stop, and so it does unasked.  [turn.7]"""
        if s.focus and not points_left(s):
            return [STOP.only]
        offers = self.asked
        if s.focus == MAIN_ACTION:
            offers = BUSY[s.column]
        elif not s.focus and not s.pooled:
            offers = (BETWEEN if s.used else BEFORE)[s.acted]
        found: list[Ply] = []
        for action in offers:
            action.offer(s, frame, found)
        return found

    def flaw(self, s: Rurik, frame: Frame) -> str | None:
        if s.phase != ACTION_PHASE or s.column < 0:
            return "a turn needs an advisor taken from the strategy board"
        return None


def begin_turn_of(s: Rurik, seat: int) -> bool:
    """As if it were this player's turn to place an advisor, or to act with one.  [strategy.1,
    turn.1]"""
    if s.phase == STRATEGY_PHASE and s.players[seat].advisors:
        s.stack = []
        s.call("strategy", seat)
        return True
    if s.phase == ACTION_PHASE and own_spaces(s, seat):
        clear_turn(s)
        s.stack = []
        s.call("actions", seat)
        return True
    return False
