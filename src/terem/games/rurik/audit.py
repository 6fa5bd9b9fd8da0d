"""What makes a position impossible: lost or doubled pieces, pieces where they may not be."""

from __future__ import annotations

from terem.games.rurik.rules.points import BUILD_SOURCES, TAX_SOURCES
from terem.games.rurik.rules.regions import pieces, ruler
from terem.games.rurik.rules.strategy import in_the_game
from terem.games.rurik.solo import token_for
from terem.games.rurik.state import Player, Rurik
from terem.games.rurik.tables import (
    ACTION_PHASE,
    ADVISORS,
    AGENDAS,
    BONUS_ACTION,
    BUILD,
    BUILD_BY_SCHEME,
    BUILD_BY_TILE,
    CARDS,
    COLUMNS,
    DEED_USED,
    DEEDS,
    GOODS,
    LEADERS,
    MAIN_ACTION,
    MAP,
    MOST_COMPANIONS,
    POOL,
    PRIORITIES,
    REBELS,
    REGIONS,
    ROWS,
    SCHEME,
    SCHEME_USED,
    SCHEMES,
    SETUP_PHASE,
    STRATEGY_PHASE,
    STRUCTURES,
    SVIATOPOLK,
    TAX,
    TAX_BY_SCHEME,
    TILE_USED,
    TOKENS,
    bits,
    piece_side,
    piece_token,
    size,
)


def flaw(s: Rurik) -> str | None:
    """One sentence about the first impossibility found."""
    for side, player in enumerate(s.players):
        problem = flaw_of_player(s, side, player)
        if problem is not None:
            return f"player {side}: {problem}"
    return (
        flaw_of_map(s)
        or flaw_of_cards(s)
        or flaw_of_advisors(s)
        or flaw_of_turn(s)
        or flaw_of_rebellion(s)
    )


def flaw_of_player(s: Rurik, side: int, player: Player) -> str | None:
    rebellion = side >= s.seats
    troops = s.tables.rebel_figures if rebellion else s.tables.troops
    if min(player.troops) < 0 or player.supply < 0:
        return "nobody has fewer than no troops"
    if sum(player.troops) + player.supply != troops:
        return f"{sum(player.troops) + player.supply} troops instead of {troops}"
    if min(player.boat) < 0 or min(player.dock) < 0 or player.coins < 0:
        return "nobody holds fewer than no goods or coins"
    for good, name in enumerate(GOODS):
        if player.boat[good] > s.tables.boat[good]:
            return f"the boat has room for {s.tables.boat[good]} {name}"
    if player.leader_at >= 0 and player.leader < 0:
        return "a leader stands on the map before he was chosen"
    for kind, name in enumerate(STRUCTURES):
        if player.built[kind].bit_count() > s.tables.structures:
            return f"more than {s.tables.structures} structures of the kind {name}"
        if player.built[kind] & ~s.regions:
            return f"a {name} stands in a region that is not in play"
    for track in player.tracks:
        if track > 5:
            return "a marker stands above its track"
    if player.dealt.bit_count() not in (0, 2) or (
        player.agenda >= 0 and not player.dealt >> player.agenda & 1
    ):
        return "the agenda kept is one of the two dealt"
    for deck in range(2):
        if player.known[deck] > len(s.decks[deck]):
            return "nobody knows more cards of a deck than it has"
    if rebellion and (player.hand or player.deeds or player.done or player.captured):
        return "the Rebellion has no scheme cards, deeds or captured rebels"
    return None


def flaw_of_map(s: Rurik) -> str | None:
    leaders = [player.leader for player in s.players if player.leader >= 0]
    for leader, name in enumerate(LEADERS):
        if leaders.count(leader) > 1:
            return f"two sides are led by {name}"
    for kind, name in enumerate(STRUCTURES):
        taken = 0
        for player in s.players:
            if player.built[kind] & taken:
                return f"two structures of the kind {name} stand in one region"
            taken |= player.built[kind]
    outside = ~s.regions
    if s.goods & outside or s.neutral & outside:
        return "goods or neutral troops lie in a region that is not in play"
    for region in range(MAP):
        here = [side for side, player in enumerate(s.players) if pieces(player, region)]
        if not s.regions >> region & 1 and (here or s.rebels[region] >= 0):
            return f"a piece stands in {REGIONS[region]}, which is not in play"
        for side, player in enumerate(s.players):
            present = side in here
            if present != bool(player.at >> region & 1):
                return f"player {side}: the record of occupied regions is wrong"
            if bool(player.ruled >> region & 1) != (ruler(s, region) == side):
                return f"player {side}: the record of ruled regions is wrong"
    if s.solo:
        if any(rebel >= 0 for rebel in s.rebels):
            return "in the solo game the rebels are troops of the Rebellion"
        return None
    if s.neutral:
        return "neutral troops belong to the solo game"
    rebels = [rebel for rebel in s.rebels if rebel >= 0] + bits(s.rebel_box)
    for player in s.players:
        rebels += bits(player.captured)
    for rebel, name in enumerate(REBELS):
        if rebels.count(rebel) != 1:
            return f"rebel {name} is there {rebels.count(rebel)} times"
    if len(set(s.reward_tokens)) != len(s.reward_tokens) or len(s.reward_tokens) > len(TOKENS):
        return "a reward token is there twice"
    standing = sum(1 for rebel in s.rebels if rebel >= 0)
    if s.options["rebel_reward_tokens"] == "on" and len(s.reward_tokens) < standing:
        return "there are fewer reward tokens than rebels"
    return None


def flaw_of_cards(s: Rurik) -> str | None:
    """Every card is somewhere exactly once."""
    schemes = [*s.decks[0], *s.decks[1], *bits(s.discard), *s.drawn]
    deeds = [*s.deed_deck, *s.deed_row, *bits(s.deed_discard)]
    agendas: list[int] = []
    for player in s.players:
        schemes += bits(player.hand)
        deeds += [*bits(player.deeds), *bits(player.done)]
        agendas += bits(player.dealt)
    for card, name in enumerate(SCHEMES):
        if schemes.count(card) != 1:
            return f"scheme card {name} is there {schemes.count(card)} times"
    for deed, name in enumerate(DEEDS):
        wanted = 1 if not s.solo or s.tables.deed_solo[deed] else 0
        if deeds.count(deed) != wanted:
            return f"deed {name} is there {deeds.count(deed)} times"
    for agenda, name in enumerate(AGENDAS):
        if agendas.count(agenda) > 1:
            return f"agenda {name} was dealt twice"
    if len(s.deed_row) > s.tables.deed_row:
        return f"the deed row has room for {s.tables.deed_row} cards"
    if s.drawn and s.drawer < 0:
        return "drawn cards belong to somebody"
    return None


def flaw_of_advisors(s: Rurik) -> str | None:
    seen: list[int] = []
    for column in range(COLUMNS):
        gap = False
        for row in range(ROWS):
            piece = s.board[column * ROWS + row]
            if piece < 0:
                gap = True
                continue
            if row >= s.tables.rows[s.board_side]:
                return "an advisor stands below the strategy board"
            if gap and s.phase == STRATEGY_PHASE:
                return "advisors stand without a gap while they are being placed"
            if s.phase not in (STRATEGY_PHASE, ACTION_PHASE):
                return "advisors stand on the board only in the first two phases"
            seen.append(piece_side(piece) * len(ADVISORS) + piece_token(piece))
    for side, player in enumerate(s.players):
        for token in bits(player.advisors):
            seen.append(side * len(ADVISORS) + token)
    for token, name in enumerate(ADVISORS):
        if not in_the_game(s, token) and any(one % len(ADVISORS) == token for one in seen):
            return f"the advisor {name} is not in the game in round {s.round}"
    if len(set(seen)) != len(seen):
        return "an advisor is in two places"
    return None


def flaw_of_turn(s: Rurik) -> str | None:
    if not 1 <= s.round <= s.tables.rounds:
        return f"the game has rounds 1 to {s.tables.rounds}"
    if s.first >= s.seats or s.token >= s.seats:
        return "the first player and the holder of the token sit at the table"
    if s.phase == SETUP_PHASE and s.round > 1:
        return "setup comes before the first round"
    if s.column < 0:
        if any(s.pool) or s.focus or s.used or s.acted:
            return "points belong to a turn"
        return None
    if s.phase != ACTION_PHASE:
        return "turns belong to the action phase"
    if s.escort > MOST_COMPANIONS:
        return f"{MOST_COMPANIONS} troops go along with Agatha at most"
    if s.focus == MAIN_ACTION and (not s.acted or s.column == SCHEME):
        return "the main action is under way, but it was not taken"
    for kind, name in enumerate(POOL):
        if not 0 <= s.pool[kind] <= most_points(s, kind):
            return f"{s.pool[kind]} points of the kind {name} cannot be at hand here"
    return None


def most_points(s: Rurik, kind: int) -> int:
    """How many points of a kind the action and the bonus actions taken can have given; those used
    at once only while their action is under way.  [turn.7, bonus.3, bonus.4]"""
    tables = s.tables
    if kind in TAX_SOURCES or kind in BUILD_SOURCES:
        action = TAX if kind in TAX_SOURCES else BUILD
        if kind in (TAX_BY_SCHEME, BUILD_BY_SCHEME):
            return best_reward(tables.scheme_reward, action) if s.used & SCHEME_USED else 0
        if kind == BUILD_BY_TILE:
            return best_reward(tables.tile_gain, action) if s.used & TILE_USED else 0
        return best_reward(tables.deed_reward, action) if s.used & DEED_USED else 0
    main = kind == s.column != SCHEME and s.acted
    most = tables.row_points[s.board_side][s.column * ROWS + s.row] if main else 0
    if kind in (TAX, BUILD) or s.focus == MAIN_ACTION:
        return most
    if not s.pooled:
        most = 0
        if s.focus != BONUS_ACTION:
            return 0
    if s.used & SCHEME_USED:
        most += best_reward(tables.scheme_reward, kind)
    if s.used & DEED_USED:
        most += best_reward(tables.deed_reward, kind)
    if s.used & TILE_USED:
        most += best_reward(tables.tile_gain, kind)
    return most


def best_reward(rewards: list[list[int]], kind: int) -> int:
    return max(reward[kind] for reward in rewards)


def flaw_of_rebellion(s: Rurik) -> str | None:
    if not s.solo:
        return None
    if s.players[1].leader != SVIATOPOLK or s.players[0].leader == SVIATOPOLK:
        return "Sviatopolk leads the Rebellion and nobody else does"
    if sorted(s.cards) != list(range(len(CARDS))):
        return "each insurrection card is there once"
    level = s.options["solo_level"]
    assert isinstance(level, int)
    for priority in range(len(PRIORITIES)):
        if s.covers[priority] > s.tables.bonus_covered[level - 1][priority]:
            return "more bonuses are covered than the board has coins for"
    if s.phase == STRATEGY_PHASE:
        rows = s.tables.card_rows[s.cards[-1]][s.uncovered :]
        named = {token_for(s, row) for row in rows if token_for(s, row) >= 0}
        if len(named) < size(s.players[1].advisors):
            return "the rows still covered name every advisor that the Rebellion has to place"
    return None
