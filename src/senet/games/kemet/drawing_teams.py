"""What teams need in the drawing: a pennant for every member, mixed troops, and the cards of teammates."""

from __future__ import annotations

from typing import Final

from senet import svg
from senet.games.kemet.components import BATTLE_CARDS, CARDS, INTERVENTIONS, TEAM_FAME_TO_WIN
from senet.games.kemet.drawing_scene import Box, Scene, faction_glyph
from senet.games.kemet.drawing_signs import CARD_GLYPH, DI_GLYPH
from senet.games.kemet.maps import CITY_OF
from senet.games.kemet.table import TEAM, Move, Side
from senet.kernel.game import Seat
from senet.svg import Element, Point

PENNANTS: Final = (svg.LAPIS, svg.CARNELIAN, svg.MALACHITE_DARK)  # the colours of the teams
CHIP: Final = 26.0  # the width of a card of a teammate
WIDE_CHIP: Final = 40.0
ROW: Final = 32.0  # the height of a teammate's cards


def in_teams(s: Scene) -> bool:
    return s.view.mode == TEAM


def pennant(s: Scene, seat: Seat, x: float, y: float, size: float = 13) -> list[Element]:
    """The number of the team on a small flag; nothing in other modes."""
    if not in_teams(s):
        return []
    team = s.player(seat).team
    w, h = size, size * 1.15
    points = [(x - w / 2, y - h / 2), (x + w / 2, y - h / 2), (x + w / 2, y + h / 2), (x, y + h * 0.26),
              (x - w / 2, y + h / 2)]  # fmt: skip
    return [
        svg.group(
            svg.polygon(
                points, fill=PENNANTS[team], stroke="#fff8e6", stroke_width=1, stroke_linejoin="round"
            ),
            svg.label(str(team + 1), x, y - h * 0.1, size=max(9.5, size * 0.78), face="bold", fill="#ffffff"),
            class_="pennant",
            pointer_events="none",
        )
    ]


def team_name(s: Scene, seat: Seat) -> str:
    return s.word("team", number=s.player(seat).team + 1)


def winners(s: Scene) -> str:
    """The name of the winner, or of all members of the team that has won."""
    return ", ".join(s.voice.who(seat) for seat in s.view.allies(s.view.winner))


def team_goal(s: Scene, seat: Seat) -> tuple[int, int, str]:
    """The points of the whole team, how many it needs, and words for both with the own ones."""
    total = s.view.team_fame(seat)
    words = s.word("team-fame", points=total, goal=TEAM_FAME_TO_WIN, own=s.view.fame(seat))
    return total, TEAM_FAME_TO_WIN, words


# -- mixed troops ----------------------------------------------------------------------------------


def tie(one: Point, two: Point) -> Element:
    """What shows that the units of two members are one troop."""
    (x1, y1), (x2, y2) = one, two
    rope = {"stroke_linecap": "round", "fill": "none"}
    return svg.group(
        svg.path(f"M{x1:.1f} {y1:.1f}L{x2:.1f} {y2:.1f}", stroke="#3a2a12", stroke_width=11, **rope),
        svg.path(f"M{x1:.1f} {y1:.1f}L{x2:.1f} {y2:.1f}", stroke=svg.GOLD_LIGHT, stroke_width=7, **rope),
        pointer_events="none",
        class_="tie",
    )


def part_in(move: Move, seat: Seat) -> int:
    """How many units of a seat are in the moving group."""
    return move.units if move.seat == seat else move.allies.get(seat, 0)


def companions_in(move: Move, seat: Seat) -> list[str]:
    """Which companions of a seat are in the moving group."""
    if move.seat == seat:
        return move.companions
    return [companion for owner, companion in move.escorts if owner == seat]


def is_home(s: Scene, side: Side, area: str) -> bool:
    """Does the city strengthen this side? (KEMET-149, KEMET-263)"""
    city = CITY_OF.get(area, "")
    if not city:
        return False
    members = [side.seat, *s.view.members_in(side.seat, area)]
    return any(s.player(member).city == city for member in members)


def comrades(s: Scene, side: Side, area: str, x: float, y: float) -> list[Element]:
    """The other members of a mixed troop in a battle, each with its units."""
    parts: list[Element] = []
    others = [member for member in s.view.members_in(side.seat, area) if member != side.seat]
    for i, member in enumerate(others):
        at = x + 27 * i
        units = s.player(member).troops[area]
        parts.append(
            svg.group(
                svg.title(f"{s.voice.who(member)}: {s.word('units', count=units)}"),
                svg.disc(at, y, 10, seat=member, glyph=faction_glyph(s, member)),
                svg.counter(at + 9, y + 8, units, size=12),
            )
        )
    return parts


# -- cards of teammates (KEMET-342) ----------------------------------------------------------------


def open_allies(s: Scene) -> list[Seat]:
    """The teammates whose cards the one who looks may see."""
    if s.seat < 0 or not in_teams(s):
        return []
    return [seat for seat in s.view.trusted(s.seat) if seat != s.seat]


def ally_hands(s: Scene, box: Box) -> list[Element]:
    """A row for each teammate: Divine Interventions, then the battle cards in hand."""
    return [
        ally_hand(s, ally, Box(box.x, box.y + ROW * i, box.w, ROW - 3))
        for i, ally in enumerate(open_allies(s))
    ]


@svg.remembered
def ally_hand(s: Scene, ally: Seat, box: Box) -> Element:
    player = s.player(ally)
    held = [card for card in INTERVENTIONS for _ in range(player.hand.count(card))]
    fighting = [card for card in (*BATTLE_CARDS, *player.specials) if card in player.battle_hand]
    room = (box.w - 44 - CHIP * len(held)) / max(1, len(fighting))
    wide = min(WIDE_CHIP, max(CHIP - 4, room))
    y = box.middle[1]
    parts: list[Element] = [
        svg.rect(box.x, box.y, box.w, box.h, rx=6, fill=svg.PAPYRUS_LIGHT, stroke="#b59b62", class_="edge"),
        svg.disc(box.x + 15, y, 11, seat=ally, glyph=faction_glyph(s, ally)),
    ]
    parts += [held_card(s, card, box.x + 32 + CHIP * i, y) for i, card in enumerate(held)]
    x = box.x + 36 + CHIP * len(held)
    parts += [fighting_card(s, card, x + wide * i, y, wide - 3) for i, card in enumerate(fighting)]
    names = ", ".join(s.voice.name(card) for card in [*held, *fighting]) or s.word("no-cards")
    tip = f"{s.word('ally-cards', who=s.voice.who(ally))}: {names}"
    return svg.spot(f"ally-{ally}", *parts, tip=tip, classes="ally")


def held_card(s: Scene, card: str, x: float, y: float) -> Element:
    """A Divine Intervention of a teammate."""
    return svg.group(
        svg.title(s.card_tip(card)),
        svg.rect(x, y - 12, CHIP - 3, 24, rx=4, fill=svg.GOLD, stroke="#7d6a3c"),
        svg.glyph(DI_GLYPH[card], x + (CHIP - 3) / 2, y, 18, "#ffffff", body=svg.GOLD),
    )


def fighting_card(s: Scene, card: str, x: float, y: float, w: float) -> Element:
    """A battle card of a teammate, with its Strength where there is room."""
    numbered = w > CHIP
    parts = [
        svg.title(s.voice.name(card)),
        svg.rect(x, y - 12, w, 24, rx=4, fill=svg.PAPYRUS, stroke="#7d6a3c"),
        svg.glyph(
            CARD_GLYPH[card], x + (11 if numbered else w / 2), y, min(17.0, w - 2), svg.INK, body="#d8b868"
        ),
    ]
    if numbered:
        strength = str(CARDS[card].strength)
        parts.append(svg.label(strength, x + w - 8, y, size=13, face="bold"))
    return svg.group(*parts)
