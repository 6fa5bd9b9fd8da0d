"""What makes a position impossible: lost or doubled pieces, tokens where they may not be."""

from __future__ import annotations

from terem.games.outpost.state import Outpost, Player
from terem.games.outpost.tables import (
    ARTIFACTS,
    BUILDINGS,
    COLOURS,
    COMMON,
    CONSTRUCTION,
    EXCHANGE_1_1,
    EXPLORATION,
    FORTIFICATION,
    HERO_IDS,
    HUNT,
    NEIGHBOURS,
    REGION_AGAIN,
    REGION_ZONE,
    REGIONS,
    SLOTS,
    STREET_AGAIN,
    STREET_ZONE,
    STREETS,
    TILE_IDS,
)

# What an action asks before the turn goes on.
WITHIN_AN_ACTION = ("space", "place", "street", "collect", "extra", "monster")


def flaw(s: Outpost) -> str | None:
    """One sentence about the first impossibility found."""
    for frame in s.questions():
        if frame.args and min(frame.args) < 0:
            return f"the question '{frame.kind}' does not say what it is about"
    for seat, player in enumerate(s.players):
        problem = flaw_of_player(s, player)
        if problem is not None:
            return f"player {seat}: {problem}"
    return flaw_of_pieces(s) or flaw_of_table(s) or flaw_of_artifacts(s) or flaw_of_questions(s)


def flaw_of_player(s: Outpost, player: Player) -> str | None:
    if min(player.resources) < 0 or min(player.basic, player.extra, player.extra_used) < 0:
        return "nobody holds fewer than no resources or settlers"
    basic = s.tables.basic_settlers
    if player.basic > basic:
        return f"{player.basic} basic settlers are at hand, but there are only {basic}"
    placed = sum(player.zones) + player.forts_used.bit_count()
    if basic - player.basic + player.extra_used != placed:
        return (
            f"{placed} settlers lie in zones, but"
            f" {basic - player.basic + player.extra_used} are not at hand"
        )
    for place, kind in enumerate(player.houses):
        store = -1 if kind < 0 else s.tables.building_store[kind]
        if player.stored[place] and store < 0:
            return "only banks and cathedrals store anything"
        # A street works once a round, and an artifact may let a building work once more.
        if player.stored[place] > 2 * s.round:
            return f"a building cannot have stored {player.stored[place]} by round {s.round}"
    return flaw_of_land(s, player) or flaw_of_zones(s, player)


def flaw_of_land(s: Outpost, player: Player) -> str | None:
    if player.forts & ~player.explored or player.forts & player.monsters:
        return "a fortification stands on an explored territory without a monster"
    if player.forts_used & ~player.forts:
        return "a settler lies on a fortification that is not there"
    if player.explored and not player.explored & 0b111:
        return "the first territory belongs to region I"
    for slot, tile in enumerate(player.land):
        if tile >= 0 and s.tables.tile_region[tile] != slot // 3:
            return f"tile {TILE_IDS[tile]} does not belong to slot {SLOTS[slot]}"
    # Land grows from a tile in region I by shared sides.  [explore.2]
    reached = player.explored & 0b111
    reached &= -reached
    while True:
        wider = reached
        for slot in range(9):
            if reached >> slot & 1:
                wider |= NEIGHBOURS[slot] & player.explored
        if wider == reached:
            break
        reached = wider
    for slot in range(9):
        if (player.explored & ~reached) >> slot & 1:
            return f"territory {SLOTS[slot]} does not touch the other explored land"
    return None


def flaw_of_zones(s: Outpost, player: Player) -> str | None:
    zones = player.zones
    for first, artifact, name in (
        (REGION_ZONE, REGION_AGAIN, "region"),
        (STREET_ZONE, STREET_AGAIN, "street"),
    ):
        used = zones[first : first + 3]
        limit = 4 if player.artifact == artifact else 3
        if max(used) > limit - 2 or sum(used) > limit:
            return f"a {name} was activated more often than the rules allow"
    # Buildings, fortifications and land never go away, so what a zone has paid for is still there.
    houses = 9 - player.houses.count(-1)
    waiting = sum(1 for frame in s.questions() if frame.kind in ("space", "place"))
    if zones[CONSTRUCTION] > houses + waiting:
        return f"{zones[CONSTRUCTION]} settlers have built, but there are {houses} buildings"
    if zones[FORTIFICATION] > player.forts.bit_count():
        return "more settlers have fortified than there are fortifications"
    if zones[EXPLORATION] not in explorations(s, player):
        return f"{zones[EXPLORATION]} settlers cannot have explored this land"
    if zones[HUNT] and not player.explored:
        return "settlers have hunted where no territory is explored"
    if not s.empty_allowed:
        for i in range(3):
            if zones[REGION_ZONE + i] and not player.explored >> i * 3 & 0b111:
                return f"region {REGIONS[i]} was activated although none of it is explored"
            if zones[STREET_ZONE + i] and player.houses[i * 3] < 0:
                return f"the {STREETS[i]} street was activated although nothing stands there"
    return None


def explorations(s: Outpost, player: Player) -> set[int]:
    """How many settlers may lie in the zone of exploration, with any of the land new this round."""
    sums = {0}
    for slot in range(9):
        if player.explored >> slot & 1:
            sums |= {n + s.tables.explore_settlers[slot // 3] for n in sums}
    return sums


def flaw_of_pieces(s: Outpost) -> str | None:
    """Every tile, card and token is somewhere exactly once."""
    heroes = [*s.hero_deck, *s.hero_row, *s.hero_discard]
    tiles = [tile for pile in s.piles for tile in pile]
    artifacts = [*s.artifact_row, *s.artifact_pile, *s.artifact_box]
    buildings = s.building_pile[:]
    figures = s.figures[:]
    for space, kind in enumerate(s.market):
        buildings += [kind] * s.market_stack[space]
    # A building just bought waits in its frame for a street.
    buildings += [frame.args[0] for frame in s.questions() if frame.kind == "place"]
    for player in s.players:
        heroes += player.heroes
        buildings += [kind for kind in player.houses if kind >= 0]
        if player.artifact >= 0:
            artifacts.append(player.artifact)
        for slot, tile in enumerate(player.land):
            if tile >= 0:
                tiles.append(tile)
                figures[s.tables.tile_colour[tile]] += player.monsters >> slot & 1
    for what, found, names, copies in (
        ("hero", heroes, HERO_IDS, 1),
        ("territory", tiles, TILE_IDS, 1),
        ("artifact", artifacts, ARTIFACTS, 1),
        ("building", buildings, BUILDINGS, s.tables.building_copies),
    ):
        for i, name in enumerate(names):
            if found.count(i) != copies:
                return f"{what} {name} is there {found.count(i)} times instead of {copies}"
    for colour, name in enumerate(COLOURS):
        if figures[colour] != s.tables.monster_figures[colour] or s.figures[colour] < 0:
            return f"there are {figures[colour]} {name} monsters"
    return None


def flaw_of_table(s: Outpost) -> str | None:
    for region, pile in enumerate(s.piles):
        if any(s.tables.tile_region[tile] != region for tile in pile):
            return f"a tile lies in the pile of region {REGIONS[region]} that does not belong there"
    if len(s.hero_row) > s.tables.hero_row:
        return f"the hero row has room for {s.tables.hero_row} cards"
    if s.hero_deck and len(s.hero_row) < s.tables.hero_row:
        return f"the hero row has {len(s.hero_row)} cards although the deck is not empty"
    # One hero leaves at the end of each round, while there are any.  [round.1, hero.5]
    gone = len(s.hero_discard)
    if gone > s.round - 1 or (s.hero_row and gone < s.round - 1):
        return f"by round {s.round} as many as {s.round - 1} heroes have ridden on, not {gone}"
    if s.building_pile and -1 in s.market:
        return "a market space is free although there are still buildings to lay there"
    stacked = [kind for i, kind in enumerate(s.market) if s.market_stack[i] > 1]
    if stacked and s.round == 1:
        return "buildings are stacked on the market only at the end of a round"
    if len(set(stacked)) < len(stacked):
        return "equal buildings on the market make one stack, not two"
    passed = [seat for seat, player in enumerate(s.players) if player.passed]
    if s.first_passer not in (passed or [-1]):
        return "the first passer is one of those who have passed"
    return None


def flaw_of_artifacts(s: Outpost) -> str | None:
    """Everybody holds one after the draft, and the row keeps its length.  [setup.6, solo.2]"""
    drafting = len(s.questions()) > 1 and s.stack[-1].kind == "artifact"
    asked = [frame.seat for frame in s.questions() if frame.kind == "artifact"]
    without = [seat for seat, player in enumerate(s.players) if player.artifact < 0]
    if without != (sorted(asked) if drafting else []):
        return "everybody holds an artifact, except those who still pick their first one"
    row = len(s.artifact_row) - len(without)
    beyond = s.tables.artifacts_beyond_players
    if row > beyond or (row < beyond and (s.seats > 1 or s.artifact_pile)):
        return f"{beyond + len(without)} artifacts lie open, not {len(s.artifact_row)}"
    if s.seats > 1 and s.artifact_pile:
        return "only the solo game has artifacts lying face down"
    if s.seats == 1 and len(s.artifact_box) != s.round - 1:
        return (
            f"by round {s.round} as many as {s.round - 1} artifacts have left the game,"
            f" not {len(s.artifact_box)}"
        )
    return None


def flaw_of_questions(s: Outpost) -> str | None:
    """What may lie on the decision stack, and what it says about the players."""
    last = s.round == s.tables.rounds
    waiting = [frame.seat for frame in s.questions() if frame.kind == "keep"]
    for seat, player in enumerate(s.players):
        home = player.basic == s.tables.basic_settlers and not player.extra_used
        if player.passed and not last and not home and seat not in waiting:
            return f"player {seat}: the settlers of a player who has passed are home again"
    if not s.stack:
        if last and all(player.passed for player in s.players):
            return None
        return "the game is over only when everybody has passed in the last round"
    frame, *above = s.questions()
    player = s.players[frame.seat]
    if frame.kind in ("keep", "artifact"):
        if above:
            return f"nothing else is asked together with the question '{frame.kind}'"
        if last or not player.passed:
            return "common resources are kept and artifacts changed on passing, never in the end"
    elif frame.kind != "turn":
        return f"the question '{frame.kind}' belongs to a turn, and no turn is open"
    elif player.passed:
        return "a player who has passed has no turn"
    elif above and above[0].kind == "artifact":
        order = [(s.first + i) % s.seats for i in range(len(above))]
        clear = s.round == 1 and frame.seat == s.first and not any(frame.args)
        if not clear or order != [one.seat for one in above]:
            return "the first artifacts are picked against the clock, the first player last"
        if any(one.kind != "artifact" for one in above) or s.first_passer >= 0:
            return "nothing else happens while the first artifacts are picked"
    elif len(above) > 1 or any(one.kind not in WITHIN_AN_ACTION for one in above):
        return "an action asks one question at a time"
    elif above and (above[0].seat != frame.seat or not frame.args[0]):
        return f"the question '{above[0].kind}' belongs to the action of the open turn"
    elif frame.args[0] and not (sum(player.zones) or player.forts_used):
        return "an action was taken, but no settler lies in a zone"
    elif frame.args[1] and not player.heroes:
        return "a hero was invited, but none is there"
    return flaw_of_exchanges(s)


def flaw_of_exchanges(s: Outpost) -> str | None:
    """One-for-one exchanges change the kinds, never the number.  [exchange.4]"""
    if not s.swaps:
        return None
    player = s.players[s.stack[-1].seat]
    if player.artifact != EXCHANGE_1_1 or s.stack[-1].kind not in ("turn", "street"):
        return "one-for-one exchanges are recorded only while their holder goes on exchanging"
    common = player.resources[:COMMON]
    if any(sum(swap) != sum(common) or list(swap) == common for swap in s.swaps):
        return "one-for-one exchanges come from other resources of the same number"
    return None
