"""The environments keep their libraries' promises, and agree with the games behind them."""

from __future__ import annotations

import random
import warnings
from typing import Any

import numpy as np
import pyspiel
import pytest
from gymnasium.utils.env_checker import check_env
from pettingzoo.test import api_test, seed_test

import terem
from terem import pictures, research
from terem.research.rewards import rewards

TABLES = [(id, seats) for id in terem.games() for seats in terem.game(id).seats]


@pytest.mark.parametrize(("id", "seats"), TABLES)
def test_pettingzoo_finds_nothing_to_object_to(id: str, seats: int) -> None:
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        api_test(research.aec(id, seats), num_cycles=60, verbose_progress=False)
        seed_test(lambda: research.aec(id, seats), num_cycles=20)


@pytest.mark.parametrize(("id", "seats"), TABLES)
def test_gymnasium_finds_nothing_to_object_to(id: str, seats: int) -> None:
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        check_env(research.gym(id, seats, opponents=["random"]))


@pytest.mark.parametrize(("id", "seats"), TABLES)
def test_openspiel_plays_it(id: str, seats: int) -> None:
    game = research.openspiel(id, seats)
    game.seed(seats)
    pyspiel.random_sim_test(game, num_sims=1, serialize=False, verbose=False)


@pytest.mark.parametrize("id", terem.games())
def test_an_openspiel_state_resampled_looks_the_same_to_its_seat(id: str) -> None:
    game = research.openspiel(id, 2)
    game.seed(3)
    rng = random.Random(3)
    state = game.new_initial_state()
    state.apply_action(state.legal_actions()[0])
    for _ in range(40):
        for seat in range(2):
            other = state.resample_from_infostate(seat, rng.random)
            assert other.information_state_string(seat) == state.information_state_string(seat)
        twin = state.clone()
        state.apply_action(rng.choice(state.legal_actions()))
        assert str(twin) != str(state)


@pytest.mark.parametrize(("id", "seats"), TABLES)
def test_observation_mask_and_ids_agree_with_view_and_moves(id: str, seats: int) -> None:
    env = research.aec(id, seats)
    env.reset(seed=seats)
    rng = random.Random(seats)
    names = research.names(id, seats)
    while not env.state.over:
        state = env.state
        seen = env.observe(env.agent_selection)
        assert env.agent_selection == f"seat_{state.seat}"
        assert seen["observation"].shape == (len(names),)
        legal = [state.game.move_of(int(i)) for i in np.flatnonzero(seen["action_mask"])]
        assert sorted(map(str, legal)) == sorted(map(str, state.moves()))
        assert [state.game.action_id(move) for move in state.moves()] == state.legal_ids()
        env.step(rng.choice(state.legal_ids()))
    assert all(env.terminations.values())
    assert list(env.rewards.values()) == rewards(env.state, "place")


def test_an_environment_renders_the_board_of_whoever_decides() -> None:
    table = research.aec("rurik", 2)
    table.reset(seed=1)
    assert table.render() == str(table.state)
    learner = research.gym("rurik", 2, seat=1, opponents=["random"])
    learner.reset(seed=1)
    assert learner.render() == pictures.text(learner.state, 1)


def test_an_illegal_id_is_refused_and_changes_nothing() -> None:
    env = research.aec("village", 2)
    env.reset(seed=1)
    illegal = next(i for i in range(env.game.actions) if i not in env.state.legal_ids())
    before = env.state.dump()
    with pytest.raises(terem.IllegalMove):
        env.step(illegal)
    assert env.state.dump() == before
    learner = research.gym("village", 2, opponents=["random"])
    learner.reset(seed=1)
    illegal = next(i for i in range(learner.game.actions) if not learner.action_masks()[i])
    before = learner.state.dump()
    _, reward, done, _, info = learner.step(illegal)
    assert reward == -1.0
    assert not done
    assert "[" in info["illegal"]
    assert learner.state.dump() == before


@pytest.mark.parametrize("jobs", [None, 2])
@pytest.mark.parametrize("id", terem.games())
def test_a_batch_is_its_games_side_by_side(id: str, jobs: int | None) -> None:
    """Every row replays, move for move, as the game of its seed."""
    game = terem.game(id)
    rng = random.Random(id)
    with research.batch(id, games=6, seats=2, seed=40, jobs=jobs) as batch:
        step = batch.reset()
        alone: list[Any] = [game.new(2, 40 + row) for row in range(6)]
        for _ in range(60):
            for row, state in enumerate(alone):
                assert step.seats[row] == state.seat
                seen = research.observe(state, state.seat)
                assert np.array_equal(step.observations[row], seen)
                assert sorted(state.legal_ids()) == np.flatnonzero(step.masks[row]).tolist()
            ids = [rng.choice(state.legal_ids()) for state in alone]
            step = batch.step(ids)
            for state, id_ in zip(alone, ids, strict=True):
                state.play(game.move_of(id_))
            if any(state.over for state in alone):
                break


def test_a_game_of_a_batch_that_ends_is_rewarded_and_dealt_anew() -> None:
    batch = research.batch("outpost", games=2, seats=2, seed=7)
    step = batch.reset()
    states = [terem.game("outpost").new(2, 7 + row) for row in range(2)]
    for _ in range(2000):
        ids = [int(np.flatnonzero(mask)[-1]) for mask in step.masks]
        states = [state.copy() for state in states]
        step = batch.step(ids)
        if step.dones.any():
            break
        for state, id in zip(states, ids, strict=True):
            state.play(state.game.move_of(id))
    row = int(np.flatnonzero(step.dones)[0])
    states[row].play(states[row].game.move_of(ids[row]))
    assert states[row].over
    assert step.rewards[row].tolist() == rewards(states[row], "place")
    assert step.masks[row].any()


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        ({"seats": 9}, "seats"),
        ({"options": {"no": 1}}, "no"),
        ({"reward": "glory"}, "reward must be one of place, margin, points"),
    ],
)
def test_bad_arguments_are_named(arguments: dict[str, Any], said: str) -> None:
    for make in (research.aec, research.gym, research.batch):
        with pytest.raises(ValueError, match=said):
            make("village", **arguments)
    with pytest.raises(ValueError, match="at most 1, not 2"):
        research.gym("village", opponents=["random", "random"])
    with pytest.raises(ValueError, match="opponents must be a list of names of bots, not 'random'"):
        research.gym("village", opponents="random")  # type: ignore[arg-type]
    with pytest.raises(ValueError, match="games"):
        research.batch("village", games=0)
    batch = research.batch("village", games=2)
    batch.reset()
    with pytest.raises(ValueError, match="one for each game"):
        batch.step([1])
