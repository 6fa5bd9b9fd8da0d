"""`terem patch`: take games in play over to corrected rules, or only say what would happen."""

from __future__ import annotations

import argparse
import asyncio

from terem.cli.common import BadArgument, Commands, add_database


def register(commands: Commands) -> None:
    parser = commands.add_parser("patch", help="take games in play over to corrected rules")
    parser.add_argument(
        "--dry-run", action="store_true", help="change nothing; say which games would go on"
    )
    add_database(parser)
    parser.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    from terem.server.database import CannotOpen
    from terem.server.settings import BadSetting, settings_from

    try:
        settings = settings_from({"database": args.database})
        asyncio.run(_patch(settings.database, bool(settings.redis), args.dry_run))
    except (BadSetting, CannotOpen) as problem:
        raise BadArgument(str(problem)) from None
    return 0


async def _patch(url: str, several: bool, dry_run: bool) -> None:
    import terem
    from terem.server import store
    from terem.server.database import CannotOpen, Database, unusable
    from terem.server.patching import outdated_tables, refit, take_over

    if dry_run:
        problem = await unusable(url, None)
        if problem is not None:
            raise CannotOpen(problem)
    database = Database(url)
    try:
        if not dry_run:
            await database.hold(several)
            await database.migrate()
        async with database.read() as connection:
            rows = await outdated_tables(connection)
        going_on = 0
        for row in rows:
            async with database.read() as connection:
                log = await store.log_after(connection, row.id, 0)
            found = refit(terem.game(row.game), row, log)
            if isinstance(found, str):
                versions = f"{row.rules_version} → {terem.game(row.game).version}"
                print(f"{row.id}  {row.game} {versions}: cannot go on, {found}")
            else:
                going_on += 1
            if not dry_run:
                await take_over(database, row, log, found)
        would = "would " if dry_run else ""
        print(f"{len(rows)} games in play under older rules: {going_on} {would}go on, ", end="")
        print(f"{len(rows) - going_on} {would}stand still until their players close them")
    finally:
        await database.close()
