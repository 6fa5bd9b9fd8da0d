"""Rounds: filling the bag and the spaces, whose turn comes next, the new round."""

from __future__ import annotations

from terem.engine import Frame, Passage
from terem.games.village.rules import market
from terem.games.village.rules.turn import begin_turn
from terem.games.village.state import AT_COUNCIL, Village
from terem.games.village.tables import BLACK, COLOURS, INFLUENCE, SPACES


def fill_bag(s: Village) -> None:
    """Influence as the setup card says, as far as the supply goes, and all black cubes.  [fill.1,
    fill.2]"""
    card = s.tables.fill[s.table_size()]
    bag = s.bag[:]
    for colour in range(INFLUENCE):
        added = min(card[colour], s.supply[colour])
        bag[colour] += added
        s.supply[colour] -= added
    bag[BLACK] += s.supply[BLACK]
    s.supply[BLACK] = 0
    s.bag = bag


def lay_cubes(s: Village) -> None:
    """Random cubes on each of the seven spaces.  [fill.3]"""
    s.reveals += 1
    bag = s.bag[:]
    total = sum(bag)
    for space, wanted in enumerate(s.tables.split[s.table_size()]):
        for _ in range(min(wanted, total)):
            ticket = s.chance.below(total)
            colour = 0
            while ticket >= bag[colour]:
                ticket -= bag[colour]
                colour += 1
            bag[colour] -= 1
            total -= 1
            s.board[space * 5 + colour] += 1
        if s.telling:
            laid = [COLOURS[c] for c in range(5) for _ in range(s.board[space * 5 + c])]
            s.tell("cubes_laid", SPACES[space], laid)
    s.bag = bag
    s.count_board()


def clear_track(s: Village) -> None:
    """Before a new round all of Klara's cubes but the last go back.  [solo.13]"""
    track = s.track[:]
    for cell in range(s.tables.cells):
        colour = track[cell]
        if colour >= 0 and cell != s.cell:
            s.supply[colour] += 1
            track[cell] = -1
    s.track = track


class Opening(Passage[Village]):
    """After the start bonuses the first round begins.  [setup.8]"""

    kind = "opening"

    def run(self, s: Village, frame: Frame) -> None:
        s.end()
        s.call("round")
        s.call("new_round")


class NewRound(Passage[Village]):
    """Fill the spaces; the holder of the first-player token begins.  [round.1]"""

    kind = "new_round"

    def run(self, s: Village, frame: Frame) -> None:
        s.end()
        s.tell("round_begins", s.round, s.first)
        fill_bag(s)
        lay_cubes(s)
        begin_turn(s, s.first)


class Round(Passage[Village]):
    """Clockwise while cubes are left; then the mass. After the end is in sight: the last turns,
    one each, and the last mass.  [take.4, end.2, end.4]"""

    kind = "round"

    def run(self, s: Village, frame: Frame) -> None:
        if s.last == 0 or (s.last < 0 and not s.left):
            s.call("end_of_round")
            s.call("mass")
            return
        if s.last > 0:
            s.last -= 1
        begin_turn(s, (s.current + 1) % s.seats)


class EndOfRound(Passage[Village]):
    """After the last mass the game is over; else the ring makes its holder first player and goes
    back to the council.  [round.2, end.7]"""

    kind = "end_of_round"

    def run(self, s: Village, frame: Frame) -> None:
        s.end()
        if s.last >= 0:
            s.end()
            s.tell("game_over")
            return
        if s.seats == 1:
            clear_track(s)
        elif s.ring >= 0:
            s.first = s.ring
        s.ring = AT_COUNCIL
        s.round += 1
        s.call("new_round")


def begin_turn_of(s: Village, seat: int) -> bool:
    """As if the turn had come round to this player: not while a mass is held, nor when no turn of
    his is left.  [take.4, end.2]"""
    turns = (seat - s.current - 1) % s.seats + 1
    if not any(frame.kind == "player_turn" for frame in s.stack):
        return False
    if turns > s.last if s.last >= 0 else not s.left:
        return False
    market.forget_day(s)
    s.due = 0
    s.due_now = 0
    s.stack = []
    s.call("round")
    begin_turn(s, seat)
    return True
