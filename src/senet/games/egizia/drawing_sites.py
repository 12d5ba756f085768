"""The Sphinx with its cards, and the obelisk with the graves."""

from __future__ import annotations

from typing import Final

from senet import svg
from senet.games.egizia.components import GRAVE_POINTS, OVER_PHASE, SPHINX_DRAW_MAX
from senet.games.egizia.drawing_cards import sphinx_card, sphinx_names
from senet.games.egizia.drawing_parts import (
    Scene,
    area,
    chip,
    heading,
    points,
    row_of_signs,
    signs_width,
)
from senet.games.egizia.drawing_stones import block
from senet.games.egizia.maps import (
    GRAVE_SPACES,
    OBELISK_GRAVES,
    OBELISK_SPACES,
    SPHINX,
    STOP_OF,
    VALUE,
)
from senet.kernel.game import UNKNOWN
from senet.svg import Element

Box = tuple[float, float, float, float]
LEVEL: Final = 38.5  # the height of a level of the obelisk


# -- what goes on at a site ------------------------------------------------------------------------


@svg.answered
def is_asked_at(s: Scene, site: str) -> bool:
    """Whether somebody is asked to build or to withdraw there."""
    decision = s.view.flow.decision
    return s.question == "site_turn" and decision is not None and STOP_OF[str(decision.args[0])] == site


def site_title(s: Scene, site: str, box: Box, glyph: str) -> list[Element]:
    """The name of a site; while somebody builds there, strength and what is left of it."""
    x, y, width, _ = box
    parts = [area(*box)]
    action = s.view.action
    if is_asked_at(s, site):
        wide = (width - 36) / 2
        if "build" in s.open:
            parts.append(chip(s, "build", x + 12, y + 3, wide, 33, s.word("build"), ("crew",)))
            parts.append(
                chip(s, "withdraw", x + 24 + wide, y + 3, wide, 33, s.word("withdraw"), ("back", "ship"))
            )
            parts.append(svg.line(x + 14, y + 38.5, x + width - 14, y + 38.5, stroke=svg.GOLD))
            return parts
    shown: Element | None = None
    room = width
    if action is not None and action.site == site and s.deciding:
        seat = s.deciding[0]
        strength = s.view.action_strength(seat)
        words = s.word("strength", left=strength - action.spent, strength=strength)
        wide = svg.text_width(words, 13, "bold") + 44
        shown = svg.group(
            svg.rect(x + width - wide - 10, y + 6, wide, 27, rx=13, fill=svg.LAPIS),
            svg.marker(x + width - wide + 6, y + 19.5, 16, s.hue(seat)),
            svg.label(
                words,
                x + width - wide + 22,
                y + 19.5,
                size=13,
                fill=svg.PAPYRUS_LIGHT,
                face="bold",
                anchor="start",
            ),
        )
        room = width - wide - 6
    parts.append(heading(s.voice.name(site), x, y, room, glyph))
    if shown is not None:
        parts.append(shown)
    return parts


# -- the Sphinx ------------------------------------------------------------------------------------


@svg.remembered
def sphinx_site(s: Scene, box: Box) -> Element:
    """The Sphinx and its deck; in its place what is looked at, and at the end what everybody held."""
    x, y, width, height = box
    inside = (x + 12, y + 48, width - 24, height - 58)
    parts = site_title(s, SPHINX, box, "sphinx")
    if s.view.phase == OVER_PHASE:
        parts += revealed(s, inside)
    elif s.view.looked_at:
        parts += looked_at(s, inside)
    else:
        parts += resting(s, inside)
    return svg.spot("site-sphinx", *parts)


@svg.remembered
def deck(s: Scene, x: float, y: float, width: float, height: float) -> Element:
    left = s.view.sphinx_left()
    tip = s.word("sphinx-deck", count=left)
    under = [
        svg.rect(x + 2 * i, y - 2 * i, width, height, rx=7, fill="#16385a", stroke=svg.GOLD)
        for i in range(min(3, max(0, left - 1)), 0, -1)
    ]
    return svg.spot(
        "sphinx-deck",
        *under,
        svg.card_back(x, y, width, height, "sphinx"),
        svg.counter(x + width - 12, y + height - 11, left, size=14),
        tip=tip,
    )


def resting(s: Scene, box: Box) -> list[Element]:
    x, y, width, _ = box
    parts = [
        *desert(x, y - 2, width, 244),
        svg.glyph("sphinx", x + width / 2 - 4, y + 122, 216, "#5f4620", body="#e3c283", weight=-2.6),
        deck(s, x + 10, y + 264, 78, 108),
        *terms(s, x + 106, y + 258, width - 106),
    ]
    if s.offers("buy"):
        parts += purchase(s, x, y, width)
    return parts


def desert(x: float, y: float, width: float, height: float) -> list[Element]:
    """Evening over the dunes, with far pyramids."""
    ground = y + height - 52
    dunes = f"M{x:.1f} {ground:.1f}q{width * 0.25:.1f} -22 {width * 0.5:.1f} -4t{width * 0.5:.1f} -4"
    dunes += f"v{y + height - ground:.1f}q0 8 -8 8h{16 - width:.1f}q-8 0 -8 -8z"
    far = f"M{x + 14:.1f} {ground:.1f}l38 -58l40 58z"
    near = f"M{x + 62:.1f} {ground:.1f}l26 -38l27 38z"
    return [
        svg.rect(x, y, width, height, rx=10, fill="url(#egizia-evening)", stroke="#c9a25e"),
        svg.circle(x + width - 62, y + 58, 31, fill="#fbe3a0"),
        svg.path(far, fill="#d9a765"),
        svg.path(near, fill="#cc9857"),
        svg.path(dunes, fill="#dcb673"),
        svg.rect(x + 26, ground + 10, width - 52, 19, rx=3, fill="url(#egizia-stone)", stroke="#9c7f4c"),
    ]


def terms(s: Scene, x: float, y: float, width: float) -> list[Element]:
    """What a visit costs and brings."""
    rows = [
        (("1", "stone", "to", "sphinx_card"), s.word("sphinx-buy", most=SPHINX_DRAW_MAX)),
        (("sphinx_card",), s.word("sphinx-keep")),
        (("sphinx_card", "to", "point"), s.word("sphinx-return")),
    ]
    parts = []
    for at, (signs, words) in enumerate(rows):
        middle = y + 22 + 42 * at
        wide = signs_width(signs, 27)
        parts.append(row_of_signs(signs, x + wide / 2, middle, 27))
        room = width - wide - 10
        lines = min(2, len(svg.wrap(words, room, 12.5)))
        top = middle - 7.6 * lines
        parts.append(svg.paragraph(words, x + wide + 9, top, room, 12.5, leading=1.18, lines=2))
    return parts


def purchase(s: Scene, x: float, y: float, width: float) -> list[Element]:
    """How many cards to buy, and below how many more to draw free: laid over the Sphinx."""
    nouns = s.offers("buy")
    lines = sorted({noun.partition("+")[2] for noun in nouns})
    step = width / SPHINX_DRAW_MAX
    height = 46.0
    top = y + 150 - (height + 8) * len(lines) / 2
    parts = [
        svg.rect(
            x - 4,
            top - 8,
            width + 8,
            (height + 8) * len(lines) + 10,
            rx=10,
            fill=svg.NIGHT,
            fill_opacity=0.72,
        )
    ]
    for noun in nouns:
        bought, plus, free = noun.partition("+")
        left = x + step * (int(bought) - 1)
        line = top + lines.index(free) * (height + 8)
        words = f"{bought}+{free}" if plus else bought
        parts.append(chip(s, f"buy:{noun}", left + 2, line, step - 4, height, words, ("sphinx_card",)))
    return parts


def looked_at(s: Scene, box: Box) -> list[Element]:
    """The cards that the builder has drawn: open to the builder alone."""
    x, y, width, height = box
    cards = s.view.looked_at
    if cards[0] == UNKNOWN:
        step = min(66.0, (width - 70) / max(1, len(cards)))
        left = x + (width - 62 - step * (len(cards) - 1)) / 2
        backs = [svg.card_back(left + step * at, y + 74, 62, 88, "sphinx") for at in range(len(cards))]
        return [*resting(s, box), *backs]
    verb = "under" if s.asks("put_under") else "keep"
    hint = {"put_under": "put-under", "keep_card": "keep-card"}.get(s.question, "keep-number")
    parts: list[Element] = [
        svg.paragraph(s.word(hint), x, y - 4, width, 14, face="bold", leading=1.2, lines=2, fill=svg.LAPIS)
    ]
    room = height - 100
    tall = min(58.0, room / len(cards))
    names = sphinx_names(cards, held_by_viewer(s))
    shown: set[str] = set()
    for at, (card, name) in enumerate(zip(cards, names, strict=True)):
        choice = f"{verb}:{card}" if card not in shown else None
        shown.add(card)
        parts.append(
            sphinx_card(s, s.view.looker, card, name, (x, y + 36 + tall * at, width, tall - 6), choice)
        )
    numbers = [noun for noun in s.offers("keep") if noun.isdigit()]
    wide = (width + 8) / max(1, len(numbers))
    for at, noun in enumerate(numbers):
        left = x + wide * at
        words = s.word("keep", count=int(noun))
        parts.append(chip(s, f"keep:{noun}", left, y + height - 54, wide - 8, 48, words))
    return parts


def held_by_viewer(s: Scene) -> dict[str, int]:
    """The Sphinx cards in the hand of who looks, counted: their ids are taken."""
    taken: dict[str, int] = {}
    if 0 <= s.seat < len(s.view.players):
        sphinx_names(s.view.players[s.seat].sphinx, taken)
    return taken


def revealed(s: Scene, box: Box) -> list[Element]:
    """At the end: the Sphinx cards of everybody, one below the other."""
    x, y, width, height = box
    view = s.view
    rows = [(seat, card) for seat, player in enumerate(view.players) for card in player.sphinx]
    tall = min(34.0, height / max(1, len(rows)))
    taken: dict[str, int] = {}
    names = sphinx_names([card for _, card in rows], taken)
    parts: list[Element] = []
    for at, ((seat, card), name) in enumerate(zip(rows, names, strict=True)):
        top = y + tall * at
        parts.append(svg.marker(x + 9, top + tall / 2 - 1.5, min(17.0, tall * 0.6), s.hue(seat)))
        if card != UNKNOWN:
            parts.append(sphinx_card(s, seat, card, name, (x + 24, top, width - 24, tall - 3)))
    return parts


# -- obelisk and graves ----------------------------------------------------------------------------


@svg.remembered
def obelisk_site(s: Scene, box: Box) -> Element:
    x, y, width, height = box
    split = 150.0
    return svg.spot(
        "site-obelisk_graves",
        *site_title(s, OBELISK_GRAVES, box, "obelisk"),
        obelisk(s, x + split / 2 + 6, y + height - 14),
        graves(s, (x + split + 14, y + 48, width - split - 28, height - 62)),
    )


@svg.remembered
def obelisk(s: Scene, x: float, ground: float) -> Element:
    """Nine levels, each a little narrower, the last one with a golden point."""
    base, top = 61.0, 38.0
    foot = ground - 16
    parts: list[Element] = [
        svg.ellipse(x, ground, 78, 9, fill="#6b4f1f", fill_opacity=0.25),
        svg.rect(x - 70, foot, 140, 16, rx=2, fill="url(#egizia-stone)", stroke="#9c7f4c"),
    ]
    for at, space in enumerate(OBELISK_SPACES):
        low = base - (base - top) * at / len(OBELISK_SPACES)
        high = base - (base - top) * (at + 1) / len(OBELISK_SPACES)
        under, over = foot - LEVEL * at, foot - LEVEL * (at + 1)
        last = at == len(OBELISK_SPACES) - 1
        corners = [(x - low, under), (x + low, under), (x + high, over), (x - high, over)]
        if last:
            corners = [
                (x - low, under),
                (x + low, under),
                (x + high * 0.94, under - 24),
                (x, over - 8),
                (x - high * 0.94, under - 24),
            ]
        parts.append(block(s, space, corners, (x, (under + over) / 2 + 2), VALUE[space], gold=last))
    return svg.group(*parts)


@svg.remembered
def graves(s: Scene, box: Box) -> Element:
    """Twelve graves in a cliff, to be taken in their order; tokens face up, face down, or taken."""
    x, y, width, height = box
    table = 46.0
    wide, tall = width / 3, (height - table) / 4
    cliff = (
        f"M{x - 4:.1f} {y + height - table + 2:.1f}V{y + 12:.1f}l{width * 0.16:.1f} -11l{width * 0.2:.1f} 6"
    )
    cliff += f"l{width * 0.24:.1f} -9l{width * 0.25:.1f} 8l{width * 0.15:.1f} 8V{y + height - table + 2:.1f}Z"
    parts: list[Element] = [
        svg.path(
            cliff, fill="url(#egizia-cliff)", stroke="#7d5c2a", stroke_width=1.4, stroke_linejoin="round"
        )
    ]
    for at, space in enumerate(GRAVE_SPACES):
        row, column = divmod(at, 3)
        parts.append(grave(s, space, at, x + wide * column, y + tall * row + 6, wide, tall - 4))
    parts += grave_table(s, x, y + height - table + 8, width)
    return svg.group(*parts)


@svg.answered
def grave_token(s: Scene, at: int) -> tuple[int, int]:
    """How many graves will be taken before this one, and the value of the token in it if it is known."""
    ahead = at - sum(1 for each in GRAVE_SPACES if each in s.view.built)
    row = s.view.grave_row
    return max(ahead, -1), row[ahead] if 0 <= ahead < len(row) else 0


@svg.remembered
def grave(s: Scene, space: str, at: int, x: float, y: float, width: float, height: float) -> Element:
    """A door in the rock with the token, or the stone of who has taken it."""
    owner = s.view.built.get(space)
    ahead, value = grave_token(s, at)
    middle, centre, r = x + width / 2, y + height * 0.54, min(21.0, height * 0.3)
    hue = None if owner is None else s.hue(owner)
    parts: list[Element] = [door(middle, y + height - 4, width * 0.41, height - 10, hue, ahead == 0)]
    if owner is not None:
        parts.append(svg.marker(middle, centre, r * 1.5, s.hue(owner)))
        tip = s.word("grave-taken", number=at + 1, who=s.voice.who(owner))
    elif value:
        parts.append(token(middle, centre, r, value, ahead == 0))
        tip = s.word("grave", number=at + 1, value=value)
    else:
        parts.append(svg.circle(middle, centre, r, fill="#6d5533", stroke="#a98653", stroke_width=1.6))
        parts.append(svg.glyph("scarab", middle, centre, r * 1.2, "#cfae72"))
        tip = s.word("grave-hidden", number=at + 1)
    parts.append(svg.label(str(at + 1), x + width - 12, y + 9, size=12, fill="#3b2a10", face="bold"))
    return svg.spot(
        f"space-{space}",
        *parts,
        choice=f"build:{space}",
        choices=s.open,
        tip=tip,
        classes="built" if owner is not None else "",
    )


@svg.made_once
def door(x: float, floor: float, half: float, height: float, hue: int | None, is_next: bool) -> Element:
    """The opening in the rock; that of the next grave has a golden frame."""
    shape = f"M{x - half:.1f} {floor:.1f}l5 {14 - height:.1f}q{half - 5:.1f} -16 {2 * half - 10:.1f} 0"
    shape += f"l5 {height - 14:.1f}z"
    dark = "#4a351b"
    return svg.path(
        shape,
        fill=dark if hue is None else svg.mixed(dark, svg.seat_colour(hue).fill, 0.45),
        stroke=svg.GOLD_LIGHT if is_next else "#7d5c2a",
        stroke_width=2.6 if is_next else 1.4,
        class_="edge",
    )


@svg.made_once
def token(x: float, y: float, r: float, value: int, bright: bool) -> Element:
    """A grave token face up."""
    ring = svg.GOLD_LIGHT if bright else "#c8a868"
    return svg.group(
        svg.circle(x, y, r, fill=svg.PAPYRUS_LIGHT if bright else "#e6d5aa", stroke=ring, stroke_width=2.4),
        svg.circle(x, y, r - 4, fill="none", stroke=svg.GOLD, stroke_opacity=0.6),
        svg.label(str(value), x, y, size=r * 1.05, face="serif"),
    )


def grave_table(s: Scene, x: float, y: float, width: float) -> list[Element]:
    """What tokens are worth at the end, and the step for a visit."""
    parts: list[Element] = []
    step = width / 3
    for at, (least, reward) in enumerate(GRAVE_POINTS):
        most = GRAVE_POINTS[at + 1][0] - 1 if at + 1 < len(GRAVE_POINTS) else 0
        words = f"{least}–{most}" if most else f"{least}+"
        left = x + step * at
        parts.append(svg.glyph("mummy", left + 6, y + 8, 20, svg.INK, body="#e8cf8f"))
        parts.append(svg.label(words, left + 14, y + 8, size=12.5, anchor="start"))
        parts.append(points(left + step - 11, y + 8, 20, reward))
    parts.append(
        row_of_signs(
            ("obelisk", "graves", "to", "quarry_step", "/", "market_step"), x + width / 2, y + 31, 21
        )
    )
    return parts
