"""What is going on: the header of the drawing, and the headings of the sites."""

from __future__ import annotations

from typing import Final, NamedTuple

from senet import svg
from senet.games.egizia.components import PHASES
from senet.games.egizia.drawing.scene import Person, person
from senet.games.egizia.drawing.signs import area, chip, heading
from senet.games.egizia.maps import STOP_OF
from senet.games.egizia.table import Egizia
from senet.kernel.telling import Words
from senet.svg import Box, Element, Scene

HEADER: Final = 56.0  # its height
LINE: Final = HEADER / 2 - 1  # the middle of the signs in it
ORDER: Final = 252.0  # where the turn order begins
PHASE_GLYPH: Final = {
    "lay_cards": "ripple",
    "place_ships": "ship",
    "feed": "wheat",
    "produce_stone": "block",
    "build": "builder",
    "joint_bonus": "coin",
    "turn_order": "game_piece",
}


class Head(NamedTuple):
    """The turn order, the phase of the round, and who has to decide; or amounts to choose from."""

    right: float  # where it ends
    order: tuple[Person, ...]
    passed: tuple[int, ...]  # seats
    deciders: tuple[Person, ...]
    phase: str
    amounts: tuple[str, ...]  # choices such as "pay:3"


class Title(NamedTuple):
    """A site, and what goes on there."""

    site: str
    box: Box  # of the whole site
    is_asked: bool  # whether the viewer may build or withdraw
    builder: Person | None  # at work there
    strength: int = 0  # of that building action,
    left: int = 0  # and how much of it is left


# -- the head --------------------------------------------------------------------------------------


def head(s: Scene, right: float) -> list[Element]:
    amounts = amounts_of(s)
    if not amounts:
        found: list[Element] = svg.for_all(s, common_head, right)
        return found
    return head_drawn(head_of(s, right, amounts), s.words)


def common_head(s: Scene, right: float) -> list[Element]:
    return head_drawn(head_of(s, right, ()), s.words)


def amounts_of(s: Scene) -> tuple[str, ...]:
    """The numbers of stones that may be paid or sold."""
    return tuple([choice for choice in s.offered if choice.startswith(("pay:", "sell:"))])


def head_of(s: Scene, right: float, amounts: tuple[str, ...]) -> Head:
    view: Egizia = s.view
    placing = view.phase == "place_ships"
    return Head(
        right,
        tuple([person(s, seat) for seat in view.turn_order]),
        tuple([seat for seat in view.turn_order if placing and view.players[seat].passed]),
        tuple([person(s, seat) for seat in s.deciders]),
        view.phase,
        amounts,
    )


@svg.part
def head_drawn(p: Head, words: Words) -> list[Element]:
    order = turn_order(p.order, p.passed, p.deciders)
    left, right = ORDER + 10 + 46 * len(p.order), p.right
    if p.amounts:
        step = min(52.0, (right - left) / len(p.amounts))
        signs = ("stone",) if len(p.amounts) < 10 else ()
        return [
            order,
            *[
                chip(choice, left + step * at, 7, step - 4, 40, choice.partition(":")[2], signs)
                for at, choice in enumerate(p.amounts)
            ],
        ]
    parts = [order, phases(p.phase, left + 14, words)]
    if p.deciders:
        names = ", ".join([each.name for each in p.deciders])
        wide = svg.text_width(names, 15, "bold")
        parts.append(svg.marker(right - wide - 34, HEADER / 2, 18, p.deciders[0].hue))
        parts.append(
            svg.label(names, right - 18, HEADER / 2, size=15, fill=svg.GOLD_LIGHT, face="bold", anchor="end")
        )
    return parts


@svg.part
def turn_order(order: tuple[Person, ...], passed: tuple[int, ...], deciders: tuple[Person, ...]) -> Element:
    """The players in turn order; those who have passed are pale."""
    parts: list[Element] = []
    for at, each in enumerate(order):
        left = ORDER + 46 * at
        fill, stroke, wide = ("#3a5568", svg.GOLD_LIGHT, 2) if each in deciders else ("#22343f", "#4d6575", 1)
        ground = svg.rect(left, LINE - 17, 42, 34, rx=17, fill=fill, stroke=stroke, stroke_width=wide)
        number = svg.label(str(at + 1), left + 13, LINE, size=15, fill=svg.GOLD_LIGHT, face="serif")
        mark = svg.marker(left + 28, LINE, 17, each.hue)
        drawn = svg.group(ground, number, mark, opacity=0.45 if each.seat in passed else None)
        parts.append(svg.spot(f"turn-{at + 1}", drawn, tip=each.name))
    return svg.group(*parts)


@svg.part
def phases(now: str, x: float, words: Words) -> Element:
    """The seven phases; the current one is bright and named."""
    parts: list[Element] = []
    for phase in PHASES:
        is_now = phase == now
        fill, stroke = (svg.GOLD_LIGHT, svg.GOLD) if is_now else ("#22343f", "#4d6575")
        ground = svg.circle(x + 15, LINE, 15, fill=fill, stroke=stroke)
        glyph = svg.glyph(PHASE_GLYPH[phase], x + 15, LINE, 19, svg.INK if is_now else "#9fb2bd")
        parts.append(svg.spot(f"phase-{phase}", ground, glyph, tip=phase_name(phase, words)))
        x += 35
    name = phase_name(now, words)
    parts.append(svg.label(name, x + 8, LINE, size=16, fill=svg.GOLD_LIGHT, face="serif", anchor="start"))
    return svg.group(*parts)


def phase_name(phase: str, words: Words) -> str:
    return words.word(f"phase-{phase.replace('_', '-')}")


# -- at a site -------------------------------------------------------------------------------------


def is_asked_at(s: Scene, site: str) -> bool:
    """Whether the viewer may build or withdraw there."""
    return s.asks("site_turn") and "build" in s.offered and STOP_OF[str(s.args[0])] == site


def title_at(s: Scene, site: str, box: Box) -> Title:
    view: Egizia = s.view
    action = view.action
    if is_asked_at(s, site):
        return Title(site, box, True, None)
    if action is None or action.site != site or not s.deciders:
        return Title(site, box, False, None)
    seat = s.deciders[0]
    strength = view.action_strength(seat)
    return Title(site, box, False, person(s, seat), strength, strength - action.spent)


def site_title(p: Title, glyph: str, words: Words) -> list[Element]:
    """The name of a site; during a building action, its strength and how much of it is left."""
    x, y, width, _ = p.box
    if p.is_asked:
        wide = (width - 36) / 2
        return [
            area(*p.box),
            chip("build", x + 12, y + 3, wide, 33, words.word("build"), ("crew",)),
            chip("withdraw", x + 24 + wide, y + 3, wide, 33, words.word("withdraw"), ("back", "ship")),
            svg.line(x + 14, y + 38.5, x + width - 14, y + 38.5, stroke=svg.GOLD),
        ]
    name = words.name(p.site)
    if p.builder is None:
        return [area(*p.box), heading(name, x, y, width, glyph)]
    said = words.word("strength", {"left": p.left, "strength": p.strength})
    wide = svg.text_width(said, 13, "bold") + 44
    left, middle = x + width - wide, y + 19.5
    shown = svg.group(
        svg.rect(left - 10, y + 6, wide, 27, rx=13, fill=svg.LAPIS),
        svg.marker(left + 6, middle, 16, p.builder.hue),
        svg.label(said, left + 22, middle, size=13, fill=svg.PAPYRUS_LIGHT, face="bold", anchor="start"),
    )
    return [area(*p.box), heading(name, x, y, width - wide - 6, glyph), shown]
