"""A bot in thirty lines: prefers building, otherwise any move. Talks to Terem over stdin/stdout."""

import json
import random
import sys

rng = random.Random(1)


def choose(question: dict[str, list[list[str | int]]]) -> list[str | int]:
    """The first move that builds something, or any."""
    moves = question["moves"]
    building = [move for move in moves if move[0] == "build"]
    return building[0] if building else rng.choice(moves)


def main() -> None:
    for line in sys.stdin:
        message = json.loads(line)
        if message["type"] == "hello":
            rng.seed(message["seed"])
        elif message["type"] == "choose":
            answer = {"id": message["id"], "move": choose(message)}
            print(json.dumps(answer), flush=True)
        elif message["type"] == "over":
            break


main()
