"""What a beginner tries too early, too late or in the wrong place, and the clause that says no."""

from __future__ import annotations

import pytest

from terem.engine import Move
from terem.games.rurik.state import Rurik
from tests.clauses import clause
from tests.rurik.table import (
    GAME,
    acting,
    advisor,
    begin_claim,
    begin_turn,
    fresh,
    give,
    hand,
    lead,
    opening,
    placing,
    put,
    raise_up,
    rebel,
    rule_against,
    table,
    turn,
)


def lands() -> Rurik:
    """Seat 0 with two troops and Mstislav in Kiev, seat 1 in Volyn; both have advisors left."""
    s = table(2)
    put(s, 0, "kiev", 2)
    lead(s, 0, "mstislav", "kiev")
    put(s, 1, "volyn")
    advisor(s, 1, "one", "muster", 2)
    return s


def deploying() -> Rurik:
    s = opening(2, 1, leaders="dealt")
    for _ in range(2):
        s.play(s.moves()[0])
    return s


def placing_first() -> Rurik:
    return placing(lands())


def before_muster() -> Rurik:
    return turn(lands(), "muster")


def before_scheme() -> Rurik:
    return turn(lands(), "scheme")


def mustering() -> Rurik:
    return acting(lands(), "muster")


def marching() -> Rurik:
    return acting(lands(), "move")


def attacking() -> Rurik:
    s = lands()
    put(s, 1, "kiev")
    rebel(s, "volyn")
    return acting(s, "attack")


def exchanging() -> Rurik:
    s = lands()
    give(s, 0, wood=1, ore=1)
    return turn(s, "muster")


def after_maria() -> Rurik:
    s = table(2)
    lead(s, 0, "maria", "rostov")
    put(s, 1, "kiev")
    acting(s, "muster")
    s.play(("muster", "smolensk"))
    return s


def two_twos() -> Rurik:
    s = lands()
    advisor(s, 0, "two", "tax", 1)
    advisor(s, 0, "second_two", "build", 1)
    advisor(s, 0, "five", "muster", 1)
    begin_turn(s, 0)
    return s


def poor_taxman() -> Rurik:
    s = lands()
    s.players[0].coins = 0
    hand(s, 0, "S26")
    return turn(s, "tax", row=3)


def claiming() -> Rurik:
    s = fresh(table(2))
    begin_claim(s)
    return s


def fighting_alone() -> Rurik:
    s = table(1)
    put(s, 0, "kiev", 2)
    put(s, 1, "kiev")
    return acting(s, "attack")


def building() -> Rurik:
    s = lands()
    raise_up(s, 1, "market", "kiev")
    return acting(s, "build")


MISTAKES: list[tuple[str, Rurik, Move, str]] = [
    ("a region out of play", deploying(), ("deploy", "galich"), "region.1"),
    ("an advisor during setup", deploying(), ("place", 1, "tax"), "strategy.1"),
    ("a muster during setup", deploying(), ("muster", "kiev"), "turn.1"),
    ("a bribe before the advisor", placing_first(), ("bribe", 1), "strategy.5"),
    ("an action before all advisors stand", placing_first(), ("tax", "kiev"), "turn.1"),
    ("a card while placing", placing_first(), ("play_card", "S01"), "bonus.1"),
    ("a deed from the row while placing", placing_first(), ("take_deed", "hoard"), "claim.5"),
    ("Predslava while placing", placing_first(), ("drive", "volyn", 1), "leader.5"),
    ("a troop again", placing_first(), ("deploy", "kiev"), "setup.6"),
    ("another leader", placing_first(), ("choose_leader", "boris"), "setup.3"),
    ("another agenda", placing_first(), ("keep_agenda", "regal"), "setup.4"),
    ("points before the action", before_muster(), ("muster", "kiev"), "turn.4"),
    ("points of another action", before_muster(), ("move", "kiev", "volyn"), "move.1"),
    ("cards before the action", before_scheme(), ("draw", "left"), "turn.4"),
    ("the token before the action", before_scheme(), ("give_token", 0), "scheme.2"),
    ("a price one cannot pay", poor_taxman(), ("tax", "kiev"), "turn.4"),
    ("an advisor after the strategy phase", before_muster(), ("place", 1, "tax"), "strategy.1"),
    ("a bribe in the action phase", before_muster(), ("bribe", 1), "strategy.5"),
    ("a second advisor", before_muster(), ("recall", "muster", 2), "turn.1"),
    ("a deed from the row", before_muster(), ("take_deed", "hoard"), "claim.5"),
    ("coming back with pieces", before_muster(), ("come_back", "volyn"), "turn.6"),
    ("unloading in a turn", before_muster(), ("unload", "wood"), "mat.2"),
    ("a check without an attack", before_muster(), ("reveal", "left"), "attack.5"),
    ("a church that is not new", before_muster(), ("oust_rebel",), "build.4"),
    ("paying without a deed", before_muster(), ("pay_good", "wood"), "deed.5"),
    ("a muster out of play", mustering(), ("muster", "galich"), "region.1"),
    ("a tax out of play", acting(lands(), "tax"), ("tax", "galich"), "region.1"),
    ("a structure out of play", building(), ("build", "market", "galich"), "region.1"),
    ("an attack out of play", attacking(), ("attack", "galich", 1), "region.1"),
    ("a coin for an action begun", mustering(), ("forfeit",), "turn.5"),
    ("the main action twice", mustering(), ("act",), "turn.4"),
    ("the end of the turn with points at hand", mustering(), ("end_turn",), "turn.7"),
    ("a deed between two points", mustering(), ("do_deed", "hoard"), "bonus.1"),
    ("a muster where nobody stands", mustering(), ("muster", "rostov"), "muster.1"),
    ("Maria twice", after_maria(), ("muster", "novgorod"), "leader.3"),
    ("Maria too far", after_maria(), ("muster", "kiev"), "leader.3"),
    ("the leader out of play", marching(), ("move_leader", "galich"), "region.1"),
    ("the leader on the spot", marching(), ("move_leader", "kiev"), "move.1"),
    ("two regions in one step", marching(), ("move_leader", "novgorod"), "move.1"),
    ("companions without Agatha", marching(), ("move_leader_with", "volyn", 1), "leader.1"),
    ("anywhere without a deed", marching(), ("leap", "kiev", "novgorod"), "deed.6"),
    ("an attack from afar", attacking(), ("attack", "volyn", 1), "attack.1"),
    ("troops by attack points", attacking(), ("rally",), "leader.7"),
    ("the rebel next door", attacking(), ("attack_rebel", "volyn"), "attack.1"),
    ("rebels of the Rebellion", fighting_alone(), ("attack_rebel", "kiev"), "solo.5"),
    ("a second market", building(), ("build", "market", "kiev"), "build.2"),
    ("a pair named backwards", exchanging(), ("convert", "build", "ore", "wood"), "bonus.5"),
    ("the strongest advisor first", two_twos(), ("recall", "muster", 1), "turn.1"),
    ("an empty space", two_twos(), ("recall", "move", 1), "turn.2"),
    ("an action before the choice between two", two_twos(), ("act",), "turn.2"),
    ("a muster before the choice between two", two_twos(), ("muster", "kiev"), "turn.2"),
    ("a card before the choice between two", two_twos(), ("play_card", "S01"), "turn.2"),
    ("an action in the claim phase", claiming(), ("muster", "kiev"), "turn.1"),
    ("a deed done in the claim phase", claiming(), ("do_deed", "hoard"), "bonus.1"),
]


@clause(
    "region.1",
    "setup.3",
    "setup.4",
    "strategy.5",
    "turn.1",
    "turn.2",
    "turn.4",
    "turn.5",
    "turn.6",
    "turn.7",
    "bonus.1",
    "leader.3",
    "mat.2",
)
@pytest.mark.parametrize(
    ("s", "move", "rule"), [case[1:] for case in MISTAKES], ids=[case[0] for case in MISTAKES]
)
def test_a_beginners_mistake_meets_the_clause_that_forbids_it(
    s: Rurik, move: Move, rule: str
) -> None:
    assert rule_against(s, *move) == rule


@pytest.mark.parametrize("verb", GAME.verbs)
def test_every_verb_has_its_time(verb: str) -> None:
    """What is not asked for meets the clause that says when it is: verbs of setup in the strategy
    phase, all others in setup."""
    move = next(move for move in GAME.catalogue if move[0] == verb)
    at_setup = verb in ("choose_leader", "keep_agenda", "deploy", "deploy_leader")
    assert rule_against(placing_first() if at_setup else deploying(), *move) != "table.2"


def test_a_pair_named_backwards_is_told_the_right_way_round() -> None:
    reason = exchanging().explain(("convert", "build", "ore", "wood"))
    assert reason is not None
    assert reason.text("de") == "Nenne die Güter umgekehrt: erst Holz, dann Erz."
