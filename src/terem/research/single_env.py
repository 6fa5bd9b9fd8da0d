"""One learner at a table of bots, or alone in a solo game, as a Gymnasium environment."""

from __future__ import annotations

from typing import Any

import gymnasium
import numpy as np
from gymnasium import spaces

from terem import Game, State, bots
from terem.research.observations import Looker, Mask, Observation
from terem.research.rewards import checked_reward, rewards


def checked_bots(names: object) -> list[str]:
    """A single name is no list of names, though Python would take it for one of letters."""
    if not isinstance(names, (list, tuple)) or not all(isinstance(one, str) for one in names):
        raise ValueError(f"opponents must be a list of names of bots, not {names!r}")
    return list(names)


class LearnerEnv(gymnasium.Env[Observation, np.int64]):
    """The observation is a vector; `info["action_mask"]` and `action_masks()` say what is legal.

    An id that is not legal now plays nothing and costs a point of reward; `info["illegal"]` says
    why.
    """

    metadata = {"render_modes": ["ansi"]}  # noqa: RUF012 (Gymnasium's own declaration)

    def __init__(
        self,
        game: Game,
        seats: int,
        seat: int,
        opponents: list[str],
        options: dict[str, Any] | None,
        reward: str,
    ) -> None:
        self.game = game
        self.seats = seats
        self.options = options
        self.reward = checked_reward(reward)
        self.state: State = game.new(seats, 0, options)
        self.seat = self.state.existing_seat(seat)
        if seats > 1 and not opponents:
            raise ValueError("opponents must name at least one bot")
        if 1 < seats <= len(opponents):
            raise ValueError(f"opponents must be at most {seats - 1}, not {len(opponents)}")
        for name in opponents:
            bots.bot(name).check(self.state)  # one that is unknown or cannot sit here is said now
        self.opponents = opponents
        self.players: dict[int, bots.Bot] = {}
        self.render_mode = "ansi"
        self.action_space = spaces.Discrete(game.actions)
        self.looker = Looker(game, seats)
        self.observation_space = spaces.Box(-np.inf, np.inf, (self.looker.length,), np.float32)

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Observation, dict[str, Any]]:
        super().reset(seed=seed)
        self.state = self.game.new(self.seats, int(self.np_random.integers(1 << 62)), self.options)
        others = [seat for seat in range(self.seats) if seat != self.seat]
        self.players = {
            seat: bots.bot(
                self.opponents[i % len(self.opponents)], seed=int(self.np_random.integers(1 << 30))
            )
            for i, seat in enumerate(others)
        }
        self.others_play()
        return self.look()

    def step(self, action: np.int64 | int) -> tuple[Observation, float, bool, bool, dict[str, Any]]:
        move = self.game.move_of(int(action))
        reason = self.state.explain(move)
        if reason is not None:
            illegal = {"illegal": f"{reason.text('en')} [{reason.rule}]"}
            seen, info = self.look()
            return seen, -1.0, False, False, {**info, **illegal}
        self.state.play(move)
        self.others_play()
        reward = rewards(self.state, self.reward)[self.seat]
        seen, info = self.look()
        return seen, reward, self.state.over, False, info

    def others_play(self) -> None:
        state = self.state
        while state.seat is not None and state.seat != self.seat:
            state.play(self.players[state.seat].choose(state))

    def action_masks(self) -> Mask:
        """One for every legal id."""
        return self.looker.look(self.state, self.seat)[1]

    def look(self) -> tuple[Observation, dict[str, Any]]:
        seen, mask = self.looker.look(self.state, self.seat)
        return seen, {"action_mask": mask}

    def render(self) -> str:
        """The board, as the seat that decides sees it."""
        return str(self.state)
