"""The table of Egizia as one SVG.

Every part is a function of one record, named after what it shows, and of the words: `giza_drawn(Giza(…), words)`. The function
beside it, `giza(s, …)`, makes the record from the scene.
"""

from senet.games.egizia.drawing.board import compose, draw

__all__ = ["compose", "draw"]
