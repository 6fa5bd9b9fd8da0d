"""Masked-action self-play with clipped policy gradients (PPO): all seats are one net."""

from __future__ import annotations

import time
from collections.abc import Callable, Iterator
from contextlib import ExitStack
from dataclasses import asdict
from itertools import count
from pathlib import Path
from typing import Any

import numpy as np
import torch
from torch import Tensor, nn

import terem
from terem import research
from terem.machines.cluster import cluster, scattered
from terem.research.starter.games import Lesson, Shown, Weights, joined, lesson, played, shown
from terem.research.starter.save import save
from terem.research.starter.settings import Settings


class Player(nn.Module):
    """Numbers of a position to a preference for every id, and the reward to be expected."""

    def __init__(self, inputs: int, actions: int, width: int) -> None:
        super().__init__()
        self.first = nn.Linear(inputs, width)
        self.second = nn.Linear(width, width)
        self.liked = nn.Linear(width, actions)
        self.worth = nn.Linear(width, 1)
        self.register_buffer("mean", torch.zeros(inputs))
        self.register_buffer("scale", torch.ones(inputs))

    def forward(self, seen: Tensor) -> tuple[Tensor, Tensor]:
        hidden = torch.relu(self.first((seen - self.mean) * self.scale))
        hidden = torch.relu(self.second(hidden))
        return self.liked(hidden), self.worth(hidden).squeeze(-1)

    def layers(self) -> list[Any]:
        """As `save` wants them: the scaling of the inputs goes into the first layer."""
        with torch.no_grad():
            weights = self.first.weight * self.scale
            bias = self.first.bias - weights @ self.mean
            found = [(weights.T, bias)]
            found += [(part.weight.T, part.bias) for part in (self.second, self.liked)]
        return [(one.detach().cpu().numpy(), two.detach().cpu().numpy()) for one, two in found]

    def as_arrays(self) -> Weights:
        """The whole net, for workers that have numpy alone."""
        worth = (self.worth.weight.T, self.worth.bias)
        return Weights(self.layers(), tuple(part.detach().cpu().numpy() for part in worth))


def chosen(liked: Tensor, masks: Tensor) -> torch.distributions.Categorical:
    """A legal id, each as likely as the net likes it."""
    return torch.distributions.Categorical(logits=liked.masked_fill(~masks, -1e9))


def learn(
    game_id: str, out: Path, settings: Settings, say: Callable[[str], None] = print
) -> list[dict[str, float]]:
    """Train until the time is over; the file is renewed every minute. The learning curve."""
    begin = time.monotonic()
    torch.manual_seed(settings.seed)
    torch.set_num_threads(settings.jobs)
    device = torch.device("cuda" if torch.cuda.is_available() else "cpu")
    game = terem.game(game_id)
    inputs = len(research.names(game, settings.seats))
    player = Player(inputs, game.actions, settings.width).to(device)
    optimiser = torch.optim.Adam(player.parameters(), lr=settings.rate)
    how: dict[str, Any] = {"settings": asdict(settings)}
    curve: list[dict[str, float]] = []
    decisions = 0
    saved = begin
    with ExitStack() as held:
        ray = None
        if settings.cluster:
            ray = held.enter_context(cluster(settings.cluster, settings.jobs))
        if settings.watch:
            watch(game, player, optimiser, settings, device, say, ray)
        else:
            with research.batch(game, settings.games, settings.seats, settings.seed) as batch:
                scale_inputs(player, torch.from_numpy(batch.reset().observations).to(device))
        lessons = (
            near(game, player, settings, device)
            if ray is None
            else far(ray, game, player, settings)
        )
        for one in lessons:
            left = max(0.1, 1 - (time.monotonic() - begin) / max(1.0, settings.minutes * 60))
            for group in optimiser.param_groups:
                group["lr"] = settings.rate * left
            figures = go_through(player, optimiser, one, settings, device, left)
            decisions += len(one.ids)
            now = time.monotonic()
            figures["minutes"] = (now - begin) / 60
            figures["decisions"] = decisions
            curve.append(figures)
            over = now - begin >= settings.minutes * 60
            if over or now - saved >= 60:
                save(out, game, settings.seats, player.layers(), {**how, "decisions": decisions})
                saved = now
                say(", ".join(f"{name} {value:.4g}" for name, value in figures.items()))
            if over:
                break
    return curve


def scale_inputs(player: Player, seen: Tensor) -> None:
    """Numbers that hardly change are not blown up."""
    player.mean.copy_(seen.mean(0))
    player.scale.copy_(1.0 / seen.std(0).clamp(min=0.5))


def watch(
    game: Any,
    player: Player,
    optimiser: Any,
    settings: Settings,
    device: Any,
    say: Any,
    ray: Any,
) -> None:
    """Begin with greedy's habits, and with how its games end."""
    found: list[Shown] = []
    with_rules = (game.id, game.version, settings)
    deals: Iterator[Shown]
    if ray is None:
        deals = (shown(deal, *with_rules) for deal in count())
    else:
        deals = in_order(scattered(ray, shown, count(), *with_rules))
    decisions = 0
    for one in deals:
        found.append(one)
        decisions += len(one.ids)
        if decisions >= settings.watch:
            break
    all_seen, all_masks, all_ids, all_ends = (
        torch.from_numpy(np.concatenate(column)).to(device)
        for column in list(zip(*found, strict=True))[1:]
    )
    scale_inputs(player, all_seen)
    for _ in range(6):
        right = 0
        for part in torch.randperm(decisions, device=device).split(1024):
            liked, expected = player(all_seen[part])
            choice = chosen(liked, all_masks[part])
            # What a position is worth is learned along with it: self-play that begins with wrong
            # hopes unlearns what it has just been shown.
            wrong = (expected - all_ends[part]).square().mean()
            loss = wrong - choice.log_prob(all_ids[part]).mean()
            optimiser.zero_grad()
            loss.backward()
            optimiser.step()
            right += int((choice.logits.argmax(1) == all_ids[part]).sum())
        say(f"watched {len(found)} games of greedy: {right / decisions:.0%} of its moves foreseen")


def in_order(found: Iterator[Shown]) -> Iterator[Shown]:
    """By deal, whichever is finished first: what is learned does not depend on the machines."""
    early: dict[int, Shown] = {}
    wanted = 0
    for one in found:
        early[one.deal] = one
        while wanted in early:
            yield early.pop(wanted)
            wanted += 1


def near(game: Any, player: Player, settings: Settings, device: Any) -> Iterator[Lesson]:
    """Some steps of many games at a time, each seat played by the net as it is by then."""
    with research.batch(
        game, settings.games, settings.seats, settings.seed, reward=settings.reward
    ) as batch:
        step = batch.reset()
        for number in count():
            rows: list[Any] = []
            for _ in range(settings.steps):
                with torch.no_grad():
                    masks = torch.from_numpy(step.masks).to(device)
                    liked, worth = player(torch.from_numpy(step.observations).to(device))
                    choice = chosen(liked, masks)
                    ids = choice.sample()
                    likely = choice.log_prob(ids)
                after = batch.step(ids.cpu().numpy())
                made = [one.cpu().numpy() for one in (ids, likely, worth)]
                rows.append((*step[:3], *made, after.rewards, after.dones))
                step = after
            yield lesson(number, rows, settings.fade)


def far(ray: Any, game: Any, player: Player, settings: Settings) -> Iterator[Lesson]:
    """Whole games of a cluster, with the net sent along; the net waits for all of a lesson."""
    tasks = max(1, settings.games // settings.share)
    for first in count(0, tasks):
        sent = (game.id, game.version, player.as_arrays(), settings)
        yield joined(list(scattered(ray, played, range(first, first + tasks), *sent)))


def go_through(
    player: Player, optimiser: Any, given: Lesson, settings: Settings, device: Any, left: float
) -> dict[str, float]:
    """What went better than expected becomes likelier, by a little at a time."""
    seen_, masks_, ids_, likely_, better_, goal = (
        torch.from_numpy(part).to(device) for part in given[1:-1]
    )
    better_ = (better_ - better_.mean()) / (better_.std() + 1e-6)
    loss_of_worth = spread = torch.zeros(())
    for _ in range(settings.rounds):
        for part in torch.randperm(len(ids_), device=device).split(settings.part):
            liked, expected = player(seen_[part])
            choice = chosen(liked, masks_[part])
            ratio = (choice.log_prob(ids_[part]) - likely_[part]).exp()
            gain = torch.minimum(
                ratio * better_[part],
                ratio.clamp(1 - settings.clip, 1 + settings.clip) * better_[part],
            )
            loss_of_worth = (expected - goal[part]).square().mean()
            spread = choice.entropy().mean()
            loss = -gain.mean() + 0.5 * loss_of_worth - settings.wander * left * spread
            optimiser.zero_grad()
            loss.backward()
            nn.utils.clip_grad_norm_(player.parameters(), 0.5)
            optimiser.step()
    return {
        "games": float(given.games),
        "error": float(loss_of_worth.detach()) ** 0.5,
        "entropy": float(spread.detach()),
    }
