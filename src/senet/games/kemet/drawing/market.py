"""The power tiles on offer: a row for each colour, columns by level; those gone show who took them."""

from __future__ import annotations

from typing import Final, NamedTuple

from senet import svg
from senet.games.kemet.amon.components import COLUMNS
from senet.games.kemet.amon.table import AMON, HALVES, Amon
from senet.games.kemet.components import TILES
from senet.games.kemet.drawing.pieces import (
    GEM_FILL,
    condensed,
    gem,
    level_dots,
    stacked,
    tile_chip,
    tile_tip,
)
from senet.games.kemet.drawing.signs import TILE_GLYPH
from senet.games.kemet.table import Kemet
from senet.kernel.game import Seat
from senet.kernel.telling import Words
from senet.svg import Box, Element, Scene

HEAD: Final = 24.0
SIDE: Final = 46.0  # the width of the stones at the left
BETWEEN: Final = 9.0  # between two levels
FINGER: Final = 41.0  # pixels that a tile should be high on a screen that is touched
LEVELS: Final = (1, 2, 3, 4)
MARKET_QUESTIONS: Final = ("first_tile", "acquire_tile")
OWN_TILE_QUESTIONS: Final = ("use_gold", "which_first")  # about a tile that somebody has
ALIKE: Final = {
    (row.colour, level): [
        tile for tile, other in TILES.items() if (other.colour, other.level) == (row.colour, level)
    ]
    for row in TILES.values()
    for level in LEVELS
}  # tiles by colour and level


Tiles = dict[str, dict[int, list[str]]]  # by colour and level


class Cell(NamedTuple):
    """A tile and its place."""

    tile: str
    box: Box
    left: int  # copies on offer
    owners: tuple[Seat, ...]
    names: tuple[str, ...]  # of the owners
    is_destroyed: bool
    is_offered: bool  # it may be chosen here


class Row(NamedTuple):
    """The tiles of a colour behind its gem."""

    colour: str
    x: float
    y: float
    cells: tuple[Cell, ...]


def in_game(view: Kemet) -> Tiles:
    """The tiles of this game by colour and level, whoever has them."""
    if view.amon is not None:
        return in_grid(view.amon, view.colours)
    known = set(view.tiles)
    for player in view.players:
        known.update(player.tiles)
    return {
        colour: {level: [tile for tile in ALIKE[colour, level] if tile in known] for level in LEVELS}
        for colour in view.colours
    }


def in_grid(amon: Amon, colours: list[str]) -> Tiles:
    """In a solo game every tile keeps its place, whatever becomes of it."""
    found: Tiles = {}
    for half, colour in zip(HALVES, colours, strict=False):
        found[colour] = {
            level: [amon.grid[f"{half}-{level}-{i + 1}"] for i in range(COLUMNS[level])] if amon.grid else []
            for level in LEVELS
        }
    return found


def columns_in(rows: Tiles, box: Box) -> dict[int, Box]:
    """Where the tiles of each level are; all levels have columns of the same width."""
    columns = {level: max([len(rows[colour][level]) for colour in rows], default=0) for level in LEVELS}
    room = box.w - SIDE - 10 - BETWEEN * (len(LEVELS) - 1)
    wide = room / max(1, sum(columns.values()))
    found: dict[int, Box] = {}
    left = box.x + SIDE
    for level in LEVELS:
        found[level] = Box(left, box.y, columns[level] * wide, box.h)
        left += columns[level] * wide + BETWEEN
    return found


def market(s: Scene, box: Box) -> list[Element]:
    rows = in_game(s.view)
    tall = row_height(s.view, box)
    places = columns_in(rows, box)
    wide = max(
        [
            place.w / max(1, max([len(rows[colour][level]) for colour in rows]))
            for level, place in places.items()
        ]
    )
    parts = [sheet(box, tuple(places.items()), s.words)]
    for number, colour in enumerate(rows):
        y = box.y + HEAD + tall * number
        cells = [
            cell_of(s, tile, Box(place.x + wide * i, y, wide - 4, tall - 4))
            for level, place in places.items()
            for i, tile in enumerate(rows[colour][level])
        ]
        parts.append(row(Row(colour, box.x + SIDE / 2, y + tall / 2 - 1, tuple(cells)), s.words))
    return parts


def cell_of(s: Scene, tile: str, box: Box) -> Cell:
    view: Kemet = s.view
    owners = owners_of(view, tile)
    is_destroyed = view.amon is not None and tile in view.amon.destroyed
    is_offered = not s.asks(*OWN_TILE_QUESTIONS)
    names = tuple([s.who(seat) for seat in owners])
    return Cell(tile, box, view.tiles.get(tile, 0), tuple(owners), names, is_destroyed, is_offered)


def owners_of(view: Kemet, tile: str) -> list[Seat]:
    """Who has this tile; in a solo game also Amon, whose creature it is."""
    owners = [seat for seat, player in enumerate(view.players) if tile in player.tiles]
    if view.amon is not None and TILES[tile].companion in view.amon.creatures.values():
        owners.append(AMON)
    return owners


def row_height(view: Kemet, box: Box) -> float:
    return (box.h - HEAD - 8) / max(1, len(view.colours))


def levels(s: Scene, box: Box) -> tuple[tuple[Box, float], ...]:
    """The parts of the market that one looks at, a level each, and how large they should be: a finger high."""
    close = max(0.85, FINGER / (row_height(s.view, box) - 4))
    places = columns_in(in_game(s.view), box).values()
    return tuple([(Box(place.x - 2, place.y, place.w + 2, place.h), close) for place in places])


@svg.part
def sheet(box: Box, places: tuple[tuple[int, Box], ...], words: Words) -> Element:
    """The papyrus below the tiles, with the levels."""
    heads = [part for level, at in places for part in level_head(level, at.x, box.y, at.w - 3, words)]
    return svg.group(svg.papyrus(*box), *heads)


def level_head(level: int, x: float, y: float, width: float, words: Words) -> list[Element]:
    title = words.word("level", {"level": level})
    half = svg.text_width(title, 13, "serif") / 2 + 14
    middle = x + width / 2
    line: dict[str, str | float] = {"stroke": svg.GOLD, "stroke_opacity": 0.6}
    return [
        svg.label(title, middle - 4, y + 13, size=13, face="serif", fill=svg.LAPIS),
        level_dots(level, middle + half + level * 3, y + 13, svg.CARNELIAN, 2.4),
        svg.line(x, y + 13, middle - half, y + 13, **line),
        svg.line(middle + half + 14 + level * 6, y + 13, x + width, y + 13, **line),
    ]


@svg.part
def row(p: Row, words: Words) -> Element:
    cells = [cell(each, words) for each in p.cells]
    return svg.group(stone(p.colour, p.x, p.y, words), *cells, class_="market")


def stone(colour: str, x: float, y: float, words: Words) -> Element:
    """The gem of a row; it is also where a colour is chosen."""
    return svg.spot(
        svg.identifier("colour", colour),
        gem(colour, x, y, 14),
        choice=f"colour:{colour}",
        tip=words.name(colour),
        classes="colour",
    )


@svg.part
def cell(p: Cell, words: Words) -> Element:
    """A tile: its glyph on its colour, its name, how many copies are left or who took it."""
    tile, box, left = p.tile, p.box, p.left
    stub = min(40.0, 22 + box.h * 0.06)
    at = box.x + stub / 2
    tip = tile_tip(tile, words)
    if p.owners:
        tip += " · " + words.word("owned", {"who": ", ".join(p.names)})
    if p.is_destroyed:
        tip += " · " + words.word("destroyed")
    first = (len(p.owners) - 1) / 2
    return svg.spot(
        svg.identifier("tile", tile),
        *ground(p, stub),
        stacked(
            words.name(tile),
            box.x + stub + 4,
            box.middle[1],
            box.w - stub - 6,
            12.0 if box.h < 52 else 13.0,
            lines=2 if box.h < 46 else 3,
            fill=svg.INK if left else svg.FADED_INK,
        ),
        svg.counter(at, box.foot - 10, f"×{left}", size=12) if left > 1 else None,
        *(cracks(box) if p.is_destroyed else []),
        *[svg.marker(at + 11 * (i - first), box.foot - 6, 10, seat) for i, seat in enumerate(p.owners)],
        choice=f"tile:{tile}" if p.is_offered else None,
        tip=tip,
        classes="tile read" if left else "tile gone read",
    )


def cracks(box: Box) -> list[Element]:
    """A place whose tile was destroyed."""
    (x1, y1), (x2, y2) = (box.x + 5, box.y + 5), (box.right - 5, box.foot - 5)
    line: dict[str, str | float] = {
        "stroke": svg.CARNELIAN,
        "stroke_width": 2.4,
        "stroke_linecap": "round",
        "stroke_opacity": 0.75,
    }
    return [svg.line(x1, y1, x2, y2, **line), svg.line(x1, y2, x2, y1, **line)]


def ground(p: Cell, stub: float) -> list[Element]:
    """The sheet of a cell; a tile that is gone is only a faint outline."""
    box, left, fill = p.box, p.left, GEM_FILL[TILES[p.tile].colour]
    ink = svg.ink_on(fill)
    x, y, h, r = box.x, box.y, box.h, 5
    stump = f"M{x + stub:.1f} {y:.1f}v{h:.1f}h{r - stub:.1f}a{r} {r} 0 0 1-{r} -{r}v{2 * r - h:.1f}"
    stump += f"a{r} {r} 0 0 1 {r} -{r}z"
    marked = 5 if left > 1 or p.owners else 0  # room for marks at the foot
    return [
        svg.rect(x, y + 1, box.w, h + 1, rx=r, fill="#000", fill_opacity=0.22 if left else 0),
        svg.rect(x, y, box.w, h, rx=r, fill=svg.PAPYRUS_LIGHT if left else "#e3d5b0", stroke="#b59b62", class_="edge"),
        svg.path(stump, fill=fill, opacity=None if left else 0.35),
        svg.glyph(TILE_GLYPH[p.tile], x + stub / 2, box.middle[1] - marked, min(stub - 4, h - 6) - marked, ink,
                  body=svg.mixed(fill, ink, 0.22), weight=0.5, opacity=None if left else 0.6),
    ]  # fmt: skip


# -- what may be acquired now ----------------------------------------------------------------------


def offers(tiles: tuple[str, ...], box: Box, words: Words) -> tuple[list[Element], float]:
    """The tiles that may be acquired now, with their texts as far as there is room; and the height used."""
    if not tiles:
        return [], 0.0
    columns = max(1, int(box.w // (330 if len(tiles) <= 6 else 230)))
    if columns == 1 and len(tiles) > 5:
        columns = 2
    rows = -(-len(tiles) // columns)
    wide = box.w / columns
    longest = max([svg.paragraph_height(words.card(tile), wide - 52, 12, leading=1.2) for tile in tiles])
    tall = min(max(44.0, longest + 28), box.h / rows)
    found = [
        offer(tile, Box(box.x + wide * (i // rows), box.y + tall * (i % rows), wide - 6, tall - 4), words)
        for i, tile in enumerate(tiles)
    ]
    return found, tall * rows


@svg.part
def offer(tile: str, box: Box, words: Words) -> Element:
    """A tile with its name and its text."""
    size = min(32.0, box.h - 4)
    lines = int((box.h - 20) // 14.4)
    left = box.x + size + 9
    room = box.right - left - 4
    name_y = box.y + (11 if lines > 0 else box.h / 2)
    text = words.card(tile)
    return svg.spot(
        svg.identifier("offer", tile),
        svg.rect(*box, rx=6, fill=svg.PAPYRUS_LIGHT, stroke="#b59b62", class_="edge"),
        tile_chip(tile, box.x + 4, box.y + 2, size),
        condensed(words.name(tile), left, name_y, room, 13, face="bold"),
        svg.paragraph(text, left, box.y + 19, room, 12, leading=1.2, lines=lines) if lines > 0 else None,
        choice=f"tile:{tile}",
        tip=tile_tip(tile, words),
        classes="tile",
    )
