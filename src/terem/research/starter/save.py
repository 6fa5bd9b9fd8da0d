"""The file of a trained policy, as `net:FILE` seats it (numpy alone)."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import numpy as np
from numpy.typing import NDArray

from terem import Game
from terem.bots.policy import FORMAT
from terem.research.observations import features_of, names

Layer = tuple[NDArray[np.float32], NDArray[np.float32]]


def save(path: Path, game: Game, seats: int, layers: list[Layer], how: dict[str, Any]) -> None:
    """Layers from the observation to a preference for every id; `how` they were made is kept."""
    inputs = names(game, seats)
    sizes = [len(inputs), *[weights.shape[1] for weights, _ in layers]]
    if sizes[-1] != game.actions or any(
        weights.shape != (sizes[i], sizes[i + 1]) or bias.shape != (sizes[i + 1],)
        for i, (weights, bias) in enumerate(layers)
    ):
        raise ValueError(f"layers must lead from {sizes[0]} numbers to {game.actions} ids")
    record = {
        "format": FORMAT,
        "game": game.id,
        "rules": game.version,
        "features": features_of(game).VERSION,
        "seats": seats,
        "layers": len(layers),
        "how": how,
    }
    arrays: dict[str, Any] = {"record": json.dumps(record), "names": json.dumps(inputs)}
    for i, (weights, bias) in enumerate(layers):
        arrays[f"weights_{i}"] = weights.astype(np.float32)
        arrays[f"bias_{i}"] = bias.astype(np.float32)
    # Written beside it first: a table that reads the file meanwhile finds the old one whole.
    beside = path.with_name(path.name + ".part")
    with beside.open("wb") as out:
        np.savez(out, **arrays)
    beside.replace(path)
