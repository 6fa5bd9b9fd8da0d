"""A position of any game: plain data, a decision stack, and the rules behind the contract."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from terem.engine.chance import Chance, checked_seed
from terem.engine.decision import Decision, Frame
from terem.engine.fluent import Value
from terem.engine.moves import Move, as_move
from terem.engine.options import Choice
from terem.engine.reasons import IllegalMove, Reason

if TYPE_CHECKING:
    from terem.engine.game import Game

EVERYBODY = -1

Event = tuple[Any, ...]

# What stands in a history for a move that a seat may not know.
SECRET: Final[Move] = ("secret",)


class Told:
    """An event with its audience: a bit per seat, and what all the others hear instead."""

    __slots__ = ("audience", "event", "others")

    def __init__(self, event: Event, audience: int, others: Event | None) -> None:
        self.event: Event = event
        self.audience: int = audience
        self.others: Event | None = others

    def heard_by(self, seat: int | None) -> Event | None:
        if self.audience == EVERYBODY:
            return self.event
        if seat is not None and (self.audience >> seat) & 1:
            return self.event
        return self.others


class State:
    """What every game's position shares. Attributes are set by `Game`, `copy` and `restore`."""

    game: Game
    seats: int
    seed: int
    options: dict[str, Choice]
    chance: Chance
    stack: list[Frame]
    history: list[Move]
    # How often something hidden or random came to light: an undo may never cross a reveal.
    reveals: int
    # Index into history and seat of every move that others may not know.
    secrets: list[tuple[int, int]]
    # Searching copies do not build events.
    telling: bool
    told: list[Told]
    _legal: list[Move] | None

    # ------------------------------------------------------------------ whose decision, which moves

    def __repr__(self) -> str:
        now = "over" if self.seat is None else f"seat {self.seat} decides"
        return f"<{self.game.id}, {self.seats} seats, {len(self.history)} moves, {now}>"

    @property
    def seat(self) -> int | None:
        """Who decides now; None when the game is over."""
        return self.stack[-1].seat if self.stack else None

    @property
    def over(self) -> bool:
        return not self.stack

    def moves(self) -> list[Move]:
        """The legal moves."""
        return list(self.legal())

    def legal(self) -> list[Move]:
        """The legal moves, as the state keeps them: not to be changed by the caller."""
        found = self._legal
        if found is None:
            if self.stack:
                frame = self.stack[-1]
                decision: Decision[Any] = self.game.decisions[frame.kind]
                found = decision.moves(self, frame)
            else:
                found = []
            self._legal = found
        return found

    def play(self, move: object) -> None:
        """Play a move in place; IllegalMove, and nothing changed, if the rules forbid it."""
        candidate = as_move(move)
        if candidate is None or candidate not in self.legal():
            reason = self.explain(move)
            assert reason is not None
            raise IllegalMove(reason)
        self.apply(candidate)

    def apply(self, move: Move) -> None:
        """Play a move known to be legal (search and replay skip the check)."""
        if self.telling:
            self.told = []
        frame = self.stack[-1]
        decision: Decision[Any] = self.game.decisions[frame.kind]
        if decision.secret:
            self.secrets.append((len(self.history), frame.seat))
        self.history.append(move)
        self._legal = None
        decision.play(self, frame, move)

    def ask(self, kind: str, seat: int, args: tuple[int, ...] = ()) -> None:
        """Push a question on the decision stack."""
        self._legal = None
        self.stack.append(Frame(kind, seat, args))

    # ------------------------------------------------------------------ words

    def explain(self, move: object) -> Reason | None:
        """None if the move is legal, else the rule that forbids it."""
        candidate = as_move(move)
        if candidate is not None and candidate in self.legal():
            return None
        if not self.stack:
            return self.because("table.3", "why-game-over")
        if candidate is None:
            return self.because("table.1", "why-not-a-move")
        frame = self.stack[-1]
        if candidate not in self.game.known_moves:
            return self.unknown_move(candidate)
        decision: Decision[Any] = self.game.decisions[frame.kind]
        reason = decision.reason(self, frame, candidate)
        return reason or self.because("table.2", "why-other-question")

    def unknown_move(self, move: Move) -> Reason:
        """The rule against a move that can never be played; a game may know a better one."""
        return self.because("table.1", "why-unknown-move")

    def because(
        self, rule: str, message: str, kinds: tuple[str, ...] = (), args: Move = ()
    ) -> Reason:
        """A Reason that cites a clause and says a sentence."""
        return Reason(self.game.words, rule, message, kinds, args)

    def describe(self, move: object, lang: str, seat_names: list[str] | None = None) -> str:
        """One plain sentence for a person, with the price and what it brings here."""
        candidate = as_move(move)
        if candidate is None or candidate not in self.game.known_moves:
            raise ValueError(f"not a move of {self.game.id}: {move!r}")
        verb = str(candidate[0])
        kinds, values = self.game.verbs[verb], self.describe_values(candidate)
        return self.game.words.tell(lang, f"move-{verb}", kinds, values, seat_names)

    def describe_values(self, move: Move) -> Move:
        """What stands for the arguments of a move in its sentence."""
        return self.game.describe_values(self, move)

    def prompt(self, lang: str) -> str:
        """The question that is open, in words."""
        if not self.stack:
            return self.game.words.text(lang, "prompt-over")
        frame = self.stack[-1]
        return self.game.words.text(lang, f"prompt-{frame.kind}", self.prompt_values(lang, frame))

    def prompt_values(self, lang: str, frame: Frame) -> dict[str, Value]:
        """Variables of the prompt: by default the frame's named fields, in words where the
        catalogue has words for them (`street-top` for street=top)."""
        kinds: list[str] = []
        values: list[object] = []
        for name, value in self.frame_fields(frame).items():
            named = isinstance(value, str) and self.game.words.has(lang, f"{name}-{value}")
            kinds.append(name if named else f"{name}:text")
            values.append(value)
        return self.game.words.arguments(lang, tuple(kinds), tuple(values))

    # ------------------------------------------------------------------ events

    @property
    def events(self) -> list[Event]:
        """What happened since the last `play`, told in full."""
        return [told.event for told in self.told]

    def events_for(self, seat: object) -> list[Event]:
        """What happened since the last `play`, as far as this seat (None: a spectator) may know."""
        return self.heard_by(None if seat is None else self.existing_seat(seat))

    def heard_by(self, seat: int | None) -> list[Event]:
        """The events of a seat known to exist."""
        heard = [told.heard_by(seat) for told in self.told]
        return [event for event in heard if event is not None]

    def tell(self, *event: object) -> None:
        """Record an event for everybody."""
        if self.telling:
            self.told.append(Told(event, EVERYBODY, None))

    def tell_only(self, seat: int, event: Event, others: Event | None) -> None:
        """Record an event one seat may know in full; the others hear `others`, or nothing."""
        if self.telling:
            self.told.append(Told(event, 1 << seat, others))

    def story(self, lang: str, event: Event, seat_names: list[str] | None = None) -> str:
        """An event as a log line."""
        kind = str(event[0])
        return self.game.words.tell(
            lang, f"event-{kind}", self.game.events[kind], event[1:], seat_names
        )

    # ------------------------------------------------------------------ copies

    def copy(self) -> State:
        """An independent twin."""
        raise NotImplementedError

    def copy_shared(self, twin: State) -> None:
        """Copy what every game has; called by each game's `copy`."""
        twin.game = self.game
        twin.seats = self.seats
        twin.seed = self.seed
        twin.options = self.options  # never changed after setup
        twin.chance = self.chance.copy()
        twin.stack = self.stack[:]
        twin.history = self.history[:]
        twin.reveals = self.reveals
        twin.secrets = self.secrets[:]
        twin.telling = self.telling
        twin.told = self.told[:]
        twin._legal = self._legal

    def sample(self, seat: object, seed: object) -> State:
        """A copy in which all that `seat` cannot know is redrawn, consistent with its view."""
        return self.imagined(self.existing_seat(seat), checked_seed(seed))

    def imagined(self, seat: int, seed: int) -> State:
        """The sample of a seat known to exist."""
        twin = self.copy()
        twin.seed = seed
        twin.chance = Chance(seed)
        for index, owner in self.secrets:
            if owner != seat:
                twin.history[index] = SECRET
        heard = self.heard_by(seat)
        twin.told = [Told(event, EVERYBODY, None) for event in heard]
        if twin.stack and twin.stack[-1].seat != seat:
            twin._legal = None
        twin.redraw(seat)
        return twin

    def redraw(self, seat: int) -> None:
        """Shuffle what `seat` cannot know, with the state's own (freshly seeded) generator.

        The result may depend only on what the seat can see and on the seed: sort a hidden pool
        before shuffling it, or the old order shines through.
        """
        raise NotImplementedError

    # ------------------------------------------------------------------ results

    def scores(self) -> list[int]:
        raise NotImplementedError

    def score_breakdown(self, seat: int) -> list[tuple[str, int]]:
        """Where a seat's points come from: (source, points), in the order they are counted."""
        raise NotImplementedError

    def solo_title(self) -> str | None:
        """What the rulebook calls a finished solo result (`title-<id>`), where it has names."""
        return None

    def tie_break(self, seat: int) -> tuple[int, ...]:
        """What decides between equal scores, bigger is better."""
        return ()

    def ranking(self) -> list[list[int]]:
        """Seats best first; ties share a place."""
        scores = self.scores()
        keys = [(scores[seat], *self.tie_break(seat)) for seat in range(len(scores))]
        places: list[list[int]] = []
        for key in sorted(set(keys), reverse=True):
            places.append([seat for seat in range(len(scores)) if keys[seat] == key])
        return places

    # ------------------------------------------------------------------ views and dumps

    def view(self, seat: object) -> dict[str, Any]:
        """All that this seat may know; None is a spectator."""
        return self.seen_by(None if seat is None else self.existing_seat(seat))

    def existing_seat(self, seat: object) -> int:
        if type(seat) is not int or not 0 <= seat < self.seats:
            raise ValueError(f"seat must be 0 to {self.seats - 1}, not {seat!r}")
        return seat

    def seen_by(self, seat: int | None) -> dict[str, Any]:
        """The view of a seat known to exist."""
        return {
            "game": self.game.id,
            "seats": self.seats,
            "options": dict(self.options),
            "you": seat,
            "seat": self.seat,
            "decision": self.view_decision(seat),
            "moves_played": len(self.history),
            "scores": self.scores(),
            "ranking": self.ranking() if self.over else None,
            "title": self.solo_title(),
            **self.view_position(seat),
        }

    def view_decision(self, seat: int | None) -> dict[str, Any] | None:
        """The open question as far as `seat` may know it."""
        if not self.stack:
            return None
        frame = self.stack[-1]
        decision: Decision[Any] = self.game.decisions[frame.kind]
        if decision.secret and seat != frame.seat:
            return {"kind": frame.kind, "seat": frame.seat}
        return self.dump_frame(frame)

    def view_position(self, seat: int | None) -> dict[str, Any]:
        raise NotImplementedError

    def frame_fields(self, frame: Frame) -> dict[str, object]:
        """The ints of a frame by name."""
        decision: Decision[Any] = self.game.decisions[frame.kind]
        named: dict[str, object] = {}
        at = 0
        for name, names in decision.fields:
            if name.endswith("*"):
                rest = frame.args[at:]
                named[name[:-1]] = [names[i] if names else i for i in rest]
                at = len(frame.args)
            else:
                value = frame.args[at]
                at += 1
                if names is None:
                    named[name] = value
                else:
                    named[name] = None if value < 0 else names[value]
        return named

    def dump_frame(self, frame: Frame) -> dict[str, Any]:
        return {"kind": frame.kind, "seat": frame.seat, **self.frame_fields(frame)}

    def dump(self) -> dict[str, Any]:
        """Everything, JSON-ready, meant to be read and edited by people."""
        components = self.game.components_of(self)
        return {
            "game": self.game.id,
            "version": self.game.version,
            "seats": self.seats,
            "seed": self.seed,
            "options": dict(self.options),
            "components": "printed" if components.printed else components.data,
            "chance": self.chance.dump(),
            "reveals": self.reveals,
            "position": self.dump_position(),
            "decisions": [self.dump_frame(frame) for frame in self.stack],
            "history": [list(move) for move in self.history],
            "secrets": [[index, seat] for index, seat in self.secrets],
            "events": [
                {
                    "event": list(told.event),
                    "only": [i for i in range(self.seats) if (told.audience >> i) & 1],
                    "others": None if told.others is None else list(told.others),
                }
                if told.audience != EVERYBODY
                else {"event": list(told.event)}
                for told in self.told
            ],
        }

    def dump_position(self) -> dict[str, Any]:
        raise NotImplementedError

    def flaw(self) -> str | None:
        """What is impossible about this position, in one sentence; None if nothing is.

        The fuzzers ask after every move, `restore` asks of every edited dump.
        """
        return None
