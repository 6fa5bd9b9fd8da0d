"""Gaining and paying resources. The supply is never short.  [resources.1]"""

from __future__ import annotations

from terem.games.outpost.state import Outpost, Player
from terem.games.outpost.tables import RESOURCES


def gain(s: Outpost, seat: int, resource: int, count: int) -> None:
    s.players[seat].resources[resource] += count
    s.tell("gained", seat, count, RESOURCES[resource])


def gain_all(s: Outpost, seat: int, amounts: list[int]) -> None:
    for resource, count in enumerate(amounts):
        if count:
            gain(s, seat, resource, count)


def can_pay(player: Player, amounts: list[int]) -> bool:
    held = player.resources
    return (
        held[0] >= amounts[0]
        and held[1] >= amounts[1]
        and held[2] >= amounts[2]
        and held[3] >= amounts[3]
        and held[4] >= amounts[4]
    )


def pay(s: Outpost, seat: int, resource: int, count: int) -> None:
    s.players[seat].resources[resource] -= count
    s.tell("paid", seat, count, RESOURCES[resource])


def pay_all(s: Outpost, seat: int, amounts: list[int]) -> None:
    for resource, count in enumerate(amounts):
        if count:
            pay(s, seat, resource, count)
