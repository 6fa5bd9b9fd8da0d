"""Attack: rebels, neutral troops and opponents in regions one occupies."""

from __future__ import annotations

from typing import Final

from terem.engine import Frame, Ply, Reason, Verb
from terem.games.rurik.rules.points import Spending, nobody_there
from terem.games.rurik.rules.regions import (
    ByRegion,
    gain_goods,
    lose_piece,
    put_troop,
    rebels_follow,
    remove_neutral,
    remove_rebel,
    stronghold_works,
)
from terem.games.rurik.state import Player, Rurik, named_side, side_name, side_of
from terem.games.rurik.tables import (
    ATTACK,
    BORIS,
    GOODS,
    KINDS_OF_GOODS,
    REGIONS,
    SHARP,
    SIDES,
    SUDISLAV,
    bits,
)

ATTACK_SIDE: Final = Verb("attack", ("region", REGIONS), ("seat", SIDES), told=("cards", "coin"))
ATTACK_REBEL: Final = Verb("attack_rebel", ("region", REGIONS))
ATTACK_NEUTRAL: Final = Verb("attack_neutral", ("region", REGIONS))
RALLY: Final = Verb("rally")
# By side.
ATTACKS: Final = [ByRegion(ATTACK_SIDE.grid[i :: len(SIDES)]) for i in range(len(SIDES))]
NEUTRALS: Final = ByRegion(ATTACK_NEUTRAL.grid)


def has_points(s: Rurik) -> bool:
    return s.pool[ATTACK] > 0 or s.pool[SHARP] > 0


def spend_point(s: Rurik, against_opponent: bool) -> bool:
    """A deed's point with a smaller check goes to the first attack on an opponent; True if so.
    [attack.7]"""
    if s.pool[SHARP] and (against_opponent or not s.pool[ATTACK]):
        s.pool[SHARP] -= 1
        return True
    s.pool[ATTACK] -= 1
    return False


def cards_to_reveal(s: Rurik, victim: int, region: int, fewer: int) -> int:
    """One, one more for the ruler, one more for his stronghold; never fewer than none.
    [attack.5, attack.7, build.5]"""
    count = 1 - fewer
    if s.players[victim].ruled >> region & 1:
        count += 1
    if stronghold_works(s, victim, region):
        count += 1
    return count if count > 0 else 0


def led_by_boris(player: Player, region: int) -> bool:
    """A smaller check, and a coin of the victim's.  [leader.2]"""
    return player.leader == BORIS and player.leader_at == region


def strike(s: Rurik, side: int, victim: int, region: int) -> None:
    """The victim loses a piece, the attacker's warfare marker goes up.  [attack.3]"""
    if s.telling:
        s.tell("attacked", side_name(s, side), side_name(s, victim), REGIONS[region])
    lose_piece(s, victim, region)
    s.players[side].warfare += 1


def fell_neutral(s: Rurik, side: int, region: int) -> None:
    """No opponent: no step, no check, no reward.  [solo.5]"""
    remove_neutral(s, region)
    s.tell("neutral_fell", side_name(s, side), REGIONS[region])


class Attacking(Spending):
    """Each point is one attack where one has a piece.  [attack.1]"""

    action = ATTACK

    def why_not(self, s: Rurik, seat: int, ply: Ply) -> Reason:
        if not has_points(s):
            return s.because("attack.1", "why-no-attack-points")
        if not s.players[seat].at >> ply.a & 1:
            return nobody_there(s, "attack.1", ply.a)
        return self.why_nobody(s, seat, ply)

    def why_nobody(self, s: Rurik, seat: int, ply: Ply) -> Reason:
        return s.because("attack.1", "why-nobody-to-attack", ("region",), (REGIONS[ply.a],))


class AttackRebel(Attacking):
    """Its figure and its reward; a rebel is no opponent: no step and no check.  [attack.2]"""

    verb = ATTACK_REBEL

    def offer(self, s: Rurik, frame: Frame, found: list[Ply]) -> None:
        if has_points(s):
            for region in bits(s.players[frame.seat].at):
                if s.rebels[region] >= 0:
                    found.append(ATTACK_REBEL.grid[region])

    def play(self, s: Rurik, frame: Frame, ply: Ply) -> None:
        seat = frame.seat
        region = ply.a
        player = s.players[seat]
        spend_point(s, False)
        follows = rebels_follow(s, region) and s.sviatopolk == seat
        rebel = remove_rebel(s, region)
        player.captured |= 1 << rebel
        s.reveals += 1
        s.tell("rebel_defeated", seat, REGIONS[region])
        win_reward(s, seat, rebel)
        if follows and player.supply:
            # A rebel beaten in Sviatopolk's region makes room for a troop.  [leader.6]
            put_troop(s, seat, region)
            s.tell("mustered", seat, REGIONS[region])

    def why_nobody(self, s: Rurik, seat: int, ply: Ply) -> Reason:
        if s.solo and s.players[s.seats].at >> ply.a & 1:
            return s.because("solo.5", "why-rebels-are-opponents")
        return super().why_nobody(s, seat, ply)


def win_reward(s: Rurik, seat: int, rebel: int) -> None:
    """What is printed under the rebel; with the variant a token from the pile decides.
    [attack.2, variant.2]"""
    player = s.players[seat]
    reward = s.tables.rebel_reward[rebel]
    if s.options["rebel_reward_tokens"] == "on":
        reward = s.tables.token_reward[s.reward_tokens[-1]]
        s.reward_tokens = s.reward_tokens[:-1]
    for good in range(KINDS_OF_GOODS):
        if reward[good]:
            gain_goods(s, player, good, reward[good])
            s.tell("gained", seat, reward[good], GOODS[good])
    if reward[KINDS_OF_GOODS]:
        player.coins += reward[KINDS_OF_GOODS]
        s.tell("coins_gained", seat, reward[KINDS_OF_GOODS])


class AttackNeutral(Attacking):
    """Neutral troops just go to the box.  [solo.5]"""

    verb = ATTACK_NEUTRAL

    def offer(self, s: Rurik, frame: Frame, found: list[Ply]) -> None:
        if s.neutral and has_points(s):
            NEUTRALS.add(s.neutral & s.players[frame.seat].at, found)

    def play(self, s: Rurik, frame: Frame, ply: Ply) -> None:
        spend_point(s, False)
        fell_neutral(s, frame.seat, ply.a)


class AttackSide(Attacking):
    """An opponent loses a piece, the marker goes up, then the check.  [attack.3]"""

    verb = ATTACK_SIDE

    def offer(self, s: Rurik, frame: Frame, found: list[Ply]) -> None:
        if not has_points(s):
            return
        at = s.players[frame.seat].at
        for side, other in enumerate(s.players):
            if side != frame.seat and other.at & at:
                ATTACKS[named_side(s, side)].add(other.at & at, found)

    def play(self, s: Rurik, frame: Frame, ply: Ply) -> None:
        seat = frame.seat
        region = ply.a
        victim = side_of(s, ply.b)
        player = s.players[seat]
        fewer = 1 if spend_point(s, True) else 0
        boris = led_by_boris(player, region)
        if boris:
            fewer += 1
        count = cards_to_reveal(s, victim, region, fewer)
        strike(s, seat, victim, region)
        if boris and s.players[victim].coins:
            # Boris takes a coin even if no card is turned up.  [leader.2]
            s.players[victim].coins -= 1
            player.coins += 1
            s.tell("coin_stolen", seat, side_name(s, victim))
        if count:
            s.call("casualty", seat, (region, count))

    def why_nobody(self, s: Rurik, seat: int, ply: Ply) -> Reason:
        if ply.b == seat:
            return s.because("attack.1", "why-attack-yourself")
        return super().why_nobody(s, seat, ply)


class Rally(Spending):
    """Sudislav's attack points bring troops to his region.  [leader.7]"""

    verb = RALLY
    action = ATTACK

    def offer(self, s: Rurik, frame: Frame, found: list[Ply]) -> None:
        player = s.players[frame.seat]
        if player.leader == SUDISLAV and player.leader_at >= 0 and player.supply and has_points(s):
            found.append(RALLY.only)

    def play(self, s: Rurik, frame: Frame, ply: Ply) -> None:
        region = s.players[frame.seat].leader_at
        spend_point(s, False)
        put_troop(s, frame.seat, region)
        s.tell("mustered", frame.seat, REGIONS[region])

    def why_not(self, s: Rurik, seat: int, ply: Ply) -> Reason:
        player = s.players[seat]
        if player.leader != SUDISLAV or player.leader_at < 0:
            return s.because("leader.7", "why-not-sudislav")
        if not has_points(s):
            return s.because("attack.1", "why-no-attack-points")
        return s.because("muster.1", "why-no-troops")
