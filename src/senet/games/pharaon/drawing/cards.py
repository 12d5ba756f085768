"""Noble and artisan cards, in full and in the short form that lies before a player."""

from __future__ import annotations

from typing import Final, NamedTuple

from senet import svg
from senet.games.pharaon.components import ARTISANS, NOBLES, Noble
from senet.games.pharaon.drawing.tokens import gift, resource
from senet.kernel.telling import Words
from senet.svg import Box, Element

ARTISAN_GLYPH: Final = {
    "potter": "pot",
    "embalmer": "canopic_jar",
    "weaver": "spindle",
    "goldsmith": "gold_collar",
    "painter": "scribe_kit",
    "sculptor": "statue",
}
NOBLE_GLYPH: Final = {
    "general": "soldier",
    "architect": "builder",
    "priestess": "worshipper",
    "foreman": "official",
    "chief_decorator": "palace",
    "judge": "maat",
    "grand_vizier": "sceptre_arm",
    "physician": "bandage",
    "chief_supplier": "fruit_basket",
    "high_priest": "priest",
    "administrator": "nobleman",
    "seer": "eye_of_horus",
    "treasurer": "chest",
    "teacher": "thoth",
    "diplomat": "envoy",
}
TEXT: Final = 13.0  # the size of the text on a card
GOOD: Final = 12.0  # legible where there is little room
LEAST: Final = 10.5  # the smallest
LEADING: Final = 1.2
ONCE: Final = "once_per_round"
USABLE: Final = ("seer", "treasurer", "diplomat", "teacher", "general")


class NobleCard(NamedTuple):
    """A noble that is face up, wherever it lies."""

    name: str
    box: Box
    choice: tuple[str, ...]  # what a click on it means
    spent: bool = False


# -- nobles ----------------------------------------------------------------------------------------


def noble_glyph(noble: Noble) -> str:
    if noble.swap:
        return "scribe_kit"
    return NOBLE_GLYPH.get(noble.id, "kneeling_noble")


def noble_points(noble: Noble) -> str:
    """Fixed points, or those it begins with."""
    return f"{noble.base}+" if noble.per else str(noble.base)


def noble_band(noble: Noble) -> str:
    return svg.LAPIS if noble.type != "immediate" else svg.CARNELIAN


@svg.part
def noble_card(p: NobleCard, words: Words) -> Element:
    """A noble with its text: wide cards have their sign at the left, narrow ones none."""
    noble, (x, y, width, height) = NOBLES[p.name], p.box
    wide = width > 220
    left = x + (66 if wide else 9)
    room = x + width - 10 - left
    points = noble_points(noble)
    title_room = room - svg.text_width(points, 20, "serif") - 8
    parts: list[Element | None] = [
        svg.card(x, y, width, height, "", band=noble_band(noble)),
        svg.label(words.name(p.name), left, y + 16, size=16, width=title_room, face="serif", anchor="start"),
        svg.label(points, x + width - 10, y + 16, size=20, fill=svg.CARNELIAN, face="serif", anchor="end"),
        fitted(words.card(p.name), left, y + 27, room, height - 34),
    ]
    if wide:
        parts += [
            svg.circle(x + 34, y + height / 2 - 4, 24, fill="#e3d2a6", stroke=svg.GOLD),
            svg.glyph(noble_glyph(noble), x + 34, y + height / 2 - 4, 36, svg.INK, body="#f7eccb"),
            once_sign(x + 55, y + height / 2 + 16) if noble.type == ONCE else None,
        ]
    if p.spent:
        parts.append(svg.rect(x, y, width, height, rx=7, fill=svg.NIGHT, fill_opacity=0.42))
        parts.append(spent_sign(x + width - 18, y + height - 22))
    return noble_spot(p, svg.group(*parts, class_="piece"), words)


def noble_spot(p: NobleCard, drawn: Element, words: Words) -> Element:
    tip = f"{words.name(p.name)}: {words.card(p.name)}"
    if p.spent:
        tip += f" ({words.word('spent')})"
    return svg.spot(f"noble-{p.name}", drawn, choice=p.choice, tip=tip, classes="spent" if p.spent else "")


def held_choice(name: str) -> tuple[str, ...]:
    """What a click on one of one's own nobles means."""
    if name not in USABLE:
        return ()
    verbs = ("exchange", "use") if name in ("seer", "treasurer") else ("use", "exchange")
    return tuple([f"{verb}:{name}" for verb in verbs])


@svg.made_once
def once_sign(x: float, y: float) -> Element:
    """Usable once a round."""
    return svg.group(
        svg.circle(x, y, 9, fill=svg.LAPIS, stroke=svg.PAPYRUS_LIGHT),
        svg.label("1×", x, y, size=10.5, fill=svg.PAPYRUS_LIGHT, face="bold"),
    )


@svg.made_once
def spent_sign(x: float, y: float) -> Element:
    """A card turned sideways."""
    return svg.group(
        svg.circle(x, y, 12, fill=svg.NIGHT, stroke=svg.PAPYRUS_LIGHT),
        svg.rect(x - 7.5, y - 5, 15, 10, rx=2, fill=svg.PAPYRUS_LIGHT),
    )


@svg.made_once
def fitted(words: str, x: float, y: float, width: float, height: float) -> Element:
    """A paragraph that is made smaller, and finally cut, to fit a box."""
    size = TEXT
    while size > LEAST and svg.paragraph_height(words, width, size, leading=LEADING) > height:
        size -= 0.25
    lines = max(1, int(height / (size * LEADING)))
    return svg.paragraph(words, x, y, width, size, leading=LEADING, lines=lines)


def is_legible(name: str, width: float, height: float, words: Words) -> bool:
    """Whether a narrow card of this size has room for the noble's text at a legible size."""
    tall = svg.paragraph_height(words.card(name), width - 19, GOOD, leading=LEADING)
    return tall <= height - 34


@svg.part
def noble_chip(p: NobleCard, words: Words) -> Element:
    """A noble in short form; one that is spent lies turned and dark."""
    noble, (x, y, width, height) = NOBLES[p.name], p.box
    points = noble_points(noble)
    middle = y + height / 2
    room = width - 37 - svg.text_width(points, 14, "serif") - 8
    parts: list[Element] = [
        svg.rect(x, y, width, height, rx=5, fill=svg.PAPYRUS_LIGHT, stroke="#a98f57", class_="edge"),
        svg.rect(x, y, 4, height, rx=2, fill=noble_band(noble)),
        *chip_signs(noble, x, middle, height, p.spent),
        chip_name(words.name(p.name), x + 34, middle, room, height),
        svg.label(points, x + width - 6, middle, size=14, fill=svg.CARNELIAN, face="serif", anchor="end"),
    ]
    if p.spent:
        parts += [
            svg.rect(x, y, width, height, rx=5, fill=svg.NIGHT, fill_opacity=0.42),
            svg.line(
                x + 32, middle, x + width - 28, middle, stroke=svg.INK, stroke_width=1.4, stroke_opacity=0.8
            ),
        ]
    return noble_spot(p, svg.group(*parts, class_="piece"), words)


def chip_signs(noble: Noble, x: float, middle: float, height: float, spent: bool) -> list[Element]:
    """The two colours of a Scribe; the sign of any other noble."""
    if noble.swap:
        return [
            resource(x + 13, middle - 2, 5.5, noble.swap[0], flat=True),
            resource(x + 24, middle + 3, 5.5, noble.swap[1], flat=True),
        ]
    sign = svg.glyph(noble_glyph(noble), x + 18, middle, height * 0.82, svg.INK, body="#e2c581")
    return [turned(sign, x + 18, middle) if spent else sign]


@svg.made_once
def chip_name(words: str, x: float, middle: float, width: float, height: float) -> Element:
    """The name of a noble: on one line, or on two where one would be too small."""
    lines = svg.wrap(words, width, 12.5)
    if svg.text_width(words, 12.5) > width and len(lines) == 2 and height > 27:
        return svg.paragraph(words, x, middle - 13.5, width, 12.5, leading=1.08)
    return svg.label(words, x, middle, size=max(12.5, min(15.0, height * 0.5)), width=width, anchor="start")


def turned(sign: Element, x: float, y: float) -> Element:
    return svg.group(sign, transform=f"rotate(90 {svg.number(x)} {svg.number(y)})")


# -- artisans --------------------------------------------------------------------------------------


@svg.part
def artisan_card(name: str, box: Box, gains: tuple[str, ...], words: Words) -> Element:
    """An artisan: kind, points and what it gives at once."""
    artisan, (x, y, width, height) = ARTISANS[name], box
    title, points = words.name(artisan.kind), str(artisan.points)
    sign = ARTISAN_GLYPH[artisan.kind]
    middle = x + width / 2
    first = middle - 38 * (len(gains) - 1) / 2
    drawn = svg.group(
        svg.card(x, y, width, height, "", band=svg.MALACHITE),
        svg.label(title, x + 10, y + 19, size=16, width=width - 46, face="serif", anchor="start"),
        svg.label(points, x + width - 11, y + 19, size=22, fill=svg.CARNELIAN, face="serif", anchor="end"),
        svg.glyph(sign, middle, y + height * 0.46, height * 0.36, svg.INK, body="#e2c581"),
        *[gift(first + 38 * i, y + height - 29, 10.5, kind) for i, kind in enumerate(gains)],
        class_="piece",
    )
    return svg.spot(f"artisan-{name}", drawn, choice=f"artisan:{name}", tip=title)


@svg.part
def artisan_chip(name: str, x: float, y: float, size: float, words: Words) -> Element:
    """An artisan as a small tile with its points."""
    artisan = ARTISANS[name]
    sign = ARTISAN_GLYPH[artisan.kind]
    ground = svg.rect(
        x, y, size, size, rx=5, fill=svg.PAPYRUS_LIGHT, stroke=svg.MALACHITE, stroke_width=1.6, class_="edge"
    )
    drawn = svg.group(
        ground,
        svg.glyph(sign, x + size * 0.42, y + size * 0.45, size * 0.66, svg.INK, body="#e2c581"),
        svg.counter(x + size - 5, y + size - 5, artisan.points, size=12),
        class_="piece",
    )
    return svg.spot(f"artisan-{name}", drawn, tip=words.name(artisan.kind))
