"""At a real table: the opponents beside their digital games, the score sheets beside the final
scoring. The client's own code runs in Node, built as the client is."""

from __future__ import annotations

import itertools
import json
import os
import random
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

import terem
from tests.companion.counting import ENTRIES
from tools.printed import printed
from tools.web import ROOT, WEB, environment

OPPONENTS = ("red_cathedral", "rurik", "village")
SEEDS = 200
# Some games end sooner, some later: a position now and then, and the last one.
EVERY = 20


@pytest.fixture(scope="session")
def dialogue(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("dialogue")
    entry = str(ROOT / "tests/companion/dialogue.ts")
    command = ["npx", "vite", "build", "--ssr", entry, "--outDir", str(folder), "--logLevel"]
    done = subprocess.run(
        [*command, "error"], cwd=WEB, env=environment(), capture_output=True, text=True
    )
    assert done.returncode == 0, done.stdout + done.stderr
    return folder / "dialogue.js"


@pytest.mark.parametrize("game", OPPONENTS)
def test_a_companion_tells_the_story_of_the_digital_game(game: str, dialogue: Path) -> None:
    """200 games, every variant of the opponent, deed for deed. In a process of its own: only plain
    Python lets itself be watched while it tells."""
    plain = {name: value for name, value in os.environ.items() if name != "PYTHONPATH"}
    done = subprocess.run(
        [sys.executable, "-m", "tests.companion.compare", str(dialogue), game, str(SEEDS)],
        cwd=ROOT,
        env=plain,
        capture_output=True,
        text=True,
    )
    assert done.returncode == 0, done.stdout + done.stderr


class Sheets:
    """The client's score sheets, one process for all."""

    def __init__(self, dialogue: Path) -> None:
        self.process = subprocess.Popen(
            ["node", str(dialogue)],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            text=True,
            env=environment(),
        )

    def count(self, game: str, entries: list[dict[str, int]], seating: object) -> dict[str, Any]:
        assert self.process.stdin is not None
        assert self.process.stdout is not None
        wanted = {"sheet": game, "entries": entries, "seating": seating}
        self.process.stdin.write(json.dumps(wanted) + "\n")
        self.process.stdin.flush()
        said: dict[str, Any] = {}
        while "result" not in said:
            said = json.loads(self.process.stdout.readline())
        found: dict[str, Any] = said["result"]
        return found


@pytest.fixture(scope="module")
def sheets(dialogue: Path) -> Iterator[Sheets]:
    running = Sheets(dialogue)
    yield running
    running.process.kill()
    running.process.wait()


def by_source(lines: list[dict[str, Any]]) -> dict[str, int]:
    """Lines as the engine names them: all towers together."""
    found: dict[str, int] = {}
    for line in lines:
        source = "towers" if line["source"].startswith("tower:") else line["source"]
        found[source] = found.get(source, 0) + line["points"]
    return found


@pytest.mark.parametrize("id", terem.games())
def test_a_score_sheet_counts_as_the_game_does(id: str, sheets: Sheets) -> None:
    """Totals, every source, the winner and ties: in positions of all seat counts and options."""
    game = terem.game(id)
    known = {
        name: option["choices"]
        for name, option in printed(id)["options"].items()
        if name in ("unfinished_banners", "warfare_off_track")
    }
    ties = finished = 0
    chosen = itertools.product(*known.values())
    variants = [dict(zip(known, choices, strict=True)) for choices in chosen]
    for seats, options, seed in itertools.product(game.seats, variants, range(3)):
        hand = random.Random(seed)
        state: Any = game.new(seats=seats, seed=seed, options=options)
        for turn in itertools.count(1):
            if state.over or turn % EVERY == 0:
                scores = state.scores()
                entries = [ENTRIES[id](state, side) for side in range(len(scores))]
                result = sheets.count(id, entries, {"seats": seats, "options": options})
                assert result["totals"] == scores
                for side, lines in enumerate(result["lines"]):
                    # What an opponent never scores has no line in its sheet.
                    counted = dict.fromkeys(dict(state.score_breakdown(side)), 0) | by_source(lines)
                    assert counted == dict(state.score_breakdown(side))
                assert result["winners"] == state.ranking()[0]
                ties += scores.count(max(scores)) > 1
                if state.over:
                    assert result["title"] == state.solo_title()
                    finished += 1
                    break
            state.play(hand.choice(state.moves()))
    assert finished
    assert ties
