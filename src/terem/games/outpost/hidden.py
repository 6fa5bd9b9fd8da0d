"""What nobody can see, and how it is dealt anew for a player's imagination."""

from __future__ import annotations

from terem.games.outpost.state import Outpost


def redraw(s: Outpost) -> None:
    """Only the order of the face-down piles is hidden, and it is hidden from everybody."""
    s.piles = [shuffled(s, pile) for pile in s.piles]
    s.building_pile = shuffled(s, s.building_pile)
    s.hero_deck = shuffled(s, s.hero_deck)
    s.artifact_pile = shuffled(s, s.artifact_pile)


def shuffled(s: Outpost, pile: list[int]) -> list[int]:
    """Sorted first, so that the old order does not shine through."""
    pile = sorted(pile)
    s.chance.shuffle(pile)
    return pile
