"""Making the learned judgement: games, training, matches (docs/training.md)."""
