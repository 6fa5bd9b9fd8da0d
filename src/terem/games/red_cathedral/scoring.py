"""Final points: the track, leftovers, and each side's share of the towers."""

from __future__ import annotations

from typing import Final

from terem.engine.masks import size
from terem.games.red_cathedral.rules.track import prestige
from terem.games.red_cathedral.state import RedCathedral
from terem.games.red_cathedral.tables import LEVELS, TOWERS

# The sites of each tower.
TOWER: Final = [(1 << LEVELS) - 1 << tower * LEVELS for tower in range(TOWERS)]


def track_points(s: RedCathedral, side: int) -> int:
    """The marker steps back to the nearest eagle.  [score.1]"""
    return prestige(s.tables, s.players[side].position)


def leftover_points(s: RedCathedral, side: int) -> int:
    """One prestige for every five materials and roubles together.  [score.2]"""
    player = s.players[side]
    return (player.held + player.roubles) // s.tables.leftovers


def tower_value(s: RedCathedral, tower: int) -> int:
    """Completed sections and ornaments make a tower valuable.  [score.3]"""
    sites = TOWER[tower]
    tables = s.tables
    sections = size(s.done & sites) * tables.section_value
    return sections + size(s.decorated & sites) * tables.ornament_value


def contributions(s: RedCathedral, tower: int) -> list[int]:
    """Each side's banners and ornaments in a tower.  [score.4]"""
    banners = TOWER[tower] if s.banners_count else TOWER[tower] & s.done
    sites = TOWER[tower]
    return [size(one.banners & banners) + size(one.adorned & sites) for one in s.players]


def tower_points(s: RedCathedral, tower: int) -> list[int]:
    """What each side gets for a tower."""
    return shared_points(s, tower_value(s, tower), contributions(s, tower))


def shared_points(s: RedCathedral, value: int, parts: list[int]) -> list[int]:
    """The value of a tower shared out.  [score.5, score.6]"""
    if len(parts) > 2:
        return shares(value, parts, s.tables.share)
    if parts[0] == parts[1]:
        return [0, 0]
    winner = 0 if parts[0] > parts[1] else 1
    points = [value, value]
    points[1 - winner] = value // s.tables.share_of_two if parts[1 - winner] else 0
    return points


def shares(value: int, parts: list[int], share: int) -> list[int]:
    """Each rank gets half of the one before; equals add up their ranks and split.  [score.5]"""
    points = [0] * len(parts)
    ranks: list[int] = []
    for _ in parts:
        ranks.append(value)
        value //= share
    rank = 0
    for amount in sorted(set(parts), reverse=True):
        if amount:
            tied = [side for side, part in enumerate(parts) if part == amount]
            each = sum(ranks[rank : rank + len(tied)]) // len(tied)
            for side in tied:
                points[side] = each
            rank += len(tied)
    return points


def scores(s: RedCathedral) -> list[int]:
    """The final score of the position as it stands."""
    points = [track_points(s, side) for side in range(len(s.players))]
    for seat in range(s.seats):  # Yakovlev has no leftovers  [solo.10]
        points[seat] += leftover_points(s, seat)
    for tower in range(len(s.heights)):
        for side, share in enumerate(tower_points(s, tower)):
            points[side] += share
    return points


def tie_break(s: RedCathedral, side: int) -> tuple[int, ...]:
    """Completed sections, then ornaments placed.  [score.7]"""
    player = s.players[side]
    return (size(player.banners & s.done), size(player.adorned))


def breakdown(s: RedCathedral, side: int) -> list[tuple[str, int]]:
    """Points by source."""
    towers = sum(tower_points(s, tower)[side] for tower in range(len(s.heights)))
    return [
        ("track", track_points(s, side)),
        ("leftovers", leftover_points(s, side) if side < s.seats else 0),
        ("towers", towers),
    ]


def nearing_end(s: RedCathedral) -> str | None:
    """The last turns have begun, or somebody lacks a single section.  [end.1, end.2]"""
    if s.ender >= 0:
        return "last_turns"
    most = max(size(player.banners & s.done) for player in s.players)
    return "fifth" if most == s.tables.sections_to_end - 1 else None
