"""The table of Pharaon as one SVG: the wheel in the middle, the zones around it, the players below."""

from __future__ import annotations

from typing import Final

from senet import svg
from senet.games.pharaon.components import ARTISANS, COLOURS, JARS, NOBLES, OFFERINGS, ROUNDS, TOKENS
from senet.games.pharaon.drawing_players import area
from senet.games.pharaon.drawing_table import bank, jar_tile, jars, pyramid
from senet.games.pharaon.drawing_tokens import (
    ZONE_FILL,
    ZONE_GLYPH,
    Scene,
    pictures,
    price,
    resource,
    scene,
    token,
)
from senet.games.pharaon.drawing_tracks import nile, tomb
from senet.games.pharaon.drawing_traitor import boards
from senet.games.pharaon.drawing_wheel import wheel
from senet.games.pharaon.drawing_zones import any_price, artisans, nobles, offerings
from senet.games.pharaon.table import TRAITOR, Action, Pharaon
from senet.kernel.play import choices, deciders, text
from senet.kernel.telling import Voice
from senet.svg import Element

WIDTH: Final = 1560.0
HEIGHT: Final = 1118.0
GAP: Final = 12.0
SIDE: Final = 474.0  # the width of the panels at both sides of the wheel
MIDDLE: Final = WIDTH - 2 * SIDE - 4 * GAP
TOP: Final = 68.0
SIDE_HEIGHT: Final = 398.0
AREAS: Final = TOP + 2 * SIDE_HEIGHT + 2 * GAP  # where the areas of the players begin
HEADER: Final = 56.0
PANELS: Final = {
    "offerings": offerings,
    "nobles": nobles,
    "artisans": artisans,
    "nile": nile,
    "tomb": tomb,
}


def draw(view: Pharaon, voice: Voice) -> str:
    """What the seat of this view sees."""
    offered = {text(choice) for choice in choices(view, view.flow.viewer)}
    return svg.lit(str(compose(view, voice)), offered, view.flow.viewer, deciders(view))


def compose(
    view: Pharaon, voice: Voice, lit: bool = True, commons: svg.Commons | None = None
) -> svg.Composition:
    """The same, not yet put together. If it is not `lit`, who shows it lights what may be chosen."""
    s = scene(view, voice, lit, commons)
    note = s.word("round", round=view.round, rounds=ROUNDS)
    parts = [
        pictures(),
        svg.frame(WIDTH, HEIGHT, "Pharaon", note=note, glyphs=("ankh", "pharaoh", "pyramid")),
        svg.for_others(s, progress),
        svg.for_others(s, turn, WIDTH - 54 - svg.text_width(note, 14)),
        *svg.for_all(s, zones),
        *middle(s),
        *areas(s),
        *regions(s),
    ]
    return svg.composition(WIDTH, HEIGHT, parts, title="Pharaon", description=s.word("description"))


def zones(s: Scene) -> list[Element]:
    return [PANELS[name](s, *place) for name, place in zone_places(s).items()]


def zone_places(s: Scene) -> dict[str, tuple[float, float, float, float]]:
    """The panels stand where the zones are on the wheel: the offerings at the top, then clockwise."""
    view = s.view
    start = view.layout.index("offerings")
    order = [view.layout[(start + i) % 5] for i in range(5)]
    right, lower = WIDTH - GAP - SIDE, TOP + SIDE_HEIGHT + GAP
    places = [
        (2 * GAP + SIDE, TOP, MIDDLE, 144.0),
        (right, TOP, SIDE, SIDE_HEIGHT),
        (right, lower, SIDE, SIDE_HEIGHT),
        (GAP, lower, SIDE, SIDE_HEIGHT),
        (GAP, TOP, SIDE, SIDE_HEIGHT),
    ]
    return dict(zip(order, places, strict=True))


def middle(s: Scene) -> list[Element]:
    left, floor = 2 * GAP + SIDE, AREAS - GAP
    tall = 178.0
    pyramid_width = 250.0
    right, room = left + pyramid_width + GAP, MIDDLE - pyramid_width - GAP
    half = (tall - GAP) / 2
    return [
        *svg.for_all(s, wheel, WIDTH / 2, (TOP + 144 + floor - tall) / 2),
        pyramid(s, left, floor - tall, pyramid_width, tall),
        *svg.for_all(s, bank, right, floor - tall, room, half),
        svg.for_all(s, jars, right, floor - half, room, half),
    ]


def areas(s: Scene) -> list[Element]:
    """The players side by side."""
    view = s.view
    parts: list[Element] = []
    tall = HEIGHT - AREAS - GAP
    for seat, (x, wide) in enumerate(widths(s)):
        if view.traitor is not None and seat == TRAITOR:
            his = wide - 730
            parts += placed(x, area(s, seat, 0, 0, wide, tall, his))
            parts += boards(s, view.traitor, x + his + 4, AREAS + 12, 714, tall - 24)
        elif seat == s.seat:
            parts += placed(x, area(s, seat, 0, 0, wide, tall, wide))
        else:
            parts += placed(x, svg.for_all(s, area, seat, 0, 0, wide, tall, wide))
    return parts


def placed(x: float, parts: list[Element]) -> list[Element]:
    return [svg.placed(x, AREAS, part) for part in parts]


def widths(s: Scene) -> list[tuple[float, float]]:
    """Where the area of each player begins; who has a secret choice, or five boards, gets more room."""
    view = s.view
    weights = [2.4 if player.drawn and seat == s.seat else 1.0 for seat, player in enumerate(view.players)]
    if view.traitor is not None:
        weights = [1.0, 2.3]
    room = WIDTH - GAP * (len(weights) + 1)
    x, found = GAP, []
    for weight in weights:
        wide = room * weight / sum(weights)
        found.append((x, wide))
        x += wide + GAP
    return found


@svg.remembered
def regions(s: Scene) -> list[Element]:
    """What one looks at by itself: the wheel with what lies below it, the zones, the players (the own first)."""
    areas = widths(s)
    seats = sorted(range(len(areas)), key=lambda seat: seat != s.seat)
    top = TOP + 144
    return [
        svg.region("wheel", s.word("region-wheel"), 2 * GAP + SIDE, top, MIDDLE, AREAS - GAP - top),
        *(svg.region(zone, s.voice.name(zone), *place) for zone, place in zone_places(s).items()),
        *(
            svg.region("players", s.word("region-players"), areas[seat][0], AREAS, areas[seat][1],
                       HEIGHT - AREAS - GAP, close=0.8)
            for seat in seats
        ),
    ]  # fmt: skip


# -- what is going on ------------------------------------------------------------------------------


@svg.remembered
def progress(s: Scene) -> Element | None:
    """In the head: the action being paid, the ways to declare an entry token, or the jar just opened."""
    action = s.view.action
    parts: list[Element] = []
    x = 330.0
    if action is not None:
        shown, x = going_on(s, action, x)
        parts.append(shown)
    jar = jar_in_question(s.view)
    if jar:
        parts.append(jar_tile(s, jar, x + 10, 5, 44, 46))
    parts += declarations(s, x + 20)
    return svg.group(*parts) if parts else None


@svg.remembered
def turn(s: Scene, right: float) -> Element | None:
    """Who has to decide, left of the round."""
    if not s.deciding or declared(s):
        return None
    words = ", ".join(s.who(seat) for seat in s.deciding)
    wide = svg.text_width(words, 15, "bold")
    y = HEADER / 2
    return svg.group(
        svg.marker(right - wide - 34, y, 18, s.deciding[0]),
        svg.label(words, right - 18, y, size=15, fill=svg.GOLD_LIGHT, face="bold", anchor="end"),
    )


def jar_in_question(view: Pharaon) -> str:
    """The jar that the open decision is about, if any."""
    decision = view.flow.decision
    if decision is None or decision.question.name not in ("wheel_token", "use"):
        return ""
    last = decision.args[-1] if decision.args else ""
    return last if isinstance(last, str) and last in JARS and last not in view.jars else ""


def going_on(s: Scene, action: Action, x: float) -> tuple[Element, float]:
    """The zone, what was chosen there, the entry token, and what is still to be paid."""
    y = HEADER / 2 - 1
    words = s.voice.name(action.zone)
    if action.card in NOBLES:
        words += f": {s.voice.name(action.card)}"
    elif action.card in ARTISANS:
        words += f": {s.voice.name(ARTISANS[action.card].kind)}"
    elif action.card == "deck":
        words += f": {s.word('deck')}"
    elif action.zone == "nile" and action.card:
        words += f" {action.card}"
    parts = [
        svg.circle(x + 18, y, 18, fill=ZONE_FILL[action.zone], stroke=svg.GOLD),
        svg.glyph(ZONE_GLYPH[action.zone], x + 18, y, 25, svg.INK),
        svg.label(words, x + 46, y, size=16, fill=svg.GOLD_LIGHT, anchor="start"),
    ]
    x += 64 + svg.text_width(words, 16)
    for kind in action.arrows:
        head = [(x + 12, y - 21), (x + 19, y - 13), (x + 5, y - 13)]
        parts.append(svg.polygon(head, fill=svg.GOLD_LIGHT))
        parts.append(resource(x + 12, y + 4, 11, kind))
        x += 32
    for kind in chosen_offerings(s.view, action):
        parts.append(token(x + 12, y, 12, kind))
        x += 32
    if action.entry:
        parts.append(svg.rect(x - 2, y - 17, 34, 34, rx=8, fill="#f3e7c9", fill_opacity=0.9))
        parts.append(token(x + 15, y, 12, action.entry))
        x += 44
    for kind in action.due:
        parts.append(price(x + 15, y, 10, kind) if kind in COLOURS else any_price(x + 15, y, 10))
        x += 34
    return svg.group(*parts), x


def chosen_offerings(view: Pharaon, action: Action) -> list[str]:
    if action.zone != "offerings" or not action.card:
        return []
    pair = view.pairs[int(action.card) - 1]
    return [*pair, action.bonus] if action.bonus in OFFERINGS else list(pair)


@svg.answered
def declared(s: Scene) -> list[str]:
    """The offered ways to pay an entry with a token that stands for a colour."""
    nouns = [f"{kind}.{colour}" for kind in TOKENS for colour in COLOURS]
    return [noun for noun in nouns if f"entry:{noun}" in s.open]


def declarations(s: Scene, x: float) -> list[Element]:
    """Where any basic entry is allowed: every token with the colour that it would stand for."""
    nouns = declared(s)
    step = min(64.0, (WIDTH - 190 - x) / max(1, len(nouns)))
    chips = []
    for i, noun in enumerate(nouns):
        kind, _, colour = noun.partition(".")
        left = x + step * i
        y = HEADER / 2 - 1
        ground = svg.rect(left, y - 16, step - 5, 32, rx=8, fill="#f3e7c9", stroke="#a98f57", class_="edge")
        middle = left + (step - 5) / 2
        if kind == colour:
            signs = [token(middle, y, 10.5, kind)]
        else:
            r = min(10.5, step * 0.2)
            signs = [
                token(middle - step * 0.22, y, r, kind),
                resource(middle + step * 0.24, y, r * 0.85, colour, flat=True),
            ]
        tip = f"{s.voice.name(kind)} → {s.voice.name(colour)}"
        chips.append(
            svg.spot(
                svg.identifier("declare", kind, colour),
                ground,
                *signs,
                choice=f"entry:{noun}",
                choices=s.open,
                tip=tip,
            )
        )
    return chips
