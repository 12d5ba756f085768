"""The table of Kemet as one SVG: the map, the boards beside it, below them the power tiles and the hand.

Every part is a function of one record, named after what it shows, and of the words: `hand_drawn(Hand(…), words)`. The function
beside it, `hand(s, …)`, makes the record from the scene.
"""

from senet.games.kemet.drawing.board import compose, draw

__all__ = ["compose", "draw"]
