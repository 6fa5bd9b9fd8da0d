"""Points at the end, and what decides a tie."""

from __future__ import annotations

from terem.engine.masks import size
from terem.games.village.state import Player, Village
from terem.games.village.tables import ANNALS, GRAVE, PEW, STEP, STEPS, UNBORN


def travel_points(s: Village, player: Player) -> int:
    """By the number of cities visited.  [score.1]"""
    return s.tables.city_points[size(player.discs)]


def church_points(s: Village, player: Player) -> int:
    """Each member on a church step.  [score.2]"""
    return step_points(player, PEW, s.tables.church_points)


def customer_points(s: Village, player: Player) -> int:
    """The customers served.  [score.3]"""
    points = 0
    for customer in player.customers:
        points += s.tables.customer_points[customer]
    return points


def chronicle_points(s: Village, player: Player) -> int:
    """By the number of members in the chronicle.  [score.4]"""
    written = 0
    for place in player.family:
        if ANNALS <= place < GRAVE:
            written += 1
    table = s.tables.chronicle_points
    return table[written] if written < len(table) else table[-1]


def council_points(s: Village, player: Player) -> int:
    """Each member on a council step.  [score.5]"""
    return step_points(player, STEP, s.tables.council_points)


def step_points(player: Player, first: int, worth: list[int]) -> int:
    """What the members on a row of steps are worth, each by its step."""
    points = 0
    for place in player.family:
        if first <= place < first + STEPS:
            points += worth[place - first]
    return points


def score(s: Village, player: Player) -> int:
    return (
        player.points
        + travel_points(s, player)
        + church_points(s, player)
        + customer_points(s, player)
        + chronicle_points(s, player)
        + council_points(s, player)
        + player.coins * s.tables.coin_points  # [score.6]
    )


def scores(s: Village) -> list[int]:
    return [score(s, player) for player in s.players]


def breakdown(s: Village, seat: int) -> list[tuple[str, int]]:
    """Points by source.  [score.1 to score.6]"""
    player = s.players[seat]
    return [
        ("fame", player.points),
        ("travel", travel_points(s, player)),
        ("church", church_points(s, player)),
        ("customers", customer_points(s, player)),
        ("chronicle", chronicle_points(s, player)),
        ("council", council_points(s, player)),
        ("coins", player.coins * s.tables.coin_points),
    ]


def living(family: list[int]) -> int:
    """Members born and not dead: at home, on the board and in the black bag."""
    count = 0
    for place in family:
        if place > UNBORN and place < ANNALS:
            count += 1
    return count


def tie_break(s: Village, seat: int) -> tuple[int, ...]:
    """Grain in the barn, then living members.  [score.7]"""
    player = s.players[seat]
    return (player.grain, living(player.family))


def solo_title(s: Village) -> str:
    """What the chronicle calls a lone player.  [solo.14]"""
    points = s.scores()[0]
    return next(name for name, least in reversed(s.tables.titles) if points >= least)


def nearing_end(s: Village) -> str | None:
    """The last turns have begun, or one more death may bring them.  [end.1, end.2]"""
    if s.last >= 0:
        return "last_turns"
    if s.graves == 1:
        return "grave"
    return "chronicle" if sum(s.slots) == 1 else None
