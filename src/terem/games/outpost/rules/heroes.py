"""Inviting heroes from the row."""

from __future__ import annotations

from typing import Final, cast

from terem.engine import Move, Reason
from terem.games.outpost.rules.resources import pay_all
from terem.games.outpost.rules.settlers import gain_extra
from terem.games.outpost.state import Outpost, Player
from terem.games.outpost.tables import DIAMOND, HERO_IDS, HERO_SETTLER, RESOURCES

INVITE: Final[list[Move]] = [("invite", hero) for hero in HERO_IDS]


def surcharge(s: Outpost, position: int) -> int:
    """Diamonds on top of the price: always for the two leftmost cards.  [hero.2]"""
    extra = s.tables.surcharge
    return extra[position] if position < len(extra) else 0


def invitable(s: Outpost, player: Player) -> list[Move]:
    """Heroes in the row that this player can pay for.  [hero.1, hero.2]"""
    found: list[Move] = []
    held = player.resources
    for position, hero in enumerate(s.hero_row):
        cost = s.tables.hero_cost[hero]
        if (
            held[0] >= cost[0]
            and held[1] >= cost[1]
            and held[2] >= cost[2]
            and held[4] >= cost[4]
            and held[3] >= cost[3] + surcharge(s, position)
        ):
            found.append(INVITE[hero])
    return found


def invite(s: Outpost, seat: int, hero: int) -> None:
    """Pay, take the card, close the row, turn up a new hero; settlers come at once.  [hero.1,
    hero.3, hero.4]"""
    player = s.players[seat]
    position = s.hero_row.index(hero)
    player.heroes.append(hero)
    s.tell("invited", seat, HERO_IDS[hero])
    price = s.tables.hero_cost[hero][:]
    price[DIAMOND] += surcharge(s, position)
    pay_all(s, seat, price)
    remove_from_row(s, position)
    gain_extra(s, seat, s.tables.hero_settlers[hero])
    if player.artifact == HERO_SETTLER:  # [artifact.9]
        gain_extra(s, seat, 1)


def remove_from_row(s: Outpost, position: int) -> None:
    """Cards left of the gap slide right, a new one enters on the left; an empty deck leaves the row
    shorter.  [hero.3, hero.5]"""
    del s.hero_row[position]
    if s.hero_deck:
        hero = s.hero_deck.pop()
        s.hero_row.insert(0, hero)
        s.reveals += 1
        s.tell("hero_arrived", HERO_IDS[hero])


def why_not_invite(s: Outpost, player: Player, move: Move) -> Reason:
    hero = HERO_IDS.index(cast(str, move[1]))
    if hero not in s.hero_row:
        return s.because("hero.1", "why-hero-not-in-row", ("hero",), (move[1],))
    for resource, needed in enumerate(s.tables.hero_cost[hero]):
        held = player.resources[resource]
        if held < needed:
            return s.because(
                "hero.1",
                "why-cannot-pay-hero",
                ("count", "resource", "held"),
                (needed, RESOURCES[resource], held),
            )
    extra = surcharge(s, s.hero_row.index(hero))
    return s.because("hero.2", "why-cannot-pay-hero-surcharge", ("count",), (extra,))
