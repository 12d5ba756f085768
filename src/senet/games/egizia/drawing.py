"""The table of Egizia as one SVG: the Nile at the top, the sites on its bank, the players below."""

from __future__ import annotations

from typing import Final

from senet import svg
from senet.games.egizia.components import OVER_PHASE, PHASES, ROUNDS
from senet.games.egizia.drawing_giza import giza
from senet.games.egizia.drawing_parts import Scene, chip, definitions, scene
from senet.games.egizia.drawing_players import player_area
from senet.games.egizia.drawing_result import sheet
from senet.games.egizia.drawing_river import LEFT_EDGE, RIGHT_EDGE, river
from senet.games.egizia.drawing_sites import obelisk_site, sphinx_site
from senet.games.egizia.drawing_tracks import score_track, tracks
from senet.games.egizia.table import Egizia
from senet.kernel.play import choices, deciders, text
from senet.kernel.telling import Voice
from senet.svg import Element

WIDTH: Final = 1560.0
HEIGHT: Final = 1118.0
GAP: Final = 12.0
HEADER: Final = 56.0
BOARD_TOP: Final = 62.0
SITES_TOP: Final = 382.0
SITES_HEIGHT: Final = 432.0
SCORE_TOP: Final = 820.0
SCORE_HEIGHT: Final = 44.0
AREAS: Final = 876.0  # where the areas of the players begin
REACHES: Final = 4  # parts of the Nile that fill a small screen
PHASE_GLYPH: Final = {
    "lay_cards": "ripple",
    "place_ships": "ship",
    "feed": "wheat",
    "produce_stone": "block",
    "build": "builder",
    "joint_bonus": "coin",
    "turn_order": "game_piece",
}


def draw(view: Egizia, voice: Voice) -> str:
    """What the seat of this view sees."""
    offered = {text(choice) for choice in choices(view, view.flow.viewer)}
    return svg.lit(str(compose(view, voice)), offered, view.flow.viewer, deciders(view))


def compose(
    view: Egizia, voice: Voice, lit: bool = True, commons: svg.Commons | None = None
) -> svg.Composition:
    """The same, not yet put together. If it is not `lit`, who shows it lights what may be chosen."""
    s = scene(view, voice, lit, commons)
    note = s.word("round", round=view.round, rounds=ROUNDS)
    parts = [
        definitions(tuple(view.colour(seat) for seat in range(len(view.players)))),
        svg.frame(WIDTH, HEIGHT, "Egizia", note=note, glyphs=("sphinx", "ship", "pyramid")),
        *svg.for_others(s, head, WIDTH - 54 - svg.text_width(note, 14)),
        *board(s),
        *areas(s),
        *regions(s),
    ]
    return svg.composition(WIDTH, HEIGHT, parts, title="Egizia", description=s.word("description"))


def board(s: Scene) -> list[Element | None]:
    wide = RIGHT_EDGE - LEFT_EDGE
    height = SCORE_TOP + SCORE_HEIGHT - BOARD_TOP
    return [
        svg.soft_shadow(LEFT_EDGE, BOARD_TOP, wide, height, 14),
        svg.rect(LEFT_EDGE, BOARD_TOP, wide, height, rx=14, fill="url(#egizia-sand)", stroke="#8a6f3c"),
        svg.for_all(s, tracks, 18, SITES_TOP, 248, SITES_HEIGHT),
        sphinx_site(s, (274, SITES_TOP, 326, SITES_HEIGHT)),
        svg.for_others(s, obelisk_site, (608, SITES_TOP, 402, SITES_HEIGHT)),
        svg.for_others(s, giza, (1018, SITES_TOP, 524, SITES_HEIGHT)),
        *svg.for_all(s, river),
        svg.for_all(s, sheet, 20, 68, 1520, 158) if s.view.phase == OVER_PHASE else None,
        svg.for_all(s, score_track, LEFT_EDGE, SCORE_TOP, wide, SCORE_HEIGHT),
    ]


def areas(s: Scene) -> list[Element]:
    """The players side by side."""
    tall = HEIGHT - AREAS - GAP
    parts = []
    places = widths(s)
    column = min(wide for _, wide in places)  # the public things need as much room before each player
    for seat, (x, wide) in enumerate(places):
        area = (seat, 0, 0, wide, tall, column)
        drawn = player_area(s, *area) if seat == s.seat else svg.for_all(s, player_area, *area)
        parts += [svg.placed(x, AREAS, part) for part in drawn]
    return parts


def widths(s: Scene) -> list[tuple[float, float]]:
    """Where the area of each player begins; who looks has more room, because the own cards can be read.

    Who only looks on sees all of them as the players see those of others, so that they are drawn once.
    """
    over = s.is_over()
    count = len(s.view.players)
    looks_on = not 0 <= s.seat < count
    many = not looks_on and s.holds_many(s.seat)
    own = 1.0 if over else 2.0 if many and count > 2 else 1.7
    each = (WIDTH - GAP * (count + 1)) / (count - 1 + own)
    gap = (WIDTH - each * count) / (count + 1) if looks_on else GAP
    x, found = gap, []
    for seat in range(count):
        wide = each * own if seat == s.seat else each
        found.append((x, wide))
        x += wide + gap
    return found


@svg.remembered
def regions(s: Scene) -> list[Element]:
    """What one looks at by itself: four reaches of the Nile, the sites, the players (the own area first)."""
    reach = (RIGHT_EDGE - LEFT_EDGE) / REACHES
    seats = sorted(range(len(s.view.players)), key=lambda seat: seat != s.seat)
    areas = widths(s)
    found: list[tuple[str, float, float, float, float]] = [
        *(("nile", LEFT_EDGE + reach * i, BOARD_TOP, reach, SITES_TOP - BOARD_TOP) for i in range(REACHES)),
        ("tracks", 18, SITES_TOP, 248, SITES_HEIGHT),
        ("sphinx", 274, SITES_TOP, 326, SITES_HEIGHT),
        ("obelisk", 608, SITES_TOP, 402, SITES_HEIGHT),
        ("giza", 1018, SITES_TOP, 524, SITES_HEIGHT),
        *(("players", areas[seat][0], AREAS, areas[seat][1], HEIGHT - AREAS - GAP) for seat in seats),
    ]
    return [
        svg.region(name, s.word(f"region-{name}"), *box, close=0.8 if name == "players" else 0.0)
        for name, *box in found
    ]


# -- the head --------------------------------------------------------------------------------------


@svg.remembered
def head(s: Scene, right: float) -> list[Element]:
    """The turn order, the phases of the round, and who has to decide; or amounts to choose from."""
    parts = [turn_order(s, 252)]
    left = 262.0 + 46 * len(s.view.players)
    amounts = [("pay", noun) for noun in s.offers("pay")] + [("sell", noun) for noun in s.offers("sell")]
    if amounts:
        step = min(52.0, (right - left) / len(amounts))
        for at, (verb, noun) in enumerate(amounts):
            signs = ("stone",) if len(amounts) < 10 else ()
            parts.append(chip(s, f"{verb}:{noun}", left + step * at, 7, step - 4, 40, noun, signs))
        return parts
    parts.append(phases(s, left + 14))
    if s.deciding:
        words = ", ".join(s.voice.who(seat) for seat in s.deciding)
        wide = svg.text_width(words, 15, "bold")
        parts.append(svg.marker(right - wide - 34, HEADER / 2, 18, s.hue(s.deciding[0])))
        parts.append(
            svg.label(words, right - 18, HEADER / 2, size=15, fill=svg.GOLD_LIGHT, face="bold", anchor="end")
        )
    return parts


@svg.remembered
def turn_order(s: Scene, x: float) -> Element:
    """The seats by their tokens; who has passed is pale."""
    parts: list[Element] = []
    y = HEADER / 2 - 1
    for at, seat in enumerate(s.view.turn_order):
        left = x + 46 * at
        acting = seat in s.deciding
        passed = s.has_passed(seat)
        ground = svg.rect(
            left,
            y - 17,
            42,
            34,
            rx=17,
            fill="#3a5568" if acting else "#22343f",
            stroke=svg.GOLD_LIGHT if acting else "#4d6575",
            stroke_width=2 if acting else 1,
        )
        number = svg.label(str(at + 1), left + 13, y, size=15, fill=svg.GOLD_LIGHT, face="serif")
        mark = svg.marker(left + 28, y, 17, s.hue(seat))
        drawn = svg.group(ground, number, mark, opacity=0.45 if passed else None)
        parts.append(svg.spot(f"turn-{at + 1}", drawn, tip=s.voice.who(seat)))
    return svg.group(*parts)


@svg.remembered
def phases(s: Scene, x: float) -> Element:
    """The seven phases; the present one is bright and has its name beside it."""
    y = HEADER / 2 - 1
    now = s.view.phase
    parts: list[Element] = []
    for phase in PHASES:
        is_now = phase == now
        parts.append(
            svg.spot(
                f"phase-{phase}",
                svg.circle(
                    x + 15,
                    y,
                    15,
                    fill=svg.GOLD_LIGHT if is_now else "#22343f",
                    stroke=svg.GOLD if is_now else "#4d6575",
                ),
                svg.glyph(PHASE_GLYPH[phase], x + 15, y, 19, svg.INK if is_now else "#9fb2bd"),
                tip=s.word(f"phase-{phase.replace('_', '-')}"),
            )
        )
        x += 35
    words = s.word(f"phase-{now.replace('_', '-')}")
    parts.append(svg.label(words, x + 8, y, size=16, fill=svg.GOLD_LIGHT, face="serif", anchor="start"))
    return svg.group(*parts)
