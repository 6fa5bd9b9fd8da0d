"""What a search asks of a game: one module per game.

`judge(state, side)` is the final points a side may expect, without any rival's; a solo opponent
that scores is a side too. `impression(state, seat)` compares the moves of one decision, like the
evaluation of the greedy bot, but is called so often that it does no looking ahead of its own.
A game may add `lead(state, seat)`, how good a turn's end is for the seat that has played it: then
the search plans the turn at hand, with every question in it, and judges its ends by that alone.
`unsettled(state)` says at the end of a turn that one must know how the next ones go to judge it.
"""

from __future__ import annotations

from collections.abc import Callable

from terem.bots.evaluation import Evaluation, knowledge
from terem.engine import State


class Judgement:
    def __init__(
        self,
        judge: Evaluation,
        impression: Evaluation,
        lead: Evaluation | None = None,
        unsettled: Callable[[State], bool] | None = None,
    ) -> None:
        self.judge: Evaluation = judge
        self.impression: Evaluation = impression
        self.lead: Evaluation | None = lead
        self.unsettled: Callable[[State], bool] | None = unsettled


_found: dict[str, Judgement] = {}


def judgement(game: str) -> Judgement:
    """What `terem.bots.judgement.<game>` says about positions."""
    known = _found.get(game)
    if known is None:
        module = knowledge("terem.bots.judgement", game)
        known = Judgement(
            module.judge,
            module.impression,
            getattr(module, "lead", None),
            getattr(module, "unsettled", None),
        )
        _found[game] = known
    return known
