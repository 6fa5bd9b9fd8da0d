"""Tax: goods come from occupied regions to the mat."""

from __future__ import annotations

from typing import Final

from terem.engine import Frame, Ply, Reason, Verb
from terem.games.rurik.rules.points import (
    Spending,
    affordable,
    budget,
    nobody_there,
    price,
    spend,
)
from terem.games.rurik.rules.regions import ByRegion, gain_goods, switched_off
from terem.games.rurik.state import Player, Rurik
from terem.games.rurik.tables import GOODS, MARKET, REGIONS, TAX, bits

# What a tax brings, and the points it takes.
TOLD: Final = ("count", "good", "points")
TAX_REGION: Final = Verb("tax", ("region", REGIONS), told=TOLD)
# With a market of one's own: one more good, or a coin.
TAX_FOR_GOOD: Final = Verb("tax_and_good", ("region", REGIONS), told=TOLD)
TAX_FOR_COIN: Final = Verb("tax_and_coin", ("region", REGIONS), told=TOLD)
TAXES: Final = ByRegion(TAX_REGION.grid)


def trading(s: Rurik, seat: int) -> int:
    """Own markets that have an effect.  [tax.4, leader.8]"""
    mask = s.players[seat].built[MARKET]
    owner = s.yaroslav
    if owner >= 0 and owner != seat and s.players[owner].leader_at >= 0:
        mask &= ~(1 << s.players[owner].leader_at)
    return mask


def taxable(s: Rurik, player: Player) -> int:
    """Occupied regions that still have their good, as far as the points go.  [tax.1, tax.2]"""
    points = budget(s, TAX)
    return affordable(s, player, points) & s.goods if points else 0


class Tax(Spending):
    """The good of a region goes to the mat.  [tax.1, tax.3]"""

    verb = TAX_REGION
    action = TAX

    def offer(self, s: Rurik, frame: Frame, found: list[Ply]) -> None:
        where = taxable(s, s.players[frame.seat])
        if where:
            TAXES.add(where & ~trading(s, frame.seat), found)

    def play(self, s: Rurik, frame: Frame, ply: Ply) -> None:
        self.collect(s, frame.seat, ply.a, 1)

    def collect(self, s: Rurik, seat: int, region: int, count: int) -> None:
        player = s.players[seat]
        spend(s, TAX, price(s, player, region))
        good = s.region_good[region]
        s.goods &= ~(1 << region)
        gain_goods(s, player, good, count)
        s.tell("taxed", seat, REGIONS[region], count, GOODS[good])

    def why_not(self, s: Rurik, seat: int, ply: Ply) -> Reason:
        player = s.players[seat]
        region = ply.a
        points = budget(s, TAX)
        if not points:
            return s.because("tax.1", "why-no-tax-points")
        if not player.at >> region & 1:
            return nobody_there(s, "tax.1", region)
        if not s.goods >> region & 1:
            return s.because("tax.1", "why-no-good-left", ("region",), ply.move[1:])
        if points < price(s, player, region):
            return s.because("tax.2", "why-two-points", ("region",), ply.move[1:])
        if switched_off(s, seat, region) and player.built[MARKET] >> region & 1:
            return s.because("leader.8", "why-switched-off", ("region",), ply.move[1:])
        return self.why_not_so(s, ply)

    def why_not_so(self, s: Rurik, ply: Ply) -> Reason:
        return s.because("tax.4", "why-market-choice", ("region",), ply.move[1:])


class TaxForGood(Tax):
    """A market adds another good of the kind.  [tax.4]"""

    verb = TAX_FOR_GOOD

    def offer(self, s: Rurik, frame: Frame, found: list[Ply]) -> None:
        """Region by region, the good and the coin side by side."""
        if not s.players[frame.seat].built[MARKET]:
            return
        for region in bits(taxable(s, s.players[frame.seat]) & trading(s, frame.seat)):
            found.append(TAX_FOR_GOOD.grid[region])
            found.append(TAX_FOR_COIN.grid[region])

    def play(self, s: Rurik, frame: Frame, ply: Ply) -> None:
        self.collect(s, frame.seat, ply.a, 2)

    def why_not_so(self, s: Rurik, ply: Ply) -> Reason:
        return s.because("tax.4", "why-no-market", ("region",), ply.move[1:])


class TaxForCoin(TaxForGood):
    """Or a coin.  [tax.4]"""

    verb = TAX_FOR_COIN
    beside = True

    def play(self, s: Rurik, frame: Frame, ply: Ply) -> None:
        self.collect(s, frame.seat, ply.a, 1)
        s.players[frame.seat].coins += 1
        s.tell("coins_gained", frame.seat, 1)
