"""`terem puzzle`: solved, given up, and asked for what is not there."""

from __future__ import annotations

import io

import pytest

import terem
from terem import guidance, puzzles
from terem.cli import main


def typed(monkeypatch: pytest.MonkeyPatch, *lines: str) -> None:
    monkeypatch.setattr("sys.stdin", io.StringIO("".join(f"{line}\n" for line in lines)))


def answers(puzzle: puzzles.Puzzle) -> list[str]:
    """The numbers that solve it."""
    state = puzzle.position()
    found = []
    for step in puzzle.steps:
        moves = guidance.in_order(state.game, state.moves(), guidance.marks(state))
        found.append(str(moves.index(step.move) + 1))
        state.play(step.move)
    return found


def test_a_puzzle_is_solved_in_the_terminal(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    puzzle = puzzles.puzzles(terem.game("village"))[0]
    typed(monkeypatch, "nonsense", "board", *answers(puzzle))
    assert main(["puzzle", "village", puzzle.id]) == 0
    out = capsys.readouterr().out
    assert "Solved on the first try." in out
    assert "Next best:" in out


def test_a_wrong_move_counts_and_the_solution_can_be_seen(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    puzzle = puzzles.puzzles(terem.game("rurik"))[0]
    wrong = "1" if answers(puzzle)[0] != "1" else "2"
    typed(monkeypatch, wrong, "solve")
    assert main(["puzzle", "rurik", puzzle.id, "--lang", "de"]) == 0
    out = " ".join(capsys.readouterr().out.split())
    assert "etwas anderes deutlich besser" in out
    assert "Die Lösung:" in out


def test_the_day_decides_which_puzzle_comes(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    game = terem.game("outpost")
    first, second = puzzles.puzzles(game)[:2]
    shown = []
    for day in ("2026-11-16", "2026-11-16", "2026-11-17"):
        typed(monkeypatch, "quit")
        assert main(["puzzle", "outpost", "--day", day]) == 0
        shown.append(capsys.readouterr().out.splitlines()[0])
    assert shown[0] == shown[1] != shown[2]
    assert main(["puzzle", "outpost", "--list"]) == 0
    listed = capsys.readouterr().out
    assert first.id in listed
    assert second.id in listed


@pytest.mark.parametrize("args", [["outpost", "nothing"], ["chess"], ["outpost", "--day", "soon"]])
def test_what_is_not_there_is_said_in_a_line(
    args: list[str], capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["puzzle", *args]) == 2
    assert len(capsys.readouterr().err.splitlines()) == 1
