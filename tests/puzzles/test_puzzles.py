"""Every stored puzzle, replayed: the rules still lead to its position, its solution is legal, and
it can be told in three languages."""

from __future__ import annotations

from datetime import date, timedelta

import pytest

import terem
from terem import puzzles
from terem.engine import LANGUAGES
from terem.puzzles.puzzle import DATA, from_json, to_json

GAMES = terem.games()
ALL = [one for id in GAMES for one in puzzles.puzzles(terem.game(id))]


@pytest.mark.parametrize("puzzle", ALL, ids=[one.id for one in ALL])
def test_a_puzzle_still_holds(puzzle: puzzles.Puzzle) -> None:
    """Same rules, same position, and the answer is still a legal one."""
    state = puzzle.position()
    reveals = state.reveals
    assert puzzle.steps[0].margin >= 0.15
    for step in puzzle.steps:
        # One player's turn, and nothing in it depends on luck.
        assert (state.seat, state.reveals) == (puzzle.seat, reveals)
        assert state.explain(step.move) is None
        assert state.explain(step.second) is None
        assert step.second != step.move
        assert step.margin >= 0.1
        # Whoever reads the solution reads why.
        assert puzzles.tells(step)
        state.play(step.move)
    for lang in LANGUAGES:
        told = puzzles.solution(puzzle, lang)
        assert [one.move for one in told] == [step.move for step in puzzle.steps]
        assert all(one.text and one.why and "{" not in one.why for one in told)


@pytest.mark.parametrize("id", GAMES)
def test_no_puzzle_is_left_behind_by_new_rules(id: str) -> None:
    """A puzzle of another rules version is not offered, so it must not lie in the data either."""
    game = terem.game(id)
    lines = (DATA / f"{id}.jsonl").read_text(encoding="utf-8").splitlines()
    assert len(lines) == len(puzzles.puzzles(game)) >= 60
    ids = [one.id for one in puzzles.puzzles(game)]
    assert len(set(ids)) == len(ids)
    for one in puzzles.puzzles(game):
        assert from_json(to_json(one)) == one


@pytest.mark.parametrize("id", GAMES)
def test_every_day_has_a_puzzle_and_none_comes_twice_before_all_have_come(id: str) -> None:
    game = terem.game(id)
    count = len(puzzles.puzzles(game))
    days = [date(2026, 12, 20) + timedelta(days=number) for number in range(count)]
    found = [puzzles.of_the_day(game, day) for day in days]
    assert None not in found
    assert len({one.id for one in found if one is not None}) == count
    assert found == [puzzles.of_the_day(game, day) for day in days]


def longest() -> puzzles.Puzzle:
    return max(ALL, key=lambda one: len(one.steps))


def test_only_the_right_step_goes_on() -> None:
    puzzle = longest()
    attempt = puzzles.start(puzzle)
    for step in puzzle.steps:
        for move in attempt.state.moves():
            answer = puzzles.offer(attempt, list(move))
            assert answer.kind == ("right" if move == step.move else "wrong")
            if answer.kind == "wrong":
                assert answer.attempt is attempt
                assert all(puzzles.complaint(answer, lang) for lang in LANGUAGES)
        for junk in (("fly",), [], 7, None, [["take"]]):
            refused = puzzles.offer(attempt, junk)
            assert refused.kind == "illegal"
            assert puzzles.complaint(refused, "en")
        attempt = puzzles.offer(attempt, step.move).attempt
    assert attempt.solved
    assert puzzles.offer(attempt, puzzle.steps[0].move).kind == "over"


def test_what_was_found_is_taken_up_again() -> None:
    puzzle = longest()
    moves = [list(step.move) for step in puzzle.steps]
    assert puzzles.resume(puzzle, moves).solved
    assert puzzles.resume(puzzle, [["fly"], *moves]).step == 0


def test_a_position_of_other_rules_is_refused() -> None:
    puzzle = ALL[0]
    other = from_json({**to_json(puzzle), "seed": puzzle.seed + 1, "history": []})
    with pytest.raises(ValueError, match="other rules"):
        other.position()
