"""Terem's games for learning code: observations, action ids, and the usual environments.

Needs the extra: `pip install 'terem[research]'`. Every number of an observation is something its
seat may know; ids are those of `game.action_id` and fixed for a rules version.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from terem.research.observations import game_of, names, observe

if TYPE_CHECKING:
    from terem import Game
    from terem.research.batches import Batch
    from terem.research.pettingzoo_env import TableEnv
    from terem.research.single_env import LearnerEnv


def aec(
    game: str | Game, seats: int = 2, options: dict[str, Any] | None = None, reward: str = "place"
) -> TableEnv:
    """A PettingZoo AECEnv: one agent a seat, observations with an action mask."""
    from terem.research.pettingzoo_env import TableEnv

    return TableEnv(game_of(game), seats, options, reward)


def gym(
    game: str | Game,
    seats: int = 2,
    seat: int = 0,
    opponents: list[str] | tuple[str, ...] = ("medium",),
    options: dict[str, Any] | None = None,
    reward: str = "place",
) -> LearnerEnv:
    """A Gymnasium Env: one learner, the other seats played by bots; alone with `seats=1`."""
    from terem.research.single_env import LearnerEnv, checked_bots

    return LearnerEnv(game_of(game), seats, seat, checked_bots(opponents), options, reward)


def openspiel(game: str | Game, seats: int = 2, options: dict[str, Any] | None = None) -> Any:
    """A pyspiel game with sampled chance and information states."""
    from terem.research.spiel import spiel_game

    return spiel_game(game_of(game), seats, options)


def batch(
    game: str | Game,
    games: int = 1024,
    seats: int = 2,
    seed: int = 0,
    options: dict[str, Any] | None = None,
    jobs: int | None = None,
    reward: str = "place",
) -> Batch:
    """Many games at once: `reset()`, then `step(ids)`; with `jobs`, spread over processes."""
    from terem.research.batches import Batch

    return Batch(game_of(game), games, seats, seed, options, jobs, reward)


__all__ = ["aec", "batch", "gym", "names", "observe", "openspiel"]
