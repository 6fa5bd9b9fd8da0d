"""Points: tracks, warfare, agendas, deeds, and what decides a tie."""

from __future__ import annotations

from terem.games.rurik.state import Player, Rurik
from terem.games.rurik.tables import FUR, HONEY, METRICS, TRACKS, bits


def track_points(s: Rurik, player: Player, track: int) -> int:
    """[score.1]"""
    return s.tables.track_points[track][player.tracks[track]]


def warfare_points(s: Rurik, side: int) -> int:
    """Three for the first place, one for the second; a shared first place leaves no second.
    [score.2]"""
    mine = s.players[side].warfare
    if mine == 0 and s.options["warfare_off_track"] == "nothing":
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
    """What an agenda counts.  [agenda.2]"""
    name = METRICS[kind]
    if kind < 3:
        return player.tracks[kind]
    if name == "track_warfare":
        return player.warfare
    if name == "goods_total":
        return sum(player.boat) + sum(player.dock)
    if name == "rebels_defeated":
        return player.captured.bit_count()
    if name == "deeds_done":
        return player.done.bit_count()
    if name == "regions_occupied":
        return player.at.bit_count()
    if name == "structures_in_ruled_regions":
        return sum(
            (other.built[kind] & player.ruled).bit_count()
            for other in s.players
            for kind in range(3)
        )
    if name == "fur_plus_honey":
        return player.boat[FUR] + player.dock[FUR] + player.boat[HONEY] + player.dock[HONEY]
    return player.coins


def agenda_fulfilled(s: Rurik, side: int, agenda: int) -> bool:
    """Most of something; a tie is enough.  [agenda.1, agenda.3]"""
    kind = s.tables.agenda_metric[agenda]
    mine = metric(s, s.players[side], kind)
    on_track = kind < 4
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
    return (player.ruled.bit_count(), 0 if side >= s.seats else player.coins)
