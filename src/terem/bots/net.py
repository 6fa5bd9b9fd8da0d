"""The learned judgement: a small net for each game that corrects the hand-made one.

It looks at a position as one seat may know it (the game's features) and at the hand-made judgement
of every side, and says how many points each side will end with and how likely each place is. The
nets are made by `tools.train` (docs/training.md) and need numpy (`pip install 'terem[bots]'`);
without it, or for a game whose net belongs to other rules, the hand-made judgement plays alone.
"""

from __future__ import annotations

import json
import logging
import os
from importlib import import_module
from math import exp
from pathlib import Path
from typing import Any

from terem.engine import Game, State, features
from terem.engine.features import Sheet, Write

FOLDER = Path(__file__).parent / "nets"
# What is added to the names of a game's features: the hand-made judgement of each side, and how
# well it plays (0 for a beginner, 1 for a player who searches a little, more for one who searches
# more). At the table everybody is taken for a player of the skill written in the net's record.
JUDGED = "hand-made judgement of side"
SKILL = "skill of side"

_log = logging.getLogger("terem.bots")


class Seen:
    """What the net expects of a position, side by side: final points, and the chance of each
    place, the first place first."""

    def __init__(self, points: list[float], places: list[list[float]]) -> None:
        self.points: list[float] = points
        self.places: list[list[float]] = places


class Layers:
    """The net for one number of seats: the rows of what cannot be there are left out."""

    def __init__(self, first: Any, bias: Any, hidden: int) -> None:
        self.first: Any = first
        self.bias: Any = bias
        self.hidden: int = hidden


def input_names(names: list[str], sides: int) -> list[str]:
    """The features of a game, and what the net is told besides."""
    return [
        *names,
        *[f"{JUDGED} {side}" for side in range(sides)],
        *[f"{SKILL} {side}" for side in range(sides)],
    ]


def sides_of(state: State) -> int:
    """Who scores: the seats, and alone also an opponent of the game's own that does."""
    return state.seats if state.seats > 1 else len(state.scores())


class Net:
    """One net as it is stored: float16, with what it was made for and how."""

    def __init__(self, path: Path) -> None:
        # A level thinks on one core: products this small only lose by being shared out.
        os.environ.setdefault("OPENBLAS_NUM_THREADS", "1")
        self.np: Any = import_module("numpy")
        with self.np.load(path) as stored:
            self.record: dict[str, Any] = json.loads(str(stored["record"]))
            self.names: list[str] = json.loads(str(stored["names"]))
            arrays = {
                name: stored[name].astype(self.np.float32)
                for name in ("first", "first_bias", "second", "second_bias", "last", "last_bias")
            }
            skip = stored["skip"].astype(self.np.float32)
        # The straight way from input to output goes beside the first layer, in one product.
        self.first: Any = self.np.hstack([arrays["first"], skip])
        self.first_bias: Any = self.np.concatenate([arrays["first_bias"], arrays["last_bias"]])
        self.second: Any = arrays["second"]
        self.second_bias: Any = arrays["second_bias"]
        self.last: Any = arrays["last"]
        self.hidden: int = len(arrays["first_bias"])
        self.most_sides: int = int(self.record["most_sides"])
        package = f"terem.games.{self.record['game']}"
        self.game: Game = import_module(package).GAME
        written = import_module(f"{package}.features")
        self.version: int = written.VERSION
        self.write: Write = written.write
        self.layers: dict[int, Layers] = {}

    def feature_names(self, seats: int) -> list[str]:
        return features.names(self.write, self.game, seats)

    def misfit(self, game: Game) -> str | None:
        """Why this net cannot judge the game as it is now, in one sentence."""
        if self.record["game"] != game.id:
            return f"the net is for {self.record['game']}, not for {game.id}"
        if self.record["rules"] != game.version:
            return f"the net is for rules version {self.record['rules']}, not {game.version}"
        if self.record["features"] != self.version:
            return f"the net is for features version {self.record['features']}, not {self.version}"
        known = set(self.names)
        if any(name not in known for seats in game.seats for name in self.feature_names(seats)):
            return "the net does not know all the features"
        return None

    def layers_for(self, seats: int, sides: int) -> Layers:
        found = self.layers.get(seats)
        if found is None:
            names = input_names(self.feature_names(seats), sides)
            rows = {name: row for row, name in enumerate(self.names)}
            first = self.first[[rows[name] for name in names]]
            given = len(names) - sides
            bias = self.first_bias + float(self.record["skill"]) * first[given:].sum(axis=0)
            found = Layers(self.np.ascontiguousarray(first[:given]), bias, self.hidden)
            self.layers[seats] = found
        return found

    def see(self, state: State, seat: int, judged: list[float]) -> Seen:
        """What `seat` may expect; `judged` is the hand-made judgement of every side."""
        np = self.np
        sides = len(judged)
        layers = self.layers_for(state.seats, sides)
        sheet = Sheet()
        self.write(sheet, state, seat)
        given = np.empty(sheet.at + sides, np.float32)
        given[:-sides] = np.frombuffer(memoryview(sheet.numbers), np.int32, sheet.at)
        given[-sides:] = judged[seat:] + judged[:seat]
        straight = np.dot(given, layers.first)
        straight += layers.bias
        hidden = np.maximum(straight[: self.hidden], 0.0)
        hidden = np.dot(hidden, self.second)
        hidden += self.second_bias
        np.maximum(hidden, 0.0, out=hidden)
        out: list[float] = (np.dot(hidden, self.last) + straight[self.hidden :]).tolist()
        points = [0.0] * sides
        places: list[list[float]] = [[] for _ in range(sides)]
        for place in range(sides):
            side = (seat + place) % sides
            points[side] = out[place]
            begin = self.most_sides * (1 + place)
            places[side] = shares(out[begin : begin + sides])
        return Seen(points, places)


def shares(logits: list[float]) -> list[float]:
    """Softmax."""
    most = max(logits)
    weights = [exp(logit - most) for logit in logits]
    total = sum(weights)
    return [weight / total for weight in weights]


_nets: dict[str, Net | None] = {}


def learned(game: Game) -> Net | None:
    """The net that judges this game; None if there is none, and a line in the log if the one
    there is cannot be used."""
    if game.id not in _nets:
        net, problem = find(game)
        if problem is not None:
            _log.warning("%s is judged by hand alone: %s", game.id, problem)
        _nets[game.id] = net
    return _nets[game.id]


def find(game: Game) -> tuple[Net | None, str | None]:
    """The stored net of a game, or why it cannot be used."""
    path = FOLDER / f"{game.id}.npz"
    if not path.exists():
        return None, None  # nobody has made one: nothing to warn of
    try:
        net = Net(path)
    except ImportError:
        return None, "numpy is not installed (pip install 'terem[bots]')"
    problem = net.misfit(game)
    return (None, problem) if problem is not None else (net, None)
