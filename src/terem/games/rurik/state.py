"""The data of a position: the map, the strategy board, the decks, players, and their copy.

Lists are never changed but replaced, except where a comment says so: copies share them.
"""

from __future__ import annotations

from terem.engine import State
from terem.games.rurik.tables import (
    COLUMNS,
    MAP,
    MOST_COMPANIONS,
    NOTHING,
    POOL,
    REBELLION_NAMED,
    ROWS,
    Tables,
)


class Player:
    """One side of the struggle: a player, or the Rebellion in the solo game.

    Sets of regions, cards, deeds, rebels and advisors are bit masks.
    """

    leader: int  # -1 before the choice
    leader_at: int  # region, -1 while off the map
    troops: list[int]  # by region, without the leader
    supply: int  # troops off the map
    at: int  # regions with a piece; derived
    ruled: int  # regions ruled; derived
    built: list[int]  # regions by kind of structure
    boat: list[int]
    dock: list[int]
    some: int  # goods held, on boat or dock; derived
    several: int  # goods held more than once; derived
    coins: int
    hand: int  # scheme cards
    deeds: int  # taken, not yet accomplished
    done: int  # accomplished
    captured: int  # rebel figures beside the mat
    dealt: int  # the agendas dealt
    agenda: int  # the one kept, -1 before the choice
    tracks: list[int]  # steps reached on rule, build, trade; 0 is below the track
    warfare: int
    advisors: int  # still to be placed this round
    columns: int  # where the others stand, as long as any are being placed; derived
    tiles: int  # conversion tiles used this round
    leader_used: bool  # a once-a-round ability has been used
    known: list[int]  # how many cards on top of each scheme deck this player has put there

    __slots__ = tuple(__annotations__)

    def copy(self) -> Player:
        twin = Player()
        twin.leader = self.leader
        twin.leader_at = self.leader_at
        twin.troops = self.troops
        twin.supply = self.supply
        twin.at = self.at
        twin.ruled = self.ruled
        twin.built = self.built
        twin.boat = self.boat
        twin.dock = self.dock
        twin.some = self.some
        twin.several = self.several
        twin.coins = self.coins
        twin.hand = self.hand
        twin.deeds = self.deeds
        twin.done = self.done
        twin.captured = self.captured
        twin.dealt = self.dealt
        twin.agenda = self.agenda
        twin.tracks = self.tracks
        twin.warfare = self.warfare
        twin.advisors = self.advisors
        twin.columns = self.columns
        twin.tiles = self.tiles
        twin.leader_used = self.leader_used
        twin.known = self.known
        return twin


def new_player(troops: int, coins: int) -> Player:
    player = Player()
    player.leader = -1
    player.leader_at = -1
    player.troops = [0] * MAP
    player.supply = troops
    player.at = 0
    player.ruled = 0
    player.built = [0, 0, 0]
    player.boat = [0] * 5
    player.dock = [0] * 5
    player.some = 0
    player.several = 0
    player.coins = coins
    player.hand = 0
    player.deeds = 0
    player.done = 0
    player.captured = 0
    player.dealt = 0
    player.agenda = -1
    player.tracks = [0, 0, 0]
    player.warfare = 0
    player.advisors = 0
    player.columns = 0
    player.tiles = 0
    player.leader_used = False
    player.known = [0, 0]
    return player


class Rurik(State):
    """A position of Rurik. In every pile the top is the end of the list.

    `players` has one entry for each seat, and in the solo game one more: the Rebellion.
    """

    tables: Tables
    players: list[Player]
    round: int
    phase: int
    first: int  # first player of this round
    token: int  # who holds the first player token
    regions: int  # in play
    region_good: list[int]  # printed or by token; never changed after setup
    goods: int  # regions that still hold their good
    rebels: list[int]  # rebel figure in each region, -1 for none
    rebel_box: int
    neutral: int  # solo: regions with a neutral troop
    # The strategy board: column * ROWS + row; -1 or a piece of `advisor_piece`. Changed in place.
    board: list[int]
    decks: list[list[int]]
    discard: int
    drawn: list[int]  # scheme cards on the table while somebody chooses among them
    drawer: int  # whose they are, -1
    deed_deck: list[int]
    deed_row: list[int]
    deed_discard: int
    reward_tokens: list[int]
    # The turn: the space of the advisor taken, what the turn is busy with, points at hand.
    column: int
    row: int
    acted: bool
    focus: int
    used: int
    pool: list[int]  # changed in place, so copied
    leapt: int  # where the last troop sent anywhere stands, so that it is not sent twice; -1
    escort: int  # how many troops may still go along with Agatha
    # The Rebellion (solo).
    priority: int
    cards: list[int]  # insurrection cards, the open top card first
    card_turns: int  # how often the bottom card came to the top
    uncovered: int  # rows of the bottom card uncovered in this strategy phase
    covers: list[int]  # coins left on the bonuses of each column
    # Derived from seats, options and leaders.
    german: bool
    pooled: bool
    ranked_off_track: bool  # warfare points for whoever has not begun that track
    board_side: int
    yaroslav: int
    sviatopolk: int

    __slots__ = tuple(__annotations__)

    def copy(self) -> Rurik:
        twin = Rurik()
        self.copy_shared(twin)
        twin.tables = self.tables
        twin.players = [player.copy() for player in self.players]
        twin.round = self.round
        twin.phase = self.phase
        twin.first = self.first
        twin.token = self.token
        twin.regions = self.regions
        twin.region_good = self.region_good
        twin.goods = self.goods
        twin.rebels = self.rebels
        twin.rebel_box = self.rebel_box
        twin.neutral = self.neutral
        twin.board = self.board[:]
        twin.decks = self.decks
        twin.discard = self.discard
        twin.drawn = self.drawn
        twin.drawer = self.drawer
        twin.deed_deck = self.deed_deck
        twin.deed_row = self.deed_row
        twin.deed_discard = self.deed_discard
        twin.reward_tokens = self.reward_tokens
        twin.column = self.column
        twin.row = self.row
        twin.acted = self.acted
        twin.focus = self.focus
        twin.used = self.used
        twin.pool = self.pool[:]
        twin.leapt = self.leapt
        twin.escort = self.escort
        twin.priority = self.priority
        twin.cards = self.cards
        twin.card_turns = self.card_turns
        twin.uncovered = self.uncovered
        twin.covers = self.covers
        twin.german = self.german
        twin.pooled = self.pooled
        twin.ranked_off_track = self.ranked_off_track
        twin.board_side = self.board_side
        twin.yaroslav = self.yaroslav
        twin.sviatopolk = self.sviatopolk
        return twin

    @property
    def solo(self) -> bool:
        return self.seats == 1


def side_name(s: Rurik, side: int) -> int | str:
    """How moves and events name a side: the seat's number, or the Rebellion."""
    return "rebellion" if side >= s.seats else side


def named_side(s: Rurik, side: int) -> int:
    """Where a side stands among the SIDES that moves can name."""
    return side if side < s.seats else REBELLION_NAMED


def side_of(s: Rurik, named: int) -> int:
    """The side at a place among SIDES; there may be none of that number."""
    return s.seats if named == REBELLION_NAMED else named


def derive(s: Rurik) -> None:
    """What follows from seats, options and leaders."""
    s.german = s.options["edition"] == "de"
    s.pooled = s.options["bonus_points"] == "pooled"
    s.ranked_off_track = s.options["warfare_off_track"] == "ranked"
    s.board_side = 0 if s.seats <= 2 else 1
    s.regions = s.tables.in_play[s.seats]
    s.yaroslav = -1
    s.sviatopolk = -1


def clear_turn(s: Rurik) -> None:
    """No turn is under way."""
    s.column = -1
    s.row = -1
    s.acted = False
    s.focus = NOTHING
    s.used = 0
    s.pool = [0] * len(POOL)
    s.leapt = -1
    s.escort = MOST_COMPANIONS


def no_rebellion(s: Rurik) -> None:
    """What stands for the Rebellion where there is none."""
    s.neutral = 0
    s.priority = 0
    s.cards = []
    s.card_turns = 0
    s.uncovered = 0
    s.covers = [0, 0, 0]


def empty_board() -> list[int]:
    return [-1] * (COLUMNS * ROWS)
