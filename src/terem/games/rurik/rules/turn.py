"""The action phase: one advisor a turn, its action, and bonus actions before or after it."""

from __future__ import annotations

from typing import Final, cast

from terem.engine import Decision, Frame, Move, Reason
from terem.games.rurik.rules import (
    attack,
    build,
    claim,
    deeds,
    movement,
    muster,
    rebellion,
    schemes,
    tax,
)
from terem.games.rurik.rules.regions import by_mask, held, pay_goods, put_troop, set_leader
from terem.games.rurik.rules.timing import untimely
from terem.games.rurik.state import Player, Rurik, clear_turn
from terem.games.rurik.tables import (
    ACTION_PHASE,
    ACTIONS,
    ATTACK,
    BONUS_ACTION,
    BUILD,
    BUILD_BY_DEED,
    BUILD_BY_SCHEME,
    BUILD_BY_TILE,
    COINS,
    DEED,
    DEED_USED,
    DEEDS,
    DRAW,
    GOODS,
    KINDS_OF_GOODS,
    LEAP,
    MAIN_ACTION,
    MOVE,
    MUSTER,
    NOTHING,
    PREDSLAVA,
    REGIONS,
    ROWS,
    SCHEME,
    SCHEME_USED,
    SCHEMES,
    SHARP,
    TAX,
    TAX_BY_DEED,
    TAX_BY_SCHEME,
    TILE_USED,
    TILES,
    bits,
    piece_bribe,
    piece_side,
    piece_token,
)

TURN: Final = "turn"
ADVISOR: Final = "advisor"
COMEBACK: Final = "comeback"

ACT: Final[Move] = ("act",)
FORFEIT: Final[Move] = ("forfeit",)
STOP: Final[Move] = ("stop",)
END_TURN: Final[Move] = ("end_turn",)
WAIT: Final[Move] = ("stay_away",)
COME_BACK: Final[list[Move]] = [("come_back", region) for region in REGIONS]
RECALL: Final[list[Move]] = [("recall", action, row + 1) for action in ACTIONS for row in range(4)]
# Which action gives the points a verb uses.
ACTION_OF: Final[dict[str, int]] = {
    "muster": MUSTER,
    "muster_leader": MUSTER,
    "move": MOVE,
    "move_leader": MOVE,
    "move_leader_with": MOVE,
    "attack": ATTACK,
    "attack_rebel": ATTACK,
    "attack_neutral": ATTACK,
    "rally": ATTACK,
    "tax": TAX,
    "tax_and_good": TAX,
    "tax_and_coin": TAX,
    "build": BUILD,
    "draw": SCHEME,
}
PLAY_CARD: Final[list[Move]] = [("play_card", card) for card in SCHEMES]
CONVERSION: Final[list[list[list[Move]]]] = [
    [[("convert", tile, first, second) for second in GOODS] for first in GOODS] for tile in TILES
]


# ---------------------------------------------------------------------- whose turn


def begin_turn(s: Rurik, seat: int) -> None:
    """Lowest number first; the phase ends when the board is empty.  [turn.1]"""
    if not own_spaces(s, seat):
        claim.begin_claim(s)
        return
    clear_turn(s)
    if not s.players[seat].at:
        # A player without a piece on the map may come back.  [turn.6]
        s.ask(COMEBACK, seat)
    else:
        choose_advisor(s, seat)


def own_spaces(s: Rurik, side: int) -> list[int]:
    """The spaces of a side's advisors with the lowest number."""
    lowest = 99
    found: list[int] = []
    for space, piece in enumerate(s.board):
        if piece >= 0 and piece_side(piece) == side:
            number = s.tables.numbers[piece_token(piece)]
            if number < lowest:
                lowest = number
                found = [space]
            elif number == lowest:
                found.append(space)
    return found


def choose_advisor(s: Rurik, seat: int) -> None:
    """Between two equal advisors the owner chooses.  [turn.2]"""
    spaces = own_spaces(s, seat)
    if len(spaces) > 1:
        s.ask(ADVISOR, seat)
    else:
        take_advisor(s, seat, spaces[0])


def take_advisor(s: Rurik, seat: int, space: int) -> None:
    """The bribe goes to the supply, whatever happens then.  [turn.3]"""
    piece = s.board[space]
    s.board[space] = -1
    s.column = space // ROWS
    s.row = space % ROWS
    if s.telling:
        number = s.tables.numbers[piece_token(piece)]
        s.tell("advisor_taken", seat, number, ACTIONS[s.column], piece_bribe(piece))
    s.ask(TURN, seat)
    flow(s)


def resume(s: Rurik) -> None:
    """A question inside a turn is answered: go on with the turn, if one is under way."""
    if s.stack and s.stack[-1].kind == TURN:
        flow(s)


def flow(s: Rurik) -> None:
    """What needs no decision happens at once: an action that can do nothing more ends, and so
    does a turn.  [turn.7]"""
    while s.stack and s.stack[-1].kind == TURN:
        s._legal = None
        if s.focus and not points_left(s):
            stop(s)
            continue
        legal = s.legal()
        if len(legal) != 1:
            return
        only = legal[0]
        seat = s.stack[-1].seat
        if only is STOP:
            stop(s)
        elif only is FORFEIT:
            forfeit(s, seat)
        elif only is END_TURN:
            end_turn(s, seat)
        else:
            return


def points_left(s: Rurik) -> bool:
    """Whether the action under way still has points."""
    pool = s.pool
    if pool[MUSTER] or pool[MOVE] or pool[ATTACK] or pool[SHARP] or pool[LEAP]:
        return True
    if s.focus == MAIN_ACTION and (s.column == TAX or s.column == BUILD):
        return tax.budget(s, s.column) > 0
    return False


def end_turn(s: Rurik, seat: int) -> None:
    s.stack.pop()
    s._legal = None
    clear_turn(s)
    if s.solo:
        rebellion.take_turn(s)
    else:
        begin_turn(s, (seat + 1) % s.seats)


# ---------------------------------------------------------------------- the main action


def action_price(s: Rurik) -> int:
    return s.tables.row_cost[s.board_side][s.column * ROWS + s.row]


def act(s: Rurik, seat: int) -> None:
    """Pay the price of the space and get its points.  [turn.4]"""
    s.players[seat].coins -= action_price(s)
    s.acted = True
    points = s.tables.row_points[s.board_side][s.column * ROWS + s.row]
    s.tell("acted", seat, ACTIONS[s.column], points)
    if s.column == SCHEME:
        if s.row == 0 and s.seats > 1:
            # Only the top space moves the first player token.  [scheme.2]
            s.ask(schemes.TOKEN, seat)
        schemes.draw_cards(s, seat, points)
        return
    s.pool[s.column] += points
    if not s.pooled:
        s.focus = MAIN_ACTION


def forfeit(s: Rurik, seat: int) -> None:
    """A coin in place of the whole main action.  [turn.5]"""
    s.acted = True
    s.players[seat].coins += s.tables.forfeit_coins
    s.tell("forfeited", seat, ACTIONS[s.column])


def stop(s: Rurik) -> None:
    """What is left of the points is lost; tax and build points may still top up others.
    [turn.7, bonus.3]"""
    s.focus = NOTHING
    pool = s.pool
    pool[MUSTER] = 0
    pool[MOVE] = 0
    pool[ATTACK] = 0
    pool[SHARP] = 0
    pool[LEAP] = 0
    s.leapt = -1
    s.escort = 2


# ---------------------------------------------------------------------- bonus actions


def receive(s: Rurik, seat: int, reward: list[int], source: int) -> None:
    """What a card, a deed or a tile gives. Muster, move and attack points are used at once.
    [bonus.3]"""
    player = s.players[seat]
    pool = s.pool
    if reward[COINS]:
        player.coins += reward[COINS]
        s.tell("coins_gained", seat, reward[COINS])
    if reward[TAX]:
        pool[TAX_BY_SCHEME if source == SCHEME_USED else TAX_BY_DEED] += reward[TAX]
    if reward[BUILD]:
        if source == SCHEME_USED:
            pool[BUILD_BY_SCHEME] += reward[BUILD]
        elif source == DEED_USED:
            pool[BUILD_BY_DEED] += reward[BUILD]
        else:
            pool[BUILD_BY_TILE] += reward[BUILD]
    points = reward[MUSTER] + reward[MOVE] + reward[ATTACK] + reward[SHARP] + reward[LEAP]
    if points:
        pool[MUSTER] += reward[MUSTER]
        pool[MOVE] += reward[MOVE]
        pool[ATTACK] += reward[ATTACK]
        pool[SHARP] += reward[SHARP]
        pool[LEAP] += reward[LEAP]
        if not s.pooled:
            s.focus = BONUS_ACTION
    if reward[DRAW]:
        schemes.draw_cards(s, seat, reward[DRAW])
    if reward[DEED] and s.deed_row:
        s.ask(deeds.TAKE, seat)


def playable_cards(s: Rurik, player: Player) -> list[Move]:
    """[bonus.2]"""
    cost = s.tables.scheme_cost
    return [PLAY_CARD[card] for card in bits(player.hand) if cost[card] <= player.coins]


def play_card(s: Rurik, seat: int, card: int) -> None:
    """Pay its price, get its reward, discard it.  [bonus.2]"""
    player = s.players[seat]
    player.hand &= ~(1 << card)
    player.coins -= s.tables.scheme_cost[card]
    s.used |= SCHEME_USED
    s.tell("card_played", seat, SCHEMES[card])
    schemes.discard(s, card)
    receive(s, seat, s.tables.scheme_reward[card], SCHEME_USED)


def conversions(s: Rurik, player: Player) -> list[Move]:
    """Two goods for a point, each tile once a round.  [bonus.5]"""
    found: list[Move] = []
    for tile in range(len(TILES)):
        if player.tiles >> tile & 1:
            continue
        one, other = s.tables.tile_first[tile]
        for first in (one, other):
            if not held(player, first):
                continue
            row = CONVERSION[tile][first]
            for second in range(KINDS_OF_GOODS):
                # Two goods that both fit the tile are named once, in the tile's order.
                if first == other and second == one:
                    continue
                if held(player, second) > (1 if second == first else 0):
                    found.append(row[second])
    return found


def convert(s: Rurik, seat: int, move: Move) -> None:
    player = s.players[seat]
    tile = TILES.index(cast(str, move[1]))
    player.tiles |= 1 << tile
    s.used |= TILE_USED
    pay_goods(player, GOODS.index(cast(str, move[2])), 1)
    pay_goods(player, GOODS.index(cast(str, move[3])), 1)
    s.tell("exchanged", seat, move[2], move[3], move[1])
    receive(s, seat, s.tables.tile_gain[tile], TILE_USED)


def why_not_convert(s: Rurik, seat: int, move: Move) -> Reason | None:
    player = s.players[seat]
    tile = TILES.index(cast(str, move[1]))
    if s.used & TILE_USED:
        return s.because("bonus.1", "why-one-conversion")
    if player.tiles >> tile & 1:
        return s.because("bonus.5", "why-tile-used", ("tile",), (move[1],))
    if GOODS.index(cast(str, move[2])) not in s.tables.tile_first[tile]:
        return s.because("bonus.5", "why-tile-good", ("tile", "good"), (move[1], move[2]))
    first, second = GOODS.index(cast(str, move[2])), GOODS.index(cast(str, move[3]))
    if held(player, second) > (1 if second == first else 0) and held(player, first):
        return s.because("bonus.5", "why-other-way-round", ("first:good", "second:good"), move[2:])
    return s.because("bonus.5", "why-lack-goods")


# ---------------------------------------------------------------------- the turn


class TurnDecision(Decision[Rurik]):
    """What to do in one's turn.  [turn.4, bonus.1]"""

    kind = TURN

    def moves(self, s: Rurik, frame: Frame) -> list[Move]:
        seat = frame.seat
        found: list[Move] = []
        focus = s.focus
        player = s.players[seat]
        if focus or s.pooled:
            pool = s.pool
            if pool[MUSTER]:
                found += muster.musters(s, player)
            if pool[MOVE]:
                found += movement.marches(s, seat)
            if pool[ATTACK] or pool[SHARP]:
                found += attack.attacks(s, seat)
            if pool[LEAP]:
                found += movement.leaps(s, seat)
        if focus != BONUS_ACTION:
            # Tax and build points wait in the pool; see `tax.budget` for when they may be used.
            points = tax.budget(s, TAX)
            if points:
                found += tax.taxes(s, seat, points)
            points = tax.budget(s, BUILD)
            if points:
                found += build.builds(s, seat, points)
        if player.leader == PREDSLAVA:
            found += movement.drives(s, seat)
        if focus:
            found.append(STOP)
            return found
        used = s.used
        if not used & SCHEME_USED and player.hand:
            found += playable_cards(s, player)
        if not used & DEED_USED and player.deeds:
            found += deeds.possible(s, seat)
        if not used & TILE_USED:
            found += conversions(s, player)
        if s.acted:
            found.append(END_TURN)
        else:
            if player.coins >= action_price(s):
                found.append(ACT)
            found.append(FORFEIT)
        return found

    def play(self, s: Rurik, frame: Frame, move: Move) -> None:
        seat = frame.seat
        verb = move[0]
        if verb == "act":
            act(s, seat)
        elif verb == "forfeit":
            forfeit(s, seat)
        elif verb == "stop":
            stop(s)
        elif verb == "end_turn":
            end_turn(s, seat)
            return
        elif verb in movement.MARCHING:
            movement.march(s, seat, move)
        elif verb == "muster" or verb == "muster_leader":
            muster.muster(s, seat, move)
        elif verb in tax.TAXING:
            tax.tax(s, seat, move)
        elif verb == "build":
            build.build(s, seat, move)
        elif verb in attack.ATTACKING:
            attack.attack(s, seat, move)
        elif verb in movement.LEAPING:
            movement.leap(s, seat, move)
        elif verb == "play_card":
            play_card(s, seat, SCHEMES.index(cast(str, move[1])))
        elif verb == "do_deed":
            deeds.begin_deed(s, seat, DEEDS.index(cast(str, move[1])))
        elif verb == "convert":
            convert(s, seat, move)
        else:
            movement.drive(s, seat, move)
        resume(s)

    def reason(self, s: Rurik, frame: Frame, move: Move) -> Reason | None:
        seat = frame.seat
        verb = move[0]
        player = s.players[seat]
        if s.focus and verb in ("play_card", "do_deed", "convert", "act", "forfeit", "end_turn"):
            return s.because("bonus.1", "why-finish-action-first")
        if verb == "act" and s.acted:
            return s.because("turn.4", "why-acted")
        missed = not s.acted and not any(s.pool) and ACTION_OF.get(str(verb), -1) == s.column
        if missed and player.coins >= action_price(s):
            # The points of the space are there once the action is taken.
            return s.because("turn.4", "why-act-first")
        if missed or verb == "act":
            return s.because("turn.4", "why-cannot-pay-space", ("coins",), (action_price(s),))
        if verb == "forfeit":
            return s.because("turn.5", "why-acted")
        if verb == "end_turn":
            return s.because("turn.4", "why-act-or-forfeit")
        if verb == "stop":
            return s.because("turn.7", "why-nothing-to-stop")
        if verb == "play_card":
            card = SCHEMES.index(cast(str, move[1]))
            if s.used & SCHEME_USED:
                return s.because("bonus.1", "why-one-card")
            if not player.hand >> card & 1:
                return s.because("bonus.2", "why-not-in-hand")
            return s.because("bonus.2", "why-cannot-pay-card", ("card",), (move[1],))
        if verb == "do_deed":
            if s.used & DEED_USED:
                return s.because("bonus.1", "why-one-deed")
            return deeds.why_not_deed(s, seat, DEEDS.index(cast(str, move[1])))
        if verb == "convert":
            return why_not_convert(s, seat, move)
        if verb == "muster" or verb == "muster_leader":
            return muster.why_not_muster(s, seat, move)
        if verb in movement.MARCHING or verb in movement.LEAPING:
            return movement.why_not_march(s, seat, move)
        if verb in attack.ATTACKING:
            return attack.why_not_attack(s, seat, move)
        if verb in tax.TAXING:
            return tax.why_not_tax(s, seat, move)
        if verb == "build":
            return build.why_not_build(s, seat, move)
        if verb in movement.DRIVING:
            return movement.why_not_drive(s, seat, move)
        if verb == "recall":
            return s.because("turn.1", "why-advisor-taken")
        return untimely(s, move)

    def flaw(self, s: Rurik, frame: Frame) -> str | None:
        if s.phase != ACTION_PHASE or s.column < 0:
            return "a turn needs an advisor taken from the strategy board"
        return None

    def clauses(self) -> tuple[str, ...]:
        return ("turn.4", "turn.5", "bonus.1", "bonus.2", "bonus.3")


class AdvisorDecision(Decision[Rurik]):
    """Which of two equal advisors acts now.  [turn.2]"""

    kind = ADVISOR

    def moves(self, s: Rurik, frame: Frame) -> list[Move]:
        return [RECALL[space] for space in own_spaces(s, frame.seat)]

    def play(self, s: Rurik, frame: Frame, move: Move) -> None:
        s.stack.pop()
        take_advisor(s, frame.seat, RECALL.index(move))

    def reason(self, s: Rurik, frame: Frame, move: Move) -> Reason | None:
        if move[0] == "recall":
            piece = s.board[RECALL.index(move)]
            if piece < 0 or piece_side(piece) != frame.seat:
                return s.because("turn.2", "why-not-your-advisor")
            return s.because("turn.1", "why-lowest-first")
        return untimely(s, move)

    def flaw(self, s: Rurik, frame: Frame) -> str | None:
        if s.phase != ACTION_PHASE or len(own_spaces(s, frame.seat)) < 2:
            return "only between two equal advisors is there a choice"
        return None

    def clauses(self) -> tuple[str, ...]:
        return ("turn.1", "turn.2")


class ComebackDecision(Decision[Rurik]):
    """A player without a piece may put leader and a troop into one region.  [turn.6]"""

    kind = COMEBACK

    def moves(self, s: Rurik, frame: Frame) -> list[Move]:
        return [*by_mask(COME_BACK, s.regions, 28), WAIT]

    def play(self, s: Rurik, frame: Frame, move: Move) -> None:
        s.stack.pop()
        if move[0] == "come_back":
            region = REGIONS.index(cast(str, move[1]))
            set_leader(s, frame.seat, region)
            if s.players[frame.seat].supply:
                put_troop(s, frame.seat, region)
            s.tell("came_back", frame.seat, move[1])
        choose_advisor(s, frame.seat)

    def reason(self, s: Rurik, frame: Frame, move: Move) -> Reason | None:
        if move[0] == "come_back":
            return s.because("region.1", "why-not-in-play", ("region",), (move[1],))
        return untimely(s, move)

    def flaw(self, s: Rurik, frame: Frame) -> str | None:
        if s.phase != ACTION_PHASE or s.players[frame.seat].at:
            return "only a player without a piece on the map comes back"
        return None

    def clauses(self) -> tuple[str, ...]:
        return ("turn.6",)
