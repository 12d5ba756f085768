"""What the panels of all five zones have in common."""

from __future__ import annotations

from typing import Final, NamedTuple

from senet import svg
from senet.games.pharaon.drawing.tokens import ZONE_FILL, ZONE_GLYPH, resource
from senet.games.pharaon.table import Pharaon
from senet.kernel.telling import Words
from senet.svg import Box, Element

HEAD: Final = 46.0  # the contents of a panel begin below


class Panel(NamedTuple):
    """The panel of a zone, with the strip that serves it now."""

    zone: str
    box: Box
    strip: str
    free: int  # entry spaces of that strip,
    usable: int  # of so many


def panel_of(view: Pharaon, zone: str, box: Box) -> Panel:
    strip = view.strip_of(zone)
    return Panel(zone, box, strip, view.usable - len(view.wheel[strip]), view.usable)


def panel(p: Panel, words: Words, *parts: Element | None) -> Element:
    """A sheet with the head of the zone, and what lies on it."""
    title = words.name(p.zone)
    return svg.spot(
        f"zone-{p.zone}", svg.papyrus(*p.box), head(p, title), *parts, choice=f"zone:{p.zone}", tip=title
    )


def head(p: Panel, title: str) -> Element:
    """The sign of the zone, its name, its entry colour and how many entry spaces are free."""
    x, y, width, _ = p.box
    fill = ZONE_FILL[p.zone]
    body = svg.mixed(fill, svg.GOLD, 0.45)
    free = f"{p.free}/{p.usable}"
    size = min(18.0, 18.0 * 200 / max(200.0, svg.text_width(title, 18, "serif")))
    after = x + 58 + svg.text_width(title, size, "serif")
    return svg.group(
        svg.circle(x + 30, y + 23, 18, fill=fill, stroke=svg.GOLD, stroke_width=1.4),
        svg.glyph(ZONE_GLYPH[p.zone], x + 30, y + 23, 25, svg.INK, body=body),
        svg.label(title, x + 56, y + 23, size=size, fill=svg.LAPIS, face="serif", anchor="start"),
        resource(after + 18, y + 23, 10, p.strip, flat=True),
        svg.label(free, after + 34, y + 23, size=14, fill=svg.FADED_INK, anchor="start"),
        svg.line(x + 16, y + 44, x + width - 16, y + 44, stroke=svg.GOLD, stroke_opacity=0.7),
        svg.line(x + 16, y + 46, x + width - 16, y + 46, stroke=svg.GOLD, stroke_opacity=0.3),
    )
