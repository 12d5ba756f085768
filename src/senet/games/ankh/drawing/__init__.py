"""The table of Ankh as one SVG.

Every part is a function of a record, named after what it shows, and of the words: `supply_drawn(Supply(…), words)`. The
function beside it, `supply(s, …)`, makes the record from the scene. The smallest parts take plain values instead.
"""

from senet.games.ankh.drawing.board import compose, draw

__all__ = ["compose", "draw"]
