"""Consequences before a choice: they come true, they never tell what the player cannot know, and
they can be said in three languages."""

from __future__ import annotations

import random
import re
from collections import Counter
from pathlib import Path

import pytest

import terem
from terem import Move, State, bots, guidance
from terem.engine import LANGUAGES
from terem.engine.fluent import parse
from terem.guidance.marks import KINDS, Mark, rules
from terem.guidance.texts import game_words, help_folder
from tests.permuter import permuted

GAMES = terem.games()


def positions(id: str, seats: int, seed: int, every: int) -> list[State]:
    """Some questions of a game between quick bots."""
    state = terem.game(id).new(seats, seed)
    player = bots.bot("greedy", seed=seed)
    found: list[State] = []
    while state.seat is not None:
        if state.played % every == 0:
            found.append(state.copy())
        state.play(player.choose(state))
    return found


def kinds(marks: list[Mark]) -> set[str]:
    return {mark.kind for mark in marks}


@pytest.mark.parametrize("id", GAMES)
def test_what_is_marked_comes_true(id: str) -> None:
    """In the real game, whatever chance and the hidden cards are: a mark is never wrong."""
    met: Counter[str] = Counter()
    for state in positions(id, 2, 7, every=2):
        seat = state.seat
        assert seat is not None
        sources = rules(state.game).sources
        told = guidance.marks(state)
        gains = {mark.points for marks in told.values() for mark in marks if mark.kind == "gain"}
        for move, marks in told.items():
            after = state.copy()
            after.play(move)
            heard = {str(event[0]) for event in after.heard_by(seat)}
            change = points(after, seat, sources) - points(state, seat, sources)
            for mark in marks:
                met[mark.kind] += 1
                if mark.kind == "over":
                    assert after.over
                elif mark.event:
                    assert str(mark.event[0]) in heard, (move, mark)
                elif mark.kind == "missed":
                    # What another move brings, as its own mark says.
                    assert mark.points == max(gains)
                else:
                    assert change == mark.points, (move, mark)
    assert met["gain"]
    assert met["over"] + met["end"] + met["round"]


def points(state: State, seat: int, sources: frozenset[str]) -> int:
    return sum(points for source, points in state.score_breakdown(seat) if source in sources)


@pytest.mark.parametrize("id", GAMES)
def test_nothing_hidden_shows_in_a_mark(id: str) -> None:
    """Redrawing all that a player cannot know changes no mark; the permuter shares no code with
    what imagines the worlds."""
    for state in positions(id, 2, 3, every=11):
        seat = state.seat
        assert seat is not None
        other = state.game.restore(permuted(state.dump(), seat, random.Random(5)))
        assert guidance.marks(other) == guidance.marks(state)


def marks_of(state: State, verb: str) -> dict[Move, set[str]]:
    return {move: kinds(marks) for move, marks in guidance.marks(state).items() if move[0] == verb}


def test_an_empty_region_is_marked_as_achieving_nothing_and_comes_last() -> None:
    state = terem.game("outpost").new(2, 7)
    while state.stack[-1].kind == "artifact":
        state.play(state.moves()[0])
    found = guidance.marks(state)
    empty = [move for move in state.moves() if move[0] == "activate_region"]
    assert len(empty) == 3
    assert all("nothing" in kinds(found[move]) for move in empty)
    ordered = guidance.in_order(state.game, state.moves(), found)
    nothing = ["nothing" in kinds(found[move]) for move in ordered]
    assert nothing == sorted(nothing)
    assert sorted(ordered) == sorted(state.moves())


def test_what_lets_something_be_is_not_offered_first() -> None:
    """The Red Cathedral lists "take nothing" first; whoever reads the answers finds it last."""
    state = next(one for seed in range(9) for one in positions("red_cathedral", 2, seed, every=1)
                 if len(one.moves()) > 1 and one.moves()[0] == ("take_bonus", 0))  # fmt: skip
    ordered = guidance.in_order(state.game, state.moves(), guidance.marks(state))
    assert ordered[-1] == ("take_bonus", 0)
    assert ordered[0] == ("take_bonus", 1)


def test_a_step_over_the_quill_says_that_somebody_dies() -> None:
    game = terem.game("village")
    state = game.new(2, 7)
    dump = state.dump()
    dump["position"]["players"][state.seat or 0]["life"] = 9
    state = game.restore(dump)
    plague = marks_of(state, "take")
    black = {move: found for move, found in plague.items() if move[2] == "black"}
    assert black
    assert all("death" in found for found in black.values())
    assert not any("death" in found for move, found in plague.items() if move not in black)


def test_a_market_day_with_nothing_to_sell_says_so() -> None:
    state = terem.game("village").new(2, 7)
    opened = {move: found for move, found in marks_of(state, "take").items() if move[1] == "market"}
    assert opened
    assert all("nothing" in found for found in opened.values())
    game = state.game
    dump = state.dump()
    goods = dump["position"]["players"][state.seat or 0]["goods"]
    dump["position"]["players"][state.seat or 0]["goods"] = dict.fromkeys(goods, 1)
    after = marks_of(game.restore(dump), "take")
    assert not any("nothing" in found for move, found in after.items() if move[1] == "market")


def test_a_sale_missed_for_want_of_the_surcharge_is_told() -> None:
    """Two customers could be served, the second costs a green cube or a coin that is not there."""
    game = terem.game("village")
    state = game.new(2, 7)
    seat = state.seat or 0
    take = next(move for move in state.moves() if move[:2] == ("take", "market"))
    dump = state.dump()
    player = dump["position"]["players"][seat]
    player["goods"] = dict.fromkeys(player["goods"], 2)
    player["grain"] = 5
    state = game.restore(dump)
    state.play(take)
    assert state.stack[-1].kind == "market_day"
    dump = state.dump()
    player = dump["position"]["players"][seat]
    for colour, cubes in player["cubes"].items():
        dump["position"]["supply"][colour] += cubes
        player["cubes"][colour] = 0
    player["coins"] = 0
    state = game.restore(dump)
    served = marks_of(state, "serve")
    assert len(served) > 1
    assert all("missed" in found for found in served.values())
    # Whoever could still sell for points is told so where they might pass.
    assert all("missed" in found for found in marks_of(state, "pass").values())
    state.play(next(iter(served)))
    assert ("lacked_surcharge", seat) in state.events


def test_materials_without_room_and_materials_left_are_told() -> None:
    """The Red Cathedral: where a die leads to more than the storage holds, and a visit that ends
    with nothing taken."""
    game = terem.game("red_cathedral")
    state = game.new(2, 7)
    assert not any("missed" in found for found in marks_of(state, "move_die").values())
    # Five of six spaces are taken.
    dump = state.dump()
    dump["position"]["players"][state.seat or 0]["materials"].update(wood=3, stone=2)
    dump["position"]["supply"]["wood"] -= 3
    dump["position"]["supply"]["stone"] -= 2
    state = game.restore(dump)
    marked = marks_of(state, "move_die")
    for move, found in marked.items():
        after = state.copy()
        after.play(move)
        most = max((take[1] for take in after.moves() if take[0] == "take_resources"), default=0)
        assert ("missed" in found) == any(event[0] == "no_room" for event in after.events)
        ends = marks_of(after, "end_turn")[("end_turn",)]
        assert ("missed" in ends) == (most != 0)
    assert {"missed" in found for found in marked.values()} == {True, False}


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("id", GAMES)
def test_every_question_source_and_mark_has_words(id: str, lang: str) -> None:
    game = terem.game(id)
    words = game_words(game)
    known = rules(game)
    sources = known.sources
    wanted = {"aim"} | {f"first-{kind}" for kind in game.decisions}
    wanted |= {rule.words for rule in known.events}
    wanted |= {f"gain-{source}" for source, _ in game.new(2, 1).score_breakdown(0)}
    assert all(rule.event in game.events and rule.kind in KINDS for rule in known.events)
    assert sources <= {source for source, _ in game.new(2, 1).score_breakdown(0)}
    written = set(parse((help_folder(game) / f"{lang}.ftl").read_text(encoding="utf-8"), id))
    rest = {one for one in written if one.startswith(("near-", "card-"))}
    assert all(one[5:] in game.events for one in rest if one.startswith("card-"))
    assert written - rest == wanted
    assert all(words.has(lang, one) for one in written)


@pytest.mark.parametrize("id", GAMES)
def test_the_end_is_announced_before_it_comes(id: str) -> None:
    """A game says that its end is near while it still can be changed, in every language."""
    state = terem.game(id).new(2, 4)
    player = bots.bot("greedy", seed=4)
    told = 0
    while state.seat is not None:
        if guidance.near_end(state, "en") is not None:
            told += 1
            assert all(guidance.near_end(state, lang) for lang in LANGUAGES)
        state.play(player.choose(state))
    assert told
    assert guidance.near_end(state, "en") is None


@pytest.mark.parametrize("id", GAMES)
def test_a_hint_says_why(id: str) -> None:
    state = terem.game(id).new(2, 5)
    player = bots.bot("greedy", seed=5)
    for _ in range(40):
        state.play(player.choose(state))
    assert state.seat is not None
    hints = bots.hint(state, state.seat, iterations=40)
    for lang in LANGUAGES:
        reasons = guidance.why(state, hints, lang)
        assert len(reasons) == len(hints)
        assert all(re.fullmatch(r"[^{}]+\.", reason) for reason in reasons)


def test_every_card_of_the_boards_says_what_it_means() -> None:
    """What a card announces on a board is explained to newcomers, except the end itself."""
    for id in GAMES:
        telling = Path(f"web/src/boards/{id}/telling.ts").read_text(encoding="utf-8")
        named = re.search(r"cards: \[(.*?)\]", telling)
        assert named is not None
        cards = set(re.findall(r"'(\w+)'", named[1])) - {"game_over"}
        for lang in LANGUAGES:
            assert all(game_words(terem.game(id)).has(lang, f"card-{card}") for card in cards)
