"""Options: which of them matter only to one who plays alone."""

from __future__ import annotations

import pytest

import terem

ALONE = {
    "outpost": set(),
    "red_cathedral": {"yakovlev_build_order"},
    "rurik": {
        "solo_level",
        "solo_neutral_rule",
        "solo_neutral_church",
        "solo_own_bribe",
        "solo_last_unlock",
    },
    "village": {"klara_cubes", "klara_market"},
}


@pytest.mark.parametrize("id", terem.games())
def test_options_that_matter_only_alone(id: str) -> None:
    options = terem.game(id).options
    assert {name for name, option in options.items() if option.alone} == ALONE[id]


def test_every_option_of_a_solo_opponent_is_one_of_them() -> None:
    """Their names begin with the opponent's: a new one must not be offered to several players."""
    for id in terem.games():
        for name, option in terem.game(id).options.items():
            assert option.alone == name.startswith(("solo_", "yakovlev_", "klara_")), (id, name)
