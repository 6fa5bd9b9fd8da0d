"""The rules, one module per area of the rulebook."""
