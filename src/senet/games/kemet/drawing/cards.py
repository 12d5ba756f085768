"""The cards of the viewer: battle cards and Divine Interventions; and those of teammates."""

from __future__ import annotations

from typing import Final, NamedTuple

from senet import svg
from senet.games.kemet.components import BATTLE_CARDS, CARDS, DIVERSION, INTERVENTIONS
from senet.games.kemet.drawing.pieces import card_tip, condensed, fitted, lines_of, stacked, value_signs
from senet.games.kemet.drawing.scene import Person, person
from senet.games.kemet.drawing.signs import CARD_GLYPH, DI_GLYPH, DI_ICON_GLYPH
from senet.games.kemet.table import TEAM, Kemet, Side
from senet.kernel.game import Seat
from senet.kernel.telling import Words
from senet.svg import Box, Element, Scene

GAP: Final = 6.0
CHIP: Final = 26.0  # the width of a card of a teammate
WIDE_CHIP: Final = 40.0
ROW: Final = 32.0  # the height of a teammate's cards
ICON_FILL: Final = {"day": "#b8862f", "battle": svg.CARNELIAN, "move": svg.MALACHITE}
KINDS: Final[tuple[str, ...]] = tuple(INTERVENTIONS)


class BattleCard(NamedTuple):
    name: str
    state: str  # where it is: hand, chosen, aside, up or down
    seat: Seat | None
    box: Box


class Intervention(NamedTuple):
    name: str
    copies: int
    is_added: bool  # to the battle that goes on
    is_offered: bool  # it may be chosen here


class Ally(NamedTuple):
    """The cards of a teammate."""

    person: Person
    interventions: tuple[str, ...]
    battle_cards: tuple[str, ...]


class Hand(NamedTuple):
    box: Box
    seat: Seat | None  # None for a spectator
    battle_cards: tuple[tuple[str, str], ...]  # each with its state
    interventions: tuple[Intervention, ...]
    allies: tuple[Ally, ...]


def hand(s: Scene, box: Box) -> Element:
    if s.seat < 0:
        found = Hand(box, None, tuple([(card, "hand") for card in BATTLE_CARDS]), (), ())
    else:
        side = own_side(s)
        found = Hand(box, s.seat, own_cards(s, side), own_interventions(s, side), allies(s))
    return hand_drawn(found, s.words)


def own_side(s: Scene) -> Side | None:
    """The side of the viewer in the battle that goes on."""
    view: Kemet = s.view
    sides = [] if view.battle is None else view.battle.sides
    return next((side for side in sides if side.seat == s.seat), None)


def own_cards(s: Scene, side: Side | None) -> tuple[tuple[str, str], ...]:
    """The battle cards of the viewer and where they are now."""
    view: Kemet = s.view
    player = view.players[s.seat]
    everywhere = {*player.battle_hand, *player.face_up, *player.face_down}
    if side is not None:
        everywhere |= {side.card, side.discard}
    cards = [card for card in (*BATTLE_CARDS, *player.specials) if card in everywhere]
    return tuple([(card, card_state(s, side, card)) for card in cards])


def card_state(s: Scene, side: Side | None, card: str) -> str:
    view: Kemet = s.view
    player = view.players[s.seat]
    if view.flow.answers.get(s.seat) == ("battle_card", card):
        return "aside" if s.asks("lay_aside") else "chosen"
    if side is not None and card in (side.card, side.discard) and card not in player.face_up:
        return "chosen" if card == side.card else "aside"
    if card in player.face_up:
        return "up"
    return "down" if card in player.face_down else "hand"


def own_interventions(s: Scene, side: Side | None) -> tuple[Intervention, ...]:
    """The Divine Intervention cards of the viewer, by kind."""
    view: Kemet = s.view
    player = view.players[s.seat]
    found = {card: player.hand.count(card) for card in KINDS if card in player.hand}
    if player.diversion:
        found[DIVERSION] = 1
    if player.assemble:
        found["assemble"] = 1
    added = [] if side is None or side.added_shown else side.added
    is_offered = not s.asks("pay_next", "spoil")
    return tuple([Intervention(card, copies, card in added, is_offered) for card, copies in found.items()])


def allies(s: Scene) -> tuple[Ally, ...]:
    """The teammates whose cards the viewer may see. (KEMET-342)"""
    view: Kemet = s.view
    if view.mode != TEAM:
        return ()
    found = []
    for seat in view.trusted(s.seat):
        if seat != s.seat:
            player = view.players[seat]
            held = [card for card in INTERVENTIONS for _ in range(player.hand.count(card))]
            fighting = [card for card in (*BATTLE_CARDS, *player.specials) if card in player.battle_hand]
            found.append(Ally(person(s, seat), tuple(held), tuple(fighting)))
    return tuple(found)


@svg.part
def hand_drawn(p: Hand, words: Words) -> Element:
    """Eight battle cards, then the Divine Interventions by kind."""
    box = p.box
    wide = min(104.0, (box.w * 0.61 - GAP * 7) / 8)
    places = [Box(box.x + (wide + GAP) * i, box.y, wide, box.h) for i in range(len(p.battle_cards))]
    cards = [
        battle_card(BattleCard(card, state, p.seat, place), words)
        for (card, state), place in zip(p.battle_cards, places, strict=True)
    ]
    left = box.x + (wide + GAP) * 8 + 4
    return svg.group(*cards, interventions(p, Box(left, box.y, box.right - left, box.h), words), id="hand")


# -- battle cards ----------------------------------------------------------------------------------


def card_values(card: str) -> list[tuple[str, int]]:
    row = CARDS[card]
    pairs = (
        ("strength", row.strength),
        ("damage", row.damage),
        ("unblockable", row.unblockable),
        ("shield", row.shield),
        ("impenetrable", row.impenetrable),
        ("self", row.self_unblockable),
    )
    return [(kind, count) for kind, count in pairs if count]


def values_tip(card: str, words: Words) -> str:
    found = [f"{words.word(f'value-{kind}')} {number}" for kind, number in card_values(card)]
    if CARDS[card].immune:
        found.append(words.word("immune"))
    return f"{words.name(card)}: {', '.join(found)}"


@svg.part
def battle_card(p: BattleCard, words: Words) -> Element:
    box, name = p.box, words.name(p.name)
    size = 13.5 if box.w > 90 else 12.0
    middle = box.x + box.w / 2
    top = box.y + (15 if len(lines_of(name, box.w - 10, size, 2, "serif")) == 1 else 15 + size * 0.56)
    tip = values_tip(p.name, words)
    parts: list[Element] = [
        svg.card(*box, "", seat=p.seat),
        stacked(name, middle, top, box.w - 10, size, face="serif", anchor="middle"),
        svg.glyph(CARD_GLYPH[p.name], middle, box.y + 72, 50, svg.INK, body="#d8b868"),
        *card_numbers(p.name, box),
    ]
    if p.state in ("up", "down"):
        parts.append(svg.rect(*box, rx=7, fill=svg.NIGHT, fill_opacity=0.5))
    if p.state != "hand":
        state = words.word(f"card-{p.state}")
        parts.append(banner(state, box))
        tip += f" ({state})"
    return svg.spot(
        svg.identifier("card", p.name),
        *parts,
        choice=f"battle_card:{p.name}",
        acting=p.state == "chosen",
        tip=tip,
        classes=f"card {p.state}",
    )


def card_numbers(card: str, box: Box) -> list[Element]:
    """What a battle card brings, two numbers in a row at its foot."""
    pairs = card_values(card)
    rows = -(-len(pairs) // 2)
    step = (box.w - 10) / 2
    parts: list[Element] = []
    for row in range(rows):
        some = pairs[row * 2 : row * 2 + 2]
        left = box.x + box.w / 2 - step * len(some) / 2 + 2
        y = box.foot - 22 - (rows - 1 - row) * 25
        parts.append(value_signs(some, left, y, 20 if box.w > 80 else 16, step))
    return parts


def banner(words: str, box: Box) -> Element:
    """A word across a card."""
    y = box.y + 72
    return svg.group(
        svg.rect(box.x, y - 11, box.w, 22, fill=svg.INK, fill_opacity=0.82),
        fitted(words, box.x + box.w / 2, y, 13, box.w - 4, fill=svg.GOLD_LIGHT, anchor="middle"),
    )


# -- Divine Interventions --------------------------------------------------------------------------


def interventions(p: Hand, box: Box, words: Words) -> Element:
    """A panel with one small card for each kind."""
    found = p.interventions
    columns = max(2, int(box.w // 168))
    if len(found) > 4 * columns:
        columns += 1
    rows = max(1, -(-len(found) // columns))
    below = ROW * len(p.allies)
    wide, tall = (box.w - 12) / columns, min(120.0, (box.h - 32 - below) / rows)
    title, x, room = words.word("your-interventions"), box.x + 12, box.w - 24
    parts = [svg.papyrus(*box), fitted(title, x, box.y + 14, 14, room, face="serif", fill=svg.LAPIS)]
    if p.seat is None:
        parts.append(fitted(words.word("no-hand"), x, box.y + 42, 13, room, fill=svg.FADED_INK))
    for i, card in enumerate(found):
        x, y = box.x + 7 + wide * (i % columns), box.y + 27 + tall * (i // columns)
        parts.append(intervention(card, Box(x, y, wide - 4, tall - 4), words))
    for i, ally in enumerate(p.allies):
        y = box.foot - 3 - below + ROW * i
        parts.append(ally_hand(ally, Box(box.x + 7, y, box.w - 16, ROW - 3), words))
    return svg.group(*parts, id="interventions")


@svg.part
def intervention(p: Intervention, box: Box, words: Words) -> Element:
    row = INTERVENTIONS[p.name]
    fill = ICON_FILL[row.icon]
    high, low = box.h > 52, box.h < 35
    top = box.y + (box.h / 2 if low else 16 if high else 12)
    text = words.card(p.name)
    right = box.right - 6 - (22 if p.copies > 1 else 0) - (18 if row.cost else 0)
    parts: list[Element | None] = [
        svg.rect(*box, rx=6, fill=svg.PAPYRUS_LIGHT, stroke="#b59b62", class_="edge"),
        svg.rect(box.x, box.y, 27, box.h, rx=6, fill=fill),
        svg.glyph(DI_GLYPH[p.name], box.x + 13.5, top, 20, "#ffffff", body=svg.mixed(fill, "#ffffff", 0.25)),
        condensed(words.name(p.name), box.x + 32, top, right - box.x - 33, 13, face="bold"),
        price(row.cost, right + 9, top) if row.cost else None,
        svg.counter(box.right - 13, top, f"×{p.copies}", size=12.5) if p.copies > 1 else None,
    ]
    left, room = box.x + 32, box.w - 38
    if high:
        size = 13.0 if box.h > 100 else 12.0
        lines = int((box.h - 32) // (size * 1.2))
        parts.append(svg.paragraph(text, left, box.y + 28, room, size, leading=1.2, lines=lines))
        parts.append(svg.glyph(DI_ICON_GLYPH[row.icon], box.x + 13.5, box.foot - 14, 15, "#ffffff"))
    elif not low:
        parts.append(condensed(text, left, box.y + 29, room, 12, fill=svg.FADED_INK))
    return svg.spot(
        svg.identifier("intervention", p.name),
        *parts,
        choice=(f"card:{p.name}", f"cards:{p.name}") if p.is_offered else None,
        acting=p.is_added,
        tip=card_tip(p.name, words),
        classes="card",
    )


@svg.made_once
def price(cost: int, x: float, y: float) -> Element:
    """What a card costs in prayer points."""
    return svg.group(
        svg.rect(x - 9, y - 9, 18, 18, rx=5, fill=svg.LAPIS),
        svg.label(str(cost), x, y, size=12.5, face="bold", fill="#ffffff"),
    )


# -- cards of teammates (KEMET-342) ----------------------------------------------------------------


@svg.part
def ally_hand(p: Ally, box: Box, words: Words) -> Element:
    """Divine Interventions, then the battle cards in hand."""
    held, fighting, who = p.interventions, p.battle_cards, p.person
    room = (box.w - 44 - CHIP * len(held)) / max(1, len(fighting))
    wide = min(WIDE_CHIP, max(CHIP - 4, room))
    y = box.middle[1]
    parts: list[Element] = [
        svg.rect(*box, rx=6, fill=svg.PAPYRUS_LIGHT, stroke="#b59b62", class_="edge"),
        svg.disc(box.x + 15, y, 11, seat=who.seat, glyph=who.glyph),
    ]
    parts += [held_card(card, box.x + 32 + CHIP * i, y, words) for i, card in enumerate(held)]
    x = box.x + 36 + CHIP * len(held)
    parts += [fighting_card(card, x + wide * i, y, wide - 3, words) for i, card in enumerate(fighting)]
    names = ", ".join([words.name(card) for card in [*held, *fighting]]) or words.word("no-cards")
    tip = f"{words.word('ally-cards', {'who': who.name})}: {names}"
    return svg.spot(f"ally-{who.seat}", *parts, tip=tip, classes="ally")


def held_card(card: str, x: float, y: float, words: Words) -> Element:
    """A Divine Intervention of a teammate."""
    return svg.group(
        svg.title(card_tip(card, words)),
        svg.rect(x, y - 12, CHIP - 3, 24, rx=4, fill=svg.GOLD, stroke="#7d6a3c"),
        svg.glyph(DI_GLYPH[card], x + (CHIP - 3) / 2, y, 18, "#ffffff", body=svg.GOLD),
    )


def fighting_card(card: str, x: float, y: float, w: float, words: Words) -> Element:
    """A battle card of a teammate, with its Strength where there is room."""
    numbered = w > CHIP
    parts = [
        svg.title(words.name(card)),
        svg.rect(x, y - 12, w, 24, rx=4, fill=svg.PAPYRUS, stroke="#7d6a3c"),
        svg.glyph(
            CARD_GLYPH[card], x + (11 if numbered else w / 2), y, min(17.0, w - 2), svg.INK, body="#d8b868"
        ),
    ]
    if numbered:
        strength = str(CARDS[card].strength)
        parts.append(svg.label(strength, x + w - 8, y, size=13, face="bold"))
    return svg.group(*parts)
