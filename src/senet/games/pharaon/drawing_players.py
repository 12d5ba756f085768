"""What lies before each player."""

from __future__ import annotations

import math
from typing import Final

from senet import svg
from senet.games.pharaon.components import COLOURS, OFFERINGS, RESOURCES
from senet.games.pharaon.drawing_cards import artisan_chip, noble_card, noble_chip
from senet.games.pharaon.drawing_table import first_player
from senet.games.pharaon.drawing_tokens import PHARAOH_GLYPH, Scene, round_token, token
from senet.svg import Element

TOP: Final = 38.0  # the contents of an area begin below
SUPPLY_VERBS: Final = ("entry", "pay", "give", "kind")


def area(s: Scene, seat: int, x: float, y: float, whole: float, height: float, width: float) -> Element:
    """Name, supply, nobles and artisans on the first `width` units of a sheet; narrow areas have them
    below one another."""
    player = s.view.players[seat]
    wide = width > 440
    column = min(300.0, width * 0.42) if wide else width - 30
    left = x + 20
    parts: list[Element | None] = [
        svg.panel(x, y, whole, height, seat=seat),
        heading(s, seat, x, y, width),
        resources(s, seat, left, y + TOP + 20, column),
        offerings(s, seat, left, y + TOP + 54, column, 2 if wide else 1),
    ]
    cards_x, cards_y = (left + column + 14, y + TOP + 6) if wide else (left - 2, y + TOP + 74)
    cards_width = x + width - 12 - cards_x
    cards_height = y + height - 10 - cards_y
    if player.drawn or player.aside:
        parts += secret(s, seat, cards_x, cards_y, cards_width, cards_height)
        cards_height = 0.0
    if player.nobles or player.artisans:
        cards = (cards_x, cards_y, cards_width, cards_height)
        parts += owned(s, seat, *(cards if cards_height else (left, y + TOP + 96, column, 56)))
    mine = seat == s.seat
    return svg.spot(f"seat-{seat}", *parts, mine=mine, acting=seat in s.deciding)


def heading(s: Scene, seat: int, x: float, y: float, width: float) -> Element:
    view = s.view
    right = x + width - 14
    parts: list[Element | None] = []
    if view.first_player == seat:
        right -= 26
        sign = first_player(right + 12, y + 21, 14)
        parts.append(svg.spot("first-player-token", sign, tip=s.word("first-player")))
        right -= 6
    if view.pharaoh == seat:
        right -= 28
        sign = round_token(right + 12, y + 21, 14, PHARAOH_GLYPH, "#7d2f6b")
        parts.append(svg.spot("pharaoh-token", sign, tip=s.word("pharaoh")))
        right -= 6
    if view.players[seat].passed:
        words = s.word("passed")
        room = svg.text_width(words, 12.5) + 24
        parts.append(svg.pill(words, right, y + 21, size=12.5, anchor="end"))
        right -= room + 6
    name = svg.label(
        s.who(seat), x + 44, y + 21, size=17, width=right - x - 50, fill=svg.INK, face="bold", anchor="start"
    )
    line = svg.line(x + 18, y + 38, x + width - 12, y + 38, stroke=svg.GOLD, stroke_opacity=0.6)
    return svg.group(svg.marker(x + 29, y + 21, 20, seat), name, line, *parts)


# -- tokens ----------------------------------------------------------------------------------------


def resources(s: Scene, seat: int, x: float, y: float, width: float) -> Element:
    step = width / len(RESOURCES)
    return svg.group(*(held(s, seat, kind, x + step * i + 13, y, 12) for i, kind in enumerate(RESOURCES)))


def offerings(s: Scene, seat: int, x: float, y: float, width: float, rows: int) -> Element:
    """The offering tokens that the player has; one row, or two where there is room."""
    kinds = [kind for kind in OFFERINGS if s.view.players[seat].supply[kind]]
    if not kinds:
        return svg.group(svg.label("–", x + 8, y, size=16, fill=svg.FADED_INK))
    per_row = max(7, math.ceil(len(kinds) / rows))
    step = min(width / 6, width / per_row)
    r = min(11.5, step * 0.32)
    return svg.group(
        *(
            held(s, seat, kind, x + step * (i % per_row) + 13, y + 32 * (i // per_row), r)
            for i, kind in enumerate(kinds)
        )
    )


def held(s: Scene, seat: int, kind: str, x: float, y: float, r: float) -> Element:
    """Tokens of one kind and their number; none of them is a pale picture."""
    count = s.view.players[seat].supply[kind]
    drawn = token(x, y, r, kind)
    faded = None if count else 0.28
    shown = svg.group(
        drawn if count else svg.group(drawn, opacity=faded),
        svg.label(
            str(count), x + r + 5, y, size=15, face="bold", fill=svg.INK if count else svg.FADED_INK, anchor="start"
        ),
    )
    verb = s.verb if s.verb in SUPPLY_VERBS else "pay"
    if verb == "kind" and kind not in COLOURS:
        verb = "pay"
    choice = f"{verb}:{kind}" if seat == s.seat else None
    is_open = choice in s.open
    mark = svg.circle(x, y, r + 5, fill="none", class_="edge") if is_open else None
    return svg.spot(
        f"seat-{seat}-{kind}", mark, shown, choice=choice, choices=s.open, tip=f"{s.voice.name(kind)}: {count}"
    )


# -- cards -----------------------------------------------------------------------------------------


def owned(s: Scene, seat: int, x: float, y: float, width: float, height: float) -> list[Element]:
    """Nobles in short form, and below them the artisans as tiles."""
    player = s.view.players[seat]
    tiles = min(34.0, height * 0.34)
    room = height - (tiles + 6 if player.artisans else 0)
    parts: list[Element] = []
    count = len(player.nobles)
    if count:
        columns, tall = grid(count, width, room)
        wide = (width + 5) / columns
        for i, noble in enumerate(player.nobles):
            row, column = divmod(i, columns)
            parts.append(noble_chip(s, seat, noble, x + wide * column, y + (tall + 3) * row, wide - 5, tall))
    step = min(tiles + 6, (width - tiles) / max(1, len(player.artisans) - 1))
    for i, artisan in enumerate(player.artisans):
        parts.append(artisan_chip(s, artisan, x + step * i, y + height - tiles, tiles))
    return parts


def grid(count: int, width: float, room: float) -> tuple[int, float]:
    """How many columns, and how high a row is."""
    columns = max(1, min(4, int(width // 128)))
    while math.ceil(count / columns) * 22 > room and columns < 5 and width / (columns + 1) > 80:
        columns += 1
    rows = math.ceil(count / columns)
    return columns, max(12.0, min(26.0, room / rows - 3))


def secret(s: Scene, seat: int, x: float, y: float, width: float, height: float) -> list[Element]:
    """The nobles drawn in the setup: cards for their owner, backs for the others."""
    player = s.view.players[seat]
    cards = [*player.drawn, *player.aside]
    wide = min(190.0, (width - 8 * (len(cards) - 1)) / len(cards))
    if seat == s.seat:
        return [
            noble_card(s, noble, x + (wide + 8) * i, y, wide, height, choice=noble in player.drawn)
            for i, noble in enumerate(cards)
        ]
    narrow = min(wide, height * 0.7)
    return [
        svg.spot(f"seat-{seat}-back-{i + 1}", svg.card_back(x + (narrow + 8) * i, y + 4, narrow, height - 6, "enthroned"))
        for i in range(len(cards))
    ]
