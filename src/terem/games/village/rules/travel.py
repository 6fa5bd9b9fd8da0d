"""Travel: out of the village, from city to city, a reward for each new one."""

from __future__ import annotations

from typing import Final

from terem.engine import Fields, Frame, Ply, Reason, Verb
from terem.engine.masks import bits
from terem.games.village.rules import life
from terem.games.village.rules.action import NUMBERS, Skip, SpaceAction, SpaceQuestion
from terem.games.village.rules.life import NUMBERS_IN, find_member, numbers_at
from terem.games.village.rules.pay import PayQuestion, among, payable
from terem.games.village.rules.rewards import FROM_CITY
from terem.games.village.state import Village
from terem.games.village.tables import CITIES, CITY, FARM, WAGON

# What a journey costs and brings.
TOLD: Final = ("hours", "reward", "amount", "way")
SET_OUT: Final = Verb("set_out", ("number", NUMBERS), ("city", CITIES), told=TOLD)
MOVE_ON: Final = Verb(
    "move_on",
    ("number", NUMBERS),
    ("from:city", CITIES),
    ("city", CITIES),
    told=TOLD,
    never=frozenset((number, city, city) for number in NUMBERS for city in CITIES),
)
VILLAGE: Final = len(CITIES)
ENDS: Final = [*CITIES, "village"]


def has_wagon(s: Village, seat: int) -> bool:
    """Every journey uses up a wagon.  [travel.3]"""
    return s.players[seat].goods[WAGON] >= s.tables.travel_wagons


def why_not_travel(s: Village, seat: int, number: int, here: int, there: int) -> Reason:
    if not s.tables.roads[here][there]:
        rule = "travel.1" if here == VILLAGE else "travel.2"
        return s.because(rule, "why-no-road", ("city",), (CITIES[there],))
    if here == VILLAGE:
        if find_member(s, seat, FARM, number) < 0:
            return s.because("travel.1", "why-nobody-home", ("number",), (number,))
    elif find_member(s, seat, CITY + here, number) < 0:
        return s.because("travel.2", "why-no-traveller", ("number", "city"), (number, CITIES[here]))
    return s.because("travel.3", "why-cannot-pay-road", ("city",), (CITIES[there],))


class SetOut(SpaceAction):
    """Send somebody out of the village.  [travel.1]"""

    verb = SET_OUT

    def offer(self, s: Village, frame: Frame, found: list[Ply]) -> None:
        if not has_wagon(s, frame.seat):
            return
        home = NUMBERS_IN[numbers_at(s, frame.seat, FARM)]
        if home:
            possible = payable(s, frame.seat)
            for city in range(len(CITIES)):
                if among(possible, s.tables.roads[VILLAGE][city]):
                    for number in home:
                        found.append(SET_OUT.of(number, city))

    def play(self, s: Village, frame: Frame, ply: Ply) -> None:
        s.call("pay_road", frame.seat, (ply.a + 1, VILLAGE, ply.b))

    def reason(self, s: Village, frame: Frame, ply: Ply) -> Reason | None:
        return why_not_travel(s, frame.seat, ply.a + 1, VILLAGE, ply.b)


class MoveOn(SpaceAction):
    """Let a traveller go on to the next city.  [travel.2]"""

    verb = MOVE_ON

    def offer(self, s: Village, frame: Frame, found: list[Ply]) -> None:
        if not has_wagon(s, frame.seat):
            return
        possible = payable(s, frame.seat)
        for here in bits(s.players[frame.seat].discs):  # a traveller has left a disc
            for number in NUMBERS_IN[numbers_at(s, frame.seat, CITY + here)]:
                for there in range(len(CITIES)):
                    if among(possible, s.tables.roads[here][there]):
                        found.append(MOVE_ON.of3(number, here, there))

    def play(self, s: Village, frame: Frame, ply: Ply) -> None:
        s.call("pay_road", frame.seat, (ply.a + 1, ply.b, ply.c))

    def reason(self, s: Village, frame: Frame, ply: Ply) -> Reason | None:
        return why_not_travel(s, frame.seat, ply.a + 1, ply.b, ply.c)


class TravelQuestion(SpaceQuestion):
    """Send somebody out, or let a traveller go on.  [travel.1, travel.2]"""

    kind = "travel"
    actions = (SetOut(), MoveOn(), Skip())
    cites = ("travel.1", "travel.2", "travel.3", "travel.4")


class PayForRoad(PayQuestion):
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
        if not has_wagon(s, frame.seat):
            return "nobody travels without a wagon"
        if find_member(s, frame.seat, FARM if here == VILLAGE else CITY + here, number) < 0:
            return "the member who is to travel is not where the road begins"
        return None


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
        s.call("cubes", seat, (s.tables.reward_cubes, FROM_CITY))
    else:
        player.coins += s.tables.reward_coins
        s.tell("got_coins", seat, s.tables.reward_coins)
