"""Setting up Village positions for tests: the state is plain data, so a test just writes it."""

from __future__ import annotations

from typing import cast

import terem
from terem.engine import Move
from terem.games.village.state import Village
from terem.games.village.tables import (
    ANNALS,
    CITIES,
    CITY,
    COLOURS,
    CUSTOMERS,
    GOODS,
    GRAVE,
    INFLUENCE,
    PLACES,
    PROFESSIONS,
    SPACES,
)

GAME = terem.game("village")


def opening(seats: int = 2, seed: int = 1, **options: str) -> Village:
    """A game just dealt, as its options say."""
    return cast(Village, GAME.new(seats, seed, dict(options)))


def table(seats: int = 2, seed: int = 1, **options: str) -> Village:
    """A game whose first turn is open at seat 0, without start bonuses."""
    options.setdefault("start_bonus", "none")
    s = opening(seats, seed, **options)
    s._told = []
    return s


def fresh(s: Village) -> Village:
    """After a test has edited the position: whatever follows from its edits is put right."""
    size = s.tables.solo_table if s.seats == 1 else s.seats
    places = [place for player in s.players for place in player.family] + s.klara_family
    s.slots = [s.tables.slots[size][p] - places.count(ANNALS + p) for p in range(len(PROFESSIONS))]
    s.graves = s.tables.graves[size] - places.count(GRAVE)
    for player in s.players:
        for place in player.family:
            if CITY <= place < CITY + len(CITIES):
                player.discs |= 1 << place - CITY
    for colour in range(len(COLOURS)):
        away = s.bag[colour] + sum(s.board[colour::5]) + s.track.count(colour)
        if colour < INFLUENCE:
            away += sum(player.cubes[colour] for player in s.players)
        s.supply[colour] = s.tables.stock[colour] - away
    s.count_board()
    s._legal = None
    flaw = s.flaw()
    assert flaw is None, flaw
    return s


def family(s: Village, seat: int, **members: str) -> None:
    """Set where the members with some numbers are: family(s, 0, n1="farm farm smithy grave")."""
    for name, where in members.items():
        number = int(name[1:]) - 1
        places = [PLACES.index(place) for place in where.split()]
        own = [i for i, g in enumerate(s.tables.generation) if g == number]
        assert len(places) == len(own), f"{name} has {len(own)} members"
        everybody = s.klara_family if seat == s.seats else s.players[seat].family
        for i, place in zip(own, places, strict=True):
            everybody[i] = place


def at(s: Village, seat: int, number: int) -> list[str]:
    """Where the members with a number are, in alphabetical order."""
    everybody = s.klara_family if seat == s.seats else s.players[seat].family
    return sorted(
        PLACES[place] for i, place in enumerate(everybody) if s.tables.generation[i] + 1 == number
    )


def give(s: Village, seat: int, **things: int) -> None:
    """Set exactly what a farm holds: cubes, goods, grain, coins, life, points."""
    player = s.players[seat]
    player.cubes = [things.pop(colour, 0) for colour in COLOURS[:INFLUENCE]]
    player.goods = [things.pop(good, 0) for good in GOODS]
    player.grain = things.pop("grain", 0)
    player.coins = things.pop("coins", 0)
    player.life = things.pop("life", 0)
    player.points = things.pop("points", 0)
    assert not things, f"unknown: {things}"


def has(s: Village, seat: int) -> dict[str, int]:
    """What a farm holds, without the zeros."""
    player = s.players[seat]
    held = dict(zip(COLOURS, player.cubes, strict=False))
    held.update(zip(GOODS, player.goods, strict=True))
    held.update(grain=player.grain, coins=player.coins, life=player.life, points=player.points)
    return {name: n for name, n in held.items() if n}


def lay(s: Village, **spaces: str) -> None:
    """Lay exactly these cubes on the board: lay(s, harvest="green black", market="pink")."""
    s.board = [0] * 35
    for space, cubes in spaces.items():
        for colour in cubes.split():
            s.board[SPACES.index(space) * 5 + COLOURS.index(colour)] += 1
    s.bag = [0] * 5


def stalls(s: Village, *ids: str) -> None:
    """These customers stand at the stalls; the others fill queue and stack in order."""
    wanted = [CUSTOMERS.index(id) for id in ids]
    taken = [c for player in s.players for c in player.customers] + s.klara_customers
    rest = [c for c in range(len(CUSTOMERS)) if c not in wanted and c not in taken]
    s.stalls = wanted + [-1] * (len(s.stalls) - len(wanted))
    s.queue = rest[: s.tables.queue]
    s.customers = rest[s.tables.queue :][::-1]


def at_stalls(s: Village) -> list[str | None]:
    return [None if c < 0 else CUSTOMERS[c] for c in s.stalls]


def go(s: Village, space: str, colour: str = "green") -> None:
    """Take a cube from a space, which gets one for this if it has none."""
    spot = SPACES.index(space) * 5 + COLOURS.index(colour)
    if not s.board[spot]:
        s.board[spot] += 1
        if not s.supply[spot % 5]:
            other = next(i for i in range(spot % 5, 35, 5) if i != spot and s.board[i])
            s.board[other] -= 1
        fresh(s)
    s.play(("take", space, colour))


def rest(s: Village) -> None:
    """Whoever is asked takes a cube that does no harm and does nothing with it."""
    go(s, "harvest", "orange")
    if s.stack and s.stack[-1].kind == "harvest":
        s.play(("skip",))


def may(s: Village, verb: str) -> list[Move]:
    """The legal moves with this verb."""
    return [move for move in s.moves() if move[0] == verb]


def rule_against(s: Village, *move: str | int) -> str:
    """The clause that forbids a move."""
    reason = s.explain(move)
    assert reason is not None, f"{move} is legal"
    return reason.rule


def told(s: Village, kind: str) -> list[tuple[object, ...]]:
    """The events of one kind since the last move."""
    return [event for event in s.events if event[0] == kind]


def kind(s: Village) -> str:
    """The question that is open."""
    return s.stack[-1].kind if s.stack else "over"
