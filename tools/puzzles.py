"""Puzzles from games between bots.

    python -m tools.puzzles find  village --seed 1 --seconds 600    candidates, in build/puzzles
    python -m tools.puzzles prove village --seconds 600             those that hold, in the data
    python -m tools.puzzles check village --seconds 600             stored ones searched again

`find` plays games and keeps the turns in which one way is clearly best and a player who looks one
step ahead misses it. `prove` looks again at each with ten times the work of the strongest level; a
step is kept only if the same move is best there by the margin, and for a reason that can be told.
`check` solves the stored ones with other luck and ten times the work the strongest level spends
today, the closest first, and takes out the steps it solves otherwise. All three go on where they
stopped.
"""

from __future__ import annotations

import argparse
import json
from pathlib import Path
from random import Random
from time import monotonic

import terem
from terem import Move, State, bots
from terem.bots.greedy import best_move
from terem.puzzles.proof import Verdict, judge, master_work
from terem.puzzles.puzzle import Puzzle, Step, digest, from_json, to_json
from terem.puzzles.solving import tells

ROOT = Path(__file__).parent.parent
CANDIDATES = ROOT / "build" / "puzzles"
# In the sources, whichever form of the games is running.
DATA = ROOT / "src" / "terem" / "puzzles" / "data"
# The questions that open a turn.
OPENING = {
    "outpost": ("turn",),
    "red_cathedral": ("turn",),
    "rurik": ("place", "turn"),
    "village": ("turn",),
}
# Moves that only end or prepare something make dull answers, and between two face-down decks only
# luck decides.
DULL = (
    "end_turn",
    "pass",
    "exchange",
    "exchange_prestige",
    "stop",
    "decline_turn",
    "skip",
    "reveal",
    "draw",
)
# So many answers at least; among so many none is obvious.
CHOICES = 5
WIDE = 15
# Moves between two puzzles of a game, puzzles of a game, steps of a solution.
APART = 12
PER_GAME = 4
LONGEST = 3
# A candidate's first step must look better than any other by this share of a win, later ones by the
# second; what the proof must then still show.
CLEAR = 0.18
CLEAR_LATER = 0.1
PROVED = 0.15
PROVED_LATER = 0.1
QUICK = 60
PROOF = 10


def mine(game: terem.Game, seed: int, until: float) -> list[Puzzle]:
    """Play a game and keep its clear turns that are not obvious."""
    state: State = game.new(2, seed)
    luck = Random(seed)
    found: list[Puzzle] = []
    last = -APART
    while state.seat is not None and monotonic() < until and len(found) < PER_GAME:
        legal = state.legal()
        if len(legal) < CHOICES:
            state.play(bots.bot("greedy", seed=seed).choose(state))
            continue
        seen = judge(state, "hard", QUICK, seed * 1000 + state.played)
        opens = state.stack[-1].kind in OPENING[game.id] and state.played - last >= APART
        if opens and seen.margin >= CLEAR and seen.share > 0.4 and seen.move[0] not in DULL:
            candidate = solve(state, f"{game.id}-{seed}-{state.played}", "hard", 6 * QUICK)
            if candidate is not None and not obvious(state, candidate):
                found.append(candidate)
                last = state.played
        # Now and then another good move, so that no two games run alike.
        state.play(seen.second if luck.random() < 0.15 else seen.move)
    return found


def solve(state: State, name: str, level: str, iterations: int) -> Puzzle | None:
    """The clear steps from here on, as long as the same player goes on with what is known."""
    start = state
    state = state.copy()
    seat = state.seat
    assert seat is not None
    steps: list[Step] = []
    reveals = state.reveals
    while len(steps) < LONGEST and state.seat == seat and state.reveals == reveals:
        seen = judge(state, level, iterations, start.seed + state.played)
        if seen.margin < (CLEAR_LATER if steps else CLEAR) or seen.share < 0.5:
            break
        if steps and seen.move[0] in DULL:
            break
        steps.append(step_of(seen))
        state.play(seen.move)
    if not steps:
        return None
    return Puzzle(
        id=name,
        game=start.game.id,
        version=start.game.version,
        seats=start.seats,
        seed=start.seed,
        options=dict(start.options),
        history=tuple(start.history),
        seat=seat,
        digest=digest(start),
        steps=tuple(steps),
        iterations=iterations,
    )


def step_of(seen: Verdict) -> Step:
    return Step(
        seen.move,
        seen.second,
        seen.margin,
        seen.points,
        seen.second_points,
        seen.win,
        seen.second_win,
    )


def obvious(state: State, puzzle: Puzzle) -> bool:
    """Whether somebody who looks one step ahead at few choices finds it, whatever they imagine."""
    if len(state.legal()) >= WIDE:
        return False
    for luck in range(3):
        world = state.copy()
        for step in puzzle.steps:
            if best_move(world, puzzle.seat, world.legal(), luck).move != step.move:
                return False
            world.play(step.move)
    return True


def proved(puzzle: Puzzle) -> Puzzle | None:
    """The steps that hold with ten times the work of the strongest level."""
    state = puzzle.position()
    work = PROOF * master_work(state)
    # Most of what does not hold shows soon.
    first = judge(state, "master", work // 20, puzzle.seed + 7)
    if first.move != puzzle.steps[0].move or first.margin < PROVED * 0.8:
        return None
    kept: list[Step] = []
    for step in puzzle.steps:
        seen = judge(state, "master", work, puzzle.seed + 1)
        if seen.move != step.move or seen.margin < (PROVED_LATER if kept else PROVED):
            break
        if not tells(step_of(seen)):
            break
        kept.append(step_of(seen))
        state.play(step.move)
    if not kept:
        return None
    whole = Puzzle(**{**vars(puzzle), "steps": tuple(kept), "iterations": work})
    return None if obvious(puzzle.position(), whole) else whole


def read(path: Path) -> list[Puzzle]:
    if not path.exists():
        return []
    return [from_json(json.loads(line)) for line in path.read_text(encoding="utf-8").splitlines()]


def add(path: Path, puzzle: Puzzle) -> None:
    path.parent.mkdir(parents=True, exist_ok=True)
    with path.open("a", encoding="utf-8") as file:
        file.write(json.dumps(to_json(puzzle), ensure_ascii=False) + "\n")


def find_some(game: terem.Game, seed: int, seconds: float) -> None:
    path = CANDIDATES / f"{game.id}.jsonl"
    seed = max([seed - 1, *(one.seed for one in read(path))]) + 1
    until = monotonic() + seconds
    while monotonic() < until:
        for one in mine(game, seed, until):
            add(path, one)
            print(one.id, *(say(step) for step in one.steps), flush=True)
        seed += 1


def prove_some(game: terem.Game, seconds: float) -> None:
    tried = CANDIDATES / f"{game.id}.tried"
    known = set(tried.read_text(encoding="utf-8").split()) if tried.exists() else set()
    until = monotonic() + seconds
    for one in read(CANDIDATES / f"{game.id}.jsonl"):
        if monotonic() >= until:
            break
        if one.id in known:
            continue
        held = proved(one)
        if held is not None:
            add(DATA / f"{game.id}.jsonl", held)
        with tried.open("a", encoding="utf-8") as file:
            file.write(one.id + "\n")
        print(one.id, "holds" if held else "does not hold", flush=True)


def check_some(game: terem.Game, seconds: float) -> None:
    """The stored puzzles once more, with other luck and the strongest level's work of today."""
    path = CANDIDATES / f"{game.id}.checked"
    known = set(path.read_text(encoding="utf-8").split()) if path.exists() else set()
    path.parent.mkdir(parents=True, exist_ok=True)
    data = DATA / f"{game.id}.jsonl"
    stored = read(data)
    until = monotonic() + seconds
    done = 0
    for one in sorted(stored, key=lambda puzzle: min(step.margin for step in puzzle.steps)):
        work = PROOF * master_work(one.position())
        name = f"{one.id}@{work}"
        if name in known:
            continue
        if monotonic() >= until:
            break
        held = solved_again(one, work)
        place = stored.index(one)
        stored[place : place + 1] = [] if held is None else [held]
        text = "".join(json.dumps(to_json(each), ensure_ascii=False) + "\n" for each in stored)
        data.write_text(text, encoding="utf-8")
        with path.open("a", encoding="utf-8") as file:
            file.write(name + "\n")
        done += 1
        left = 0 if held is None else len(held.steps)
        print(one.id, f"{left} of {len(one.steps)} steps hold", flush=True)
    print(f"{game.id}: {done} looked at, {len(stored)} puzzles stay")


def solved_again(puzzle: Puzzle, work: int) -> Puzzle | None:
    """The steps the strongest level still finds with so much work; none if not even the first."""
    state = puzzle.position()
    kept: list[Step] = []
    for step in puzzle.steps:
        if not tells(step) or judge(state, "master", work, puzzle.seed + 99).move != step.move:
            break
        kept.append(step)
        state.play(step.move)
    if not kept:
        return None
    return Puzzle(**{**vars(puzzle), "steps": tuple(kept), "iterations": work})


def say(step: Step) -> str:
    return f"{move_text(step.move)} (not {move_text(step.second)}, {step.margin:.2f})"


def move_text(move: Move) -> str:
    return " ".join(str(part) for part in move)


def main() -> None:
    parser = argparse.ArgumentParser(description=(__doc__ or "").split("\n")[0])
    parser.add_argument("what", choices=("find", "prove", "check"))
    parser.add_argument("game", choices=terem.games())
    parser.add_argument("--seed", type=int, default=1, help="of the first game")
    parser.add_argument("--seconds", type=float, default=600.0)
    args = parser.parse_args()
    game = terem.game(args.game)
    if args.what == "find":
        find_some(game, args.seed, args.seconds)
    elif args.what == "prove":
        prove_some(game, args.seconds)
    else:
        check_some(game, args.seconds)


if __name__ == "__main__":
    main()
