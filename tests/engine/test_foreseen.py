"""A seat's next turn, as far as it can be foreseen, and the answers that can be given for good."""

from __future__ import annotations

import random

import pytest

import terem
from terem.engine import LANGUAGES

GAMES = terem.games()


@pytest.mark.parametrize("id", GAMES)
def test_what_can_be_planned_hangs_on_nothing_hidden(id: str) -> None:
    """Two positions that look the same to a seat offer it the same next turn, in the same words."""
    rnd = random.Random(id)
    state = terem.game(id).new(3, 5)
    foreseen = unforeseen = 0
    while state.seat is not None:
        for seat in range(3):
            if seat == state.seat:
                assert state.foreseen(seat) is None
                continue
            before = state.dump()
            mine = state.foreseen(seat)
            assert state.dump() == before, "looking ahead changes nothing"
            other = state.sample(seat, rnd.randrange(1000)).foreseen(seat)
            assert (mine is None) == (other is None)
            if mine is None or other is None:
                unforeseen += 1
                continue
            foreseen += 1
            assert mine.seat == seat
            assert mine.view(seat) == other.view(seat)
            told = [[one.describe(move, "en") for move in one.moves()] for one in (mine, other)]
            assert told[0] == told[1]
            move = rnd.choice(mine.moves())
            mine.play(move)
        state.play(rnd.choice(state.moves()))
    assert foreseen > 20
    assert unforeseen > 0
    assert state.foreseen(0) is None, "after the end there is no turn"


@pytest.mark.parametrize("id", GAMES)
def test_standing_answers_are_answers_of_their_question_and_have_words(id: str) -> None:
    game = terem.game(id)
    found = [(one, move) for one in game.decisions.values() for move in one.standing]
    assert found
    for question, move in found:
        ply = game.ply(move)
        assert ply is not None, move
        assert question.by_verb[ply.verb.number] is not None, f"{question.kind} never asks {move}"
        for lang in LANGUAGES:
            message = "standing-" + "-".join(str(part) for part in move)
            assert game.words.has(lang, message), (lang, message)


@pytest.mark.parametrize("id", GAMES)
def test_a_foreseen_turn_is_the_turn_that_comes(id: str) -> None:
    """Where nothing happens in between, what was foreseen is what is asked."""
    rnd = random.Random(id)
    state = terem.game(id).new(2, 11)
    same = 0
    while state.seat is not None:
        other = 1 - state.seat
        foreseen = state.foreseen(other)
        state.play(rnd.choice(state.moves()))
        if (
            foreseen is None
            or state.seat != other
            or state.stack[-1].kind != foreseen.stack[-1].kind
        ):
            continue
        same += foreseen.moves() == state.moves()
    assert same > 5
