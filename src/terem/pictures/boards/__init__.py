"""Drawings of the boards: `draw(canvas, page, x, y)` of each game. A game without one has its
tables alone."""
