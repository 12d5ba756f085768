"""The Nile with its twenty stops: cards on one bank, circles and the quays of the sites on the other."""

from __future__ import annotations

from typing import Final, NamedTuple

from senet import svg
from senet.games.egizia.components import DECK_OF_ROUND, FACTS, THREE_SHOWN_CREWS, Effect
from senet.games.egizia.drawing.cards import NileCard, card_tip, nile_card
from senet.games.egizia.drawing.scene import Places, Ship, ships_on_board
from senet.games.egizia.drawing.signs import row_of_signs, ship_spot
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
from senet.games.egizia.table import Egizia
from senet.kernel.telling import Words
from senet.svg import Box, Element, Point, Scene

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
BERTH: Final[tuple[float, ...]] = (64.0, 48.0)
PLACE_NAME: Final[dict[str, str]] = {  # spelled alike in every language
    row["id"]: row["place"] for row in FACTS["river"]["space"] if row["kind"] == "circle"
}
LEFT_EDGE: Final = 12.0
RIGHT_EDGE: Final = 1548.0


class River(NamedTuple):
    """All that lies along the Nile."""

    round: int
    seats: int
    cards: tuple[str, ...]  # by card stop; "" once taken
    decks: tuple[int, ...]  # the number of cards in each
    ships: tuple[tuple[str, tuple[Ship, ...]], ...]  # by place
    all_crews: bool  # whether the card that shows crews means all three
    is_leftover: bool  # whether a card is taken without a ship


def river(s: Scene) -> list[Element]:
    view: Egizia = s.view
    ships: Places = svg.for_all(s, ships_on_board)
    found = River(
        view.round,
        len(view.players),
        tuple(view.river),
        tuple([len(deck) for deck in view.decks]),
        tuple(ships.items()),
        view.holds(THREE_SHOWN_CREWS),
        s.asks("leftover"),
    )
    return river_drawn(found, s.words)


@svg.part
def river_drawn(p: River, words: Words) -> list[Element]:
    ships = dict(p.ships)
    verb = "take" if p.is_leftover else "ship"
    return [
        stream(),
        *[
            card_stop(stop, verb, card, p.all_crews, ships.get(stop, ()), words)
            for stop, card in zip(CARD_STOPS, p.cards, strict=True)
        ],
        *[circle_stop(stop, ships.get(stop, ()), words) for stop in CIRCLES],
        *[quay(site, p.seats, quay_ships(site, ships), words) for site in SITES],
        *[nile_deck(deck, count, p.round, words) for deck, count in enumerate(p.decks)],
    ]


def quay_ships(site: str, ships: Places) -> tuple[tuple[Ship, ...], ...]:
    """The ships at each place of a site."""
    return tuple([ships.get(place, ()) for place in (*NUMBERED[site], EXTRA[site], BESIDE[site])])


# -- the water -------------------------------------------------------------------------------------


def bank(offset: float) -> list[Point]:
    """A line along the river: it bends towards the cards at their stops, away from them at the others."""
    return [
        (FIRST + PITCH * at, RIVER + offset + (BEND if at % 2 else -BEND)) for at in range(-1, len(STOPS) + 1)
    ]


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
        "clipPath", svg.rect(LEFT_EDGE, 60, RIGHT_EDGE - LEFT_EDGE, 400, rx=14), id="egizia-board-clip"
    )
    darts = [
        svg.path(f"M{FIRST + PITCH * (at + 0.5) - 5:.1f} {RIVER - 6:.1f}l7 6l-7 6", fill="none", stroke="#eaf6f9",
                 stroke_width=2.4, stroke_opacity=0.8, stroke_linecap="round")
        for at in range(-1, len(STOPS))
    ]  # fmt: skip
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


@svg.part
def card_stop(
    stop: str, verb: str, card: str, all_crews: bool, ships: tuple[Ship, ...], words: Words
) -> Element:
    """A card space: with its card, or with the ship that took it."""
    x, y = STOP_X[stop] - CARD_WIDTH / 2, CARD_TOP
    number = str(STOP_NUMBER[stop])
    parts: list[Element | None] = [
        svg.rect(x, y, CARD_WIDTH, CARD_HEIGHT, rx=8, fill="#cdb377", fill_opacity=0.35, stroke="#9b7f45",
                 stroke_opacity=0.7, stroke_dasharray="5 4", class_="edge")
    ]  # fmt: skip
    if card:
        parts.append(nile_card(NileCard(card, stop, Box(x, y, CARD_WIDTH, CARD_HEIGHT), all_crews), words))
    if not card and not ships:
        parts.append(svg.glyph("ripple", STOP_X[stop], y + 72, 54, "#7d6433", opacity=0.6))
    parts += [ship_spot(ship, STOP_X[stop], y + 78, 84) for ship in ships]
    if not card:
        parts.append(svg.label(number, STOP_X[stop], y + 138, size=14, fill=svg.FADED_INK, face="bold"))
    tip = f"{number}: {card_tip(card, words)}" if card else number
    return svg.spot(f"place-{stop}", *parts, choice=f"{verb}:{stop}", tip=tip)


@svg.part
def nile_deck(deck: int, count: int, round: int, words: Words) -> Element:
    """A deck of Nile cards with the rounds it is for and the number of its cards."""
    x, y = 1500.0, CARD_TOP + 1 + 52 * deck
    rounds = [n + 1 for n, each in enumerate(DECK_OF_ROUND) if each == deck]
    span = f"{rounds[0]}–{rounds[-1]}" if len(rounds) > 1 else str(rounds[0])
    now = round in rounds
    back = [
        svg.rect(x + 1, y + 2, 42, 46, rx=6, fill="#000", fill_opacity=0.25),
        svg.rect(x, y, 42, 46, rx=6, fill="url(#senet-back)", stroke=svg.GOLD_LIGHT if now else svg.GOLD),
        svg.glyph("ripple", x + 21, y + 32, 26, svg.GOLD),
        svg.label(span, x + 21, y + 14, size=14, fill=svg.GOLD_LIGHT, face="serif"),
        svg.counter(x + 36, y + 41, count, size=12),
    ]
    ground = svg.group(*back, opacity=None if count else 0.45)
    tip = words.word("nile-deck", {"rounds": span, "count": count})
    return svg.spot(f"nile-deck-{deck + 1}", ground, tip=tip)


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


@svg.part
def circle_stop(stop: str, ships: tuple[Ship, ...], words: Words) -> Element:
    """A circle with its effect; ships lie before it on the water."""
    x, y, r = STOP_X[stop], CIRCLE_Y, CIRCLE_R
    upper, lower = circle_signs(CIRCLE_EFFECTS[stop])
    name = PLACE_NAME[stop]
    fill, stroke = ("#e4dccb", "#6f6a60") if stop == CIRCLES[-1] else ("#f6ebc9", svg.LAPIS)
    parts: list[Element | None] = [
        svg.circle(x, y + 3, r + 3, fill="#4d3a14", fill_opacity=0.3),
        svg.circle(x, y, r, fill=fill, stroke=stroke, stroke_width=4, class_="edge"),
        svg.circle(x, y, r - 5, fill="none", stroke=svg.GOLD, stroke_opacity=0.7),
        row_of_signs(upper, x, y - 13, 29),
        row_of_signs(lower, x, y + 18, 24),
        plaque(name, x, y + r + 11),
    ]
    for at, ship in enumerate(ships):
        dx = (at - (len(ships) - 1) / 2) * 44
        parts.append(ship_spot(ship, x + dx, RIVER + 5, 46))
    tip = f"{STOP_NUMBER[stop]}: {name}. {words.card(stop)}"
    return svg.spot(f"place-{stop}", *parts, choice=f"ship:{stop}", tip=tip)


@svg.made_once
def plaque(words: str, x: float, y: float) -> Element:
    width = svg.text_width(words, 13, "serif") + 14
    return svg.group(
        svg.rect(x - width / 2, y - 9, width, 18, rx=5, fill=svg.PAPYRUS, stroke="#a98f57"),
        svg.label(words, x, y, size=13, face="serif"),
    )


# -- the quays of the sites ------------------------------------------------------------------------


class Berth(NamedTuple):
    """A place for ships at a site."""

    site: str
    place: str
    mark: str  # its number, "+" for the extra one, "…" for those beside
    in_use: bool
    box: Box
    ships: tuple[Ship, ...]


@svg.part
def quay(site: str, seats: int, ships: tuple[tuple[Ship, ...], ...], words: Words) -> Element:
    """Numbered berths, the first one to build at the left; below, the places beside and the extra one."""
    width, height = BERTH
    left = STOP_X[site] - 1.5 * width
    below = QUAY_Y + height + 4
    parts: list[Element] = [
        svg.rect(left - 6, QUAY_Y - 6, 3 * width + 12, 2 * height + 6, rx=9, fill="#b59763", stroke="#7d6433")
    ]
    for at, place in enumerate(NUMBERED[site]):
        box = Box(left + width * at, QUAY_Y, width - 3, height - 4)
        in_use = place in NUMBERED_IN_USE[seats][site]
        parts.append(berth(Berth(site, place, str(at + 1), in_use, box, ships[at]), words))
    extra = Box(left, below, 1.25 * width - 3, height - 10)
    parts.append(berth(Berth(site, EXTRA[site], "+", True, extra, ships[-2]), words))
    beside = Box(left + 1.25 * width, below, 1.75 * width - 3, height - 10)
    parts.append(berth(Berth(site, BESIDE[site], "…", True, beside, ships[-1]), words))
    return svg.group(*parts)


@svg.part
def berth(p: Berth, words: Words) -> Element:
    x, y, width, height = p.box
    numbered, count = p.mark.isdigit(), len(p.ships)
    middle, line = p.box.middle
    fill, stroke = ("#7fb4c6", "#3b6d83") if numbered and p.in_use else ("#cfb98a", "#8a7345")
    dashes = None if numbered else "4 3"
    parts: list[Element | None] = [
        svg.rect(x, y, width, height, rx=6, fill=fill, stroke=stroke, stroke_dasharray=dashes, class_="edge")
    ]
    if not p.in_use:
        parts.append(svg.glyph("cross", middle, line, height * 0.66, "#8a7345", body="#a98f57"))
    elif not p.ships:
        parts.append(berth_mark(p, words))
    step = min(42.0, (width - 40) / (count - 1)) if count > 1 else 0
    for at, ship in enumerate(p.ships):
        parts.append(ship_spot(ship, middle + (at - (count - 1) / 2) * step, line, height * 0.92))
        if numbered:
            parts.append(svg.counter(x + 9, y + 9, p.mark, size=12))
    name = svg.identifier("place", p.place)
    return svg.spot(name, *parts, choice=f"ship:{p.place}", tip=berth_tip(p, words))


def berth_mark(p: Berth, words: Words) -> Element:
    x, y = p.box.middle
    if p.mark.isdigit():
        return svg.label(p.mark, x, y, size=21, fill=svg.INK, face="serif")
    word = words.word("extra" if p.mark == "+" else "speculation")
    return svg.label(word, x, y, size=13, width=p.box.w - 8, fill=svg.INK)


def berth_tip(p: Berth, words: Words) -> str:
    if p.mark.isdigit():
        return f"{words.name(p.site)} {p.mark}"
    word = words.word("extra-place" if p.mark == "+" else "speculation")
    return f"{words.name(p.site)}: {word}"
