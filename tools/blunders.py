"""Are blunders real? What a review calls a blunder, judged again with twenty times the work.

    PYTHONPATH=build/compiled:. python -m tools.blunders           # plays, reviews, writes the page
    PYTHONPATH=build/compiled:. python -m tools.blunders --each 2  # fewer blunders of each game

Bots of the middle levels play; each game is reviewed as people's games are, its blunders are judged
anew by a search with other seeds, and docs/strength/review.md tells what that search says of them.
"""

from __future__ import annotations

import argparse
import time
from pathlib import Path

import terem
from terem import bots
from terem.bots.review import Critic, Judged

PAGE = Path(__file__).parent.parent / "docs" / "strength" / "review.md"
SEED = 920_000
ITERATIONS = 200
TIMES = 20
# From each reviewed game at most so many, so that one bad game does not speak for all.
MOST = 4
LEVELS = ("easy", "greedy", "medium@40")


def play(name: str, seats: int, seed: int) -> terem.State:
    """A game of the middle levels, who sits where by the seed."""
    state: terem.State = terem.game(name).new(seats, seed)
    players = [bots.bot(LEVELS[(seed + seat) % len(LEVELS)], seed=seed) for seat in range(seats)]
    while state.seat is not None:
        state.play(players[state.seat].choose(state))
    return state


def seen_again(name: str, seats: int, seed: int, history: list[terem.Move], one: Judged) -> Judged:
    """The same move, judged by a search that has seen nothing of the first one."""
    before = terem.game(name).replay(seats, seed, None, history[: one.index])
    critic = Critic(terem.game(name), seats, ITERATIONS * TIMES, SEED)
    return critic.judge(one.index, before, one.seat, one.move)


def checked(name: str, each: int) -> tuple[list[str], list[Judged], list[float]]:
    """So many blunders of a game: lines of the table, second judgements, seconds a review."""
    lines: list[str] = []
    found: list[Judged] = []
    seconds: list[float] = []
    number = 0
    while len(found) < each:
        seats = 2 + number % (max(terem.game(name).seats) - 1)
        seed = SEED + number
        number += 1
        state = play(name, seats, seed)
        history = state.history
        began = time.process_time()
        review = bots.review(name, seats, seed, None, history, ITERATIONS)
        seconds.append(time.process_time() - began)
        blunders = [one for one in review.moves if one.kind == "blunder"]
        for one in blunders[: min(MOST, each - len(found))]:
            again = seen_again(name, seats, seed, history, one)
            found.append(again)
            lines.append(
                f"| {name} | {seats} | {seed} | {one.index + 1} "
                f"| {one.loss:.2f} | {again.loss:.2f} | {again.kind} |"
            )
            print(lines[-1], flush=True)
    return lines, found, seconds


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--each", type=int, default=10, help="blunders of each game")
    args = parser.parse_args()
    lines: list[str] = []
    found: list[Judged] = []
    times: list[str] = []
    for name in terem.games():
        more, again, seconds = checked(name, args.each)
        lines += more
        found += again
        times.append(
            f"| {name} | {len(seconds)} | {sum(seconds) / len(seconds):.1f} | {max(seconds):.1f} |"
        )
    serious = sum(1 for one in found if one.kind in ("mistake", "blunder"))
    blunders = sum(1 for one in found if one.kind == "blunder")
    wrong = sum(1 for one in found if one.kind != "best" and one.loss >= 0.05)
    PAGE.write_text(
        f"""# Reviews, measured

Written by `python -m tools.blunders`. A review thinks {ITERATIONS} iterations about each
decision. Of what it calls blunders the first few of each game were judged again by a search with
{TIMES} times the work, in other imagined worlds. It agrees when it, too, calls the move a mistake
or a blunder.

**{serious} of {len(found)} agreed**; {blunders} of them are blunders to the longer search too, and
in {wrong} it sees at least an inaccuracy.

How long a review takes, in seconds of one core (games of two and more seats, compiled):

| game | games | mean | longest |
|---|---:|---:|---:|
{chr(10).join(times)}

Each decision: the share of a win given away, as the review and as the longer search see it.

| game | seats | seed | move | review | longer search | it calls it |
|---|---:|---:|---:|---:|---:|---|
{chr(10).join(lines)}
""",
        encoding="utf-8",
    )
    print(f"{serious} of {len(found)} agreed")


if __name__ == "__main__":
    main()
