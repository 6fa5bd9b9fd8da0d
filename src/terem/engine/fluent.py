"""A reader for the part of Project Fluent (.ftl) that Terem's catalogues use.

The browser reads the same files with the reference implementation; here the standard library
must do. Supported: messages, attributes, terms, comments, multi-line values, `{ $variable }`,
`{ message }`, `{ message.attribute }`, `{ -term }`, `{ "literal" }` and select expressions on
numbers (exact value or plural category) and strings. A test compares every message of every
catalogue with the reference implementation.
"""

from __future__ import annotations

from typing import Final

Value = str | int


class FluentError(ValueError):
    """A catalogue that cannot be read."""


# A pattern is a list of parts; each part is a tuple headed by one of these words.
#   ("text", "…")   ("var", name)   ("ref", id, attribute or "")
#   ("select", selector part, [(key, is_default, pattern), …])
Part = tuple[object, ...]
Pattern = list[Part]


class Entry:
    """A message or term: its own pattern and those of its attributes."""

    def __init__(self) -> None:
        self.value: Pattern | None = None
        self.attributes: dict[str, Pattern] = {}


def plural(lang: str, n: int) -> str:
    """The CLDR plural category of a whole number."""
    if lang == "ru":
        tens = abs(n) % 100
        ones = abs(n) % 10
        if ones == 1 and tens != 11:
            return "one"
        if 2 <= ones <= 4 and not 12 <= tens <= 14:
            return "few"
        return "many"
    return "one" if abs(n) == 1 else "other"


def parse(text: str, where: str) -> dict[str, Entry]:
    """All entries of one .ftl file."""
    entries: dict[str, Entry] = {}
    lines = text.replace("\r\n", "\n").split("\n")
    i = 0
    current: Entry | None = None
    while i < len(lines):
        line = lines[i]
        if not line.strip() or line.startswith("#"):
            i += 1
            continue
        if line[0] == " ":
            stripped = line.strip()
            if current is None or not stripped.startswith("."):
                raise FluentError(f"{where}:{i + 1}: expected an entry or an attribute")
            name, found, first = stripped[1:].partition("=")
            if not found:
                raise FluentError(f"{where}:{i + 1}: expected '=' after an attribute name")
            block, i = _block(lines, i, first)
            current.attributes[name.strip()] = _Scanner(block, where).pattern()
            continue
        name, found, first = line.partition("=")
        key = name.strip()
        if not found or not key:
            raise FluentError(f"{where}:{i + 1}: expected 'name = text'")
        if key in entries:
            raise FluentError(f"{where}:{i + 1}: {key} is defined twice")
        current = Entry()
        entries[key] = current
        block, i = _block(lines, i, first)
        if block:
            current.value = _Scanner(block, where).pattern()
    return entries


def _block(lines: list[str], i: int, first: str) -> tuple[str, int]:
    """The text that belongs to the entry starting at line i, common indent removed."""
    rest: list[str] = []
    depth = first.count("{") - first.count("}")
    i += 1
    while i < len(lines):
        line = lines[i]
        bare = line.strip()
        if depth <= 0:
            if not bare:
                ahead = i
                while ahead < len(lines) and not lines[ahead].strip():
                    ahead += 1
                if ahead == len(lines) or lines[ahead][0] != " ":
                    break
                if lines[ahead].strip().startswith("."):
                    break
            elif line[0] not in " }" or bare.startswith("."):
                break
        rest.append(line)
        depth += line.count("{") - line.count("}")
        i += 1
    indents = [len(x) - len(x.lstrip()) for x in rest if x.strip() and x[0] == " "]
    margin = min(indents) if indents else 0
    body = [first.strip()] if first.strip() else []
    body += [x[margin:] if x[:margin].strip() == "" else x for x in rest]
    return "\n".join(body).strip("\n "), i


class _Scanner:
    """Recursive descent over the text of one entry."""

    def __init__(self, text: str, where: str) -> None:
        self.text: str = text
        self.at: int = 0
        self.where: str = where

    def fail(self, problem: str) -> FluentError:
        return FluentError(f"{self.where}: {problem} in {self.text[:60]!r}")

    def pattern(self) -> Pattern:
        parts = self.parts(False)
        if self.at < len(self.text):
            raise self.fail("stray '}'")
        return parts

    def parts(self, in_variant: bool) -> Pattern:
        """Text and placeables up to the end, or up to the next variant or closing brace."""
        out: Pattern = []
        text = ""
        while self.at < len(self.text):
            ch = self.text[self.at]
            if ch == "{":
                if text:
                    out.append(("text", text))
                    text = ""
                self.at += 1
                out.append(self.placeable())
            elif ch == "}":
                break
            elif ch == "\n":
                rest = self.text[self.at :].lstrip()
                if in_variant and (rest[:1] in ("[", "}") or rest[:2] == "*["):
                    break
                text += "\n"
                self.at += 1
                if in_variant:
                    self.blank()
            else:
                text += ch
                self.at += 1
        if text:
            out.append(("text", text.rstrip() if in_variant else text))
        return out

    def blank(self) -> None:
        while self.at < len(self.text) and self.text[self.at] in " \n\t":
            self.at += 1

    def word(self) -> str:
        start = self.at
        while self.at < len(self.text) and (
            self.text[self.at].isalnum() or self.text[self.at] in "-_"
        ):
            self.at += 1
        if start == self.at:
            raise self.fail("expected a name")
        return self.text[start : self.at]

    def inline(self) -> Part:
        ch = self.text[self.at : self.at + 1]
        if ch == "$":
            self.at += 1
            return ("var", self.word())
        if ch == '"':
            end = self.text.find('"', self.at + 1)
            if end < 0:
                raise self.fail("unclosed literal")
            literal = self.text[self.at + 1 : end]
            self.at = end + 1
            return ("text", literal)
        name = self.word()
        attribute = ""
        if self.text[self.at : self.at + 1] == ".":
            self.at += 1
            attribute = self.word()
        return ("ref", name, attribute)

    def placeable(self) -> Part:
        self.blank()
        head = self.inline()
        self.blank()
        if self.text.startswith("->", self.at):
            self.at += 2
            head = ("select", head, self.variants())
        if self.text[self.at : self.at + 1] != "}":
            raise self.fail("expected '}'")
        self.at += 1
        return head

    def variants(self) -> list[tuple[str, bool, Pattern]]:
        out: list[tuple[str, bool, Pattern]] = []
        self.blank()
        while self.text[self.at : self.at + 1] in ("[", "*"):
            default = self.text[self.at] == "*"
            if default:
                self.at += 1
            if self.text[self.at : self.at + 1] != "[":
                raise self.fail("expected '['")
            self.at += 1
            self.blank()
            key = self.word()
            self.blank()
            if self.text[self.at : self.at + 1] != "]":
                raise self.fail("expected ']'")
            self.at += 1
            while self.text[self.at : self.at + 1] == " ":
                self.at += 1
            out.append((key, default, self.parts(True)))
            self.blank()
        if sum(1 for _, default, _ in out if default) != 1:
            raise self.fail("a choice needs exactly one default '*['")
        return out


MAX_DEPTH: Final = 8


def render(
    entries: dict[str, Entry],
    lang: str,
    pattern: Pattern,
    args: dict[str, Value],
    depth: int = 0,
) -> str:
    """The pattern as text, with its variables and references filled in."""
    if depth > MAX_DEPTH:
        raise FluentError(f"messages of {lang} refer to each other in a circle")
    out = ""
    for part in pattern:
        out += _render_part(entries, lang, part, args, depth)
    return out


def _render_part(
    entries: dict[str, Entry], lang: str, part: Part, args: dict[str, Value], depth: int
) -> str:
    kind = part[0]
    if kind == "text":
        return str(part[1])
    if kind == "var":
        return str(_variable(args, str(part[1])))
    if kind == "ref":
        return render(entries, lang, _reference(entries, part), args, depth + 1)
    selector = part[1]
    variants = part[2]
    assert isinstance(selector, tuple)
    assert isinstance(variants, list)
    if selector[0] == "var":
        value = _variable(args, str(selector[1]))
    else:
        value = _render_part(entries, lang, selector, args, depth)
    return render(entries, lang, _choose(lang, value, variants), args, depth)


def _variable(args: dict[str, Value], name: str) -> Value:
    if name not in args:
        raise FluentError(f"no value for ${name}")
    return args[name]


def _reference(entries: dict[str, Entry], part: Part) -> Pattern:
    name, attribute = str(part[1]), str(part[2])
    entry = entries.get(name)
    pattern: Pattern | None = None
    if entry is not None:
        pattern = entry.attributes.get(attribute) if attribute else entry.value
    if pattern is None:
        raise FluentError(f"no message {name}{'.' + attribute if attribute else ''}")
    return pattern


def variables(entries: dict[str, Entry], pattern: Pattern) -> set[str]:
    """The names of all values that a pattern may ask for."""
    found: set[str] = set()
    for part in pattern:
        if part[0] == "var":
            found.add(str(part[1]))
        elif part[0] == "ref":
            found |= variables(entries, _reference(entries, part))
        elif part[0] != "text":
            selector, variants = part[1], part[2]
            assert isinstance(selector, tuple)
            assert isinstance(variants, list)
            found |= variables(entries, [selector])
            for _, _, variant in variants:
                found |= variables(entries, variant)
    return found


def _choose(lang: str, value: Value, variants: list[tuple[str, bool, Pattern]]) -> Pattern:
    exact = str(value)
    for key, _, pattern in variants:
        if key == exact:
            return pattern
    if isinstance(value, int):
        category = plural(lang, value)
        for key, _, pattern in variants:
            if key == category:
                return pattern
    return next(pattern for _, default, pattern in variants if default)
