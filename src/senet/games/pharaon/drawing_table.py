"""What lies below the wheel: the time pyramid, the jars and the bank."""

from __future__ import annotations

from typing import Final, NamedTuple

from senet import svg
from senet.games.pharaon.components import JARS, PYRAMID, RESOURCES, ROUNDS
from senet.games.pharaon.drawing_tokens import (
    FIRST_PLAYER_GLYPH,
    PALE,
    Scene,
    cluster,
    empty_place,
    resource,
    round_token,
)
from senet.kernel.telling import Words
from senet.svg import Box, Element

CELL: Final = 31.0  # of the pyramid
CELL_WIDTH: Final = 45.0

# -- time pyramid ----------------------------------------------------------------------------------


@svg.remembered
def pyramid(s: Scene, x: float, y: float, width: float, height: float) -> Element:
    """Four rows of rewards above the round counter, all with the cylinders that stand there."""
    middle, floor = x + width / 2, y + height - 10
    parts: list[Element | None] = [svg.papyrus(x, y, width, height)]
    for row in range(len(PYRAMID)):
        spaces = PYRAMID[row] if row else ["round"] * ROUNDS
        left = middle - CELL_WIDTH * len(spaces) / 2
        top = floor - CELL * (row + 1) - (4 if row else 0)
        for i, reward in enumerate(spaces):
            parts.append(pyramid_cell(s, row, i + 1, reward, left + i * CELL_WIDTH, top))
    cylinders = [cylinder(s, seat, middle, floor) for seat in range(len(s.view.players))]
    return svg.group(*parts, *cylinders)


@svg.remembered
def pyramid_cell(s: Scene, row: int, space: int, reward: str, x: float, y: float) -> Element:
    name = f"pyramid-{row}-{space}"
    if row == 0:
        now = space == s.view.round
        fill = svg.LAPIS if now else "#d9c48f"
        ground = svg.rect(
            x + 1, y + 1, CELL_WIDTH - 2, CELL - 2, rx=4, fill=fill, stroke="#6b5630", class_="edge"
        )
        ink = svg.PAPYRUS_LIGHT if now else svg.FADED_INK
        return svg.spot(
            name, ground, svg.label(str(space), x + 9, y + CELL / 2, size=15, fill=ink, face="bold")
        )
    ground = svg.rect(
        x + 1, y + 1, CELL_WIDTH - 2, CELL - 2, rx=4, fill="#efdcae", stroke="#a98f57", class_="edge"
    )
    return svg.spot(
        name,
        ground,
        reward_sign(reward, x + CELL_WIDTH / 2 - 4, y + CELL / 2),
        choice=f"reward:{reward}" if is_reachable(s, row, space) and reward != "none" else None,
        choices=s.open,
        tip=s.word(f"reward-{reward.replace('_', '-')}"),
    )


@svg.answered
def is_reachable(s: Scene, row: int, space: int) -> bool:
    """Whether the one who looks has reached this space of the pyramid."""
    if not 0 <= s.seat < len(s.view.players):
        return False
    player = s.view.players[s.seat]
    return player.row == row and space <= player.space


def reward_sign(reward: str, x: float, y: float) -> Element | None:
    if reward == "silver":
        return resource(x, y, 9.5, "silver", flat=True)
    if reward == "first_player":
        return svg.glyph(FIRST_PLAYER_GLYPH, x, y, 23, svg.INK, body="#e2c581")
    if reward == "offering":
        return svg.group(
            svg.circle(x, y, 10.5, fill=svg.PAPYRUS_LIGHT, stroke=svg.GOLD, stroke_width=2),
            svg.glyph("offering_table", x, y, 13, svg.INK),
        )
    if reward == "basic":
        places = ((0.0, 0.0), (-7.0, -5.0), (7.0, -5.0), (-7.0, 5.5), (7.0, 5.5))
        kinds = RESOURCES[:5]
        spread = zip(kinds, places, strict=True)
        return svg.group(
            *(resource(x + 1.25 * dx, y + dy, 4.6, kind, flat=True) for kind, (dx, dy) in spread)
        )
    return None


@svg.remembered
def cylinder(s: Scene, seat: int, middle: float, floor: float) -> Element:
    """A cylinder on the round counter, or on the pyramid after a pass."""
    view, player = s.view, s.view.players[seat]
    if player.row:
        left = middle - CELL_WIDTH * len(PYRAMID[player.row]) / 2
        x = left + player.space * CELL_WIDTH - 11
        y = floor - CELL * (player.row + 0.5) - 4
        size = 18.0
    else:
        here = [other for other, each in enumerate(view.players) if not each.row]
        left = middle - CELL_WIDTH * ROUNDS / 2 + (view.round - 1) * CELL_WIDTH + 15
        dx, dy, size = cluster(len(here), here.index(seat), 28, 13)
        x, y = left + 14 + dx, floor - CELL / 2 + dy
    return svg.spot(f"cylinder-{seat}", svg.marker(x, y, size, seat), tip=s.who(seat))


# -- jars ------------------------------------------------------------------------------------------


@svg.remembered
def jars(s: Scene, x: float, y: float, width: float, height: float) -> Element:
    view = s.view
    parts: list[Element | None] = [svg.papyrus(x, y, width, height)]
    step = min(52.0, (width - 86) / max(1, len(view.jars)))
    for place, jar in enumerate(view.jars):
        parts.append(jar_tile(s, jar, x + 12 + step * place, y + 9, min(47.0, step - 4), height - 18))
    if not view.jars:
        parts += [empty_place(x + 34 + 50 * i, y + height / 2, 17) for i in range(3)]
    left = x + width - 68
    parts += [
        svg.spot("jar-pile", svg.card_back(left, y + 9, 40, 46, "canopic_jar"), tip=s.word("jar-pile")),
        svg.label(str(len(view.jar_pile)), left + 54, y + 32, size=16, face="bold"),
        svg.label(
            f"{s.word('discard')} {len(view.jar_discard)}",
            left + 27,
            y + height - 15,
            size=12.5,
            width=66,
            fill=svg.FADED_INK,
        ),
    ]
    return svg.group(*parts)


@svg.remembered
def jar_tile(s: Scene, jar: str, x: float, y: float, width: float, height: float) -> Element:
    """A canopic jar: two resources at the top, one at the bottom."""
    bottom, left, right = JARS[jar]
    middle = x + width / 2
    body = (
        f"M{x + 6:.2f} {y + 8:.2f}Q{middle:.2f} {y - 8:.2f} {x + width - 6:.2f} {y + 8:.2f}"
        f"L{x + width:.2f} {y + 18:.2f}Q{x + width:.2f} {y + height * 0.7:.2f} {x + width - 9:.2f} {y + height:.2f}"
        f"H{x + 9:.2f}Q{x:.2f} {y + height * 0.7:.2f} {x:.2f} {y + 18:.2f}z"
    )
    kinds = " + ".join(s.voice.name(kind) for kind in (bottom, left, right))
    drawn = svg.group(
        svg.path(body, fill="#e6d3a3", stroke="#8a6d35", stroke_width=1.6, class_="edge"),
        svg.line(x + 3, y + 13, x + width - 3, y + 13, stroke="#8a6d35", stroke_opacity=0.7),
        resource(middle - width * 0.23, y + height * 0.4, 8.6, left, flat=True),
        resource(middle + width * 0.23, y + height * 0.4, 8.6, right, flat=True),
        resource(middle, y + height * 0.74, 8.6, bottom, flat=True),
        class_="piece",
    )
    return svg.spot(f"jar-{jar}", drawn, choice=f"jar:{jar}", choices=s.open, tip=kinds)


# -- bank ------------------------------------------------------------------------------------------


class Bank(NamedTuple):
    box: Box
    counts: tuple[tuple[str, int], ...]


def bank(s: Scene, x: float, y: float, width: float, height: float) -> list[Element]:
    counts = tuple([(kind, s.view.bank[kind]) for kind in RESOURCES])
    return bank_drawn(Bank(Box(x, y, width, height), counts), s.voice.words)


@svg.part
def bank_drawn(p: Bank, words: Words) -> list[Element]:
    x, y, width, height = p.box
    step = (width - 20) / len(RESOURCES)
    parts = [
        svg.papyrus(x, y, width, height),
        svg.label(words.word("bank"), x + 14, y + 16, size=14, fill=svg.LAPIS, face="serif", anchor="start"),
    ]
    for i, (kind, count) in enumerate(p.counts):
        cx = x + 10 + step * (i + 0.5)
        shown = svg.group(
            svg.rect(
                cx - step / 2 + 3,
                y + 28,
                step - 6,
                height - 36,
                rx=6,
                fill=PALE[kind],
                fill_opacity=0.5,
                class_="edge",
            ),
            resource(cx, y + 42, 12.5, kind) if count else empty_place(cx, y + 42, 12),
            svg.label(str(count), cx, y + 65, size=15, face="bold"),
            class_="piece",
        )
        tip = f"{words.word('bank')}: {words.name(kind)}"
        parts.append(svg.spot(f"bank-{kind}", shown, choice=f"take:{kind}", tip=tip))
    return parts


@svg.made_once
def first_player(x: float, y: float, r: float) -> Element:
    return round_token(x, y, r, FIRST_PLAYER_GLYPH, "#b8862f")
