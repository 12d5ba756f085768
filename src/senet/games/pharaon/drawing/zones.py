"""The panels of the offerings, the nobles and the artisans: what can be had there, and what it costs."""

from __future__ import annotations

from typing import Final

from senet import svg
from senet.games.pharaon.components import ARTISANS, COLOURS
from senet.games.pharaon.drawing.cards import NobleCard, artisan_card, noble_card
from senet.games.pharaon.drawing.panel import HEAD, Panel, panel, panel_of
from senet.games.pharaon.drawing.tokens import (
    ZONE_GLYPH,
    any_price,
    empty_place,
    equal_cost,
    listed,
    price,
    token,
)
from senet.games.pharaon.table import Pharaon
from senet.kernel.telling import Words
from senet.svg import Box, Element, Scene

OFFERING_VERBS: Final = ("offering", "bonus")  # what a click on an offering can mean
DECK: Final = 84.0  # the width of the column with the deck

# -- offerings -------------------------------------------------------------------------------------


def offerings(s: Scene, box: Box) -> Element:
    view: Pharaon = s.view
    zone = panel_of(view, "offerings", box)
    discard = len(view.offering_discard)
    return offerings_drawn(zone, tuple(view.pairs), tuple(view.bonus), len(view.bag), discard, s.words)


@svg.part
def offerings_drawn(
    zone: Panel,
    pairs: tuple[tuple[str, ...], ...],
    bonus: tuple[str, ...],
    bag: int,
    discard: int,
    words: Words,
) -> Element:
    """The pairs by slot, the bonus tokens below them by place, and how many tokens are in the bag or discarded."""
    x, y, width, _ = zone.box
    step = min(78.0, (width - 112) / len(pairs))
    left, row = x + 16, y + HEAD + 71
    return panel(
        zone,
        words,
        offering_cost(x + width, y + 23),
        *[pair(i, kinds, left + step * i, y + HEAD + 9, step - 7, words) for i, kinds in enumerate(pairs)],
        *[bonus_token(i, kind, left + step * (i + 0.5) - 3, row, words) for i, kind in enumerate(bonus)],
        svg.label("+", left + 1, row, size=17, face="bold", fill=svg.CARNELIAN),
        bag_drawn(x + width - 54, y + HEAD + 47, bag, discard, words),
    )


def offering_cost(right: float, y: float) -> Element:
    return svg.group(
        any_price(right - 130, y, 8.5),
        svg.label("/", right - 107, y, size=18, fill=svg.FADED_INK),
        equal_cost(right - 32, y, 2),
        svg.label("+", right - 20, y, size=18, fill=svg.CARNELIAN, face="bold"),
    )


@svg.part
def pair(slot: int, kinds: tuple[str, ...], x: float, y: float, width: float, words: Words) -> Element:
    middle, half = x + width / 2, width / 4 + 0.5
    ground = svg.rect(
        x, y, width, 42, rx=10, fill="#d9c48f", fill_opacity=0.55, stroke="#a98f57", class_="edge"
    )
    tokens = [token(middle + (2 * i - 1) * half, y + 21, 14.5, kind) for i, kind in enumerate(kinds)]
    tip = " + ".join([words.name(kind) for kind in kinds])
    return svg.spot(f"pair-{slot + 1}", ground, *tokens, choice=f"pair:{slot + 1}", tip=tip)


def bonus_token(place: int, kind: str, x: float, y: float, words: Words) -> Element:
    if not kind:
        return empty_place(x, y, 14)
    choice = [f"{verb}:{kind}" for verb in OFFERING_VERBS]
    return svg.spot(f"bonus-{place + 1}", token(x, y, 15, kind), choice=choice, tip=words.name(kind))


def bag_drawn(x: float, y: float, tokens: int, discard: int, words: Words) -> Element:
    """The bag with the number of tokens in it, and the number of those discarded."""
    picture = svg.group(
        svg.rect(x - 32, y - 38, 64, 54, rx=10, fill="#6d4527", stroke=svg.GOLD, class_="edge"),
        svg.glyph("bag", x - 10, y - 11, 36, svg.GOLD_LIGHT),
        svg.label(str(tokens), x + 16, y - 11, size=18, fill=svg.PAPYRUS_LIGHT, face="bold"),
        class_="piece",
    )
    choice = [f"{verb}:bag" for verb in OFFERING_VERBS]
    gone = f"{words.word('discard')} {discard}"
    return svg.group(
        svg.spot("offering-bag", picture, choice=choice, tip=words.word("bag")),
        svg.label(gone, x, y + 30, size=12.5, width=96, fill=svg.FADED_INK),
    )


# -- nobles and artisans ---------------------------------------------------------------------------


def nobles(s: Scene, box: Box) -> Element:
    view: Pharaon = s.view
    zone = panel_of(view, "nobles", box)
    return nobles_drawn(zone, tuple(view.nobles), len(view.noble_deck), len(view.noble_discard), s.words)


@svg.part
def nobles_drawn(zone: Panel, shown: tuple[str, ...], in_deck: int, gone: int, words: Words) -> Element:
    x, y, width, height = zone.box
    top, room = y + HEAD + 10, height - HEAD - 18
    tall = (room - 14) / 3
    cards = []
    for slot, name in enumerate(shown):
        box = Box(x + 14, top + slot * (tall + 7), width - 28 - DECK, tall)
        cards.append(
            noble_card(NobleCard(name, box, (f"noble:{name}",)), words) if name else empty_card(*box)
        )
    cost = [price(x + width - 26 - 29 * (4 - i), y + 23, 8, kind) for i, kind in enumerate(COLOURS)]
    pile = deck("noble", in_deck, gone, x + width - DECK, top, room, words)
    return panel(zone, words, svg.group(*cost), *cards, pile)


def artisans(s: Scene, box: Box) -> Element:
    view: Pharaon = s.view
    shown = tuple([(name, artisan_gains(view, name)) for name in view.artisans])
    zone = panel_of(view, "artisans", box)
    return artisans_drawn(zone, shown, len(view.artisan_deck), len(view.artisan_discard), s.words)


def artisan_gains(view: Pharaon, name: str) -> tuple[str, ...]:
    return tuple(listed(view.artisan_gain(name), ARTISANS[name].jar)) if name else ()


@svg.part
def artisans_drawn(
    zone: Panel, shown: tuple[tuple[str, tuple[str, ...]], ...], in_deck: int, gone: int, words: Words
) -> Element:
    """The artisans by slot, each with what it gives at once."""
    x, y, width, height = zone.box
    top, room = y + HEAD + 10, height - HEAD - 18
    tall, wide = (room - 8) / 2, (width - 28 - DECK - 8) / 2
    cards = []
    for slot, (name, gains) in enumerate(shown):
        box = Box(x + 14 + slot % 2 * (wide + 8), top + slot // 2 * (tall + 8), wide, tall)
        cards.append(artisan_card(name, box, gains, words) if name else empty_card(*box))
    pile = deck("artisan", in_deck, gone, x + width - DECK, top, room, words)
    return panel(zone, words, equal_cost(x + width - 14, y + 23, 3), *cards, pile)


@svg.made_once
def empty_card(x: float, y: float, width: float, height: float) -> Element:
    return svg.rect(
        x, y, width, height, rx=7, fill="#5b4a2a", fill_opacity=0.08, stroke="#a98f57", stroke_dasharray="5 4"
    )


def deck(kind: str, cards: int, gone: int, x: float, y: float, height: float, words: Words) -> Element:
    """The deck with its number of cards, and how many left the game."""
    name = words.word("deck")
    middle = x + 33
    return svg.group(
        svg.spot(f"{kind}-deck", deck_picture(kind, cards, x, y), choice=f"{kind}:deck", tip=name),
        svg.label(name, middle, y + 118, size=13, width=74, fill=svg.FADED_INK),
        svg.label(str(cards), middle, y + 138, size=20, face="bold"),
        svg.label(words.word("gone"), middle, y + height - 34, size=13, width=74, fill=svg.FADED_INK),
        svg.label(str(gone), middle, y + height - 14, size=16, face="bold", fill=svg.FADED_INK),
    )


def deck_picture(kind: str, cards: int, x: float, y: float) -> Element:
    """Seen from above, with the edges of up to three cards."""
    if not cards:
        return empty_card(x, y, 64, 96)
    under = [
        svg.rect(x + 3 * i, y + 3 * i, 64, 96, rx=7, fill="#173a5b", stroke=svg.GOLD, stroke_opacity=0.6)
        for i in (2, 1)
        if cards > i
    ]
    return svg.group(*under, svg.card_back(x, y, 64, 96, ZONE_GLYPH[f"{kind}s"]), class_="piece")
