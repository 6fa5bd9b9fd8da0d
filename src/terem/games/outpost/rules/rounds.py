"""Passing, the end of a round, and the end of the game."""

from __future__ import annotations

from typing import Final, cast

from terem.engine import Decision, Fields, Frame, Move, Reason
from terem.games.outpost.rules import artifacts, heroes, streets, turn
from terem.games.outpost.state import Outpost, Player, kinds_on_offer
from terem.games.outpost.tables import COMMON, HERO_IDS, RESOURCES, ZONES

KEEP: Final = "keep"

KEEP_ONE: Final[list[Move]] = [("keep", common) for common in RESOURCES[:COMMON]]


def pass_round(s: Outpost, seat: int) -> None:
    """The player's round is over; the first to pass starts the next one.  [pass.1, pass.2]"""
    player = s.players[seat]
    player.passed = True
    s.tell("passed", seat)
    if s.first_passer < 0:
        s.first_passer = seat
        if s.round < s.tables.rounds:
            s.tell("first_to_pass", seat)
    if s.round == s.tables.rounds:  # nothing is discarded, cleared or taken any more  [pass.6]
        next_turn(s, seat)
        return
    discard(s, seat, player.forts.bit_count(), [0, 0, 0])


def discard(s: Outpost, seat: int, room: int, kept: list[int]) -> None:
    """Keep one common resource for each fortification, discard the others.  [pass.3]

    Asks only while there is a choice: room left, more resources than room, and two kinds of them.
    """
    player = s.players[seat]
    held = player.resources
    total = sum(held[:COMMON])
    kinds = sum(1 for common in range(COMMON) if held[common])
    if room and total > room and kinds > 1:
        s.ask(KEEP, seat, (room, *kept))
        return
    for common in range(COMMON):
        keeping = min(held[common], room)
        room -= keeping
        kept[common] += keeping
        thrown = held[common] - keeping
        if thrown:
            s.tell("discarded", seat, thrown, RESOURCES[common])
    held[:COMMON] = kept
    clear_zones(s, player)
    s.ask(artifacts.ARTIFACT, seat)


class KeepDecision(Decision[Outpost]):
    """Which common resource goes under a fortification, one at a time.  [pass.3]

    Resources already chosen wait in the frame, out of the supply, so that none is kept twice.
    """

    kind = KEEP
    fields: Fields = (
        ("room", None),
        ("kept_clay", None),
        ("kept_wood", None),
        ("kept_stone", None),
    )

    def moves(self, s: Outpost, frame: Frame) -> list[Move]:
        held = s.players[frame.seat].resources
        return [KEEP_ONE[common] for common in range(COMMON) if held[common]]

    def play(self, s: Outpost, frame: Frame, move: Move) -> None:
        s.stack.pop()
        common = RESOURCES.index(cast(str, move[1]))
        kept = list(frame.args[1:])
        kept[common] += 1
        s.players[frame.seat].resources[common] -= 1
        discard(s, frame.seat, frame.args[0] - 1, kept)

    def reason(self, s: Outpost, frame: Frame, move: Move) -> Reason | None:
        if move[0] == "keep":
            return s.because("pass.3", "why-nothing-to-keep", ("resource",), (move[1],))
        return why_not_after_passing(s, move)

    def flaw(self, s: Outpost, frame: Frame) -> str | None:
        player = s.players[frame.seat]
        room, *kept = frame.args
        if min(frame.args) < 0 or not room or room + sum(kept) != player.forts.bit_count():
            return "as many common resources are kept as there are fortifications"
        held = player.resources[:COMMON]
        if sum(held) <= room or held.count(0) > 1:
            return "there is no choice between common resources to keep"
        return None

    def clauses(self) -> tuple[str, ...]:
        return ("pass.3",)


def why_not_after_passing(s: Outpost, move: Move) -> Reason | None:
    """Who has passed neither exchanges nor acts nor invites any more.  [pass.1]"""
    if move[0] == "exchange":
        return s.because("pass.1", "why-passed-already")
    if move[0] in turn.ACTIONS or move[0] in ("invite", "end_turn", "pass"):
        return s.because("pass.1", "why-round-is-over-for-you")
    return None


def clear_zones(s: Outpost, player: Player) -> None:
    """Basic settlers come home, used extra ones go to the supply, unused ones stay.  [pass.4]"""
    player.basic = s.tables.basic_settlers
    player.extra_used = 0
    player.zones = [0] * len(ZONES)
    player.forts_used = 0


def next_turn(s: Outpost, seat: int) -> None:
    """Clockwise, past those who have passed; when nobody is left the round ends.  [turn.5]"""
    for step in range(1, s.seats + 1):
        other = (seat + step) % s.seats
        if not s.players[other].passed:
            turn.begin_turn(s, other)
            return
    end_round(s)


def end_round(s: Outpost) -> None:
    """The rightmost hero leaves, the market is stacked and filled, the marker moves on.  [round.1
    to round.4]"""
    if s.round == s.tables.rounds:  # [end.1]
        s.tell("game_over")
        return
    s.tell("round_ended", s.round)
    if s.hero_row:
        leaving = s.hero_row[-1]
        s.hero_discard.append(leaving)
        s.tell("hero_left", HERO_IDS[leaving])
        heroes.remove_from_row(s, len(s.hero_row) - 1)
    stack_market(s)
    streets.fill_market(s)
    s.market_kinds = kinds_on_offer(s.market)
    s.round += 1
    s.first = s.first_passer
    s.first_passer = -1
    for player in s.players:
        player.passed = False
    s.tell("round_begins", s.round, s.first)
    turn.begin_turn(s, s.first)


def stack_market(s: Outpost) -> None:
    """Equal buildings are put on one stack, which may free spaces.  [round.2]"""
    where: dict[int, int] = {}
    for i, kind in enumerate(s.market):
        if kind < 0:
            continue
        if kind in where:
            s.market_stack[where[kind]] += s.market_stack[i]
            s.market[i] = -1
            s.market_stack[i] = 0
        else:
            where[kind] = i
