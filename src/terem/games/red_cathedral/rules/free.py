"""What a player may do at any moment of the own turn: prestige for roubles, prestige for dice."""

from __future__ import annotations

from typing import Final

from terem.engine import Action, Frame, Ply, Reason, Verb
from terem.games.red_cathedral.rules import dice
from terem.games.red_cathedral.rules.supply import gain_roubles
from terem.games.red_cathedral.rules.track import can_pay_prestige, pay_prestige
from terem.games.red_cathedral.state import RedCathedral
from terem.games.red_cathedral.tables import SECTORS

# Prestige for roubles in this turn.  [free.2]
NOT_YET: Final = 0
OPEN: Final = 1
CLOSED: Final = 2

EXCHANGE: Final = Verb("exchange_prestige", told=("roubles",))
REROLL: Final = Verb("reroll", ("sector", SECTORS))
# The rerolls on offer by the mask of sectors that hold dice.
REROLLABLE: Final[list[list[Ply]]] = [
    [ply for ply in REROLL.plies if mask >> ply.a & 1] for mask in range(1 << len(SECTORS))
]


class ExchangePrestige(Action[RedCathedral]):
    """One prestige for roubles, as often as it can be paid.  [free.1]"""

    verb = EXCHANGE

    def offer(self, s: RedCathedral, frame: Frame, found: list[Ply]) -> None:
        """And the rerolls beside it.  [free.3]"""
        if can_pay_prestige(s.tables, s.players[frame.seat]):
            if s.purse and s.exchange != CLOSED:
                found.append(EXCHANGE.only)
            if not s.rerolled:
                found += REROLLABLE[dice.occupied(s)]

    def play(self, s: RedCathedral, frame: Frame, ply: Ply) -> None:
        s.exchange = OPEN
        pay_prestige(s, frame.seat)
        s.tell("prestige_sold", frame.seat)
        gain_roubles(s, frame.seat, s.tables.roubles_for_prestige)

    def reason(self, s: RedCathedral, frame: Frame, ply: Ply) -> Reason:
        if s.exchange == CLOSED:
            return s.because("free.2", "why-exchange-closed")
        if not can_pay_prestige(s.tables, s.players[frame.seat]):
            return s.because("track.4", "why-no-prestige")
        return s.because("supply.3", "why-no-roubles-left")


class BuyReroll(Action[RedCathedral]):
    """One prestige for rolling the dice of a sector again, once a turn.  [free.3]"""

    verb = REROLL
    beside = True

    def play(self, s: RedCathedral, frame: Frame, ply: Ply) -> None:
        s.rerolled = True
        pay_prestige(s, frame.seat)
        if s.telling:
            s.tell("reroll_bought", frame.seat, SECTORS[ply.a])
        dice.roll(s, ply.a)

    def reason(self, s: RedCathedral, frame: Frame, ply: Ply) -> Reason:
        if s.rerolled:
            return s.because("free.3", "why-rerolled")
        if not can_pay_prestige(s.tables, s.players[frame.seat]):
            return s.because("track.4", "why-no-prestige")
        return s.because("free.3", "why-no-dice-there", ("sector",), (SECTORS[ply.a],))


EXCHANGING: Final = ExchangePrestige()
FREE_ACTIONS: Final = (EXCHANGING, BuyReroll())
