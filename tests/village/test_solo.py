"""Alone against Klara."""

from __future__ import annotations

from collections import Counter

import pytest

from terem.engine import Chance
from terem.games.village.state import Village
from terem.games.village.tables import COLOURS, CUSTOMERS, SPACES
from tests.clauses import clause
from tests.village.table import (
    at,
    at_stalls,
    family,
    fresh,
    give,
    has,
    kind,
    lay,
    may,
    rule_against,
    stalls,
    table,
    told,
)

KLARA = 1


def take(s: Village, space: str, colour: str) -> None:
    """Take a cube and leave the action alone."""
    s.play(("take", space, colour))
    if s.stack and s.stack[-1].kind == space:
        s.play(("skip",))


def next_token(s: Village, quill: bool, cell: int = 3) -> None:
    """Klara's next cube will turn the token before this cell."""
    token = s.tables.flips.index(cell - 1)
    first = token // 3 * 3
    faces = [0, 0, 0]
    faces[token % 3 if quill else (token + 1) % 3] = 1
    s.tokens[first : first + 3] = faces
    s.track = [-1] * 18
    s.track[cell - 2] = 0
    s.cell = cell - 2


@clause("solo.1")
def test_the_table_is_laid_as_for_two_and_you_always_begin() -> None:
    s = table(1)
    two = table(2)
    assert (s.slots, s.graves, len(s.stalls)) == (two.slots, two.graves, len(two.stalls))
    assert s.left == 18
    lay(s, harvest="green")
    family(s, 0, n1="council_1 farm farm farm")
    s.ring = 0
    fresh(s)
    take(s, "harvest", "green")
    assert s.round == 2
    assert (s.seat, s.first) == (0, 0)


@clause("solo.2")
def test_klaras_pieces() -> None:
    s = table(1)
    assert at(s, KLARA, 1) == ["beside_klaras_board"] * 4
    assert at(s, KLARA, 2) == ["beside_klaras_board"] * 3
    assert at(s, KLARA, 3) == ["waiting_at_church"] * 2
    assert at(s, KLARA, 4) == ["waiting_at_church"] * 2
    assert sorted(s.tokens[:3]) == [0, 0, 1]
    assert sorted(s.tokens[3:]) == [0, 0, 1]
    assert s.scores() == [1]
    assert len({tuple(table(1, seed).tokens) for seed in range(60)}) == 9


@clause("solo.3")
def test_klara_takes_the_same_colour_from_the_same_space() -> None:
    s = table(1)
    lay(s, family="green green pink", church="green")
    fresh(s)
    take(s, "family", "green")
    assert told(s, "klara_took") == [("klara_took", "green", "family")]
    assert s.track[0] == COLOURS.index("green")
    assert s.seat == 0


@clause("solo.3")
def test_else_from_the_next_space_clockwise_that_has_it() -> None:
    s = table(1)
    lay(s, family="green pink", market="green", church="green", crafts="pink")
    fresh(s)
    # family, harvest, crafts, market, travel, council, church is the way round.
    take(s, "family", "green")
    assert told(s, "klara_took") == [("klara_took", "green", "market")]


@clause("solo.3")
def test_black_is_matched_like_any_colour_and_costs_her_nothing() -> None:
    s = table(1)
    lay(s, family="black pink", church="black")
    fresh(s)
    take(s, "family", "black")
    assert told(s, "klara_took") == [("klara_took", "black", "church")]
    assert s.track[0] == COLOURS.index("black")
    assert s.supply[4] == 5


@clause("solo.3")
def test_klara_follows_your_deaths_and_skips_an_empty_board() -> None:
    s = table(1)
    give(s, 0, life=9)
    family(s, 0, n1="farm smithy farm farm")
    lay(s, family="black black", church="pink")
    fresh(s)
    take(s, "family", "black")
    assert kind(s) == "death"
    assert s.left == 2
    s.play(("bury", "smithy"))
    assert told(s, "klara_took")
    assert kind(s) == "church"  # the last cube is yours, unasked
    s.play(("skip",))
    assert not told(s, "klara_took")
    assert s.round == 2


@clause("solo.4")
def test_the_printed_solo_turn() -> None:
    """Printed example: a green cube from the market, the first two customers go, the third is left;
    no green on the board, the market empty, nothing on travel: the player chooses for Klara between
    the cubes of the council. The black one turns a quill: a councillor."""
    s = table(1)
    give(s, 0, grain=2, green=1)
    stalls(s, "C01", "C20", "C02")
    lay(s, market="green", council="brown black", church="pink")
    next_token(s, quill=True)
    fresh(s)
    queue = [CUSTOMERS[c] for c in s.queue]
    s.play(("take", "market", "green"))
    s.play(("serve", 1))
    # Klara has taken the second customer; he could serve the third, but lacks the grain.
    assert s.klara_customers == [CUSTOMERS.index("C20")]
    assert at_stalls(s) == [queue[0], queue[1], "C02"]
    assert kind(s) == "klara_cube"
    assert s.moves() == [("klara_takes", "brown"), ("klara_takes", "black")]
    assert rule_against(s, "klara_takes", "pink") == "solo.4"
    s.play(("klara_takes", "black"))
    assert s.track[2] == COLOURS.index("black")
    assert told(s, "quill_turned")
    assert at(s, KLARA, 1) == ["beside_klaras_board"] * 3 + ["chronicle_council"]
    assert s.slots[4] == 1


@clause("solo.4")
def test_a_cube_of_your_choice_from_your_own_space_first() -> None:
    s = table(1)
    lay(s, family="green pink brown", harvest="orange")
    fresh(s)
    take(s, "family", "green")
    assert s.moves() == [("klara_takes", "brown"), ("klara_takes", "pink")]
    s.play(("klara_takes", "pink"))
    assert told(s, "klara_took") == [("klara_took", "pink", "family")]
    take(s, "family", "brown")
    assert told(s, "klara_took") == [("klara_took", "orange", "harvest")]  # nothing to choose


@clause("solo.5")
def test_the_die_says_which_colour_klara_takes() -> None:
    colours: Counter[object] = Counter()
    for seed in range(80):
        s = table(1, klara_cubes="die")
        lay(s, family="green green", harvest="pink brown green orange", church="black")
        fresh(s)
        s.chance = Chance(seed)
        take(s, "family", "green")
        rolled = told(s, "die_rolled")
        taken = told(s, "klara_took")[0]
        assert len(rolled) == 1
        assert taken[1] == rolled[0][1]
        assert taken[2] == ("family" if taken[1] == "green" else "harvest")
        colours[taken[1]] += 1
    assert set(colours) == {"green", "pink", "brown", "orange"}
    assert min(colours.values()) >= 8


@clause("solo.5")
def test_the_die_is_rolled_again_while_its_colour_is_not_there() -> None:
    again = 0
    for seed in range(20):
        s = table(1, klara_cubes="die")
        lay(s, family="green black", harvest="pink pink")
        fresh(s)
        s.chance = Chance(seed)
        take(s, "family", "black")
        rolled = [event[1] for event in told(s, "die_rolled")]
        assert rolled[-1] in ("green", "pink")
        assert all(colour in ("brown", "orange") for colour in rolled[:-1])
        again += len(rolled) > 1
    assert again


@clause("solo.5")
def test_no_roll_with_at_most_one_influence_cube_left() -> None:
    s = table(1, klara_cubes="die")
    lay(s, family="green", harvest="pink black black")
    fresh(s)
    take(s, "family", "green")
    assert kind(s) == "klara_cube"
    assert s.moves() == [("klara_takes", "pink"), ("klara_takes", "black")]
    s.play(("klara_takes", "pink"))
    assert not told(s, "die_rolled")
    s.play(("skip",))  # one of the two black cubes was taken unasked
    assert told(s, "klara_took") == [("klara_took", "black", "harvest")]
    assert not told(s, "die_rolled")


@clause("solo.6")
def test_cubes_fill_the_track_and_turn_a_token_at_once() -> None:
    s = table(1)
    lay(s, family="green green green green green green", harvest="pink")
    s.tokens = [0, 1, 0, 0, 0, 1]
    fresh(s)
    for cell in range(3):
        take(s, "family", "green")
        assert s.cell == cell
        assert bool(told(s, "blank_turned")) == (cell == 2)
    assert [s.token_shown(i) for i in range(6)] == [True, False, False, False, False, False]
    assert s.view(0)["klara"]["destiny_tokens"][:2] == ["blank", None]
    assert at(s, KLARA, 1) == ["beside_klaras_board"] * 4


@clause("solo.6", "solo.8")
def test_a_set_is_shuffled_when_it_lies_face_up() -> None:
    seen = set()
    for seed in range(40):
        s = table(1)
        lay(s, family="green green", harvest="pink")
        next_token(s, quill=False, cell=9)
        fresh(s)
        s.chance = Chance(seed)
        take(s, "family", "green")
        assert not any(s.token_shown(i) for i in range(6))
        assert sum(s.tokens[:3]) == 1
        seen.add(tuple(s.tokens[:3]))
    assert len(seen) == 3


@clause("solo.7")
@pytest.mark.parametrize(
    ("space", "place"),
    [
        ("harvest", "chronicle_farm"),
        ("family", "chronicle_farm"),
        ("crafts", "chronicle_crafts"),
        ("travel", "chronicle_travel"),
        ("council", "chronicle_council"),
        ("church", "chronicle_church"),
    ],
)
def test_the_space_of_the_cube_decides_where_klaras_dead_rests(space: str, place: str) -> None:
    s = table(1)
    lay(s, **{space: "pink pink", "market": "green"})
    next_token(s, quill=True)
    fresh(s)
    take(s, space, "pink")
    assert place in at(s, KLARA, 1)


@clause("solo.7")
def test_a_market_cube_or_a_full_profession_means_a_grave() -> None:
    s = table(1, klara_market="customer_only")
    lay(s, harvest="pink green", market="pink")
    next_token(s, quill=True)
    fresh(s)
    take(s, "harvest", "pink")
    assert "grave" in at(s, KLARA, 1)
    s = table(1)
    lay(s, harvest="pink pink", market="green")
    next_token(s, quill=True)
    family(s, 0, n1="chronicle_farm farm farm farm")
    fresh(s)
    take(s, "harvest", "pink")
    assert "grave" in at(s, KLARA, 1)


@clause("solo.7")
def test_the_order_in_which_klaras_members_die() -> None:
    orders = [
        ("n1", "grave grave beside_klaras_board beside_klaras_board"),
        ("n1", "grave chronicle_church chronicle_church grave"),
        ("n2", "chronicle_crafts chronicle_crafts chronicle_council"),
        ("n3", "waiting_at_church black_bag"),
        ("n4", "church_2 church_1"),
    ]
    s = table(1)
    lay(s, crafts="pink pink", market="green", family="green")
    next_token(s, quill=True)
    fresh(s)
    alive = s.copy()
    take(alive, "crafts", "pink")
    assert at(alive, KLARA, 1).count("beside_klaras_board") == 3
    for name, where in orders[1:]:
        family(s, KLARA, **{name: where})
    fresh(s)
    waiting = s.copy()
    take(waiting, "crafts", "pink")
    assert at(waiting, KLARA, 3) == ["black_bag", "chronicle_crafts"]
    family(s, KLARA, n3="black_bag black_bag")
    fresh(s)
    steps = s.copy()
    take(steps, "crafts", "pink")
    assert at(steps, KLARA, 4) == ["chronicle_crafts", "church_2"]
    family(s, KLARA, n4="black_bag black_bag")
    fresh(s)
    take(s, "crafts", "pink")
    assert told(s, "klara_loses_nobody")


@clause("solo.9")
def test_klara_takes_the_first_customer_after_yours() -> None:
    s = table(1)
    give(s, 0, grain=5, green=1)
    stalls(s, "C20", "C01", "C02")
    lay(s, market="green", family="pink pink orange")
    fresh(s)
    s.play(("take", "market", "green"))
    assert s.klara_customers == []
    s.play(("serve", 2))
    assert s.klara_customers == [CUSTOMERS.index("C20")]  # you left the first one to her
    assert at_stalls(s) == [None, None, "C02"]
    s.play(("serve", 3))  # with the surcharge; she does not take another one
    assert s.klara_customers == [CUSTOMERS.index("C20")]
    assert has(s, 0) == {"green": 1, "life": 1}


@clause("solo.9")
def test_your_pass_is_final_and_klara_still_takes_hers() -> None:
    s = table(1)
    give(s, 0, grain=5, green=1)
    stalls(s, "C20", "C01", "C02")
    lay(s, market="green", family="pink pink")
    fresh(s)
    s.play(("take", "market", "green"))
    s.play(("pass",))
    assert s.klara_customers == [CUSTOMERS.index("C20")]
    assert told(s, "market_day_ends")


@clause("solo.9")
def test_her_own_market_cube_means_a_market_day() -> None:
    s = table(1)
    give(s, 0, grain=5, green=1)
    stalls(s, "C20", "C01", "C02")
    lay(s, market="green", crafts="green", family="pink orange")
    fresh(s)
    take(s, "crafts", "green")
    assert told(s, "klara_begins_market_day")
    assert s.klara_customers == [CUSTOMERS.index("C20")]
    assert may(s, "serve") == [("serve", 2), ("serve", 3)]
    s.play(("serve", 3))
    assert has(s, 0) == {"green": 1, "grain": 2, "life": 1}
    s.play(("pass",))
    assert told(s, "market_day_ends")
    assert kind(s) == "turn"


@clause("solo.9")
def test_as_an_option_only_klara_serves_then() -> None:
    s = table(1, klara_market="customer_only")
    give(s, 0, grain=5, green=1)
    stalls(s, "C20", "C01", "C02")
    lay(s, market="green", crafts="green", family="pink orange")
    fresh(s)
    first = CUSTOMERS[s.queue[0]]
    take(s, "crafts", "green")
    assert s.klara_customers == [CUSTOMERS.index("C20")]
    assert at_stalls(s) == [first, "C01", "C02"]
    assert kind(s) == "turn"


@clause("solo.9")
def test_her_church_cube_sends_a_waiting_member_into_the_bag() -> None:
    s = table(1)
    lay(s, church="pink pink pink pink", family="green")
    family(s, KLARA, n4="waiting_at_church black_bag", n3="church_1 black_bag")
    fresh(s)
    take(s, "church", "pink")
    assert at(s, KLARA, 4) == ["black_bag", "black_bag"]
    take(s, "church", "pink")
    assert not told(s, "klara_joined_church")  # nobody is waiting any more
    s = table(1)
    lay(s, church="pink pink", family="green")
    fresh(s)
    take(s, "church", "pink")
    assert at(s, KLARA, 3) == ["black_bag", "waiting_at_church"]


@clause("solo.9")
def test_the_token_comes_before_the_reaction() -> None:
    s = table(1)
    lay(s, church="pink pink", family="green")
    family(s, KLARA, n1="grave grave chronicle_church chronicle_farm")
    family(s, KLARA, n2="chronicle_crafts chronicle_crafts chronicle_council")
    family(s, KLARA, n3="waiting_at_church waiting_at_church", n4="black_bag black_bag")
    next_token(s, quill=True)
    fresh(s)
    take(s, "church", "pink")
    assert at(s, KLARA, 3) == ["black_bag", "chronicle_church"]


@clause("solo.10")
def test_after_the_well_klara_neither_takes_nor_reacts() -> None:
    s = table(1)
    give(s, 0, pink=3, grain=5)
    stalls(s, "C20", "C01", "C02")
    fresh(s)
    left = s.left
    s.play(("well", "pink_pink_pink"))
    s.play(("go_to", "market"))
    s.play(("serve", 2))
    assert s.klara_customers == []
    assert s.left == left
    assert (s.seat, kind(s)) == (0, "turn")


@clause("solo.11")
def test_the_ring_is_a_coin_until_the_new_round() -> None:
    s = table(1)
    give(s, 0, coins=1)
    family(s, 0, n1="council_4 farm farm farm")
    s.ring = 0
    lay(s, council="green green", family="pink")
    fresh(s)
    s.play(("take", "council", "green"))
    s.play(("use_privilege", 4))
    assert s.players[0].coins == 1  # the ring went first
    assert s.players[0].points == 3
    assert s.ring == -2
    s.play(("skip",))  # the last cube was taken unasked
    assert s.round == 2
    assert s.ring == -1


@clause("solo.11")
def test_the_ring_pays_prices_and_figures_but_is_no_point() -> None:
    s = table(1)
    give(s, 0)
    s.ring = 0
    fresh(s)
    assert s.scores() == [0]
    lay(s, crafts="green green")
    family(s, 0, n1="black_bag farm farm farm")
    fresh(s)
    s.play(("take", "crafts", "green"))
    bought = s.copy()
    bought.play(("buy", "scroll"))
    assert bought.players[0].goods[0] == 1
    s.play(("skip",))
    assert kind(s) == "mass_draw"
    s.play(("draw_figure", 1))
    assert "church_1" in at(s, 0, 1)
    assert s.ring == -1  # back with the new round


@clause("solo.11")
def test_a_spent_ring_is_gone_for_the_rest_of_the_round() -> None:
    s = table(1)
    give(s, 0, green=1)
    s.ring = 0
    lay(s, council="green pink pink", harvest="orange orange")
    fresh(s)
    s.play(("take", "council", "pink"))
    s.play(("enter_council", 1))
    assert told(s, "ring_spent") == [("ring_spent", 0)]
    assert kind(s) == "turn"  # no privilege is left to choose
    family(s, 0, n1="council_1 farm farm farm", n2="farm unborn unborn")
    give(s, 0, scroll=1)
    fresh(s)
    s.play(("take", "council", "green"))
    s.play(("advance", 1, 1))
    assert kind(s) == "privilege"
    reason = s.explain(("use_privilege", 1))
    assert reason is not None
    assert (reason.rule, reason.message) == ("solo.11", "why-ring-spent")


@clause("solo.12")
def test_the_printed_solo_mass() -> None:
    """Printed example: Klara has one member on step 1, the next two drawn stand on 2 and 3; a monk
    goes back; climbing to the top does not bring the two points against three."""
    for seed in range(400):
        s = table(1)
        give(s, 0, grain=5)
        family(s, 0, n2="black_bag unborn unborn")
        family(s, KLARA, n3="church_1 black_bag", n4="black_bag waiting_at_church")
        lay(s, family="green")
        fresh(s)
        s.chance = Chance(seed)
        take(s, "family", "green")
        if len(told(s, "klara_drawn")) == 2 and told(s, "drawn"):
            break
    assert len(told(s, "monk_drawn")) == 1
    on_steps = sorted(at(s, KLARA, 3) + at(s, KLARA, 4))
    assert on_steps == ["church_1", "church_2", "church_3", "waiting_at_church"]
    s.play(("climb", 2, 1))
    s.play(("climb", 2, 2))
    assert told(s, "klara_leads_church")
    assert s.players[0].points == 0


@clause("solo.12")
def test_klara_blocks_but_a_full_tie_is_yours() -> None:
    s = table(1)
    give(s, 0)
    family(s, 0, n1="church_2 farm farm farm")
    family(s, KLARA, n3="church_3 waiting_at_church")
    lay(s, family="green")
    fresh(s)
    further = s.copy()
    take(further, "family", "green")
    assert further.players[0].points == 0
    family(s, KLARA, n3="church_2 waiting_at_church")
    fresh(s)
    take(s, "family", "green")
    assert s.players[0].points == 2


@clause("solo.13")
def test_a_new_round_keeps_only_her_last_cube() -> None:
    s = table(1)
    lay(s, family="green green pink pink")
    fresh(s)
    take(s, "family", "green")
    s.play(("skip",))  # a pink cube was taken unasked
    assert s.round == 2
    assert s.track == [-1, COLOURS.index("pink")] + [-1] * 16
    assert s.supply[3] == 33 - s.bag[3] - sum(s.board[3::5]) - s.players[0].cubes[3]
    space = next(i for i in range(7) if s.present[i] and i != SPACES.index("market"))
    colour = next(c for c in range(4) if s.board[space * 5 + c])
    take(s, SPACES[space], COLOURS[colour])
    assert s.cell == 2 or kind(s) == "klara_cube"


@clause("solo.13")
def test_klaras_dead_bring_one_last_turn_without_a_cube_of_hers() -> None:
    s = table(1)
    give(s, 0)
    family(s, 0, n1="grave grave chronicle_farm farm")
    lay(s, family="green green green green")
    next_token(s, quill=True)
    fresh(s)
    take(s, "family", "green")
    assert told(s, "klara_brought_the_end")
    assert (s.seat, kind(s)) == (0, "turn")
    take(s, "family", "green")
    assert not told(s, "klara_took")
    assert s.seat is None


@clause("solo.13")
def test_your_dead_bring_klaras_cube_and_the_last_mass() -> None:
    s = table(1)
    give(s, 0, life=9)
    family(s, 0, n1="grave grave chronicle_farm farm")
    lay(s, family="black black green")
    fresh(s)
    take(s, "family", "black")
    assert told(s, "end_in_sight")
    assert told(s, "klara_took")
    assert told(s, "game_over")


@clause("solo.13")
def test_your_dead_on_her_market_day_leave_you_one_more_turn() -> None:
    s = table(1)
    give(s, 0, grain=5, green=1, life=9)
    family(s, 0, n1="grave grave chronicle_farm farm")
    stalls(s, "C20", "C01", "C02")
    lay(s, market="green", crafts="green", family="pink pink pink")
    fresh(s)
    take(s, "crafts", "green")
    s.play(("serve", 2))
    assert told(s, "end_in_sight")
    s.play(("pass",))
    assert (s.seat, kind(s)) == (0, "turn")
    take(s, "family", "pink")
    assert told(s, "klara_took")
    assert s.seat is None


@clause("solo.14")
@pytest.mark.parametrize(
    ("points", "title"),
    [
        (0, "apprentice"),
        (39, "apprentice"),
        (40, "journeyman"),
        (49, "journeyman"),
        (50, "master"),
        (60, "renowned_master"),
        (70, "genius"),
        (79, "genius"),
        (80, "legend"),
        (120, "legend"),
    ],
)
def test_titles(points: int, title: str) -> None:
    s = table(1)
    give(s, 0, points=points)
    assert s.view(0)["title"] == title
