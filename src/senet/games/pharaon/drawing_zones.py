"""The panels of the five zones: what can be had there, and what it costs."""

from __future__ import annotations

from typing import Final

from senet import svg
from senet.games.pharaon.components import COLOURS
from senet.games.pharaon.drawing_cards import artisan_card, noble_card
from senet.games.pharaon.drawing_tokens import (
    PALE,
    ZONE_FILL,
    ZONE_GLYPH,
    Scene,
    empty_place,
    price,
    resource,
    token,
)
from senet.svg import Element

HEAD: Final = 46.0  # the contents of a panel begin below
OFFERING_VERBS: Final = ("offering", "bonus")  # what a click on an offering can mean


def zone_panel(
    s: Scene,
    name: str,
    x: float,
    y: float,
    width: float,
    height: float,
    cost: Element | None,
    *parts: Element | None,
) -> Element:
    """A panel with the sign of the zone, its entry colour and the cost of its action."""
    strip = s.view.strip_of(name)
    title = s.voice.name(name)
    size = min(18.0, 18.0 * 200 / max(200.0, svg.text_width(title, 18, "serif")))
    after = x + 58 + svg.text_width(title, size, "serif")
    left = s.view.usable - len(s.view.wheel[strip])
    head = svg.group(
        svg.circle(x + 30, y + 23, 18, fill=ZONE_FILL[name], stroke=svg.GOLD, stroke_width=1.4),
        svg.glyph(
            ZONE_GLYPH[name], x + 30, y + 23, 25, svg.INK, body=svg.mixed(ZONE_FILL[name], svg.GOLD, 0.45)
        ),
        svg.label(title, x + 56, y + 23, size=size, fill=svg.LAPIS, face="serif", anchor="start"),
        resource(after + 18, y + 23, 10, strip, flat=True),
        svg.label(f"{left}/{s.view.usable}", after + 34, y + 23, size=14, fill=svg.FADED_INK, anchor="start"),
        svg.line(x + 16, y + 44, x + width - 16, y + 44, stroke=svg.GOLD, stroke_opacity=0.7),
        svg.line(x + 16, y + 46, x + width - 16, y + 46, stroke=svg.GOLD, stroke_opacity=0.3),
    )
    return svg.spot(
        f"zone-{name}",
        svg.papyrus(x, y, width, height),
        head,
        cost,
        *parts,
        choice=f"zone:{name}",
        choices=s.open,
        tip=title,
    )


@svg.made_once
def any_price(x: float, y: float, r: float) -> Element:
    """One unit of a cost in a kind that the payer chooses."""
    half = r * 1.42
    return svg.group(
        svg.rect(
            x - half,
            y - half,
            2 * half,
            2 * half,
            rx=r * 0.2,
            fill="#fdf8ea",
            stroke="#6b5630",
            stroke_width=1.3,
        ),
        *(
            svg.circle(
                x + dx * r * 0.55,
                y + dy * r * 0.55,
                r * 0.4,
                fill=PALE[kind],
                stroke="#6b5630",
                stroke_width=0.7,
            )
            for kind, (dx, dy) in zip(COLOURS, ((0, 0), (-1, -1), (1, -1), (-1, 1), (1, 1)), strict=True)
        ),
    )


@svg.made_once
def equal_cost(x: float, y: float, count: int) -> Element:
    """So many tokens of one kind; x is the right end."""
    parts = []
    for i in range(count):
        here = x - 13 - (count - 1 - i) * 36
        parts.append(any_price(here, y, 8.5))
        if i:
            parts.append(svg.label("=", here - 18, y, size=14, fill=svg.FADED_INK, face="bold"))
    return svg.group(*parts)


# -- offerings -------------------------------------------------------------------------------------


@svg.remembered
def offerings(s: Scene, x: float, y: float, width: float, height: float) -> Element:
    view = s.view
    slots = len(view.pairs)
    step = min(78.0, (width - 112) / slots)
    left = x + 16
    parts: list[Element | None] = [
        pair_slot(s, slot, left + step * slot, y + HEAD + 9, step) for slot in range(slots)
    ]
    row = y + HEAD + 71
    for place, kind in enumerate(view.bonus):
        cx = left + step * (place + 0.5) - 3
        if kind:
            shown = token(cx, row, 15, kind)
            choice = [f"{verb}:{kind}" for verb in OFFERING_VERBS]
            tip = s.voice.name(kind)
            parts.append(svg.spot(f"bonus-{place + 1}", shown, choice=choice, choices=s.open, tip=tip))
        else:
            parts.append(empty_place(cx, row, 14))
    parts += [
        svg.label("+", left + 1, row, size=17, face="bold", fill=svg.CARNELIAN),
        bag(s, x + width - 54, y + HEAD + 47),
    ]
    cost = svg.group(
        any_price(x + width - 130, y + 23, 8.5),
        svg.label("/", x + width - 107, y + 23, size=18, fill=svg.FADED_INK),
        equal_cost(x + width - 32, y + 23, 2),
        svg.label("+", x + width - 20, y + 23, size=18, fill=svg.CARNELIAN, face="bold"),
    )
    return zone_panel(s, "offerings", x, y, width, height, cost, *parts)


@svg.answered
def pair_in(s: Scene, slot: int) -> list[str]:
    return list(s.view.pairs[slot])


@svg.remembered
def pair_slot(s: Scene, slot: int, x: float, y: float, step: float) -> Element:
    pair = pair_in(s, slot)
    ground = svg.rect(
        x, y, step - 7, 42, rx=10, fill="#d9c48f", fill_opacity=0.55, stroke="#a98f57", class_="edge"
    )
    middle, half = x + (step - 7) / 2, (step - 7) / 4 + 0.5
    tokens = [token(middle + (2 * i - 1) * half, y + 21, 14.5, kind) for i, kind in enumerate(pair)]
    tip = " + ".join(s.voice.name(kind) for kind in pair)
    return svg.spot(f"pair-{slot + 1}", ground, *tokens, choice=f"pair:{slot + 1}", choices=s.open, tip=tip)


@svg.remembered
def bag(s: Scene, x: float, y: float) -> Element:
    """The bag with the number of tokens in it, and the number of those discarded."""
    view = s.view
    picture = svg.group(
        svg.rect(x - 32, y - 38, 64, 54, rx=10, fill="#6d4527", stroke=svg.GOLD, class_="edge"),
        svg.glyph("bag", x - 10, y - 11, 36, svg.GOLD_LIGHT),
        svg.label(str(len(view.bag)), x + 16, y - 11, size=18, fill=svg.PAPYRUS_LIGHT, face="bold"),
        class_="piece",
    )
    return svg.group(
        svg.spot(
            "offering-bag",
            picture,
            choice=[f"{verb}:bag" for verb in OFFERING_VERBS],
            choices=s.open,
            tip=s.word("bag"),
        ),
        svg.label(
            f"{s.word('discard')} {len(view.offering_discard)}",
            x,
            y + 30,
            size=12.5,
            width=96,
            fill=svg.FADED_INK,
        ),
    )


# -- nobles and artisans ---------------------------------------------------------------------------


@svg.remembered
def nobles(s: Scene, x: float, y: float, width: float, height: float) -> Element:
    view = s.view
    top, room = y + HEAD + 10, height - HEAD - 18
    tall = (room - 14) / 3
    wide = width - 28 - 84
    parts: list[Element | None] = []
    for slot, noble in enumerate(view.nobles):
        where = (x + 14, top + slot * (tall + 7), wide, tall)
        parts.append(noble_card(s, noble, *where, choice=f"noble:{noble}") if noble else empty_card(*where))
    parts.append(
        deck(s, "noble", len(view.noble_deck), len(view.noble_discard), x + width - 84, top, 70, room)
    )
    cost = svg.group(*(price(x + width - 26 - 29 * (4 - i), y + 23, 8, c) for i, c in enumerate(COLOURS)))
    return zone_panel(s, "nobles", x, y, width, height, cost, *parts)


@svg.remembered
def artisans(s: Scene, x: float, y: float, width: float, height: float) -> Element:
    view = s.view
    top, room = y + HEAD + 10, height - HEAD - 18
    tall, wide = (room - 8) / 2, (width - 28 - 84 - 8) / 2
    parts: list[Element | None] = []
    for slot, artisan in enumerate(view.artisans):
        where = (x + 14 + slot % 2 * (wide + 8), top + slot // 2 * (tall + 8), wide, tall)
        parts.append(artisan_card(s, artisan, *where) if artisan else empty_card(*where))
    parts.append(
        deck(s, "artisan", len(view.artisan_deck), len(view.artisan_discard), x + width - 84, top, 70, room)
    )
    return zone_panel(s, "artisans", x, y, width, height, equal_cost(x + width - 14, y + 23, 3), *parts)


@svg.made_once
def empty_card(x: float, y: float, width: float, height: float) -> Element:
    return svg.rect(
        x, y, width, height, rx=7, fill="#5b4a2a", fill_opacity=0.08, stroke="#a98f57", stroke_dasharray="5 4"
    )


@svg.remembered
def deck(
    s: Scene, kind: str, count: int, gone: int, x: float, y: float, width: float, height: float
) -> Element:
    """A face-down deck with its number of cards, and how many left the game."""
    sign = ZONE_GLYPH[f"{kind}s"]
    if count:
        under = [
            svg.rect(
                x + 3 * i, y + 3 * i, width - 6, 96, rx=7, fill="#173a5b", stroke=svg.GOLD, stroke_opacity=0.6
            )
            for i in (2, 1)
            if count > i
        ]
        shown = svg.group(*under, svg.card_back(x, y, width - 6, 96, sign), class_="piece")
    else:
        shown = empty_card(x, y, width - 6, 96)
    middle = x + width / 2 - 2
    return svg.group(
        svg.spot(
            f"{kind}-deck", shown, choice=f"{kind}:deck", choices=s.open if count else (), tip=s.word("deck")
        ),
        svg.label(s.word("deck"), middle, y + 118, size=13, width=width + 4, fill=svg.FADED_INK),
        svg.label(str(count), middle, y + 138, size=20, face="bold"),
        svg.label(s.word("gone"), middle, y + height - 34, size=13, width=width + 4, fill=svg.FADED_INK),
        svg.label(str(gone), middle, y + height - 14, size=16, face="bold", fill=svg.FADED_INK),
    )
