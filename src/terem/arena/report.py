"""A report for designers and players: one self-contained HTML file."""

from __future__ import annotations

from html import escape
from pathlib import Path

from terem import Game
from terem.arena import plots
from terem.arena.league import League, between, standings
from terem.arena.match import Result
from terem.arena.stats import wilson
from terem.arena.tally import (
    Use,
    points_by_source,
    scores_of,
    sources,
    uses,
    wins_of,
)
from terem.engine.fluent import FluentError, Value
from terem.engine.messages import Messages

words = Messages(Path(__file__).parent / "messages")

STYLE = """
:root { color-scheme: light dark;
  --ink: #1d1d1f; --dim: #6b6b70; --paper: #fdfcf9; --line: #ddd8cc }
@media (prefers-color-scheme: dark) {
  :root { --ink: #ece8e0; --dim: #a5a09a; --paper: #1c1b1a; --line: #3b3835 } }
body { font: 16px/1.5 system-ui, sans-serif; color: var(--ink); background: var(--paper);
  max-width: 820px; margin: 2rem auto; padding: 0 1rem }
h1 { font-size: 1.7rem; margin-bottom: 0 } h2 { margin-top: 2.5rem; font-size: 1.25rem }
p.lead, .dim { color: var(--dim) }
table { border-collapse: collapse; width: 100%; font-variant-numeric: tabular-nums }
th, td { text-align: left; padding: .3rem .6rem; border-bottom: 1px solid var(--line) }
td.n, th.n { text-align: right } th { font-weight: 600 } th button { all: unset; cursor: pointer }
th button:focus-visible { outline: 2px solid }
svg { width: 100%; height: auto; font: 13px system-ui, sans-serif; margin: .5rem 0 }
svg text { fill: var(--ink) } svg text.dim { fill: var(--dim) } svg text.strong { font-weight: 600 }
svg text.on { fill: #fff } svg .axis { stroke: var(--line) } svg .mean { stroke: var(--ink) }
svg .whisker { stroke: var(--ink); stroke-width: 2 }
svg .expected { stroke: var(--dim); stroke-dasharray: 4 4 }
details { margin: .5rem 0 } summary { cursor: pointer; font-weight: 600 }
"""

# Tables are sorted by a click on a heading; without scripts they stay in the order of use.
SCRIPT = """
document.querySelectorAll('th button').forEach(b => b.onclick = () => {
  const th = b.parentNode, body = th.closest('table').tBodies[0];
  const at = [...th.parentNode.children].indexOf(th);
  const sign = th.dataset.sign = th.dataset.sign === '1' ? -1 : 1;
  const key = row => {
    const cell = row.cells[at];
    return cell.dataset.v === undefined ? cell.textContent : +cell.dataset.v;
  };
  const order = (x, y) => typeof x === 'number' ? x - y : x.localeCompare(y);
  [...body.rows].sort((a, b) => sign * order(key(a), key(b))).forEach(row => body.append(row));
});
"""


class Report:
    """The results of one match or league, told in one language."""

    def __init__(
        self,
        game: Game,
        entrants: list[str],
        results: list[Result],
        lang: str,
        plan: League | None = None,
    ) -> None:
        self.game = game
        self.plan = plan
        self.names = entrants
        self.results = sorted(results, key=lambda result: result.fixture.index)
        self.lang = lang
        self.seats_at_table = len(self.results[0].fixture.seats) if results else 0

    def say(self, message: str, **values: Value) -> str:
        return words.text(self.lang, message, dict(values))

    def html(self) -> str:
        title = self.say("report-title", game=self.game.title(self.lang))
        seeds = [result.fixture.seed for result in self.results]
        lead = self.say(
            "report-lead",
            games=len(self.results),
            bots=", ".join(self.names),
            first=min(seeds, default=0),
            last=max(seeds, default=0),
        )
        sections = "".join(
            [
                self.result_table(),
                self.standings(),
                self.cross(),
                self.scores(),
                self.points(),
                self.seats(),
                self.length(),
                self.things(),
                self.faults(),
            ]
        )
        return (
            f'<!doctype html><html lang="{self.lang}"><head><meta charset="utf-8">'
            '<meta name="viewport" content="width=device-width, initial-scale=1">'
            f"<title>{escape(title)}</title><style>{STYLE}</style></head><body>"
            f'<h1>{escape(title)}</h1><p class="lead">{escape(lead)}</p>{sections}'
            f"<script>{SCRIPT}</script></body></html>\n"
        )

    def section(self, message: str, body: str) -> str:
        if not body:
            return ""
        note = self.say(f"{message}-note")
        return f'<h2>{escape(self.say(message))}</h2><p class="dim">{escape(note)}</p>{body}'

    # ------------------------------------------------------------------ the sections

    def result_table(self) -> str:
        rows = []
        for entrant, name in enumerate(self.names):
            wins = wins_of(self.results, entrant)
            scores = sorted(scores_of(self.results, entrant))
            count = len(scores)
            low, high = wilson(wins, count)
            mean = sum(scores) / max(1, count)
            middle = scores[count // 2] if scores else 0
            span = f"{scores[0]} … {scores[-1]}" if scores else ""
            rows.append(
                [
                    (name, None),
                    (percent(wins / max(1, count)), wins),
                    (f"{percent(low)} … {percent(high)}", low),
                    (f"{mean:.1f}", mean),
                    (str(middle), float(middle)),
                    (span, None),
                ]
            )
        heads = ["report-bot", "report-won", "report-interval", "report-mean", "report-median"]
        return self.section("report-results", self.table(self.said(*heads, "report-range"), rows))

    def standings(self) -> str:
        """The ratings of a league, best first."""
        if self.plan is None:
            return ""
        rated = [row for row in standings(self.plan, self.results) if row.skill is not None]
        rows: list[list[tuple[str, float | None]]] = [
            [
                (row.name, None),
                (str(row.games), float(row.games)),
                (f"{row.skill:.1f} ± {row.doubt:.1f}", row.skill),
            ]
            for row in rated
        ]
        heads = self.said("report-bot", "report-games", "report-rating")
        return self.section("report-ratings", self.table(heads, rows) if rows else "")

    def cross(self) -> str:
        """Row against column: how often the row finished before the column."""
        if self.plan is None:
            return ""
        order = [row.name for row in standings(self.plan, self.results)]
        rows: list[list[tuple[str, float | None]]] = []
        for one in order:
            cells: list[tuple[str, float | None]] = [(one, None)]
            for other in order:
                ahead, games = between(self.results, one, other)
                low, high = wilson(ahead, games)
                shown = (
                    f"{percent(ahead / games)} ({percent(low)} … {percent(high)})" if games else ""
                )
                cells.append(("", 0.0) if one == other else (shown, ahead / max(1, games)))
            rows.append(cells)
        return self.section("report-cross", self.table([self.say("report-bot"), *order], rows))

    def scores(self) -> str:
        series = [scores_of(self.results, entrant) for entrant in range(len(self.names))]
        names = list(self.names)
        # A solo opponent that scores sits behind the last seat.
        if self.results and len(self.results[0].scores) > self.seats_at_table:
            names.append(self.game.words.text(self.lang, "solo-opponent"))
            series.append([result.scores[-1] for result in self.results])
        title = self.say("report-scores")
        return self.section("report-scores", plots.histogram(title, names, series))

    def points(self) -> str:
        order = sources(self.results)
        values = [points_by_source(self.results, i, order) for i in range(len(self.names))]
        named = [self.name("source", source) for source in order]
        title = self.say("report-sources")
        return self.section("report-sources", plots.stacked(title, self.names, named, values))

    def seats(self) -> str:
        count = len(self.results)
        if self.seats_at_table < 2:
            return ""
        rows = []
        for seat in range(self.seats_at_table):
            wins = sum(result.share(seat) for result in self.results)
            low, high = wilson(wins, count)
            note = f"{percent(wins / count)} ({percent(low)} … {percent(high)})"
            label = self.game.words.name(self.lang, "seat", seat)
            rows.append(plots.Bar(label, wins / count, low, high, note))
        title = self.say("report-seats")
        return self.section("report-seats", plots.bars(title, rows, 1 / self.seats_at_table))

    def length(self) -> str:
        moves = [result.moves for result in self.results]
        title = self.say("report-length")
        return self.section(
            "report-length", plots.histogram(title, [self.say("report-decisions")], [moves])
        )

    def things(self) -> str:
        found = uses(self.results)
        groups: dict[tuple[str, str], list[Use]] = {}
        for use in found:
            groups.setdefault((use.verb if use.kind else "", use.kind), []).append(use)
        parts = []
        for (verb, kind), group in sorted(groups.items()):
            heading = self.sentence(verb) if verb else self.say("report-actions")
            several = sum(1 for other, _ in groups if other == verb) > 1
            if several and verb:
                heading += f" ({kind})"
            body = self.use_table(group)
            parts.append(
                f"<details{'' if verb else ' open'}><summary>{escape(heading)}</summary>"
                f"{body}</details>"
            )
        return self.section("report-things", "".join(parts))

    def faults(self) -> str:
        items = [
            f"<li>{escape(result.fixture.seats[seat])}, {result.fixture.seed}: {escape(what)}</li>"
            for result in self.results
            for seat, what in result.faults[:20]
        ]
        return self.section("report-faults", f"<ul>{''.join(items)}</ul>" if items else "")

    # ------------------------------------------------------------------ words and tables

    def use_table(self, group: list[Use]) -> str:
        # Games of a league that was begun without a report were not counted.
        players = sum(len(result.used) for result in self.results)
        rows = []
        for use in group:
            label = self.name(use.kind, use.thing) if use.kind else self.sentence(use.verb)
            share = use.players / max(1, players)
            rows.append(
                [
                    (label, None),
                    (percent(share), share),
                    (f"{use.times / max(1, use.players):.1f}", use.times / max(1, use.players)),
                    *[self.won_with(use, entrant) for entrant in range(len(self.names))],
                ]
            )
        heads = self.said("report-thing", "report-used", "report-times")
        won = [self.say("report-won-by", bot=name) for name in self.names]
        return self.table([*heads, *won], rows)

    def won_with(self, use: Use, entrant: int) -> tuple[str, float | None]:
        """How often an entrant that used a thing won, with the interval."""
        players = use.players_of.get(entrant, 0)
        if not players:
            return "", -1.0
        wins = use.wins_of[entrant]
        low, high = wilson(wins, players)
        return f"{percent(wins / players)} ({percent(low)} … {percent(high)})", wins / players

    def said(self, *messages: str) -> list[str]:
        return [self.say(message) for message in messages]

    def table(self, heads: list[str], rows: list[list[tuple[str, float | None]]]) -> str:
        top = "".join(
            f'<th{"" if i == 0 else " class=n"}><button type="button">{escape(head)}</button></th>'
            for i, head in enumerate(heads)
        )
        body = "".join("<tr>" + "".join(cell(*part) for part in row) + "</tr>" for row in rows)
        return f"<table><thead><tr>{top}</tr></thead><tbody>{body}</tbody></table>"

    def name(self, kind: str, thing: str) -> str:
        try:
            return self.game.words.name(self.lang, kind, thing)
        except FluentError:
            return thing

    def sentence(self, verb: str) -> str:
        """What a verb does, all that it names left open: “Build: …”. Of several wordings the usual
        one stands for all; a move that says nothing but what it names has words for this."""
        words = self.game.words
        own = f"verb-{verb}"
        return words.left_open(self.lang, own if words.has(self.lang, own) else f"move-{verb}")


def cell(shown: str, value: float | None) -> str:
    if value is None:
        return f"<td>{escape(shown)}</td>"
    return f'<td class="n" data-v="{value:.6f}">{escape(shown)}</td>'


def percent(share: float) -> str:
    return f"{100 * share:.1f}\u00a0%"
