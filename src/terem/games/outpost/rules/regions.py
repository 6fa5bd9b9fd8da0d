"""Activating a region: its tiles give resources, and monsters may follow."""

from __future__ import annotations

from typing import Final, cast

from terem.engine import Decision, Fields, Frame, Move, Reason
from terem.games.outpost.rules.exchange import why_not_exchange_now
from terem.games.outpost.rules.land import resource_at
from terem.games.outpost.rules.monsters import check_for_monsters, colour_at, colours_in_row
from terem.games.outpost.rules.resources import gain
from terem.games.outpost.rules.settlers import at_hand, send, too_few
from terem.games.outpost.state import Outpost, Player
from terem.games.outpost.tables import (
    MONSTER_CHOICE,
    REGION_AGAIN,
    REGION_EXTRA,
    REGION_ZONE,
    REGIONS,
    SLOTS,
)

COLLECT: Final = "collect"
EXTRA: Final = "extra"

ACTIVATE: Final[list[Move]] = [("activate_region", region) for region in REGIONS]
TAKE: Final[list[Move]] = [("collect", slot) for slot in SLOTS]
LEAVE: Final[list[Move]] = [("leave", slot) for slot in SLOTS]
TAKE_EXTRA: Final[list[Move]] = [("take_extra", slot) for slot in SLOTS]


def repeated(player: Player) -> bool:
    """Whether a region was already activated a second time this round.  [artifact.12]"""
    zones = player.zones
    return zones[REGION_ZONE] > 1 or zones[REGION_ZONE + 1] > 1 or zones[REGION_ZONE + 2] > 1


def yielding(player: Player, region: int) -> int:
    """Mask of the region's tiles that can give a resource: explored, no monster.  [region.2]"""
    return player.explored & ~player.monsters & (0b111 << region * 3)


def activatable_regions(s: Outpost, player: Player) -> list[Move]:
    """Regions whose zone is empty; with region_again one used region more.  [region.1]"""
    found: list[Move] = []
    if not at_hand(player):
        return found
    again = player.artifact == REGION_AGAIN and not repeated(player)
    need_tile = s.options["empty_activation"] == "forbidden"
    for region in range(3):
        if player.zones[REGION_ZONE + region] and not again:
            continue
        if need_tile and not yielding(player, region):
            continue
        found.append(ACTIVATE[region])
    return found


def activate_region(s: Outpost, seat: int, region: int) -> None:
    """Take resources from the chosen tiles, then check them for monsters.  [region.1, region.3]"""
    player = s.players[seat]
    send(player, 1)
    player.zones[REGION_ZONE + region] += 1
    s.tell("region_activated", seat, REGIONS[region])
    collect(s, seat, region * 3, region * 3 + 3, [])


def collect(s: Outpost, seat: int, slot: int, end: int, gave: list[int]) -> None:
    """Go through the region's tiles. A tile is asked about only when a monster may follow: taking
    without that risk has no drawback.  [region.2]"""
    player = s.players[seat]
    colours = colours_in_row(s)
    while slot < end:
        bit = 1 << slot
        if player.explored & ~player.monsters & bit:
            if monster_would_come(s, player, slot, colours):
                s.ask(COLLECT, seat, (slot, *gave))
                return
            gain(s, seat, resource_at(s, player, slot), 1)
            gave = [*gave, slot]
        slot += 1
    take_extra(s, seat, end // 3 - 1, gave)


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


class CollectDecision(Decision[Outpost]):
    """Take a resource although its monster will come, or leave the tile alone.  [region.2]"""

    kind = COLLECT
    fields: Fields = (("slot", SLOTS), ("gave*", SLOTS))

    def moves(self, s: Outpost, frame: Frame) -> list[Move]:
        slot = frame.args[0]
        return [TAKE[slot], LEAVE[slot]]

    def play(self, s: Outpost, frame: Frame, move: Move) -> None:
        s.stack.pop()
        slot = frame.args[0]
        gave = list(frame.args[1:])
        if move[0] == "collect":
            gain(s, frame.seat, resource_at(s, s.players[frame.seat], slot), 1)
            gave.append(slot)
        else:
            s.tell("left_alone", frame.seat, SLOTS[slot])
        collect(s, frame.seat, slot + 1, slot // 3 * 3 + 3, gave)

    def reason(self, s: Outpost, frame: Frame, move: Move) -> Reason | None:
        return why_not_exchange_now(s, move)

    def flaw(self, s: Outpost, frame: Frame) -> str | None:
        player = s.players[frame.seat]
        slot = frame.args[0]
        # The question is put from left to right, so this tile is the last of them.
        problem = flaw_of_yield(player, slot // 3, (*frame.args[1:], slot))
        if problem is None and not monster_would_come(s, player, slot, colours_in_row(s)):
            return f"no monster would come to {SLOTS[slot]}, so nobody asks about it"
        return problem

    def clauses(self) -> tuple[str, ...]:
        return ("region.2", "region.3", "monster.1")


def extra_choices(s: Outpost, player: Player, region: int, gave: list[int]) -> list[int]:
    """Tiles that region_extra may copy, one for each different result.  [artifact.8]"""
    if s.options["region_extra"] == "giving_tile":
        candidates = gave
    else:
        open_tiles = yielding(player, region)
        candidates = [slot for slot in range(region * 3, region * 3 + 3) if open_tiles >> slot & 1]
    found: list[int] = []
    seen: set[int] = set()
    for slot in candidates:
        # Tiles already due for a check differ only in their resource.
        safe = slot in gave or player.forts >> slot & 1
        result = resource_at(s, player, slot) if safe else 100 + slot
        if result not in seen:
            seen.add(result)
            found.append(slot)
    return found


def take_extra(s: Outpost, seat: int, region: int, gave: list[int]) -> None:
    """The bonus of region_extra comes after collecting and before the check.  [artifact.8]"""
    player = s.players[seat]
    if player.artifact == REGION_EXTRA:
        choices = extra_choices(s, player, region, gave)
        if len(choices) > 1:
            s.ask(EXTRA, seat, (region, *gave))
            return
        if choices:
            copy_tile(s, seat, choices[0], gave)
            return
    check_for_monsters(s, seat, gave)


def copy_tile(s: Outpost, seat: int, slot: int, gave: list[int]) -> None:
    gain(s, seat, resource_at(s, s.players[seat], slot), 1)
    # A skipped tile chosen now counts as having given a resource.  [artifact.8]
    check_for_monsters(s, seat, gave if slot in gave else sorted([*gave, slot]))


class ExtraDecision(Decision[Outpost]):
    """The holder of region_extra picks the tile to copy.  [artifact.8]"""

    kind = EXTRA
    fields: Fields = (("region", REGIONS), ("gave*", SLOTS))

    def moves(self, s: Outpost, frame: Frame) -> list[Move]:
        player = s.players[frame.seat]
        gave = list(frame.args[1:])
        return [TAKE_EXTRA[slot] for slot in extra_choices(s, player, frame.args[0], gave)]

    def play(self, s: Outpost, frame: Frame, move: Move) -> None:
        s.stack.pop()
        copy_tile(s, frame.seat, SLOTS.index(cast(str, move[1])), list(frame.args[1:]))

    def reason(self, s: Outpost, frame: Frame, move: Move) -> Reason | None:
        if move[0] != "take_extra":
            return why_not_exchange_now(s, move)
        player = s.players[frame.seat]
        slot = SLOTS.index(cast(str, move[1]))
        if yielding(player, frame.args[0]) >> slot & 1:
            if s.options["region_extra"] == "giving_tile" and slot not in frame.args[1:]:
                return s.because("artifact.8", "why-extra-gave-nothing", ("slot",), (move[1],))
            return s.because("artifact.8", "why-extra-same", ("slot",), (move[1],))
        return s.because("artifact.8", "why-extra-tile", ("slot",), (move[1],))

    def flaw(self, s: Outpost, frame: Frame) -> str | None:
        player = s.players[frame.seat]
        region = frame.args[0]
        gave = frame.args[1:]
        problem = flaw_of_yield(player, region, gave)
        if problem is not None:
            return problem
        if player.artifact != REGION_EXTRA or len(extra_choices(s, player, region, list(gave))) < 2:
            return "there is no choice of an extra resource"
        return None

    def clauses(self) -> tuple[str, ...]:
        return ("artifact.8", "region.3")


def why_not_activate_region(s: Outpost, player: Player, move: Move) -> Reason | None:
    region = REGIONS.index(cast(str, move[1]))
    if player.zones[REGION_ZONE + region]:
        if player.artifact != REGION_AGAIN:
            return s.because("region.1", "why-region-used", ("region",), (move[1],))
        if repeated(player):
            return s.because("artifact.12", "why-repeated-already")
    lacking = too_few(s, player, 1)
    if lacking is None and not yielding(player, region):
        return s.because("region.4", "why-region-empty", ("region",), (move[1],))
    return lacking
