"""The opening position."""

from __future__ import annotations

from terem.games.outpost.state import Outpost, derive, new_player
from terem.games.outpost.tables import ARTIFACTS, BUILDINGS, HERO_IDS, REGIONS, TILE_IDS


def deal(s: Outpost) -> None:
    """Lay out the table and start the draft of artifacts.  [setup.1 to setup.6]"""
    tables = s.tables
    chance = s.chance
    s.round = 1
    s.first_passer = -1
    s.players = [new_player(tables) for _ in range(s.seats)]  # [setup.4]
    s.swaps = []
    s.piles = []
    for region in range(len(REGIONS)):
        pile = [tile for tile in range(len(TILE_IDS)) if tables.tile_region[tile] == region]
        chance.shuffle(pile)
        s.piles.append(pile)
    # [setup.2]
    s.building_pile = [
        kind for kind in range(len(BUILDINGS)) for _ in range(tables.building_copies)
    ]
    chance.shuffle(s.building_pile)
    s.market = [s.building_pile.pop() for _ in range(tables.market_spaces)]
    s.market_stack = [1] * tables.market_spaces
    derive(s)
    # [setup.3]
    s.hero_deck = list(range(len(HERO_IDS)))
    chance.shuffle(s.hero_deck)
    s.hero_row = [s.hero_deck.pop() for _ in range(tables.hero_row)]
    s.hero_discard = []
    tokens = list(range(len(ARTIFACTS)))
    chance.shuffle(tokens)
    face_up = s.seats + tables.artifacts_beyond_players
    s.artifact_row = tokens[:face_up]
    # The rest goes back to the box; only the solo game draws from it later.  [solo.1]
    s.artifact_pile = tokens[face_up:] if s.seats == 1 else []
    s.artifact_box = tokens[face_up:] if s.seats > 1 else []
    s.figures = tables.monster_figures[:]
    s.first = chance.below(s.seats)  # [setup.5]
    s.tell("game_begins", s.first)
    s.call("turn", s.first, (0, 0))
    # Counter-clockwise from the right of the first player, who picks last: last asked, first
    # answered.  [setup.6]
    for step in range(s.seats):
        s.call("artifact", (s.first + step) % s.seats)
