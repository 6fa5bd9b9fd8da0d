"""How a position is shown to people. The engine draws nothing: whoever can says so here."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

# By the sort of picture ("text", "svg"): a function of a position. Filled in by `terem` itself.
SHOWN: Final[dict[str, Callable[[Any], str]]] = {}
