"""The whole table: the wheel in the middle, the zones around it, the players below."""

from __future__ import annotations

from typing import Final

from senet import svg
from senet.games.pharaon.components import ROUNDS
from senet.games.pharaon.drawing.nile import nile
from senet.games.pharaon.drawing.now import progress, turn
from senet.games.pharaon.drawing.players import area
from senet.games.pharaon.drawing.pyramid import pyramid
from senet.games.pharaon.drawing.scene import scene
from senet.games.pharaon.drawing.stock import bank, jars
from senet.games.pharaon.drawing.tokens import pictures
from senet.games.pharaon.drawing.tomb import tomb
from senet.games.pharaon.drawing.traitor import boards
from senet.games.pharaon.drawing.wheel import wheel
from senet.games.pharaon.drawing.zones import artisans, nobles, offerings
from senet.games.pharaon.table import TRAITOR, Pharaon
from senet.kernel.play import choices, deciders, text
from senet.kernel.telling import Voice, Words
from senet.svg import Box, Element, Scene

WIDTH: Final = 1560.0
HEIGHT: Final = 1118.0
GAP: Final = 12.0
SIDE: Final = 474.0  # the width of the panels at both sides of the wheel
MIDDLE: Final = WIDTH - 2 * SIDE - 4 * GAP
TOP: Final = 68.0
OFFERINGS_HEIGHT: Final = 144.0
SIDE_HEIGHT: Final = 398.0
BELOW_WHEEL: Final = 178.0  # the height of what lies there
PYRAMID_WIDTH: Final = 250.0
AREAS: Final = TOP + 2 * SIDE_HEIGHT + 2 * GAP  # where the areas of the players begin
AREA_HEIGHT: Final = HEIGHT - AREAS - GAP
BOARDS_WIDTH: Final = 730.0  # of the Traitor, in his area
PANELS: Final = {
    "offerings": offerings,
    "nobles": nobles,
    "artisans": artisans,
    "nile": nile,
    "tomb": tomb,
}

Places = tuple[tuple[str, Box], ...]  # where the zones are
Span = tuple[float, float]  # where an area begins, and its width


def draw(view: Pharaon, voice: Voice) -> str:
    """What the seat of this view sees."""
    offered = {text(choice) for choice in choices(view, view.flow.viewer)}
    return svg.lit(str(compose(view, voice)), offered, view.flow.viewer, deciders(view))


def compose(view: Pharaon, voice: Voice, commons: svg.Commons | None = None) -> svg.Composition:
    """The same as fragments, without highlights."""
    s = scene(view, voice, commons)
    note = s.words.word("round", {"round": view.round, "rounds": ROUNDS})
    places = zone_places(view)
    spans = area_spans(s)
    parts = [
        pictures(),
        svg.frame(WIDTH, HEIGHT, "Pharaon", note=note, glyphs=("ankh", "pharaoh", "pyramid")),
        progress(s),
        turn(s, WIDTH - 54 - svg.text_width(note, 14)),
        *[svg.for_all(s, PANELS[zone], place) for zone, place in places],
        *middle(s),
        *areas(s, spans),
        *regions(places, own_first(spans, s.seat), s.words),
    ]
    return svg.composition(WIDTH, HEIGHT, parts, title="Pharaon", description=s.words.word("description"))


def zone_places(view: Pharaon) -> Places:
    """The panels stand where the zones are on the wheel: the offerings at the top, then clockwise."""
    start = view.layout.index("offerings")
    order = [*view.layout[start:], *view.layout[:start]]
    right, lower = WIDTH - GAP - SIDE, TOP + SIDE_HEIGHT + GAP
    places = [
        Box(2 * GAP + SIDE, TOP, MIDDLE, OFFERINGS_HEIGHT),
        Box(right, TOP, SIDE, SIDE_HEIGHT),
        Box(right, lower, SIDE, SIDE_HEIGHT),
        Box(GAP, lower, SIDE, SIDE_HEIGHT),
        Box(GAP, TOP, SIDE, SIDE_HEIGHT),
    ]
    return tuple(zip(order, places, strict=True))


def middle(s: Scene) -> list[Element]:
    """The wheel, and what lies below it."""
    left, top = 2 * GAP + SIDE, AREAS - GAP - BELOW_WHEEL
    right, room = left + PYRAMID_WIDTH + GAP, MIDDLE - PYRAMID_WIDTH - GAP
    half = (BELOW_WHEEL - GAP) / 2
    return [
        *svg.for_all(s, wheel, WIDTH / 2, (TOP + OFFERINGS_HEIGHT + top) / 2),
        pyramid(s, Box(left, top, PYRAMID_WIDTH, BELOW_WHEEL)),
        *svg.for_all(s, bank, Box(right, top, room, half)),
        svg.for_all(s, jars, Box(right, top + half + GAP, room, half)),
    ]


# -- players ---------------------------------------------------------------------------------------


def areas(s: Scene, spans: list[Span]) -> list[Element]:
    """The players side by side."""
    view: Pharaon = s.view
    parts: list[Element] = []
    for seat, (x, wide) in enumerate(spans):
        if view.traitor is not None and seat == TRAITOR:
            his = wide - BOARDS_WIDTH
            parts += placed(x, svg.for_all(s, area, seat, wide, AREA_HEIGHT, his))
            parts += svg.for_all(s, boards, x + his + 4, AREAS + 12, BOARDS_WIDTH - 16)
        elif s.is_me(seat):
            parts += placed(x, area(s, seat, wide, AREA_HEIGHT, wide))
        else:
            parts += placed(x, svg.for_all(s, area, seat, wide, AREA_HEIGHT, wide))
    return parts


def placed(x: float, parts: list[Element]) -> list[Element]:
    return [svg.placed(x, AREAS, part) for part in parts]


def area_spans(s: Scene) -> list[Span]:
    """The area of each player; a secret choice, or the Traitor's boards, need more room."""
    view: Pharaon = s.view
    weights = [2.4 if player.drawn and s.is_me(seat) else 1.0 for seat, player in enumerate(view.players)]
    if view.traitor is not None:
        weights = [1.0, 2.3]
    room = WIDTH - GAP * (len(weights) + 1)
    x, spans = GAP, []
    for weight in weights:
        wide = room * weight / sum(weights)
        spans.append((x, wide))
        x += wide + GAP
    return spans


def own_first(spans: list[Span], seat: int) -> tuple[Span, ...]:
    own = spans[seat : seat + 1] if seat >= 0 else []
    return (*own, *[span for other, span in enumerate(spans) if other != seat])


# -- regions ---------------------------------------------------------------------------------------


@svg.part
def regions(zones: Places, areas: tuple[Span, ...], words: Words) -> list[Element]:
    """The wheel with what lies below it, the zones, the players."""
    top = TOP + OFFERINGS_HEIGHT
    players = words.word("region-players")
    return [
        svg.region("wheel", words.word("region-wheel"), 2 * GAP + SIDE, top, MIDDLE, AREAS - GAP - top),
        *[svg.region(zone, words.name(zone), *place) for zone, place in zones],
        *[svg.region("players", players, x, AREAS, wide, AREA_HEIGHT, close=0.8) for x, wide in areas],
    ]
