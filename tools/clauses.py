"""Which clauses of the rulebooks are proved by a test: prints the coverage, fails on a gap.

Tests say it themselves with `@clause("build.1")`; the game is the folder they are in. Clauses of
the engine (`table.*`) are proved once, in tests/engine.
"""

from __future__ import annotations

import ast
import sys
from pathlib import Path

import terem

TESTS = Path(__file__).parent.parent / "tests"


def clauses_in(folder: Path) -> dict[str, int]:
    """How many tests of a folder name each clause."""
    counts: dict[str, int] = {}
    for path in sorted(folder.glob("test_*.py")):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.FunctionDef) and node.name.startswith("test_"):
                for id in _named(node):
                    counts[id] = counts.get(id, 0) + 1
    return counts


def _named(function: ast.FunctionDef) -> list[str]:
    ids: list[str] = []
    for decorator in function.decorator_list:
        if isinstance(decorator, ast.Call) and ast.unparse(decorator.func) == "clause":
            ids += [str(arg.value) for arg in decorator.args if isinstance(arg, ast.Constant)]
    return ids


def gaps(id: str) -> tuple[list[str], list[str], int]:
    """Clauses without a test, names in tests that are no clause, and the number of clauses."""
    proved = clauses_in(TESTS / id)
    known = terem.game(id).rules.ids()
    shared = clauses_in(TESTS / "engine")
    missing = [clause for clause in known if not proved.get(clause) and not shared.get(clause)]
    return missing, [clause for clause in proved if clause not in known], len(known)


def main() -> int:
    failed = False
    for id in terem.games():
        missing, unknown, total = gaps(id)
        print(f"{id:15} {total - len(missing)}/{total} clauses proved by a test")
        for clause in missing:
            print(f"    no test names {clause}")
        for clause in unknown:
            print(f"    a test names {clause}, which is no clause")
        failed = failed or bool(missing or unknown)
    return 1 if failed else 0


if __name__ == "__main__":
    sys.exit(main())
