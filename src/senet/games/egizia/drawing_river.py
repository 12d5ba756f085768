"""The Nile with its twenty stops: cards on one bank, circles and the quays of the sites on the other."""

from __future__ import annotations

from typing import Final

from senet import svg
from senet.games.egizia.components import DECK_OF_ROUND, DECKS, FACTS, Effect
from senet.games.egizia.drawing_cards import card_tip, nile_card
from senet.games.egizia.drawing_parts import Scene, row_of_signs, ship_spot, ships_at
from senet.games.egizia.maps import (
    BESIDE,
    CARD_STOPS,
    CIRCLE_EFFECTS,
    CIRCLES,
    EXTRA,
    NUMBERED,
    NUMBERED_IN_USE,
    SITES,
    STOP_NUMBER,
    STOPS,
)
from senet.svg import Element, Point

FIRST: Final = 88.0  # the middle of the first stop
PITCH: Final = 74.4  # from one stop to the next
STOP_X: Final = {stop: FIRST + PITCH * at for at, stop in enumerate(STOPS)}
CARD_WIDTH: Final = 142.0
CARD_HEIGHT: Final = 154.0
CARD_TOP: Final = 70.0
RIVER: Final = 252.0  # its middle
BEND: Final = 9.0  # how far it swings to both sides
HALF: Final = 25.0  # half of its width
CIRCLE_Y: Final = 316.0
CIRCLE_R: Final = 42.0
QUAY_Y: Final = 272.0
BERTH: Final = (64.0, 48.0)
PLACE_NAME: Final[dict[str, str]] = {  # spelled alike in every language
    row["id"]: row["place"] for row in FACTS["river"]["space"] if row["kind"] == "circle"
}
LEFT_EDGE: Final = 12.0
RIGHT_EDGE: Final = 1548.0


def river(s: Scene) -> list[Element]:
    return [
        stream(),
        *(card_stop(s, stop, index) for index, stop in enumerate(CARD_STOPS)),
        *(circle_stop(s, stop) for stop in CIRCLES),
        *(quay(s, site) for site in SITES),
        *(nile_deck(s, deck, 1500, CARD_TOP + 1 + 52 * deck) for deck in range(len(DECKS))),
    ]


# -- the water -------------------------------------------------------------------------------------


def bank(offset: float) -> list[Point]:
    """A line along the river: it bends towards the cards at their stops, away from them at the others."""
    bends = [
        (FIRST + PITCH * at, RIVER + offset + (BEND if at % 2 else -BEND)) for at in range(-1, len(STOPS) + 1)
    ]
    return bends


def curve(points: list[Point], first: str) -> str:
    """A smooth line through bends, in either direction."""
    x, y = points[0]
    parts = [f"{first}{x:.1f} {y:.1f}"]
    for x1, y1 in points[1:]:
        reach = (x1 - x) * 0.4
        parts.append(f"C{x + reach:.1f} {y:.1f} {x1 - reach:.1f} {y1:.1f} {x1:.1f} {y1:.1f}")
        x, y = x1, y1
    return "".join(parts)


def strip(half: float) -> str:
    return curve(bank(-half), "M") + curve(bank(half)[::-1], "L") + "Z"


@svg.made_once
def stream() -> Element:
    """Green land, banks and water, clipped at the edge of the board; darts show where it flows."""
    clip = svg.element(
        "clipPath",
        svg.rect(LEFT_EDGE, 60, RIGHT_EDGE - LEFT_EDGE, 400, rx=14),
        id="egizia-board-clip",
    )
    darts = [
        svg.path(
            f"M{x - 5:.1f} {y - 6:.1f}l7 6l-7 6",
            fill="none",
            stroke="#eaf6f9",
            stroke_width=2.4,
            stroke_opacity=0.8,
            stroke_linecap="round",
        )
        for x, y in [(FIRST + PITCH * (at + 0.5), RIVER) for at in range(-1, len(STOPS))]
    ]
    return svg.group(
        svg.element("defs", clip),
        svg.group(
            svg.path(strip(HALF + 26), fill=svg.FERTILE, fill_opacity=0.55),
            svg.path(strip(HALF + 13), fill=svg.FERTILE),
            reeds(),
            svg.path(strip(HALF + 4), fill="#8b7a45"),
            svg.path(strip(HALF), fill="url(#egizia-water)"),
            svg.path(strip(HALF), fill="url(#senet-waves)"),
            *darts,
            clip_path="url(#egizia-board-clip)",
        ),
    )


@svg.made_once
def reeds() -> Element:
    """Papyrus along the banks, between the stops."""
    blades = []
    for at in range(len(STOPS)):
        x = FIRST + PITCH * (at + 0.5)
        for dx, tall in ((-7, 11), (-2, 15), (3, 12), (8, 9)):
            y = RIVER + HALF + 9
            blades.append(f"M{x + dx:.1f} {y:.1f}q{dx * 0.2:.1f} {-tall * 0.6:.1f} {dx * 0.5:.1f} {-tall}")
    return svg.path("".join(blades), fill="none", stroke="#5c7a34", stroke_width=1.8, stroke_linecap="round")


# -- cards -----------------------------------------------------------------------------------------


@svg.remembered
def card_stop(s: Scene, stop: str, index: int) -> Element:
    """A card space: with its card, or with the ship that took it."""
    card = s.river_card(index)
    x, y = STOP_X[stop] - CARD_WIDTH / 2, CARD_TOP
    verb = "take" if s.asks("leftover") else "ship"
    number = str(STOP_NUMBER[stop])
    parts: list[Element | None] = [
        svg.rect(
            x,
            y,
            CARD_WIDTH,
            CARD_HEIGHT,
            rx=8,
            fill="#cdb377",
            fill_opacity=0.35,
            stroke="#9b7f45",
            stroke_opacity=0.7,
            stroke_dasharray="5 4",
            class_="edge",
        )
    ]
    if card:
        parts.append(nile_card(s, card, stop, x, y, CARD_WIDTH, CARD_HEIGHT))
    ships = ships_at(s, stop)
    if not card and not ships:
        parts.append(svg.glyph("ripple", STOP_X[stop], y + 72, 54, "#7d6433", opacity=0.6))
    parts += [ship_spot(s, stop, seat, again, STOP_X[stop], y + 78, 84) for seat, again in ships]
    if not card:
        parts.append(svg.label(number, STOP_X[stop], y + 138, size=14, fill=svg.FADED_INK, face="bold"))
    tip = f"{number}: {card_tip(s, card)}" if card else number
    return svg.spot(f"place-{stop}", *parts, choice=f"{verb}:{stop}", choices=s.open, tip=tip)


@svg.remembered
def nile_deck(s: Scene, deck: int, x: float, y: float) -> Element:
    """A deck of Nile cards with the rounds it is for and the number of its cards."""
    count = len(s.view.decks[deck])
    rounds = [n + 1 for n, each in enumerate(DECK_OF_ROUND) if each == deck]
    words = f"{rounds[0]}–{rounds[-1]}" if len(rounds) > 1 else str(rounds[0])
    now = s.view.round in rounds
    back = [
        svg.rect(x + 1, y + 2, 42, 46, rx=6, fill="#000", fill_opacity=0.25),
        svg.rect(x, y, 42, 46, rx=6, fill="url(#senet-back)", stroke=svg.GOLD_LIGHT if now else svg.GOLD),
        svg.glyph("ripple", x + 21, y + 32, 26, svg.GOLD),
        svg.label(words, x + 21, y + 14, size=14, fill=svg.GOLD_LIGHT, face="serif"),
        svg.counter(x + 36, y + 41, count, size=12),
    ]
    ground = svg.group(*back, opacity=None if count else 0.45)
    return svg.spot(f"nile-deck-{deck + 1}", ground, tip=s.word("nile-deck", rounds=words, count=count))


# -- circles ---------------------------------------------------------------------------------------


def circle_signs(effects: tuple[Effect, ...]) -> tuple[tuple[str, ...], tuple[str, ...]]:
    """The effect of a circle on two lines."""
    lines: list[tuple[str, ...]] = []
    crews: list[str] = []
    for op, target, n in effects:
        if op == "advance_crew":
            crews.append(target)
        elif op == "advance_any_crew":
            lines.append(("crew", f"+{n}"))
        elif op == "advance_overseer":
            lines.append(("overseer", f"+{n}"))
        elif op == "gain_stones":
            lines.append((f"+{n}", "stone"))
        elif op == "move_irrigation":
            lines.append(("water",))
        else:
            lines.append((f"{op.removeprefix('advance_')}_step",))
    if crews:
        lines = [tuple(crews), ("+1",)]
    return lines[0], lines[1]


@svg.remembered
def circle_stop(s: Scene, stop: str) -> Element:
    """A circle with its effect; ships lie before it on the water."""
    x, y, r = STOP_X[stop], CIRCLE_Y, CIRCLE_R
    upper, lower = circle_signs(CIRCLE_EFFECTS[stop])
    name = PLACE_NAME[stop]
    last = stop == CIRCLES[-1]
    parts: list[Element | None] = [
        svg.circle(x, y + 3, r + 3, fill="#4d3a14", fill_opacity=0.3),
        svg.circle(
            x,
            y,
            r,
            fill="#e4dccb" if last else "#f6ebc9",
            stroke="#6f6a60" if last else svg.LAPIS,
            stroke_width=4,
            class_="edge",
        ),
        svg.circle(x, y, r - 5, fill="none", stroke=svg.GOLD, stroke_opacity=0.7),
        row_of_signs(upper, x, y - 13, 29),
        row_of_signs(lower, x, y + 18, 24),
        plaque(name, x, y + r + 11),
    ]
    ships = ships_at(s, stop)
    for at, (seat, again) in enumerate(ships):
        dx = (at - (len(ships) - 1) / 2) * 44
        parts.append(ship_spot(s, stop, seat, again, x + dx, RIVER + 5, 46))
    tip = f"{STOP_NUMBER[stop]}: {name}. {s.voice.card(stop)}"
    return svg.spot(f"place-{stop}", *parts, choice=f"ship:{stop}", choices=s.open, tip=tip)


@svg.made_once
def plaque(words: str, x: float, y: float) -> Element:
    width = svg.text_width(words, 13, "serif") + 14
    return svg.group(
        svg.rect(x - width / 2, y - 9, width, 18, rx=5, fill=svg.PAPYRUS, stroke="#a98f57"),
        svg.label(words, x, y, size=13, face="serif"),
    )


# -- the quays of the sites ------------------------------------------------------------------------


@svg.remembered
def quay(s: Scene, site: str) -> Element:
    """Numbered berths, the first one to build at the left; below, the places beside and the extra one."""
    width, height = BERTH
    left = STOP_X[site] - 1.5 * width
    below = QUAY_Y + height + 4
    parts: list[Element] = [
        svg.rect(left - 6, QUAY_Y - 6, 3 * width + 12, 2 * height + 6, rx=9, fill="#b59763", stroke="#7d6433")
    ]
    for at, place in enumerate(NUMBERED[site]):
        parts.append(berth(s, site, place, left + width * at, QUAY_Y, str(at + 1), width - 3))
    parts.append(berth(s, site, EXTRA[site], left, below, "+", 1.25 * width - 3))
    parts.append(berth(s, site, BESIDE[site], left + 1.25 * width, below, "…", 1.75 * width - 3))
    return svg.group(*parts)


@svg.remembered
def berth(s: Scene, site: str, place: str, x: float, y: float, mark: str, width: float) -> Element:
    """One place for a ship at a site."""
    height = BERTH[1] - 4 if mark.isdigit() else BERTH[1] - 10
    in_use = not mark.isdigit() or place in NUMBERED_IN_USE[len(s.view.players)][site]
    ships = ships_at(s, place)
    middle = x + width / 2
    parts: list[Element | None] = [
        svg.rect(
            x,
            y,
            width,
            height,
            rx=6,
            fill="#7fb4c6" if mark.isdigit() and in_use else "#cfb98a",
            stroke="#3b6d83" if mark.isdigit() and in_use else "#8a7345",
            stroke_dasharray=None if mark.isdigit() else "4 3",
            class_="edge",
        )
    ]
    if not in_use:
        parts.append(svg.glyph("cross", middle, y + height / 2, height * 0.66, "#8a7345", body="#a98f57"))
    elif not ships:
        parts.append(berth_mark(s, place, mark, middle, y + height / 2, width))
    for at, (seat, again) in enumerate(ships):
        step = min(42.0, (width - 40) / max(1, len(ships) - 1)) if len(ships) > 1 else 0
        at_x = middle + (at - (len(ships) - 1) / 2) * step
        parts.append(ship_spot(s, place, seat, again, at_x, y + height / 2, height * 0.92))
        if mark.isdigit():
            parts.append(svg.counter(x + 9, y + 9, mark, size=12))
    return svg.spot(
        svg.identifier("place", place),
        *parts,
        choice=f"ship:{place}",
        choices=s.open,
        tip=berth_tip(s, site, place, mark),
    )


@svg.remembered
def berth_mark(s: Scene, place: str, mark: str, x: float, y: float, width: float) -> Element:
    if mark.isdigit():
        return svg.label(mark, x, y, size=21, fill=svg.INK, face="serif")
    word = s.word("extra" if mark == "+" else "speculation")
    return svg.label(word, x, y, size=13, width=width - 8, fill=svg.INK)


def berth_tip(s: Scene, site: str, place: str, mark: str) -> str:
    if mark.isdigit():
        return f"{s.voice.name(site)} {mark}"
    word = s.word("extra-place" if mark == "+" else "speculation")
    return f"{s.voice.name(site)}: {word}"
