"""The table of Ankh as one SVG.

Every part is a function of one record, named after what it shows, and of the words: `supply_drawn(Supply(…), words)`. The
function beside it, `supply(s, …)`, makes the record from the scene.
"""

from senet.games.ankh.drawing.board import compose, draw

__all__ = ["compose", "draw"]
