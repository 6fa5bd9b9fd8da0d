"""Masked-action self-play with clipped policy gradients (PPO): all seats are one net."""

from __future__ import annotations

import time
from collections.abc import Callable
from dataclasses import asdict, dataclass
from pathlib import Path
from typing import Any

import numpy as np
import torch
from torch import Tensor, nn

import terem
from terem import bots, research
from terem.research.observations import Looker
from terem.research.rewards import rewards
from terem.research.starter.advantages import advantages
from terem.research.starter.save import save


@dataclass(frozen=True)
class Settings:
    """What can be turned; kept in the file."""

    seats: int = 2
    minutes: float = 60.0
    games: int = 256  # side by side
    steps: int = 64  # of each game between two lessons
    width: int = 256
    watch: int = 60_000  # decisions of greedy to begin with; 0 for nothing but self-play
    rate: float = 5e-4  # falls to a tenth by the end, and `wander` with it
    fade: float = 0.95
    clip: float = 0.2
    wander: float = 0.01  # worth of trying things out (entropy)
    rounds: int = 3  # times each lesson is gone through
    part: int = 2048  # decisions at a time
    seed: int = 0
    jobs: int = 1
    reward: str = "margin"


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
    if settings.watch:
        watch(game, player, optimiser, settings, device, say)
    curve: list[dict[str, float]] = []
    decisions = 0
    saved = begin
    with research.batch(
        game, settings.games, settings.seats, settings.seed, reward=settings.reward
    ) as batch:
        step = batch.reset()
        if not settings.watch:
            scale_inputs(player, torch.from_numpy(step.observations).to(device))
        while True:
            left = max(0.1, 1 - (time.monotonic() - begin) / max(1.0, settings.minutes * 60))
            for group in optimiser.param_groups:
                group["lr"] = settings.rate * left
            lesson, step = gather(player, batch, step, settings, device)
            figures = go_through(player, optimiser, lesson, settings, device, left)
            decisions += settings.games * settings.steps
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
                return curve


def scale_inputs(player: Player, seen: Tensor) -> None:
    """Numbers that hardly change are not blown up."""
    player.mean.copy_(seen.mean(0))
    player.scale.copy_(1.0 / seen.std(0).clamp(min=0.5))


def watch(
    game: Any, player: Player, optimiser: Any, settings: Settings, device: Any, say: Any
) -> None:
    """Begin with greedy's habits: what it would do, in games that now and then go astray, and how
    those games end."""
    rng = np.random.default_rng(settings.seed)
    looker = Looker(game)
    seen: list[Any] = []
    masks: list[Any] = []
    ids: list[int] = []
    ends: list[float] = []
    deal = 0
    while len(ids) < settings.watch:
        state = game.new(settings.seats, 1_000_000_000 + settings.seed + deal)
        teacher = bots.bot("greedy", seed=deal)
        deal += 1
        decided: list[int] = []
        while state.seat is not None:
            move = teacher.choose(state)
            decided.append(state.seat)
            one, mask = looker.look(state, state.seat)
            seen.append(one)
            masks.append(mask)
            ids.append(game.action_id(move))
            if rng.random() < 0.1:
                move = game.move_of(int(rng.choice(state.legal_ids())))
            state.play(move)
        brought = rewards(state, settings.reward)
        ends += [brought[seat] for seat in decided]
    all_seen = torch.from_numpy(np.stack(seen)).to(device)
    all_masks = torch.from_numpy(np.stack(masks)).to(device).bool()
    all_ids = torch.tensor(ids, device=device)
    all_ends = torch.tensor(ends, device=device)
    scale_inputs(player, all_seen)
    for _ in range(6):
        right = 0
        for part in torch.randperm(len(ids), device=device).split(1024):
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
        say(f"watched {deal} games of greedy: {right / len(ids):.0%} of its moves foreseen")


def gather(player: Player, batch: Any, step: Any, settings: Settings, device: Any) -> Any:
    """Some steps of every game, each seat played by the net."""
    rows: list[Any] = []
    for _ in range(settings.steps):
        with torch.no_grad():
            masks = torch.from_numpy(step.masks).to(device)
            liked, worth = player(torch.from_numpy(step.observations).to(device))
            choice = chosen(liked, masks)
            ids = choice.sample()
            likely = choice.log_prob(ids)
        after = batch.step(ids.cpu().numpy())
        rows.append(
            (
                step.observations,
                step.masks,
                step.seats,
                ids.cpu().numpy(),
                likely.cpu().numpy(),
                worth.cpu().numpy(),
                after.rewards,
                after.dones,
            )
        )
        step = after
    return [np.stack(column) for column in zip(*rows, strict=True)], step


def go_through(
    player: Player, optimiser: Any, lesson: Any, settings: Settings, device: Any, left: float
) -> dict[str, float]:
    """What went better than expected becomes likelier, by a little at a time."""
    seen, masks, seats, ids, likely, worth, rewards, dones = lesson
    better, known = advantages(worth, seats, rewards, dones, settings.fade)
    keep = known.reshape(-1)

    def flat(array: Any) -> Tensor:
        return torch.from_numpy(array.reshape(-1, *array.shape[2:])[keep]).to(device)

    seen_, masks_, ids_, likely_ = flat(seen), flat(masks), flat(ids), flat(likely)
    better_, goal = flat(better), flat(better + worth)
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
        "games": float(dones.sum()),
        "error": float(loss_of_worth.detach()) ** 0.5,
        "entropy": float(spread.detach()),
    }
