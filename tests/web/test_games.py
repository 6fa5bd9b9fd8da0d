"""Games played only by touching what glows, from the door to the result."""

from __future__ import annotations

import random

import pytest

import terem
from tests.web.conftest import NewPerson
from tests.web.look import played, until
from tests.web.test_boards import sit

SOLO = [game for game in terem.games() if 1 in terem.game(game).seats]


def test_a_game_against_a_bot(new_person: NewPerson) -> None:
    ann = new_person()
    ann.door("outpost", "now")
    ann.at_table()
    assert ann.play_to_the_end(seed=7) > 5
    ann.page.wait_for_selector("[data-do=rematch]")


# Their games are long when played at random: the beginning against a bot, and the end of a stored
# game, for all its people by one hand, from when so much of it has been played. (Nobody at random
# finishes a cathedral that still lacks more than a few sections.)
LONG = {"red_cathedral": 0.985, "rurik": 0.93, "village": 0.95}


def test_all_games_are_played() -> None:
    assert {"outpost", *LONG} == set(terem.games())


@pytest.mark.parametrize("game", LONG)
def test_the_beginning_of_a_game_against_a_bot(game: str, new_person: NewPerson) -> None:
    ann = new_person()
    ann.door(game, "now")
    ann.at_table()
    hand = random.Random(7)
    for _ in range(25):
        ann.wait_asked()
        ann.answer(hand)


@pytest.mark.parametrize("game", LONG)
def test_the_end_of_a_game(game: str, new_person: NewPerson) -> None:
    ann = new_person()
    sit(ann, until(played(game, 2), LONG[game]))
    assert ann.play_to_the_end(seed=7) > 2
    ann.page.wait_for_selector("[data-do=replay]")


@pytest.mark.parametrize("game", SOLO)
def test_a_solo_game(game: str, new_person: NewPerson) -> None:
    ann = new_person()
    ann.door(game, "solo")
    ann.at_table()
    assert ann.play_to_the_end(seed=11) > 5
    ann.page.wait_for_selector("[data-do=replay]")
