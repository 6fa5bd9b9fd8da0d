"""A table as an OpenSpiel game: chance is sampled by the state, seats have information states."""

from __future__ import annotations

import json
from typing import Any

import numpy as np
import pyspiel

from terem import Game, State
from terem.research.observations import names, observe
from terem.research.rewards import rewards

# No game of ours is longer, whoever plays it.
LONGEST = 20_000
DEAL = 0


class Held:
    """A terem state inside an OpenSpiel state: copied when that is cloned."""

    def __init__(self, state: State | None) -> None:
        self.state = state

    def __deepcopy__(self, memo: object) -> Held:
        return Held(None if self.state is None else self.state.copy())


class SpielState(pyspiel.State):  # type: ignore[misc]
    """Begins with a chance node that deals; all later chance is the state's own."""

    def __init__(self, game: SpielGame) -> None:
        super().__init__(game)
        self.held = Held(None)

    @property
    def state(self) -> State:
        assert self.held.state is not None, "nothing has been dealt yet"
        return self.held.state

    def current_player(self) -> int:
        if self.held.state is None:
            return int(pyspiel.PlayerId.CHANCE)
        seat = self.state.seat
        return int(pyspiel.PlayerId.TERMINAL) if seat is None else seat

    def _legal_actions(self, player: int) -> list[int]:
        return sorted(self.state.legal_ids())

    def chance_outcomes(self) -> list[tuple[int, float]]:
        return [(DEAL, 1.0)]

    def _apply_action(self, action: int) -> None:
        if self.held.state is None:
            game: SpielGame = self.get_game()
            self.held.state = game.deal()
        else:
            self.state.play(self.state.game.move_of(action))

    def _action_to_string(self, player: int, action: int) -> str:
        if self.held.state is None:
            return "deal"
        return str(self.state.game.move_of(action))

    def is_terminal(self) -> bool:
        return self.held.state is not None and self.state.over

    def returns(self) -> list[float]:
        if self.held.state is None:
            return [0.0] * self.num_players()
        return rewards(self.state, "place")

    def information_state_string(self, player: int | None = None) -> str:
        """All that a seat may know: its view, the moves it may know of, and what it just heard."""
        seat = self.current_player() if player is None else player
        if self.held.state is None:
            return "nothing dealt"
        hidden = {at for at, owner in self.state.secrets if owner != seat}
        moves = [None if at in hidden else list(move) for at, move in enumerate(self.state.history)]
        return json.dumps([seat, self.state.view(seat), moves], sort_keys=True)

    def observation_string(self, player: int | None = None) -> str:
        seat = self.current_player() if player is None else player
        if self.held.state is None:
            return "nothing dealt"
        return json.dumps(self.state.view(seat), sort_keys=True)

    def information_state_tensor(self, player: int | None = None) -> list[float]:
        seat = self.current_player() if player is None else player
        game: SpielGame = self.get_game()
        if self.held.state is None:
            return [0.0] * game.length
        return [float(number) for number in observe(self.state, seat)]

    def observation_tensor(self, player: int | None = None) -> list[float]:
        return self.information_state_tensor(player)

    def resample_from_infostate(self, player: int, sampler: Any) -> SpielState:
        """Another state that `player` cannot tell from this one; `sampler` gives 0 to 1."""
        twin = SpielState(self.get_game())
        twin.held = Held(self.state.sample(player, int(sampler() * (1 << 53))))
        return twin

    def __str__(self) -> str:
        return "nothing dealt" if self.held.state is None else repr(self.state)


class Numbers:
    """OpenSpiel's observer for states that are written in Python."""

    def __init__(self, length: int) -> None:
        self.tensor = np.zeros(length, np.float32)
        self.dict = {"observation": self.tensor}

    def set_from(self, state: SpielState, player: int) -> None:
        self.tensor[:] = state.information_state_tensor(player)

    def string_from(self, state: SpielState, player: int) -> str:
        return state.information_state_string(player)


class SpielGame(pyspiel.Game):  # type: ignore[misc]
    def __init__(self, game: Game, seats: int, options: dict[str, Any] | None) -> None:
        self.length = len(names(game, seats))
        kind = pyspiel.GameType(
            short_name=f"terem_{game.id}",
            long_name=game.title("en"),
            dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
            chance_mode=pyspiel.GameType.ChanceMode.SAMPLED_STOCHASTIC,
            information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
            utility=pyspiel.GameType.Utility.GENERAL_SUM,
            reward_model=pyspiel.GameType.RewardModel.TERMINAL,
            max_num_players=game.seats[-1],
            min_num_players=game.seats[0],
            provides_information_state_string=True,
            provides_information_state_tensor=True,
            provides_observation_string=True,
            provides_observation_tensor=True,
            parameter_specification={},
        )
        info = pyspiel.GameInfo(
            num_distinct_actions=game.actions,
            max_chance_outcomes=1,
            num_players=seats,
            min_utility=-1.0,
            max_utility=1.0,
            utility_sum=None,
            max_game_length=LONGEST,
        )
        super().__init__(kind, info, {})
        self.terem_game = game
        self.seats = seats
        self.options = options
        self.luck = np.random.default_rng()

    def seed(self, seed: int) -> None:
        """The deals that follow are the same again."""
        self.luck = np.random.default_rng(seed)

    def deal(self) -> State:
        seed = int(self.luck.integers(1 << 62))
        state: State = self.terem_game.new(self.seats, seed, self.options)
        return state

    def new_initial_state(self) -> SpielState:
        return SpielState(self)

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> Numbers:
        return Numbers(self.length)

    def information_state_tensor_shape(self) -> list[int]:
        return [self.length]

    def observation_tensor_shape(self) -> list[int]:
        return [self.length]


def spiel_game(game: Game, seats: int, options: dict[str, Any] | None) -> SpielGame:
    game.new(seats, 0, options)  # whatever is wrong with the arguments is said now
    return SpielGame(game, seats, options)
