"""A table as a PettingZoo environment: agents take turns, each sees what its seat may know."""

from __future__ import annotations

from functools import cache
from typing import Any

import numpy as np
from gymnasium import spaces
from pettingzoo import AECEnv

from terem import Game, State
from terem.engine.batching import play_id
from terem.research.observations import Looker
from terem.research.rewards import checked_reward, rewards


class TableEnv(AECEnv):  # type: ignore[misc]
    """`seat_0`, `seat_1` … in the order of the table; rewards come at the end of the game."""

    def __init__(self, game: Game, seats: int, options: dict[str, Any] | None, reward: str) -> None:
        super().__init__()
        self.game = game
        self.seats = seats
        self.options = options
        self.reward = checked_reward(reward)
        self.metadata = {
            "name": f"{game.id}_v{game.version}",
            "render_modes": ["ansi"],
            "is_parallelizable": False,
        }
        self.render_mode = "ansi"
        game.new(seats, 0, options)  # whatever is wrong with the arguments is said now
        self.possible_agents = [f"seat_{seat}" for seat in range(seats)]
        self.seat_of = {agent: seat for seat, agent in enumerate(self.possible_agents)}
        self.looker = Looker(game, seats)
        self.seeds = np.random.default_rng()
        self.observation_space = cache(self.observation_space)  # type: ignore[method-assign]
        self.action_space = cache(self.action_space)  # type: ignore[method-assign]

    def observation_space(self, agent: str) -> spaces.Space[Any]:
        return spaces.Dict(
            {
                "observation": spaces.Box(-np.inf, np.inf, (self.looker.length,), np.float32),
                "action_mask": spaces.Box(0, 1, (self.game.actions,), np.int8),
            }
        )

    def action_space(self, agent: str) -> spaces.Space[Any]:
        return spaces.Discrete(self.game.actions)

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """A new game; `seed` makes it, and those that follow it, the same again."""
        if seed is not None:
            self.seeds = np.random.default_rng(seed)
        deal = int(self.seeds.integers(1 << 62))
        self.state: State = self.game.new(self.seats, deal, self.options)
        self.state.telling = False  # nobody asks for its events
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self.agent_selection = self.possible_agents[self.state.seat or 0]

    def observe(self, agent: str) -> dict[str, Any]:
        seen, mask = self.looker.look(self.state, self.seat_of[agent])
        return {"observation": seen, "action_mask": mask}

    def last(
        self, observe: bool = True
    ) -> tuple[dict[str, Any] | None, float, bool, bool, dict[str, Any]]:
        """What PettingZoo's own gives, with one call less: half of a step is spent here."""
        agent = self.agent_selection
        seen: dict[str, Any] | None = None
        if observe:
            numbers, mask = self.looker.look(self.state, self.seat_of[agent])
            seen = {"observation": numbers, "action_mask": mask}
        return (
            seen,
            self._cumulative_rewards[agent],
            self.terminations[agent],
            self.truncations[agent],
            self.infos[agent],
        )

    def step(self, action: int | None) -> None:
        agent = self.agent_selection
        if self.terminations[agent]:
            self._was_dead_step(action)
            return
        # Illegal ids are refused with the rule, and nothing has happened.
        seat = play_id(self.state, int(action))  # type: ignore[arg-type]
        if seat >= 0:
            # No reward before the end: those of the reset stand, all nought.
            self.agent_selection = self.possible_agents[seat]
            return
        for seat, reward in enumerate(rewards(self.state, self.reward)):
            self.rewards[self.possible_agents[seat]] = reward
        self.terminations = dict.fromkeys(self.agents, True)
        self.agent_selection = self.possible_agents[0]
        self._accumulate_rewards()

    def render(self) -> str:
        """The board, as the seat that decides sees it."""
        return str(self.state)

    def close(self) -> None:
        """Nothing is held open."""
