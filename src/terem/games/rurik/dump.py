"""A position as named, readable data: writing it, and reading what people may have edited."""

from __future__ import annotations

from typing import Any, Final

from terem.engine import Frame
from terem.engine.reading import Reader
from terem.games.rurik.rules.rebellion import YOU
from terem.games.rurik.rules.regions import update_everything
from terem.games.rurik.state import (
    Player,
    Rurik,
    clear_turn,
    derive,
    empty_board,
    new_player,
    no_rebellion,
)
from terem.games.rurik.tables import (
    ACTIONS,
    ADVISORS,
    AGENDAS,
    BONUSES,
    CARDS,
    CLAIM_PHASE,
    COLUMNS,
    DEEDS,
    FOCUS,
    GOODS,
    LEADERS,
    PHASES,
    POOL,
    PRIORITIES,
    REBELS,
    REGIONS,
    ROWS,
    SCHEMES,
    SETUP_PHASE,
    STRUCTURES,
    TILES,
    TOKENS,
    TRACKS,
    advisor_piece,
    bits,
    piece_bribe,
    piece_side,
    piece_token,
    size,
)

# How a number or a list of numbers is written: as itself, as the name it stands for (-1: none), as
# a list of names (in order, or a set as a mask), as a table of numbers by name (all, or those that
# are not 0), as a table of names by region (-1: none).
PLAIN: Final = 0
NAME: Final = 1
NAME_OR_NONE: Final = 2
NAMES: Final = 3
SET: Final = 4
COUNTS: Final = 5
FOUND: Final = 6
BY_REGION: Final = 7

# In a dump, in the state, how it is written, its names.
Field = tuple[str, str, int, list[str]]

OF_A_PLAYER: Final[list[Field]] = [
    ("leader", "leader", NAME_OR_NONE, LEADERS),
    ("leader_at", "leader_at", NAME_OR_NONE, REGIONS),
    ("troops", "troops", FOUND, REGIONS),
    ("supply", "supply", PLAIN, []),
    ("boat", "boat", COUNTS, GOODS),
    ("dock", "dock", COUNTS, GOODS),
    ("coins", "coins", PLAIN, []),
    ("scheme_cards", "hand", SET, SCHEMES),
    ("deeds", "deeds", SET, DEEDS),
    ("deeds_done", "done", SET, DEEDS),
    ("captured_rebels", "captured", SET, REBELS),
    ("agendas_dealt", "dealt", SET, AGENDAS),
    ("agenda", "agenda", NAME_OR_NONE, AGENDAS),
    ("tracks", "tracks", COUNTS, TRACKS),
    ("warfare", "warfare", PLAIN, []),
    ("advisors", "advisors", SET, ADVISORS),
    ("tiles_used", "tiles", SET, TILES),
]
OF_A_TURN: Final[list[Field]] = [
    ("action", "column", NAME, ACTIONS),
    ("busy_with", "focus", NAME, FOCUS),
    ("bonuses_used", "used", SET, BONUSES),
    ("points", "pool", FOUND, POOL),
    ("companions", "escort", PLAIN, []),
]
OF_A_POSITION: Final[list[Field]] = [
    ("round", "round", PLAIN, []),
    ("phase", "phase", NAME, PHASES),
    ("first_player", "first", PLAIN, []),
    ("token", "token", PLAIN, []),
    ("goods_on_map", "goods", SET, REGIONS),
    ("rebels", "rebels", BY_REGION, REBELS),
    ("rebels_in_box", "rebel_box", SET, REBELS),
    ("reward_tokens_top_last", "reward_tokens", NAMES, TOKENS),
    ("scheme_discard", "discard", SET, SCHEMES),
    ("drawn", "drawn", NAMES, SCHEMES),
    ("deed_row", "deed_row", NAMES, DEEDS),
    ("deed_deck_top_last", "deed_deck", NAMES, DEEDS),
    ("deed_discard", "deed_discard", SET, DEEDS),
]
OF_THE_REBELLION: Final[list[Field]] = [
    ("priority", "priority", NAME, PRIORITIES),
    ("cards_top_first", "cards", NAMES, CARDS),
    ("card_turns", "card_turns", PLAIN, []),
    ("rows_uncovered", "uncovered", PLAIN, []),
    ("covered_bonuses", "covers", COUNTS, PRIORITIES),
]


# ---------------------------------------------------------------------- writing


def names(table: list[str], mask: int) -> list[str]:
    return [table[i] for i in bits(mask)]


def write(value: Any, how: int, table: list[str]) -> object:
    if how == NAME:
        return table[value]
    if how == NAME_OR_NONE:
        return None if value < 0 else table[value]
    if how == NAMES:
        return [table[i] for i in value]
    if how == SET:
        return names(table, value)
    if how == COUNTS:
        return {name: value[i] for i, name in enumerate(table)}
    if how == FOUND:
        return {name: value[i] for i, name in enumerate(table) if value[i]}
    if how == BY_REGION:
        return {REGIONS[i]: table[number] for i, number in enumerate(value) if number >= 0}
    return value


def written(thing: object, fields: list[Field]) -> dict[str, Any]:
    return {key: write(getattr(thing, name), how, table) for key, name, how, table in fields}


def dump_player(player: Player) -> dict[str, Any]:
    shown = written(player, OF_A_PLAYER)
    shown["structures"] = {
        name: names(REGIONS, player.built[kind]) for kind, name in enumerate(STRUCTURES)
    }
    shown["leader_used"] = player.leader_used
    shown["known_on_decks"] = list(player.known)
    return shown


def dump_board(s: Rurik) -> dict[str, Any]:
    """The strategy board, column by column from the top; None for an empty space."""
    rows = s.tables.rows[s.board_side]
    columns: dict[str, Any] = {}
    for column in range(COLUMNS):
        spaces = s.board[column * ROWS : column * ROWS + rows]
        columns[ACTIONS[column]] = [dump_advisor(piece) for piece in spaces]
    return columns


def dump_advisor(piece: int) -> dict[str, Any] | None:
    if piece < 0:
        return None
    advisor = ADVISORS[piece_token(piece)]
    return {"side": piece_side(piece), "advisor": advisor, "bribe": piece_bribe(piece)}


def dump_turn(s: Rurik) -> dict[str, Any] | None:
    if s.column < 0:
        return None
    shown = written(s, OF_A_TURN)
    return {**shown, "row": s.row + 1, "acted": s.acted, "sent_anywhere": s.leapt}


def dump_position(s: Rurik) -> dict[str, Any]:
    position = written(s, OF_A_POSITION)
    position["players"] = [dump_player(player) for player in s.players]
    position["strategy_board"] = dump_board(s)
    position["turn"] = dump_turn(s)
    position["region_goods"] = {REGIONS[r]: GOODS[s.region_good[r]] for r in bits(s.regions)}
    position["scheme_decks_top_last"] = [[SCHEMES[card] for card in deck] for deck in s.decks]
    position["drawer"] = None if s.drawer < 0 else s.drawer
    if s.solo:
        position["neutral_troops"] = names(REGIONS, s.neutral)
        position["rebellion"] = written(s, OF_THE_REBELLION)
    return position


# ---------------------------------------------------------------------- reading

# Each part is read and then written again: a key that is not written means nothing. The engine does
# so with the position as a whole.


def figures_of(reader: Reader, table: list[str]) -> list[int]:
    reader.only(*REGIONS)
    return [reader.at(name).index(table) if reader.has(name) else -1 for name in REGIONS]


def read(reader: Reader, how: int, table: list[str]) -> object:
    if how == NAME:
        return reader.index(table)
    if how == NAME_OR_NONE:
        return reader.name_or_none(table)
    if how == NAMES:
        return reader.indices(table)
    if how == SET:
        return reader.mask(table)
    if how in (COUNTS, FOUND):
        return reader.counts(table)
    if how == BY_REGION:
        return figures_of(reader, table)
    return reader.whole(0, 1 << 20)


def fill(thing: object, reader: Reader, fields: list[Field]) -> None:
    for key, name, how, table in fields:
        setattr(thing, name, read(reader.at(key), how, table))


def restore_player(reader: Reader) -> Player:
    player = new_player(0, 0)
    fill(player, reader, OF_A_PLAYER)
    built = reader.at("structures").only(*STRUCTURES)
    player.built = [built.at(name).mask(REGIONS) for name in STRUCTURES]
    player.leader_used = reader.at("leader_used").flag()
    player.known = reader.at("known_on_decks").wholes(2, 0, len(SCHEMES))
    reader.only(*dump_player(player))
    return player


def restore_board(s: Rurik, reader: Reader) -> None:
    s.board = empty_board()
    reader.only(*ACTIONS)
    for column, name in enumerate(ACTIONS):
        for row, space in enumerate(reader.at(name).items(s.tables.rows[s.board_side])):
            if space.value is not None:
                space.only("side", "advisor", "bribe")
                s.board[column * ROWS + row] = advisor_piece(
                    space.at("side").whole(0, len(s.players) - 1),
                    space.at("advisor").index(ADVISORS),
                    space.at("bribe").whole(0, 1 << 16),
                )


def restore_turn(s: Rurik, reader: Reader) -> None:
    clear_turn(s)
    if reader.value is None:
        return
    fill(s, reader, OF_A_TURN)
    s.row = reader.at("row").whole(1, s.tables.rows[s.board_side]) - 1
    s.acted = reader.at("acted").flag()
    s.leapt = reader.at("sent_anywhere").whole(-1, 2 * len(REGIONS) - 1)
    reader.only(*written(s, OF_A_TURN), "row", "acted", "sent_anywhere")


def restore_goods(s: Rurik, reader: Reader) -> None:
    reader.only(*REGIONS)
    s.region_good = s.tables.region_good[:]
    for region in bits(s.regions):
        s.region_good[region] = reader.at(REGIONS[region]).index(GOODS)


def restore_position(s: Rurik, reader: Reader) -> None:
    """Fill `s` from what `dump_position` wrote."""
    derive(s)
    fill(s, reader, OF_A_POSITION)
    sides = 2 if s.solo else s.seats
    s.players = [restore_player(part) for part in reader.at("players").items(sides)]
    restore_board(s, reader.at("strategy_board"))
    restore_turn(s, reader.at("turn"))
    restore_goods(s, reader.at("region_goods"))
    s.decks = [deck.indices(SCHEMES) for deck in reader.at("scheme_decks_top_last").items(2)]
    s.drawer = reader.at("drawer").whole_or_none(0, s.seats - 1)
    no_rebellion(s)
    if s.solo:
        s.neutral = reader.at("neutral_troops").mask(REGIONS)
        block = reader.at("rebellion")
        fill(s, block, OF_THE_REBELLION)
        block.only(*written(s, OF_THE_REBELLION))
    update_everything(s)


# ---------------------------------------------------------------------- what is under way

# Under each question that can lie at the bottom, the passage that goes on after it.
UNDER: Final[dict[str, str]] = {
    "leader": "leaders",
    "agenda": "agendas",
    "deploy": "deployment",
    "deploy_leader": "leaders_join",
    "place": "strategy",
    "bribe": "strategy",
    "comeback": "actions",
    "advisor": "actions",
    "turn": "actions",
    "rebellion_casualty": "actions",
    "boat": "boats",
    "claim_deed": "new_deeds",
}
# Questions that lie on a turn.
WITHIN_A_TURN: Final[dict[str, tuple[str, ...]]] = {
    # What else may wait between it and the turn.
    "church": (),
    "casualty": (),
    "deed_cost": (),
    "token": (),
    "draw": ("token",),
    "keep": ("token",),
    "put_back": ("token",),
    "take_deed": ("draw",),
}


def stacked(s: Rurik, questions: list[Frame]) -> list[Frame]:
    """The questions of a dump and the passage under them; ValueError if they cannot be open at
    one time."""
    problem = flaw_of_questions(s, questions)
    if problem is not None:
        raise ValueError(f"impossible position: {problem}")
    if not questions:
        return []
    seat = questions[0].seat
    kind = UNDER[questions[0].kind]
    if kind in ("boats", "new_deeds"):
        under = Frame(kind, args=((seat - s.first) % s.seats + 1,))
    elif questions[0].kind == "rebellion_casualty":
        under = Frame(kind, YOU)
    else:
        # In the solo game the Rebellion follows, except in setup.
        sides = s.seats if s.phase == SETUP_PHASE else len(s.players)
        under = Frame(kind, (seat + 1) % sides)
    problem = flaw_of_order(s, questions[0], under)
    if problem is not None:
        raise ValueError(f"impossible position: {problem}")
    return [under, *questions]


def flaw_of_order(s: Rurik, asked: Frame, under: Frame) -> str | None:
    """Clockwise one advisor each: whoever had a turn since the first player's last one has one
    fewer left than the others.  [strategy.1, turn.1]"""
    if under.kind == "strategy":
        left = [size(player.advisors) for player in s.players]
    elif under.kind == "actions":
        standing = [piece_side(piece) for piece in s.board if piece >= 0]
        left = [standing.count(side) for side in range(len(s.players))]
    else:
        return None
    if asked.kind in ("place", "comeback", "advisor"):
        left[asked.seat] -= 1
    sides = len(s.players)
    waiting = (under.seat - s.first) % sides
    for side in range(sides):
        had_turn = (side - s.first) % sides < waiting
        if left[side] != left[under.seat] - had_turn:
            return "advisors are placed and taken back clockwise, one each"
    return None


def flaw_of_questions(s: Rurik, questions: list[Frame]) -> str | None:
    if not questions:
        if s.phase == CLAIM_PHASE and s.round == s.tables.rounds:
            return None
        return "the game is not over, yet nobody is asked anything"
    bottom = questions[0]
    if bottom.kind not in UNDER:
        return f"the question {bottom.kind} belongs to a turn"
    below = bottom.kind
    for question in questions[1:]:
        kind = question.kind
        if bottom.kind != "turn" or kind not in WITHIN_A_TURN:
            return f"the question {kind} never waits above the question {bottom.kind}"
        if below != "turn" and below not in WITHIN_A_TURN[kind]:
            return f"the question {kind} never waits above the question {below}"
        if question.seat != bottom.seat:
            return "the questions of one turn are put to one player"
        below = kind
    if s.drawn and below not in ("keep", "put_back"):
        return "cards are drawn, yet nobody is asked which one to keep"
    return None
