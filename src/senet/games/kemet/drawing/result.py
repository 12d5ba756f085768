"""The end of the game: who has won, and the Fame of everybody."""

from __future__ import annotations

from typing import Final, NamedTuple

from senet import svg
from senet.games.kemet.drawing.pieces import Face, condensed, pennant
from senet.games.kemet.drawing.scene import Person, person
from senet.games.kemet.table import Kemet
from senet.svg import Box, Element, Scene

TWO_COLUMNS: Final = 560.0  # from this width on


class Standing(NamedTuple):
    """How somebody has done."""

    person: Person
    fame: int
    has_won: bool


def winners(s: Scene) -> str:
    """The name of the winner, or of all members of the team that has won."""
    view: Kemet = s.view
    return ", ".join([s.who(seat) for seat in view.allies(view.winner)])


def standings(s: Scene) -> tuple[Standing, ...]:
    """The winner first, then by Fame."""
    view: Kemet = s.view
    won = view.allies(view.winner)
    found = [Standing(person(s, seat), view.fame(seat), seat in won) for seat in range(len(view.players))]
    return tuple(sorted(found, key=rank))


def rank(each: Standing) -> tuple[bool, int, int]:
    return not each.has_won, -each.fame, each.person.seat


def standings_drawn(found: tuple[Standing, ...], box: Box) -> list[Element]:
    columns = 2 if box.w > TWO_COLUMNS else 1
    rows = -(-len(found) // columns)
    wide, tall = box.w / columns, min(40.0, box.h / rows)
    parts: list[Element] = []
    for i, each in enumerate(found):
        x, y = box.x + wide * (i // rows), box.y + tall * (i % rows + 0.5)
        face: Face = "bold" if each.has_won else "sans"
        who = each.person
        parts += [
            svg.disc(x + 14, y, min(14.0, tall * 0.42), seat=who.seat, glyph=who.glyph),
            *pennant(who.team, x + 3, y + 8),
            condensed(who.name, x + 36, y, wide - 110, 15, face=face),
            svg.label(str(each.fame), x + wide - 44, y, size=18, face="serif", anchor="end"),
        ]
        if each.has_won:
            parts.append(svg.glyph("double_crown", x + wide - 26, y, 24, svg.INK, body=svg.GOLD_LIGHT))
    return parts
