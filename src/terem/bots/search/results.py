"""What a position is worth to every seat: expected points, and the result these points mean."""

from __future__ import annotations

from math import exp

from terem.bots.evaluation import Evaluation
from terem.bots.net import Seen
from terem.bots.search.parameters import Settings
from terem.engine import State


def expected_points(state: State, judge: Evaluation) -> list[float]:
    """Final points each side may expect; at the end, those it has.

    A solo opponent that scores is one more side.
    """
    if state.over:
        return [float(points) for points in state.scores()]
    sides = state.seats
    if sides == 1:
        sides = len(state.scores())
    return [judge(state, side) for side in range(sides)]


def results(state: State, points: list[float], s: Settings) -> list[float]:
    """Each seat's result: place first, margin second.

    Finishing first is worth `first` points on top of the margin; before the end it counts with
    the probability that the margin promises.
    """
    count = len(points)
    if count == 1:
        return points
    spread = s.spread
    places: list[list[int]] = state.ranking() if state.over else []
    found: list[float] = []
    for seat in range(state.seats):
        own = points[seat]
        rival = -1e9
        beaten = 0.0
        for other in range(count):
            if other != seat:
                points_of_other = points[other]
                if points_of_other > rival:
                    rival = points_of_other
                if not places:
                    beaten += chance_of(own - points_of_other, spread)
        if places:
            won, beaten = placed(places, seat, count)
        else:
            won = chance_of(own - rival, spread)
        place = 0.5 * won + 0.5 * beaten / (count - 1)
        found.append(own - s.rivalry * rival + s.first * place)
    return found


def learned_results(seen: Seen, seats: int, s: Settings) -> list[float]:
    """The same from what the net expects: its points, and its chances of the places."""
    points = seen.points
    count = len(points)
    if count == 1:
        return points
    found: list[float] = []
    for seat in range(seats):
        rival = -1e9
        for other in range(count):
            if other != seat and points[other] > rival:
                rival = points[other]
        places = seen.places[seat]
        beaten = 0.0
        for place in range(count):
            beaten += places[place] * (count - 1 - place)
        place_value = 0.5 * places[0] + 0.5 * beaten / (count - 1)
        found.append(points[seat] - s.rivalry * rival + s.first * place_value)
    return found


def chance_of(margin: float, spread: float) -> float:
    """How likely a lead of `margin` points holds."""
    ratio = margin / spread
    if ratio > 30.0:
        return 1.0
    if ratio < -30.0:
        return 0.0
    return 1.0 / (1.0 + exp(-ratio))


def placed(places: list[list[int]], seat: int, count: int) -> tuple[float, float]:
    """The share of the win, and how many others were beaten (half for a tie)."""
    won = 1.0 / len(places[0]) if seat in places[0] else 0.0
    ahead = 0
    for place in places:
        if seat in place:
            return won, count - ahead - len(place) + 0.5 * (len(place) - 1)
        ahead += len(place)
    return won, 0.0
