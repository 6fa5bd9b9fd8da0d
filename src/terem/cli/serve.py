"""`terem serve`: open the house."""

from __future__ import annotations

import argparse

from terem.cli.common import BadArgument, Commands


def register(commands: Commands) -> None:
    parser = commands.add_parser("serve", help="serve the tables and the web client")
    try:
        from terem.server.settings import add_arguments
    except ImportError:
        # The engine works without the server's packages; the command then says what is missing.
        parser.add_argument("rest", nargs=argparse.REMAINDER)
    else:
        add_arguments(parser)
    parser.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    try:
        from terem.server.serve import run as serve
        from terem.server.settings import BadSetting, settings_from
    except ImportError as problem:
        raise BadArgument(f"the server needs {problem.name}: install terem again") from None
    try:
        settings = settings_from(vars(args))
    except BadSetting as problem:
        raise BadArgument(str(problem)) from None
    return serve(settings)
