"""What the parts of the drawing share: the little signs, ships, grounds and buttons.

A sign is one thing in a row of things: a stone, a grain, a crew, an arrow, or words such as "+2". Circles,
cards and legends are rows of signs, so that they can be read without reading.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from senet import svg
from senet.games.egizia.components import CREW1, CREW2, CREW3
from senet.games.egizia.drawing.scene import Ship
from senet.svg import Element

FIELD_FILL: Final = {"green": "#4f8a3b", "yellow": "#b7b13a", "brown": "#8d6236"}
DROPS: Final = {"green": 1, "yellow": 2, "brown": 3}  # how much water a field needs
SANDSTONE: Final = "#d9bd86"
SANDSTONE_DARK: Final = "#9c7f4c"
ROMAN: Final = {CREW1: "I", CREW2: "II", CREW3: "III"}
TOKEN: Final = "#5a3d22"  # printed builders, which are nobody's
GLYPH_SIGNS: Final = {
    "ship": "ship",
    "grain": "wheat",
    "overseer": "official",
    "crew": "builder",
    "quarry": "block",
    "market": "granary",
    "sphinx": "sphinx",
    "graves": "mummy",
    "obelisk": "obelisk",
    "temple": "columned_hall",
    "pyramid": "pyramid",
    "strength": "sceptre_arm",
    "hand": "arm",
}
ARROWS: Final = {
    "to": "M-9 -3H2V-9L11 0L2 9V3H-9Z",
    "back": "M9 -3H-2V-9L-11 0L-2 9V3H9Z",
    "down": "M-3 -9V2H-9L0 11L9 2H3V-9Z",
    "up": "M-3 9V-2H-9L0 -11L9 -2H3V9Z",
    "both": "M-12 0L-5 -7V-3H5V-7L12 0L5 7V3H-5V7Z",
}


# -- signs -----------------------------------------------------------------------------------------


@svg.made_once
def arrow(x: float, y: float, size: float, way: str, fill: str = svg.INK) -> Element:
    place = f"translate({svg.number(x)} {svg.number(y)}) scale({size / 22:.3f})"
    return svg.path(ARROWS[way], fill=fill, transform=place)


@svg.made_once
def stone(x: float, y: float, size: float) -> Element:
    place = f"translate({svg.number(x)} {svg.number(y)}) scale({size / 20:.3f})"
    return svg.use("egizia-stone-cube", transform=place)


@svg.made_once
def points(x: float, y: float, size: float, words: str | int, fill: str = svg.CARNELIAN) -> Element:
    """Victory points: on a carnelian disc."""
    high, wide = max(12.0, size * 0.56), size * 0.82
    return svg.group(
        svg.circle(x, y, size / 2, fill=fill, stroke=svg.GOLD_LIGHT, stroke_width=1.2),
        svg.label(str(words), x, y, size=high, width=wide, fill=svg.PAPYRUS_LIGHT, face="bold"),
    )


@svg.made_once
def crew_token(x: float, y: float, size: float, crew: str, fill: str = TOKEN) -> Element:
    """A printed crew: a shield with its number."""
    w, h = size * 0.44, size * 0.5
    shape = f"M{x - w:.1f} {y - h:.1f}h{2 * w:.1f}v{h:.1f}q0 {h * 0.7:.1f} {-w:.1f} {h:.1f}"
    shape += f"q{-w:.1f} {-h * 0.3:.1f} {-w:.1f} {-h:.1f}z"
    return svg.group(
        svg.path(shape, fill=fill, stroke=svg.GOLD_LIGHT, stroke_width=1.2, stroke_linejoin="round"),
        svg.label(
            ROMAN.get(crew, "?"), x, y - size * 0.06, size=size * 0.5, fill=svg.PAPYRUS_LIGHT, face="serif"
        ),
    )


@svg.made_once
def field_sign(x: float, y: float, size: float, colour: str) -> Element:
    """A field: its colour and as many drops as it needs water."""
    half, drops = size / 2, DROPS[colour]
    marks = [drop(x + (i - (drops - 1) / 2) * size * 0.27, y, size * 0.4) for i in range(drops)]
    ground = svg.rect(
        x - half, y - half, size, size, rx=size * 0.16, fill=FIELD_FILL[colour], stroke=svg.PAPYRUS_LIGHT
    )
    return svg.group(ground, *marks)


@svg.made_once
def drop(x: float, y: float, size: float, fill: str = "#e9f6fb") -> Element:
    """A drop of water."""
    h, w = size / 2, size * 0.31
    shape = f"M{x:.1f} {y - h:.1f}C{x + w * 0.4:.1f} {y - h * 0.3:.1f} {x + w:.1f} {y:.1f} {x + w:.1f} {y + h * 0.35:.1f}"
    shape += f"A{w:.1f} {w:.1f} 0 0 1 {x - w:.1f} {y + h * 0.35:.1f}"
    shape += f"C{x - w:.1f} {y:.1f} {x - w * 0.4:.1f} {y - h * 0.3:.1f} {x:.1f} {y - h:.1f}Z"
    return svg.path(shape, fill=fill, stroke="#1f5f7f", stroke_width=1)


@svg.made_once
def track_sign(x: float, y: float, size: float, track: str) -> Element:
    """A step down on the quarry or the market track."""
    sign = stone(x - size * 0.2, y, size * 0.72) if track == "quarry" else None
    if sign is None:
        sign = svg.glyph("granary", x - size * 0.2, y, size * 0.78, svg.INK, body="#e8cf8f")
    return svg.group(sign, arrow(x + size * 0.42, y, size * 0.5, "down", svg.MALACHITE_DARK))


@svg.made_once
def water_sign(x: float, y: float, size: float) -> Element:
    """The irrigation marker may move."""
    return svg.group(
        svg.circle(x, y, size * 0.42, fill=svg.WATER, stroke=svg.LAPIS, stroke_width=size * 0.07),
        arrow(x, y, size * 0.62, "both", svg.LAPIS),
    )


@svg.made_once
def small_card(x: float, y: float, size: float, sign: str) -> Element:
    """A card: of the Sphinx if it is so called, else of the Nile."""
    w, h = size * 0.66, size * 0.9
    is_sphinx = sign == "sphinx_card"
    ground, ink = ("#1d4467", svg.GOLD_LIGHT) if is_sphinx else (svg.PAPYRUS_LIGHT, svg.LAPIS)
    glyph = "sphinx" if is_sphinx else "ripple"
    return svg.group(
        svg.rect(x - w / 2, y - h / 2, w, h, rx=size * 0.1, fill=ground, stroke=svg.GOLD),
        svg.glyph(glyph, x, y, w * 0.76, ink),
    )


@svg.made_once
def ring(x: float, y: float, size: float) -> Element:
    """A circle of the Nile."""
    return svg.circle(x, y, size * 0.4, fill="#efe0b4", stroke=svg.LAPIS, stroke_width=size * 0.1)


def sign_width(sign: str, size: float) -> float:
    if sign in ARROWS:
        return size * 0.62
    if sign in ("quarry_step", "market_step"):
        return size * 1.3
    if sign in ROMAN or sign.endswith("card"):
        return size * 0.92
    if is_words(sign):
        return svg.text_width(sign, max(12.0, size * 0.6), "bold") + size * 0.12
    return size


def is_words(sign: str) -> bool:
    known = sign in GLYPH_SIGNS or sign in FIELD_FILL or sign in ("stone", "water", "ring")
    return not known and not sign.startswith("point")


@svg.made_once
def sign_at(sign: str, x: float, y: float, size: float) -> Element:
    """One sign, centred."""
    if sign in ARROWS:
        return arrow(x, y, size * 0.55, sign)
    if sign.endswith("_step"):
        return track_sign(x, y, size, sign.removesuffix("_step"))
    if sign in ROMAN:
        return crew_token(x, y, size, sign)
    if sign in FIELD_FILL:
        return field_sign(x, y, size * 0.86, sign)
    if sign.endswith("card"):
        return small_card(x, y, size, sign)
    drawn = {"stone": stone, "water": water_sign, "ring": ring}
    if sign in drawn:
        return drawn[sign](x, y, size * 0.92)
    if sign.startswith("point"):
        return points(x, y, size * 0.9, sign.removeprefix("point") or "1")
    if sign in GLYPH_SIGNS:
        return svg.glyph(GLYPH_SIGNS[sign], x, y, size * 0.96, svg.INK, body="#e8cf8f")
    return svg.label(sign, x, y, size=max(12.0, size * 0.6), face="bold")


def signs_width(signs: Sequence[str], size: float, gap: float = 3) -> float:
    return sum([sign_width(sign, size) for sign in signs]) + gap * max(0, len(signs) - 1)


def row_of_signs(
    signs: Sequence[str], x: float, y: float, size: float, *, room: float = 1000, gap: float = 3
) -> Element:
    """Signs side by side, centred on (x, y); smaller where there is little room."""
    size *= min(1.0, room / max(1.0, signs_width(signs, size, gap)))
    left = x - signs_width(signs, size, gap) / 2
    parts = []
    for sign in signs:
        width = sign_width(sign, size)
        parts.append(sign_at(sign, left + width / 2, y, size))
        left += width + gap
    return svg.group(*parts)


# -- ships and seats -------------------------------------------------------------------------------


HULL: Final = "M-26 5C-20 9 20 9 26 5C24 15 18 20 10 20H-10C-18 20 -24 15 -26 5Z"


@svg.made_once
def ship_picture(hue: int) -> Element:
    """A ship of that colour, 46 high: hull in colour and hatching, the sign on the sail."""
    colour = svg.seat_colour(hue)
    sail = "M-15 -22H15Q18 -10 15 2H-15Q-12 -10 -15 -22Z"
    return svg.group(
        svg.ellipse(0, 20, 26, 5, fill="#0c2733", fill_opacity=0.35),
        svg.path("M-26 5L-29 -3M26 5L29 -6L24 -3", fill="none", stroke=colour.fill, stroke_width=3),
        svg.line(0, 8, 0, -24, stroke="#4a3419", stroke_width=2.6),
        svg.path(sail, fill=svg.PAPYRUS_LIGHT, stroke="#6b5630", stroke_width=1.2),
        svg.path(HULL, fill=colour.fill, stroke=svg.PAPYRUS_LIGHT, stroke_width=1.6),
        svg.path(HULL, fill=f"url(#senet-hatch-{colour.hatch})"),
        svg.marker(1, -10, 15, hue, rim="#6b5630"),
        id=f"egizia-ship-{hue}",
    )


@svg.made_once
def ship(x: float, y: float, size: float, hue: int) -> Element:
    """A ship of that colour."""
    place = f"translate({svg.number(x)} {svg.number(y)}) scale({size / 46:.3f})"
    hull = svg.path(HULL, fill=svg.seat_colour(hue).fill, fill_opacity=0, class_="edge")
    return svg.group(svg.use(f"egizia-ship-{hue}"), hull, transform=place, class_="piece")


def ship_spot(p: Ship, x: float, y: float, size: float) -> Element:
    """A ship on the board, with the id that it has all the time."""
    seat, who, hue = p.owner
    return svg.spot(f"ship-{seat}-{p.number}", ship(x, y, size, hue), belongs_to=seat, tip=who)


# -- lights and grounds ----------------------------------------------------------------------------


@svg.made_once
def stop(offset: float, colour: str) -> Element:
    return svg.element("stop", offset=offset, stop_color=colour)


def down(name: str, *stops: Element) -> Element:
    return svg.element("linearGradient", *stops, id=name, x1=0, y1=0, x2=0, y2=1)


@svg.made_once
def definitions(hues: tuple[int, ...]) -> Element:
    """The grounds, stones and ships to which the rest of the drawing refers."""
    return svg.element(
        "defs",
        down("egizia-sand", stop(0, "#ead7a8"), stop(0.45, "#e6cf99"), stop(1, "#d8b97a")),
        down("egizia-water", stop(0, "#3f87a6"), stop(0.5, "#6db0c6"), stop(1, "#3a7d9c")),
        down("egizia-evening", stop(0, "#f6d79a"), stop(0.6, "#f3c586"), stop(1, "#e9b576")),
        down("egizia-stone", stop(0, "#ecd9aa"), stop(1, "#cfb07a")),
        down("egizia-plaza", stop(0, "#f5e9c8"), stop(1, "#ecdbae")),
        down("egizia-cliff", stop(0, "#d3b073"), stop(1, "#b98f52")),
        svg.group(svg.cube(0, 0, 20, fill=SANDSTONE), id="egizia-stone-cube"),
        *[ship_picture(hue) for hue in hues],
    )


@svg.made_once
def area(x: float, y: float, width: float, height: float) -> Element:
    """A levelled place in the sand on which a site or a track stands."""
    return svg.group(
        svg.rect(x + 1, y + 3, width, height, rx=12, fill="#6b4f1f", fill_opacity=0.22),
        svg.rect(x, y, width, height, rx=12, fill="url(#egizia-plaza)", stroke="#b99a5c"),
        svg.rect(x, y, width, height, rx=12, fill="url(#senet-fibre)"),
    )


@svg.made_once
def heading(words: str, x: float, y: float, width: float, glyph: str) -> Element:
    """The name of a place, with its glyph, over a gold line."""
    return svg.group(
        svg.circle(x + 28, y + 20, 15, fill="#e6d3a0", stroke=svg.GOLD),
        svg.glyph(glyph, x + 28, y + 20, 22, svg.INK, body="#f7eccb"),
        svg.label(
            words, x + 50, y + 20, size=17, width=width - 66, fill=svg.LAPIS, face="serif", anchor="start"
        ),
        svg.line(x + 14, y + 38.5, x + width - 14, y + 38.5, stroke=svg.GOLD, stroke_opacity=0.6),
    )


@svg.made_once
def chip(
    choice: str, x: float, y: float, width: float, height: float, words: str, signs: tuple[str, ...] = ()
) -> Element:
    """A button on the board for a choice that no piece stands for."""
    said = svg.text_width(words, 15, "bold")
    wide = signs_width(signs, height * 0.55) + 6 if signs else 0
    if said > width - 10 - wide and width < 90:
        signs, wide = (), 0
    room = width - 10 - wide
    left, line = x + (width - min(said, room) - wide) / 2, y + height / 2
    name = svg.label(words, left + wide, line, size=15, width=room, face="bold", anchor="start")
    return svg.spot(
        svg.identifier("choice", choice.replace(":", "-").replace("+", "-and-")),
        svg.rect(x - 0.5, y + 1.5, width + 1, height + 1, rx=9, fill="#000", fill_opacity=0.25),
        svg.rect(x, y, width, height, rx=8, fill=svg.PAPYRUS_LIGHT, stroke="#a98f57", class_="edge"),
        row_of_signs(signs, left + wide / 2 - 3, line, height * 0.55) if signs else None,
        name,
        choice=choice,
        tip=words,
    )
