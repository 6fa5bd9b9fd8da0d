"""The data of a Village position: the village, the families, Klara; and its copy."""

from __future__ import annotations

from typing import Final

from terem.engine import State
from terem.games.village.tables import FARM, UNBORN, Tables

NOBODY: Final = -1
# The ring token: a seat, or one of these.
AT_COUNCIL: Final = -1
SPENT: Final = -2


class Player:
    """One family: its farm, its members, its fame."""

    cubes: list[int]  # influence, by colour
    goods: list[int]
    grain: int
    coins: int
    life: int  # hours since the marker last passed the quill
    points: int  # fame already on the track
    family: list[int]  # place of each member, lowest numbers first
    discs: int  # mask of the cities visited
    customers: list[int]  # served; replaced, never changed, so copies share it

    __slots__ = tuple(__annotations__)

    def copy(self) -> Player:
        twin = Player()
        twin.cubes = self.cubes[:]
        twin.goods = self.goods[:]
        twin.grain = self.grain
        twin.coins = self.coins
        twin.life = self.life
        twin.points = self.points
        twin.family = self.family[:]
        twin.discs = self.discs
        twin.customers = self.customers
        return twin


def new_player(tables: Tables) -> Player:
    """A farm with the first generation and a coin.  [setup.2, setup.3]"""
    player = Player()
    player.cubes = [0, 0, 0, 0]
    player.goods = [0, 0, 0, 0, 0]
    player.grain = 0
    player.coins = tables.start_coins
    player.life = 0
    player.points = 0
    player.family = [
        FARM if number == tables.start_generation else UNBORN for number in tables.generation
    ]
    player.discs = 0
    player.customers = []
    return player


class Village(State):
    """A position of Village. The top of the customer stack is the end of its list.

    Lists marked with = are replaced, never changed in place, so that copies share them.
    """

    tables: Tables
    players: list[Player]
    round: int
    first: int  # holder of the first-player token
    ring: int  # who holds the ring; or AT_COUNCIL, or SPENT as a coin (solo)
    supply: list[int]  # cubes by colour, black included
    bag: list[int]  # = the green bag
    board: list[int]  # cubes on the action spaces: space * 5 + colour
    present: list[int]  # mask of the colours on each space, derived from `board`
    left: int  # cubes on the board, derived from `board`
    stalls: list[int]  # = customer at each open stall, -1 for nobody
    queue: list[int]  # = head first
    customers: list[int]  # = face-down stack
    slots: list[int]  # = free slots of the chronicle by profession
    graves: int  # free graves
    current: int  # whose turn it is
    space: int  # where the current player took a cube this turn, else -1
    colour: int  # its colour, else -1
    due: int  # deaths at the end of this turn
    due_now: int  # deaths of the last seller on a market day
    starter: int  # who began the market day: a seat, `seats` for Klara, NOBODY when there is none
    free: bool  # the starter's first customer is still to come
    passed: int  # mask of those who passed on this market day
    seller: int  # who sells next, or would
    served: int  # who served last on this market day: owner of `due_now`
    klara_waits: bool  # Klara's customer of this market day is still to come
    trigger: int  # whose death filled the last place: a seat, `seats` for Klara, NOBODY
    last: int  # last turns still to come; -1 while the end is not in sight
    order: int  # mass: how many players have had their turn at this step
    drawn: int  # mass: figures drawn so far
    # Klara; empty without her.
    klara_family: list[int]  # =
    klara_customers: list[int]  # =
    track: list[int]  # = colour of the cube on each cell, -1 for none
    cell: int  # where her last cube lies, -1 before the first
    tokens: list[int]  # = 1 for a quill: three above, three below

    __slots__ = tuple(__annotations__)

    def copy(self) -> Village:
        twin = Village()
        self.copy_shared(twin)
        twin.tables = self.tables
        twin.players = [player.copy() for player in self.players]
        twin.round = self.round
        twin.first = self.first
        twin.ring = self.ring
        twin.supply = self.supply[:]
        twin.bag = self.bag
        twin.board = self.board[:]
        twin.present = self.present[:]
        twin.left = self.left
        twin.stalls = self.stalls
        twin.queue = self.queue
        twin.customers = self.customers
        twin.slots = self.slots
        twin.graves = self.graves
        twin.current = self.current
        twin.space = self.space
        twin.colour = self.colour
        twin.due = self.due
        twin.due_now = self.due_now
        twin.starter = self.starter
        twin.free = self.free
        twin.passed = self.passed
        twin.seller = self.seller
        twin.served = self.served
        twin.klara_waits = self.klara_waits
        twin.trigger = self.trigger
        twin.last = self.last
        twin.order = self.order
        twin.drawn = self.drawn
        twin.klara_family = self.klara_family
        twin.klara_customers = self.klara_customers
        twin.track = self.track
        twin.cell = self.cell
        twin.tokens = self.tokens
        return twin

    def count_board(self) -> None:
        """What is derived from the cubes on the board."""
        self.present = [0] * 7
        self.left = 0
        for i, count in enumerate(self.board):
            self.left += count
            if count:
                self.present[i // 5] |= 1 << i % 5

    def remove_cube(self, space: int, colour: int) -> None:
        """A cube leaves the board."""
        at = space * 5 + colour
        self.board[at] -= 1
        self.left -= 1
        if not self.board[at]:
            self.present[space] &= ~(1 << colour)

    def without_klara(self) -> None:
        """Nothing of the solo opponent is at the table."""
        self.klara_family = []
        self.klara_customers = []
        self.track = []
        self.cell = -1
        self.tokens = []

    def table_size(self) -> int:
        """Alone, everything is laid out as for two.  [solo.1]"""
        return self.tables.solo_table if self.seats == 1 else self.seats

    def token_shown(self, token: int) -> bool:
        """Face up since the cube on its cell, face down again once its set was complete."""
        flips = self.tables.flips
        return flips[token] <= self.cell < flips[token // 3 * 3 + 2]
