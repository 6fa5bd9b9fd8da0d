"""Reviews: every move judged from what its seat knew, the curve ends at the result."""

from __future__ import annotations

import pytest

import terem
from terem import Move, bots
from terem.bots.reviews import KINDS
from terem.engine import LANGUAGES


def played(id: str, seats: int, seed: int, most: int) -> tuple[list[Move], bool]:
    """The moves of a game between a greedy and random players, broken off after `most`."""
    state = terem.game(id).new(seats, seed)
    players = [bots.bot("greedy" if seat == 0 else "random", seed=seat) for seat in range(seats)]
    while state.seat is not None and len(state.history) < most:
        state.play(players[state.seat].choose(state))
    return list(state.history), state.seat is None


@pytest.mark.parametrize(("id", "seats"), [(id, n) for id in terem.games() for n in (1, 2, 3)])
def test_every_move_is_judged(id: str, seats: int) -> None:
    game = terem.game(id)
    history, _ = played(id, seats, 4, 25)
    found = bots.review(game, seats, 4, {}, history, iterations=12)
    assert [judged.move for judged in found.moves] == history
    assert len(found.curve) == len(history) + 1
    state = game.new(seats, 4)
    for judged in found.moves:
        assert judged.seat == state.seat
        assert judged.best in state.moves()
        assert judged.kind in KINDS
        assert judged.loss >= 0
        assert (judged.loss == 0) == (judged.best == judged.move)
        for lang in LANGUAGES:
            assert state.describe(judged.move, lang) in judged.words(lang)
        state.play(judged.move)
    for moment in found.curve:
        assert len(moment.points) == len(state.scores())
        if moment.chances:
            assert sum(moment.chances) == pytest.approx(1.0)
    assert len(found.accuracy) == seats
    assert all(share is None or 0 <= share <= 100 for share in found.accuracy)


def test_the_curve_ends_at_the_result() -> None:
    history, over = played("outpost", 2, 4, 10_000)
    assert over
    found = bots.review(terem.game("outpost"), 2, 4, None, history, iterations=2)
    state = terem.game("outpost").replay(2, 4, None, history)
    last = found.curve[-1]
    assert last.points == state.scores()
    assert last.chances[state.ranking()[0][0]] == 1.0


def test_who_plays_at_random_gives_more_away() -> None:
    history, _ = played("village", 2, 7, 60)
    found = bots.review(terem.game("village"), 2, 7, {}, history, iterations=40)
    greedy, random = found.accuracy
    assert greedy is not None
    assert random is not None
    assert greedy > random


def test_a_bad_history_is_refused() -> None:
    with pytest.raises(terem.IllegalMove):
        bots.review(terem.game("village"), 2, 1, {}, [("no_such_move",)], iterations=2)
    with pytest.raises(ValueError, match="iterations"):
        bots.review(terem.game("village"), 2, 1, {}, [], iterations=0)
