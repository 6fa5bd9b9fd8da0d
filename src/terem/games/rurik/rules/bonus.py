"""Bonus actions before or after the main one: playing a scheme card, exchanging goods."""

from __future__ import annotations

from typing import Final

from terem.engine import Action, Frame, Ply, Reason, Verb
from terem.games.rurik.rules import schemes
from terem.games.rurik.rules.points import receive, turn_not_begun
from terem.games.rurik.rules.regions import held, pay_goods
from terem.games.rurik.state import Rurik
from terem.games.rurik.tables import (
    ACTION_PHASE,
    GOODS,
    KINDS_OF_GOODS,
    SCHEME_USED,
    SCHEMES,
    TILE_USED,
    TILES,
    bits,
)

PLAY_CARD: Final = Verb("play_card", ("card", SCHEMES))
CONVERT: Final = Verb("convert", ("tile", TILES), ("first:good", GOODS), ("second:good", GOODS))


def finish_first(s: Rurik) -> Reason | None:
    """Nothing comes between the points of an action.  [bonus.1]"""
    return s.because("bonus.1", "why-finish-action-first") if s.focus else None


def only_in_ones_turn(s: Rurik, frame: Frame) -> Reason | None:
    if s.phase == ACTION_PHASE:
        return turn_not_begun(s, frame)
    return s.because("bonus.1", "why-bonus-in-turn")


class PlayCard(Action[Rurik]):
    """Pay its price, get its reward, discard it.  [bonus.2]"""

    verb = PLAY_CARD

    def offer(self, s: Rurik, frame: Frame, found: list[Ply]) -> None:
        player = s.players[frame.seat]
        if player.hand and not s.focus and not s.used & SCHEME_USED:
            for card in bits(player.hand):
                if s.tables.scheme_cost[card] <= player.coins:
                    found.append(PLAY_CARD.grid[card])

    def play(self, s: Rurik, frame: Frame, ply: Ply) -> None:
        player = s.players[frame.seat]
        player.hand &= ~(1 << ply.a)
        player.coins -= s.tables.scheme_cost[ply.a]
        s.used |= SCHEME_USED
        s.tell("card_played", frame.seat, SCHEMES[ply.a])
        schemes.discard(s, ply.a)
        receive(s, frame.seat, s.tables.scheme_reward[ply.a], SCHEME_USED)

    def reason(self, s: Rurik, frame: Frame, ply: Ply) -> Reason | None:
        if s.focus:
            return finish_first(s)
        if s.used & SCHEME_USED:
            return s.because("bonus.1", "why-one-card")
        if not s.players[frame.seat].hand >> ply.a & 1:
            return s.because("bonus.2", "why-not-in-hand")
        return s.because("bonus.2", "why-cannot-pay-card", ("card",), ply.move[1:])

    def untimely(self, s: Rurik, frame: Frame, ply: Ply) -> Reason | None:
        return only_in_ones_turn(s, frame)


_exchanges: Final[dict[int, list[Ply]]] = {}


def exchanges(s: Rurik, tile: int, some: int, several: int) -> list[Ply]:
    """What a tile takes of these kinds of goods, held at least once and more than once; listed
    once and then shared.  [bonus.5]"""
    one, other = s.tables.tile_first[tile]
    key = (((tile << 3 | one) << 3 | other) << KINDS_OF_GOODS | some) << KINDS_OF_GOODS | several
    found = _exchanges.get(key)
    if found is None:
        # Two goods that both fit the tile are named once, in the tile's order.
        found = [
            CONVERT.of3(tile, first, second)
            for first in (one, other)
            for second in range(KINDS_OF_GOODS)
            if some >> first & 1
            and (several if second == first else some) >> second & 1
            and (first, second) != (other, one)
        ]
        _exchanges[key] = found
    return found


class Convert(Action[Rurik]):
    """Two goods for a point, each tile once a round.  [bonus.5]"""

    verb = CONVERT

    def offer(self, s: Rurik, frame: Frame, found: list[Ply]) -> None:
        player = s.players[frame.seat]
        if s.focus or s.used & TILE_USED or not player.some:
            return
        for tile in range(len(TILES)):
            if not player.tiles >> tile & 1:
                found.extend(exchanges(s, tile, player.some, player.several))

    def play(self, s: Rurik, frame: Frame, ply: Ply) -> None:
        player = s.players[frame.seat]
        player.tiles |= 1 << ply.a
        s.used |= TILE_USED
        pay_goods(player, ply.b, 1)
        pay_goods(player, ply.c, 1)
        s.tell("exchanged", frame.seat, GOODS[ply.b], GOODS[ply.c], TILES[ply.a])
        receive(s, frame.seat, s.tables.tile_gain[ply.a], TILE_USED)

    def reason(self, s: Rurik, frame: Frame, ply: Ply) -> Reason | None:
        player = s.players[frame.seat]
        _, tile, first, second = ply.move
        if s.focus:
            return finish_first(s)
        if s.used & TILE_USED:
            return s.because("bonus.1", "why-one-conversion")
        if player.tiles >> ply.a & 1:
            return s.because("bonus.5", "why-tile-used", ("tile",), (tile,))
        if ply.b not in s.tables.tile_first[ply.a]:
            return s.because("bonus.5", "why-tile-good", ("tile", "good"), (tile, first))
        if held(player, ply.c) > (1 if ply.c == ply.b else 0) and held(player, ply.b):
            kinds = ("first:good", "second:good")
            return s.because("bonus.5", "why-other-way-round", kinds, (first, second))
        return s.because("bonus.5", "why-lack-goods")

    def untimely(self, s: Rurik, frame: Frame, ply: Ply) -> Reason | None:
        return only_in_ones_turn(s, frame)
