"""Activating a region: its tiles give resources, and monsters may follow."""

from __future__ import annotations

from typing import Final

from terem.engine import Decision, Fields, Frame, Passage, Ply, Reason, Verb
from terem.games.outpost.rules.actions import Answer, MainAction
from terem.games.outpost.rules.land import resource_at
from terem.games.outpost.rules.monsters import colour_at, colours_in_row
from terem.games.outpost.rules.resources import gain
from terem.games.outpost.rules.settlers import send, too_few
from terem.games.outpost.state import Outpost, Player
from terem.games.outpost.tables import (
    MONSTER_CHOICE,
    REGION_AGAIN,
    REGION_EXTRA,
    REGION_ZONE,
    REGIONS,
    SLOTS,
)

ACTIVATE: Final = Verb("activate_region", ("region", REGIONS), told=("yield:resource*",))
COLLECT: Final = Verb("collect", ("slot", SLOTS), told=("count", "resource"))
LEAVE: Final = Verb("leave", ("slot", SLOTS))
TAKE_EXTRA: Final = Verb("take_extra", ("slot", SLOTS), told=("count", "resource"))


def repeated(player: Player) -> bool:
    """Whether a region was already activated a second time this round.  [artifact.12]"""
    zones = player.zones
    return zones[REGION_ZONE] > 1 or zones[REGION_ZONE + 1] > 1 or zones[REGION_ZONE + 2] > 1


def yielding(player: Player, region: int) -> int:
    """Mask of the region's tiles that can give a resource: explored, no monster.  [region.2]"""
    return player.explored & ~player.monsters & (0b111 << region * 3)


class ActivateRegion(MainAction):
    """Regions whose zone is empty; with region_again one used region more. Resources come from the
    chosen tiles, which are then checked for monsters.  [region.1, region.3, region.4]"""

    verb = ACTIVATE

    def offer(self, s: Outpost, frame: Frame, found: list[Ply]) -> None:
        player = s.players[frame.seat]
        again = player.artifact == REGION_AGAIN and not repeated(player)
        for region in range(3):
            if player.zones[REGION_ZONE + region] and not again:
                continue
            if not s.empty_allowed and not yielding(player, region):
                continue
            found.append(ACTIVATE.grid[region])

    def act(self, s: Outpost, seat: int, ply: Ply) -> None:
        player = s.players[seat]
        send(player, 1)
        player.zones[REGION_ZONE + ply.a] += 1
        s.tell("region_activated", seat, REGIONS[ply.a])
        s.call("region_yield", seat, (ply.a, ply.a * 3))

    def why_not(self, s: Outpost, player: Player, ply: Ply) -> Reason | None:
        region = (REGIONS[ply.a],)
        if player.zones[REGION_ZONE + ply.a]:
            if player.artifact != REGION_AGAIN:
                return s.because("region.1", "why-region-used", ("region",), region)
            if repeated(player):
                return s.because("artifact.12", "why-repeated-already")
        lacking = too_few(s, player, 1)
        if lacking is None and not yielding(player, ply.a):
            return s.because("region.4", "why-region-empty", ("region",), region)
        return lacking


class RegionYield(Passage[Outpost]):
    """Go through the region's tiles from left to right. A tile is asked about only when a monster
    may follow: taking without that risk has no drawback.  [region.2]

    The frame names the region, the next tile, and those that have given.
    """

    kind = "region_yield"

    def run(self, s: Outpost, frame: Frame) -> None:
        s.end()
        seat = frame.seat
        player = s.players[seat]
        region, slot = frame.args[:2]
        gave = frame.args[2:]
        colours = colours_in_row(s)
        while slot < region * 3 + 3:
            if player.explored & ~player.monsters & 1 << slot:
                if monster_would_come(s, player, slot, colours):
                    s.call("collect", seat, (slot, *gave))
                    return
                gain(s, seat, resource_at(s, player, slot), 1)
                gave = (*gave, slot)
            slot += 1
        if player.artifact == REGION_EXTRA:
            s.call("extra", seat, (region, *gave))
        else:
            s.call("monster_check", seat, gave)


def monster_would_come(s: Outpost, player: Player, slot: int, colours: int) -> bool:
    """Whether taking from this open tile brings its monster, with these colours in the row."""
    colour = colour_at(s, player, slot)
    return (
        not player.forts >> slot & 1
        and player.artifact != MONSTER_CHOICE
        and bool(colours >> colour & 1)
        and s.figures[colour] > 0
    )


def flaw_of_yield(player: Player, region: int, gave: tuple[int, ...]) -> str | None:
    """What is impossible about the tiles said to have given in the open activation."""
    if not player.zones[REGION_ZONE + region]:
        return f"no settler lies in the zone of region {REGIONS[region]}"
    if list(gave) != sorted(set(gave)):
        return "a tile gives once in an activation, the tiles from left to right"
    if not all(yielding(player, region) >> slot & 1 for slot in gave):
        return "resources are collected only from open tiles of the activated region"
    return None


class Collect(Answer):
    """Take the resource although its monster will come.  [region.2]"""

    verb = COLLECT
    when = "region.1"
    sentence = "why-region-not-active"

    def offer(self, s: Outpost, frame: Frame, found: list[Ply]) -> None:
        found.append(self.verb.grid[frame.args[0]])

    def play(self, s: Outpost, frame: Frame, ply: Ply) -> None:
        gain(s, frame.seat, resource_at(s, s.players[frame.seat], ply.a), 1)
        s.call("region_yield", frame.seat, (ply.a // 3, ply.a + 1, *frame.args[1:], ply.a))

    def reason(self, s: Outpost, frame: Frame, ply: Ply) -> Reason | None:
        """Tiles are asked about in their order, and safe ones not at all.  [region.2]"""
        return s.because("region.2", "why-tile-not-asked", ("slot",), (SLOTS[ply.a],))


class Leave(Collect):
    """Leave the tile alone, so that no monster comes.  [region.2]"""

    verb = LEAVE

    def play(self, s: Outpost, frame: Frame, ply: Ply) -> None:
        s.tell("left_alone", frame.seat, SLOTS[ply.a])
        s.call("region_yield", frame.seat, (ply.a // 3, ply.a + 1, *frame.args[1:]))


class CollectQuestion(Decision[Outpost]):
    """Take a resource although its monster will come, or leave the tile alone.  [region.2]"""

    kind = "collect"
    fields: Fields = (("slot", SLOTS), ("gave*", SLOTS))
    actions = (Collect(), Leave())
    cites = ("region.2", "region.3", "monster.1")

    def flaw(self, s: Outpost, frame: Frame) -> str | None:
        player = s.players[frame.seat]
        slot = frame.args[0]
        # The question is put from left to right, so this tile is the last of them.
        problem = flaw_of_yield(player, slot // 3, (*frame.args[1:], slot))
        if problem is None and not monster_would_come(s, player, slot, colours_in_row(s)):
            return f"no monster would come to {SLOTS[slot]}, so nobody asks about it"
        return problem


class TakeExtra(Answer):
    """One of the tiles gives once more; a skipped one chosen now counts as having given. It comes
    after collecting and before the check.  [artifact.8]"""

    verb = TAKE_EXTRA
    when = "region.1"
    sentence = "why-region-not-active"

    def offer(self, s: Outpost, frame: Frame, found: list[Ply]) -> None:
        player = s.players[frame.seat]
        region = frame.args[0]
        gave = frame.args[1:]
        open_tiles = yielding(player, region)
        seen: list[int] = []
        for slot in range(region * 3, region * 3 + 3):
            if s.options["region_extra"] == "giving_tile":
                if slot not in gave:
                    continue
            elif not open_tiles >> slot & 1:
                continue
            # Of tiles already due for a check, or safe from it, only the resource differs.
            safe = slot in gave or player.forts >> slot & 1
            result = resource_at(s, player, slot) if safe else 100 + slot
            if result not in seen:
                seen.append(result)
                found.append(TAKE_EXTRA.grid[slot])

    def play(self, s: Outpost, frame: Frame, ply: Ply) -> None:
        gave = frame.args[1:]
        gain(s, frame.seat, resource_at(s, s.players[frame.seat], ply.a), 1)
        due = gave if ply.a in gave else tuple(sorted((*gave, ply.a)))
        s.call("monster_check", frame.seat, due)

    def reason(self, s: Outpost, frame: Frame, ply: Ply) -> Reason | None:
        name = (SLOTS[ply.a],)
        if yielding(s.players[frame.seat], frame.args[0]) >> ply.a & 1:
            if s.options["region_extra"] == "giving_tile" and ply.a not in frame.args[1:]:
                return s.because("artifact.8", "why-extra-gave-nothing", ("slot",), name)
            return s.because("artifact.8", "why-extra-same", ("slot",), name)
        return s.because("artifact.8", "why-extra-tile", ("slot",), name)


class ExtraQuestion(Decision[Outpost]):
    """The holder of region_extra picks the tile to copy.  [artifact.8]"""

    kind = "extra"
    fields: Fields = (("region", REGIONS), ("gave*", SLOTS))
    actions = (TakeExtra(),)
    cites = ("artifact.8", "region.3")

    def nothing(self, s: Outpost, frame: Frame) -> None:
        s.call("monster_check", frame.seat, frame.args[1:])

    def flaw(self, s: Outpost, frame: Frame) -> str | None:
        player = s.players[frame.seat]
        problem = flaw_of_yield(player, frame.args[0], frame.args[1:])
        if problem is not None:
            return problem
        if player.artifact != REGION_EXTRA or len(self.moves(s, frame)) < 2:
            return "there is no choice of an extra resource"
        return None
