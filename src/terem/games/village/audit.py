"""What makes a position impossible: lost or doubled pieces, members where they may not be."""

from __future__ import annotations

from terem.games.village.phases import phase_of
from terem.games.village.state import Player, Village
from terem.games.village.tables import (
    ANNALS,
    BAG,
    BESIDE,
    BLACK,
    CITIES,
    CITY,
    COLOURS,
    CUSTOMERS,
    GONE,
    GRAVE,
    INFLUENCE,
    PEW,
    PROFESSIONS,
    STEPS,
    UNBORN,
    WAITING,
)


def flaw(s: Village) -> str | None:
    """One sentence about the first impossibility found."""
    for seat, player in enumerate(s.players):
        problem = flaw_of_player(s, player)
        if problem is not None:
            return f"player {seat}: {problem}"
    return (
        flaw_of_klara(s)
        or flaw_of_cubes(s)
        or flaw_of_customers(s)
        or flaw_of_graveyard(s)
        or flaw_of_table(s)
    )


def flaw_of_player(s: Village, player: Player) -> str | None:
    if min(player.cubes) < 0 or min(player.goods) < 0 or player.coins < 0 or player.points < 0:
        return "nobody has fewer than no cubes, goods, coins or points"
    if not 0 <= player.grain <= s.tables.barn:
        return f"the barn holds up to {s.tables.barn} sacks"
    if not 0 <= player.life < s.tables.life_spaces:
        return f"the life track has {s.tables.life_spaces} spaces"
    born = [member for member, place in enumerate(player.family) if place != UNBORN]
    for member, place in enumerate(player.family):
        if place in (BESIDE, WAITING):
            return "only Klara's members lie beside her board or wait at the church"
        if CITY <= place < CITY + len(CITIES) and not player.discs >> place - CITY & 1:
            return f"a traveller is in city {CITIES[place - CITY]}, but there is no disc"
        if place == UNBORN and born:
            if s.tables.generation[member] < s.tables.generation[born[-1]]:
                return "lower numbers are born before higher ones"
    return None


def flaw_of_klara(s: Village) -> str | None:
    if s.seats > 1:
        return None
    for place in s.klara_family:
        if place < BAG or place == UNBORN:
            return "Klara's members are beside her board, in or at the church, or dead"
    for step in range(STEPS):
        if s.klara_family.count(PEW + step) > 1:
            return "Klara has at most one member on each church step"
    for first in (0, 3):
        if sum(s.tokens[first : first + 3]) != s.tables.quills:
            return f"each set of destiny tokens has {s.tables.quills} with a quill"
    laid = sum(1 for colour in s.track if colour >= 0)
    for back in range(laid):
        if s.track[(s.cell - back) % s.tables.cells] < 0:
            return "Klara's cubes lie in one row that ends with her last one"
    if (s.cell < 0) != (laid == 0):
        return "Klara's last cube lies on its cell"
    return None


def flaw_of_cubes(s: Village) -> str | None:
    """Every cube is somewhere exactly once."""
    for colour, name in enumerate(COLOURS):
        found = s.supply[colour] + s.bag[colour] + sum(s.board[colour::5]) + s.track.count(colour)
        if colour < INFLUENCE:
            found += sum(player.cubes[colour] for player in s.players)
        if found != s.tables.stock[colour]:
            return f"there are {found} {name} cubes instead of {s.tables.stock[colour]}"
    if min(s.supply) < 0 or min(s.bag) < 0 or min(s.board) < 0:
        return "no place holds fewer than no cubes"
    return None


def flaw_of_customers(s: Village) -> str | None:
    """Every customer is somewhere exactly once."""
    found = [*s.queue, *s.customers, *s.klara_customers, *[c for c in s.stalls if c >= 0]]
    for player in s.players:
        found += player.customers
    for customer, name in enumerate(CUSTOMERS):
        if found.count(customer) != 1:
            return f"customer {name} is there {found.count(customer)} times instead of once"
    if len(s.queue) > s.tables.queue:
        return f"the queue has {s.tables.queue} places"
    return None


def flaw_of_graveyard(s: Village) -> str | None:
    """Free and taken slots and graves add up; the end is in sight exactly if one kind is full."""
    size = s.tables.solo_table if s.seats == 1 else s.seats
    places: list[int] = s.klara_family[:]
    for player in s.players:
        places += player.family
    for profession, name in enumerate(PROFESSIONS):
        slots = s.tables.slots[size][profession]
        if s.slots[profession] + places.count(ANNALS + profession) != slots:
            return f"the chronicle has {slots} slots for {name}"
    if s.graves + places.count(GRAVE) != s.tables.graves[size]:
        return f"the graveyard has {s.tables.graves[size]} graves"
    full = s.graves == 0 or max(s.slots) == 0
    if full != (s.last >= 0):
        return "the last turns come exactly when the chronicle or the graveyard is full"
    if GONE in places and not full:
        return "nobody leaves the game while there is room for the dead"
    return None


def flaw_of_table(s: Village) -> str | None:
    if not s.stack and s.last != 0:
        return "the game is over only after the last turns"
    if s.round == 1 and s.first:
        return "player 0 begins the first round"
    if s.ring >= 0 and s.seats == 1 and s.ring != 0:
        return "alone, only you can hold the ring"
    if s.ring == -2 and s.seats > 1:
        return "only in the solo game the ring is spent as a coin"
    if s.supply[BLACK] + s.bag[BLACK] > s.tables.stock[BLACK]:
        return "there are too many black cubes"
    if (s.space < 0) != (s.colour < 0):
        return "a cube taken has a space and a colour"
    if s.seats == 1 and s.first:
        return "alone, you are always the first player"
    if s.stack:
        return flaw_of_seat(s)
    return None


def flaw_of_seat(s: Village) -> str | None:
    """Only the right player is asked."""
    frame = s.stack[-1]
    phase = phase_of(s)
    if phase == "turn" and frame.seat != s.current:
        return "in a turn only its player is asked"
    if phase == "market_day" and frame.seat not in (s.seller, s.served):
        return "on a market day a seller is asked"
    return None
