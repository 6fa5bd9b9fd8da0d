"""What nobody can see, and how it is dealt anew for a player's imagination."""

from __future__ import annotations

from terem.games.outpost.state import Outpost


def redraw(s: Outpost, seat: int) -> None:
    """Only the order of the face-down piles is hidden, and it is hidden from everybody."""
    chance = s.chance
    s.piles = [chance.shuffled_anew(pile) for pile in s.piles]
    s.building_pile = chance.shuffled_anew(s.building_pile)
    s.hero_deck = chance.shuffled_anew(s.hero_deck)
    s.artifact_pile = chance.shuffled_anew(s.artifact_pile)
