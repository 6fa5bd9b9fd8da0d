"""Another world for the same eyes: a dump in which everything a seat cannot know lies differently.

Written from the rulebooks and from what dumps show; it shares no code with `State.sample`, so that
each checks the other.
"""

from __future__ import annotations

import copy
import random
from typing import Any

import terem

Dump = dict[str, Any]


def permuted(dump: Dump, seat: int, rng: random.Random) -> Dump:
    """The dump edited as a person would who swaps the hidden cards behind the seat's back."""
    found = copy.deepcopy(dump)
    EDITS[found["game"]](found, seat, rng)
    # Dice and draws to come are nobody's knowledge either.
    found["seed"] = rng.randrange(1 << 32)
    other = terem.game(found["game"]).new(found["seats"], rng.randrange(1 << 32)).dump()
    found["chance"] = other["chance"]
    return found


def outpost(dump: Dump, seat: int, rng: random.Random) -> None:
    piles = dump["position"]["face_down_top_last"]
    for pile in [*piles["territories"].values(), piles["buildings"], piles["heroes"]]:
        rng.shuffle(pile)
    # Alone the artifacts are dealt from a pile; with others the rest lies in the box, unseen.
    rng.shuffle(piles["artifacts"])
    rng.shuffle(dump["position"]["artifacts_out_of_play"])


def red_cathedral(dump: Dump, seat: int, rng: random.Random) -> None:
    """Everything lies open."""


def village(dump: Dump, seat: int, rng: random.Random) -> None:
    position = dump["position"]
    rng.shuffle(position["customer_stack_top_last"])
    if "klara" not in position:
        return
    klara = position["klara"]
    track = terem.game("village").components["solo_track"]
    reached = klara["last_cell"] or 0
    for begin, cells in ((0, track["upper"]), (3, track["lower"])):
        # A token lies face up from its own cell on, until the last one of its set is turned.
        shown = [cell <= reached < cells[-1] for cell in cells]
        down = [begin + i for i in range(3) if not shown[i]]
        faces = [klara["destiny_tokens"][i] for i in down]
        rng.shuffle(faces)
        for i, face in zip(down, faces, strict=True):
            klara["destiny_tokens"][i] = face


def rurik(dump: Dump, seat: int, rng: random.Random) -> None:
    position = dump["position"]
    players = position["players"]
    others = [player for i, player in enumerate(players[: dump["seats"]]) if i != seat]
    swap_schemes(position, players[seat], others, seat, rng)
    for pile in ("deed_deck_top_last", "reward_tokens_top_last"):
        rng.shuffle(position[pile])
    figures = [*position["rebels"].values(), *position["rebels_in_box"]]
    rng.shuffle(figures)
    for region in position["rebels"]:
        position["rebels"][region] = figures.pop()
    position["rebels_in_box"] = sorted(figures)
    if dump["decisions"]:
        swap_agendas(players[seat], others, rng)
    if "rebellion" in position:
        shuffle_insurrection(position["rebellion"], rng)


def swap_schemes(
    position: Dump, mine: Dump, others: list[Dump], seat: int, rng: random.Random
) -> None:
    """Hands of the others, decks but for what this seat put back, and cards others are drawing."""
    decks = position["scheme_decks_top_last"]
    known = mine["known_on_decks"]
    unseen = [cards[: len(cards) - count] for cards, count in zip(decks, known, strict=True)]
    piles = [*unseen, *[player["scheme_cards"] for player in others]]
    if position["drawer"] not in (None, seat):
        piles.append(position["drawn"])
    pool = [card for pile in piles for card in pile]
    rng.shuffle(pool)
    for pile in piles:
        for i in range(len(pile)):
            pile[i] = pool.pop()
    for player in others:
        player["scheme_cards"].sort()
    for i, cards in enumerate(unseen):
        decks[i][: len(cards)] = cards


def swap_agendas(mine: Dump, others: list[Dump], rng: random.Random) -> None:
    if not mine["agendas_dealt"]:
        return
    entries = terem.game("rurik").components["agendas"]["list"]
    pool = [entry["id"] for entry in entries if entry["id"] not in mine["agendas_dealt"]]
    rng.shuffle(pool)
    order = [entry["id"] for entry in entries]
    for player in others:
        dealt = [pool.pop(), pool.pop()]
        if player["agenda"] is not None:
            player["agenda"] = dealt[0]
        player["agendas_dealt"] = sorted(dealt, key=order.index)


def shuffle_insurrection(block: Dump, rng: random.Random) -> None:
    """Cards that were on top are known; a bottom card that is partly uncovered stays."""
    cards = block["cards_top_first"]
    first = block["card_turns"] + 1
    last = len(cards) - (1 if block["rows_uncovered"] else 0)
    if first < last:
        middle = cards[first:last]
        rng.shuffle(middle)
        cards[first:last] = middle


EDITS = {
    "outpost": outpost,
    "red_cathedral": red_cathedral,
    "rurik": rurik,
    "village": village,
}
