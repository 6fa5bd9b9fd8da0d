"""Monsters: when they appear, and hunting them."""

from __future__ import annotations

from typing import Final, cast

from terem.engine import Decision, Fields, Frame, Move, Reason
from terem.games.outpost.rules.exchange import why_not_exchange_now
from terem.games.outpost.rules.resources import gain, gain_all
from terem.games.outpost.rules.settlers import at_hand, send, too_few
from terem.games.outpost.state import Outpost, Player
from terem.games.outpost.tables import (
    COLOURS,
    DIAMOND,
    HUNT,
    HUNT_DIAMOND,
    MONSTER_CHOICE,
    SLOTS,
)

MONSTER: Final = "monster"

SUMMON: Final[list[Move]] = [("let_monster_come", slot) for slot in SLOTS]
WARD: Final[list[Move]] = [("keep_monster_away", slot) for slot in SLOTS]
HUNTS: Final[list[Move]] = [("hunt", slot) for slot in SLOTS]


def colours_in_row(s: Outpost) -> int:
    """A mask of the monster colours that the heroes in the row show."""
    colours = 0
    for hero in s.hero_row:
        colours |= 1 << s.tables.hero_colour[hero]
    return colours


def colour_at(s: Outpost, player: Player, slot: int) -> int:
    return s.tables.tile_colour[player.land[slot]]


def check_for_monsters(s: Outpost, seat: int, slots: list[int]) -> None:
    """Check tiles one after another.  [monster.1 to monster.4]

    The holder of the monster_choice artifact is asked for each; everybody else is told.
    """
    player = s.players[seat]
    # A fortified tile never gets a monster, and one is the most.  [monster.2, monster.3]
    safe = player.forts | player.monsters
    due = [slot for slot in slots if not safe >> slot & 1]
    for i, slot in enumerate(due):
        colour = colour_at(s, player, slot)
        if not s.figures[colour]:
            continue
        if player.artifact == MONSTER_CHOICE:
            s.ask(MONSTER, seat, tuple(due[i:]))
            return
        if colours_in_row(s) >> colour & 1:
            place_monster(s, seat, slot)


def place_monster(s: Outpost, seat: int, slot: int) -> None:
    player = s.players[seat]
    colour = colour_at(s, player, slot)
    player.monsters |= 1 << slot
    s.figures[colour] -= 1
    s.tell("monster_came", seat, SLOTS[slot], COLOURS[colour])


class MonsterDecision(Decision[Outpost]):
    """The owner of monster_choice decides about the first of the slots.  [artifact.11]"""

    kind = MONSTER
    fields: Fields = (("slots*", SLOTS),)

    def moves(self, s: Outpost, frame: Frame) -> list[Move]:
        slot = frame.args[0]
        return [SUMMON[slot], WARD[slot]]

    def play(self, s: Outpost, frame: Frame, move: Move) -> None:
        s.stack.pop()
        slot = frame.args[0]
        if move[0] == "let_monster_come":
            place_monster(s, frame.seat, slot)
        else:
            s.tell("monster_kept_away", frame.seat, SLOTS[slot])
        check_for_monsters(s, frame.seat, list(frame.args[1:]))

    def reason(self, s: Outpost, frame: Frame, move: Move) -> Reason | None:
        return why_not_exchange_now(s, move)

    def flaw(self, s: Outpost, frame: Frame) -> str | None:
        player = s.players[frame.seat]
        taken = player.monsters | player.forts | ~player.explored
        if not frame.args or any(taken >> slot & 1 for slot in frame.args):
            return "a monster check needs an open territory without fortification or monster"
        if list(frame.args) != sorted(set(frame.args)) or frame.args[0] // 3 != frame.args[-1] // 3:
            return "the tiles of one region are checked, each once, from left to right"
        if player.artifact != MONSTER_CHOICE:
            return "only the holder of monster_choice decides about monsters"
        if not all(s.figures[colour_at(s, player, slot)] for slot in frame.args[:1]):
            return "no figure of that monster is left"
        return None

    def clauses(self) -> tuple[str, ...]:
        return ("artifact.11", "monster.1", "monster.4")


# ---------------------------------------------------------------------------------- hunting


def hunts(s: Outpost, player: Player) -> list[Move]:
    """Monsters this player has settlers enough to hunt.  [hunt.1]"""
    found: list[Move] = []
    settlers = at_hand(player)
    left = player.monsters
    slot = 0
    while left:
        if left & 1 and settlers >= s.tables.monster_settlers[colour_at(s, player, slot)]:
            found.append(HUNTS[slot])
        left >>= 1
        slot += 1
    return found


def hunt(s: Outpost, seat: int, slot: int) -> None:
    """The monster goes back to the supply, the reward comes at once.  [hunt.1, hunt.2]"""
    player = s.players[seat]
    colour = colour_at(s, player, slot)
    needed = s.tables.monster_settlers[colour]
    send(player, needed)
    player.zones[HUNT] += needed
    player.monsters &= ~(1 << slot)
    s.figures[colour] += 1
    s.tell("hunted", seat, SLOTS[slot], COLOURS[colour], needed)
    gain_all(s, seat, s.tables.monster_reward[colour])
    if player.artifact == HUNT_DIAMOND:  # [artifact.3]
        gain(s, seat, DIAMOND, 1)


def why_not_hunt(s: Outpost, player: Player, move: Move) -> Reason | None:
    slot = SLOTS.index(cast(str, move[1]))
    if not player.monsters >> slot & 1:
        return s.because("hunt.1", "why-no-monster", ("slot",), (move[1],))
    return too_few(s, player, s.tables.monster_settlers[colour_at(s, player, slot)])
