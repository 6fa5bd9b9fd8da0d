"""The claim phase: markers go up, income, new deeds, the next round."""

from __future__ import annotations

from typing import Final

from terem.engine import Action, Decision, Frame, Passage, Ply, Reason, Verb
from terem.engine.lists import raised
from terem.games.rurik.rules import rebellion
from terem.games.rurik.rules.deeds import TakeDeed, refill_row
from terem.games.rurik.rules.regions import load_boat
from terem.games.rurik.rules.tracks import TRADE, advance_markers
from terem.games.rurik.state import Player, Rurik, side_name
from terem.games.rurik.tables import CLAIM_PHASE, GOODS, KINDS_OF_GOODS

UNLOAD: Final = Verb("unload", ("good", GOODS))
SET_SAIL: Final = Verb("set_sail")


class Claim(Passage[Rurik]):
    """The holder of the token is first player from now on; boats are loaded.  [claim.1, mat.2]"""

    kind = "claim"

    def run(self, s: Rurik, frame: Frame) -> None:
        s.phase = CLAIM_PHASE
        s.first = s.token
        s.tell("claim_begins", s.round)
        for player in s.players:
            load_boat(s, player)
        s.end()
        s.call("boats", args=(0,))


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


class Boats(Passage[Rurik]):
    """From the first player on, whoever could use a lighter boat is asked.  [mat.2]"""

    kind = "boats"

    def run(self, s: Rurik, frame: Frame) -> None:
        step = frame.args[0]
        s.end()
        if step == s.seats:
            s.call("markers")
            return
        s.call("boats", args=(step + 1,))
        seat = (s.first + step) % s.seats
        if wants_boat(s, seat):
            s.call("boat", seat)


class Unload(Action[Rurik]):
    """A good waits on the dock while the markers go up.  [mat.2]"""

    verb = UNLOAD
    time = ("mat.2", "why-boat-later")

    def offer(self, s: Rurik, frame: Frame, found: list[Ply]) -> None:
        boat = s.players[frame.seat].boat
        for good in range(KINDS_OF_GOODS):
            if boat[good]:
                found.append(UNLOAD.grid[good])

    def play(self, s: Rurik, frame: Frame, ply: Ply) -> None:
        player = s.players[frame.seat]
        player.boat = raised(player.boat, ply.a, -1)
        player.dock = raised(player.dock, ply.a, 1)
        s.tell("unloaded", frame.seat, GOODS[ply.a])

    def reason(self, s: Rurik, frame: Frame, ply: Ply) -> Reason | None:
        return s.because("mat.2", "why-not-on-boat", ("good",), ply.move[1:])


class SetSail(Action[Rurik]):
    """The boat is as it should be.  [mat.2]"""

    verb = SET_SAIL
    time = ("mat.2", "why-boat-later")

    def offer(self, s: Rurik, frame: Frame, found: list[Ply]) -> None:
        found.append(SET_SAIL.only)

    def play(self, s: Rurik, frame: Frame, ply: Ply) -> None:
        s.end()


class BoatDecision(Decision[Rurik]):
    """Goods may wait on the dock while the markers go up.  [mat.2]"""

    kind = "boat"
    cites = ("mat.2", "claim.2", "claim.4")
    actions = (Unload(), SetSail())
    standing = (("set_sail",),)
    stays = True

    def flaw(self, s: Rurik, frame: Frame) -> str | None:
        if s.phase != CLAIM_PHASE or not sum(s.players[frame.seat].boat):
            return "a boat is unloaded in the claim phase and while it carries goods"
        return None


# ---------------------------------------------------------------------- markers and income


class Markers(Passage[Rurik]):
    """Markers go up, and in the last round nothing else happens.  [claim.2, claim.7, goal.1]"""

    kind = "markers"

    def run(self, s: Rurik, frame: Frame) -> None:
        s.end()
        if s.solo:
            rebellion.choose_priority(s)
        advance_markers(s)
        if s.solo:
            rebellion.unlock_for_tracks(s)
        if s.round == s.tables.rounds:
            if s.solo:
                rebellion.muster_beside_sviatopolk(s)
            s.tell("game_over")
            return
        for player in s.players:
            # Goods held back from the trade track are on board again for the income.  [mat.2]
            load_boat(s, player)
        pay_income(s)
        s.call("new_deeds", args=(0,))


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


# ---------------------------------------------------------------------- deeds and the next round


class NewDeeds(Passage[Rurik]):
    """Each takes one deed, from the first player on.  [claim.5]"""

    kind = "new_deeds"

    def run(self, s: Rurik, frame: Frame) -> None:
        step = frame.args[0]
        s.end()
        if step < s.seats and s.deed_row:
            s.call("new_deeds", args=(step + 1,))
            s.call("claim_deed", (s.first + step) % s.seats)
        else:
            finish_round(s)
            s.call("round")


class ClaimDeed(TakeDeed):
    """Everybody must take one; after each a new one is turned up.  [claim.5]"""

    rule = "claim.5"

    def play(self, s: Rurik, frame: Frame, ply: Ply) -> None:
        self.take(s, frame.seat, ply.a)
        last = (frame.seat + 1) % s.seats == s.first
        if last and s.options["deed_row_refresh"] == "on":
            # After the last player the whole row is renewed.  [variant.3]
            for deed in s.deed_row:
                s.deed_discard |= 1 << deed
            s.deed_row = []
            s.tell("row_renewed")
        refill_row(s)


class ClaimDeedDecision(Decision[Rurik]):
    """Everybody takes one deed from the row.  [claim.5]"""

    kind = "claim_deed"
    cites = ("claim.5", "deed.1")
    actions = (ClaimDeed(),)

    def flaw(self, s: Rurik, frame: Frame) -> str | None:
        if s.phase != CLAIM_PHASE or s.round == s.tables.rounds:
            return "deeds are claimed in the claim phase of every round but the last"
        return None


def finish_round(s: Rurik) -> None:
    """Tiles face up, goods on the map, the next round.  [claim.6]"""
    for player in s.players:
        player.tiles = 0
        player.leader_used = False
    s.goods = s.regions
    if s.solo:
        rebellion.muster_beside_sviatopolk(s)
    s.round += 1
