"""The table of docs/research.md says what was measured, and measures what it says."""

from __future__ import annotations

from statistics import fmean

import pytest

import terem
from terem import bots
from tools import research_table

pytest.importorskip("pyarrow", reason="the results are Parquet: the extra ray")


def test_the_page_holds_the_table_of_the_files() -> None:
    page = research_table.PAGE.read_text(encoding="utf-8")
    held = page.partition(research_table.BEGIN)[2].partition(research_table.END)[0]
    assert held == research_table.table()


@pytest.mark.parametrize(("game", "some_private"), [("outpost", False), ("rurik", True)])
def test_a_profile_is_that_of_its_games(game: str, some_private: bool) -> None:
    """Against a walk of its own through the same games."""
    found = research_table.profile(game, "random", 2)
    lengths, choices = [], []
    for deal in (research_table.SEED, research_table.SEED + 1):
        state = terem.game(game).new(2, deal)
        players = [bots.bot("random", seed=deal * 101 + seat) for seat in range(2)]
        while state.seat is not None:
            choices.append(len(state.moves()))
            state.play(players[state.seat].choose(state))
        lengths.append(len(state.history))
    assert found.length == lengths
    assert found.branching == pytest.approx(fmean(choices), abs=0.01)
    assert found.branching_most == max(choices)
    assert found.positions == sum(lengths)
    assert 0 < found.views <= found.positions
    assert 0 < found.states <= found.positions
    assert (found.private > 0) == some_private
