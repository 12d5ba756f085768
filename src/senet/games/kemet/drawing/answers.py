"""Answers that have no place of their own on the table: numbers, words, sets of cards."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, NamedTuple

from senet import svg
from senet.games.kemet.drawing.signs import ACTION_GLYPH, COMPANION_GLYPH, DI_GLYPH, FACTION_GLYPH
from senet.svg import Box, Element, Scene

# What stands on a chip: a glyph before the number of the choice.
NUMBERED: Final = {
    "units": "soldier",
    "level": "pyramid",
    "levels": "pyramid",
    "announce": "scroll",
    "convert": "knife",
    "veterans": "elder",
}
WORDS: Final = {  # choices that are a word, with their glyph
    "pass": "refusal",
    "stop": "mooring_post",
    "arrange": "friend",
    "share": "ankh",
    "retreat": "returning",
    "recall": "house",
    "home": "city",
    "stay": "sitting",
    "exchange": "crossroads",
    "offer": "offering_table",
    "collect": "bag",
}
SETS: Final = "cards"
NOTHING: Final = "cards:none"
HIGH: Final = 30.0


class Chip(NamedTuple):
    """An answer to be clicked."""

    choice: str
    glyphs: tuple[str, ...]
    words: str
    tip: str

    @property
    def width(self) -> float:
        words = svg.text_width(self.words, 13.5, "bold") + 6 if self.words else 0
        return 16 + 22 * len(self.glyphs) + words


def wanted(s: Scene) -> tuple[Chip, ...]:
    """The chips for what is offered now, sets of cards last."""
    found = [chip for chip in [chip_of(s, choice) for choice in s.offered] if chip is not None]
    return tuple(sorted(found, key=weight))


def is_set(chip: Chip) -> bool:
    """A set of several cards: the list of choices has it as well."""
    return chip.choice.startswith("cards:") and chip.choice != NOTHING


def weight(chip: Chip) -> int:
    if chip.choice == "pass":
        return 90
    return 100 + len(chip.glyphs) if chip.choice.startswith("cards:") else 0


def chip_of(s: Scene, choice: str) -> Chip | None:
    verb, _, noun = choice.partition(":")
    if choice in WORDS:
        words = s.words.word(choice)
        return Chip(choice, (WORDS[choice],), words, words)
    if verb in NUMBERED:
        shown = noun.replace("-", " · ")
        return Chip(choice, (NUMBERED[verb],), shown, s.words.word(f"choose-{verb}", {"number": shown}))
    if verb in ("leave", "join") and noun.isdigit():
        words = s.words.word(verb, {"count": int(noun)})
        return Chip(choice, ("soldier",), ("− " if verb == "leave" else "+ ") + noun, words)
    if verb in ("leave", "join") and "." in noun:
        return ally_chip(s, choice, "− " if verb == "leave" else "+ ")
    if verb == "give":
        points, _, seat = noun.partition(".")
        who = s.who(int(seat))
        words = s.words.word("give", {"points": int(points), "who": who})
        return Chip(choice, ("ankh",), f"{points} → {who}", words)
    if verb == "gather":
        area, _, seat = noun.partition(".")
        words = f"{s.who(int(seat))} · {s.words.name(area)}"
        return Chip(choice, ("soldier",), words, words)
    if verb == "faction":
        return Chip(choice, (FACTION_GLYPH[noun],), s.words.name(noun), s.words.name(noun))
    if verb == "action":
        words = s.words.word(f"action-{noun}")
        return Chip(choice, (ACTION_GLYPH[noun],), words, words)
    if verb == SETS:
        return set_of(s, choice)
    return None


def ally_chip(s: Scene, choice: str, sign: str) -> Chip:
    """Pieces of a teammate that the group leaves or takes along."""
    verb, _, noun = choice.partition(":")
    piece, _, seat = noun.partition(".")
    who = s.who(int(seat))
    if piece.isdigit():
        words = s.words.word(verb, {"count": int(piece)})
        return Chip(choice, ("soldier",), f"{sign}{piece} ({who})", f"{words} ({who})")
    name = s.words.name(piece)
    return Chip(choice, (COMPANION_GLYPH[piece],), f"{sign}{name}", f"{name} ({who})")


def set_of(s: Scene, choice: str) -> Chip | None:
    """A set of Divine Interventions; a single one is chosen by its card."""
    if choice == NOTHING:
        return Chip(choice, ("refusal",), s.words.word("no-cards"), s.words.word("no-cards"))
    noun = choice.partition(":")[2]
    if "+" not in noun and "." not in noun:
        return None
    glyphs: list[str] = []
    names: list[str] = []
    for part in noun.split("+"):
        card, _, count = part.partition(".")
        glyphs += [DI_GLYPH[card]] * int(count or 1)
        names.append(s.words.name(card) + (f" ×{count}" if count else ""))
    return Chip(choice, tuple(glyphs), "", " + ".join(names))


def answers(chips: Sequence[Chip], box: Box) -> list[Element]:
    """Chips in rows, as many as there is room for; only sets of cards are ever left out."""
    high = HIGH
    must = [chip for chip in chips if not is_set(chip)]
    while high > 22 and len(rows_of(must, box.w)) * (high + 4) > box.h:
        high -= 1
    rows = rows_of(chips, box.w)
    least = len(rows_of(must, box.w))
    rows = rows[: max(least, int((box.h + 4) // (high + 4)))]
    parts: list[Element] = []
    for number, row in enumerate(rows):
        x = box.x
        for chip in row:
            parts.append(drawn(chip, Box(x, box.y + number * (high + 4), chip.width, high)))
            x += chip.width + 6
    return parts


def rows_of(chips: Sequence[Chip], width: float) -> list[list[Chip]]:
    rows: list[list[Chip]] = [[]]
    x = 0.0
    for chip in chips:
        if rows[-1] and x + chip.width > width:
            rows.append([])
            x = 0.0
        rows[-1].append(chip)
        x += chip.width + 6
    return rows


@svg.part
def drawn(chip: Chip, box: Box) -> Element:
    middle = box.middle[1]
    glyphs = [
        svg.glyph(glyph, box.x + 18 + 22 * i, middle, 19, svg.INK, body="#d8b868")
        for i, glyph in enumerate(chip.glyphs)
    ]
    left = box.x + 8 + 22 * len(chip.glyphs) + 5
    verb, _, noun = chip.choice.partition(":")
    return svg.spot(
        svg.identifier("answer", verb, noun) if noun else f"answer-{verb}",
        svg.rect(box.x, box.y + 1, box.w, box.h, rx=8, fill="#000", fill_opacity=0.2),
        svg.rect(*box, rx=8, fill=svg.PAPYRUS_LIGHT, stroke="#a98f57", class_="edge"),
        *glyphs,
        svg.label(chip.words, left, middle, size=13.5, face="bold", anchor="start") if chip.words else None,
        choice=chip.choice,
        tip=chip.tip,
        classes="answer",
    )
