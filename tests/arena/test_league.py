"""Leagues: balanced, resumable, rated."""

from __future__ import annotations

import json
import os
import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest

from terem.arena import league
from terem.arena.league import League
from terem.arena.match import as_json, from_json, play_fixture
from terem.arena.stats import wilson
from terem.cli import main

PLAN = League("outpost", ("random", "easy", "greedy"), 4, 7, 2, {})


def test_all_tables_get_the_same_deals_with_seats_rotated() -> None:
    planned = PLAN.planned()
    assert len(planned) == 3 * 4
    for table in PLAN.tables():
        names = {PLAN.bots[i] for i in table}
        games = [fixture for fixture in planned if set(fixture.seats) == names]
        assert [fixture.seed for fixture in games] == [7, 7, 8, 8]
        assert games[0].seats == tuple(reversed(games[1].seats))
    assert len({league.key(fixture) for fixture in planned}) == len(planned)


def test_three_at_a_table() -> None:
    plan = League("outpost", ("random", "easy", "greedy", "medium@2"), 3, 1, 3, {})
    assert len(plan.tables()) == 4
    firsts = [fixture.seats[0] for fixture in plan.planned() if "random" not in fixture.seats]
    assert sorted(firsts) == ["easy", "greedy", "medium@2"]


def test_a_result_survives_its_line() -> None:
    for details in (False, True):
        fixture = PLAN.planned()[0]
        fixture = type(fixture)(**{**fixture.__dict__, "details": details})
        result = play_fixture(fixture)
        assert from_json(json.loads(json.dumps(as_json(result)))) == result


def test_a_league_goes_on_where_it_was_stopped(tmp_path: Path) -> None:
    whole = tmp_path / "whole.jsonl"
    played = list(league.play(PLAN, whole, 1))
    assert len(played) == 12
    text = whole.read_text(encoding="utf-8")
    # Cut off in the middle of the sixth line, as a power cut would.
    part = tmp_path / "part.jsonl"
    lines = text.splitlines()
    part.write_text("\n".join([*lines[:5], lines[5][:30]]), encoding="utf-8")
    assert len(league.read(PLAN, part)) == 4
    again = list(league.play(PLAN, part, 1))
    assert len(again) == 12
    assert sorted(part.read_text(encoding="utf-8").splitlines()) == sorted(lines)
    assert len(list(league.play(PLAN, part, 1))) == 12
    longer = League(PLAN.game, PLAN.bots, 5, PLAN.seed, PLAN.size, {})
    assert len(list(league.play(longer, part, 1))) == 15


def test_a_file_belongs_to_one_league(tmp_path: Path) -> None:
    path = tmp_path / "league.jsonl"
    list(league.play(League("outpost", ("random", "easy"), 2, 1, 2, {}), path, 1))
    with pytest.raises(league.Mismatch, match="another arena"):
        league.read(PLAN, path)
    path.write_text("what?\n", encoding="utf-8")
    with pytest.raises(league.Mismatch, match="not a file of arena results"):
        league.read(PLAN, path)


def test_standings_and_ratings() -> None:
    results = list(league.play(PLAN, None, 1))
    rows = league.standings(PLAN, results)
    assert [row.games for row in rows] == [8, 8, 8]
    assert rows[-1].name == "random"
    assert sum(row.wins for row in rows) == len(results)
    assert rows[0].skill is not None
    assert rows[-1].skill is not None
    assert rows[0].skill > rows[-1].skill
    ahead, games = league.between(results, "greedy", "random")
    behind, _ = league.between(results, "random", "greedy")
    assert games == 4
    assert ahead + behind == 4


def test_without_openskill_there_are_results_and_a_clear_word(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setitem(sys.modules, "openskill.models", None)
    argv = ["arena", "outpost", "--bots", "random,easy", "--games", "2", "--jobs", "1"]
    assert main(argv) == 0
    assert "pip install openskill" in capsys.readouterr().out


@pytest.mark.parametrize(
    ("argv", "said"),
    [
        (["--bots", "random"], "at least 2 bots"),
        (["--bots", "random,random"], "each bot once"),
        (["--bots", "random,wizard"], "the bots are: "),
        (["--bots", "random,easy", "--table", "3"], "at least 3 bots"),
        (["--bots", "random,easy", "--option", "x=y"], "unknown option"),
    ],
)
def test_bad_arguments(capsys: pytest.CaptureFixture[str], argv: list[str], said: str) -> None:
    assert main(["arena", "outpost", *argv]) == 2
    err = capsys.readouterr().err
    assert said in err
    assert err.count("\n") == 1


def test_ctrl_c_keeps_what_is_done(tmp_path: Path) -> None:
    path = tmp_path / "league.jsonl"
    command = [sys.executable, "-m", "terem.cli", "arena", "outpost", "--bots", "greedy,easy"]
    process = subprocess.Popen(
        [*command, "--games", "100000", "--jobs", "2", "--out", str(path)],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        env={**os.environ, "COLUMNS": "100"},
    )
    deadline = time.monotonic() + 120
    while time.monotonic() < deadline:
        if path.exists() and len(path.read_text(encoding="utf-8").splitlines()) > 3:
            break
        time.sleep(0.2)
    process.send_signal(signal.SIGINT)
    out, err = process.communicate(timeout=120)
    assert process.returncode == 130
    assert "Traceback" not in err + out
    assert "greedy" in out
    assert len(path.read_text(encoding="utf-8").splitlines()) > 3


def test_wilson_intervals() -> None:
    """Against published values of the score interval."""
    assert wilson(0, 0) == (0.0, 1.0)
    low, high = wilson(5, 10)
    assert low == pytest.approx(0.2366, abs=1e-4)
    assert high == pytest.approx(0.7634, abs=1e-4)
    low, high = wilson(0, 20)
    assert low == 0.0
    assert high == pytest.approx(0.1611, abs=1e-4)
