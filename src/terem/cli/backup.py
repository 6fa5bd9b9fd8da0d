"""`terem backup`: a copy of the database, also while the server is running."""

from __future__ import annotations

import argparse

from terem.cli.common import BadArgument, Commands, add_database


def register(commands: Commands) -> None:
    parser = commands.add_parser("backup", help="copy the server's database into a file")
    parser.add_argument("file", metavar="FILE", help="where the copy goes; it must not exist yet")
    add_database(parser)
    parser.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    from terem.server.backup import BackupFailed, backup
    from terem.server.settings import BadSetting, settings_from

    try:
        settings = settings_from({"database": args.database})
        print(backup(settings.database, args.file))
    except (BadSetting, BackupFailed) as problem:
        raise BadArgument(str(problem)) from None
    return 0
