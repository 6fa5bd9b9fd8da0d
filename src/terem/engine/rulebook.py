"""The rules in our own words: ordered clauses with ids, in every language."""

from __future__ import annotations

from pathlib import Path

from terem.engine.languages import LANGUAGES, check_language

# Clauses that hold at every table ("one decision at a time", "the game is over").
ENGINE_RULEBOOK = Path(__file__).parent / "rulebook"


class Clause:
    """One rule: id, heading, text, and the section of the printed rulebook that says it. An
    example shows it with numbers. A note says what is our ruling, a reconstruction, an option or
    of one edition only; it is no part of the sentence."""

    __slots__ = ("example", "heading", "id", "note", "printed", "text")

    def __init__(
        self, id: str, heading: str, printed: str, text: str, example: str = "", note: str = ""
    ) -> None:
        self.id: str = id
        self.heading: str = heading
        self.printed: str = printed
        self.text: str = text
        self.example: str = example
        self.note: str = note

    def whole(self) -> str:
        """The text, with the example and the note if there are any."""
        return " ".join(part for part in (self.text, self.example, self.note) if part)

    def mentions(self, word: str) -> bool:
        """Whether id, heading or anything it says contain the word, in any case."""
        return word.casefold() in f"{self.id} {self.heading} {self.whole()}".casefold()

    def __repr__(self) -> str:
        return f"Clause({self.id!r}, {self.heading!r})"


def parse_rulebook(source: str, where: str) -> list[Clause]:
    """Read clauses from Markdown: `## id Heading`, then `> printed section`, then the text; a
    paragraph that begins with `= ` is an example, a last one that begins with `~ ` the note."""
    clauses: list[Clause] = []
    for chunk in source.split("\n## ")[1:]:
        head, _, body = chunk.partition("\n")
        id, _, heading = head.strip().partition(" ")
        lines = body.strip().split("\n")
        if not heading or not lines[0].startswith("> ") or len(lines) < 2:
            raise ValueError(f"{where}: clause {id!r} needs a heading, a '> section' and a text")
        text, _, note = "\n".join(lines[1:]).strip().partition("\n\n~ ")
        text, _, example = text.partition("\n\n= ")
        printed = lines[0][2:].strip()
        clauses.append(Clause(id, heading.strip(), printed, text, example, note))
    return clauses


class Rulebook:
    """The clauses of one game in every language, read on first use."""

    def __init__(self, folder: Path) -> None:
        self.folder: Path = folder
        self._clauses: dict[str, list[Clause]] = {}

    def clauses(self, lang: str) -> list[Clause]:
        check_language(lang)
        found = self._clauses.get(lang)
        if found is None:
            found = []
            for place in (self.folder, ENGINE_RULEBOOK):
                path = place / f"{lang}.md"
                text = "\n" + path.read_text(encoding="utf-8")
                found += parse_rulebook(text, f"{place.parent.name} {path.name}")
            self._clauses[lang] = found
        return found

    def clause(self, lang: str, id: str) -> Clause:
        for clause in self.clauses(lang):
            if clause.id == id:
                return clause
        raise KeyError(f"no clause {id!r}")

    def ids(self) -> list[str]:
        return [clause.id for clause in self.clauses(LANGUAGES[0])]
