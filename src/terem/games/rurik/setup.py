"""The opening position: the table is laid, leaders and agendas chosen, troops deployed."""

from __future__ import annotations

from typing import Final

from terem.engine import Action, Decision, Frame, Passage, Ply, Reason, Verb
from terem.games.rurik.rules import editions
from terem.games.rurik.rules.deeds import refill_row
from terem.games.rurik.rules.regions import ByRegion, put_troop, set_leader, update_everything
from terem.games.rurik.solo import lay_out
from terem.games.rurik.state import Rurik, clear_turn, derive, empty_board, new_player, no_rebellion
from terem.games.rurik.tables import (
    AGENDAS,
    DEEDS,
    LEADERS,
    MAP,
    REBELS,
    REGIONS,
    SCHEMES,
    SETUP_PHASE,
    TOKENS,
    bits,
)

CHOOSE_LEADER: Final = Verb("choose_leader", ("leader", LEADERS), told=("text:leader_text",))
KEEP_AGENDA: Final = Verb("keep_agenda", ("agenda", AGENDAS), told=("text:agenda_text",))
DEPLOY: Final = Verb("deploy", ("region", REGIONS))
DEPLOY_LEADER: Final = Verb("deploy_leader", ("region", REGIONS), told=("leader",))
PLACES: Final = ByRegion(DEPLOY.grid)
LEADER_PLACES: Final = ByRegion(DEPLOY_LEADER.grid)


def deal(s: Rurik) -> None:
    """Lay out the table.  [setup.1, setup.2, setup.3, setup.4]"""
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
    s.reward_tokens = []
    no_rebellion(s)
    if s.solo:
        lay_out(s)
    else:
        deal_rebels(s)
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
    refill_row(s)
    update_everything(s)
    if s.options["leaders"] == "dealt":
        leaders = [leader for leader in range(len(LEADERS)) if may_lead(s, leader)]
        chance.shuffle(leaders)
        for seat in range(s.seats):
            give_leader(s, seat, leaders[seat])
    s.call("leaders", s.first)


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


# ---------------------------------------------------------------------- in turn


class RoundTheTable(Passage[Rurik]):
    """One question to each player in turn, as long as the next one has not answered; the frame
    says who that is."""

    question: str

    def waits(self, s: Rurik, seat: int) -> bool:
        raise NotImplementedError(self.kind)

    def then(self, s: Rurik, seat: int) -> None:
        """What follows, beginning with the player who would be next."""
        raise NotImplementedError(self.kind)

    def run(self, s: Rurik, frame: Frame) -> None:
        seat = frame.seat
        s.end()
        if self.waits(s, seat):
            s.call(self.kind, (seat + 1) % s.seats)
            s.call(self.question, seat)
        else:
            self.then(s, seat)


class OfSetup(Action[Rurik]):
    """What is done once, before the first round."""

    # The clause that says so.
    rule: str

    def untimely(self, s: Rurik, frame: Frame, ply: Ply) -> Reason | None:
        return None if s.phase == SETUP_PHASE else s.because(self.rule, "why-only-at-setup")


# ---------------------------------------------------------------------- leaders and agendas


def may_lead(s: Rurik, leader: int) -> bool:
    """In the solo game Sviatopolk leads the Rebellion.  [solo.2]"""
    return not s.solo or leader not in s.tables.not_in_solo


def give_leader(s: Rurik, seat: int, leader: int) -> None:
    s.players[seat].leader = leader
    s.tell("leader_chosen", seat, LEADERS[leader])


def agendas_in_play(s: Rurik) -> list[int]:
    """[solo.2]"""
    every = range(len(AGENDAS))
    return [one for one in every if not s.solo or editions.agenda_leaves_solo_box(s, one)]


class Leaders(RoundTheTable):
    """Chosen openly, clockwise; or dealt.  [setup.3]"""

    kind = "leaders"
    question = "leader"

    def waits(self, s: Rurik, seat: int) -> bool:
        return s.players[seat].leader < 0

    def then(self, s: Rurik, seat: int) -> None:
        """Two agendas each, one to keep.  [setup.4]"""
        update_everything(s)
        cards = agendas_in_play(s)
        s.chance.shuffle(cards)
        s.reveals += 1
        for player in s.players[: s.seats]:
            player.dealt = 1 << cards.pop() | 1 << cards.pop()
        s.call("agendas", s.first)


class ChooseLeader(OfSetup):
    """Each leader only once.  [setup.3, solo.2]"""

    verb = CHOOSE_LEADER
    rule = "setup.3"

    def offer(self, s: Rurik, frame: Frame, found: list[Ply]) -> None:
        taken = [player.leader for player in s.players]
        for leader in range(len(LEADERS)):
            if leader not in taken and may_lead(s, leader):
                found.append(CHOOSE_LEADER.grid[leader])

    def play(self, s: Rurik, frame: Frame, ply: Ply) -> None:
        give_leader(s, frame.seat, ply.a)

    def reason(self, s: Rurik, frame: Frame, ply: Ply) -> Reason | None:
        if not may_lead(s, ply.a):
            return s.because("solo.2", "why-leads-rebellion")
        return s.because("setup.3", "why-leader-taken", ("leader",), ply.move[1:])


class LeaderDecision(Decision[Rurik]):
    """Who leads one's side.  [setup.3]"""

    kind = "leader"
    cites = ("setup.3", "solo.2")
    actions = (ChooseLeader(),)

    def flaw(self, s: Rurik, frame: Frame) -> str | None:
        if s.phase != SETUP_PHASE or s.players[frame.seat].leader >= 0:
            return "a player with a leader chooses no other"
        return None


class Agendas(RoundTheTable):
    """[setup.4]"""

    kind = "agendas"
    question = "agenda"

    def waits(self, s: Rurik, seat: int) -> bool:
        return s.players[seat].agenda < 0

    def then(self, s: Rurik, seat: int) -> None:
        s.call("deployment", seat)


class KeepAgenda(OfSetup):
    """One of the two dealt, in secret; the other goes to the box unseen.  [setup.4]"""

    verb = KEEP_AGENDA
    rule = "setup.4"
    why = ("setup.4", "why-agenda-not-dealt")

    def offer(self, s: Rurik, frame: Frame, found: list[Ply]) -> None:
        for agenda in bits(s.players[frame.seat].dealt):
            found.append(KEEP_AGENDA.grid[agenda])

    def play(self, s: Rurik, frame: Frame, ply: Ply) -> None:
        seat = frame.seat
        s.players[seat].agenda = ply.a
        s.tell_only(seat, ("agenda_kept", seat, AGENDAS[ply.a]), ("agenda_chosen", seat))


class AgendaDecision(Decision[Rurik]):
    """Which of two agendas to keep, in secret.  [setup.4]"""

    kind = "agenda"
    cites = ("setup.4",)
    actions = (KeepAgenda(),)
    secret = True

    def flaw(self, s: Rurik, frame: Frame) -> str | None:
        if s.phase != SETUP_PHASE or s.players[frame.seat].agenda >= 0:
            return "a player with an agenda chooses no other"
        return None


# ---------------------------------------------------------------------- deploying


class Deployment(RoundTheTable):
    """One troop each in turn, three times.  [setup.6]"""

    kind = "deployment"
    question = "deploy"

    def waits(self, s: Rurik, seat: int) -> bool:
        return s.tables.troops - s.players[seat].supply < s.tables.starting_troops

    def then(self, s: Rurik, seat: int) -> None:
        s.call("leaders_join", seat)


def closed_regions(s: Rurik) -> int:
    """In the solo game you do not start where the Rebellion stands.  [solo.4]"""
    return s.players[1].at if s.solo else 0


class Deploy(OfSetup):
    """A troop goes to any region in play.  [setup.6]"""

    verb = DEPLOY
    rule = "setup.6"

    def offer(self, s: Rurik, frame: Frame, found: list[Ply]) -> None:
        PLACES.add(s.regions & ~closed_regions(s), found)

    def play(self, s: Rurik, frame: Frame, ply: Ply) -> None:
        put_troop(s, frame.seat, ply.a)
        s.tell("deployed", frame.seat, REGIONS[ply.a])

    def reason(self, s: Rurik, frame: Frame, ply: Ply) -> Reason | None:
        if closed_regions(s) >> ply.a & 1:
            return s.because("solo.4", "why-rebellion-stands-there", ("region",), ply.move[1:])
        return s.because("region.1", "why-not-in-play", ("region",), ply.move[1:])


class DeployDecision(Decision[Rurik]):
    """Where one's next troop starts.  [setup.6]"""

    kind = "deploy"
    cites = ("setup.6", "solo.4")
    actions = (Deploy(),)

    def flaw(self, s: Rurik, frame: Frame) -> str | None:
        if s.phase != SETUP_PHASE or not s.players[frame.seat].supply:
            return "troops are deployed during setup"
        return None


class LeadersJoin(RoundTheTable):
    """Then each leader, one after the other.  [setup.6]"""

    kind = "leaders_join"
    question = "deploy_leader"

    def waits(self, s: Rurik, seat: int) -> bool:
        return s.players[seat].leader_at < 0

    def then(self, s: Rurik, seat: int) -> None:
        s.call("round")


class DeployLeader(OfSetup):
    """The leader joins one's own troops.  [setup.6]"""

    verb = DEPLOY_LEADER
    rule = "setup.6"

    def offer(self, s: Rurik, frame: Frame, found: list[Ply]) -> None:
        LEADER_PLACES.add(s.players[frame.seat].at, found)

    def play(self, s: Rurik, frame: Frame, ply: Ply) -> None:
        set_leader(s, frame.seat, ply.a)
        name = LEADERS[s.players[frame.seat].leader]
        s.tell("leader_deployed", frame.seat, name, REGIONS[ply.a])

    def reason(self, s: Rurik, frame: Frame, ply: Ply) -> Reason | None:
        return s.because("setup.6", "why-leader-with-troops", ("region",), ply.move[1:])


class DeployLeaderDecision(Decision[Rurik]):
    """Where one's leader starts.  [setup.6]"""

    kind = "deploy_leader"
    cites = ("setup.6",)
    actions = (DeployLeader(),)

    def flaw(self, s: Rurik, frame: Frame) -> str | None:
        if s.phase != SETUP_PHASE or s.players[frame.seat].leader_at >= 0:
            return "leaders are placed once, during setup"
        return None
