"""A consistent copy of the database while the server goes on working."""

from __future__ import annotations

import os
import shutil
import sqlite3
import subprocess
from contextlib import closing
from pathlib import Path


class BackupFailed(Exception):
    """The copy was not made; the text says why."""


def backup(database: str, target: str) -> str:
    """Copy the database to a file; one line that says what was done."""
    path = Path(target)
    if path.exists():
        raise BackupFailed(f"{target} exists already; choose another name")
    if not path.absolute().parent.is_dir():
        raise BackupFailed(f"the folder of {target} does not exist")
    if database.startswith("sqlite:"):
        _sqlite(Path(database.removeprefix("sqlite:///")), path)
    else:
        _postgres(database, path)
    return f"{path}: {path.stat().st_size} bytes"


def _sqlite(source: Path, target: Path) -> None:
    if not source.is_file():
        raise BackupFailed(f"there is no database {source}")
    part = target.with_name(target.name + ".part")
    try:
        with closing(sqlite3.connect(f"file:{source}?mode=ro", uri=True)) as connection:
            # It holds the seeds of running games: for the eyes of its owner alone.
            part.touch(mode=0o600)
            with closing(sqlite3.connect(part)) as copy:
                # SQLite's own online backup: one moment of the database, writers are not stopped.
                connection.backup(copy)
                (state,) = copy.execute("pragma integrity_check").fetchone()
        if state != "ok":
            raise BackupFailed(f"the copy of {source} is damaged: {state}")
        # Only a whole copy gets the name that was asked for.
        os.replace(part, target)
    except (sqlite3.Error, OSError) as problem:
        raise BackupFailed(f"cannot copy {source}: {problem}") from None
    finally:
        part.unlink(missing_ok=True)


def _postgres(url: str, target: Path) -> None:
    program = shutil.which("pg_dump")
    if program is None:
        raise BackupFailed("pg_dump is needed to copy a PostgreSQL database, and is not installed")
    part = target.with_name(target.name + ".part")
    part.touch(mode=0o600)
    done = subprocess.run(
        [program, "--format=custom", f"--file={part}", url], capture_output=True, text=True
    )
    if done.returncode != 0:
        part.unlink(missing_ok=True)
        lines = done.stderr.strip().splitlines()
        raise BackupFailed(lines[-1] if lines else "pg_dump failed")
    os.replace(part, target)
