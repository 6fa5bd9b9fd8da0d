"""How each game's table looks in the terminal: `sections(game, view, lang, names)` per game.

A game without a module here is shown by `plain`.
"""
