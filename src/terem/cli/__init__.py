"""The command line: `terem COMMAND`, one module per command."""

from __future__ import annotations

import sys
from importlib import import_module

from terem import __version__
from terem.cli.common import BadArgument, Parser

COMMANDS = (
    "serve",
    "play",
    "lesson",
    "puzzle",
    "sim",
    "arena",
    "bench",
    "rules",
    "replay",
    "review",
    "backup",
    "patch",
    "admin",
)


def main(argv: list[str] | None = None) -> int:
    """Run one command; 2 for bad arguments (one line says what was expected), 130 for Ctrl-C."""
    parser = Parser(prog="terem", description="Board games of old Rus' and its neighbours.")
    parser.add_argument("--version", action="version", version=f"terem {__version__}")
    parser.set_defaults(run=lambda _: parser.print_help())
    commands = parser.add_subparsers(dest="command", metavar="COMMAND")
    given = sys.argv[1:] if argv is None else argv
    # A command loads its own module only: a server has no use for what draws tables in a terminal.
    # Help and complaints name them all.
    for name in [one for one in given[:1] if one in COMMANDS] or COMMANDS:
        import_module(f"terem.cli.{name}").register(commands)
    try:
        args = parser.parse_args(given)
        return int(args.run(args) or 0)
    except BadArgument as problem:
        print(f"terem: {problem}", file=sys.stderr)
        return 2
    except KeyboardInterrupt:
        print(file=sys.stderr)
        return 130
    except BrokenPipeError:
        # The reader (less, head) has gone; there is nobody left to tell.
        sys.stderr.close()
        return 0
