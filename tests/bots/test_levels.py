"""Levels: reproducible, in time, and legal in every position."""

from __future__ import annotations

import logging
import time
from collections import Counter

import pytest

import terem
from terem import Move, State, bots
from terem.bots import levels
from terem.bots.evaluation import rurik as greedy_princes
from terem.bots.judgement import judgement
from terem.bots.judgement import rurik as searching_princes
from terem.bots.levels import LEVELS, amount_of, some_tried_move
from terem.bots.search import Edge, Node, Search, settings
from terem.bots.search.parameters import NAMES, Settings
from terem.engine import Chance, Verb
from terem.engine.reading import Reader
from tests.bots.positions import TABLES, some_positions

BUDGETS = {"easy": 0.02, "medium": 0.1, "hard": 0.5, "master": 2.0}


def test_the_bots_there_are() -> None:
    assert bots.names() == ["random", "greedy", "easy", "medium", "hard", "master"]
    assert isinstance(bots.bot("mcts"), type(bots.bot("hard")))
    with pytest.raises(KeyError, match="the bots are: random"):
        bots.bot("wizard")
    with pytest.raises(KeyError, match="LEVEL@ITERATIONS"):
        bots.bot("greedy@20")
    with pytest.raises(ValueError, match="iterations"):
        bots.bot("hard", iterations=0)
    with pytest.raises(ValueError, match="seconds"):
        bots.bot("hard", seconds=0)


@pytest.mark.parametrize(("id", "seats"), TABLES)
@pytest.mark.parametrize("level", LEVELS)
def test_same_seed_and_iterations_same_choice(id: str, seats: int, level: str) -> None:
    for state in some_positions(id, seats, 3, 2):
        one = bots.bot(level, seed=5, iterations=30).choose(state)
        assert one in state.moves()
        assert bots.bot(level, seed=5, iterations=30).choose(state) == one
        assert bots.bot(level, seed=5, iterations=30).choose(state.copy()) == one


@pytest.mark.parametrize("id", terem.games())
@pytest.mark.parametrize("level", LEVELS)
def test_levels_keep_their_budget(id: str, level: str) -> None:
    assert settings(id, level).seconds <= BUDGETS[level]
    state = some_positions(id, 2, 8, 1)[0]
    player = bots.bot(level, seed=1)
    begin = time.process_time()
    player.choose(state)
    # Sixteen iterations pass between two looks at the clock, and the first one loads tables.
    assert time.process_time() - begin < BUDGETS[level] + 0.5


@pytest.mark.parametrize("id", terem.games())
def test_a_decision_without_a_choice_is_instant(id: str) -> None:
    state = terem.game(id).new(2, 1)
    only = state.moves()[0]
    state._legal = state.legal()[:1]
    begin = time.process_time()
    assert bots.bot("master").choose(state) == only
    assert time.process_time() - begin < 0.01


@pytest.mark.parametrize("id", terem.games())
def test_every_iteration_is_counted_once(id: str) -> None:
    state = some_positions(id, 2, 4, 1)[0]
    assert state.seat is not None
    search = Search(state, state.seat, 9, judgement(id), settings(id, "hard"))
    root = search.run(60, None, hurry=False)
    assert search.iterations == 60
    assert root.visits == sum(edge.visits for edge in root.edges) == 60
    assert [edge.move for edge in root.edges] == state.legal()
    assert sum(edge.prior for edge in root.edges) == pytest.approx(1.0)


@pytest.mark.parametrize(("id", "seats"), TABLES)
@pytest.mark.parametrize("name", ["easy", "medium@2"])
def test_whole_games(id: str, seats: int, name: str) -> None:
    state = terem.game(id).new(seats, 21)
    players = [bots.bot(name, seed=seat) for seat in range(seats)]
    while state.seat is not None:
        state.play(players[state.seat].choose(state))
    with pytest.raises(ValueError, match="over"):
        players[0].choose(state)


def test_a_setting_must_be_a_known_number() -> None:
    s = Settings()
    with pytest.raises(ValueError, match="a number from 0 up"):
        s.read(Reader({"explore": "much"}, "levels"))
    with pytest.raises(ValueError, match="wisdom"):
        s.read(Reader({"wisdom": 3}, "levels"))
    for name in NAMES:
        assert hasattr(s, name)


@pytest.mark.parametrize("id", terem.games())
def test_levels_get_stronger(id: str) -> None:
    """The iterations grow from level to level; how strong that makes them is measured in
    docs/strength."""
    found = [settings(id, level).iterations for level in ("medium", "hard", "master")]
    assert found == sorted(found)
    assert found[0] < found[-1]


def test_a_game_alone_may_have_settings_of_its_own() -> None:
    """[outpost.alone] plays out more than a round; with rivals the evaluation judges at once."""
    assert settings("outpost", "hard", 1).plies > settings("outpost", "hard").plies
    assert settings("village", "hard", 1).plies == settings("village", "hard").plies


def test_looking_ahead_begins_with_the_plan_greedy_would_make(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """With greedy's weights the best first impression is more often greedy's own choice if the
    search follows the turn to its end; hidden cards, imagined anew, leave some differences."""
    monkeypatch.setattr(searching_princes, "WEIGHTS", greedy_princes.WEIGHTS)
    planner = bots.bot("greedy", seed=2)
    state = terem.game("rurik").new(2, 3)
    agreed = {0: 0, greedy_princes.FORESIGHT: 0}
    asked = 0
    while asked < 110:
        choice = planner.choose(state)
        if len(state.moves()) > 1:
            asked += 1
            assert state.seat is not None
            for ahead in agreed:
                s = settings("rurik", "hard")
                s.ahead = ahead
                search = Search(state, state.seat, 7, judgement("rurik"), s)
                root = search.run(1, None)
                agreed[ahead] += max(root.edges, key=lambda edge: edge.prior).move.move == choice
        state.play(choice)
    assert agreed[greedy_princes.FORESIGHT] > agreed[0]
    assert agreed[greedy_princes.FORESIGHT] > 0.9 * asked


def test_a_loose_level_follows_the_tries_roughly() -> None:
    root = Node(0, "turn")
    for name, tries in (("often", 60), ("sometimes", 30), ("never", 0)):
        edge = Edge(Verb(name).only, 0.3, 0.0)
        edge.visits = tries
        root.edges.append(edge)
    found = Counter(some_tried_move(root, 1.0, Chance(seed))[0] for seed in range(600))
    assert found["never"] == 0
    assert 0.25 < found["sometimes"] / 600 < 0.42
    strict = Counter(some_tried_move(root, 0.1, Chance(seed))[0] for seed in range(600))
    assert strict["often"] > 590


def edge_with(name: str, tries: int, mean: float) -> Edge:
    edge = Edge(Verb(name).only, 0.5, 0.0)
    edge.visits = tries
    edge.total = tries * mean
    return edge


def test_what_is_surely_worth_most_is_played_and_not_what_was_tried_most() -> None:
    root = Node(0, "turn")
    root.edges = [edge_with("often", 700, -17.6), edge_with("late", 200, -15.9)]
    assert root.best().move.move == ("often",)
    assert root.choice(8.0).move.move == ("late",)
    # A few lucky tries prove nothing.
    root.edges = [edge_with("often", 700, 4.0), edge_with("lucky", 4, 6.0)]
    assert root.choice(8.0).move.move == ("often",)
    root.edges = [edge_with("never", 0, 0.0), edge_with("nor", 0, 0.0)]
    assert root.choice(8.0) is root.best()


@pytest.mark.parametrize("id", terem.games())
def test_no_move_at_hand_is_neglected(id: str) -> None:
    """Every move has its part of the tries that all get alike, however bad it looks at first."""
    state = some_positions(id, 2, 4, 1)[0]
    assert state.seat is not None
    s = settings(id, "hard")
    s.fair = 0.5
    search = Search(state, state.seat, 9, judgement(id), s)
    count = 20 * len(state.moves())
    root = search.run(count, None, hurry=False)
    assert min(edge.visits for edge in root.edges) >= 9
    s.fair = 0.0
    s.uniform = 0.0
    s.explore = 0.0
    greedy = Search(state, state.seat, 9, judgement(id), s).run(count, None, hurry=False)
    assert min(edge.visits for edge in greedy.edges) < 9


def test_several_processes_think_together() -> None:
    state = some_positions("outpost", 2, 8, 1)[0]
    one = bots.bot("medium", seed=3, iterations=60, jobs=2).choose(state)
    assert one in state.moves()
    assert bots.bot("medium", seed=3, iterations=60, jobs=2).choose(state) == one
    assert state.seat is not None
    twin = state.sample(state.seat, 5)
    assert bots.bot("medium", seed=3, iterations=60, jobs=2).choose(twin) == one
    with pytest.raises(ValueError, match="jobs"):
        bots.bot("medium", jobs=0)


def easy_game(id: str, seed: int) -> list[tuple[State, Move]]:
    """Every decision of a game between beginners, with what was chosen."""
    state = terem.game(id).new(2, seed)
    players = [bots.bot("easy", seed=seed + seat) for seat in range(2)]
    found: list[tuple[State, Move]] = []
    while state.seat is not None:
        move = players[state.seat].choose(state)
        found.append((state.copy(), move))
        state.play(move)
    return found


def test_a_beginner_takes_what_the_market_offers() -> None:
    """In The Red Cathedral: goods of a visit that fit and could be used are not left behind."""
    ended = left = 0
    for seed in range(4):
        for state, move in easy_game("red_cathedral", seed):
            if state.stack[-1].kind == "deals" and move[0] == "end_turn":
                ended += 1
                left += any(other[0] == "take_resources" for other in state.moves())
    assert left <= 0.05 * max(1, ended)


def test_a_beginner_does_not_pass_with_settlers_at_hand() -> None:
    """In Outpost: a pass with three settlers and something to do with them is rare."""
    passes = idle = 0
    for seed in range(4):
        for state, move in easy_game("outpost", seed):
            if move[0] == "pass":
                passes += 1
                player = state.dump()["position"]["players"][state.seat]
                idle += player["basic_settlers"] >= 3 and len(state.moves()) > 1
    assert passes > 0
    assert idle <= 0.1 * passes


def test_of_several_amounts_a_beginner_takes_the_best() -> None:
    assert amount_of(("take_resources", 3)) == amount_of(("take_resources", 1))
    assert amount_of(("end_turn",)) == ("end_turn",)
    assert amount_of(("deliver", "brick", "1-1")) != amount_of(("deliver", "wood", "1-1"))


def test_a_level_that_is_cut_short_says_so(
    monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    monkeypatch.setattr(levels, "PATIENCE", 1e-9)
    state = some_positions("village", 2, 8, 1)[0]
    with caplog.at_level(logging.WARNING, "terem.bots"):
        assert bots.bot("hard", seed=1).choose(state) in state.moves()
    assert "cut short after 1 of" in caplog.text
