"""Shared definitions: gradients, hatchings and the style sheet. A drawing includes only those that it uses."""

from __future__ import annotations

from functools import cache
from typing import Final

from senet.svg.elements import Element, circle, element, path, rect
from senet.svg.palette import GOLD, GOLD_LIGHT, LAPIS, NIGHT, NIGHT_LIGHT, PAPYRUS, mixed

HATCHES: Final = {
    "horizontal": (5, "M0 2.5H5"),
    "vertical": (5, "M2.5 0V5"),
    "grid": (6, "M0 3H6M3 0V6"),
    "falling": (6, "M-1 -1L7 7M-1 5L1 7M5 -1L7 1"),
    "rising": (6, "M-1 7L7 -1M-1 1L1 -1M5 7L7 5"),
}

PLAIN_STYLE: Final = """
.senet text{font-family:'Senet Sans','Noto Sans','DejaVu Sans',sans-serif}
.senet .bold{font-family:'Senet Sans','Noto Sans','DejaVu Sans',sans-serif;font-weight:bold}
.senet .serif{font-family:'Senet Serif','Noto Serif','DejaVu Serif',serif;font-weight:bold}
.senet text,.senet .glyph,.senet .lit{pointer-events:none}
.senet .lit{display:none;fill:none}
.senet .choice{cursor:pointer;outline:none}
"""


def lit_style() -> str:
    """The style of highlights: two lines along the edge. A spot uses only its nearest edge."""
    rules = []
    for mark, wide, narrow in (
        ("mine", f"stroke:{LAPIS};stroke-width:3", ""),
        ("acting", f"stroke:{GOLD};stroke-width:4.5", f"stroke:{GOLD_LIGHT};stroke-width:1.6"),
        (
            "choice",
            "stroke:#6b4a10;stroke-width:4.4;stroke-opacity:.8;stroke-dasharray:none",
            "stroke:#fff0b3;stroke-width:2.8;stroke-dasharray:8 4",
        ),
    ):
        for line, look in (("wide", wide), ("narrow", narrow)):
            if look:
                rules.append(f"{near(mark, line)}{{display:inline;{look}}}")
    rules.append(f"{near('choice', 'glow')}{{fill:#fff3b8;fill-opacity:.28}}")
    for state in ("choice:hover", "choice.hover"):
        rules.append(f"{near(state, 'narrow')}{{stroke:#fff;stroke-dasharray:none}}")
    rules.append(
        f"{near('choice:focus-visible', 'narrow')}{{stroke:#fff;stroke-width:4;stroke-dasharray:none}}"
    )
    return "\n".join(rules) + "\n"


def near(mark: str, line: str) -> str:
    """A line of a spot's own edge, or of the piece in it."""
    return ",".join([f".senet .{mark}>{depth}.{line}" for depth in ("", ".piece>", ".piece>.piece>")])


STYLE: Final = PLAIN_STYLE + lit_style()


def stop(offset: float, colour: str, opacity: float | None = None) -> Element:
    return element("stop", offset=offset, stop_color=colour, stop_opacity=opacity)


def down(name: str, *stops: Element) -> Element:
    """A gradient from top to bottom."""
    return element("linearGradient", *stops, id=name, x1=0, y1=0, x2=0, y2=1)


def outwards(name: str, *stops: Element, cx: float = 0.5, cy: float = 0.5, r: float = 0.5) -> Element:
    """A gradient from a point outwards."""
    return element("radialGradient", *stops, id=name, cx=cx, cy=cy, r=r)


def pattern(name: str, size: float, *children: Element) -> Element:
    return element("pattern", *children, id=name, width=size, height=size, patternUnits="userSpaceOnUse")


def hatching(name: str) -> Element:
    size, lines = HATCHES[name]
    drawn = path(lines, stroke="#fff", stroke_width=1.1, stroke_opacity=0.38, fill="none")
    return pattern(f"senet-hatch-{name}", size, drawn)


def gradients() -> list[Element]:
    night, dark = mixed(NIGHT_LIGHT, NIGHT, 0.35), mixed(NIGHT, "#000000", 0.18)
    light = mixed(PAPYRUS, "#ffffff", 0.28)
    sheen = (stop(0, "#ffffff", 0.26), stop(0.55, "#ffffff", 0.03), stop(1, "#000000", 0.2))
    return [
        outwards("senet-night", stop(0, night), stop(1, dark), r=0.75),
        outwards("senet-tray", stop(0, "#2f4b5c"), stop(0.75, NIGHT_LIGHT), stop(1, "#203440"), r=0.72),
        outwards("senet-sheen", *sheen, cx=0.36, cy=0.28, r=0.8),
        outwards("senet-shade", stop(0.6, "#000000", 0.5), stop(0.8, "#000000", 0.22), stop(1, "#000000", 0)),
        outwards("senet-glow", stop(0.5, GOLD_LIGHT, 0.75), stop(1, GOLD_LIGHT, 0)),
        down("senet-papyrus", stop(0, light), stop(0.5, PAPYRUS), stop(1, "#ecdcb4")),
        down("senet-back", stop(0, "#27587f"), stop(1, "#16385a")),
        down("senet-gold", stop(0, GOLD_LIGHT), stop(0.5, "#d3a548"), stop(1, GOLD)),
    ]


def patterns() -> list[Element]:
    dots = [circle(at, at, 1, fill="#fff", fill_opacity=0.5) for at in (1.5, 4.5)]
    fibres = [("M0 4H28M0 11.5H28M0 17H28M0 24.5H28", 0.1), ("M5 0V28M19 0V28", 0.07)]
    strips = [path(d, stroke="#8a6a2c", stroke_width=0.7, stroke_opacity=faint) for d, faint in fibres]
    waves = path("M0 7l5-4l5 4l5-4l5 4M0 17l5-4l5 4l5-4l5 4", stroke="#fff", stroke_opacity=0.3, fill="none")
    return [
        pattern("senet-fibre", 28, *strips),
        pattern("senet-waves", 20, waves),
        pattern("senet-hatch-dots", 6, *dots),
        pattern("senet-hatch-plain", 6, rect(0, 0, 6, 6, fill="none")),
        *(hatching(name) for name in HATCHES),
    ]


@cache
def definitions() -> dict[str, Element]:
    """The shared definitions by id."""
    return {row.attributes["id"]: row for row in (*gradients(), *patterns())}
