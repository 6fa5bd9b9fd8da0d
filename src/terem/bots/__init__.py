"""Opponents: each chooses a legal move from what its seat may know."""

from __future__ import annotations

from terem.bots import external, policy
from terem.bots.base import Bot
from terem.bots.external import ExternalBot
from terem.bots.greedy import GreedyBot
from terem.bots.hints import Hint, hint
from terem.bots.levels import EasyBot, SearchBot
from terem.bots.policy import PolicyBot
from terem.bots.random_bot import RandomBot
from terem.bots.review import Judged, Review, review
from terem.engine.reading import counted

ALIASES = {"mcts": "hard"}
SEARCHING = ("medium", "hard", "master", "mcts")


def names() -> list[str]:
    """The bots there are."""
    return ["random", "greedy", "easy", "medium", "hard", "master"]


def bot(
    name: str,
    seed: int = 0,
    iterations: int | None = None,
    seconds: float | None = None,
    jobs: int = 1,
) -> Bot:
    """A bot by name; the same seed and position give the same choice.

    The levels that search think as long as their level does, for `seconds`, or for a number of
    `iterations`; only with the last is their choice the same every time. A name can carry its
    iterations too: "hard@500". With `jobs` above 1 they search in so many processes at once.
    "exec:PROGRAM" is a bot in another process (docs/bot-protocol.md), `seconds` the time it has
    for an answer; "net:FILE" a policy net (docs/research.md).
    """
    if seconds is not None and not seconds > 0:
        raise ValueError(f"seconds must be above 0, not {seconds!r}")
    if name.startswith(external.PREFIX):
        return ExternalBot(name.removeprefix(external.PREFIX), seed, seconds)
    if name.startswith(policy.PREFIX):
        return PolicyBot(name.removeprefix(policy.PREFIX), seed)
    name, at, count = name.partition("@")
    if at:
        if not count.isdecimal() or name not in SEARCHING:
            raise KeyError(f"expected LEVEL@ITERATIONS like hard@500, not {name + at + count!r}")
        iterations = int(count)
    counted("jobs", jobs)
    if iterations is not None:
        counted("iterations", iterations)
    level = ALIASES.get(name, name)
    if level == "random":
        return RandomBot(seed)
    if level == "greedy":
        return GreedyBot(seed)
    if level == "easy":
        return EasyBot(seed)
    if level in names():
        return SearchBot(level, seed, iterations, seconds, jobs)
    raise KeyError(f"unknown bot {name!r}; the bots are: {', '.join(names())}")


__all__ = ["Bot", "ExternalBot", "Hint", "Judged", "Review", "bot", "hint", "names", "review"]
