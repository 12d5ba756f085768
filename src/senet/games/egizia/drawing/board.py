"""The whole table: the Nile at the top, the sites on its bank, the players below."""

from __future__ import annotations

from typing import Final

from senet import svg
from senet.games.egizia.components import OVER_PHASE, ROUNDS
from senet.games.egizia.drawing.giza import giza
from senet.games.egizia.drawing.now import head
from senet.games.egizia.drawing.players import player_area
from senet.games.egizia.drawing.result import sheet
from senet.games.egizia.drawing.river import LEFT_EDGE, RIGHT_EDGE, river
from senet.games.egizia.drawing.scene import scene
from senet.games.egizia.drawing.signs import definitions
from senet.games.egizia.drawing.sites import obelisk_site, sphinx_site
from senet.games.egizia.drawing.tracks import score_track, tracks
from senet.games.egizia.table import Egizia
from senet.kernel.play import choices, deciders, text
from senet.kernel.telling import Voice, Words
from senet.svg import Box, Element, Scene

WIDTH: Final = 1560.0
HEIGHT: Final = 1118.0
GAP: Final = 12.0
BOARD_TOP: Final = 62.0
SITES_TOP: Final = 382.0
SITES_HEIGHT: Final = 432.0
SCORE_TOP: Final = 820.0
SCORE_HEIGHT: Final = 44.0
AREAS: Final = 876.0  # where the areas of the players begin
REACHES: Final = 4  # parts of the Nile that fill a small screen
TRACKS: Final = Box(18, SITES_TOP, 248, SITES_HEIGHT)
SPHINX: Final = Box(274, SITES_TOP, 326, SITES_HEIGHT)
OBELISK: Final = Box(608, SITES_TOP, 402, SITES_HEIGHT)
GIZA: Final = Box(1018, SITES_TOP, 524, SITES_HEIGHT)
SHEET: Final = Box(20, 68, 1520, 158)
SCORES: Final = Box(LEFT_EDGE, SCORE_TOP, RIGHT_EDGE - LEFT_EDGE, SCORE_HEIGHT)

Span = tuple[float, float]  # where an area begins, and its width


def draw(view: Egizia, voice: Voice) -> str:
    """What the seat of this view sees."""
    offered = {text(choice) for choice in choices(view, view.flow.viewer)}
    return svg.lit(str(compose(view, voice)), offered, view.flow.viewer, deciders(view))


def compose(view: Egizia, voice: Voice, commons: svg.Commons | None = None) -> svg.Composition:
    """The same, not yet put together or lit."""
    s = scene(view, voice, commons)
    note = s.words.word("round", {"round": view.round, "rounds": ROUNDS})
    spans = area_spans(s)
    parts = [
        definitions(tuple([view.colour(seat) for seat in range(len(view.players))])),
        svg.frame(WIDTH, HEIGHT, "Egizia", note=note, glyphs=("sphinx", "ship", "pyramid")),
        *head(s, WIDTH - 54 - svg.text_width(note, 14)),
        *board(s),
        *areas(s, spans),
        *regions(own_first(spans, s.seat), s.words),
    ]
    return svg.composition(WIDTH, HEIGHT, parts, title="Egizia", description=s.words.word("description"))


def board(s: Scene) -> list[Element | None]:
    wide = RIGHT_EDGE - LEFT_EDGE
    height = SCORE_TOP + SCORE_HEIGHT - BOARD_TOP
    return [
        svg.soft_shadow(LEFT_EDGE, BOARD_TOP, wide, height, 14),
        svg.rect(LEFT_EDGE, BOARD_TOP, wide, height, rx=14, fill="url(#egizia-sand)", stroke="#8a6f3c"),
        svg.for_all(s, tracks, TRACKS),
        *sites(s),
        *svg.for_all(s, river),
        svg.for_all(s, sheet, SHEET) if s.view.phase == OVER_PHASE else None,
        svg.for_all(s, score_track, SCORES),
    ]


def sites(s: Scene) -> list[Element]:
    """The same for all viewers but one who is asked there or has drawn Sphinx cards."""
    view: Egizia = s.view
    is_asked = bool(s.offered) and s.asks("site_turn", "sphinx_numbers")
    if is_asked or (view.looked_at and s.is_me(view.looker)):
        return [sphinx_site(s, SPHINX), obelisk_site(s, OBELISK), giza(s, GIZA)]
    return [
        svg.for_all(s, sphinx_site, SPHINX),
        svg.for_all(s, obelisk_site, OBELISK),
        svg.for_all(s, giza, GIZA),
    ]


# -- players ---------------------------------------------------------------------------------------


def areas(s: Scene, spans: list[Span]) -> list[Element]:
    """The players side by side."""
    tall = HEIGHT - AREAS - GAP
    parts: list[Element] = []
    column = min([wide for _, wide in spans])  # so wide are the public things of every player
    for seat, (x, wide) in enumerate(spans):
        size = (seat, wide, tall, column)
        drawn = player_area(s, *size) if s.is_me(seat) else svg.for_all(s, player_area, *size)
        parts += [svg.placed(x, AREAS, part) for part in drawn]
    return parts


def area_spans(s: Scene) -> list[Span]:
    """The areas of the players; the viewer's is wider, because its cards can be read.

    A spectator sees all areas as players see those of others, so that they are drawn only once.
    """
    view: Egizia = s.view
    count = len(view.players)
    looks_on = not 0 <= s.seat < count
    many = not looks_on and len(view.players[s.seat].sphinx) > 5
    own = 1.0 if view.phase == OVER_PHASE else 2.0 if many and count > 2 else 1.7
    each = (WIDTH - GAP * (count + 1)) / (count - 1 + own)
    gap = (WIDTH - each * count) / (count + 1) if looks_on else GAP
    x, found = gap, []
    for seat in range(count):
        wide = each * own if s.is_me(seat) else each
        found.append((x, wide))
        x += wide + gap
    return found


def own_first(spans: list[Span], seat: int) -> tuple[Span, ...]:
    own = spans[seat : seat + 1] if seat >= 0 else []
    return (*own, *[span for other, span in enumerate(spans) if other != seat])


@svg.part
def regions(areas: tuple[Span, ...], words: Words) -> list[Element]:
    """The parts worth zooming in on: four stretches of the Nile, the sites, the players."""
    reach = (RIGHT_EDGE - LEFT_EDGE) / REACHES
    nile = [Box(LEFT_EDGE + reach * i, BOARD_TOP, reach, SITES_TOP - BOARD_TOP) for i in range(REACHES)]
    places = {"tracks": TRACKS, "sphinx": SPHINX, "obelisk": OBELISK, "giza": GIZA}
    players = words.word("region-players")
    tall = HEIGHT - AREAS - GAP
    return [
        *[svg.region("nile", words.word("region-nile"), *box) for box in nile],
        *[svg.region(name, words.word(f"region-{name}"), *box) for name, box in places.items()],
        *[svg.region("players", players, x, AREAS, wide, tall, close=0.8) for x, wide in areas],
    ]
