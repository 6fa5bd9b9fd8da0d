"""`terem admin`: shut somebody out, silence them, close a table, read what was reported, help with
a lost password."""

from __future__ import annotations

import argparse

from terem.cli.common import BadArgument, Commands, add_database

ACTIONS = {
    "ban": "shut a person out: all sessions end, and they cannot sign in",
    "unban": "let them in again",
    "mute": "forbid a person to write in the chat",
    "unmute": "allow it again",
    "reset": "make a code with which a person can set a new password",
    "close": "end the game at a table without a result",
    "reports": "what people have reported",
    "settle": "be done with a report, by its number",
    "log": "what was done with this command before",
}


def register(commands: Commands) -> None:
    parser = commands.add_parser(
        "admin",
        help="shut somebody out, close a table, help with a lost password",
        description="Works on the database; a running server hears of it within seconds.",
        epilog="\n".join(f"{name:8}{text}" for name, text in ACTIONS.items()),
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    parser.add_argument("action", metavar="ACTION", choices=list(ACTIONS))
    parser.add_argument("target", metavar="WHO", nargs="?", help="an account, an id, a table")
    parser.add_argument("--why", default="", metavar="TEXT", help="kept in the log")
    add_database(parser)
    parser.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    import asyncio

    from terem.server import operator
    from terem.server.database import Database, unusable
    from terem.server.settings import BadSetting, settings_from

    listings = {"log": operator.log, "reports": operator.reports}
    if args.action not in listings and args.target is None:
        raise BadArgument(f"admin {args.action} needs to know whom, which table or which report")

    async def work() -> list[str]:
        problem = await unusable(settings.database, None)
        if problem is not None:
            raise BadArgument(problem)
        database = Database(settings.database)
        lines: list[str] = []
        try:
            if args.action in listings:
                show = listings[args.action]
                await database.commit(lambda connection: lines.extend(show(connection)))
            else:
                act = getattr(operator, args.action)
                await database.commit(
                    lambda connection: lines.append(act(connection, args.target, args.why))
                )
        finally:
            await database.close()
        return lines

    try:
        settings = settings_from({"database": args.database})
        for line in asyncio.run(work()):
            print(line)
    except (BadSetting, operator.NothingDone) as problem:
        raise BadArgument(str(problem)) from None
    return 0
