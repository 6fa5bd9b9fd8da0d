"""Endpoints: quick match."""

from __future__ import annotations

from terem.server import matching
from terem.server.http import Context, endpoint
from terem.server.wire.match import MatchState, Seek


@endpoint("GET", "/api/my/match", "Who looks for a game just now", cost=2)
async def match_state(context: Context) -> MatchState:
    return await matching.look(context.house, None if context.person is None else context.person.id)


@endpoint("PUT", "/api/my/match", "Look for a game, and go on looking")
async def seek(context: Context, wish: Seek) -> MatchState:
    return await matching.seek(context.house, context.me, wish)


@endpoint("DELETE", "/api/my/match", "Look for a game no longer")
async def stop_seeking(context: Context) -> MatchState:
    return await matching.leave(context.house, context.me.id)
