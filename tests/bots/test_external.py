"""Bots in other processes: the protocol, and what happens when one misbehaves."""

from __future__ import annotations

import shlex
import sys
import textwrap
import time
from pathlib import Path

import pytest

import terem
from terem import bots
from terem.arena.match import Fixture, play_fixture
from terem.cli import main

EXAMPLE = Path(__file__).parent / "first_mover.py"
DOCUMENT = Path(__file__).parents[2] / "docs" / "bot-protocol.md"


def running(path: Path) -> str:
    return f"exec:{shlex.quote(sys.executable)} {shlex.quote(str(path))}"


def script(folder: Path, body: str) -> str:
    path = folder / "bot.py"
    path.write_text(textwrap.dedent(body), encoding="utf-8")
    return running(path)


def test_the_example_is_the_one_in_the_document() -> None:
    assert EXAMPLE.read_text(encoding="utf-8").strip() in DOCUMENT.read_text(encoding="utf-8")
    assert len(EXAMPLE.read_text(encoding="utf-8").splitlines()) <= 32


@pytest.mark.parametrize("id", terem.games())
def test_the_example_plays_whole_games(id: str) -> None:
    result = play_fixture(Fixture(id, 0, 4, (running(EXAMPLE), "random"), (0, 1)))
    assert result.faults == []
    assert sorted(seat for place in result.ranking for seat in place) == [0, 1]
    again = play_fixture(Fixture(id, 0, 4, (running(EXAMPLE), "random"), (0, 1)))
    assert again.scores == result.scores


@pytest.mark.parametrize(
    ("body", "said"),
    [
        ("print('hello')", "not JSON"),
        ("import sys\nsys.exit('out of ideas')", "the program ended (out of ideas)"),
        (
            'import sys\nfor line in sys.stdin:\n    print(\'{"move": ["fly"]}\', flush=True)',
            "not a legal move",
        ),
        ("import sys\nfor line in sys.stdin:\n    print('[1, 2]', flush=True)", "an object"),
        (
            "import sys\nfor line in sys.stdin:\n    print('{\"move\": 99999}', flush=True)",
            "not a legal move",
        ),
        (
            "import sys\nfor line in sys.stdin:\n"
            '    print(\'{"id": 12345, "move": 0}\', flush=True)',
            "an answer to question 12345",
        ),
        ("import sys\nfor line in sys.stdin:\n    print('x' * 3000000, flush=True)", "not JSON"),
    ],
)
def test_nonsense_costs_the_decision_and_the_game_goes_on(
    tmp_path: Path, body: str, said: str
) -> None:
    state = terem.game("outpost").new(2, 5)
    player = bots.bot(script(tmp_path, body), seed=1, seconds=60)
    assert isinstance(player, bots.ExternalBot)
    for _ in range(6):
        assert state.seat is not None
        if len(state.moves()) == 1:
            state.play(state.moves()[0])
            continue
        first = state.moves()[0]
        assert player.choose(state) == first
        state.play(first)
    assert said in str(player.faults[0])
    player.close(state)


def test_a_bot_that_hangs_is_given_up_after_its_time(tmp_path: Path) -> None:
    state = terem.game("outpost").new(2, 5)
    player = bots.bot(script(tmp_path, "import time\ntime.sleep(60)"), seed=1, seconds=0.3)
    assert isinstance(player, bots.ExternalBot)
    begin = time.monotonic()
    for _ in range(8):
        assert player.choose(state) == state.moves()[0]
    # It was waited for nowhere: even a busy machine is done before it would have answered once.
    assert time.monotonic() - begin < 60
    # Three chances of 0.3 seconds, then it is not asked any more.
    said = [str(fault) for fault in player.faults]
    assert [number for number, one in enumerate(said) if "within 0.3 seconds" in one] == [0, 1, 2]
    assert "no answer" in said[0]
    assert "not asked any more" in said[-1]
    player.close(state)


def test_a_bot_that_crashes_once_is_started_again(tmp_path: Path) -> None:
    mark = tmp_path / "mark"
    body = f"""
        import json, pathlib, sys
        mark = pathlib.Path({str(mark)!r})
        for line in sys.stdin:
            message = json.loads(line)
            if message["type"] == "choose":
                if not mark.exists():
                    mark.write_text("")
                    raise RuntimeError("first time")
                last = len(message["moves"]) - 1
                print(json.dumps({{"id": message["id"], "move": last}}), flush=True)
    """
    state = terem.game("outpost").new(2, 5)
    player = bots.bot(script(tmp_path, body), seed=1)
    assert isinstance(player, bots.ExternalBot)
    assert player.choose(state) == state.moves()[0]
    assert player.choose(state) == state.moves()[-1]
    assert len(player.faults) == 1
    assert "first time" in str(player.faults[0])
    player.close(state)


def test_a_program_that_does_not_exist_is_a_bad_argument(
    capsys: pytest.CaptureFixture[str],
) -> None:
    assert main(["sim", "outpost", "--seats", "exec:./no-such-bot,random"]) == 2
    assert "no program './no-such-bot'" in capsys.readouterr().err


def test_sim_reports_lost_decisions(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    bad = script(tmp_path, "print('hm')")
    code = main(["sim", "outpost", "--seats", f"{bad},random", "--games", "1", "--jobs", "1"])
    assert code == 0
    out = capsys.readouterr().out.replace("\n", "")
    assert "not JSON" in out
    assert "played" in out
