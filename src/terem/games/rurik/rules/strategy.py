"""The strategy phase: advisors go to the columns of the board, with or without a bribe."""

from __future__ import annotations

from typing import Final

from terem.engine import Action, Decision, Fields, Frame, Passage, Ply, Reason, Verb
from terem.games.rurik.rules.movement import Drive, DriveLeader
from terem.games.rurik.state import Player, Rurik, empty_board, side_name
from terem.games.rurik.tables import (
    ACTION_PHASE,
    ACTIONS,
    ADVISORS,
    COLUMNS,
    ROWS,
    STRATEGY_PHASE,
    advisor_piece,
    bits,
    piece_bribe,
    piece_side,
    piece_token,
    size,
)

NUMBERS: Final = [1, 2, 3, 4, 5]
MOST_COINS: Final = 36  # the coin tokens in the box

EVERY_COLUMN: Final = (1 << COLUMNS) - 1

PLACE: Final = Verb(
    "place", ("number", NUMBERS), ("action", ACTIONS), told=("row", "points", "coins")
)
BRIBE: Final = Verb("bribe", ("coins", range(MOST_COINS + 1)), told=("row", "points", "action"))


# ---------------------------------------------------------------------- the board


def power(s: Rurik, piece: int) -> int:
    """Printed number and bribe together.  [strategy.5]"""
    return s.tables.numbers[piece_token(piece)] + piece_bribe(piece)


def is_full(s: Rurik, column: int) -> bool:
    """[strategy.3]"""
    return s.board[column * ROWS + s.tables.rows[s.board_side] - 1] >= 0


def landing(s: Rurik, column: int, mine: int) -> int:
    """The row, from 0, where an advisor of this power comes to stand.  [strategy.2]"""
    row = 0
    while row < ROWS - 1 and s.board[column * ROWS + row] >= 0:
        if power(s, s.board[column * ROWS + row]) < mine:
            break
        row += 1
    return row


def insert(s: Rurik, column: int, piece: int) -> None:
    """Weaker advisors slide down one space, equal ones stay above.  [strategy.2]"""
    board = s.board
    slot = column * ROWS + landing(s, column, power(s, piece))
    held = piece
    while held >= 0:
        held, board[slot] = board[slot], held
        slot += 1
    s.players[piece_side(piece)].columns |= 1 << column


def withdraw(s: Rurik, column: int, piece: int) -> None:
    """Take an advisor out again while its bribe is being paid; those below move up."""
    board = s.board
    end = column * ROWS + ROWS - 1
    slot = board.index(piece, column * ROWS)
    while slot < end:
        board[slot] = board[slot + 1]
        slot += 1
    board[end] = -1


def token_of(s: Rurik, player: Player, number: int) -> int:
    """The advisor of a number still in hand, -1 for none. Two of a number are alike."""
    for token in bits(player.advisors):
        if s.tables.numbers[token] == number:
            return token
    return -1


# ---------------------------------------------------------------------- placing


def in_the_game(s: Rurik, token: int) -> bool:
    """Whether an advisor takes part in this round.  [setup.5]"""
    boxed = s.seats == 4 and s.tables.numbers[token] == s.tables.boxed_with_four
    return s.tables.joins[token] <= s.round and not boxed


class Round(Passage[Rurik]):
    """Everybody takes the advisors of this round.  [setup.5, strategy.1]"""

    kind = "round"

    def run(self, s: Rurik, frame: Frame) -> None:
        s.phase = STRATEGY_PHASE
        s.board = empty_board()
        s.uncovered = 0
        mask = 0
        for token in range(len(ADVISORS)):
            if in_the_game(s, token):
                mask |= 1 << token
        for player in s.players:
            player.advisors = mask
            player.columns = 0
        s.tell("round_begins", s.round, s.first)
        s.end()
        s.call("strategy", s.first)


class Strategy(Passage[Rurik]):
    """Clockwise one advisor each, until all are placed; the frame says who is next.
    [strategy.1]"""

    kind = "strategy"

    def run(self, s: Rurik, frame: Frame) -> None:
        side = frame.seat
        s.end()
        if s.players[side].advisors:
            s.call("strategy", (side + 1) % len(s.players))
            s.call("place" if side < s.seats else "rebellion_places", side)
        else:
            s.phase = ACTION_PHASE
            for player in s.players:
                player.columns = 0
            s.tell("actions_begin", s.first)
            s.call("actions", s.first)


def open_columns(s: Rurik, side: int) -> int:
    """Columns with room; one's own only after three different ones.  [strategy.3, strategy.4]"""
    own = s.players[side].columns
    full = own if size(own) < s.tables.columns_before_doubling else 0
    space = s.tables.rows[s.board_side] - 1
    for column in range(COLUMNS):
        if s.board[space] >= 0:
            full |= 1 << column
        space += ROWS
    return EVERY_COLUMN & ~full


_placements: Final[list[list[Ply] | None]] = [None] * (1 << len(NUMBERS) + COLUMNS)


def placements(numbers: int, columns: int) -> list[Ply]:
    """Each of these numbers to each of these columns, listed once and then shared."""
    at = numbers << COLUMNS | columns
    found = _placements[at]
    if found is None:
        found = [PLACE.of(number, column) for number in bits(numbers) for column in bits(columns)]
        _placements[at] = found
    return found


class Place(Action[Rurik]):
    """Any advisor still in hand.  [strategy.1]"""

    verb = PLACE
    time = ("strategy.1", "why-only-strategy-phase")

    def offer(self, s: Rurik, frame: Frame, found: list[Ply]) -> None:
        numbers = s.tables.number_sets[s.players[frame.seat].advisors]
        found.extend(placements(numbers, open_columns(s, frame.seat)))

    def play(self, s: Rurik, frame: Frame, ply: Ply) -> None:
        player = s.players[frame.seat]
        token = token_of(s, player, NUMBERS[ply.a])
        s.end()
        player.advisors &= ~(1 << token)
        insert(s, ply.b, advisor_piece(frame.seat, token, 0))
        if s.telling:
            s.tell("advisor_placed", frame.seat, NUMBERS[ply.a], ACTIONS[ply.b])
        if player.coins:
            s.call("bribe", frame.seat, (ply.b, token))

    def reason(self, s: Rurik, frame: Frame, ply: Ply) -> Reason | None:
        if token_of(s, s.players[frame.seat], NUMBERS[ply.a]) < 0:
            return s.because("strategy.1", "why-no-such-advisor", ("number",), ply.move[1:2])
        if is_full(s, ply.b):
            return s.because("strategy.3", "why-column-full", ("action",), ply.move[2:])
        return s.because("strategy.4", "why-three-columns-first", ("action",), ply.move[2:])


class PlaceDecision(Decision[Rurik]):
    """Which advisor goes to which column.  [strategy.1]"""

    kind = "place"
    cites = ("strategy.1", "strategy.2", "strategy.3", "strategy.4")
    actions = (Place(), Drive(), DriveLeader())
    # Predslava may act before.
    stays = True

    def flaw(self, s: Rurik, frame: Frame) -> str | None:
        if s.phase != STRATEGY_PHASE or not s.players[frame.seat].advisors:
            return "only a player with advisors in hand places one"
        return None


class Bribe(Action[Rurik]):
    """Any number of one's coins: each is one more power.  [strategy.5]"""

    verb = BRIBE
    time = ("strategy.5", "why-bribe-while-placing")

    def offer(self, s: Rurik, frame: Frame, found: list[Ply]) -> None:
        found.extend(BRIBE.grid[: s.players[frame.seat].coins + 1])

    def play(self, s: Rurik, frame: Frame, ply: Ply) -> None:
        column, token = frame.args
        coins = ply.a
        if coins:
            s.players[frame.seat].coins -= coins
            withdraw(s, column, advisor_piece(frame.seat, token, 0))
            insert(s, column, advisor_piece(frame.seat, token, coins))
            s.tell("bribed", side_name(s, frame.seat), coins, ACTIONS[column])

    def reason(self, s: Rurik, frame: Frame, ply: Ply) -> Reason | None:
        coins = s.players[frame.seat].coins
        return s.because("strategy.5", "why-bribe-too-big", ("held",), (coins,))


class BribeDecision(Decision[Rurik]):
    """How many coins go with the advisor just placed.  [strategy.5]"""

    kind = "bribe"
    cites = ("strategy.5",)
    fields: Fields = (("column", ACTIONS), ("advisor", ADVISORS))
    actions = (Bribe(),)
    standing = (("bribe", 0),)

    def flaw(self, s: Rurik, frame: Frame) -> str | None:
        column, token = frame.args
        here = s.board[column * ROWS : column * ROWS + ROWS]
        if s.phase != STRATEGY_PHASE or advisor_piece(frame.seat, token, 0) not in here:
            return "a bribe goes with the advisor just placed"
        return None
