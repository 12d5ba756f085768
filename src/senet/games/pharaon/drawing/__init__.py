"""The table of Pharaon as one SVG.

Every part is a function of one record, named after what it shows, and of the words: `bank_drawn(Bank(…), words)`. The function
beside it, `bank(s, …)`, makes the record from the scene.
"""

from senet.games.pharaon.drawing.board import compose, draw

__all__ = ["compose", "draw"]
