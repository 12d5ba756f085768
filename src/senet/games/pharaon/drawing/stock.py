"""What lies below the wheel for everybody: the bank and the jars."""

from __future__ import annotations

from senet import svg
from senet.games.pharaon.components import JARS, RESOURCES
from senet.games.pharaon.drawing.tokens import PALE, empty_place, resource
from senet.games.pharaon.table import Pharaon
from senet.kernel.telling import Words
from senet.svg import Box, Element, Scene

# -- bank ------------------------------------------------------------------------------------------


def bank(s: Scene, box: Box) -> list[Element]:
    view: Pharaon = s.view
    return bank_drawn(box, tuple([(kind, view.bank[kind]) for kind in RESOURCES]), s.words)


@svg.part
def bank_drawn(box: Box, counts: tuple[tuple[str, int], ...], words: Words) -> list[Element]:
    x, y, width, height = box
    title = words.word("bank")
    step = (width - 20) / len(counts)
    parts = [
        svg.papyrus(x, y, width, height),
        svg.label(title, x + 14, y + 16, size=14, fill=svg.LAPIS, face="serif", anchor="start"),
    ]
    for i, (kind, count) in enumerate(counts):
        shown = heap(kind, count, Box(x + 13 + step * i, y + 28, step - 6, height - 36))
        tip = f"{title}: {words.name(kind)}"
        parts.append(svg.spot(f"bank-{kind}", shown, choice=f"take:{kind}", tip=tip))
    return parts


def heap(kind: str, count: int, box: Box) -> Element:
    """The tokens of one kind, and how many they are."""
    x, y, width, height = box
    middle = x + width / 2
    return svg.group(
        svg.rect(x, y, width, height, rx=6, fill=PALE[kind], fill_opacity=0.5, class_="edge"),
        resource(middle, y + 14, 12.5, kind) if count else empty_place(middle, y + 14, 12),
        svg.label(str(count), middle, y + 37, size=15, face="bold"),
        class_="piece",
    )


# -- jars ------------------------------------------------------------------------------------------


def jars(s: Scene, box: Box) -> Element:
    view: Pharaon = s.view
    return jars_drawn(box, tuple(view.jars), len(view.jar_pile), len(view.jar_discard), s.words)


@svg.part
def jars_drawn(box: Box, shown: tuple[str, ...], pile: int, discard: int, words: Words) -> Element:
    x, y, width, height = box
    parts: list[Element] = [svg.papyrus(x, y, width, height)]
    step = min(52.0, (width - 86) / max(1, len(shown)))
    for place, name in enumerate(shown):
        here = Box(x + 12 + step * place, y + 9, min(47.0, step - 4), height - 18)
        parts.append(jar(name, here, words))
    if not shown:
        parts += [empty_place(x + 34 + 50 * i, y + height / 2, 17) for i in range(3)]
    left = x + width - 68
    gone = f"{words.word('discard')} {discard}"
    return svg.group(
        *parts,
        svg.spot("jar-pile", svg.card_back(left, y + 9, 40, 46, "canopic_jar"), tip=words.word("jar-pile")),
        svg.label(str(pile), left + 54, y + 32, size=16, face="bold"),
        svg.label(gone, left + 27, y + height - 15, size=12.5, width=66, fill=svg.FADED_INK),
    )


@svg.part
def jar(name: str, box: Box, words: Words) -> Element:
    """A canopic jar: two resources at the top, one at the bottom."""
    bottom, left, right = JARS[name]
    x, y, width, height = box
    middle = x + width / 2
    drawn = svg.group(
        svg.path(jar_outline(box), fill="#e6d3a3", stroke="#8a6d35", stroke_width=1.6, class_="edge"),
        svg.line(x + 3, y + 13, x + width - 3, y + 13, stroke="#8a6d35", stroke_opacity=0.7),
        resource(middle - width * 0.23, y + height * 0.4, 8.6, left, flat=True),
        resource(middle + width * 0.23, y + height * 0.4, 8.6, right, flat=True),
        resource(middle, y + height * 0.74, 8.6, bottom, flat=True),
        class_="piece",
    )
    tip = " + ".join([words.name(kind) for kind in (bottom, left, right)])
    return svg.spot(f"jar-{name}", drawn, choice=f"jar:{name}", tip=tip)


def jar_outline(box: Box) -> str:
    x, y, width, height = box
    middle = x + width / 2
    return (
        f"M{x + 6:.2f} {y + 8:.2f}Q{middle:.2f} {y - 8:.2f} {x + width - 6:.2f} {y + 8:.2f}"
        f"L{x + width:.2f} {y + 18:.2f}Q{x + width:.2f} {y + height * 0.7:.2f} {x + width - 9:.2f} {y + height:.2f}"
        f"H{x + 9:.2f}Q{x:.2f} {y + height * 0.7:.2f} {x:.2f} {y + 18:.2f}z"
    )
