"""Setting up Rurik positions for tests: the state is plain data, so a test just writes it."""

from __future__ import annotations

from typing import cast

import terem
from terem.engine import Frame, Move
from terem.engine.decision import NOBODY
from terem.games.rurik.rules.regions import update_everything
from terem.games.rurik.state import Player, Rurik, clear_turn, empty_board
from terem.games.rurik.tables import (
    ACTION_PHASE,
    ACTIONS,
    ADVISORS,
    AGENDAS,
    CARDS,
    DEEDS,
    GOODS,
    LEADERS,
    MAP,
    PRIORITIES,
    REGIONS,
    ROWS,
    SCHEMES,
    STRATEGY_PHASE,
    STRUCTURES,
    advisor_piece,
    bits,
)

GAME = terem.game("rurik")


def opening(seats: int = 2, seed: int = 1, **options: str | int) -> Rurik:
    """A game just dealt."""
    return cast(Rurik, GAME.new(seats, seed, dict(options)))


def table(seats: int = 2, seed: int = 1, **options: str | int) -> Rurik:
    """An empty map in the action phase of round 1: no pieces, no rebels, leaders off the map."""
    s = opening(seats, seed, **options)
    s.first = s.token = 0
    s.phase = ACTION_PHASE
    s.stack = []
    s.board = empty_board()
    for region in range(MAP):
        if s.rebels[region] >= 0:
            s.rebel_box |= 1 << s.rebels[region]
            s.rebels[region] = -1
    for seat, player in enumerate(s.players):
        player.supply += sum(player.troops)
        player.troops = [0] * MAP
        player.leader_at = -1
        if seat < seats:
            player.leader = [3, 0, 2, 1][seat]
            player.dealt = 0b11 << 2 * seat
            player.agenda = 2 * seat
    s.neutral = 0
    s._told = []
    return fresh(s)


def fresh(s: Rurik) -> Rurik:
    """Recompute what follows from an edited position, and check that it is possible."""
    update_everything(s)
    s._legal = None
    flaw = s.flaw()
    assert flaw is None, flaw
    return s


def put(s: Rurik, side: int, region: str, count: int = 1) -> None:
    player = s.players[side]
    player.troops[REGIONS.index(region)] += count
    player.supply -= count
    fresh(s)


def lead(s: Rurik, side: int, leader: str, region: str | None) -> None:
    """Give a side a leader and a place; whoever had the leader takes the old one."""
    wanted = LEADERS.index(leader)
    old = s.players[side].leader
    for other in s.players:
        if other.leader == wanted:
            other.leader = old
    s.players[side].leader = wanted
    s.players[side].leader_at = -1 if region is None else REGIONS.index(region)
    fresh(s)


def rebel(s: Rurik, region: str, figure: int | None = None) -> None:
    chosen = bits(s.rebel_box)[0] if figure is None else figure
    s.rebel_box &= ~(1 << chosen)
    s.rebels[REGIONS.index(region)] = chosen
    fresh(s)


def neutral(s: Rurik, *regions: str) -> None:
    for region in regions:
        s.neutral |= 1 << REGIONS.index(region)
    fresh(s)


def raise_up(s: Rurik, side: int, structure: str, *regions: str) -> None:
    for region in regions:
        s.players[side].built[STRUCTURES.index(structure)] |= 1 << REGIONS.index(region)
    fresh(s)


def give(s: Rurik, side: int, **goods: int) -> None:
    """Set goods exactly, on the boat first."""
    player = s.players[side]
    for good, name in enumerate(GOODS):
        count = goods.get(name, 0)
        player.boat[good] = min(count, s.tables.boat[good])
        player.dock[good] = count - player.boat[good]
    fresh(s)


def goods(player: Player) -> dict[str, int]:
    found = {name: player.boat[i] + player.dock[i] for i, name in enumerate(GOODS)}
    return {name: count for name, count in found.items() if count}


def hand(s: Rurik, seat: int, *cards: str) -> None:
    """Give a seat scheme cards, taken from wherever they are."""
    for name in cards:
        card = SCHEMES.index(name)
        for deck in s.decks:
            if card in deck:
                deck.remove(card)
        s.discard &= ~(1 << card)
        for player in s.players:
            player.hand &= ~(1 << card)
        s.players[seat].hand |= 1 << card
    fresh(s)


def stack_deck(s: Rurik, deck: int, *cards: str) -> None:
    """Put cards on top of a deck; the last one named lies on top."""
    for name in cards:
        card = SCHEMES.index(name)
        for pile in s.decks:
            if card in pile:
                pile.remove(card)
        s.discard &= ~(1 << card)
        for player in s.players:
            player.hand &= ~(1 << card)
        s.decks[deck].append(card)
    fresh(s)


def deed(s: Rurik, seat: int, *names: str) -> None:
    """Give a seat deeds, taken from the row (which is refilled) or the deck."""
    for name in names:
        wanted = DEEDS.index(name)
        if wanted in s.deed_row:
            s.deed_row.remove(wanted)
            s.deed_row.append(s.deed_deck.pop())
        else:
            s.deed_deck.remove(wanted)
        s.players[seat].deeds |= 1 << wanted
    fresh(s)


def agenda(s: Rurik, seat: int, name: str) -> None:
    wanted = AGENDAS.index(name)
    for other, player in enumerate(s.players[: s.seats]):
        if other != seat:
            player.dealt = 0
            player.agenda = -1
    s.players[seat].dealt = 1 << wanted | (1 if wanted else 2)
    s.players[seat].agenda = wanted


def turn(s: Rurik, action: str, row: int = 1, seat: int = 0) -> Rurik:
    """A seat has just taken an advisor from a space; the main action is still to come."""
    clear_turn(s)
    s.phase = ACTION_PHASE
    s.column = ACTIONS.index(action)
    s.row = row - 1
    s.stack = [Frame("actions", (seat + 1) % len(s.players)), Frame("turn", seat)]
    return fresh(s)


def begin(s: Rurik, kind: str, seat: int = NOBODY) -> None:
    """Start a passage of the game, with nothing else under way."""
    s.stack = []
    s.call(kind, seat)
    s.go_on()


def begin_turn(s: Rurik, seat: int) -> None:
    begin(s, "actions", seat)


def begin_claim(s: Rurik) -> None:
    clear_turn(s)
    begin(s, "claim")


def rebellion_turn(s: Rurik) -> None:
    """The Rebellion takes its turn; then you are next."""
    s.stack = [Frame("actions", 0)]
    s.call("rebellion_turn", 1)
    s.go_on()


def acting(s: Rurik, action: str, row: int = 1, seat: int = 0) -> Rurik:
    """A seat is in the middle of its main action."""
    turn(s, action, row, seat)
    s.play(("act",))
    return s


def advisor(s: Rurik, side: int, token: str, action: str, row: int, bribe: int = 0) -> None:
    """An advisor on the board, in a round in which he has joined."""
    space = ACTIONS.index(action) * ROWS + row - 1
    s.board[space] = advisor_piece(side, ADVISORS.index(token), bribe)
    s.round = max(s.round, s.tables.joins[ADVISORS.index(token)])


def placing(s: Rurik, seat: int = 0, round: int = 1) -> Rurik:
    """The strategy phase: everybody has all advisors of the round, one seat places."""
    s.round = round
    s.phase = STRATEGY_PHASE
    s.board = empty_board()
    clear_turn(s)
    s.uncovered = 0
    tokens = [0, 1, 4, 5] + ([2] if round > 2 else []) + ([3] if round > 3 else [])
    for player in s.players:
        player.advisors = sum(1 << token for token in tokens)
    s.stack = [Frame("strategy", (seat + 1) % len(s.players)), Frame("place", seat)]
    return fresh(s)


def column(s: Rurik, action: str) -> list[tuple[int, int, int]]:
    """(side, number, bribe) of a column from the top, gaps left out."""
    found = []
    for row in range(ROWS):
        piece = s.board[ACTIONS.index(action) * ROWS + row]
        if piece >= 0:
            found.append((piece & 7, s.tables.numbers[piece >> 3 & 7], piece >> 6))
    return found


def rules(s: Rurik, region: str) -> int | None:
    """Who rules a region."""
    for side, player in enumerate(s.players):
        if player.ruled >> REGIONS.index(region) & 1:
            return side
    return None


def troops(s: Rurik, side: int, region: str) -> int:
    return s.players[side].troops[REGIONS.index(region)]


def leader_at(s: Rurik, side: int) -> str | None:
    at = s.players[side].leader_at
    return None if at < 0 else REGIONS[at]


def may(s: Rurik, verb: str) -> list[Move]:
    """The legal moves of a verb."""
    return [move for move in s.moves() if move[0] == verb]


def rule_against(s: Rurik, *move: str | int) -> str | None:
    reason = s.explain(move)
    return None if reason is None else reason.rule


def told(s: Rurik, kind: str) -> list[tuple[object, ...]]:
    return [event[1:] for event in s.events if event[0] == kind]


def solo(**options: str | int) -> Rurik:
    return table(1, 1, **options)


def order(s: Rurik, card: str) -> None:
    """Make a card the open top card."""
    number = CARDS.index(card)
    s.cards.remove(number)
    s.cards.insert(0, number)


def priority(s: Rurik, name: str) -> None:
    s.priority = PRIORITIES.index(name)


def top_card(s: Rurik, card: str) -> None:
    """Make an insurrection card the next to come up (the bottom one)."""
    number = CARDS.index(card)
    s.cards.remove(number)
    s.cards.append(number)
    s.card_turns = len(CARDS)


def sample(s: Rurik, seat: int, seed: int) -> Rurik:
    return cast(Rurik, s.sample(seat, seed))
