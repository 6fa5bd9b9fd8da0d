"""Travel: out of the village, from city to city, a reward for each new one."""

from __future__ import annotations

from typing import Final, cast

from terem.engine import Fields, Frame, Move, Reason
from terem.games.village.rules import life, rewards
from terem.games.village.rules.action import ActionDecision
from terem.games.village.rules.life import NUMBERS_IN, find_member, numbers_at
from terem.games.village.rules.pay import PayDecision, can_pay
from terem.games.village.state import Village
from terem.games.village.tables import CITIES, CITY, FARM, WAGON

SET_OUT: Final[list[list[Move]]] = [
    [("set_out", number + 1, city) for city in CITIES] for number in range(4)
]
MOVE_ON: Final[list[list[list[Move]]]] = [
    [[("move_on", number + 1, here, there) for there in CITIES] for here in CITIES]
    for number in range(4)
]
VILLAGE: Final = len(CITIES)
ENDS: Final = [*CITIES, "village"]


class TravelDecision(ActionDecision):
    """Send somebody out, or let a traveller go on.  [travel.1, travel.2]"""

    kind = "travel"

    def actions(self, s: Village, seat: int) -> list[Move]:
        found: list[Move] = []
        player = s.players[seat]
        if player.goods[WAGON] < s.tables.travel_wagons:
            return found
        home = NUMBERS_IN[numbers_at(s, seat, FARM)]
        roads = s.tables.roads
        if home:
            for city in range(len(CITIES)):
                if can_pay(s, seat, roads[VILLAGE][city]):
                    for number in home:
                        found.append(SET_OUT[number][city])
        for here in range(len(CITIES)):
            for number in NUMBERS_IN[numbers_at(s, seat, CITY + here)]:
                for there in range(len(CITIES)):
                    if can_pay(s, seat, roads[here][there]):
                        found.append(MOVE_ON[number][here][there])
        return found

    def act(self, s: Village, seat: int, move: Move) -> None:
        number = cast(int, move[1])
        if move[0] == "set_out":
            PAY_FOR_ROAD.charge(s, seat, (number, VILLAGE, CITIES.index(cast(str, move[2]))))
        else:
            here = CITIES.index(cast(str, move[2]))
            PAY_FOR_ROAD.charge(s, seat, (number, here, CITIES.index(cast(str, move[3]))))

    def why_not(self, s: Village, seat: int, move: Move) -> Reason | None:
        verb = move[0]
        if verb not in ("set_out", "move_on"):
            return None
        number = cast(int, move[1])
        here = VILLAGE if verb == "set_out" else CITIES.index(cast(str, move[2]))
        there = CITIES.index(cast(str, move[2] if verb == "set_out" else move[3]))
        if not s.tables.roads[here][there]:
            rule = "travel.1" if here == VILLAGE else "travel.2"
            return s.because(rule, "why-no-road", ("city",), (CITIES[there],))
        if here == VILLAGE:
            if find_member(s, seat, FARM, number) < 0:
                return s.because("travel.1", "why-nobody-home", ("number",), (number,))
        elif find_member(s, seat, CITY + here, number) < 0:
            return s.because(
                "travel.2", "why-no-traveller", ("number", "city"), (number, CITIES[here])
            )
        return s.because("travel.3", "why-cannot-pay-road", ("city",), (CITIES[there],))

    def clauses(self) -> tuple[str, ...]:
        return ("travel.1", "travel.2", "travel.3", "travel.4")


class PayForRoad(PayDecision):
    """With what to pay for a road.  [travel.3, coin.1]"""

    kind = "pay_road"
    fields: Fields = (("number", None), ("from", ENDS), ("city", CITIES))

    def ways(self, s: Village, args: tuple[int, ...]) -> list[int]:
        return s.tables.roads[args[1]][args[2]]

    def paid(self, s: Village, seat: int, args: tuple[int, ...]) -> None:
        """A wagon and the hours of the way, too.  [travel.3]"""
        number, here, there = args
        player = s.players[seat]
        player.goods[WAGON] -= s.tables.travel_wagons
        life.spend_hours(s, seat, s.tables.travel_hours)
        place = FARM if here == VILLAGE else CITY + here
        player.family[find_member(s, seat, place, number)] = CITY + there
        s.tell("travelled", seat, number, CITIES[there])
        arrive(s, seat, there)

    def flaw(self, s: Village, frame: Frame) -> str | None:
        number, here, there = frame.args
        if here < 0 or there < 0 or not s.tables.roads[here][there]:
            return "no road leads where somebody is to travel"
        if s.players[frame.seat].goods[WAGON] < s.tables.travel_wagons:
            return "nobody travels without a wagon"
        if find_member(s, frame.seat, FARM if here == VILLAGE else CITY + here, number) < 0:
            return "the member who is to travel is not where the road begins"
        return None


PAY_FOR_ROAD: Final = PayForRoad()


def arrive(s: Village, seat: int, city: int) -> None:
    """The first visit of the family: a disc and the reward of the city.  [travel.4, travel.5]"""
    player = s.players[seat]
    if player.discs >> city & 1:
        return
    player.discs |= 1 << city
    reward = s.tables.reward[city]
    if reward == 0:
        player.points += s.tables.reward_points
        s.tell("fame", seat, s.tables.reward_points)
    elif reward == 1:
        rewards.give_cubes(s, seat, s.tables.reward_cubes, rewards.FROM_CITY)
    else:
        player.coins += s.tables.reward_coins
        s.tell("got_coins", seat, s.tables.reward_coins)
