"""The hand of the viewer, and below it answers that have no place on the table: bids, pairs, swaps."""

from __future__ import annotations

from typing import Final, NamedTuple

from senet import svg
from senet.games.ankh.components import CARD_STRENGTH, CARDS
from senet.games.ankh.drawing.scene import CARD_GLYPH, FOLLOWER_GLYPH, own_side
from senet.games.ankh.table import NOBODY, Ankh
from senet.kernel.game import Seat
from senet.kernel.telling import Words
from senet.svg import Box, Element, Scene

GAP: Final = 9.0
CHIPS: Final = 40.0  # the height of the row of answers
ANSWERS: Final = ("bid", "cards", "swap")


class Hand(NamedTuple):
    """The battle cards of a side, and the answers below them."""

    box: Box
    side: Seat  # NOBODY for spectators
    used: tuple[str, ...]
    chosen: tuple[str, ...]  # laid down already, while the others still choose
    answers: tuple[str, ...]


class BattleCard(NamedTuple):
    card: str
    box: Box
    side: Seat  # or NOBODY
    is_used: bool
    is_chosen: bool


def hand(s: Scene, box: Box) -> Element:
    view: Ankh = s.view
    side = own_side(s)
    held = CARDS if side == NOBODY else view.players[side].hand
    used = tuple([card for card in CARDS if card not in held])
    return hand_drawn(Hand(box, side, used, chosen_cards(s, side), answers(s)), s.words)


def chosen_cards(s: Scene, side: Seat) -> tuple[str, ...]:
    view: Ankh = s.view
    answer = view.flow.answers.get(side) if s.asks("battle_card") else None
    return () if answer is None else tuple(answer[1].split("+"))


def answers(s: Scene) -> tuple[str, ...]:
    """The offered choices that belong here, in a fixed order."""
    found = [choice for choice in s.offered if choice.partition(":")[0] in ANSWERS]
    return tuple(sorted(found, key=order_of))


def order_of(choice: str) -> tuple[int, int, str]:
    noun = choice.partition(":")[2]
    if noun.isdigit():
        return int(noun), 0, choice
    one, _, other = noun.partition("+")
    return (CARDS.index(one), CARDS.index(other), choice) if one in CARDS else (0, 0, choice)


# -- cards -----------------------------------------------------------------------------------------


@svg.part
def hand_drawn(p: Hand, words: Words) -> Element:
    """Seven battle cards, those used in the shade; without a side the cards of the game."""
    x, y, width, height = p.box
    tall = height - (CHIPS + 6 if p.answers else 0)
    wide = (width - GAP * (len(CARDS) - 1)) / len(CARDS)
    places = [Box(x + (wide + GAP) * i, y, wide, tall) for i in range(len(CARDS))]
    parts = [
        battle_card(BattleCard(card, place, p.side, card in p.used, card in p.chosen), words)
        for card, place in zip(CARDS, places, strict=True)
    ]
    return svg.group(*parts, *chips(p.answers, Box(x, y + tall + 8, width, CHIPS - 4), words), id="hand")


@svg.part
def battle_card(p: BattleCard, words: Words) -> Element:
    x, y, width, height = p.box
    name, value, art = words.name(p.card), CARD_STRENGTH[p.card], min(height - 58, 74.0)
    owner = None if p.side == NOBODY else p.side
    left, top = x + width - 12 - art * 0.5, y + height - 13 - art * 0.5
    parts = [
        svg.card(x, y, width, height, "", corner=f"+{value}" if value else "0", seat=owner),
        card_title(name, x + 9, y + 7, width - 40),
        svg.glyph(CARD_GLYPH[p.card], left, top, art, svg.INK, body="#d8b868"),
    ]
    if p.is_used:
        parts.append(svg.rect(x, y, width, height, rx=7, fill=svg.NIGHT, fill_opacity=0.52))
    gone = f" ({words.word('card-used')})" if p.is_used else ""
    return svg.spot(
        svg.identifier("card", p.card),
        *parts,
        choice=f"card:{p.card}",
        acting=p.is_chosen,
        tip=f"{name}{gone}: {words.card(p.card)}",
        classes="card used" if p.is_used else "card",
    )


@svg.made_once
def card_title(words: str, x: float, y: float, width: float) -> Element:
    """The name of a card in lines that break between words only."""
    widest = max(svg.text_width(word, 14, "serif") for word in words.split())
    size = max(12.0, min(14.0, 14 * width / widest))
    return svg.paragraph(words, x, y, width + 1, size, face="serif", leading=1.15, lines=3)


# -- answers ---------------------------------------------------------------------------------------


def chips(found: tuple[str, ...], box: Box, words: Words) -> list[Element]:
    """A row of answers; two rows if they are many."""
    if not found:
        return []
    rows = 1 if len(found) <= box.w // 30 else 2
    columns = -(-len(found) // rows)
    widest = 84.0 if found[0].startswith("swap") else 62.0
    step, tall = min(widest, box.w / columns), box.h / rows
    places = [(box.x + step * (i % columns), box.y + tall * (i // columns)) for i in range(len(found))]
    return [
        chip(each, Box(*place, step - 7, tall - 4), words) for each, place in zip(found, places, strict=True)
    ]


@svg.part
def chip(choice: str, box: Box, words: Words) -> Element:
    x, y, width, height = box
    verb, _, noun = choice.partition(":")
    middle, centre = y + height / 2, x + width / 2
    one, _, other = noun.partition("+")
    if verb == "bid":
        wide = width > 40
        size, left = min(16.0, height * 0.8), centre + 10 if wide else centre
        signs = [svg.label(noun, left, middle, size=size, width=width - 6, face="bold")]
        if wide:
            signs.append(svg.glyph(FOLLOWER_GLYPH, x + 15, middle, height * 0.62, svg.INK, body=svg.DESERT))
        tip = words.word("bid", {"count": noun})
    elif verb == "cards":
        size = min(width * 0.42, height * 0.66)
        signs = [
            svg.glyph(CARD_GLYPH[card], cx, middle, size, svg.INK, body=svg.DESERT, weight=0.4)
            for card, cx in ((one, centre - size * 0.52), (other, centre + size * 0.52))
        ]
        tip = f"{words.name(one)} + {words.name(other)}"
    else:
        signs = [
            svg.badge(one, x + width * 0.24, middle, size=12),
            svg.label("⇄", centre, middle, size=15),
            svg.badge(other, x + width * 0.76, middle, size=12),
        ]
        tip = words.word("swap", {"one": one, "other": other})
    ground = svg.rect(x, y, width, height, rx=7, fill=svg.PAPYRUS, stroke="#a98f57", class_="edge")
    return svg.spot(svg.identifier(verb, noun), ground, *signs, choice=choice, tip=tip, classes="answer")
