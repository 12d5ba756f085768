"""What is going on, in the head of the drawing: the action being paid, and who has to decide."""

from __future__ import annotations

from typing import Final, NamedTuple

from senet import svg
from senet.games.pharaon.components import ARTISANS, COLOURS, JARS, NOBLES, OFFERINGS, TOKENS
from senet.games.pharaon.drawing.stock import jar
from senet.games.pharaon.drawing.tokens import ZONE_FILL, ZONE_GLYPH, any_price, price, resource, token
from senet.games.pharaon.table import Action, Pharaon
from senet.kernel.telling import Words
from senet.svg import Box, Element, Scene

MIDDLE: Final = 28.0  # of the head
LINE: Final = MIDDLE - 1  # the middle of the signs in it
LEFT: Final = 330.0  # where they begin
RIGHT: Final = 1370.0  # and end
GROUND: Final = "#f3e7c9"
DECLARATIONS: Final = tuple([f"{kind}.{colour}" for kind in TOKENS for colour in COLOURS])


class Going(NamedTuple):
    """The zone action going on."""

    zone: str
    card: str  # chosen there: a noble, an artisan, "deck", or the number of a Nile action
    arrows: tuple[str, ...]  # the tracks chosen so far
    offerings: tuple[str, ...]  # chosen
    entry: str  # the token that paid the entry; "" before
    due: tuple[str, ...]  # still to be paid


# -- progress --------------------------------------------------------------------------------------


def progress(s: Scene) -> Element | None:
    view: Pharaon = s.view
    action = view.action
    going = None
    if action is not None:
        chosen, arrows, due = chosen_offerings(view, action), tuple(action.arrows), tuple(action.due)
        going = Going(action.zone, action.card, arrows, chosen, action.entry, due)
    return progress_drawn(going, jar_in_question(s), declared(s), s.words)


def chosen_offerings(view: Pharaon, action: Action) -> tuple[str, ...]:
    if action.zone != "offerings" or not action.card:
        return ()
    pair = tuple(view.pairs[int(action.card) - 1])
    return (*pair, action.bonus) if action.bonus in OFFERINGS else pair


def jar_in_question(s: Scene) -> str:
    """The jar that the open decision is about, if any."""
    view: Pharaon = s.view
    last = s.args[-1] if s.asks("wheel_token", "use") and s.args else ""
    return last if isinstance(last, str) and last in JARS and last not in view.jars else ""


def declared(s: Scene) -> tuple[str, ...]:
    """The offered ways to pay an entry with a token that stands for a colour."""
    offered = s.offers("entry")
    return tuple([noun for noun in DECLARATIONS if noun in offered]) if offered else ()


@svg.part
def progress_drawn(action: Going | None, opened: str, nouns: tuple[str, ...], words: Words) -> Element | None:
    """The action being paid, the jar just opened, and the ways to declare an entry token."""
    x = LEFT
    parts: list[Element] = []
    if action is not None:
        shown, x = going_on(action, words)
        parts.append(shown)
    if opened:
        parts.append(jar(opened, Box(x + 10, 5, 44, 46), words))
    parts += declarations(nouns, x + 20, words)
    return svg.group(*parts) if parts else None


def going_on(p: Going, words: Words) -> tuple[Element, float]:
    """The zone, what was chosen there, the entry token, and what is still to be paid; and where that ends."""
    title = going_title(p, words)
    parts = [
        svg.circle(LEFT + 18, LINE, 18, fill=ZONE_FILL[p.zone], stroke=svg.GOLD),
        svg.glyph(ZONE_GLYPH[p.zone], LEFT + 18, LINE, 25, svg.INK),
        svg.label(title, LEFT + 46, LINE, size=16, fill=svg.GOLD_LIGHT, anchor="start"),
    ]
    x = LEFT + 64 + svg.text_width(title, 16)
    for kind in p.arrows:
        head = [(x + 12, LINE - 21), (x + 19, LINE - 13), (x + 5, LINE - 13)]
        parts.append(svg.polygon(head, fill=svg.GOLD_LIGHT))
        parts.append(resource(x + 12, LINE + 4, 11, kind))
        x += 32
    for kind in p.offerings:
        parts.append(token(x + 12, LINE, 12, kind))
        x += 32
    if p.entry:
        parts.append(svg.rect(x - 2, LINE - 17, 34, 34, rx=8, fill=GROUND, fill_opacity=0.9))
        parts.append(token(x + 15, LINE, 12, p.entry))
        x += 44
    for kind in p.due:
        parts.append(price(x + 15, LINE, 10, kind) if kind in COLOURS else any_price(x + 15, LINE, 10))
        x += 34
    return svg.group(*parts), x


def going_title(p: Going, words: Words) -> str:
    zone = words.name(p.zone)
    if p.card in NOBLES:
        return f"{zone}: {words.name(p.card)}"
    if p.card in ARTISANS:
        return f"{zone}: {words.name(ARTISANS[p.card].kind)}"
    if p.card == "deck":
        return f"{zone}: {words.word('deck')}"
    return f"{zone} {p.card}" if p.zone == "nile" and p.card else zone


def declarations(nouns: tuple[str, ...], x: float, words: Words) -> list[Element]:
    """Where any basic entry is allowed: every token with the colour that it would stand for."""
    step = min(64.0, (RIGHT - x) / max(1, len(nouns)))
    return [declaration(noun, x + step * i, step, words) for i, noun in enumerate(nouns)]


def declaration(noun: str, x: float, step: float, words: Words) -> Element:
    kind, _, colour = noun.partition(".")
    middle = x + (step - 5) / 2
    if kind == colour:
        signs = [token(middle, LINE, 10.5, kind)]
    else:
        r = min(10.5, step * 0.2)
        signs = [
            token(middle - step * 0.22, LINE, r, kind),
            resource(middle + step * 0.24, LINE, r * 0.85, colour, flat=True),
        ]
    return svg.spot(
        svg.identifier("declare", kind, colour),
        svg.rect(x, LINE - 16, step - 5, 32, rx=8, fill=GROUND, stroke="#a98f57", class_="edge"),
        *signs,
        choice=f"entry:{noun}",
        tip=f"{words.name(kind)} → {words.name(colour)}",
    )


# -- turn ------------------------------------------------------------------------------------------


def turn(s: Scene, right: float) -> Element | None:
    """Who has to decide, left of the round, unless the ways to declare a token need the room."""
    if not s.deciders or declared(s):
        return None
    return turn_drawn(s.deciders[0], ", ".join([s.who(seat) for seat in s.deciders]), right)


@svg.part
def turn_drawn(first: int, names: str, right: float) -> Element:
    wide = svg.text_width(names, 15, "bold")
    return svg.group(
        svg.marker(right - wide - 34, MIDDLE, 18, first),
        svg.label(names, right - 18, MIDDLE, size=15, fill=svg.GOLD_LIGHT, face="bold", anchor="end"),
    )
