"""A Village position in named numbers: each family, the village, the open question."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from terem.engine.features import Sheet, side_name, write_question
from terem.games.village import scoring
from terem.games.village.state import Player, Village
from terem.games.village.tables import (
    ANNALS,
    CITIES,
    COLOURS,
    FARM,
    GOODS,
    INFLUENCE,
    PLACES,
    PROFESSIONS,
    SPACES,
    STALLS,
    UNBORN,
)

# Raised whenever the numbers or their meaning change.
VERSION: Final = 1

CUBES: Final = COLOURS[:INFLUENCE]
WANTED: Final = [*GOODS, "grain", "points"]
SOURCES: Final = ["fame", "travel", "church", "customers", "chronicle", "council", "coins"]
NUMBERS: Final = ["first", "second", "third", "fourth"]
BOARD: Final = [f"{space}.{colour}" for space in SPACES for colour in COLOURS]


def write(sheet: Sheet, s: Village, seat: int) -> None:
    for place in range(s.seats):
        if sheet.naming:
            sheet.group = side_name(place, False)
        write_family(sheet, s, (seat + place) % s.seats)
    sheet.group = ""
    write_village(sheet, s)
    write_moment(sheet, s, seat)
    if s.seats == 1:
        write_klara(sheet, s)


def write_family(sheet: Sheet, s: Village, seat: int) -> None:
    player = s.players[seat]
    sheet.counts("cubes", CUBES, player.cubes)
    cubes = 0
    for count in player.cubes:
        cubes += count
    sheet.put("cubes", cubes)
    sheet.counts("goods", GOODS, player.goods)
    sheet.put("grain", player.grain)
    sheet.put("coins", player.coins)
    sheet.put("hours of life", player.life)
    where = sheet.tally("members", PLACES)
    alive = sheet.tally("alive", NUMBERS)
    unborn = sheet.tally("unborn", NUMBERS)
    at_home = sheet.tally("at home", NUMBERS)
    generation = s.tables.generation
    for member, place in enumerate(player.family):
        sheet.add(where + place, 1)
        if place == UNBORN:
            sheet.add(unborn + generation[member], 1)
        elif place < ANNALS:
            sheet.add(alive + generation[member], 1)
            if place == FARM:
                sheet.add(at_home + generation[member], 1)
    sheet.mask("visited", CITIES, player.discs)
    sheet.size("cities", player.discs)
    sheet.put("customers", len(player.customers))
    points = points_by_source(s, player)
    sheet.counts("points", SOURCES, points)
    sheet.put("score", sum(points))
    sheet.flag("begins the round", s.first == seat)
    sheet.flag("has the turn", s.current == seat)
    sheet.flag("has the ring", s.ring == seat)
    sheet.flag("passed", s.starter >= 0 and bool(s.passed >> seat & 1))
    sheet.flag("sells next", s.starter >= 0 and s.seller == seat)
    sheet.put("deaths due", (s.due if s.current == seat else 0) + owed(s, seat))


def owed(s: Village, seat: int) -> int:
    """Deaths of the last seller on a market day."""
    return s.due_now if s.served == seat else 0


def points_by_source(s: Village, player: Player) -> list[int]:
    return [
        player.points,
        scoring.travel_points(s, player),
        scoring.church_points(s, player),
        scoring.customer_points(s, player),
        scoring.chronicle_points(s, player),
        scoring.council_points(s, player),
        player.coins * s.tables.coin_points,
    ]


def write_village(sheet: Sheet, s: Village) -> None:
    tables = s.tables
    sheet.put("round", s.round)
    sheet.counts("cubes on", BOARD, s.board)
    sheet.put("cubes on the board", s.left)
    sheet.counts("supply", COLOURS, s.supply)
    sheet.counts("green bag", COLOURS, s.bag)
    sheet.counts("chronicle free", PROFESSIONS, s.slots)
    sheet.put("chronicle free", sum(s.slots))
    sheet.put("graves free", s.graves)
    for stall in range(STALLS):
        customer = s.stalls[stall] if stall < len(s.stalls) else -1
        wanted = sheet.tally(f"stall {stall + 1}" if sheet.naming else "", WANTED)
        if customer >= 0:
            add_customer(sheet, s, customer, wanted)
    wanted = sheet.tally("queue", WANTED)
    for customer in s.queue:
        add_customer(sheet, s, customer, wanted)
    sheet.put("queue", len(s.queue))
    sheet.put("customers to come", len(s.customers))
    sheet.flag("the end is in sight", s.last >= 0)
    sheet.put("last turns", max(0, s.last))
    sheet.put("open stalls", tables.open_stalls[max(2, s.seats)])


def add_customer(sheet: Sheet, s: Village, customer: int, wanted: i64) -> None:
    tables = s.tables
    for count in tables.customer_goods[customer]:
        if count:
            sheet.add(wanted, count)
        wanted += 1
    sheet.add(wanted, tables.customer_grain[customer])
    sheet.add(wanted + 1, tables.customer_points[customer])


def write_moment(sheet: Sheet, s: Village, seat: int) -> None:
    write_question(sheet, s, seat)
    sheet.put("turns until own", (seat - (s.current if s.current >= 0 else seat)) % s.seats)
    sheet.one_of("action", SPACES, s.space)
    sheet.flag("market day", s.starter >= 0)
    sheet.flag("first customer to come", s.starter >= 0 and s.free)
    sheet.flag("own market day", s.starter == seat)
    sheet.put("figures drawn", s.drawn)


def write_klara(sheet: Sheet, s: Village) -> None:
    sheet.group = "Klara "
    where = sheet.tally("members", PLACES)
    for place in s.klara_family:
        sheet.add(where + place, 1)
    sheet.put("customers", len(s.klara_customers))
    sheet.put("cell", s.cell)
    quills = hidden = 0
    for token in range(len(s.tokens)):
        if s.token_shown(token):
            quills += s.tokens[token]
        else:
            hidden += 1
    sheet.put("quills shown", quills)
    sheet.put("tokens face down", hidden)
    sheet.group = ""
