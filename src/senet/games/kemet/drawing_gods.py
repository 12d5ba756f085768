"""The Gods of Egypt as they are seen: figures on the map, tiles on the boards, the rise marker, Seth's cards."""

from __future__ import annotations

from typing import Final

from senet import svg
from senet.games.kemet.components import GODS, RISE, Values, plus
from senet.games.kemet.drawing_map import Chart, troop_at
from senet.games.kemet.drawing_scene import GOLDEN, Scene, faction_glyph, stacked
from senet.games.kemet.drawing_signs import FACTION_GLYPH
from senet.games.kemet.maps import CITY_OF
from senet.games.kemet.table import NOBODY, Side
from senet.kernel.game import Seat
from senet.svg import Element

R: Final = 21.0  # of a God on the map, a little more than a troop
LOST: Final = "#fff8e6"
ASLEEP: Final = "#cbbd9a"


def life_pips(life: int, most: int, x: float, y: float, r: float) -> Element:
    """One pip for every life point; those that are lost are empty."""
    step = r * 2.5
    left = x - step * (most - 1) / 2
    return svg.group(
        svg.rect(left - r - 2, y - r - 2, step * (most - 1) + 2 * r + 4, 2 * r + 4, rx=r + 2, fill=svg.INK),
        *(
            svg.circle(left + step * i, y, r, fill=svg.CARNELIAN if i < life else LOST, stroke="#fff8e6", stroke_width=1)
            for i in range(most)
        ),
    )  # fmt: skip


# -- on the map ----------------------------------------------------------------------------------------


def god_spot(s: Scene, seat: Seat, x: float, y: float) -> Element:
    """A God with its life points: larger than a troop, ringed in gold."""
    player, move = s.player(seat), s.view.move
    area, most = player.god, GODS[player.faction].life
    going = move is not None and move.god and move.seat == seat and not move.over
    return svg.spot(
        f"god-{seat}",
        svg.circle(x, y, R + 3.4, fill=GOLDEN, stroke="#7a5412", stroke_width=1.2),
        svg.disc(x, y, R, seat=seat, glyph=faction_glyph(s, seat)),
        svg.glyph("double_crown", x - R * 0.85, y - R * 0.72, 18, svg.INK, body=svg.GOLD_LIGHT, weight=0.5),
        life_pips(player.life, most, x, y + R + 3, 3.8),
        choice=(f"area:{area}", "stop") if going else f"area:{area}",
        choices=s.open,
        acting=going,
        tip=f"{god_tip(s, seat)} · {s.voice.name(area)}",
        classes="troop god",
    ).having(data_area=area)


def god_tip(s: Scene, seat: Seat) -> str:
    player = s.player(seat)
    most = GODS[player.faction].life
    if player.god:
        state = s.word("god-life", life=player.life, most=most)
    else:
        state = s.word("god-supply") if player.ascended else s.word("god-asleep")
    return f"{s.voice.name(player.faction)} ({s.voice.who(seat)}), {state}: {s.voice.card(player.faction)}"


def thrones(s: Scene, chart: Chart) -> list[Element]:
    """The districts into which the God may come now."""
    areas = s.offers("deploy")
    return [throne(s, chart, area) for area in areas]


def throne(s: Scene, chart: Chart, area: str) -> Element:
    x, y = chart.at(troop_at(area))
    if s.view.troop_in(area) != NOBODY:
        x += R * 1.9  # beside the opposing troop that it will fight
    return svg.spot(
        svg.identifier("throne", area),
        svg.circle(x, y, R * 0.8, fill=GOLDEN, fill_opacity=0.85, stroke="#7a5412", class_="edge"),
        svg.glyph(faction_glyph(s, s.seat), x, y, R * 1.1, svg.INK, body=svg.GOLD_LIGHT, weight=0.5),
        choice=f"deploy:{area}",
        choices=s.open,
        tip=f"{s.word('deploy')} · {s.voice.name(area)}",
        classes="throne",
    )


# -- on a board ----------------------------------------------------------------------------------------


def god_tile(s: Scene, seat: Seat, x: float, y: float, size: float, room: float, named: bool) -> Element:
    """The God tile among the power tiles of a player: faint until it is acquired."""
    player = s.player(seat)
    most = GODS[player.faction].life
    fill = GOLDEN if player.ascended else ASLEEP
    words = (
        f"{s.voice.name(player.faction)} {player.life}/{most}" if player.god else s.voice.name(player.faction)
    )
    choice = f"god:{player.faction}" if s.may_name(seat) else None
    spot = svg.spot(
        f"god-tile-{seat}",
        svg.rect(x - 1, y, size + 2, size + 3, rx=size * 0.2, fill="#000", fill_opacity=0.28),
        svg.rect(x, y, size, size, rx=size * 0.18, fill=fill, stroke="#7a5412", stroke_width=1.3, class_="edge"),
        svg.rect(x, y, size, size, rx=size * 0.18, fill="url(#senet-sheen)"),
        svg.glyph(FACTION_GLYPH[player.faction], x + size / 2, y + size * 0.42, size * 0.7, svg.INK,
                  body=svg.mixed(fill, "#ffffff", 0.4), weight=0.5),
        life_pips(player.life, most, x + size / 2, y + size * 0.88, size * 0.06) if player.ascended else None,
        stacked(words, x + size + 4, y + size / 2, room - size - 7, 12, face="bold") if named else None,
        choice=choice,
        choices=s.open,
        tip=god_tip(s, seat),
        classes="tile god-tile",
    )  # fmt: skip
    return spot.having(data_owner=seat)


def second_token(seat: Seat, x: float, y: float, r: float) -> Element:
    """Ouadjet's second token on a space, peeping out from under the first."""
    return svg.disc(x + 6, y - 6, r * 0.85, seat=seat, glyph=FACTION_GLYPH["ouadjet"])


# -- in the head ---------------------------------------------------------------------------------------


def rise_marker(s: Scene, x: float, y: float) -> list[Element]:
    """How much Fame lets the Gods rise; golden once they may."""
    if not s.view.gods:
        return []
    goal = RISE[s.view.mode]
    tip = s.word("gods-risen") if s.view.risen else s.word("gods-wait", goal=goal)
    fill = GOLDEN if s.view.risen else ASLEEP
    return [
        svg.group(
            svg.title(tip),
            svg.disc(x, y, 15, fill=fill, glyph="god"),
            svg.counter(x + 12, y + 10, goal, size=12),
            id="rise-marker",
        )
    ]


# -- in a battle ---------------------------------------------------------------------------------------


def god_bonus(s: Scene, side: Side, attacking: bool, sums: Values) -> Values:
    """What the figure itself adds to the numbers of a side."""
    if not side.god:
        return sums
    return plus(sums, GODS[side.god].attack if attacking else GODS[side.god].defence)


def god_strength(s: Scene, side: Side, area: str) -> int:
    """The Strength of a God instead of units, and what Anubis adds in his city."""
    player = s.player(side.seat)
    points = GODS[side.god].strength if side.god else 0
    at_home = player.ascended and player.faction == "anubis" and CITY_OF.get(area, "") == player.city
    return points + at_home
