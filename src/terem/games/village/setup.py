"""The opening position."""

from __future__ import annotations

from terem.games.village.rules.rewards import FROM_START
from terem.games.village.state import AT_COUNCIL, NOBODY, Village, new_player
from terem.games.village.tables import COLOURS, CUSTOMERS, INFLUENCE


def deal(s: Village) -> None:
    """Lay out the village and start the first round.  [setup.1 to setup.8]"""
    tables = s.tables
    size = s.table_size()
    s.players = [new_player(tables) for _ in range(s.seats)]
    s.round = 1
    s.first = 0
    s.ring = AT_COUNCIL
    # Cubes can run out, goods and coins never do.  [setup.6]
    s.supply = tables.stock[:]
    s.bag = [0] * len(COLOURS)
    s.board = [0] * 35
    s.count_board()
    s.customers = list(range(len(CUSTOMERS)))
    s.chance.shuffle(s.customers)
    s.stalls = [s.customers.pop() for _ in range(tables.open_stalls[size])]
    s.queue = [s.customers.pop() for _ in range(tables.queue)]
    # [setup.5]
    s.slots = tables.slots[size][:]
    s.graves = tables.graves[size]
    s.current = 0
    s.space = s.colour = -1
    s.due = s.due_now = 0
    s.starter = s.served = NOBODY
    s.free = s.klara_waits = False
    s.passed = s.seller = 0
    s.trigger = NOBODY
    s.last = -1
    s.order = s.drawn = 0
    deal_klara(s)
    s.tell("game_begins", s.first)
    s.call("opening")
    start_bonuses(s)


def deal_klara(s: Village) -> None:
    """Her family, her track and her face-down tokens.  [solo.2]"""
    s.without_klara()
    if s.seats > 1:
        return
    s.klara_family = s.tables.klara_start[:]
    s.track = [-1] * s.tables.cells
    for _ in range(2):
        faces = [1 if i < s.tables.quills else 0 for i in range(3)]
        s.chance.shuffle(faces)
        s.tokens += faces


def start_bonuses(s: Village) -> None:
    """By place in the order of play; the fourth player is asked.  [setup.7]"""
    if s.options["start_bonus"] == "none" or s.seats == 1:
        return
    for seat, player in enumerate(s.players):
        bonus = s.tables.bonus[seat]
        if bonus == 1:
            player.grain += 1
            s.tell("got_grain", seat, 1)
        elif bonus == 2:
            colour = s.chance.below(INFLUENCE)
            s.supply[colour] -= 1
            player.cubes[colour] += 1
            s.tell("took_cubes", seat, COLOURS[colour])
        elif bonus == 3:
            s.call("cubes", seat, (1, FROM_START))
        elif bonus == 4:
            player.coins += 1
            s.tell("got_coins", seat, 1)
