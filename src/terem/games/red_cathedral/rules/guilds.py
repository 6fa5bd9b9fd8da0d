"""Influence: the eighteen actions of the four guilds."""

from __future__ import annotations

from typing import Final, cast

from terem.engine import Decision, Fields, Frame, Move, Reason
from terem.games.red_cathedral.rules import build, free, market, offers, turn
from terem.games.red_cathedral.rules.offers import (
    CALL,
    CARTED,
    CARTED_ORNAMENT,
    DONATIONS,
    FOUR_FOR_TWO,
    ONE_FOR_ONE,
    PAIRS,
    PURCHASES,
    SALES,
    SWAPS,
    TWO_FOR_ONE,
    USE_WORKSHOP,
    VERB_DOES,
)
from terem.games.red_cathedral.rules.supply import (
    gain,
    gain_roubles,
    give_back,
    pay_roubles,
    room,
    stocked,
)
from terem.games.red_cathedral.rules.track import gain_prestige, gain_recognition
from terem.games.red_cathedral.state import Player, RedCathedral
from terem.games.red_cathedral.tables import (
    ACTIONS,
    ALL_TYPES,
    BLESSING,
    BUY,
    CARRY,
    DONATE,
    EARN,
    GUILDS,
    KINDS,
    MATERIALS,
    PAY_ROUBLES,
    SECTORS,
    SELL,
    SLOTS,
    SWAP_TILES,
    TRADE_FOUR,
    TRADE_ONE,
    TRADE_TWO,
    WORKSHOP,
)

CART: Final = "cart"


def completed_all_types(s: RedCathedral, player: Player) -> bool:
    """At least one base, one middle and one dome of one's own.  [clergy.4]"""
    built = player.banners & s.done
    return bool(built & s.types[0] and built & s.types[1] and built & s.types[2])


def add_action(s: RedCathedral, player: Player, action: int, found: list[Move]) -> None:
    """The uses of one action that can be paid in full and bring something.  [influence.4]"""
    tables = s.tables
    does = tables.action_does[action]
    roubles = tables.action_roubles[action]
    if does == SELL:
        if s.purse:
            found += SALES[roubles][player.have & tables.action_shown[action]]
        return
    if player.roubles < roubles:
        return
    if does == BUY:
        if room(s, player) > 0:
            found += PURCHASES[roubles][stocked(s) & tables.action_shown[action]]
    elif does == CARRY:
        build.add_deliveries(
            s, player, tables.action_amount[action], found, CARTED, CARTED_ORNAMENT
        )
    elif does == EARN:
        if s.purse:
            found.append(CALL[action])
    elif does == SWAP_TILES:
        found += SWAPS
    elif does == TRADE_TWO:
        for kind in range(KINDS):
            if player.materials[kind] >= 2:
                found += TWO_FOR_ONE[kind][stocked(s) | 1 << kind]
    elif does == TRADE_ONE:
        if player.have:
            there = stocked(s)
            for kind in range(KINDS):
                if player.have >> kind & 1:
                    found += ONE_FOR_ONE[kind][there & ~(1 << kind)]
    elif does == TRADE_FOUR:
        for kind in range(KINDS):
            if player.materials[kind] >= 4:
                add_four_for_two(s, kind, found)
    elif does == WORKSHOP:
        if player.face_up:
            for slot in range(6):
                market.add_activation(s, player, slot, found, USE_WORKSHOP)
    elif does in (BLESSING, PAY_ROUBLES):
        found.append(CALL[action])
    elif does == DONATE:
        found += DONATIONS[player.have]
    elif completed_all_types(s, player):
        found.append(CALL[action])


def add_four_for_two(s: RedCathedral, given: int, found: list[Move]) -> None:
    """Two materials of any kinds that the supply has once the four are back.  [merchants.3]"""
    for i, (a, b) in enumerate(PAIRS):
        if a == b:
            enough = a == given or s.supply[a] >= 2
        else:
            enough = (a == given or s.supply[a] > 0) and (b == given or s.supply[b] > 0)
        if enough:
            found.append(FOUR_FOR_TWO[given][i])


def action_of(s: RedCathedral, frame: Frame, move: Move) -> int:
    """Which action of the card a move uses: the first of the two that fits."""
    if move[0] == "call_on":
        return ACTIONS.index(cast(str, move[1]))
    does = VERB_DOES[cast(str, move[0])]
    for action in s.tables.card_actions[s.guilds[frame.args[1] >> 1]]:
        if s.tables.action_does[action] == does and fits(s, action, does, move):
            return action
    return -1


def fits(s: RedCathedral, action: int, does: int, move: Move) -> bool:
    """Sales and purchases name their price and must deal in that material."""
    if does not in (SELL, BUY):
        return True
    kind = MATERIALS.index(cast(str, move[1]))
    return move[2] == s.tables.action_roubles[action] and bool(
        s.tables.action_shown[action] >> kind & 1
    )


def use(s: RedCathedral, seat: int, action: int, move: Move) -> None:
    """One use of an action: pay first, then receive.  [craftsmen.1 to clergy.4]"""
    tables = s.tables
    does = tables.action_does[action]
    amount = tables.action_amount[action]
    if s.telling:
        s.tell("influence_used", seat, ACTIONS[action])
    if does == SELL:
        give_back(s, seat, MATERIALS.index(cast(str, move[1])), 1)
        gain_roubles(s, seat, tables.action_roubles[action])
        return
    pay_roubles(s, seat, tables.action_roubles[action])
    if does == BUY:
        gain(s, seat, MATERIALS.index(cast(str, move[1])), 1)
    elif does == CARRY:
        left = amount - build.play_delivery(s, seat, move)
        if left:
            s.ask(CART, seat, (left,))
    elif does == EARN:
        gain_roubles(s, seat, amount)
    elif does == SWAP_TILES:
        swap_tiles(s, seat, move)
    elif does in (TRADE_TWO, TRADE_ONE):
        give_back(s, seat, MATERIALS.index(cast(str, move[1])), 2 if does == TRADE_TWO else 1)
        gain(s, seat, MATERIALS.index(cast(str, move[2])), 1)
    elif does == TRADE_FOUR:
        give_back(s, seat, MATERIALS.index(cast(str, move[1])), 4)
        gain(s, seat, MATERIALS.index(cast(str, move[2])), 1)
        gain(s, seat, MATERIALS.index(cast(str, move[3])), 1)
    elif does == WORKSHOP:
        market.activate(s, seat, move)
    elif does == PAY_ROUBLES:
        gain_prestige(s, seat, amount)
    elif does == DONATE:
        for name in move[1:]:
            give_back(s, seat, MATERIALS.index(cast(str, name)), 1)
        gain_prestige(s, seat, amount)
    else:
        gain_recognition(s, seat, amount)


def swap_tiles(s: RedCathedral, seat: int, move: Move) -> None:
    """Two resource tiles change places, the dice stay.  [teamsters.4]"""
    a = SECTORS.index(cast(str, move[1]))
    b = SECTORS.index(cast(str, move[2]))
    s.market[a], s.market[b] = s.market[b], s.market[a]
    if s.telling:
        s.tell("tiles_swapped", seat, SECTORS[a], SECTORS[b])


def why_not(s: RedCathedral, frame: Frame, move: Move) -> Reason:
    """Why an action of influence is not possible now."""
    player = s.players[frame.seat]
    season = frame.args[1] >> 1
    card = s.guilds[season]
    guild = GUILDS[s.tables.card_guild[card]]
    action = action_of(s, frame, move)
    if action not in s.tables.card_actions[card]:
        return s.because("influence.1", "why-not-on-card", ("guild",), (guild,))
    influence = frame.args[3]
    if influence == market.CLOSED and used_before(s, frame, action):
        return s.because("influence.3", "why-repeats-over", ("guild",), (guild,))
    if influence == market.CLOSED or (influence != market.UNUSED and influence != action):
        return s.because("influence.2", "why-influence-used", ("guild",), (guild,))
    does = s.tables.action_does[action]
    needed = s.tables.action_roubles[action]
    if does != SELL and player.roubles < needed:
        return s.because(
            "influence.4", "why-too-few-roubles", ("price", "held"), (needed, player.roubles)
        )
    if does in (SELL, EARN) and not s.purse:
        return s.because("supply.3", "why-no-roubles-left")
    if does == CARRY:
        return build.why_not_delivery(s, player, s.tables.action_amount[action], move)
    if does == WORKSHOP:
        slot = SLOTS.index(cast(str, move[1]))
        return market.why_not_activate(s, player, slot, cast(int, move[2]))
    if does == ALL_TYPES:
        return s.because("clergy.4", "why-not-all-types")
    if does == BUY and not room(s, player):
        return s.because("storage.2", "why-storage-full")
    return why_not_goods(s, player, does, move)


def used_before(s: RedCathedral, frame: Frame, action: int) -> bool:
    """Whether this action was used in this visit and could have been repeated."""
    if not s.tables.action_many[action]:
        return False
    for move in reversed(s.history):
        if move[0] == "move_die":
            break
        if move[0] in offers.VERBS and action_of(s, frame, move) == action:
            return True
    return False


def why_not_goods(s: RedCathedral, player: Player, does: int, move: Move) -> Reason:
    """The player lacks what is given, or the supply lacks what is wanted."""
    given = {SELL: 1, TRADE_ONE: 1, TRADE_TWO: 2, TRADE_FOUR: 4}.get(does, 0)
    if given:
        kind = MATERIALS.index(cast(str, move[1]))
        if player.materials[kind] < given:
            return s.because(
                "influence.4", "why-goods-missing", ("count", "material"), (given, move[1])
            )
    if does == DONATE:
        return s.because("clergy.3", "why-three-different")
    wanted = move[1] if does == BUY else move[-1]
    if does == TRADE_FOUR and s.supply[MATERIALS.index(cast(str, move[2]))] == 0:
        wanted = move[2]
    return s.because("supply.1", "why-supply-empty", ("resource",), (wanted,))


class CartDecision(Decision[RedCathedral]):
    """The teamsters carry more than one material: what else?  [teamsters.3]"""

    kind = CART
    fields: Fields = (("left", None),)

    def moves(self, s: RedCathedral, frame: Frame) -> list[Move]:
        player = s.players[frame.seat]
        found: list[Move] = [turn.STOP]
        build.add_deliveries(s, player, frame.args[0], found, offers.DELIVER, offers.DECORATE)
        if len(found) > 1:  # otherwise the optional actions wait for the deals
            free.add_free_actions(s, player, found)
        return found

    def play(self, s: RedCathedral, frame: Frame, move: Move) -> None:
        if not free.play_free_action(s, frame.seat, move):
            s.stack.pop()
            if move[0] != "stop":
                left = frame.args[0] - build.play_delivery(s, frame.seat, move)
                if left:
                    s.ask(CART, frame.seat, (left,))
        turn.settle(s)

    def reason(self, s: RedCathedral, frame: Frame, move: Move) -> Reason | None:
        player = s.players[frame.seat]
        if move[0] in ("deliver", "decorate"):
            return build.why_not_delivery(s, player, frame.args[0], move)
        if move[0] == "end_turn" or move[0] in market.DEAL_VERBS:
            return s.because("teamsters.3", "why-cart-first")
        return turn.why_out_of_order(s, move) or free.why_not_free(s, player, move)

    def flaw(self, s: RedCathedral, frame: Frame) -> str | None:
        if len(s.stack) < 2 or s.stack[-2].kind != market.DEALS:
            return "the teamsters deliver during a visit to the market"
        if not 1 <= frame.args[0] <= 2:
            return "the teamsters have one or two more materials to deliver"
        return None

    def clauses(self) -> tuple[str, ...]:
        return ("teamsters.3", "build.2", "ornament.1")
