"""The learned judgement: fits its game or is not used, looks only at what a seat may know."""

from __future__ import annotations

import json
import logging
import random
import shutil
from pathlib import Path
from typing import Any

import pytest

import terem
from terem import State, bots
from terem.bots import net as learned_judgement
from terem.bots.judgement import judgement
from terem.bots.net import FOLDER, Net, find, sides_of
from terem.bots.search.results import expected_points
from tests.bots.positions import TABLES, some_positions
from tests.permuter import permuted

np = pytest.importorskip("numpy")


def stored(id: str) -> Net:
    return Net(FOLDER / f"{id}.npz")


def seen(net: Net, state: State, seat: int) -> learned_judgement.Seen:
    return net.see(state, seat, expected_points(state, judgement(state.game.id).judge))


@pytest.mark.parametrize("id", terem.games())
def test_every_game_has_a_net_that_fits(id: str) -> None:
    net, problem = find(terem.game(id))
    assert problem is None
    assert net is not None
    assert (FOLDER / f"{id}.npz").stat().st_size <= 1_000_000
    for told in ("rules", "features", "seed", "seeds", "games_by_seats", "labels", "held_back"):
        assert told in net.record


@pytest.mark.parametrize(("id", "seats"), TABLES)
def test_it_gives_points_and_chances_of_every_place(id: str, seats: int) -> None:
    net = stored(id)
    for state in some_positions(id, seats, 31, 4):
        sides = sides_of(state)
        for seat in range(seats):
            found = seen(net, state, seat)
            assert len(found.points) == len(found.places) == sides
            for chances in found.places:
                assert len(chances) == sides
                assert sum(chances) == pytest.approx(1.0)
                assert all(0.0 <= chance <= 1.0 for chance in chances)


@pytest.mark.parametrize(("id", "seats"), TABLES)
def test_it_does_not_see_what_is_hidden(id: str, seats: int) -> None:
    """But for the hand-made judgement it is given, which looks at an imagined world."""
    net = stored(id)
    rng = random.Random(seats)
    for state in some_positions(id, seats, 32, 4):
        other = terem.game(id).restore(permuted(state.dump(), 0, rng))
        judged = expected_points(state, judgement(id).judge)
        assert net.see(other, 0, judged).points == net.see(state, 0, judged).points


@pytest.mark.parametrize("id", terem.games())
def test_the_points_of_a_side_follow_it_from_seat_to_seat(id: str) -> None:
    """Each seat looks from its own chair; what it says is told by seat, not by chair."""
    net = stored(id)
    for state in some_positions(id, 3, 33, 6):
        tops = [seen(net, state, seat).points for seat in range(3)]
        spread = max(max(points) - min(points) for points in tops)
        for side in range(3):
            views = [points[side] for points in tops]
            assert max(views) - min(views) < 6.0 + 0.6 * spread


@pytest.mark.parametrize("id", terem.games())
def test_hints_promise_what_the_net_expects(id: str) -> None:
    state = some_positions(id, 2, 34, 1)[0]
    assert state.seat is not None
    best = bots.hint(state, state.seat, top=1, iterations=30)[0]
    expected = seen(stored(id), state, state.seat)
    assert best.win is not None
    assert abs(best.expected - expected.points[state.seat]) < 12.0


def changed(tmp_path: Path, id: str, **values: Any) -> None:
    path = tmp_path / f"{id}.npz"
    shutil.copy(FOLDER / f"{id}.npz", path)
    with np.load(path) as net:
        arrays = {name: net[name] for name in net.files}
    record = json.loads(str(arrays.pop("record"))) | values
    np.savez_compressed(path, record=json.dumps(record), **arrays)


@pytest.mark.parametrize(
    ("values", "why"),
    [
        ({"rules": 999}, "rules version 999"),
        ({"features": 999}, "features version 999"),
        ({"game": "outpost"}, "for outpost, not for village"),
    ],
)
def test_a_net_that_does_not_fit_is_not_used_and_says_so(
    values: dict[str, Any],
    why: str,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    caplog: pytest.LogCaptureFixture,
) -> None:
    changed(tmp_path, "village", **values)
    monkeypatch.setattr(learned_judgement, "FOLDER", tmp_path)
    monkeypatch.setattr(learned_judgement, "_nets", {})
    with caplog.at_level(logging.WARNING, "terem.bots"):
        assert learned_judgement.learned(terem.game("village")) is None
        assert learned_judgement.learned(terem.game("village")) is None
    assert [why in record.getMessage() for record in caplog.records] == [True]
    state = some_positions("village", 2, 35, 1)[0]
    assert bots.bot("hard", seed=1, iterations=10).choose(state) in state.moves()


def test_without_numpy_the_hand_made_judgement_plays(
    monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    def missing(name: str) -> Any:
        raise ImportError(name)

    monkeypatch.setattr(learned_judgement, "import_module", missing)
    monkeypatch.setattr(learned_judgement, "_nets", {})
    with caplog.at_level(logging.WARNING, "terem.bots"):
        assert learned_judgement.learned(terem.game("village")) is None
    assert "pip install 'terem[bots]'" in caplog.text
