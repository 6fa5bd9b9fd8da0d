"""Printed data: TOML blocks, each with where it comes from and how sure we are."""

from __future__ import annotations

import tomllib
from pathlib import Path
from typing import Any, Final

from terem.engine.reading import Reader

CONFIDENCE: Final = ["high", "medium", "low"]


class Block:
    """One block of printed data: its content, sources, and how far to trust it."""

    __slots__ = ("confidence", "data", "name", "note", "reconstructed", "sources")

    def __init__(self, name: str, reader: Reader) -> None:
        self.name: str = name
        self.data: dict[str, Any] = {
            key: value
            for key, value in _mapping(reader).items()
            if key not in ("source", "confidence", "reconstructed", "note")
        }
        self.sources: list[str] = [part.string() for part in reader.at("source").items()]
        self.confidence: str = CONFIDENCE[reader.at("confidence").index(CONFIDENCE)]
        self.reconstructed: bool = reader.optional("reconstructed", False).flag()
        self.note: str = reader.optional("note", "").string()


def _mapping(reader: Reader) -> dict[str, Any]:
    if not isinstance(reader.value, dict):
        raise reader.fail("a block with source and confidence")
    return reader.value


class Components:
    """All printed data of a game; `components["heroes"]` is the data of one block."""

    def __init__(self, data: dict[str, Any], printed: bool) -> None:
        self.data: dict[str, Any] = data
        # False for a corrected file that a table plays with: such a game carries its data along.
        self.printed: bool = printed
        self.reader: Reader = Reader(data, "components")
        self.blocks: dict[str, Block] = {name: Block(name, self.reader.at(name)) for name in data}

    def __getitem__(self, name: str) -> dict[str, Any]:
        return self.blocks[name].data

    def __iter__(self) -> Any:
        return iter(self.blocks)

    def __len__(self) -> int:
        return len(self.blocks)

    def __contains__(self, name: object) -> bool:
        return name in self.blocks


def load_components(path: Path, printed: bool) -> Components:
    """Read a components file; ValueError says in one sentence what is wrong with it."""
    try:
        text = path.read_text(encoding="utf-8")
    except OSError as error:
        raise ValueError(f"components: cannot read {path}: {error.strerror}") from None
    except UnicodeDecodeError:
        raise ValueError(f"components: {path} is not a text file") from None
    try:
        data = tomllib.loads(text)
    except tomllib.TOMLDecodeError as error:
        raise ValueError(f"components: {path} is not valid TOML: {error}") from None
    return Components(data, printed)
