"""The hand of the one who looks, and below it answers that have no place on the table: bids, pairs, swaps."""

from __future__ import annotations

from typing import Final

from senet import svg
from senet.games.ankh.components import CARD_STRENGTH, CARDS
from senet.games.ankh.drawing_scene import CARD_GLYPH, FOLLOWER_GLYPH, Scene
from senet.games.ankh.table import NOBODY
from senet.svg import Element

GAP: Final = 9.0
CHIPS: Final = 40.0  # the height of the row of answers
ANSWERS: Final = ("bid", "cards", "swap")


@svg.remembered
def hand(s: Scene, x: float, y: float, width: float, height: float) -> Element:
    """Seven battle cards, those used in the shade; without a side the cards of the game."""
    found = answers(s)
    tall = height - (CHIPS + 6 if found else 0)
    wide = (width - GAP * (len(CARDS) - 1)) / len(CARDS)
    parts = [battle_card(s, card, x + (wide + GAP) * i, y, wide, tall) for i, card in enumerate(CARDS)]
    if found:
        parts += chips(s, found, x, y + tall + 8, width, CHIPS - 4)
    return svg.group(*parts, id="hand")


@svg.remembered
def battle_card(s: Scene, card: str, x: float, y: float, width: float, height: float) -> Element:
    side = s.side
    used = side != NOBODY and not s.has_card(side, card)
    value = CARD_STRENGTH[card]
    chosen = chosen_cards(s)
    art = min(height - 58, 74.0)
    parts = [
        svg.card(
            x,
            y,
            width,
            height,
            "",
            corner=f"+{value}" if value else "0",
            seat=None if side == NOBODY else side,
        ),
        card_title(s.voice.name(card), x + 9, y + 7, width - 40),
        svg.glyph(
            CARD_GLYPH[card],
            x + width - 12 - art * 0.5,
            y + height - 13 - art * 0.5,
            art,
            svg.INK,
            body="#d8b868",
        ),
    ]
    if used:
        parts.append(svg.rect(x, y, width, height, rx=7, fill=svg.NIGHT, fill_opacity=0.52))
    gone = f" ({s.word('card-used')})" if used else ""
    return svg.spot(
        svg.identifier("card", card),
        *parts,
        choice=f"card:{card}",
        choices=s.open,
        acting=card in chosen,
        tip=f"{s.voice.name(card)}{gone}: {s.voice.card(card)}",
        classes="card used" if used else "card",
    )


@svg.made_once
def card_title(words: str, x: float, y: float, width: float) -> Element:
    """The name of a card in lines that break between words only."""
    widest = max(svg.text_width(word, 14, "serif") for word in words.split())
    size = max(12.0, min(14.0, 14 * width / widest))
    return svg.paragraph(words, x, y, width + 1, size, face="serif", leading=1.15, lines=3)


def chosen_cards(s: Scene) -> list[str]:
    """What the side of the one who looks has laid down, while the others still choose."""
    if not s.asks("battle_card") or s.side == NOBODY:
        return []
    answer = s.view.flow.answers.get(s.side)
    return answer[1].split("+") if answer is not None else []


# -- answers ---------------------------------------------------------------------------------------


@svg.answered
def answers(s: Scene) -> list[str]:
    """The open choices that belong here, in a fixed order."""
    found = [choice for choice in s.open if choice.partition(":")[0] in ANSWERS]
    return sorted(found, key=order_of)


def order_of(choice: str) -> tuple[int, int, str]:
    noun = choice.partition(":")[2]
    if noun.isdigit():
        return int(noun), 0, choice
    if noun.partition("+")[0] in CARDS:
        one, _, other = noun.partition("+")
        return CARDS.index(one), CARDS.index(other), choice
    return 0, 0, choice


def chips(s: Scene, found: list[str], x: float, y: float, width: float, height: float) -> list[Element]:
    """A row of answers; two rows if they are many."""
    rows = 1 if len(found) <= width // 30 else 2
    columns = -(-len(found) // rows)
    widest = 84.0 if found[0].startswith("swap") else 62.0
    step = min(widest, width / columns)
    tall = height / rows
    return [
        chip(s, choice, x + step * (i % columns), y + tall * (i // columns), step - 7, tall - 4)
        for i, choice in enumerate(found)
    ]


@svg.remembered
def chip(s: Scene, choice: str, x: float, y: float, width: float, height: float) -> Element:
    verb, _, noun = choice.partition(":")
    middle, centre = y + height / 2, x + width / 2
    one, _, other = noun.partition("+")
    if verb == "bid":
        wide = width > 40
        size = min(16.0, height * 0.8)
        signs: list[Element | None] = [
            svg.label(noun, centre + (10 if wide else 0), middle, size=size, width=width - 6, face="bold"),
            svg.glyph(FOLLOWER_GLYPH, x + 15, middle, height * 0.62, svg.INK, body=svg.DESERT)
            if wide
            else None,
        ]
        tip = s.word("bid", count=noun)
    elif verb == "cards":
        size = min(width * 0.42, height * 0.66)
        signs = [
            svg.glyph(
                CARD_GLYPH[card],
                centre + (size * 0.52 if second else -size * 0.52),
                middle,
                size,
                svg.INK,
                body=svg.DESERT,
                weight=0.4,
            )
            for second, card in enumerate((one, other))
        ]
        tip = f"{s.voice.name(one)} + {s.voice.name(other)}"
    else:
        signs = [
            svg.badge(one, x + width * 0.24, middle, size=12),
            svg.label("⇄", centre, middle, size=15),
            svg.badge(other, x + width * 0.76, middle, size=12),
        ]
        tip = s.word("swap", one=one, other=other)
    ground = svg.rect(x, y, width, height, rx=7, fill=svg.PAPYRUS, stroke="#a98f57", class_="edge")
    return svg.spot(
        svg.identifier(verb, noun), ground, *signs, choice=choice, choices=s.open, tip=tip, classes="answer"
    )
