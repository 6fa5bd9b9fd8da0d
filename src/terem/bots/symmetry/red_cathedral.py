"""The Red Cathedral: the two white slots of a workshop cost the same and serve the same die."""

from __future__ import annotations

from typing import cast

from terem.engine import Ply, State
from terem.games.red_cathedral.rules.claim import FACE_DOWN, FACE_UP, TAKE_BANNER, is_open
from terem.games.red_cathedral.state import RedCathedral
from terem.games.red_cathedral.tables import WHITE, WHITE_SLOTS


def twin(state: State, ply: Ply) -> Ply | None:
    s = cast(RedCathedral, state)
    player = s.players[s.stack[-1].seat]
    if ply.verb is FACE_DOWN or ply.verb is FACE_UP:
        if ply.a >= WHITE and is_open(player, WHITE) and is_open(player, WHITE + 1):
            return ply.verb.grid[2 * WHITE + 1 - ply.a]
    elif ply.verb is TAKE_BANNER:
        if ply.a > 0 and player.slot_banners == WHITE_SLOTS:
            return TAKE_BANNER.grid[3 - ply.a]
    return None
