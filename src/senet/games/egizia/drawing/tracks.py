"""Irrigation, quarry and market, the bonus for building together, and the score track."""

from __future__ import annotations

from typing import Final, NamedTuple

from senet import svg
from senet.games.egizia.components import (
    JOINT_POINTS,
    LAP,
    MARKET,
    MARKET_REWARD,
    PENALTIES,
    QUARRY,
    QUARRY_REWARD,
    SALE_FROM,
    STONES_PER_POINT,
    TRACK_END,
    WATERS,
    WET,
)
from senet.games.egizia.drawing.scene import Person, person
from senet.games.egizia.drawing.signs import area, field_sign, heading, points, row_of_signs, stone
from senet.games.egizia.table import Egizia, scarab
from senet.kernel.telling import Words
from senet.svg import Box, Element, Scene

CELL: Final = 50.0  # the height of a space of the quarry and market tracks
LAST: Final = 24.0  # the lowest space is so much higher
SITE_GLYPH: Final = {"sphinx": "sphinx", "obelisk_graves": "obelisk", "temple_pyramid": "pyramid"}


class Tracks(NamedTuple):
    """Irrigation, quarry and market."""

    box: Box
    water: str
    markers: tuple[tuple[Person, int, int], ...]  # and their spaces on the two tracks


class Scores(NamedTuple):
    """The score track."""

    box: Box
    markers: tuple[tuple[Person, int], ...]  # and the points; from the front marker to the rear one


def tracks(s: Scene, box: Box) -> Element:
    view: Egizia = s.view
    markers = [(person(s, seat), each.quarry, each.market) for seat, each in enumerate(view.players)]
    return tracks_drawn(Tracks(box, view.water, tuple(markers)), s.words)


@svg.part
def tracks_drawn(p: Tracks, words: Words) -> Element:
    x, y, width, height = p.box
    half = (width - 34) / 2
    return svg.group(
        area(x, y, width, height),
        heading(words.word("irrigation"), x, y, width, "irrigation"),
        irrigation(p.water, x + 12, y + 46, width - 24, words),
        track(QUARRY, tuple([(owner, at) for owner, at, _ in p.markers]), x + 12, y + 122, half, words),
        track(
            MARKET, tuple([(owner, at) for owner, _, at in p.markers]), x + 22 + half, y + 122, half, words
        ),
        together(x + 12, y + height - 52, width - 24, words),
    )


# -- irrigation ------------------------------------------------------------------------------------


@svg.part
def irrigation(now: str, x: float, y: float, width: float, words: Words) -> Element:
    """Three basins of a canal: the fields that each one waters, and the ring on one of them."""
    step = width / len(WATERS)
    parts: list[Element] = [
        svg.rect(x, y, width, 68, rx=10, fill="url(#egizia-water)", stroke="#2f6a84"),
        svg.rect(x, y, width, 68, rx=10, fill="url(#senet-waves)"),
    ]
    for at, water in enumerate(WATERS):
        parts.append(basin(water, x + step * at, y, step, words))
    at = WATERS.index(now)
    middle = x + step * (at + 0.5)
    ring = svg.group(
        svg.ellipse(middle, y + 34, step / 2 - 5, 30, fill="none", stroke="#0d2f45", stroke_width=7),
        svg.ellipse(middle, y + 34, step / 2 - 5, 30, fill="none", stroke=svg.GOLD_LIGHT, stroke_width=4),
    )
    parts.append(svg.spot("irrigation-marker", ring, tip=words.word("irrigation")))
    return svg.group(*parts)


def basin(water: str, x: float, y: float, width: float, words: Words) -> Element:
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
    names = ", ".join([words.word(f"field-{colour}") for colour in colours])
    return svg.spot(f"water-{water}", ground, *fields, choice=f"water:{water}", tip=names)


# -- quarry and market -----------------------------------------------------------------------------


@svg.part
def track(
    name: str, markers: tuple[tuple[Person, int], ...], x: float, y: float, width: float, words: Words
) -> Element:
    """A track of four spaces; markers go down."""
    ground = svg.rect(
        x, y, width, 28 + CELL * (TRACK_END + 1) + LAST, rx=8, fill="#e7d3a0", stroke="#a58a54", class_="edge"
    )
    title, glyph = words.word(f"track-{name}"), "block" if name == QUARRY else "granary"
    parts: list[Element] = [
        ground,
        svg.glyph(glyph, x + 12, y + 14, 16, svg.INK, body="#f7eccb"),
        svg.label(title, x + 22, y + 14, size=14, width=width - 24, face="serif", anchor="start"),
    ]
    for index in range(TRACK_END + 1):
        there = [owner for owner, space in markers if space == index]
        parts.append(track_space(name, index, there, x + 5, y + 28 + CELL * index, width - 10))
    return svg.spot(f"track-{name}", *parts, choice=f"track:{name}", tip=words.word(f"tip-{name}"))


def track_space(name: str, index: int, there: list[Person], x: float, y: float, width: float) -> Element:
    """One space: what it says at the top, the markers below."""
    more, fill = (LAST, "#fbf3dc") if index == TRACK_END else (0.0, "#f3e7c9")
    parts: list[Element] = [
        svg.rect(x, y, width, CELL - 4 + more, rx=6, fill=fill, stroke="#b99a5c"),
        *(quarry_words(index, x, y, width) if name == QUARRY else market_words(index, x, y, width)),
    ]
    step = min(23.0, (width - 8) / max(1, len(there)))
    for at, each in enumerate(there):
        at_x = x + width / 2 + (at - (len(there) - 1) / 2) * step
        marker = svg.marker(at_x, y + 33 + more, 18, each.hue)
        parts.append(svg.spot(svg.identifier("marker", name, each.seat), marker, tip=each.name))
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


@svg.part
def together(x: float, y: float, width: float, words: Words) -> Element:
    """What building at one, two or three sites in a round is worth."""
    step = width / 3
    name = words.word("together")
    parts: list[Element] = [
        svg.line(x, y - 6, x + width, y - 6, stroke=svg.GOLD, stroke_opacity=0.6),
        svg.label(name, x, y + 7, size=13, width=width, fill=svg.LAPIS, face="serif", anchor="start"),
    ]
    for count in range(1, len(JOINT_POINTS)):
        left = x + step * (count - 1)
        for at in range(count):
            parts.append(stone(left + 9 + 13 * at, y + 31, 16))
        parts.append(points(left + 16 + 13 * count, y + 31, 22, f"+{JOINT_POINTS[count]}"))
    return svg.spot("together", *parts, tip=name)


# -- score -----------------------------------------------------------------------------------------


def score_track(s: Scene, box: Box) -> Element:
    view: Egizia = s.view
    order = view.score_order or range(len(view.players))
    markers = tuple([(person(s, seat), view.players[seat].score) for seat in order])
    return score_track_drawn(Scores(box, markers))


@svg.part
def score_track_drawn(p: Scores) -> Element:
    """Fifty spaces; on a shared one the marker in front stands at the top."""
    x, y, width, height = p.box
    step = (width - 12) / LAP
    parts: list[Element] = [
        svg.rect(x, y, width, height, rx=9, fill="#7d6238", stroke="#5a4423"),
        svg.rect(x, y, width, height, rx=9, fill="url(#senet-fibre)"),
    ]
    for space in range(LAP):
        parts.append(score_space(space, x + 6 + step * space, y + 4, step, height - 8))
    by_space: dict[int, list[tuple[Person, int]]] = {}
    for owner, score in p.markers:
        by_space.setdefault(score % LAP, []).append((owner, score))
    for space, there in by_space.items():
        middle = x + 6 + step * (space + 0.5)
        for at in range(len(there) - 1, -1, -1):
            owner, score = there[at]
            parts.append(score_marker(owner, score, middle, y + height / 2, at, len(there)))
    return svg.group(*parts)


@svg.made_once
def score_space(space: int, x: float, y: float, width: float, height: float) -> Element:
    fifth = space % 5 == 0
    size, fill = (14, svg.INK) if fifth else (12, svg.FADED_INK)
    middle = x + width / 2
    return svg.group(
        svg.rect(x + 1, y, width - 2, height, rx=4, fill="#ead7a4" if fifth else "#d9c28a"),
        svg.label(str(space), middle, y + height / 2, size=size, fill=fill, face="bold" if fifth else "sans"),
    )


def score_marker(owner: Person, score: int, x: float, y: float, at: int, count: int) -> Element:
    size = {1: 22.0, 2: 18.0, 3: 16.0}.get(count, 15.0)
    spread = 0.0 if count == 1 else min(18.0, 28.0 / (count - 1))
    middle = y + (at - (count - 1) / 2) * spread
    x += 0.0 if count < 3 else -6.0 if at % 2 else 6.0
    badge = svg.glyph("scarab", x, middle, size * 0.7, svg.PAPYRUS_LIGHT) if scarab(score) else None
    tip = f"{owner.name}: {score}"
    return svg.spot(f"score-{owner.seat}", svg.marker(x, middle, size, owner.hue), badge, tip=tip)
