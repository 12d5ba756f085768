"""Noble and artisan cards, in full and in the short form that lies before a player."""

from __future__ import annotations

from typing import Final

from senet import svg
from senet.games.pharaon.components import ARTISANS, NOBLES, Noble
from senet.games.pharaon.drawing_tokens import Scene, gift, listed, resource
from senet.svg import Element

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
TEXT: Final = 13.0  # the size of the text on a card,
GOOD: Final = 12.0  # a good one where there is little room,
LEAST: Final = 10.5  # and the smallest
LEADING: Final = 1.2
ONCE: Final = "once_per_round"
USABLE: Final = ("seer", "treasurer", "diplomat", "teacher", "general")


def noble_glyph(noble: Noble) -> str:
    if noble.swap:
        return "scribe_kit"
    return NOBLE_GLYPH.get(noble.id, "kneeling_noble")


def noble_points(noble: Noble) -> str:
    """Fixed points, or those it begins with."""
    return f"{noble.base}+" if noble.per else str(noble.base)


@svg.remembered
def noble_card(
    s: Scene,
    name: str,
    x: float,
    y: float,
    width: float,
    height: float,
    *,
    choice: str | tuple[str, ...] | None,
    spent: bool = False,
) -> Element:
    """A noble with its text: wide cards have their sign at the left, narrow ones none."""
    noble = NOBLES[name]
    wide = width > 220
    left = x + (66 if wide else 9)
    room = x + width - 10 - left
    points = noble_points(noble)
    title_room = room - svg.text_width(points, 20, "serif") - 8
    text_room = height - 34
    sheet = svg.card(x, y, width, height, "", band=svg.LAPIS if noble.type != "immediate" else svg.CARNELIAN)
    parts: list[Element | None] = [
        sheet,
        svg.label(s.voice.name(name), left, y + 16, size=16, width=title_room, face="serif", anchor="start"),
        svg.label(points, x + width - 10, y + 16, size=20, fill=svg.CARNELIAN, face="serif", anchor="end"),
        fitted(s.voice.card(name), left, y + 27, room, text_room),
    ]
    if wide:
        parts += [
            svg.circle(x + 34, y + height / 2 - 4, 24, fill="#e3d2a6", stroke=svg.GOLD),
            svg.glyph(noble_glyph(noble), x + 34, y + height / 2 - 4, 36, svg.INK, body="#f7eccb"),
            once_sign(x + 55, y + height / 2 + 16) if noble.type == ONCE else None,
        ]
    if spent:
        parts.append(svg.rect(x, y, width, height, rx=7, fill=svg.NIGHT, fill_opacity=0.42))
        parts.append(spent_sign(x + width - 18, y + height - 22))
    drawn = svg.group(*parts, class_="piece")
    classes = "spent" if spent else ""
    return svg.spot(
        f"noble-{name}", drawn, choice=choice, choices=s.open, tip=noble_tip(s, name, spent), classes=classes
    )


def noble_tip(s: Scene, name: str, spent: bool) -> str:
    tip = f"{s.voice.name(name)}: {s.voice.card(name)}"
    return f"{tip} ({s.word('spent')})" if spent else tip


@svg.remembered
def held_card(s: Scene, seat: int, name: str, x: float, y: float, width: float, height: float) -> Element:
    """A noble that a player has, with its text."""
    spent = name in s.view.players[seat].exhausted
    return noble_card(s, name, x, y, width, height, choice=held_choice(s, seat, name), spent=spent)


def held_choice(s: Scene, seat: int, name: str) -> tuple[str, ...] | None:
    """What a click on a noble of one's own means."""
    if not s.is_me(seat) or name not in USABLE:
        return None
    verbs = ("exchange", "use") if name in ("seer", "treasurer") else ("use", "exchange")
    return tuple(f"{verb}:{name}" for verb in verbs)


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
    """A paragraph that becomes smaller, and at last shorter, to fit a box."""
    size = TEXT
    while size > LEAST and svg.paragraph_height(words, width, size, leading=LEADING) > height:
        size -= 0.25
    lines = max(1, int(height / (size * LEADING)))
    return svg.paragraph(words, x, y, width, size, leading=LEADING, lines=lines)


def is_legible(s: Scene, name: str, width: float, height: float) -> bool:
    """Whether the whole text of a noble stands on a narrow card of this size in good letters."""
    tall = svg.paragraph_height(s.voice.card(name), width - 19, GOOD, leading=LEADING)
    return tall <= height - 34


@svg.remembered
def artisan_card(s: Scene, name: str, x: float, y: float, width: float, height: float) -> Element:
    """An artisan: kind, points and what it gives at once."""
    artisan = ARTISANS[name]
    gains = listed(s.view.artisan_gain(name), artisan.jar)
    title = s.voice.name(artisan.kind)
    middle = x + width / 2
    drawn = svg.group(
        svg.card(x, y, width, height, "", band=svg.MALACHITE),
        svg.label(title, x + 10, y + 19, size=16, width=width - 46, face="serif", anchor="start"),
        svg.label(
            str(artisan.points),
            x + width - 11,
            y + 19,
            size=22,
            fill=svg.CARNELIAN,
            face="serif",
            anchor="end",
        ),
        svg.glyph(
            ARTISAN_GLYPH[artisan.kind], middle, y + height * 0.46, height * 0.36, svg.INK, body="#e2c581"
        ),
        *(
            gift(middle + 38 * (i - (len(gains) - 1) / 2), y + height - 29, 10.5, kind)
            for i, kind in enumerate(gains)
        ),
        class_="piece",
    )
    return svg.spot(f"artisan-{name}", drawn, choice=f"artisan:{name}", choices=s.open, tip=title)


# -- before a player -------------------------------------------------------------------------------


@svg.remembered
def noble_chip(s: Scene, seat: int, name: str, x: float, y: float, width: float, height: float) -> Element:
    """A noble in short form; one that is spent lies turned and dark."""
    noble = NOBLES[name]
    spent = name in s.view.players[seat].exhausted
    points = noble_points(noble)
    middle = y + height / 2
    room = width - 37 - svg.text_width(points, 14, "serif") - 8
    parts: list[Element | None] = [
        svg.rect(x, y, width, height, rx=5, fill=svg.PAPYRUS_LIGHT, stroke="#a98f57", class_="edge"),
        svg.rect(x, y, 4, height, rx=2, fill=svg.LAPIS if noble.type != "immediate" else svg.CARNELIAN),
    ]
    if noble.swap:
        parts += [resource(x + 13, middle - 2, 5.5, noble.swap[0], flat=True)]
        parts += [resource(x + 24, middle + 3, 5.5, noble.swap[1], flat=True)]
    else:
        sign = svg.glyph(noble_glyph(noble), x + 18, middle, height * 0.82, svg.INK, body="#e2c581")
        parts.append(turned(sign, x + 18, middle) if spent else sign)
    parts += [
        chip_name(s.voice.name(name), x + 34, middle, room, height),
        svg.label(points, x + width - 6, middle, size=14, fill=svg.CARNELIAN, face="serif", anchor="end"),
    ]
    if spent:
        parts.append(svg.rect(x, y, width, height, rx=5, fill=svg.NIGHT, fill_opacity=0.42))
        parts.append(
            svg.line(
                x + 32, middle, x + width - 28, middle, stroke=svg.INK, stroke_width=1.4, stroke_opacity=0.8
            )
        )
    return svg.spot(
        f"noble-{name}",
        svg.group(*parts, class_="piece"),
        choice=held_choice(s, seat, name),
        choices=s.open,
        tip=noble_tip(s, name, spent),
        classes="spent" if spent else "",
    )


@svg.made_once
def chip_name(words: str, x: float, middle: float, width: float, height: float) -> Element:
    """The name of a noble: on one line, or on two where one would be too small."""
    lines = svg.wrap(words, width, 12.5)
    if svg.text_width(words, 12.5) > width and len(lines) == 2 and height > 27:
        return svg.paragraph(words, x, middle - 13.5, width, 12.5, leading=1.08)
    return svg.label(words, x, middle, size=max(12.5, min(15.0, height * 0.5)), width=width, anchor="start")


def turned(sign: Element, x: float, y: float) -> Element:
    return svg.group(sign, transform=f"rotate(90 {svg.number(x)} {svg.number(y)})")


@svg.remembered
def artisan_chip(s: Scene, name: str, x: float, y: float, size: float) -> Element:
    """An artisan as a small tile with its points."""
    artisan = ARTISANS[name]
    drawn = svg.group(
        svg.rect(
            x,
            y,
            size,
            size,
            rx=5,
            fill=svg.PAPYRUS_LIGHT,
            stroke=svg.MALACHITE,
            stroke_width=1.6,
            class_="edge",
        ),
        svg.glyph(
            ARTISAN_GLYPH[artisan.kind],
            x + size * 0.42,
            y + size * 0.45,
            size * 0.66,
            svg.INK,
            body="#e2c581",
        ),
        svg.counter(x + size - 5, y + size - 5, artisan.points, size=12),
        class_="piece",
    )
    return svg.spot(f"artisan-{name}", drawn, tip=s.voice.name(artisan.kind))
