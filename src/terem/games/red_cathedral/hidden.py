"""What a seat cannot know."""

from __future__ import annotations

from terem.games.red_cathedral.state import RedCathedral


def redraw(s: RedCathedral, seat: int) -> None:
    """Nothing lies face down that will come into play: only what the generator will give, dice
    and shuffles to come, is unknown.  [hidden.1]"""
