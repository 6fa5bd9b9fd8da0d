"""The report: one file, complete, in three languages."""

from __future__ import annotations

import re
from html.parser import HTMLParser
from pathlib import Path

import pytest

import terem
from terem import bots
from terem.arena import reviewed
from terem.arena.league import League
from terem.arena.match import fixtures, play_fixture
from terem.arena.plots import step_for
from terem.arena.report import Report, words
from terem.arena.tally import games_of, uses
from terem.cli import main
from terem.engine import LANGUAGES
from tests.web.look import played


class Checker(HTMLParser):
    """Every element that is opened is closed, in order."""

    def __init__(self) -> None:
        super().__init__()
        self.open: list[str] = []
        self.count: dict[str, int] = {}

    def handle_starttag(self, tag: str, attrs: object) -> None:
        self.count[tag] = self.count.get(tag, 0) + 1
        if tag not in {"meta"}:
            self.open.append(tag)

    def handle_startendtag(self, tag: str, attrs: object) -> None:
        self.count[tag] = self.count.get(tag, 0) + 1

    def handle_endtag(self, tag: str) -> None:
        assert self.open, tag
        assert self.open.pop() == tag


@pytest.mark.parametrize("id", terem.games())
@pytest.mark.parametrize("seats", [1, 2, 3])
def test_report(id: str, seats: int) -> None:
    game = terem.game(id)
    names = ["greedy", "easy", "random"][:seats]
    results = [play_fixture(f) for f in fixtures(id, names, 3, 5, {}, details=True)]
    for lang in LANGUAGES:
        html = Report(game, names, results, lang).html()
        checker = Checker()
        checker.feed(html)
        assert checker.open == []
        assert checker.count["svg"] >= (3 if seats == 1 else 4)
        assert checker.count["table"] > 2
        assert not re.search(r'(src|href)="|@import|url\(', html), "all of it is in one file"
        assert game.title(lang) in html
        assert "nan" not in html.casefold().split("<style>")[0]


def test_what_was_used_is_counted() -> None:
    results = [
        play_fixture(f) for f in fixtures("outpost", ["greedy", "random"], 4, 5, {}, details=True)
    ]
    found = uses(results)
    moves = sum(result.moves for result in results)
    assert sum(use.times for use in found if not use.kind) == moves
    buildings = [use for use in found if use.verb == "build" and use.kind == "building"]
    assert buildings
    assert all(0 < use.players <= 8 and 0 <= use.wins <= use.players for use in buildings)


def test_sim_writes_a_report(tmp_path: Path) -> None:
    path = tmp_path / "out.html"
    argv = ["sim", "outpost", "--seats", "easy,random", "--games", "3", "--jobs", "1"]
    assert main([*argv, "--report", str(path), "--lang", "ru"]) == 0
    assert path.read_text(encoding="utf-8").startswith("<!doctype html>")


def test_an_arena_reports_each_bot_over_its_own_games(tmp_path: Path) -> None:
    plan = League("village", ("greedy", "easy", "random"), 2, 5, 2, {}, details=True)
    results = [play_fixture(fixture) for fixture in plan.planned()]
    for number, name in enumerate(plan.bots):
        games = games_of(results, number)
        assert len(games) == 4, "two games against each of the other two"
        assert {result.fixture.seats[seat] for result, seat in games} == {name}
    assert "greedy" in Report(terem.game("village"), list(plan.bots), results, "en").html()
    path = tmp_path / "arena.html"
    argv = ["arena", "village", "--bots", "easy,random", "--games", "2", "--jobs", "1"]
    assert main([*argv, "--report", str(path)]) == 0
    assert path.read_text(encoding="utf-8").startswith("<!doctype html>")


def test_an_arena_report_has_ratings_and_head_to_head() -> None:
    plan = League("outpost", ("greedy", "easy", "random"), 2, 5, 2, {}, details=True)
    results = [play_fixture(fixture) for fixture in plan.planned()]
    game = terem.game("outpost")
    for lang in LANGUAGES:
        html = Report(game, list(plan.bots), results, lang, plan).html()
        checker = Checker()
        checker.feed(html)
        assert checker.open == []
        assert words.text(lang, "report-cross") in html
        assert words.text(lang, "report-ratings") in html
        for bot in plan.bots:
            assert words.text(lang, "report-won-by", {"bot": bot}) in html
    alone = Report(game, list(plan.bots), results, "en").html()
    assert words.text("en", "report-cross") not in alone


def test_an_action_is_named_by_its_kind() -> None:
    """Taking the plague cube has words of its own; they do not stand for every cube."""
    results = [play_fixture(f) for f in fixtures("village", ["greedy"] * 2, 2, 5, {}, details=True)]
    report = Report(terem.game("village"), ["greedy", "greedy"], results, "en")
    found = uses(results)
    named = {report.sentence(use.verb) for use in found if not use.kind}
    assert len(named) > 5
    assert not any("plague" in name for name in named)


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("id", terem.games())
def test_every_action_has_words_in_a_report(id: str, lang: str) -> None:
    """Also one whose sentence needs forms of a name that no game of the report has used."""
    game = terem.game(id)
    report = Report(game, ["random"], [], lang)
    named = {verb: report.sentence(verb) for verb in game.verbs}
    assert all(any(c.isalpha() for c in name) for name in named.values())
    bare = [verb for verb, name in named.items() if "_" in verb and verb.replace("_", " ") == name]
    assert bare == []
    assert not any("{" in name or "$" in name for name in named.values())


def test_wins_are_split_by_bot() -> None:
    results = [
        play_fixture(f) for f in fixtures("outpost", ["greedy", "random"], 4, 5, {}, details=True)
    ]
    for use in uses(results):
        assert sum(use.players_of.values()) == use.players
        assert sum(use.wins_of.values()) == pytest.approx(use.wins)


def test_steps_are_round() -> None:
    assert step_for(100, 10) == 10
    assert step_for(30, 10) == 5
    assert step_for(7, 10) == pytest.approx(1)


@pytest.mark.parametrize("id", terem.games())
def test_a_review_tells_where_the_points_came_from_round_by_round(id: str) -> None:
    saved = played(id, 2)
    game = terem.game(id)
    whole = game.replay(2, saved["seed"], saved["options"], saved["history"])
    half = game.replay(2, saved["seed"], saved["options"], saved["history"][: whole.played // 2])
    for state in (game.new(2, saved["seed"], saved["options"]), half, whole):
        parts = list(reviewed.harvests(state, "en"))
        begun = game.new(2, saved["seed"], saved["options"]).scores()
        for seat in range(2):
            gained = sum(points[seat] for one in parts for points in one.points.values())
            assert begun[seat] + gained == state.scores()[seat]
    # Rounds where the game has them, else moves; then the last move, which brings the end.
    assert [one.title.split()[0] for one in parts[:2]] in (["Round"] * 2, ["Moves"] * 2)
    assert len({one.title for one in parts}) == len(parts) > 3
    for lang in LANGUAGES:
        html = reviewed.page(bots.Review([], [], 2), whole, ["Ann", "Ben"], lang)
        checker = Checker()
        checker.feed(html)
        assert checker.open == []
        assert all(one.title in html for one in reviewed.harvests(whole, lang))
