"""The table of Pharaon as one SVG.

Every part is a function of plain values or a small record, and of the words: `bank_drawn(box, counts, words)`. The function
beside it, `bank(s, …)`, takes the values from the scene.
"""

from senet.games.pharaon.drawing.board import compose, draw

__all__ = ["compose", "draw"]
