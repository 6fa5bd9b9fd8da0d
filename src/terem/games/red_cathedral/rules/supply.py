"""Materials and roubles: the common supply, storage, and how things change hands."""

from __future__ import annotations

from terem.engine import Reason
from terem.games.red_cathedral.rules.track import gain_recognition
from terem.games.red_cathedral.state import Player, RedCathedral
from terem.games.red_cathedral.tables import MATERIALS, RECOGNITION, RESOURCES, ROUBLES


def room(s: RedCathedral, player: Player) -> int:
    """Free spaces of the storage; banners that still lie there block theirs.  [storage.1]"""
    return s.tables.storage - player.storage_banners - player.held


def available(s: RedCathedral, player: Player, resource: int, amount: int) -> int:
    """How much of an offer can be taken: supply and storage limit it.  [storage.2, supply.1]"""
    if resource < ROUBLES:
        there = s.supply[resource]
        if there < amount:
            amount = there
        free = room(s, player)
        return free if free < amount else amount
    if resource == ROUBLES and 0 <= s.purse < amount:
        return s.purse
    return amount


def limit(
    s: RedCathedral, player: Player, resource: int, wanted: int, offered: int, otherwise: str
) -> str:
    """The clause against taking so much: the offer's own, or that of the storage or supply."""
    if wanted > offered:
        return otherwise
    if resource == ROUBLES:
        return "supply.3"
    return "storage.2" if room(s, player) < wanted else "supply.1"


def why_nothing(s: RedCathedral, player: Player, resource: int) -> Reason:
    """Why nothing at all of a resource can be taken.  [storage.2, supply.1, supply.3]"""
    if resource == ROUBLES:
        return s.because("supply.3", "why-no-roubles-left")
    if not room(s, player):
        return s.because("storage.2", "why-storage-full")
    return s.because("supply.1", "why-supply-empty", ("resource",), (RESOURCES[resource],))


def why_goods_missing(s: RedCathedral, kind: int, count: int) -> Reason:
    """What is given must be at hand.  [influence.4]"""
    kinds = ("count", "material")
    return s.because("influence.4", "why-goods-missing", kinds, (count, MATERIALS[kind]))


def stocked(s: RedCathedral) -> int:
    """A mask of the kinds the supply still has."""
    supply = s.supply
    return (
        (1 if supply[0] else 0)
        | (2 if supply[1] else 0)
        | (4 if supply[2] else 0)
        | (8 if supply[3] else 0)
        | (16 if supply[4] else 0)
        | (32 if supply[5] else 0)
    )


def gain(s: RedCathedral, seat: int, resource: int, amount: int) -> None:
    """A resource from the supply, as much as `available` allows."""
    if resource == RECOGNITION:
        gain_recognition(s, seat, amount)
    elif resource == ROUBLES:
        gain_roubles(s, seat, amount)
    else:
        put_in_storage(s, s.players[seat], resource, amount)
        if s.telling:
            s.tell("gained", seat, amount, RESOURCES[resource])


def put_in_storage(s: RedCathedral, player: Player, kind: int, amount: int) -> None:
    s.supply[kind] -= amount
    player.materials[kind] += amount
    player.held += amount
    player.have |= 1 << kind


def take_from_storage(player: Player, kind: int, amount: int) -> None:
    player.materials[kind] -= amount
    player.held -= amount
    if not player.materials[kind]:
        player.have &= ~(1 << kind)


def give_back(s: RedCathedral, seat: int, kind: int, amount: int) -> None:
    """Materials that are paid, sold or worked up go to the supply at once.  [supply.2]"""
    take_from_storage(s.players[seat], kind, amount)
    s.supply[kind] += amount
    if s.telling:
        s.tell("gave", seat, amount, MATERIALS[kind])


def gain_roubles(s: RedCathedral, seat: int, amount: int) -> None:
    """Roubles need no storage; with a limited supply there may be fewer.  [supply.3]"""
    if s.purse >= 0:
        amount = min(amount, s.purse)
        s.purse -= amount
    if amount:
        s.players[seat].roubles += amount
        if s.telling:
            s.tell("roubles_gained", seat, amount)


def pay_roubles(s: RedCathedral, seat: int, amount: int) -> None:
    if amount:
        s.players[seat].roubles -= amount
        if s.purse >= 0:
            s.purse += amount
        if s.telling:
            s.tell("roubles_paid", seat, amount)
