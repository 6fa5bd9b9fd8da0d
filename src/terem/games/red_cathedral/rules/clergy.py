"""The clergy take gifts."""

from __future__ import annotations

from itertools import combinations, product
from typing import Final

from terem.engine import Ply, Reason, Verb
from terem.games.red_cathedral.rules.influence import Influence
from terem.games.red_cathedral.rules.supply import give_back
from terem.games.red_cathedral.rules.track import gain_prestige
from terem.games.red_cathedral.state import Player, RedCathedral
from terem.games.red_cathedral.tables import DONATE, KIND_MASKS, MATERIALS

GIFT: Final = Verb(
    "donate",
    ("material", MATERIALS),
    ("second:material", MATERIALS),
    ("third:material", MATERIALS),
    never=frozenset(product(MATERIALS, repeat=3)) - frozenset(combinations(MATERIALS, 3)),
)
# By the mask of kinds at hand.
GIFTS: Final[list[list[Ply]]] = [
    [ply for ply in GIFT.plies if kinds >> ply.a & kinds >> ply.b & kinds >> ply.c & 1]
    for kinds in range(KIND_MASKS)
]


class Donate(Influence):
    """Three different materials for prestige.  [clergy.3]"""

    verb = GIFT
    does: tuple[int, ...] = (DONATE,)

    def uses(self, s: RedCathedral, player: Player, action: int, found: list[Ply]) -> None:
        found += GIFTS[player.have]

    def use(self, s: RedCathedral, seat: int, action: int, ply: Ply) -> None:
        for kind in (ply.a, ply.b, ply.c):
            give_back(s, seat, kind, 1)
        gain_prestige(s, seat, s.tables.action_amount[action])

    def why_not(self, s: RedCathedral, player: Player, action: int, ply: Ply) -> Reason:
        return s.because("clergy.3", "why-three-different")
