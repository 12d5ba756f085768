"""What everybody sees of a position is drawn once, and not again for each who looks.

It is drawn from the view of a spectator, so it can show nothing that somebody may not know.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any


class Commons:
    """The view of a spectator, and what was drawn of it."""

    __slots__ = ("drawn", "scene", "view")

    def __init__(self, view: Any) -> None:
        self.view = view
        self.scene: Any = None  # of that view; the drawing makes it
        self.drawn: dict[tuple[object, ...], Any] = {}


def for_all(scene: Any, part: Callable[..., Any], *args: Any) -> Any:
    """`part(scene, …)`, which looks the same for everybody."""
    commons = scene.commons
    if commons is None:
        return part(scene, *args)
    key = (part, *args)
    if key not in commons.drawn:
        commons.drawn[key] = part(commons.scene, *args)
    return commons.drawn[key]
