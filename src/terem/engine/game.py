"""A game: what it is called, who can play, its options, data, words and law, and how it starts."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any, Generic, TypeVar

from terem.engine.chance import MASK, Chance, checked_seed, restore_chance
from terem.engine.components import Components, load_components
from terem.engine.decision import NOBODY, Action, Decision, Frame, FrameKind
from terem.engine.fluent import Value
from terem.engine.languages import LANGUAGES, Titles
from terem.engine.messages import Messages
from terem.engine.moves import SECRET, Move, Ply, Verb, as_move
from terem.engine.options import Choice, Option, complete
from terem.engine.reading import Reader, one_of, quoted
from terem.engine.reasons import Reason
from terem.engine.rulebook import Clause, Rulebook
from terem.engine.state import Event, Place, State, Told, past_of

S = TypeVar("S", bound=State)


class Game(Generic[S]):
    """One of Terem's games. Each game subclasses this, and names the functions that know it."""

    id: str
    # Grows whenever a stored game could replay differently under the new code.
    version: int
    seats: range
    options: dict[str, Option]
    # One object per kind of frame that can lie on the stack; and those among them that ask.
    frames: dict[str, FrameKind[Any]]
    decisions: dict[str, Decision[Any]]
    questions: list[str]
    # Passages without ints, by kind and by seat (nobody first, a rival in the solo game last): made
    # once and shared, as frames never change. A question is a frame of its own each time it is put:
    # searches tell a new turn from the old one by that.
    plain: dict[str, list[Frame]]
    # Every verb of a move, and every kind of event, with the kinds of its arguments.
    verbs: dict[str, tuple[str, ...]]
    events: dict[str, tuple[str, ...]]
    words: Messages
    rules: Rulebook
    components: Components
    # Every move that can ever be played, by its tuple and by its id.
    plies: dict[Move, Ply]
    by_id: list[Ply]
    # Where each verb is at home: the first action of the first question that offers it.
    home: list[Action[Any]]
    # What the side of the box says: shortest and longest sitting; None where nobody has said.
    minutes: tuple[int, int] | None
    # How heavy the rules are, out of five; None where nobody has said.
    weight: int | None
    # True if every turn ends with a move of its own: the table need not ask again.
    ends_turns: bool
    # True if seats hold what others may not see: at one screen a curtain falls between turns.
    secrets: bool

    # What a game does with its positions: functions of its modules.
    # The opening position (the printed setup).
    deal: Callable[[S], None]
    # The position as data that people can read and edit; and reading it, with the questions on the
    # stack already.
    dump_position: Callable[[S], dict[str, Any]]
    restore_position: Callable[[S, Reader], None]
    # The whole stack: the questions of a dump, and under or between them the passages that the
    # position tells to be under way.
    stacked: Callable[[S, list[Frame]], list[Frame]]
    # Put aside what is under way, so that the next turn of a seat begins: for plans made while
    # others play. False where none can be foreseen (it has passed, another phase is on).
    begin_turn_of: Callable[[S, int], bool]
    # What lies open: all that a spectator may know of the position. And what a seat sees otherwise,
    # in games with secrets: places of the view, and what stands there for this seat. So what lies
    # open is made once for everybody.
    view_position: Callable[[S], dict[str, Any]]
    own_view: Callable[[S, int], list[tuple[Place, Any]]]
    # Shuffle what a seat cannot know, with the state's own (freshly seeded) generator. The result
    # may depend only on what the seat can see and on the seed: sort a hidden pool before shuffling
    # it, or the old order shines through.
    redraw: Callable[[S, int], None]
    # What is impossible about a position, in one sentence.
    flaw: Callable[[S], str | None]
    scores: Callable[[S], list[int]]
    score_breakdown: Callable[[S, int], list[tuple[str, int]]]
    # What decides between equal scores, bigger is better.
    tie_break: Callable[[S, int], tuple[int, ...]]
    # What the rulebook calls a finished solo result, where it has names.
    solo_title: Callable[[S], str | None]
    # Why the end is near, in a word (help message `near-<word>`); None while it is not.
    nearing_end: Callable[[S], str | None]
    # The arguments of a move, then the position's own facts for its sentence: the price, the
    # effect, the card that lies at an index. `Verb.told` names them in this order.
    describe_values: Callable[[S, Move], Move]

    def __init__(
        self,
        id: str,
        version: int,
        seats: range,
        folder: Path,
        frames: Sequence[FrameKind[Any]],
        events: dict[str, tuple[str, ...]],
    ) -> None:
        self.id = id
        self.version = version
        self.seats = seats
        self.minutes = None
        self.weight = None
        self.ends_turns = False
        self.secrets = False
        # What holds where a game says nothing of its own.
        self.stacked = lambda state, questions: questions
        self.begin_turn_of = lambda state, seat: False
        self.own_view = lambda state, seat: []
        self.tie_break = lambda state, seat: ()
        self.solo_title = lambda state: None
        self.nearing_end = lambda state: None
        self.describe_values = lambda state, move: move[1:]
        self.words = Messages(folder / "messages")
        self.rules = Rulebook(folder / "rulebook")
        self.components = load_components(folder / "components.toml", True)
        self.options = {}
        self.events = events
        self.frames = {frame.kind: frame for frame in frames}
        self.plain = {
            frame.kind: [Frame(frame.kind, seat) for seat in range(NOBODY, seats[-1] + 1)]
            for frame in frames
            if not isinstance(frame, Decision)
        }
        self.decisions = {frame.kind: frame for frame in frames if isinstance(frame, Decision)}
        self.number_questions(list(self.decisions))
        self._number_moves()

    def number_questions(self, kinds: list[str]) -> None:
        """The order of the questions in observations."""
        self.questions = kinds
        for number, kind in enumerate(kinds):
            self.decisions[kind].number = number

    def _number_moves(self) -> None:
        """Ids for moves, in the order of the questions, their actions and the verbs' arguments."""
        self.verbs = {}
        self.home = []
        self.by_id = []
        for question in self.decisions.values():
            for action in question.offers:
                verb: Verb = action.verb
                if verb.name not in self.verbs:
                    self.verbs[verb.name] = verb.kinds
                    verb.number = len(self.home)
                    self.home.append(action)
                    for ply in verb.plies:
                        ply.id = len(self.by_id)
                        self.by_id.append(ply)
        for question in self.decisions.values():
            question.asked = [action for action in question.offers if not action.beside]
            question.by_verb = [None] * len(self.home)
            for action in question.offers:
                question.by_verb[action.verb.number] = action
        self.plies = {ply.move: ply for ply in self.by_id}

    # ------------------------------------------------------------------ a game may know better

    def blank(self, components: Components) -> S:
        """A state of this game with its component tables and nothing else."""
        raise NotImplementedError

    def earlier_options(self, version: int) -> dict[str, Choice]:
        """Options that an older rules version did not have, and the choice that was played then."""
        return {}

    def points_from(self, state: S, seat: int, sources: frozenset[str]) -> int:
        """The part of a seat's points that comes from these sources. A game whose other sources
        take long to count may say how to do without them."""
        total = 0
        for source, points in self.score_breakdown(state, seat):
            if source in sources:
                total += points
        return total

    def prompt_values(self, state: S, lang: str, frame: Frame) -> dict[str, Value]:
        """Variables of the prompt: by default the frame's named fields, in words where the
        catalogue has words for them (`street-top` for street=top)."""
        kinds: list[str] = []
        values: list[object] = []
        for name, value in state.frame_fields(frame).items():
            named = isinstance(value, str) and self.words.has(lang, f"{name}-{value}")
            kinds.append(name if named else f"{name}:text")
            values.append(value)
        return self.words.arguments(lang, tuple(kinds), tuple(values))

    def unknown_move(self, state: S, move: Move) -> Reason:
        """The rule against a move that can never be played; a game may know a better one."""
        return state.because("table.1", "why-unknown-move")

    # ------------------------------------------------------------------ the contract

    def title(self, lang: str) -> str:
        return self.words.text(lang, "game-title")

    def rulebook(self, lang: str) -> list[Clause]:
        """The ordered clauses of the game in our own words."""
        return self.rules.clauses(lang)

    @property
    def catalogue(self) -> list[Move]:
        """Every move that can ever be played, in the order of the ids."""
        return [ply.move for ply in self.by_id]

    @property
    def actions(self) -> int:
        """How many moves the catalogue has."""
        return len(self.by_id)

    def action_id(self, move: object) -> int:
        """The id of a move; ValueError if the game has no such move."""
        ply = self.ply(move)
        if ply is None:
            raise ValueError(f"not a move of {self.id}: {quoted(move)}")
        return ply.id

    def move_of(self, id: object) -> Move:
        """The move with this id; ValueError if there is none."""
        if type(id) is not int or not 0 <= id < len(self.by_id):
            raise ValueError(
                f"id must be a whole number from 0 to {self.actions - 1}, not {quoted(id)}"
            )
        return self.by_id[id].move

    def ply(self, move: object) -> Ply | None:
        """The move as the engine handles it; None for whatever is not a move of this game."""
        if type(move) is tuple:
            try:
                ply = self.plies.get(move)
            except TypeError:  # something unhashable in it
                return None
            if ply is None or ply.move is move:
                return ply
        candidate = as_move(move)
        return None if candidate is None else self.plies.get(candidate)

    def new(
        self,
        seats: object,
        seed: object,
        options: object = None,
        components: object = None,
    ) -> S:
        """A fresh game; ValueError names the bad argument."""
        # Compiled code checks declared types with a TypeError; the contract promises a ValueError
        # that names the argument, so these are taken as they come and checked by `_table`.
        data = self.components
        if components is not None:
            if not isinstance(components, str | Path):
                raise ValueError(f"components must be the path of a file, not {quoted(components)}")
            data = load_components(Path(components), False)
        return self._start(seats, seed, options, data)

    def _start(self, seats: object, seed: object, options: object, components: Components) -> S:
        state = self._table(seats, seed, options, components)
        self.deal(state)
        state.go_on()
        return state

    def _table(self, seats: object, seed: object, options: object, components: Components) -> S:
        """An empty table: arguments checked, nothing dealt."""
        if type(seats) is not int or seats not in self.seats:
            low, high = self.seats[0], self.seats[-1]
            raise ValueError(
                f"seats must be a whole number from {low} to {high}, not {quoted(seats)}"
            )
        chosen = complete(self.options, options, seats)
        state = self.blank(components)
        state.game = self
        state.components = components
        state.seats = seats
        state.seed = checked_seed(seed)
        state.options = chosen
        state.chance = Chance(state.seed)
        state.stack = []
        state.past = None
        state.played = 0
        state.reveals = 0
        state.secrets = ()
        state.telling = True
        state._told = []
        state._legal = None
        return state

    def replay(
        self,
        seats: object,
        seed: object,
        options: object,
        history: Sequence[object],
        components: object = None,
    ) -> S:
        """The state after these moves, tuples or JSON lists; IllegalMove if one is not legal."""
        state = self.new(seats, seed, options, components)
        for move in history:
            state.play(move)
        return state

    def restore(self, dump: object) -> S:
        """The exact twin of a dumped state; ValueError says what is wrong with a broken dump."""
        reader = Reader(dump, "dump")
        reader.only(*DUMP_KEYS)
        id = reader.at("game").string()
        if id != self.id:
            raise ValueError(f"this dump is of the game {quoted(id)}, not {self.id}")
        version = reader.at("version").whole(1)
        if version > self.version:
            raise ValueError(
                f"this dump was made under rules version {version} of {self.id};"
                f" versions up to {self.version} can be restored"
            )
        printed = reader.at("components")
        components = self.components
        if printed.value != "printed":
            if not isinstance(printed.value, dict):
                raise printed.fail("'printed' or a table of components")
            components = Components(printed.value, False)
        options = reader.at("options").value
        if isinstance(options, dict):
            options = {**self.earlier_options(version), **options}
        state = self._table(
            reader.at("seats").value,
            reader.at("seed").value,
            options,
            components,
        )
        state.chance = restore_chance(reader.at("chance").wholes(4, 0, MASK))
        state.reveals = reader.at("reveals").whole()
        plies = [self._ply(part) for part in reader.at("history").items()]
        state.past = past_of(plies)
        state.played = len(plies)
        for part in reader.at("secrets").items():
            index, seat = part.items(2)
            secret = (index.whole(0, state.played - 1), seat.whole(0, state.seats - 1))
            state.secrets = (*state.secrets, secret)
        state._told = [self._told(part, state.seats) for part in reader.at("events").items()]
        questions = [self._frame(part, state.seats) for part in reader.at("decisions").items()]
        state.stack = questions
        position = reader.at("position")
        self.restore_position(state, position)
        position.only(*self.dump_position(state))  # what is not written again means nothing
        state.stack = self.stacked(state, questions)
        self._check(state)
        return state

    def _ply(self, reader: Reader) -> Ply:
        ply = SECRET if as_move(reader.value) == SECRET.move else self.ply(reader.value)
        if ply is None:
            raise reader.fail(f"a move of {self.id}")
        return ply

    def _told(self, reader: Reader, seats: int) -> Told:
        reader.only("event", "only", "others")
        event = self._event(reader.at("event"))
        if not reader.has("only"):
            return Told(event)
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
            if any(isinstance(part, float | dict) for part in parts):
                raise ValueError("neither fractions nor tables")
            for lang in LANGUAGES:
                self.words.sentence(lang, f"event-{kind}", kinds, tuple(parts[1:]))
        except ValueError:
            raise reader.fail(f"{kind!r} followed by {', '.join(kinds)}") from None
        return tuple(parts)

    def _frame(self, reader: Reader, seats: int) -> Frame:
        kind = reader.at("kind").string()
        if kind not in self.decisions:
            raise reader.at("kind").fail(one_of(list(self.decisions)))
        known = ["kind", "seat"]
        args: list[int] = []
        for field, names in self.decisions[kind].fields:
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
            flaw = flaw or self.frames[frame.kind].flaw(state, frame)
        if flaw is not None:
            raise ValueError(f"impossible position: {flaw}")
        if state.stack and not state.legal():
            raise ValueError("impossible position: the open decision has no legal move")


# A game whose kind of state does not matter: what everybody but the games themselves calls Game.
AnyGame = Game[Any]

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
    words: Messages,
    name: str,
    default: Choice,
    choices: tuple[Choice, ...],
    per_seat: bool = False,
    alone: bool = False,
) -> Option:
    """An option with its title from the catalogues (`option-<name>`)."""
    return Option(default, choices, Titles(words.titles(f"option-{name}")), per_seat, alone)
