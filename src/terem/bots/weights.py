"""Weights by name: what a module of evaluations or judgements reads from the file beside it.

`rurik.toml` beside `rurik.py` has a table for each list of weights; `tools.tune` writes it. A class
of weights declares its names with what they mean, so that a formula says `w.rival`.
"""

from __future__ import annotations

import tomllib
from pathlib import Path

from mypy_extensions import mypyc_attr

from terem.engine.reading import Reader

FOLDER = Path(__file__).parent


def path_of(file: str) -> Path:
    """`evaluation/rurik` is the file beside `terem.bots.evaluation.rurik`."""
    return FOLDER / f"{file}.toml"


def weights(file: str) -> Reader:
    """The tables of a file of weights."""
    return Reader(tomllib.loads(path_of(file).read_text(encoding="utf-8")), file)


# Tests declare tables of their own, in plain Python.
@mypyc_attr(allow_interpreted_subclasses=True)
class Named:
    """The numbers of one table as attributes; a table inside it becomes a list."""

    def __init__(self, table: Reader) -> None:
        self.take(table)

    def orders(self) -> dict[str, list[str]]:
        """For each table inside, its names in the order of the list: mostly a list of ids."""
        return {}

    def take(self, table: Reader) -> None:
        orders = self.orders()
        names = table.keys()
        for name in names:
            part = table.at(name)
            order = orders.get(name)
            if order is not None:
                part.only(*order)
                setattr(self, name, [part.at(key).number() for key in order])
            elif isinstance(part.value, list):
                setattr(self, name, [each.number() for each in part.items()])
            else:
                setattr(self, name, part.whole() if type(part.value) is int else part.number())
