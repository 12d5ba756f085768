"""What stands on the map: figures, monuments, and where scorpions aim."""

from __future__ import annotations

from typing import Final, NamedTuple

from senet import svg
from senet.games.ankh.components import GOD, WARRIOR
from senet.games.ankh.drawing.scene import (
    FIGURE_GLYPH,
    Grid,
    Name,
    god_glyph,
    name_of,
    people_of,
    strings,
    sun,
)
from senet.games.ankh.table import NOBODY, Ankh
from senet.kernel.game import Seat
from senet.kernel.telling import Words
from senet.svg import Element, Scene

GOD_RIM: Final = "#ffe08a"
PICKED: Final = ("move_to", "push_to", "obelisk_space")  # their first argument is a figure's space
MOVING: Final = ("move_figure", "move_to", "push_to")  # their last argument: who has moved, in order
SIZE: Final = {GOD: 0.63, WARRIOR: 0.46}  # of a hexagon; guardians are between


class Monument(NamedTuple):
    grid: Grid
    space: str
    kind: str
    side: Seat  # or NOBODY
    people: str  # of that side


class Figure(NamedTuple):
    grid: Grid
    space: str
    kind: str
    owner: Name
    id: str
    is_picked: bool  # the question is where it goes
    is_radiant: bool  # it has a Sun token
    is_safe: bool  # Flood protects it in the current battle
    is_kept: bool  # Isis keeps it alive


def pieces(s: Scene, grid: Grid) -> list[Element]:
    """Monuments, then figures, then aims."""
    return [*monuments(s, grid), *figures(s, grid), *newcomer(s, grid), *aims(s, grid)]


def monuments(s: Scene, grid: Grid) -> list[Element]:
    view: Ankh = s.view
    people = {side: people_of(s, side) for side in range(len(view.players))}
    return [
        monument(Monument(grid, space, kind, side, people.get(side, "")), s.words)
        for space, (kind, side) in view.monuments.items()
    ]


@svg.part
def monument(p: Monument, words: Words) -> Element:
    """A monument in the frame of its owner; nobody's is framed in stone."""
    x, y = p.grid.at(p.space)
    owner = None if p.side == NOBODY else p.side
    whose = words.word("nobodys") if owner is None else p.people
    name = words.name(p.kind)
    return svg.spot(
        svg.identifier("monument", p.space),
        svg.tile(x, y - p.grid.r * 0.1, p.grid.r * 1.04, glyph=p.kind, seat=owner),
        choice=(f"monument:{p.space}", f"use:{p.space}", f"space:{p.space}"),
        tip=f"{name[:1].upper()}{name[1:]} · {whose} · {p.space.upper()}",
        classes=f"monument {p.kind}",
    ).having(data_space=p.space)


# -- figures ---------------------------------------------------------------------------------------


def figures(s: Scene, grid: Grid) -> list[Element]:
    view: Ankh = s.view
    names = [name_of(s, side) for side in range(len(view.players))]
    known, picked, battle = moving(s), picked_space(s), view.battle
    safe, kept = ([], []) if battle is None else (battle.safe, battle.kept)
    return [
        figure(
            Figure(
                grid,
                space,
                kind,
                names[side],
                known.get(space, ""),
                space == picked,
                space in view.radiant,
                space in safe,
                space in kept,
            ),
            s.words,
        )
        for space, (side, kind) in view.figures.items()
    ]


def moving(s: Scene) -> dict[str, str]:
    """The ids of figures that move in this action: they keep them from the old space to the new one."""
    view: Ankh = s.view
    moved = strings(s.args[-1]) if s.asks(*MOVING) else () if view.battle is None else view.battle.moved
    known = {space: f"mover-{place + 1}" for place, space in enumerate(moved)}
    if s.asks(*PICKED):
        known[picked_space(s)] = f"mover-{len(moved) + 1}"
    return known


def picked_space(s: Scene) -> str:
    """The space of the figure about which the question is where it goes."""
    return str(s.args[0]) if s.asks(*PICKED) else ""


@svg.part
def figure(p: Figure, words: Words) -> Element:
    """A figure; a god is larger and has a golden rim. Its id goes with it where that can be known."""
    side, kind, r = p.owner.side, p.kind, p.grid.r * SIZE.get(p.kind, 0.54)
    x, y = p.grid.at(p.space)
    y -= p.grid.r * 0.1
    id = svg.identifier("god", side) if kind == GOD else p.id or svg.identifier("figure", p.space)
    rim = GOD_RIM if kind == GOD else svg.PAPYRUS_LIGHT
    return svg.spot(
        id,
        svg.disc(x, y, r, seat=side, glyph=figure_glyph(kind, p.owner.god), rim=rim),
        svg.marker(x - r * 0.72, y + r * 0.72, p.grid.r * 0.27, side) if kind != WARRIOR else None,
        sun(x + r * 0.78, y - r * 0.72, 9.5) if p.is_radiant else None,
        svg.disc(x - r * 0.8, y - r * 0.75, 8, fill=svg.RIVER, glyph="ripple") if p.is_safe else None,
        svg.disc(x - r * 0.8, y - r * 0.75, 8.5, fill=svg.LAPIS, glyph="sa") if p.is_kept else None,
        choice=(f"figure:{p.space}", f"keep:{p.space}", f"space:{p.space}"),
        acting=p.is_picked,
        tip=f"{figure_name(kind, p.owner.god, words)} · {p.owner.people} · {p.space.upper()}",
        classes=f"figure {kind}",
    ).having(data_space=p.space)


def figure_glyph(kind: str, god: str) -> str:
    return god_glyph(god) if kind == GOD else FIGURE_GLYPH[kind]


def figure_name(kind: str, god: str, words: Words) -> str:
    if kind == GOD:
        return words.name(god) if god else words.word("god")
    return words.word("warrior") if kind == WARRIOR else words.name(kind)


def newcomer(s: Scene, grid: Grid) -> list[Element]:
    """The figure that is being summoned, while it is decided which summon it uses up."""
    if not s.asks("summon_use") or len(s.args) < 3:
        return []
    view: Ankh = s.view
    kind, space, side = str(s.args[0]), str(s.args[2]), view.sides[view.active]
    x, y = grid.at(space)
    glyph = figure_glyph(kind, view.players[side].god)
    disc = svg.disc(x, y - grid.r * 0.1, grid.r * SIZE.get(kind, 0.54), seat=side, glyph=glyph)
    id = svg.identifier("figure", space)
    return [svg.group(disc, id=id, class_="figure", opacity=0.65, pointer_events="none")]


# -- scorpions -------------------------------------------------------------------------------------


def aims(s: Scene, grid: Grid) -> list[Element]:
    """Pincers at the two sides that a scorpion aims over; all pairs while its owner decides."""
    view: Ankh = s.view
    found = [pincers(grid, space, aim, view.figures[space][0]) for space, aim in view.aims.items()]
    if s.asks("aim") and s.args:
        space = str(s.args[0])
        found += [aim_spot(grid, space, pair) for pair in view.map().land.pairs[space]]
    return found


@svg.part
def pincers(grid: Grid, space: str, aim: str, side: Seat) -> Element:
    colour = svg.seat_colour(side).fill
    x, y = grid.at(space)
    claws: list[Element] = []
    for target in aim.split("+"):
        tx, ty = grid.at(target)
        dx, dy = (tx - x) / (2 * grid.r), (ty - y) / (2 * grid.r)
        px, py = x + dx * grid.r * 1.0, y + dy * grid.r * 1.0
        tip, a = grid.r * 0.22, grid.r * 0.17
        points = [(px + dx * tip, py + dy * tip), (px - dy * a - dx * 4, py + dx * a - dy * 4)]
        points.append((px + dy * a - dx * 4, py - dx * a - dy * 4))
        claws.append(svg.polygon(points, fill=colour, stroke=svg.PAPYRUS_LIGHT, stroke_width=1.4))
    return svg.group(*claws, id=svg.identifier("pincers", space), class_="pincers", pointer_events="none")


@svg.part
def aim_spot(grid: Grid, space: str, pair: str) -> Element:
    """The corner where the scorpion's space meets the two it would aim at."""
    one, _, other = pair.partition("+")
    x, y = grid.between(space, one, other)
    return svg.spot(
        svg.identifier("aim", pair),
        svg.disc(x, y, grid.r * 0.25, fill=svg.CARNELIAN, glyph="scorpion"),
        choice=f"aim:{pair}",
        tip=f"{one.upper()} + {other.upper()}",
        classes="aim",
    )
