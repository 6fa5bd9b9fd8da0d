"""`terem lesson` in the terminal."""

from __future__ import annotations

import io
import re

import pytest

import terem
from terem import lessons
from terem.cli import main


@pytest.mark.parametrize("id", terem.games())
def test_all_chapters_are_listed(id: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["lesson", id, "--lang", "de"]) == 0
    told = capsys.readouterr().out
    for lesson in lessons.lessons(terem.game(id)):
        assert lessons.title(lesson, "de") in told


@pytest.mark.parametrize("plain", [[], ["--plain"]])
def test_whoever_types_what_is_marked_comes_to_the_end(
    plain: list[str], monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    lesson = lessons.find(terem.game("village"), "turn")
    typed: list[str] = []
    run = lessons.start(lesson)
    while not run.over:
        moves, wanted = run.state.moves(), run.wanted()
        if wanted:
            # First something else, and nonsense: the lesson goes on all the same.
            typed += ["0", "999", "what?", "board"]
            other = next(move for move in moves if move not in wanted)
            typed.append(str(moves.index(other) + 1))
            typed.append(str(moves.index(wanted[0]) + 1))
        else:
            typed.append("")
        run = lessons.offer(run, wanted[0] if wanted else None).run
    monkeypatch.setattr("sys.stdin", io.StringIO("\n".join(typed) + "\n"))
    assert main(["lesson", "village", "turn", "--lang", "en", *plain]) == 0
    told = re.sub(r"\s+", " ", capsys.readouterr().out)
    assert lessons.say(run, "en") in told
    assert "terem lesson village time" in told


def test_a_lesson_is_left_and_taken_up_at_its_step(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr("sys.stdin", io.StringIO("quit\n"))
    assert main(["lesson", "outpost", "land", "--step", "4"]) == 0
    told = re.sub(r"\s+", " ", capsys.readouterr().out)
    assert "4/8" in told
    assert "terem lesson outpost land --step 4" in told


@pytest.mark.parametrize(
    "args", [["chess"], ["village", "chess"], ["village", "turn", "--step", "99"], []]
)
def test_bad_arguments_are_one_line(args: list[str], capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["lesson", *args]) == 2
    assert len(capsys.readouterr().err.splitlines()) == 1
