"""Games on a Ray cluster, started and stopped here; results in Parquet that outlive a kill."""

from __future__ import annotations

import os
import signal
from collections.abc import Iterator
from pathlib import Path

import pytest

import terem
from terem.arena import kept
from terem.arena.match import Fixture, Result, fixtures, play_all, play_fixture
from terem.cli import main

pytest.importorskip("pyarrow", reason="Parquet needs the extra: ray")
from pyarrow.parquet import read_table

from terem.machines.parquet import Unusable

PLANNED = fixtures("outpost", ["random", "easy"], 8, 5, {}, record=True)
HEAD = {"sim": "outpost"}


def here(planned: list[Fixture]) -> Iterator[Result]:
    return play_all(planned, 1)


def test_a_worker_that_is_killed_costs_its_unfinished_games_alone(tmp_path: Path) -> None:
    """A worker dies with a game played and not handed over: the file is that of a quiet run."""
    pytest.importorskip("ray", reason="a cluster needs the extra: ray")
    from terem.arena.elsewhere import play_elsewhere
    from terem.machines.cluster import NoCluster, cluster, scattered

    died = tmp_path / "died"
    deal = PLANNED[3].seed

    def deadly(fixture: Fixture, rules: int) -> Result:
        result = play_elsewhere(fixture, rules)
        if fixture.seed == deal and not died.exists():
            died.touch()
            os.kill(os.getpid(), signal.SIGKILL)
        return result

    def killed(planned: list[Fixture]) -> Iterator[Result]:
        return scattered(ray, deadly, planned, terem.game("outpost").version)

    rough, quiet = tmp_path / "rough.parquet", tmp_path / "quiet.parquet"
    expected = list(kept.play(quiet, HEAD, PLANNED, here))
    with cluster("local", 1) as ray:
        found = list(kept.play(rough, HEAD, PLANNED, killed))
        assert died.exists()
        assert sorted(found, key=lambda r: r.fixture.index) == expected
        assert rough.read_bytes() == quiet.read_bytes()
        # The commands play there too, and a worker with other rules is refused.
        out = tmp_path / "sim.parquet"
        command = ["sim", "outpost", "--seats", "random,easy", "--games", "8", "--seed", "5"]
        assert main([*command, "--cluster", "local", "--out", str(out), "--history"]) == 0
        assert read_table(out).to_pylist() == read_table(quiet).to_pylist()
        with pytest.raises(ValueError, match="rules version"):
            list(scattered(ray, play_elsewhere, PLANNED[:1], 10_000))
    with pytest.raises(NoCluster, match="nowhere"):
        with cluster("nowhere"):
            pass


def test_a_run_goes_on_where_its_file_ended(tmp_path: Path) -> None:
    played: list[int] = []

    def broken_off(planned: list[Fixture]) -> Iterator[Result]:
        """Five games, then the plug is pulled."""
        for fixture in planned[:5]:
            played.append(fixture.index)
            yield play_fixture(fixture)
        raise KeyboardInterrupt

    def counted(planned: list[Fixture]) -> Iterator[Result]:
        played.extend(fixture.index for fixture in planned)
        return here(planned)

    path, whole = tmp_path / "part.parquet", tmp_path / "whole.parquet"
    with pytest.raises(KeyboardInterrupt):
        list(kept.play(path, HEAD, PLANNED, broken_off))
    found = list(kept.play(path, HEAD, PLANNED, counted))
    assert played == list(range(8))
    assert found == list(kept.play(whole, HEAD, PLANNED, here))
    assert path.read_bytes() == whole.read_bytes()
    assert [one.name for one in tmp_path.iterdir() if "part" in one.name] == ["part.parquet"]
    # A longer run begins with what is there, a shorter one throws nothing away.
    longer = fixtures("outpost", ["random", "easy"], 10, 5, {}, record=True)
    assert len(list(kept.play(path, HEAD, longer, counted))) == 10
    assert played == list(range(10))
    assert list(kept.play(path, HEAD, PLANNED[:2], counted)) == found[:2]
    assert read_table(path).num_rows == 10


def test_the_moves_in_a_file_are_the_game(tmp_path: Path) -> None:
    path = tmp_path / "games.parquet"
    list(kept.play(path, HEAD, PLANNED[:2], here))
    game = terem.game("outpost")
    for row in read_table(path).to_pylist():
        state = game.replay(2, row["seed"], {}, [game.move_of(id) for id in row["history"]])
        assert state.over
        assert state.scores() == row["scores"]
        assert state.ranking() == row["ranking"]


def test_a_file_of_another_run_is_refused(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    path = tmp_path / "one.parquet"
    list(kept.play(path, HEAD, PLANNED[:1], here))
    before = path.read_bytes()
    with pytest.raises(Unusable, match="another run"):
        list(kept.play(path, {"sim": "village"}, PLANNED, here))
    assert path.read_bytes() == before
    wrong = tmp_path / "wrong.parquet"
    wrong.write_text("nothing of the kind", encoding="utf-8")
    sim = ["sim", "outpost", "--seats", "random,random", "--games", "1"]
    for more, said in (
        (["--out", str(wrong)], "is not a file of Terem results"),
        (["--out", "games.csv"], "ends in .parquet"),
        (["--history"], "--history expects --out"),
    ):
        assert main([*sim, *more]) == 2
        problem = capsys.readouterr().err
        assert said in problem
        assert len(problem.splitlines()) == 1


def test_an_arena_in_parquet_is_the_arena_in_lines(tmp_path: Path) -> None:
    arena = ["arena", "outpost", "--bots", "random,easy", "--games", "2", "--jobs", "1"]
    path = tmp_path / "arena.parquet"
    assert main([*arena, "--out", str(path)]) == 0
    assert main([*arena, "--out", str(path)]) == 0
    rows = read_table(path).to_pylist()
    assert [(row["index"], row["seed"], row["seats"]) for row in rows] == [
        (0, 1, ["random", "easy"]),
        (1, 1, ["easy", "random"]),
    ]
