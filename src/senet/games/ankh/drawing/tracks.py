"""The tracks: devotion, events and actions; and what is left in the supply."""

from __future__ import annotations

from typing import Final, NamedTuple

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
from senet.games.ankh.drawing.scene import (
    EVENT_GLYPH,
    FIGURE_GLYPH,
    FOLLOWER_GLYPH,
    TRACK_GLYPH,
    Name,
    camel_token,
    fitted,
    god_glyph,
    name_of,
)
from senet.games.ankh.table import Ankh
from senet.kernel.telling import Words
from senet.svg import Box, Element, Scene

AFTER: Final = {3: ("embrace", "merge"), 4: ("fallen", "forgotten"), 5: ("double_crown", "end")}
RED_FILL: Final = ("#c9806c", "#bd6f5b")
CELL: Final = 20.0  # a space of an action track
STEP: Final = CELL + 4.5
BLUE_FILL: Final = ("#7fa3c4", "#7096ba")


class Devotion(NamedTuple):
    """The devotion track."""

    box: Box
    sides: tuple[tuple[int, Name], ...]  # and the space of each; least devotion first


class Events(NamedTuple):
    """The event track."""

    box: Box
    kinds: tuple[str, ...]
    event: int  # the last that happened


class EventCell(NamedTuple):
    """A space of the event track."""

    number: int
    kind: str
    since: int  # 1 if the event is over, 0 if it is the current one, -1 if it is still to come
    x: float
    y: float
    r: float


class ActionRow(NamedTuple):
    """An action track."""

    number: int
    box: Box
    marker: int  # the space of the marker
    start: int  # the first space that is used with so many players
    is_use: bool  # a click means that a summon of this action is used up


class Supply(NamedTuple):
    """What is left of monuments, guardians and camels."""

    box: Box
    monuments: tuple[int, ...]  # as in MONUMENTS
    guardians: tuple[tuple[str, int], ...]
    camels: int


# -- devotion --------------------------------------------------------------------------------------


def devotion(s: Scene, box: Box) -> Element:
    view: Ankh = s.view
    sides = tuple([(view.devotion[side], name_of(s, side)) for side in view.ranking])
    return devotion_drawn(Devotion(box, sides), s.words)


@svg.part
def devotion_drawn(p: Devotion, words: Words) -> Element:
    """The devotion track from the bottom to the top; stacks grow to the right."""
    x, y, width, height = p.box
    cell = (height - 50) / (TOP + 1)
    r = cell * 0.47
    cells: list[Element] = []
    tokens: list[Element] = []
    for space in range(TOP + 1):
        top = y + 42 + cell * (TOP - space)
        cells.append(devotion_cell(space, Box(x + 8, top, width - 16, cell), words))
        stack = [name for devotion, name in p.sides if devotion == space]
        step = min(r * 1.45, (width - 50 - 2 * r) / max(1, len(stack) - 1))
        for place, name in enumerate(stack):
            tokens.append(devotion_token(name, space, x + 42 + r + step * place, top + cell / 2, r))
    title = svg.label(
        words.word("devotion"), x + width / 2, y + 22, size=15, width=width - 14, fill=svg.LAPIS, face="serif"
    )
    return svg.group(svg.papyrus(x, y, width, height), title, *cells, *tokens)


@svg.part
def devotion_cell(space: int, box: Box, words: Words) -> Element:
    x, y, width, height = box
    if space == TOP:
        fill = svg.GOLD_LIGHT
    else:
        fill = (RED_FILL if space <= RED else BLUE_FILL)[space % 2]
    note = words.word("devotion-top") if space == TOP else words.word("devotion-red") if space <= RED else ""
    ink = svg.ink_on(fill)
    parts: list[Element | None] = [
        svg.rect(x, y, width, height - 1.4, rx=3, fill=fill, class_="edge"),
        svg.label(str(space), x + 15, y + height / 2 - 0.7, size=13, fill=ink, face="bold"),
    ]
    if space == TOP:
        parts.append(
            svg.glyph("double_crown", x + width - 16, y + height / 2, height * 0.8, svg.INK, opacity=0.7)
        )
    return svg.spot(f"devotion-{space}", *parts, tip=f"{space}" + (f" · {note}" if note else ""))


@svg.part
def devotion_token(name: Name, space: int, x: float, y: float, r: float) -> Element:
    disc = svg.disc(x, y - 0.7, r, seat=name.side, glyph=god_glyph(name.god))
    return svg.spot(f"devotion-token-{name.side}", disc, tip=f"{name.people}: {space}", classes="token")


# -- events ----------------------------------------------------------------------------------------


def events(s: Scene, box: Box) -> Element:
    view: Ankh = s.view
    kinds = tuple([view.event_type(number) for number in range(len(EVENTS))])
    return events_drawn(Events(box, kinds, view.event), s.words)


@svg.part
def events_drawn(p: Events, words: Words) -> Element:
    """The event track: round events and square Conflicts, with the marker on the last one that happened."""
    x, y, width, height = p.box
    count = len(p.kinds)
    step = (width - 24) / count
    middle = y + height / 2
    left = x + 12 + step / 2
    r = min(step * 0.42, height * 0.36)
    thread = svg.line(
        left, middle, left + step * (count - 1), middle, stroke=svg.GOLD, stroke_width=3, stroke_opacity=0.6
    )
    cells = [
        event_cell(EventCell(number, kind, since(number, p.event), left + step * number, middle, r), words)
        for number, kind in enumerate(p.kinds)
    ]
    points = [(-9.0, -r - 12), (9.0, -r - 12), (0.0, -r + 1)]
    paint = {"stroke_linejoin": "round", "class_": "edge"}
    arrow = svg.polygon(points, fill=svg.CARNELIAN, stroke=svg.PAPYRUS_LIGHT, stroke_width=1.5, **paint)
    marker = svg.moved(left + step * p.event, middle, arrow, class_="piece")
    return svg.group(
        svg.papyrus(x, y, width, height),
        thread,
        *cells,
        svg.spot("event-marker", marker, tip=words.word("event-marker")),
    )


def since(number: int, event: int) -> int:
    return (event > number) - (event < number)


@svg.part
def event_cell(p: EventCell, words: Words) -> Element:
    x, y, r = p.x, p.y, p.r
    past, now = p.since > 0, p.since == 0
    paint: dict[str, str | float] = {
        "stroke": svg.CARNELIAN if now else svg.GOLD,
        "stroke_width": 3 if now else 1.6,
        "class_": "edge",
    }
    fill = "#d8c79c" if past else svg.PAPYRUS_LIGHT
    if not p.kind:
        ground = svg.circle(x, y, r * 0.55, fill=fill, **paint)
        return svg.spot("event-0", ground, tip=words.word("event-start"))
    if p.kind == CONFLICT:
        return conflict_cell(p, paint | {"stroke": svg.GOLD_LIGHT if now else svg.GOLD}, words)
    sign = svg.glyph(
        EVENT_GLYPH[p.kind], x, y, r * 1.25, svg.INK, body=svg.DESERT, opacity=0.4 if past else None
    )
    parts, tip = [svg.circle(x, y, r, fill=fill, **paint), sign], words.name(p.kind)
    if p.kind == CONSOLIDATION and p.since < 0:
        parts.append(event_follower(x + r * 0.78, y + r * 0.78))
        tip = f"{tip} · {words.word('event-follower')}"
    return svg.spot(f"event-{p.number}", svg.group(*parts, class_="piece"), tip=tip)


@svg.made_once
def event_follower(x: float, y: float) -> Element:
    """The follower that lies on an event until somebody triggers it. (ANKH-541)"""
    return svg.disc(x, y, 9.5, fill=svg.INK, glyph=FOLLOWER_GLYPH, rim=svg.GOLD_LIGHT)


def conflict_cell(p: EventCell, paint: dict[str, str | float], words: Words) -> Element:
    """A Conflict with its number, and what follows it."""
    x, y, half = p.x, p.y, p.r * 1.08
    conflict = CONFLICT_NUMBER[p.number]
    fill = "#c99b8f" if p.since > 0 else svg.CARNELIAN
    ink = svg.ink_on(fill)
    tip = f"{words.name(CONFLICT)} {conflict}"
    parts = [
        svg.rect(x - half, y - half, 2 * half, 2 * half, rx=5, fill=fill, **paint),
        svg.glyph("crossed_arrows", x, y, p.r * 1.7, ink, opacity=0.35),
        svg.label(str(conflict), x, y, size=19, fill=ink, face="bold"),
    ]
    if conflict in AFTER:
        glyph, after = AFTER[conflict]
        parts.append(
            svg.disc(x + half * 0.82, y + half * 0.82, 9.5, fill=svg.INK, glyph=glyph, rim=svg.GOLD_LIGHT)
        )
        tip = f"{tip} · {words.word(f'after-{after}')}"
    return svg.spot(f"event-{p.number}", svg.group(*parts, class_="piece"), tip=tip)


# -- actions ---------------------------------------------------------------------------------------


def actions(s: Scene, box: Box) -> list[Element]:
    """The four action tracks, and beside them the supply."""
    x, y, width, height = box
    view: Ankh = s.view
    room = width - 196
    step = (height - 16) / len(TRACKS)
    start, used = START_SPACE[len(view.players)], SUMMON if s.asks("summon_use") else ""
    boxes = [Box(x + 10, y + 8 + step * i, room - 14, step) for i in range(len(TRACKS))]
    rows = [ActionRow(i, box, view.markers[i], start, TRACKS[i] == used) for i, box in enumerate(boxes)]
    cut = svg.line(x + room, y + 14, x + room, y + height - 14, stroke=svg.GOLD, stroke_opacity=0.6)
    return [
        svg.papyrus(x, y, width, height),
        *[action_row(row, s.words) for row in rows],
        cut,
        supply(s, Box(x + room + 8, y + 8, width - room - 18, height - 16)),
    ]


@svg.part
def action_row(p: ActionRow, words: Words) -> Element:
    """A track: its sign, its name, its spaces from the right, and the marker."""
    x, y, width, height = p.box
    track, right, middle = TRACKS[p.number], x + width - 6, y + height / 2
    name = words.name(track)
    wanted = ["use:normal", f"action:{track}"] if p.is_use else [f"action:{track}"]
    paint = {"fill": "#fff8e2", "stroke": "#d8c48d", "class_": "edge"}
    return svg.spot(
        f"action-{track}",
        svg.rect(x, y + 3, width, height - 6, rx=7, fill_opacity=0.55, **paint),
        svg.glyph(TRACK_GLYPH[track], x + 20, middle, min(25.0, height * 0.76), svg.INK, body=svg.DESERT),
        fitted(name, x + 40, middle, 14.5, right - 7 * STEP - x - 44),
        *track_cells(p, right, middle, words),
        choice=wanted,
        tip=name,
        classes="action",
    )


def track_cells(p: ActionRow, right: float, y: float, words: Words) -> list[Element]:
    """The spaces of a track, and the marker on one of them."""
    track, spaces = TRACKS[p.number], EVENT_SPACES[p.number] + 1
    left = right - spaces * STEP + STEP - CELL
    cells = [
        track_cell(track, space, space == spaces - 1, p.start, left + space * STEP, y, words)
        for space in range(spaces)
    ]
    place = min(p.marker, spaces - 1)
    marker = svg.disc(left + place * STEP + CELL / 2, y, CELL * 0.44, fill=svg.CARNELIAN)
    return [*cells, svg.spot(f"marker-{track}", marker, classes="marker")]


@svg.part
def track_cell(track: str, space: int, last: bool, start: int, x: float, y: float, words: Words) -> Element:
    """A space of an action track; those before the start are not used with so few players."""
    paint = {"fill": svg.LAPIS if last else svg.PAPYRUS_LIGHT, "stroke": svg.LAPIS if last else "#9b7f45"}
    faint = 0.3 if space < start else None
    box = svg.rect(
        x, y - CELL / 2, CELL, CELL, rx=4.5, stroke_width=1.3, opacity=faint, class_="edge", **paint
    )
    sign = svg.glyph("star", x + CELL / 2, y, CELL * 0.72, svg.GOLD_LIGHT) if last else None
    tip = words.word("event-space") if last else words.word("start-space") if space == start else ""
    return svg.spot(f"track-{track}-{space}", box, sign, tip=tip)


# -- supply ----------------------------------------------------------------------------------------


def supply(s: Scene, box: Box) -> Element:
    view: Ankh = s.view
    monuments = tuple([view.supply[kind] for kind in MONUMENTS])
    guardians = tuple([(kind, view.stable.get(kind, 0)) for kind in view.guardians])
    return supply_drawn(Supply(box, monuments, guardians, view.camels_left()), s.words)


@svg.part
def supply_drawn(p: Supply, words: Words) -> Element:
    """One row for each."""
    x, y, width, height = p.box
    title = svg.label(
        words.word("supply"), x + 2, y + 9, size=14, fill=svg.LAPIS, face="serif", anchor="start"
    )
    step, row = width / 3, (height - 20) / 3
    r = min(14.5, row * 0.42)
    rows = [y + 20 + row * (i + 0.5) for i in range(3)]
    parts = [title]
    for i, kind in enumerate(MONUMENTS):
        tile = svg.tile(x + step * i + 18, rows[0], r * 2, glyph=kind)
        parts.append(stock(kind, tile, p.monuments[i], x + step * i, rows[0], words.name(kind)))
    for i, (kind, count) in enumerate(p.guardians):
        disc = svg.disc(x + step * i + 18, rows[1], r, glyph=FIGURE_GLYPH[kind], fill="#6d5c40")
        tip = f"{words.name(kind)} · {words.word('level', {'level': GUARDIAN_LEVEL[kind]})}"
        parts.append(stock(kind, disc, count, x + step * i, rows[1], tip))
    camel = camel_token(x + 18, rows[2], r)
    parts.append(stock("camel", camel, p.camels, x, rows[2], words.word("camels")))
    return svg.group(*parts)


def stock(kind: str, piece: Element, count: int, x: float, y: float, tip: str) -> Element:
    """What is left of one kind; monuments can be built from here."""
    shown = piece if count else svg.group(piece, opacity=0.35, class_="piece")
    number = svg.label(str(count), x + 37, y, size=15, face="bold", anchor="start")
    choice = f"build:{kind}" if kind in MONUMENTS else None
    return svg.spot(f"supply-{kind}", shown, number, choice=choice, tip=f"{tip}: {count}")
