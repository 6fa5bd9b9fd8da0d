"""A trained player: `net:FILE` is a policy net in a file, as `terem.research.starter` makes it.

It looks at the named numbers of a position as its seat may know it, and plays the legal move that
the net likes best. Needs numpy (`pip install 'terem[bots]'`), nothing else.
"""

from __future__ import annotations

import json
from importlib import import_module
from pathlib import Path
from typing import Any

from terem.bots.base import Bot, deciding_seat
from terem.engine import Move, State
from terem.engine.features import Sheet, names

PREFIX = "net:"
# The file's own name for itself; a judgement net of `terem.bots.nets` is another thing.
FORMAT = "terem policy 1"


class Policy:
    """A net as it is stored: layers with ReLU between them, then a preference for every id."""

    def __init__(self, path: str) -> None:
        try:
            self.np: Any = import_module("numpy")
        except ImportError:
            raise ValueError("net: needs numpy (pip install 'terem[bots]')") from None
        if not Path(path).is_file():
            raise KeyError(f"net: there is no file {path!r}")
        try:
            with self.np.load(path, allow_pickle=False) as stored:
                self.record: dict[str, Any] = json.loads(str(stored["record"]))
                count = int(self.record["layers"])
                self.layers: list[tuple[Any, Any]] = [
                    (stored[f"weights_{i}"], stored[f"bias_{i}"]) for i in range(count)
                ]
                self.names: list[str] = json.loads(str(stored["names"]))
        except (OSError, ValueError, KeyError, TypeError):
            raise KeyError(f"net: {path!r} is not a policy of the starter") from None
        if self.record.get("format") != FORMAT:
            raise KeyError(f"net: {path!r} is not a policy of the starter")

    def misfit(self, state: State) -> str | None:
        """Why this net cannot play at this table, in one sentence."""
        game = state.game
        made = self.record
        if made["game"] != game.id:
            return f"the net is for {made['game']}, not for {game.id}"
        if made["seats"] != state.seats:
            return f"the net is for {made['seats']} seats, not for {state.seats}"
        if made["rules"] != game.version:
            return f"the net is for rules version {made['rules']}, not {game.version}"
        features = import_module(f"{type(game).__module__}.features")
        written = names(features.write, game, state.seats)
        if made["features"] != features.VERSION or self.names != written:
            return "the net is for other features than this version writes"
        return None

    def preferences(self, state: State, seat: int) -> Any:
        """How much the net likes each id, legal or not."""
        np = self.np
        sheet = Sheet()
        import_module(f"{type(state.game).__module__}.features").write(sheet, state, seat)
        values = np.frombuffer(memoryview(sheet.numbers), np.int32, sheet.at).astype(np.float32)
        for weights, bias in self.layers[:-1]:
            values = np.maximum(np.dot(values, weights) + bias, 0.0)
        weights, bias = self.layers[-1]
        return np.dot(values, weights) + bias


_policies: dict[tuple[str, float], Policy] = {}


def policy(path: str) -> Policy:
    """The net in a file, read once for each time it was written."""
    written = Path(path).stat().st_mtime if Path(path).is_file() else 0.0
    found = _policies.get((path, written))
    if found is None:
        found = Policy(path)
        _policies[path, written] = found
    return found


class PolicyBot(Bot):
    def __init__(self, path: str, seed: int) -> None:
        super().__init__(PREFIX + path, seed)
        self.policy: Policy = policy(path)
        self.fitting: object = None

    def check(self, state: State) -> None:
        problem = self.policy.misfit(state)
        if problem is not None:
            raise ValueError(f"{self.name}: {problem}")
        self.fitting = (state.game, state.seats)

    def choose(self, state: State) -> Move:
        seat = deciding_seat(state)
        if self.fitting != (state.game, state.seats):
            self.check(state)
        moves = state.legal()
        if len(moves) == 1:
            return moves[0].move
        liked = self.policy.preferences(state, seat).tolist()
        best = moves[0]
        for ply in moves:
            if liked[ply.id] > liked[best.id]:
                best = ply
        return best.move
