"""Attack: rebels, neutral troops and opponents in regions one occupies."""

from __future__ import annotations

from typing import Final, cast

from terem.engine import Move, Reason
from terem.games.rurik.rules import schemes
from terem.games.rurik.rules.movement import SIDES
from terem.games.rurik.rules.regions import (
    by_mask,
    gain_goods,
    lose_piece,
    put_troop,
    rebels_follow,
    remove_neutral,
    remove_rebel,
    stronghold_works,
)
from terem.games.rurik.state import Rurik, side_name
from terem.games.rurik.tables import (
    ATTACK,
    BORIS,
    GOODS,
    KINDS_OF_GOODS,
    LEADERS,
    REGIONS,
    SHARP,
    SUDISLAV,
    bits,
)

ATTACK_SIDE: Final[list[list[Move]]] = [
    [("attack", region, who) for region in REGIONS] for who in SIDES
]
ATTACK_REBEL: Final[list[Move]] = [("attack_rebel", region) for region in REGIONS]
ATTACK_NEUTRAL: Final[list[Move]] = [("attack_neutral", region) for region in REGIONS]
RALLY: Final[Move] = ("rally",)
ATTACKING: Final = ("attack", "attack_rebel", "attack_neutral", "rally")


def attacks(s: Rurik, seat: int) -> list[Move]:
    """One attack for each point, where one has a piece.  [attack.1]"""
    player = s.players[seat]
    at = player.at
    found: list[Move] = []
    for region in bits(at):
        if s.rebels[region] >= 0:
            found.append(ATTACK_REBEL[region])
    if s.neutral & at:
        found += by_mask(ATTACK_NEUTRAL, s.neutral & at, 18)
    for side, other in enumerate(s.players):
        if side != seat and other.at & at:
            who = side if side < s.seats else 4
            found += by_mask(ATTACK_SIDE[who], other.at & at, 19 + who)
    if player.leader == SUDISLAV and player.leader_at >= 0 and player.supply:
        found.append(RALLY)
    return found


def attack(s: Rurik, seat: int, move: Move) -> None:
    verb = move[0]
    if verb == "rally":
        spend_point(s, False)
        rally(s, seat)
        return
    region = REGIONS.index(cast(str, move[1]))
    if verb == "attack":
        side = s.seats if move[2] == "rebellion" else cast(int, move[2])
        sharp = spend_point(s, True)
        attack_opponent(s, seat, side, region, 1 if sharp else 0)
    elif verb == "attack_rebel":
        spend_point(s, False)
        attack_rebel(s, seat, region)
    else:
        spend_point(s, False)
        remove_neutral(s, region)
        s.tell("neutral_fell", seat, REGIONS[region])


def spend_point(s: Rurik, against_opponent: bool) -> bool:
    """A deed's point with a smaller check goes to the first attack on an opponent; True if so.
    [attack.7]"""
    if s.pool[SHARP] and (against_opponent or not s.pool[ATTACK]):
        s.pool[SHARP] -= 1
        return True
    s.pool[ATTACK] -= 1
    return False


def rally(s: Rurik, seat: int) -> None:
    """Sudislav's attack points bring troops to his region.  [leader.7]"""
    region = s.players[seat].leader_at
    put_troop(s, seat, region)
    s.tell("mustered", seat, REGIONS[region])


def attack_rebel(s: Rurik, seat: int, region: int) -> None:
    """Its figure and its reward, no step and no check.  [attack.2]"""
    player = s.players[seat]
    follows = rebels_follow(s, region) and s.sviatopolk == seat
    rebel = remove_rebel(s, region)
    player.captured |= 1 << rebel
    s.reveals += 1
    s.tell("rebel_defeated", seat, REGIONS[region])
    if s.options["rebel_reward_tokens"] == "on":
        # With the variant a token from the pile decides, not the sticker.  [variant.2]
        reward = s.tables.token_reward[s.reward_tokens.pop()]
    else:
        reward = s.tables.rebel_reward[rebel]
    for good in range(KINDS_OF_GOODS):
        if reward[good]:
            gain_goods(s, player, good, reward[good])
            s.tell("gained", seat, reward[good], GOODS[good])
    if reward[KINDS_OF_GOODS]:
        player.coins += reward[KINDS_OF_GOODS]
        s.tell("coins_gained", seat, reward[KINDS_OF_GOODS])
    if follows and player.supply:
        # A rebel beaten in Sviatopolk's region makes room for a troop.  [leader.6]
        put_troop(s, seat, region)
        s.tell("mustered", seat, REGIONS[region])


def cards_to_reveal(s: Rurik, victim: int, region: int, fewer: int) -> int:
    """One, one more for the ruler, one more for his stronghold.  [attack.5]"""
    count = 1 - fewer
    if s.players[victim].ruled >> region & 1:
        count += 1
    if stronghold_works(s, victim, region):
        count += 1
    return count if count > 0 else 0


def attack_opponent(s: Rurik, seat: int, victim: int, region: int, fewer: int) -> None:
    """He loses a piece, the marker goes up, then the check.  [attack.3]"""
    player = s.players[seat]
    boris = player.leader == BORIS and player.leader_at == region
    if boris:
        fewer += 1
    count = cards_to_reveal(s, victim, region, fewer)
    leader = lose_piece(s, victim, region)
    player.warfare += 1
    if s.telling:
        s.tell("attacked", seat, side_name(s, victim), REGIONS[region])
        if leader:
            name = LEADERS[s.players[victim].leader]
            s.tell("leader_fell", side_name(s, victim), name, REGIONS[region])
    if boris and s.players[victim].coins:
        # Boris takes a coin even if no card is turned up.  [leader.2]
        s.players[victim].coins -= 1
        player.coins += 1
        s.tell("coin_stolen", seat, side_name(s, victim))
    if count and schemes.usable_decks(s):
        s.ask(schemes.CASUALTY, seat, (region, count))


def why_not_attack(s: Rurik, seat: int, move: Move) -> Reason | None:
    player = s.players[seat]
    if move[0] == "rally" and (player.leader != SUDISLAV or player.leader_at < 0):
        return s.because("leader.7", "why-not-sudislav")
    if not s.pool[ATTACK] and not s.pool[SHARP]:
        return s.because("attack.1", "why-no-attack-points")
    if move[0] == "rally":
        return s.because("muster.1", "why-no-troops")
    region = REGIONS.index(cast(str, move[1]))
    if not player.at >> region & 1:
        return s.because("attack.1", "why-not-occupied", ("region",), (move[1],))
    if move[0] == "attack" and move[2] == seat:
        return s.because("attack.1", "why-attack-yourself")
    if move[0] == "attack_rebel" and s.solo and s.players[s.seats].at >> region & 1:
        return s.because("solo.5", "why-rebels-are-opponents")
    return s.because("attack.1", "why-nobody-to-attack", ("region",), (move[1],))
