"""What a seat may know: hands, agendas, decks and the rebels' rewards are hidden."""

from __future__ import annotations

from typing import Any

from terem.engine.state import Place
from terem.games.rurik import dump, scoring
from terem.games.rurik.state import Rurik
from terem.games.rurik.tables import (
    ACTIONS,
    AGENDAS,
    CARDS,
    GOODS,
    PRIORITIES,
    REGIONS,
    SCHEMES,
    bits,
)


def view_player(s: Rurik, side: int) -> dict[str, Any]:
    """A player as all see it.  [hidden.1]"""
    player = s.players[side]
    shown = dump.dump_player(player)
    shown["scheme_cards_count"] = player.hand.bit_count()
    shown["captured_rebels"] = player.captured.bit_count()
    shown["scheme_cards"] = None
    shown["agendas_dealt"] = None
    if s.stack:
        shown["agenda"] = None
    shown["agenda_chosen"] = player.agenda >= 0
    del shown["known_on_decks"]
    shown["known_cards"] = None
    shown["rules"] = dump.names(REGIONS, player.ruled)
    shown["occupies"] = dump.names(REGIONS, player.at)
    shown["goods"] = {GOODS[i]: player.boat[i] + player.dock[i] for i in range(len(GOODS))}
    shown["points"] = dict(scoring.breakdown(s, side))
    return shown


def own_view(s: Rurik, seat: int) -> list[tuple[Place, Any]]:
    """What only this seat sees.  [hidden.1]"""
    player = s.players[seat]
    found: list[tuple[Place, Any]] = [
        (("players", seat, "scheme_cards"), dump.names(SCHEMES, player.hand)),
        (("players", seat, "agendas_dealt"), dump.names(AGENDAS, player.dealt)),
        (("players", seat, "agenda"), AGENDAS[player.agenda] if player.agenda >= 0 else None),
        # Only the player who put cards back knows them.  [scheme.3]
        (
            ("players", seat, "known_cards"),
            [
                [SCHEMES[card] for card in s.decks[deck][len(s.decks[deck]) - player.known[deck] :]]
                for deck in range(2)
            ],
        ),
    ]
    if s.drawer == seat:
        found.append((("drawn",), [SCHEMES[card] for card in s.drawn]))
    return found


def view_position(s: Rurik) -> dict[str, Any]:
    """What lies open."""
    position = dump.dump_position(s)
    position["players"] = [view_player(s, side) for side in range(len(s.players))]
    position["rebels"] = [REGIONS[r] for r in bits(s.regions) if s.rebels[r] >= 0]
    del position["rebels_in_box"]
    position["reward_tokens"] = len(position.pop("reward_tokens_top_last"))
    position["scheme_decks"] = [len(deck) for deck in position.pop("scheme_decks_top_last")]
    position["deed_deck"] = len(position.pop("deed_deck_top_last"))
    position["drawn"] = len(s.drawn)
    board = s.tables.row_points[s.board_side]
    costs = s.tables.row_cost[s.board_side]
    rows = s.tables.rows[s.board_side]
    position["spaces"] = {
        ACTIONS[column]: [
            {"points": board[column * 4 + row], "cost": costs[column * 4 + row]}
            for row in range(rows)
        ]
        for column in range(len(ACTIONS))
    }
    if s.solo:
        position["rebellion"] = view_rebellion(s, position["rebellion"])
    return position


def view_rebellion(s: Rurik, block: dict[str, Any]) -> dict[str, Any]:
    """The top card, cards that were on top before, and the uncovered rows.  [solo.6]"""
    seen = min(s.card_turns + 1, len(CARDS))
    shown = dict(block)
    cards = shown.pop("cards_top_first")
    shown["cards_seen_top_first"] = cards[:seen]
    shown["region_order"] = [REGIONS[r] for r in s.tables.card_regions[s.cards[0]]]
    rows = s.tables.card_rows[s.cards[-1]][: s.uncovered]
    shown["uncovered_rows"] = [
        {
            "advisor": row[0],
            "starred": bool(row[1]),
            "columns": {PRIORITIES[i]: ACTIONS[row[2 + i]] for i in range(3)},
            "coins": [PRIORITIES[i] for i in range(3) if row[5 + i]],
        }
        for row in rows
    ]
    return shown


def stage(s: Rurik) -> str:
    """Where a turn stands, for its question."""
    if s.focus:
        return "busy"
    return "after" if s.acted else "before"
