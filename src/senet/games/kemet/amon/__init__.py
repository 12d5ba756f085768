"""Solo mode: the player against Amon."""
