"""Inviting heroes from the row."""

from __future__ import annotations

from typing import Final

from terem.engine import Action, Frame, Ply, Reason, Verb
from terem.games.outpost.rules.actions import why_not_after_passing, why_street_open
from terem.games.outpost.rules.resources import pay_all
from terem.games.outpost.rules.settlers import gain_extra
from terem.games.outpost.state import Outpost
from terem.games.outpost.tables import DIAMOND, HERO_IDS, HERO_SETTLER, RESOURCES

INVITE: Final = Verb(
    "invite",
    ("hero", HERO_IDS),
    told=("settlers", "points", "scores:guild_scores", "price:resource*"),
)


def surcharge(s: Outpost, position: int) -> int:
    """Diamonds on top of the price: always for the two leftmost cards.  [hero.2]"""
    extra = s.tables.surcharge
    return extra[position] if position < len(extra) else 0


def remove_from_row(s: Outpost, position: int) -> None:
    """Cards left of the gap slide right, a new one enters on the left; an empty deck leaves the row
    shorter.  [hero.3, hero.5]"""
    row = s.hero_row[:]
    del row[position]
    if s.hero_deck:
        hero = s.hero_deck[-1]
        s.hero_deck = s.hero_deck[:-1]
        row.insert(0, hero)
        s.reveals += 1
        s.tell("hero_arrived", HERO_IDS[hero])
    s.hero_row = row


class Invite(Action[Outpost]):
    """One hero a turn: pay, take the card, close the row; settlers come at once.  [turn.1, hero.1,
    hero.3, hero.4]"""

    verb = INVITE

    def offer(self, s: Outpost, frame: Frame, found: list[Ply]) -> None:
        if frame.args[1]:
            return
        clay, wood, stone, diamond, gold = s.players[frame.seat].resources
        costs = s.tables.hero_cost
        for position, hero in enumerate(s.hero_row):
            cost = costs[hero]
            if (
                clay >= cost[0]
                and wood >= cost[1]
                and stone >= cost[2]
                and gold >= cost[4]
                and diamond >= cost[3] + surcharge(s, position)
            ):
                found.append(INVITE.grid[hero])

    def play(self, s: Outpost, frame: Frame, ply: Ply) -> None:
        s.swaps = []
        s.stack[-1] = Frame("turn", frame.seat, (frame.args[0], 1))
        seat = frame.seat
        hero = ply.a
        player = s.players[seat]
        position = s.hero_row.index(hero)
        player.heroes = [*player.heroes, hero]
        s.tell("invited", seat, HERO_IDS[hero])
        price = s.tables.hero_cost[hero][:]
        price[DIAMOND] += surcharge(s, position)
        pay_all(s, seat, price)
        remove_from_row(s, position)
        gain_extra(s, seat, s.tables.hero_settlers[hero])
        if player.artifact == HERO_SETTLER:  # [artifact.9]
            gain_extra(s, seat, 1)

    def reason(self, s: Outpost, frame: Frame, ply: Ply) -> Reason | None:
        hero = ply.a
        if frame.args[1]:
            return s.because("turn.1", "why-one-hero")
        if hero not in s.hero_row:
            return s.because("hero.1", "why-hero-not-in-row", ("hero",), (HERO_IDS[hero],))
        for resource, needed in enumerate(s.tables.hero_cost[hero]):
            held = s.players[frame.seat].resources[resource]
            if held < needed:
                return s.because(
                    "hero.1",
                    "why-cannot-pay-hero",
                    ("count", "resource", "held"),
                    (needed, RESOURCES[resource], held),
                )
        extra = surcharge(s, s.hero_row.index(hero))
        return s.because("hero.2", "why-cannot-pay-hero-surcharge", ("count",), (extra,))

    def untimely(self, s: Outpost, frame: Frame, ply: Ply) -> Reason | None:
        return why_not_after_passing(s, frame) or why_street_open(s, frame)
