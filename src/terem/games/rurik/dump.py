"""A position as named, readable data: writing it, and reading what people may have edited."""

from __future__ import annotations

from typing import Any, Final

from terem.engine import Frame
from terem.engine.reading import Reader
from terem.games.rurik.rules.regions import settle_all
from terem.games.rurik.state import Player, Rurik, clear_turn, derive, empty_board
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
    MAP,
    PHASES,
    POOL,
    PRIORITIES,
    REBELS,
    REGIONS,
    ROWS,
    SCHEMES,
    STRUCTURES,
    TILES,
    TOKENS,
    TRACKS,
    advisor_piece,
    bits,
    piece_bribe,
    piece_side,
    piece_token,
)

# ---------------------------------------------------------------------- writing


def names(table: list[str], mask: int) -> list[str]:
    return [table[i] for i in bits(mask)]


def dump_player(player: Player) -> dict[str, Any]:
    return {
        "leader": None if player.leader < 0 else LEADERS[player.leader],
        "leader_at": None if player.leader_at < 0 else REGIONS[player.leader_at],
        "troops": {REGIONS[r]: player.troops[r] for r in range(MAP) if player.troops[r]},
        "supply": player.supply,
        "structures": {
            STRUCTURES[kind]: names(REGIONS, player.built[kind]) for kind in range(len(STRUCTURES))
        },
        "boat": {name: player.boat[i] for i, name in enumerate(GOODS)},
        "dock": {name: player.dock[i] for i, name in enumerate(GOODS)},
        "coins": player.coins,
        "scheme_cards": names(SCHEMES, player.hand),
        "deeds": names(DEEDS, player.deeds),
        "deeds_done": names(DEEDS, player.done),
        "captured_rebels": names(REBELS, player.captured),
        "agendas_dealt": names(AGENDAS, player.dealt),
        "agenda": None if player.agenda < 0 else AGENDAS[player.agenda],
        "tracks": {name: player.tracks[i] for i, name in enumerate(TRACKS)},
        "warfare": player.warfare,
        "advisors": names(ADVISORS, player.advisors),
        "tiles_used": names(TILES, player.tiles),
        "leader_used": player.leader_used,
        "known_on_decks": list(player.known),
    }


def dump_board(s: Rurik) -> dict[str, Any]:
    """The strategy board, column by column from the top; None for an empty space."""
    rows = s.tables.rows[s.board_side]
    columns: dict[str, Any] = {}
    for column in range(COLUMNS):
        spaces: list[dict[str, Any] | None] = []
        for row in range(rows):
            piece = s.board[column * ROWS + row]
            if piece < 0:
                spaces.append(None)
            else:
                spaces.append(
                    {
                        "side": piece_side(piece),
                        "advisor": ADVISORS[piece_token(piece)],
                        "bribe": piece_bribe(piece),
                    }
                )
        columns[ACTIONS[column]] = spaces
    return columns


def dump_turn(s: Rurik) -> dict[str, Any] | None:
    if s.column < 0:
        return None
    return {
        "action": ACTIONS[s.column],
        "row": s.row + 1,
        "acted": s.acted,
        "busy_with": FOCUS[s.focus],
        "bonuses_used": names(BONUSES, s.used),
        "points": {POOL[i]: n for i, n in enumerate(s.pool) if n},
        "sent_anywhere": s.leapt,
        "companions": s.escort,
    }


def dump_position(s: Rurik) -> dict[str, Any]:
    position: dict[str, Any] = {
        "round": s.round,
        "phase": PHASES[s.phase],
        "first_player": s.first,
        "token": s.token,
        "players": [dump_player(player) for player in s.players],
        "strategy_board": dump_board(s),
        "turn": dump_turn(s),
        "region_goods": {REGIONS[r]: GOODS[s.region_good[r]] for r in bits(s.regions)},
        "goods_on_map": names(REGIONS, s.goods),
        "rebels": {REGIONS[r]: REBELS[s.rebels[r]] for r in range(MAP) if s.rebels[r] >= 0},
        "rebels_in_box": names(REBELS, s.rebel_box),
        "reward_tokens_top_last": [TOKENS[token] for token in s.reward_tokens],
        "scheme_decks_top_last": [[SCHEMES[card] for card in deck] for deck in s.decks],
        "scheme_discard": names(SCHEMES, s.discard),
        "drawn": [SCHEMES[card] for card in s.drawn],
        "drawer": None if s.drawer < 0 else s.drawer,
        "deed_row": [DEEDS[deed] for deed in s.deed_row],
        "deed_deck_top_last": [DEEDS[deed] for deed in s.deed_deck],
        "deed_discard": names(DEEDS, s.deed_discard),
    }
    if s.solo:
        position["neutral_troops"] = names(REGIONS, s.neutral)
        position["rebellion"] = {
            "priority": PRIORITIES[s.priority],
            "cards_top_first": [CARDS[card] for card in s.cards],
            "card_turns": s.card_turns,
            "rows_uncovered": s.uncovered,
            "covered_bonuses": {name: s.covers[i] for i, name in enumerate(PRIORITIES)},
        }
    return position


# ---------------------------------------------------------------------- reading


def mask_of(reader: Reader, table: list[str]) -> int:
    mask = 0
    for part in reader.items():
        bit = 1 << part.index(table)
        if mask & bit:
            raise ValueError(f"{part.path}: {part.value} is there twice")
        mask |= bit
    return mask


def restore_player(reader: Reader) -> Player:
    reader.only(
        "leader",
        "leader_at",
        "troops",
        "supply",
        "structures",
        "boat",
        "dock",
        "coins",
        "scheme_cards",
        "deeds",
        "deeds_done",
        "captured_rebels",
        "agendas_dealt",
        "agenda",
        "tracks",
        "warfare",
        "advisors",
        "tiles_used",
        "leader_used",
        "known_on_decks",
    )
    player = Player()
    player.leader = reader.at("leader").name_or_none(LEADERS)
    player.leader_at = reader.at("leader_at").name_or_none(REGIONS)
    player.troops = reader.at("troops").counts(REGIONS)
    player.supply = reader.at("supply").whole(0, 40)
    player.at = 0
    player.ruled = 0
    built = reader.at("structures").only(*STRUCTURES)
    player.built = [mask_of(built.at(name), REGIONS) for name in STRUCTURES]
    player.boat = reader.at("boat").counts(GOODS)
    player.dock = reader.at("dock").counts(GOODS)
    player.coins = reader.at("coins").whole(0, 1 << 20)
    player.hand = mask_of(reader.at("scheme_cards"), SCHEMES)
    player.deeds = mask_of(reader.at("deeds"), DEEDS)
    player.done = mask_of(reader.at("deeds_done"), DEEDS)
    player.captured = mask_of(reader.at("captured_rebels"), REBELS)
    player.dealt = mask_of(reader.at("agendas_dealt"), AGENDAS)
    player.agenda = reader.at("agenda").name_or_none(AGENDAS)
    player.tracks = reader.at("tracks").counts(TRACKS)
    player.warfare = reader.at("warfare").whole(0, 1 << 20)
    player.advisors = mask_of(reader.at("advisors"), ADVISORS)
    player.tiles = mask_of(reader.at("tiles_used"), TILES)
    player.leader_used = reader.at("leader_used").flag()
    player.known = reader.at("known_on_decks").wholes(2, 0, len(SCHEMES))
    return player


def restore_board(s: Rurik, reader: Reader) -> None:
    s.board = empty_board()
    reader.only(*ACTIONS)
    rows = s.tables.rows[s.board_side]
    for column, name in enumerate(ACTIONS):
        for row, space in enumerate(reader.at(name).items(rows)):
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
    reader.only(
        "action",
        "row",
        "acted",
        "busy_with",
        "bonuses_used",
        "points",
        "sent_anywhere",
        "companions",
    )
    s.column = reader.at("action").index(ACTIONS)
    s.row = reader.at("row").whole(1, s.tables.rows[s.board_side]) - 1
    s.acted = reader.at("acted").flag()
    s.focus = reader.at("busy_with").index(FOCUS)
    s.used = mask_of(reader.at("bonuses_used"), BONUSES)
    s.pool = reader.at("points").counts(POOL)
    s.leapt = reader.at("sent_anywhere").whole(-1, 2 * MAP - 1)
    s.escort = reader.at("companions").whole(0, 2)


def restore_position(s: Rurik, reader: Reader) -> None:
    """Fill `s` from what `dump_position` wrote."""
    solo = ("neutral_troops", "rebellion") if s.solo else ()
    reader.only(
        "round",
        "phase",
        "first_player",
        "token",
        "players",
        "strategy_board",
        "turn",
        "region_goods",
        "goods_on_map",
        "rebels",
        "rebels_in_box",
        "reward_tokens_top_last",
        "scheme_decks_top_last",
        "scheme_discard",
        "drawn",
        "drawer",
        "deed_row",
        "deed_deck_top_last",
        "deed_discard",
        *solo,
    )
    derive(s)
    s.round = reader.at("round").whole(1, s.tables.rounds)
    s.phase = reader.at("phase").index(PHASES)
    s.first = reader.at("first_player").whole(0, s.seats - 1)
    s.token = reader.at("token").whole(0, s.seats - 1)
    sides = 2 if s.solo else s.seats
    s.players = [restore_player(part) for part in reader.at("players").items(sides)]
    restore_board(s, reader.at("strategy_board"))
    restore_turn(s, reader.at("turn"))
    goods = reader.at("region_goods").only(*REGIONS)
    s.region_good = s.tables.region_good[:]
    for region, name in enumerate(REGIONS):
        if s.regions >> region & 1:
            s.region_good[region] = goods.at(name).index(GOODS)
    s.goods = mask_of(reader.at("goods_on_map"), REGIONS)
    s.rebels = [-1] * MAP
    rebels = reader.at("rebels").only(*REGIONS)
    for region, name in enumerate(REGIONS):
        if rebels.has(name):
            s.rebels[region] = rebels.at(name).index(REBELS)
    s.rebel_box = mask_of(reader.at("rebels_in_box"), REBELS)
    s.reward_tokens = reader.at("reward_tokens_top_last").indices(TOKENS)
    s.decks = [deck.indices(SCHEMES) for deck in reader.at("scheme_decks_top_last").items(2)]
    s.discard = mask_of(reader.at("scheme_discard"), SCHEMES)
    s.drawn = reader.at("drawn").indices(SCHEMES)
    drawer = reader.at("drawer")
    s.drawer = -1 if drawer.value is None else drawer.whole(0, s.seats - 1)
    s.deed_row = reader.at("deed_row").indices(DEEDS)
    s.deed_deck = reader.at("deed_deck_top_last").indices(DEEDS)
    s.deed_discard = mask_of(reader.at("deed_discard"), DEEDS)
    s.neutral = 0
    s.priority = 0
    s.cards = []
    s.card_turns = 0
    s.uncovered = 0
    s.covers = [0, 0, 0]
    if s.solo:
        s.neutral = mask_of(reader.at("neutral_troops"), REGIONS)
        block = reader.at("rebellion")
        block.only("priority", "cards_top_first", "card_turns", "rows_uncovered", "covered_bonuses")
        s.priority = block.at("priority").index(PRIORITIES)
        s.cards = block.at("cards_top_first").indices(CARDS, len(CARDS))
        s.card_turns = block.at("card_turns").whole(0, 99)
        s.uncovered = block.at("rows_uncovered").whole(0, len(ADVISORS))
        s.covers = block.at("covered_bonuses").counts(PRIORITIES)
    settle_all(s)


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
WITHIN_A_TURN: Final = (
    "church",
    "casualty",
    "draw",
    "keep",
    "put_back",
    "token",
    "take_deed",
    "deed_cost",
)


def stacked(s: Rurik, questions: list[Frame]) -> list[Frame]:
    """The questions of a dump and the passage under them; ValueError if they cannot be open at
    one time."""
    if not questions:
        if s.phase == CLAIM_PHASE and s.round == s.tables.rounds:
            return []
        raise ValueError("impossible position: the game is not over, but nobody is asked anything")
    bottom = questions[0]
    if bottom.kind not in UNDER:
        raise ValueError(f"impossible position: the question {bottom.kind} belongs to a turn")
    seen: list[str] = []
    for question in questions[1:]:
        if bottom.kind != "turn" or question.kind not in WITHIN_A_TURN or question.kind in seen:
            raise ValueError(
                f"impossible position: the question {question.kind} cannot lie on {bottom.kind}"
            )
        if question.seat != bottom.seat:
            raise ValueError("impossible position: the questions of a turn are put to one player")
        seen.append(question.kind)
    kind = UNDER[bottom.kind]
    if kind == "boats" or kind == "new_deeds":
        return [Frame(kind, args=((bottom.seat - s.first) % s.seats + 1,)), *questions]
    if kind == "strategy" or kind == "actions":
        sides = len(s.players)
        side = sides - 1 if bottom.kind == "rebellion_casualty" else bottom.seat
        return [Frame(kind, (side + 1) % sides), *questions]
    return [Frame(kind, (bottom.seat + 1) % s.seats), *questions]
