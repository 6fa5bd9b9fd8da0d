"""Playing the best moves on: reproducible, honest, and with as much work as was said."""

from __future__ import annotations

import pytest

from terem import State, bots
from terem.bots.judgement import judgement
from terem.bots.search import Edge, Search, Settings, settings
from terem.bots.search.rehearsal import Candidate, Rehearsal, level
from terem.bots.search.tree import turn_of
from terem.engine import Chance, Verb
from tests.bots.positions import some_positions

TITLE = "red_cathedral"


def eager() -> Settings:
    """The strongest level, for whom every move is worth a rehearsal."""
    s = settings(TITLE, "master")
    s.rehearsals = 12
    s.finalists = 3
    s.close = 1e9
    return s


def searched(state: State, s: Settings) -> Search:
    assert state.seat is not None
    search = Search(state, state.seat, 3, judgement(TITLE), s)
    search.run(60, None)
    return search


def rehearsal_of(search: Search, s: Settings) -> Rehearsal:
    return Rehearsal(search.state, search.seat, Chance(5), judgement(TITLE), search.worth, s)


def open_turns() -> list[State]:
    return [state for state in some_positions(TITLE, 2, 6, 8) if len(state.moves()) > 3][:3]


def test_the_strongest_level_of_the_red_cathedral_rehearses() -> None:
    assert settings(TITLE, "master").rehearsals > 0
    assert settings(TITLE, "hard").rehearsals == 0
    assert settings(TITLE, "hint").rehearsals == 0
    # At other tables nobody has measured it.
    assert settings(TITLE, "master", 3).rehearsals == settings(TITLE, "master", 1).rehearsals == 0


def test_the_same_seed_rehearses_the_same_games() -> None:
    for state in open_turns():
        found = [searched(state, eager()).rehearsed().move for _ in range(2)]
        assert found[0] == found[1]
        assert found[0] in state.legal()
        move = bots.bot("master", seed=4, iterations=40).choose(state)
        assert move == bots.bot("master", seed=4, iterations=40).choose(state.copy())


def test_half_of_the_moves_drop_out_after_each_part_of_the_work() -> None:
    s = eager()
    for state in open_turns():
        search = searched(state, s)
        ends: list[State] = []

        def counted(world: State, ends: list[State] = ends) -> float:
            ends.append(world)
            return float(len(ends))

        rehearsal = Rehearsal(search.state, search.seat, Chance(5), judgement(TITLE), counted, s)
        assert len(rehearsal.candidates(search.root)) == 3
        best = rehearsal.best(search.root)
        # Two games from each of three moves, then three from each of two.
        assert len(ends) == 12
        assert best in search.root.edges


def test_moves_far_behind_are_not_played_on() -> None:
    s = eager()
    state = open_turns()[0]
    search = searched(state, s)
    s.close = 0.0
    rehearsal = rehearsal_of(search, s)
    assert [c.edge for c in rehearsal.candidates(search.root)] == [search.choice()]
    assert rehearsal.best(search.root) is None
    assert search.rehearsed() is search.choice()


def test_a_game_ends_with_an_own_turn_after_the_first() -> None:
    for rounds in (0, 1):
        s = eager()
        s.rounds = rounds
        for state in open_turns():
            search = searched(state, s)
            world = state.sample(search.seat, 9)
            now = turn_of(world)
            end = rehearsal_of(search, s).played_on(world, search.choice())
            assert end.over or turn_of(end) is not now
            # It is the rival's turn now, or the last turns were played.
            assert end.over or turn_of(end).seat != search.seat


def test_last_turns_are_played_to_the_end(monkeypatch: pytest.MonkeyPatch) -> None:
    s = eager()
    s.rounds = 0
    search = searched(open_turns()[0], s)
    rehearsal = rehearsal_of(search, s)
    monkeypatch.setattr(rehearsal.judgement, "unsettled", lambda world: not world.over)
    world = search.state.sample(search.seat, 9)
    assert rehearsal.played_on(world, search.choice()).over


def test_what_the_search_expects_counts_for_some_games() -> None:
    candidates = [Candidate(Edge(Verb(name).only, 0.5, 0.0), 3.0) for name in ("one", "other")]
    candidates[1].expected = 5.0
    for candidate, came in zip(candidates, (14.0, 12.0), strict=True):
        candidate.total, candidate.games = 4 * came, 4
    level(candidates)
    assert [c.expected for c in candidates] == [12.0, 14.0]
    # Two opinions against four games.
    assert candidates[0].worth(2.0) == pytest.approx((56 + 24) / 6)
    assert candidates[0].worth(2.0) > candidates[1].worth(2.0)
    assert candidates[0].worth(8.0) < candidates[1].worth(8.0)
