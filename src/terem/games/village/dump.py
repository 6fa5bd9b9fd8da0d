"""A position as data that people can read and edit, and back again."""

from __future__ import annotations

from typing import Any, Final

from terem.engine.reading import Reader
from terem.games.village.phases import PHASES, mismatch, phase_of
from terem.games.village.state import Player, Village, new_player
from terem.games.village.tables import (
    CITIES,
    COLOURS,
    CUSTOMERS,
    GENERATIONS,
    GOODS,
    INFLUENCE,
    PLACES,
    PROFESSIONS,
    SPACES,
    Tables,
)

FACES: Final = ["blank", "quill"]
RING: Final = ["spent", "council"]  # -2 and -1


def dump_position(s: Village) -> dict[str, Any]:
    position: dict[str, Any] = {
        "round": s.round,
        "phase": phase_of(s),
        "first_player": s.first,
        "ring": s.ring if s.ring >= 0 else RING[s.ring + 2],
        "players": [dump_player(s.tables, player) for player in s.players],
        "cubes_on_board": {
            name: _named(s.board[space * 5 : space * 5 + 5], COLOURS)
            for space, name in enumerate(SPACES)
        },
        "supply": _named(s.supply, COLOURS),
        "green_bag": _named(s.bag, COLOURS),
        "stalls": [None if c < 0 else CUSTOMERS[c] for c in s.stalls],
        "queue": [CUSTOMERS[c] for c in s.queue],
        "free_slots": _named(s.slots, PROFESSIONS),
        "free_graves": s.graves,
        "turn": {
            "seat": s.current,
            "space": None if s.space < 0 else SPACES[s.space],
            "cube": None if s.colour < 0 else COLOURS[s.colour],
            "deaths_due": s.due,
        },
        "market_day": dump_day(s),
        "end": None if s.last < 0 else {"by": _who(s, s.trigger), "last_turns": s.last},
        "mass": {"players_done": s.order, "drawn": s.drawn},
        "customer_stack_top_last": [CUSTOMERS[c] for c in s.customers],
    }
    if s.seats == 1:
        position["klara"] = {
            "family": dump_family(s.tables, s.klara_family),
            "customers": [CUSTOMERS[c] for c in s.klara_customers],
            "track": [None if c < 0 else COLOURS[c] for c in s.track],
            "last_cell": None if s.cell < 0 else s.cell + 1,
            "destiny_tokens": [FACES[face] for face in s.tokens],
        }
    return position


def dump_day(s: Village) -> dict[str, Any] | None:
    if s.starter < 0:
        return None
    return {
        "starter": _who(s, s.starter),
        "free_customer": s.free,
        "passed": [seat for seat in range(s.seats) if s.passed >> seat & 1],
        "next_seller": s.seller,
        "last_seller": None if s.served < 0 else s.served,
        "deaths_at_once": s.due_now,
        "klara_waits": s.klara_waits,
    }


def dump_player(tables: Tables, player: Player) -> dict[str, Any]:
    return {
        "cubes": _named(player.cubes, COLOURS[:INFLUENCE]),
        "goods": _named(player.goods, GOODS),
        "grain": player.grain,
        "coins": player.coins,
        "life": player.life,
        "points": player.points,
        "family": dump_family(tables, player.family),
        "cities": [name for i, name in enumerate(CITIES) if player.discs >> i & 1],
        "customers": [CUSTOMERS[c] for c in player.customers],
    }


def dump_family(tables: Tables, family: list[int]) -> dict[str, list[str]]:
    """Where the members are, by their number."""
    return {
        str(number + 1): [
            PLACES[place]
            for member, place in enumerate(family)
            if tables.generation[member] == number
        ]
        for number in range(GENERATIONS)
    }


def _named(counts: list[int], names: list[str]) -> dict[str, int]:
    return {name: counts[i] for i, name in enumerate(names)}


def _who(s: Village, seat: int) -> int | str:
    return "klara" if seat == s.seats else seat


# ---------------------------------------------------------------------------------- reading


def read_player(player: Player, tables: Tables, reader: Reader) -> None:
    player.cubes = reader.at("cubes").counts(COLOURS[:INFLUENCE])
    player.goods = reader.at("goods").counts(GOODS)
    player.grain = reader.at("grain").whole(0, tables.barn)
    player.coins = reader.at("coins").whole()
    player.life = reader.at("life").whole(0, tables.life_spaces - 1)
    player.points = reader.at("points").whole()
    player.family = read_family(tables, reader.at("family"))
    player.discs = reader.at("cities").mask(CITIES)
    player.customers = reader.at("customers").indices(CUSTOMERS)
    reader.only(*dump_player(tables, player))  # what is not written again means nothing


def read_family(tables: Tables, reader: Reader) -> list[int]:
    numbers = [str(number + 1) for number in range(GENERATIONS)]
    reader.only(*numbers)
    family: list[int] = []
    for number, name in enumerate(numbers):
        count = tables.generation.count(number)
        family += reader.at(name).indices(PLACES, count)
    return family


def restore_position(s: Village, reader: Reader) -> None:
    mismatch_found = mismatch(s, read_position(s, reader))
    if mismatch_found is not None:
        raise ValueError(f"impossible position: {mismatch_found}")


def read_position(s: Village, reader: Reader) -> str:
    """Fill `s` from what `dump_position` wrote; the phase it says."""
    tables = s.tables
    s.players = [new_player(tables) for _ in range(s.seats)]
    s.round = reader.at("round").whole(1)
    phase = PHASES[reader.at("phase").index(PHASES)]
    s.first = reader.at("first_player").whole(0, s.seats - 1)
    ring = reader.at("ring")
    if isinstance(ring.value, str):
        s.ring = ring.index(RING) - 2
    else:
        s.ring = ring.whole(0, s.seats - 1)
    for player, part in zip(s.players, reader.at("players").items(s.seats), strict=True):
        read_player(player, tables, part)
    spaces = reader.at("cubes_on_board").only(*SPACES)
    s.board = []
    for name in SPACES:
        s.board += spaces.at(name).counts(COLOURS)
    s.supply = reader.at("supply").counts(COLOURS)
    s.bag = reader.at("green_bag").counts(COLOURS)
    open_stalls = tables.open_stalls[s.table_size()]
    s.stalls = [part.name_or_none(CUSTOMERS) for part in reader.at("stalls").items(open_stalls)]
    s.queue = reader.at("queue").indices(CUSTOMERS)
    s.customers = reader.at("customer_stack_top_last").indices(CUSTOMERS)
    s.slots = reader.at("free_slots").counts(PROFESSIONS)
    s.graves = reader.at("free_graves").whole()
    turn = reader.at("turn").only("seat", "space", "cube", "deaths_due")
    s.current = turn.at("seat").whole(0, s.seats - 1)
    s.space = turn.at("space").name_or_none(SPACES)
    s.colour = turn.at("cube").name_or_none(COLOURS)
    s.due = turn.at("deaths_due").whole(0, 9)
    read_day(s, reader.at("market_day"))
    end = reader.at("end")
    s.trigger = -1
    s.last = -1
    if end.value is not None:
        end.only("by", "last_turns")
        s.trigger = read_who(s, end.at("by"))
        s.last = end.at("last_turns").whole(0, s.seats)
    mass = reader.at("mass").only("players_done", "drawn")
    s.order = mass.at("players_done").whole(0, s.seats)
    s.drawn = mass.at("drawn").whole(0, tables.drawn)
    read_klara(s, reader)
    s.count_board()
    return phase


def read_day(s: Village, day: Reader) -> None:
    s.starter = -1
    s.free = False
    s.passed = 0
    s.seller = 0
    s.served = -1
    s.due_now = 0
    s.klara_waits = False
    if day.value is None:
        return
    s.starter = read_who(s, day.at("starter"))
    s.free = day.at("free_customer").flag()
    for part in day.at("passed").items():
        s.passed |= 1 << part.whole(0, s.seats - 1)
    s.seller = day.at("next_seller").whole(0, s.seats - 1)
    s.served = day.at("last_seller").whole_or_none(0, s.seats - 1)
    s.due_now = day.at("deaths_at_once").whole(0, 9)
    s.klara_waits = day.at("klara_waits").flag()
    day.only(*(dump_day(s) or {}))


def read_who(s: Village, reader: Reader) -> int:
    if reader.value == "klara" and s.seats == 1:
        return s.seats
    return reader.whole(0, s.seats - 1)


def read_klara(s: Village, reader: Reader) -> None:
    s.without_klara()
    if s.seats > 1:
        return
    klara = reader.at("klara")
    klara.only("family", "customers", "track", "last_cell", "destiny_tokens")
    s.klara_family = read_family(s.tables, klara.at("family"))
    s.klara_customers = klara.at("customers").indices(CUSTOMERS)
    s.track = [part.name_or_none(COLOURS) for part in klara.at("track").items(s.tables.cells)]
    cell = klara.at("last_cell")
    s.cell = -1 if cell.value is None else cell.whole(1, s.tables.cells) - 1
    s.tokens = klara.at("destiny_tokens").indices(FACES, 6)
