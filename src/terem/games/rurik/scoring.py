"""Points: tracks, warfare, agendas, deeds, and what decides a tie."""

from __future__ import annotations

from terem.engine.masks import bits, size
from terem.games.rurik.state import Player, Rurik
from terem.games.rurik.tables import (
    DEEDS_DONE,
    FUR,
    FUR_PLUS_HONEY,
    GOODS_TOTAL,
    HONEY,
    REBELS_DEFEATED,
    REGIONS_OCCUPIED,
    STRUCTURES_IN_RULED_REGIONS,
    TRACK_WARFARE,
    TRACKS,
)


def track_points(s: Rurik, player: Player, track: int) -> int:
    """[score.1]"""
    return s.tables.track_points[track][player.tracks[track]]


def warfare_points(s: Rurik, side: int) -> int:
    """Three for the first place, one for the second; a shared first place leaves no second.
    [score.2]"""
    mine = s.players[side].warfare
    if mine == 0 and not s.ranked_off_track:
        return 0
    above = 0
    best = 0
    leaders = 0
    for player in s.players:
        if player.warfare > mine:
            above += 1
        if player.warfare > best:
            best = player.warfare
            leaders = 1
        elif player.warfare == best:
            leaders += 1
    if not above:
        return s.tables.warfare_first
    if leaders == 1 and all(p.warfare <= mine or p.warfare == best for p in s.players):
        return s.tables.warfare_second
    return 0


def metric(s: Rurik, player: Player, kind: int) -> int:
    """What an agenda counts, by its place among METRICS.  [agenda.2]"""
    if kind < TRACK_WARFARE:
        return player.tracks[kind]
    if kind == TRACK_WARFARE:
        return player.warfare
    if kind == GOODS_TOTAL:
        goods = 0
        for count in player.boat:
            goods += count
        for count in player.dock:
            goods += count
        return goods
    if kind == REBELS_DEFEATED:
        return size(player.captured)
    if kind == DEEDS_DONE:
        return size(player.done)
    if kind == REGIONS_OCCUPIED:
        return size(player.at)
    if kind == STRUCTURES_IN_RULED_REGIONS:
        structures = 0
        for other in s.players:
            for regions in other.built:
                structures += size(regions & player.ruled)
        return structures
    if kind == FUR_PLUS_HONEY:
        return player.boat[FUR] + player.dock[FUR] + player.boat[HONEY] + player.dock[HONEY]
    return player.coins


def agenda_fulfilled(s: Rurik, side: int, agenda: int) -> bool:
    """Most of something; a tie is enough.  [agenda.1, agenda.3]"""
    kind = s.tables.agenda_metric[agenda]
    mine = metric(s, s.players[side], kind)
    on_track = kind <= TRACK_WARFARE
    if mine == 0 and (on_track or s.options["agenda_at_zero"] == "needs_one"):
        return False
    return all(metric(s, player, kind) <= mine for player in s.players)


def agenda_points(s: Rurik, side: int) -> int:
    """Agendas are secret and count only when the game is over.  [agenda.1]"""
    agenda = s.players[side].agenda
    if agenda < 0 or s.stack or not agenda_fulfilled(s, side, agenda):
        return 0
    return s.tables.agenda_points


def deed_points(s: Rurik, player: Player) -> int:
    """[score.3]"""
    return sum(s.tables.deed_points[deed] for deed in bits(player.done))


def rounded_up(count: int, per: int) -> int:
    return -(-count // per)


def coin_points(s: Rurik, player: Player) -> int:
    """Only the Rebellion scores coins.  [rebellion.16]"""
    return rounded_up(player.coins, s.tables.coins_per_point)


def dock_points(s: Rurik, player: Player) -> int:
    """Only the Rebellion scores goods on the dock.  [rebellion.16]"""
    return rounded_up(sum(player.dock), s.tables.dock_goods_per_point)


def breakdown(s: Rurik, side: int) -> list[tuple[str, int]]:
    """Points by source.  [score.1, score.2, score.3]"""
    player = s.players[side]
    parts = [(TRACKS[i], track_points(s, player, i)) for i in range(len(TRACKS))]
    parts.append(("warfare", warfare_points(s, side)))
    if side >= s.seats:
        parts.append(("coins", coin_points(s, player)))
        parts.append(("dock", dock_points(s, player)))
    else:
        parts.append(("agenda", agenda_points(s, side)))
        parts.append(("deeds", deed_points(s, player)))
    return parts


def scores(s: Rurik) -> list[int]:
    return [sum(points for _, points in breakdown(s, side)) for side in range(len(s.players))]


def tie_break(s: Rurik, side: int) -> tuple[int, ...]:
    """Regions ruled, then coins; coins the Rebellion has scored do not count again.
    [score.4, rebellion.16]"""
    player = s.players[side]
    return (size(player.ruled), 0 if side >= s.seats else player.coins)


def nearing_end(s: Rurik) -> str | None:
    return "round" if s.round == s.tables.rounds else None
