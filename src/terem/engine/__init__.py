"""What every game shares. Standard library only; imports no game, server, client or clock."""

from terem.engine.chance import Chance
from terem.engine.components import Block, Components
from terem.engine.decision import Decision, Fields, Frame
from terem.engine.game import Game, option
from terem.engine.languages import LANGUAGES, Titles
from terem.engine.moves import Move
from terem.engine.options import Option
from terem.engine.reasons import IllegalMove, Reason
from terem.engine.rulebook import Clause
from terem.engine.state import Event, State

__all__ = [
    "LANGUAGES",
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
    "Reason",
    "State",
    "Titles",
    "option",
]
