"""What every game shares. Standard library only; imports no game, server, client or clock."""

from terem.engine.chance import Chance
from terem.engine.components import Block, Components
from terem.engine.decision import Action, Decision, Fields, Frame, Passage
from terem.engine.game import AnyGame as Game
from terem.engine.game import option
from terem.engine.languages import LANGUAGES, Titles
from terem.engine.moves import Move, Ply, Verb
from terem.engine.options import Option
from terem.engine.reasons import IllegalMove, Reason
from terem.engine.rulebook import Clause
from terem.engine.state import Event, State

__all__ = [
    "LANGUAGES",
    "Action",
    "Block",
    "Chance",
    "Clause",
    "Components",
    "Decision",
    "Event",
    "Fields",
    "Frame",
    "Game",
    "IllegalMove",
    "Move",
    "Option",
    "Passage",
    "Ply",
    "Reason",
    "State",
    "Titles",
    "Verb",
    "option",
]
