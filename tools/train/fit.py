"""Training: from stored positions to a net of a few hundred kilobytes. The only module that needs
torch; it uses a GPU where there is one."""

from __future__ import annotations

import json
import time
from collections.abc import Iterator
from importlib import import_module
from pathlib import Path
from typing import Any

import numpy as np
import torch
from torch import nn

import terem
from terem.bots.net import input_names, sides_of
from terem.engine.features import names

# One game in so many is kept back to see how well the net does on games it has not seen.
HELD_BACK = 12
HIDDEN = (256, 64)


class Data:
    """All rows of a game in one table; what a number of seats does not have is zero."""

    def __init__(self, game: str, folders: list[Path], device: str) -> None:
        found = terem.game(game)
        features = import_module(f"terem.games.{game}.features")
        sides = {seats: sides_of(found.new(seats, 0)) for seats in found.seats}
        self.game = found
        self.features_version: int = features.VERSION
        self.most_sides = max(sides.values())
        columns = {n: input_names(names(features.write, found, n), sides[n]) for n in found.seats}
        self.names: list[str] = list(dict.fromkeys(name for n in columns for name in columns[n]))
        place_of = {name: i for i, name in enumerate(self.names)}
        self.files: list[dict[str, Any]] = []
        inputs, points, places, masks, games, when, tables = [], [], [], [], [], [], []
        most = self.most_sides
        file_numbers: dict[Path, int] = {}
        for path in sorted(path for folder in folders for path in (folder / game).glob("*-*.npz")):
            with np.load(path) as stored:
                record = json.loads(str(stored["record"]))
                if (record["rules"], record["features"]) != (found.version, features.VERSION):
                    raise ValueError(f"{path.name} was made with other rules or features")
                self.files.append(record)
                n = sides[record["seats"]]
                rows = len(stored["inputs"])
                wide = np.zeros((rows, len(self.names)), dtype=np.float16)
                wide[:, [place_of[name] for name in columns[record["seats"]]]] = stored["inputs"]
                target = np.zeros((rows, most), dtype=np.float32)
                target[:, :n] = stored["points"]
                shares = np.zeros((rows, most, most), dtype=np.float32)
                shares[:, :n, :n] = stored["places"].reshape(rows, n, n)
                moments = stored["moments"]
            inputs.append(wide)
            points.append(target)
            places.append(shares)
            masks.append(np.full(rows, n))
            # A file named twice weighs twice, and stays on its side of the fence.
            number = file_numbers.setdefault(path, len(file_numbers))
            games.append(moments[:, 0].astype(np.int64) + 1_000_003 * number)
            when.append(moments[:, 1])
            tables.append(np.full(rows, record["seats"]))
        if not inputs:
            raise ValueError(f"no games of {game} to learn from")
        self.inputs = torch.from_numpy(np.concatenate(inputs)).to(device)
        self.points = torch.from_numpy(np.concatenate(points)).to(device)
        self.places = torch.from_numpy(np.concatenate(places)).to(device)
        self.sides = torch.from_numpy(np.concatenate(masks)).to(device)
        self.seats = np.concatenate(tables)
        self.when = np.concatenate(when)
        games_of_rows = np.concatenate(games)
        self.game_count = len(np.unique(games_of_rows))
        held = torch.from_numpy(games_of_rows % HELD_BACK == 0).to(device)
        self.held = held.nonzero()[:, 0]
        self.shown = (~held).nonzero()[:, 0]


class Body(nn.Module):
    def __init__(self, inputs: int, outputs: int, dropout: float) -> None:
        super().__init__()
        self.first = nn.Linear(inputs, HIDDEN[0])
        self.second = nn.Linear(HIDDEN[0], HIDDEN[1])
        self.last = nn.Linear(HIDDEN[1], outputs)
        self.skip = nn.Linear(inputs, outputs, bias=False)
        self.dropout = nn.Dropout(dropout)
        nn.init.zeros_(self.skip.weight)

    def forward(self, x: torch.Tensor) -> torch.Tensor:
        hidden = self.dropout(torch.relu(self.first(x)))
        hidden = self.dropout(torch.relu(self.second(hidden)))
        out: torch.Tensor = self.last(hidden) + self.skip(x)
        return out


class Trainer:
    def __init__(self, data: Data, seed: int, dropout: float = 0.1, decay: float = 1e-2) -> None:
        torch.manual_seed(seed)
        self.data = data
        device = data.inputs.device
        shown = data.inputs[data.shown].float()
        self.mean = shown.mean(0)
        # A number that hardly ever changes is not blown up.
        self.scale = shown.std(0).clamp(min=0.25)
        del shown
        most = data.most_sides
        there = torch.arange(most, device=device)[None, :] < data.sides[:, None]
        self.there = there
        kept = data.points[data.shown][there[data.shown]]
        self.middle, self.spread = kept.mean(), kept.std()
        self.body = Body(len(data.names), most + most * most, dropout).to(device)
        self.smooth = Body(len(data.names), most + most * most, 0.0).to(device)
        self.smooth.load_state_dict(self.body.state_dict())
        self.decay = decay

    @torch.no_grad()
    def begin_with(self, path: Path) -> None:
        """Go on from a stored net: the weights of `save`, with the scaling of these games."""
        with np.load(path) as stored:
            if json.loads(str(stored["names"])) != self.data.names:
                raise ValueError(f"{path.name} looks at other features")
            arrays = {
                name: torch.from_numpy(stored[name].astype(np.float32)).to(self.mean.device)
                for name in stored.files
                if name not in ("record", "names")
            }
        factor, shift = self.scaling()
        for body in (self.body, self.smooth):
            body.first.weight.copy_((arrays["first"] * self.scale[:, None]).T)
            body.first.bias.copy_(arrays["first_bias"] + self.mean @ arrays["first"])
            body.second.weight.copy_(arrays["second"].T)
            body.second.bias.copy_(arrays["second_bias"])
            body.last.weight.copy_((arrays["last"] / factor).T)
            straight = self.mean @ arrays["skip"]
            body.last.bias.copy_((arrays["last_bias"] - shift + straight) / factor)
            body.skip.weight.copy_((arrays["skip"] * self.scale[:, None] / factor).T)

    def scaling(self) -> tuple[torch.Tensor, torch.Tensor]:
        """What the outputs are multiplied by and moved by: points only."""
        most = self.data.most_sides
        factor = torch.ones(most + most * most, device=self.mean.device)
        factor[:most] = self.spread
        shift = torch.zeros_like(factor)
        shift[:most] = self.middle
        return factor, shift

    def batches(self, rows: torch.Tensor, size: int) -> Iterator[torch.Tensor]:
        order = rows[torch.randperm(len(rows), device=rows.device)]
        for begin in range(0, len(order), size):
            yield order[begin : begin + size]

    def outputs(self, body: Body, rows: torch.Tensor) -> tuple[torch.Tensor, torch.Tensor]:
        """Points by side, and the logits of the places by side."""
        most = self.data.most_sides
        x = (self.data.inputs[rows].float() - self.mean) / self.scale
        out = body(x)
        points = out[:, :most] * self.spread + self.middle
        logits = out[:, most:].reshape(-1, most, most)
        # A table of three has no fourth place.
        return points, logits.masked_fill(~self.there[rows][:, None, :], -1e4)

    def loss(self, body: Body, rows: torch.Tensor) -> torch.Tensor:
        points, logits = self.outputs(body, rows)
        there = self.there[rows]
        off = ((points - self.data.points[rows]) / self.spread)[there]
        log = torch.log_softmax(logits, -1)
        places = -(self.data.places[rows] * log.clamp(min=-30.0)).sum(-1)[there]
        result: torch.Tensor = (off * off).mean() + 0.5 * places.mean()
        return result

    def run(self, epochs: int, batch: int, rate: float, seconds: float) -> list[dict[str, float]]:
        """Train; the net that is kept is a running mean of the weights, which is steadier."""
        device = self.data.inputs.device
        optimiser = torch.optim.AdamW(self.body.parameters(), lr=rate, weight_decay=self.decay)
        steps = epochs * -(-len(self.data.shown) // batch)
        schedule = torch.optim.lr_scheduler.OneCycleLR(optimiser, rate, total_steps=steps + 1)
        end = time.monotonic() + seconds
        curve: list[dict[str, float]] = []
        best = float("inf")
        best_state = self.smooth.state_dict()
        for epoch in range(epochs):
            self.body.train()
            for rows in self.batches(self.data.shown, batch):
                optimiser.zero_grad()
                loss = self.loss(self.body, rows)
                loss.backward()  # type: ignore[no-untyped-call]
                nn.utils.clip_grad_norm_(self.body.parameters(), 1.0)
                optimiser.step()
                schedule.step()
                with torch.no_grad():
                    for kept, new in zip(
                        self.smooth.parameters(), self.body.parameters(), strict=True
                    ):
                        kept.lerp_(new, 0.005)
            seen = self.measure(self.smooth)
            seen["epoch"] = epoch + 1
            curve.append(seen)
            if seen["loss"] < best:
                best = seen["loss"]
                best_state = {k: v.clone() for k, v in self.smooth.state_dict().items()}
            if time.monotonic() > end:
                break
        self.smooth.load_state_dict(best_state)
        print(device, json.dumps(curve[-1]), "best", round(best, 4), flush=True)
        return curve

    @torch.no_grad()
    def measure(self, body: Body) -> dict[str, float]:
        """On games held back: points off and bias of the side that looks, Brier score of a win."""
        body.eval()
        losses, off, bias, brier, count = 0.0, 0.0, 0.0, 0.0, 0
        for rows in self.data.held.split(65536):
            points, logits = self.outputs(body, rows)
            losses += float(self.loss(body, rows)) * len(rows)
            miss = points[:, 0] - self.data.points[rows][:, 0]
            off += float(miss.abs().sum())
            bias += float(miss.sum())
            chance = torch.softmax(logits, -1)[:, 0, 0]
            brier += float(((chance - self.data.places[rows][:, 0, 0]) ** 2).sum())
            count += len(rows)
        names = ("loss", "off", "bias", "brier")
        figures = (losses, off, bias, brier)
        return {n: round(f / max(1, count), 4) for n, f in zip(names, figures, strict=True)}

    @torch.no_grad()
    def by_quarter(self) -> list[dict[str, Any]]:
        """The same by seats and quarter of the game, beside the hand-made judgement."""
        self.smooth.eval()
        held = self.data.held
        points = torch.cat([self.outputs(self.smooth, rows)[0] for rows in held.split(65536)])
        miss = (points[:, 0] - self.data.points[held][:, 0]).cpu().numpy()
        judged = self.data.names.index("hand-made judgement of side 0")
        hand = (self.data.inputs[held][:, judged].float() - self.data.points[held][:, 0]).cpu()
        hand_made = hand.numpy()
        index = held.cpu().numpy()
        table: list[dict[str, Any]] = []
        for seats in sorted(set(self.data.seats)):
            for quarter in range(4):
                rows = (self.data.seats[index] == seats) & (
                    np.minimum(3, (self.data.when[index] * 4).astype(int)) == quarter
                )
                if rows.any():
                    table.append(
                        {
                            "seats": int(seats),
                            "quarter": quarter + 1,
                            "rows": int(rows.sum()),
                            "off": round(float(np.abs(miss[rows]).mean()), 2),
                            "bias": round(float(miss[rows].mean()), 2),
                            "hand_made_off": round(float(np.abs(hand_made[rows]).mean()), 2),
                            "hand_made_bias": round(float(hand_made[rows].mean()), 2),
                        }
                    )
        return table

    @torch.no_grad()
    def save(self, path: Path, record: dict[str, Any]) -> None:
        """Fold the scaling into the weights and store them as float16."""
        body = self.smooth
        factor, shift = self.scaling()
        first = body.first.weight.T / self.scale[:, None]
        skip = (body.skip.weight.T / self.scale[:, None]) * factor
        arrays = {
            "first": first,
            "first_bias": body.first.bias - self.mean @ first,
            "second": body.second.weight.T,
            "second_bias": body.second.bias,
            "last": body.last.weight.T * factor,
            "last_bias": body.last.bias * factor + shift - self.mean @ skip,
            "skip": skip,
        }
        path.parent.mkdir(parents=True, exist_ok=True)
        np.savez_compressed(
            path,
            record=json.dumps(record),
            names=json.dumps(self.data.names),
            **{name: array.cpu().numpy().astype(np.float16) for name, array in arrays.items()},
        )
