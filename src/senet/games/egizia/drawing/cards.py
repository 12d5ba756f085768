"""Nile cards and Sphinx cards, in full and in the short forms that lie before a player."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final, NamedTuple

from senet import svg
from senet.games.egizia.components import (
    ABILITIES,
    ALL_CARDS,
    ANYTIME,
    CREWS,
    FIELD_COLOUR,
    GRAIN,
    KIND,
    LEFTOVER_CARD,
    NILE,
    ON_TAKE,
    OP,
    QUARRY_STONES,
    REUSE_CIRCLE,
    SPHINX_CARDS,
    TYPE,
    UPSTREAM_SHIP,
    Effect,
)
from senet.games.egizia.drawing.signs import DROPS, FIELD_FILL, drop, points, row_of_signs, sign_at, stone
from senet.games.egizia.table import Egizia
from senet.kernel.telling import Words
from senet.svg import Box, Element

BAND: Final = {"permanent": svg.MALACHITE, "anytime": svg.LAPIS, "immediate": svg.CARNELIAN}
ONCE_A_ROUND: Final = (*ABILITIES, REUSE_CIRCLE, UPSTREAM_SHIP, LEFTOVER_CARD)
TEXT: Final = 12.0
LEADING: Final = 1.16
EFFECT_SIGNS: Final[dict[str, tuple[str, ...]]] = {
    "improve_field": ("brown", "to", "yellow", "to", "green"),
    "advance_any_crew": ("crew", "+1"),
    "stones_as_grain": ("stone", "to", "grain"),
    "reuse_circle": ("ring", "ship", "ship"),
    "sphinx_extra": ("sphinx_card", "+{n}"),
    "grain_once": ("{n}", "grain"),
    "strength_boost": ("strength", "+{n}"),
    "two_ships": ("ship", "+", "ship"),
    "gain_stones": ("{n}", "stone"),
    "advance_quarry": ("quarry_step",) * 2,
    "advance_market": ("market_step",) * 2,
    "upstream_ship": ("back", "ship"),
    "leftover_card": ("hand", "nile_card"),
    "stones_to_strength": ("{stones}", "stone", "to", "crew", "+1"),
    "two_crews": ("crew", "+", "crew"),
    "keep_two_sphinx": ("sphinx_card", "sphinx_card"),
    "double_circle": ("ring", "×2"),
    "occupied_site": ("ship", "ship", "ship", "+1"),
    "two_crew_steps": ("crew", "+1", "+1"),
    "build_first": ("1.", "crew"),
    "sell_stones": ("stone", "to", "point"),
    "grave_token": ("graves", "{value}"),
}
TILE_SIGN: Final[dict[str, tuple[str, str]]] = {
    "improve_field": ("yellow", "+"),
    "advance_any_crew": ("crew", "+1"),
    "stones_as_grain": ("grain", "="),
    "reuse_circle": ("ring", "2"),
    "sphinx_extra": ("sphinx_card", "+{n}"),
    "grain_once": ("grain", "{n}"),
    "strength_boost": ("strength", "+{n}"),
    "two_ships": ("ship", "2"),
    "gain_stones": ("stone", "{n}"),
    "upstream_ship": ("ship", "«"),
    "leftover_card": ("nile_card", "+"),
    "stones_to_strength": ("crew", "+1"),
    "two_crews": ("crew", "2"),
    "keep_two_sphinx": ("sphinx_card", "2"),
    "double_circle": ("ring", "×2"),
    "occupied_site": ("ship", "+1"),
    "build_first": ("crew", "1."),
    "sell_stones": ("stone", "1:1"),
    "grave_token": ("graves", "{value}"),
}


class NileCard(NamedTuple):
    """A card on the river."""

    card: str
    stop: str  # where it lies
    box: Box
    all_crews: bool  # whether the card that shows crews means all three


class HeldCard(NamedTuple):
    """A Nile card before a player."""

    seat: int
    card: str
    number: int  # how many cards like it came before; the first is the one to be chosen
    is_mine: bool
    is_spent: bool
    is_improved: bool  # the field improver lies on it


class SphinxCard(NamedTuple):
    """A Sphinx card face up."""

    card: str
    name: str  # its id in the drawing
    points: int  # what it would score now, or what it has scored at the end
    is_over: bool


def filled(sign: str, effect: dict[str, Any]) -> str:
    return sign.format_map(effect) if "{" in sign else sign


def card_signs(card: str, all_crews: bool) -> tuple[str, ...]:
    """What a special card does, as signs."""
    effect = ALL_CARDS[card]["effect"]
    if effect["op"] == "advance_shown_crews":
        return (*(CREWS if all_crews else effect["crews"]), "+1")
    if effect["op"] == "vp_per_stone":
        return (*effect["buildings"], "to", "point")
    return tuple([filled(sign, effect) for sign in EFFECT_SIGNS[effect["op"]]])


def effect_signs(effects: tuple[Effect, ...]) -> tuple[str, ...]:
    """What taking a field brings once."""
    found: list[str] = []
    for op, _, n in effects:
        simple = {"advance_quarry": ["quarry_step"], "advance_market": ["market_step"]}
        found += simple.get(op, [f"+{n}", "stone"] if op == "gain_stones" else [f"point+{n}"])
    return tuple(found)


def card_text(card: str, words: Words) -> str:
    """The short text of a special card."""
    effect: dict[str, Any] = ALL_CARDS[card]["effect"]
    numbers = {key: value for key, value in effect.items() if type(value) is int}
    return words.word(f"card-{OP[card].replace('_', '-')}", numbers)


def card_name(card: str, words: Words) -> str:
    """The name of a card; those alike in different decks are called the same."""
    return words.name(card.removesuffix(f"_{NILE[card]['deck']}") if card in NILE else card)


def card_tip(card: str, words: Words) -> str:
    return f"{card_name(card, words)}: {words.card(card)}"


def card_id(card: str, where: str) -> str:
    """A card that there is once keeps its id wherever it lies; of several alike, each place has its own."""
    is_single = card in NILE and ALL_CARDS[card]["copies"] == 1
    return svg.identifier("card", card) if is_single else svg.identifier("card", card, where)


# -- Nile cards ------------------------------------------------------------------------------------


@svg.part
def nile_card(p: NileCard, words: Words) -> Element:
    """A card on the river, to be read."""
    card, (x, y, width, height) = p.card, p.box
    face = land_face if KIND[card] != "special" else special_face
    foot = 18.0
    band = BAND[TYPE[card]]
    drawn = svg.group(
        svg.card(x, y, width, height, ""),
        *face(p, height - foot, words),
        svg.path(
            f"M{x:.1f} {y + height - foot:.1f}h{width:.1f}v{foot - 7:.1f}a7 7 0 0 1 -7 7"
            f"h{14 - width:.1f}a7 7 0 0 1 -7 -7z",
            fill=band,
        ),
        svg.label(type_words(card, words), x + width / 2, y + height - foot / 2, size=12.5, width=width - 12,
                  fill=svg.PAPYRUS_LIGHT, face="bold"),
        class_="piece",
    )  # fmt: skip
    return svg.spot(card_id(card, p.stop), drawn, tip=card_tip(card, words), classes="piece")


def type_words(card: str, words: Words) -> str:
    return words.word("type-once" if card in ONCE_A_ROUND else f"type-{TYPE[card]}")


def special_face(p: NileCard, height: float, words: Words) -> list[Element]:
    """Title, signs and a short text."""
    x, y, width, _ = p.box
    title, said = card_name(p.card, words), card_text(p.card, words)
    size = 13.5 if len(svg.wrap(title, width - 14, 13.5, "serif")) < 3 else 12.5
    lines = svg.wrap(title, width - 14, size, "serif")
    top = y + 7 + 16 * len(lines)
    tall = svg.paragraph_height(said, width - 14, TEXT, leading=LEADING)
    room = y + height - 3 - tall - top
    art = min(40.0, room - 5)
    parts = [
        svg.paragraph(title, x + 7, y + 6, width - 14, size, face="serif", leading=1.15),
        svg.paragraph(said, x + 7, y + height - 4 - tall, width - 14, TEXT, leading=LEADING),
    ]
    if art >= 16:
        signs = card_signs(p.card, p.all_crews)
        parts.append(row_of_signs(signs, x + width / 2, top + room / 2, art, room=width - 18))
    return parts


def land_face(p: NileCard, height: float, words: Words) -> list[Element]:
    """A field or a quarry: what it gives every round, and what taking it gives once."""
    x, y, width, _ = p.box
    gains = effect_signs(ON_TAKE.get(p.card, ()))
    parts = [
        land(p.card, x + 6, y + 6, width - 12, height - 50),
        svg.paragraph(card_name(p.card, words), x + 7, y + height - 42, width - 14, 13.5, face="serif",
                      leading=1.12, lines=1 if gains else 2, anchor="middle"),
    ]  # fmt: skip
    if gains:
        parts.append(row_of_signs(gains, x + width / 2, y + height - 13, 23))
    return parts


@svg.made_once
def land(card: str, x: float, y: float, width: float, height: float) -> Element:
    """The picture of a field or a quarry with its number."""
    middle, line = y + height / 2, min(height * 0.62, 46.0)
    if KIND[card] == "quarry":
        number = QUARRY_STONES[card]
        picture = svg.group(
            svg.rect(x, y, width, height, rx=6, fill="#cbb489"),
            svg.path(
                f"M{x:.1f} {y + height:.1f}l{width * 0.18:.1f} {-height * 0.7:.1f}"
                f"l{width * 0.2:.1f} {height * 0.2:.1f}l{width * 0.22:.1f} {-height * 0.4:.1f}"
                f"l{width * 0.22:.1f} {height * 0.5:.1f}l{width * 0.18:.1f} {height * 0.4:.1f}z",
                fill="#a98c5a",
            ),
        )
        sign = stone(x + width * 0.7, middle, line * 0.86)
        extra: list[Element] = []
    else:
        number, colour = GRAIN[card], FIELD_COLOUR[card]
        picture = furrows(x, y, width, height, FIELD_FILL[colour])
        sign = svg.glyph("wheat", x + width * 0.68, middle, line, svg.INK, body="#f2d68f")
        extra = [drop(x + width - 11, y + 13 + 17 * i, 16) for i in range(DROPS[colour])]
    shown = svg.group(
        svg.circle(x + width * 0.3, middle, line * 0.46, fill=svg.PAPYRUS_LIGHT, stroke=svg.GOLD),
        svg.label(str(number), x + width * 0.3, middle, size=line * 0.6, face="serif"),
    )
    return svg.group(picture, sign, shown, *extra)


@svg.made_once
def furrows(x: float, y: float, width: float, height: float, fill: str) -> Element:
    """Ploughed land."""
    lines = "".join(
        [
            f"M{x + 4:.1f} {y + height * part:.1f}q{width / 2 - 4:.1f} {-height * 0.12:.1f} {width - 8:.1f} 0"
            for part in (0.3, 0.5, 0.7, 0.9)
        ]
    )
    return svg.group(
        svg.rect(x, y, width, height, rx=6, fill=fill),
        svg.path(lines, fill="none", stroke=svg.mixed(fill, "#000000", 0.35), stroke_opacity=0.55),
    )


# -- before a player -------------------------------------------------------------------------------


def held_choice(card: str) -> str | None:
    """What a click on an own card means."""
    if card in ANYTIME:
        return f"play:{card}"
    if card in ABILITIES:
        return f"use:{card}"
    return f"attach:{card}" if KIND[card] == "field" else None


def held_spot(p: HeldCard, words: Words, *drawn: Element | None) -> Element:
    """A card before a player; of several alike only the first is the one to be chosen."""
    tip = card_tip(p.card, words)
    if p.is_spent:
        tip += f" ({words.word('spent')})"
    where = f"seat-{p.seat}" if p.number == 0 else f"seat-{p.seat}-{p.number + 1}"
    return svg.spot(
        card_id(p.card, where),
        svg.group(*drawn, class_="piece"),
        choice=held_choice(p.card) if p.is_mine and p.number == 0 else None,
        tip=tip,
        classes="spent" if p.is_spent else "",
    )


@svg.part
def tile(p: HeldCard, x: float, y: float, size: float, words: Words) -> Element:
    """A card as a small square: what it gives, or its sign with a mark."""
    card, kind = p.card, KIND[p.card]
    half = size / 2
    if kind == "special":
        ground, count = svg.PAPYRUS_LIGHT, ""
        sign, mark = tile_sign(card)
    else:
        ground = "#c9b084" if kind == "quarry" else FIELD_FILL[FIELD_COLOUR[card]]
        count = str(QUARRY_STONES[card] if kind == "quarry" else GRAIN[card])
        sign, mark = "stone" if kind == "quarry" else "grain", ""
    return held_spot(
        p,
        words,
        svg.rect(x, y, size, size, rx=5, fill=ground, stroke="#8a6f3c", class_="edge"),
        svg.rect(x, y + size - 3.5, size, 3.5, rx=1.5, fill=BAND[TYPE[card]]) if kind == "special" else None,
        sign_at(sign, x + size * (0.5 if kind == "special" else 0.68), y + half * 0.92, size * 0.68),
        number_disc(count, x + size * 0.29, y + half, size * 0.56) if count else None,
        svg.counter(x + size - 7, y + size - 8, mark, size=12) if mark else None,
        *(field_marks(p, x, y, size) if kind == "field" else []),
        svg.rect(x, y, size, size, rx=5, fill=svg.NIGHT, fill_opacity=0.45) if p.is_spent else None,
    )


def tile_sign(card: str) -> tuple[str, str]:
    """The sign of a special card, and the mark on it."""
    sign, mark = TILE_SIGN[OP[card]]
    return sign, filled(mark, ALL_CARDS[card]["effect"])


@svg.made_once
def number_disc(words: str, x: float, y: float, size: float) -> Element:
    return svg.group(
        svg.circle(x, y, size / 2, fill=svg.PAPYRUS_LIGHT),
        svg.label(words, x, y, size=max(12.0, size * 0.72), face="bold"),
    )


def field_marks(p: HeldCard, x: float, y: float, size: float) -> list[Element]:
    """The drops that a field needs, one less with the field improver on it."""
    count = DROPS[FIELD_COLOUR[p.card]] - p.is_improved
    step = size * 0.22
    marks = [drop(x + size - 5 - step * i, y + size - 7, size * 0.25) for i in range(count)]
    if p.is_improved:
        marks.append(svg.counter(x + size - 8, y + 8, "+", size=12))
    return marks


@svg.part
def held_chip(p: HeldCard, box: Box, words: Words) -> Element:
    """A special card with its name, large enough for a finger."""
    x, y, width, height = box
    sign, mark = tile_sign(p.card)
    middle = y + height / 2
    return held_spot(
        p,
        words,
        svg.rect(x, y, width, height, rx=5, fill=svg.PAPYRUS_LIGHT, stroke="#a98f57", class_="edge"),
        svg.rect(x, y, 4.5, height, rx=2, fill=BAND[TYPE[p.card]]),
        sign_at(sign, x + 21, middle - 1, height * 0.74),
        svg.counter(x + 33, middle + height * 0.24, mark, size=12),
        two_lines(card_name(p.card, words), x + 47, middle, width - 51, height),
        svg.rect(x, y, width, height, rx=5, fill=svg.NIGHT, fill_opacity=0.42) if p.is_spent else None,
    )


@svg.made_once
def two_lines(words: str, x: float, middle: float, width: float, height: float) -> Element:
    """Words on one line, or on two where one would be too small."""
    if svg.text_width(words, 12.5) <= width or height < 28:
        return svg.label(words, x, middle, size=12.5, width=width, anchor="start")
    lines = min(2, len(svg.wrap(words, width, 12)))
    return svg.paragraph(words, x, middle - 7.1 * lines, width, 12, leading=1.12, lines=lines)


# -- Sphinx cards ----------------------------------------------------------------------------------


def sphinx_worth(card: str) -> str:
    """What a Sphinx card pays if its condition is met."""
    row = SPHINX_CARDS[card]
    if "vp" in row:
        return str(row["vp"])
    by_players = row.get("vp_by_players")
    return f"{by_players[1]}–{by_players[-1]}" if by_players else "×"


@svg.part
def sphinx_card(p: SphinxCard, box: Box, words: Words, choice: str | None = None) -> Element:
    """A Sphinx card as a strip that can be read: its aim, its points, and whether it would pay now."""
    x, y, width, height = box
    worth = sphinx_worth(p.card)
    shown = str(p.points) if worth == "×" or p.is_over else worth
    middle, r = y + height / 2, min(13.0, height * 0.42)
    pays = p.points > 0
    drawn = svg.group(
        svg.rect(x, y, width, height, rx=6, fill=svg.PAPYRUS_LIGHT, stroke="#a98f57", class_="edge"),
        svg.rect(x, y, 5, height, rx=2, fill=svg.MALACHITE if pays else "#1d4467"),
        two_lines(words.name(p.card), x + 12, middle, width - 2 * r - (38 if pays else 22), height),
        points(
            x + width - r - 5, middle, 2 * r, shown, "#8f8062" if p.is_over and not pays else svg.CARNELIAN
        ),
        tick(x + width - 2 * r - 15, middle) if pays else None,
        class_="piece",
    )
    tip = f"{words.card(p.card)} ({words.word('now', {'points': p.points})})"
    return svg.spot(p.name, drawn, choice=choice, tip=tip)


def scored(view: Egizia, seat: int, card: str) -> int:
    """What a card has brought at the end; the one that pays for the total did so before its own points."""
    per = SPHINX_CARDS[card].get("per", {})
    if "per_points" not in per:
        return view.sphinx_points(seat, card)
    total, each = view.players[seat].score, int(per["per_points"])
    return next(n for n in range(total + 1) if (total - n) // each <= n)


@svg.made_once
def tick(x: float, y: float) -> Element:
    """It would score now."""
    d = f"M{x - 6:.1f} {y:.1f}l4 5l8 -10"
    return svg.path(d, fill="none", stroke=svg.MALACHITE, stroke_width=3, stroke_linecap="round")


def sphinx_names(cards: Sequence[str], taken: dict[str, int]) -> list[str]:
    """Ids for Sphinx cards; of two alike, the second one is numbered."""
    names = []
    for card in cards:
        taken[card] = taken.get(card, 0) + 1
        names.append(f"sphinx-{card}" if taken[card] == 1 else f"sphinx-{card}-{taken[card]}")
    return names
