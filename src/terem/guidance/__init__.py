"""Help while playing: consequences before a choice, questions that explain themselves, reasons for
a hint. Whatever is told follows from what the player knows; texts lie in `games/<game>/help`."""

from terem.guidance.flaws import flaw
from terem.guidance.marks import Mark, in_order, marks
from terem.guidance.questions import Source, aim, first_words, near_end, sources
from terem.guidance.terms import clauses, links
from terem.guidance.why import why

__all__ = [
    "Mark",
    "Source",
    "aim",
    "clauses",
    "first_words",
    "flaw",
    "in_order",
    "links",
    "marks",
    "near_end",
    "sources",
    "why",
]
