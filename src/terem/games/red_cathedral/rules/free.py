"""What a player may do at any moment of the own turn: prestige for roubles, prestige for dice."""

from __future__ import annotations

from typing import Final, cast

from terem.engine import Move, Reason
from terem.games.red_cathedral.rules import dice
from terem.games.red_cathedral.rules.supply import gain_roubles
from terem.games.red_cathedral.rules.track import can_pay_prestige, pay_prestige
from terem.games.red_cathedral.state import Player, RedCathedral
from terem.games.red_cathedral.tables import SECTORS

EXCHANGE: Final[Move] = ("exchange_prestige",)
REROLLS: Final[list[Move]] = [("reroll", sector) for sector in SECTORS]
# The rerolls on offer by the mask of sectors that hold dice.
REROLLABLE: Final[list[list[Move]]] = [
    [move for i, move in enumerate(REROLLS) if mask >> i & 1] for mask in range(1 << len(SECTORS))
]

NOT_YET: Final = 0
OPEN: Final = 1
CLOSED: Final = 2


def add_free_actions(s: RedCathedral, player: Player, found: list[Move]) -> None:
    """Both cost one prestige.  [free.1 to free.4]"""
    if player.position <= s.tables.first_eagle:
        return
    if s.purse and s.exchange != CLOSED:
        found.append(EXCHANGE)
    if not s.rerolled:
        found += REROLLABLE[dice.occupied(s)]


def play_free_action(s: RedCathedral, seat: int, move: Move) -> bool:
    """Carry out an optional action; False if the move is something else."""
    verb = move[0]
    if verb == "exchange_prestige":
        s.exchange = OPEN
        pay_prestige(s, seat)
        s.tell("prestige_sold", seat)
        gain_roubles(s, seat, s.tables.roubles_for_prestige)
        return True
    if s.one_moment and s.exchange == OPEN:  # the one moment is over  [free.2]
        s.exchange = CLOSED
    if verb == "reroll":
        s.rerolled = True
        pay_prestige(s, seat)
        sector = SECTORS.index(cast(str, move[1]))
        if s.telling:
            s.tell("reroll_bought", seat, SECTORS[sector])
        dice.roll(s, sector)
        return True
    return False


def why_not_free(s: RedCathedral, player: Player, move: Move) -> Reason | None:
    verb = move[0]
    if verb not in ("exchange_prestige", "reroll"):
        return None
    if verb == "reroll" and s.rerolled:
        return s.because("free.3", "why-rerolled")
    if verb == "exchange_prestige" and s.exchange == CLOSED:
        return s.because("free.2", "why-exchange-closed")
    if not can_pay_prestige(s.tables, player):
        return s.because("track.4", "why-no-prestige")
    if verb == "exchange_prestige":
        return s.because("supply.3", "why-no-roubles-left")
    return s.because("free.3", "why-no-dice-there", ("sector",), (move[1],))
