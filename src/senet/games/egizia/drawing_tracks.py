"""Irrigation, quarry and market, the bonus for building together, and the score track."""

from __future__ import annotations

from typing import Final

from senet import svg
from senet.games.egizia.components import (
    JOINT_POINTS,
    LAP,
    MARKET_REWARD,
    PENALTIES,
    QUARRY,
    QUARRY_REWARD,
    SALE_FROM,
    STONES_PER_POINT,
    TRACK_END,
    TRACKS,
    WATERS,
    WET,
)
from senet.games.egizia.drawing_parts import (
    Scene,
    area,
    field_sign,
    heading,
    points,
    row_of_signs,
    stone,
)
from senet.games.egizia.table import scarab
from senet.svg import Element

CELL: Final = 50.0  # the height of a space of the quarry and market tracks
LAST: Final = 24.0  # the lowest space is so much higher
SITE_GLYPH: Final = {"sphinx": "sphinx", "obelisk_graves": "obelisk", "temple_pyramid": "pyramid"}


@svg.remembered
def tracks(s: Scene, x: float, y: float, width: float, height: float) -> Element:
    half = (width - 34) / 2
    return svg.group(
        area(x, y, width, height),
        heading(s.word("irrigation"), x, y, width, "irrigation"),
        irrigation(s, x + 12, y + 46, width - 24),
        *(track(s, name, x + 12 + (half + 10) * at, y + 122, half) for at, name in enumerate(TRACKS)),
        together(s, x + 12, y + height - 52, width - 24),
    )


# -- irrigation ------------------------------------------------------------------------------------


@svg.remembered
def irrigation(s: Scene, x: float, y: float, width: float) -> Element:
    """Three basins of a canal: the fields that each one waters, and the ring on one of them."""
    step = width / len(WATERS)
    parts: list[Element] = [
        svg.rect(x, y, width, 68, rx=10, fill="url(#egizia-water)", stroke="#2f6a84"),
        svg.rect(x, y, width, 68, rx=10, fill="url(#senet-waves)"),
    ]
    for at, water in enumerate(WATERS):
        parts.append(basin(s, water, x + step * at, y, step))
    at = WATERS.index(s.view.water)
    middle = x + step * (at + 0.5)
    ring = svg.group(
        svg.ellipse(middle, y + 34, step / 2 - 5, 30, fill="none", stroke="#0d2f45", stroke_width=7),
        svg.ellipse(middle, y + 34, step / 2 - 5, 30, fill="none", stroke=svg.GOLD_LIGHT, stroke_width=4),
    )
    parts.append(svg.spot("irrigation-marker", ring, tip=s.word("irrigation")))
    return svg.group(*parts)


@svg.remembered
def basin(s: Scene, water: str, x: float, y: float, width: float) -> Element:
    colours = WET[water]
    ground = svg.rect(
        x + 3, y + 3, width - 6, 62, rx=8, fill="#dff0f5", fill_opacity=0.35, stroke="#e8f5f9", class_="edge"
    )
    size = 21.0
    places = {1: [(0, 0)], 2: [(-13, 0), (13, 0)], 3: [(-13, -12), (13, -12), (0, 13)]}[len(colours)]
    middle = x + width / 2
    fields = [
        field_sign(middle + dx, y + 34 + dy, size, colour)
        for (dx, dy), colour in zip(places, colours, strict=True)
    ]
    names = ", ".join(s.word(f"field-{colour}") for colour in colours)
    return svg.spot(f"water-{water}", ground, *fields, choice=f"water:{water}", choices=s.open, tip=names)


# -- quarry and market -----------------------------------------------------------------------------


@svg.remembered
def track(s: Scene, name: str, x: float, y: float, width: float) -> Element:
    """A track of four spaces; markers go down."""
    ground = svg.rect(
        x, y, width, 28 + CELL * (TRACK_END + 1) + LAST, rx=8, fill="#e7d3a0", stroke="#a58a54", class_="edge"
    )
    glyph = "block" if name == QUARRY else "granary"
    parts: list[Element] = [
        ground,
        svg.glyph(glyph, x + 12, y + 14, 16, svg.INK, body="#f7eccb"),
        svg.label(
            s.word(f"track-{name}"), x + 22, y + 14, size=14, width=width - 24, face="serif", anchor="start"
        ),
    ]
    for index in range(TRACK_END + 1):
        parts.append(track_space(s, name, index, x + 5, y + 28 + CELL * index, width - 10))
    return svg.spot(
        f"track-{name}", *parts, choice=f"track:{name}", choices=s.open, tip=s.word(f"tip-{name}")
    )


@svg.remembered
def track_space(s: Scene, name: str, index: int, x: float, y: float, width: float) -> Element:
    """One space: what it says at the top, the markers below."""
    seats = [seat for seat in range(len(s.view.players)) if s.view.track(seat, name) == index]
    last = index == TRACK_END
    parts: list[Element] = [
        svg.rect(
            x,
            y,
            width,
            CELL - 4 + (LAST if last else 0),
            rx=6,
            fill="#fbf3dc" if last else "#f3e7c9",
            stroke="#b99a5c",
        ),
        *(quarry_words(index, x, y, width) if name == QUARRY else market_words(index, x, y, width)),
    ]
    step = min(23.0, (width - 8) / max(1, len(seats)))
    for at, seat in enumerate(seats):
        at_x = x + width / 2 + (at - (len(seats) - 1) / 2) * step
        parts.append(
            svg.spot(
                svg.identifier("marker", name, seat),
                svg.marker(at_x, y + 33 + (LAST if last else 0), 18, s.hue(seat)),
                tip=s.voice.who(seat),
            )
        )
    return svg.group(*parts)


def quarry_words(index: int, x: float, y: float, width: float) -> list[Element]:
    parts: list[Element] = []
    if index == TRACK_END:
        parts.append(row_of_signs((f"+{QUARRY_REWARD}", "stone"), x + width / 2, y + 34, 21))
    if index >= SALE_FROM:
        parts.append(row_of_signs((str(STONES_PER_POINT), "stone", "to", "point"), x + width / 2, y + 12, 21))
    return parts


def market_words(index: int, x: float, y: float, width: float) -> list[Element]:
    middle = x + width / 2
    parts = [
        row_of_signs(("1", "grain", "to"), middle - 15, y + 12, 21),
        points(middle + 28, y + 12, 22, f"–{PENALTIES[index]}"),
    ]
    if index == TRACK_END:
        parts.append(points(middle, y + 34, 22, f"+{MARKET_REWARD}"))
    return parts


# -- building together -----------------------------------------------------------------------------


@svg.remembered
def together(s: Scene, x: float, y: float, width: float) -> Element:
    """What building at one, two or three sites in a round is worth."""
    step = width / 3
    parts: list[Element] = [svg.line(x, y - 6, x + width, y - 6, stroke=svg.GOLD, stroke_opacity=0.6)]
    parts.append(
        svg.label(
            s.word("together"), x, y + 7, size=13, width=width, fill=svg.LAPIS, face="serif", anchor="start"
        )
    )
    for count in range(1, len(JOINT_POINTS)):
        left = x + step * (count - 1)
        for at in range(count):
            parts.append(stone(left + 9 + 13 * at, y + 31, 16))
        parts.append(points(left + 16 + 13 * count, y + 31, 22, f"+{JOINT_POINTS[count]}"))
    return svg.spot("together", *parts, tip=s.word("together"))


# -- score -----------------------------------------------------------------------------------------


@svg.remembered
def score_track(s: Scene, x: float, y: float, width: float, height: float) -> Element:
    """Fifty spaces; on a shared one the marker in front stands at the top."""
    step = (width - 12) / LAP
    parts: list[Element] = [
        svg.rect(x, y, width, height, rx=9, fill="#7d6238", stroke="#5a4423"),
        svg.rect(x, y, width, height, rx=9, fill="url(#senet-fibre)"),
    ]
    for space in range(LAP):
        parts.append(score_space(space, x + 6 + step * space, y + 4, step, height - 8))
    by_space: dict[int, list[int]] = {}
    for seat in s.view.score_order or range(len(s.view.players)):
        by_space.setdefault(s.view.players[seat].score % LAP, []).append(seat)
    for space, seats in by_space.items():
        middle = x + 6 + step * (space + 0.5)
        for at in range(len(seats) - 1, -1, -1):
            parts.append(score_marker(s, seats[at], middle, y + height / 2, at, len(seats)))
    return svg.group(*parts)


@svg.made_once
def score_space(space: int, x: float, y: float, width: float, height: float) -> Element:
    fifth = space % 5 == 0
    return svg.group(
        svg.rect(x + 1, y, width - 2, height, rx=4, fill="#ead7a4" if fifth else "#d9c28a"),
        svg.label(
            str(space),
            x + width / 2,
            y + height / 2,
            size=14 if fifth else 12,
            fill=svg.INK if fifth else svg.FADED_INK,
            face="bold" if fifth else "sans",
        ),
    )


@svg.remembered
def score_marker(s: Scene, seat: int, x: float, y: float, at: int, count: int) -> Element:
    score = s.view.players[seat].score
    lap = scarab(score)
    size = {1: 22.0, 2: 18.0, 3: 16.0}.get(count, 15.0)
    spread = 0.0 if count == 1 else min(18.0, 28.0 / (count - 1))
    middle = y + (at - (count - 1) / 2) * spread
    x += 0.0 if count < 3 else -6.0 if at % 2 else 6.0
    badge = svg.glyph("scarab", x, middle, size * 0.7, svg.PAPYRUS_LIGHT) if lap else None
    tip = f"{s.voice.who(seat)}: {score}"
    return svg.spot(f"score-{seat}", svg.marker(x, middle, size, s.hue(seat)), badge, tip=tip)
