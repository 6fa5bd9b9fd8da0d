"""The claim phase: markers go up, income, new deeds, the next round."""

from __future__ import annotations

from typing import Final, cast

from terem.engine import Decision, Frame, Move, Reason
from terem.games.rurik.rules import deeds, rebellion, strategy
from terem.games.rurik.rules.regions import connected, load_boat, structures_anywhere
from terem.games.rurik.rules.timing import untimely
from terem.games.rurik.state import Player, Rurik, clear_turn, side_name
from terem.games.rurik.tables import CLAIM_PHASE, DEEDS, GOODS, KINDS_OF_GOODS, TRACKS

BOAT: Final = "boat"
CLAIM_DEED: Final = "claim_deed"

UNLOAD: Final[list[Move]] = [("unload", good) for good in GOODS]
SET_SAIL: Final[Move] = ("set_sail",)

TRADE: Final = 2


def begin_claim(s: Rurik) -> None:
    """The holder of the token is first player from now on.  [claim.1]"""
    s.phase = CLAIM_PHASE
    clear_turn(s)
    s.first = s.token
    s.tell("claim_begins", s.round)
    for player in s.players:
        load_boat(s, player)
    ask_boats(s, 0)


# ---------------------------------------------------------------------- the boat


def wants_boat(s: Rurik, seat: int) -> bool:
    """Whether a lighter boat could be of any use.  [mat.2]

    Goods move freely at any time, but where they lie matters only now: for step A and then for
    the income, which wants every boat full. Against others the one reason to hold goods back in
    step A is the coin for a trade marker still below its track; against the Rebellion its
    priority and its bonuses depend on the boat.
    """
    player = s.players[seat]
    loaded = sum(player.boat)
    if s.solo:
        return loaded > 0
    return (
        s.round < s.tables.rounds
        and player.tracks[TRADE] == 0
        and loaded >= s.tables.track_need[TRADE][1]
    )


def ask_boats(s: Rurik, step: int) -> None:
    while step < s.seats:
        seat = (s.first + step) % s.seats
        if wants_boat(s, seat):
            s.ask(BOAT, seat)
            return
        step += 1
    advance(s)


class BoatDecision(Decision[Rurik]):
    """Goods may wait on the dock while the markers go up.  [mat.2]"""

    kind = BOAT

    def moves(self, s: Rurik, frame: Frame) -> list[Move]:
        boat = s.players[frame.seat].boat
        found = [UNLOAD[good] for good in range(KINDS_OF_GOODS) if boat[good]]
        found.append(SET_SAIL)
        return found

    def play(self, s: Rurik, frame: Frame, move: Move) -> None:
        seat = frame.seat
        player = s.players[seat]
        if move[0] == "unload":
            good = GOODS.index(cast(str, move[1]))
            player.boat[good] -= 1
            player.dock[good] += 1
            s.tell("unloaded", seat, move[1])
            if sum(player.boat):
                return
        s.stack.pop()
        ask_boats(s, (seat - s.first) % s.seats + 1)

    def reason(self, s: Rurik, frame: Frame, move: Move) -> Reason | None:
        if move[0] == "unload":
            return s.because("mat.2", "why-not-on-boat", ("good",), (move[1],))
        return untimely(s, move)

    def flaw(self, s: Rurik, frame: Frame) -> str | None:
        if s.phase != CLAIM_PHASE or not sum(s.players[frame.seat].boat):
            return "a boat is unloaded in the claim phase and while it carries goods"
        return None

    def clauses(self) -> tuple[str, ...]:
        return ("mat.2", "claim.2", "claim.4")


# ---------------------------------------------------------------------- step A


def measure(s: Rurik, player: Player, track: int) -> int:
    """Regions ruled, the largest group of regions with structures, goods on the boat.
    [claim.2, claim.3]"""
    if track == 0:
        return player.ruled.bit_count()
    if track == 1:
        return connected(s, structures_anywhere(player))
    return sum(player.boat)


def step_reached(s: Rurik, player: Player, track: int) -> int:
    """The highest step whose condition holds now.  [claim.2]"""
    needs = s.tables.track_need[track]
    withs = s.tables.track_with[track]
    value = measure(s, player, track)
    for step in range(len(needs) - 1, 0, -1):
        if value >= needs[step] and not withs[step] & ~player.ruled:
            return step
    return 0


def advance_markers(s: Rurik) -> None:
    """Markers never go back.  [claim.2]"""
    for side, player in enumerate(s.players):
        for track in range(len(TRACKS)):
            step = step_reached(s, player, track)
            if step > player.tracks[track]:
                player.tracks[track] = step
                if s.telling:
                    points = s.tables.track_points[track][step]
                    s.tell("marker_advanced", side_name(s, side), TRACKS[track], points)


def advance(s: Rurik) -> None:
    """Step A, and in the last round nothing else.  [claim.2, claim.7]"""
    if s.solo:
        rebellion.choose_priority(s)
    advance_markers(s)
    if s.solo:
        rebellion.unlock_for_tracks(s)
    if s.round == s.tables.rounds:
        if s.solo:
            rebellion.end_of_round(s)
        s.tell("game_over")
        return
    for player in s.players:
        # Goods held back from the trade track are on board again for the income.  [mat.2]
        load_boat(s, player)
    pay_income(s)
    ask_deeds(s, 0)


# ---------------------------------------------------------------------- steps B to F


def full_columns(s: Rurik, player: Player) -> int:
    return sum(
        1
        for good in range(KINDS_OF_GOODS)
        if s.tables.boat[good] and player.boat[good] == s.tables.boat[good]
    )


def income(s: Rurik, side: int) -> int:
    """A coin for each marker below its track and each full column of the boat.  [claim.4]"""
    player = s.players[side]
    if side >= s.seats:
        # The Rebellion gets its own coin in place of those for markers.  [rebellion.13]
        return s.tables.rebellion_income + full_columns(s, player)
    return player.tracks.count(0) + (0 if player.warfare else 1) + full_columns(s, player)


def pay_income(s: Rurik) -> None:
    for side, player in enumerate(s.players):
        coins = income(s, side)
        player.coins += coins
        if coins:
            s.tell("income", side_name(s, side), coins)


def ask_deeds(s: Rurik, step: int) -> None:
    """Each takes one deed, from the first player on.  [claim.5]"""
    if step < s.seats and s.deed_row:
        s.ask(CLAIM_DEED, (s.first + step) % s.seats)
        return
    finish_round(s)


class ClaimDeedDecision(Decision[Rurik]):
    """Everybody takes one deed from the row.  [claim.5]"""

    kind = CLAIM_DEED

    def moves(self, s: Rurik, frame: Frame) -> list[Move]:
        return [deeds.TAKE_DEED[deed] for deed in s.deed_row]

    def play(self, s: Rurik, frame: Frame, move: Move) -> None:
        s.stack.pop()
        seat = frame.seat
        deeds.take_deed(s, seat, DEEDS.index(cast(str, move[1])))
        step = (seat - s.first) % s.seats + 1
        if step == s.seats and s.options["deed_row_refresh"] == "on":
            # After the last player the whole row is renewed.  [variant.3]
            for deed in s.deed_row:
                s.deed_discard |= 1 << deed
            s.deed_row = []
            s.tell("row_renewed")
        deeds.refill_row(s)
        ask_deeds(s, step)

    def reason(self, s: Rurik, frame: Frame, move: Move) -> Reason | None:
        if move[0] == "take_deed":
            return s.because("claim.5", "why-not-in-row", ("deed",), (move[1],))
        return untimely(s, move)

    def flaw(self, s: Rurik, frame: Frame) -> str | None:
        if s.phase != CLAIM_PHASE:
            return "deeds are claimed in the claim phase"
        return None

    def clauses(self) -> tuple[str, ...]:
        return ("claim.5", "deed.1")


def finish_round(s: Rurik) -> None:
    """Tiles face up, goods on the map, the next round.  [claim.6]"""
    for player in s.players:
        player.tiles = 0
        player.leader_used = False
    s.goods = s.regions
    if s.solo:
        rebellion.end_of_round(s)
    s.round += 1
    strategy.begin_strategy(s)
