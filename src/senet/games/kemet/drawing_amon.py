"""Amon's side of a solo game: objective, war table and troops on a board of his own, and his cards beside it."""

from __future__ import annotations

from typing import Final

from senet import svg
from senet.games.kemet.amon.components import AMON_TROOPS, OBJECTIVES, WAR_COLUMNS
from senet.games.kemet.amon.table import AMON, Amon
from senet.games.kemet.amon.table_objective import progress
from senet.games.kemet.components import COMPANIONS
from senet.games.kemet.drawing_scene import (
    GOLDEN,
    NARROWEST,
    Box,
    Scene,
    companion_disc,
    condensed,
    fitted,
    stacked,
    value_sign,
)
from senet.svg import Element

NOMINAL: Final = (353.0, 224.0)  # the size at which his board is drawn; then it is scaled
CARDS_SCALE: Final = (1.35, 1.35, 1.35, 1.35, 1.12)  # by the number of cards shown
MET: Final = svg.MALACHITE
DECK: Final = 30.0  # the width of a card back


def his(s: Scene) -> Amon:
    amon = s.view.amon
    assert amon is not None
    return amon


def amon_board(s: Scene, box: Box) -> Element:
    """The objective and how far it is met, the war table, and the two troops."""
    scale = min(box.w / NOMINAL[0], box.h / NOMINAL[1])
    w, h = box.w / scale, box.h / scale
    ground = svg.spot(
        f"player-{AMON}",
        svg.papyrus(0, 0, w, h),
        svg.seat_band(0, 0, h, AMON, 11),
        *head(s, w),
        choice=f"seat:{AMON}",
        choices=s.open,
        tip=s.voice.who(AMON),
        classes="player",
    )
    rows = svg.asked(progress, s.view) if his(s).objective else {}
    troops = max(152.0, h - 64)
    parts = [ground, *needs(s, rows, w), *war_table(s, w, troops - 24), *troop_rows(s, w, troops)]
    place = f"translate({svg.number(box.x)} {svg.number(box.y)}) scale({scale:.4f})"
    return svg.group(*parts, transform=place)


def head(s: Scene, w: float) -> list[Element]:
    """Who, the objective card, and the rounds that are left."""
    amon = his(s)
    name = s.voice.name(amon.objective) if amon.objective else ""
    rounds = OBJECTIVES[amon.objective].rounds if amon.objective else 0
    tip = s.voice.card(amon.objective) if amon.objective else ""
    return [
        svg.disc(32, 22, 16, seat=AMON, glyph="amun"),
        condensed(s.voice.who(AMON), 54, 14, 90, 15, face="bold"),
        svg.group(
            svg.title(f"{name}: {tip}"),
            fitted(s.word("objective", name=name), 54, 31, 12.5, w - 54 - 60, fill=svg.FADED_INK),
            id="objective",
        ),
        svg.group(
            svg.title(s.word("rounds-left", rounds=amon.rounds, most=rounds)),
            svg.pips(w - 56 - 12.5 * rounds, 14, rounds, amon.rounds, size=9, gap=3.5, fill=svg.LAPIS),
            svg.circle(w - 30, 22, 16.5, fill=GOLDEN, stroke="#fff8e6", stroke_width=1.6),
            svg.circle(w - 30, 22, 14, fill="none", stroke="#7a5412", stroke_width=0.9),
            svg.label(str(amon.rounds), w - 30, 22, size=18, face="serif", fill=svg.ink_on(GOLDEN)),
            id="rounds",
        ),
        svg.divider(18, 42, w - 30),
    ]


def needs(s: Scene, rows: dict[str, tuple[int, int]], w: float) -> list[Element]:
    """The conditions of the objective, each with what there is and what is needed."""
    parts: list[Element] = []
    for i, (name, (have, need)) in enumerate(rows.items()):
        y, met = 58 + 22 * i, have >= need
        words = s.word(f"need-{name}")
        parts.append(
            svg.group(
                svg.title(f"{words}: {have} / {need}"),
                svg.glyph("star", 30, y, 17, svg.INK, body=MET if met else "#e8dcb8"),
                condensed(words, 44, y, w - 44 - 62, 13, face="bold" if met else "sans"),
                svg.label(
                    f"{have} / {need}",
                    w - 18,
                    y,
                    size=15,
                    face="bold",
                    anchor="end",
                    fill=MET if met else svg.INK,
                ),
                id=svg.identifier("need", name),
            )
        )
    return parts


def war_table(s: Scene, w: float, y: float) -> list[Element]:
    """The four values for both troops; what an event adds only while it lasts is red."""
    amon = his(s)
    values, step = s.view.war(), (w - 36) / len(WAR_COLUMNS)
    parts: list[Element] = [svg.divider(18, y - 15, w - 30)]
    for i, column in enumerate(WAR_COLUMNS):
        x = 22 + step * i
        value = values[i]
        lasting = value == amon.war[i]
        sign = (
            svg.glyph("walking", x + 10, y, 20, svg.INK, body="#d8b868")
            if column == "land_move"
            else value_sign(column, x + 10, y, 19)
        )
        parts.append(
            svg.group(
                svg.title(f"{s.word('war-table')} · {s.word(f'war-{column}')}: {signed(value)}"),
                sign,
                svg.label(
                    signed(value), x + 26, y, size=17, face="bold", anchor="start",
                    fill=svg.INK if lasting else svg.CARNELIAN,
                ),
                id=svg.identifier("war", column),
            )
        )  # fmt: skip
    return parts


def signed(value: int) -> str:
    return f"+{value}" if value > 0 else str(value).replace("-", "−")


def troop_rows(s: Scene, w: float, y: float) -> list[Element]:
    """Both troops: letter, creature, units, and where they stand."""
    amon, player = his(s), s.player(AMON)
    parts: list[Element] = [svg.divider(18, y - 8, w - 30)]
    for i, troop in enumerate(AMON_TROOPS):
        creature = amon.creatures.get(troop, "")
        if not creature:
            continue
        area = amon.troop_at(player, troop)
        middle = y + 10 + 29 * i
        where = s.voice.name(area) if area else s.word("troop-away")
        tip = f"{s.voice.name(creature)}: {s.voice.card(COMPANIONS[creature].tile)}"
        parts.append(
            svg.group(
                svg.title(tip),
                letter(troop, 32, middle, 11),
                companion_disc(creature, 62, middle, 11.5, AMON),
                svg.glyph("soldier", 88, middle, 18, svg.INK, body="#d8b868"),
                svg.label(str(player.troops.get(area, 0)), 100, middle, size=15, face="bold", anchor="start"),
                *place_words(where, s.voice.name(creature), 120, middle, w - 132),
                id=svg.identifier("amon", troop),
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
    """What is in force: the event, disasters, the last action; and how many cards the decks hold."""
    amon = his(s)
    shown = [("event", card) for card in amon.uncovered[-1:]]
    shown += [("disaster", card) for card in amon.disasters]
    shown += [("action", card) for card in amon.actions_played[-1:]]
    scale = CARDS_SCALE[len(shown)]
    w, h = box.w / scale, box.h / scale
    parts = [
        svg.papyrus(0, 0, w, h),
        fitted(s.word("amons-cards"), 14, 17, 15, w - 210, face="serif", fill=svg.LAPIS),
        *decks(s, w),
        svg.divider(14, 40, w - 28),
    ]
    if not shown:
        parts.append(
            svg.label(s.word("no-amon-cards"), w / 2, 62, size=12.5, width=w - 30, fill=svg.FADED_INK)
        )
    y, room = 46.0, h - 50
    for i, (kind, card) in enumerate(shown):
        left = len(shown) - i
        drawn, used = card_row(s, kind, card, Box(12, y, w - 24, room / left))
        parts.append(drawn)
        y, room = y + used, room - used
    place = f"translate({svg.number(box.x)} {svg.number(box.y)}) scale({scale:.4f})"
    return svg.group(*parts, id="amon-cards", transform=place)


ROW_FILL: Final = {"event": "#2f5f8a", "disaster": svg.CARNELIAN, "action": "#7a5a1e"}
ROW_GLYPH: Final = {"event": "eye", "disaster": "locust", "action": "walking"}


def card_row(s: Scene, kind: str, card: str, box: Box) -> tuple[Element, float]:
    """A card with its name and its text, as far as there is room; and the height used."""
    text, size = s.voice.card(card), 12.0
    lines = max(0, int((box.h - 24) // (size * 1.2)))
    room = box.w - 42
    tall = min(box.h, 24 + svg.paragraph_height(text, room, size, leading=1.2) + 3)
    fill = ROW_FILL[kind]
    return (
        svg.group(
            svg.title(f"{s.word(f'card-{kind}')}: {s.voice.name(card)}. {text}"),
            svg.rect(box.x, box.y, box.w, tall - 4, rx=6, fill=svg.PAPYRUS_LIGHT, stroke="#b59b62"),
            svg.rect(box.x, box.y, 30, tall - 4, rx=6, fill=fill),
            svg.glyph(ROW_GLYPH[kind], box.x + 15, box.y + (tall - 4) / 2, 20, "#ffffff", weight=0.4),
            condensed(
                f"{s.voice.name(card)} · {s.word(f'card-{kind}')}",
                box.x + 36,
                box.y + 10,
                room,
                13,
                face="bold",
            ),
            svg.paragraph(text, box.x + 36, box.y + 18, room, size, leading=1.2, lines=lines)
            if lines
            else None,
            id=svg.identifier("amon", kind, card),
        ),
        tall,
    )


def decks(s: Scene, w: float) -> list[Element]:
    """The decks of events, actions and plunder with their numbers."""
    amon = his(s)
    rows = (
        ("events", "eye", len(amon.events), ""),
        ("actions", "walking", len(amon.actions), str(len(amon.actions_played))),
        ("plunder", "fire", len(amon.plunder), str(len(amon.plundered))),
    )
    parts: list[Element] = []
    for i, (name, glyph, count, discarded) in enumerate(rows):
        x = w - 64 * (len(rows) - i) - 2
        tip = f"{s.word(f'deck-{name}')}: {count}"
        if discarded:
            tip += f" · {s.word('discard')}: {discarded}"
        parts.append(
            svg.group(
                svg.title(tip),
                svg.card_back(x, 4, 24, 31, glyph),
                svg.label(str(count), x + 30, 20, size=14, face="bold", anchor="start"),
                id=f"deck-{name}",
            )
        )
    return parts
