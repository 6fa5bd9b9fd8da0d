"""Reading data that people may have edited: every mistake becomes one clear sentence."""

from __future__ import annotations

from typing import Final

# No game counts further; an edited dump with a billion tiles must not be laid out to be refused.
ENOUGH: Final = 10_000
# What a sentence shows of a value that is wrong, in characters; and of the names that would be
# right, how many.
LONGEST_QUOTE: Final = 60
MOST_NAMES: Final = 24


def quoted(value: object) -> str:
    """A value as a sentence can show it: on one line and short, whatever it is."""
    try:
        text = repr(value)
    except Exception:  # lists within lists without end, a number of ten thousand digits
        text = f"a {type(value).__name__}"
    return text if len(text) <= LONGEST_QUOTE else text[: LONGEST_QUOTE - 3] + "..."


def counted(name: str, value: object) -> int:
    """An argument that counts something, at least one; ValueError names it."""
    if type(value) is not int or value < 1:
        raise ValueError(f"{name} must be a whole number from 1 up, not {quoted(value)}")
    return value


def one_of(names: list[str]) -> str:
    """The names that would be right; of a whole deck the first and the last."""
    if len(names) <= MOST_NAMES:
        return "one of " + ", ".join(names)
    return f"one of {len(names)} names from {names[0]} to {names[-1]}"


class Reader:
    """A value inside a JSON or TOML document, with the path that leads to it.

    Each accessor returns plain typed data or raises a ValueError that names the place.
    """

    __slots__ = ("path", "value")

    def __init__(self, value: object, path: str) -> None:
        self.value: object = value
        self.path: str = path

    def fail(self, expected: str) -> ValueError:
        return ValueError(f"{self.path}: expected {expected}, found {quoted(self.value)}")

    def at(self, key: str) -> Reader:
        """A named part, which must be there."""
        if not isinstance(self.value, dict):
            raise self.fail("named parts")
        if key not in self.value:
            raise ValueError(f"{self.path}: {key!r} is missing")
        return Reader(self.value[key], f"{self.path}.{key}")

    def has(self, key: str) -> bool:
        return isinstance(self.value, dict) and key in self.value

    def maybe(self, key: str) -> Reader | None:
        return self.at(key) if self.has(key) else None

    def optional(self, key: str, otherwise: object) -> Reader:
        """A named part, or what stands for it where it is left out."""
        return self.at(key) if self.has(key) else Reader(otherwise, f"{self.path}.{key}")

    def keys(self) -> list[str]:
        if not isinstance(self.value, dict):
            raise self.fail("named parts")
        return [str(key) for key in self.value]

    def only(self, *known: str) -> Reader:
        """Refuse keys that mean nothing: a typing error must not pass silently."""
        for key in self.keys():
            if key not in known:
                raise ValueError(f"{self.path}: {quoted(key)} means nothing here")
        return self

    def items(self, length: int | None = None) -> list[Reader]:
        """The parts of a list, optionally of a fixed length."""
        if not isinstance(self.value, list):
            raise self.fail("a list")
        if length is not None and len(self.value) != length:
            raise ValueError(f"{self.path}: expected {length} entries, found {len(self.value)}")
        return [Reader(part, f"{self.path}[{i}]") for i, part in enumerate(self.value)]

    def ordered(self, ids: list[str], key: str = "id") -> list[Reader]:
        """The parts of a list in the order of `ids`, each exactly once."""
        found: dict[str, Reader] = {}
        for entry in self.items():
            name = ids[entry.at(key).index(ids)]
            if name in found:
                raise ValueError(f"{entry.path}: {name} is there twice")
            found[name] = entry
        for name in ids:
            if name not in found:
                raise ValueError(f"{self.path}: {name} is missing")
        return [found[name] for name in ids]

    def whole(self, low: int = 0, high: int = ENOUGH) -> int:
        value = self.value
        if type(value) is not int or not low <= value <= high:
            raise self.fail(f"a whole number from {low} to {high}")
        return value

    def whole_or_none(self, low: int = 0, high: int = ENOUGH) -> int:
        """Like `whole`, but null becomes -1."""
        return -1 if self.value is None else self.whole(low, high)

    def number(self) -> float:
        if type(self.value) is not float:
            raise self.fail("a number with a decimal point")
        return self.value

    def flag(self) -> bool:
        if type(self.value) is not bool:
            raise self.fail("true or false")
        return self.value

    def string(self) -> str:
        if not isinstance(self.value, str):
            raise self.fail("a text")
        return self.value

    def index(self, names: list[str]) -> int:
        """The position of a name in a list of known names."""
        name = self.string()
        if name not in names:
            raise self.fail(one_of(names))
        return names.index(name)

    def name_or_none(self, names: list[str]) -> int:
        """Like `index`, but null becomes -1."""
        return -1 if self.value is None else self.index(names)

    def wholes(self, length: int | None = None, low: int = 0, high: int = ENOUGH) -> list[int]:
        return [part.whole(low, high) for part in self.items(length)]

    def indices(self, names: list[str], length: int | None = None) -> list[int]:
        return [part.index(names) for part in self.items(length)]

    def each(self, names: list[str]) -> list[int]:
        """Like `indices`, with each of the names once."""
        found = self.indices(names)
        if sorted(found) != list(range(len(names))):
            raise ValueError(f"{self.path}: expected each of the {len(names)} once")
        return found

    def mask(self, names: list[str]) -> int:
        """A set of names as a mask, in the order of `names`."""
        found = 0
        for part in self.items():
            bit = 1 << part.index(names)
            if found & bit:
                raise ValueError(f"{part.path}: {part.value} is there twice")
            found |= bit
        return found

    def counts(self, names: list[str]) -> list[int]:
        """A table name -> number as a list in the order of `names`; absent names count zero."""
        self.only(*names)
        return [self.at(name).whole() if self.has(name) else 0 for name in names]
