"""Games to learn from: repeatable, as wide as the features, with what came of them."""

from __future__ import annotations

import os
import random
import signal
from importlib import import_module
from pathlib import Path
from typing import Any

import pytest

import terem
from terem.bots.net import input_names
from terem.engine.features import names

pytest.importorskip("numpy")
selfplay = import_module("tools.train.selfplay")


@pytest.mark.parametrize(("id", "seats"), [("village", 1), ("village", 3), ("rurik", 2)])
def test_a_game_follows_from_its_number(id: str, seats: int) -> None:
    one, other = selfplay.Rows(), selfplay.Rows()
    recipe = selfplay.Recipe(iterations=2)
    length = selfplay.play_game(id, seats, 12, recipe, None, 100, one)
    assert selfplay.play_game(id, seats, 12, recipe, None, 100, other) == length > 0
    assert one.inputs == other.inputs
    written = names(import_module(f"terem.games.{id}.features").write, terem.game(id), seats)
    sides = len(one.points[0])
    for row in one.inputs:
        assert len(row) == len(input_names(written, sides))
    for shares in one.places:
        assert sum(shares) == pytest.approx(sides)
    # The same game seen from every chair ends with the same points, turned.
    assert sorted(one.points[0]) == sorted(one.points[seats - 1])


def test_a_level_sits_with_its_like_at_its_share_of_the_tables() -> None:
    recipe = selfplay.Recipe(iterations=2, level="greedy", part=0.5)
    tables = [
        selfplay.players_of("outpost", 3, seed, random.Random(seed), recipe, None)
        for seed in range(40)
    ]
    alike = [
        skills
        for players, skills in tables
        if {getattr(bot, "name", "") for bot in players} == {"greedy"}
    ]
    assert 10 < len(alike) < 40
    assert [1.0, 1.0, 1.0] in alike, "taken for what a net takes everybody for"
    assert recipe.record(None)["level"] == "greedy at 50% of the tables"


def test_shared_places_are_split() -> None:
    assert selfplay.place_shares([[1], [0, 2]], 3) == [
        [0.0, 0.5, 0.5],
        [1.0, 0.0, 0.0],
        [0.0, 0.5, 0.5],
    ]


COMMAND = ["games", "--game", "outpost", "--seats", "2", "--seed", "3", "--iterations", "2"]


def files(folder: Path) -> dict[str, bytes]:
    return {path.name: path.read_bytes() for path in sorted((folder / "outpost").iterdir())}


def test_files_are_the_same_on_a_cluster_whatever_dies_on_the_way(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A worker dies with a file made and not handed over; one file was there already."""
    pytest.importorskip("ray", reason="a cluster needs the extra: ray")
    train = import_module("tools.train.__main__")
    monkeypatch.setattr(selfplay, "GAMES_IN_A_FILE", 2)
    lots = [("outpost", 2, 3 * selfplay.APART + number) for number in range(3)]
    quiet, rough = tmp_path / "quiet", tmp_path / "rough"
    for lot in lots:
        selfplay.keep(quiet, lot, selfplay.play_lot(lot, selfplay.Recipe(iterations=2), None)[1])
    selfplay.keep(rough, lots[0], b"there already")
    died = tmp_path / "died"
    play = selfplay.play_elsewhere

    def deadly(lot: Any, *shared: Any) -> Any:
        assert lot != lots[0], "nothing is played again"
        found = play(lot, *shared)
        if lot == lots[2] and not died.exists():
            died.touch()
            os.kill(os.getpid(), signal.SIGKILL)
        return found

    monkeypatch.setattr(selfplay, "play_elsewhere", deadly)
    options = ["--files", "3", "--folder", str(rough), "--cluster", "local", "--jobs", "1"]
    train.main([*COMMAND, *options])
    assert died.exists()
    found, expected = files(rough), files(quiet)
    assert found.pop("2-030000.npz") == b"there already"
    assert found.items() < expected.items()
    assert len(found) == 2


def test_a_cluster_plays_whole_files(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    train = import_module("tools.train.__main__")
    with pytest.raises(SystemExit):
        train.main([*COMMAND, "--folder", str(tmp_path), "--cluster", "local"])
    assert "--files" in capsys.readouterr().err
