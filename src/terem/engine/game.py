"""A game: what it is called, who can play, its options, data, words and law, and how it starts."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import Any

from terem.engine.chance import MASK, Chance, checked_seed, restore_chance
from terem.engine.components import Components, load_components
from terem.engine.decision import Decision, Frame
from terem.engine.languages import LANGUAGES, Titles
from terem.engine.moves import Move, as_move
from terem.engine.options import Choice, Option, settle
from terem.engine.reading import Reader
from terem.engine.rulebook import Clause, Rulebook
from terem.engine.state import EVERYBODY, SECRET, Event, State, Told
from terem.engine.words import Words


class Game:
    """One of Terem's games. Each game subclasses this and fills in the parts marked below."""

    id: str
    # Grows whenever a stored game could replay differently under the new code.
    version: int
    seats: range
    options: dict[str, Option]
    # One object per kind of frame that can lie on the decision stack.
    decisions: dict[str, Decision[Any]]
    # Every verb of a move, and every kind of event, with the kinds of its arguments.
    verbs: dict[str, tuple[str, ...]]
    events: dict[str, tuple[str, ...]]
    words: Words
    rules: Rulebook
    components: Components
    known_moves: frozenset[Move]
    # What the side of the box says: shortest and longest sitting; None where nobody has said.
    minutes: tuple[int, int] | None
    # How heavy the rules are, out of five; None where nobody has said.
    weight: int | None
    # True if every turn ends with a move of its own: the table need not ask again.
    ends_turns: bool
    # True if seats hold what others may not see: at one screen a curtain falls between turns.
    secrets: bool

    def __init__(self, id: str, version: int, seats: range, folder: Path) -> None:
        self.id = id
        self.version = version
        self.seats = seats
        self.minutes = None
        self.weight = None
        self.ends_turns = False
        self.secrets = False
        self.words = Words(folder / "messages")
        self.rules = Rulebook(folder / "rulebook")
        self.components = load_components(folder / "components.toml", True)

    # ------------------------------------------------------------------ a game fills these in

    def blank(self, components: Components) -> State:
        """A state of this game with its component tables and nothing else."""
        raise NotImplementedError

    def deal(self, state: State) -> None:
        """The opening position (the printed setup)."""
        raise NotImplementedError

    def restore_position(self, state: State, position: Reader) -> None:
        """Read what `State.dump_position` wrote."""
        raise NotImplementedError

    def components_of(self, state: State) -> Components:
        """The component data this state is played with."""
        raise NotImplementedError

    def describe_values(self, state: State, move: Move) -> Move:
        """The arguments of a move, then the position's own facts for its sentence: the price, the
        effect, the card that lies at an index. `verbs` names them in this order."""
        return move[1:]

    # ------------------------------------------------------------------ the contract

    def title(self, lang: str) -> str:
        return self.words.text(lang, "game-title")

    def rulebook(self, lang: str) -> list[Clause]:
        """The ordered clauses of the game in our own words."""
        return self.rules.clauses(lang)

    @property
    def catalogue(self) -> list[Move]:
        """Every move that can ever be played, in a fixed order."""
        return sorted(self.known_moves, key=lambda move: [str(part) for part in move])

    def new(
        self,
        seats: object,
        seed: object,
        options: object = None,
        components: object = None,
    ) -> State:
        """A fresh game; ValueError names the bad argument."""
        # Compiled code checks declared types with a TypeError; the contract promises a ValueError
        # that names the argument, so these are taken as they come and checked by `_table`.
        data = self.components
        if components is not None:
            if not isinstance(components, str | Path):
                raise ValueError(f"components must be the path of a file, not {components!r}")
            data = load_components(Path(components), False)
        return self._start(seats, seed, options, data)

    def _start(self, seats: object, seed: object, options: object, components: Components) -> State:
        state = self._table(seats, seed, options, components)
        self.deal(state)
        return state

    def _table(self, seats: object, seed: object, options: object, components: Components) -> State:
        """An empty table: arguments checked, nothing dealt."""
        if type(seats) is not int or seats not in self.seats:
            low, high = self.seats[0], self.seats[-1]
            raise ValueError(f"seats must be a whole number from {low} to {high}, not {seats!r}")
        settled = settle(self.options, options, seats)
        state = self.blank(components)
        state.game = self
        state.seats = seats
        state.seed = checked_seed(seed)
        state.options = settled
        state.chance = Chance(state.seed)
        state.stack = []
        state.history = []
        state.reveals = 0
        state.secrets = []
        state.telling = True
        state.told = []
        state._legal = None
        return state

    def replay(
        self,
        seats: object,
        seed: object,
        options: object,
        history: Sequence[object],
        components: object = None,
    ) -> State:
        """The state after these moves, tuples or JSON lists; IllegalMove if one is not legal."""
        state = self.new(seats, seed, options, components)
        for move in history:
            state.play(move)
        return state

    def restore(self, dump: object) -> State:
        """The exact twin of a dumped state; ValueError says what is wrong with a broken dump."""
        reader = Reader(dump, "dump")
        reader.only(*DUMP_KEYS)
        if reader.at("game").string() != self.id:
            raise ValueError(f"this dump is of the game {reader.at('game').value!r}, not {self.id}")
        version = reader.at("version").whole(1)
        if version != self.version:
            raise ValueError(
                f"this dump was made under rules version {version} of {self.id};"
                f" only version {self.version} can be restored"
            )
        printed = reader.at("components")
        components = self.components
        if printed.value != "printed":
            if not isinstance(printed.value, dict):
                raise printed.fail("'printed' or a table of components")
            components = Components(printed.value, False)
        state = self._table(
            reader.at("seats").value,
            reader.at("seed").value,
            reader.at("options").value,
            components,
        )
        state.chance = restore_chance(reader.at("chance").wholes(4, 0, MASK))
        state.reveals = reader.at("reveals").whole()
        state.history = [self._move(part) for part in reader.at("history").items()]
        for part in reader.at("secrets").items():
            index, seat = part.items(2)
            state.secrets.append(
                (index.whole(0, len(state.history) - 1), seat.whole(0, state.seats - 1))
            )
        state.told = [self._told(part, state.seats) for part in reader.at("events").items()]
        self.restore_position(state, reader.at("position"))
        state.stack = [self._frame(part, state.seats) for part in reader.at("decisions").items()]
        self._check(state)
        return state

    def _move(self, reader: Reader) -> Move:
        move = as_move(reader.value)
        if move is None or (move not in self.known_moves and move != SECRET):
            raise reader.fail(f"a move of {self.id}")
        return move

    def _told(self, reader: Reader, seats: int) -> Told:
        reader.only("event", "only", "others")
        event = self._event(reader.at("event"))
        if not reader.has("only"):
            return Told(event, EVERYBODY, None)
        hearing = {part.whole(0, seats - 1) for part in reader.at("only").items()}
        heard = reader.at("others")
        others = None if heard.value is None else self._event(heard)
        return Told(event, sum(1 << seat for seat in hearing), others)

    def _event(self, reader: Reader) -> Event:
        """An event for which there are words."""
        parts = [part.value for part in reader.items()]
        kind = parts[0] if parts else None
        if not isinstance(kind, str) or kind not in self.events:
            raise reader.fail(f"an event of {self.id}")
        kinds = self.events[kind]
        try:
            for lang in LANGUAGES:
                self.words.tell(lang, f"event-{kind}", kinds, tuple(parts[1:]))
        except ValueError:
            raise reader.fail(f"{kind!r} followed by {', '.join(kinds)}") from None
        return tuple(parts)

    def _frame(self, reader: Reader, seats: int) -> Frame:
        kind = reader.at("kind").string()
        if kind not in self.decisions:
            raise reader.at("kind").fail("one of " + ", ".join(self.decisions))
        decision = self.decisions[kind]
        known = ["kind", "seat"]
        args: list[int] = []
        for field, names in decision.fields:
            name = field.removesuffix("*")
            known.append(name)
            part = reader.at(name)
            if field.endswith("*"):
                args += part.wholes(None, 0, MASK) if names is None else part.indices(names)
            elif names is None:
                # A frame's int may be a set of things as a mask.
                args.append(part.whole(-1, MASK))
            else:
                args.append(part.name_or_none(names))
        reader.only(*known)
        return Frame(kind, reader.at("seat").whole(0, seats - 1), tuple(args))

    def _check(self, state: State) -> None:
        flaw = state.flaw()
        for frame in state.stack:
            flaw = flaw or self.decisions[frame.kind].flaw(state, frame)
        if flaw is not None:
            raise ValueError(f"impossible position: {flaw}")
        if state.stack and not state.legal():
            raise ValueError("impossible position: the open decision has no legal move")


DUMP_KEYS = (
    "game",
    "version",
    "seats",
    "seed",
    "options",
    "components",
    "chance",
    "reveals",
    "position",
    "decisions",
    "history",
    "secrets",
    "events",
)


def option(
    words: Words,
    name: str,
    default: Choice,
    choices: tuple[Choice, ...],
    per_seat: bool = False,
    alone: bool = False,
) -> Option:
    """An option with its title from the catalogues (`option-<name>`)."""
    return Option(default, choices, Titles(words.titles(f"option-{name}")), per_seat, alone)
