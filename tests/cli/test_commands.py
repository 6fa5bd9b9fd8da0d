"""The command line as its users see it: exit codes, one-line errors, whole games."""

from __future__ import annotations

import io
import json
import os
import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest

import terem
from terem import guidance
from terem.cli import main
from terem.cli.saves import load
from terem.engine import LANGUAGES

GAMES = terem.games()


def run(capsys: pytest.CaptureFixture[str], *argv: str) -> tuple[int, str, str]:
    code = main(list(argv))
    out, err = capsys.readouterr()
    return code, out, err


@pytest.mark.parametrize(
    ("argv", "said"),
    [
        (["play", "chess"], "the games are: "),
        (["play"], "expected a GAME"),
        (["play", "outpost", "--seats", "human,wizard"], "'wizard'"),
        (["play", "outpost", "--seats", "human,greedy,greedy,greedy,greedy"], "seats must be"),
        (["play", "outpost", "--option", "region_extra"], "name=value"),
        (["play", "outpost", "--option", "region_extra=none"], "any_tile, giving_tile"),
        (["play", "outpost", "--option", "colour=red"], "unknown option"),
        (["play", "outpost", "--lang", "fr"], "'en', 'ru', 'de'"),
        (["play", "outpost", "--seed", "-3"], "whole number from 0"),
        (["play", "--resume", "no-such-file.json"], "cannot read"),
        (["sim", "outpost", "--seats", "greedy,wizard"], "the bots are: "),
        (["sim", "outpost", "--seats", "greedy", "--games", "0"], "from 1"),
        (["sim", "outpost", "--seats", "greedy", "--json", "no/such/folder"], "can be written"),
        (["arena", "outpost", "--bots", "greedy,random", "--report", "."], "can be written"),
        (["bench", "--json", "no/such/folder"], "can be written"),
        (["rules", "chess"], "the games are: "),
        (["replay", "no-such-file.json"], "cannot read"),
        (["dance"], "invalid choice"),
    ],
)
def test_bad_arguments_get_one_line_and_exit_code_2(
    capsys: pytest.CaptureFixture[str], argv: list[str], said: str
) -> None:
    code, out, err = run(capsys, *argv)
    assert code == 2
    assert out == ""
    assert said in err
    assert err.count("\n") == 1


def test_a_guest_whose_package_is_not_there(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    """As when TEREM_GAMES names a package that is in no folder of PYTHONPATH."""
    monkeypatch.setitem(terem._MODULES, "dominoes", "nowhere.dominoes")
    code, out, err = run(capsys, "play", "dominoes")
    assert code == 2
    assert out == ""
    assert "TEREM_GAMES names nowhere.dominoes" in err
    assert err.count("\n") == 1


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("id", GAMES)
def test_a_whole_game_in_the_terminal(
    capsys: pytest.CaptureFixture[str],
    monkeypatch: pytest.MonkeyPatch,
    tmp_path: Path,
    id: str,
    lang: str,
) -> None:
    """Somebody who always takes the last choice offered plays to the end, and keeps the game."""
    monkeypatch.setattr("sys.stdin", io.StringIO())
    path = tmp_path / "game.json"
    moves: list[str] = []

    def answer(self: object, prompt: str = "", **_: object) -> str:
        # What was typed is decided by the length of the list just printed.
        out = capsys.readouterr().out
        moves.append(out)
        if "terem review" in " ".join(out.split()):
            return f"save {path}"
        numbers = [line.split()[0] for line in out.splitlines() if line[:4].strip().isdigit()]
        return numbers[-1] if numbers else "quit"

    monkeypatch.setattr("rich.console.Console.input", answer)
    code = main(["play", id, "--seats", "human,random", "--lang", lang, "--seed", "3", "--plain"])
    assert code == 0
    assert len(moves) > 5
    assert "1. " in moves[-2], "the result is told"
    state, _, players = load(str(path))
    assert state.over
    assert players == ["human", "random"]


def typed(
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
    *lines: str,
    argv: list[str],
) -> str:
    answers = iter([*lines, "quit"])
    monkeypatch.setattr("rich.console.Console.input", lambda *_, **__: next(answers))
    assert main(argv) == 0
    return capsys.readouterr().out


def test_undo_takes_back_a_step_but_never_new_information(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    argv = ["play", "outpost", "--seats", "human", "--seed", "5", "--plain"]
    out = typed(monkeypatch, capsys, "1", "undo", argv=argv)
    assert out.count("Which artifact do you take?") == 2
    out = typed(monkeypatch, capsys, "undo", argv=argv)
    assert "nothing to take back" in out
    # Exploring turns up a tile: there is no way back from that.
    state = terem.game("outpost").new(1, 5)
    state.play(state.moves()[0])
    moves = guidance.in_order(state.game, state.moves(), guidance.marks(state))
    explore = 1 + next(i for i, move in enumerate(moves) if move[0] == "explore")
    out = typed(monkeypatch, capsys, "1", str(explore), "undo", argv=argv)
    assert "This step stays" in out


def test_rules_hints_and_odd_answers(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    argv = ["play", "outpost", "--seats", "human", "--seed", "5", "--plain"]
    out = typed(monkeypatch, capsys, "?", "? dragon", "? zzz", "hint", "99", "what", argv=argv)
    assert "pass.5" in out
    assert "No rule mentions “zzz”" in out
    assert "A quick look suggests" in out or "1." in out
    assert "Type a number from 1 to" in out


def test_save_and_resume(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    path = tmp_path / "game.json"
    argv = ["play", "outpost", "--seats", "human,greedy", "--seed", "5", "--plain"]
    typed(monkeypatch, capsys, "1", f"save {path}", argv=argv)
    saved = json.loads(path.read_text(encoding="utf-8"))
    assert saved["game"] == "outpost"
    assert saved["players"] == ["human", "greedy"]
    out = typed(monkeypatch, capsys, argv=["play", "--resume", str(path), "--plain"])
    assert "What do you do on your turn?" in out
    code, out, _ = run(capsys, "replay", str(path), "--lang", "de")
    assert code == 0
    assert "nimmt das Artefakt" in out


@pytest.mark.parametrize(
    ("change", "said"),
    [
        ({"version": 99}, "rules version 99"),
        ({"game": "chess"}, "unknown game"),
        ({"seats": 9}, "seats must be"),
        ({"history": [["fly"]]}, "move 1 is not legal"),
        ({"history": 7}, "history"),
        ({"players": ["human"]}, "who sits"),
    ],
)
def test_a_broken_save_file_gets_one_line(
    capsys: pytest.CaptureFixture[str], tmp_path: Path, change: dict[str, object], said: str
) -> None:
    good: dict[str, object] = {
        "game": "outpost",
        "version": terem.game("outpost").version,
        "seats": 2,
        "seed": 5,
        "options": {},
        "history": [],
    }
    path = tmp_path / "broken.json"
    path.write_text(json.dumps({**good, **change}), encoding="utf-8")
    code, out, err = run(capsys, "replay", str(path))
    assert code == 2
    assert out == ""
    assert said in err
    assert err.count("\n") == 1
    path.write_text("not json", encoding="utf-8")
    assert run(capsys, "replay", str(path))[0] == 2


@pytest.mark.parametrize("id", GAMES)
@pytest.mark.parametrize("lang", LANGUAGES)
def test_rules_can_be_read_and_searched(
    capsys: pytest.CaptureFixture[str], id: str, lang: str
) -> None:
    code, out, _ = run(capsys, "rules", id, "--lang", lang)
    assert code == 0
    assert terem.game(id).rulebook(lang)[0].heading in out
    code, out, _ = run(capsys, "rules", id, "--lang", lang, "--find", "table.3")
    assert code == 0
    assert out.count("table.") == 1
    assert run(capsys, "rules", id, "--find", "xyzzy")[0] == 1


def test_sim_counts_every_game_and_writes_json(
    capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    path = tmp_path / "out.json"
    argv = ["sim", "outpost", "--seats", "random,random", "--games", "6", "--jobs", "2"]
    code, out, _ = run(capsys, *argv, "--json", str(path))
    assert code == 0
    assert "random" in out
    games = json.loads(path.read_text(encoding="utf-8"))["games"]
    assert len(games) == 6
    # Seats rotate, and both rotations get the same deal.
    assert [game["entrants"] for game in games[:2]] == [[0, 1], [1, 0]]
    assert games[0]["seed"] == games[1]["seed"]
    again = tmp_path / "again.json"
    assert run(capsys, *argv, "--json", str(again))[0] == 0
    assert again.read_text(encoding="utf-8") == path.read_text(encoding="utf-8")


def test_ctrl_c_ends_with_130_and_no_traceback() -> None:
    command = [sys.executable, "-m", "terem.cli", "sim", "outpost", "--seats", "greedy,greedy"]
    process = subprocess.Popen(
        [*command, "--games", "100000", "--jobs", "1"],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        env={**os.environ, "COLUMNS": "100"},
    )
    assert process.stdout is not None
    assert "100000 games" in process.stdout.readline(), "it says what it is about to play"
    time.sleep(1)
    process.send_signal(signal.SIGINT)
    out, err = process.communicate(timeout=120)
    assert process.returncode == 130
    assert "Traceback" not in err + out
    assert "greedy" in out, "what is done is kept and shown"
