"""The Rebellion: what the insurrection cards make the solo opponent do."""

from __future__ import annotations

from typing import Final, cast

from terem.engine import Decision, Fields, Frame, Move, Reason
from terem.games.rurik.rules import build, claim, editions, regions, schemes, strategy, turn
from terem.games.rurik.rules.attack import cards_to_reveal
from terem.games.rurik.rules.regions import (
    gain_goods,
    lose_piece,
    pieces,
    put_troop,
    remove_neutral,
    set_leader,
    shift_troop,
)
from terem.games.rurik.state import Rurik
from terem.games.rurik.tables import (
    ACTIONS,
    ATTACK,
    BUILD,
    CARDS,
    CHURCH,
    COLUMNS,
    GOODS,
    LEADERS,
    MARKET,
    MOVE,
    MUSTER,
    PRIORITIES,
    REGIONS,
    ROWS,
    SVIATOPOLK,
    TAX,
    advisor_piece,
    bits,
    piece_bribe,
    piece_side,
    piece_token,
)

YOU: Final = 0
REBELLION: Final = 1
REVEAL: Final = "rebellion_casualty"

# Columns of the bonus table: five kinds of points, then coins and fewer cards.
BONUS_COINS: Final = 5
BONUS_FEWER: Final = 6

ATTACK_MOVE: Final = 0
# The last of the four classes of regions it builds in.
RULED_WITH_ONE: Final = 3


# ---------------------------------------------------------------------- strategy phase


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
    while strategy.is_full(s, column):
        column = (column + 1) % COLUMNS
    bribe = bribe_for(s, column, token, column == wanted and row[5 + s.priority] == 1)
    me.coins -= bribe
    strategy.insert(s, column, advisor_piece(REBELLION, token, bribe))
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
        theirs = strategy.power(s, piece)
        own = piece_side(piece) == REBELLION
        if not (own and s.options["solo_own_bribe"] == "spare"):
            needed = max(needed, theirs + 1 - mine)
        tie = tie or (theirs == mine and not own)
    if coin and 0 < needed <= purse:
        return needed
    return 1 if tie and purse else 0


# ---------------------------------------------------------------------- its turn


def order(s: Rurik) -> list[int]:
    """The order of regions on the top card.  [rebellion.3]"""
    return s.tables.card_regions[s.cards[0]]


def take_turn(s: Rurik) -> None:
    """The bottom card comes to the top, then the lowest advisor acts.  [rebellion.3]"""
    spaces = turn.own_spaces(s, REBELLION)
    if not spaces:
        turn.begin_turn(s, YOU)
        return
    s.cards.insert(0, s.cards.pop())
    s.uncovered = 0
    if s.card_turns < len(CARDS):
        s.reveals += 1
    s.card_turns += 1
    me = s.players[REBELLION]
    s.tell("card_turned_up", CARDS[s.cards[0]])
    if not me.at:
        # Like a player without pieces it comes back, in the first region.  [rebellion.15]
        region = order(s)[0]
        set_leader(s, REBELLION, region)
        if me.supply:
            put_troop(s, REBELLION, region)
        s.tell("came_back", "rebellion", REGIONS[region])
    # The spaces run column by column: the first one is the left-most.  [rebellion.3]
    space = spaces[0]
    piece = s.board[space]
    s.board[space] = -1
    column = space // ROWS
    number = s.tables.numbers[piece_token(piece)]
    s.tell("advisor_taken", "rebellion", number, ACTIONS[column], piece_bribe(piece))
    perform(s, column, space % ROWS)


def perform(s: Rurik, action: int, row: int) -> None:
    """Bonus moves, price, action: or a coin if it cannot act.  [rebellion.4, rebellion.5]"""
    me = s.players[REBELLION]
    at = action * ROWS + row
    price = s.tables.row_cost[s.board_side][at]
    points = s.tables.row_points[s.board_side][at]
    gives = bonuses(s, action)
    later = gives[MOVE]
    if editions.rebellion_moves_first(s):
        # Bonus points are an action of their own, with a target of their own.  [rebellion.6]
        march(s, later)
        later = 0
    if me.coins < price or not can_act(s, action, points + gives[action] if action < 5 else 1):
        me.coins += s.tables.forfeit_coins
        s.tell("forfeited", "rebellion", ACTIONS[action])
        finish_turn(s)
        return
    me.coins -= price
    me.coins += gives[BONUS_COINS]
    if gives[BONUS_COINS]:
        s.tell("coins_gained", "rebellion", gives[BONUS_COINS])
    if action == MUSTER:
        muster(s, points + gives[MUSTER])
    elif action == MOVE:
        march(s, points)
    elif action == ATTACK:
        attack(s, points + gives[ATTACK], gives[BONUS_FEWER], -1, later)
        return
    elif action == TAX:
        tax(s, points + gives[TAX])
    elif action == BUILD:
        raise_structures(s, points + gives[BUILD])
    else:
        unlock(s)
    march(s, later)
    finish_turn(s)


def finish_turn(s: Rurik) -> None:
    turn.begin_turn(s, YOU)


def bonuses(s: Rurik, action: int) -> list[int]:
    """What all open bonuses of this action give together.  [rebellion.4]"""
    level = cast(int, s.options["solo_level"]) - 1
    total = [0] * 7
    for priority in range(len(PRIORITIES)):
        ons = s.tables.bonus_on[level][priority]
        opened = len(ons) - s.covers[priority]
        for i in range(opened):
            if ons[i] == action:
                gives = s.tables.bonus_gives[level][priority][i]
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


# ---------------------------------------------------------------------- muster and move


def muster(s: Rurik, points: int) -> None:
    """Regions it occupies but does not rule, in order, again and again; then ruled ones.
    [rebellion.7]"""
    me = s.players[REBELLION]
    for ruled in (False, True):
        placed = True
        while placed:
            placed = False
            for region in order(s):
                if not points or not (me.supply or me.leader_at < 0):
                    return
                if me.at >> region & 1 and bool(me.ruled >> region & 1) == ruled:
                    muster_one(s, region)
                    points -= 1
                    placed = True


def muster_one(s: Rurik, region: int) -> None:
    """Sviatopolk comes first if he is off the map.  [rebellion.7]"""
    me = s.players[REBELLION]
    if me.leader_at < 0:
        set_leader(s, REBELLION, region)
        s.tell("leader_mustered", "rebellion", LEADERS[SVIATOPOLK], REGIONS[region])
    else:
        put_troop(s, REBELLION, region)
        s.tell("mustered", "rebellion", REGIONS[region])


def move_target(s: Rurik) -> int:
    """[rebellion.6]"""
    me = s.players[REBELLION]
    avoid = me.at if s.priority == ATTACK_MOVE else me.ruled
    for region in order(s):
        if not avoid >> region & 1:
            return region
    return -1


def march(s: Rurik, points: int) -> None:
    """With the first priority to every region it does not occupy, else all to one it does not
    rule.  [rebellion.6]"""
    target = -1
    for _ in range(points):
        if s.priority == ATTACK_MOVE or target < 0:
            target = move_target(s)
        if target < 0:
            return
        source = nearest_source(s, target)
        if source < 0:
            return
        if s.players[REBELLION].leader_at == source:
            set_leader(s, REBELLION, target)
            s.tell(
                "leader_moved",
                "rebellion",
                LEADERS[SVIATOPOLK],
                REGIONS[source],
                REGIONS[target],
                0,
            )
        else:
            shift_troop(s, REBELLION, source, target)
            s.tell("moved", "rebellion", REGIONS[source], REGIONS[target])


def nearest_source(s: Rurik, target: int) -> int:
    """The nearest region that can spare a troop; of equals the latest in order.  [rebellion.6]"""
    places = order(s)
    reach = 1 << target
    seen = reach
    borders = s.tables.borders
    while reach:
        grown = 0
        for region in bits(reach):
            grown |= borders[region] & s.regions
        reach = grown & ~seen
        seen |= reach
        for region in reversed(places):
            if reach >> region & 1 and can_spare(s, region):
                return region
    return -1


def can_spare(s: Rurik, region: int) -> bool:
    """One stays behind, and rule never goes over to you.  [rebellion.6]"""
    me = s.players[REBELLION]
    if pieces(me, region) < 2:
        return False
    guarded = not editions.rebellion_guards_only_what_it_rules(s) or me.ruled >> region & 1
    if not guarded:
        return True
    # Who would rule with one piece fewer?
    me.troops[region] -= 1
    rules = regions.ruler(s, region)
    me.troops[region] += 1
    return rules != YOU


# ---------------------------------------------------------------------- attack


def attack_region(s: Rurik) -> int:
    """Where it attacks next: you and neutral troops in the order of its priority.
    [rebellion.9]"""
    me = s.players[REBELLION]
    ruled_first = s.priority != ATTACK_MOVE
    for ruled in (ruled_first, not ruled_first):
        for region in order(s):
            if (
                me.at >> region & 1
                and bool(me.ruled >> region & 1) == ruled
                and has_target(s, region)
            ):
                return region
    return -1


def has_target(s: Rurik, region: int) -> bool:
    return bool((s.players[YOU].at | s.neutral) >> region & 1)


def attack(s: Rurik, points: int, fewer: int, region: int, later: int) -> None:
    """All attacks in one region before the next; you before neutral troops.  [rebellion.9]"""
    me = s.players[REBELLION]
    you = s.players[YOU]
    while points:
        if region < 0 or not has_target(s, region) or not me.at >> region & 1:
            region = attack_region(s)
            if region < 0:
                break
        points -= 1
        if not you.at >> region & 1:
            remove_neutral(s, region)
            s.tell("neutral_fell", "rebellion", REGIONS[region])
            continue
        less = fewer + (1 if me.leader_at == region else 0)
        count = cards_to_reveal(s, YOU, region, less)
        leader = lose_piece(s, YOU, region)
        me.warfare += 1
        s.tell("attacked", "rebellion", YOU, REGIONS[region])
        if leader:
            s.tell("leader_fell", YOU, LEADERS[you.leader], REGIONS[region])
        if count and schemes.usable_decks(s):
            # You choose the deck for its check.  [rebellion.10]
            s.ask(REVEAL, YOU, (region, count, points, fewer, later))
            return
    march(s, later)
    finish_turn(s)


class RebellionCasualtyDecision(Decision[Rurik]):
    """From which deck the Rebellion's casualties are checked.  [rebellion.10]"""

    kind = REVEAL
    fields: Fields = (
        ("region", REGIONS),
        ("cards", None),
        ("points", None),
        ("fewer", None),
        ("later", None),
    )

    def moves(self, s: Rurik, frame: Frame) -> list[Move]:
        return [schemes.REVEAL_FROM[deck] for deck in schemes.usable_decks(s)]

    def play(self, s: Rurik, frame: Frame, move: Move) -> None:
        s.stack.pop()
        region, count, points, fewer, later = frame.args
        deck = schemes.DECKS.index(cast(str, move[1]))
        schemes.reveal(s, REBELLION, region, count, deck)
        attack(s, points, fewer, region, later)

    def reason(self, s: Rurik, frame: Frame, move: Move) -> Reason | None:
        if move[0] == "reveal":
            return s.because("scheme.4", "why-deck-empty", ("deck",), (move[1],))
        return None

    def flaw(self, s: Rurik, frame: Frame) -> str | None:
        if not s.solo or not s.players[REBELLION].at >> frame.args[0] & 1 or frame.args[1] < 1:
            return "the Rebellion checks casualties where it has a piece"
        return None

    def clauses(self) -> tuple[str, ...]:
        return ("rebellion.10", "attack.5")


# ---------------------------------------------------------------------- build


def price(s: Rurik, region: int) -> int:
    if s.players[REBELLION].ruled >> region & 1:
        return s.tables.points_ruled
    return s.tables.points_not_ruled


def build_classes(s: Rurik) -> list[int]:
    """Regions in the four classes of its build order, as masks.  [rebellion.8]"""
    me = s.players[REBELLION]
    bare = me.at & ~regions.structures_anywhere(me)
    settled = me.at & regions.structures_anywhere(me)
    visited = s.players[YOU].at | s.neutral
    return [
        bare & me.ruled,
        bare & ~me.ruled,
        settled & me.ruled & visited,
        settled & me.ruled,
    ]


def build_choice(s: Rurik, points: int, served: list[int]) -> tuple[int, int, int]:
    """Class, region and structure it builds next, the class -1 for none. `served` are the regions
    of each class that had their turn in this action: all others of the class come first.
    [rebellion.8]"""
    classes = build_classes(s)
    for number, mask in enumerate(classes):
        for region in order(s):
            if mask & ~served[number] & 1 << region and price(s, region) <= points:
                kind = structure_for(s, region)
                if kind >= 0:
                    return number, region, kind
    if served[RULED_WITH_ONE]:
        # The order is circular: after the last region it begins again.  [rebellion.3]
        served[RULED_WITH_ONE] = 0
        return build_choice(s, points, served)
    return -1, -1, -1


def may_raise(s: Rurik, kind: int, region: int) -> bool:
    me = s.players[REBELLION]
    return (
        me.built[kind].bit_count() < s.tables.structures
        and not build.standing(s, kind) >> region & 1
    )


def convertible(s: Rurik, region: int) -> bool:
    """Somebody other than a leader whom a church could win over."""
    return s.players[YOU].troops[region] > 0 or bool(s.neutral >> region & 1)


def structure_for(s: Rurik, region: int) -> int:
    """The first structure of the build order that may stand there.  [rebellion.8]"""
    prefers = editions.rebellion_prefers_churches(s)
    if prefers and has_target(s, region):
        if convertible(s, region) and may_raise(s, CHURCH, region):
            return CHURCH
    for kind in s.tables.card_build[s.cards[0]][s.priority]:
        if kind == CHURCH and not prefers and not convertible(s, region):
            continue
        if may_raise(s, kind, region):
            return kind
    return -1


def raise_structures(s: Rurik, points: int) -> None:
    served = [0, 0, 0, 0]
    while True:
        number, region, kind = build_choice(s, points, served)
        if number < 0:
            return
        served[number] |= 1 << region
        points -= price(s, region)
        build.raise_structure(s, REBELLION, kind, region)
        if kind == CHURCH and not regions.switched_off(s, REBELLION, region):
            if s.players[YOU].troops[region]:
                build.oust(s, REBELLION, region, build.OUST_SIDE[YOU])
            elif s.neutral >> region & 1:
                build.oust(s, REBELLION, region, build.OUST_NEUTRAL)


# ---------------------------------------------------------------------- tax


def tax_region(s: Rurik, points: int) -> int:
    """Ruled with room on the boat, not ruled with room, ruled, not ruled.  [rebellion.11]"""
    me = s.players[REBELLION]
    boat = s.tables.boat
    for room in (True, False):
        for ruled in (True, False):
            for region in order(s):
                good = s.region_good[region]
                if (
                    me.at & s.goods & 1 << region
                    and bool(me.ruled >> region & 1) == ruled
                    and (me.boat[good] < boat[good]) == room
                    and price(s, region) <= points
                ):
                    return region
    return -1


def tax(s: Rurik, points: int) -> None:
    me = s.players[REBELLION]
    while True:
        region = tax_region(s, points)
        if region < 0:
            return
        points -= price(s, region)
        s.goods &= ~(1 << region)
        trading = me.built[MARKET] >> region & 1 and not regions.switched_off(s, REBELLION, region)
        count = 2 if trading else 1
        good = s.region_good[region]
        gain_goods(s, me, good, count)
        s.tell("taxed", "rebellion", REGIONS[region], count, GOODS[good])


# ---------------------------------------------------------------------- bonuses and claim phase


def unlock(s: Rurik) -> None:
    """The top coin of the current column goes to the dock, else that of the left-most one.
    [rebellion.12]"""
    column = s.priority
    if not s.covers[column]:
        column = 0
        while column < len(PRIORITIES) and not s.covers[column]:
            column += 1
        if column == len(PRIORITIES):
            return
    s.covers[column] -= 1
    s.players[REBELLION].coins += 1
    s.tell("bonus_unlocked", PRIORITIES[column])


def choose_priority(s: Rurik) -> None:
    """More regions, then more neighbouring structures, then more goods on your boat.
    [rebellion.13]"""
    you = s.players[YOU]
    me = s.players[REBELLION]
    if you.at.bit_count() > me.at.bit_count():
        chosen = 0
    elif claim.measure(s, you, 1) > claim.measure(s, me, 1):
        chosen = 1
    elif claim.measure(s, you, 2) > claim.measure(s, me, 2):
        chosen = 2
    else:
        chosen = s.tables.start_priority[cast(int, s.options["solo_level"]) - 1]
    s.priority = chosen
    s.tell("priority_chosen", PRIORITIES[chosen])


def unlock_for_tracks(s: Rurik) -> None:
    """A bonus for each of the three tracks on which you are ahead.  [rebellion.13]"""
    if s.round == s.tables.rounds and s.options["solo_last_unlock"] == "no":
        return
    you = s.players[YOU]
    me = s.players[REBELLION]
    for track in range(3):
        if you.tracks[track] > me.tracks[track]:
            unlock(s)


def end_of_round(s: Rurik) -> None:
    """Sviatopolk musters one rebel in his region.  [rebellion.14]"""
    me = s.players[REBELLION]
    if me.leader_at >= 0 and me.supply:
        region = me.leader_at
        put_troop(s, REBELLION, region)
        s.tell("mustered", "rebellion", REGIONS[region])
