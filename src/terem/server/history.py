"""From one position to the next: steps, what of them can be taken back, and what is stored."""

from __future__ import annotations

from typing import Any

from terem.engine import Move, State
from terem.server.clocks import Clocks
from terem.server.rows import EntryRow, StoredResult, encode


def advance(
    state: State, undo: list[State], move: object, by_person: bool
) -> tuple[State, list[State], bool]:
    """The position after a move, the steps that can still be taken back, was it secret;
    IllegalMove, and nothing has happened, if the rules forbid it."""
    twin = state.copy()
    twin.play(move)
    secret = len(twin.secrets) > len(state.secrets)
    if not by_person or twin.reveals != state.reveals:
        return twin, [], secret
    if undo and undo[-1].seat != state.seat:
        undo = []
    return twin, [*undo, state], secret


def standing(log: list[EntryRow]) -> list[EntryRow]:
    """The entries whose moves stand: played and not taken back."""
    found: list[EntryRow] = []
    for entry in log:
        if entry.move is not None:
            found.append(entry)
        else:
            del found[entry.moves :]
    return found


def effective_history(log: list[EntryRow], upto: int) -> list[Move]:
    """The moves that stand after entry number `upto`."""
    return [entry.move for entry in standing(log[:upto]) if entry.move is not None]


def snapshot(state: State) -> str:
    """A dump without its history, which the log has already."""
    dump = state.dump()
    del dump["history"]
    return encode(dump)


def position_values(state: State, seq: int, bot: bool, clocks: Clocks) -> dict[str, Any]:
    """A position as it is stored when its clocks begin anew, with its snapshot."""
    return {
        "seq": seq,
        "moves": state.played,
        "deciding": state.seat,
        "ending": None,
        "bot_turn": bot,
        "since": clocks.since,
        "deadline": None if bot else clocks.deadline(state.seat),
        "clocks": encode(clocks.banks),
        "snapshot": snapshot(state),
        "snapshot_seq": seq,
    }


def result_of(state: State, ms: int, abandoned: bool) -> StoredResult:
    return StoredResult(
        scores=state.scores(),
        ranking=state.ranking(),
        breakdown=[state.score_breakdown(seat) for seat in range(state.seats)],
        seconds=max(0, ms // 1000),
        moves=state.played,
        abandoned=abandoned,
    )
