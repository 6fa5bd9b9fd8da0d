"""Opponents: each chooses a legal move from what its seat may know."""

from __future__ import annotations

from terem.bots.base import Bot
from terem.bots.greedy import GreedyBot
from terem.bots.random_bot import RandomBot


def names() -> list[str]:
    """The bots there are, weakest first."""
    return ["random", "greedy"]


def bot(name: str, seed: int = 0) -> Bot:
    """A bot by name; the same seed and position give the same choice."""
    if name == "random":
        return RandomBot(seed)
    if name == "greedy":
        return GreedyBot(seed)
    raise KeyError(f"unknown bot {name!r}; the bots are: {', '.join(names())}")


__all__ = ["Bot", "bot", "names"]
