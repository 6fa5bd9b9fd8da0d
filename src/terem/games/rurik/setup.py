"""The opening position: the table is laid, leaders and agendas chosen, troops deployed."""

from __future__ import annotations

from typing import Final, cast

from terem.engine import Decision, Frame, Move, Reason
from terem.games.rurik.rules import deeds, editions, strategy
from terem.games.rurik.rules.regions import (
    by_mask,
    put_troop,
    set_leader,
    settle_all,
)
from terem.games.rurik.rules.timing import untimely
from terem.games.rurik.state import Rurik, clear_turn, derive, empty_board, new_player
from terem.games.rurik.tables import (
    AGENDAS,
    CARDS,
    DEEDS,
    LEADERS,
    MAP,
    REBELS,
    REGIONS,
    SCHEMES,
    SETUP_PHASE,
    SVIATOPOLK,
    TOKENS,
    bits,
)

LEADER: Final = "leader"
AGENDA: Final = "agenda"
DEPLOY: Final = "deploy"
DEPLOY_LEADER: Final = "deploy_leader"

CHOOSE_LEADER: Final[list[Move]] = [("choose_leader", leader) for leader in LEADERS]
KEEP_AGENDA: Final[list[Move]] = [("keep_agenda", agenda) for agenda in AGENDAS]
DEPLOY_TROOP: Final[list[Move]] = [("deploy", region) for region in REGIONS]
PLACE_LEADER: Final[list[Move]] = [("deploy_leader", region) for region in REGIONS]


def deal(s: Rurik) -> None:
    """Lay out the table.  [setup.1 to setup.4]"""
    tables = s.tables
    chance = s.chance
    derive(s)
    s.round = 1
    s.phase = SETUP_PHASE
    s.players = [new_player(tables.troops, tables.starting_coins) for _ in range(s.seats)]
    s.first = s.token = chance.below(s.seats)
    deal_goods(s)
    s.rebels = [-1] * MAP
    s.rebel_box = 0
    s.neutral = 0
    s.reward_tokens = []
    if s.solo:
        lay_out_rebellion(s)
    else:
        deal_rebels(s)
        s.priority = 0
        s.cards = []
        s.covers = [0, 0, 0]
    s.card_turns = 0
    s.uncovered = 0
    s.board = empty_board()
    schemes = list(range(len(SCHEMES)))
    chance.shuffle(schemes)
    half = (len(schemes) + 1) // 2
    s.decks = [schemes[:half], schemes[half:]]
    s.discard = 0
    s.drawn = []
    s.drawer = -1
    s.deed_deck = [deed for deed in range(len(DEEDS)) if not s.solo or tables.deed_solo[deed]]
    chance.shuffle(s.deed_deck)
    s.deed_row = []
    s.deed_discard = 0
    clear_turn(s)
    s.tell("game_begins", s.first)
    deeds.refill_row(s)
    settle_all(s)
    if s.options["leaders"] == "dealt":
        leaders = [leader for leader in range(len(LEADERS)) if may_lead(s, leader)]
        chance.shuffle(leaders)
        for seat in range(s.seats):
            give_leader(s, seat, leaders[seat])
        deal_agendas(s)
    else:
        s.ask(LEADER, s.first)


def deal_goods(s: Rurik) -> None:
    """One good in each region, of its symbol or of its token.  [setup.2, variant.1]"""
    s.goods = s.regions
    s.region_good = s.tables.region_good
    if s.options["goods_tokens"] == "on":
        goods: list[int] = []
        tiers = {s.tables.region_tier[region] for region in bits(s.regions)}
        for tier in sorted(tiers):
            goods += s.tables.goods_tokens[tier]
        s.chance.shuffle(goods)
        s.region_good = s.tables.region_good[:]
        for i, region in enumerate(bits(s.regions)):
            s.region_good[region] = goods[i]


def deal_rebels(s: Rurik) -> None:
    """A rebel with an unknown reward in each region.  [setup.2, variant.2]"""
    figures = list(range(len(REBELS)))
    s.chance.shuffle(figures)
    for region in bits(s.regions):
        s.rebels[region] = figures.pop()
    for rebel in figures:
        s.rebel_box |= 1 << rebel
    if s.options["rebel_reward_tokens"] == "on":
        s.reward_tokens = list(range(len(TOKENS)))
        s.chance.shuffle(s.reward_tokens)


def lay_out_rebellion(s: Rurik) -> None:
    """Its figures, its board, its cards, and the neutral troops.  [solo.3, solo.4]"""
    tables = s.tables
    rebellion = new_player(tables.rebel_figures, tables.rebellion_coins)
    rebellion.leader = SVIATOPOLK
    s.players.append(rebellion)
    s.cards = list(range(len(CARDS)))
    s.chance.shuffle(s.cards)
    level = cast(int, s.options["solo_level"]) - 1
    s.priority = tables.start_priority[level]
    s.covers = tables.bonus_covered[level][:]
    set_leader(s, 1, tables.capital)
    for _ in range(tables.rebels_in_capital):
        put_troop(s, 1, tables.capital)
    others = [region for region in tables.card_regions[s.cards[0]] if region != tables.capital]
    for region in others[: tables.rebel_regions]:
        for _ in range(tables.rebels_in_others):
            put_troop(s, 1, region)
    for region in others[tables.rebel_regions :]:
        s.neutral |= 1 << region


# ---------------------------------------------------------------------- leaders and agendas


def may_lead(s: Rurik, leader: int) -> bool:
    """In the solo game Sviatopolk leads the Rebellion.  [solo.2]"""
    return not s.solo or leader not in s.tables.not_in_solo


def give_leader(s: Rurik, seat: int, leader: int) -> None:
    s.players[seat].leader = leader
    s.tell("leader_chosen", seat, LEADERS[leader])


def deal_agendas(s: Rurik) -> None:
    """Two each, one to keep.  [setup.4]"""
    settle_all(s)
    cards = [a for a in range(len(AGENDAS)) if not s.solo or editions.agenda_leaves_solo_box(s, a)]
    s.chance.shuffle(cards)
    s.reveals += 1
    for player in s.players[: s.seats]:
        player.dealt = 1 << cards.pop() | 1 << cards.pop()
    s.ask(AGENDA, s.first)


class LeaderDecision(Decision[Rurik]):
    """Who leads one's side.  [setup.3]"""

    kind = LEADER

    def moves(self, s: Rurik, frame: Frame) -> list[Move]:
        taken = [player.leader for player in s.players]
        return [
            CHOOSE_LEADER[leader]
            for leader in range(len(LEADERS))
            if leader not in taken and may_lead(s, leader)
        ]

    def play(self, s: Rurik, frame: Frame, move: Move) -> None:
        s.stack.pop()
        give_leader(s, frame.seat, LEADERS.index(cast(str, move[1])))
        following = (frame.seat + 1) % s.seats
        if s.players[following].leader < 0:
            s.ask(LEADER, following)
        else:
            deal_agendas(s)

    def reason(self, s: Rurik, frame: Frame, move: Move) -> Reason | None:
        if move[0] == "choose_leader":
            leader = LEADERS.index(cast(str, move[1]))
            if not may_lead(s, leader):
                return s.because("solo.2", "why-leads-rebellion")
            return s.because("setup.3", "why-leader-taken", ("leader",), (move[1],))
        return untimely(s, move)

    def flaw(self, s: Rurik, frame: Frame) -> str | None:
        if s.players[frame.seat].leader >= 0:
            return "a player with a leader chooses no other"
        return None

    def clauses(self) -> tuple[str, ...]:
        return ("setup.3", "solo.2")


class AgendaDecision(Decision[Rurik]):
    """Which of two agendas to keep, in secret.  [setup.4]"""

    kind = AGENDA
    secret = True

    def moves(self, s: Rurik, frame: Frame) -> list[Move]:
        return [KEEP_AGENDA[agenda] for agenda in bits(s.players[frame.seat].dealt)]

    def play(self, s: Rurik, frame: Frame, move: Move) -> None:
        s.stack.pop()
        seat = frame.seat
        s.players[seat].agenda = AGENDAS.index(cast(str, move[1]))
        s.tell_only(seat, ("agenda_kept", seat, move[1]), ("agenda_chosen", seat))
        following = (seat + 1) % s.seats
        s.ask(AGENDA if s.players[following].agenda < 0 else DEPLOY, following)

    def reason(self, s: Rurik, frame: Frame, move: Move) -> Reason | None:
        if move[0] == "keep_agenda":
            return s.because("setup.4", "why-agenda-not-dealt")
        return untimely(s, move)

    def flaw(self, s: Rurik, frame: Frame) -> str | None:
        if s.players[frame.seat].agenda >= 0:
            return "a player with an agenda chooses no other"
        return None

    def clauses(self) -> tuple[str, ...]:
        return ("setup.4",)


# ---------------------------------------------------------------------- deploying


def closed_regions(s: Rurik) -> int:
    """In the solo game you do not start where the Rebellion stands.  [solo.4]"""
    return s.players[1].at if s.solo else 0


class DeployDecision(Decision[Rurik]):
    """One troop each in turn, three times.  [setup.6]"""

    kind = DEPLOY

    def moves(self, s: Rurik, frame: Frame) -> list[Move]:
        return by_mask(DEPLOY_TROOP, s.regions & ~closed_regions(s), 33)

    def play(self, s: Rurik, frame: Frame, move: Move) -> None:
        s.stack.pop()
        seat = frame.seat
        put_troop(s, seat, REGIONS.index(cast(str, move[1])))
        s.tell("deployed", seat, move[1])
        following = (seat + 1) % s.seats
        deployed = s.tables.troops - s.players[following].supply
        if deployed < s.tables.starting_troops:
            s.ask(DEPLOY, following)
        else:
            ask_leaders(s, following)

    def reason(self, s: Rurik, frame: Frame, move: Move) -> Reason | None:
        if move[0] == "deploy":
            if closed_regions(s) >> REGIONS.index(cast(str, move[1])) & 1:
                return s.because("solo.4", "why-rebellion-stands-there", ("region",), (move[1],))
            return s.because("region.1", "why-not-in-play", ("region",), (move[1],))
        return untimely(s, move)

    def flaw(self, s: Rurik, frame: Frame) -> str | None:
        if s.phase != SETUP_PHASE or not s.players[frame.seat].supply:
            return "troops are deployed during setup"
        return None

    def clauses(self) -> tuple[str, ...]:
        return ("setup.6", "solo.4")


def place_leader(s: Rurik, seat: int, region: int) -> None:
    set_leader(s, seat, region)
    if s.telling:
        s.tell("leader_deployed", seat, LEADERS[s.players[seat].leader], REGIONS[region])


def ask_leaders(s: Rurik, seat: int) -> None:
    """One after the other; a player whose troops stand in one region has no choice.  [setup.6]"""
    while s.players[seat].leader_at < 0:
        places = bits(s.players[seat].at)
        if len(places) > 1:
            s.ask(DEPLOY_LEADER, seat)
            return
        place_leader(s, seat, places[0])
        seat = (seat + 1) % s.seats
    strategy.begin_strategy(s)


class DeployLeaderDecision(Decision[Rurik]):
    """The leader joins one's own troops.  [setup.6]"""

    kind = DEPLOY_LEADER

    def moves(self, s: Rurik, frame: Frame) -> list[Move]:
        return by_mask(PLACE_LEADER, s.players[frame.seat].at, 34)

    def play(self, s: Rurik, frame: Frame, move: Move) -> None:
        s.stack.pop()
        place_leader(s, frame.seat, REGIONS.index(cast(str, move[1])))
        ask_leaders(s, (frame.seat + 1) % s.seats)

    def reason(self, s: Rurik, frame: Frame, move: Move) -> Reason | None:
        if move[0] == "deploy_leader":
            return s.because("setup.6", "why-leader-with-troops", ("region",), (move[1],))
        return untimely(s, move)

    def flaw(self, s: Rurik, frame: Frame) -> str | None:
        if s.phase != SETUP_PHASE or s.players[frame.seat].leader_at >= 0:
            return "leaders are placed once, during setup"
        return None

    def clauses(self) -> tuple[str, ...]:
        return ("setup.6",)
