"""The cards of the one who looks: battle cards and Divine Interventions."""

from __future__ import annotations

from typing import Final

from senet import svg
from senet.games.kemet.components import BATTLE_CARDS, CARDS, DIVERSION, INTERVENTIONS
from senet.games.kemet.drawing_scene import Box, Scene, condensed, fitted, lines_of, stacked, value_signs
from senet.games.kemet.drawing_signs import CARD_GLYPH, DI_GLYPH, DI_ICON_GLYPH
from senet.games.kemet.drawing_teams import ROW, ally_hands, open_allies
from senet.games.kemet.table import Side
from senet.svg import Element

GAP: Final = 6.0
ICON_FILL: Final = {"day": "#b8862f", "battle": svg.CARNELIAN, "move": svg.MALACHITE}
KINDS: Final[tuple[str, ...]] = tuple(INTERVENTIONS)


@svg.remembered
def hand(s: Scene, box: Box) -> Element:
    """Eight battle cards, then the Divine Interventions by kind."""
    wide = min(104.0, (box.w * 0.61 - GAP * 7) / 8)
    cards = own_cards(s)
    parts = [
        battle_card(s, card, Box(box.x + (wide + GAP) * i, box.y, wide, box.h))
        for i, card in enumerate(cards)
    ]
    left = box.x + (wide + GAP) * 8 + 4
    parts.append(interventions(s, Box(left, box.y, box.right - left, box.h)))
    return svg.group(*parts, id="hand")


# -- battle cards ----------------------------------------------------------------------------------


def own_cards(s: Scene) -> list[str]:
    """The battle cards of the one who looks, wherever they are now; a spectator sees those of the game."""
    if s.seat < 0:
        return list(BATTLE_CARDS)
    player = s.player(s.seat)
    everywhere = {*player.battle_hand, *player.face_up, *player.face_down}
    side = own_side(s)
    if side is not None:
        everywhere |= {side.card, side.discard}
    return [card for card in (*BATTLE_CARDS, *player.specials) if card in everywhere]


def own_side(s: Scene) -> Side | None:
    """The side of the one who looks in the battle that goes on."""
    battle = s.view.battle
    if battle is None:
        return None
    return next((side for side in battle.sides if s.is_me(side.seat)), None)


def card_state(s: Scene, card: str) -> str:
    """hand, chosen, aside, up or down: where a card is."""
    if s.seat < 0:
        return "hand"
    player, side = s.player(s.seat), own_side(s)
    answer = s.view.flow.answers.get(s.seat)
    if answer == ("battle_card", card):
        return "aside" if s.asks("lay_aside") else "chosen"
    if side is not None and card in (side.card, side.discard) and card not in player.face_up:
        return "chosen" if card == side.card else "aside"
    if card in player.face_up:
        return "up"
    return "down" if card in player.face_down else "hand"


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


def values_tip(s: Scene, card: str) -> str:
    words = [f"{s.word(f'value-{kind}')} {count}" for kind, count in card_values(card)]
    if CARDS[card].immune:
        words.append(s.word("immune"))
    return f"{s.voice.name(card)}: {', '.join(words)}"


@svg.remembered
def battle_card(s: Scene, card: str, box: Box) -> Element:
    state = card_state(s, card)
    gone = state in ("up", "down")
    size = 13.5 if box.w > 90 else 12.0
    middle = box.x + box.w / 2
    name = s.voice.name(card)
    top = box.y + (15 if len(lines_of(name, box.w - 10, size, 2, "serif")) == 1 else 15 + size * 0.56)
    parts: list[Element | None] = [
        svg.card(box.x, box.y, box.w, box.h, "", seat=s.seat if s.seat >= 0 else None),
        stacked(name, middle, top, box.w - 10, size, face="serif", anchor="middle"),
        svg.glyph(CARD_GLYPH[card], middle, box.y + 72, 50, svg.INK, body="#d8b868"),
        *card_numbers(card, box),
    ]
    if gone:
        veil = svg.rect(box.x, box.y, box.w, box.h, rx=7, fill=svg.NIGHT, fill_opacity=0.5)
        parts += [veil, banner(s.word(f"card-{state}"), box)]
    elif state != "hand":
        parts.append(banner(s.word(f"card-{state}"), box))
    words = f" ({s.word(f'card-{state}')})" if state != "hand" else ""
    return svg.spot(
        svg.identifier("card", card),
        *parts,
        choice=f"battle_card:{card}",
        choices=s.open,
        acting=state == "chosen",
        tip=values_tip(s, card) + words,
        classes=f"card {state}",
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


def own_interventions(s: Scene) -> dict[str, int]:
    """The Divine Intervention cards of the one who looks, by kind."""
    if s.seat < 0:
        return {}
    player = s.player(s.seat)
    found = {card: player.hand.count(card) for card in KINDS if card in player.hand}
    if player.diversion:
        found[DIVERSION] = 1
    if player.assemble:
        found["assemble"] = 1
    return found


@svg.remembered
def interventions(s: Scene, box: Box) -> Element:
    """A panel with one small card for each kind."""
    found = own_interventions(s)
    columns = max(2, int(box.w // 168))
    if len(found) > 4 * columns:
        columns += 1
    rows = max(1, -(-len(found) // columns))
    allies = ROW * len(open_allies(s))
    wide, tall = (box.w - 12) / columns, min(120.0, (box.h - 32 - allies) / rows)
    parts = [
        svg.papyrus(box.x, box.y, box.w, box.h),
        fitted(
            s.word("your-interventions"), box.x + 12, box.y + 14, 14, box.w - 24, face="serif", fill=svg.LAPIS
        ),
    ]
    if s.seat < 0:
        parts.append(
            fitted(s.word("no-hand"), box.x + 12, box.y + 42, 13, box.w - 24, fill=svg.FADED_INK),
        )
    for i, (card, count) in enumerate(found.items()):
        x, y = box.x + 7 + wide * (i % columns), box.y + 27 + tall * (i // columns)
        parts.append(intervention(s, card, count, Box(x, y, wide - 4, tall - 4)))
    parts += ally_hands(s, Box(box.x + 7, box.foot - 3 - allies, box.w - 16, allies))
    return svg.group(*parts, id="interventions")


@svg.remembered
def intervention(s: Scene, card: str, count: int, box: Box) -> Element:
    row = INTERVENTIONS[card]
    fill = ICON_FILL[row.icon]
    high, low = box.h > 52, box.h < 35
    top = box.y + (box.h / 2 if low else 16 if high else 12)
    words = s.voice.card(card)
    right = box.right - 6 - (22 if count > 1 else 0) - (18 if row.cost else 0)
    parts: list[Element | None] = [
        svg.rect(box.x, box.y, box.w, box.h, rx=6, fill=svg.PAPYRUS_LIGHT, stroke="#b59b62", class_="edge"),
        svg.rect(box.x, box.y, 27, box.h, rx=6, fill=fill),
        svg.glyph(DI_GLYPH[card], box.x + 13.5, top, 20, "#ffffff", body=svg.mixed(fill, "#ffffff", 0.25)),
        condensed(s.voice.name(card), box.x + 32, top, right - box.x - 33, 13, face="bold"),
        price(row.cost, right + 9, top) if row.cost else None,
        svg.counter(box.right - 13, top, f"×{count}", size=12.5) if count > 1 else None,
    ]
    left, room = box.x + 32, box.w - 38
    if high:
        size = 13.0 if box.h > 100 else 12.0
        lines = int((box.h - 32) // (size * 1.2))
        parts.append(svg.paragraph(words, left, box.y + 28, room, size, leading=1.2, lines=lines))
        parts.append(svg.glyph(DI_ICON_GLYPH[row.icon], box.x + 13.5, box.foot - 14, 15, "#ffffff"))
    elif not low:
        parts.append(condensed(words, left, box.y + 29, room, 12, fill=svg.FADED_INK))
    return svg.spot(
        svg.identifier("intervention", card),
        *parts,
        choice=(f"card:{card}", f"cards:{card}") if not s.asks("pay_next", "spoil") else None,
        choices=s.open,
        acting=picked(s, card),
        tip=s.card_tip(card),
        classes="card",
    )


def picked(s: Scene, card: str) -> bool:
    """Has the one who looks added this card to the battle that goes on?"""
    side = own_side(s)
    return side is not None and not side.added_shown and card in side.added


@svg.made_once
def price(cost: int, x: float, y: float) -> Element:
    """What a card costs in prayer points."""
    return svg.group(
        svg.rect(x - 9, y - 9, 18, 18, rx=5, fill=svg.LAPIS),
        svg.label(str(cost), x, y, size=12.5, face="bold", fill="#ffffff"),
    )
