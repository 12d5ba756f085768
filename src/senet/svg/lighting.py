"""Highlights: which spots of a drawing may be chosen, belong to the viewer, or belong to somebody who must decide.

A drawing is the same for everybody; highlights are CSS classes on its spots: `choice`, `mine` and `acting`. Their style is
defined once, in `definitions.STYLE`. For pictures the classes are set here; on the page, `static/board/lighting.js` does it.
"""

from __future__ import annotations

import re
from collections.abc import Collection
from typing import Final

from senet.svg.elements import escape

SPOT: Final = re.compile(r'<g ([^<>]*data-(?:choice|mark|seats)="[^<>]*")(/?>(?:<title>)?)')
ATTRIBUTE: Final = re.compile(r'([\w-]+)="([^"]*)"')


def lit(drawn: str, offered: Collection[str], seat: int, deciders: Collection[int]) -> str:
    """The drawing with highlights on what `seat` may choose, on what belongs to it, and on those who must decide."""
    return SPOT.sub(lambda found: lit_spot(found, offered, seat, deciders), drawn)


def lit_spot(found: re.Match[str], offered: Collection[str], seat: int, deciders: Collection[int]) -> str:
    attributes = dict(ATTRIBUTE.findall(found[1]))
    classes = attributes.pop("class", "").split()
    wanted = [attributes.pop("data-choice", ""), *attributes.pop("data-else", "").split()]
    foreign = attributes.get("data-owner", str(seat)) != str(seat)
    meant = "" if foreign else next((each for each in wanted if each in offered), "")
    if wanted[0] and not foreign:
        attributes["data-choice"] = meant or wanted[0]
    if meant:
        classes.append("choice")
        attributes |= {"tabindex": "0", "role": "button"}
        if "<title>" not in found[2]:
            attributes["aria-label"] = escape(meant)
    seats = attributes.get("data-seats", "").split()
    if attributes.get("data-mark") == str(seat) or str(seat) in seats:
        classes.append("mine")
    if any(each in seats for each in map(str, deciders)):
        classes.append("acting")
    if classes:
        attributes["class"] = " ".join(classes)
    written = " ".join(f'{name}="{value}"' for name, value in attributes.items())
    return f"<g {written}{found[2]}"
