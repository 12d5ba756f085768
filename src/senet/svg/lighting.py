"""Lighting: which things in a drawing may be chosen, belong to the one who looks, or have to decide.

A drawing is the same for everybody; what is lit are CSS classes on its spots: `choice`, `mine` and `acting`. How these
look is said once, in `definitions.STYLE`. Pictures are lit here; on the page, `static/board/lighting.js` sets the same classes.
"""

from __future__ import annotations

import re
from collections.abc import Collection
from typing import Final

from senet.svg.elements import escape

SPOT: Final = re.compile(r'<g ([^<>]*data-(?:choice|mark|seats)="[^<>]*")(/?>(?:<title>)?)')
ATTRIBUTE: Final = re.compile(r'([\w-]+)="([^"]*)"')


def lit(drawn: str, offered: Collection[str], seat: int, deciders: Collection[int]) -> str:
    """The drawing with everything lit that `seat` is offered, that is its own, and that has to decide."""
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
