"""Options of a game: editions, variants, rulings that tables play differently."""

from __future__ import annotations

from terem.engine.languages import Titles
from terem.engine.reading import quoted

Choice = str | int


class Option:
    """One thing a table may agree on before play."""

    __slots__ = ("alone", "choices", "default", "per_seat", "title")

    def __init__(
        self,
        default: Choice,
        choices: tuple[Choice, ...],
        title: Titles,
        per_seat: bool = False,
        alone: bool = False,
    ) -> None:
        self.default: Choice = default
        self.choices: tuple[Choice, ...] = choices
        self.title: Titles = title
        # A per-seat option takes one choice for everybody, or one for each seat: "basic,advanced".
        self.per_seat: bool = per_seat
        # Matters only to one who plays alone, against the game's own opponent.
        self.alone: bool = alone

    def __repr__(self) -> str:
        return f"Option(default={self.default!r}, choices={self.choices!r})"


def complete(options: dict[str, Option], given: object, seats: int) -> dict[str, Choice]:
    """The given options checked and completed with the defaults; ValueError names the bad one."""
    chosen: dict[str, Choice] = {name: option.default for name, option in options.items()}
    if given is None:
        return chosen
    if not isinstance(given, dict):
        raise ValueError(f"options must be a mapping of names to choices, not {quoted(given)}")
    for name, value in given.items():
        option = options.get(name) if isinstance(name, str) else None
        if option is None:
            known = ", ".join(options) or "none"
            raise ValueError(f"unknown option {quoted(name)}; the options are: {known}")
        chosen[name] = _choice(name, option, value, seats)
    return chosen


def _choice(name: str, option: Option, value: object, seats: int) -> Choice:
    if option.per_seat and isinstance(value, str) and "," in value:
        parts = [part.strip() for part in value.split(",")]
        if len(parts) != seats:
            raise ValueError(
                f"option {name} names {len(parts)} choices for {seats} seats: {quoted(value)}"
            )
        return ",".join(str(_choice(name, option, part, seats)) for part in parts)
    for choice in option.choices:
        # Command lines and URLs only have strings, so "1" means the choice 1.
        if type(value) in (int, str) and value in (choice, str(choice)):
            return choice
    allowed = ", ".join(str(choice) for choice in option.choices)
    raise ValueError(f"option {name} must be one of {allowed}, not {quoted(value)}")


def per_seat(value: Choice, seats: int) -> list[str]:
    """The value of a per-seat option, seat by seat."""
    parts = str(value).split(",")
    return parts if len(parts) == seats else [str(value)] * seats
