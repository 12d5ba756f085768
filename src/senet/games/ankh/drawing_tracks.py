"""The tracks: devotion, events and actions; and what is left in the supply."""

from __future__ import annotations

from typing import Final

from senet import svg
from senet.games.ankh.components import (
    CONFLICT,
    CONFLICT_NUMBER,
    CONSOLIDATION,
    EVENT_SPACES,
    EVENTS,
    GUARDIAN_LEVEL,
    MONUMENTS,
    RED,
    START_SPACE,
    SUMMON,
    TOP,
    TRACKS,
)
from senet.games.ankh.drawing_scene import (
    EVENT_GLYPH,
    FIGURE_GLYPH,
    FOLLOWER_GLYPH,
    TRACK_GLYPH,
    Scene,
    camel_token,
    fitted,
)
from senet.kernel.game import Seat
from senet.svg import Element

AFTER: Final = {3: ("embrace", "merge"), 4: ("fallen", "forgotten"), 5: ("double_crown", "end")}
RED_FILL: Final = ("#c9806c", "#bd6f5b")
CELL: Final = 20.0  # a space of an action track
STEP: Final = CELL + 4.5
BLUE_FILL: Final = ("#7fa3c4", "#7096ba")

# -- devotion --------------------------------------------------------------------------------------


@svg.remembered
def devotion(s: Scene, x: float, y: float, width: float, height: float) -> Element:
    """The devotion track from the bottom to the top; stacks grow to the right."""
    cell = (height - 50) / (TOP + 1)
    cells = [
        devotion_cell(s, space, x + 8, y + 42 + cell * (TOP - space), width - 16, cell)
        for space in range(TOP + 1)
    ]
    tokens: list[Element] = []
    for space in range(TOP + 1):
        stack = [side for side in s.view.ranking if s.view.devotion[side] == space]
        middle = y + 42 + cell * (TOP - space) + cell / 2
        r = cell * 0.47
        step = min(r * 1.45, (width - 50 - 2 * r) / max(1, len(stack) - 1))
        for place, side in enumerate(stack):
            tokens.append(devotion_token(s, side, x + 42 + r + step * place, middle, r))
    title = svg.label(
        s.word("devotion"), x + width / 2, y + 22, size=15, width=width - 14, fill=svg.LAPIS, face="serif"
    )
    return svg.group(svg.papyrus(x, y, width, height), title, *cells, *tokens)


@svg.remembered
def devotion_cell(s: Scene, space: int, x: float, y: float, width: float, height: float) -> Element:
    if space == TOP:
        fill = svg.GOLD_LIGHT
    else:
        fill = (RED_FILL if space <= RED else BLUE_FILL)[space % 2]
    words = s.word("devotion-top") if space == TOP else s.word("devotion-red") if space <= RED else ""
    ink = svg.ink_on(fill)
    parts: list[Element | None] = [
        svg.rect(x, y, width, height - 1.4, rx=3, fill=fill, class_="edge"),
        svg.label(str(space), x + 15, y + height / 2 - 0.7, size=13, fill=ink, face="bold"),
    ]
    if space == TOP:
        parts.append(
            svg.glyph("double_crown", x + width - 16, y + height / 2, height * 0.8, svg.INK, opacity=0.7)
        )
    return svg.spot(f"devotion-{space}", *parts, tip=f"{space}" + (f" · {words}" if words else ""))


@svg.remembered
def devotion_token(s: Scene, side: Seat, x: float, y: float, r: float) -> Element:
    disc = svg.disc(x, y - 0.7, r, seat=side, glyph=s.god_glyph(side))
    return svg.spot(
        f"devotion-token-{side}", disc, tip=f"{s.people(side)}: {s.view.devotion[side]}", classes="token"
    )


# -- events ----------------------------------------------------------------------------------------


@svg.remembered
def events(s: Scene, x: float, y: float, width: float, height: float) -> Element:
    """The event track: round events and square Conflicts, with the marker on the last one that happened."""
    count = len(EVENTS)
    step = (width - 24) / count
    middle = y + height / 2
    left = x + 12 + step / 2
    thread = svg.line(
        left, middle, left + step * (count - 1), middle, stroke=svg.GOLD, stroke_width=3, stroke_opacity=0.6
    )
    cells = [
        event_cell(s, number, left + step * number, middle, min(step * 0.42, height * 0.36))
        for number in range(count)
    ]
    here = left + step * s.view.event
    r = min(step * 0.42, height * 0.36)
    marker = svg.moved(
        here,
        middle,
        svg.polygon(
            [(-9, -r - 12), (9, -r - 12), (0, -r + 1)],
            fill=svg.CARNELIAN,
            stroke=svg.PAPYRUS_LIGHT,
            stroke_width=1.5,
            stroke_linejoin="round",
            class_="edge",
        ),
        class_="piece",
    )
    return svg.group(
        svg.papyrus(x, y, width, height),
        thread,
        *cells,
        svg.spot("event-marker", marker, tip=s.word("event-marker")),
    )


@svg.remembered
def event_cell(s: Scene, number: int, x: float, y: float, r: float) -> Element:
    kind = s.event_type(number)
    past, now = s.events_since(number) > 0, s.events_since(number) == 0
    paint: dict[str, str | float] = {
        "stroke": svg.CARNELIAN if now else svg.GOLD,
        "stroke_width": 3 if now else 1.6,
        "class_": "edge",
    }
    fill = "#d8c79c" if past else svg.PAPYRUS_LIGHT
    if not kind:
        ground = svg.circle(x, y, r * 0.55, fill=fill, **paint)
        return svg.spot("event-0", ground, tip=s.word("event-start"))
    if kind != CONFLICT:
        ground = svg.circle(x, y, r, fill=fill, **paint)
        sign = svg.glyph(
            EVENT_GLYPH[kind], x, y, r * 1.25, svg.INK, body=svg.DESERT, opacity=0.4 if past else None
        )
        parts, tip = [ground, sign], s.voice.name(kind)
        if kind == CONSOLIDATION and s.events_since(number) < 0:
            parts.append(event_follower(x + r * 0.78, y + r * 0.78))
            tip = f"{tip} · {s.word('event-follower')}"
        return svg.spot(f"event-{number}", svg.group(*parts, class_="piece"), tip=tip)
    return conflict_cell(s, number, x, y, r, paint)


@svg.made_once
def event_follower(x: float, y: float) -> Element:
    """The follower that lies on an event until somebody triggers it. (ANKH-541)"""
    return svg.disc(x, y, 9.5, fill=svg.INK, glyph=FOLLOWER_GLYPH, rim=svg.GOLD_LIGHT)


@svg.remembered
def conflict_cell(
    s: Scene, number: int, x: float, y: float, r: float, paint: dict[str, str | float]
) -> Element:
    """A Conflict with its number, and what follows it."""
    conflict = CONFLICT_NUMBER[number]
    since = s.events_since(number)
    past = since > 0
    fill = "#c99b8f" if past else svg.CARNELIAN
    tip = f"{s.voice.name(CONFLICT)} {conflict}"
    half = r * 1.08
    ink = svg.ink_on(fill)
    parts = [
        svg.rect(
            x - half,
            y - half,
            2 * half,
            2 * half,
            rx=5,
            fill=fill,
            **{**paint, "stroke": svg.GOLD_LIGHT if since == 0 else svg.GOLD},
        ),
        svg.glyph("crossed_arrows", x, y, r * 1.7, ink, opacity=0.35),
        svg.label(str(conflict), x, y, size=19, fill=ink, face="bold"),
    ]
    if conflict in AFTER:
        glyph, words = AFTER[conflict]
        parts.append(
            svg.disc(x + half * 0.82, y + half * 0.82, 9.5, fill=svg.INK, glyph=glyph, rim=svg.GOLD_LIGHT)
        )
        tip = f"{tip} · {s.word(f'after-{words}')}"
    return svg.spot(f"event-{number}", svg.group(*parts, class_="piece"), tip=tip)


# -- actions ---------------------------------------------------------------------------------------


def actions(s: Scene, x: float, y: float, width: float, height: float) -> list[Element]:
    """The four action tracks, and beside them the supply."""
    room = width - 196
    step = (height - 16) / len(TRACKS)
    rows = [action_row(s, i, x + 10, y + 8 + step * i, room - 14, step) for i in range(len(TRACKS))]
    cut = svg.line(x + room, y + 14, x + room, y + height - 14, stroke=svg.GOLD, stroke_opacity=0.6)
    return [
        svg.papyrus(x, y, width, height),
        *rows,
        cut,
        supply(s, x + room + 8, y + 8, width - room - 18, height - 16),
    ]


@svg.remembered
def action_row(s: Scene, number: int, x: float, y: float, width: float, height: float) -> Element:
    """A track: its sign, its name, its spaces from the right, and the marker."""
    track, right, middle = TRACKS[number], x + width - 6, y + height / 2
    name = s.voice.name(track)
    wanted = [f"action:{track}"]
    if track == SUMMON and s.asks("summon_use"):
        wanted.insert(0, "use:normal")
    paint = {"fill": "#fff8e2", "stroke": "#d8c48d", "class_": "edge"}
    return svg.spot(
        f"action-{track}",
        svg.rect(x, y + 3, width, height - 6, rx=7, fill_opacity=0.55, **paint),
        svg.glyph(TRACK_GLYPH[track], x + 20, middle, min(25.0, height * 0.76), svg.INK, body=svg.DESERT),
        fitted(name, x + 40, middle, 14.5, right - 7 * STEP - x - 44),
        *track_cells(s, number, right, middle),
        choice=wanted,
        choices=s.open,
        tip=name,
        classes="action",
    )


def track_cells(s: Scene, number: int, right: float, y: float) -> list[Element]:
    """The spaces of a track, and the marker on one of them."""
    track, spaces = TRACKS[number], EVENT_SPACES[number] + 1
    start = START_SPACE[len(s.view.players)]
    left = right - spaces * STEP + STEP - CELL
    cells = [
        track_cell(s, track, space, space == spaces - 1, start, left + space * STEP, y)
        for space in range(spaces)
    ]
    place = min(s.marker(number), spaces - 1)
    marker = svg.disc(left + place * STEP + CELL / 2, y, CELL * 0.44, fill=svg.CARNELIAN)
    return [*cells, svg.spot(f"marker-{track}", marker, classes="marker")]


@svg.remembered
def track_cell(s: Scene, track: str, space: int, last: bool, start: int, x: float, y: float) -> Element:
    """A space of an action track; those before the start are not used with so few players."""
    paint = {"fill": svg.LAPIS if last else svg.PAPYRUS_LIGHT, "stroke": svg.LAPIS if last else "#9b7f45"}
    faint = 0.3 if space < start else None
    box = svg.rect(
        x, y - CELL / 2, CELL, CELL, rx=4.5, stroke_width=1.3, opacity=faint, class_="edge", **paint
    )
    sign = svg.glyph("star", x + CELL / 2, y, CELL * 0.72, svg.GOLD_LIGHT) if last else None
    tip = s.word("event-space") if last else s.word("start-space") if space == start else ""
    return svg.spot(f"track-{track}-{space}", box, sign, tip=tip)


# -- supply ----------------------------------------------------------------------------------------


@svg.remembered
def supply(s: Scene, x: float, y: float, width: float, height: float) -> Element:
    """Monuments, guardians and camels that are left, one row each."""
    title = svg.label(s.word("supply"), x + 2, y + 9, size=14, fill=svg.LAPIS, face="serif", anchor="start")
    step, row = width / 3, (height - 20) / 3
    r = min(14.5, row * 0.42)
    rows = [y + 20 + row * (i + 0.5) for i in range(3)]
    parts = [title]
    for i, kind in enumerate(MONUMENTS):
        tile = svg.tile(x + step * i + 18, rows[0], r * 2, glyph=kind)
        parts.append(stock(s, kind, tile, s.view.supply[kind], x + step * i, rows[0], s.voice.name(kind)))
    for i, kind in enumerate(s.view.guardians):
        disc = svg.disc(x + step * i + 18, rows[1], r, glyph=FIGURE_GLYPH[kind], fill="#6d5c40")
        tip = f"{s.voice.name(kind)} · {s.word('level', level=GUARDIAN_LEVEL[kind])}"
        parts.append(stock(s, kind, disc, s.view.stable.get(kind, 0), x + step * i, rows[1], tip))
    camel = camel_token(x + 18, rows[2], r)
    parts.append(stock(s, "camel", camel, s.view.camels_left(), x, rows[2], s.word("camels")))
    return svg.group(*parts)


def stock(s: Scene, kind: str, piece: Element, count: int, x: float, y: float, tip: str) -> Element:
    """What is left of one kind; monuments can be built from here."""
    shown = piece if count else svg.group(piece, opacity=0.35, class_="piece")
    number = svg.label(str(count), x + 37, y, size=15, face="bold", anchor="start")
    choice = f"build:{kind}" if kind in MONUMENTS else None
    return svg.spot(f"supply-{kind}", shown, number, choice=choice, choices=s.open, tip=f"{tip}: {count}")
