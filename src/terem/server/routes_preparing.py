"""Endpoints: what I prepare at a table while others play."""

from __future__ import annotations

from terem.server import preparing, showing
from terem.server.http import Context, endpoint
from terem.server.messages import Planning, PlanRequest, StandingRequest, TableInfo


@endpoint(
    "GET",
    "/api/tables/{table}/plan",
    "My next turn, as if it had come, with what I have planned of it",
    answer=Planning,
    query={"lang": "string"},
    cost=preparing.COST,
)
async def plan(context: Context) -> Planning:
    person = context.me
    return preparing.planning(await context.table(), person.id, context.lang)


@endpoint(
    "PUT",
    "/api/tables/{table}/plan",
    "Plan my next turn",
    body=PlanRequest,
    answer=Planning,
    cost=preparing.COST,
)
async def set_plan(context: Context, wish: PlanRequest) -> Planning:
    person = context.me
    table = await context.table()
    await preparing.set_plan(table, person.id, wish.moves)
    return preparing.planning(table, person.id, context.lang)


@endpoint("DELETE", "/api/tables/{table}/plan", "Plan nothing any more", answer=TableInfo)
async def drop_plan(context: Context) -> TableInfo:
    person = context.me
    table = await context.table()
    await preparing.drop_plan(table, person.id)
    return showing.live_info(table, context.eyes)


@endpoint(
    "PUT",
    "/api/tables/{table}/standing",
    "How I always answer a small question",
    body=StandingRequest,
    answer=TableInfo,
)
async def set_standing(context: Context, wish: StandingRequest) -> TableInfo:
    person = context.me
    table = await context.table()
    await preparing.set_standing(table, person.id, wish.question, wish.move)
    return showing.live_info(table, context.eyes)
