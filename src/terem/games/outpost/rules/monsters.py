"""Monsters: when they appear, and hunting them."""

from __future__ import annotations

from typing import Final

from terem.engine import Decision, Fields, Frame, Passage, Ply, Reason, Verb
from terem.engine.lists import raised
from terem.engine.masks import bits
from terem.games.outpost.rules.actions import Answer, MainAction
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

HUNTING: Final = Verb("hunt", ("slot", SLOTS), told=("settlers", "reward:resource*"))
SUMMON: Final = Verb("let_monster_come", ("slot", SLOTS))
WARD: Final = Verb("keep_monster_away", ("slot", SLOTS))


def colours_in_row(s: Outpost) -> int:
    """A mask of the monster colours that the heroes in the row show."""
    colours = 0
    for hero in s.hero_row:
        colours |= 1 << s.tables.hero_colour[hero]
    return colours


def colour_at(s: Outpost, player: Player, slot: int) -> int:
    return s.tables.tile_colour[player.land[slot]]


class MonsterCheck(Passage[Outpost]):
    """Check tiles one after another.  [monster.1 to monster.4]

    The holder of the monster_choice artifact is asked for each; everybody else is told.
    """

    kind = "monster_check"

    def run(self, s: Outpost, frame: Frame) -> None:
        s.end()
        player = s.players[frame.seat]
        # A fortified tile never gets a monster, and one is the most.  [monster.2, monster.3]
        safe = player.forts | player.monsters
        due = [slot for slot in frame.args if not safe >> slot & 1]
        for i, slot in enumerate(due):
            colour = colour_at(s, player, slot)
            if not s.figures[colour]:
                continue
            if player.artifact == MONSTER_CHOICE:
                s.call("monster", frame.seat, tuple(due[i:]))
                return
            if colours_in_row(s) >> colour & 1:
                place_monster(s, frame.seat, slot)


def place_monster(s: Outpost, seat: int, slot: int) -> None:
    player = s.players[seat]
    colour = colour_at(s, player, slot)
    player.monsters |= 1 << slot
    s.figures = raised(s.figures, colour, -1)
    s.tell("monster_came", seat, SLOTS[slot], COLOURS[colour])


class LetMonsterCome(Answer):
    """The holder of monster_choice lets it come to the first of the tiles.  [artifact.11]"""

    verb = SUMMON
    when = "monster.1"
    sentence = "why-no-check-now"

    def offer(self, s: Outpost, frame: Frame, found: list[Ply]) -> None:
        found.append(self.verb.grid[frame.args[0]])

    def play(self, s: Outpost, frame: Frame, ply: Ply) -> None:
        place_monster(s, frame.seat, ply.a)
        s.call("monster_check", frame.seat, frame.args[1:])


class KeepMonsterAway(LetMonsterCome):
    """He keeps it away.  [artifact.11]"""

    verb = WARD

    def play(self, s: Outpost, frame: Frame, ply: Ply) -> None:
        s.tell("monster_kept_away", frame.seat, SLOTS[ply.a])
        s.call("monster_check", frame.seat, frame.args[1:])


class MonsterQuestion(Decision[Outpost]):
    """The owner of monster_choice decides about the first of the slots.  [artifact.11]"""

    kind = "monster"
    fields: Fields = (("slots*", SLOTS),)
    actions = (LetMonsterCome(), KeepMonsterAway())
    cites = ("artifact.11", "monster.1", "monster.4")

    def flaw(self, s: Outpost, frame: Frame) -> str | None:
        player = s.players[frame.seat]
        taken = player.monsters | player.forts | ~player.explored
        if not frame.args or any(taken >> slot & 1 for slot in frame.args):
            return "a monster check needs an open territory without fortification or monster"
        if list(frame.args) != sorted(set(frame.args)) or frame.args[0] // 3 != frame.args[-1] // 3:
            return "the tiles of one region are checked, each once, from left to right"
        if player.artifact != MONSTER_CHOICE:
            return "only the holder of the Beast Whistle decides about monsters"
        if not all(s.figures[colour_at(s, player, slot)] for slot in frame.args[:1]):
            return "no figure of that monster is left"
        return None


class Hunt(MainAction):
    """The monster goes back to the supply, the reward comes at once.  [hunt.1, hunt.2]"""

    verb = HUNTING

    def offer(self, s: Outpost, frame: Frame, found: list[Ply]) -> None:
        player = s.players[frame.seat]
        settlers = at_hand(player)
        for slot in bits(player.monsters):
            if settlers >= s.tables.monster_settlers[colour_at(s, player, slot)]:
                found.append(HUNTING.grid[slot])

    def act(self, s: Outpost, seat: int, ply: Ply) -> None:
        player = s.players[seat]
        colour = colour_at(s, player, ply.a)
        needed = s.tables.monster_settlers[colour]
        send(player, needed)
        player.zones[HUNT] += needed
        player.monsters &= ~(1 << ply.a)
        s.figures = raised(s.figures, colour, 1)
        s.tell("hunted", seat, SLOTS[ply.a], COLOURS[colour], needed)
        gain_all(s, seat, s.tables.monster_reward[colour])
        if player.artifact == HUNT_DIAMOND:  # [artifact.3]
            gain(s, seat, DIAMOND, 1)

    def why_not(self, s: Outpost, player: Player, ply: Ply) -> Reason | None:
        if not player.monsters >> ply.a & 1:
            return s.because("hunt.1", "why-no-monster", ("slot",), (SLOTS[ply.a],))
        return too_few(s, player, s.tables.monster_settlers[colour_at(s, player, ply.a)])
