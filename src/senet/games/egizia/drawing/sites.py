"""The Sphinx with its cards, and the obelisk with the graves."""

from __future__ import annotations

from typing import Final, NamedTuple

from senet import svg
from senet.games.egizia.components import GRAVE_POINTS, OVER_PHASE, SPHINX_DRAW_MAX
from senet.games.egizia.drawing.cards import SphinxCard, scored, sphinx_card, sphinx_names
from senet.games.egizia.drawing.now import Title, site_title, title_at
from senet.games.egizia.drawing.scene import Person, person
from senet.games.egizia.drawing.signs import chip, points, row_of_signs, signs_width
from senet.games.egizia.drawing.stones import Stones, block, stones_at
from senet.games.egizia.maps import GRAVE_SPACES, OBELISK_GRAVES, OBELISK_SPACES, SPHINX
from senet.games.egizia.table import Egizia
from senet.kernel.game import UNKNOWN
from senet.kernel.telling import Words
from senet.svg import Box, Element, Scene

HINTS: Final = {"put_under": "put-under", "keep_card": "keep-card"}
LEVEL: Final = 38.5  # the height of a level of the obelisk


class Looking(NamedTuple):
    """Sphinx cards that the viewer has drawn."""

    question: str
    cards: tuple[SphinxCard, ...]
    numbers: tuple[str, ...]  # how many of them may be kept, if that is asked


class Sphinx(NamedTuple):
    """The Sphinx and its deck, or what lies in its place."""

    title: Title
    deck: int  # cards in it
    purchases: tuple[str, ...]  # cards that may be bought, and drawn free: "2" or "2+1"
    backs: int  # cards that somebody else has drawn
    looking: Looking | None
    revealed: tuple[tuple[Person, SphinxCard], ...] | None  # at the end, what everybody held


class Obelisk(NamedTuple):
    """The obelisk and the graves."""

    title: Title
    stones: Stones
    graves: tuple[int, ...]  # the values of the tokens face up, the first one is the next to be taken


class Grave(NamedTuple):
    """A grave, and who has taken it or the value of its token; 0 if nobody knows it."""

    number: int
    box: Box
    owner: Person | None
    value: int
    is_next: bool


# -- the Sphinx ------------------------------------------------------------------------------------


def sphinx_site(s: Scene, box: Box) -> Element:
    view: Egizia = s.view
    looks = bool(view.looked_at) and view.looked_at[0] != UNKNOWN
    found = Sphinx(
        title_at(s, SPHINX, box),
        view.sphinx_left(),
        s.offers("buy"),
        0 if looks else len(view.looked_at),
        looking(s) if looks else None,
        held_by_all(s) if view.phase == OVER_PHASE else None,
    )
    return sphinx_site_drawn(found, s.words)


def looking(s: Scene) -> Looking:
    """The cards that the viewer has drawn; the ids of those in the viewer's hand are taken."""
    view: Egizia = s.view
    taken: dict[str, int] = {}
    sphinx_names(view.players[view.looker].sphinx, taken)
    names = sphinx_names(view.looked_at, taken)
    cards = [
        SphinxCard(card, name, view.sphinx_points(view.looker, card), False)
        for card, name in zip(view.looked_at, names, strict=True)
    ]
    return Looking(s.question, tuple(cards), tuple([noun for noun in s.offers("keep") if noun.isdigit()]))


def held_by_all(s: Scene) -> tuple[tuple[Person, SphinxCard], ...]:
    view: Egizia = s.view
    rows = [(seat, card) for seat, player in enumerate(view.players) for card in player.sphinx]
    names = sphinx_names([card for _, card in rows], {})
    return tuple(
        [
            (person(s, seat), SphinxCard(card, name, scored(view, seat, card), True))
            for (seat, card), name in zip(rows, names, strict=True)
        ]
    )


@svg.part
def sphinx_site_drawn(p: Sphinx, words: Words) -> Element:
    """The Sphinx and its deck; in its place what is looked at, and at the end what everybody held."""
    x, y, width, height = p.title.box
    inside = Box(x + 12, y + 48, width - 24, height - 58)
    parts = site_title(p.title, "sphinx", words)
    if p.revealed is not None:
        parts += revealed(p.revealed, inside, words)
    elif p.looking is not None:
        parts += looked_at(p.looking, inside, words)
    else:
        parts += [*resting(p.deck, inside, words), *purchase(p.purchases, inside), *backs(p.backs, inside)]
    return svg.spot("site-sphinx", *parts)


def deck(left: int, x: float, y: float, width: float, height: float, words: Words) -> Element:
    under = [
        svg.rect(x + 2 * i, y - 2 * i, width, height, rx=7, fill="#16385a", stroke=svg.GOLD)
        for i in range(min(3, max(0, left - 1)), 0, -1)
    ]
    return svg.spot(
        "sphinx-deck",
        *under,
        svg.card_back(x, y, width, height, "sphinx"),
        svg.counter(x + width - 12, y + height - 11, left, size=14),
        tip=words.word("sphinx-deck", {"count": left}),
    )


@svg.part
def resting(cards: int, box: Box, words: Words) -> list[Element]:
    x, y, width, _ = box
    return [
        *desert(x, y - 2, width, 244),
        svg.glyph("sphinx", x + width / 2 - 4, y + 122, 216, "#5f4620", body="#e3c283", weight=-2.6),
        deck(cards, x + 10, y + 264, 78, 108, words),
        *terms(x + 106, y + 258, width - 106, words),
    ]


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


def terms(x: float, y: float, width: float, words: Words) -> list[Element]:
    """What a visit costs and brings."""
    rows = [
        (("1", "stone", "to", "sphinx_card"), words.word("sphinx-buy", {"most": SPHINX_DRAW_MAX})),
        (("sphinx_card",), words.word("sphinx-keep")),
        (("sphinx_card", "to", "point"), words.word("sphinx-return")),
    ]
    parts = []
    for at, (signs, said) in enumerate(rows):
        middle = y + 22 + 42 * at
        wide = signs_width(signs, 27)
        parts.append(row_of_signs(signs, x + wide / 2, middle, 27))
        room = width - wide - 10
        lines = min(2, len(svg.wrap(said, room, 12.5)))
        top = middle - 7.6 * lines
        parts.append(svg.paragraph(said, x + wide + 9, top, room, 12.5, leading=1.18, lines=2))
    return parts


def purchase(nouns: tuple[str, ...], box: Box) -> list[Element]:
    """How many cards to buy, and below how many more to draw free: laid over the Sphinx."""
    if not nouns:
        return []
    x, y, width, _ = box
    lines = sorted({noun.partition("+")[2] for noun in nouns})
    step = width / SPHINX_DRAW_MAX
    top = y + 150 - 54 * len(lines) / 2
    parts = [
        svg.rect(x - 4, top - 8, width + 8, 54 * len(lines) + 10, rx=10, fill=svg.NIGHT, fill_opacity=0.72)
    ]
    for noun in nouns:
        bought, plus, free = noun.partition("+")
        left = x + step * (int(bought) - 1)
        line = top + lines.index(free) * 54
        words = f"{bought}+{free}" if plus else bought
        parts.append(chip(f"buy:{noun}", left + 2, line, step - 4, 46, words, ("sphinx_card",)))
    return parts


def backs(count: int, box: Box) -> list[Element]:
    """Cards that somebody else has drawn, laid over the Sphinx."""
    step = min(66.0, (box.w - 70) / max(1, count))
    left = box.x + (box.w - 62 - step * (count - 1)) / 2
    return [svg.card_back(left + step * at, box.y + 74, 62, 88, "sphinx") for at in range(count)]


def looked_at(p: Looking, box: Box, words: Words) -> list[Element]:
    """The cards that the builder has drawn: open to the builder alone."""
    x, y, width, height = box
    verb = "under" if p.question == "put_under" else "keep"
    hint = words.word(HINTS.get(p.question, "keep-number"))
    parts = [svg.paragraph(hint, x, y - 4, width, 14, face="bold", leading=1.2, lines=2, fill=svg.LAPIS)]
    tall = min(58.0, (height - 100) / len(p.cards))
    shown: set[str] = set()
    for at, each in enumerate(p.cards):
        choice = f"{verb}:{each.card}" if each.card not in shown else None
        shown.add(each.card)
        parts.append(sphinx_card(each, Box(x, y + 36 + tall * at, width, tall - 6), words, choice))
    wide = (width + 8) / max(1, len(p.numbers))
    for at, noun in enumerate(p.numbers):
        said = words.word("keep", {"count": int(noun)})
        parts.append(chip(f"keep:{noun}", x + wide * at, y + height - 54, wide - 8, 48, said))
    return parts


def revealed(rows: tuple[tuple[Person, SphinxCard], ...], box: Box, words: Words) -> list[Element]:
    """At the end: the Sphinx cards of everybody, one below the other."""
    x, y, width, height = box
    tall = min(34.0, height / max(1, len(rows)))
    parts: list[Element] = []
    for at, (owner, card) in enumerate(rows):
        top = y + tall * at
        parts.append(svg.marker(x + 9, top + tall / 2 - 1.5, min(17.0, tall * 0.6), owner.hue))
        parts.append(sphinx_card(card, Box(x + 24, top, width - 24, tall - 3), words))
    return parts


# -- obelisk and graves ----------------------------------------------------------------------------


def obelisk_site(s: Scene, box: Box) -> Element:
    view: Egizia = s.view
    stones = stones_at(s, OBELISK_GRAVES)
    found = Obelisk(title_at(s, OBELISK_GRAVES, box), stones, tuple(view.grave_row))
    return obelisk_site_drawn(found, s.words)


@svg.part
def obelisk_site_drawn(p: Obelisk, words: Words) -> Element:
    x, y, width, height = p.title.box
    split = 150.0
    return svg.spot(
        "site-obelisk_graves",
        *site_title(p.title, "obelisk", words),
        obelisk(p.stones, x + split / 2 + 6, y + height - 14, words),
        graves(p, Box(x + split + 14, y + 48, width - split - 28, height - 62), words),
    )


@svg.part
def obelisk(p: Stones, x: float, ground: float, words: Words) -> Element:
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
        parts.append(block(p, space, corners, (x, (under + over) / 2 + 2), words, is_gold=last))
    return svg.group(*parts)


def graves(p: Obelisk, box: Box, words: Words) -> Element:
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
    built = dict(p.stones.built)
    taken = len([space for space in GRAVE_SPACES if space in built])
    for at, space in enumerate(GRAVE_SPACES):
        row, column = divmod(at, 3)
        place = Box(x + wide * column, y + tall * row + 6, wide, tall - 4)
        value = p.graves[at - taken] if 0 <= at - taken < len(p.graves) else 0
        parts.append(grave(Grave(at + 1, place, built.get(space), value, at == taken), words))
    parts += grave_table(x, y + height - table + 8, width)
    return svg.group(*parts)


@svg.part
def grave(p: Grave, words: Words) -> Element:
    """A door in the rock with the token, or the stone of who has taken it."""
    x, y, width, height = p.box
    middle, centre, r = x + width / 2, y + height * 0.54, min(21.0, height * 0.3)
    hue = None if p.owner is None else p.owner.hue
    parts: list[Element] = [door(middle, y + height - 4, width * 0.41, height - 10, hue, p.is_next)]
    if p.owner is not None:
        parts.append(svg.marker(middle, centre, r * 1.5, p.owner.hue))
        tip = words.word("grave-taken", {"number": p.number, "who": p.owner.name})
    elif p.value:
        parts.append(token(middle, centre, r, p.value, p.is_next))
        tip = words.word("grave", {"number": p.number, "value": p.value})
    else:
        parts.append(svg.circle(middle, centre, r, fill="#6d5533", stroke="#a98653", stroke_width=1.6))
        parts.append(svg.glyph("scarab", middle, centre, r * 1.2, "#cfae72"))
        tip = words.word("grave-hidden", {"number": p.number})
    parts.append(svg.label(str(p.number), x + width - 12, y + 9, size=12, fill="#3b2a10", face="bold"))
    return svg.spot(
        f"space-{GRAVE_SPACES[p.number - 1]}",
        *parts,
        choice=f"build:{GRAVE_SPACES[p.number - 1]}",
        tip=tip,
        classes="" if p.owner is None else "built",
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


def grave_table(x: float, y: float, width: float) -> list[Element]:
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
