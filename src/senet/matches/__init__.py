"""Matches in memory: playing, seats, clocks, bots, loading and files. Knows nothing of HTTP."""
