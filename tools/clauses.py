"""Which clauses of the rulebooks are proved by a test and cited in the code: fails on a gap.

Tests say it themselves with `@clause("build.1")`; the game is the folder they are in. Code cites
the clause it implements in brackets, in a docstring or a comment: `[build.1]`, `[build.1, pay.2]`,
`[round.1 to round.4]`. Clauses of the engine (`table.*`) are proved and cited once, there.
"""

from __future__ import annotations

import ast
import re
import sys
from pathlib import Path

import terem

ROOT = Path(__file__).parent.parent
TESTS = ROOT / "tests"
SOURCES = ROOT / "src" / "terem"
CITED = re.compile(r"\[([a-z_]+\.\d+(?:(?:,| to)\s+[a-z_]+\.\d+)*)\]")


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


def cited_in(folder: Path) -> set[str]:
    """The clauses that the code of a folder cites."""
    found: set[str] = set()
    for path in sorted(folder.rglob("*.py")):
        # A citation may run over the end of a line.
        text = re.sub(r"\s*\n\s*#?\s*", " ", path.read_text(encoding="utf-8"))
        for cited in CITED.findall(text):
            for part in cited.split(", "):
                first, _, last = part.partition(" to ")
                area, number = first.split(".")
                for n in range(int(number), int((last or first).split(".")[1]) + 1):
                    found.add(f"{area}.{n}")
    return found


def uncited(id: str) -> list[str]:
    """Clauses that no code cites."""
    cited = cited_in(SOURCES / "games" / id) | cited_in(SOURCES / "engine")
    return [clause for clause in terem.game(id).rules.ids() if clause not in cited]


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
        nowhere = uncited(id)
        for clause in nowhere:
            print(f"    no code cites {clause}")
        failed = failed or bool(missing or unknown or nowhere)
    return 1 if failed else 0


if __name__ == "__main__":
    sys.exit(main())
