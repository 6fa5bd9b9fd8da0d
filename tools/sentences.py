"""The reading sheet for editors: every message of a game, assembled as players read it.

    python -m tools.sentences GAME LANG [--each 6] [--games 12] [--find TEXT]

Questions, moves, story and refusals come out of real games, so they have the values that occur;
what no game reached, the help, the lessons and the messages of the web board and of the companion
at a real table get made-up values. GAME may also be one of the catalogues without a game: web,
server, cli, arena and so on.
"""

from __future__ import annotations

import argparse
import itertools
from collections.abc import Iterator
from pathlib import Path

import terem
from terem.engine import LANGUAGES, Chance, Game, State
from terem.engine.fluent import Entry, FluentError, Pattern, Value, parse, render
from terem.engine.moves import Move

ROOT = Path(__file__).parent.parent
CATALOGUES = {
    "web": ROOT / "web/src/messages",
    "analysis": ROOT / "web/src/analysis/messages",
    "companion": ROOT / "web/src/companion/messages",
    **{
        name: ROOT / f"src/terem/{name}/messages"
        for name in ("server", "cli", "arena", "bots", "guidance", "lessons", "puzzles", "engine")
    },
}


def catalogues_of(game: str) -> list[Path]:
    """The folders of everything that only one game says."""
    own = ROOT / "src/terem/games" / game
    return [
        own / "messages",
        own / "help",
        own / "lessons",
        own / "lessons/guide",
        ROOT / "web/src/boards" / game / "messages",
        ROOT / "web/src/companion" / game / "messages",
    ]


NAMES = {
    "en": ["Anna", "Ivan", "Klaus", "Mary", "Peter"],
    "ru": ["Анна", "Иван", "Мария", "Пётр", "Ольга"],
    "de": ["Anna", "Klaus", "Maria", "Peter", "Iwan"],
}
NUMBERS = (1, 2, 5, 0, 21)
# Refusals are looked for at every so many moves of a game; each costs a question to the rules.
EVERY = 7

Sheet = dict[str, list[str]]


def variables(entries: dict[str, Entry], pattern: Pattern) -> set[str]:
    """The variables of a pattern, those of the messages it refers to included."""
    found: set[str] = set()
    for part in pattern:
        if part[0] == "var":
            found.add(str(part[1]))
        elif part[0] == "ref":
            entry = entries[str(part[1])]
            inner = entry.attributes[str(part[2])] if part[2] else entry.value
            found |= variables(entries, inner or [])
        elif part[0] == "select":
            selector, variants = part[1], part[2]
            assert isinstance(selector, tuple)
            assert isinstance(variants, list)
            found |= variables(entries, [selector])
            for _, _, inner in variants:
                found |= variables(entries, inner)
    return found


def choices(pattern: Pattern) -> dict[str, list[str]]:
    """The values that the selectors of a pattern tell apart, by variable."""
    found: dict[str, list[str]] = {}
    for part in pattern:
        if part[0] == "select":
            selector, variants = part[1], part[2]
            assert isinstance(selector, tuple)
            assert isinstance(variants, list)
            for key, _, inner in variants:
                if selector[0] == "var":
                    found.setdefault(str(selector[1]), []).append(key)
                for name, more in choices(inner).items():
                    found.setdefault(name, []).extend(more)
    return found


def things(entries: dict[str, Entry], lang: str, variable: str) -> list[Value]:
    """Names that may stand for a variable: `good-…` for $good, their forms for $good_acc."""
    found: list[Value] = []
    stem, _, ending = variable.rpartition("_")
    for kind, form in ((variable, ""), (stem, ending)):
        for message, entry in entries.items():
            if kind and message.startswith(f"{kind}-"):
                pattern = entry.attributes.get(form) if form else entry.value
                if pattern is not None and not variables(entries, pattern):
                    found.append(render(entries, lang, pattern, {}))
    return found


def made_up(entries: dict[str, Entry], lang: str, pattern: Pattern, each: int) -> list[str]:
    """A pattern with values that tell its variants apart."""
    told_apart = choices(pattern)
    options: list[list[Value]] = []
    names = sorted(variables(entries, pattern))
    for name in names:
        keys = [key for key in told_apart.get(name, []) if not key.isdigit()]
        plurals = {"one", "few", "many", "other"}
        if name in ("name", "names", "seat", "owner", "victim"):
            options.append(list(NAMES[lang][:2]))
        elif name in told_apart and set(keys) - plurals:
            options.append(list(dict.fromkeys([*told_apart[name], "…"])))
        elif things(entries, lang, name):
            options.append(things(entries, lang, name))
        else:
            options.append(list(NUMBERS))
    found: list[str] = []
    size = max([1, *[len(one) for one in options]])
    for i in range(min(size, max(each, len(NUMBERS)))):
        args = {name: one[i % len(one)] for name, one in zip(names, options, strict=True)}
        text = render(entries, lang, pattern, args)
        if text not in found:
            found.append(text)
    return found


def add(sheet: Sheet, message: str, text: str, each: int) -> None:
    lines = sheet.setdefault(message, [])
    if len(lines) < each and text not in lines:
        lines.append(text)


def played(game: Game, lang: str, games: int, each: int) -> Sheet:
    """What a player reads in some games of random moves."""
    sheet: Sheet = {}
    names = NAMES[lang]
    catalogue = game.catalogue
    for number in range(games):
        seats = game.seats[number % len(game.seats)]
        state = game.new(seats=seats, seed=number)
        chance = Chance(number)
        step = 0
        while state.seat is not None:
            read(state, lang, names, sheet, each)
            if step % EVERY == 0:
                refused(state, lang, catalogue, step // EVERY, sheet, each)
            moves = state.moves()
            state.play(moves[chance.below(len(moves))])
            for event in state.events:
                add(sheet, f"event-{event[0]}", state.story(lang, event, names), each)
            step += 1
    return sheet


def read(state: State, lang: str, names: list[str], sheet: Sheet, each: int) -> None:
    add(sheet, f"prompt-{state.stack[-1].kind}", state.prompt(lang), each)
    for move in state.moves():
        add(sheet, f"move-{move[0]}", state.describe(move, lang, names), each)


def refused(
    state: State, lang: str, catalogue: list[Move], start: int, sheet: Sheet, each: int
) -> None:
    """Some moves that are not legal here, and what the rules answer."""
    for move in itertools.islice(catalogue, start % 13, None, 13):
        reason = state.explain(move)
        if reason is not None:
            add(sheet, reason.message, reason.text(lang), each)


def sheet_of(name: str, lang: str, games: int, each: int) -> Iterator[tuple[str, list[str]]]:
    """Every message of a catalogue in its order, with sentences."""
    if name in CATALOGUES:
        entries = read_catalogue(CATALOGUES[name], lang)
        yield from sentences_of(entries, entries, lang, {}, each)
        return
    game = terem.game(name)
    own = game.words.entries(lang)
    yield from sentences_of(own, own, lang, played(game, lang, games, each), each)
    for folder in catalogues_of(name)[1:]:
        entries = read_catalogue(folder, lang)
        yield from sentences_of({**own, **entries}, entries, lang, {}, each)


def read_catalogue(folder: Path, lang: str) -> dict[str, Entry]:
    path = folder / f"{lang}.ftl"
    return parse(path.read_text(encoding="utf-8"), path.name)


def sentences_of(
    known: dict[str, Entry], entries: dict[str, Entry], lang: str, found: Sheet, each: int
) -> Iterator[tuple[str, list[str]]]:
    """The sentences of some messages: found in games, or made up with the words known."""
    for message, entry in entries.items():
        if message in found:
            yield message, found[message]
            continue
        try:
            texts = [] if entry.value is None else made_up(known, lang, entry.value, each)
            for form, pattern in entry.attributes.items():
                texts += [f".{form}: {text}" for text in made_up(known, lang, pattern, each)]
        except FluentError as problem:
            texts = [f"!! {problem}"]
        yield message, texts


def main() -> None:
    known = [*terem.games(), *CATALOGUES]
    parser = argparse.ArgumentParser(prog="python -m tools.sentences", description=__doc__)
    parser.add_argument("game", choices=known)
    parser.add_argument("lang", choices=LANGUAGES)
    parser.add_argument("--each", type=int, default=6, help="sentences for each message")
    parser.add_argument("--games", type=int, default=12, help="games to play through")
    parser.add_argument("--find", default="", help="only lines with this text")
    args = parser.parse_args()
    for message, texts in sheet_of(args.game, args.lang, args.games, args.each):
        for text in texts:
            line = f"{message}: {text}".replace("\n", " / ")
            if args.find in line:
                print(line)


if __name__ == "__main__":
    main()
