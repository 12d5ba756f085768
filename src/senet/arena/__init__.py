"""The arena: many games in a row, to compare bots, measure speed and find bugs."""
