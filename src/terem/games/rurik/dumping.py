"""A position as named, readable data."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from terem.games.rurik.tables import (
    ACTIONS,
    ADVISORS,
    AGENDAS,
    BONUSES,
    CARDS,
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
    bits,
    piece_bribe,
    piece_side,
    piece_token,
)

if TYPE_CHECKING:
    from terem.games.rurik.state import Player, Rurik


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
