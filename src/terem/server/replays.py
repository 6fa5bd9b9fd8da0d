"""Finished games, looked at again move by move."""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from typing import TYPE_CHECKING

from terem.engine import State
from terem.server.history import effective_history
from terem.server.live import LiveTable

if TYPE_CHECKING:
    from terem.server.house import House

POSITIONS_KEPT = 5000


class Replays:
    def __init__(self, house: House) -> None:
        self._house = house
        self._kept: OrderedDict[str, list[State]] = OrderedDict()

    async def positions(self, table: LiveTable) -> list[State]:
        """Every position of a finished game, opening first; kept for the last few games asked
        for."""
        kept = self._kept.get(table.row.id)
        if kept is not None:
            self._kept.move_to_end(table.row.id)
            return kept
        history = effective_history(table.log, table.seq)
        row = table.row

        def replay() -> list[State]:
            state = table.game.new(row.seats, row.seed, dict(row.options))
            states = [state]
            for move in history:
                state = state.copy()
                state.play(move)
                states.append(state)
            return states

        states = await asyncio.to_thread(replay)
        self._kept[row.id] = states
        while len(self._kept) > 1 and sum(map(len, self._kept.values())) > POSITIONS_KEPT:
            self._kept.popitem(last=False)
        return states
