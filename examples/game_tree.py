# %% [markdown]
# # A game tree
#
# The moves of a position, the answers to the best of them, and what each is worth to whoever makes
# it. SIZE sets how many playouts a leaf gets.

# %%
import os
import random
from pathlib import Path
from statistics import fmean

import terem
from terem import State
from terem.pictures.drawings import Node, tree

PICTURES = Path(os.environ.get("PICTURES", "build/pictures"))
PLAYOUTS = int(os.environ.get("SIZE", "20"))
WIDTH = 4

# %% [markdown]
# A leaf is judged by random playouts. The seat that looks ahead cannot know what is hidden, so each
# playout begins in a world of its own that this seat might be in: `state.sample`.

# %%
rng = random.Random(1)


def margin(state: State, seat: int) -> float:
    """Points ahead of the best rival at the end of a random game."""
    state.telling = False
    while state.seat is not None:
        state.play(rng.choice(state.moves()))
    scores = state.scores()
    return scores[seat] - max(points for side, points in enumerate(scores) if side != seat)


def worth(state: State, seat: int, move: terem.Move) -> float:
    """What a move brings the seat on average."""
    found = []
    for _ in range(PLAYOUTS):
        world = state.sample(seat, rng.randrange(1 << 30))
        world.play(move)
        found.append(margin(world, seat))
    return fmean(found)


# %% [markdown]
# Village after eight decisions: the best few moves, and the best few that may follow each.

# %%
state = terem.game("village").new(seats=2, seed=3)
for _ in range(8):
    state.play(rng.choice(state.moves()))


def branch(state: State, depth: int) -> list[Node]:
    seat = state.seat
    if seat is None or depth == 0:
        return []
    judged = sorted(((worth(state, seat, move), move) for move in state.moves()), reverse=True)
    nodes = []
    for value, move in judged[:WIDTH]:
        after = state.copy()
        after.play(move)
        label = state.describe(move, "en")
        children = branch(after, depth - 1)
        nodes.append(Node(label, seat, f"{value:+.1f}", children))
    return nodes


first = state.seat
assert first is not None
root = Node("Village, deal 3", first, children=branch(state, 2))
drawn = tree(f"The best {WIDTH} moves and what may follow, {PLAYOUTS} playouts each", root)
drawn.save(PICTURES / "game-tree.svg")
drawn
