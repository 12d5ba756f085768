"""Colours: papyrus on a dark table. Every seat has a hatching and a sign in addition to its colour."""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache
from typing import Final

PAPYRUS: Final = "#f3e7c9"
PAPYRUS_LIGHT: Final = "#fdf8ea"
PAPYRUS_DARK: Final = "#e3d2a6"
INK: Final = "#2b2118"
FADED_INK: Final = "#665640"  # second line of text on papyrus
NIGHT: Final = "#17212b"
NIGHT_LIGHT: Final = "#2a4150"
LAPIS: Final = "#1f4e79"
GOLD: Final = "#b8862f"
GOLD_LIGHT: Final = "#f2d68f"  # headings on night, marks of what may be chosen
CARNELIAN: Final = "#a63d2f"
MALACHITE: Final = "#3b7a57"
MALACHITE_DARK: Final = "#2c6044"  # green words on papyrus
FERTILE: Final = "#a9bf7a"
DESERT: Final = "#e2c581"
WATER: Final = "#6fa3b8"
RIVER: Final = "#3a7d9c"
STONE: Final = "#7b6a4e"  # what belongs to nobody


@dataclass(frozen=True, slots=True)
class SeatColour:
    fill: str
    line: str  # for glyphs on it: at least 3 : 1
    ink: str  # for words on it: at least 4.5 : 1
    hatch: str  # the hatching that goes with the colour
    sign: str  # a plain shape for small markers


SEAT_COLOURS: Final = (
    SeatColour("#2f6db3", "#ffffff", "#ffffff", "horizontal", "circle"),
    SeatColour("#c05a1a", "#ffffff", "#000000", "grid", "diamond"),
    SeatColour("#2e7d4f", "#ffffff", "#ffffff", "falling", "triangle"),
    SeatColour("#5b3a82", "#ffffff", "#ffffff", "rising", "square"),
    SeatColour("#c9a227", INK, INK, "dots", "cross"),
    SeatColour("#8c2f39", "#ffffff", "#ffffff", "vertical", "star"),
)
NOBODY: Final = SeatColour(STONE, "#ffffff", "#ffffff", "plain", "circle")

LEGIBLE: Final = (  # (text, background): every pair that the toolkit uses
    (INK, PAPYRUS),
    (INK, PAPYRUS_LIGHT),
    (INK, PAPYRUS_DARK),
    (FADED_INK, PAPYRUS),
    (FADED_INK, PAPYRUS_LIGHT),
    (FADED_INK, PAPYRUS_DARK),
    (LAPIS, PAPYRUS),
    (LAPIS, PAPYRUS_DARK),
    (CARNELIAN, PAPYRUS),
    (CARNELIAN, PAPYRUS_LIGHT),
    (MALACHITE_DARK, PAPYRUS),
    (PAPYRUS, NIGHT),
    (PAPYRUS, NIGHT_LIGHT),
    (GOLD_LIGHT, NIGHT),
    (GOLD_LIGHT, NIGHT_LIGHT),
    (PAPYRUS_LIGHT, LAPIS),
    (PAPYRUS_LIGHT, CARNELIAN),
    (PAPYRUS_LIGHT, MALACHITE),
    (INK, FERTILE),
    (INK, DESERT),
    (INK, WATER),
    (INK, GOLD_LIGHT),
    *((seat.ink, seat.fill) for seat in (*SEAT_COLOURS, NOBODY)),
)


def seat_colour(seat: int | None) -> SeatColour:
    """The colour of a seat; None is for what belongs to nobody."""
    return NOBODY if seat is None else SEAT_COLOURS[seat % len(SEAT_COLOURS)]


def luminance(colour: str) -> float:
    channels = [int(colour[i : i + 2], 16) / 255 for i in (1, 3, 5)]
    red, green, blue = (c / 12.92 if c <= 0.04045 else ((c + 0.055) / 1.055) ** 2.4 for c in channels)
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


@lru_cache(maxsize=5000)
def contrast(one: str, other: str) -> float:
    """The contrast of two colours, from 1 to 21 (WCAG)."""
    dark, light = sorted((luminance(one), luminance(other)))
    return (light + 0.05) / (dark + 0.05)


@lru_cache(maxsize=5000)
def mixed(one: str, other: str, share: float) -> str:
    """A mixture of two colours, with this share of the second."""
    pairs = [(int(one[i : i + 2], 16), int(other[i : i + 2], 16)) for i in (1, 3, 5)]
    return "#" + "".join(f"{round(a + (b - a) * share):02x}" for a, b in pairs)


@lru_cache(maxsize=5000)
def ink_on(ground: str) -> str:
    """A dark or light text colour, whichever is more legible on this background."""
    return max((INK, PAPYRUS_LIGHT), key=lambda ink: contrast(ink, ground))
