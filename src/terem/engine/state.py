"""A position of any game: plain data, a stack of frames, and the rules behind the contract."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from terem.engine.chance import Chance, checked_seed
from terem.engine.components import Components
from terem.engine.decision import NOBODY, Decision, Frame, FrameKind
from terem.engine.moves import SECRET, Move, Ply, as_move
from terem.engine.options import Choice
from terem.engine.reading import quoted
from terem.engine.reasons import IllegalMove, Reason
from terem.engine.showing import SHOWN

if TYPE_CHECKING:
    from terem.engine.game import Game

EVERYBODY: Final = -1

Event = tuple[Any, ...]


class Told:
    """An event with its audience: a bit per seat, and what all the others hear instead."""

    __slots__ = ("audience", "event", "others")

    def __init__(
        self, event: Event, audience: int = EVERYBODY, others: Event | None = None
    ) -> None:
        self.event: Event = event
        self.audience: int = audience
        self.others: Event | None = others

    def heard_by(self, seat: int | None) -> Event | None:
        if self.audience == EVERYBODY:
            return self.event
        if seat is not None and (self.audience >> seat) & 1:
            return self.event
        return self.others


# Where something stands in a view: the keys and indexes that lead there.
Place = tuple[str | int, ...]

# The moves so far, newest first: a pair of those before (None at the beginning) and this one, so
# that copies share them all. A pair, because plain Python makes one ten times as fast as an object.
Past = tuple[Any, Ply]


def plies_of(past: Past | None) -> list[Ply]:
    """The moves so far, in order."""
    found: list[Ply] = []
    while past is not None:
        past, ply = past
        found.append(ply)
    found.reverse()
    return found


def past_of(plies: list[Ply]) -> Past | None:
    past: Past | None = None
    for ply in plies:
        past = (past, ply)
    return past


class State:
    """What every game's position shares. Attributes are set by `Game`, `copy` and `restore`."""

    game: Game[Any]
    # The printed data this game is played with.
    components: Components
    seats: int
    seed: int
    options: dict[str, Choice]
    chance: Chance
    stack: list[Frame]
    past: Past | None
    played: int  # how many moves
    # How often something hidden or random came to light: an undo may never cross a reveal.
    reveals: int
    # Index into history and seat of every move that others may not know.
    secrets: tuple[tuple[int, int], ...]
    # Searching copies do not build events.
    telling: bool
    # Since the last `play`: an event that everybody hears stands as it is, another as Told. The
    # list is replaced at each move, never emptied, so copies share it.
    _told: list[object]
    # The legal moves of the open question; None where nobody has listed them yet.
    _legal: list[Ply] | None

    # No attribute but those above, plain as compiled; and plain Python finds them sooner.
    __slots__ = tuple(__annotations__)

    # ------------------------------------------------------------------ whose decision, which moves

    def __repr__(self) -> str:
        now = "over" if self.seat is None else f"seat {self.seat} decides"
        return f"<{self.game.id}, {self.seats} seats, {self.played} moves, {now}>"

    def __str__(self) -> str:
        """The board as the seat that decides sees it; a spectator's once the game is over."""
        return SHOWN["text"](self)

    def _repr_svg_(self) -> str:
        """The same as a picture: what a notebook shows."""
        return SHOWN["svg"](self)

    @property
    def seat(self) -> int | None:
        """Who decides now; None when the game is over."""
        return self.stack[-1].seat if self.stack else None

    @property
    def over(self) -> bool:
        return not self.stack

    @property
    def history(self) -> list[Move]:
        """The moves so far, in order."""
        return [ply.move for ply in plies_of(self.past)]

    def last_move(self) -> Move:
        """The move played last; there must be one."""
        assert self.past is not None, "nothing has been played yet"
        return self.past[1].move

    def moves(self) -> list[Move]:
        """The legal moves."""
        return [ply.move for ply in self.legal()]

    def legal_ids(self) -> list[int]:
        """The ids of the legal moves in the game's catalogue, in the order of `moves`."""
        return [ply.id for ply in self.legal()]

    def legal(self) -> list[Ply]:
        """The legal moves, as the state keeps them: not to be changed by the caller."""
        found = self._legal
        if found is None:
            found = self.decision().moves(self, self.stack[-1]) if self.stack else []
            self._legal = found
        return found

    def decision(self) -> Decision[Any]:
        """The kind of the open question."""
        return self.game.decisions[self.stack[-1].kind]

    def play(self, move: object) -> None:
        """Play a move in place; IllegalMove, and nothing changed, if the rules forbid it."""
        legal = self.legal()
        for known in legal:
            # `moves` hands out the very tuples of the catalogue.
            if known.move is move:
                self.apply(known)
                return
        ply = self.game.ply(move)
        if ply is None or ply not in legal:
            reason = self.explain(move)
            assert reason is not None
            raise IllegalMove(reason)
        self.apply(ply)

    # ------------------------------------------------------------------ the flow

    def apply(self, ply: Ply) -> None:
        """Play a move known to be legal (search and replay skip the check)."""
        if self.telling:
            self._told = []
        stack = self.stack
        frame = stack[-1]
        decision = self.game.decisions[frame.kind]
        if decision.secret:
            self.secrets = (*self.secrets, (self.played, frame.seat))
        self.past = (self.past, ply)
        self.played += 1
        if not decision.stays:
            stack.pop()
        decision.play(self, frame, ply)
        if decision.patient and stack and stack[-1] is frame:
            self._legal = decision.moves(self, frame)
        else:
            self.go_on()

    def call(self, kind: str, seat: int = NOBODY, args: tuple[int, ...] = ()) -> None:
        """What comes next, on top of what is under way: a question or a passage."""
        shared = None if args else self.game.plain.get(kind)
        self.stack.append(Frame(kind, seat, args) if shared is None else shared[seat + 1])

    def end(self) -> None:
        """What is under way on top of the stack is over."""
        self.stack.pop()

    def go_on(self) -> None:
        """Run what goes on by itself until somebody has a choice or the game is over.

        The one place where a question with a single answer is answered unasked."""
        frames = self.game.frames
        decisions = self.game.decisions
        stack = self.stack
        while stack:
            frame = stack[-1]
            kind = decisions.get(frame.kind)
            if kind is None:
                frames[frame.kind].run(self, frame)
                continue
            found = kind.moves(self, frame)
            if len(found) > 1:
                self._legal = found
                return
            if not found:
                stack.pop()
                kind.nothing(self, frame)
            else:
                if not kind.stays:
                    stack.pop()
                kind.only(self, frame, found[0])
        self._legal = []

    # ------------------------------------------------------------------ words

    def explain(self, move: object) -> Reason | None:
        """None if the move is legal, else the rule that forbids it.  [table.1, table.2, table.3]"""
        ply = self.game.ply(move)
        if ply is not None and ply in self.legal():
            return None
        if not self.stack:
            return self.because("table.3", "why-game-over")
        if ply is None:
            candidate = as_move(move)
            if candidate is None:
                return self.because("table.1", "why-not-a-move")
            return self.game.unknown_move(self, candidate)
        frame = self.stack[-1]
        reason = self.decision().reason(self, frame, ply)
        if reason is None:
            reason = self.game.home[ply.verb.number].untimely(self, frame, ply)
        return reason or self.because("table.2", "why-other-question")

    def because(
        self, rule: str, message: str, kinds: tuple[str, ...] = (), args: Move = ()
    ) -> Reason:
        """A Reason that cites a clause and says a sentence."""
        return Reason(self.game.words, rule, message, kinds, args)

    def describe(self, move: object, lang: str, seat_names: list[str] | None = None) -> str:
        """One plain sentence for a person, with the price and what it brings here."""
        candidate = as_move(move)
        if candidate is None or candidate not in self.game.plies:
            raise ValueError(f"not a move of {self.game.id}: {quoted(move)}")
        verb = str(candidate[0])
        kinds, values = self.game.verbs[verb], self.describe_values(candidate)
        return self.game.words.sentence(lang, f"move-{verb}", kinds, values, seat_names)

    def describe_values(self, move: Move) -> Move:
        """What stands for the arguments of a move in its sentence."""
        return self.game.describe_values(self, move)

    def prompt(self, lang: str) -> str:
        """The question that is open, in words."""
        if not self.stack:
            return self.game.words.text(lang, "prompt-over")
        frame = self.stack[-1]
        return self.game.words.text(
            lang, f"prompt-{frame.kind}", self.game.prompt_values(self, lang, frame)
        )

    # ------------------------------------------------------------------ events

    @property
    def events(self) -> list[Event]:
        """What happened since the last `play`, told in full."""
        return [told.event for told in self.told]

    @property
    def told(self) -> list[Told]:
        """What happened since the last `play`, each with its audience."""
        return [told if isinstance(told, Told) else Told(told) for told in self._told]  # type: ignore[arg-type]

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
            self._told.append(event)

    def tell_only(self, seat: int, event: Event, others: Event | None) -> None:
        """Record an event one seat may know in full; the others hear `others`, or nothing."""
        if self.telling:
            self._told.append(Told(event, 1 << seat, others))

    def story(self, lang: str, event: Event, seat_names: list[str] | None = None) -> str:
        """An event as a log line."""
        kind = str(event[0])
        return self.game.words.sentence(
            lang, f"event-{kind}", self.game.events[kind], event[1:], seat_names
        )

    # ------------------------------------------------------------------ copies

    def copy(self) -> State:
        """An independent twin."""
        raise NotImplementedError

    def copy_shared(self, twin: State) -> None:
        """Copy what every game has; called by each game's `copy`."""
        twin.game = self.game
        twin.components = self.components
        twin.seats = self.seats
        twin.seed = self.seed
        twin.options = self.options  # never changed after setup
        twin.chance = self.chance.copy()
        twin.stack = self.stack[:]
        twin.past = self.past
        twin.played = self.played
        twin.reveals = self.reveals
        twin.secrets = self.secrets
        twin.telling = self.telling
        twin._told = self._told
        twin._legal = self._legal

    def sample(self, seat: object, seed: object) -> State:
        """A copy in which all that `seat` cannot know is redrawn, consistent with its view."""
        return self.imagined(self.existing_seat(seat), checked_seed(seed))

    def imagined(self, seat: int, seed: int) -> State:
        """The sample of a seat known to exist."""
        twin = self.copy()
        twin.seed = seed
        twin.chance = Chance(seed)
        if self.secrets:
            plies = plies_of(self.past)
            for index, owner in self.secrets:
                if owner != seat:
                    plies[index] = SECRET
            twin.past = past_of(plies)
        twin._told = list(self.heard_by(seat))
        if twin.stack and twin.stack[-1].seat != seat:
            twin._legal = None
        self.game.redraw(twin, seat)
        return twin

    def foreseen(self, seat: object) -> State | None:
        """A copy in which it is this seat's turn already, as far as the seat can know; None where
        its next turn cannot be foreseen. What it may do there is what it can plan."""
        at = self.existing_seat(seat)
        if not self.stack or self.stack[-1].seat == at:
            return None
        twin = self.imagined(at, 0)
        twin.telling = False
        if not self.game.begin_turn_of(twin, at):
            return None
        twin.go_on()
        return twin if twin.seat == at else None

    # ------------------------------------------------------------------ results

    def scores(self) -> list[int]:
        """Points by seat, and those of a solo opponent that scores."""
        return self.game.scores(self)

    def score_breakdown(self, seat: int) -> list[tuple[str, int]]:
        """Where a seat's points come from: (source, points), in the order they are counted."""
        return self.game.score_breakdown(self, seat)

    def solo_title(self) -> str | None:
        """What the rulebook calls a finished solo result (`title-<id>`), where it has names."""
        return self.game.solo_title(self) if self.seats == 1 and not self.stack else None

    def tie_break(self, seat: int) -> tuple[int, ...]:
        """What decides between equal scores, bigger is better."""
        return self.game.tie_break(self, seat)

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
            raise ValueError(f"seat must be 0 to {self.seats - 1}, not {quoted(seat)}")
        return seat

    def seen_by(self, seat: int | None) -> dict[str, Any]:
        """The view of a seat known to exist."""
        view = {
            "game": self.game.id,
            "seats": self.seats,
            "options": dict(self.options),
            "you": None,
            "seat": self.seat,
            "decision": self.view_decision(None),
            "moves_played": self.played,
            "scores": self.scores(),
            "ranking": self.ranking() if self.over else None,
            "title": self.solo_title(),
            **self.game.view_position(self),
        }
        if seat is not None:
            for place, value in self.own_view(seat):
                part: Any = view
                for step in place[:-1]:
                    part = part[step]
                part[place[-1]] = value
        return view

    def own_view(self, seat: int) -> list[tuple[Place, Any]]:
        """What a seat sees otherwise than a spectator: the places of its view, and what stands
        there for this seat."""
        found: list[tuple[Place, Any]] = [(("you",), seat)]
        if self.stack and self.stack[-1].seat == seat and self.decision().secret:
            found.append((("decision",), self.view_decision(seat)))
        return found + self.game.own_view(self, seat)

    def view_decision(self, seat: int | None) -> dict[str, Any] | None:
        """The open question as far as `seat` may know it."""
        if not self.stack:
            return None
        frame = self.stack[-1]
        decision = self.decision()
        if decision.secret and seat != frame.seat:
            return {"kind": frame.kind, "seat": frame.seat}
        return self.dump_frame(frame)

    def frame_fields(self, frame: Frame) -> dict[str, object]:
        """The ints of a frame by name."""
        kind: FrameKind[Any] = self.game.frames[frame.kind]
        named: dict[str, object] = {}
        at = 0
        for name, names in kind.fields:
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

    def depth(self) -> int:
        """How many questions are open: the one that is put, and those that wait below it."""
        count = 0
        for frame in self.stack:
            if frame.kind in self.game.decisions:
                count += 1
        return count

    def questions(self) -> list[Frame]:
        """The open question and those that wait below it."""
        return [frame for frame in self.stack if frame.kind in self.game.decisions]

    def dump_frame(self, frame: Frame) -> dict[str, Any]:
        return {"kind": frame.kind, "seat": frame.seat, **self.frame_fields(frame)}

    def dump(self) -> dict[str, Any]:
        """Everything, JSON-ready, meant to be read and edited by people."""
        components = self.components
        return {
            "game": self.game.id,
            "version": self.game.version,
            "seats": self.seats,
            "seed": self.seed,
            "options": dict(self.options),
            "components": "printed" if components.printed else components.data,
            "chance": self.chance.dump(),
            "reveals": self.reveals,
            "position": self.game.dump_position(self),
            "decisions": [self.dump_frame(frame) for frame in self.questions()],
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

    def flaw(self) -> str | None:
        """What is impossible about this position, in one sentence; None if nothing is.

        The fuzzers ask after every move, `restore` asks of every edited dump.
        """
        return self.game.flaw(self)
