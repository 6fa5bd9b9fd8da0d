"""Rows kept as Parquet so that a run can be stopped, or killed, and taken up again.

While a run is under way its rows lie in parts beside the file, each written whole. When all are
there they become one file, in order: the same bytes whatever happened on the way. Needs the extra:
`pip install 'terem[ray]'`.
"""

from __future__ import annotations

import json
import shutil
import time
from collections.abc import Iterable
from pathlib import Path
from typing import Any, Final

# Rows that a kill may cost: those of so many seconds.
SECONDS: Final = 5.0
HEAD: Final = b"terem"


class Unusable(ValueError):
    """The file belongs to another run, or cannot be read or written; the text says which."""


def arrow() -> Any:
    try:
        import pyarrow.parquet
    except ImportError:
        raise Unusable("Parquet files need pyarrow: pip install 'terem[ray]'") from None
    return pyarrow


def read_rows(path: Path) -> tuple[dict[str, Any], list[dict[str, Any]]]:
    """The head and the rows of one file."""
    files = arrow().parquet
    try:
        table = files.read_table(path)
        head: dict[str, Any] = json.loads(table.schema.metadata[HEAD])
    except (OSError, ValueError, KeyError, TypeError):
        raise Unusable(f"{path} is not a file of Terem results") from None
    return head, table.to_pylist()


class Parts:
    """The rows of one run. `head` says which; a file with another head is refused."""

    def __init__(self, path: Path, head: dict[str, Any], fields: dict[str, str]) -> None:
        pyarrow = arrow()
        self.arrow: Any = pyarrow
        self.files: Any = pyarrow.parquet
        self.path = path
        self.folder = path.with_name(path.name + ".parts")
        self.head = head
        kinds: dict[str, Any] = {
            "text": pyarrow.string(),
            "whole": pyarrow.uint64(),
            "wholes": pyarrow.list_(pyarrow.int32()),
            "texts": pyarrow.list_(pyarrow.string()),
            "places": pyarrow.list_(pyarrow.list_(pyarrow.int32())),
            "floats": pyarrow.list_(pyarrow.float32()),
        }
        described = pyarrow.schema([(name, kinds[kind]) for name, kind in fields.items()])
        self.schema: Any = described.with_metadata({HEAD: json.dumps(head).encode()})
        self.rows: list[dict[str, Any]] = []
        self.written = time.monotonic()

    def read(self) -> list[dict[str, Any]]:
        """What is there already, in the finished file and in parts."""
        found: list[dict[str, Any]] = []
        parts = sorted(self.folder.glob("*.parquet")) if self.folder.is_dir() else []
        for path in [*([self.path] if self.path.exists() else []), *parts]:
            head, rows = read_rows(path)
            if head != self.head:
                raise Unusable(f"{path} holds the results of another run; choose another file")
            found += rows
        return found

    def add(self, row: dict[str, Any]) -> None:
        self.rows.append(row)
        if time.monotonic() - self.written >= SECONDS:
            self.flush()

    def flush(self) -> None:
        """Write what has gathered as one more part."""
        if self.rows:
            self.folder.mkdir(exist_ok=True)
            number = len(list(self.folder.glob("*.parquet")))
            self._write(self.folder / f"{number:06d}.parquet", self.rows)
            self.rows = []
        self.written = time.monotonic()

    def finish(self, order: Iterable[str]) -> None:
        """All rows in one file, sorted by these columns, which no two rows share: the later one
        stands for both. The parts are gone."""
        by = list(order)
        found = {json.dumps([row[name] for name in by]): row for row in self.read() + self.rows}
        self.rows = []
        self._write(self.path, sorted(found.values(), key=lambda row: [row[name] for name in by]))
        if self.folder.is_dir():
            shutil.rmtree(self.folder)

    def _write(self, path: Path, rows: list[dict[str, Any]]) -> None:
        # Written beside it first, so that no reader ever meets half a file.
        beside = path.with_name(path.name + ".new")
        self.files.write_table(self.arrow.Table.from_pylist(rows, self.schema), beside)
        beside.replace(path)
