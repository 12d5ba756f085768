"""Amon's side of a solo game: objective, war table and troops on a board of his own, and his cards beside it."""

from __future__ import annotations

from typing import Final, NamedTuple

from senet import svg
from senet.games.kemet.amon.components import AMON_TROOPS, OBJECTIVES, WAR_COLUMNS
from senet.games.kemet.amon.table import AMON, Amon
from senet.games.kemet.amon.table_objective import progress
from senet.games.kemet.components import COMPANIONS
from senet.games.kemet.drawing.pieces import (
    GOLDEN,
    NARROWEST,
    companion_disc,
    condensed,
    enlarged,
    fitted,
    stacked,
    value_sign,
)
from senet.games.kemet.table import Kemet
from senet.kernel.telling import Words
from senet.svg import Box, Element, Scene

NOMINAL: Final[tuple[float, ...]] = (353.0, 224.0)  # the size at which his board is drawn; then it is scaled
CARDS_SCALE: Final[tuple[float, ...]] = (1.35, 1.35, 1.35, 1.35, 1.12)  # by the number of cards shown
MET: Final = svg.MALACHITE
ROW_FILL: Final = {"event": "#2f5f8a", "disaster": svg.CARNELIAN, "action": "#7a5a1e"}
ROW_GLYPH: Final = {"event": "eye", "disaster": "locust", "action": "walking"}
DECK_GLYPH: Final = {"events": "eye", "actions": "walking", "plunder": "fire"}


class Troop(NamedTuple):
    """One of Amon's troops."""

    letter: str
    creature: str
    area: str  # or ""
    units: int


class AmonBoard(NamedTuple):
    box: Box
    name: str
    objective: str
    rounds: int  # left
    needs: tuple[tuple[str, int, int], ...]  # of the objective: what there is, and what is needed
    war: tuple[int, ...]
    lasting: tuple[int, ...]  # the same without the event
    troops: tuple[Troop, ...]


class AmonCards(NamedTuple):
    box: Box
    shown: tuple[tuple[str, str], ...]  # kind and card
    decks: tuple[tuple[str, int, int], ...]  # how many cards they hold, and how many are discarded; or -1


def his(s: Scene) -> Amon:
    view: Kemet = s.view
    assert view.amon is not None
    return view.amon


# -- his board -------------------------------------------------------------------------------------


def amon_board(s: Scene, box: Box) -> Element:
    view: Kemet = s.view
    amon, player = his(s), view.players[AMON]
    needs = progress(view) if amon.objective else {}
    troops: list[Troop] = []
    for each in AMON_TROOPS:
        if amon.creatures.get(each, ""):
            area = amon.troop_at(player, each)
            troops.append(Troop(each, amon.creatures[each], area, player.troops.get(area, 0)))
    return amon_board_drawn(
        AmonBoard(
            box,
            s.who(AMON),
            amon.objective,
            amon.rounds,
            tuple([(name, have, need) for name, (have, need) in needs.items()]),
            tuple(view.war()),
            tuple(amon.war),
            tuple(troops),
        ),
        s.words,
    )


@svg.part
def amon_board_drawn(p: AmonBoard, words: Words) -> Element:
    """The objective and how far it is met, the war table, and the two troops."""
    box = p.box
    scale = min(box.w / NOMINAL[0], box.h / NOMINAL[1])
    w, h = box.w / scale, box.h / scale
    ground = svg.spot(
        f"player-{AMON}",
        svg.papyrus(0, 0, w, h),
        svg.seat_band(0, 0, h, AMON, 11),
        *head(p, w, words),
        choice=f"seat:{AMON}",
        tip=p.name,
        classes="player",
    )
    troops = max(152.0, h - 64)
    parts = [
        ground,
        *needed(p, w, words),
        *war_table(p, w, troops - 24, words),
        *troop_rows(p, w, troops, words),
    ]
    return svg.group(*parts, transform=enlarged(box, scale))


def head(p: AmonBoard, w: float, words: Words) -> list[Element]:
    """Who, the objective card, and the rounds that are left."""
    name = words.name(p.objective) if p.objective else ""
    most = OBJECTIVES[p.objective].rounds if p.objective else 0
    tip = words.card(p.objective) if p.objective else ""
    title = words.word("objective", {"name": name})
    return [
        svg.disc(32, 22, 16, seat=AMON, glyph="amun"),
        condensed(p.name, 54, 14, 90, 15, face="bold"),
        svg.group(
            svg.title(f"{name}: {tip}"),
            fitted(title, 54, 31, 12.5, w - 54 - 60, fill=svg.FADED_INK),
            id="objective",
        ),
        svg.group(
            svg.title(words.word("rounds-left", {"rounds": p.rounds, "most": most})),
            svg.pips(w - 56 - 12.5 * most, 14, most, p.rounds, size=9, gap=3.5, fill=svg.LAPIS),
            svg.circle(w - 30, 22, 16.5, fill=GOLDEN, stroke="#fff8e6", stroke_width=1.6),
            svg.circle(w - 30, 22, 14, fill="none", stroke="#7a5412", stroke_width=0.9),
            svg.label(str(p.rounds), w - 30, 22, size=18, face="serif", fill=svg.ink_on(GOLDEN)),
            id="rounds",
        ),
        svg.divider(18, 42, w - 30),
    ]


def needed(p: AmonBoard, w: float, words: Words) -> list[Element]:
    """The conditions of the objective, each with what there is and what is needed."""
    parts: list[Element] = []
    for i, (name, have, need) in enumerate(p.needs):
        y, met = 58 + 22 * i, have >= need
        title, count = words.word(f"need-{name}"), f"{have} / {need}"
        ink = MET if met else svg.INK
        parts.append(
            svg.group(
                svg.title(f"{title}: {count}"),
                svg.glyph("star", 30, y, 17, svg.INK, body=MET if met else "#e8dcb8"),
                condensed(title, 44, y, w - 44 - 62, 13, face="bold" if met else "sans"),
                svg.label(count, w - 18, y, size=15, face="bold", anchor="end", fill=ink),
                id=svg.identifier("need", name),
            )
        )
    return parts


def war_table(p: AmonBoard, w: float, y: float, words: Words) -> list[Element]:
    """The four values for both troops; what an event adds only while it lasts is red."""
    step = (w - 36) / len(WAR_COLUMNS)
    parts: list[Element] = [svg.divider(18, y - 15, w - 30)]
    for i, column in enumerate(WAR_COLUMNS):
        x, value = 22 + step * i, signed(p.war[i])
        ink = svg.INK if p.war[i] == p.lasting[i] else svg.CARNELIAN
        sign = (
            svg.glyph("walking", x + 10, y, 20, svg.INK, body="#d8b868")
            if column == "land_move"
            else value_sign(column, x + 10, y, 19)
        )
        parts.append(
            svg.group(
                svg.title(f"{words.word('war-table')} · {words.word(f'war-{column}')}: {value}"),
                sign,
                svg.label(value, x + 26, y, size=17, face="bold", anchor="start", fill=ink),
                id=svg.identifier("war", column),
            )
        )
    return parts


def signed(value: int) -> str:
    return f"+{value}" if value > 0 else str(value).replace("-", "−")


def troop_rows(p: AmonBoard, w: float, y: float, words: Words) -> list[Element]:
    """Both troops: letter, creature, units, and where they stand."""
    parts: list[Element] = [svg.divider(18, y - 8, w - 30)]
    for troop in p.troops:
        middle = y + 10 + 29 * AMON_TROOPS.index(troop.letter)
        name = words.name(troop.creature)
        where = words.name(troop.area) if troop.area else words.word("troop-away")
        parts.append(
            svg.group(
                svg.title(f"{name}: {words.card(COMPANIONS[troop.creature].tile)}"),
                letter(troop.letter, 32, middle, 11),
                companion_disc(troop.creature, 62, middle, 11.5, AMON),
                svg.glyph("soldier", 88, middle, 18, svg.INK, body="#d8b868"),
                svg.label(str(troop.units), 100, middle, size=15, face="bold", anchor="start"),
                *place_words(where, name, 120, middle, w - 132),
                id=svg.identifier("amon", troop.letter),
            )
        )
    return parts


def place_words(where: str, creature: str, x: float, y: float, room: float) -> list[Element]:
    """Where a troop stands and with whom; a long name of an area takes both lines."""
    if svg.text_width(where, 13, "bold") * NARROWEST > room:
        return [stacked(where, x, y, room, 12.5, face="bold")]
    return [
        condensed(where, x, y - 7, room, 13, face="bold"),
        condensed(creature, x, y + 7, room, 12, fill=svg.FADED_INK),
    ]


@svg.made_once
def letter(troop: str, x: float, y: float, r: float) -> Element:
    """A or B, on the colour of Amon's seat."""
    colour = svg.seat_colour(AMON)
    return svg.group(
        svg.circle(x, y, r, fill=colour.fill, stroke=svg.PAPYRUS_LIGHT, stroke_width=1.4),
        svg.label(troop.upper(), x, y, size=max(12.0, r * 1.25), face="bold", fill=svg.ink_on(colour.fill)),
        class_="piece",
    )


# -- his cards -------------------------------------------------------------------------------------


def amon_cards(s: Scene, box: Box) -> Element:
    amon = his(s)
    shown = [("event", card) for card in amon.uncovered[-1:]]
    shown += [("disaster", card) for card in amon.disasters]
    shown += [("action", card) for card in amon.actions_played[-1:]]
    decks = (
        ("events", len(amon.events), -1),
        ("actions", len(amon.actions), len(amon.actions_played)),
        ("plunder", len(amon.plunder), len(amon.plundered)),
    )
    return amon_cards_drawn(AmonCards(box, tuple(shown), decks), s.words)


@svg.part
def amon_cards_drawn(p: AmonCards, words: Words) -> Element:
    """What is in force: the event, disasters, the last action; and how many cards the decks hold."""
    scale = CARDS_SCALE[len(p.shown)]
    w, h = p.box.w / scale, p.box.h / scale
    parts = [
        svg.papyrus(0, 0, w, h),
        fitted(words.word("amons-cards"), 14, 17, 15, w - 210, face="serif", fill=svg.LAPIS),
        *decks_drawn(p, w, words),
        svg.divider(14, 40, w - 28),
    ]
    if not p.shown:
        none = words.word("no-amon-cards")
        parts.append(svg.label(none, w / 2, 62, size=12.5, width=w - 30, fill=svg.FADED_INK))
    y, room = 46.0, h - 50
    for i, (kind, card) in enumerate(p.shown):
        drawn, used = card_row(kind, card, Box(12, y, w - 24, room / (len(p.shown) - i)), words)
        parts.append(drawn)
        y, room = y + used, room - used
    return svg.group(*parts, id="amon-cards", transform=enlarged(p.box, scale))


def card_row(kind: str, card: str, box: Box, words: Words) -> tuple[Element, float]:
    """A card with its name and its text, as far as there is room; and the height used."""
    name, text, means, size = words.name(card), words.card(card), words.word(f"card-{kind}"), 12.0
    lines = max(0, int((box.h - 24) // (size * 1.2)))
    x, y, room = box.x, box.y, box.w - 42
    tall = min(box.h, 24 + svg.paragraph_height(text, room, size, leading=1.2) + 3)
    drawn = svg.group(
        svg.title(f"{means}: {name}. {text}"),
        svg.rect(x, y, box.w, tall - 4, rx=6, fill=svg.PAPYRUS_LIGHT, stroke="#b59b62"),
        svg.rect(x, y, 30, tall - 4, rx=6, fill=ROW_FILL[kind]),
        svg.glyph(ROW_GLYPH[kind], x + 15, y + (tall - 4) / 2, 20, "#ffffff", weight=0.4),
        condensed(f"{name} · {means}", x + 36, y + 10, room, 13, face="bold"),
        svg.paragraph(text, x + 36, y + 18, room, size, leading=1.2, lines=lines) if lines else None,
        id=svg.identifier("amon", kind, card),
    )
    return drawn, tall


def decks_drawn(p: AmonCards, w: float, words: Words) -> list[Element]:
    """The decks of events, actions and plunder with their numbers."""
    parts: list[Element] = []
    for i, (name, held, discarded) in enumerate(p.decks):
        x = w - 64 * (len(p.decks) - i) - 2
        tip = f"{words.word(f'deck-{name}')}: {held}"
        if discarded >= 0:
            tip += f" · {words.word('discard')}: {discarded}"
        parts.append(
            svg.group(
                svg.title(tip),
                svg.card_back(x, 4, 24, 31, DECK_GLYPH[name]),
                svg.label(str(held), x + 30, 20, size=14, face="bold", anchor="start"),
                id=f"deck-{name}",
            )
        )
    return parts
