"""Promises that come true on average: what a hint says, corrected by what came of earlier ones.

`tools.calibrate` compares hints with the results of games and writes promises.toml: for a game and
a number of seats how far promised points were off by the share of the game gone by, and how sure a
chance of winning may be, with the record of those games. A correction belongs to a rules version
and to a net; where it does not fit, hints promise what the search found.
"""

from __future__ import annotations

import tomllib
from math import exp, log
from pathlib import Path
from typing import Any, Final

from terem.bots.ends import Ends
from terem.bots.net import Net
from terem.engine import Game

FILE: Final = Path(__file__).parent / "promises.toml"
# Lead in points that counts for one in the chance.
LEAD: Final = 10.0
# A chance nearer to 0 or 1 than this is taken for this.
NEVER: Final = 0.005


class Lean:
    """Where games played on from a position end, beside what is promised for its best move."""

    def __init__(self, promised: list[float], chance: float | None, ends: Ends) -> None:
        came = ends.points
        self.points: list[float] = [came[side] - promised[side] for side in range(len(came))]
        self.odds: float = 0.0 if chance is None else odds_of(ends.win) - odds_of(chance)


class Promises:
    """The correction for one game and number of seats; shares of the game count decisions."""

    def __init__(self, stored: dict[str, Any]) -> None:
        self.usual: float = float(stored["usual"])  # moves of a whole game
        self.middle: float = float(stored["middle"])  # final points, about
        self.own: list[float] = [float(weight) for weight in stored["own"]]
        self.rivals: list[float] = [float(weight) for weight in stored["rivals"]]
        self.chance: list[float] = [float(weight) for weight in stored["chance"]]
        # So many games are played on from a position before anything is promised about it.
        self.ends: int = int(stored["ends"])

    def points(
        self, promised: list[float], seat: int, played: int, lean: Lean | None = None
    ) -> list[float]:
        """Final points by side, as they come true for the one who is advised and for the others."""
        gone = self.gone(played)
        found: list[float] = []
        for side in range(len(promised)):
            weights = self.own if side == seat else self.rivals
            said = promised[side]
            more = 0.0 if lean is None else lean.points[side]
            found.append(said + weighed(weights, point_terms(said - self.middle, gone, more)))
        return found

    def win(
        self, chance: float, points: list[float], seat: int, played: int, lean: Lean | None = None
    ) -> float:
        """The chance to finish first, from the one promised and the corrected points."""
        best = max(points[side] for side in range(len(points)) if side != seat)
        more = 0.0 if lean is None else lean.odds
        terms = chance_terms(chance, points[seat] - best, self.gone(played), more)
        return 1.0 / (1.0 + exp(-weighed(self.chance, terms)))

    def gone(self, played: int) -> float:
        return min(1.0, played / self.usual)


def point_terms(above: float, gone: float, lean: float = 0.0) -> list[float]:
    """What the correction of points is a sum of: too high or too low in general, by the share of
    the game gone by, for those who stand out, and where games played on end."""
    lean /= LEAD
    return [1.0, gone, gone * gone, above / LEAD, lean, lean * gone, lean * gone * gone]


def chance_terms(chance: float, lead: float, gone: float, lean: float = 0.0) -> list[float]:
    """The same for the chance: how sure it is, what the lead in points says, and how often games
    played on were won, early and late."""
    odds = odds_of(chance)
    ahead = max(-3.0, min(3.0, lead / LEAD))
    return [1.0, odds, odds * gone, ahead, ahead * gone, lean, lean * gone]


def odds_of(chance: float) -> float:
    sure = min(1.0 - NEVER, max(NEVER, chance))
    return log(sure / (1.0 - sure))


def weighed(weights: list[float], terms: list[float]) -> float:
    total = 0.0
    for i in range(len(terms)):
        total += weights[i] * terms[i]
    return total


_stored: dict[str, Any] = {}


def name_of(net: Net | None) -> str:
    """How promises.toml calls a net; nothing for the hand-made judgement alone."""
    return "" if net is None else str(net.record["name"])


def promises(game: Game, seats: int, net: Net | None) -> Promises | None:
    """The correction for a table, if one was made for these rules and this net."""
    if not _stored and FILE.exists():
        _stored.update(tomllib.loads(FILE.read_text(encoding="utf-8")))
    stored = _stored.get(game.id, {}).get(str(seats))
    if stored is None or stored["rules"] != game.version or stored["net"] != name_of(net):
        return None
    return Promises(stored)
