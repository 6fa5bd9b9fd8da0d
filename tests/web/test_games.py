"""Whole games, played only by touching what glows."""

from __future__ import annotations

import pytest

import terem
from tests.web.conftest import NewPerson

SOLO = [game for game in terem.games() if 1 in terem.game(game).seats]


@pytest.mark.parametrize("game", terem.games())
def test_a_game_against_a_bot(game: str, new_person: NewPerson) -> None:
    ann = new_person()
    # Against a bot that wants to win a game ends in half the moves that two need at random.
    ann.context.add_init_script("localStorage.terem = JSON.stringify({ level: 'greedy' })")
    ann.door(game, "now")
    ann.at_table()
    assert ann.play_to_the_end(seed=7) > 5
    ann.page.wait_for_selector("[data-do=rematch]")


@pytest.mark.parametrize("game", SOLO)
def test_a_solo_game(game: str, new_person: NewPerson) -> None:
    ann = new_person()
    ann.door(game, "solo")
    ann.at_table()
    assert ann.play_to_the_end(seed=11) > 5
    ann.page.wait_for_selector("[data-do=replay]")
