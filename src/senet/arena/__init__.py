"""The arena: many games at once, to compare bots, to measure speed and to find faults."""
