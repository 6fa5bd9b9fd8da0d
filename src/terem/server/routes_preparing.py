"""Endpoints: what I prepare at a table while others play."""

from __future__ import annotations

from terem.server import preparing, showing
from terem.server.http import LANG, Context, endpoint
from terem.server.wire.play import Planning, PlanRequest, StandingRequest
from terem.server.wire.tables import TableInfo

PLAN = "/api/tables/{table}/plan"


@endpoint("GET", PLAN, "My next turn, as if it had come", query=LANG, cost=preparing.COST)
async def plan(context: Context) -> Planning:
    person = context.me
    return preparing.planning(await context.table(), person.id, context.lang)


@endpoint("PUT", PLAN, "Plan my next turn", cost=preparing.COST)
async def set_plan(context: Context, wish: PlanRequest) -> Planning:
    person = context.me
    table = await context.table()
    await preparing.set_plan(table, person.id, wish.moves)
    return preparing.planning(table, person.id, context.lang)


@endpoint("DELETE", PLAN, "Plan nothing any more")
async def drop_plan(context: Context) -> TableInfo:
    person = context.me
    table = await context.table()
    await preparing.drop_plan(table, person.id)
    return showing.live_info(table, context.eyes)


@endpoint("PUT", "/api/tables/{table}/standing", "How I always answer a small question")
async def set_standing(context: Context, wish: StandingRequest) -> TableInfo:
    person = context.me
    table = await context.table()
    await preparing.set_standing(table, person.id, wish.question, wish.move)
    return showing.live_info(table, context.eyes)
