"""All that a server loads until it is open, for `forked`: importing this module loads it."""

from __future__ import annotations

import gc
from importlib import import_module

import terem

for name in (
    "terem.cli.serve",
    "terem.server.serve",
    # What is chosen by a setting or needed at the first request only.
    "aiosqlite",
    "asyncpg",
    "cryptography.hazmat.primitives.asymmetric.ec",
    "uvicorn.lifespan.on",
    "uvicorn.loops.uvloop",
    "uvloop",
):
    import_module(name)
for id in terem.games():
    terem.game(id)
# What is here stays: forks need not look through it, and share its memory.
gc.collect()
gc.freeze()
