"""The rules, one module per area.

They need each other in a circle (an action ends, the flow goes on to the next action), so the flow
is loaded first: then every module finds complete what it imports by name.
"""

from terem.games.village.rules import flow as flow
