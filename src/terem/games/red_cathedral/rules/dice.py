"""The five dice on the market: where they lie, which sector is full, rolling."""

from __future__ import annotations

from terem.games.red_cathedral.state import RedCathedral
from terem.games.red_cathedral.tables import COLOURS, DICE


def occupied(s: RedCathedral) -> int:
    """A mask of the sectors that hold dice."""
    at = s.die_sector
    return 1 << at[0] | 1 << at[1] | 1 << at[2] | 1 << at[3] | 1 << at[4]


def dice_in(s: RedCathedral, sector: int) -> int:
    """How many dice lie in a sector."""
    # Hot: compiled, `list.count` compares objects; plain, a loop takes half as long again.
    at = s.die_sector
    return (
        (at[0] == sector)
        + (at[1] == sector)
        + (at[2] == sector)
        + (at[3] == sector)
        + (at[4] == sector)
    )


def full_sector(s: RedCathedral) -> int:
    """The sector without room for another die, or -1.  [market.3]

    Three of five dice lie there, so one of the first three does, and there is only one.
    """
    for die in range(3):
        sector = s.die_sector[die]
        if dice_in(s, sector) >= s.tables.sector_dice:
            return sector
    return -1


def roll(s: RedCathedral, sector: int) -> None:
    """Every die of a sector is rolled and stays there."""
    s.reveals += 1
    for die in range(DICE):
        if s.die_sector[die] == sector:
            s.die_value[die] = s.chance.below(6) + 1
            if s.telling:
                s.tell("die_rolled", COLOURS[die], s.die_value[die])
