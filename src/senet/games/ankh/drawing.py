"""The table of Ankh as one SVG: the map between the tracks, the gods beside it, the hand below."""

from __future__ import annotations

from typing import Final

from senet import svg
from senet.games.ankh.components import ANUBIS, CONFLICT, CONFLICT_NUMBER, GUARDIAN_LEVEL
from senet.games.ankh.drawing_conflict import AUCTION_BID, context
from senet.games.ankh.drawing_gods import FULL, SHORT, board_height
from senet.games.ankh.drawing_gods import board as god_board
from senet.games.ankh.drawing_hand import hand
from senet.games.ankh.drawing_map import board, caravans, gates, region_tokens
from senet.games.ankh.drawing_pieces import pieces
from senet.games.ankh.drawing_scene import FIGURE_GLYPH, Scene, fitted, scene
from senet.games.ankh.drawing_tracks import actions, devotion, events
from senet.games.ankh.table import NOBODY, Ankh
from senet.kernel.play import choices, deciders, text
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
    offered = {text(choice) for choice in choices(view, view.flow.viewer)}
    return svg.lit(str(compose(view, voice)), offered, view.flow.viewer, deciders(view))


def compose(
    view: Ankh, voice: Voice, lit: bool = True, commons: svg.Commons | None = None
) -> svg.Composition:
    """The same, not yet put together. If it is not `lit`, who shows it lights what may be chosen."""
    s = scene(view, voice, lit, commons)
    parts = [
        svg.frame(
            WIDTH,
            HEIGHT,
            s.word("title"),
            note=svg.for_all(s, progress),
            glyphs=("ankh", "eye_of_horus", "pyramid"),
        ),
        *svg.for_all(s, decides),
        svg.for_all(s, devotion, GAP, TOP, TRACK, FLOOR - TOP),
        *svg.for_all(s, middle),
        *column(s),
        hand(s, GAP, FLOOR + GAP, TRACK + GAP + BOARD, FOOT),
        going_on(s),
        *regions(s),
    ]
    return svg.composition(WIDTH, HEIGHT, parts, title=s.word("title"), description=s.word("description"))


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


@svg.remembered
def decides(s: Scene) -> list[Element]:
    """In the head, left of it: the people who have to decide, each with the sign of the seat."""
    right = WIDTH - 40 - svg.text_width(progress(s), 14) - 28
    room = min(150.0, (right - 420) / max(1, len(s.deciding)) - 48)
    parts: list[Element] = []
    for seat in reversed(s.deciding):
        words = svg.cut(s.voice.who(seat), room, 14)
        wide = svg.text_width(words, 14) + 48
        right -= wide
        ground = {"fill": svg.NIGHT_LIGHT, "stroke": svg.GOLD, "class_": "edge"}
        parts.append(
            svg.spot(
                f"decides-{seat}",
                svg.rect(right, 14, wide - 8, 28, rx=14, **ground),
                svg.marker(right + 17, 28, 15, s.view.sides[seat]),
                svg.label(words, right + 30, 28, size=14, fill=svg.GOLD_LIGHT, anchor="start"),
                tip=s.word("decides", who=s.voice.who(seat)),
            )
        )
    return parts


def going_on(s: Scene) -> Element:
    """Below the gods; only battles and auctions look different to those who are in them."""
    place = (RIGHT, FLOOR + GAP, SIDE, FOOT)
    private = s.view.battle is not None or s.asks(AUCTION_BID)
    drawn: Element = context(s, *place) if private else svg.for_all(s, context, *place)
    return drawn


def middle(s: Scene) -> list[Element]:
    """The event track, and below it the map with everything that stands on it."""
    left, top = 2 * GAP + TRACK, TOP + EVENTS + GAP
    land, grid = board(s, left, top, BOARD, FLOOR - top)
    return [
        events(s, left, TOP, BOARD, EVENTS),
        *land,
        *gates(s, grid),
        *pieces(s, grid),
        caravans(s, grid),
        *region_tokens(s, grid),
    ]


def column(s: Scene) -> list[Element]:
    """Action tracks, the boards of the gods, and a guide to the guardians if there is room for it."""
    places = places_in(s)
    tall = places.pop("actions")[1]
    guide = places.pop("guide", None)
    parts = [*svg.for_all(s, actions, RIGHT, TOP, SIDE, tall)]
    for side, (y, height) in places.items():
        board = (int(side), 0, 0, SIDE, height)
        own = s.is_mine(int(side)) or ANUBIS in s.player(int(side)).abilities  # who may hold one of ours
        drawn = god_board(s, *board) if own else svg.for_all(s, god_board, *board)
        parts += [svg.placed(RIGHT, y, part) for part in drawn if part is not None]
    if guide:
        parts.append(svg.for_all(s, guardians, RIGHT, guide[0], SIDE, guide[1]))
    return parts


def places_in(s: Scene) -> dict[str, tuple[float, float]]:
    """The column from top to bottom: where each part begins and how high it is. Gods go by their seats.

    Who only looks on sees all boards as the players see those of others, so that they are drawn once.
    """
    sides = [seat for seat in range(len(s.view.players)) if s.view.sides[seat] == seat]
    heights = [board_height(s, side) for side in sides]
    apart = 0.0 if FULL in heights else FULL - SHORT  # instead of an own board, room between all of them
    spare = FLOOR - TOP - ACTIONS - sum(heights) - GAP * len(sides) - apart
    guide = min(spare - GAP, 165.0) if spare - GAP >= GUIDE else 0.0
    spare -= guide + GAP if guide else 0.0
    living = [side for side in sides if side not in s.view.forgotten]
    more = min(spare / (len(living) + 0.5), 74.0)
    if guide:
        guide += spare - more * (len(living) + 0.5)
    gap = GAP + apart / (len(sides) + bool(guide))
    y = TOP
    found = {"actions": (y, ACTIONS + more / 2)}
    y += ACTIONS + more / 2 + gap
    for side, height in zip(sides, heights, strict=True):
        tall = height + (more if side in living else 0.0)
        found[str(side)] = (y, tall)
        y += tall + gap
    if guide:
        found["guide"] = (y, guide)
    return found


@svg.remembered
def regions(s: Scene) -> list[Element]:
    """What one looks at by itself: the map, the actions, the gods (the own one first), tracks, cards."""
    left, top = 2 * GAP + TRACK, TOP + EVENTS + GAP
    places = places_in(s)
    gods = sorted((name for name in places if name.isdigit()), key=lambda name: int(name) != s.side)
    column = [("gods", *places[name]) for name in gods]
    if "guide" in places:
        column.append(("guardians", *places["guide"]))
    found: list[tuple[str, float, float, float, float]] = [
        ("map", left, top, BOARD, FLOOR - top),
        ("hand", GAP, FLOOR + GAP, TRACK + GAP + BOARD, FOOT),
        ("conflict", RIGHT, FLOOR + GAP, SIDE, FOOT),
        ("actions", RIGHT, TOP, SIDE, places["actions"][1]),
        *((name, RIGHT, y, SIDE, tall) for name, y, tall in column),
        ("tracks", left, TOP, BOARD / 2, EVENTS),
        ("tracks", left + BOARD / 2, TOP, BOARD / 2, EVENTS),
        ("tracks", GAP, TOP, TRACK, FLOOR - TOP),
    ]
    return [
        svg.region(
            name,
            s.word(f"region-{name}"),
            *box,
            close=0.0 if name == "map" else 0.8,
            aside=name == "actions",  # who chooses an action wants to see the map
        )
        for name, *box in found
    ]


@svg.remembered
def guardians(s: Scene, x: float, y: float, width: float, height: float) -> Element:
    """The three guardians of this game and what they do."""
    step = (height - 8) / len(s.view.guardians)
    rows = [guide(s, kind, x, y + 4 + step * i, width, step) for i, kind in enumerate(s.view.guardians)]
    cuts = [svg.divider(x + 14, y + 4 + step * i, width - 28) for i in (1, 2)]
    return svg.group(svg.papyrus(x, y, width, height), *cuts, *rows)


@svg.remembered
def guide(s: Scene, kind: str, x: float, y: float, width: float, height: float) -> Element:
    """A guardian, its level and what it does."""
    name, level = s.voice.name(kind), s.word("level", level=GUARDIAN_LEVEL[kind])
    words = s.voice.card(kind)
    middle, left = y + height / 2, x + 180
    room = x + width - left - 10
    size = 13.0 if height > 56 else 12.0
    tall = min(svg.paragraph_height(words, room, size, leading=1.13), 3 * size * 1.13)
    return svg.spot(
        f"guide-{kind}",
        svg.disc(x + 30, middle, min(20.0, height * 0.38), fill="#6d5c40", glyph=FIGURE_GLYPH[kind]),
        fitted(name, x + 56, middle - 8, 14, 116, "serif", svg.LAPIS),
        svg.label(level, x + 56, middle + 10, size=12.5, width=98, fill=svg.FADED_INK, anchor="start"),
        svg.paragraph(words, left, middle - tall / 2, room, size, leading=1.13, lines=3),
        tip=f"{name}, {level}: {words}",
    )
