"""What must hold in every position of every game; shared by the suite and by `make fuzz`."""

from __future__ import annotations

import json
import random
from typing import Any

import msgspec
import pytest

from terem import Game, IllegalMove, Move, State
from terem.engine import LANGUAGES

JUNK: list[object] = [
    None,
    0,
    "pass",
    (),
    [],
    ("",),
    ("no_such_verb",),
    ("pass", 10**30),
    ("pass", -1),
    ("pass", None),
    ("pass", True),
    ("pass", 1.0),
    ("pass", ["nested"]),
    (1, 2),
    {"verb": "pass"},
    ("x" * 10_000,),
    tuple("pass" for _ in range(100)),
]


# Moves that have been looked at, by game: the same objects come again and again.
KNOWN: dict[str, dict[int, Move]] = {}


def random_options(game: Game, rng: random.Random) -> dict[str, Any]:
    return {name: rng.choice(option.choices) for name, option in game.options.items()}


def check_moves(state: State) -> None:
    """Moves exist exactly while somebody decides, are known, and are named once."""
    moves = state.moves()
    assert bool(moves) == (state.seat is not None)
    assert len(set(moves)) == len(moves), f"duplicate move in {moves}"
    known = KNOWN.setdefault(state.game.id, {})
    for move in moves:
        if known.get(id(move)) is not move:
            assert move in state.game.plies, f"{move} is not in the catalogue"
            assert type(move) is tuple
            assert all(type(part) in (str, int) for part in move)
            known[id(move)] = move
    flaw = state.flaw()
    assert flaw is None, flaw


def check_words(state: State, rng: random.Random) -> None:
    """Everything a person reads exists in every language."""
    for lang in LANGUAGES:
        assert state.prompt(lang)
        for move in rng.sample(state.moves(), min(3, len(state.moves()))):
            assert state.describe(move, lang)
        for event in state.events:
            assert state.story(lang, event)


def frames(state: State) -> list[tuple[str, int, tuple[int, ...]]]:
    return [(frame.kind, frame.seat, frame.args) for frame in state.stack]


def exact(value: object) -> bytes:
    """To compare by: unlike `==`, it tells 1 from True and from 1.0."""
    return msgspec.json.encode(value, order="sorted")


def check_dump(state: State) -> None:
    """A dump is plain JSON and restores to an exact twin."""
    dump = state.dump()
    twin = state.game.restore(json.loads(json.dumps(dump)))
    assert exact(twin.dump()) == exact(dump)
    # What goes on by itself is not dumped: the position tells it.
    assert frames(twin) == frames(state)
    assert twin.moves() == state.moves()
    assert twin.scores() == state.scores()
    for seat in (None, *range(state.seats)):
        assert twin.view(seat) == state.view(seat)


def check_refusals(state: State, rng: random.Random, catalogue: list[Move]) -> None:
    """A move is legal exactly if nothing explains it away; a refused one changes nothing."""
    before = exact(state.dump())
    legal = state.moves()
    known = set(state.game.rules.ids())
    tried: list[object] = [*rng.sample(catalogue, min(12, len(catalogue))), rng.choice(JUNK)]
    for move in tried:
        reason = state.explain(move)
        if move in legal:
            assert reason is None
            continue
        assert reason is not None, f"no reason against {move}"
        assert reason.rule in known, f"{reason.rule} is not a clause"
        assert all(reason.text(lang) for lang in LANGUAGES)
        with pytest.raises(IllegalMove) as refused:
            state.play(move)
        assert refused.value.reason.rule == reason.rule
    assert exact(state.dump()) == before


def check_copy(state: State, rng: random.Random) -> None:
    """A copy is equal, plays on alike, and leaves its parent alone."""
    before = exact(state.dump())
    one, other = state.copy(), state.copy()
    assert exact(one.dump()) == before
    for _ in range(5):
        if one.seat is None:
            break
        move = rng.choice(one.moves())
        one.play(move)
        other.play(move)
        assert one.reveals >= state.reveals
    assert exact(one.dump()) == exact(other.dump())
    assert exact(state.dump()) == before


def check_hidden(state: State, rng: random.Random) -> None:
    """Redraw what a seat cannot know: its view, moves and events stay byte-identical."""
    encode = msgspec.json.encode
    for seat in range(state.seats):
        twin = state.sample(seat, rng.randrange(1 << 40))
        flaw = twin.flaw()
        assert flaw is None, f"sample for seat {seat}: {flaw}"
        assert encode(twin.view(seat)) == encode(state.view(seat))
        assert twin.events_for(seat) == state.events_for(seat)
        assert twin.seat == state.seat
        if state.seat == seat:
            assert twin.moves() == state.moves()
        assert twin.seed != state.seed or state.seed == 0
        # The old order of what is hidden must not shine through.
        seed = rng.randrange(1 << 40)
        assert twin.sample(seat, seed).dump() == state.sample(seat, seed).dump()
    for seat in (None, *range(state.seats)):
        view = state.view(seat)
        json.dumps(view)
        assert not {"seed", "chance", "history"} & set(view)


def check_everything(state: State, rng: random.Random, catalogue: list[Move]) -> None:
    check_moves(state)
    check_words(state, rng)
    check_dump(state)
    check_refusals(state, rng, catalogue)
    check_copy(state, rng)
    check_hidden(state, rng)


def play_random_game(
    game: Game, seats: int, seed: int, options: dict[str, Any], thorough_every: int
) -> State:
    """A random game: the light checks at every move, all checks at one move in N."""
    rng = random.Random(seed)
    catalogue = game.catalogue
    state: State = game.new(seats=seats, seed=seed, options=options)
    count = 0
    while state.seat is not None:
        check_moves(state)
        if thorough_every and rng.randrange(thorough_every) == 0:
            check_everything(state, rng, catalogue)
        state.play(rng.choice(state.moves()))
        count += 1
        assert count < 20_000, "the game does not end"
    check_everything(state, rng, catalogue)
    again = game.replay(seats, seed, options, state.history)
    assert again.dump() == state.dump()
    places = [seat for place in state.ranking() for seat in place]
    assert sorted(places) == list(range(len(state.scores())))
    return state
