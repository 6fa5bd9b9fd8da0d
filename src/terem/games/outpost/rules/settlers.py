"""Settlers walk into the zones of the player board."""

from __future__ import annotations

from terem.engine import Reason
from terem.games.outpost.state import Outpost, Player


def at_hand(player: Player) -> int:
    return player.basic + player.extra


def send(player: Player, count: int) -> None:
    """Use settlers: basic ones first, because a used extra one is lost.  [settlers.1, settlers.2]

    The caller says where they lie: a zone of the board or a fortification token.
    """
    basic = min(count, player.basic)
    player.basic -= basic
    player.extra -= count - basic
    player.extra_used += count - basic


def gain_extra(s: Outpost, seat: int, count: int) -> None:
    """Extra settlers from the supply, usable at once.  [settlers.3]"""
    if count:
        s.players[seat].extra += count
        s.tell("settlers_came", seat, count)


def too_few(s: Outpost, player: Player, needed: int) -> Reason | None:
    """The reason against an action that needs more settlers than are at hand."""
    if at_hand(player) >= needed:
        return None
    return s.because(
        "settlers.1", "why-too-few-settlers", ("needed", "held"), (needed, at_hand(player))
    )
