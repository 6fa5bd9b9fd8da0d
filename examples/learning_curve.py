# %% [markdown]
# # A learning curve
#
# How well can a straight line through the numbers of a position foretell how the game ends? The
# more games it has read, the better. Numpy alone; SIZE sets how many games are played.

# %%
import os
from pathlib import Path

import numpy as np

from terem import research
from terem.pictures.drawings import curve

PICTURES = Path(os.environ.get("PICTURES", "build/pictures"))
GAMES = int(os.environ.get("SIZE", "400"))

# %% [markdown]
# Random games, many at a time. Of each we keep some positions as the deciding seat sees them, and
# at the end the points by which that seat is ahead (÷ 20, clipped: the reward `margin`).


# %%
def positions(game: str, games: int, seed: int) -> tuple[np.ndarray, np.ndarray, np.ndarray]:
    """Observations, what came of them, and the number of the game each is from."""
    rng = np.random.default_rng(seed)
    seen, came, whose = [], [], []
    with research.batch(game, games=games, seats=2, seed=seed, reward="margin") as batch:
        step = batch.reset()
        open_rows: list[list[tuple[np.ndarray, int]]] = [[] for _ in range(games)]
        running = np.ones(games, bool)
        while running.any():
            for row in np.flatnonzero(running & (rng.random(games) < 0.1)):
                open_rows[row].append((step.observations[row], int(step.seats[row])))
            ids = [rng.choice(np.flatnonzero(mask)) for mask in step.masks]
            step = batch.step(ids)
            for row in np.flatnonzero(step.dones & running):
                running[row] = False
                for one, seat in open_rows[row]:
                    seen.append(one)
                    came.append(step.rewards[row][seat])
                    whose.append(row)
    return np.array(seen, float), np.array(came, float), np.array(whose)


# %% [markdown]
# A ridge: least squares with a weight against rote. Learned from some of the games, tried on games
# it has never seen.


# %%
def error(game: str, sizes: list[int]) -> list[tuple[float, float]]:
    """Of the foretold margin, the root of the mean square, by games learned from."""
    seen, came, whose = positions(game, GAMES, 1)
    tried, true, _ = positions(game, max(20, GAMES // 4), 500_000)
    scale = seen.std(0) + 1e-3
    found: list[tuple[float, float]] = []
    for size in sizes:
        mine = whose < size
        x = np.c_[seen[mine] / scale, np.ones(mine.sum())]
        weights = np.linalg.solve(x.T @ x + 100 * np.eye(x.shape[1]), x.T @ came[mine])
        foretold = np.c_[tried / scale, np.ones(len(tried))] @ weights
        found.append((size, float(np.sqrt(np.mean((foretold - true) ** 2)))))
    return found


# %%
sizes = sorted({max(1, GAMES * part // 16) for part in (1, 2, 4, 8, 12, 16)})
drawn = curve(
    "Foretelling the end of a random game",
    "games learned from",
    "error (1 is twenty points)",
    {game: error(game, sizes) for game in ("rurik", "village")},
)
drawn.save(PICTURES / "learning-curve.svg")
drawn
