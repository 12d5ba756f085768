"""The whole table: the map between the tracks, the gods beside it, the hand below."""

from __future__ import annotations

from typing import Final, NamedTuple

from senet import svg
from senet.games.ankh.components import ANUBIS, CONFLICT, CONFLICT_NUMBER, GUARDIAN_LEVEL
from senet.games.ankh.drawing.cards import hand
from senet.games.ankh.drawing.map import board, caravans, gates, region_tokens
from senet.games.ankh.drawing.now import going_on
from senet.games.ankh.drawing.pieces import pieces
from senet.games.ankh.drawing.players import FULL, SHORT, board_height
from senet.games.ankh.drawing.players import board as god_board
from senet.games.ankh.drawing.scene import FIGURE_GLYPH, fitted, own_side, people_of, scene
from senet.games.ankh.drawing.tracks import actions, devotion, events
from senet.games.ankh.table import NOBODY, Ankh
from senet.kernel.game import Seat
from senet.kernel.play import choices, deciders, text
from senet.kernel.telling import Voice, Words
from senet.svg import Box, Element, Scene

WIDTH: Final = 1560.0
HEIGHT: Final = 1100.0
GAP: Final = 12.0
TOP: Final = 68.0
FOOT: Final = 152.0  # the height of the hand
FLOOR: Final = HEIGHT - GAP - FOOT - GAP  # where everything above the hand ends
TRACK: Final = 112.0  # the width of the devotion track
BOARD: Final = 804.0  # the width of the map
EVENTS: Final = 62.0
ACTIONS: Final = 150.0
RIGHT: Final = 4 * GAP + TRACK + BOARD - GAP  # where the right column begins
SIDE: Final = WIDTH - GAP - RIGHT
GUIDE: Final = 100.0  # the least height of the guide to the guardians
EVENT_TRACK: Final = Box(2 * GAP + TRACK, TOP, BOARD, EVENTS)
MAP: Final = Box(2 * GAP + TRACK, TOP + EVENTS + GAP, BOARD, FLOOR - TOP - EVENTS - GAP)
HAND: Final = Box(GAP, FLOOR + GAP, TRACK + GAP + BOARD, FOOT)
NOW: Final = Box(RIGHT, FLOOR + GAP, SIDE, FOOT)

Span = tuple[float, float]  # where a part of the right column begins, and its height


class Column(NamedTuple):
    """The right column from top to bottom."""

    actions: Span
    boards: tuple[tuple[Seat, Span], ...]  # of the gods, by their sides
    guide: Span | None  # to the guardians, if there is room for it


def draw(view: Ankh, voice: Voice) -> str:
    """What the seat of this view sees."""
    offered = {text(choice) for choice in choices(view, view.flow.viewer)}
    return svg.lit(str(compose(view, voice)), offered, view.flow.viewer, deciders(view))


def compose(view: Ankh, voice: Voice, commons: svg.Commons | None = None) -> svg.Composition:
    """The same, not yet put together or lit."""
    s = scene(view, voice, commons)
    title, note = s.words.word("title"), svg.for_all(s, progress)
    column = column_of(s)
    parts = [
        svg.frame(WIDTH, HEIGHT, title, note=note, glyphs=("ankh", "eye_of_horus", "pyramid")),
        *svg.for_all(s, decides),
        svg.for_all(s, devotion, Box(GAP, TOP, TRACK, FLOOR - TOP)),
        *svg.for_all(s, middle),
        *column_parts(s, column),
        hand(s, HAND),
        going_on(s, NOW),
        *regions(column, own_side(s), s.words),
    ]
    return svg.composition(WIDTH, HEIGHT, parts, title=title, description=s.words.word("description"))


# -- head ------------------------------------------------------------------------------------------


def progress(s: Scene) -> str:
    """The scenario, and how far the game is."""
    view: Ankh = s.view
    place = s.words.name(view.scenario)
    if view.ending:
        if view.victor == NOBODY:
            return f"{place} · {s.words.word('nobody-won')}"
        return f"{place} · {s.words.word('won', {'who': people_of(s, view.victor)})}"
    event, number = next(((at, n) for at, n in CONFLICT_NUMBER.items() if at >= view.event), (view.event, 5))
    if event == view.event:
        return f"{place} · {s.words.name(CONFLICT)} {number} / {len(CONFLICT_NUMBER)}"
    ahead = {"events": event - view.event, "number": number}
    return f"{place} · {s.words.word('before-conflict', ahead)}"


def decides(s: Scene) -> list[Element]:
    view: Ankh = s.view
    right = WIDTH - 40 - svg.text_width(progress(s), 14) - 28
    return decides_drawn(
        right, tuple([(seat, view.sides[seat], s.who(seat)) for seat in s.deciders]), s.words
    )


@svg.part
def decides_drawn(right: float, people: tuple[tuple[Seat, Seat, str], ...], words: Words) -> list[Element]:
    """Left of the progress: the people who have to decide, each with the sign of the side."""
    room = min(150.0, (right - 420) / max(1, len(people)) - 48)
    parts: list[Element] = []
    for seat, side, name in reversed(people):
        shown = svg.cut(name, room, 14)
        wide = svg.text_width(shown, 14) + 48
        right -= wide
        ground = {"fill": svg.NIGHT_LIGHT, "stroke": svg.GOLD, "class_": "edge"}
        parts.append(
            svg.spot(
                f"decides-{seat}",
                svg.rect(right, 14, wide - 8, 28, rx=14, **ground),
                svg.marker(right + 17, 28, 15, side),
                svg.label(shown, right + 30, 28, size=14, fill=svg.GOLD_LIGHT, anchor="start"),
                tip=words.word("decides", {"who": name}),
            )
        )
    return parts


# -- middle and right ------------------------------------------------------------------------------


def middle(s: Scene) -> list[Element]:
    """The event track, and below it the map with everything that stands on it."""
    land, grid = board(s, MAP)
    return [
        events(s, EVENT_TRACK),
        *land,
        *gates(s, grid),
        *pieces(s, grid),
        caravans(s, grid),
        *region_tokens(s, grid),
    ]


def column_parts(s: Scene, column: Column) -> list[Element]:
    """Action tracks, the boards of the gods, and the guide to the guardians."""
    view: Ankh = s.view
    parts = [*svg.for_all(s, actions, Box(RIGHT, TOP, SIDE, column.actions[1]))]
    for side, (y, height) in column.boards:
        own = side == own_side(s) or ANUBIS in view.players[side].abilities  # who may hold one of ours
        drawn = god_board(s, side, SIDE, height) if own else svg.for_all(s, god_board, side, SIDE, height)
        parts += [svg.placed(RIGHT, y, part) for part in drawn]
    if column.guide:
        y, height = column.guide
        parts.append(guardians(Box(RIGHT, y, SIDE, height), view.guardians, s.words))
    return parts


def column_of(s: Scene) -> Column:
    """Spectators see all boards as players see those of others, so that they are drawn once."""
    view: Ankh = s.view
    sides = [seat for seat in range(len(view.players)) if view.sides[seat] == seat]
    heights = [board_height(s, side) for side in sides]
    apart = 0.0 if FULL in heights else FULL - SHORT  # instead of an own board, room between all of them
    spare = FLOOR - TOP - ACTIONS - sum(heights) - GAP * len(sides) - apart
    guide = min(spare - GAP, 165.0) if spare - GAP >= GUIDE else 0.0
    spare -= guide + GAP if guide else 0.0
    living = [side for side in sides if side not in view.forgotten]
    more = min(spare / (len(living) + 0.5), 74.0)
    if guide:
        guide += spare - more * (len(living) + 0.5)
    gap = GAP + apart / (len(sides) + bool(guide))
    y = TOP + ACTIONS + more / 2 + gap
    boards: list[tuple[Seat, Span]] = []
    for side, height in zip(sides, heights, strict=True):
        tall = height + (more if side in living else 0.0)
        boards.append((side, (y, tall)))
        y += tall + gap
    return Column((TOP, ACTIONS + more / 2), tuple(boards), (y, guide) if guide else None)


@svg.part
def regions(column: Column, own: Seat, words: Words) -> list[Element]:
    """What one looks at by itself: the map, the actions, the gods (the own one first), tracks, cards."""
    gods = [span for side, span in column.boards if side == own]
    gods += [span for side, span in column.boards if side != own]
    right = [("actions", column.actions), *[("gods", span) for span in gods]]
    if column.guide:
        right.append(("guardians", column.guide))
    found: list[tuple[str, Box]] = [
        ("map", MAP),
        ("hand", HAND),
        ("conflict", NOW),
        *[(name, Box(RIGHT, y, SIDE, tall)) for name, (y, tall) in right],
        ("tracks", Box(MAP.x, TOP, BOARD / 2, EVENTS)),
        ("tracks", Box(MAP.x + BOARD / 2, TOP, BOARD / 2, EVENTS)),
        ("tracks", Box(GAP, TOP, TRACK, FLOOR - TOP)),
    ]
    return [
        svg.region(
            name,
            words.word(f"region-{name}"),
            *box,
            close=0.0 if name == "map" else 0.8,
            aside=name == "actions",  # who chooses an action wants to see the map
        )
        for name, box in found
    ]


@svg.part
def guardians(box: Box, kinds: tuple[str, ...], words: Words) -> Element:
    """The three guardians of this game and what they do."""
    x, y, width, height = box
    step = (height - 8) / len(kinds)
    rows = [guide(kind, Box(x, y + 4 + step * i, width, step), words) for i, kind in enumerate(kinds)]
    cuts = [svg.divider(x + 14, y + 4 + step * i, width - 28) for i in (1, 2)]
    return svg.group(svg.papyrus(x, y, width, height), *cuts, *rows)


def guide(kind: str, box: Box, words: Words) -> Element:
    """A guardian, its level and what it does."""
    x, y, width, height = box
    name, level = words.name(kind), words.word("level", {"level": GUARDIAN_LEVEL[kind]})
    about = words.card(kind)
    middle, left = y + height / 2, x + 180
    room = x + width - left - 10
    size = 13.0 if height > 56 else 12.0
    tall = min(svg.paragraph_height(about, room, size, leading=1.13), 3 * size * 1.13)
    return svg.spot(
        f"guide-{kind}",
        svg.disc(x + 30, middle, min(20.0, height * 0.38), fill="#6d5c40", glyph=FIGURE_GLYPH[kind]),
        fitted(name, x + 56, middle - 8, 14, 116, "serif", svg.LAPIS),
        svg.label(level, x + 56, middle + 10, size=12.5, width=98, fill=svg.FADED_INK, anchor="start"),
        svg.paragraph(about, left, middle - tall / 2, room, size, leading=1.13, lines=3),
        tip=f"{name}, {level}: {about}",
    )
