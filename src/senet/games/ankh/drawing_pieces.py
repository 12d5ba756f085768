"""What stands on the map: figures, monuments, and where scorpions aim."""

from __future__ import annotations

from typing import Final

from senet import svg
from senet.games.ankh.components import GOD, WARRIOR
from senet.games.ankh.drawing_scene import Grid, Scene, strings, sun
from senet.games.ankh.table import NOBODY
from senet.kernel.game import Seat
from senet.svg import Element

GOD_RIM: Final = "#ffe08a"
PICKED: Final = ("move_to", "push_to", "obelisk_space")  # their first argument is a figure's space
MOVING: Final = (*PICKED, "move_figure", "obelisk_figure")  # their last argument: who has moved, in order
SIZE: Final = {GOD: 0.63, WARRIOR: 0.46}  # of a hexagon; guardians are between


@svg.remembered
def pieces(s: Scene, grid: Grid) -> list[Element]:
    """Monuments, then figures, then aims."""
    known = moving(s)
    return [
        *(monument(s, grid, space) for space in s.view.monuments),
        *(figure(s, grid, space, known) for space in s.view.figures),
        *newcomer(s, grid),
        *aims(s, grid),
    ]


def newcomer(s: Scene, grid: Grid) -> list[Element]:
    """The figure that is being summoned, while it is decided which summon it uses up."""
    if not s.asks("summon_use") or len(s.args) < 3:
        return []
    kind, space, side = str(s.args[0]), str(s.args[2]), s.view.sides[s.view.active]
    x, y = grid.at(space)
    disc = svg.disc(
        x, y - grid.r * 0.1, grid.r * SIZE.get(kind, 0.54), seat=side, glyph=s.figure_glyph(side, kind)
    )
    return [
        svg.group(
            disc, id=svg.identifier("figure", space), class_="figure", opacity=0.65, pointer_events="none"
        )
    ]


def owner(side: Seat) -> Seat | None:
    return None if side == NOBODY else side


@svg.remembered
def monument(s: Scene, grid: Grid, space: str) -> Element:
    """A monument in the frame of its owner; nobody's is framed in stone."""
    kind, side = s.view.monuments[space]
    x, y = grid.at(space)
    whose = s.word("nobodys") if side == NOBODY else s.people(side)
    name = s.voice.name(kind)
    return svg.spot(
        svg.identifier("monument", space),
        svg.tile(x, y - grid.r * 0.1, grid.r * 1.04, glyph=kind, seat=owner(side)),
        choice=(f"monument:{space}", f"use:{space}", f"space:{space}"),
        choices=s.open,
        tip=f"{name[:1].upper()}{name[1:]} · {whose} · {space.upper()}",
        classes=f"monument {kind}",
    ).having(data_space=space)


# -- figures ---------------------------------------------------------------------------------------


def moving(s: Scene) -> dict[str, str]:
    """The ids of figures that move in this action: they keep them from the old space to the new one."""
    if not s.asks(*MOVING) or not s.args:
        return {}
    moved = strings(s.args[-1])
    known = {space: f"mover-{place + 1}" for place, space in enumerate(moved)}
    if s.asks(*PICKED):
        known[str(s.args[0])] = f"mover-{len(moved) + 1}"
    return known


@svg.remembered
def figure(s: Scene, grid: Grid, space: str, known: dict[str, str]) -> Element:
    """A figure; a god is larger and has a golden rim. Its id goes with it where that can be known."""
    side, kind = s.view.figures[space]
    x, y = grid.at(space)
    y -= grid.r * 0.1
    if kind == GOD:
        name = svg.identifier("god", side)
    else:
        name = known.get(space, svg.identifier("figure", space))
    r = grid.r * SIZE.get(kind, 0.54)
    rim = GOD_RIM if kind == GOD else svg.PAPYRUS_LIGHT
    picked = is_picked(s, space)
    tip = f"{s.figure_name(side, kind)} · {s.people(side)} · {space.upper()}"
    return svg.spot(
        name,
        svg.disc(x, y, r, seat=side, glyph=s.figure_glyph(side, kind), rim=rim),
        svg.marker(x - r * 0.72, y + r * 0.72, grid.r * 0.27, side) if kind != WARRIOR else None,
        *attached(s, space, x, y, r),
        choice=(f"figure:{space}", f"keep:{space}", f"space:{space}"),
        choices=s.open,
        acting=picked,
        tip=tip,
        classes=f"figure {kind}",
    ).having(data_space=space)


@svg.answered
def is_picked(s: Scene, space: str) -> bool:
    """Whether the question is where this figure goes."""
    return s.question in PICKED and bool(s.args) and s.args[0] == space


def attached(s: Scene, space: str, x: float, y: float, r: float) -> list[Element]:
    """A Sun token, and what protects the figure in the present battle."""
    signs: list[Element] = []
    if space in s.view.radiant:
        signs.append(sun(x + r * 0.78, y - r * 0.72, 9.5))
    battle = s.view.battle
    if battle is not None and space in battle.safe:
        signs.append(svg.disc(x - r * 0.8, y - r * 0.75, 8, fill=svg.RIVER, glyph="ripple"))
    if battle is not None and space in battle.kept:
        signs.append(svg.disc(x - r * 0.8, y - r * 0.75, 8.5, fill=svg.LAPIS, glyph="sa"))
    return signs


# -- scorpions -------------------------------------------------------------------------------------


def aims(s: Scene, grid: Grid) -> list[Element]:
    """Pincers at the two sides that a scorpion aims over; all pairs while its owner decides."""
    found = [pincers(s, grid, space, aim) for space, aim in s.view.aims.items()]
    if s.asks("aim") and s.args:
        space = str(s.args[0])
        found += [aim_spot(s, grid, space, pair) for pair in s.ground.land.pairs[space]]
    return found


@svg.remembered
def pincers(s: Scene, grid: Grid, space: str, aim: str) -> Element:
    colour = svg.seat_colour(s.view.figures[space][0]).fill
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


@svg.remembered
def aim_spot(s: Scene, grid: Grid, space: str, pair: str) -> Element:
    """The corner where the scorpion's space meets the two it would aim at."""
    one, _, other = pair.partition("+")
    x, y = grid.between(space, one, other)
    return svg.spot(
        svg.identifier("aim", pair),
        svg.disc(x, y, grid.r * 0.25, fill=svg.CARNELIAN, glyph="scorpion"),
        choice=f"aim:{pair}",
        choices=s.open,
        tip=f"{one.upper()} + {other.upper()}",
        classes="aim",
    )
