"""Counters and timings in the text format Prometheus reads."""

from __future__ import annotations

from bisect import bisect_left

BUCKETS = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 10.0, 60.0)


HELP = {
    "terem_moves_total": "Moves stored and acknowledged, by game.",
    "terem_move_seconds": "From receiving a move to its acknowledgement.",
    "terem_commit_seconds": "Duration of a database commit of moves.",
    "terem_commit_entries_total": "Log entries stored.",
    "terem_http_requests_total": "HTTP requests by method and status.",
    "terem_http_seconds": "Duration of HTTP requests.",
    "terem_sockets": "Open sockets.",
    "terem_live_tables": "Tables in memory.",
    "terem_bot_seconds": "How long bots thought, by level.",
    "terem_bot_failures_total": "Bots that failed or took too long.",
    "terem_table_load_seconds": "Loading a table from the database.",
    "terem_webhooks_total": "Webhooks by outcome.",
    "terem_pushes_total": "Push messages by outcome.",
    "terem_mails_total": "Mails by outcome.",
    "terem_reports_total": "Reports for the operator.",
    "terem_errors_total": "Unexpected errors.",
}


class Histogram:
    def __init__(self) -> None:
        self.counts = [0] * (len(BUCKETS) + 1)
        self.total = 0.0

    def observe(self, seconds: float) -> None:
        self.counts[bisect_left(BUCKETS, seconds)] += 1
        self.total += seconds


class Metrics:
    """One process's figures."""

    def __init__(self) -> None:
        self._counters: dict[tuple[str, str], float] = {}
        self._gauges: dict[tuple[str, str], float] = {}
        self._histograms: dict[tuple[str, str], Histogram] = {}

    def count(self, name: str, labels: str = "", amount: float = 1) -> None:
        key = (name, labels)
        self._counters[key] = self._counters.get(key, 0) + amount

    def gauge(self, name: str, value: float, labels: str = "") -> None:
        self._gauges[(name, labels)] = value

    def observe(self, name: str, seconds: float, labels: str = "") -> None:
        histogram = self._histograms.get((name, labels))
        if histogram is None:
            histogram = self._histograms[(name, labels)] = Histogram()
        histogram.observe(seconds)

    def text(self) -> str:
        lines: list[str] = []
        for kind, values in (("counter", self._counters), ("gauge", self._gauges)):
            for name in sorted({key[0] for key in values}):
                lines += self._head(name, kind)
                for (one, labels), value in sorted(values.items()):
                    if one == name:
                        lines.append(f"{name}{_braces(labels)} {value:g}")
        for name in sorted({key[0] for key in self._histograms}):
            lines += self._head(name, "histogram")
            for (one, labels), histogram in sorted(self._histograms.items()):
                if one == name:
                    lines += _histogram(name, labels, histogram)
        return "\n".join(lines) + "\n"

    def _head(self, name: str, kind: str) -> list[str]:
        return [f"# HELP {name} {HELP.get(name, name)}", f"# TYPE {name} {kind}"]


def _braces(labels: str) -> str:
    return f"{{{labels}}}" if labels else ""


def _histogram(name: str, labels: str, histogram: Histogram) -> list[str]:
    lines: list[str] = []
    prefix = labels + "," if labels else ""
    reached = 0
    for i, count in enumerate(histogram.counts):
        reached += count
        limit = f"{BUCKETS[i]:g}" if i < len(BUCKETS) else "+Inf"
        lines.append(f'{name}_bucket{{{prefix}le="{limit}"}} {reached}')
    lines.append(f"{name}_sum{_braces(labels)} {histogram.total:g}")
    lines.append(f"{name}_count{_braces(labels)} {reached}")
    return lines
