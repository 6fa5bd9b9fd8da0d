"""Work on many machines, and rows that outlive whatever dies on the way."""
