"""A reviewed game: every move judged, the same each time, from what its player knew."""

from __future__ import annotations

import pytest

import terem
from terem import bots
from terem.engine import LANGUAGES, Move

KINDS = {"best", "good", "inaccuracy", "mistake", "blunder"}


def some_game(id: str, seats: int, moves: int) -> list[Move]:
    state: terem.State = terem.game(id).new(seats, 11)
    players = [bots.bot("random" if seat else "greedy", seed=seat) for seat in range(seats)]
    while state.seat is not None and state.played < moves:
        state.play(players[state.seat].choose(state))
    return state.history


@pytest.mark.parametrize("seats", [1, 2])
@pytest.mark.parametrize("id", terem.games())
def test_every_move_is_judged_alike_each_time(id: str, seats: int) -> None:
    history = some_game(id, seats, 14)
    done: list[int] = []
    one = bots.review(
        terem.game(id), seats, 11, None, history, 12, lambda now, total: done.append(now)
    )
    other = bots.review(id, seats, 11, None, history, 12)
    assert done == list(range(1, len(history) + 1))
    assert [move.move for move in one.moves] == history
    assert [(m.best, m.loss, m.kind) for m in one.moves] == [
        (m.best, m.loss, m.kind) for m in other.moves
    ]
    assert len(one.curve) == len(history)
    for moment in one.curve:
        assert sum(moment.chances) == pytest.approx(1.0)
        assert len(moment.points) == len(moment.chances)
    for move in one.moves:
        assert move.kind in KINDS
        assert move.loss >= 0.0
        assert (move.kind == "best") == (move.best == move.move)
        for lang in LANGUAGES:
            assert move.words(lang)
            assert move.line_words(lang)
    assert all(accuracy is None or 0 < accuracy <= 100 for accuracy in one.accuracy)


def test_a_finished_game_ends_with_what_came() -> None:
    history = some_game("outpost", 2, 10_000)
    found = bots.review("outpost", 2, 11, None, history, 1)
    state = terem.game("outpost").replay(2, 11, None, history)
    assert found.curve[-1].points == state.scores()
    winners = state.ranking()[0]
    shares = [1 / len(winners) if seat in winners else 0.0 for seat in range(2)]
    assert found.curve[-1].chances == shares
    worst = found.worst(1)
    assert [move.seat for move in worst] == [1] * len(worst)
    assert [move.loss for move in worst] == sorted((m.loss for m in worst), reverse=True)


def test_who_moves_at_random_gives_more_away() -> None:
    history = some_game("outpost", 2, 60)
    found = bots.review("outpost", 2, 11, None, history, 60)
    random_seat = [move.loss for move in found.moves if move.seat == 1]
    greedy_seat = [move.loss for move in found.moves if move.seat == 0]
    assert sum(random_seat) / len(random_seat) > sum(greedy_seat) / len(greedy_seat)


def test_what_does_not_replay_is_refused() -> None:
    with pytest.raises(ValueError, match="move 1 is not legal"):
        bots.review("village", 2, 1, None, [("pass",)], 5)
    with pytest.raises(ValueError, match="iterations"):
        bots.review("village", 2, 1, None, [], 0)
