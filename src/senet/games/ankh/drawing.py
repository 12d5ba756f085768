"""The table of Ankh as one SVG: the map between the tracks, the gods beside it, the hand below."""

from __future__ import annotations

from typing import Final

from senet import svg
from senet.games.ankh.components import CONFLICT, CONFLICT_NUMBER, GUARDIAN_LEVEL
from senet.games.ankh.drawing_conflict import context
from senet.games.ankh.drawing_gods import board as god_board
from senet.games.ankh.drawing_gods import board_height
from senet.games.ankh.drawing_hand import hand
from senet.games.ankh.drawing_map import board, gates, region_tokens
from senet.games.ankh.drawing_pieces import pieces
from senet.games.ankh.drawing_scene import FIGURE_GLYPH, Scene, scene
from senet.games.ankh.drawing_tracks import actions, devotion, events
from senet.games.ankh.table import NOBODY, Ankh
from senet.kernel.telling import Voice
from senet.svg import Element

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


def draw(view: Ankh, voice: Voice) -> str:
    """What the seat of this view sees."""
    s = scene(view, voice)
    parts = [
        svg.frame(
            WIDTH, HEIGHT, s.word("title"), note=progress(s), glyphs=("ankh", "eye_of_horus", "pyramid")
        ),
        devotion(s, GAP, TOP, TRACK, FLOOR - TOP),
        *middle(s),
        *column(s),
        hand(s, GAP, FLOOR + GAP, TRACK + GAP + BOARD, FOOT),
        context(s, RIGHT, FLOOR + GAP, SIDE, FOOT),
    ]
    return svg.drawing(WIDTH, HEIGHT, parts, title=s.word("title"), description=s.word("description"))


def progress(s: Scene) -> str:
    """In the head: the scenario, and how far the game is."""
    view = s.view
    place = s.voice.name(view.scenario)
    if view.ending:
        won = s.word("nobody-won") if view.victor == NOBODY else s.word("won", who=s.people(view.victor))
        return f"{place} · {won}"
    conflict = next((n for event, n in CONFLICT_NUMBER.items() if event >= view.event), 5)
    ahead = next((event - view.event for event in CONFLICT_NUMBER if event >= view.event), 0)
    if not ahead:
        return f"{place} · {s.voice.name(CONFLICT)} {conflict} / {len(CONFLICT_NUMBER)}"
    return f"{place} · {s.word('before-conflict', events=ahead, number=conflict)}"


def middle(s: Scene) -> list[Element]:
    """The event track, and below it the map with everything that stands on it."""
    left, top = 2 * GAP + TRACK, TOP + EVENTS + GAP
    land, grid = board(s, left, top, BOARD, FLOOR - top)
    return [
        events(s, left, TOP, BOARD, EVENTS),
        *land,
        *gates(s, grid),
        *pieces(s, grid),
        *region_tokens(s, grid),
    ]


def column(s: Scene) -> list[Element]:
    """Action tracks, the boards of the gods, and a guide to the guardians if there is room for it."""
    sides = [seat for seat in range(len(s.view.players)) if s.view.sides[seat] == seat]
    heights = [board_height(s, side) for side in sides]
    spare = FLOOR - TOP - ACTIONS - sum(heights) - GAP * len(sides)
    guide = min(spare - GAP, 230.0) if spare - GAP >= GUIDE else 0.0
    spare -= guide + GAP if guide else 0.0
    living = [side for side in sides if side not in s.view.forgotten]
    more = spare / (len(living) + 1)
    y = TOP
    parts = [actions(s, RIGHT, y, SIDE, ACTIONS + more)]
    y += ACTIONS + more + GAP
    for side, height in zip(sides, heights, strict=True):
        tall = height + (more if side in living else 0.0)
        parts.append(god_board(s, side, RIGHT, y, SIDE, tall))
        y += tall + GAP
    if guide:
        parts.append(guardians(s, RIGHT, y, SIDE, guide))
    return parts


def guardians(s: Scene, x: float, y: float, width: float, height: float) -> Element:
    """The three guardians of this game and what they do: in rows, or in columns if it is low."""
    tall = height >= 190
    step = (height - 16) / 3 if tall else (width - 16) / 3
    places = [(x + 8, y + 8 + step * i) if tall else (x + 8 + step * i, y + 8) for i in range(3)]
    size = (width - 16, step) if tall else (step, height - 16)
    guides = [guide(s, kind, *place, *size) for kind, place in zip(s.view.guardians, places, strict=True)]
    return svg.group(svg.papyrus(x, y, width, height), *guides)


def guide(s: Scene, kind: str, x: float, y: float, width: float, height: float) -> Element:
    """A guardian, its level and what it does."""
    wide = width > 300
    name, level = s.voice.name(kind), s.word("level", level=GUARDIAN_LEVEL[kind])
    r = 23.0 if wide else 19.0
    text, head = x + 2 * r + 22, y + (height / 2 - 19 if wide else 12)
    room, middle = x + width - text - 4, y + (height / 2 - 8 if wide else 25)
    lines = int((y + height - head - 8) // 15.5)
    return svg.spot(
        f"guide-{kind}",
        svg.disc(x + r + 9, middle, r, fill="#6d5c40", glyph=FIGURE_GLYPH[kind]),
        svg.label(level, x + r + 9, middle + r + 12, size=12.5, width=2 * r + 14, fill=svg.FADED_INK),
        svg.label(name, text, head, size=14.5, width=room, fill=svg.LAPIS, face="serif", anchor="start"),
        svg.paragraph(s.voice.card(kind), text, head + 10, room, 12.5, leading=1.24, lines=lines),
        tip=f"{name}, {level}: {s.voice.card(kind)}",
    )
