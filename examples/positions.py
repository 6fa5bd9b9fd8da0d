# %% [markdown]
# # A position
#
# A notebook as a script: open it in Jupyter (jupytext, VS Code), or run it:
# `python examples/positions.py`. Pictures go to the folder named in PICTURES.

# %%
import os
from pathlib import Path

import terem
from terem import bots, pictures
from terem.pictures.drawings import Drawing

PICTURES = Path(os.environ.get("PICTURES", "build/pictures"))

# %% [markdown]
# A game is dealt from a seed. Two greedy players make forty decisions.

# %%
game = terem.game("village")
state = game.new(seats=2, seed=7)
player = bots.bot("greedy", seed=1)
for _ in range(40):
    state.play(player.choose(state))

# %% [markdown]
# `print` shows the board as tables; a cell that ends in `state` shows it as a picture. Both show
# what the seat that decides may know.

# %%
print(state)
state

# %% [markdown]
# Another observer, another language: the same position as a spectator reads it in German.

# %%
watched = Drawing(pictures.svg(state, seat=None, lang="de"))
watched.save(PICTURES / "position.svg")
watched

# %% [markdown]
# What the greedy player would do, in words, with what it brings here.

# %%
move = player.choose(state)
print(state.describe(move, "en"))
