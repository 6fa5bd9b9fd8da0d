"""The companions beside the digital game: a game is played at random and recorded; the companion is
told the order of the cards and answers from that game, and must tell the same story.

python -m tests.companion.compare DIALOGUE GAME SEEDS      plain Python only: the telling is watched
"""

from __future__ import annotations

import itertools
import json
import random
import subprocess
import sys
from collections import Counter
from typing import Any

import terem
from terem.cli.bench import form
from terem.engine import State

Event = list[Any]
Question = dict[str, Any]


class Entry:
    """One event, and the position right after it."""

    def __init__(self, event: tuple[object, ...], state: Any) -> None:
        self.event: Event = list(event)
        self.kind: str = str(event[0])
        self.state = state


def recorded(game: str, seed: int, options: dict[str, object]) -> list[Entry]:
    """A solo game played at random, every event with its position."""
    entries: list[Entry] = []
    dealt = False
    plain = State.tell

    def tell(self: State, *event: object) -> None:
        plain(self, *event)
        if self.telling:
            # While it is dealt, a position has no copies yet.
            entries.append(Entry(event, self.copy() if dealt else None))

    State.tell = tell  # type: ignore[method-assign]
    try:
        hand = random.Random(seed)
        state = terem.game(game).new(seats=1, seed=seed, options=options)
        dealt = True
        for entry in entries:
            entry.state = state.copy()
        while not state.over:
            state.play(hand.choice(state.moves()))
    finally:
        State.tell = plain  # type: ignore[method-assign]
    return entries


class Mismatch(Exception):
    pass


class Witness:
    """Who knows the digital game: matches what the companion tells, and answers its questions."""

    # Kinds of events that are the opponent's own.
    theirs: frozenset[str]

    def __init__(self, entries: list[Entry], options: dict[str, object]) -> None:
        self.entries = entries
        self.options = options
        self.at = 0  # the first entry that has not been told yet

    def is_theirs(self, entry: Entry) -> bool:
        return entry.kind in self.theirs

    def upcoming(self, *until: str) -> int:
        """The next deed of the opponent, or the first entry of these kinds before it."""
        for i in range(self.at, len(self.entries)):
            if self.entries[i].kind in until or self.is_theirs(self.entries[i]):
                return i
        return len(self.entries)

    def before(self, i: int) -> Any:
        return self.entries[i - 1].state

    @property
    def now(self) -> Any:
        """The position after what was told last."""
        return self.entries[self.at - 1].state

    def told(self, event: Event) -> None:
        i = self.upcoming()
        if i == len(self.entries):
            raise Mismatch(f"the companion tells {event}, the game nothing more")
        if self.normal(self.entries[i].event) != event:
            raise Mismatch(f"the companion tells {event}, the game {self.entries[i].event}")
        self.at = i + 1

    def normal(self, event: Event) -> Event:
        """The event as the companion tells it."""
        return event

    def skip_to(self, i: int) -> None:
        """What lies between must not be the opponent's."""
        for entry in self.entries[self.at : i]:
            if self.is_theirs(entry):
                raise Mismatch(f"the companion leaves out {entry.event}")
        self.at = i

    def answer(self, question: Question) -> object:
        found = getattr(self, f"ask_{question['ask']}")(question)
        if "among" in question:
            if found not in [one["value"] for one in question["among"]]:
                raise Mismatch(f"{found!r} is no answer to {question}")
        elif not question["from"] <= found <= question["to"]:
            raise Mismatch(f"{found!r} is no answer to {question}")
        return found

    def shuffled(self, what: str, items: list[Any]) -> list[Any]:
        raise NotImplementedError

    def rolled(self, what: str) -> int:
        raise NotImplementedError

    def finish(self) -> None:
        self.skip_to(len(self.entries))


def about(question: Question, kind: str) -> Any:
    """The thing of this kind that a question is about."""
    return next(one["value"] for one in question["about"] if one["kind"] == kind)


def converse(
    witness: Witness, companion: subprocess.Popen[str], game: str, seen: Counter[str]
) -> None:
    """One whole game; counts what was told and asked by its kinds."""
    ear, mouth = companion.stdin, companion.stdout
    assert ear is not None
    assert mouth is not None

    def reply(what: object) -> None:
        ear.write(json.dumps(what) + "\n")
        ear.flush()

    for line in mouth:
        said = json.loads(line)
        if "ready" in said:
            reply({"game": game, "options": witness.options})
        elif "event" in said:
            seen[f"tells {said['event'][0]}"] += 1
            witness.told(said["event"])
        elif "shuffle" in said:
            order = witness.shuffled(said["shuffle"], said["items"])
            key = json.dumps
            if sorted(map(key, order)) != sorted(map(key, said["items"])):
                raise Mismatch(f"{said['items']} cannot be shuffled into {order}")
            reply(order)
        elif "roll" in said:
            reply(witness.rolled(said["roll"]))
        elif "ask" in said:
            seen[f"asks {said['ask']}"] += 1
            reply(witness.answer(said))
        elif "over" in said:
            witness.finish()
            return
    raise Mismatch("the companion fell silent")


def tables(game: str) -> list[dict[str, object]]:
    """Every combination of the options that matter to the opponent."""
    from tools.printed import printed

    options = printed(game)["options"]
    names = [name for name in options if name in ROLES[game].options]
    return [
        dict(zip(names, chosen, strict=True))
        for chosen in itertools.product(*(options[name]["choices"] for name in names))
    ]


class Role:
    def __init__(self, witness: type[Witness], *options: str) -> None:
        self.witness = witness
        self.options = options


ROLES: dict[str, Role] = {}


def main() -> int:
    assert form() == "plain", "the telling of compiled games cannot be watched"
    from tests.companion import witnesses

    ROLES.update(witnesses.ROLES)
    dialogue, game, seeds = sys.argv[1], sys.argv[2], int(sys.argv[3])
    variants = tables(game)
    seen: Counter[str] = Counter()
    companion = subprocess.Popen(
        ["node", dialogue], stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True
    )
    try:
        for seed in range(seeds):
            options = variants[seed % len(variants)]
            entries = recorded(game, seed, options)
            witness = ROLES[game].witness(entries, options)
            try:
                converse(witness, companion, game, seen)
            except Exception as problem:
                print(f"{game}, seed {seed}, {options}: {problem!r}")
                for entry in entries[max(0, witness.at - 12) : witness.at + 6]:
                    print("  ", "→" if entry is entries[witness.at - 1] else " ", entry.event)
                raise
    finally:
        companion.kill()
        companion.wait()
    print(f"{game}: {seeds} games in {len(variants)} variants")
    for what, times in sorted(seen.items()):
        print(f"{times:8} {what}")
    return 0


if __name__ == "__main__":
    sys.exit(main())
