"""Information-set Monte Carlo tree search: one tree for what a seat knows, many imagined worlds."""

from terem.bots.search.parameters import Settings, settings
from terem.bots.search.tree import Edge, Node
from terem.bots.search.worker import Search

__all__ = ["Edge", "Node", "Search", "Settings", "settings"]
