"""The strategy phase: advisors go to the columns of the board, with or without a bribe."""

from __future__ import annotations

from typing import Final, cast

from terem.engine import Decision, Fields, Frame, Move, Reason
from terem.games.rurik.rules import movement, rebellion, turn
from terem.games.rurik.rules.timing import untimely
from terem.games.rurik.state import Player, Rurik, empty_board, side_name
from terem.games.rurik.tables import (
    ACTION_PHASE,
    ACTIONS,
    ADVISORS,
    COLUMNS,
    PREDSLAVA,
    ROWS,
    STRATEGY_PHASE,
    advisor_piece,
    bits,
    piece_bribe,
    piece_side,
    piece_token,
)

PLACE: Final = "place"
BRIBE: Final = "bribe"

MAX_BRIBE: Final = 36  # the coin tokens in the box
PLACE_ADVISOR: Final[list[list[Move]]] = [
    [("place", number, action) for action in ACTIONS] for number in range(6)
]
GIVE_BRIBE: Final[list[Move]] = [("bribe", coins) for coins in range(MAX_BRIBE + 1)]


def power(s: Rurik, piece: int) -> int:
    """Printed number and bribe together.  [strategy.5]"""
    return s.tables.numbers[piece_token(piece)] + piece_bribe(piece)


def is_full(s: Rurik, column: int) -> bool:
    return s.board[column * ROWS + s.tables.rows[s.board_side] - 1] >= 0


def columns_of(s: Rurik, side: int) -> int:
    """Mask of the columns in which a side has advisors."""
    mask = 0
    for space, piece in enumerate(s.board):
        if piece >= 0 and piece_side(piece) == side:
            mask |= 1 << space // ROWS
    return mask


def insert(s: Rurik, column: int, piece: int) -> int:
    """Weaker advisors slide down one space, equal ones stay above; gives the row.
    [strategy.2]"""
    board = s.board
    at = column * ROWS
    mine = power(s, piece)
    row = 0
    while board[at + row] >= 0 and power(s, board[at + row]) >= mine:
        row += 1
    held = piece
    slot = at + row
    while held >= 0:
        held, board[slot] = board[slot], held
        slot += 1
    return row


def withdraw(s: Rurik, column: int, piece: int) -> None:
    """Take an advisor out again while its bribe is being settled; those below move up."""
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


def open_columns(s: Rurik, side: int) -> list[int]:
    """Columns with room; one's own only after three different ones.  [strategy.3, strategy.4]"""
    own = columns_of(s, side)
    spread = own.bit_count() >= s.tables.columns_before_doubling
    return [
        column
        for column in range(COLUMNS)
        if not is_full(s, column) and (spread or not own >> column & 1)
    ]


def begin_strategy(s: Rurik) -> None:
    """Everybody takes the advisors of this round.  [setup.5, strategy.1]"""
    s.phase = STRATEGY_PHASE
    s.board = empty_board()
    s.uncovered = 0
    mask = 0
    for token in range(len(ADVISORS)):
        boxed = s.seats == 4 and s.tables.numbers[token] == s.tables.boxed_with_four
        if s.tables.joins[token] <= s.round and not boxed:
            mask |= 1 << token
    for player in s.players:
        player.advisors = mask
    s.tell("round_begins", s.round, s.first)
    s.ask(PLACE, s.first)


def next_placement(s: Rurik, seat: int) -> None:
    """Clockwise, one each, until all are placed.  [strategy.1]"""
    if s.solo:
        rebellion.place_advisor(s)
    following = (seat + 1) % s.seats
    if s.players[following].advisors:
        s.ask(PLACE, following)
    else:
        s.phase = ACTION_PHASE
        s.tell("actions_begin", s.first)
        turn.begin_turn(s, s.first)


class PlaceDecision(Decision[Rurik]):
    """Which advisor goes to which column.  [strategy.1]"""

    kind = PLACE

    def moves(self, s: Rurik, frame: Frame) -> list[Move]:
        seat = frame.seat
        columns = open_columns(s, seat)
        found: list[Move] = []
        before = 0
        for token in bits(s.players[seat].advisors):
            number = s.tables.numbers[token]
            if number != before:
                row = PLACE_ADVISOR[number]
                found += [row[column] for column in columns]
                before = number
        if s.options["predslava_turn"] == "any_phase":
            found += movement.drives(s, seat)
        return found

    def play(self, s: Rurik, frame: Frame, move: Move) -> None:
        seat = frame.seat
        if move[0] != "place":
            movement.drive(s, seat, move)
            return
        s.stack.pop()
        player = s.players[seat]
        number = cast(int, move[1])
        column = ACTIONS.index(cast(str, move[2]))
        token = token_of(s, player, number)
        player.advisors &= ~(1 << token)
        insert(s, column, advisor_piece(seat, token, 0))
        s.tell("advisor_placed", seat, number, move[2])
        if player.coins:
            s.ask(BRIBE, seat, (column, token))
        else:
            next_placement(s, seat)

    def reason(self, s: Rurik, frame: Frame, move: Move) -> Reason | None:
        if move[0] == "place":
            player = s.players[frame.seat]
            if token_of(s, player, cast(int, move[1])) < 0:
                return s.because("strategy.1", "why-no-such-advisor", ("number",), (move[1],))
            if is_full(s, ACTIONS.index(cast(str, move[2]))):
                return s.because("strategy.3", "why-column-full", ("action",), (move[2],))
            return s.because("strategy.4", "why-three-columns-first", ("action",), (move[2],))
        if move[0] in movement.DRIVING:
            at_any_time = s.options["predslava_turn"] == "any_phase"
            if at_any_time or s.players[frame.seat].leader != PREDSLAVA:
                return movement.why_not_drive(s, frame.seat, move)
        return untimely(s, move)

    def flaw(self, s: Rurik, frame: Frame) -> str | None:
        if s.phase != STRATEGY_PHASE or not s.players[frame.seat].advisors:
            return "only a player with advisors in hand places one"
        return None

    def clauses(self) -> tuple[str, ...]:
        return ("strategy.1", "strategy.2", "strategy.3", "strategy.4")


class BribeDecision(Decision[Rurik]):
    """How many coins go with the advisor just placed.  [strategy.5]"""

    kind = BRIBE
    fields: Fields = (("column", ACTIONS), ("advisor", ADVISORS))

    def moves(self, s: Rurik, frame: Frame) -> list[Move]:
        coins = s.players[frame.seat].coins
        return GIVE_BRIBE[: coins + 1]

    def play(self, s: Rurik, frame: Frame, move: Move) -> None:
        s.stack.pop()
        column, token = frame.args
        coins = cast(int, move[1])
        if coins:
            s.players[frame.seat].coins -= coins
            withdraw(s, column, advisor_piece(frame.seat, token, 0))
            insert(s, column, advisor_piece(frame.seat, token, coins))
            s.tell("bribed", side_name(s, frame.seat), coins, ACTIONS[column])
        next_placement(s, frame.seat)

    def reason(self, s: Rurik, frame: Frame, move: Move) -> Reason | None:
        if move[0] == "bribe":
            held = s.players[frame.seat].coins
            return s.because("strategy.5", "why-bribe-too-big", ("held",), (held,))
        return None

    def flaw(self, s: Rurik, frame: Frame) -> str | None:
        column, token = frame.args
        if advisor_piece(frame.seat, token, 0) not in s.board[column * ROWS : column * ROWS + ROWS]:
            return "a bribe goes with the advisor just placed"
        return None

    def clauses(self) -> tuple[str, ...]:
        return ("strategy.5",)
