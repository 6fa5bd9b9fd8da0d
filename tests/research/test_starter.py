"""The starter: what it learns from is right, its file sits at a table, and training makes one."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import numpy as np
import pytest

import terem
from terem import bots, research
from terem.arena.match import fixtures, play_fixture
from terem.cli import main
from terem.research.starter.advantages import advantages
from terem.research.starter.games import Weights, joined, played, shown
from terem.research.starter.save import save
from terem.research.starter.settings import Settings


def a_policy(path: Path, id: str = "outpost", seats: int = 2, favourite: int | None = None) -> str:
    """A net of one hidden layer that likes the ids in order, or one above all."""
    game = terem.game(id)
    width = len(research.names(id, seats))
    rng = np.random.default_rng(1)
    first = rng.normal(size=(width, 8)).astype(np.float32)
    last = rng.normal(size=(8, game.actions)).astype(np.float32)
    bias = np.zeros(game.actions, np.float32)
    if favourite is not None:
        bias[favourite] = 1e6
    layers = [(first, np.zeros(8, np.float32)), (last, bias)]
    save(path, game, seats, layers, {"by": "a test"})
    return f"net:{path}"


def test_a_seat_is_credited_with_its_own_next_decision_and_the_end() -> None:
    """Two seats take turns; seat 0 decides twice, then seat 1, and the game ends."""
    values = np.array([[0.1], [0.2], [0.3], [0.0]], np.float32)
    seats = np.array([[0], [0], [1], [0]])
    rewards = np.zeros((4, 1, 2), np.float32)
    rewards[2, 0] = [1.0, -1.0]
    dones = np.array([[False], [False], [True], [False]])
    found, known = advantages(values, seats, rewards, dones, fade=0.5)
    # From the back: seat 1 lost 1.3 against its hope; seat 0's last decision won 0.8 more than
    # hoped, the one before 0.1 more and half of that 0.8.
    assert found[:3, 0] == pytest.approx([0.1 + 0.5 * 0.8, 0.8, -1.3])
    assert known[:, 0].tolist() == [True, True, True, False]


def test_a_policy_in_a_file_plays_the_legal_move_it_likes_best(tmp_path: Path) -> None:
    state = terem.game("outpost").new(2, 5)
    wanted = state.moves()[-1]
    name = a_policy(tmp_path / "one.npz", favourite=state.game.action_id(wanted))
    player = bots.bot(name, seed=3)
    assert player.choose(state) == wanted
    while state.seat is not None:  # legal to the end, also where the favourite is not
        state.play(player.choose(state))


def test_a_policy_can_be_seated_in_a_match(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    name = a_policy(tmp_path / "two.npz")
    result = play_fixture(fixtures("outpost", [name, "random"], 1, 3, {})[0])
    assert result.fixture.seats == (name, "random")
    assert main(["sim", "outpost", "--seats", f"{name},random", "--games", "2", "--jobs", "1"]) == 0
    assert "net:" in capsys.readouterr().out


@pytest.mark.parametrize(
    ("command", "said"),
    [
        (["sim", "village", "--seats", "{net},random"], "the net is for outpost, not for village"),
        (["sim", "outpost", "--seats", "{net},random,random"], "for 2 seats, not for 3"),
        (["arena", "rurik", "--bots", "{net},random"], "the net is for outpost, not for rurik"),
        (["play", "village", "--seats", "human,{net}"], "the net is for outpost, not for village"),
        (["sim", "outpost", "--seats", "net:nowhere.npz,random"], "there is no file"),
    ],
)
def test_a_policy_at_the_wrong_table_is_refused_in_one_line(
    command: list[str], said: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    name = a_policy(tmp_path / "three.npz")
    assert main([part.replace("{net}", name) for part in command]) == 2
    problem = capsys.readouterr().err
    assert said in problem
    assert len(problem.splitlines()) == 1


def test_another_file_is_not_taken_for_a_policy(tmp_path: Path) -> None:
    path = tmp_path / "other.npz"
    np.savez(path, weights=np.zeros(3))
    with pytest.raises(KeyError, match="not a policy"):
        bots.bot(f"net:{path}")
    with pytest.raises(ValueError, match="must lead from"):
        save(path, terem.game("outpost"), 2, [], {})


def test_games_to_learn_from_follow_from_their_number() -> None:
    """Whole games, the same whenever they are played; lessons are joined in their order."""
    game = terem.game("outpost")
    rng = np.random.default_rng(2)
    width = len(research.names(game, 2))
    layers = [
        (rng.normal(size=shape).astype(np.float32), np.zeros(shape[1], np.float32))
        for shape in ((width, 8), (8, game.actions), (8, 1))
    ]
    net = Weights(layers[:2], layers[2])
    settings = Settings(share=2)
    one, two = (played(number, game.id, game.version, net, settings) for number in (0, 1))
    again = played(0, game.id, game.version, net, settings)
    parts: list[tuple[Any, Any]] = list(zip(one, again, strict=True))
    assert all(np.array_equal(a, b) for a, b in parts)
    both = joined([two, one])
    assert both.games == 4
    assert np.array_equal(both.ids, np.concatenate([one.ids, two.ids]))
    # Every decision of both games is there, each legal and as likely as the net liked it.
    assert both.masks[np.arange(len(both.ids)), both.ids].all()
    liked, worth = net.judge(one.seen)
    likely = np.where(one.masks, liked, -np.inf)
    likely = np.exp(likely - likely.max(1, keepdims=True))
    likely /= likely.sum(1, keepdims=True)
    found = likely[np.arange(len(one.ids)), one.ids]
    assert np.allclose(np.exp(one.likely), found, atol=1e-4)
    assert np.allclose(one.better + worth, one.goal, atol=1e-3)
    state = game.new(2, settings.seed)
    assert np.array_equal(one.seen[0], research.observe(state, state.seat))


def test_greedy_is_watched_on_deals_of_its_own() -> None:
    game = terem.game("village")
    settings = Settings(reward="place")
    watched = shown(3, game.id, game.version, settings)
    assert watched.masks[np.arange(len(watched.ids)), watched.ids].all()
    assert set(watched.ends.tolist()) <= {1.0, -1.0, 0.0}
    with pytest.raises(ValueError, match="rules version"):
        shown(3, game.id, game.version + 1, settings)


def test_training_makes_a_file_that_plays(tmp_path: Path) -> None:
    pytest.importorskip("torch", reason="training needs the extra: train")
    from terem.research.starter.learn import learn

    path = tmp_path / "trained.npz"
    settings = Settings(minutes=0.0, games=8, steps=16, width=16, watch=100, part=64)
    curve = learn("outpost", path, settings, say=lambda _: None)
    assert 0 < curve[-1]["decisions"] <= 8 * 16
    state = terem.game("outpost").new(2, 1)
    assert bots.bot(f"net:{path}").choose(state) in state.moves()
