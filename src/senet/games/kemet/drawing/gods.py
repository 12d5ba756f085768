"""The Gods of Egypt as they are seen: figures on the map, tiles on the boards, and the rise marker."""

from __future__ import annotations

from typing import Final, NamedTuple

from senet import svg
from senet.games.kemet.components import GODS, RISE
from senet.games.kemet.drawing.map import Chart, troop_at
from senet.games.kemet.drawing.pieces import GOLDEN, stacked
from senet.games.kemet.drawing.scene import Person, person
from senet.games.kemet.drawing.signs import FACTION_GLYPH
from senet.games.kemet.table import NOBODY, Kemet
from senet.kernel.game import Seat
from senet.kernel.telling import Words
from senet.svg import Element, Scene

R: Final = 21.0  # of a God on the map, a little more than a troop
LOST: Final = "#fff8e6"
ASLEEP: Final = "#cbbd9a"


class God(NamedTuple):
    """The God of a player."""

    owner: Person
    name: str
    area: str  # where it stands, or ""
    life: int
    is_acquired: bool
    is_moving: bool


class Throne(NamedTuple):
    """A place where a God may come."""

    area: str
    x: float
    y: float
    glyph: str


def god(s: Scene, seat: Seat) -> God:
    view: Kemet = s.view
    player, move = view.players[seat], view.move
    is_moving = move is not None and move.god and move.seat == seat and not move.over
    return God(person(s, seat), player.faction, player.god, player.life, player.ascended, is_moving)


def life_pips(p: God, x: float, y: float, r: float) -> Element:
    """One pip for every life point; those that are lost are empty."""
    most = GODS[p.name].life
    step = r * 2.5
    left = x - step * (most - 1) / 2
    pips = [
        svg.circle(left + step * i, y, r, fill=svg.CARNELIAN if i < p.life else LOST, stroke="#fff8e6", stroke_width=1)
        for i in range(most)
    ]  # fmt: skip
    wide = step * (most - 1) + 2 * r + 4
    return svg.group(svg.rect(left - r - 2, y - r - 2, wide, 2 * r + 4, rx=r + 2, fill=svg.INK), *pips)


def god_tip(p: God, words: Words) -> str:
    if p.area:
        state = words.word("god-life", {"life": p.life, "most": GODS[p.name].life})
    else:
        state = words.word("god-supply") if p.is_acquired else words.word("god-asleep")
    return f"{words.name(p.name)} ({p.owner.name}), {state}: {words.card(p.name)}"


# -- on the map ----------------------------------------------------------------------------------------


def god_spot(s: Scene, seat: Seat, x: float, y: float) -> Element:
    return god_drawn(god(s, seat), x, y, s.words)


@svg.part
def god_drawn(p: God, x: float, y: float, words: Words) -> Element:
    """A God with its life points: larger than a troop, ringed in gold."""
    return svg.spot(
        f"god-{p.owner.seat}",
        svg.circle(x, y, R + 3.4, fill=GOLDEN, stroke="#7a5412", stroke_width=1.2),
        svg.disc(x, y, R, seat=p.owner.seat, glyph=p.owner.glyph),
        svg.glyph("double_crown", x - R * 0.85, y - R * 0.72, 18, svg.INK, body=svg.GOLD_LIGHT, weight=0.5),
        life_pips(p, x, y + R + 3, 3.8),
        choice=(f"area:{p.area}", "stop") if p.is_moving else f"area:{p.area}",
        acting=p.is_moving,
        tip=f"{god_tip(p, words)} · {words.name(p.area)}",
        classes="troop god",
    ).having(data_area=p.area)


def thrones(s: Scene, chart: Chart) -> list[Element]:
    """The districts into which the God may come now; beside the opposing troop that it will fight."""
    view: Kemet = s.view
    found: list[Element] = []
    for area in s.offers("deploy"):
        x, y = chart.at(troop_at(area))
        beside = 0 if view.troop_in(area) == NOBODY else R * 1.9
        found.append(throne(Throne(area, x + beside, y, person(s, s.seat).glyph), s.words))
    return found


@svg.part
def throne(p: Throne, words: Words) -> Element:
    return svg.spot(
        svg.identifier("throne", p.area),
        svg.circle(p.x, p.y, R * 0.8, fill=GOLDEN, fill_opacity=0.85, stroke="#7a5412", class_="edge"),
        svg.glyph(p.glyph, p.x, p.y, R * 1.1, svg.INK, body=svg.GOLD_LIGHT, weight=0.5),
        choice=f"deploy:{p.area}",
        tip=f"{words.word('deploy')} · {words.name(p.area)}",
        classes="throne",
    )


# -- on a board ----------------------------------------------------------------------------------------


def god_tile(p: God, x: float, y: float, size: float, room: float, is_named: bool, words: Words) -> Element:
    """The God tile among the power tiles of a player: faint until it is acquired."""
    fill, name = GOLDEN if p.is_acquired else ASLEEP, words.name(p.name)
    label = f"{name} {p.life}/{GODS[p.name].life}" if p.area else name
    return svg.spot(
        f"god-tile-{p.owner.seat}",
        svg.rect(x - 1, y, size + 2, size + 3, rx=size * 0.2, fill="#000", fill_opacity=0.28),
        svg.rect(x, y, size, size, rx=size * 0.18, fill=fill, stroke="#7a5412", stroke_width=1.3, class_="edge"),
        svg.rect(x, y, size, size, rx=size * 0.18, fill="url(#senet-sheen)"),
        svg.glyph(FACTION_GLYPH[p.name], x + size / 2, y + size * 0.42, size * 0.7, svg.INK,
                  body=svg.mixed(fill, "#ffffff", 0.4), weight=0.5),
        life_pips(p, x + size / 2, y + size * 0.88, size * 0.06) if p.is_acquired else None,
        stacked(label, x + size + 4, y + size / 2, room - size - 7, 12, face="bold") if is_named else None,
        choice=f"god:{p.name}",
        owner=p.owner.seat,
        tip=god_tip(p, words),
        classes="tile god-tile",
    )  # fmt: skip


def second_token(seat: Seat, x: float, y: float, r: float) -> Element:
    """Ouadjet's second token on a space, peeping out from under the first."""
    return svg.disc(x + 6, y - 6, r * 0.85, seat=seat, glyph=FACTION_GLYPH["ouadjet"])


# -- in the head ---------------------------------------------------------------------------------------


def rise_marker(s: Scene, x: float, y: float) -> list[Element]:
    """How much Fame lets the Gods rise; golden once they may."""
    view: Kemet = s.view
    return [rise_drawn(view.risen, RISE[view.mode], x, y, s.words)] if view.gods else []


@svg.part
def rise_drawn(have_risen: bool, goal: int, x: float, y: float, words: Words) -> Element:
    return svg.group(
        svg.title(words.word("gods-risen") if have_risen else words.word("gods-wait", {"goal": goal})),
        svg.disc(x, y, 15, fill=GOLDEN if have_risen else ASLEEP, glyph="god"),
        svg.counter(x + 12, y + 10, goal, size=12),
        id="rise-marker",
    )
