"""Passing, the end of a round, and the end of the game."""

from __future__ import annotations

from typing import Final

from terem.engine import Decision, Fields, Frame, Passage, Ply, Reason, Verb
from terem.engine.masks import size
from terem.games.outpost.rules import heroes
from terem.games.outpost.rules.actions import Answer
from terem.games.outpost.rules.building import fill_market
from terem.games.outpost.state import Outpost, Player, kinds_on_offer
from terem.games.outpost.tables import COMMON, HERO_IDS, RESOURCES, ZONES

KEEP: Final = Verb("keep", ("resource", RESOURCES[:COMMON]))


def pass_round(s: Outpost, seat: int) -> None:
    """The player's round is over; the first to pass starts the next one.  [pass.1, pass.2]"""
    player = s.players[seat]
    player.passed = True
    s.tell("passed", seat)
    if s.first_passer < 0:
        s.first_passer = seat
        if s.round < s.tables.rounds:
            s.tell("first_to_pass", seat)
    s.call("next_turn", seat)
    if s.round < s.tables.rounds:  # else nothing is discarded, cleared or taken  [pass.6]
        s.call("discard", seat, (size(player.forts), 0, 0, 0))


class Discard(Passage[Outpost]):
    """Keep one common resource for each fortification, discard the others; then clear the zones and
    change the artifact.  [pass.3, pass.4, pass.5]

    Asks only while there is a choice: room left, more resources than room, and two kinds of them.
    """

    kind = "discard"

    def run(self, s: Outpost, frame: Frame) -> None:
        s.end()
        player = s.players[frame.seat]
        room = frame.args[0]
        held = player.resources
        total = held[0] + held[1] + held[2]
        if room and total > room and total > max(held[0], held[1], held[2]):
            s.call("keep", frame.seat, frame.args)
            return
        for common in range(COMMON):
            keeping = min(held[common], room)
            room -= keeping
            thrown = held[common] - keeping
            held[common] = frame.args[1 + common] + keeping
            if thrown:
                s.tell("discarded", frame.seat, thrown, RESOURCES[common])
        clear_zones(s, player)
        s.call("artifact", frame.seat)


class Keep(Answer):
    """One common resource goes under a fortification.  [pass.3]

    Resources already chosen wait in the frame, out of the supply, so that none is kept twice.
    """

    verb = KEEP
    when = "pass.3"
    sentence = "why-kept-when-passing"

    def offer(self, s: Outpost, frame: Frame, found: list[Ply]) -> None:
        held = s.players[frame.seat].resources
        for common in range(COMMON):
            if held[common]:
                found.append(KEEP.grid[common])

    def play(self, s: Outpost, frame: Frame, ply: Ply) -> None:
        s.players[frame.seat].resources[ply.a] -= 1
        args = list(frame.args)
        args[0] -= 1
        args[1 + ply.a] += 1
        s.call("discard", frame.seat, tuple(args))

    def reason(self, s: Outpost, frame: Frame, ply: Ply) -> Reason | None:
        return s.because("pass.3", "why-nothing-to-keep", ("resource",), (RESOURCES[ply.a],))


class KeepQuestion(Decision[Outpost]):
    """Which common resources are kept, one at a time.  [pass.3]"""

    kind = "keep"
    fields: Fields = (
        ("room", None),
        ("kept_clay", None),
        ("kept_wood", None),
        ("kept_stone", None),
    )
    actions = (Keep(),)
    cites = ("pass.3",)
    standing = (("keep", "clay"), ("keep", "wood"), ("keep", "stone"))

    def flaw(self, s: Outpost, frame: Frame) -> str | None:
        player = s.players[frame.seat]
        room, *kept = frame.args
        if min(frame.args) < 0 or not room or room + sum(kept) != size(player.forts):
            return "as many common resources are kept as there are fortifications"
        held = player.resources[:COMMON]
        if sum(held) <= room or held.count(0) > 1:
            return "there is no choice between common resources to keep"
        return None


def clear_zones(s: Outpost, player: Player) -> None:
    """Basic settlers come home, used extra ones go to the supply, unused ones stay.  [pass.4]"""
    player.basic = s.tables.basic_settlers
    player.extra_used = 0
    player.zones = [0] * len(ZONES)
    player.forts_used = 0


class NextTurn(Passage[Outpost]):
    """Clockwise, past those who have passed; when nobody is left the round ends.  [turn.5]"""

    kind = "next_turn"

    def run(self, s: Outpost, frame: Frame) -> None:
        s.end()
        for step in range(1, s.seats + 1):
            other = (frame.seat + step) % s.seats
            if not s.players[other].passed:
                s.call("turn", other, (0, 0))
                return
        s.call("end_of_round")


class EndOfRound(Passage[Outpost]):
    """The rightmost hero leaves, the market is stacked and filled, the marker moves on; after the
    last round the game is over.  [round.1 to round.4, end.1]"""

    kind = "end_of_round"

    def run(self, s: Outpost, frame: Frame) -> None:
        s.end()
        if s.round == s.tables.rounds:
            s.tell("game_over")
            return
        s.tell("round_ended", s.round)
        if s.hero_row:
            leaving = s.hero_row[-1]
            s.hero_discard = [*s.hero_discard, leaving]
            s.tell("hero_left", HERO_IDS[leaving])
            heroes.remove_from_row(s, len(s.hero_row) - 1)
        stack_market(s)
        fill_market(s)
        s.market_kinds = kinds_on_offer(s.market)
        s.round += 1
        s.first = s.first_passer
        s.first_passer = -1
        for player in s.players:
            player.passed = False
        s.tell("round_begins", s.round, s.first)
        s.call("turn", s.first, (0, 0))


def stack_market(s: Outpost) -> None:
    """Equal buildings are put on one stack, which may free spaces.  [round.2]"""
    market = s.market[:]
    heights = s.market_stack[:]
    for space, kind in enumerate(market):
        first = market.index(kind)
        if kind >= 0 and first < space:
            heights[first] += heights[space]
            market[space] = -1
            heights[space] = 0
    s.market = market
    s.market_stack = heights
