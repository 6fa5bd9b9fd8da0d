"""The message catalogues of a game, and how data becomes a sentence."""

from __future__ import annotations

from pathlib import Path

from terem.engine.fluent import Entry, FluentError, Value, parse, render, variables
from terem.engine.languages import LANGUAGES, check_language

ENGINE_MESSAGES = Path(__file__).parent / "messages"


def _read(folder: Path, lang: str) -> dict[str, Entry]:
    path = folder / f"{lang}.ftl"
    return parse(path.read_text(encoding="utf-8"), path.name)


class Messages:
    """Messages in every language: the engine's own and, over them, those of one game.

    With `over`, those of the folder, if there are any, stand over the words given.
    """

    def __init__(self, folder: Path, over: Messages | None = None) -> None:
        self.folder: Path = folder
        self._over: Messages | None = over
        self._entries: dict[str, dict[str, Entry]] = {}

    def entries(self, lang: str) -> dict[str, Entry]:
        """All messages of a language, read on first use."""
        check_language(lang)
        found = self._entries.get(lang)
        if found is None:
            over = self._over
            found = _read(ENGINE_MESSAGES, lang) if over is None else dict(over.entries(lang))
            if over is None or self.folder.is_dir():
                found.update(_read(self.folder, lang))
            self._entries[lang] = found
        return found

    def has(self, lang: str, message: str) -> bool:
        entry = self.entries(lang).get(message)
        return entry is not None and entry.value is not None

    def text(self, lang: str, message: str, args: dict[str, Value] | None = None) -> str:
        """One message with its variables filled in; FluentError if it does not exist."""
        entries = self.entries(lang)
        entry = entries.get(message)
        if entry is None or entry.value is None:
            raise FluentError(f"no message {message} in {lang}")
        return render(entries, lang, entry.value, args or {})

    def left_open(self, lang: str, message: str) -> str:
        """A message with a gap for every value: “Build: …”."""
        entries = self.entries(lang)
        entry = entries.get(message)
        if entry is None or entry.value is None:
            raise FluentError(f"no message {message} in {lang}")
        gaps: dict[str, Value] = dict.fromkeys(variables(entries, entry.value), "…")
        return render(entries, lang, entry.value, gaps)

    def titles(self, message: str) -> dict[str, str]:
        return {lang: self.text(lang, message) for lang in LANGUAGES}

    def sentence(
        self,
        lang: str,
        message: str,
        kinds: tuple[str, ...],
        values: tuple[object, ...],
        seat_names: list[str] | None = None,
    ) -> str:
        """A message whose variables are named things: see `arguments`."""
        return self.text(lang, message, self.arguments(lang, kinds, values, seat_names))

    def arguments(
        self,
        lang: str,
        kinds: tuple[str, ...],
        values: tuple[object, ...],
        seat_names: list[str] | None = None,
    ) -> dict[str, Value]:
        """Variables for a message from data.

        A kind is "building" or "from:slot" (variable name, then kind). A string value of kind
        `building` becomes the text of message `building-<value>`, and each attribute of that
        message (grammatical cases, mostly) the variable `$building_<attribute>`. Numbers stay
        numbers, except a `seat`, which becomes the player's name. After another thing of its kind
        `$other_same` says whether it is the same again ("yes" or "no"). A last kind
        "price:resource*" takes all values that remain, pairs of a number and a name, and lists
        them with the phrase `n-resource`.
        """
        args: dict[str, Value] = {}
        before: dict[str, object] = {}
        for i, kind in enumerate(kinds):
            name, colon, thing = kind.partition(":")
            if not colon:
                thing = name
            if thing.endswith("*"):
                args[name] = self._counted(lang, thing[:-1], values[i:])
                args[f"{name}_count"] = len(values[i:]) // 2
                break
            value: object = values[i] if i < len(values) else None
            if isinstance(value, (list, tuple)):
                args[name] = ", ".join(self.name(lang, thing, part, seat_names) for part in value)
                args[f"{name}_count"] = len(value)
            elif isinstance(value, int) and thing != "seat":
                args[name] = int(value)
            else:
                args[name] = self.name(lang, thing, value, seat_names)
                args[f"{name}_id"] = str(value)
                if thing in before:
                    args[f"{name}_same"] = "yes" if value == before[thing] else "no"
                before[thing] = value
                self._forms(lang, name, thing, value, args)
        return args

    def _counted(self, lang: str, thing: str, pairs: tuple[object, ...]) -> str:
        """Numbers of things as a list: "2 clay, 1 stone and 1 diamond"."""
        parts: list[str] = []
        for i in range(0, len(pairs), 2):
            one = self.arguments(lang, ("count", thing), pairs[i : i + 2])
            parts.append(self.text(lang, f"n-{thing}", one))
        if len(parts) < 2:
            return "".join(parts)
        last: dict[str, Value] = {"list": ", ".join(parts[:-1]), "last": parts[-1]}
        return self.text(lang, "list-and", last)

    def name(
        self, lang: str, thing: str, value: object, seat_names: list[str] | None = None
    ) -> str:
        """What a person calls a thing."""
        if value is None:
            return ""
        if thing == "seat" and isinstance(value, int):
            if seat_names is not None and 0 <= value < len(seat_names):
                return seat_names[value]
            return self.text(lang, "seat-name", {"number": value + 1})
        if isinstance(value, str) and thing != "text":
            return self.text(lang, f"{thing}-{value}")
        return str(value)

    def _forms(
        self, lang: str, name: str, thing: str, value: object, args: dict[str, Value]
    ) -> None:
        if not isinstance(value, str) or thing == "text":
            return
        entries = self.entries(lang)
        entry = entries.get(f"{thing}-{value}")
        if entry is not None:
            for form, pattern in entry.attributes.items():
                args[f"{name}_{form}"] = render(entries, lang, pattern, {})
