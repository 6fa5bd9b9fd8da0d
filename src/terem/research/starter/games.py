"""Games to learn from, each a pure function of its number and of the net: whoever plays them, here
or on a cluster, they are the same. Numpy alone."""

from __future__ import annotations

from typing import Any, Final, NamedTuple

import numpy as np
from numpy.typing import NDArray

import terem
from terem import bots, research
from terem.machines.cluster import check_rules
from terem.research.observations import Looker
from terem.research.rewards import rewards
from terem.research.starter.advantages import advantages
from terem.research.starter.settings import Settings

Floats = NDArray[np.float32]
# Deals that greedy is watched on; those of self-play count from the seed.
WATCHED: Final = 1_000_000_000


class Shown(NamedTuple):
    """Decisions of greedy in one game, and what came of each in the end."""

    deal: int
    seen: Floats
    masks: NDArray[np.bool_]
    ids: NDArray[np.int64]
    ends: Floats


def shown(deal: int, game_id: str, rules: int, settings: Settings) -> Shown:
    """What greedy would do, in a game that now and then goes astray."""
    check_rules(game_id, rules)
    game = terem.game(game_id)
    rng = np.random.default_rng([settings.seed, deal])
    looker = Looker(game, settings.seats)
    state = game.new(settings.seats, WATCHED + settings.seed + deal)
    teacher = bots.bot("greedy", seed=deal)
    seen: list[Any] = []
    masks: list[Any] = []
    ids: list[int] = []
    decided: list[int] = []
    while state.seat is not None:
        move = teacher.choose(state)
        one, mask = looker.look(state, state.seat)
        seen.append(one)
        masks.append(mask)
        ids.append(game.action_id(move))
        decided.append(state.seat)
        if rng.random() < 0.1:
            move = game.move_of(int(rng.choice(state.legal_ids())))
        state.play(move)
    brought = rewards(state, settings.reward)
    return Shown(
        deal,
        np.stack(seen),
        np.stack(masks).astype(np.bool_),
        np.array(ids),
        np.array([brought[seat] for seat in decided], np.float32),
    )


class Lesson(NamedTuple):
    """Decisions of self-play: what was seen and chosen, how likely that was, how much better it
    went than expected, and what should have been expected."""

    number: int
    seen: Floats
    masks: NDArray[np.bool_]
    ids: NDArray[np.int64]
    likely: Floats
    better: Floats
    goal: Floats
    games: int


def lesson(
    number: int, rows: list[Any], fade: float, counted: NDArray[np.bool_] | None = None
) -> Lesson:
    """From rows of (seen, masks, seats, ids, likely, worth, rewards, dones), one a step; where
    `counted` is not set, a decision is left out."""
    seen, masks, seats, ids, likely, worth, brought, dones = (
        np.stack(column) for column in zip(*rows, strict=True)
    )
    better, known = advantages(worth, seats, brought, dones, fade)
    keep = (known if counted is None else known & counted).reshape(-1)

    def flat(array: Any) -> Any:
        return array.reshape(-1, *array.shape[2:])[keep]

    return Lesson(
        number,
        flat(seen),
        flat(masks),
        flat(ids),
        flat(likely),
        flat(better),
        flat(better + worth),
        int(dones.sum()),
    )


def joined(lessons: list[Lesson]) -> Lesson:
    """One lesson of many, in the order of their numbers, however they came in."""
    order = sorted(lessons, key=lambda one: one.number)
    columns: list[Any] = [np.concatenate(column) for column in list(zip(*order, strict=True))[1:-1]]
    seen, masks, ids, likely, better, goal = columns
    games = sum(one.games for one in order)
    return Lesson(order[0].number, seen, masks, ids, likely, better, goal, games)


class Weights(NamedTuple):
    """A net as arrays: layers to the preferences, and from the last hidden one to the worth."""

    layers: list[tuple[Floats, Floats]]
    worth: tuple[Floats, Floats]

    def judge(self, seen: Floats) -> tuple[Floats, Floats]:
        hidden = seen
        for weights, bias in self.layers[:-1]:
            hidden = np.maximum(hidden @ weights + bias, 0)
        (last, bias), (of_worth, base) = self.layers[-1], self.worth
        return hidden @ last + bias, (hidden @ of_worth + base)[:, 0]


def played(number: int, game_id: str, rules: int, net: Weights, settings: Settings) -> Lesson:
    """Whole games of the net against itself, as many as a worker's share."""
    check_rules(game_id, rules)
    rng = np.random.default_rng([settings.seed, number])
    games = settings.share
    deals = settings.seed + number * games
    every = np.arange(games)
    rows: list[Any] = []
    counted: list[Any] = []
    running = np.ones(games, np.bool_)
    with research.batch(game_id, games, settings.seats, deals, reward=settings.reward) as batch:
        step = batch.reset()
        while running.any():
            liked, worth = net.judge(step.observations)
            liked = np.where(step.masks, liked, -np.inf)
            liked = liked - liked.max(1, keepdims=True)
            liked = liked - np.log(np.exp(liked).sum(1, keepdims=True))
            # The largest of the preferences, each with a random bonus of this kind, is a fair draw.
            ids = (liked + rng.gumbel(size=liked.shape)).argmax(1)
            after = batch.step(ids)
            counted.append(running.copy())
            ended = after.dones & running
            rows.append(
                (
                    *step[:3],
                    ids,
                    liked[every, ids].astype(np.float32),
                    worth.astype(np.float32),
                    after.rewards,
                    after.dones,
                )
            )
            running &= ~ended
            step = after
    return lesson(number, rows, settings.fade, np.stack(counted))._replace(games=games)
