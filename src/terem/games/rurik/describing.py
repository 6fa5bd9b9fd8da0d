"""What a move costs and brings in the position at hand, for its sentence."""

from __future__ import annotations

from typing import Final, cast

from terem.engine import Move
from terem.games.rurik.rules import attack, points, strategy
from terem.games.rurik.state import Rurik
from terem.games.rurik.tables import (
    ACTIONS,
    GOODS,
    LEADERS,
    REGIONS,
    ROWS,
    SHARP,
    advisor_piece,
)

TAXING: Final = ("tax", "tax_and_good", "tax_and_coin")
# Moves of one's own leader.
LEADING: Final = (
    "deploy_leader",
    "muster_leader",
    "move_leader",
    "move_leader_with",
    "leap_leader",
    "leap_leader_with",
)


def values(s: Rurik, move: Move) -> Move:
    """The arguments of the move, then its price and its effect as `Verb.told` lists them."""
    verb = move[0]
    args = move[1:]
    seat = s.seat or 0
    player = s.players[seat]
    if verb in ("choose_leader", "keep_agenda", "do_deed", "take_deed"):
        return (*args, *args)
    if verb in LEADING:
        return (*args, LEADERS[player.leader] if player.leader >= 0 else "none")
    if verb == "place":
        column = ACTIONS.index(cast(str, args[1]))
        at = column * ROWS + strategy.landing(s, column, cast(int, args[0]))
        return (*args, at % ROWS + 1, *what_a_space_gives(s, at))
    if verb == "bribe" and s.stack and s.stack[-1].kind == "bribe":
        column, token = s.stack[-1].args
        at = bribed_to(s, seat, column, token, cast(int, args[0]))
        return (*args, at % ROWS + 1, what_a_space_gives(s, at)[0], ACTIONS[column])
    if verb == "act":
        gained = s.tables.row_points[s.board_side][s.column * ROWS + s.row]
        return (ACTIONS[s.column], gained, points.action_price(s))
    if verb == "forfeit":
        return (ACTIONS[s.column], s.tables.forfeit_coins)
    if verb == "attack":
        return (*args, *what_an_attack_brings(s, seat, args))
    if verb in TAXING:
        region = REGIONS.index(cast(str, args[0]))
        count = 2 if verb == "tax_and_good" else 1
        return (*args, count, GOODS[s.region_good[region]], points.price(s, player, region))
    if verb == "build":
        return (*args, points.price(s, player, REGIONS.index(cast(str, args[1]))))
    if verb in ("oust", "oust_rebel", "oust_neutral"):
        if s.stack and s.stack[-1].kind == "church":
            # Without a troop of one's own the piece is only removed.
            return (*args, REGIONS[s.stack[-1].args[0]], player.supply)
        return args
    if verb == "give_token":
        return (*args, 1 if args[0] == seat else 0)
    if verb == "withdraw" and s.stack:
        # The leader goes, if nobody else of his side is there.
        alone = not player.troops[REGIONS.index(cast(str, args[0]))]
        return (*args, "leader" if alone else "troop")
    return args


def what_a_space_gives(s: Rurik, at: int) -> tuple[int, int]:
    """Its points and its price in coins.  [turn.4]"""
    return s.tables.row_points[s.board_side][at], s.tables.row_cost[s.board_side][at]


def bribed_to(s: Rurik, seat: int, column: int, token: int, coins: int) -> int:
    """Where an advisor just placed stands with so many coins: it only ever rises.  [strategy.5]"""
    first = column * ROWS
    now = s.board.index(advisor_piece(seat, token, 0), first)
    row = strategy.landing(s, column, s.tables.numbers[token] + coins)
    return min(first + row, now)


def what_an_attack_brings(s: Rurik, seat: int, args: Move) -> tuple[int, int]:
    """How many cards the attacker turns up for casualties, and the coin that Boris takes.
    [attack.5, attack.7, leader.2]"""
    region = REGIONS.index(cast(str, args[0]))
    victim = s.seats if args[1] == "rebellion" else cast(int, args[1])
    if victim >= len(s.players):
        return 0, 0
    boris = attack.led_by_boris(s.players[seat], region)
    fewer = (1 if s.pool[SHARP] else 0) + (1 if boris else 0)
    coin = 1 if boris and s.players[victim].coins else 0
    return attack.cards_to_reveal(s, victim, region, fewer), coin
