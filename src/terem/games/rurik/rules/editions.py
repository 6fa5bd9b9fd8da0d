"""Where the Russian and the German book part: one predicate for each difference that shows.

Differences without an effect on play are listed in `SAME_RESULT` with the reason.
"""

from __future__ import annotations

from typing import Final

from terem.games.rurik.state import Rurik


def agenda_leaves_solo_box(s: Rurik, agenda: int) -> bool:
    """solo_removed_agendas: three cards stay in the box in the Russian book, one in the German.
    [solo.2]"""
    tables = s.tables
    return tables.agenda_solo_de[agenda] if s.german else tables.agenda_solo_ru[agenda]


def deed_coins(s: Rurik, deed: int) -> int:
    """law_giver_cost: three coins in the Russian book, two in the German.  [deed.3]"""
    return s.tables.deed_coins_de[deed] if s.german else s.tables.deed_coins[deed]


def bonus_points_add_up(s: Rurik) -> bool:
    """point_adding: the Russian book adds up points of any actions, the German one only those of a
    bonus action and the main one.  [bonus.3]"""
    return not s.german


def church_without_troops_is_optional(s: Rurik) -> bool:
    """church_without_supply: the Russian book lets a builder without troops remove a piece, the
    German one makes him.  [build.4]"""
    return not s.german


def rebellion_moves_first(s: Rurik) -> bool:
    """solo_bonus_move_timing: bonus moves of the Rebellion come before its main action in the
    Russian book, after it in the German.  [rebellion.4]"""
    return not s.german


def rebellion_prefers_churches(s: Rurik) -> bool:
    """solo_church: in the German book the Rebellion builds a church wherever you or neutral troops
    stand, and may build one without effect; in the Russian it keeps to the build order and
    never builds a church without effect.  [rebellion.8]"""
    return s.german


def rebellion_guards_only_what_it_rules(s: Rurik) -> bool:
    """solo_move_guard: the Russian book forbids any move that leaves the region to you, the German
    one only where the Rebellion would lose rule to you.  [rebellion.6]"""
    return s.german


# Differences in the books that lead to the same play, and why.
SAME_RESULT: Final[dict[str, str]] = {
    "solo_coin_tiebreak": "only the Russian book speaks, so its rule holds in both",
    "solo_card_total": "a count of cards in the box",
    "solo_play_as_sviatopolk": "implied in the German book: he always leads the Rebellion",
    "solo_bribe_when_not_needed": "only the Russian book speaks, so its rule holds in both",
    "scheme_reward_hint": "a remark about cards whose faces are in components.toml",
    "scheme_card_cost": "the price is printed on the card",
    "market_day_example": "the card decides, the German example is a slip",
    "market_day_points": "the card decides",
    "boris_no_card": "only the Russian book speaks, so its rule holds in both",
    "boris_poor_opponent": "only the Russian book speaks, so its rule holds in both",
    "rebel_not_opponent": "only the Russian book speaks, so its rule holds in both",
    "warfare_markers_setup": "a misprint",
    "claim_marker_colours": "a misprint",
    "events": "listed without rules in one book only, so not in the game",
    "example_total": "a misprint",
    "rule_track_step_2": "an error of the scan",
    "rule_track_top": "an error of the scan",
    "church_leader_wording": "the same rule",
    "example_colours": "colours of an example",
    "market_without_good": "the same result in other words",
    "casualty_ruler_wording": "the same result in other words",
    "first_player_unchanged": "a used column always has its top space filled",
    "scheme_reshuffle": "the same result in other words",
    "comeback_wording": "a slip of the pen",
    "deed_own_pieces": "a player has no right to pieces of others",
    "goods_tokens_choice": "the Russian sentence is the clear one of the two",
    "solo_unlock_wording": "a slip: the scheme action names the current column",
    "solo_setup_kiev": "the German sentence is the clear one of the two",
}

SWITCHES: Final[dict[str, str]] = {
    "solo_removed_agendas": "agenda_leaves_solo_box",
    "law_giver_cost": "deed_coins",
    "point_adding": "bonus_points_add_up",
    "church_without_supply": "church_without_troops_is_optional",
    "solo_bonus_move_timing": "rebellion_moves_first",
    "solo_church": "rebellion_prefers_churches",
    "solo_move_guard": "rebellion_guards_only_what_it_rules",
}
