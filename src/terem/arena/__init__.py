"""Matches between bots: many games, seats rotated, results with their uncertainty."""
