"""The table of Egizia as one SVG.

Every part is a function of the words and of a record that is named after what it shows: `giza_drawn(Giza(…), words)`. The
function beside it, `giza(s, …)`, makes the record from the scene. The smallest parts take a few plain values instead.
"""

from senet.games.egizia.drawing.board import compose, draw

__all__ = ["compose", "draw"]
