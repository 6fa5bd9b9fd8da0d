"""Rounds: filling the bag and the spaces, whose turn comes next, the new round."""

from __future__ import annotations

from terem.games.village import solo
from terem.games.village.rules import mass, turn
from terem.games.village.state import AT_COUNCIL, Village
from terem.games.village.tables import BLACK, COLOURS, INFLUENCE, SPACES


def table_size(s: Village) -> int:
    """Alone, everything is laid out as for two.  [solo.1]"""
    return s.tables.solo_table if s.seats == 1 else s.seats


def fill_bag(s: Village) -> None:
    """Influence as the setup card says, as far as the supply goes, and all black cubes.  [fill.1,
    fill.2]"""
    card = s.tables.fill[table_size(s)]
    for colour in range(INFLUENCE):
        added = min(card[colour], s.supply[colour])
        s.bag[colour] += added
        s.supply[colour] -= added
    s.bag[BLACK] += s.supply[BLACK]
    s.supply[BLACK] = 0


def lay_cubes(s: Village) -> None:
    """Random cubes on each of the seven spaces.  [fill.3]"""
    s.reveals += 1
    bag = s.bag
    total = sum(bag)
    for space, wanted in enumerate(s.tables.split[table_size(s)]):
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
    s.count_board()


def begin_round(s: Village) -> None:
    """Fill the spaces; the holder of the first-player token begins.  [round.1]"""
    s.tell("round_begins", s.round, s.first)
    fill_bag(s)
    lay_cubes(s)
    turn.begin_turn(s, s.first)


def new_round(s: Village) -> None:
    """The ring makes its holder first player and goes back to the council.  [round.2]"""
    if s.seats == 1:
        solo.clear_track(s)
    elif s.ring >= 0:
        s.first = s.ring
    s.ring = AT_COUNCIL
    s.round += 1
    begin_round(s)


def next_turn(s: Village) -> None:
    """Clockwise while cubes are left; then the mass. After the end is in sight: the last turns,
    one each, and the last mass.  [take.4, end.2, end.4]"""
    if s.last == 0 or (s.last < 0 and not s.left):
        mass.begin(s)
        return
    if s.last > 0:
        s.last -= 1
    turn.begin_turn(s, (s.current + 1) % s.seats)
