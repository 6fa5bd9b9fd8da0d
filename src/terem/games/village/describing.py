"""What a move costs and brings in the position at hand, for its sentence."""

from __future__ import annotations

from typing import cast

from terem.engine import Move
from terem.games.village.rules.farm import yield_of
from terem.games.village.state import AT_COUNCIL, SPENT, Village
from terem.games.village.tables import (
    ANNALS,
    BLACK,
    CITIES,
    COLOURS,
    CUSTOMERS,
    GONE,
    GOODS,
    GRAVE,
    PLACES,
    PROFESSION,
    UNBORN,
    WAYS,
    WORKSHOP_OF,
    WORKSHOPS,
)

VILLAGE = len(CITIES)
# What the first visit to a city brings: nothing, or one of the three rewards.
NO_REWARD = 0


def values(s: Village, move: Move) -> Move:
    """The arguments of the move, then its price and its effect as `Verb.told` lists them."""
    verb = move[0]
    args = move[1:]
    tables = s.tables
    seat = s.seat or 0
    player = s.players[seat]
    if verb == "take":
        return (*args, tables.plague_hours if args[1] == COLOURS[BLACK] else 0)
    if verb == "harvest":
        return (min(yield_of(s, player), tables.barn - player.grain),)
    if verb == "birth":
        unborn = UNBORN in player.family
        return (tables.generation[player.family.index(UNBORN)] + 1 if unborn else 0,)
    if verb == "train":
        return (*args, tables.train_hours[WORKSHOPS.index(cast(str, args[0]))])
    if verb == "make":
        return (*args, tables.make_hours[WORKSHOP_OF[GOODS.index(cast(str, args[0]))]])
    if verb == "buy":
        workshop = WORKSHOP_OF[GOODS.index(cast(str, args[0]))]
        ways = tables.buy_ways[workshop]
        return (*args, tables.buy_grain[workshop], *[WAYS[way] for way in ways[:1]])
    if verb == "mill":
        return (tables.mill_grain, tables.mill_coins, tables.mill_hours)
    if verb in ("set_out", "move_on"):
        here = VILLAGE if verb == "set_out" else CITIES.index(cast(str, args[1]))
        return (*args, *road(s, seat, here, CITIES.index(cast(str, args[-1]))))
    if verb == "enter_council":
        return (*args, tables.council_hours[0], WAYS[tables.council_ways[0]])
    if verb == "advance":
        hours = tables.council_hours[cast(int, args[1])]
        return (*args, cast(int, args[1]) + 1, hours, WAYS[tables.council_ways[0]])
    if verb == "use_privilege":
        return (*args, privilege(s, cast(int, args[0])))
    if verb == "join_church":
        return (*args, tables.church_hours, WAYS[tables.church_ways[0]])
    if verb == "serve":
        return (*args, *sale(s, cast(int, args[0]) - 1))
    if verb == "bury":
        return (*args, *death(s, PLACES.index(cast(str, args[0]))))
    if verb == "draw_figure":
        return (*args, tables.figure_coins)
    if verb == "climb":
        return (*args, cast(int, args[1]) + 1, tables.church_grain[cast(int, args[1])])
    return args


def road(s: Village, seat: int, here: int, there: int) -> Move:
    """Hours, what the first visit brings and how much of it, the cubes of the road."""
    tables = s.tables
    reward = NO_REWARD
    amount = 0
    if not s.players[seat].discs >> there & 1:
        reward = tables.reward[there] + 1
        amount = (tables.reward_points, tables.reward_cubes, tables.reward_coins)[reward - 1]
    return (tables.travel_hours, reward, amount, *[WAYS[w] for w in tables.roads[here][there][:1]])


def privilege(s: Village, step: int) -> str:
    """The ring gives the first turn, alone a coin, and nothing once somebody has or spent it.

    [council.5, solo.11]
    """
    if step > 1:
        return str(step)
    if s.ring != AT_COUNCIL:
        return "ring_spent" if s.ring == SPENT else "ring_gone"
    return "ring_coin" if s.seats == 1 else "1"


def sale(s: Village, stall: int) -> Move:
    """The customer at a stall, his points, and the surcharge unless he is the free one."""
    if stall >= len(s.stalls) or s.stalls[stall] < 0:
        return ("nobody",)
    customer = s.stalls[stall]
    points = s.tables.customer_points[customer]
    if s.free:
        return (CUSTOMERS[customer], points, 0)
    return (CUSTOMERS[customer], points, s.tables.surcharge_hours, WAYS[s.tables.surcharge_ways[0]])


def death(s: Village, place: int) -> Move:
    """Who dies there, and where he will rest.  [death.4, death.5]"""
    frame = s.stack[-1] if s.stack else None
    number = frame.args[0] if frame is not None and frame.kind == "death" else 0
    profession = PROFESSION[place]
    if profession >= 0 and s.slots[profession]:
        return (number, PLACES[ANNALS + profession])
    return (number, PLACES[GRAVE if s.graves else GONE])
