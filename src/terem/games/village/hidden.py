"""What nobody can see, and how it is dealt anew for a player's imagination."""

from __future__ import annotations

from terem.games.village.state import Village


def redraw(s: Village, seat: int) -> None:
    """Hidden from everybody alike: the customer stack and the face-down destiny tokens.

    What the bags will give comes from the generator, their contents are open.  [hidden.1]
    """
    s.customers = s.chance.shuffled_anew(s.customers)
    tokens = s.tokens[:]
    for first in range(0, len(tokens), 3):
        down = [i for i in range(first, first + 3) if not s.token_shown(i)]
        faces = s.chance.shuffled_anew([tokens[i] for i in down])
        for i, face in zip(down, faces, strict=True):
            tokens[i] = face
    s.tokens = tokens
