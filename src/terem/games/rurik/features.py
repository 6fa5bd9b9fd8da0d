"""A Rurik position in named numbers: each prince, the map, the strategy board, the question."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from terem.engine.features import Sheet, side_name, turns_until, write_question
from terem.engine.masks import bits, size
from terem.games.rurik import scoring
from terem.games.rurik.state import Player, Rurik
from terem.games.rurik.tables import (
    ACTIONS,
    ADVISORS,
    AGENDAS,
    DEEDS,
    GOODS,
    LEADERS,
    METRICS,
    PHASES,
    POOL,
    PRIORITIES,
    REGIONS,
    REWARDS,
    ROWS,
    STRUCTURES,
    TILES,
    TRACKS,
    piece_bribe,
    piece_side,
    piece_token,
)

# Raised whenever the numbers or their meaning change.
VERSION: Final = 1

SPACES: Final = [f"{action} {row + 1}" for action in ACTIONS for row in range(ROWS)]


def write(sheet: Sheet, s: Rurik, seat: int) -> None:
    sides = len(s.players)
    for place in range(sides):
        if sheet.naming:
            sheet.group = side_name(place, s.solo)
        write_side(sheet, s, (seat + place) % sides)
    sheet.group = ""
    write_secrets(sheet, s, seat)
    write_map(sheet, s)
    write_board(sheet, s, seat)
    write_turn(sheet, s, seat)
    if s.solo:
        write_rebellion(sheet, s)


def write_side(sheet: Sheet, s: Rurik, side: int) -> None:
    player = s.players[side]
    sheet.one_of("leader", LEADERS, player.leader)
    sheet.one_of("leader in", REGIONS, player.leader_at)
    sheet.counts("troops in", REGIONS, player.troops)
    sheet.put("troops in supply", player.supply)
    sheet.mask("rules", REGIONS, player.ruled)
    structures = sheet.tally("structures", STRUCTURES)
    anywhere: i64 = 0
    for regions in player.built:
        sheet.add(structures, size(regions))
        anywhere |= regions
        structures += 1
    sheet.mask("built in", REGIONS, anywhere)
    sheet.counts("boat", GOODS, player.boat)
    sheet.counts("dock", GOODS, player.dock)
    sheet.put("coins", player.coins)
    sheet.size("scheme cards", player.hand)
    sheet.mask("deed at hand", DEEDS, player.deeds)
    sheet.size("deeds at hand", player.deeds)
    sheet.size("deeds done", player.done)
    sheet.counts("track", TRACKS, player.tracks)
    sheet.put("warfare", player.warfare)
    sheet.size("rebels captured", player.captured)
    sheet.mask("advisor to place", ADVISORS, player.advisors)
    sheet.size("advisors to place", player.advisors)
    sheet.mask("tile used", TILES, player.tiles)
    sheet.flag("leader's ability used", player.leader_used)
    sheet.size("rules", player.ruled)
    sheet.size("occupies", player.at)
    # What agendas count.
    for kind in range(len(METRICS)):
        name = f"counts {METRICS[kind]}" if sheet.naming else ""
        sheet.put(name, scoring.metric(s, player, kind))
    points = 0
    for track in range(len(TRACKS)):
        points += scoring.track_points(s, player, track)
    sheet.put("points on tracks", points)
    sheet.put("points for warfare", scoring.warfare_points(s, side))
    sheet.put("points for deeds", scoring.deed_points(s, player))
    sheet.flag("begins the round", s.first == side)
    sheet.flag("has the token", s.token == side)


def write_secrets(sheet: Sheet, s: Rurik, seat: int) -> None:
    """What only this seat knows: its agenda and its scheme cards."""
    player = s.players[seat]
    sheet.mask("agenda dealt", AGENDAS, player.dealt)
    sheet.one_of("agenda", AGENDAS, player.agenda)
    lead = 0
    if player.agenda >= 0:
        lead = agenda_lead(s, seat, player)
    sheet.put("lead in the agenda", lead)
    rewards = sheet.tally("scheme cards give", REWARDS)
    for card in bits(player.hand):
        reward = s.tables.scheme_reward[card]
        for kind in range(len(REWARDS)):
            sheet.add(rewards + kind, reward[kind])


def agenda_lead(s: Rurik, seat: int, player: Player) -> int:
    """How far ahead of the best rival in what the own agenda counts."""
    kind = s.tables.agenda_metric[player.agenda]
    best = 0
    for side in range(len(s.players)):
        if side != seat:
            best = max(best, scoring.metric(s, s.players[side], kind))
    return scoring.metric(s, player, kind) - best


def write_map(sheet: Sheet, s: Rurik) -> None:
    sheet.put("round", s.round)
    sheet.put("rounds left", s.tables.rounds - s.round)
    sheet.one_of("phase", PHASES, s.phase)
    sheet.mask("good left in", REGIONS, s.goods)
    left = sheet.tally("goods left", GOODS)
    goods: i64 = s.goods
    for good in s.region_good:
        if goods & 1:
            sheet.add(left + good, 1)
        goods >>= 1
    rebels = sheet.tally("rebel in", REGIONS)
    for rebel in s.rebels:
        if rebel >= 0:
            sheet.add(rebels, 1)
        rebels += 1
    deeds = sheet.tally("deed on offer", DEEDS)
    for deed in s.deed_row:
        sheet.add(deeds + deed, 1)
    sheet.put("deeds face down", len(s.deed_deck))
    sheet.put("scheme cards face down", len(s.decks[0]) + len(s.decks[1]))
    sheet.put("reward tokens", len(s.reward_tokens))


def write_board(sheet: Sheet, s: Rurik, seat: int) -> None:
    """The strategy board: the number of one's own advisors and of the others'."""
    own = sheet.tally("own advisor on", SPACES)
    other = sheet.tally("other advisor on", SPACES)
    bribes = waiting = 0
    for space, piece in enumerate(s.board):
        if piece >= 0:
            number = s.tables.numbers[piece_token(piece)]
            bribes += piece_bribe(piece)
            if piece_side(piece) == seat:
                sheet.add(own + space, number)
                waiting += 1
            else:
                sheet.add(other + space, number)
    sheet.put("own advisors on the board", waiting)
    sheet.put("bribes", bribes)


def write_turn(sheet: Sheet, s: Rurik, seat: int) -> None:
    write_question(sheet, s, seat)
    sheet.put("turns until own", turns_until(s, seat))
    sheet.one_of("action", ACTIONS, s.column)
    sheet.flag("acted", s.acted)
    sheet.counts("points at hand", POOL, s.pool)


def write_rebellion(sheet: Sheet, s: Rurik) -> None:
    sheet.group = "Rebellion "
    sheet.one_of("priority", PRIORITIES, s.priority)
    sheet.counts("bonuses covered", PRIORITIES, s.covers)
    sheet.put("cards seen", s.card_turns)
    sheet.put("rows uncovered", s.uncovered)
    sheet.mask("neutral troop in", REGIONS, s.neutral)
    sheet.put("level", int(s.options["solo_level"]))
    sheet.group = ""
