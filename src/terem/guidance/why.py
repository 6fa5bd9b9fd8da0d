"""Why a hint is one: a sentence made from the line behind it and from what the others promise."""

from __future__ import annotations

from terem import State
from terem.bots.hints import Hint
from terem.engine.fluent import Value
from terem.guidance.texts import own_words

# Less than this many final points is no difference a person would notice.
NOTICED = 0.5


def why(state: State, hints: list[Hint], lang: str) -> list[str]:
    """One sentence for each hint, the best first."""
    return [_sentence(state, hints, place, lang) for place in range(len(hints))]


def _sentence(state: State, hints: list[Hint], place: int, lang: str) -> str:
    words = own_words()
    hint = hints[place]
    gains = _gains(state, hint)
    if gains:
        parts = [
            words.text(lang, "why-gain", {"source": _source(state, lang, source), "points": points})
            for source, points in gains
        ]
        return words.text(lang, "why-gains", {"parts": ", ".join(parts)})
    if len(hints) == 1 or not hint.points:
        return words.text(lang, "why-close")
    if place > 0:
        behind = hints[0].expected - hint.expected
        if behind < NOTICED:
            return words.text(lang, "why-nearly")
        return words.text(lang, "why-behind", _points(behind))
    other = hints[1]
    ahead = hint.expected - other.expected
    held = _best_rival(other) - _best_rival(hint)
    if ahead >= NOTICED and ahead >= held:
        return words.text(lang, "why-ahead", _points(ahead))
    if held >= NOTICED:
        return words.text(lang, "why-holds-back", _points(held))
    return words.text(lang, "why-close")


def _points(points: float) -> dict[str, Value]:
    return {"points": max(1, round(points))}


def _best_rival(hint: Hint) -> float:
    rivals = [points for seat, points in enumerate(hint.points) if seat != hint.seat]
    return max(rivals) if rivals else 0.0


def _gains(state: State, hint: Hint) -> list[tuple[str, int]]:
    """Where the line that the search expects brings points, as (source, points)."""
    world = state.sample(hint.seat, 1)
    before = dict(world.score_breakdown(hint.seat))
    for _, move in hint.line:
        # In another world the opponents may not have the answer the search thought of.
        if world.explain(move) is not None:
            break
        world.play(move)
    after = world.score_breakdown(hint.seat)
    found = [(source, points - before.get(source, 0)) for source, points in after]
    return [(source, points) for source, points in found if points > 0]


def _source(state: State, lang: str, source: str) -> str:
    return state.game.words.text(lang, f"source-{source}")
