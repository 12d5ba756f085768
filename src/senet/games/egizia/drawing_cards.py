"""Nile cards and Sphinx cards, in full and in the short forms that lie before a player."""

from __future__ import annotations

from typing import Any, Final

from senet import svg
from senet.games.egizia.components import (
    ABILITIES,
    ALL_CARDS,
    ANYTIME,
    CREWS,
    FIELD_COLOUR,
    FIELD_IMPROVER,
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
from senet.games.egizia.drawing_parts import (
    FIELD_FILL,
    Scene,
    card_id,
    drop,
    points,
    row_of_signs,
    sign_at,
    stone,
)
from senet.svg import Element

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


def filled(sign: str, effect: dict[str, Any]) -> str:
    return sign.format(**effect) if "{" in sign else sign


def card_signs(s: Scene, card: str) -> tuple[str, ...]:
    """What a special card does, as signs."""
    effect = ALL_CARDS[card]["effect"]
    if effect["op"] == "advance_shown_crews":
        return (*(CREWS if s.shows_all_crews() else effect["crews"]), "+1")
    if effect["op"] == "vp_per_stone":
        return (*effect["buildings"], "to", "point")
    return tuple(filled(sign, effect) for sign in EFFECT_SIGNS[effect["op"]])


def effect_signs(effects: tuple[Effect, ...]) -> tuple[str, ...]:
    """What taking a field brings once."""
    found: list[str] = []
    for op, _, n in effects:
        simple = {"advance_quarry": ["quarry_step"], "advance_market": ["market_step"]}
        found += simple.get(op, [f"+{n}", "stone"] if op == "gain_stones" else [f"point+{n}"])
    return tuple(found)


def card_text(s: Scene, card: str) -> str:
    """The short text of a card; fields and quarries need none."""
    if KIND[card] == "special":
        return s.word(f"card-{OP[card].replace('_', '-')}", **numbers(card))
    return ""


def numbers(card: str) -> dict[str, object]:
    effect: dict[str, Any] = ALL_CARDS[card]["effect"]
    return {key: value for key, value in effect.items() if type(value) is int}


def card_name(s: Scene, card: str) -> str:
    """The name of a card; those alike in different decks are called the same."""
    return s.voice.name(card.removesuffix(f"_{NILE[card]['deck']}") if card in NILE else card)


def card_tip(s: Scene, card: str) -> str:
    return f"{card_name(s, card)}: {s.voice.card(card)}"


# -- Nile cards ------------------------------------------------------------------------------------


@svg.remembered
def nile_card(s: Scene, card: str, where: str, x: float, y: float, width: float, height: float) -> Element:
    """A card on the river, to be read."""
    face = land_face if KIND[card] != "special" else special_face
    foot = 18.0
    band = BAND[TYPE[card]]
    drawn = svg.group(
        svg.card(x, y, width, height, ""),
        *face(s, card, x, y, width, height - foot),
        svg.path(
            f"M{x:.1f} {y + height - foot:.1f}h{width:.1f}v{foot - 7:.1f}a7 7 0 0 1 -7 7"
            f"h{14 - width:.1f}a7 7 0 0 1 -7 -7z",
            fill=band,
        ),
        svg.label(
            type_words(s, card),
            x + width / 2,
            y + height - foot / 2,
            size=12.5,
            width=width - 12,
            fill=svg.PAPYRUS_LIGHT,
            face="bold",
        ),
        class_="piece",
    )
    return svg.spot(card_id(card, where), drawn, tip=card_tip(s, card), classes="piece")


def type_words(s: Scene, card: str) -> str:
    if card in ONCE_A_ROUND:
        return s.word("type-once")
    return s.word(f"type-{TYPE[card]}")


def special_face(s: Scene, card: str, x: float, y: float, width: float, height: float) -> list[Element]:
    """Title, signs and a short text."""
    title = card_name(s, card)
    size = 13.5 if len(svg.wrap(title, width - 14, 13.5, "serif")) < 3 else 12.5
    lines = svg.wrap(title, width - 14, size, "serif")
    words = card_text(s, card)
    top = y + 7 + 16 * len(lines)
    tall = svg.paragraph_height(words, width - 14, TEXT, leading=LEADING)
    room = y + height - 3 - tall - top
    art = min(40.0, room - 5)
    parts = [
        svg.paragraph(title, x + 7, y + 6, width - 14, size, face="serif", leading=1.15),
        svg.paragraph(words, x + 7, y + height - 4 - tall, width - 14, TEXT, leading=LEADING),
    ]
    if art >= 16:
        parts.append(row_of_signs(card_signs(s, card), x + width / 2, top + room / 2, art, room=width - 18))
    return parts


def land_face(s: Scene, card: str, x: float, y: float, width: float, height: float) -> list[Element]:
    """A field or a quarry: what it gives every round, and what taking it gives once."""
    parts = [land(card, x + 6, y + 6, width - 12, height - 50)]
    title = card_name(s, card)
    gains = effect_signs(ON_TAKE.get(card, ()))
    lines = 1 if gains else 2
    parts.append(
        svg.paragraph(
            title,
            x + 7,
            y + height - 42,
            width - 14,
            13.5,
            face="serif",
            leading=1.12,
            lines=lines,
            anchor="middle",
        )
    )
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
        count = {"green": 1, "yellow": 2, "brown": 3}[colour]
        extra = [drop(x + width - 11, y + 13 + 17 * i, 16) for i in range(count)]
    shown = svg.group(
        svg.circle(x + width * 0.3, middle, line * 0.46, fill=svg.PAPYRUS_LIGHT, stroke=svg.GOLD),
        svg.label(str(number), x + width * 0.3, middle, size=line * 0.6, face="serif"),
    )
    return svg.group(picture, sign, shown, *extra)


@svg.made_once
def furrows(x: float, y: float, width: float, height: float, fill: str) -> Element:
    """Ploughed land."""
    lines = "".join(
        f"M{x + 4:.1f} {y + height * part:.1f}q{width / 2 - 4:.1f} {-height * 0.12:.1f} {width - 8:.1f} 0"
        for part in (0.3, 0.5, 0.7, 0.9)
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


def held_spot(s: Scene, seat: int, card: str, number: int, *drawn: Element | None) -> Element:
    """A card before a player; of several alike only the first is the one to be chosen."""
    choice = held_choice(card) if s.is_me(seat) and number == 0 else None
    spent = is_spent(s, seat, card)
    tip = card_tip(s, card)
    if spent:
        tip += f" ({s.word('spent')})"
    where = f"seat-{seat}" if number == 0 else f"seat-{seat}-{number + 1}"
    return svg.spot(
        card_id(card, where),
        svg.group(*drawn, class_="piece"),
        choice=choice,
        choices=s.open,
        tip=tip,
        classes="spent" if spent else "",
    )


def is_spent(s: Scene, seat: int, card: str) -> bool:
    player = s.view.players[seat]
    return card in ONCE_A_ROUND and player.cards.count(card) <= player.spent.count(card)


def waits(s: Scene, seat: int, card: str) -> bool:
    """Whether this is a field improver that lies on no field yet."""
    return card == FIELD_IMPROVER and not s.view.players[seat].improved


@svg.remembered
def tile(s: Scene, seat: int, card: str, number: int, x: float, y: float, size: float) -> Element:
    """A card as a small square: what it gives, or its sign with a mark."""
    kind = KIND[card]
    half = size / 2
    spent = is_spent(s, seat, card)
    if kind == "special":
        ground, count = svg.PAPYRUS_LIGHT, ""
        sign, mark = TILE_SIGN[OP[card]]
        mark = filled(mark, ALL_CARDS[card]["effect"])
    else:
        ground = "#c9b084" if kind == "quarry" else FIELD_FILL[FIELD_COLOUR[card]]
        count = str(QUARRY_STONES[card] if kind == "quarry" else GRAIN[card])
        sign, mark = "stone" if kind == "quarry" else "grain", ""
    drawn = svg.group(
        svg.rect(x, y, size, size, rx=5, fill=ground, stroke="#8a6f3c", class_="edge"),
        svg.rect(x, y + size - 3.5, size, 3.5, rx=1.5, fill=BAND[TYPE[card]]) if kind == "special" else None,
        sign_at(sign, x + size * (0.5 if kind == "special" else 0.68), y + half * 0.92, size * 0.68),
        number_disc(count, x + size * 0.29, y + half, size * 0.56) if count else None,
        svg.counter(x + size - 7, y + size - 8, mark, size=12) if mark else None,
        *field_marks(s, seat, card, number, x, y, size),
        svg.rect(x, y, size, size, rx=5, fill=svg.NIGHT, fill_opacity=0.45) if spent else None,
    )
    return held_spot(
        s, seat, card, number, *(child for child in drawn.children if isinstance(child, Element))
    )


@svg.made_once
def number_disc(words: str, x: float, y: float, size: float) -> Element:
    return svg.group(
        svg.circle(x, y, size / 2, fill=svg.PAPYRUS_LIGHT),
        svg.label(words, x, y, size=max(12.0, size * 0.72), face="bold"),
    )


def field_marks(
    s: Scene, seat: int, card: str, number: int, x: float, y: float, size: float
) -> list[Element]:
    """The drops that a field needs, one less with the field improver on it."""
    if KIND[card] != "field":
        return []
    count = {"green": 1, "yellow": 2, "brown": 3}[FIELD_COLOUR[card]]
    improved = s.view.players[seat].improved == card and number == 0
    step = size * 0.22
    marks = [drop(x + size - 5 - step * i, y + size - 7, size * 0.25) for i in range(count - improved)]
    if improved:
        marks.append(svg.counter(x + size - 8, y + 8, "+", size=12))
    return marks


@svg.remembered
def held_chip(
    s: Scene, seat: int, card: str, number: int, x: float, y: float, width: float, height: float
) -> Element:
    """A special card with its name, large enough for a finger."""
    sign, mark = TILE_SIGN[OP[card]]
    mark = filled(mark, ALL_CARDS[card]["effect"])
    middle = y + height / 2
    spent = is_spent(s, seat, card)
    return held_spot(
        s,
        seat,
        card,
        number,
        svg.rect(x, y, width, height, rx=5, fill=svg.PAPYRUS_LIGHT, stroke="#a98f57", class_="edge"),
        svg.rect(x, y, 4.5, height, rx=2, fill=BAND[TYPE[card]]),
        sign_at(sign, x + 21, middle - 1, height * 0.74),
        svg.counter(x + 33, middle + height * 0.24, mark, size=12),
        two_lines(card_name(s, card), x + 47, middle, width - 51, height),
        svg.rect(x, y, width, height, rx=5, fill=svg.NIGHT, fill_opacity=0.42) if spent else None,
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


@svg.remembered
def sphinx_card(
    s: Scene,
    seat: int,
    card: str,
    name: str,
    box: tuple[float, float, float, float],
    choice: str | None = None,
) -> Element:
    """A Sphinx card as a strip that can be read: its aim, its points, and whether it would pay now."""
    x, y, width, height = box
    over = s.is_over()
    now = scored(s, seat, card) if over else s.view.sphinx_points(seat, card)
    worth = sphinx_worth(card)
    words = str(now) if worth == "×" or over else worth
    middle, r = y + height / 2, min(13.0, height * 0.42)
    pays = now > 0
    drawn = svg.group(
        svg.rect(x, y, width, height, rx=6, fill=svg.PAPYRUS_LIGHT, stroke="#a98f57", class_="edge"),
        svg.rect(x, y, 5, height, rx=2, fill=svg.MALACHITE if pays else "#1d4467"),
        two_lines(s.voice.name(card), x + 12, middle, width - 2 * r - (38 if pays else 22), height),
        points(x + width - r - 5, middle, 2 * r, words, "#8f8062" if over and not pays else svg.CARNELIAN),
        tick(x + width - 2 * r - 15, middle) if pays else None,
        class_="piece",
    )
    tip = f"{s.voice.card(card)} ({s.word('now', points=now)})"
    return svg.spot(name, drawn, choice=choice, choices=s.open, tip=tip)


def scored(s: Scene, seat: int, card: str) -> int:
    """What a card has brought at the end; the one that pays for the total did so before its own points."""
    per = SPHINX_CARDS[card].get("per", {})
    if "per_points" not in per:
        return s.view.sphinx_points(seat, card)
    total = s.view.players[seat].score
    return next(n for n in range(total + 1) if (total - n) // int(per["per_points"]) <= n)


@svg.made_once
def tick(x: float, y: float) -> Element:
    """It would score now."""
    d = f"M{x - 6:.1f} {y:.1f}l4 5l8 -10"
    return svg.path(d, fill="none", stroke=svg.MALACHITE, stroke_width=3, stroke_linecap="round")


def sphinx_names(cards: list[str], taken: dict[str, int]) -> list[str]:
    """Ids for Sphinx cards; of two alike, the second one is numbered."""
    names = []
    for card in cards:
        taken[card] = taken.get(card, 0) + 1
        names.append(f"sphinx-{card}" if taken[card] == 1 else f"sphinx-{card}-{taken[card]}")
    return names
