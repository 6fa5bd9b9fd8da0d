"""The solo game: the Rebellion lays out its pieces, places its advisors and takes its turns."""

from __future__ import annotations

from typing import Final

from terem.engine import Decision, Fields, Frame, Passage, Ply
from terem.games.rurik.rules import editions, schemes
from terem.games.rurik.rules.attack import cards_to_reveal, fell_neutral, strike
from terem.games.rurik.rules.rebellion import (
    REBELLION,
    YOU,
    attack_region,
    build_choice,
    has_target,
    level,
    march,
    move_target,
    muster,
    nearest_source,
    order,
    raise_structures,
    tax,
    tax_region,
    unlock,
)
from terem.games.rurik.rules.regions import come_back, put_troop, set_leader
from terem.games.rurik.rules.strategy import insert, is_full, power
from terem.games.rurik.rules.turn import own_spaces, take_back
from terem.games.rurik.state import Rurik, new_player
from terem.games.rurik.tables import (
    ACTIONS,
    ATTACK,
    BUILD,
    CARDS,
    COLUMNS,
    MOVE,
    MUSTER,
    PRIORITIES,
    REGIONS,
    ROWS,
    SCHEME,
    SVIATOPOLK,
    TAX,
    advisor_piece,
    bits,
    piece_side,
)

# Columns of the bonus table: five kinds of points, then coins and fewer cards.
BONUS_COINS: Final = 5
BONUS_FEWER: Final = 6


def lay_out(s: Rurik) -> None:
    """Its figures, its board, its cards, and the neutral troops.  [solo.3, solo.4]"""
    tables = s.tables
    rebellion = new_player(tables.rebel_figures, tables.rebellion_coins)
    rebellion.leader = SVIATOPOLK
    s.players.append(rebellion)
    s.cards = list(range(len(CARDS)))
    s.chance.shuffle(s.cards)
    s.priority = tables.start_priority[level(s)]
    s.covers = tables.bonus_covered[level(s)]
    set_leader(s, REBELLION, tables.capital)
    for _ in range(tables.rebels_in_capital):
        put_troop(s, REBELLION, tables.capital)
    others = [region for region in order(s) if region != tables.capital]
    for region in others[: tables.rebel_regions]:
        for _ in range(tables.rebels_in_others):
            put_troop(s, REBELLION, region)
    for region in others[tables.rebel_regions :]:
        s.neutral |= 1 << region


# ---------------------------------------------------------------------- strategy phase


class RebellionPlaces(Passage[Rurik]):
    """After each of your advisors one of its own.  [rebellion.1]"""

    kind = "rebellion_places"

    def run(self, s: Rurik, frame: Frame) -> None:
        s.end()
        place_advisor(s)


def place_advisor(s: Rurik) -> None:
    """The next row of the bottom card, read from its bottom upwards.  [rebellion.1]"""
    me = s.players[REBELLION]
    rows = s.tables.card_rows[s.cards[-1]]
    while True:
        row = rows[s.uncovered]
        s.uncovered += 1
        token = token_for(s, row)
        if token >= 0:
            break
    s.reveals += 1
    me.advisors &= ~(1 << token)
    wanted = row[2 + s.priority]
    column = wanted
    while is_full(s, column):
        column = (column + 1) % COLUMNS
    bribe = bribe_for(s, column, token, column == wanted and row[5 + s.priority] == 1)
    me.coins -= bribe
    insert(s, column, advisor_piece(REBELLION, token, bribe))
    s.tell("advisor_placed", "rebellion", row[0], ACTIONS[column])
    if bribe:
        s.tell("bribed", "rebellion", bribe, ACTIONS[column])


def token_for(s: Rurik, row: list[int]) -> int:
    """The advisor a row names, if it is in play: starred ones join later.  [rebellion.1]"""
    number, starred = row[0], row[1]
    for token in bits(s.players[REBELLION].advisors):
        if s.tables.numbers[token] == number and (s.tables.joins[token] > 1) == bool(starred):
            return token
    return -1


def bribe_for(s: Rurik, column: int, token: int, coin: bool) -> int:
    """A coin symbol asks for the top space; a tie with you costs one coin.  [rebellion.2]"""
    purse = s.players[REBELLION].coins
    mine = s.tables.numbers[token]
    needed = 0
    tie = False
    for row in range(ROWS):
        piece = s.board[column * ROWS + row]
        if piece < 0:
            continue
        theirs = power(s, piece)
        own = piece_side(piece) == REBELLION
        if not (own and s.options["solo_own_bribe"] == "spare"):
            needed = max(needed, theirs + 1 - mine)
        tie = tie or (theirs == mine and not own)
    if coin and 0 < needed <= purse:
        return needed
    return 1 if tie and purse else 0


# ---------------------------------------------------------------------- its turn


class RebellionTurn(Passage[Rurik]):
    """The bottom card comes to the top, then the lowest advisor acts.  [rebellion.3]"""

    kind = "rebellion_turn"

    def run(self, s: Rurik, frame: Frame) -> None:
        s.end()
        spaces = own_spaces(s, REBELLION)
        if not spaces:
            return
        s.cards = [s.cards[-1], *s.cards[:-1]]
        s.uncovered = 0
        if s.card_turns < len(CARDS):
            s.reveals += 1
        s.card_turns += 1
        s.tell("card_turned_up", CARDS[s.cards[0]])
        if not s.players[REBELLION].at:
            # Like a player without pieces it comes back, in the first region.  [rebellion.15]
            come_back(s, REBELLION, order(s)[0])
        # The spaces run column by column: the first one is the left-most.  [rebellion.3]
        space = spaces[0]
        take_back(s, REBELLION, space)
        perform(s, space // ROWS, space)


def perform(s: Rurik, action: int, space: int) -> None:
    """Bonus moves, price, action: or a coin if it cannot act.  [rebellion.4, rebellion.5]"""
    me = s.players[REBELLION]
    price = s.tables.row_cost[s.board_side][space]
    points = s.tables.row_points[s.board_side][space]
    gives = bonuses(s, action)
    later = gives[MOVE]
    if editions.rebellion_moves_first(s):
        # Bonus points are an action of their own, with a target of their own.  [rebellion.6]
        march(s, later)
        later = 0
    if action != MOVE and action != SCHEME:
        points += gives[action]
    if me.coins < price or not can_act(s, action, points):
        me.coins += s.tables.forfeit_coins
        s.tell("forfeited", "rebellion", ACTIONS[action])
        return
    me.coins += gives[BONUS_COINS] - price
    if gives[BONUS_COINS]:
        s.tell("coins_gained", "rebellion", gives[BONUS_COINS])
    if action == ATTACK:
        s.call("rebellion_attacks", REBELLION, (-1, points, gives[BONUS_FEWER], later))
        return
    if action == MUSTER:
        muster(s, points)
    elif action == MOVE:
        march(s, points)
    elif action == TAX:
        tax(s, points)
    elif action == BUILD:
        raise_structures(s, points)
    else:
        unlock(s)
    march(s, later)


def bonuses(s: Rurik, action: int) -> list[int]:
    """What all open bonuses of this action give together.  [rebellion.4]"""
    total = [0] * 7
    for priority in range(len(PRIORITIES)):
        ons = s.tables.bonus_on[level(s)][priority]
        opened = len(ons) - s.covers[priority]
        for i in range(opened):
            if ons[i] == action:
                gives = s.tables.bonus_gives[level(s)][priority][i]
                for kind in range(7):
                    total[kind] += gives[kind]
    return total


def can_act(s: Rurik, action: int, points: int) -> bool:
    """Whether it can use a single point.  [rebellion.5]"""
    me = s.players[REBELLION]
    if action == MUSTER:
        return bool(me.at) and (me.supply > 0 or me.leader_at < 0)
    if action == MOVE:
        target = move_target(s)
        return target >= 0 and nearest_source(s, target) >= 0
    if action == ATTACK:
        return attack_region(s) >= 0
    if action == TAX:
        return tax_region(s, points) >= 0
    if action == BUILD:
        return build_choice(s, points, [0, 0, 0, 0])[0] >= 0
    return sum(s.covers) > 0


# ---------------------------------------------------------------------- attack


class RebellionAttacks(Passage[Rurik]):
    """All attacks in one region before the next; you before neutral troops. The frame has the
    region (-1: none yet), the points left, the cards fewer, and the moves after it.
    [rebellion.9]"""

    kind = "rebellion_attacks"

    def run(self, s: Rurik, frame: Frame) -> None:
        region, points, fewer, later = frame.args
        s.end()
        if region < 0 or not has_target(s, region) or not s.players[REBELLION].at >> region & 1:
            region = attack_region(s)
        if not points or region < 0:
            march(s, later)
            return
        if not s.players[YOU].at >> region & 1:
            fell_neutral(s, REBELLION, region)
            s.call("rebellion_attacks", REBELLION, (region, points - 1, fewer, later))
            return
        less = fewer + (1 if s.players[REBELLION].leader_at == region else 0)
        count = cards_to_reveal(s, YOU, region, less)
        strike(s, REBELLION, YOU, region)
        if count:
            # You choose the deck for its check.  [rebellion.10]
            s.call("rebellion_casualty", YOU, (region, count, points - 1, fewer, later))
        else:
            s.call("rebellion_attacks", REBELLION, (region, points - 1, fewer, later))


class RebellionReveal(schemes.Reveal):
    """Cards for the Rebellion's casualties.  [rebellion.10]"""

    def play(self, s: Rurik, frame: Frame, ply: Ply) -> None:
        region, count, points, fewer, later = frame.args
        schemes.reveal(s, REBELLION, region, count, ply.a)
        s.call("rebellion_attacks", REBELLION, (region, points, fewer, later))


class RebellionCasualtyDecision(Decision[Rurik]):
    """From which deck the Rebellion's casualties are checked.  [rebellion.10]"""

    kind = "rebellion_casualty"
    cites = ("rebellion.10", "attack.5")
    standing = (("reveal", "left"), ("reveal", "right"))
    fields: Fields = (
        ("region", REGIONS),
        ("cards", None),
        ("points", None),
        ("fewer", None),
        ("later", None),
    )
    actions = (RebellionReveal(),)

    def nothing(self, s: Rurik, frame: Frame) -> None:
        """Without a card there is no check.  [scheme.4]"""
        region, _, points, fewer, later = frame.args
        s.call("rebellion_attacks", REBELLION, (region, points, fewer, later))

    def flaw(self, s: Rurik, frame: Frame) -> str | None:
        if not s.solo or not s.players[REBELLION].at >> frame.args[0] & 1 or frame.args[1] < 1:
            return "the Rebellion checks casualties where it has a piece"
        return None
