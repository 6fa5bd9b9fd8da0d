"""A turn: one action and one hero, in either order, exchanges at any moment."""

from __future__ import annotations

from typing import Final, cast

from terem.engine import Decision, Fields, Frame, Move, Reason
from terem.games.outpost.rules import heroes, land, monsters, regions, rounds, streets
from terem.games.outpost.rules.exchange import exchange, exchanges, why_not_exchange
from terem.games.outpost.state import Outpost, Player
from terem.games.outpost.tables import BUILDINGS, HERO_IDS, REGIONS, SLOTS, STREETS

TURN: Final = "turn"

END_TURN: Final[Move] = ("end_turn",)
PASS: Final[Move] = ("pass",)
DONE: Final = ["no", "yes"]


def begin_turn(s: Outpost, seat: int) -> None:
    """Who can neither act, nor invite, nor exchange must pass and is not asked.  [turn.4]"""
    s.ask(TURN, seat, (0, 0))
    legal = s.legal()
    if len(legal) == 1:
        s.stack.pop()
        s._legal = None
        s.tell("must_pass", seat)
        rounds.pass_round(s, seat)


def act(s: Outpost, seat: int, move: Move) -> None:
    """One of the seven actions.  [turn.2]"""
    verb = move[0]
    what = cast(str, move[1])
    if verb == "build":
        streets.build(s, seat, BUILDINGS.index(what))
    elif verb == "explore":
        land.explore(s, seat, SLOTS.index(what))
    elif verb == "hunt":
        monsters.hunt(s, seat, SLOTS.index(what))
    elif verb == "fortify":
        land.fortify(s, seat, SLOTS.index(what))
    elif verb == "activate_region":
        regions.activate_region(s, seat, REGIONS.index(what))
    elif verb == "activate_street":
        streets.activate_street(s, seat, STREETS.index(what))
    else:
        land.activate_fort(s, seat, SLOTS.index(what))


def why_not_act(s: Outpost, player: Player, move: Move) -> Reason | None:
    verb = move[0]
    if verb == "build":
        return streets.why_not_build(s, player, move)
    if verb == "explore":
        return land.why_not_explore(s, player, move)
    if verb == "hunt":
        return monsters.why_not_hunt(s, player, move)
    if verb == "fortify":
        return land.why_not_fortify(s, player, move)
    if verb == "activate_region":
        return regions.why_not_activate_region(s, player, move)
    if verb == "activate_street":
        return streets.why_not_activate_street(s, player, move)
    return land.why_not_activate_fort(s, player, move)


ACTIONS: Final = (
    "build",
    "explore",
    "hunt",
    "fortify",
    "activate_region",
    "activate_street",
    "activate_fortification",
)


class TurnDecision(Decision[Outpost]):
    """What to do in one's turn.  [turn.1]"""

    kind = TURN
    fields: Fields = (("acted", DONE), ("invited", DONE))

    def moves(self, s: Outpost, frame: Frame) -> list[Move]:
        player = s.players[frame.seat]
        acted, invited = frame.args
        found: list[Move] = []
        if not acted:
            if player.basic or player.extra:
                found += streets.buildable(s, player)
                found += land.explorable(s, player)
                if player.monsters:
                    found += monsters.hunts(s, player)
                found += land.fortifiable(player)
                found += regions.activatable_regions(s, player)
                found += streets.activatable_streets(s, player)
                found += land.activatable_forts(player)
        if not invited:
            found += heroes.invitable(s, player)
        found += exchanges(s, player)
        if acted or invited:
            found.append(END_TURN)
        found.append(PASS)
        return found

    def play(self, s: Outpost, frame: Frame, move: Move) -> None:
        verb = move[0]
        seat = frame.seat
        if verb == "exchange":
            exchange(s, seat, move)
            return
        s.swaps = []
        acted, invited = frame.args
        if verb == "end_turn":
            s.stack.pop()
            rounds.next_turn(s, seat)
        elif verb == "pass":
            s.stack.pop()
            rounds.pass_round(s, seat)
        elif verb == "invite":
            s.stack[-1] = Frame(TURN, seat, (acted, 1))
            heroes.invite(s, seat, HERO_IDS.index(cast(str, move[1])))
        else:
            # The turn waits below whatever the action asks.
            s.stack[-1] = Frame(TURN, seat, (1, invited))
            act(s, seat, move)

    def reason(self, s: Outpost, frame: Frame, move: Move) -> Reason | None:
        player = s.players[frame.seat]
        acted, invited = frame.args
        verb = move[0]
        if verb == "exchange":
            return why_not_exchange(s, player, move)
        if verb == "invite":
            if invited:
                return s.because("turn.1", "why-one-hero")
            return heroes.why_not_invite(s, player, move)
        if verb == "end_turn":
            return s.because("turn.3", "why-not-end-turn")
        if verb in ACTIONS:
            if acted:
                return s.because("turn.1", "why-one-action")
            return why_not_act(s, player, move)
        if verb == "take_artifact":
            return s.because("pass.5", "why-artifact-only-when-passing")
        if verb in ("use", "finish_street"):
            return s.because("street.1", "why-street-not-active")
        if verb in ("collect", "leave", "take_extra"):
            return s.because("region.1", "why-region-not-active")
        if verb in ("place", "take_from"):
            return s.because("build.1", "why-nothing-bought")
        if verb == "keep":
            return s.because("pass.3", "why-kept-when-passing")
        return s.because("monster.1", "why-no-check-now")

    def clauses(self) -> tuple[str, ...]:
        return ("turn.1", "turn.2", "exchange.1", "hero.1", "pass.1")
